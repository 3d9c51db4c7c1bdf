//! The acts that official mode refuses, with the words of each refusal.

use std::fmt;

use crate::basics::id::{BoardNo, RoundNo};
use crate::basics::words;

/// The round from which on pairing numbers are fixed (C.04.2 2.3).
pub(crate) const NUMBERS_STAY: u16 = 4;

/// How many games are named before the rest is counted.
const NAMED: usize = 6;

/// An act that official mode forbids.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ban {
    /// A round that is too old to be corrected.
    TooOld {
        /// The round.
        round: RoundNo,
        /// The first round that can be corrected.
        first: RoundNo,
    },
    /// A missing result in a round after which another one is paired.
    Unknown(RoundNo),
    /// A prohibited pairing, once pairings exist.
    Apart,
    /// Entering official mode once round 1 is published.
    NoWayBack,
    /// A half-point bye for a player who cannot have one.
    Barred(String),
    /// Final standings while games are open.
    OpenGames(Vec<(RoundNo, BoardNo)>),
    /// A second drawing of lots.
    DrawnAlready,
    /// A change of the points for results once round 1 is published; only those of the pairing-allocated bye
    /// can still change.
    Points,
    /// A change of pairing numbers once round 4 is published.
    NumbersStay,
    /// Pairing numbers by hand or lot that place the first player before the second, who is stronger.
    WeakerFirst(String, String),
}

impl fmt::Display for Ban {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooOld { round, first } => write!(
                f,
                "round {round} can no longer be corrected, only rounds from {first} on (its results can be changed for the \
                 rating report only)"
            ),
            Self::Unknown(round) => write!(
                f,
                "round {} is paired: a game of round {round} needs a result, or is adjourned until it has one",
                round.0.saturating_add(1)
            ),
            Self::Points => f.write_str(
                "what results are worth can change only before round 1 is published, except the pairing-allocated bye",
            ),
            Self::Apart => f.write_str("prohibited pairings can be added only before round 1 is published"),
            Self::NoWayBack => f.write_str(
                "official mode can be entered only before round 1 is published, and not again once left",
            ),
            Self::Barred(name) => write!(f, "{name} may have no half-point bye"),
            Self::OpenGames(games) => {
                let games: Vec<String> =
                    games.iter().map(|(round, board)| format!("board {board} of round {round}")).collect();
                write!(f, "the final standings need every result: {}", words::first_few(&games, NAMED))
            }
            Self::DrawnAlready => f.write_str(
                "lots were drawn for these players already, and a second draw would give other places",
            ),
            Self::NumbersStay => write!(
                f,
                "pairing numbers stay as they are once round {NUMBERS_STAY} is published (late entries get theirs all the same)"
            ),
            Self::WeakerFirst(weaker, stronger) => write!(
                f,
                "{weaker} would be before {stronger}, who is stronger: numbers follow the rating, and only players of the same \
                 rating are exchanged or drawn"
            ),
        }
    }
}
