//! A board of a match of teams: its game, and the colour of the first team there.

use serde::{Deserialize, Serialize};

use crate::game::color::Color;

/// The game at each board of a match: any game of two, or Tractor for a partnership of each team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum BoardGame {
    /// Chess.
    #[default]
    Chess,
    /// Crikey.
    Crikey,
    /// A game that is won or lost, never drawn.
    Decided,
    /// One round of Tractor (2.1): the first team has the first and third seat, the second team the others.
    /// Ranks start anew in each match, at the rank of the match's rules; the winner of the round has won the
    /// board.
    Tractor,
}

impl BoardGame {
    /// Returns the number of persons of one team at a board.
    #[must_use]
    pub const fn persons(self) -> usize {
        match self {
            Self::Chess | Self::Crikey | Self::Decided => 1,
            Self::Tractor => 2,
        }
    }

    /// Returns the word for the place of one game: a board or a table.
    #[must_use]
    pub const fn place(self) -> &'static str {
        match self {
            Self::Chess | Self::Crikey | Self::Decided => "board",
            Self::Tractor => "table",
        }
    }

    /// Returns the word for the place of one person: a board, or a seat at a table.
    #[must_use]
    pub const fn seat(self) -> &'static str {
        match self {
            Self::Chess | Self::Crikey | Self::Decided => "board",
            Self::Tractor => "seat",
        }
    }
}

/// The boards at which the first team of a match has White (TRF 352).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum BoardColors {
    /// The odd boards: `WBWB`.
    #[default]
    Alternating,
    /// Boards 1 and 4 of every four: `WBBW`.
    Paired,
    /// Every board: `WWWW`.
    Same,
    /// Boards 1 and 2 of every four: `WWBB`.
    Twos,
}

impl BoardColors {
    /// Every rule, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Alternating, Self::Paired, Self::Same, Self::Twos];

    /// The names, as reports write four boards.
    pub const NAMES: [&str; 4] = ["WBWB", "WBBW", "WWWW", "WWBB"];

    /// Returns the colour of the first team at a board, from 0.
    #[must_use]
    pub const fn of_first(self, board: usize) -> Color {
        let is_white = match self {
            Self::Alternating => board.is_multiple_of(2),
            Self::Paired => matches!(board % 4, 0 | 3),
            Self::Same => true,
            Self::Twos => board % 4 < 2,
        };
        if is_white { Color::White } else { Color::Black }
    }
}
