//! The field of a Swiss round: all that its pairing depends on.
//!
//! Players are named by their tournament pairing number (TPN), 1 = top of the initial ranking;
//! `Field::entrants[i]` is the player with TPN `i + 1`.

use crate::basics::number::Points;
pub use crate::game::color::Color;
use crate::game::scoring::{GameScore, PointSystem};

/// A tournament pairing number, from 1.
pub type Tpn = u16;

/// One completed round of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Record {
    /// A game that was played over the board.
    Played {
        /// The opponent.
        opponent: Tpn,
        /// The player's own colour.
        color: Color,
        /// The player's own score.
        score: GameScore,
    },
    /// A game that was decided by forfeit; both sides may have lost.
    Forfeit {
        /// The scheduled opponent.
        opponent: Tpn,
        /// True if this player got the point.
        won: bool,
    },
    /// The pairing-allocated bye.
    PairingAllocatedBye,
    /// A full-point bye.
    FullPointBye,
    /// A half-point bye.
    HalfPointBye,
    /// A zero-point bye, or nothing at all (late entry, withdrawn).
    ZeroPointBye,
}

impl Record {
    /// Returns true if this is a game that was played.
    #[must_use]
    pub const fn is_game(&self) -> bool {
        matches!(self, Self::Played { .. })
    }

    /// Returns true if the player was in the pairing of the round.
    #[must_use]
    pub const fn is_participation(&self) -> bool {
        match self {
            Self::Played { .. } | Self::Forfeit { .. } | Self::PairingAllocatedBye => true,
            Self::FullPointBye | Self::HalfPointBye | Self::ZeroPointBye => false,
        }
    }

    /// Returns the points of the round.
    #[must_use]
    pub const fn worth(&self, points: &PointSystem) -> Points {
        match self {
            Self::Played { score, .. } => points.worth(*score),
            Self::Forfeit { won: true, .. } | Self::FullPointBye => points.win,
            Self::HalfPointBye => points.draw,
            Self::Forfeit { won: false, .. } => points.forfeit_loss,
            Self::PairingAllocatedBye => points.pairing_allocated_bye,
            Self::ZeroPointBye => points.zero_point_bye,
        }
    }
}

/// One player of the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The completed rounds, first round first; exactly `Field::round - 1` of them.
    pub history: Vec<Record>,
    /// True if the player is absent in the round to pair (has a bye for it already).
    pub absent: bool,
    /// Virtual points by round (C.04.7), first round first, the round to pair included; missing is 0.
    pub virtual_points: Vec<Points>,
}

/// Players who must not meet each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// The first round in which this holds.
    pub first_round: u16,
    /// The last round in which this holds.
    pub last_round: u16,
    /// The players, none of whom may meet another of them.
    pub players: Vec<Tpn>,
}

/// Everything the pairing of one round depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The round to pair, from 1.
    pub round: u16,
    /// The number of rounds of the tournament.
    pub rounds: u16,
    /// The colour that the drawing of lots gave to pairing number 1; `None` when not known.
    pub initial_color: Option<Color>,
    /// The points of each result.
    pub scoring: PointSystem,
    /// The players by TPN.
    pub entrants: Vec<Entrant>,
    /// The players who must not meet.
    pub forbidden: Vec<Forbidden>,
}

/// A round as it was paired: boards in order, then the bye.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SwissPairing {
    /// White and Black of each board, first board first.
    pub boards: Vec<(Tpn, Tpn)>,
    /// The player with the pairing-allocated bye.
    pub bye: Option<Tpn>,
}
