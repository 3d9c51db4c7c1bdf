//! Lists of players as other programs save them: bytes are read into a draft, which is compared with
//! an event and becomes one act.
//!
//! [`read`] detects the encoding, the separator and the columns, and reads every line. All of its
//! decisions are in the [`Draft`] and can be overridden ([`Choices`]). [`compare::compare`] finds the
//! new players, the registered ones and their changes. No files or screens here.

pub mod compare;
mod fixed;
pub mod headings;
mod looks;
pub mod sexes;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::registration;
use super::taking_over::Texts;
use super::trf;
use crate::decoding::{self, Mixed, TextEncoding};
use crate::report::csv::unguard;
use crate::text::is_seen;
use engine::action::{Entrant, ListedRating};
use engine::folding::{bare, words_of_name};
use engine::number::Rating;
use engine::person::{self, DateOrder};
use engine::text::{Label, quoted};
use engine::words;
use fixed::Layout;
pub use headings::{Field, RatingKind};
use sexes::SexLetters;

/// The most players of a list: as many as an event can number.
const MOST_PLAYERS: usize = 65_535;

/// The longest line of a player, in bytes.
const LONGEST_LINE: usize = 10_000;

/// The number of lines in which the headings are searched: programs write a title above them.
const HEADINGS_WITHIN: usize = 15;

/// The number of lines that are named; the others are only counted.
const NAMED: usize = 10;

/// The number of values of a column that are shown.
const SAMPLES: usize = 3;

/// The character between two columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separator {
    /// A comma.
    Comma,
    /// A semicolon.
    Semicolon,
    /// A tab.
    Tab,
}

impl Separator {
    /// Every separator, in order of preference.
    pub const ALL: [Self; 3] = [Self::Comma, Self::Semicolon, Self::Tab];

    /// Returns the character as a byte.
    #[must_use]
    pub const fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
        }
    }

    /// Returns its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Comma => "commas",
            Self::Semicolon => "semicolons",
            Self::Tab => "tabs",
        }
    }

    /// Returns the separator that the menu offers after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Comma => Self::Semicolon,
            Self::Semicolon => Self::Tab,
            Self::Tab => Self::Comma,
        }
    }
}

/// The way in which the lines of a list are split.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A character separates the columns.
    Separated(Separator),
    /// The columns have a fixed width, as in the federation's own lists.
    FixedWidth,
    /// The input is a tournament report; only its players are read.
    Report,
}

/// The user's decisions about a list; an empty field leaves the decision to the program.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Choices {
    /// The encoding.
    pub encoding: Option<TextEncoding>,
    /// The separator.
    pub separator: Option<Separator>,
    /// The fields of columns; `None` for a column without one.
    pub columns: BTreeMap<ColumnName, Option<Field>>,
    /// The kinds of rating in order: the first one that a player has becomes the rating of the event.
    pub ratings: Option<Vec<RatingKind>>,
    /// The letters that mean women in the column of the sexes; all others mean men.
    pub women: Option<BTreeSet<char>>,
    /// The lines whose players are other persons than their namesakes.
    pub apart: BTreeSet<usize>,
    /// The use of the available rating lists.
    pub from_lists: FromLists,
    /// Whether `Alice + Charles` means two partners; otherwise it is plain text.
    pub partners: bool,
}

/// The use of rating lists for a list of entrants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FromLists {
    /// The list is imported unchanged.
    Nothing,
    /// Missing fields are filled in; differences are reported.
    #[default]
    Missing,
    /// Missing fields are filled in, and the rating lists replace different values.
    All,
}

impl FromLists {
    /// Returns the next choice.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Nothing => Self::Missing,
            Self::Missing => Self::All,
            Self::All => Self::Nothing,
        }
    }
}

/// The identifier of a column.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColumnName {
    /// Its number, from 1.
    Number(usize),
    /// Its heading, in any spelling.
    Heading(String),
}

/// The reason why a text does not assign a field to a column.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAMapping {
    /// It has no `=`, or nothing before it.
    #[error("{} does not say what a column holds (expected COLUMN=FIELD, for instance Elo_F=rating)", quoted(.0))]
    NoEquals(String),
    /// The name is not a field.
    #[error(
        "{} is not a field (expected none, {})",
        quoted(.0),
        Field::ALL.map(Field::name).join(", ")
    )]
    NoField(String),
    /// It contradicts another assignment.
    #[error("{} holds what another column is said to hold, or is said to hold two things", quoted(.0))]
    Twice(String),
}

impl Choices {
    /// Reads the field of a column: `Elo_F=rating`, `3=name`, `Remarks=none`.
    ///
    /// # Errors
    ///
    /// The text has another form, names an unknown field, or contradicts an earlier assignment.
    pub fn map(&mut self, text: &str) -> Result<ColumnName, NotAMapping> {
        let no_equals = || NotAMapping::NoEquals(text.to_owned());
        let (column, field) = text.rsplit_once('=').ok_or_else(no_equals)?;
        let heading = bare(column);
        if heading.is_empty() {
            return Err(no_equals());
        }
        let field = match field.trim() {
            "" | "none" | "-" => None,
            field => Some(Field::called(field).ok_or_else(|| NotAMapping::NoField(field.to_owned()))?),
        };
        let number = column.trim().parse().ok().filter(|number| 0 < *number);
        let name = number.map_or(ColumnName::Heading(heading), ColumnName::Number);
        let is_taken = field.is_some() && self.columns.values().any(|other| *other == field);
        if is_taken || self.columns.contains_key(&name) {
            return Err(NotAMapping::Twice(text.to_owned()));
        }
        self.columns.insert(name.clone(), field);
        Ok(name)
    }

    /// Sets the field of a column.
    pub fn assign(&mut self, column: &Column, field: Option<Field>) {
        self.columns.remove(&ColumnName::Heading(bare(&column.heading)));
        self.columns.insert(ColumnName::Number(column.number), field);
    }

    fn name_a_heading_of(&self, row: &Row) -> bool {
        let named = |cell: &String| self.columns.contains_key(&ColumnName::Heading(bare(cell)));
        row.cells.iter().any(named)
    }

    fn chosen(&self, number: usize, heading: &str) -> Option<&Option<Field>> {
        let by_number = self.columns.get(&ColumnName::Number(number));
        by_number.or_else(|| self.columns.get(&ColumnName::Heading(bare(heading))))
    }
}

/// A column of a list with its meaning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its number, from 1.
    pub number: usize,
    /// Its heading; empty if the list has none.
    pub heading: String,
    /// Its field, if an event stores it.
    pub field: Option<Field>,
    /// Its first values that are not empty.
    pub samples: Vec<String>,
    /// The field that its values suggest, if the column has no field and no other column has this one.
    pub looks_like: Option<Field>,
}

