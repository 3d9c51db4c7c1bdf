//! The kinds of ratings that lists have of a player.

use serde::{Deserialize, Serialize};

crate::listed! {
    /// What a listed rating rates.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum RatingKind {
        /// Games at the standard rate of play.
        Standard,
        /// Rapid games.
        Rapid,
        /// Blitz games.
        Blitz,
        /// By the national federation.
        National,
    }
}

impl RatingKind {
    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
            Self::National => "national",
        }
    }
}
