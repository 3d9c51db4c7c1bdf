//! The kinds of texts that persons write into an event, and the text that replaces each.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use crate::basics::text::is_control;
use crate::event::prize_rules::{Birth, NO_TITLE};
use crate::event::refusal::Clause;
use crate::event::setup::PLACE;
use crate::pairing::numbering::NameOrder;
use crate::people::person::{self, NotAFact, is_nothing};

/// A kind of text. Equal texts of a kind stay equal, and different ones different.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A player, a team, a captain.
    Name,
    /// The short name of a team.
    ShortName,
    /// A number in the list of a federation.
    Id,
    /// A date of birth: the year stays.
    Birth,
    /// A title that no federation has.
    Title,
    /// A sex that is not understood.
    Sex,
    /// A federation that is no code.
    Federation,
    /// A club.
    Club,
    /// A category for prizes.
    Category,
    /// The label of a partnership.
    Partnership,
    /// The source of a rating.
    RatingList,
    /// The title of the event.
    Event,
    /// A place.
    Place,
    /// A day or a time in words.
    Day,
    /// A rate of play or a time control in words.
    RateOfPlay,
    /// A language that is no tag.
    Language,
    /// The address of a page.
    Page,
    /// An arbiter.
    Arbiter,
    /// The name of an operator or a desk.
    Operator,
    /// A remark or a reason.
    Remark,
    /// A tie-break of the event's own.
    TieBreak,
    /// A prize fund.
    Fund,
    /// A currency.
    Currency,
}

impl Kind {
    /// Returns the word for one and for several.
    #[must_use]
    pub const fn words(self) -> [&'static str; 2] {
        match self {
            Self::Name => ["name", "names"],
            Self::ShortName => ["short name", "short names"],
            Self::Id => ["id", "ids"],
            Self::Birth => ["date of birth", "dates of birth"],
            Self::Title => ["unknown title", "unknown titles"],
            Self::Sex => ["unknown sex", "unknown sexes"],
            Self::Federation => ["unknown federation", "unknown federations"],
            Self::Club => ["club", "clubs"],
            Self::Category => ["category", "categories"],
            Self::Partnership => ["partnership", "partnerships"],
            Self::RatingList => ["rating list", "rating lists"],
            Self::Event => ["title of the event", "titles of the event"],
            Self::Place => ["place", "places"],
            Self::Day => ["day in words", "days in words"],
            Self::RateOfPlay => ["rate of play", "rates of play"],
            Self::Language => ["unknown language", "unknown languages"],
            Self::Page => ["address of the page", "addresses of the page"],
            Self::Arbiter => ["arbiter", "arbiters"],
            Self::Operator => ["operator", "operators"],
            Self::Remark => ["remark", "remarks"],
            Self::TieBreak => ["own tie-break", "own tie-breaks"],
            Self::Fund => ["prize fund", "prize funds"],
            Self::Currency => ["currency", "currencies"],
        }
    }

    /// Returns true if a text stays: it names nobody, and rules read it.
    pub(super) fn keeps(self, text: &str) -> bool {
        let text = text.trim();
        let consists_of = |others: &str| text.chars().all(|c| c.is_ascii_digit() || others.contains(c));
        text.is_empty()
            || match self {
                Self::Id => is_nothing(text) || text.bytes().all(|byte| byte == b'0'),
                Self::Title => text == NO_TITLE || person::title(text).is_ok(),
                Self::Sex => person::sex(text).is_ok(),
                Self::Federation => person::federation(text).is_ok(),
                Self::Day => consists_of("-./: TZ+"),
                Self::RateOfPlay => consists_of("+-/:"),
                Self::Language => text.split(['+', '-']).all(is_subtag),
                Self::Currency => text.chars().count() <= LONGEST_CURRENCY,
                Self::TieBreak => text == PLACE,
                Self::Remark => Clause::ALL.iter().any(|clause| clause.words() == text),
                Self::Name
                | Self::ShortName
                | Self::Birth
                | Self::Club
                | Self::Category
                | Self::Partnership
                | Self::RatingList
                | Self::Event
                | Self::Place
                | Self::Page
                | Self::Arbiter
                | Self::Operator
                | Self::Fund => false,
            }
    }

    /// Returns a text in the form in which the rules compare texts of the kind.
    fn compared(self, text: &str) -> String {
        let is_folded =
            matches!(self, Self::Club | Self::Category | Self::Title | Self::Sex | Self::Federation);
        if is_folded { text.trim().to_lowercase() } else { text.to_owned() }
    }

    /// Returns the replacement with a number; numbers of the same width have the order of their texts.
    fn numbered(self, number: usize, width: usize) -> String {
        let word = match self {
            // An id of a list has no leading zero.
            Self::Id => return format!("1{number:0width$}"),
            Self::Page => return format!("https://example.org/{number}"),
            Self::TieBreak => return format!("OWN{number}"),
            Self::Name => "Player",
            Self::ShortName => return format!("T{number:0width$}"),
            Self::Birth => "born",
            Self::Title => "title",
            Self::Sex => "sex",
            Self::Federation => "federation",
            Self::Club => "Club",
            Self::Category => "Category",
            Self::Partnership => "Pair",
            Self::RatingList => "List",
            Self::Event => "Copy of an event",
            Self::Place => "Place",
            Self::Day => "day",
            Self::RateOfPlay => "rate",
            Self::Language => "language",
            Self::Arbiter => "Arbiter",
            Self::Operator => "Operator",
            Self::Remark => "remark",
            Self::Fund => "Fund",
            Self::Currency => "currency",
        };
        format!("{word} {number:0width$}")
    }
}

