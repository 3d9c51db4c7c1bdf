//! The probit systems' judge format: ratings and games in, old and new ratings out (section 3).

use super::SyntaxError;
use super::lines::{Line, Lines, quoted, whole_number};
use super::numbers::push_whole;
use crate::engine::number::Rating;
use crate::engine::rating::probit::batch::{Batch, Factor, Game, ProbitRules};
use crate::engine::rating::probit::plain::Repetition;
use crate::engine::rating::probit::rounding::{Decimals, round, round_exactly};

const RULES: &str = "the factor Y from 1 to 1000 and the decimals Q from 0 to 2";
const N_PLAYERS: &str = "the number of players n, at least 1";
const RATING: &str = "a rating: an optional -, one to six digits, optionally a point and one to three digits";
const N_GAMES: &str = "the number of games m";
const GAME: &str = "a game: the numbers of the winner and of the loser";

/// The most digits of a rating before the point (3.7).
const MOST_DIGITS: usize = 6;

/// The most digits of a rating behind the point (3.7).
const MOST_DECIMALS: usize = 3;

/// How the ratings are computed (3.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// The true normal distribution and the solution of the new system.
    #[default]
    Exact,
    /// The true normal distribution and plain repetition.
    Plain,
    /// The four-digit polynomial and plain repetition, in exact decimal arithmetic.
    Seed4,
}

/// Everything in an input (3.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProbitInput {
    /// The factor and the decimals.
    pub rules: ProbitRules,
    /// The players' ratings before the batch; players are numbered from 0 in this order.
    pub ratings: Vec<Rating>,
    /// The games in the order in which they were typed.
    pub games: Vec<Game>,
}

/// Reads an input (3.7).
///
/// # Errors
///
/// The first error in reading order (3.11).
pub fn parse(input: &[u8]) -> Result<ProbitInput, SyntaxError> {
    let mut lines = Lines::new(input);
    let rules = read_rules(lines.need(RULES)?)?;
    let n_players = read_count(lines.need(N_PLAYERS)?, 1, N_PLAYERS)?;
    let mut ratings = Vec::new();
    for _ in 0..n_players {
        ratings.push(read_rating(lines.need(RATING)?)?);
    }
    let n_games = read_count(lines.need(N_GAMES)?, 0, N_GAMES)?;
    let mut games = Vec::new();
    for _ in 0..n_games {
        games.push(read_game(lines.need(GAME)?, ratings.len())?);
    }
    lines.finish()?;
    Ok(ProbitInput { rules, ratings, games })
}

fn read_rules(line: Line<'_>) -> Result<ProbitRules, SyntaxError> {
    let [factor, decimals] = line.exactly(RULES)?;
    let bad = |field: &str, what: &str| line.error(format!("{} as {what}", quoted(field)), RULES);
    Ok(ProbitRules {
        factor: whole_number(factor).and_then(Factor::new).ok_or_else(|| bad(factor, "the factor"))?,
        decimals: whole_number(decimals)
            .and_then(Decimals::new)
            .ok_or_else(|| bad(decimals, "the number of decimals"))?,
    })
}

fn read_count(line: Line<'_>, least: u32, what: &str) -> Result<u32, SyntaxError> {
    let [field] = line.exactly(what)?;
    line.number_within(field, least..=u32::MAX, what)
}

fn read_rating(line: Line<'_>) -> Result<Rating, SyntaxError> {
    let [field] = line.exactly(RATING)?;
    rating(field).ok_or_else(|| line.error(format!("{} as a rating", quoted(field)), RATING))
}

/// Reads a rating as whole thousandths (3.7).
fn rating(field: &str) -> Option<Rating> {
    let unsigned = field.strip_prefix('-').unwrap_or(field);
    let (whole, decimals) = match unsigned.split_once('.') {
        Some((_, "")) => return None,
        Some((whole, decimals)) => (whole, decimals),
        None => (unsigned, ""),
    };
    if whole.is_empty() || MOST_DIGITS < whole.len() || MOST_DECIMALS < decimals.len() {
        return None;
    }
    let digits = whole.bytes().chain(decimals.bytes()).chain(b"000"[decimals.len()..].iter().copied());
    let mut thousandths = 0;
    for digit in digits {
        thousandths = thousandths * 10 + i64::from(digit.checked_sub(b'0').filter(|&digit| digit <= 9)?);
    }
    Some(Rating::from_units(if field.len() == unsigned.len() { thousandths } else { -thousandths }))
}

