//! Rating lists of federations, read as a stream: fixed width, XML, and the national lists in CSV
//! (`player-lists`).
//!
//! [`read`] detects the form of a list and passes one person after the other to the caller; it does
//! not store them. Lines that cannot be read are counted, and the first ones are named; if there are
//! more than a few, the list is refused. Every form has the same bounds ([`LARGEST`]). No file access
//! here.

pub mod fill;
mod fixed;
mod national;
pub mod written;
mod xml;

use std::io::{BufRead, Error, ErrorKind, Read};

use super::decoding;
use engine::action::{Entrant, ListedRating, RatingKind};
use engine::number::Rating;
use engine::text::Label;
use engine::text::quoted;
use engine::words;
pub use national::Columns;

/// The size of the largest list, in unpacked bytes, in every form: the federation's combined XML has
/// 856 MB.
pub const LARGEST: u64 = 2 << 30;

/// The size of the largest list in CSV, in bytes: it is decoded as a whole. National lists have at
/// most 20 MB.
pub const LARGEST_CSV: u64 = 128 << 20;

/// The most players of a list: the federation's has 1.9 million. Their index is in memory while the
/// list is read.
const MOST_PLAYERS: usize = 5_000_000;

/// The number of bad lines that are named; the others are only counted (`player-lists` 6, 5).
const NAMED: usize = 10;

/// The number of players read for each further bad line that is accepted.
const READ_FOR_A_BAD_ONE: usize = 100;

/// The number of bytes that are inspected to detect the form of a list.
const LOOKED_AT: usize = 512;

/// The longest line of a list, in bytes.
const LONGEST_LINE: u64 = 10_000;

/// The plausible ratings: no list of the federation ever went below 1000, and no player is above 3000
/// (`player-lists` 3). A rating outside this range is left out, and the player stays.
const BELIEVED: std::ops::RangeInclusive<u16> = 1000..=3000;

/// The kinds of ratings of the federation, in the order of its combined list.
pub const OF_FEDERATION: [RatingKind; 3] = [RatingKind::Standard, RatingKind::Rapid, RatingKind::Blitz];

/// A rating and its K.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rated {
    /// The kind of rating.
    pub kind: RatingKind,
    /// The rating.
    pub rating: Rating,
    /// The development coefficient, if the list has it.
    pub k: Option<u8>,
}

/// The reason why a person of a list is not read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum BadPerson {
    /// The text that is not a number of the federation's.
    #[error("{} is not a number in the federation's list", quoted(.0))]
    NoId(String),
    /// The line ends before the federation.
    #[error("only {bytes} bytes (expected at least {least})")]
    Short { bytes: usize, least: usize },
    /// The cells of a line without a name.
    #[error("a name is missing ({})", quoted(.0))]
    NoName(String),
}

/// The data of a person in a list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Person {
    /// The number in this list: digits without leading zeros in the federation's lists, any text in
    /// national ones; empty if the list has none.
    pub number: String,
    /// The number in the federation's list; empty if a national list does not have it.
    pub fide_id: String,
    /// The name, `Last, First`; if a line has no name, its number.
    pub name: String,
    /// The federation's code.
    pub federation: String,
    /// `m`, `w`, or nothing.
    pub sex: String,
    /// The highest title.
    pub title: String,
    /// The year of birth, or a date in a national list that has it.
    pub born: String,
    /// The club, which only national lists have.
    pub club: String,
    /// True if the list marks the person as inactive.
    pub is_inactive: bool,
    /// True if the line yields to another line of the same number, because it is a passive membership.
    pub is_passive: bool,
    /// The ratings, at most one of each kind.
    pub ratings: Vec<Rated>,
}

impl Person {
    /// Returns true if the list has no name for the person and shows the number instead.
    #[must_use]
    pub fn is_nameless(&self) -> bool {
        self.name == self.number
    }

    /// Returns the rating of a kind.
    #[must_use]
    pub fn rating(&self, kind: RatingKind) -> Option<Rating> {
        self.ratings.iter().find(|rated| rated.kind == kind).map(|rated| rated.rating)
    }

    /// Returns the highest of the ratings.
    #[must_use]
    pub fn highest(&self) -> Option<Rating> {
        self.ratings.iter().map(|rated| rated.rating).max()
    }

