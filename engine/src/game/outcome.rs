//! The result of a board, of any game.

use serde::{Deserialize, Serialize};

use super::crikey::CrikeyOutcome;
use super::dice::Hand;
use super::scoring::GameScore;
use super::team::Match;
use super::tractor;

/// The outcome of a board: one kind per game, and those of any game of two.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Outcome {
    /// A game that was played, with each side's result; an arbiter may have set them separately (`½-0`).
    Game {
        /// White's result.
        white: GameScore,
        /// Black's result.
        black: GameScore,
        /// Whether it counts for ratings.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        rated: bool,
    },
    /// A game that was not played: one side gets the point, or neither in a double forfeit.
    Forfeit {
        /// Whether White gets it.
        white: bool,
        /// Whether Black gets it.
        black: bool,
    },
    /// An adjourned game: a draw for pairing until its result is known.
    Adjourned,
    /// A game of Crikey.
    Crikey(CrikeyOutcome),
    /// A table of poker dice: a hand for each seat.
    Dice(Vec<Hand>),
    /// A round of Tractor.
    Tractor(tractor::round::Round),
    /// A round of Tractor with a known score but without tricks (from format 7 on).
    TractorScore(tractor::round::Score),
    /// A match of two teams (from format 8 on).
    Match(Match),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_yes(rated: &bool) -> bool {
    *rated
}

const fn yes() -> bool {
    true
}

impl Outcome {
    /// Creates the outcome of a played and rated game of two.
    #[must_use]
    pub const fn game(white: GameScore, black: GameScore) -> Self {
        Self::Game { white, black, rated: true }
    }

    /// Returns a result of two as text; for tables only a brief description.
    #[must_use]
    pub fn scored(&self) -> String {
        let side = |side| match side {
            GameScore::Win => "1",
            GameScore::Draw => "½",
            GameScore::Loss => "0",
        };
        let point = |won: bool| if won { "+" } else { "-" };
        match self {
            Self::Forfeit { white, black } => format!("{} – {}", point(*white), point(*black)),
            Self::Adjourned => "adjourned".to_owned(),
            Self::Crikey(crikey) => {
                let (white, black) = (crikey.result, crikey.result.opposite());
                format!("{} – {} {}:{}", side(white), side(black), crikey.white_pieces, crikey.black_pieces)
            }
            Self::Game { white, black, rated } => {
                format!("{} – {}{}", side(*white), side(*black), if *rated { "" } else { " unrated" })
            }
            Self::Dice(_) => "other hands".to_owned(),
            Self::Tractor(_) => "other tricks".to_owned(),
            Self::TractorScore(score) => format!("{} points", score.points),
            Self::Match(held) => format!("{} – {}", held.score[0], held.score[1]),
        }
    }

    /// Returns each side's result of a game of two that was played.
    #[must_use]
    pub const fn sides(&self) -> Option<(GameScore, GameScore)> {
        match self {
            Self::Game { white, black, .. } => Some((*white, *black)),
            Self::Crikey(outcome) => Some((outcome.result, outcome.result.opposite())),
            Self::Match(held) => Some(held.sides()),
            Self::Forfeit { .. }
            | Self::Adjourned
            | Self::Dice(_)
            | Self::Tractor(_)
            | Self::TractorScore(_) => None,
        }
    }
}
