//! Ratings of an event: the effect of its results on the ratings of its players.
//!
//! The results of a team event change the ratings of the persons, not of the teams: there the functions here
//! are called with the state of [`Persons`](crate::event::state::Persons).

use super::fide_event::{FidePeriod, FideResult};
use super::glicko2_event::GlickoPeriod;
use super::period::boards;
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Rating;
use crate::basics::progress::Progress;
use crate::basics::why::Why;
use crate::basics::words::{self, of_round};
use crate::event::action::Outcome;
use crate::event::setup::{ProbitVersion, RatingSystem};
use crate::event::state::{Board, State};
use crate::fact;
use crate::game::crikey::{CrikeyOutcome, CrikeyRules, Exchange, Hundredths};
use crate::game::scoring::GameScore;
use crate::rating_systems::probit::batch::{Batch, Game, ProbitRules};
use crate::rating_systems::probit::model::Model;
use crate::rating_systems::probit::plain::Repetition;
use crate::rating_systems::probit::rounding::{self, Decimals};
use crate::rating_systems::probit::solve::Solution;

/// The source of both probit systems: the message of 14 May 2005 to a programmers' list.
const SOURCE: &str = "Rönnblom 2005";

/// The maximum number of decimals of a displayed error bound; a smaller bound is shown as one unit of the
/// last decimal.
const MOST_PLACES: usize = 15;

/// A player's rating before the event and the current one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RatingLine {
    /// The rating before the first round; `None` if unrated.
    pub before: Option<Rating>,
    /// The rating after the last result that counts.
    pub now: Option<Rating>,
    /// The current rating by the other of the two probit systems; `None` for other systems, and in an
    /// announced table that has changed since.
    pub other: Option<Rating>,
}

/// Returns the ratings after a round of all players ever registered, by id.
#[must_use]
pub fn after(state: &State, round: RoundNo) -> Vec<RatingLine> {
    let before = || state.slots().map(|player| state.rating_of(player?));
    let now: Vec<Option<Rating>> = match state.setup.rating_of_players() {
        RatingSystem::Unrated => before().collect(),
        RatingSystem::Exchange(rules) => exchange(state, round, rules, &mut |_, _, _| {}),
        RatingSystem::Probit { version, rules } => return probit(state, round, version, rules),
        // FIDE uses the rating of its own list as the one before the event, whatever rating the event uses.
        RatingSystem::Fide(rules) => {
            let line = |result: FideResult| RatingLine {
                before: result.before.map(|before| Rating::whole(before.into())),
                now: result.now().map(Rating::whole),
                other: None,
            };
            return FidePeriod::of(state, round, rules).results().map(line).collect();
        }
        RatingSystem::Glicko2(rules) => {
            GlickoPeriod::of(state, round, rules).results().map(|result| result?.now).collect()
        }
    };
    before().zip(now).map(|(before, now)| RatingLine { before, now, other: None }).collect()
}

/// Returns a player's rating after each round up to one, round 0 first, and reports the progress after every
/// round. If the work is stopped, the list is incomplete.
pub fn history(state: &State, round: RoundNo, player: PlayerId, progress: &dyn Progress) -> Vec<Rating> {
    let at = |round| after(state, RoundNo(round)).get(player.index()).and_then(|line| line.now);
    let of = usize::from(round.0) + 1;
    (0..=round.0).take_while(|done| progress.reached(usize::from(*done), of)).filter_map(at).collect()
}

