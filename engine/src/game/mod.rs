//! What happens at a board and what a result says: one module a game, met in [`admit`].

pub mod crikey;
pub mod dice;
pub mod tractor;

use super::action::Outcome;
use super::setup::Game;
use super::words;
use crate::scoring::GameScore;
use tractor::round::{Round, RoundJudge, RoundResult};

/// Whether an outcome can be the result of a board of this game; on `Err` why not.
///
/// # Errors
///
/// What is wrong and what was expected.
pub fn admit(game: &Game, seats: usize, outcome: &Outcome) -> Result<(), String> {
    match (game, outcome) {
        (Game::Chess(_), Outcome::Game { .. } | Outcome::Adjourned)
        | (Game::Crikey(_), Outcome::Crikey(_) | Outcome::Adjourned)
        | (
            Game::Decided(_),
            Outcome::Game { white: GameScore::Win, black: GameScore::Loss, .. }
            | Outcome::Game { white: GameScore::Loss, black: GameScore::Win, .. },
        ) => Ok(()),
        (Game::Decided(_), Outcome::Game { .. }) => {
            Err("a decided game has one winner and one loser (expected 1-0 or 0-1)".to_owned())
        }
        (
            Game::Chess(_) | Game::Crikey(_) | Game::Decided(_),
            Outcome::Forfeit { white: true, black: true },
        ) => Err("a forfeit has one winner at most".to_owned()),
        (Game::Chess(_) | Game::Crikey(_) | Game::Decided(_), Outcome::Forfeit { .. }) => Ok(()),
        (Game::Dice, Outcome::Dice(hands)) if hands.len() == seats => Ok(()),
        (Game::Dice, Outcome::Dice(hands)) => {
            Err(format!("{} for {}", words::count(hands.len(), "hand"), words::count(seats, "player")))
        }
        (Game::Tractor(_), Outcome::Tractor(round)) => judge_tractor(round).map(|_| ()),
        (_, outcome) => Err(format!("{} is not a result of {}", kind(outcome), game.name())),
    }
}

const fn kind(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Game { .. } => "a win, draw or loss alone",
        Outcome::Forfeit { .. } => "a forfeit",
        Outcome::Adjourned => "an adjourned game",
        Outcome::Crikey(_) => "a result with piece values",
        Outcome::Dice(_) => "a table of dice",
        Outcome::Tractor(_) => "a round of Tractor",
    }
}

/// Whether a board's outcome is a game that was played (an adjourned one is being played).
#[must_use]
pub const fn was_played(outcome: Option<&Outcome>) -> bool {
    match outcome {
        Some(Outcome::Forfeit { .. }) | None => false,
        Some(
            Outcome::Game { .. }
            | Outcome::Adjourned
            | Outcome::Crikey(_)
            | Outcome::Dice(_)
            | Outcome::Tractor(_),
        ) => true,
    }
}

/// Judges a round of Tractor as it was written down.
///
/// # Errors
///
/// The first trick that cannot be, and why; or that tricks are missing.
pub fn judge_tractor(round: &Round) -> Result<RoundResult, String> {
    let mut judge = RoundJudge::new(round.setup);
    for (at, trick) in round.tricks.iter().enumerate() {
        judge.play(trick, &mut ()).map_err(|error| format!("trick {}: {error}", at + 1))?;
    }
    judge.finish(&mut ()).map_err(|error| error.to_string())
}
