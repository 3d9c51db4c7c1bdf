//! An input line: one line of text with a caret, for any script.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_segmentation::UnicodeSegmentation as _;

use crate::keys::intent::Intent;
use crate::widgets::drawn;
use crate::widgets::text::{self, Piece, piece};
use crate::widgets::theme::{Role, Theme};

/// The longest text that a line takes, in bytes: what is pasted by accident is cut there.
const LIMIT: usize = 4096;

/// An input line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Field {
    text: String,
    /// A byte position in the text, on a grapheme boundary.
    caret: usize,
}

impl Field {
    /// Makes a line that holds a text already, the caret behind it.
    #[must_use]
    pub fn holding(text: &str) -> Self {
        let mut field = Self::default();
        field.insert(text);
        field
    }

    /// Returns the text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether nothing is typed.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Empties the line and gives what it held.
    pub fn take(&mut self) -> String {
        self.caret = 0;
        std::mem::take(&mut self.text)
    }

    /// Inserts a text at the caret, made harmless.
    pub fn insert(&mut self, text: &str) {
        let clean = text::clean(text);
        let room = LIMIT.saturating_sub(self.text.len());
        let fits = clean.grapheme_indices(true).map(|(at, grapheme)| at + grapheme.len());
        let end = fits.take_while(|end| *end <= room).last().unwrap_or(0);
        self.text.insert_str(self.caret, &clean[..end]);
        self.caret += end;
        self.settle();
    }

    /// Edits the line; gives whether the intent was one of editing.
    pub fn handle(&mut self, intent: Intent) -> bool {
        #[expect(clippy::wildcard_enum_match_arm, reason = "the caller handles the keys that do not edit")]
        match intent {
            Intent::Type(c) => self.insert(c.encode_utf8(&mut [0; 4])),
            Intent::EraseBack => self.erase(self.before()..self.caret),
            Intent::EraseForward => self.erase(self.caret..self.after()),
            Intent::EraseWord => self.erase(self.word_start()..self.caret),
            // At the start there is nothing before the caret: the whole line goes.
            Intent::EraseToStart if self.caret == 0 => self.erase(0..self.text.len()),
            Intent::EraseToStart => self.erase(0..self.caret),
            Intent::CaretLeft => self.caret = self.before(),
            Intent::CaretRight => self.caret = self.after(),
            Intent::CaretStart => self.caret = 0,
            Intent::CaretEnd => self.caret = self.text.len(),
            _ => return false,
        }
        true
    }

    fn erase(&mut self, range: std::ops::Range<usize>) {
        self.caret = range.start;
        self.text.replace_range(range, "");
        self.settle();
    }

    /// A combining mark may have grown together with its neighbour: the caret goes behind both.
    fn settle(&mut self) {
        let boundaries = self.text.grapheme_indices(true).map(|(at, _)| at);
        self.caret = boundaries.chain([self.text.len()]).find(|at| self.caret <= *at).unwrap_or(0);
    }

    fn before(&self) -> usize {
        self.text[..self.caret].grapheme_indices(true).next_back().map_or(0, |(at, _)| at)
    }

    fn after(&self) -> usize {
        self.text[self.caret..].graphemes(true).next().map_or(self.caret, |next| self.caret + next.len())
    }

    fn word_start(&self) -> usize {
        let head = self.text[..self.caret].trim_end();
        head.rfind(char::is_whitespace)
            .map_or(0, |at| at + head[at..].chars().next().map_or(0, char::len_utf8))
    }

    /// Draws the line so that the caret is seen; what does not fit is marked on its side.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        let cells = usize::from(area.width);
        if cells < 3 || area.height == 0 {
            return;
        }
        let line = Rect { height: 1, ..area };
        drawn::widget("field", line);
        buffer.set_style(line, theme.style(Role::Field));
        let shown = self.shown(cells);
        text::put_line(buffer, (area.x, area.y), cells, &shown, theme);
    }

    fn shown(&self, cells: usize) -> Vec<Piece> {
        let (head, tail) = self.text.split_at(self.caret);
        let under = tail.graphemes(true).next().unwrap_or(" ");
        let tail = tail.get(under.len()..).unwrap_or("");
        let room = cells.saturating_sub(text::width(under));
        let head = end_that_fits(head, room);
        let tail = text::cut(tail, room.saturating_sub(text::width(&head)));
        vec![piece(Role::Field, head), piece(Role::Caret, under), piece(Role::Field, tail)]
    }
}

/// Returns the end of a text that fits, a cut marked on the left.
fn end_that_fits(text: &str, cells: usize) -> String {
    if text::width(text) <= cells {
        return text.to_owned();
    }
    let mut used = text::width(text::CUT);
    let mut start = text.len();
    for (at, grapheme) in text.grapheme_indices(true).rev() {
        used += text::width(grapheme);
        if cells < used {
            break;
        }
        start = at;
    }
    format!("{}{}", text::CUT, &text[start..])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edit(start: &str, intents: &[Intent]) -> String {
        let mut field = Field::holding(start);
        for intent in intents {
            assert!(field.handle(*intent), "{intent:?}");
        }
        format!("{}|{}", &field.text[..field.caret], &field.text[field.caret..])
    }

    #[test]
    fn the_caret_moves_over_whole_graphemes() {
        assert_eq!(edit("ae\u{301}李", &[Intent::CaretLeft, Intent::CaretLeft]), "a|e\u{301}李");
        assert_eq!(edit("ae\u{301}", &[Intent::EraseBack]), "a|");
        assert_eq!(edit("ab", &[Intent::CaretStart, Intent::CaretLeft, Intent::EraseForward]), "|b");
        assert_eq!(edit("ab", &[Intent::CaretEnd, Intent::CaretRight, Intent::EraseForward]), "ab|");
    }

    #[test]
    fn words_and_lines_are_erased() {
        assert_eq!(edit("Berg, Luca 2214 ", &[Intent::EraseWord]), "Berg, Luca |");
        assert_eq!(edit("Berg", &[Intent::EraseWord]), "|");
        assert_eq!(edit("Berg, Luca", &[Intent::EraseToStart]), "|");
    }

    #[test]
    fn what_is_pasted_is_harmless_and_finite() {
        let mut field = Field::default();
        field.insert("A\x1b[2J\nB");
        assert_eq!(field.text(), "A [2J B");
        field.insert(&"李".repeat(5000));
        assert!(field.text().len() <= LIMIT);
    }

    #[test]
    fn a_combining_mark_moves_the_caret_behind_its_letter() {
        assert_eq!(edit("ae", &[Intent::CaretLeft, Intent::Type('\u{301}')]), "a\u{301}|e");
        assert_eq!(edit("a\u{301}", &[Intent::CaretStart, Intent::EraseForward]), "|");
    }

    #[track_caller]
    fn check_shown(field: &Field, expected: &str) {
        let width = u16::try_from(text::width(expected)).unwrap();
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, 1));
        field.draw(buffer.area, &mut buffer, &Theme::plain());
        let shown: String = buffer.content().iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(shown, expected);
    }

    #[test]
    fn a_long_line_shows_the_caret_and_marks_its_cuts() {
        let mut field = Field::holding("0123456789");
        check_shown(&field, "…456789 ");
        field.handle(Intent::CaretStart);
        check_shown(&field, "0123456…");
        field = Field::holding("01");
        check_shown(&field, "01      ");
    }
}