    /// Returns the person as an entrant, each rating with its list; the rating of the event is the first
    /// available kind of `order`.
    #[must_use]
    pub fn entrant(&self, source: &str, order: &[RatingKind]) -> Entrant {
        let source = Label::taken_over(source);
        let listed = |rated: &Rated| ListedRating {
            kind: rated.kind,
            rating: rated.rating,
            k: rated.k,
            source: source.clone(),
        };
        Entrant {
            name: Label::taken_over(&self.name),
            rating: order.iter().find_map(|kind| self.rating(*kind)),
            title: Label::taken_over(&self.title),
            sex: Label::taken_over(&self.sex),
            federation: Label::taken_over(&self.federation),
            fide_id: Label::taken_over(&self.fide_id),
            born: Label::taken_over(&self.born),
            club: Label::taken_over(&self.club),
            ratings: self.ratings.iter().map(listed).collect(),
            ..Entrant::default()
        }
    }

    /// Describes the person on one line: title, name, federation, year, ratings, number.
    #[must_use]
    pub fn in_words(&self) -> String {
        let mut text = String::new();
        if !self.title.is_empty() {
            text = format!("{} ", self.title);
        }
        text.push_str(&self.name);
        for fact in [&self.federation, &self.born, &self.sex, &self.club] {
            if !fact.is_empty() {
                text = format!("{text}, {fact}");
            }
        }
        for rated in &self.ratings {
            let k = rated.k.map_or_else(String::new, |k| format!(" (K {k})"));
            text = format!("{text}, {} {}{k}", rated.kind.name(), rated.rating);
        }
        if self.ratings.is_empty() {
            text.push_str(", unrated");
        }
        if self.is_inactive {
            text.push_str(", inactive");
        }
        let number = if self.number.is_empty() { &self.fide_id } else { &self.number };
        if number.is_empty() { text } else { format!("{text}, {number}") }
    }

    /// Clears all fields for the next person.
    fn clear(&mut self) {
        *self = Self::default();
    }
}

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
    fn note(&mut self, line: usize, why: &str) {
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

/// The caller's knowledge of a list, besides its bytes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choices {
    /// The kind of rating in a list that has only one kind.
    pub kind: Option<RatingKind>,
    /// The meaning of the columns of a national list.
    pub columns: Columns,
}

/// Reads a list and passes every person in it to `each`.
///
/// `each` may stop reading with an error, which is passed on.
///
/// # Errors
///
/// The list is refused, with a [`ListFault`].
pub fn read(
    input: &mut dyn BufRead,
    choices: &Choices,
    each: &mut dyn FnMut(&Person) -> Result<(), Error>,
) -> Result<Summary, ListFault> {
    let input = &mut Bounded { input, left: LARGEST };
    let mut count = 0;
    let each = &mut |person: &Person| {
        count += 1;
        if count <= MOST_PLAYERS { each(person) } else { Err(Error::other(ListFault::TooMany)) }
    };
    let start = input.fill_buf()?;
    let start = &start[..start.len().min(LOOKED_AT)];
    let text = String::from_utf8_lossy(start);
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let summary = if text.starts_with('<') {
        xml::read(input, choices, each)?
    } else if text.get(..9).is_some_and(|label| label.eq_ignore_ascii_case("ID Number"))
        && !text.lines().next().is_some_and(|line| line.contains([',', ';', '\t']))
    {
        fixed::read(input, choices, each)?
    } else {
        national::read(input, choices, each)?
    };
    if summary.read == 0 {
        return Err(ListFault::Nobody(summary.bad.first));
    }
    if NAMED + summary.read / READ_FOR_A_BAD_ONE < summary.bad.count {
        return Err(ListFault::NotUnderstood { read: summary.read, bad: summary.bad });
    }
    Ok(summary)
}

fn too_large(limit: u64) -> Error {
    Error::new(ErrorKind::FileTooLarge, format!("the list is too large (limit {} MB unpacked)", limit >> 20))
}

/// An input that fails when it exceeds the size of any list.
struct Bounded<'a> {
    input: &'a mut dyn BufRead,
    left: u64,
}

