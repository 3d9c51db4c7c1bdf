//! Lines and columns in the units of the format: characters, counted from 1.

use std::borrow::Cow;

use unicode_width::UnicodeWidthChar as _;

use super::player;
use super::tenths;
use crate::decoding::{self, Decoded, TextEncoding};

/// The longest line of a report, in bytes: a player's of 999 rounds has 10,079 columns, a list of all
/// players 50,000.
pub(super) const LONGEST_LINE: usize = 100_000;

/// Returns the text of a file, in the chosen encoding or in the detected one, as for lists: the older
/// format does not define it (trf 1).
pub(super) fn decode(bytes: &[u8], chosen: Option<TextEncoding>) -> Decoded {
    decoding::decode(&without_halves(bytes), chosen)
}

/// Returns the bytes of a file without partial characters: a program that counts bytes may cut a long
/// name inside a character, at the end of its column.
fn without_halves(bytes: &[u8]) -> Cow<'_, [u8]> {
    if std::str::from_utf8(bytes).is_ok() {
        return Cow::Borrowed(bytes);
    }
    let mut whole = Cow::Borrowed(bytes);
    let mut start = 0;
    for line in bytes.split_inclusive(|byte| matches!(byte, b'\n' | b'\r')) {
        let end = start + player::NAME.1;
        let name = line.starts_with(b"001").then(|| line.get(..player::NAME.1)).flatten();
        if let Some(Err(cut)) = name.map(std::str::from_utf8)
            && cut.error_len().is_none()
            && std::str::from_utf8(&line[player::NAME.1..]).is_ok()
            && !line[..cut.valid_up_to()].is_ascii()
        {
            whole.to_mut()[start + cut.valid_up_to()..end].fill(b' ');
        }
        start += line.len();
    }
    whole
}

/// The unit in which a program counted the columns of its lines. The format counts characters; with
/// another unit, names with other letters shift the columns after them (trf 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Counting {
    /// Characters, as the format says.
    #[default]
    Characters,
    /// Bytes of UTF-8.
    Bytes,
    /// Units of UTF-16.
    Units,
    /// Columns of a terminal: two for a Chinese character, none for a combining accent.
    Cells,
}

impl Counting {
    /// Every unit, the usual one first.
    const ALL: [Self; 4] = [Self::Characters, Self::Bytes, Self::Units, Self::Cells];

    /// Returns the name of the unit.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Characters => "characters",
            Self::Bytes => "bytes",
            Self::Units => "units of UTF-16",
            Self::Cells => "columns of a terminal",
        }
    }

    /// Returns the number of columns of a character.
    fn columns(self, c: char) -> usize {
        match self {
            Self::Characters => 1,
            Self::Bytes => c.len_utf8(),
            Self::Units => c.len_utf16(),
            Self::Cells => c.width().unwrap_or(0),
        }
    }

    /// Returns the unit of the players' lines in a file, detected from the positions of numbers, dates
    /// and results.
    pub(super) fn of_file<'a>(lines: impl Iterator<Item = Line<'a>>) -> Self {
        let mut misfits = [0_usize; Self::ALL.len()];
        for line in lines.filter(|line| line.starts.is_some() && line.columns((1, 3)) == "001") {
            for (sum, counting) in misfits.iter_mut().zip(Self::ALL) {
                *sum += line.counted(counting).misfits();
            }
        }
        let best = Self::ALL.into_iter().zip(misfits).min_by_key(|(_, misfits)| *misfits);
        best.map_or(Self::Characters, |(counting, _)| counting)
    }

    /// Returns the unit of a player's line: that of the file, unless another one fits this line better.
    pub(super) fn of_line(self, line: &Line<'_>) -> Self {
        if line.starts.is_none() {
            return self;
        }
        let misfits = |counting: Self| line.counted(counting).misfits();
        let (mut best, mut least) = (self, misfits(self));
        for counting in Self::ALL {
            let found = misfits(counting);
            if found < least {
                (best, least) = (counting, found);
            }
        }
        best
    }
}

/// Returns the lines with their numbers, ended by LF, CR or CRLF.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
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
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// The number of the line, from 1.
    pub number: usize,
    /// Its text.
    pub text: &'a str,
    /// The byte offset of the character in each column; `None` if characters are bytes.
    starts: Option<Vec<usize>>,
}

