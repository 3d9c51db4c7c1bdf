//! What a field of a person can hold, and why a text is none of it.

use crate::basics::number::NumberError;
use crate::basics::text::quoted;

/// The titles of the federation (FIDE title regulations, 2024), the higher one first.
pub const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// The longest number in the federation's list, in characters: as many as a report has columns for it (`trf` 4).
pub(super) const LONGEST_ID: usize = 11;

/// Why a text is not what a field of a person holds.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAFact {
    /// Neither sex.
    #[error("{} is not a sex (expected m or w)", quoted(.0))]
    Sex(String),
    /// No title of the federation.
    #[error("{} is not a title (expected {})", quoted(.0), TITLES.join(", "))]
    Title(String),
    /// No code of a federation.
    #[error("{} is not a federation (expected three letters, for instance GER)", quoted(.0))]
    Federation(String),
    /// More than a report has room for.
    #[error("the id {} is too long (expected at most {LONGEST_ID} characters)", quoted(.0))]
    Id(String),
    /// No date, or one that does not exist.
    #[error("{} is not a date of birth (expected a year, or a date as 1987-03-12 or 12.03.1987)", quoted(.0))]
    Birth(String),
    /// A number that is none.
    #[error(transparent)]
    Number(#[from] NumberError),
    /// A number that may have a separator of thousands, or decimals.
    #[error("{} can be {whole} or {decimal} (write it without a separator of thousands)", quoted(.text))]
    TwoNumbers {
        /// The number.
        text: String,
        /// What it is with a separator of thousands.
        whole: String,
        /// What it is with decimals.
        decimal: String,
    },
    /// A date whose day and month cannot be told apart.
    #[error("{} can be two different days (type it as {year}-12-31, or only the year {year})", quoted(.text))]
    TwoDates {
        /// The date.
        text: String,
        /// The year, which is sure.
        year: u16,
    },
}

/// Whether a text stands for nothing, as lists write it.
#[must_use]
pub fn is_nothing(text: &str) -> bool {
    matches!(text, "" | "-" | "--" | "–" | "—" | "?" | "n/a" | "N/A")
}
