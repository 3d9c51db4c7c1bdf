//! The effect of an event on every player's rating, in the numbers of a report of rating changes.

use super::event;
use super::fide_event::{FidePeriod, FideResult};
use super::glicko2_event::GlickoPeriod;
use super::period::{self, PlayedGame};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Rating;
use crate::basics::why::{Fact, Value};
use crate::basics::words;
use crate::event::parameter::Parameter;
use crate::event::setup::{Game, ProbitVersion, RatingSystem};
use crate::event::state::{Player, State};
use crate::fact;
use crate::game::scoring::GameScore;
use crate::people::person;
use crate::rating_systems::fide;
use crate::rating_systems::performance::{difference_of_share, rounded};
use crate::rating_systems::probit::model::Model;

/// A line of a report of rating changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// The player.
    pub player: PlayerId,
    /// The rating before the event; `None` if unrated.
    pub before: Option<Rating>,
    /// The rating if the event ended now; `None` if still unrated.
    pub now: Option<Rating>,
    /// The current rating by the other of the two probit systems; `None` for other systems.
    pub other: Option<Rating>,
    /// The number of games that count.
    pub games: u32,
    /// The mean of the opponents' ratings before the event, with the decimals of the event's ratings, halves
    /// up.
    pub opponents: Option<Rating>,
    /// The points of these games, in hundredths of a win.
    pub points: i64,
    /// The expected points, in hundredths; `None` if the system has no expected score.
    pub expected: Option<i64>,
    /// The coefficient K; `None` if the system has none.
    pub k: Option<u32>,
    /// The performance (tie-breaks 10.2) in these games; only in chess, for whose ratings the table is made.
    pub performance: Option<i64>,
    /// A remark on special cases, in a few words.
    pub remark: Option<Fact>,
}

/// The number of smallest units in a rating point.
const POINT: i64 = 1000;

/// The totals of a player's games that count.
#[derive(Debug, Clone, Copy, Default)]
struct Totals {
    games: u32,
    /// The sum of the opponents' ratings.
    opponents: Rating,
    /// The points, in hundredths of a win.
    points: i64,
}

/// Returns a line for every player, in order of registration; empty in an event without ratings. In an event
/// of teams results rate the persons: call it with their state.
#[must_use]
pub fn of(state: &State, round: RoundNo) -> Vec<Summary> {
    match state.setup.rating_of_players() {
        RatingSystem::Unrated => Vec::new(),
        RatingSystem::Fide(rules) => {
            let results = FidePeriod::of(state, round, rules).results().collect::<Vec<_>>();
            lines(state, round, |player, _| {
                let result = results.get(player.index()).copied().unwrap_or_default();
                let FideResult { games, opponents, points, .. } = result;
                let expected = result.before.map(|_| result.expected);
                let k = result.k.map(|(_, used)| used);
                let opponents = Rating::from_units(opponents.saturating_mul(POINT));
                (Totals { games, opponents, points }, expected, k, result.remark())
            })
        }
        RatingSystem::Glicko2(rules) => {
            let results = GlickoPeriod::of(state, round, rules).results().collect::<Vec<_>>();
            let games = period::games(state, round);
            lines(state, round, |player, rating| {
                let result = results.get(player.index()).copied().flatten();
                let start = Rating::from_units(i64::from(rules.rating) * POINT);
                let totals = add_up(&games, player, |game| Some(rating(game.opponent).unwrap_or(start)));
                let deviation = result.map(|result| format!("{:.1}", result.after.deviation));
                let remark =
                    deviation.map(|deviation| fact!("remark-deviation", "deviation {deviation}", deviation));
                let expected = result.map(|result| hundredths(result.expected));
                (totals, expected, None, remark)
            })
        }
        RatingSystem::Exchange(_) => {
            let games = period::games(state, round);
            lines(state, round, |player, rating| {
                let is_rated = rating(player).is_some();
                let counts = |game: &PlayedGame| rating(game.opponent).filter(|_| is_rated);
                (add_up(&games, player, counts), None, None, None)
            })
        }
        RatingSystem::Probit { version, rules } => {
            let games = period::games(state, round);
            let (batch, players) = event::batch(state, round, rules);
            let model = Model::new(&batch);
            let ratings = match version {
                ProbitVersion::Old => model.before().to_vec(),
                ProbitVersion::New => model.solve().ratings,
            };
            let numbers = event::numbers(&players, state.registered());
            lines(state, round, |player, rating| {
                let number = numbers.get(player.index()).copied().flatten();
                // This system has no draws (3.1).
                let is_decided = |game: &PlayedGame| number.is_some() && game.score != GameScore::Draw;
                let counts = |game: &PlayedGame| rating(game.opponent).filter(|_| is_decided(game));
                let expected = number.map(|number| hundredths(model.expected(number, &ratings)));
                (add_up(&games, player, counts), expected, None, None)
            })
        }
    }
}

