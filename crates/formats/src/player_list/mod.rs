//! Lists of players as other programs save them: bytes are read into a draft, which is compared with
//! an event and becomes one act.
//!
//! [`read()`] detects the encoding, the separator and the columns, and reads every line. All of its
//! decisions are in the [`Draft`] and can be overridden ([`Choices`]). [`compare::compare`] finds the
//! new players, the registered ones and their changes. No files or screens here.

pub mod compare;
mod fixed;
pub(crate) mod headings;
mod lines;
mod looks;
mod read;
mod sexes;

use std::collections::{BTreeMap, BTreeSet};

use super::trf;
use crate::decoding::TextEncoding;
use engine::action::Entrant;
use engine::folding::bare;
use engine::person::{self, DateOrder};
use engine::text::quoted;
use engine::words;
pub use headings::{Field, RatingKind};
pub use lines::{reaches_the_end_in_quotes, spaced, too_long_a_line};
use read::Row;
pub use read::read;
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
    /// True if `Alice + Charles` means two partners; otherwise it is plain text.
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
    #[error("{} has the meaning of another column, or two meanings", quoted(.0))]
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
    /// Returns true if this identifies a column.
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
    /// The board in the team, from 1.
    pub board: Option<u16>,
}

/// A note on a line, for the director.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The line, from 1.
    pub line: usize,
    /// True if no player is read from the line.
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
    /// True if a byte-order mark names the encoding.
    pub has_mark: bool,
    /// The way in which the lines are split.
    pub form: Form,
    /// The line of the headings; `None` if every line is a player.
    pub headings: Option<usize>,
    /// True if the columns have fields; otherwise every line is read like typed input.
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

/// A list of the players of teams, where the teams themselves are registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the list has a column of teams, but this event registers teams (expected `members EVENT LIST`, which registers the teams with their players)"
)]
pub struct PlayersOfTeams;

impl Draft {
    /// Checks that the list has players of this event, whose players are teams or not. Facts of teams are
    /// left out in other events.
    ///
    /// # Errors
    ///
    /// The players are those of teams.
    pub fn fit(&mut self, of_teams: bool) -> Result<(), PlayersOfTeams> {
        for player in self.players.iter_mut().filter(|_| !of_teams) {
            player.entrant.short_name = engine::text::Label::default();
            player.entrant.captain = engine::text::Label::default();
        }
        let has_teams = self.columns.iter().any(|column| column.field == Some(Field::Team));
        if of_teams && has_teams { Err(PlayersOfTeams) } else { Ok(()) }
    }

    /// Returns true if the list has a column with a certain heading or number.
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
            | Field::ShortName
            | Field::Captain
            | Field::Board
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

#[cfg(test)]
mod tests;
