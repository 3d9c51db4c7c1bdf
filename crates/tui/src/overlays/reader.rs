//! A text to read, with a title and scrolling.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_segmentation::UnicodeSegmentation as _;

use super::layer::{Heard, Layer};
use crate::jobs::request::LongText;
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::panel;
use crate::widgets::text::{self, Line, Piece};

/// The cells by which one key scrolls sideways.
const SIDEWAYS: usize = 10;

/// A text to read.
#[derive(Debug)]
pub(crate) struct Reader {
    title: Piece,
    lines: Vec<Line>,
    /// True if long lines are wrapped; lines of tables are cut instead.
    prose: bool,
    /// True if the lines are in their language already.
    is_translated: bool,
    from: usize,
    /// The number of cells that are scrolled out on the left.
    left: usize,
    height: usize,
}

impl Reader {
    /// Opens a text at its first line.
    #[must_use]
    pub(crate) fn new(text: LongText) -> Self {
        let LongText { title, lines, is_prose, is_translated } = text;
        Self { title, lines, prose: is_prose, is_translated, from: 0, left: 0, height: 1 }
    }
}

impl Layer for Reader {
    fn context(&self) -> Context {
        Context::Reader
    }

    fn handle(&mut self, intent: Intent, _scene: &Scene<'_>) -> Heard {
        let page = self.height.max(2) - 1;
        #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
        match intent {
            Intent::Up => self.from = self.from.saturating_sub(1),
            Intent::Down => self.from += 1,
            Intent::PageUp => self.from = self.from.saturating_sub(page),
            Intent::PageDown => self.from += page,
            Intent::First => self.from = 0,
            Intent::Last => self.from = self.lines.len(),
            Intent::Left => self.left = self.left.saturating_sub(SIDEWAYS),
            // Prose is wrapped, so there is nothing on the right.
            Intent::Right if self.prose => {}
            Intent::Right => self.left += SIDEWAYS,
            Intent::Cancel => return Heard::Close,
            _ => return Heard::Unhandled,
        }
        Heard::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let told = if self.is_translated {
            self.lines.clone()
        } else {
            panel::in_language(&self.lines, scene.language())
        };
        let broken = if self.prose { panel::wrapped(&told, area) } else { Vec::new() };
        let lines = if self.prose { &broken } else { &told };
        let widest = lines.iter().map(|line| text::line_width(line)).max().unwrap_or(0);
        let size = (
            widest.max(text::width(&panel::said(&self.title, scene.language()).text) + 4).max(30) + 4,
            lines.len() + 2,
        );
        let size = (u16::try_from(size.0).unwrap_or(u16::MAX), u16::try_from(size.1).unwrap_or(u16::MAX));
        let inside = panel::open(area, size, &self.title, buffer, scene.theme());
        self.height = usize::from(inside.height);
        self.left = self.left.min(widest.saturating_sub(usize::from(inside.width)));
        if self.left == 0 {
            self.from = panel::lines(lines, self.from, inside, buffer, scene.theme());
            return;
        }
        let moved: Vec<Line> = lines.iter().map(|line| without_cells(line, self.left)).collect();
        self.from = panel::lines(&moved, self.from, inside, buffer, scene.theme());
    }
}

/// Removes the first cells of a line; a wide character that is cut leaves blanks.
fn without_cells(line: &Line, cells: usize) -> Line {
    let mut left = cells;
    let mut rest = Line::new();
    for one in line {
        let mut kept = String::new();
        for grapheme in text::clean(&one.text).graphemes(true) {
            if left == 0 {
                kept.push_str(grapheme);
                continue;
            }
            let width = text::width(grapheme);
            kept.push_str(&" ".repeat(width.saturating_sub(left)));
            left = left.saturating_sub(width);
        }
        rest.push(text::piece(one.role, kept));
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::theme::Role;

    #[track_caller]
    fn check(text: &str, cells: usize, expected: &str) {
        let line = vec![text::piece(Role::Text, text)];
        let rest = without_cells(&line, cells);
        assert_eq!(rest.iter().map(|piece| piece.text.as_str()).collect::<String>(), expected);
    }

    #[test]
    fn a_line_scrolls_by_cells_in_any_script() {
        check("abcdef", 2, "cdef");
        check("abcdef", 9, "");
        check("小林 x", 2, "林 x");
        check("小林 x", 3, "  x");
        check("e\u{301}va", 1, "va");
    }
}