impl<'a> Line<'a> {
    /// Splits a text into columns, without the blanks at its end.
    pub(super) fn new(number: usize, text: &'a str) -> Self {
        let text = text.trim_end_matches(|c: char| c.is_ascii_whitespace() || c == '\0' || c == '\x1a');
        // Characters are not located in a line that is too long to be read.
        let counted = text.len() <= LONGEST_LINE && !text.is_ascii();
        let starts = counted.then(|| text.char_indices().map(|(start, _)| start).collect());
        Self { number, text, starts }
    }

    /// Returns the line with its columns in the given unit.
    pub(super) fn counted(&self, counting: Counting) -> Self {
        if self.starts.is_none() {
            return self.clone();
        }
        let columns = |(start, c): (usize, char)| std::iter::repeat_n(start, counting.columns(c));
        Self { starts: Some(self.text.char_indices().flat_map(columns).collect()), ..self.clone() }
    }

    /// The number of columns.
    pub(super) fn width(&self) -> usize {
        self.starts.as_ref().map_or(self.text.len(), Vec::len)
    }

    /// Returns the text of some columns; columns after the end of the line are blank.
    pub(super) fn columns(&self, (first, last): (usize, usize)) -> &'a str {
        let start = self.byte(first.saturating_sub(1));
        let end = self.byte(last);
        self.text.get(start..end).unwrap_or_default()
    }

    /// Returns the text of some columns without the blanks around it.
    pub(super) fn field(&self, columns: (usize, usize)) -> &'a str {
        self.columns(columns).trim_ascii()
    }

    /// Returns the byte offset of a character, counted from 0.
    fn byte(&self, at: usize) -> usize {
        match &self.starts {
            None => at.min(self.text.len()),
            Some(starts) => starts.get(at).copied().unwrap_or(self.text.len()),
        }
    }

    /// Counts the texts outside the columns of a player's line (trf 4), after the name.
    fn misfits(&self) -> usize {
        let is_digit = |column| self.columns((column, column)).bytes().all(|byte| byte.is_ascii_digit());
        let is_number = |(first, last): (usize, usize)| {
            let text = self.columns((first, last)).trim_start_matches(' ');
            // Right-aligned digits, or blank.
            text.trim_end().is_empty() || is_digit(last) && text.bytes().all(|byte| byte.is_ascii_digit())
        };
        let gaps = [
            player::NAME.1 + 1,
            player::RATING.1 + 1,
            player::FEDERATION.1 + 1,
            player::FIDE_NUMBER.1 + 1,
            player::BIRTH.1 + 1,
            player::POINTS.1 + 1,
            player::RANK.1 + 1,
            player::ROUNDS - 1,
        ];
        let filled = gaps.into_iter().filter(|column| !self.field((*column, *column)).is_empty()).count();
        let (first, last) = player::POINTS;
        let has_point = matches!(self.columns((last - 1, last - 1)), "." | ",");
        let has_points = has_point && tenths::read(self.field((first, last))).is_some();
        let birth = self.columns(player::BIRTH);
        let has_birth = birth.trim().is_empty() || !birth.starts_with(' ');
        let blocks = (player::ROUNDS..=self.width()).step_by(player::ROUND_WIDTH);
        let is_block = |column: usize| {
            is_number((column, column + 3))
                && matches!(self.field((column + 5, column + 5)), "" | "-" | "w" | "b" | "W" | "B")
                && [4, 6, 8, 9].into_iter().all(|at| self.field((column + at, column + at)).is_empty())
        };
        filled
            + 2 * usize::from(!has_points)
            + usize::from(!is_number(player::RATING))
            + usize::from(!is_number(player::RANK))
            + usize::from(!has_birth)
            + blocks.filter(|column| !is_block(*column)).count()
    }

    /// Returns the line with its texts in columns of characters, converted from another unit; `None` if
    /// that changes nothing.
    pub(super) fn in_characters(&self, counting: Counting, texts: &[(usize, usize)]) -> Option<String> {
        if self.starts.is_none() || counting == Counting::Characters {
            return None;
        }
        let line = self.counted(counting);
        let mut out = String::new();
        let mut next = 1;
        for (first, last) in texts {
            out += line.columns((next, first - 1));
            let text = line.columns((*first, *last)).trim_end();
            out += text;
            out.extend(std::iter::repeat_n(' ', (last + 1 - first).saturating_sub(text.chars().count())));
            next = last + 1;
        }
        out += line.columns((next, line.width()));
        Some(out.trim_end().to_owned())
    }
}