/// The data of a player from a rating system: the games that count, their expected points, K, and a remark.
type Parts = (Totals, Option<i64>, Option<u32>, Option<Fact>);

/// Creates the lines from every player's data, which may depend on the ratings before the event.
fn lines(
    state: &State,
    round: RoundNo,
    parts: impl Fn(PlayerId, &dyn Fn(PlayerId) -> Option<Rating>) -> Parts,
) -> Vec<Summary> {
    let known = event::after(state, round);
    let is_chess = matches!(state.setup.game, Game::Chess(_));
    let unit = match state.setup.rating.decimals() {
        0 => POINT,
        1 => POINT / 10,
        _ => POINT / 100,
    };
    let rating = |player: PlayerId| known.get(player.index())?.before;
    let line = |(player, line): (&Player, &event::RatingLine)| {
        let (totals, expected, k, remark) = parts(player.id, &rating);
        let Totals { games, opponents, points } = totals;
        let is_any = 0 < games;
        let games_of = i64::from(games);
        let mean = |unit: i64| rounded(opponents.units(), games_of * unit);
        Summary {
            player: player.id,
            before: line.before,
            now: line.now,
            other: line.other,
            games,
            opponents: is_any.then(|| Rating::from_units(mean(unit) * unit)),
            points,
            expected: expected.filter(|_| is_any),
            k,
            performance: (is_any && is_chess)
                .then(|| mean(POINT) + difference_of_share(rounded(points, games_of))),
            remark,
        }
    };
    let known = state.players.iter().filter_map(|player| Some((player, known.get(player.id.index())?)));
    known.map(line).collect()
}

/// Totals a player's games against rated opponents.
fn add_up(
    games: &[Vec<PlayedGame>],
    player: PlayerId,
    rating: impl Fn(&PlayedGame) -> Option<Rating>,
) -> Totals {
    let mut totals = Totals::default();
    for game in games.get(player.index()).into_iter().flatten() {
        if let Some(opponent) = rating(game) {
            totals.games += 1;
            totals.opponents += opponent;
            totals.points += fide::hundredths(game.score);
        }
    }
    totals
}

/// Describes the rating system of the event: `FIDE, standard, regulations of October 2025`.
#[must_use]
pub fn system(state: &State) -> Fact {
    let rating = state.setup.rating;
    let name = Value::word(rating.name());
    match rating {
        RatingSystem::Fide(rules) => {
            let day = person::birth(&state.details.first_day, None).unwrap_or_default();
            let (tempo, edition) =
                (Value::word(rules.tempo.name()), Value::word(rules.edition.on(&day).name()));
            fact!("fide-rules", "{name}, {tempo}, regulations of {edition}", name, tempo, edition)
        }
        RatingSystem::Unrated
        | RatingSystem::Exchange(_)
        | RatingSystem::Probit { .. }
        | RatingSystem::Glicko2(_) => {
            let mut parts = vec![fact!("system", "{name}", name)];
            parts.extend(rating.parameters().into_iter().map(|Parameter { name, value, .. }| {
                fact!("parameter", "{name} {value}", name = Value::word(name), value)
            }));
            words::list(parts)
        }
    }
}

/// Rounds to hundredths, halves up.
#[expect(clippy::cast_possible_truncation, reason = "a player has far fewer games than 2^63")]
fn hundredths(points: f64) -> i64 {
    libm::floor(points * 100.0 + 0.5) as i64
}