/// The data for explanations of ratings, computed once for any number of players.
#[derive(Debug)]
pub enum Basis<'a> {
    /// The event has no ratings.
    Unrated,
    /// The rated games of each player, in order of registration.
    Exchange(CrikeyRules, Vec<Vec<RatedGame<'a>>>),
    /// One batch.
    Probit(Box<ProbitBasis>),
    /// One rating period by FIDE's regulations.
    Fide(Box<FidePeriod<'a>>),
    /// One rating period by Glicko-2.
    Glicko2(Box<GlickoPeriod<'a>>),
}

/// A game that changed ratings.
#[derive(Debug, Clone, Copy)]
pub struct RatedGame<'a> {
    round: RoundNo,
    board: &'a Board,
    exchange: Exchange,
}

/// A batch and its ratings.
#[derive(Debug)]
pub struct ProbitBasis {
    model: Model,
    /// The decimals of ratings.
    decimals: Decimals,
    /// Each player's number in the batch.
    numbers: Vec<Option<u32>>,
    /// The players of the batch, by number.
    players: Vec<PlayerId>,
    /// The new system's ratings, and the result of plain repetition.
    solution: Option<(Solution, Repetition<f64>)>,
}

impl<'a> Basis<'a> {
    /// Collects the data for explanations after a round.
    #[must_use]
    pub fn of(state: &'a State, round: RoundNo) -> Self {
        match state.setup.rating_of_players() {
            RatingSystem::Unrated => Self::Unrated,
            RatingSystem::Exchange(rules) => {
                let mut games = vec![Vec::new(); state.registered()];
                exchange(state, round, rules, &mut |round, board, exchange| {
                    // In Crikey a player may be paired with itself; the game is explained once.
                    let seats = board.seats.iter().enumerate();
                    for (_, player) in seats.filter(|(at, player)| !board.seats[..*at].contains(player)) {
                        if let Some(own) = games.get_mut(player.index()) {
                            own.push(RatedGame { round, board, exchange: *exchange });
                        }
                    }
                });
                Self::Exchange(rules, games)
            }
            RatingSystem::Probit { version, rules } => {
                let (batch, players) = batch(state, round, rules);
                let numbers = numbers(&players, state.registered());
                let model = Model::new(&batch);
                let solution = match version {
                    ProbitVersion::Old => None,
                    ProbitVersion::New => Some((model.solve(), model.repeat())),
                };
                let decimals = rules.decimals;
                Self::Probit(Box::new(ProbitBasis { model, decimals, numbers, players, solution }))
            }
            RatingSystem::Fide(rules) => Self::Fide(Box::new(FidePeriod::of(state, round, rules))),
            RatingSystem::Glicko2(rules) => Self::Glicko2(Box::new(GlickoPeriod::of(state, round, rules))),
        }
    }

    /// Explains the effect of each game on a player's rating.
    pub fn explain(&self, state: &State, player: PlayerId, why: &mut dyn Why) {
        match self {
            Self::Unrated => {}
            Self::Exchange(rules, games) => {
                for game in games.get(player.index()).into_iter().flatten() {
                    explain_exchange(state, game, *rules, why);
                }
            }
            Self::Probit(basis) => {
                if let Some(own) = basis.number(player) {
                    basis.explain(state, own, why);
                }
            }
            Self::Fide(period) => {
                if let Some(player) = state.player(player) {
                    period.rate(player, why);
                }
            }
            Self::Glicko2(period) => {
                if let Some(player) = state.player(player) {
                    period.rate(player, why);
                }
            }
        }
    }

    /// Explains the effect of one round's game on a player's rating.
    ///
    /// A batch merges the games against one opponent, so they are explained together.
    pub fn explain_game(&self, state: &State, player: PlayerId, round: RoundNo, why: &mut dyn Why) {
        match self {
            Self::Unrated => {}
            Self::Exchange(rules, games) => {
                let games = games.get(player.index()).into_iter().flatten();
                for game in games.filter(|game| game.round == round) {
                    explain_exchange(state, game, *rules, why);
                }
            }
            Self::Probit(basis) => {
                let boards = state.round(round).map_or(&[][..], |held| &held.boards);
                let board = boards.iter().find(|board| board.seats.contains(&player));
                let opponent = board.and_then(|board| board.seats.iter().find(|seat| **seat != player));
                if let (Some(own), Some(opponent)) =
                    (basis.number(player), opponent.and_then(|opponent| basis.number(*opponent)))
                {
                    basis.explain_against(state, own, opponent, why);
                }
            }
            Self::Fide(period) => period.explain_game(player, round, why),
            Self::Glicko2(period) => period.explain_game(player, round, why),
        }
    }
}

fn explain_exchange(state: &State, game: &RatedGame<'_>, rules: CrikeyRules, why: &mut dyn Why) {
    let RatedGame { round, board, exchange } = game;
    let names = board.seats.iter().map(|seat| state.name(*seat)).collect::<Vec<_>>().join(" - ");
    why.tell("Crikey", of_round(round, names));
    if let Some(outcome) = board.for_rating().and_then(crikey_outcome) {
        rules.exchange(exchange.white_before, exchange.black_before, &outcome, why);
    }
}

impl ProbitBasis {
    fn number(&self, player: PlayerId) -> Option<u32> {
        self.numbers.get(player.index()).copied().flatten()
    }

    /// Returns the ratings with which the games are rated: those before the event in the old system, those
    /// after it in the new one.
    fn ratings(&self) -> &[f64] {
        self.solution.as_ref().map_or_else(|| self.model.before(), |(solution, _)| &solution.ratings)
    }

    /// Reports which ratings rate the games.
    fn explain_system(&self, why: &mut dyn Why) {
        match self.solution {
            None => {
                why.tell(SOURCE, fact!("probit-old", "old system: the ratings before the event rate it"));
            }
            Some(_) => {
                why.tell(SOURCE, fact!("probit-new", "new system: the ratings after the event rate it"));
            }
        }
    }

    /// Explains the effect of the games against one opponent.
    fn explain_against(&self, state: &State, own: u32, opponent: u32, why: &mut dyn Why) {
        let parts = self.model.contributions(own, self.ratings());
        let Some(part) = parts.iter().find(|part| part.opponent == opponent) else { return };
        self.explain_system(why);
        self.model.explain_part(own, part, self.ratings(), &|other| self.name(state, other), why);
    }

    fn name(&self, state: &State, number: u32) -> String {
        let player = usize::try_from(number).ok().and_then(|number| self.players.get(number));
        player.map_or_else(String::new, |player| state.name(*player))
    }

    /// Reports which ratings rate the games, and whether repeating the old system would have produced the
    /// ratings of the new one.
    fn explain(&self, state: &State, own: u32, why: &mut dyn Why) {
        self.explain_system(why);
        let after = self.model.explain(own, self.ratings(), &|other| self.name(state, other), why);
        let (exact, rounded) = (shown_to_round(after, self.decimals), rounding::round(after, self.decimals));
        let places = usize::try_from(self.decimals.number()).unwrap_or(0);
        let rounded = format!("{rounded:.places$}");
        why.tell(SOURCE, words::rounded(exact, places, rounded));
        let Some((solution, repetition)) = &self.solution else { return };
        let count = usize::try_from(solution.n_steps).unwrap_or(usize::MAX);
        let steps = fact!("steps", "{count} step" | "{count} steps", count);
        let bound = shown_bound(solution.residual);
        why.tell(SOURCE, fact!("solved", "solved in {steps}, accurate to {bound}", steps, bound));
        if let Repetition::Swings { .. } = repetition {
            why.tell(SOURCE, fact!("oscillates", "plain repetition oscillates here and never settles"));
        }
    }
}

/// Shows a rating with enough decimals to see its rounding: more of them close to a half.
fn shown_to_round(rating: f64, decimals: Decimals) -> String {
    let rounded = rounding::round(rating, decimals);
    let is_seen =
        |shown: &String| shown.parse().is_ok_and(|shown: f64| rounding::round(shown, decimals) == rounded);
    let shown = (5..=MOST_PLACES).map(|places| format!("{rating:.places$}")).find(is_seen);
    shown.unwrap_or_else(|| rating.to_string())
}

/// Shows an error bound as a decimal, rounded up to its first digit: 0.0000000002.
fn shown_bound(bound: f64) -> String {
    let (mut places, mut unit) = (0, 1.0);
    while bound < unit && places < MOST_PLACES {
        places += 1;
        unit /= 10.0;
    }
    let shown = (bound / unit).ceil().max(1.0) * unit;
    format!("{shown:.places$}")
}

/// Rates the games round by round; within a round no player plays twice, so the order of boards does not
/// matter.
fn exchange<'a>(
    state: &'a State,
    round: RoundNo,
    rules: CrikeyRules,
    heard: &mut dyn FnMut(RoundNo, &'a Board, &Exchange),
) -> Vec<Option<Rating>> {
    let mut ratings: Vec<Option<Rating>> = state.slots().map(|player| state.rating_of(player?)).collect();
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
    let outcome = crikey_outcome(board.for_rating()?)?;
    let white = Hundredths::from_rating(rating(white)?)?;
    let black = Hundredths::from_rating(rating(black)?)?;
    Some(rules.exchange(white, black, &outcome, why))
}

fn give(ratings: &mut [Option<Rating>], player: PlayerId, change: Hundredths) {
    if let Some(Some(rating)) = ratings.get_mut(player.index()) {
        *rating += change.to_rating();
    }
}

/// Converts an outcome. A game of another kind has no pieces, so it is never doubled; a game whose sides were
/// set separately is not rated.
fn crikey_outcome(outcome: &Outcome) -> Option<CrikeyOutcome> {
    let result = match outcome {
        Outcome::Crikey(outcome) => return Some(*outcome),
        Outcome::Game { white, black, rated: true } if *black == white.opposite() => *white,
        Outcome::Game { .. }
        | Outcome::Forfeit { .. }
        | Outcome::Adjourned
        | Outcome::Dice(_)
        | Outcome::Tractor(_)
        | Outcome::TractorScore(_)
        | Outcome::Match(_) => return None,
    };
    Some(CrikeyOutcome { result, white_pieces: 0, black_pieces: 0 })
}

/// Returns the rating calculation of a game during its entry, from the ratings before its round.
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
    let board = Board::of(board.seats.clone(), Some(outcome.clone()));
    exchange_at(&ratings, &board, rules, why)
}

