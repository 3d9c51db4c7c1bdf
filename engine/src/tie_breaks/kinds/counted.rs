//! Tie-breaks of the own record (C.07 article 7) and Koya (9.2).

use super::elements::Scores;
use crate::basics::number::Points;
use crate::game::scoring::GameScore;
use crate::pairing::field::Color;
use crate::tie_breaks::ONE;
use crate::tie_breaks::code::{Code, Kind};
use crate::tie_breaks::table::{Pairings, Record, RecordKind, Table};

/// Whether a round counts for a tie-break that counts rounds.
pub(in crate::tie_breaks) fn counts(kind: Kind, record: &Record, table: &Table) -> bool {
    let is_won = record.kind == RecordKind::Played(GameScore::Win);
    let is_black = record.color == Some(Color::Black);
    match kind {
        Kind::Wins => record.kind != RecordKind::Open && record.points == table.points.win,
        Kind::GamesWon => is_won,
        Kind::BlackGames => is_black && record.opponent_played().is_some(),
        Kind::BlackWins => is_black && is_won,
        Kind::ElectedToPlay => !record.is_voluntary(),
        Kind::Buchholz
        | Kind::SonnebornBerger
        | Kind::DirectEncounter
        | Kind::ProgressiveScores
        | Kind::StandardPoints
        | Kind::ForeBuchholz
        | Kind::AverageBuchholz
        | Kind::Koya
        | Kind::AverageRating
        | Kind::Performance
        | Kind::PerfectPerformance
        | Kind::AveragePerformance
        | Kind::AveragePerfect
        | Kind::Rating
        | Kind::PairingNumber => false,
    }
}

/// The number of rounds that count (7.1 to 7.4, 7.6).
pub(in crate::tie_breaks) fn count(table: &Table, player: usize, kind: Kind) -> i64 {
    let rounds = table.rounds_of(player).iter().filter(|record| counts(kind, record, table));
    i64::try_from(rounds.count()).unwrap_or(i64::MAX) * ONE
}

/// Returns the scores after each round that the sum of progressive scores takes: C1 leaves the first out, M1 the last too
/// (7.5, 14).
pub(in crate::tie_breaks) fn progressive(
    table: &Table,
    player: usize,
    code: Code,
) -> impl Iterator<Item = (usize, Points)> + '_ {
    let running = table.rounds_of(player).iter().scan(Points::ZERO, |score, record| {
        *score += record.points;
        Some(*score)
    });
    let until = table.rounds.saturating_sub(code.cut_most.into());
    running.enumerate().take(until).skip(code.cut_least.into())
}

/// What a round is worth in standard points (7.7), in ten-thousandths; none where it is no element.
pub(in crate::tie_breaks) fn standard(table: &Table, round: usize, record: &Record) -> Option<i64> {
    let against = match record.opponent {
        _ if record.kind == RecordKind::Open => return None,
        Some(opponent) => table.rounds_of(opponent as usize).get(round)?.points,
        None if table.pairings == Pairings::Predetermined => return None,
        None => table.points.draw,
    };
    Some(match record.points.cmp(&against) {
        std::cmp::Ordering::Greater => ONE,
        std::cmp::Ordering::Equal => ONE / 2,
        std::cmp::Ordering::Less => 0,
    })
}

/// The sum of standard points (7.7).
pub(in crate::tie_breaks) fn standard_points(table: &Table, player: usize) -> i64 {
    let rounds = table.rounds_of(player).iter().enumerate();
    rounds.filter_map(|(round, record)| standard(table, round, record)).sum()
}

/// The least final score of an opponent who counts for Koya, twice (9.2, 14.5): half of what could be scored, moved by half
/// points.
///
/// A free round of an odd field is none in which somebody could be met: one in as many rounds as there are players.
pub(in crate::tie_breaks) fn twice_the_limit(table: &Table, code: Code) -> Points {
    let players = table.players.len();
    let free = if players % 2 == 1 { table.rounds.checked_div(players).unwrap_or(0) } else { 0 };
    let meetings = i64::try_from(table.rounds - free).unwrap_or(i64::MAX);
    table.points.win * meetings + Points::whole(code.limit.into())
}

/// Whether a round counts for Koya.
pub(in crate::tie_breaks) fn counts_for_koya(record: &Record, scores: &Scores, twice: Points) -> bool {
    let scheduled = record.opponent.filter(|_| record.kind != RecordKind::Open);
    scheduled.is_some_and(|opponent| twice <= scores.own[opponent as usize] * 2)
}

/// The points scored against those who have enough (9.2).
pub(in crate::tie_breaks) fn koya(table: &Table, scores: &Scores, player: usize, code: Code) -> i64 {
    let twice = twice_the_limit(table, code);
    let rounds = table.rounds_of(player).iter().filter(|record| counts_for_koya(record, scores, twice));
    rounds.map(|record| record.points).sum::<Points>().units() * 100
}
