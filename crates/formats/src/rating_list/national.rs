//! National lists and lists made by users: one heading per column, separated by commas, semicolons or
//! tabs (`player-lists` 8).
//!
//! Lines are split one by one: a quotation mark that is never closed spoils only its own line, which
//! is named, and not the rest of the list.

use std::io::{BufRead, Error, Read as _};

use super::{
    BELIEVED, BadLines, BadPerson, Form, LARGEST_CSV, LONGEST_LINE, LOOKED_AT, ListFault, Person, Rated,
    Summary, is_month, too_large,
};
use crate::decoding;
use crate::player_list::headings::{self, Field};
use crate::player_list::{RatingKind as ColumnKind, Separator, reaches_the_end_in_quotes, spaced};
use engine::action::RatingKind;
use engine::folding::bare;
use engine::number::Rating;
use engine::person::{self, NotAFact};
use engine::text::quoted;

/// The number of lines in which the headings are searched.
const HEADINGS_WITHIN: usize = 15;

/// The content of a column of a national list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    /// A field that lists of entrants have too; the id is the number in the federation's list.
    Known(Field),
    /// The number in this list.
    Number,
    /// The development coefficient of the national rating.
    K,
    /// The kind of membership: a passive one yields to an active one.
    Status,
}

impl Holds {
    fn name(self) -> &'static str {
        match self {
            Self::Known(Field::Id) => "FIDE id",
            Self::Known(field) => field.name(),
            Self::Number => "number",
            Self::K => "K",
            Self::Status => "status",
        }
    }

    fn called(text: &str) -> Option<Self> {
        match bare(text).as_str() {
            "number" | "nationalid" => Some(Self::Number),
            "k" => Some(Self::K),
            "status" => Some(Self::Status),
            _ => Field::called(text).map(Self::Known),
        }
    }
}

/// The headings of the number in a national list; the first match counts.
const NUMBERS: [&str; 12] = [
    "relatienummer",
    "ecfcode",
    "idno",
    "cfc",
    "nationalid",
    "spielernummer",
    "playerid",
    "licence",
    "id",
    "nr",
    "memberno",
    "number",
];

/// The headings of national ratings that lists of entrants do not use.
const NATIONAL: [&str; 3] = ["revisedstandard", "originalstandard", "rat"];

/// The user did not map this column.
struct NothingSaid;

/// The reason why a text does not map a column.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadColumn {
    /// The text has another form.
    #[error(
        "{} does not say what a column holds (expected COLUMN=FIELD, for instance Rat.=national rating)",
        quoted(.0)
    )]
    NoMapping(String),
    /// Lists do not have such a field.
    #[error(
        "{} is not a field (expected none, number, K, status, {})",
        quoted(.0),
        Field::ALL.map(Field::name).join(", ")
    )]
    NoField(String),
}

/// The caller's knowledge of a list, besides its bytes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choices {
    /// The kind of rating in a list that has only one kind.
    pub kind: Option<RatingKind>,
    /// The meaning of the columns of a national list.
    pub columns: Columns,
}

/// The user's mapping of the columns of a list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Columns(Vec<(String, Option<Holds>)>);

impl Columns {
    /// Records the mapping of a column, by its heading or its number from 1: `Rat.=national rating`,
    /// `11=id`, `Hur.=none`.
    ///
    /// # Errors
    ///
    /// The text has another form, or names a field that a list does not have.
    pub fn map(&mut self, text: &str) -> Result<(), BadColumn> {
        let expected = || BadColumn::NoMapping(text.to_owned());
        let (column, field) = text.rsplit_once('=').ok_or_else(expected)?;
        if column.trim().is_empty() {
            return Err(expected());
        }
        let holds = match field.trim() {
            "" | "none" | "-" => None,
            field => Some(Holds::called(field).ok_or_else(|| BadColumn::NoField(field.to_owned()))?),
        };
        self.0.push((column.trim().to_owned(), holds));
        Ok(())
    }

    /// Returns the mapping of a column; an error if the user did not map it.
    fn chosen(&self, at: usize, heading: &str) -> Result<Option<Holds>, NothingSaid> {
        let is_it = |name: &str| {
            name.parse() == Ok(at + 1) || (!bare(heading).is_empty() && bare(name) == bare(heading))
        };
        self.0.iter().find(|(name, _)| is_it(name)).map(|(_, holds)| *holds).ok_or(NothingSaid)
    }