fn probit(state: &State, round: RoundNo, version: ProbitVersion, rules: ProbitRules) -> Vec<RatingLine> {
    let unmoved = |rating| RatingLine { before: rating, now: rating, other: rating };
    let ratings = state.slots().map(|player| state.rating_of(player?));
    let mut lines: Vec<RatingLine> = ratings.map(unmoved).collect();
    let (batch, players) = batch(state, round, rules);
    let model = Model::new(&batch);
    let (old, new) = (model.old(), model.solve().ratings);
    let (now, other) = match version {
        ProbitVersion::Old => (old, new),
        ProbitVersion::New => (new, old),
    };
    let rounded = |rating| Some(rounding::round(rating, rules.decimals));
    for ((player, now), other) in players.iter().zip(now).zip(other) {
        let line = &mut lines[player.index()];
        (line.now, line.other) = (rounded(now), rounded(other));
    }
    lines
}

/// Returns each player's number in a batch, by index.
#[must_use]
pub fn numbers(players: &[PlayerId], count: usize) -> Vec<Option<u32>> {
    let mut numbers = vec![None; count];
    for (number, player) in (0..).zip(players) {
        numbers.get_mut(player.index()).into_iter().for_each(|own| *own = Some(number));
    }
    numbers
}

/// Collects the decided games between rated players as one batch, and returns it with its players.
#[must_use]
pub fn batch(state: &State, round: RoundNo, rules: ProbitRules) -> (Batch, Vec<PlayerId>) {
    let rated = state.players.iter().filter_map(|player| Some((player.id, state.rating_of(player)?)));
    let (players, ratings): (Vec<PlayerId>, Vec<Rating>) = rated.unzip();
    let place = numbers(&players, state.registered());
    let games = boards(state, round).filter_map(|(_, board)| {
        let [white, black] = board.seats[..] else { return None };
        let seat = |player: PlayerId| place.get(player.index()).copied().flatten();
        let (white, black) = (seat(white)?, seat(black)?);
        let outcome = board.for_rating()?;
        let rated = !matches!(outcome, Outcome::Game { rated: false, .. });
        match outcome.sides().filter(|_| rated)? {
            (GameScore::Win, GameScore::Loss) => Some(Game { winner: white, loser: black }),
            (GameScore::Loss, GameScore::Win) => Some(Game { winner: black, loser: white }),
            _ => None,
        }
    });
    let mut batch = Batch::new(rules.factor, ratings);
    for game in games {
        // Both players are in the batch, and only in Crikey can a player be paired with itself.
        let _ = batch.add(game);
    }
    (batch, players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_bound_is_a_decimal_and_never_too_small() {
        let shown = [1.076_170_264_013_853_7e-10, 0.25, 0.99, 3.0, 0.0].map(shown_bound);
        assert_eq!(shown, ["0.0000000002", "0.3", "1.0", "3", "0.000000000000001"]);
    }
}