impl ColumnName {
    /// Whether this identifies a column.
    fn is_of(&self, column: &Column) -> bool {
        match self {
            Self::Number(number) => column.number == *number,
            Self::Heading(heading) => bare(&column.heading) == *heading,
        }
    }
}

impl Column {
    /// Returns the identifier of the column: its heading, or its number.
    #[must_use]
    pub fn name(&self) -> String {
        if self.heading.is_empty() { format!("column {}", self.number) } else { self.heading.clone() }
    }
}

/// A player of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The line, from 1.
    pub line: usize,
    /// The data of the player.
    pub entrant: Entrant,
    /// The kind of the rating, if the list has several.
    pub rating: Option<RatingKind>,
}

/// A note on a line, for the director.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The line, from 1.
    pub line: usize,
    /// Whether no player is read from the line.
    pub is_unread: bool,
    /// The note, in words.
    pub text: String,
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.line, self.text)
    }
}

/// A list and its interpretation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The encoding.
    pub encoding: TextEncoding,
    /// Whether a byte-order mark names the encoding.
    pub has_mark: bool,
    /// The way in which the lines are split.
    pub form: Form,
    /// The line of the headings; `None` if every line is a player.
    pub headings: Option<usize>,
    /// Whether the columns have fields; otherwise every line is read like typed input.
    pub by_columns: bool,
    /// The columns.
    pub columns: Vec<Column>,
    /// The kinds of rating in order: the first one that a player has becomes the rating of the event.
    pub ratings: Vec<RatingKind>,
    /// The other orders of preference among the ratings of the list.
    pub rating_choices: Vec<Vec<RatingKind>>,
    /// The order of dates with slashes, if the column of dates shows it.
    pub dates: Option<DateOrder>,
    /// The meaning of the letters in the column of the sexes.
    pub sexes: SexLetters,
    /// The players in the order of the list.
    pub players: Vec<ListedPlayer>,
    /// The notes for the director, in the order of the lines.
    pub findings: Vec<Finding>,
}

impl Draft {
    /// Whether the list has a column with a certain heading or number.
    #[must_use]
    pub fn has_column(&self, name: &ColumnName) -> bool {
        self.columns.iter().any(|column| name.is_of(column))
    }

    /// Returns the headings of the columns without a field of an event.
    #[must_use]
    pub fn unused(&self) -> Vec<&str> {
        let unused =
            self.columns.iter().filter(|column| column.field.is_none() && !column.heading.is_empty());
        if self.by_columns { unused.map(|column| column.heading.as_str()).collect() } else { Vec::new() }
    }

    /// Returns the columns without a field whose values suggest one, each with that field.
    pub fn overlooked(&self) -> impl Iterator<Item = (&Column, Field)> {
        let columns = self.columns.iter().filter(|_| self.by_columns);
        columns.filter_map(|column| Some((column, column.looks_like?)))
    }

    /// Describes separator, encoding and the number of players of the list.
    #[must_use]
    pub fn form_in_words(&self) -> String {
        let mark = if self.has_mark { " with a mark" } else { "" };
        let encoding = format!("{}{mark}", self.encoding.name());
        let mut parts = match self.form {
            Form::Separated(separator) => vec![separator.name().to_owned(), encoding],
            Form::FixedWidth => vec!["columns of fixed width".to_owned(), encoding],
            Form::Report => vec!["tournament report".to_owned()],
        };
        match (self.headings, self.by_columns) {
            (Some(line), _) => parts.push(format!("headings in line {line}")),
            (None, false) => parts.push("no headings: each line is read as if it were typed".to_owned()),
            (None, true) => {}
        }
        parts.push(words::count(self.players.len(), "player"));
        parts.join(" · ")
    }

    /// Describes which rating becomes that of the event if the list has several, and how many players
    /// have another kind.
    #[must_use]
    pub fn ratings_in_words(&self) -> Option<String> {
        if self.rating_choices.len() < 2 {
            return None;
        }
        let named = |kind: &RatingKind| {
            let column = self.columns.iter().find(|column| column.field == Some(Field::Rating(*kind)));
            let heading = column.map_or("", |column| column.heading.as_str());
            if heading.is_empty() { kind.name().to_owned() } else { format!("{} ({heading})", kind.name()) }
        };
        let mut text = self.ratings.iter().map(named).collect::<Vec<_>>().join(", else ");
        for kind in self.ratings.iter().skip(1) {
            let count = self.players.iter().filter(|player| player.rating == Some(*kind)).count();
            if 0 < count {
                text = format!("{text}: {} with the {}", words::count(count, "player"), kind.name());
            }
        }
        Some(text)
    }

    /// Returns the interpretation of a value in the column of a field, empty for a blank value; `None` if
    /// the value is not understood.
    #[must_use]
    pub fn understood(&self, field: Field, text: &str) -> Option<String> {
        match field {
            Field::Title | Field::WomensTitle => person::title(text).map(str::to_owned).ok(),
            Field::Sex => self.sexes.read(text).map(str::to_owned).ok(),
            Field::Federation => person::federation(text).ok(),
            Field::Id => person::id(text).ok(),
            Field::Born => person::birth(text, self.dates).ok(),
            Field::Rating(_) => {
                let rating = person::rating(text).ok()?;
                Some(rating.map_or_else(String::new, |rating| rating.to_string()))
            }
            Field::Name
            | Field::LastName
            | Field::FirstName
            | Field::Club
            | Field::Category
            | Field::Team
            | Field::Fee => Some(text.to_owned()),
        }
    }
}

/// The reason why bytes are not a list of players.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    /// An event file.
    #[error("this is an event, not a list of players (open it, or export its players)")]
    Event,
    /// A file of a spreadsheet program.
    #[error("this is a spreadsheet's own file (save it as CSV or as text with tabs, and import that)")]
    Spreadsheet,
    /// A page, or data in markup.
    #[error("this is a page or XML (expected a list of players: CSV, or text with tabs)")]
    Markup,
    /// Not a text at all.
    #[error("this is not a text (expected a list of players: CSV, or text with tabs)")]
    NotText,
    /// The list has no players.
    #[error("there is no player in the list{}", .first.as_ref().map_or_else(String::new, |first| format!(" ({first})")))]
    Nobody {
        /// The first line that could not be read, and the reason.
        first: Option<Finding>,
    },
    /// A line that is too long for a player.
    #[error("{line}: the line is too long for a player (limit {LONGEST_LINE} bytes)")]
    LongLine {
        /// The line, from 1.
        line: usize,
    },
    /// More players than an event can number.
    #[error("{line}: the list is too long (limit {MOST_PLAYERS} players)")]
    TooMany {
        /// The first line above the limit, from 1.
        line: usize,
    },
    /// A quotation mark that swallows the rest of the list.
    #[error("{line}: a quotation mark is opened here and not closed (expected `\"` at its end)")]
    OpenQuote {
        /// The line, from 1.
        line: usize,
    },
    /// A faulty tournament report.
    #[error("{0}")]
    Report(#[from] trf::Fault),
    /// An error of the CSV reader.
    #[error("{0}")]
    Csv(String),
}

