//! The display of a round of tables: a list, and the form of the one under the cursor below.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board_list::fixed_mark;
use super::hands::Hands;
use super::here::{Form, Here, board_no};
use super::matches::{self, Boards};
use super::tricks::{self, Tricks};
use super::{Mode, RoundScreen, Task};
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::panel;
use crate::widgets::table::{Cell, Column, Table, cell};
use crate::widgets::text::{self, own};
use crate::widgets::theme::Role;
use engine::action::{ByeKind, Outcome};
use engine::id::{BoardNo, PlayerId};
use engine::state::Board;
use formats::entry::Draft;
use formats::text::one_line;
use formats::values;
use formats::views::numbers::called;
use formats::views::pairings::byes;
use formats::views::words;

/// The least height of a table's form.
const FORM: u16 = 8;

/// The least height of the list of tables: its heading and two tables.
const LIST: u16 = 3;

/// The column of the score in a list of matches.
const SCORE: usize = 3;

impl RoundScreen {
    pub(super) fn draw_tables(
        &mut self,
        here: &Here<'_>,
        area: Rect,
        buffer: &mut Buffer,
        scene: &Scene<'_>,
    ) {
        let list = Rect { height: self.list_height(here, area.height), ..area };
        self.draw_list(here, list, buffer, scene);
        let form = Rect { y: list.bottom(), height: area.height - list.height, ..area };
        if list.height == 0 {
            return self.draw_form(here, form, buffer, scene);
        }
        panel::rule(form, buffer, scene.theme());
        let form = Rect { y: form.y + 1, height: form.height.saturating_sub(1), ..form };
        self.draw_form(here, form, buffer, scene);
    }

    /// Returns the height of the list: as many lines as it needs, but at most half; for tricks, what a whole
    /// round leaves.
    fn list_height(&self, here: &Here<'_>, height: u16) -> u16 {
        let rows = here.held.boards.len() + here.held.byes.len();
        let needed = u16::try_from(rows).unwrap_or(u16::MAX).saturating_add(1);
        if self.mode == Mode::Typing && here.form == Form::Tricks {
            let left = needed.min(height.saturating_sub(tricks::WHOLE));
            return if left < LIST { 0 } else { left };
        }
        needed.max(LIST).min(height / 2).min(height.saturating_sub(FORM))
    }

    fn draw_list(&mut self, here: &Here<'_>, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let is_match = here.form == Form::Boards;
        let (head, players) = if is_match { ("Match", "teams") } else { ("Table", "players") };
        let mut columns = vec![
            Column::number(head),
            Column::mark("").dropped(1),
            Column::text(players, 12, 120),
            Column::text("state", 9, 30),
        ];
        if is_match {
            columns.insert(SCORE, Column::mark("score"));
        }
        let checked = self.task == Task::Check;
        let (boards, byes) = (here.held.boards.len(), byes(here.state, here.held));
        let row = |at: usize| match here.held.boards.get(at) {
            Some(board) => {
                let typed = self.drafts.contains_key(&self.place_of(here, board_no(at)));
                let mut row = table_row(here, at, board, typed, checked, scene);
                if is_match {
                    row.insert(SCORE, matches::score_cell(here, board, checked));
                }
                row
            }
            None => byes.get(at - boards).map_or_else(Vec::new, |bye| bye_table_row(here, *bye, scene)),
        };
        let len = boards + byes.len();
        let at = self.board(here).map_or(0, BoardNo::index);
        let mut cursor = self.cursor.with_below(if at + 1 < boards { 0 } else { byes.len() });
        let empty = if is_match { "no matches" } else { "no tables" };
        let table = Table { columns: &columns, len, row: &row, detail: &[], empty, active: true };
        table.draw(area, buffer, &mut cursor, scene.theme());
        self.cursor = cursor;
    }

