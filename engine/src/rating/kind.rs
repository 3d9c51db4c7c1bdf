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

/// The orders in which an event may look for the rating of a player, as they are offered; of none the rating is the one that
/// was typed.
pub const OFFERED: [&[RatingKind]; 9] = {
    use RatingKind::{Blitz, National, Rapid, Standard};
    [
        &[],
        &[Standard],
        &[Standard, National],
        &[Rapid, Standard],
        &[Rapid, Standard, Blitz],
        &[Blitz, Standard],
        &[Blitz, Standard, Rapid],
        &[National],
        &[National, Standard],
    ]
};

/// Names an order: `rapid, else standard`.
#[must_use]
pub fn order_name(kinds: &[RatingKind]) -> String {
    if kinds.is_empty() {
        return "as typed".to_owned();
    }
    kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", else ")
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
