//! Ratings of an event: what its results do to the ratings of its players.

use super::probit::batch::{Batch, Game, ProbitRules};
use super::probit::model::Model;
use super::probit::plain::Repetition;
use super::probit::rounding::{Decimals, round};
use crate::engine::action::{Outcome, Side};
use crate::engine::game::crikey::{CrikeyOutcome, CrikeyResult, CrikeyRules, Exchange, Hundredths};
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::number::Rating;
use crate::engine::setup::{ProbitVersion, RatingSystem};
use crate::engine::state::{Board, State};
use crate::engine::why::Why;

/// A player's rating before the event and now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RatingLine {
    /// Before the first round; none when unrated.
    pub before: Option<Rating>,
    /// After the last result that counts.
    pub now: Option<Rating>,
}

/// Gives every player's rating after a round, in order of registration.
#[must_use]
pub fn after(state: &State, round: RoundNo) -> Vec<RatingLine> {
    let before = || state.players.iter().map(|player| player.entrant.rating);
    let now: Vec<Option<Rating>> = match state.setup.rating {
        RatingSystem::Unrated => before().collect(),
        RatingSystem::Exchange(rules) => exchange(state, round, rules, &mut |_, _, _| {}),
        RatingSystem::Probit { version, rules } => probit(state, round, version, rules),
    };
    before().zip(now).map(|(before, now)| RatingLine { before, now }).collect()
}

/// Gives a player's rating after each round up to one, round 0 first.
#[must_use]
pub fn history(state: &State, round: RoundNo, player: PlayerId) -> Vec<Rating> {
    let at = |round| after(state, RoundNo(round)).get(player.index()).and_then(|line| line.now);
    (0..=round.0).filter_map(at).collect()
}

/// Tells what each game did to a player's rating.
pub fn explain(state: &State, round: RoundNo, player: PlayerId, why: &mut dyn Why) {
    match state.setup.rating {
        RatingSystem::Unrated => {}
        RatingSystem::Exchange(rules) => {
            exchange(state, round, rules, &mut |number, board, exchange| {
                if board.seats.contains(&player) {
                    explain_exchange(state, number, board, rules, exchange, why);
                }
            });
        }
        RatingSystem::Probit { version, rules } => {
            let (batch, players) = batch(state, round, rules);
            let own = players.iter().position(|id| *id == player).and_then(|own| u32::try_from(own).ok());
            if let Some(own) = own {
                explain_probit(&Model::new(&batch), version, own, why);
            }
        }
    }
}

fn explain_exchange(
    state: &State,
    round: RoundNo,
    board: &Board,
    rules: CrikeyRules,
    exchange: &Exchange,
    why: &mut dyn Why,
) {
    let names = board.seats.iter().map(|seat| state.name(*seat)).collect::<Vec<_>>().join(" - ");
    why.because("Crikey 1.2", format_args!("round {round}: {names}"));
    if let Some(outcome) = board.outcome.as_ref().and_then(crikey_outcome) {
        rules.exchange(exchange.white_before, exchange.black_before, &outcome, why);
    }
}

/// Tells which ratings rate the games, and whether repeating the old system would have found the new one's.
fn explain_probit(model: &Model, version: ProbitVersion, own: u32, why: &mut dyn Why) {
    match version {
        ProbitVersion::Old => {
            why.because("Probit 3.1", format_args!("old system: the ratings before the event rate it"));
            model.explain(own, model.before(), why);
        }
        ProbitVersion::New => {
            let solution = model.solve();
            why.because("Probit 3.1", format_args!("new system: the ratings after the event rate it"));
            model.explain(own, &solution.ratings, why);
            let steps = solution.n_steps;
            why.because(
                "Probit 3.5",
                format_args!("solved in {steps} steps, error at most {:e}", solution.residual),
            );
            if let Repetition::Swings { .. } = model.repeat() {
                why.because("Probit 3.4", format_args!("plain repetition would swing and never settle here"));
            }
        }
    }
}

/// Games are rated round by round; within a round nobody plays twice, so the order of boards does not matter.
fn exchange(
    state: &State,
    round: RoundNo,
    rules: CrikeyRules,
    heard: &mut dyn FnMut(RoundNo, &Board, &Exchange),
) -> Vec<Option<Rating>> {
    let mut ratings: Vec<Option<Rating>> = state.players.iter().map(|player| player.entrant.rating).collect();
    for (number, board) in boards(state, round) {
        let Some(exchange) = exchange_at(&ratings, board, rules, &mut ()) else { continue };
        let [white, black] = board.seats[..] else { continue };
        give(&mut ratings, white, exchange.white_change);
        give(&mut ratings, black, exchange.black_change());
        heard(number, board, &exchange);
    }
    ratings
}