    /// Draws the input at the table under the cursor, or its entered result.
    fn draw_form(&self, here: &Here<'_>, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let Some(table) = self.board(here) else { return };
        let (theme, now) = (scene.theme(), self.mode == Mode::Typing);
        let place = words::place(here.state);
        let stands = here.board(table).and_then(|board| board.outcome.as_ref());
        let begin = scene.key(here.form.context(false, false), Intent::Open);
        let told = match (self.drafts.get(&self.place_of(here, table)), stands) {
            (Some(draft), _) => {
                if let Some(round) = draft.tractor() {
                    return Tricks::of_draft(table, round, draft.refused(), now).draw(area, buffer, theme);
                }
                if here.form == Form::Boards {
                    return Boards::of_draft(here, table, draft, now).draw(area, buffer, theme);
                }
                let lines = draft.show(here.state, here.round, table);
                return Hands::of_draft(here, table, lines, now).draw(area, buffer, theme);
            }
            (None, Some(_)) if self.task == Task::Check => {
                let values = values! { "place" => place, "table" => table.0, "key" => begin };
                scene.tell("table-second-pass", &values)
            }
            (None, None | Some(Outcome::Match(_))) if here.form == Form::Boards => {
                let keys = scene.settings.results;
                let Some(draft) = Draft::correcting(here.state, here.round, table, keys) else { return };
                return Boards::of_draft(here, table, &draft, false).draw(area, buffer, theme);
            }
            (None, Some(Outcome::Tractor(round))) => {
                return Tricks::of_round(here, table, round).draw(area, buffer, theme);
            }
            (None, Some(Outcome::TractorScore(score))) => {
                return Tricks::of_score(here, table, score).draw(area, buffer, theme);
            }
            (None, Some(Outcome::Dice(hands))) => {
                return Hands::of_round(here, table, hands).draw(area, buffer, theme);
            }
            (None, Some(outcome)) => words::score(Some(outcome)),
            (None, None) => {
                let values = values! { "place" => place, "table" => table.0, "key" => begin };
                scene.tell("table-missing", &values)
            }
        };
        let cells = usize::from(area.width).saturating_sub(2);
        text::put(buffer, (area.x + 2, area.y), cells, &own(Role::Dim, theme.language().word(&told)), theme);
    }
}

fn table_row(
    here: &Here<'_>,
    at: usize,
    board: &Board,
    typed: bool,
    checked: bool,
    scene: &Scene<'_>,
) -> Vec<Cell> {
    let open = here.open_at(board_no(at)).map(|open| one_line(&open).into_owned());
    let part = matches::part_of(here, board);
    let (mark, state, role) = match (&board.outcome, typed) {
        (_, false) if open.is_some() => ("?", open.as_deref().unwrap_or_default(), Role::Error),
        (_, false) if here.waits_at(board_no(at)).is_some_and(|kept| kept.refused.is_some()) => {
            ("?", "to decide", Role::Error)
        }
        (_, false) if here.waits_at(board_no(at)).is_some() => ("…", "waits", Role::Warning),
        (Some(Outcome::Match(held)), false) if held.games.contains(&Outcome::Adjourned) => {
            ("◐", "adjourned", Role::Missing)
        }
        (Some(_), false) if board.agreed => ("✓✓", "agreed", Role::Agreed),
        (Some(_), false) if checked => ("✓", "once", Role::Dim),
        (Some(_), false) => ("✓", "in", Role::Entered),
        (Some(_), true) if checked => ("◐", "being typed again", Role::Missing),
        (Some(_), true) => ("✓", "being corrected", Role::Warning),
        (None, _) if part.is_some() => ("◐", part.as_deref().unwrap_or_default(), Role::Missing),
        (None, true) => ("◐", "being typed", Role::Missing),
        (None, false) => ("·", "missing", Role::Missing),
    };
    vec![
        cell(Role::Dim, (at + 1).to_string()),
        cell(role, mark),
        cell(Role::Text, words::seats(here.state, &board.seats)),
        cell(
            role,
            format!("{} {}", scene.language().word_at("state", state), fixed_mark(here, at, board, scene))
                .trim_end()
                .to_owned(),
        ),
    ]
}

fn bye_table_row(here: &Here<'_>, (player, bye): (PlayerId, ByeKind), scene: &Scene<'_>) -> Vec<Cell> {
    let values = values! { "name" => called(here.state, player), "bye" => scene.word(bye.name()) };
    vec![
        cell(Role::Dim, ""),
        cell(Role::Bye, bye.letter().to_string()),
        cell(Role::Text, scene.tell("sits-out", &values)).spilling(),
    ]
}
