//! The probit systems' judge format: ratings and games are read, old and new ratings written (section
//! 3).

use super::lines::{Line, Lines, quoted, whole_number};
use super::numbers::{push_decimal, push_whole};
use super::{MOST_PLAYERS, SyntaxError};
use engine::number::Rating;
use engine::rating::probit::batch::{Batch, Factor, Game};
use engine::rating::probit::model::Model;
use engine::rating::probit::plain::Repetition;
use engine::rating::probit::rounding::{Decimals, round, round_exactly};

const RULES: &str = "the factor Y from 1 to 1000 and the decimals Q from 0 to 2";
const N_PLAYERS: &str = "the number of players";
const RATING: &str = "a rating: an optional -, one to six digits, optionally a point and one to three digits";
const N_GAMES: &str = "the number of games";
const GAME: &str = "a game: the numbers of the winner and of the loser";

/// The most digits of a rating before the point (3.7).
const MOST_DIGITS: usize = 6;

/// The most digits of a rating after the point (3.7).
const MOST_DECIMALS: usize = 3;

/// The method that computes the ratings (3.6).
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

/// The content of an input (3.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProbitInput {
    /// The number of decimals, Q.
    pub decimals: Decimals,
    /// The factor, the ratings and the games.
    pub batch: Batch,
}

/// Reads an input (3.7).
///
/// # Errors
///
/// The first error in reading order (3.11).
pub fn parse(input: &[u8]) -> Result<ProbitInput, SyntaxError> {
    let mut lines = Lines::new(input);
    let (factor, decimals) = read_rules(lines.need(RULES)?)?;
    let n_players = read_count(lines.need(N_PLAYERS)?, 1, N_PLAYERS)?;
    let mut ratings = Vec::new();
    for _ in 0..n_players {
        let line = lines.need(RATING)?;
        if ratings.len() == MOST_PLAYERS {
            return Err(line.error("too many players", format!("at most {MOST_PLAYERS}")));
        }
        ratings.push(read_rating(line)?);
    }
    let mut batch = Batch::new(factor, ratings);
    let n_games = read_count(lines.need(N_GAMES)?, 0, N_GAMES)?;
    for _ in 0..n_games {
        let line = lines.need(GAME)?;
        batch.add(read_game(line)?).map_err(|bad| line.error(bad.to_string(), GAME))?;
    }
    lines.finish()?;
    Ok(ProbitInput { decimals, batch })
}

fn read_rules(line: Line<'_>) -> Result<(Factor, Decimals), SyntaxError> {
    let [factor, decimals] = line.exactly(RULES)?;
    let bad = |field: &str, what: &str| line.error(format!("{} as {what}", quoted(field)), RULES);
    let read_factor = whole_number(factor).and_then(Factor::new);
    let read_decimals = whole_number(decimals).and_then(Decimals::new);
    Ok((
        read_factor.ok_or_else(|| bad(factor, "the factor"))?,
        read_decimals.ok_or_else(|| bad(decimals, "the number of decimals"))?,
    ))
}

fn read_count(line: Line<'_>, least: u32, what: &str) -> Result<u32, SyntaxError> {
    let [field] = line.exactly(what)?;
    line.number_within(field, least..=u32::MAX, what)
}

fn read_rating(line: Line<'_>) -> Result<Rating, SyntaxError> {
    let [field] = line.exactly(RATING)?;
    rating(field).ok_or_else(|| line.error(format!("{} as a rating", quoted(field)), RATING))
}

/// Reads a rating (3.7).
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
    field.parse().ok()
}

#[inline]
fn read_game(line: Line<'_>) -> Result<Game, SyntaxError> {
    let [winner, loser] = line.exactly(GAME)?;
    Ok(Game { winner: read_player(line, winner)?, loser: read_player(line, loser)? })
}

#[inline]
fn read_player(line: Line<'_>, field: &str) -> Result<u32, SyntaxError> {
    whole_number(field).ok_or_else(|| line.error(format!("{} as a player", quoted(field)), GAME))
}

/// Writes an input in the form that [`parse`] reads, ratings without zeros at their end.
#[must_use]
pub fn write(input: &ProbitInput) -> Vec<u8> {
    let ProbitInput { decimals, batch } = input;
    let mut out = format!("{} {}\n", batch.factor().number(), decimals.number());
    out.extend([format!("{}\n", batch.ratings().len())]);
    out.extend(batch.ratings().iter().map(|rating| format!("{rating}\n")));
    out.extend([format!("{}\n", batch.games().len())]);
    out.extend(batch.games().iter().map(|game| format!("{} {}\n", game.winner, game.loser)));
    out.into_bytes()
}

