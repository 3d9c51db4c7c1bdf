//! The line at the bottom: the keys that work at this moment.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::text::{self, piece};
use crate::tui::theme::{Role, Theme};

/// A key in the bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The key.
    pub key: String,
    /// What it does.
    pub label: &'static str,
    /// Whether it does anything now.
    pub possible: bool,
}

/// Draws the bar: as many keys as fit, the last one (help) always, and a mark where some were left out.
pub fn draw(hints: &[Hint], area: Rect, buffer: &mut Buffer, theme: &Theme) {
    let Some((last, others)) = hints.split_last() else { return };
    if area.height == 0 || area.width < 4 {
        return;
    }
    let cells = usize::from(area.width) - 2;
    let mut room = cells.saturating_sub(width(last));
    let mut x = area.x + 1;
    for (at, hint) in others.iter().enumerate() {
        let mark = if at + 1 < others.len() { 3 } else { 0 };
        if room < width(hint) + 2 + mark {
            x = text::put(buffer, (x, area.y), 3, &piece(Role::KeyOff, "…  "), theme);
            break;
        }
        room -= width(hint) + 2;
        x = put(hint, x, area, buffer, theme) + 2;
    }
    put(last, x, area, buffer, theme);
}

fn width(hint: &Hint) -> usize {
    text::width(&hint.key) + 1 + text::width(hint.label)
}

fn put(hint: &Hint, x: u16, area: Rect, buffer: &mut Buffer, theme: &Theme) -> u16 {
    let (key, label) = if hint.possible { (Role::Key, Role::KeyLabel) } else { (Role::KeyOff, Role::KeyOff) };
    let line = [piece(key, &*hint.key), piece(label, format!(" {}", hint.label))];
    text::put_line(buffer, (x, area.y), usize::from(area.right().saturating_sub(x)), &line, theme)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(width: u16, expected: &str) {
        let hint = |key: &str, label| Hint { key: key.to_owned(), label, possible: true };
        let hints = [hint("1", "White"), hint("0", "Black"), hint("=", "draw"), hint("?", "help")];
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, 1));
        draw(&hints, buffer.area, &mut buffer, &Theme::plain());
        assert_eq!(buffer, Buffer::with_lines([expected]));
    }

    #[test]
    fn as_many_keys_as_fit_and_always_help() {
        check(34, " 1 White  0 Black  = draw  ? help ");
        check(32, " 1 White  0 Black  …  ? help    ");
        check(21, " 1 White  …  ? help  ");
        check(12, " …  ? help  ");
    }
}