    /// Returns the first mapped column that the list does not have.
    fn missing(&self, headings: &[String]) -> Option<&str> {
        let has = |name: &str| {
            (0..headings.len()).any(|at| name.parse() == Ok(at + 1) || bare(&headings[at]) == bare(name))
        };
        self.0.iter().map(|(name, _)| name.as_str()).find(|name| !has(name))
    }
}

/// Splits a line; quotation marks that do not match are read as letters.
fn cells(line: &str, separator: Separator) -> Vec<String> {
    let byte = separator.byte();
    if line.contains('"') && line.matches('"').count().is_multiple_of(2) {
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .trim(csv::Trim::All)
            .delimiter(byte)
            .from_reader(line.as_bytes());
        if let Some(Ok(record)) = reader.records().next() {
            return record.iter().map(str::to_owned).collect();
        }
    }
    line.split(char::from(byte)).map(|cell| cell.trim().trim_matches('"').trim().to_owned()).collect()
}

/// Returns the most frequent separator in the headings, outside quotation marks.
fn separator(header: &str) -> Separator {
    let count = |separator: &Separator| {
        let mut is_quoted = false;
        header
            .bytes()
            .filter(|byte| {
                is_quoted ^= *byte == b'"';
                !is_quoted && *byte == separator.byte()
            })
            .count()
    };
    Separator::ALL.into_iter().rev().max_by_key(count).unwrap_or(Separator::Comma)
}

/// Returns the content of every column.
fn holds(headings: &[String], columns: &Columns) -> Vec<Option<Holds>> {
    let texts: Vec<&str> = headings.iter().map(String::as_str).collect();
    let mut found: Vec<Option<Holds>> =
        headings::fields(&texts).into_iter().map(|field| field.map(Holds::Known)).collect();
    let plain: Vec<String> = headings.iter().map(|heading| bare(heading)).collect();
    // A column with a plain name such as id or number is the number of the national list.
    for (at, one) in found.iter_mut().enumerate() {
        if *one == Some(Holds::Known(Field::Id)) && !plain[at].contains("fide") && plain[at] != "idnumber" {
            *one = None;
        }
    }
    // Denmark calls two columns `Nr`: the one after the federation's rating is the federation's number.
    let repeated = |at: usize| at > 0 && plain[at] == "nr" && plain[at - 1] == "fide";
    if !found.contains(&Some(Holds::Known(Field::Id)))
        && let Some(at) = (0..plain.len()).find(|at| repeated(*at))
    {
        found[at] = Some(Holds::Known(Field::Id));
    }
    let free = |found: &[Option<Holds>], at: usize| found[at].is_none();
    let number =
        NUMBERS.iter().find_map(|name| (0..plain.len()).find(|at| plain[*at] == *name && free(&found, *at)));
    if let Some(at) = number {
        found[at] = Some(Holds::Number);
    }
    let is_national = |one: &Option<Holds>| {
        matches!(one, Some(Holds::Known(Field::Rating(ColumnKind::Plain | ColumnKind::National))))
    };
    if !found.iter().any(is_national)
        && let Some(at) = NATIONAL.iter().find_map(|name| plain.iter().position(|one| one == name))
    {
        found[at] = Some(Holds::Known(Field::Rating(ColumnKind::National)));
    }
    for (at, name) in plain.iter().enumerate() {
        let is_federations = name.contains("fide") || headings[at].contains("rtng");
        match found[at] {
            // A national rating of faster games is none of the four kinds.
            Some(Holds::Known(Field::Rating(ColumnKind::Rapid | ColumnKind::Blitz))) if !is_federations => {
                found[at] = None;
            }
            None if name == "k" => found[at] = Some(Holds::K),
            None if name == "status" => found[at] = Some(Holds::Status),
            Some(_) | None => {}
        }
    }
    for at in 0..found.len() {
        let Ok(chosen) = columns.chosen(at, &headings[at]) else { continue };
        if chosen.is_some() {
            found.iter_mut().filter(|one| **one == chosen).for_each(|one| *one = None);
        }
        found[at] = chosen;
    }
    tell_names_apart(&mut found);
    found
}

