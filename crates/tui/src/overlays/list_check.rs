//! The differences between the rating lists and the registered players, to be marked and applied.

use std::collections::BTreeSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layer::{Heard, Layer};
use crate::jobs::request::Request;
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::panel;
use crate::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::widgets::text::{self, Line, own, piece};
use crate::widgets::theme::Role;
use engine::id::PlayerId;
use formats::rating_list::fill::Check;
use formats::views::changes;
use formats::views::words;

/// The differences from the rating lists.
#[derive(Debug)]
pub(crate) struct ListCheck {
    check: Check,
    /// The players whose changes are applied: at first all.
    marked: BTreeSet<PlayerId>,
    cursor: Cursor,
}

impl ListCheck {
    /// Shows the differences.
    #[must_use]
    pub(crate) fn new(check: Check) -> Self {
        let marked = check.differing.iter().map(|one| one.id).collect();
        Self { check, marked, cursor: Cursor::default() }
    }

    fn len(&self) -> usize {
        self.check.differing.len() + self.check.notes.len()
    }

    fn row(&self, at: usize) -> Vec<Cell> {
        if let Some(one) = self.check.differing.get(at) {
            let mark = if self.marked.contains(&one.id) { "[x]" } else { "[ ]" };
            let source = cell(Role::Dim, one.source.as_str());
            let differences = cell(Role::Text, changes::listed(&one.differences));
            return vec![
                cell(Role::Accent, mark),
                cell(Role::Text, one.called.as_str()),
                differences,
                source,
            ];
        }
        let note = at.checked_sub(self.check.differing.len()).and_then(|at| self.check.notes.get(at));
        let note = note.map_or("", String::as_str);
        vec![cell(Role::Dim, "–"), cell(Role::Warning, note).spilling()]
    }

    /// Returns the full text of the line under the cursor, if it was cut.
    fn detail(&self, cells: usize, scene: &Scene<'_>) -> Vec<Line> {
        let at = self.cursor.at(self.len()).unwrap_or(0);
        let text = match self.check.differing.get(at) {
            Some(one) => changes::listed(&one.differences),
            None => self
                .check
                .notes
                .get(at.saturating_sub(self.check.differing.len()))
                .cloned()
                .unwrap_or_default(),
        };
        text::wrap(&scene.word(&text), cells).into_iter().map(|part| vec![piece(Role::Dim, part)]).collect()
    }

    fn mark(&mut self) {
        let at = self.cursor.at(self.len()).and_then(|at| self.check.differing.get(at));
        let Some(id) = at.map(|one| one.id) else { return };
        if !self.marked.remove(&id) {
            self.marked.insert(id);
        }
    }

    /// Marks everybody; if everybody is marked, unmarks all.
    fn mark_all(&mut self) {
        let all: BTreeSet<PlayerId> = self.check.differing.iter().map(|one| one.id).collect();
        self.marked = if self.marked == all { BTreeSet::new() } else { all };
    }

    fn take_over(&self, scene: &Scene<'_>) -> Heard {
        let act = scene.state().and_then(|state| self.check.act(state, |id| self.marked.contains(&id)));
        match act {
            Some(act) => Heard::Then(Request::Do(Box::new(act))),
            None => Heard::Refuse("nobody is marked".to_owned()),
        }
    }
}

impl Layer for ListCheck {
    fn context(&self) -> Context {
        Context::ListCheck
    }

    fn is_answer(&self, intent: Intent) -> bool {
        intent == Intent::Accept
    }

    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Heard {
        #[expect(clippy::wildcard_enum_match_arm, reason = "other keys move the cursor or are unhandled")]
        match intent {
            Intent::Cancel => return Heard::Close,
            Intent::Accept => return self.take_over(scene),
            Intent::Mark => self.mark(),
            Intent::MarkAll => self.mark_all(),
            other if self.cursor.handle(other, self.len()) => {}
            _ => return Heard::Unhandled,
        }
        Heard::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let title = "registered players beside the rating lists".into();
        let inside = panel::open(area, (area.width, area.height), &title, buffer, scene.theme());
        let cells = usize::from(inside.width);
        let differing = self.check.differing.len();
        let found = words::count(self.check.found, "player");
        let summary =
            format!("{found} found in the lists, {}", words::count_of(differing, "differs", "differ"));
        let take = scene.key(Context::ListCheck, Intent::Accept);
        let back = scene.key(Context::ListCheck, Intent::Cancel);
        let takes = format!("{take} changes {}", words::count(self.marked.len(), "player"));
        let keeps = format!("{back} changes nothing");
        let outcome = format!("{}   {}", scene.word(&takes), scene.word(&keeps));
        let foot = [vec![own(Role::Text, scene.word(&summary))], vec![piece(Role::Warning, outcome)]];
        let below = u16::try_from(foot.len()).unwrap_or(u16::MAX).min(inside.height);
        let table = Rect { height: inside.height - below, ..inside };
        for (y, line) in (table.bottom()..inside.bottom()).zip(&foot) {
            text::put_line(buffer, (inside.x, y), cells, line, scene.theme());
        }
        let columns = [
            Column::mark(""),
            Column::text("player", 14, 30),
            Column::text("in the event → in the list", 20, 200).told(),
            Column::text("list", 6, 24).dropped(1),
        ];
        let mut cursor = self.cursor;
        let detail = self.detail(cells.saturating_sub(6), scene);
        let row = |at: usize| self.row(at);
        let empty = "everybody is registered as the lists say";
        let len = self.len();
        let drawn = Table { columns: &columns, len, row: &row, detail: &detail, empty, active: true };
        drawn.draw(table, buffer, &mut cursor, scene.theme());
        self.cursor = cursor;
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) -> Heard {
        if let Some(row) = self.cursor.row_at(x, y) {
            self.cursor.go(row);
            self.mark();
        }
        Heard::Stay
    }
}
