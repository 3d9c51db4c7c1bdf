//! The bottom line: the keys that work at this moment.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::widgets::drawn;
use crate::widgets::text::{self, piece};
use crate::widgets::theme::{Role, Theme};

/// A key in the bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Hint {
    /// The key.
    pub key: String,
    /// Its label in the language of the desk.
    pub label: Cow<'static, str>,
    /// True if it has an effect now.
    pub possible: bool,
}

/// The number of keys at the end that are always shown: undo, help and the manual.
const ALWAYS: usize = 3;

/// Draws the bar: as many keys as fit, always with the last three, and a mark if some were left out.
pub(crate) fn draw(hints: &[Hint], area: Rect, buffer: &mut Buffer, theme: &Theme) {
    if area.height == 0 || area.width < 4 {
        return;
    }
    drawn::widget("key bar", area);
    let hints = joined(hints);
    let (others, always) = hints.split_at(hints.len().saturating_sub(ALWAYS));
    let cells = usize::from(area.width) - 2;
    let kept: usize = always.iter().map(|hint| width(hint) + GAP).sum();
    let mut room = cells.saturating_sub(kept.saturating_sub(GAP));
    let mut x = area.x + 1;
    for (at, hint) in others.iter().enumerate() {
        let mark = if at + 1 < others.len() { 1 + GAP } else { 0 };
        if room < width(hint) + GAP + mark {
            x = text::put(buffer, (x, area.y), 3, &piece(Role::KeyOff, "…  "), theme);
            break;
        }
        room -= width(hint) + GAP;
        x = put(hint, x, area, buffer, theme) + 2;
    }
    for hint in always {
        x = put(hint, x, area, buffer, theme) + 2;
    }
}

/// Joins neighbours that do the same in two directions under one label: `←→ column`.
fn joined(hints: &[Hint]) -> Vec<Hint> {
    let mut shown: Vec<Hint> = Vec::with_capacity(hints.len());
    for hint in hints {
        match shown.last_mut() {
            Some(last) if last.label == hint.label => {
                last.key.push_str(&hint.key);
                last.possible |= hint.possible;
            }
            Some(_) | None => shown.push(hint.clone()),
        }
    }
    shown
}

/// The cells between two keys.
const GAP: usize = 2;

fn width(hint: &Hint) -> usize {
    text::width(&hint.key) + 1 + text::width(&hint.label)
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
        let hint = |key: &str, label: &'static str| Hint {
            key: key.to_owned(),
            label: label.into(),
            possible: true,
        };
        let hints = [
            hint("1", "White"),
            hint("0", "Black"),
            hint("=", "draw"),
            hint("u", "undo"),
            hint("?", "help"),
            hint("F1", "manual"),
        ];
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, 1));
        draw(&hints, buffer.area, &mut buffer, &Theme::plain());
        assert_eq!(buffer, Buffer::with_lines([expected]));
    }

    #[test]
    fn two_directions_share_a_label() {
        let hint = |key: &str, label: &'static str| Hint {
            key: key.to_owned(),
            label: label.into(),
            possible: true,
        };
        let hints = [hint("←", "column"), hint("→", "column"), hint("u", "undo"), hint("?", "help")];
        let mut buffer = Buffer::empty(Rect::new(0, 0, 30, 1));
        draw(&hints, buffer.area, &mut buffer, &Theme::plain());
        assert_eq!(buffer, Buffer::with_lines([" ←→ column  u undo  ? help    "]));
    }

    #[test]
    fn the_bar_always_shows_undo_help_and_manual() {
        check(53, " 1 White  0 Black  = draw  u undo  ? help  F1 manual ");
        check(51, " 1 White  0 Black  …  u undo  ? help  F1 manual    ");
        check(40, " 1 White  …  u undo  ? help  F1 manual  ");
        check(31, " …  u undo  ? help  F1 manual  ");
        check(12, " …  u undo  ");
    }
}
