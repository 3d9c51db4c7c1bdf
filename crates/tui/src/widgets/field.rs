//! An input line on the screen: what is pasted is made harmless, and a long line shows the part around the
//! caret.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_segmentation::UnicodeSegmentation as _;

use crate::keys::intent::Intent;
use crate::widgets::drawn;
use crate::widgets::text::{self, Piece, piece};
use crate::widgets::theme::{Role, Theme};
use formats::entry::line::{Line, Move};

/// The longest text of a line in bytes: text that is pasted by accident is cut there.
const LIMIT: usize = 4096;

/// An input line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Field {
    line: Line,
    /// True if the text is offered as a whole: it is drawn like the caret, and the next character
    /// replaces it. Keys that move the caret or erase begin with the text.
    is_offered: bool,
}

impl Field {
    /// Creates a line with a text, the caret after it.
    #[must_use]
    pub(crate) fn holding(text: &str) -> Self {
        let mut field = Self::default();
        field.insert(text);
        field
    }

    /// Creates a line with a text that typing replaces.
    #[must_use]
    pub(crate) fn offering(text: &str) -> Self {
        Self { is_offered: !text.is_empty(), ..Self::holding(text) }
    }

    /// Returns the text.
    #[must_use]
    pub(crate) fn text(&self) -> &str {
        self.line.text()
    }

    /// Returns true if the line is empty.
    #[must_use]
    pub(crate) const fn is_empty(&self) -> bool {
        self.line.is_empty()
    }

    /// Empties the line and returns its text.
    pub(crate) fn take(&mut self) -> String {
        std::mem::take(self).text().to_owned()
    }

    /// Inserts a text at the caret, made harmless.
    pub(crate) fn insert(&mut self, text: &str) {
        if std::mem::take(&mut self.is_offered) {
            self.line = Line::default();
        }
        let clean = text::clean(text);
        let room = LIMIT.saturating_sub(self.line.text().len());
        let fits = clean.grapheme_indices(true).map(|(at, grapheme)| at + grapheme.len());
        let end = fits.take_while(|end| *end <= room).last().unwrap_or(0);
        self.line.insert_text(&clean[..end]);
    }

    /// Edits the line; returns true if the intent is an edit.
    pub(crate) fn handle(&mut self, intent: Intent) -> bool {
        #[expect(clippy::wildcard_enum_match_arm, reason = "the caller handles the keys that do not edit")]
        match intent {
            Intent::Type(c) => self.insert(c.encode_utf8(&mut [0; 4])),
            Intent::EraseBack => {
                self.line.backspace();
            }
            Intent::EraseForward => self.line.go(Move::EraseForward),
            Intent::EraseWord => self.line.go(Move::EraseWord),
            // There is nothing before the caret, so the whole line is erased.
            Intent::EraseToStart if self.line.parts().0.is_empty() => self.line = Line::default(),
            Intent::EraseToStart => self.line.go(Move::EraseToStart),
            Intent::CaretLeft => self.line.go(Move::Left),
            Intent::CaretRight => self.line.go(Move::Right),
            Intent::CaretStart => self.line.go(Move::Start),
            Intent::CaretEnd => self.line.go(Move::End),
            _ => return false,
        }
        self.is_offered = false;
        true
    }

    /// Draws the line so that the caret is visible; marks on both sides show hidden text.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) {
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
        let (head, tail) = self.line.parts();
        let under = tail.graphemes(true).next().unwrap_or(" ");
        let tail = tail.get(under.len()..).unwrap_or("");
        let room = cells.saturating_sub(text::width(under));
        let head = end_that_fits(head, room);
        let tail = text::cut(tail, room.saturating_sub(text::width(&head)));
        let role = if self.is_offered { Role::Caret } else { Role::Field };
        vec![piece(role, head), piece(Role::Caret, under), piece(Role::Field, tail)]
    }
}

/// Returns the end of a text that fits, with a mark for a cut on the left.
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
        let (head, tail) = field.line.parts();
        format!("{head}|{tail}")
    }

    #[test]
    fn the_caret_moves_over_whole_graphemes() {
        assert_eq!(edit("ae\u{301}李", &[Intent::CaretLeft, Intent::CaretLeft]), "a|e\u{301}李");
        assert_eq!(edit("ae\u{301}", &[Intent::EraseBack]), "a|");
        assert_eq!(edit("ab", &[Intent::CaretStart, Intent::CaretLeft, Intent::EraseForward]), "|b");
        assert_eq!(edit("ab", &[Intent::CaretEnd, Intent::CaretRight, Intent::EraseForward]), "ab|");
    }

    #[test]
    fn typing_replaces_an_offered_text() {
        for (intent, after) in
            [(Intent::Type('x'), "x"), (Intent::CaretEnd, "Berg"), (Intent::EraseBack, "Ber")]
        {
            let mut field = Field::offering("Berg");
            assert!(field.handle(intent));
            assert_eq!(field.text(), after);
            field.insert("y");
            assert_eq!(field.text(), format!("{after}y"));
        }
    }

    #[test]
    fn words_and_lines_are_erased() {
        assert_eq!(edit("Berg, Luca 2214 ", &[Intent::EraseWord]), "Berg, Luca |");
        assert_eq!(edit("Berg", &[Intent::EraseWord]), "|");
        assert_eq!(edit("Berg, Luca", &[Intent::EraseToStart]), "|");
    }

    #[test]
    fn pasted_text_is_harmless_and_limited() {
        let mut field = Field::default();
        field.insert("A\x1b[2J\nB");
        assert_eq!(field.text(), "A [2J B");
        field.insert(&"李".repeat(5000));
        assert!(field.text().len() <= LIMIT);
    }

    #[test]
    fn a_combining_mark_moves_the_caret_after_its_letter() {
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
