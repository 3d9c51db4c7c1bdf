//! The cursor of the round screen: to the next board without a result, to a board by name, to the board of an
//! act.

use super::here::{Here, board_no};
use super::{RoundScreen, Task};
use crate::jobs::request::{ChoiceItem, Choices, Found, Request};
use crate::scene::Scene;
use crate::screens::names_of_members;
use engine::action::Act;
use engine::id::BoardNo;
use engine::state::Board;
use formats::views::numbers::called;
use formats::views::words;

impl RoundScreen {
    /// Puts the cursor on the next board without a result, continuing from the first board if necessary.
    /// Without such a board it stays: otherwise one key too many would decide an adjourned game.
    pub(super) fn walk(&mut self, here: &Here<'_>, from: BoardNo) -> bool {
        let task = self.task;
        self.go_to_next(here, from, &|at, board| {
            let is_wanted = match task {
                Task::Check => board.outcome.is_some() && !board.agreed,
                Task::Enter | Task::Correct => board.outcome.is_none(),
            };
            is_wanted && !here.is_typed(at)
        })
    }

    pub(super) fn go_to_next(
        &mut self,
        here: &Here<'_>,
        from: BoardNo,
        wanted: &dyn Fn(BoardNo, &Board) -> bool,
    ) -> bool {
        let len = here.held.boards.len();
        let mut order = (0..len).map(|step| (from.index().wrapping_add(1) + step) % len.max(1));
        let next =
            order.find(|at| here.held.boards.get(*at).is_some_and(|board| wanted(board_no(*at), board)));
        if let Some(at) = next {
            self.cursor.go(at);
        }
        next.is_some()
    }

    /// Moves the cursor from a board with a result to the first one without.
    pub(super) fn wait(&mut self, scene: &Scene<'_>) {
        if let Some(here) = self.here(scene) {
            self.wait_here(&here);
        }
    }

    pub(super) fn wait_here(&mut self, here: &Here<'_>) {
        if self.is_in(here) {
            self.walk(here, board_no(here.held.boards.len().saturating_sub(1)));
        }
    }

    pub(super) fn find_board(&self, scene: &Scene<'_>) -> Option<Request> {
        let here = self.here(scene)?;
        let boards = here.held.boards.iter().enumerate();
        let items = boards.map(|(at, board)| {
            let seats = board.seats.iter().map(|seat| called(here.state, *seat));
            let (number, seats) = (board_no(at), seats.collect::<Vec<_>>().join(" – "));
            ChoiceItem {
                found: Found::Board(number),
                text: format!("{number}  {seats}"),
                number: None,
                beside: String::new(),
                also: board.seats.iter().flat_map(|seat| names_of_members(here.state, *seat)).collect(),
                about: String::new(),
            }
        });
        let title = format!("find a {} by name or number", words::place(here.state));
        Some(Request::Find(Box::new(Choices { title: title.into(), items: items.collect(), start: 0 })))
    }

    /// Puts the cursor on the board of an act that was undone or redone.
    pub(super) fn go_to_act(&mut self, act: &Act, scene: &Scene<'_>) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "other acts do not concern one round")]
        let (round, board) = match act {
            Act::Record { round, board, .. }
            | Act::Agree { round, board }
            | Act::Correct { round, board, .. }
            | Act::LineUp { round, board, .. }
            | Act::RecordGame { round, board, .. } => (*round, Some(*board)),
            Act::Publish { round, .. } | Act::Rearrange { round, .. } | Act::CorrectRound { round, .. } => {
                (*round, None)
            }
            _ => return,
        };
        self.by_slips = false;
        self.rest();
        self.shown.show(round, scene);
        self.cursor.go(board.map_or(0, BoardNo::index));
        // The next input is meant for a board without a result.
        if let (Some(board), Some(here)) = (board, self.here(scene).filter(|_| self.task == Task::Enter))
            && self.is_in(&here)
        {
            self.walk(&here, board);
        }
    }
}
