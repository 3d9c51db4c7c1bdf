//! Lines and columns, counted as the format counts them: characters from 1.

use std::borrow::Cow;

use super::player;
use super::tenths;

/// The longest line of a report, in bytes: a player's of 999 rounds has 10,079 columns, a list of all players 50,000.
pub const LONGEST_LINE: usize = 100_000;

/// Ignored at the very start of a file.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Returns the text of a file: UTF-8, or else Windows-1252, which is Latin-1 with letters where that has controls: the older
/// format leaves it open (trf 1).
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0,
    }
}

/// Returns the lines with their numbers, ended by LF, CR or CRLF.
pub fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut rest = Some(text);
    let mut number = 0;
    std::iter::from_fn(move || {
        let text = rest?;
        number += 1;
        let Some(end) = text.bytes().position(|byte| matches!(byte, b'\n' | b'\r')) else {
            rest = None;
            return Some(Line::new(number, text));
        };
        let width = if text[end..].starts_with("\r\n") { 2 } else { 1 };
        rest = Some(&text[end + width..]);
        Some(Line::new(number, &text[..end]))
    })
}

/// A line and its columns.
#[derive(Debug, Clone)]
pub struct Line<'a> {
    /// The number of the line, from 1.
    pub number: usize,
    /// Its text.
    pub text: &'a str,
    /// Where each character begins; `None` where characters are bytes.
    starts: Option<Vec<usize>>,
}

impl<'a> Line<'a> {
    fn new(number: usize, text: &'a str) -> Self {
        let text = text.trim_end_matches(|c: char| c.is_ascii_whitespace() || c == '\0' || c == '\x1a');
        // Characters are not looked for in a line that nobody reads.
        let counted = text.len() <= LONGEST_LINE && !text.is_ascii();
        let starts = counted.then(|| text.char_indices().map(|(start, _)| start).collect());
        Self { number, text, starts }
    }

    /// Counts bytes instead of characters where only that makes sense of a player's line: some programs write so (trf 1).
    pub fn counted_as_written(self) -> Self {
        if self.starts.is_none() || self.has_points() {
            return self;
        }
        let in_bytes = Self { starts: None, ..self.clone() };
        if in_bytes.has_points() { in_bytes } else { self }
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        self.starts.as_ref().map_or(self.text.len(), Vec::len)
    }

    /// The text of some columns; what is behind the end of the line is blank.
    pub fn columns(&self, (first, last): (usize, usize)) -> &'a str {
        let start = self.byte(first.saturating_sub(1));
        let end = self.byte(last);
        self.text.get(start..end).unwrap_or_default()
    }

    /// The text of some columns without the blanks around it.
    pub fn field(&self, columns: (usize, usize)) -> &'a str {
        self.columns(columns).trim_ascii()
    }

    /// Where a character begins, counted from 0.
    fn byte(&self, at: usize) -> usize {
        match &self.starts {
            None => at.min(self.text.len()),
            Some(starts) => starts.get(at).copied().unwrap_or(self.text.len()),
        }
    }

    /// Whether the points of a player's line stand where they should.
    fn has_points(&self) -> bool {
        let (first, last) = player::POINTS;
        let apart = [first - 1, last + 1].iter().all(|column| self.field((*column, *column)).is_empty());
        apart && tenths::read(self.field(player::POINTS)).is_some()
    }
}