/// Judges an input: the old and the new rating of every player (3.8).
///
/// # Errors
///
/// The first error in reading order (3.11), without any result.
pub fn judge(input: &[u8], mode: Mode) -> Result<Vec<u8>, SyntaxError> {
    let ProbitInput { decimals, batch } = parse(input)?;
    Ok(table(&rated(&Model::new(&batch), mode, decimals), decimals))
}

/// A player's old and new rating, rounded; the new one is missing without a result.
type Rated = (Rating, Option<Rating>);

fn rated(model: &Model, mode: Mode, decimals: Decimals) -> Vec<Rated> {
    let rounded = |ratings: Vec<f64>| ratings.into_iter().map(move |rating| round(rating, decimals));
    let exactly =
        |ratings: Vec<Rating>| ratings.into_iter().map(move |rating| round_exactly(rating, decimals));
    match mode {
        Mode::Exact => {
            let solution = model.solve();
            rounded(solution.old).zip(rounded(solution.ratings).map(Some)).collect()
        }
        Mode::Plain => match model.repeat() {
            Repetition::Settled { ratings, .. } => {
                rounded(model.old()).zip(rounded(ratings).map(Some)).collect()
            }
            Repetition::Swings { .. } => rounded(model.old()).map(|old| (old, None)).collect(),
        },
        Mode::Seed4 => match model.repeat_seed4() {
            Repetition::Settled { ratings, .. } => {
                exactly(model.old_seed4()).zip(exactly(ratings).map(Some)).collect()
            }
            Repetition::Swings { .. } => exactly(model.old_seed4()).map(|old| (old, None)).collect(),
        },
    }
}

