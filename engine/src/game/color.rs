//! The colours of a game of two.

use serde::{Deserialize, Serialize};

/// The colour that is due to a player or a team, for manual pairings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ColorDue {
    /// The colour.
    pub color: Color,
    /// The strength: absolute, strong or mild; `None` if the system has one strength.
    pub strength: Option<&'static str>,
}

/// A colour at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Color {
    /// White.
    White,
    /// Black.
    Black,
}

impl Color {
    /// Returns the other colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl std::fmt::Display for Color {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}
