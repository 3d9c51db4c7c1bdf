//! Tie-breaks of ratings (C.07 article 10): only games played over the board count, in any kind of event.

use super::code::Code;
use super::table::{RecordKind, Table};
use crate::rating::fide_table::scoring_probability;
use crate::rating::performance::{performance, rounded};
use crate::scoring::GameScore;

/// What lies between the rating of the lowest opponent and a performance without a point (10.3).
const BELOW_ALL: i64 = 800;

/// A game over the board, as ratings see it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Played {
    /// The round, from 0.
    pub round: usize,
    /// The opponent.
    pub opponent: usize,
    /// The opponent's rating.
    pub rating: i64,
    /// The player's result.
    pub score: GameScore,
}

/// Collects a player's games against rated opponents into a list that is emptied first.
pub(super) fn collect(table: &Table, player: usize, into: &mut Vec<Played>) {
    into.clear();
    let rounds = table.rounds_of(player).iter().enumerate();
    into.extend(rounds.filter_map(|(round, record)| {
        let opponent = record.opponent_played()?;
        let rating = table.players[opponent].rating?;
        let score = if let RecordKind::Played(score) = record.kind { score } else { GameScore::Draw };
        Some(Played { round, opponent, rating, score })
    }));
}

/// Leaves out the lowest and the highest ratings (14.1 to 14.4), and tells which.
pub(super) fn cut(games: &mut Vec<Played>, code: Code, mut told: impl FnMut(Played, bool)) {
    for _ in 0..code.cut_least {
        let Some(lowest) = (0..games.len()).min_by_key(|at| games[*at].rating) else { return };
        told(games.remove(lowest), false);
    }
    for _ in 0..code.cut_most {
        let Some(highest) = (0..games.len()).max_by_key(|at| games[*at].rating) else { return };
        told(games.remove(highest), true);
    }
}

/// The mean, rounded half up; none of nothing.
pub(super) fn mean(values: impl Iterator<Item = i64>) -> Option<i64> {
    let (sum, count) = values.fold((0, 0), |(sum, count), value| (sum + value, count + 1));
    (0 < count).then(|| rounded(sum, count))
}

/// The tournament performance rating (10.2): game points are 1, ½ and 0 whatever the event gives.
pub(super) fn tournament_performance(games: &[Played]) -> Option<i64> {
    let games: Vec<(i64, GameScore)> = games.iter().map(|game| (game.rating, game.score)).collect();
    performance(&games)
}

/// The points scored, in hundredths of a game.
pub(super) fn hundredths(games: &[Played]) -> i64 {
    games
        .iter()
        .map(|game| match game.score {
            GameScore::Win => 100,
            GameScore::Draw => 50,
            GameScore::Loss => 0,
        })
        .sum()
}

/// What a rating is expected to score, in hundredths, on the full scale of the table (8.1.2).
pub(super) fn expected(rating: i64, games: &[Played]) -> i64 {
    let difference = |game: &Played| i32::try_from(rating - game.rating).unwrap_or(i32::MAX);
    games.iter().map(|game| i64::from(scoring_probability(difference(game)))).sum()
}

/// The perfect tournament performance (10.3): the least rating that is expected to score as much. It is found by
/// bisection, as the expectation grows with the rating.
pub(super) fn perfect_performance(games: &[Played]) -> Option<i64> {
    let lowest = games.iter().map(|game| game.rating).min()?;
    let highest = games.iter().map(|game| game.rating).max()?;
    let scored = hundredths(games);
    if scored == 0 {
        return Some(lowest - BELOW_ALL);
    }
    // Far enough below everybody nothing is expected, far enough above everything is.
    let (mut too_low, mut enough) = (lowest - BELOW_ALL, highest + BELOW_ALL);
    while too_low + 1 < enough {
        let middle = i64::midpoint(too_low, enough);
        if scored <= expected(middle, games) {
            enough = middle;
        } else {
            too_low = middle;
        }
    }
    Some(enough)
}