impl ListError {
    /// Describes the fault after the name of the file and the line, if there is one.
    #[must_use]
    pub fn in_file(&self, name: &str) -> String {
        let line = self.line_of_report().map_or_else(String::new, |line| format!("{line}:"));
        let begins_with_line = self.to_string().starts_with(|c: char| c.is_ascii_digit());
        let gap = if begins_with_line { "" } else { " " };
        format!("{name}:{line}{gap}{self}")
    }

    /// Returns the faulty line of a report, which the text does not have.
    const fn line_of_report(&self) -> Option<usize> {
        match self {
            Self::Report(fault) if 0 < fault.line => Some(fault.line),
            Self::Report(_)
            | Self::Event
            | Self::Spreadsheet
            | Self::Markup
            | Self::NotText
            | Self::Nobody { .. }
            | Self::LongLine { .. }
            | Self::TooMany { .. }
            | Self::OpenQuote { .. }
            | Self::Csv(_) => None,
        }
    }
}

/// A line, split into cells.
struct Row {
    line: usize,
    cells: Vec<String>,
}

/// The beginning of an event file.
const EVENT: &[u8] = b"(header:";

/// Reads a list of players.
///
/// A line with a heading for the name defines the columns; without one, every line is read like a
/// registration line, until the user assigns a field to a column. A field that cannot be read stays
/// empty, and a line without a name is not read; both are named in [`Draft::findings`].
///
/// # Errors
///
/// The input is not text, has no player, or exceeds the limits of an event or of a line.
pub fn read(bytes: &[u8], choices: &Choices) -> Result<Draft, ListError> {
    if bytes.starts_with(EVENT) {
        return Err(ListError::Event);
    }
    if decoding::is_spreadsheet(bytes) {
        return Err(ListError::Spreadsheet);
    }
    if trf::is_report(bytes) {
        return of_report(bytes, choices);
    }
    let decoded = decoding::decode(bytes, choices.encoding);
    if decoded.text.contains('\0') || decoded.text.starts_with("%PDF") {
        return Err(ListError::NotText);
    }
    if decoded.text.trim_start().starts_with('<') {
        return Err(ListError::Markup);
    }
    let text = ended_by_lf(&decoded.text);
    let (text, stated) = without_stated_separator(text);
    // Checked before splitting: the cells of a line take far more memory than the line.
    if let Some(line) = too_long_a_line(&text) {
        return Err(ListError::LongLine { line });
    }
    let (form, rows) = if let Some(rows) = fixed_rows(&text)? {
        (Form::FixedWidth, rows)
    } else {
        let separator = choices.separator.or(stated).unwrap_or_else(|| separator(&text));
        (Form::Separated(separator), separated_rows(&text, separator)?)
    };
    // A heading that the user has named counts, even an unknown one.
    let is_headed = |row: &Row| has_headings(row) || choices.name_a_heading_of(row);
    let headings = rows.iter().take(HEADINGS_WITHIN).position(is_headed);
    let headings = headings.or_else(|| are_above_numbers(&rows).then_some(0));
    let (above, rows) = rows.split_at(headings.map_or(0, |at| at + 1));
    let (above, heading) = above.split_at(above.len().saturating_sub(1));
    let heading = heading.first();
    let by_columns = heading.is_some() || !choices.columns.is_empty();
    let columns = columns(heading, rows, choices);
    let kinds = rating_kinds(&columns, choices);
    let rating_choices = rating_choices(&kinds);
    let chosen = choices.ratings.clone().filter(|chosen| !chosen.is_empty());
    let ratings = chosen.or_else(|| rating_choices.first().cloned()).unwrap_or_default();
    let mut draft = Draft {
        encoding: decoded.encoding,
        has_mark: decoded.has_mark,
        form,
        headings: heading.map(|heading| heading.line),
        by_columns,
        columns,
        ratings,
        rating_choices,
        dates: None,
        sexes: SexLetters::default(),
        players: Vec::with_capacity(rows.len()),
        findings: Vec::new(),
    };
    if let Some(Mixed { lines, encoding }) = &decoded.mixed {
        let numbers: Vec<String> = lines.iter().map(ToString::to_string).collect();
        let which = if lines.len() == 1 { "line" } else { "lines" };
        let text = format!(
            "the file mixes encodings: {which} {} read as {}, the others as UTF-8",
            words::first_few(&numbers, NAMED),
            encoding.name()
        );
        draft.findings.push(Finding { line: lines.first().copied().unwrap_or(1), is_unread: false, text });
    }
    if decoded.is_damaged {
        let text =
            format!("some characters mean nothing in {} (try another encoding)", draft.encoding.name());
        draft.findings.push(Finding { line: 1, is_unread: false, text });
    }
    let above = above.iter().map(|row| Finding {
        line: row.line,
        is_unread: false,
        text: "above the headings: not read".to_owned(),
    });
    draft.findings.extend(above);
    if by_columns {
        // A printed list repeats its headings.
        let is_player = |row: &&Row| heading.is_none_or(|heading| heading.cells != row.cells);
        let rows: Vec<&Row> = rows.iter().filter(is_player).collect();
        if let Some(heading) = heading {
            note_beyond(&mut draft, heading, &rows);
        }
        ColumnReader::of(&mut draft, &rows, choices).read(&rows)?;
    } else {
        read_lines(&mut draft, rows, choices.partners)?;
    }
    name_partnerships(&mut draft.players);
    // With another separator the other choices no longer fit.
    let untried = Choices { partners: choices.partners, ..Choices::default() };
    if draft.players.is_empty() && *choices == untried {
        let first = draft.findings.into_iter().find(|finding| finding.is_unread);
        return Err(ListError::Nobody { first });
    }
    Ok(draft)
}

fn unread(line: usize, why: impl Into<String>) -> Finding {
    Finding { line, is_unread: true, text: format!("not read: {}", why.into()) }
}

