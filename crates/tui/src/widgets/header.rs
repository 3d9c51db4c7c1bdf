//! The top line: the event on the left, the saved state on the right.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::widgets::drawn;
use crate::widgets::text::{self, Line, Piece};
use crate::widgets::theme::{Role, Theme};

/// The least width of a title, in cells.
const LEAST_TITLE: usize = 4;

/// The top line.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Header<'a> {
    /// The event and the round, in several texts, the longest one first.
    pub left: &'a [Line],
    /// The last save, the head of the chain, the number of acts; parts that do not fit are removed, the last
    /// one first.
    pub right: &'a [Line],
}

impl Header<'_> {
    /// Draws the line.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        if area.width < 4 || area.height == 0 {
            return;
        }
        drawn::widget("header", area);
        let cells = usize::from(area.width) - 2;
        let left_side = self.saying(cells);
        let right = self.fitting(left_side, cells);
        let right_width = text::line_width(&right);
        let gap = if right_width == 0 { 0 } else { 2 };
        let left = cells.saturating_sub(right_width + gap);
        text::put_line(buffer, (area.x + 1, area.y), left, &cut_first(left_side, left), theme);
        let start = area.right().saturating_sub(1).saturating_sub(u16::try_from(right_width).unwrap_or(0));
        text::put_line(buffer, (start, area.y), right_width, &right, theme);
    }

    /// Returns the longest text that fits beside the whole right side. Otherwise returns the last but one, if
    /// it fits with its title cut beside the first part of the right side, or else the shortest.
    fn saying(&self, cells: usize) -> &[Piece] {
        let right = joined_width(self.right);
        let fits = |line: &&Line| text::line_width(line) + 2 + right <= cells;
        let first = joined_width(self.right.get(..1).unwrap_or_default());
        let fits_cut = |line: &&Line| cut_width(line) + 2 + first <= cells;
        let Some((shortest, ways)) = self.left.split_last() else { return &[] };
        let short = || ways.last().filter(fits_cut);
        ways.iter().find(fits).or_else(short).unwrap_or(shortest)
    }

    /// Shortens the right side until the left side fits; its first part always remains.
    fn fitting(&self, left: &[Piece], cells: usize) -> Line {
        let wanted = text::line_width(left).min(cells * 2 / 3).max(cut_width(left));
        let mut parts = self.right;
        while parts.len() > 1 && cells < wanted + 2 + joined_width(parts) {
            parts = &parts[..parts.len() - 1];
        }
        joined(parts)
    }
}

/// Returns the width of a line with its title cut to the least.
fn cut_width(line: &[Piece]) -> usize {
    let title = line.first().map_or(0, |title| text::width(&title.text));
    text::line_width(line) - title + title.min(LEAST_TITLE)
}

/// Cuts the first piece, the title, if a line is too long: the other pieces are more important now.
fn cut_first(line: &[Piece], cells: usize) -> Line {
    let over = text::line_width(line).saturating_sub(cells);
    let mut line = line.to_vec();
    if let Some(first) = line.first_mut().filter(|_| over > 0) {
        let room = text::width(&first.text).saturating_sub(over).max(LEAST_TITLE);
        first.text = text::cut(&first.text, room).into_owned();
    }
    line
}

fn joined(parts: &[Line]) -> Line {
    let mut line = Line::new();
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            line.push(text::piece(Role::Dim, " · "));
        }
        line.extend(part.iter().cloned());
    }
    line
}

fn joined_width(parts: &[Line]) -> usize {
    text::line_width(&joined(parts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::text::piece;

    #[track_caller]
    fn check(width: u16, expected: &str) {
        let left = [
            vec![piece(Role::Title, "Autumn Open"), piece(Role::Text, " · Swiss, 9 rounds · Round 4")],
            vec![piece(Role::Title, "Autumn Open"), piece(Role::Text, " · Round 4")],
            vec![piece(Role::Title, "Autumn Open"), piece(Role::Text, " · R4")],
        ];
        let right = [
            vec![piece(Role::Text, "saved 14:31:07")],
            vec![piece(Role::Text, "7f3a9c")],
            vec![piece(Role::Text, "212 acts")],
        ];
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, 1));
        Header { left: &left, right: &right }.draw(buffer.area, &mut buffer, &Theme::plain());
        assert_eq!(buffer, Buffer::with_lines([expected]));
    }

    #[test]
    fn the_right_side_is_cut_before_the_event() {
        check(77, " Autumn Open · Swiss, 9 rounds · Round 4  saved 14:31:07 · 7f3a9c · 212 acts ");
        check(64, " Autumn Open · Round 4       saved 14:31:07 · 7f3a9c · 212 acts ");
        check(50, " Autumn Open · Round 4    saved 14:31:07 · 7f3a9c ");
        check(39, " Autumn Open · Round 4  saved 14:31:07 ");
        check(34, " Autum… · Round 4  saved 14:31:07 ");
        check(28, " Autu… · R4  saved 14:31:07 ");
    }
}
