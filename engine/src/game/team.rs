//! Team events: what a match is, what it is worth, and one round of one team.
//!
//! A match of two teams consists of games of two at numbered boards. It gives match points (MP) for the
//! result of the match and game points (GP), the sum of the results at the boards (C.04.6, preface and
//! article 1; TRF records 162, 320, 352, 362).

use serde::{Deserialize, Serialize};

use crate::basics::number::Points;
use crate::game::color::Color;

/// One of the two scores of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub enum TeamScore {
    /// Match points.
    #[default]
    MatchPoints,
    /// Game points.
    GamePoints,
}

impl TeamScore {
    /// Returns the other score.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::MatchPoints => Self::GamePoints,
            Self::GamePoints => Self::MatchPoints,
        }
    }
}

/// The rule of colour preferences of teams (C.04.6 1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum ColorPreferences {
    /// Simple preferences (1.7.1), the default.
    #[default]
    TypeA,
    /// Strong and mild preferences (1.7.2).
    TypeB,
    /// No team ever has a preference.
    None,
}

/// The match points of each result of a match (TRF 362).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchPoints {
    /// A won match.
    pub win: Points,
    /// A drawn match.
    pub draw: Points,
    /// A lost match.
    pub loss: Points,
}

impl Default for MatchPoints {
    fn default() -> Self {
        Self { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO }
    }
}

/// The kind of a team's round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamRecordKind {
    /// A match in which at least one game was played.
    Played,
    /// A match decided by forfeit as a whole; both teams may have lost.
    Forfeit {
        /// Whether this team won it.
        won: bool,
    },
    /// The pairing-allocated bye.
    PairingAllocatedBye,
    /// A bye worth a won match.
    FullPointBye,
    /// A bye worth a drawn match.
    HalfPointBye,
    /// Absent, withdrawn or not entered yet.
    ZeroPointBye,
}

/// One completed round of one team.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TeamRecord {
    /// The kind.
    pub kind: TeamRecordKind,
    /// The number of the scheduled opponent, from 1; `None` without a match.
    pub opponent: Option<u16>,
    /// The colour scheduled for the team's first board; `None` without a match.
    pub color: Option<Color>,
    /// The match points of the round.
    pub match_points: Points,
    /// The game points of the round.
    pub game_points: Points,
    /// The game points at each board, board 1 first; empty in a bye.
    pub boards: Vec<Points>,
}

impl TeamRecord {
    /// Returns one of the two scores of the round.
    #[must_use]
    pub const fn points(&self, score: TeamScore) -> Points {
        match score {
            TeamScore::MatchPoints => self.match_points,
            TeamScore::GamePoints => self.game_points,
        }
    }
}
