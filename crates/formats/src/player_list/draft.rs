//! The draft of a list: its interpretation, which can be overridden.

use super::form::Form;
use super::headings::{Field, RatingKind};
use super::sexes::SexLetters;
use crate::decoding::TextEncoding;
use engine::action::Entrant;
use engine::folding::bare;
use engine::person::{self, DateOrder};
use engine::text::Label;
use engine::words;

/// The identifier of a column.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColumnName {
    /// Its number, from 1.
    Number(usize),
    /// Its heading, in any spelling.
    Heading(String),
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
            player.entrant.short_name = Label::default();
            player.entrant.captain = Label::default();
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
