//! The kinds of listed ratings.

use serde::{Deserialize, Serialize};

crate::listed! {
    /// The kind of games that a listed rating rates.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum RatingKind {
        /// Games at the standard rate of play.
        Standard,
        /// Rapid games.
        Rapid,
        /// Blitz games.
        Blitz,
        /// Games rated by the national federation.
        National,
    }
}

/// The orders on offer in which an event looks for a player's rating; the empty order means the typed rating.
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

/// Returns the name of an order: `rapid, else standard`.
#[must_use]
pub fn order_name(kinds: &[RatingKind]) -> String {
    if kinds.is_empty() {
        return "as typed".to_owned();
    }
    kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", else ")
}

/// The reason why a text is not an order of kinds of ratings.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OrderError {
    /// A word is not a kind.
    #[error("`{0}` is no kind of rating (expected standard, rapid, blitz or national)")]
    NoKind(String),
    /// A kind is named twice.
    #[error("the {} rating is named twice", .0.name())]
    Twice(RatingKind),
}

/// Reads an order of kinds: `rapid, else standard`, `rapid standard`; `as typed` or an empty text for none.
///
/// # Errors
///
/// The first word that is not a kind, or a repeated kind.
pub fn read_order(text: &str) -> Result<Vec<RatingKind>, OrderError> {
    if text.trim() == order_name(&[]) {
        return Ok(Vec::new());
    }
    let words = text.split(|c: char| c == ',' || c == ';' || c.is_whitespace());
    let words = words.filter(|word| !word.is_empty() && !word.eq_ignore_ascii_case("else"));
    let mut kinds = Vec::new();
    for word in words {
        let kind = RatingKind::ALL.iter().find(|kind| kind.name().eq_ignore_ascii_case(word));
        let Some(kind) = kind else {
            return Err(OrderError::NoKind(word.to_owned()));
        };
        if kinds.contains(kind) {
            return Err(OrderError::Twice(*kind));
        }
        kinds.push(*kind);
    }
    Ok(kinds)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_order_is_read_back() {
        for kinds in OFFERED {
            assert_eq!(read_order(&order_name(kinds)).as_deref(), Ok(kinds));
        }
        assert_eq!(read_order("Blitz; rapid").unwrap(), [RatingKind::Blitz, RatingKind::Rapid]);
        assert_eq!(read_order(" ").unwrap(), []);
        assert!(
            read_order("rapid, correspondence")
                .unwrap_err()
                .to_string()
                .starts_with("`correspondence` is no kind")
        );
        assert_eq!(read_order("rapid rapid").unwrap_err().to_string(), "the rapid rating is named twice");
    }
}
