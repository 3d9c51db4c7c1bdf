//! The fields of a person, and the errors of texts that are not valid in them.

use crate::basics::number::NumberError;
use crate::basics::text::quoted;

/// The titles of the federation (FIDE title regulations, 2024), in descending order.
pub const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// The maximum length of a number in the federation's list: the number of its columns in a report (`trf` 4).
pub(super) const LONGEST_ID: usize = 11;

/// A reason why a text is not a value of a person's field.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAFact {
    /// Not a sex.
    #[error("{} is not a sex (expected m or w)", quoted(.0))]
    Sex(String),
    /// Not a title of the federation.
    #[error("{} is not a title (expected {})", quoted(.0), TITLES.join(", "))]
    Title(String),
    /// Not the code of a federation.
    #[error("{} is not a federation (expected three letters, for instance GER)", quoted(.0))]
    Federation(String),
    /// Longer than a report's columns.
    #[error("the id {} is too long (expected at most {LONGEST_ID} characters)", quoted(.0))]
    Id(String),
    /// Not a date, or a nonexistent one.
    #[error("{} is not a date of birth (expected a year, or a date as 1987-03-12 or 12.03.1987)", quoted(.0))]
    Birth(String),
    /// Not a number.
    #[error(transparent)]
    Number(#[from] NumberError),
    /// A number whose separator can be one of thousands or of decimals.
    #[error("{} can be {whole} or {decimal} (write it without a separator of thousands)", quoted(.text))]
    TwoNumbers {
        /// The number.
        text: String,
        /// The number with a separator of thousands.
        whole: String,
        /// The number with decimals.
        decimal: String,
    },
    /// A date whose day and month can be exchanged.
    #[error("{} can be two different days (type it as {year}-12-31, or only the year {year})", quoted(.text))]
    TwoDates {
        /// The date.
        text: String,
        /// The year, which is certain.
        year: u16,
    },
}

/// Returns true if a text is one of the entries that mean nothing in lists.
#[must_use]
pub fn is_nothing(text: &str) -> bool {
    matches!(text, "" | "-" | "--" | "–" | "—" | "?" | "n/a" | "N/A")
}
