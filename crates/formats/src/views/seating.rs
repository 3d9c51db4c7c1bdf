//! The seats of a round, and the written form of a board's result.

use std::cell::OnceCell;

pub use super::results::{PlaceWords, place_words, result, result_of, seat_words};
use super::{Datum, Sense};
use engine::action::{ByeKind, Outcome};
use engine::fact;
use engine::game;
use engine::game::dice;
use engine::game::tractor::round::RoundOutcome;
use engine::game::tractor::table::Seat as TractorSeat;
use engine::id::{PlayerId, RoundNo};
use engine::setup::Game;
use engine::state::{Board, Round, State};
use engine::why::Fact;

/// The place of a player in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A seat at a board; both counted from 0.
    Seat {
        /// The board.
        board: usize,
        /// The seat.
        seat: usize,
    },
    /// A bye.
    Bye(ByeKind),
}

/// Every player's spot in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seating {
    spots: Vec<Option<Spot>>,
}

/// The result of a seat at a table of more than two players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableResult {
    /// The short mark of crosstables: the place, or the gain of the partnership.
    pub mark: String,
    /// The result in words.
    pub words: Fact,
    /// The meaning.
    pub sense: Sense,
}

impl Spot {
    /// Looks up the spot of one player in a round.
    #[must_use]
    pub fn of(held: &Round, player: PlayerId) -> Option<Self> {
        let seated = |(board, one): (usize, &Board)| {
            let seat = one.seats.iter().position(|seated| *seated == player)?;
            Some(Self::Seat { board, seat })
        };
        let bye = || held.byes.iter().find(|(who, _)| *who == player).map(|(_, bye)| Self::Bye(*bye));
        held.boards.iter().enumerate().find_map(seated).or_else(bye)
    }
}

impl Seating {
    /// Looks up the spots of all players in a round.
    #[must_use]
    pub fn of(state: &State, round: RoundNo) -> Self {
        let mut spots = vec![None; state.registered()];
        let mut put = |player: PlayerId, spot| {
            if let Some(place) = spots.get_mut(player.index()) {
                *place = Some(spot);
            }
        };
        if let Some(held) = state.round(round) {
            for (player, bye) in &held.byes {
                put(*player, Spot::Bye(*bye));
            }
            for (board, seats) in held.boards.iter().map(|board| &board.seats).enumerate() {
                for (seat, player) in seats.iter().enumerate() {
                    put(*player, Spot::Seat { board, seat });
                }
            }
        }
        Self { spots }
    }

    /// Returns a player's spot; `None` if the player is not in the round.
    #[must_use]
    pub fn spot(&self, player: PlayerId) -> Option<Spot> {
        self.spots.get(player.index()).copied().flatten()
    }
}

/// Returns the names of the two sides of a board, or of a match of teams.
#[must_use]
pub const fn sides(game: &Game) -> [&'static str; 2] {
    if game.match_rules().is_some() { ["Team 1", "Team 2"] } else { ["White", "Black"] }
}

/// Returns the name of a seat, counted from 0: the colour, or the number, with the team if there are
/// teams.
#[must_use]
pub fn seat_name(game: &Game, seat: usize) -> Datum<'static> {
    match game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Match(_) => {
            Datum::Word(sides(game)[seat.min(1)])
        }
        Game::Dice => Datum::Count(seat + 1),
        Game::Tractor(_) => {
            TractorSeat::ALL.get(seat).map_or(Datum::Count(seat + 1), |seat| Datum::Seat(*seat))
        }
    }
}

/// Returns the names of the others at a board.
#[must_use]
pub fn others(state: &State, board: &Board, player: PlayerId) -> Vec<String> {
    board.seats.iter().filter(|seat| **seat != player).map(|seat| state.name(*seat)).collect()
}

/// Returns the partner of a seat, counted from 0, in a game that has partners.
#[must_use]
pub fn partner_of(game: &Game, board: &Board, seat: usize) -> Option<PlayerId> {
    match game {
        Game::Tractor(_) => board.seats.get((seat + 2) % 4).copied(),
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) | Game::Dice | Game::Match(_) => None,
    }
}

/// Returns the points of the defenders at a table of Tractor; `None` while the result is missing.
#[must_use]
pub fn defenders_points(board: &Board) -> Option<u64> {
    Some(game::tractor_round(board.outcome.as_ref()?)?.result.defenders_points)
}

