//! Rating lists of federations, read as a stream: fixed width, XML, and the national lists in CSV (`player-lists`).
//!
//! [`read`] finds out which form a list has and hands over one person after the other; nothing is kept of those before. What
//! cannot be read is counted, and the first lines of it are named; more than a few are a fault of the list. Every form is read
//! within the same bounds ([`LARGEST`]). Nothing here knows files.

pub mod fill;
mod fixed;
mod national;
pub mod written;
mod xml;

use std::io::{BufRead, Error, ErrorKind, Read};

use super::player_list::decoding;
use crate::engine::action::{Entrant, ListedRating, RatingKind};
use crate::engine::number::Rating;
use crate::engine::text::Label;
use crate::engine::words;
pub use national::Columns;

/// The largest list, in bytes as it is unpacked, whatever its form: the federation's combined XML has 856 MB.
pub const LARGEST: u64 = 2 << 30;

/// The largest list in CSV, in bytes: it is decoded as a whole. National ones have 20 MB at most.
pub const LARGEST_CSV: u64 = 128 << 20;

/// The most players of a list: the federation's has 1.9 million. What finds them is in memory while the list is read.
const MOST_PLAYERS: usize = 5_000_000;

/// How many bad lines are named before the rest is counted (`player-lists` 6, 5).
const NAMED: usize = 10;

/// How many players are read for each line more that may be bad.
const READ_FOR_A_BAD_ONE: usize = 100;

/// How much of a list is looked at to tell its form.
const LOOKED_AT: usize = 512;

/// The longest line of a list, in bytes.
const LONGEST_LINE: u64 = 10_000;

/// The ratings that are believed: no list of the federation went lower than 1000, and nobody is above 3000
/// (`player-lists` 3). What is outside is left out, and the player stays.
const BELIEVED: std::ops::RangeInclusive<u16> = 1000..=3000;

/// The kinds of ratings of the federation, in the order of its combined list.
pub const OF_FEDERATION: [RatingKind; 3] = [RatingKind::Standard, RatingKind::Rapid, RatingKind::Blitz];

/// A rating and its K.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rated {
    /// What it rates.
    pub kind: RatingKind,
    /// The rating.
    pub rating: Rating,
    /// The development coefficient, where the list has one.
    pub k: Option<u8>,
}

/// What a list has of a person.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Person {
    /// The number in this list: digits without leading zeros in the federation's lists, any text in national ones; empty where
    /// the list has none.
    pub number: String,
    /// The number in the federation's list; empty where a national list does not know it.
    pub fide_id: String,
    /// The name, `Last, First`; that of a line without a name is its number.
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
    /// Whether the list marks the person as inactive.
    pub is_inactive: bool,
    /// Whether a line of this kind gives way to another one of the same number: a passive membership.
    pub is_passive: bool,
    /// The ratings, at most one of each kind.
    pub ratings: Vec<Rated>,
}

impl Person {
    /// Whether the list has no name of the person and shows the number in its place.
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

    /// Returns the person as an entrant, each rating with the list that it is from; the rating of the event is the first of
    /// `order` that there is.
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

    /// Describes the person on a line: title, name, federation, year, ratings, number.
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

    /// Empties everything for the next person.
    fn clear(&mut self) {
        *self = Self::default();
    }
}

/// Which form a list has.
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
    /// Returns what it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FixedWidth => "fixed width",
            Self::Xml => "XML",
            Self::National => "CSV",
        }
    }
}

/// What is known of a list after reading it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The form.
    pub form: Form,
    /// The month that stands in the list, for instance `OCT26`.
    pub month: Option<String>,
    /// Which ratings it can hold.
    pub kinds: Vec<RatingKind>,
    /// How many persons were handed over.
    pub read: usize,
    /// What could not be read.
    pub bad: BadLines,
    /// How many ratings were left out because nobody believes them.
    pub odd_ratings: usize,
    /// How the columns of a national list were understood, in words; empty for others.
    pub columns: String,
}

/// Lines that cannot be read: how many, and the first ones.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BadLines {
    /// How many.
    pub count: usize,
    /// The first ones, `LINE: why`.
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