/// Reads the players of a tournament report.
fn of_report(bytes: &[u8], choices: &Choices) -> Result<Draft, ListError> {
    let report = trf::read_in(bytes, choices.encoding)?;
    let mut texts = Texts::default();
    let mut players = Vec::with_capacity(report.players.len());
    for player in &report.players {
        let entrant = trf::event::entrant(player, &mut texts);
        players.push(ListedPlayer { line: player.line, entrant, rating: None });
    }
    let findings = texts.changed.iter().filter_map(|changed| {
        let (line, text) = changed.split_once(": ")?;
        Some(Finding { line: line.parse().ok()?, is_unread: false, text: text.to_owned() })
    });
    // The encoding is shown beside every list.
    let notes = report.notes.iter().filter(|note| 0 < note.line).map(|note| Finding {
        line: note.line,
        is_unread: false,
        text: note.text.clone(),
    });
    let findings = notes.chain(findings).collect();
    if players.is_empty() {
        return Err(ListError::Nobody { first: None });
    }
    Ok(Draft {
        encoding: report.encoding,
        has_mark: false,
        form: Form::Report,
        headings: None,
        by_columns: true,
        columns: Vec::new(),
        ratings: Vec::new(),
        rating_choices: Vec::new(),
        dates: None,
        sexes: SexLetters::default(),
        players,
        findings,
    })
}

/// Splits the lines of a list of the federation; `None` if it is another list.
fn fixed_rows(text: &str) -> Result<Option<Vec<Row>>, ListError> {
    let mut lines = text.lines();
    let Some(layout) = lines.next().and_then(Layout::of) else { return Ok(None) };
    let mut rows = vec![Row { line: 1, cells: layout.labels().map(str::to_owned).collect() }];
    for (line, text) in (2..).zip(lines).filter(|(_, text)| !text.trim().is_empty()) {
        if rows.len() == MOST_PLAYERS + 1 {
            return Err(ListError::TooMany { line });
        }
        rows.push(Row { line, cells: layout.cells(text) });
    }
    Ok(Some(rows))
}

/// The most lines in one cell: with a larger limit, a quotation mark that another one closes far
/// below would swallow the lines between.
const MOST_LINES_OF_A_CELL: usize = 5;

fn separated_rows(text: &str, separator: Separator) -> Result<Vec<Row>, ListError> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .delimiter(separator.byte())
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    for (at, record) in reader.records().enumerate() {
        let record = record.map_err(|error| ListError::Csv(error.to_string()))?;
        let from = record.position().map_or(0, |place| usize::try_from(place.byte()).unwrap_or(0));
        // The reader counts blank lines before a record as part of it.
        let rest = text.get(from..).unwrap_or_default();
        let empty = rest.len() - rest.trim_start_matches('\n').len();
        let line = record.position().and_then(|place| usize::try_from(place.line()).ok());
        let line = line.map_or(at + 1, |line| line + empty);
        let swallows = |cell: &str| MOST_LINES_OF_A_CELL <= cell.matches('\n').count();
        if reaches_the_end_in_quotes(rest, separator.byte()) || record.iter().any(swallows) {
            return Err(ListError::OpenQuote { line });
        }
        if record.iter().all(str::is_empty) {
            continue;
        }
        // One more for the headings.
        if rows.len() == MOST_PLAYERS + 1 {
            return Err(ListError::TooMany { line });
        }
        rows.push(Row { line, cells: record.iter().map(str::to_owned).collect() });
    }
    Ok(rows)
}

/// Whether a line is that of the headings: it has one for the name, and another one unless it has
/// only one column.
fn has_headings(row: &Row) -> bool {
    let known = row.cells.iter().filter_map(|cell| headings::known(cell)).map(|(field, _)| field);
    let known: BTreeSet<Field> = known.collect();
    let has_name = [Field::Name, Field::LastName, Field::FirstName].iter().any(|name| known.contains(name));
    let columns = row.cells.iter().filter(|cell| !cell.is_empty()).count();
    has_name && (1 < known.len() || columns == 1 || (row.line == 1 && !is_likely_a_player(row)))
}

/// Whether the first line has only headings of numeric columns, above a list of ids.
fn are_above_numbers(rows: &[Row]) -> bool {
    let Some((first, rest)) = rows.split_first() else { return false };
    let is_heading = |cell: &String| cell.is_empty() || headings::known(cell).is_some();
    let is_number = |cell: &String| !cell.chars().any(char::is_alphabetic);
    let numbers = rest.iter().flat_map(|row| &row.cells);
    !rest.is_empty() && first.cells.iter().all(is_heading) && numbers.into_iter().all(is_number)
}

