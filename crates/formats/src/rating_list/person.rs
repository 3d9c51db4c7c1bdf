//! A person of a rating list, and the values of the federation's lists.

use crate::decoding;
use engine::action::{Entrant, ListedRating, RatingKind};
use engine::number::Rating;
use engine::text::{Label, quoted};

/// The plausible ratings: no list of the federation ever went below 1000, and no player is above 3000
/// (`player-lists` 3). A rating outside this range is left out, and the player stays.
pub(super) const BELIEVED: std::ops::RangeInclusive<u16> = 1000..=3000;

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
pub(super) enum BadPerson {
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
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}

/// Appends bytes as text: UTF-8 if they are valid, otherwise Windows-1252, which never fails.
pub(super) fn push_text(text: &mut String, bytes: &[u8]) {
    match std::str::from_utf8(bytes) {
        Ok(valid) => text.push_str(valid),
        Err(_) => text.push_str(&decoding::western(bytes)),
    }
}

/// Sets the federation's number of a player; returns `false` if the text is not a number.
pub(super) fn set_id(person: &mut Person, digits: &str) -> bool {
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
pub(super) fn add_rating(person: &mut Person, kind: RatingKind, rating: &str, k: &str) -> bool {
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
pub(super) fn set_facts(person: &mut Person, sex: &str, titles: [&str; 2], year: &str, flag: &str) {
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
pub(super) fn finish(person: &mut Person) {
    if person.name.is_empty() {
        person.name.clone_from(&person.number);
    }
}
