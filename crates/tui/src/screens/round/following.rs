//! The round screen after an act: recorded here, undone, or received from another desk.

use super::proposed::{Proposed, entries_of};
use super::{Place, RoundScreen, Task};
use crate::jobs::job::Work;
use crate::jobs::request::{Question, Request};
use crate::scene::Scene;
use crate::widgets::table::Cursor;
use crate::widgets::text::{own, piece};
use crate::widgets::theme::Role;
use engine::action::Act;
use engine::id::{PlayerId, RoundNo};
use engine::state::State;
use formats::views::numbers::called;
use formats::views::words;

impl RoundScreen {
    /// Turns an undone publication into a proposal again.
    pub(super) fn give_back(&mut self, act: &Act, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let entries = entries_of(scene);
        let Act::Publish { round, boards, byes, by } = act else { return None };
        if *round != state.next_round() || self.proposed.is_some() {
            return None;
        }
        let back = Proposed::given_back(*round, (boards, byes), *by, entries);
        let compares = back.is_work();
        self.proposed = Some(back);
        let state = Box::new(state.clone());
        compares.then(|| Request::Work(Work::Pair { state, round: *round }))
    }

    /// Updates an unfinished pairing with the players who are present.
    pub(super) fn follow(&mut self, act: &Act, scene: &Scene<'_>) {
        let Some(state) = scene.state() else { return };
        self.proposed.iter_mut().chain(&mut self.aside).for_each(|open| open.follow(act, state));
    }

    /// Handles changed boards from another desk: input for the old boards is not continued on others, and a
    /// user who looks at a slip sees this before the next key.
    pub(super) fn came(&mut self, act: &Act, scene: &Scene<'_>) -> Option<Request> {
        self.follow(act, scene);
        if matches!(act, Act::Publish { .. } | Act::Unpublish { .. }) {
            self.task = Task::Enter;
            self.by_slips = false;
            self.rest();
            self.shown.follow();
            self.cursor = Cursor::default();
            self.wait(scene);
        }
        if !matches!(act, Act::Rearrange { .. } | Act::CorrectRound { .. }) {
            return self.unseated(scene);
        }
        let here = self.here(scene)?;
        let board = self.board(&here)?;
        let now = here.board(board).map_or(&[][..], |held| &held.seats);
        let told = self.unseated(scene);
        if now == self.seen {
            return told;
        }
        self.rest();
        let players: Vec<String> = now.iter().map(|seat| called(here.state, *seat)).collect();
        let sits = format!("{} {board} is now {}.", words::place(here.state), players.join(" – "));
        let mut question =
            Question::read("another desk has changed this board", vec![vec![piece(Role::Text, sits)]]);
        if let Some(Request::Ask(also)) = told {
            question.lines.push(vec![also.title, own(Role::Text, ":")]);
            question.lines.extend(also.lines);
        }
        Some(Request::ask(question))
    }

    /// Removes the input for players who sit elsewhere now, and shows it.
    pub(super) fn unseated(&mut self, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        let is_seated = |(place, seats): (&Place, &Vec<PlayerId>)| {
            state.board(place.round, place.board).is_some_and(|held| held.seats == *seats)
        };
        let gone: Vec<Place> =
            self.seated.iter().filter(|one| !is_seated(*one)).map(|(place, _)| *place).collect();
        let mut lines = Vec::new();
        for place in gone {
            let seats = self.seated.remove(&place).unwrap_or_default();
            let Some(draft) = self.drafts.remove(&place).filter(|draft| !draft.is_empty()) else { continue };
            let players: Vec<String> = seats.iter().map(|seat| called(state, *seat)).collect();
            let told = format!(
                "round {}, {} {}, {}: {}",
                place.round,
                words::place(state),
                place.board,
                players.join(" – "),
                draft.changed().join(" / ")
            );
            lines.push(vec![piece(Role::Warning, told)]);
        }
        if lines.is_empty() {
            return None;
        }
        self.rest();
        let title = "Not recorded, because the players have changed";
        Some(Request::ask(Question::read(title, lines)))
    }

    pub(super) fn recorded(&mut self, act: &Act, scene: &Scene<'_>) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "nobody leaves by another act")]
        match act {
            Act::Withdraw { id, .. } | Act::Exclude { id, .. } => self.left = Some(*id),
            _ => self.left = None,
        }
        let (Act::Record { round, board, .. }
        | Act::Agree { round, board }
        | Act::Correct { round, board, .. }) = act
        else {
            if matches!(act, Act::CorrectRound { .. }) {
                self.proposed = None;
            }
            if matches!(act, Act::CorrectForRating { .. }) && self.task == Task::Correct {
                self.task = Task::Enter;
            }
            self.follow(act, scene);
            self.follow_match(act, scene);
            if matches!(act, Act::Publish { .. } | Act::Rearrange { .. } | Act::Unpublish { .. }) {
                self.proposed = None;
                self.shown.follow();
                self.cursor = Cursor::default();
                let last = scene.state().map_or(RoundNo(0), State::last_round);
                self.aside =
                    self.aside.take().filter(|aside| aside.is_of_next(aside.round()) && last < aside.round());
                // The player who left is already forfeited.
                self.wait(scene);
            }
            return;
        };
        self.clear_draft(*round, *board);
        if self.task == Task::Correct {
            self.task = Task::Enter;
            return;
        }
        let here = self.here(scene).filter(|here| here.round == *round);
        if let Some(here) = here.filter(|here| self.board(here) == Some(*board)) {
            self.walk(&here, *board);
        } else {
            // The result was entered elsewhere; the director still looks at the board under the cursor.
            self.wait(scene);
        }
    }
}
