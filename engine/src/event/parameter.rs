//! Parameters of a game, a pairing system or a rating, with their ranges.

use std::fmt;

use crate::basics::number::{Points, typed};
use crate::game::crikey::Hundredths;
use crate::game::tractor::cards::Rank;

/// A parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// The name in words.
    pub name: &'static str,
    /// The meaning, in a line.
    pub help: &'static str,
    /// The current value.
    pub value: Value,
    /// True if it is fixed once the first round is published.
    pub is_fixed: bool,
}

/// The value of a parameter and its range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// Yes or no.
    Yes(bool),
    /// A whole number.
    Number {
        /// The number.
        now: u32,
        /// The minimum.
        least: u32,
        /// The maximum.
        most: u32,
    },
    /// The value of a result.
    Points(Points),
    /// A rank of Tractor.
    Rank(Rank),
    /// A number with two decimals.
    Hundredths(Hundredths),
    /// One of several, by name.
    Choice {
        /// The index of the current one, from 0.
        now: usize,
        /// Their names.
        names: &'static [&'static str],
    },
}

/// A text that is not a value of a parameter.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoValue {
    /// A number was expected.
    #[error("`{text}` is not a number (expected {least} to {most})")]
    NotANumber {
        /// The text.
        text: String,
        /// The least number.
        least: u32,
        /// The most.
        most: u32,
    },
    /// The number is too small or too large.
    #[error("{number} is out of range (expected {least} to {most})")]
    OutOfRange {
        /// The number.
        number: u32,
        /// The least number.
        least: u32,
        /// The most.
        most: u32,
    },
    /// No points.
    #[error(transparent)]
    Points(#[from] crate::basics::number::NumberError),
    /// A number with two decimals was expected.
    #[error("`{0}` does not have two decimals (expected a number such as 3.00)")]
    NotHundredths(String),
    /// The text names none of the choices.
    #[error("`{text}` is none of the choices (expected {known})")]
    NoneOf {
        /// The text.
        text: String,
        /// The choices.
        known: String,
    },
    /// The value is chosen, not typed.
    #[error("this is chosen from a list, not typed")]
    Chosen,
}

impl Value {
    /// Returns true if the value is selected from choices rather than typed.
    #[must_use]
    pub const fn is_choice(self) -> bool {
        matches!(self, Self::Yes(_) | Self::Rank(_) | Self::Choice { .. })
    }

    /// Reads a value of the same kind and range.
    ///
    /// # Errors
    ///
    /// If the text is not such a value.
    pub fn typed(self, text: &str) -> Result<Self, NoValue> {
        match self {
            Self::Number { least, most, .. } => {
                let wrong = |_| NoValue::NotANumber { text: text.to_owned(), least, most };
                let number = text.parse().map_err(wrong)?;
                if !(least..=most).contains(&number) {
                    return Err(NoValue::OutOfRange { number, least, most });
                }
                Ok(Self::Number { now: number, least, most })
            }
            Self::Points(_) => Ok(Self::Points(typed(text)?)),
            Self::Hundredths(_) => {
                let wrong = |_| NoValue::NotHundredths(text.to_owned());
                typed(text).map(Self::Hundredths).map_err(wrong)
            }
            Self::Yes(_) | Self::Rank(_) | Self::Choice { .. } => Err(NoValue::Chosen),
        }
    }

    /// Reads a value of the same kind and range; a choice by its name.
    ///
    /// # Errors
    ///
    /// If the text is not such a value.
    pub fn read(self, text: &str) -> Result<Self, NoValue> {
        let none_of = |known: &[&str]| NoValue::NoneOf { text: text.to_owned(), known: known.join(", ") };
        let place = |known: &[&str]| {
            let at = known.iter().position(|one| one.eq_ignore_ascii_case(text));
            at.ok_or_else(|| none_of(known))
        };
        Ok(match self {
            Self::Yes(_) => Self::Yes(place(&["no", "yes"])? == 1),
            Self::Choice { names, .. } => Self::Choice { now: place(names)?, names },
            Self::Rank(_) => {
                Self::Rank(text.parse().map_err(|_| none_of(&["2 to 9", "T", "J", "Q", "K", "A"]))?)
            }
            Self::Number { .. } | Self::Points(_) | Self::Hundredths(_) => self.typed(text)?,
        })
    }

    /// Returns the next or previous choice, cyclically. `None` if the value is typed.
    #[must_use]
    pub fn turned(self, forward: bool) -> Option<Self> {
        match self {
            Self::Yes(yes) => Some(Self::Yes(!yes)),
            Self::Rank(rank) => {
                let steps = if forward { 1 } else { RANKS - 1 };
                let to = (u64::from(rank.number()) + steps) % RANKS;
                Some(Self::Rank(Rank::TWO.raised(to).unwrap_or(Rank::TWO)))
            }
            Self::Choice { now, names } => {
                let steps = if forward { 1 } else { names.len().saturating_sub(1) };
                Some(Self::Choice { now: (now + steps) % names.len().max(1), names })
            }
            Self::Number { .. } | Self::Points(_) | Self::Hundredths(_) => None,
        }
    }
}

/// The number of ranks, from 2 to the ace.
const RANKS: u64 = 13;

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Yes(yes) => f.write_str(if *yes { "yes" } else { "no" }),
            Self::Number { now, .. } => now.fmt(f),
            Self::Points(points) => points.fmt(f),
            Self::Rank(rank) => rank.fmt(f),
            Self::Hundredths(hundredths) => hundredths.fmt(f),
            Self::Choice { now, names } => f.write_str(names.get(*now).unwrap_or(&"")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_typed_after_a_point_or_a_comma() {
        let typed = |before: Value, text: &str| before.typed(text).map(|now| now.to_string()).ok();
        let hundredths = Value::Hundredths("3.00".parse().unwrap());
        assert_eq!(typed(hundredths, "2,50").as_deref(), Some("2.50"));
        assert_eq!(typed(hundredths, "2.50").as_deref(), Some("2.50"));
        assert_eq!(typed(hundredths, "2,5"), None);
        assert_eq!(typed(Value::Points(crate::basics::number::Points::ZERO), "0,5").as_deref(), Some("0.5"));
    }
}
