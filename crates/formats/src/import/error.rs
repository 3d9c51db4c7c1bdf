//! The reasons why an input becomes no event.

use crate::judge::SyntaxError;
use crate::presets::PresetError;
use crate::trf::report::Fault;
use engine::id::PlayerId;
use engine::text::NotOneLine;

/// The most events that one input is made into.
pub const MOST_EVENTS: usize = 10_000;

/// The most players, rounds, and boards of a round that an event can number.
pub(super) const MOST: usize = u16::MAX as usize;

/// The reasons why an input cannot become an event.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// More players, rounds or boards than an event can number.
    #[error(
        "the input has more players, rounds, or games in a round than an event can hold (at most {MOST})"
    )]
    TooMany,
    /// A name that a list cannot show.
    #[error("player {number}: the name {error}")]
    Name {
        /// The number of the player, from 1.
        number: PlayerId,
        /// The fault.
        error: NotOneLine,
    },
}

/// The reason why no event is created from an input.
#[derive(Debug, thiserror::Error)]
pub enum DraftError {
    /// It fits no format, or several.
    #[error("the format of the file cannot be recognised")]
    Unrecognised,
    /// A judge input breaks its format.
    #[error(transparent)]
    Syntax(SyntaxError),
    /// A report has content that no event can have.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// A judge input has content that no event can have.
    #[error(transparent)]
    Unfit(#[from] ImportError),
    /// The input has no tournament or game with this number.
    #[error("there is no tournament or game {nth} in the input (expected 1 to {count})")]
    NoSuchNumber {
        /// The number.
        nth: usize,
        /// The number of tournaments or games.
        count: usize,
    },
    /// The input has more tournaments or games than are made into events at once.
    #[error("the input holds {0} events (limit {MOST_EVENTS})")]
    TooMany(usize),
    /// A pairing system was chosen for an input that is not a report.
    #[error("only a tournament report is made into an event of another pairing system")]
    NoReport,
    /// A tournament of more rounds than an event can number.
    #[error("the tournament has more rounds than an event can have")]
    TooManyRounds,
    /// A preset is missing, which a test rules out.
    #[error(transparent)]
    Preset(#[from] PresetError),
}

impl DraftError {
    /// Returns the line of the fault, from 1; `None` if it is about the whole input.
    #[must_use]
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::Syntax(error) => Some(error.line),
            Self::Fault(fault) if 0 < fault.line => Some(fault.line),
            Self::Fault(_)
            | Self::Unrecognised
            | Self::Unfit(_)
            | Self::NoSuchNumber { .. }
            | Self::TooMany(_)
            | Self::NoReport
            | Self::TooManyRounds
            | Self::Preset(_) => None,
        }
    }
}