#[inline]
fn read_game(line: Line<'_>, n_players: usize) -> Result<Game, SyntaxError> {
    let [winner, loser] = line.exactly(GAME)?;
    let game = Game { winner: read_player(line, winner)?, loser: read_player(line, loser)? };
    game.check(n_players).map_err(|bad| line.error(bad.to_string(), GAME))?;
    Ok(game)
}

#[inline]
fn read_player(line: Line<'_>, field: &str) -> Result<u32, SyntaxError> {
    whole_number(field).ok_or_else(|| line.error(format!("{} as a player", quoted(field)), GAME))
}

/// Writes an input in the form that [`parse`] reads, ratings without zeros at their end.
#[must_use]
pub fn write(input: &ProbitInput) -> Vec<u8> {
    let ProbitInput { rules, ratings, games } = input;
    let mut out = format!("{} {}\n", rules.factor.number(), rules.decimals.number());
    out += &format!("{}\n", ratings.len());
    out.extend(ratings.iter().map(|rating| format!("{rating}\n")));
    out += &format!("{}\n", games.len());
    out.extend(games.iter().map(|game| format!("{} {}\n", game.winner, game.loser)));
    out.into_bytes()
}

/// Judges an input: the old and the new rating of every player (3.8).
///
/// # Errors
///
/// The first error in reading order (3.11); then there is no result at all.
pub fn judge(input: &[u8], mode: Mode) -> Result<Vec<u8>, SyntaxError> {
    let ProbitInput { rules, ratings, games } = parse(input)?;
    // The games have been checked line by line, so the batch cannot refuse one.
    let batch = Batch::new(rules.factor, ratings, &games)
        .map_err(|bad| Lines::new(input).premature_end(&bad.to_string()))?;
    Ok(table(&rated(&batch, mode, rules.decimals), rules.decimals))
}

/// A player's old and new rating in units of the last decimal; no new one where there is no result.
type Rated = (i64, Option<i64>);

fn rated(batch: &Batch, mode: Mode, decimals: Decimals) -> Vec<Rated> {
    let rounded = |ratings: Vec<f64>| ratings.into_iter().map(move |rating| round(rating, decimals));
    let exactly =
        |ratings: Vec<Rating>| ratings.into_iter().map(move |rating| round_exactly(rating, decimals));
    match mode {
        Mode::Exact => {
            let solution = batch.solve();
            rounded(solution.old).zip(rounded(solution.ratings).map(Some)).collect()
        }
        Mode::Plain => match batch.repeat() {
            Repetition::Settled { ratings, .. } => {
                rounded(batch.old()).zip(rounded(ratings).map(Some)).collect()
            }
            Repetition::Swings { .. } => rounded(batch.old()).map(|old| (old, None)).collect(),
        },
        Mode::Seed4 => match batch.repeat_seed4() {
            Repetition::Settled { ratings, .. } => {
                exactly(batch.old_seed4()).zip(exactly(ratings).map(Some)).collect()
            }
            Repetition::Swings { .. } => exactly(batch.old_seed4()).map(|old| (old, None)).collect(),
        },
    }
}

/// Writes one line per player: number, old rating, new rating or `-` (3.6, 3.8).
fn table(rated: &[Rated], decimals: Decimals) -> Vec<u8> {
    let mut out = Vec::new();
    for (player, &(old, new)) in (0..).zip(rated) {
        push_whole(&mut out, player);
        out.push(b' ');
        push_units(&mut out, old, decimals);
        out.push(b' ');
        match new {
            Some(new) => push_units(&mut out, new, decimals),
            None => out.push(b'-'),
        }
        out.push(b'\n');
    }
    out
}

/// Appends a number in units of the last decimal, with exactly that many decimals (3.8).
fn push_units(out: &mut Vec<u8>, units: i64, decimals: Decimals) {
    if units < 0 {
        out.push(b'-');
    }
    let magnitude = units.unsigned_abs();
    match decimals {
        Decimals::Zero => push_whole(out, magnitude),
        Decimals::One => {
            push_whole(out, magnitude / 10);
            out.push(b'.');
            push_whole(out, magnitude % 10);
        }
        Decimals::Two => {
            push_whole(out, magnitude / 100);
            out.push(b'.');
            push_whole(out, magnitude / 10 % 10);
            push_whole(out, magnitude % 10);
        }
    }
}