/// Reads `Name` as a family name if the other column is `Vorname`.
fn tell_names_apart(found: &mut [Option<Holds>]) {
    let place = |found: &[Option<Holds>], field: Field| {
        found.iter().position(|one| *one == Some(Holds::Known(field)))
    };
    let parts = (place(found, Field::LastName), place(found, Field::FirstName));
    if let (Some(name), (None, Some(_))) = (place(found, Field::Name), parts) {
        found[name] = Some(Holds::Known(Field::LastName));
    }
}

/// Reads a list.
pub(super) fn read(
    input: &mut dyn BufRead,
    choices: &Choices,
    each: &mut dyn FnMut(&Person) -> Result<(), Error>,
) -> Result<Summary, ListFault> {
    let mut bytes = Vec::new();
    input.take(LARGEST_CSV + 1).read_to_end(&mut bytes)?;
    if LARGEST_CSV < bytes.len() as u64 {
        return Err(too_large(LARGEST_CSV).into());
    }
    if bytes.iter().take(LOOKED_AT).any(|byte| *byte == 0) && std::str::from_utf8(&bytes).is_ok() {
        return Err(ListFault::Nobody(vec!["1: this is not a text".to_owned()]));
    }
    let text = decoding::decode(&bytes, None).text;
    drop(bytes);
    let is_named = |line: &str| {
        let headings = cells(line, separator(line));
        let known = holds(&headings, &choices.columns);
        known.iter().any(|one| matches!(one, Some(Holds::Known(Field::Name | Field::LastName))))
    };
    // Old spreadsheets end lines with CR alone.
    let end = if text.contains('\n') { '\n' } else { '\r' };
    let lines = || text.split(end).map(|line| line.trim_end_matches('\r')).zip(1_usize..);
    let is_long = |line: &str| LONGEST_LINE < line.len() as u64;
    if let Some((_, line)) = lines().take(HEADINGS_WITHIN).find(|(line, _)| is_long(line)) {
        return Err(ListFault::LongLine { line });
    }
    let found = lines().take(HEADINGS_WITHIN).find(|(line, _)| is_named(line));
    let Some((header, at)) = found else {
        let (first, line) = lines().find(|(line, _)| !line.trim().is_empty()).unwrap_or(("", 1));
        return Err(ListFault::NoName { line, header: quoted(first) });
    };
    let separator = separator(header);
    let headings = cells(header, separator);
    if let Some(name) = choices.columns.missing(&headings) {
        return Err(ListFault::Mapping(format!(
            "{} is not a column of the list (expected {})",
            quoted(name),
            headings.join(", ")
        )));
    }
    let holds = holds(&headings, &choices.columns);
    let mut summary = Summary {
        form: Form::National,
        month: headings.iter().find(|heading| is_month(heading)).map(|month| month.to_ascii_uppercase()),
        kinds: kinds(&holds),
        read: 0,
        bad: BadLines::default(),
        odd_ratings: 0,
        columns: in_words(&headings, &holds),
    };
    let mut person = Person::default();
    for (line, number) in lines().skip(at).filter(|(line, _)| !line.trim().is_empty()) {
        // Several players on one line with unknown line ends: only the first one would be read.
        if is_long(line) {
            return Err(ListFault::LongLine { line: number });
        }
        if reaches_the_end_in_quotes(line, separator.byte()) {
            summary.bad.note(number, "a quotation mark is opened here and not closed");
            continue;
        }
        let cells = cells(line, separator);
        if cells.iter().all(String::is_empty) {
            continue;
        }
        match take(&holds, &cells, &mut person) {
            Ok(odd) => {
                summary.odd_ratings += odd;
                summary.read += 1;
                each(&person)?;
            }
            Err(why) => summary.bad.note(number, &why.to_string()),
        }
    }
    Ok(summary)
}

/// Returns the kind of rating of a column; a rating without the name of a list is the national one.
const fn kind_of(kind: ColumnKind) -> RatingKind {
    match kind {
        ColumnKind::Plain | ColumnKind::National => RatingKind::National,
        ColumnKind::Standard => RatingKind::Standard,
        ColumnKind::Rapid => RatingKind::Rapid,
        ColumnKind::Blitz => RatingKind::Blitz,
    }
}

