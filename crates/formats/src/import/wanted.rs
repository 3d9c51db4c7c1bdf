//! The format of an input and the events of it that are wanted.

use super::error::{DraftError, MOST_EVENTS};
use crate::decoding::TextEncoding;

/// A format from which an event can be created.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// A tournament report.
    Trf,
    /// The judge input of Crikey.
    Crikey,
    /// The judge input of Tractor.
    Tractor,
    /// The judge input of dice.
    Dice,
    /// The judge input of a Swiss.
    Swiss,
    /// The judge input of probit ratings.
    Probit,
}

/// The system with which the event of a report continues.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GoesOn {
    /// As an individual Swiss.
    Swiss,
    /// As a round robin.
    RoundRobin,
    /// With manual pairings.
    Manual,
}

/// The events of an input that are wanted, and how its report is read.
#[derive(Debug, Clone, Copy, Default)]
pub struct Wanted {
    /// The number of the tournament or game, from 1; all of them if `None`.
    pub nth: Option<usize>,
    /// The system with which the event of the players of a report goes on; the report's own if `None`, and
    /// then a report of teams becomes an event of teams.
    pub goes_on: Option<GoesOn>,
    /// The encoding of a report; the one that its bytes show if `None`.
    pub encoding: Option<TextEncoding>,
}

/// Checks the number of the wanted event, and the number of events if all are wanted.
///
/// # Errors
///
/// The input has no tournament or game with this number, or too many.
pub(super) fn check_chosen(count: usize, nth: Option<usize>) -> Result<(), DraftError> {
    match nth {
        Some(nth) if !(1..=count).contains(&nth) => Err(DraftError::NoSuchNumber { nth, count }),
        None if MOST_EVENTS < count => Err(DraftError::TooMany(count)),
        Some(_) | None => Ok(()),
    }
}