impl Read for Bounded<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        let ready = self.fill_buf()?;
        let count = ready.len().min(buffer.len());
        buffer[..count].copy_from_slice(&ready[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Bounded<'_> {
    fn fill_buf(&mut self) -> Result<&[u8], Error> {
        let ready = self.input.fill_buf()?;
        if self.left == 0 && !ready.is_empty() {
            return Err(too_large(LARGEST));
        }
        let count = usize::try_from(self.left).map_or(ready.len(), |left| left.min(ready.len()));
        Ok(&ready[..count])
    }

    fn consume(&mut self, count: usize) {
        self.left = self.left.saturating_sub(count as u64);
        self.input.consume(count);
    }
}

/// Returns true if bytes are a ZIP archive, in which the federation publishes its lists.
#[must_use]
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// Returns the month in the file name of a list: `standard_sep26frl.txt` is the list of `SEP26`.
#[must_use]
pub fn month_in_name(name: &str) -> Option<String> {
    let name = name.to_ascii_lowercase();
    let before = name.find("frl")?;
    let month = name.get(before.checked_sub(5)?..before)?;
    is_month(month).then(|| month.to_ascii_uppercase())
}

/// Returns the kind of rating in the file name of a list.
#[must_use]
pub fn kind_in_name(name: &str) -> Option<RatingKind> {
    let name = name.to_ascii_lowercase();
    OF_FEDERATION.into_iter().find(|kind| name.contains(kind.name()))
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

/// Names the kinds of ratings of a list.
#[must_use]
pub fn kinds_in_words(kinds: &[RatingKind]) -> String {
    words::first_few(&kinds.iter().map(|kind| kind.name().to_owned()).collect::<Vec<_>>(), NAMED)
}

/// Reads one line into a buffer, without its end; `None` at the end of the list.
fn next_line(input: &mut dyn BufRead, line: usize, buffer: &mut Vec<u8>) -> Result<Option<()>, ListFault> {
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

/// Appends bytes as text: UTF-8 if they are valid, otherwise Windows-1252, which never fails.
fn push_text(text: &mut String, bytes: &[u8]) {
    match std::str::from_utf8(bytes) {
        Ok(valid) => text.push_str(valid),
        Err(_) => text.push_str(&decoding::western(bytes)),
    }
}

/// Sets the federation's number of a player; returns `false` if the text is not a number.
fn set_id(person: &mut Person, digits: &str) -> bool {
    let digits = digits.trim();
    let is_number =
        !digits.is_empty() && digits.len() <= 15 && digits.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits.trim_start_matches('0');
    if !is_number || plain.is_empty() {
        return false;
    }
    person.number.push_str(plain);
    person.fide_id.push_str(plain);
    true
}

/// Adds a rating from a list of the federation; 0 and blank mean no rating. Returns true if the
/// rating is implausible and was left out.
fn add_rating(person: &mut Person, kind: RatingKind, rating: &str, k: &str) -> bool {
    let number = |text: &str| text.trim().parse::<u16>().ok().filter(|number| *number != 0);
    let Some(rating) = number(rating) else { return false };
    if !BELIEVED.contains(&rating) {
        return true;
    }
    let k = number(k).and_then(|k| u8::try_from(k).ok());
    person.ratings.push(Rated { kind, rating: Rating::from_units(i64::from(rating) * 1000), k });
    false
}

/// Sets sex, titles, year and flag from a list of the federation.
fn set_facts(person: &mut Person, sex: &str, titles: [&str; 2], year: &str, flag: &str) {
    person.sex.push_str(match sex.trim() {
        "M" | "m" => "m",
        "F" | "f" | "W" | "w" => "w",
        _ => "",
    });
    let titles = titles.into_iter().filter_map(|title| engine::person::title(title).ok());
    person.title.push_str(titles.into_iter().find(|title| !title.is_empty()).unwrap_or_default());
    let year = year.trim();
    if year.len() == 4 && year != "0000" && year.bytes().all(|byte| byte.is_ascii_digit()) {
        person.born.push_str(year);
    }
    person.is_inactive = flag.contains('i');
}

/// Completes a person of the federation's list: a person without a name gets the number as a name.
fn finish(person: &mut Person) {
    if person.name.is_empty() {
        person.name.clone_from(&person.number);
    }
}

#[cfg(test)]
mod tests;
