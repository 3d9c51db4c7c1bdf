//! The games: how a board is played and scored, one module per game, dispatched by [`admit`].
//!
//! Begin with [`kind::Game`], the choice of an event, and [`outcome::Outcome`], the result of a board of any
//! game. [`admit`] decides whether an outcome can be a result of a game.
//!
//! * [`scoring`] has the games of two: chess and decided games. Their points are those of a
//!   [`scoring::PointSystem`].
//! * [`crikey`] moves rating points from one player to the other, [`dice`] compares hands at a table, and
//!   [`tractor`] judges a round trick by trick.
//! * [`team`] is a match of two teams, whose boards are games of two; [`tied`] finds the winner of a drawn
//!   match.
//! * [`chess960`] has the starting positions, [`compare`] the differences of two results of a board.
//!
//! An outcome contains what was written down at the board (hands, tricks, scores of boards); places and
//! points are computed from it, exactly, whenever they are needed. Players are seats here.
//!
//! Sources: the Laws of Chess (guidelines II), C.04.6 for matches of teams, and the rules of Crikey, poker
//! dice and Tractor, whose sections the modules name. Nothing here knows names, pairings or a tournament.

pub mod chess960;
pub mod color;
pub mod compare;
pub mod crikey;
pub mod dice;
pub mod judged;
pub mod kind;
pub mod match_board;
pub mod outcome;
pub mod scoring;
pub mod team;
pub mod tied;
pub mod tractor;

use crate::basics::words;
use crate::game::kind::Game;
use crate::game::outcome::Outcome;
use crate::game::scoring::GameScore;
pub use judged::{NotJudged, TractorRound, judge_tractor, tractor_round};
use tractor::round::NoScore;

/// A reason why an outcome cannot be the result of a board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAResult {
    /// No winner or two, in a game that has exactly one.
    #[error("a decided game has one winner and one loser (expected 1-0 or 0-1)")]
    Undecided,
    /// Both win by forfeit.
    #[error("a forfeit has one winner at most")]
    TwoForfeitWins,
    /// The number of hands differs from the number of players.
    #[error("{} for {}", words::count(*hands, "hand"), words::count(*players, "player"))]
    Hands {
        /// The hands.
        hands: usize,
        /// The players at the table.
        players: usize,
    },
    /// An impossible round of Tractor.
    #[error(transparent)]
    Tractor(#[from] NotJudged),
    /// A score that is impossible in Tractor.
    #[error(transparent)]
    Score(#[from] NoScore),
    /// An impossible match of teams.
    #[error(transparent)]
    Match(#[from] team::NotAMatch),
    /// The outcome of another game.
    #[error("{outcome} is not a result of {game}")]
    OtherGame {
        /// The kind of the outcome.
        outcome: &'static str,
        /// The name of the game at this board.
        game: &'static str,
    },
}

/// Checks that an outcome can be the result of a board of this game.
///
/// # Errors
///
/// The reason why it cannot.
pub fn admit(game: &Game, seats: usize, outcome: &Outcome) -> Result<(), NotAResult> {
    match (game, outcome) {
        (Game::Chess(_), Outcome::Game { .. } | Outcome::Adjourned)
        | (Game::Crikey(_), Outcome::Crikey(_) | Outcome::Adjourned)
        | (
            Game::Decided(_),
            Outcome::Game { white: GameScore::Win, black: GameScore::Loss, .. }
            | Outcome::Game { white: GameScore::Loss, black: GameScore::Win, .. },
        ) => Ok(()),
        (Game::Decided(_), Outcome::Game { .. }) => Err(NotAResult::Undecided),
        (
            Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Match(_),
            Outcome::Forfeit { white: true, black: true },
        ) => Err(NotAResult::TwoForfeitWins),
        (Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Match(_), Outcome::Forfeit { .. }) => {
            Ok(())
        }
        (Game::Dice, Outcome::Dice(hands)) if hands.len() == seats => Ok(()),
        (Game::Dice, Outcome::Dice(hands)) => Err(NotAResult::Hands { hands: hands.len(), players: seats }),
        (Game::Tractor(_), Outcome::Tractor(round)) => Ok(judge_tractor(round).map(|_| ())?),
        (Game::Tractor(_), Outcome::TractorScore(score)) => Ok(score.result().map(|_| ())?),
        (Game::Match(rules), Outcome::Match(held)) => Ok(rules.admit(held)?),
        (_, outcome) => Err(NotAResult::OtherGame { outcome: kind(outcome), game: game.name() }),
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
        Outcome::TractorScore(_) => "a score of Tractor",
        Outcome::Match(_) => "a match of teams",
    }
}

/// Returns true if a board's outcome is a game that was played (an adjourned game counts as played).
#[must_use]
pub fn was_played(outcome: Option<&Outcome>) -> bool {
    match outcome {
        Some(Outcome::Match(held)) => held.was_played(),
        Some(Outcome::Forfeit { .. }) | None => false,
        Some(
            Outcome::Game { .. }
            | Outcome::Adjourned
            | Outcome::Crikey(_)
            | Outcome::Dice(_)
            | Outcome::Tractor(_)
            | Outcome::TractorScore(_),
        ) => true,
    }
}