/// The length of a currency's code or sign.
const LONGEST_CURRENCY: usize = 3;

/// Returns true for a part of a language tag: `de`, `AT`, `Latn`.
fn is_subtag(text: &str) -> bool {
    (2..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Returns the replacement of a date of birth: its year, the first of January if a day was known, in a form
/// that is read as the date was.
fn birth(text: &str) -> Option<String> {
    match person::birth(text, None) {
        Ok(date) if date.is_empty() => None,
        Ok(date) if date.len() == "2000".len() => Some(date),
        Ok(date) => Some(format!("{}-01-01", date.get(..4).unwrap_or_default())),
        Err(NotAFact::TwoDates { year, .. }) => Some(format!("1/2/{year}")),
        Err(_) => {
            let year = text.parse::<Birth>().ok().map(|birth| String::from(birth).chars().take(4).collect());
            Some(year.map_or_else(|| "unknown".to_owned(), |year: String| format!("{year}-01")))
        }
    }
}

/// The texts of an event, and what replaces them.
#[derive(Debug, Default)]
pub(super) struct Replacements {
    found: BTreeMap<Kind, BTreeSet<String>>,
    new: BTreeMap<(Kind, String), String>,
}

impl Replacements {
    /// Adds a text of the event.
    pub(super) fn find(&mut self, kind: Kind, text: &str) {
        if !kind.keeps(text) && self.of(kind, text).as_deref() != Some(text) {
            self.found.entry(kind).or_default().insert(kind.compared(text));
        }
    }

    /// Numbers all texts that were found.
    pub(super) fn assign(&mut self, names: NameOrder<'_>) {
        for (kind, texts) in &self.found {
            let width = texts.len().to_string().len();
            let all: Vec<&str> = texts.iter().map(String::as_str).collect();
            let new = if *kind == Kind::Name {
                in_both_orders(&all, names, width)
            } else {
                (1..=all.len()).map(|number| kind.numbered(number, width)).collect()
            };
            self.new.extend(all.iter().map(|text| (*kind, (*text).to_owned())).zip(new));
        }
    }

    /// Returns the replacement of a text; `None` if the text stays.
    pub(super) fn of(&self, kind: Kind, text: &str) -> Option<String> {
        if kind.keeps(text) {
            return None;
        }
        if kind == Kind::Birth {
            return birth(text);
        }
        self.new.get(&(kind, kind.compared(text))).cloned()
    }

    /// Returns how many different texts of each kind were replaced.
    pub(super) fn counts(&self) -> Vec<(Kind, usize)> {
        self.found.iter().map(|(kind, texts)| (*kind, texts.len())).collect()
    }
}

/// Returns new names that have both orders of names, because both decide places in lists: the alphabetical
/// one, and that of letters' codes, in which the names are given. The number has the first, in which capitals
/// are like small letters. Where the second differs, capitals have it, because their codes are lower.
fn in_both_orders(all: &[&str], names: NameOrder<'_>, width: usize) -> Vec<String> {
    let mut alphabetical: Vec<usize> = (0..all.len()).collect();
    alphabetical.sort_by(|one, other| names(all[*one], all[*other]));
    let mut numbers = vec![0_usize; all.len()];
    let mut number = 0;
    let mut before: Option<usize> = None;
    for at in alphabetical {
        let is_other = before.is_none_or(|before| names(all[before], all[at]) != Ordering::Equal);
        number += usize::from(is_other);
        numbers[at] = number;
        before = Some(at);
    }
    let mut step = 0;
    let steps: Vec<usize> = (0..all.len())
        .map(|at| {
            step += usize::from(0 < at && numbers[at] <= numbers[at - 1]);
            step
        })
        .collect();
    let word = Kind::Name.numbered(0, width);
    let word = word.split(' ').next().unwrap_or_default();
    let capitals = |at: usize| if step == 0 { word.to_owned() } else { capitals(word, steps[at], step) };
    (0..all.len()).map(|at| format!("{} {:0width$}", capitals(at), numbers[at])).collect()
}

/// Writes a step of several as a word in capitals and small letters, repeated until it has a letter for each
/// binary digit: a later step has the higher codes.
fn capitals(word: &str, step: usize, steps: usize) -> String {
    let digits = usize::try_from(usize::BITS - steps.leading_zeros()).unwrap_or(1);
    let length = digits.div_ceil(word.len()) * word.len();
    let letters = word.chars().cycle().take(length).enumerate();
    let is_small = |at: usize| {
        u32::try_from(length - 1 - at).is_ok_and(|bit| step.checked_shr(bit).unwrap_or(0) & 1 == 1)
    };
    letters
        .map(|(at, c)| if is_small(at) { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() })
        .collect()
}

/// Returns a line in which letters are `x`, and digits `0` unless they are numbers of a table.
pub(super) fn masked(line: &str, keeps_digits: bool) -> String {
    let mask = |c: char| match c {
        '0'..='9' if keeps_digits => c,
        '0'..='9' => '0',
        c if c.is_ascii_punctuation() || c == ' ' => c,
        c if is_control(c) => ' ',
        _ => 'x',
    };
    line.chars().map(mask).collect()
}