/// Why a list is not taken.
#[derive(Debug, thiserror::Error)]
pub enum ListFault {
    /// Its first line names other columns than those that are known (`player-lists` 6, 1).
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
    /// A list of one kind of rating does not say which kind.
    #[error(
        "the list holds one kind of rating and does not say which (say it with --kind standard, rapid or blitz)"
    )]
    WhichKind,
    /// A column was mapped that is not there, or to nothing known.
    #[error("{0}")]
    Mapping(String),
    /// It ends in the middle.
    #[error("the list ends in the middle of a player: it is cut short (load it again)")]
    CutShort,
    /// It is no well-formed XML.
    #[error("byte {at}: this is not the XML of a rating list: {what}")]
    Xml {
        /// Where, in bytes from 0.
        at: u64,
        /// What is wrong.
        what: String,
    },
    /// A line is longer than any player's.
    #[error("{line}: the line is too long for a player (limit {LONGEST_LINE} bytes)")]
    LongLine {
        /// The line, from 1.
        line: usize,
    },
    /// More was not read than a few lines.
    #[error(
        "{} could not be read, {read} could: the list is not understood{}",
        words::count_of(bad.count, "entry", "entries"),
        bad.first.first().map_or_else(String::new, |first| format!(" (first: {first})"))
    )]
    NotUnderstood {
        /// The players who were read.
        read: usize,
        /// What was not.
        bad: BadLines,
    },
    /// It has more players than any list.
    #[error("the list has too many players (limit {})", MOST_PLAYERS)]
    TooMany,
    /// Nobody is in it.
    #[error("there is no player in the list{}", .0.first().map_or_else(String::new, |first| format!(" ({first})")))]
    Nobody(Vec<String>),
    /// It cannot be read, or what was read cannot be kept.
    #[error("{0}")]
    Disk(#[from] Error),
}

/// What is known of a list besides its bytes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choices {
    /// The kind of rating of a list that has one kind only.
    pub kind: Option<RatingKind>,
    /// What columns of a national list hold.
    pub columns: Columns,
}

/// Reads a list and hands over every person in it.
///
/// `each` may stop the reading with an error, which is passed on.
///
/// # Errors
///
/// The list is refused as [`ListFault`] says.
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

/// An input that ends with an error where it is longer than any list.
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

/// Whether bytes are an archive (ZIP), as the federation publishes its lists.
#[must_use]
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// Returns the month of which a name of a list speaks: `standard_sep26frl.txt` is that of `SEP26`.
#[must_use]
pub fn month_in_name(name: &str) -> Option<String> {
    let name = name.to_ascii_lowercase();
    let before = name.find("frl")?;
    let month = name.get(before.checked_sub(5)?..before)?;
    is_month(month).then(|| month.to_ascii_uppercase())
}

/// Returns the kind of rating of which the name of a list speaks.
#[must_use]
pub fn kind_in_name(name: &str) -> Option<RatingKind> {
    let name = name.to_ascii_lowercase();
    OF_FEDERATION.into_iter().find(|kind| name.contains(kind.name()))
}

/// Whether a text is a month as lists write it, in capitals or small letters: `OCT26`.
#[must_use]
pub fn is_month(text: &str) -> bool {
    let (month, year) = text.split_at_checked(3).unwrap_or_default();
    year.len() == 2
        && year.bytes().all(|byte| byte.is_ascii_digit())
        && MONTHS.iter().any(|known| known.eq_ignore_ascii_case(month))
}

/// The months as the federation's lists call them.
pub const MONTHS: [&str; 12] =
    ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/// Writes a month of a year as lists do.
#[must_use]
pub fn month_label(year: i16, month: i8) -> Option<String> {
    let name = usize::try_from(month).ok()?.checked_sub(1).and_then(|at| MONTHS.get(at))?;
    Some(format!("{name}{:02}", year.rem_euclid(100)))
}

/// Says which ratings a list has.
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

/// Appends bytes as text: UTF-8 where they are that, else Windows-1252, which never fails.
fn push_text(text: &mut String, bytes: &[u8]) {
    match std::str::from_utf8(bytes) {
        Ok(valid) => text.push_str(valid),
        Err(_) => text.push_str(&decoding::western(bytes)),
    }
}

/// Sets the number of a player of the federation; `false` where it is none.
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

/// Adds a rating of the federation as it stands in a list; 0 and blank are none. Returns whether it is one that nobody
/// believes, and left out.
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

/// Takes sex, titles, year and flag as the federation's lists write them.
fn set_facts(person: &mut Person, sex: &str, titles: [&str; 2], year: &str, flag: &str) {
    person.sex.push_str(match sex.trim() {
        "M" | "m" => "m",
        "F" | "f" | "W" | "w" => "w",
        _ => "",
    });
    let titles = titles.into_iter().filter_map(|title| crate::engine::person::title(title).ok());
    person.title.push_str(titles.into_iter().find(|title| !title.is_empty()).unwrap_or_default());
    let year = year.trim();
    if year.len() == 4 && year != "0000" && year.bytes().all(|byte| byte.is_ascii_digit()) {
        person.born.push_str(year);
    }
    person.is_inactive = flag.contains('i');
}

/// Completes a person of the federation's list: whoever has no name is shown by the number.
fn finish(person: &mut Person) {
    if person.name.is_empty() {
        person.name.clone_from(&person.number);
    }
}

#[cfg(test)]
mod tests;
