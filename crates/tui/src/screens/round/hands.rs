//! A table of poker dice: every player's hand, its rank, and the places of all closed hands.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::here::Here;
use crate::widgets::table::{Cell, Column, Cursor, Table, cell};
use crate::widgets::text::{self, own};
use crate::widgets::theme::{Role, Theme};
use engine::game::dice::{Hand, places};
use engine::id::BoardNo;
use formats::entry::Shown;
use formats::views::numbers::called;

/// The known hands of a table.
pub(super) struct Hands {
    title: String,
    lines: Vec<Shown>,
    /// True if keys go to the current line now.
    now: bool,
}

impl Hands {
    /// Shows the input at a table.
    pub(super) fn of_draft(here: &Here<'_>, table: BoardNo, lines: Vec<Shown>, now: bool) -> Self {
        Self { title: title(here, table), lines, now }
    }

    /// Shows the entered hands of a table.
    pub(super) fn of_round(here: &Here<'_>, table: BoardNo, hands: &[Hand]) -> Self {
        let seats = here.board(table).map_or(&[][..], |board| &board.seats);
        let lines = seats.iter().zip(hands).zip(places(hands)).map(|((seat, hand), place)| Shown {
            label: called(here.state, *seat),
            typed: hand.dice().map(|die| die.face().to_string()).join(" "),
            meaning: hand.value().to_string(),
            place: place.to_string(),
            ..Shown::default()
        });
        Self { title: title(here, table), lines: lines.collect(), now: false }
    }

    /// Draws the heading and one line per hand; the typed one stays in view.
    pub(super) fn draw(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        let cells = usize::from(area.width).saturating_sub(3);
        text::put(
            buffer,
            (area.x + 2, area.y),
            cells,
            &own(Role::Heading, theme.language().word(&self.title)),
            theme,
        );
        let columns = [
            Column::text("player", 8, 40),
            Column::text("dice", 10, 10),
            Column::number("place"),
            Column::text("hand", 10, 160).told(),
        ];
        let current = self.lines.iter().position(|line| line.current);
        let row = |at: usize| self.lines.get(at).map_or_else(Vec::new, |line| self.row(line));
        let (len, active) = (self.lines.len(), self.now && current.is_some());
        let table = Table { columns: &columns, len, row: &row, detail: &[], empty: "no hands", active };
        let mut cursor = Cursor::default();
        cursor.go(current.unwrap_or(0));
        let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        table.draw(below, buffer, &mut cursor, theme);
    }

    fn row(&self, line: &Shown) -> Vec<Cell> {
        let caret = if line.current && self.now { "▏" } else { "" };
        let leads = line.place == "1";
        vec![
            cell(Role::Text, line.label.clone()),
            cell(Role::Field, format!("{}{caret}{}", line.typed, line.behind)),
            cell(if leads { Role::Leader } else { Role::Text }, line.place.clone()),
            cell(if line.current { Role::Dim } else { Role::Text }, line.meaning.clone()),
        ]
    }
}

fn title(here: &Here<'_>, table: BoardNo) -> String {
    format!("Table {table} · round {}", here.round)
}
