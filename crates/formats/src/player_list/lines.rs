//! The text of a list: its line ends, its quotation marks, and the commas of its names.

use std::borrow::Cow;

/// The longest line of a player, in bytes.
pub(super) const LONGEST_LINE: usize = 10_000;

/// A line, split into cells.
pub(super) struct Row {
    pub(super) line: usize,
    pub(super) cells: Vec<String>,
}

/// Adds a blank after the commas of a name that lack one: `Müller,Jörg`.
#[must_use]
pub fn spaced(name: &str) -> Cow<'_, str> {
    let mut parts = name.split(',');
    if parts.by_ref().skip(1).all(|part| part.is_empty() || part.starts_with(' ')) {
        return Cow::Borrowed(name);
    }
    Cow::Owned(name.split(',').map(str::trim).collect::<Vec<_>>().join(", "))
}

/// Ends all lines with LF: old spreadsheets use CR alone, and lines are counted by LF.
pub(super) fn ended_by_lf(text: &str) -> Cow<'_, str> {
    if !text.contains('\r') {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// Returns the first line that exceeds the limit of lists and results, from 1.
#[must_use]
pub fn too_long_a_line(text: &str) -> Option<usize> {
    text.split('\n').position(|line| LONGEST_LINE < line.len()).map(|at| at + 1)
}

/// Returns true if a field that begins with a quotation mark reaches the end of the text: everything after
/// the mark would be one name.
#[must_use]
pub fn reaches_the_end_in_quotes(rest: &str, separator: u8) -> bool {
    let (mut quoted, mut begins) = (false, true);
    let mut bytes = rest.trim_start_matches(['\r', '\n']).bytes().peekable();
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' if quoted && bytes.peek() == Some(&b'"') => drop(bytes.next()),
            b'"' if quoted => quoted = false,
            b'"' if begins => quoted = true,
            b'\n' if !quoted => return false,
            _ => {}
        }
        begins = !quoted && byte == separator;
    }
    quoted
}
