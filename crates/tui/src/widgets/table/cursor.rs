//! The cursor of a table, and the part of it that is seen.

use ratatui::layout::{Position, Rect};

use crate::keys::intent::Intent;

/// The position of the cursor and the window of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Cursor {
    /// The row under the cursor.
    pub row: usize,
    /// The column under the cursor, if single cells of a row can be selected.
    pub column: Option<usize>,
    pub(super) top: usize,
    pub(super) shift: usize,
    pub(super) body: Rect,
    pub(super) detail: u16,
    pub(super) len: usize,
    pub(super) below: usize,
}

impl Cursor {
    /// Returns the row under the cursor; `None` if the table is empty.
    #[must_use]
    pub(crate) fn at(&self, len: usize) -> Option<usize> {
        len.checked_sub(1).map(|last| self.row.min(last))
    }

    /// Puts the cursor on a row.
    pub(crate) const fn go(&mut self, row: usize) {
        self.row = row;
    }

    /// Moves the cursor or the window; returns whether the intent was a movement.
    pub(crate) fn handle(&mut self, intent: Intent, len: usize) -> bool {
        let page = usize::from(self.body.height).max(2) - 1;
        let last = len.saturating_sub(1);
        let row = self.row.min(last);
        #[expect(clippy::wildcard_enum_match_arm, reason = "the caller handles the keys that do not move")]
        match intent {
            Intent::Up => self.row = row.saturating_sub(1),
            Intent::Down => self.row = (row + 1).min(last),
            Intent::PageUp => self.row = row.saturating_sub(page),
            Intent::PageDown => self.row = (row + page).min(last),
            Intent::First => self.row = 0,
            Intent::Last => self.row = last,
            _ => return false,
        }
        true
    }

    /// Sets the number of rows below the cursor that should also be visible if there is room: rows that the
    /// cursor cannot reach.
    #[must_use]
    pub(crate) const fn with_below(mut self, rows: usize) -> Self {
        self.below = rows;
        self
    }

    /// Moves to the previous or the next of the selectable columns.
    pub(crate) fn move_across(&mut self, right: bool, columns: &[usize]) {
        let here = self.column.and_then(|here| columns.iter().position(|column| *column == here));
        let to = match here {
            None => 0,
            Some(here) if right => here + 1,
            Some(here) => here.saturating_sub(1),
        };
        self.column = columns.get(to.min(columns.len().saturating_sub(1))).copied();
    }

    /// Puts the cursor on the row at a place of the screen, if there is one.
    pub(crate) fn click(&mut self, x: u16, y: u16) {
        if let Some(row) = self.row_at(x, y) {
            self.go(row);
        }
    }

    /// Returns the row at a position of the screen when the table was last drawn.
    #[must_use]
    pub(crate) fn row_at(&self, x: u16, y: u16) -> Option<usize> {
        if !self.body.contains(Position { x, y }) {
            return None;
        }
        let line = usize::from(y - self.body.y);
        let under = self.row.saturating_sub(self.top);
        let detail = usize::from(self.detail);
        let line = match line {
            line if line <= under => line,
            line if line <= under + detail => under,
            line => line - detail,
        };
        Some(self.top + line).filter(|row| *row < self.len)
    }

    /// Moves the cursor into the table and the window.
    pub(super) fn settle(&mut self, len: usize, body: Rect, detail: usize) {
        self.len = len;
        self.body = body;
        self.row = self.row.min(len.saturating_sub(1));
        let height = usize::from(body.height);
        let detail = detail.min(height.saturating_sub(1));
        self.detail = u16::try_from(detail).unwrap_or(0);
        let most = (len + detail).saturating_sub(height);
        self.top = self.top.min(most).min(self.row);
        let end = self.row + detail + self.below + 1;
        if self.top + height < end {
            self.top = (end - height).min(self.row);
        }
    }
}
