//! A rating list as a whole: its form, its limits, its month and its faults.

use std::io::{BufRead, Error, ErrorKind};

use engine::action::RatingKind;
use engine::words;

/// The size of the largest list, in unpacked bytes, in every form: the federation's combined XML has
/// 856 MB.
pub const LARGEST: u64 = 2 << 30;

/// The size of the largest list in CSV, in bytes: it is decoded as a whole. National lists have at
/// most 20 MB.
pub const LARGEST_CSV: u64 = 128 << 20;

/// The most players of a list: the federation's has 1.9 million. Their index is in memory while the
/// list is read.
pub(super) const MOST_PLAYERS: usize = 5_000_000;

/// The number of bad lines that are named; the others are only counted (`player-lists` 6, 5).
pub(super) const NAMED: usize = 10;

/// The number of bytes that are inspected to detect the form of a list.
pub(super) const LOOKED_AT: usize = 512;

/// The longest line of a list, in bytes.
pub(super) const LONGEST_LINE: u64 = 10_000;

/// The form of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Columns of fixed width.
    FixedWidth,
    /// XML.
    Xml,
    /// CSV, or text with tabs.
    National,
}

impl Form {
    /// Returns the name of the form.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FixedWidth => "fixed width",
            Self::Xml => "XML",
            Self::National => "CSV",
        }
    }
}

/// The summary of a list after reading it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The form.
    pub form: Form,
    /// The month in the list, for instance `OCT26`.
    pub month: Option<String>,
    /// The kinds of ratings that it can have.
    pub kinds: Vec<RatingKind>,
    /// The number of persons.
    pub read: usize,
    /// The lines that could not be read.
    pub bad: BadLines,
    /// The number of ratings left out as implausible.
    pub odd_ratings: usize,
    /// The columns of a national list and their meaning, in words; empty for other lists.
    pub columns: String,
}

/// The number of lines that cannot be read, and the first ones.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BadLines {
    /// The number of lines.
    pub count: usize,
    /// The first ones, as `LINE: why`.
    pub first: Vec<String>,
}

impl BadLines {
    pub(super) fn note(&mut self, line: usize, why: &str) {
        self.count += 1;
        if self.first.len() < NAMED {
            self.first.push(format!("{line}: {why}"));
        }
    }
}

/// The reason why a list is refused.
#[derive(Debug, thiserror::Error)]
pub enum ListFault {
    /// The first line has other columns than the known ones (`player-lists` 6, 1).
    #[error(
        "1: the columns of this list are not known: {0} (expected the header line of the federation's list, `ID Number Name Fed Sex ...`)"
    )]
    UnknownColumns(String),
    /// A national list without a column of names.
    #[error("{line}: no column is known to hold the name: {header} (say which with --map COLUMN=name)")]
    NoName {
        /// The line of the headings, from 1.
        line: usize,
        /// The headings.
        header: String,
    },
    /// A list of one kind of rating does not name the kind.
    #[error(
        "the list holds one kind of rating and does not say which (say it with --kind standard, rapid or blitz)"
    )]
    WhichKind,
    /// A mapped column is missing, or it is mapped to an unknown field.
    #[error("{0}")]
    Mapping(String),
    /// The list ends in the middle of a player.
    #[error("the list ends in the middle of a player: it is cut short (load it again)")]
    CutShort,
    /// The XML is not well-formed.
    #[error("byte {at}: this is not the XML of a rating list: {what}")]
    Xml {
        /// The position, in bytes from 0.
        at: u64,
        /// The fault.
        what: String,
    },
    /// A line is longer than any line of a player.
    #[error("{line}: the line is too long for a player (limit {LONGEST_LINE} bytes)")]
    LongLine {
        /// The line, from 1.
        line: usize,
    },
    /// Too many lines could not be read.
    #[error(
        "{} could not be read, {read} could: the list is not understood{}",
        words::count_of(bad.count, "entry", "entries"),
        bad.first.first().map_or_else(String::new, |first| format!(" (first: {first})"))
    )]
    NotUnderstood {
        /// The number of players that were read.
        read: usize,
        /// The lines that could not be read.
        bad: BadLines,
    },
    /// The list has more players than any known list.
    #[error("the list has too many players (limit {})", MOST_PLAYERS)]
    TooMany,
    /// The list has no players.
    #[error("there is no player in the list{}", .0.first().map_or_else(String::new, |first| format!(" ({first})")))]
    Nobody(Vec<String>),
    /// The list cannot be read, or the caller cannot store it.
    #[error("{0}")]
    Disk(#[from] Error),
}

pub(super) fn too_large(limit: u64) -> Error {
    Error::new(ErrorKind::FileTooLarge, format!("the list is too large (limit {} MB unpacked)", limit >> 20))
}

/// Returns true if a text is a month in the form of the lists, in capitals or small letters: `OCT26`.
#[must_use]
pub fn is_month(text: &str) -> bool {
    let (month, year) = text.split_at_checked(3).unwrap_or_default();
    year.len() == 2
        && year.bytes().all(|byte| byte.is_ascii_digit())
        && MONTHS.iter().any(|known| known.eq_ignore_ascii_case(month))
}

/// The names of the months in the federation's lists.
pub const MONTHS: [&str; 12] =
    ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/// Writes a month and year in the form of the lists.
#[must_use]
pub fn month_label(year: i16, month: i8) -> Option<String> {
    let name = usize::try_from(month).ok()?.checked_sub(1).and_then(|at| MONTHS.get(at))?;
    Some(format!("{name}{:02}", year.rem_euclid(100)))
}

/// Reads one line into a buffer, without its end; `None` at the end of the list.
pub(super) fn next_line(
    input: &mut dyn BufRead,
    line: usize,
    buffer: &mut Vec<u8>,
) -> Result<Option<()>, ListFault> {
    buffer.clear();
    let mut limited = std::io::Read::take(&mut *input, LONGEST_LINE + 1);
    if limited.read_until(b'\n', buffer)? == 0 {
        return Ok(None);
    }
    if buffer.last() == Some(&b'\n') {
        buffer.pop();
    } else if LONGEST_LINE < buffer.len() as u64 {
        return Err(ListFault::LongLine { line });
    }
    if buffer.last() == Some(&b'\r') {
        buffer.pop();
    }
    Ok(Some(()))
}
