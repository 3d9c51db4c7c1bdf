//! The games of an event as one rating period, player by player, for systems that rate all of them at once.

use crate::basics::id::{PlayerId, RoundNo};
use crate::event::action::Outcome;
use crate::event::state::{Board, State};
use crate::game::scoring::GameScore;

/// A played game that counts for ratings, seen from one of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedGame {
    /// The round.
    pub round: RoundNo,
    /// The opponent.
    pub opponent: PlayerId,
    /// The player's result.
    pub score: GameScore,
}

/// Returns the boards of the first rounds.
pub fn boards(state: &State, round: RoundNo) -> impl Iterator<Item = (RoundNo, &Board)> {
    let numbered = (1_u16..).map(RoundNo).zip(&state.rounds).take(round.0.into());
    numbered.flat_map(|(number, held)| held.boards.iter().map(move |board| (number, board)))
}

/// Returns the games of every player in the first rounds, in order of registration: played, between two
/// players, and not marked as unrated.
#[must_use]
pub fn games(state: &State, round: RoundNo) -> Vec<Vec<PlayedGame>> {
    let mut games = vec![Vec::with_capacity(round.0.min(16).into()); state.registered()];
    let mut add = |player: PlayerId, game| {
        if let Some(own) = games.get_mut(player.index()) {
            own.push(game);
        }
    };
    for (round, board) in boards(state, round) {
        let [white, black] = board.seats[..] else { continue };
        let Some(sides) = rated_sides(board).filter(|_| white != black) else { continue };
        add(white, PlayedGame { round, opponent: black, score: sides.0 });
        add(black, PlayedGame { round, opponent: white, score: sides.1 });
    }
    games
}

fn rated_sides(board: &Board) -> Option<(GameScore, GameScore)> {
    let outcome = board.for_rating()?;
    let is_rated = !matches!(outcome, Outcome::Game { rated: false, .. });
    outcome.sides().filter(|_| is_rated)
}

/// Returns the player's rounds with a board that does not count, each with the reason.
#[must_use]
pub fn not_counted(state: &State, round: RoundNo, player: PlayerId) -> Vec<(RoundNo, String)> {
    let own = boards(state, round).filter(|(_, board)| board.seats.contains(&player));
    own.filter_map(|(round, board)| {
        let opponent = board.seats.iter().find(|seat| **seat != player)?;
        let why = match board.for_rating() {
            Some(Outcome::Forfeit { .. }) => "not played",
            Some(Outcome::Adjourned) => "adjourned",
            Some(Outcome::Game { rated: false, .. }) => "marked as not rated",
            None => "no result yet",
            Some(
                Outcome::Game { .. }
                | Outcome::Crikey(_)
                | Outcome::Dice(_)
                | Outcome::Tractor(_)
                | Outcome::TractorScore(_)
                | Outcome::Match(_),
            ) => {
                return None;
            }
        };
        Some((round, format!("against {}: {why}, does not count", state.name(*opponent))))
    })
    .collect()
}

/// Returns a result as a verb, for explanations: `won against`.
#[must_use]
pub const fn verb(score: GameScore) -> &'static str {
    match score {
        GameScore::Win => "won against",
        GameScore::Draw => "drew with",
        GameScore::Loss => "lost to",
    }
}