fn kinds(holds: &[Option<Holds>]) -> Vec<RatingKind> {
    let mut kinds: Vec<RatingKind> = holds
        .iter()
        .filter_map(|one| match one {
            Some(Holds::Known(Field::Rating(kind))) => Some(kind_of(*kind)),
            Some(_) | None => None,
        })
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Describes the meaning of the columns, and names those that are not used.
fn in_words(headings: &[String], holds: &[Option<Holds>]) -> String {
    let used = headings
        .iter()
        .zip(holds)
        .filter_map(|(heading, one)| Some(format!("{heading} = {}", (*one)?.name())));
    let unused = headings.iter().zip(holds).filter(|(heading, one)| one.is_none() && !heading.is_empty());
    let unused: Vec<&str> = unused.map(|(heading, _)| heading.as_str()).collect();
    let used = used.collect::<Vec<_>>().join(", ");
    if unused.is_empty() { used } else { format!("{used}; not used: {}", unused.join(", ")) }
}

/// Reads one line; returns the number of its ratings outside [`BELIEVED`].
fn take(holds: &[Option<Holds>], cells: &[String], person: &mut Person) -> Result<usize, BadPerson> {
    person.clear();
    let (mut last, mut first, mut womens_title, mut k, mut odd) = ("", "", "", None, 0);
    for (cell, one) in cells.iter().zip(holds) {
        let (cell, Some(one)) = (cell.as_str(), one) else { continue };
        if person::is_nothing(cell) {
            continue;
        }
        match one {
            Holds::Number => cell.clone_into(&mut person.number),
            Holds::K => k = cell.parse::<u8>().ok().filter(|k| *k != 0),
            Holds::Status => person.is_passive = cell.eq_ignore_ascii_case("p"),
            Holds::Known(field) => match field {
                Field::Name => person.name = spaced(cell).into_owned(),
                Field::LastName => last = cell,
                Field::FirstName => first = cell,
                Field::Title => person::title(cell).unwrap_or_default().clone_into(&mut person.title),
                Field::WomensTitle => womens_title = person::title(cell).unwrap_or_default(),
                Field::Federation => person.federation = person::federation(cell).unwrap_or_default(),
                Field::Sex => person::sex(cell).unwrap_or_default().clone_into(&mut person.sex),
                Field::Id => person.fide_id = person::id(cell).unwrap_or_default(),
                Field::Born => person.born = born(cell),
                Field::Club => cell.clone_into(&mut person.club),
                Field::Rating(kind) => odd += usize::from(!rate(person, kind_of(*kind), cell)),
                Field::Category
                | Field::Team
                | Field::ShortName
                | Field::Captain
                | Field::Board
                | Field::Fee => {}
            },
        }
    }
    if person.name.is_empty() {
        let parts: Vec<&str> = [last, first].into_iter().filter(|part| !part.is_empty()).collect();
        person.name = parts.join(", ");
    }
    if person.title.is_empty() {
        womens_title.clone_into(&mut person.title);
    }
    for rated in person.ratings.iter_mut().filter(|rated| rated.kind == RatingKind::National) {
        rated.k = k;
    }
    if person.name.is_empty() {
        return Err(BadPerson::NoName(cells.join(", ")));
    }
    Ok(odd)
}

/// Adds a rating; returns `false` if it is implausible. National ratings begin lower than the
/// federation's, so only the federation's ratings are checked.
fn rate(person: &mut Person, kind: RatingKind, cell: &str) -> bool {
    let rating: Option<Rating> = match person::rating(cell) {
        Ok(rating) => rating.filter(|rating| 0 < rating.units()),
        Err(_) => return false,
    };
    let Some(rating) = rating else { return true };
    let whole = u16::try_from(rating.units() / 1000).unwrap_or(u16::MAX);
    let most = *BELIEVED.end();
    if most < whole || (kind != RatingKind::National && !BELIEVED.contains(&whole)) {
        return false;
    }
    if !person.ratings.iter().any(|rated| rated.kind == kind) {
        person.ratings.push(Rated { kind, rating, k: None });
    }
    true
}

/// Reads a date or year of birth; dates that mean "unknown" are left out (`player-lists` 8).
fn born(cell: &str) -> String {
    if cell.starts_with("1900") || cell == "0" {
        return String::new();
    }
    match person::birth(cell, None) {
        Ok(date) => date,
        Err(NotAFact::TwoDates { year, .. }) => year.to_string(),
        // Day and month may be unknown: `00.00.1987`.
        Err(_) => {
            let mut years = cell.split(['.', '/', '-']).filter(|part| part.len() == 4);
            let year =
                years.next().filter(|year| year.bytes().all(|byte| byte.is_ascii_digit()) && *year != "0000");
            year.unwrap_or_default().to_owned()
        }
    }
}
