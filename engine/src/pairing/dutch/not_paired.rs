//! Reasons why a round was not paired.

use super::relax::Relaxation;
use crate::basics::number::Points;
use crate::basics::progress::Stopped;

/// The reason why a round was not paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPaired {
    /// The players cannot all be paired under C1 to C3; the arbiter decides (article 1.9.3).
    #[error("no pairing of all players satisfies C1 to C3 ({relaxation} would allow one)")]
    NoLegalPairing {
        /// The least that the arbiter would have to allow.
        relaxation: Relaxation,
    },
    /// The caller asked to stop.
    #[error("the pairing was stopped")]
    Stopped,
    /// Colours cannot be allocated: the initial colour is neither given nor can it be inferred (article 5.1).
    #[error("the initial colour is not known (draw it by lot)")]
    InitialColorUnknown,
    /// A bracket has too many different scores of moved-down players for the widest weight.
    #[error(
        "players of too many different scores come together in the bracket of {bracket} (make this pairing manually)"
    )]
    TooManyScores {
        /// The score of the bracket.
        bracket: Points,
    },
}

impl From<Stopped> for NotPaired {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}
