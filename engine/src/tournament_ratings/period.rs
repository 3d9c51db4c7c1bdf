//! The games of an event as one rating period, player by player, for systems that rate all of them at once.

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::why::Fact;
use crate::event::action::Outcome;
use crate::event::state::{Board, State};
use crate::fact;
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
pub fn not_counted(state: &State, round: RoundNo, player: PlayerId) -> Vec<(RoundNo, Fact)> {
    let own = boards(state, round).filter(|(_, board)| board.seats.contains(&player));
    own.filter_map(|(round, board)| {
        let opponent = board.seats.iter().find(|seat| **seat != player)?;
        let why = match board.for_rating() {
            Some(Outcome::Forfeit { .. }) => fact!("not-played", "not played"),
            Some(Outcome::Adjourned) => fact!("is-adjourned", "adjourned"),
            Some(Outcome::Game { rated: false, .. }) => fact!("marked-unrated", "marked as not rated"),
            None => fact!("no-result-yet", "no result yet"),
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
        let name = state.name(*opponent);
        Some((round, fact!("does-not-count", "against {name}: {why}, does not count", name, why)))
    })
    .collect()
}

/// Returns a result in words: `won against Ana`.
#[must_use]
pub fn result_against(score: GameScore, name: String) -> Fact {
    match score {
        GameScore::Win => fact!("won-against", "won against {name}", name),
        GameScore::Draw => fact!("drew-with", "drew with {name}", name),
        GameScore::Loss => fact!("lost-to", "lost to {name}", name),
    }
}
