//! Results of a game of two and their points.

use serde::{Deserialize, Serialize};

use crate::basics::number::Points;

/// The result of a game of two for one of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GameScore {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
}

impl GameScore {
    /// Returns the opponent's result, unless an arbiter set the two separately.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }
}

/// The maximum number of points for a result, more than any tournament awards. Sums and products over all
/// rounds of the longest event stay within the numbers of standings and pairings.
pub const MOST_POINTS: Points = Points::whole(1000);

/// The points of each result of a game of two (the point system of an event, TRF record 162).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointSystem {
    /// A win, a forfeit win, a full-point bye.
    pub win: Points,
    /// A draw, a half-point bye.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// A loss by forfeit.
    pub forfeit_loss: Points,
    /// A zero-point bye.
    pub zero_point_bye: Points,
    /// The pairing-allocated bye.
    pub pairing_allocated_bye: Points,
}

impl PointSystem {
    /// Returns the points of a played game.
    #[must_use]
    pub const fn worth(&self, score: GameScore) -> Points {
        match score {
            GameScore::Win => self.win,
            GameScore::Draw => self.draw,
            GameScore::Loss => self.loss,
        }
    }
}

impl Default for PointSystem {
    fn default() -> Self {
        Self {
            win: Points::whole(1),
            draw: Points::from_tenths(5),
            loss: Points::ZERO,
            forfeit_loss: Points::ZERO,
            zero_point_bye: Points::ZERO,
            pairing_allocated_bye: Points::whole(1),
        }
    }
}