fn exchange_at(
    ratings: &[Option<Rating>],
    board: &Board,
    rules: CrikeyRules,
    why: &mut dyn Why,
) -> Option<Exchange> {
    let [white, black] = board.seats[..] else { return None };
    let rating = |player: PlayerId| ratings.get(player.index()).copied().flatten();
    let outcome = crikey_outcome(board.outcome.as_ref()?)?;
    let white = Hundredths::from_rating(rating(white)?)?;
    let black = Hundredths::from_rating(rating(black)?)?;
    Some(rules.exchange(white, black, &outcome, why))
}

fn give(ratings: &mut [Option<Rating>], player: PlayerId, change: Hundredths) {
    if let Some(Some(rating)) = ratings.get_mut(player.index()) {
        *rating += change.to_rating();
    }
}

/// A game of another kind has no pieces, so it is never doubled; one whose sides were set apart is not rated.
fn crikey_outcome(outcome: &Outcome) -> Option<CrikeyOutcome> {
    let result = match outcome {
        Outcome::Crikey(outcome) => return Some(*outcome),
        Outcome::Game { white: Side::Win, black: Side::Loss, rated: true } => CrikeyResult::Won,
        Outcome::Game { white: Side::Draw, black: Side::Draw, rated: true } => CrikeyResult::Drew,
        Outcome::Game { white: Side::Loss, black: Side::Win, rated: true } => CrikeyResult::Lost,
        Outcome::Game { .. }
        | Outcome::Forfeit { .. }
        | Outcome::Adjourned
        | Outcome::Dice(_)
        | Outcome::Tractor(_) => return None,
    };
    Some(CrikeyOutcome { result, white_pieces: 0, black_pieces: 0 })
}

/// Gives the working of a game that is being entered, from the ratings before its round.
pub fn working(
    state: &State,
    round: RoundNo,
    board: &Board,
    outcome: &Outcome,
    why: &mut dyn Why,
) -> Option<Exchange> {
    let RatingSystem::Exchange(rules) = state.setup.rating else { return None };
    let before = after(state, RoundNo(round.0.saturating_sub(1)));
    let ratings: Vec<Option<Rating>> = before.iter().map(|line| line.now).collect();
    let board = Board { seats: board.seats.clone(), outcome: Some(outcome.clone()), agreed: false };
    exchange_at(&ratings, &board, rules, why)
}

fn boards(state: &State, round: RoundNo) -> impl Iterator<Item = (RoundNo, &Board)> {
    let numbered = (1_u16..).map(RoundNo).zip(&state.rounds).take(round.0.into());
    numbered.flat_map(|(number, held)| held.boards.iter().map(move |board| (number, board)))
}

fn probit(state: &State, round: RoundNo, version: ProbitVersion, rules: ProbitRules) -> Vec<Option<Rating>> {
    let mut ratings: Vec<Option<Rating>> = state.players.iter().map(|player| player.entrant.rating).collect();
    let (batch, players) = batch(state, round, rules);
    let model = Model::new(&batch);
    let rated = match version {
        ProbitVersion::Old => model.old(),
        ProbitVersion::New => model.solve().ratings,
    };
    for (player, rating) in players.iter().zip(rated) {
        ratings[player.index()] = Some(rounded(rating, rules.decimals));
    }
    ratings
}

/// Rounds rating points by the system's own rule (seed-systems 3.2).
fn rounded(rating: f64, decimals: Decimals) -> Rating {
    let thousandths = 10_i64.pow(Rating::PLACES.saturating_sub(decimals.number()));
    Rating::from_units(round(rating, decimals).saturating_mul(thousandths))
}

/// Collects the decided games between rated players as one batch; gives it with the players it counts.
#[must_use]
pub fn batch(state: &State, round: RoundNo, rules: ProbitRules) -> (Batch, Vec<PlayerId>) {
    let rated = state.players.iter().filter_map(|player| Some((player.id, player.entrant.rating?)));
    let (players, ratings): (Vec<PlayerId>, Vec<Rating>) = rated.unzip();
    let mut place = vec![None; state.players.len()];
    for (at, player) in players.iter().enumerate() {
        place[player.index()] = u32::try_from(at).ok();
    }
    let games = boards(state, round).filter_map(|(_, board)| {
        let [white, black] = board.seats[..] else { return None };
        let seat = |player: PlayerId| place.get(player.index()).copied().flatten();
        let (white, black) = (seat(white)?, seat(black)?);
        let rated = !matches!(board.outcome, Some(Outcome::Game { rated: false, .. }));
        match board.outcome.as_ref().filter(|_| rated)?.sides()? {
            (Side::Win, Side::Loss) => Some(Game { winner: white, loser: black }),
            (Side::Loss, Side::Win) => Some(Game { winner: black, loser: white }),
            _ => None,
        }
    });
    let mut batch = Batch::new(rules.factor, ratings);
    for game in games {
        // Both players are in the batch, and nobody is seated against oneself but in Crikey.
        let _ = batch.add(game);
    }
    (batch, players)
}
