//! The typed form of a result of each game, and that of the ledger.

use crate::support::deal;
use wallchart::engine::action::Outcome;
use wallchart::engine::rng::Rng;
use wallchart::engine::scoring::GameScore;

/// The game, which decides how a result is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum System {
    Chess,
    Decided,
    Crikey,
    Dice,
    Tractor,
}

/// A result as typed, and in the ledger's notation.
pub(super) struct Slip {
    pub(super) typed: String,
    pub(super) told: String,
}

impl System {
    pub(super) const fn is_for_two(self) -> bool {
        matches!(self, Self::Chess | Self::Decided | Self::Crikey)
    }

    pub(super) const fn is_one_key(self) -> bool {
        matches!(self, Self::Chess | Self::Decided)
    }

    /// Draws the result of a board.
    pub(super) fn slip(self, seats: usize, rng: &mut Rng) -> Slip {
        match self {
            Self::Chess => key(["1", "0", "="][below(rng, 3)]),
            Self::Decided => key(["1", "0"][below(rng, 2)]),
            Self::Crikey => {
                let told =
                    format!("{} {} {}", ["1", "0", "="][below(rng, 3)], below(rng, 40), below(rng, 40));
                Slip { typed: format!("{told}\r"), told }
            }
            Self::Dice => {
                let hands: Vec<String> = (0..seats).map(|_| hand(rng)).collect();
                Slip { typed: hands.join("\r") + "\r", told: hands.join(" ") }
            }
            Self::Tractor => {
                let lines = deal::lines(rng.below(u64::MAX));
                Slip { typed: format!("\r{}\r", lines.join("\r")), told: lines[1..].join(", ") }
            }
        }
    }
}

pub(super) fn below(rng: &mut Rng, bound: u64) -> usize {
    usize::try_from(rng.below(bound)).unwrap()
}

fn key(key: &str) -> Slip {
    Slip { typed: key.to_owned(), told: key.to_owned() }
}

/// Five dice, the highest first, in the ledger's notation.
fn hand(rng: &mut Rng) -> String {
    let mut faces: Vec<usize> = (0..5).map(|_| 1 + below(rng, 6)).collect();
    faces.sort_unstable_by(|one, other| other.cmp(one));
    faces.iter().map(ToString::to_string).collect()
}

/// The ledger's notation for an outcome in the event file.
pub(super) fn told(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Game { white: GameScore::Win, black: GameScore::Loss, .. } => "1".to_owned(),
        Outcome::Game { white: GameScore::Loss, black: GameScore::Win, .. } => "0".to_owned(),
        Outcome::Game { white: GameScore::Draw, black: GameScore::Draw, .. } => "=".to_owned(),
        Outcome::Crikey(game) => {
            let result = match game.result {
                GameScore::Win => "1",
                GameScore::Draw => "=",
                GameScore::Loss => "0",
            };
            format!("{result} {} {}", game.white_pieces, game.black_pieces)
        }
        Outcome::Dice(hands) => {
            let faces = hands.iter().map(|hand| {
                let mut faces: Vec<u8> = hand.dice().iter().map(|die| die.face()).collect();
                faces.sort_unstable_by(|one, other| other.cmp(one));
                faces.iter().map(ToString::to_string).collect::<String>()
            });
            faces.collect::<Vec<_>>().join(" ")
        }
        Outcome::Tractor(round) => {
            round.tricks.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        Outcome::Game { .. }
        | Outcome::Forfeit { .. }
        | Outcome::Adjourned
        | Outcome::TractorScore(_)
        | Outcome::Match(_) => {
            panic!("nobody typed {outcome:?}")
        }
    }
}