/// The results of the tables of a round, each computed once on demand.
#[derive(Debug)]
pub struct Tables<'a> {
    held: &'a Round,
    results: Vec<OnceCell<Vec<TableResult>>>,
}

impl<'a> Tables<'a> {
    /// Prepares the lookup of the tables of a round.
    #[must_use]
    pub fn of(held: &'a Round) -> Self {
        Self { held, results: vec![OnceCell::new(); held.boards.len()] }
    }

    /// Returns a table, counted from 0.
    #[must_use]
    pub fn board(&self, board: usize) -> Option<&'a Board> {
        self.held.boards.get(board)
    }

    /// Returns the result of a seat at a table, both counted from 0; `None` while it is missing.
    #[must_use]
    pub fn result(&self, board: usize, seat: usize) -> Option<&TableResult> {
        let results = self.results.get(board)?;
        results.get_or_init(|| self.held.boards.get(board).map_or_else(Vec::new, table_results)).get(seat)
    }
}

/// Returns the result of each seat at a table of more than two players; empty while it is missing.
fn table_results(board: &Board) -> Vec<TableResult> {
    match &board.outcome {
        Some(Outcome::Dice(hands)) => dice_results(hands),
        Some(outcome @ (Outcome::Tractor(_) | Outcome::TractorScore(_))) => {
            game::tractor_round(outcome).map_or_else(Vec::new, |round| tractor_results(&round))
        }
        Some(
            Outcome::Game { .. }
            | Outcome::Forfeit { .. }
            | Outcome::Adjourned
            | Outcome::Crikey(_)
            | Outcome::Match(_),
        )
        | None => Vec::new(),
    }
}

fn dice_results(hands: &[dice::Hand]) -> Vec<TableResult> {
    let places = dice::places(hands);
    let last = places.iter().copied().max().unwrap_or(1);
    let is_shared = |place| places.iter().filter(|other| **other == place).count() > 1;
    let results = hands.iter().zip(&places).map(|(hand, place)| TableResult {
        mark: if is_shared(*place) { format!("={place}") } else { place.to_string() },
        words: if is_shared(*place) {
            fact!("place-shared", "place {place} shared, {hand}", place, hand = hand.value().fact())
        } else {
            hand.value().placed(*place)
        },
        sense: match *place {
            1 => Sense::Win,
            place if place == last => Sense::Loss,
            _ => Sense::Plain,
        },
    });
    results.collect()
}

fn tractor_results(round: &game::TractorRound) -> Vec<TableResult> {
    let result = round.result;
    let of_seat = |seat: TractorSeat| {
        let team = seat.team();
        let role = if team.index() == round.setup.defenders().index() {
            fact!("defended", "defended")
        } else {
            fact!("declared", "declared")
        };
        let before = round.setup.ranks[team.index()].number();
        let (mark, what, sense) = match result.outcome {
            RoundOutcome::GoesOn { ranks, .. } => gained(ranks[team.index()].number().saturating_sub(before)),
            RoundOutcome::Won(winner) if winner.index() == team.index() => {
                ("won".to_owned(), fact!("won-game", "won the game"), Sense::Win)
            }
            RoundOutcome::Won(_) => ("lost".to_owned(), fact!("lost-game", "lost the game"), Sense::Loss),
        };
        let points = n_points(result.defenders_points);
        let told = fact!("tractor-result", "{role}, {what}; {points} to the defenders", role, what, points);
        let unjudged = |told| fact!("not-judged", "{told} (no trick judged)", told);
        TableResult { mark, words: if round.is_judged { told } else { unjudged(told) }, sense }
    };
    TractorSeat::ALL.into_iter().map(of_seat).collect()
}

fn n_points(points: u64) -> Fact {
    let count = usize::try_from(points).unwrap_or(usize::MAX);
    fact!("points", "{count} point" | "{count} points", count)
}

fn gained(ranks: u8) -> (String, Fact, Sense) {
    let sense = if ranks == 0 { Sense::Plain } else { Sense::Win };
    let count = usize::from(ranks);
    (format!("▲{ranks}"), fact!("gained", "gained {count} rank" | "gained {count} ranks", count), sense)
}