/// Writes one line per player: number, old rating, new rating or `-` (3.6, 3.8).
fn table(rated: &[Rated], decimals: Decimals) -> Vec<u8> {
    let mut out = Vec::new();
    // Rounded ratings have no further decimals (3.8).
    let push = |out: &mut Vec<u8>, rating: Rating| {
        push_decimal(out, rating.units(), Rating::PLACES, decimals.number() as usize);
    };
    for (player, &(old, new)) in (0..).zip(rated) {
        push_whole(&mut out, player);
        out.push(b' ');
        push(&mut out, old);
        out.push(b' ');
        match new {
            Some(new) => push(&mut out, new),
            None => out.push(b'-'),
        }
        out.push(b'\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The batch of 3.9, one entry per line.
    const SAMPLE: [&str; 11] = ["1 0", "4", "1000", "1100", "950", "1200", "4", "0 1", "2 3", "0 2", "3 1"];

    fn shown(judged: Result<Vec<u8>, SyntaxError>) -> String {
        match judged {
            Ok(output) => String::from_utf8(output).unwrap(),
            Err(error) => format!("{}: {}", error.line, error.wrong),
        }
    }

    /// Judges an input in all modes, which must agree; returns the result, or the line of the error and
    /// its description.
    #[track_caller]
    fn check(input: &str, expected: &str) {
        for mode in [Mode::Exact, Mode::Plain, Mode::Seed4] {
            assert_eq!(shown(judge(input.as_bytes(), mode)), expected, "{mode:?}");
        }
    }

    /// Checks that the sample with one changed line has an error in that line.
    #[track_caller]
    fn check_line(line: usize, changed: &str, wrong: &str) {
        let mut lines = SAMPLE;
        lines[line - 1] = changed;
        check(&lines.join("\n"), &format!("{line}: {wrong}"));
    }

    #[test]
    fn s3_9_the_examples() {
        check("1 2\n2\n1000\n1000\n1\n0 1\n", "0 1005.00 1004.63\n1 995.00 995.37\n");
        check(&SAMPLE.join("\n"), "0 1011 1011\n1 1090 1091\n2 957 957\n3 1192 1192\n");
    }

    #[test]
    fn s3_6_without_a_result_every_new_rating_is_a_dash() {
        let input = format!("1 1\n3\n1000\n2500\n-0.05\n200\n{}", "0 1\n".repeat(200));
        let exact = "0 3000.0 1764.9\n1 500.0 1735.1\n2 0.0 0.0\n";
        assert_eq!(shown(judge(input.as_bytes(), Mode::Exact)), exact);
        for mode in [Mode::Plain, Mode::Seed4] {
            assert_eq!(shown(judge(input.as_bytes(), mode)), "0 3000.0 -\n1 500.0 -\n2 0.0 -\n");
        }
    }

    #[test]
    fn s3_8_ratings_have_q_decimals_and_no_negative_zero() {
        let ratings = "6\n-0.5\n-7.5\n-12.75\n0.005\n-0.004\n007\n0\n";
        check(&format!("1 0\n{ratings}"), "0 0 0\n1 -7 -7\n2 -13 -13\n3 0 0\n4 0 0\n5 7 7\n");
        check(
            &format!("1 1\n{ratings}"),
            "0 -0.5 -0.5\n1 -7.5 -7.5\n2 -12.7 -12.7\n3 0.0 0.0\n4 0.0 0.0\n5 7.0 7.0\n",
        );
        check(
            &format!("1 2\n{ratings}"),
            "0 -0.50 -0.50\n1 -7.50 -7.50\n2 -12.75 -12.75\n3 0.01 0.01\n4 0.00 0.00\n5 7.00 7.00\n",
        );
    }

    #[test]
    fn s3_11_factor_decimals_and_counts_have_limits() {
        for factor in ["0", "1001", "-1", "1.0", "x"] {
            check_line(1, &format!("{factor} 0"), &format!("`{factor}` as the factor"));
        }
        for decimals in ["3", "-1", "x"] {
            check_line(1, &format!("1 {decimals}"), &format!("`{decimals}` as the number of decimals"));
        }
        check_line(1, "1", "1 field");
        check_line(1, "1 0 0", "3 fields");
        for count in ["0", "-4", "4.0", "four", "1000000000"] {
            check_line(2, count, &format!("`{count}` as {N_PLAYERS}"));
        }
        for count in ["-1", "4.0", "+4"] {
            check_line(7, count, &format!("`{count}` as {N_GAMES}"));
        }
        check_line(2, "4 4", "2 fields");
    }

    #[test]
    fn s3_11_ratings_have_a_form() {
        let bad =
            ["x", "1e3", "1.2345", "1234567", "+5", ".", ".5", "5.", "-", "--5", "-.5", "1.2.3", "1,5", "٣"];
        for rating in bad {
            check_line(4, rating, &format!("`{rating}` as a rating"));
        }
        check_line(3, "1000 Ana", "2 fields");
    }

    #[test]
    fn s3_11_games_are_between_two_players_of_the_batch() {
        check_line(8, "0 4", "player 4 of 4, counted from 0");
        check_line(9, "999999999 0", "player 999999999 of 4, counted from 0");
        check_line(10, "-1 2", "`-1` as a player");
        check_line(10, "0 b", "`b` as a player");
        check_line(11, "3 3", "player 3 against itself");
        check_line(11, "3", "1 field");
        check_line(11, "3 1 0", "3 fields");
    }

    #[test]
    fn s3_11_a_missing_rating_makes_the_first_game_the_error() {
        let mut lines = SAMPLE.to_vec();
        lines.remove(5);
        check(&lines.join("\n"), "7: 2 fields");
    }

    #[test]
    fn s0_2_too_little_and_too_much() {
        check("", "1: the input ends too early");
        check(&SAMPLE[..10].join("\n"), "11: the input ends too early");
        check(&format!("{}\n\n", SAMPLE[..10].join("\n")), "12: the input ends too early");
        check(&format!("{}\n\n0 1", SAMPLE.join("\n")), "13: `0 1` after the last line that was due");
        check("1 0\n999999999\n5", "4: the input ends too early");
    }

    #[test]
    fn a_parsed_input_is_written_unchanged() {
        let input = "1000 2\n3\n-0.005\n1500\n999999.999\n2\n0 2\n2 1\n";
        assert_eq!(String::from_utf8(write(&parse(input.as_bytes()).unwrap())).unwrap(), input);
        let other = "1 0\n2\n-0\n01500.50\n0\n";
        let written = write(&parse(other.as_bytes()).unwrap());
        assert_eq!(String::from_utf8(written).unwrap(), "1 0\n2\n0\n1500.5\n0\n");
    }
}
