//! A line of input: its caret, and the effect of the next key on a line that was filled in.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation as _;

/// A movement between the lines of a draft or within one, or an erasure of more than one character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// To the line above.
    Up,
    /// To the line below, which closes this one.
    Down,
    /// To the first line.
    First,
    /// To the last line.
    Last,
    /// One character left.
    Left,
    /// One character right.
    Right,
    /// To the start of the line.
    Start,
    /// To the end of the line.
    End,
    /// Erases the character at the caret.
    EraseForward,
    /// Erases the word before the caret.
    EraseWord,
    /// Erases everything before the caret.
    EraseToStart,
}

/// A line with a caret.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    text: String,
    /// A byte position in the text, on a grapheme boundary.
    caret: usize,
    /// True if the line was filled in and not changed: then the first character replaces it.
    is_fresh: bool,
}

impl Line {
    /// Creates a line with a text; typing replaces it.
    #[must_use]
    pub const fn filled(text: String) -> Self {
        let (caret, is_fresh) = (text.len(), !text.is_empty());
        Self { text, caret, is_fresh }
    }

    /// Creates a line that continues after a text.
    #[must_use]
    pub const fn going_on(text: String) -> Self {
        let caret = text.len();
        Self { text, caret, is_fresh: false }
    }

    /// Returns the text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns true if the line is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the text before and after the caret; if typing replaces the line, nothing is before it.
    #[must_use]
    pub fn parts(&self) -> (&str, &str) {
        self.text.split_at(self.caret)
    }

    /// Returns true if the caret is at the end.
    #[must_use]
    pub const fn is_at_end(&self) -> bool {
        self.caret == self.text.len()
    }

    /// Clears a line that was filled in, before its first character is typed.
    pub fn type_over(&mut self) {
        if self.is_fresh {
            *self = Self::default();
        }
    }

    /// Inserts a character at the caret.
    pub fn insert(&mut self, typed: char) {
        self.insert_text(typed.encode_utf8(&mut [0; 4]));
    }

    /// Inserts a text at the caret.
    pub fn insert_text(&mut self, text: &str) {
        self.type_over();
        self.text.insert_str(self.caret, text);
        self.caret += text.len();
        self.settle();
    }

    /// Erases the character before the caret; returns whether there was one.
    pub fn backspace(&mut self) -> bool {
        self.is_fresh = false;
        let start = self.before();
        let erased = start < self.caret;
        self.erase(start..self.caret);
        erased
    }

    /// Moves the caret or erases; movements between lines do nothing here.
    pub fn go(&mut self, to: Move) {
        match to {
            Move::Left => self.caret = self.before(),
            Move::Right => self.caret = self.after(),
            Move::Start => self.caret = 0,
            Move::End => self.caret = self.text.len(),
            Move::EraseForward => self.erase(self.caret..self.after()),
            Move::EraseWord => self.erase(self.word_start()..self.caret),
            Move::EraseToStart => self.erase(0..self.caret),
            Move::Up | Move::Down | Move::First | Move::Last => return,
        }
        self.is_fresh = false;
    }

    fn erase(&mut self, range: Range<usize>) {
        self.caret = range.start;
        self.text.replace_range(range, "");
        self.settle();
    }

    /// Moves the caret to a grapheme boundary: a combining mark may have joined the character before it.
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
        let space = head.rfind(char::is_whitespace);
        space.map_or(0, |at| at + head[at..].chars().next().map_or(0, char::len_utf8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filled_line_is_overwritten_or_edited_at_the_caret() {
        let mut line = Line::filled("S9 S2 ST SJ".to_owned());
        line.insert('H');
        assert_eq!(line.text(), "H");
        let mut line = Line::filled("S9 S2 ST SJ".to_owned());
        (0..3).for_each(|_| line.go(Move::Left));
        assert!(line.backspace());
        line.insert('Q');
        assert_eq!(line.parts(), ("S9 S2 SQ", " SJ"));
        line.go(Move::EraseWord);
        assert_eq!(line.parts(), ("S9 S2 ", " SJ"));
        line.go(Move::EraseToStart);
        line.go(Move::EraseForward);
        assert_eq!(line.text(), "SJ");
        assert!(!line.backspace());
    }
}