/// Whether a line has a number of several digits, as players have and headings do not.
fn is_likely_a_player(row: &Row) -> bool {
    row.cells.iter().any(|cell| 1 < cell.len() && cell.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Returns the content of every column: the user's choice, or else by its heading.
fn columns(heading: Option<&Row>, rows: &[Row], choices: &Choices) -> Vec<Column> {
    let count = heading.into_iter().chain(rows).map(|row| row.cells.len()).max().unwrap_or(0);
    let heading_of = |at: usize| heading.and_then(|row| row.cells.get(at)).map_or("", String::as_str);
    let texts: Vec<&str> = (0..count).map(heading_of).collect();
    let mut fields = headings::fields(&texts);
    leave_out_marks(&mut fields, &texts, rows);
    tell_names_apart(&mut fields, rows);
    find_titles(&mut fields, &texts, rows);
    for (at, field) in fields.iter_mut().enumerate() {
        if let Some(chosen) = choices.chosen(at + 1, texts[at]) {
            *field = *chosen;
        }
    }
    // A choice takes precedence over a heading of another column.
    for at in 0..fields.len() {
        let Some(field) = fields[at].filter(|_| choices.chosen(at + 1, texts[at]).is_some()) else {
            continue;
        };
        for (other, of) in fields.iter_mut().enumerate().filter(|(other, _)| *other != at) {
            let is_found = choices.chosen(other + 1, texts[other]).is_none();
            if *of == Some(field) && is_found {
                *of = None;
            }
        }
    }
    let column = |(at, field): (usize, &Option<Field>)| {
        let values = || rows.iter().filter_map(|row| row.cells.get(at)).filter(|cell| !cell.is_empty());
        let samples = values().take(SAMPLES).cloned().collect();
        let is_left_out = field.is_some() || choices.chosen(at + 1, texts[at]).is_some();
        let looks_like =
            if is_left_out { None } else { looks::like(&fields, || values().map(String::as_str)) };
        Column { number: at + 1, heading: texts[at].to_owned(), field: *field, samples, looks_like }
    };
    fields.iter().enumerate().map(column).collect()
}

/// Clears `Fide` columns that are no ratings but letters for the kind of the rating next to them.
fn leave_out_marks(fields: &mut [Option<Field>], headings: &[&str], rows: &[Row]) {
    for ((at, field), heading) in fields.iter_mut().enumerate().zip(headings) {
        let mut values = rows.iter().filter_map(|row| row.cells.get(at)).filter(|cell| !cell.is_empty());
        let is_mark = |cell: &String| cell.len() == 1 && cell.bytes().all(|byte| byte.is_ascii_alphabetic());
        if bare(heading) == "fide" && rows.len() > 1 && values.all(is_mark) {
            *field = None;
        }
    }
}

/// Reads `Name` beside `Vorname` as the family name, and `Nombre` beside `Apellidos` as the other
/// names; a full name beside its parts stays a full name.
fn tell_names_apart(fields: &mut [Option<Field>], rows: &[Row]) {
    let place = |fields: &[Option<Field>], field: Field| fields.iter().position(|one| *one == Some(field));
    let first = place(fields, Field::FirstName);
    let Some(name) = place(fields, Field::Name) else {
        // `Nome` is the full name in one language and the first name in another.
        if let (Some(first), None) = (first, place(fields, Field::LastName)) {
            fields[first] = Some(Field::Name);
        }
        return;
    };
    let last = place(fields, Field::LastName);
    let part = match (last, first) {
        (None, Some(first)) => (first, Field::LastName),
        (Some(last), None) => (last, Field::FirstName),
        (Some(_), Some(_)) | (None, None) => return,
    };
    let holds_part = |row: &Row| {
        let words = |at: usize| row.cells.get(at).map_or_else(Vec::new, |cell| words_of_name(cell));
        let (whole, part) = (words(name), words(part.0));
        !part.is_empty() && part.iter().all(|word| whole.contains(word))
    };
    if !rows.iter().any(holds_part) {
        fields[name] = Some(part.1);
    }
}

/// Finds the column of titles, whose heading programs leave empty.
fn find_titles(fields: &mut [Option<Field>], headings: &[&str], rows: &[Row]) {
    if fields.contains(&Some(Field::Title)) {
        return;
    }
    let holds_titles = |at: usize| {
        let mut values =
            rows.iter().filter_map(|row| row.cells.get(at)).filter(|cell| !cell.is_empty()).peekable();
        values.peek().is_some() && values.all(|value| person::TITLES.contains(&value.as_str()))
    };
    let unnamed = headings.iter().enumerate().filter(|(_, heading)| heading.is_empty()).map(|(at, _)| at);
    let has_headings = headings.iter().any(|heading| !heading.is_empty());
    if let Some(at) = unnamed.into_iter().find(|at| has_headings && holds_titles(*at)) {
        fields[at] = Some(Field::Title);
    }
}

/// Returns the ratings of a list; a column that the user chose as the rating comes first.
fn rating_kinds(columns: &[Column], choices: &Choices) -> Vec<RatingKind> {
    let column = |kind: &RatingKind| columns.iter().find(|column| column.field == Some(Field::Rating(*kind)));
    let mut kinds: Vec<RatingKind> =
        RatingKind::ALL.into_iter().filter(|kind| column(kind).is_some()).collect();
    let is_chosen = |kind: &RatingKind| {
        column(kind).is_some_and(|column| choices.chosen(column.number, &column.heading).is_some())
    };
    kinds.sort_by_key(|kind| !is_chosen(kind));
    kinds
}

/// Returns the orders of preference among ratings, the usual one first: the federation's before the
/// national one; ratings of faster games only by choice, or if there are no others.
fn rating_choices(kinds: &[RatingKind]) -> Vec<Vec<RatingKind>> {
    let is_fast = |kind: &RatingKind| matches!(kind, RatingKind::Rapid | RatingKind::Blitz);
    // The first kind counts even if it is a faster game: it was chosen, or it is the only one.
    let mut usual: Vec<RatingKind> = kinds.iter().copied().take(1).collect();
    usual.extend(kinds.iter().copied().skip(1).filter(|kind| !is_fast(kind)));
    let mut choices = vec![usual.clone()];
    for kind in kinds {
        let others = usual.iter().copied().filter(|other| other != kind);
        choices.push(std::iter::once(*kind).chain(others).collect());
        choices.push(vec![*kind]);
    }
    let mut seen = BTreeSet::new();
    choices.retain(|choice| !choice.is_empty() && seen.insert(choice.clone()));
    choices
}

/// Reads every line like typed input.
fn read_lines(draft: &mut Draft, rows: &[Row], partners: bool) -> Result<(), ListError> {
    for row in rows {
        let mut texts = Texts::default();
        let cells: Vec<Label> = row
            .cells
            .iter()
            .zip(1..)
            .map(|(cell, column)| texts.take(row.line, &format!("text in column {column}"), unguard(cell)))
            .collect();
        note_changes(draft, row.line, &texts);
        // A name with a comma was one cell; typed input needs no quotation marks around it.
        let line = cells.iter().map(Label::written).collect::<Vec<_>>().join(",");
        let pair = if partners { registration::read_pair(&line) } else { Ok(None) };
        match pair {
            Ok(Some(pair)) => pair.into_iter().try_for_each(|entrant| add(draft, row, entrant, None))?,
            Ok(None) => match registration::read(&line) {
                Ok(entrant) => {
                    let number = registration::number_in_name(&line).map(|found| found.number);
                    draft.findings.extend(number.map(|number| Finding {
                        line: row.line,
                        is_unread: false,
                        text: format!(
                            "{} is taken as a name without a rating (a comma before {number} makes it the rating)",
                            quoted(&entrant.name)
                        ),
                    }));
                    add(draft, row, entrant, None)?;
                }
                Err(wrong) => draft.findings.push(unread(row.line, wrong.to_string())),
            },
            Err(wrong) => draft.findings.push(unread(row.line, wrong.to_string())),
        }
    }
    Ok(())
}

/// Notes the cells of a line beyond the last heading, which belong to no column.
fn note_beyond(draft: &mut Draft, heading: &Row, rows: &[&Row]) {
    let headings = heading.cells.len();
    for row in rows {
        let is_held = |at: usize| draft.columns.get(at).is_some_and(|column| column.field.is_some());
        let beyond = row.cells.iter().enumerate().skip(headings);
        let beyond = beyond.filter(|(at, cell)| !cell.is_empty() && !is_held(*at));
        let beyond: Vec<&str> = beyond.map(|(_, cell)| cell.as_str()).collect();
        if beyond.is_empty() {
            continue;
        }
        let fields = words::count_of(headings, "column has a heading", "columns have a heading");
        let text = format!("{}: behind the last column ({fields}): left out", quoted(&beyond.join(", ")));
        draft.findings.push(Finding { line: row.line, is_unread: false, text });
    }
}

fn note_changes(draft: &mut Draft, line: usize, texts: &Texts) {
    let changes = texts.changed.iter().map(|changed| {
        let text = changed.split_once(": ").map_or(changed.as_str(), |(_, text)| text);
        Finding { line, is_unread: false, text: text.to_owned() }
    });
    draft.findings.extend(changes);
}

fn add(draft: &mut Draft, row: &Row, entrant: Entrant, rating: Option<RatingKind>) -> Result<(), ListError> {
    let line = row.line;
    if !is_seen(entrant.name.written()) {
        let cells: Vec<&str> = row.cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
        draft.findings.push(unread(line, format!("a name is missing ({})", quoted(&cells.join(", ")))));
        return Ok(());
    }
    // The last line of a printed list is often a count of the players.
    if !entrant.name.written().chars().any(char::is_alphabetic) {
        draft.findings.push(unread(line, format!("{} is not a name", quoted(entrant.name.written()))));
        return Ok(());
    }
    if draft.players.len() == MOST_PLAYERS {
        return Err(ListError::TooMany { line });
    }
    draft.players.push(ListedPlayer { line, entrant, rating });
    Ok(())
}

/// Reads lines by their columns.
struct ColumnReader<'a> {
    draft: &'a mut Draft,
    partners: bool,
}

impl<'a> ColumnReader<'a> {
    fn of(draft: &'a mut Draft, rows: &[&Row], choices: &Choices) -> Self {
        let column = |field: Field| draft.columns.iter().find(|column| column.field == Some(field));
        let cells = |field: Field| {
            let at = column(field).map_or(usize::MAX, |column| column.number - 1);
            rows.iter().filter_map(move |row| row.cells.get(at)).map(|cell| cell.trim().to_lowercase())
        };
        let mut orders = cells(Field::Born).filter_map(|cell| person::order_of(&cell));
        let first = orders.next();
        // A column with contradicting dates does not show an order.
        let order = first.filter(|first| orders.all(|order| order == *first));
        let sexes = match column(Field::Sex) {
            Some(column) => {
                let at = column.number - 1;
                let values = rows.iter().filter_map(|row| row.cells.get(at)).map(String::as_str);
                SexLetters::of(&column.heading, values, choices.women.as_ref())
            }
            None => SexLetters::default(),
        };
        let line = draft.headings.unwrap_or(1);
        let mut note = |text: String| draft.findings.push(Finding { line, is_unread: false, text });
        for letter in sexes.undecided() {
            let is_it = |cell: &String| cell.chars().eq([letter]);
            let count = cells(Field::Sex).filter(is_it).count();
            note(format!(
                "`{}` can stand for a man or a woman: the sex of {} is left out (say which letters stand for women)",
                letter.to_uppercase(),
                words::count(count, "player")
            ));
        }
        if let Some(told) = sexes.in_words().filter(|_| choices.women.is_none()) {
            note(format!("the sexes: {told}"));
        }
        (draft.dates, draft.sexes) = (order, sexes);
        Self { draft, partners: choices.partners }
    }

    fn read(mut self, rows: &[&Row]) -> Result<(), ListError> {
        let columns: Vec<(usize, Field)> =
            self.draft.columns.iter().filter_map(|column| Some((column.number - 1, column.field?))).collect();
        for row in rows {
            self.read_row(row, &columns)?;
        }
        self.draft.findings.sort_by_key(|finding| finding.line);
        Ok(())
    }

    fn read_row(&mut self, row: &Row, columns: &[(usize, Field)]) -> Result<(), ListError> {
        let mut texts = Texts::default();
        let mut entrant = Entrant::default();
        let (mut last, mut first) = (Label::default(), Label::default());
        let mut womens_title = Label::default();
        let mut ratings: BTreeMap<RatingKind, Rating> = BTreeMap::new();
        for (at, field) in columns {
            let cell = row.cells.get(*at).map_or("", |cell| unguard(cell));
            let called = if *field == Field::Born { "date of birth" } else { field.name() };
            let text = |texts: &mut Texts| texts.take(row.line, field.name(), cell);
            let mut fact = |read: &dyn Fn(&str) -> Result<String, person::NotAFact>| {
                texts.fact(row.line, called, cell, read)
            };
            match field {
                Field::Name => {
                    let name = spaced(cell);
                    entrant.name = texts.take(row.line, field.name(), &name);
                }
                Field::LastName => last = text(&mut texts),
                Field::FirstName => first = text(&mut texts),
                Field::Club => entrant.club = text(&mut texts),
                Field::Category => entrant.category = text(&mut texts),
                Field::Team => entrant.partnership = text(&mut texts),
                Field::Title => entrant.title = fact(&|text| person::title(text).map(str::to_owned)),
                Field::WomensTitle => womens_title = fact(&|text| person::title(text).map(str::to_owned)),
                Field::Federation => entrant.federation = fact(&person::federation),
                Field::Sex => entrant.sex = fact(&|text| self.draft.sexes.read(text).map(str::to_owned)),
                Field::Id => entrant.fide_id = fact(&person::id),
                Field::Born => entrant.born = fact(&|text| person::birth(text, self.draft.dates)),
                Field::Rating(kind) => match person::rating(cell) {
                    Ok(rating) => ratings.extend(rating.map(|rating| (*kind, rating))),
                    Err(wrong) => texts.leave_out(row.line, field.name(), &wrong.to_string()),
                },
                Field::Fee => match cell.trim() {
                    nothing if person::is_nothing(nothing) => {}
                    fee => match person::money(fee) {
                        Ok(fee) => entrant.fee = Some(fee),
                        Err(wrong) => texts.leave_out(row.line, field.name(), &wrong.to_string()),
                    },
                },
            }
        }
        if entrant.name.is_empty() {
            let parts = [&*last, &*first].into_iter().filter(|part| !part.is_empty());
            entrant.name = Label::taken_over(&parts.collect::<Vec<_>>().join(", "));
        }
        if entrant.title.is_empty() {
            entrant.title = womens_title;
        }
        let kind = self.draft.ratings.iter().copied().find(|kind| ratings.contains_key(kind));
        entrant.rating = kind.and_then(|kind| ratings.get(&kind)).copied();
        entrant.ratings = listed(columns, &ratings);
        note_changes(self.draft, row.line, &texts);
        let Some((one, other)) = entrant.name.split_once(" + ").filter(|_| self.partners) else {
            return add(self.draft, row, entrant, kind);
        };
        // In a line of a pair, the second player gets only the data that apply to both.
        let named = |name: &str| Label::taken_over(name.trim());
        let Entrant { club, category, partnership, federation, .. } = entrant.clone();
        let other =
            Entrant { name: named(other), club, category, partnership, federation, ..Entrant::default() };
        let one = Entrant { name: named(one), ..entrant };
        registration::as_partners(one, other).into_iter().try_for_each(|one| add(self.draft, row, one, kind))
    }
}

/// Sets the partnership of players whose column has the partner's name instead of a common name.
fn name_partnerships(players: &mut [ListedPlayer]) {
    let mut places: BTreeMap<Vec<String>, usize> = BTreeMap::new();
    for (at, player) in players.iter().enumerate() {
        places.entry(words_of_name(&player.entrant.name)).or_insert(at);
    }
    for at in 0..players.len() {
        let label = &players[at].entrant.partnership;
        let partner = places.get(&words_of_name(label)).filter(|other| **other != at && !label.is_empty());
        let Some(partner) = partner.copied() else { continue };
        let plain = |at: usize| Entrant { partnership: Label::default(), ..players[at].entrant.clone() };
        let [one, other] = registration::as_partners(plain(at), plain(partner));
        players[at].entrant = one;
        players[partner].entrant = other;
    }
}

/// Returns the ratings of a line by kind if the list has several columns of ratings; a single column
/// is simply the rating and needs no kind.
fn listed(columns: &[(usize, Field)], ratings: &BTreeMap<RatingKind, Rating>) -> Vec<ListedRating> {
    let is_rating = |(_, field): &&(usize, Field)| matches!(field, Field::Rating(_));
    if columns.iter().filter(is_rating).count() < 2 {
        return Vec::new();
    }
    let known = ratings.iter().filter_map(|(kind, rating)| Some((kind.listed()?, *rating)));
    let mut listed: Vec<_> = known
        .map(|(kind, rating)| ListedRating { kind, rating, k: None, source: Label::default() })
        .collect();
    // A rating without a kind beside others is the federation's: an equal value differs only by its kind.
    if let Some(plain) =
        ratings.get(&RatingKind::Plain).filter(|_| !ratings.contains_key(&RatingKind::Standard))
        && listed.iter().any(|other| other.rating == *plain)
    {
        let kind = engine::action::RatingKind::Standard;
        listed.push(ListedRating { kind, rating: *plain, k: None, source: Label::default() });
    }
    listed.sort_by_key(|listed| listed.kind);
    listed
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
fn ended_by_lf(text: &str) -> Cow<'_, str> {
    if !text.contains('\r') {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// Removes a first line that only names the separator, as spreadsheets write it: `sep=;`.
fn without_stated_separator(text: Cow<'_, str>) -> (Cow<'_, str>, Option<Separator>) {
    let first = text.lines().next().unwrap_or_default();
    let stated = Separator::ALL.into_iter().find(|separator| {
        let line = format!("sep={}", char::from(separator.byte()));
        first.trim_matches(['"', ' ']).eq_ignore_ascii_case(&line)
    });
    // An empty line remains, so that the other line numbers do not change.
    let rest = stated.and_then(|_| text.get(first.len()..)).map(str::to_owned);
    (rest.map_or(text, Cow::Owned), stated)
}

/// Returns the first line that exceeds the limit of lists and results, from 1.
#[must_use]
pub fn too_long_a_line(text: &str) -> Option<usize> {
    text.split('\n').position(|line| LONGEST_LINE < line.len()).map(|at| at + 1)
}

/// Whether a field that begins with a quotation mark reaches the end of the text: everything after
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

/// Returns the separator that gives the most lines the most columns: that of the line that has it
/// most often.
fn separator(text: &str) -> Separator {
    let first: Vec<&str> =
        text.lines().filter(|line| !line.trim().is_empty()).take(HEADINGS_WITHIN).collect();
    let times = |separator: Separator| {
        let count = |line: &&str| line.bytes().filter(|byte| *byte == separator.byte()).count();
        // The headings are the best evidence; without headings, the first line.
        let headings = first.iter().find(|line| {
            let cells = line.split(char::from(separator.byte()));
            let row =
                Row { line: 0, cells: cells.map(|cell| cell.trim_matches('"').trim().to_owned()).collect() };
            has_headings(&row)
        });
        (headings.is_some(), headings.or(first.first()).map_or(0, count))
    };
    Separator::ALL.into_iter().rev().max_by_key(|separator| times(*separator)).unwrap_or(Separator::Comma)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let shown = match read(text.as_bytes(), &Choices::default()) {
            Ok(list) => {
                let players = list.players.iter().map(|player| registration::write(&player.entrant));
                players.chain(list.findings.iter().map(ToString::to_string)).collect::<Vec<_>>().join("|")
            }
            Err(wrong) => wrong.to_string(),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn an_unclosed_quotation_mark_does_not_swallow_the_list() {
        let unclosed = "2: a quotation mark is opened here and not closed (expected `\"` at its end)";
        check("Name,Rating\n\"Berg, Luca,2214\nDahl,1990\nKlee,1800\n", unclosed);
        check("Name,Rating\nDahl,\"1990", unclosed);
        check("Name,\"Rating\nDahl,1990\n", &unclosed.replace("2:", "1:"));
        check("Name\nO\"Neil\n", "O\"Neil");
        check("Name\n\"Berg \"\"Bo\"\" Luca\"\nDahl", "Berg \"Bo\" Luca|Dahl");
    }

    /// The quotation mark of another player far below would close it, but the lines between are not one
    /// cell.
    #[test]
    fn a_cell_with_many_lines_has_an_unclosed_mark() {
        let list = |between: usize| {
            format!("Name,Rating\n\"Berg,2214\n{}Klee\",1800\n", "Dahl,1990\n".repeat(between))
        };
        check(&list(4), "2: a quotation mark is opened here and not closed (expected `\"` at its end)");
        check(&list(20_000), "2: a quotation mark is opened here and not closed (expected `\"` at its end)");
        // An address of a few lines is one cell.
        check(
            "Name,Club\n\"Berg, Luca\",\"SK Nord\nHall 4\nNorth Road\n1\n2\"\nDahl,SV\n",
            "Berg, Luca, club SK Nord Hall 4 North Road 1 2|Dahl, club SV|2: the club `SK Nord\\nHall 4\\nNorth Road\\n1\\n2` is now `SK Nord Hall 4 North Road 1 2`",
        );
    }

    #[test]
    fn lines_that_end_with_cr_alone_are_counted() {
        check("Name,Rating\rAna,1500\r\"Berg, Luca\",2214\r", "Ana, 1500|Berg, Luca, 2214");
        let unclosed = "3: a quotation mark is opened here and not closed (expected `\"` at its end)";
        check("Name,Rating\rAna,1500\r\"Berg, Luca,2214\rDahl,1990\r", unclosed);
    }

    #[test]
    fn lists_have_headings_or_not() {
        check("Name,Rating,Club\n\"Berg, Luca\",2214,SK Nord\nAna,,\n", "Berg, Luca, 2214, club SK Nord|Ana");
        check("\"Berg, Luca\",2214\nAna\n", "Berg, Luca, 2214|Ana");
        check("Ana,1500\nBea,12x4,zzz\n", "Ana, 1500|Bea, 12x4, zzz");
        check("Name,Club\n'=Ana,'@home\n", "=Ana, club @home");
    }

    #[test]
    fn spreadsheets_of_other_countries_are_read() {
        check("\u{feff}Name;Elo;Verein\r\nBerg, Luca;2214;SK Nord\r\n", "Berg, Luca, 2214, club SK Nord");
        check("Last name\tFirst name\tFed\tRtg\nBerg\tLuca\tGER\t0\n\t\t\t\n", "Berg, Luca, GER");
        check("Name;Birthday\nAna;1999-02-03\n", "Ana, born 1999-02-03");
    }

    #[test]
    fn lists_and_lines_have_bounds() {
        check(
            &format!("Name\n{}", "x".repeat(10_001)),
            "2: the line is too long for a player (limit 10000 bytes)",
        );
        check(
            &format!("Name\n{}", ",".repeat(10_001)),
            "2: the line is too long for a player (limit 10000 bytes)",
        );
        let most = "A\n".repeat(65_535);
        assert_eq!(read(most.as_bytes(), &Choices::default()).unwrap().players.len(), 65_535);
        check(&format!("{most}A"), "65536: the list is too long (limit 65535 players)");
    }

    #[test]
    fn a_list_of_ids_alone_registers_no_player() {
        let nobody = "there is no player in the list (2: not read: a name is missing (`1503014`))";
        check("id\n1503014\n24600011\n", nobody);
        check("FIDE-ID\n1503014\n", nobody);
        check(
            "ID;Elo\n1503014;2100\n",
            "there is no player in the list (2: not read: a name is missing (`1503014, 2100`))",
        );
        // A player may have the same name as a heading.
        check("Land\nBerg\n", "Land|Berg");
    }

    #[test]
    fn a_column_of_marks_is_not_a_rating() {
        check("Nom;Elo;Fide\nAna;1512;F\nBea;1100;N\n", "Ana, 1512|Bea, 1100");
        check("Nom;Elo;Fide\nAna;1512;1600\nBea;1100;\n", "Ana, 1600, standard 1600|Bea, 1100");
    }

    #[test]
    fn a_typed_list_reports_numbers_in_names() {
        let told = "`Team 4` is taken as a name without a rating (a comma before 4 makes it the rating)";
        check(
            "Anna Berg 1850\nTeam 4\nLouis, 14\n",
            &format!("Anna Berg, 1850|Team 4, rating -|Louis, 14|2: {told}"),
        );
    }

    #[test]
    fn a_column_that_resembles_a_field_is_reported() {
        let read = |choices: &Choices| {
            let text = b"Name;Stufe;Wann;Nummer;Schuh\nAna;1512;12.03.1987;1503014;42\nBea;2100;1.4.2001;24600011;40\n";
            let draft = super::read(text, choices).unwrap();
            let looks =
                draft.overlooked().map(|(column, field)| format!("{}={}", column.heading, field.name()));
            looks.collect::<Vec<_>>()
        };
        let mut choices = Choices::default();
        assert_eq!(read(&choices), ["Stufe=rating", "Wann=born", "Nummer=id"]);
        choices.map("Stufe=none").unwrap();
        choices.map("Nummer=id").unwrap();
        assert_eq!(read(&choices), ["Wann=born"]);
    }

    #[test]
    fn columns_without_a_use_are_named() {
        assert_eq!(
            read(b"name,shoe,phone\nAna,42,\n", &Choices::default()).unwrap().unused(),
            ["shoe", "phone"]
        );
    }

    #[test]
    fn unreadable_fields_and_nameless_lines_are_left_out() {
        let rating = "`x` is not a decimal number (expected digits, optionally a point and more digits)";
        check("name,rating\nAna,x\n", &format!("Ana|2: {rating}: the rating is left out"));
        check("name,rating\nAna,1\n,1500\n", "Ana, 1|3: not read: a name is missing (`1500`)");
        check(
            "name,sex,title\nAna,x,Dr\n",
            "Ana|2: `x` is not a sex (expected m or w): the sex is left out|2: `Dr` is not a title (expected GM, IM, WGM, FM, WIM, CM, WFM, WCM): the title is left out",
        );
        check(
            "Ana,1500,zzz\nBea\n",
            &format!("Bea|1: not read: {}", registration::read("Ana,1500,zzz").unwrap_err()),
        );
    }

    #[test]
    fn extra_lines_of_spreadsheets_are_not_players() {
        check(
            "sep=;\r\nName;Club\r\nAna;A, B, C\r\n;x\r\n",
            "Ana, club \"A, B, C\"|4: not read: a name is missing (`x`)",
        );
        check("\"sep=\t\"\nName\tClub\nAna\tA, B, C\n", "Ana, club \"A, B, C\"");
        check("Name,Rating\nAna,1500\nName,Rating\nBea,1400\n", "Ana, 1500|Bea, 1400");
        check("Nr;Name;F\u{f6}d.\n1;Ana;GER\n\n\nTotal;40;\n", "Ana, GER|5: not read: `40` is not a name");
        check("Name;Rating\nAna;74,10\n", "Ana, 74.1");
        check(
            "<html><body>Name</body>",
            "this is a page or XML (expected a list of players: CSV, or text with tabs)",
        );
        check("%PDF-1.7 Name", "this is not a text (expected a list of players: CSV, or text with tabs)");
    }

    /// The dates of a column show each other's order.
    #[test]
    fn a_date_is_read_in_the_order_of_its_column() {
        check("name;born\nAna;3/12/87\nBea;25/3/1990\n", "Ana, born 1987-12-03|Bea, born 1990-03-25");
        check("name;born\nAna;3/12/87\nBea;3/25/1990\n", "Ana, born 1987-03-12|Bea, born 1990-03-25");
        let two = "2: `3/12/87` can be two different days: only the year 1987 is kept";
        check("name;born\nAna;3/12/87\nBea;1990\n", &format!("Ana, born 1987|Bea, born 1990|{two}"));
        check(
            "name;born\nA;13/1/1990\nB;1/13/1990\nAna;3/12/87\n",
            &format!("A, born 1990-01-13|B, born 1990-01-13|Ana, born 1987|{}", two.replace("2:", "4:")),
        );
    }

    #[test]
    fn split_names_and_whole_names_are_distinguished() {
        check("Name;Vorname\nMüller;Jörg\n", "Müller, Jörg");
        check("Nombre;Apellidos\nJosé;Núñez\n", "Núñez, José");
        check("Name;Vorname\n\"Müller, Jörg\";Jörg\n", "Müller, Jörg");
        check("Name;Surname;First name\nAna Berg;Berg;Ana\n", "Ana Berg");
    }
}
