//! The user's decisions about a list.

use std::collections::{BTreeMap, BTreeSet};

use super::draft::{Column, ColumnName};
use super::form::Separator;
use super::headings::{Field, RatingKind};
use super::lines::Row;
use crate::decoding::TextEncoding;
use engine::folding::bare;
use engine::text::quoted;

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

    pub(super) fn name_a_heading_of(&self, row: &Row) -> bool {
        let named = |cell: &String| self.columns.contains_key(&ColumnName::Heading(bare(cell)));
        row.cells.iter().any(named)
    }

    pub(super) fn chosen(&self, number: usize, heading: &str) -> Option<&Option<Field>> {
        let by_number = self.columns.get(&ColumnName::Number(number));
        by_number.or_else(|| self.columns.get(&ColumnName::Heading(bare(heading))))
    }
}
