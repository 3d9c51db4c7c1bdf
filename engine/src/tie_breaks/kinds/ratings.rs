//! Tie-breaks of ratings (C.07 article 10): only games played over the board count, in any kind of event.

use crate::game::scoring::GameScore;
use crate::rating_systems::fide_table::scoring_probability;
use crate::rating_systems::performance::{performance, rounded};
use crate::tie_breaks::code::Code;
use crate::tie_breaks::table::{RecordKind, Table};

/// What lies between the rating of the lowest opponent and a performance without a point (10.3).
const BELOW_ALL: i64 = 800;

/// A game over the board, as ratings see it.
#[derive(Debug, Clone, Copy)]
pub(in crate::tie_breaks) struct Played {
    /// The round, from 0.
    pub round: usize,
    /// The opponent.
    pub opponent: usize,
    /// The opponent's rating.
    pub rating: i64,
    /// The player's result.
    pub score: GameScore,
}

/// Collects a player's games against opponents who count with a rating into a list that is emptied first.
pub(in crate::tie_breaks) fn collect(table: &Table, player: usize, into: &mut Vec<Played>) {
    into.clear();
    let rounds = table.rounds_of(player).iter().enumerate();
    into.extend(rounds.filter_map(|(round, record)| {
        let opponent = record.opponent_played()?;
        let rating = table.rating_in(opponent, round)?;
        let score = if let RecordKind::Played(score) = record.kind { score } else { GameScore::Draw };
        Some(Played { round, opponent, rating, score })
    }));
}

/// Leaves out the lowest and the highest ratings (14.1 to 14.4), and tells which.
pub(in crate::tie_breaks) fn cut(games: &mut Vec<Played>, code: Code, mut told: impl FnMut(Played, bool)) {
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
pub(in crate::tie_breaks) fn mean(values: impl Iterator<Item = i64>) -> Option<i64> {
    let (sum, count) = values.fold((0, 0), |(sum, count), value| (sum + value, count + 1));
    (0 < count).then(|| rounded(sum, count))
}

/// The tournament performance rating (10.2): game points are 1, ½ and 0 whatever the event gives.
pub(in crate::tie_breaks) fn tournament_performance(games: &[Played]) -> Option<i64> {
    let games: Vec<(i64, GameScore)> = games.iter().map(|game| (game.rating, game.score)).collect();
    performance(&games)
}

/// The points scored, in hundredths of a game.
pub(in crate::tie_breaks) fn hundredths(games: &[Played]) -> i64 {
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
pub(in crate::tie_breaks) fn expected(rating: i64, games: &[Played]) -> i64 {
    let difference = |game: &Played| i32::try_from(rating - game.rating).unwrap_or(i32::MAX);
    games.iter().map(|game| i64::from(scoring_probability(difference(game)))).sum()
}

/// The perfect tournament performance (10.3): the least rating that is expected to score as much. It is found by
/// bisection, as the expectation grows with the rating.
pub(in crate::tie_breaks) fn perfect_performance(games: &[Played]) -> Option<i64> {
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

#[cfg(test)]
mod tests {
    use crate::basics::number::Points;
    use crate::game::scoring::{GameScore, PointSystem};
    use crate::tie_breaks::{Basis, ONE, Pairings, Player, Record, RecordKind, Table, Unrated};

    /// 2000, 1800, unrated, 1600, who meet each other: 1-0 and ½-½, then 1-0 and 1-0, then 0-1 and 0-1.
    fn table() -> Table {
        let rating = [Some(2000), Some(1800), None, Some(1600)];
        let players = rating.into_iter().zip(1..).map(|(rating, number)| Player { number, rating });
        let mut table = Table::new(players.collect(), 3, PointSystem::default(), Pairings::Swiss);
        let games = [
            (0, 0, 2, GameScore::Win),
            (0, 1, 3, GameScore::Draw),
            (1, 0, 1, GameScore::Win),
            (1, 2, 3, GameScore::Win),
            (2, 0, 3, GameScore::Loss),
            (2, 1, 2, GameScore::Loss),
        ];
        for (round, one, other, score) in games {
            let side = |opponent, score| Record {
                kind: RecordKind::Played(score),
                opponent: Some(opponent),
                color: None,
                points: Points::ZERO,
            };
            table.set(one as usize, round, side(other, score));
            table.set(other as usize, round, side(one, score.opposite()));
        }
        table
    }

    #[track_caller]
    fn first(table: &Table, code: &str) -> Option<i64> {
        Basis::of(table.clone()).values(code.parse().unwrap())[0].map(|value| value / ONE)
    }

    #[test]
    fn c07_10_opponents_without_a_rating_by_the_rule_that_the_event_published() {
        const CODES: [&str; 7] = ["ARO", "ARO/C1", "ARO/M1", "TPR", "PTP", "APRO", "RTNG"];
        let of = |unrated| {
            let mut table = table();
            table.count_unrated(unrated);
            CODES.map(|code| first(&table, code))
        };
        assert_eq!(of(Unrated::NoTieBreak), [None; 7]);
        // Against 1800 and 1600, won and lost: 1 of 2. The others: 1800 - 193 of two games, 1900 + 193 of two.
        let left_out = [1700, 1800].map(Some).into_iter().chain([None]).chain([1700, 1699, 1850].map(Some));
        assert_eq!(of(Unrated::LeftOut).to_vec(), left_out.chain([None]).collect::<Vec<_>>());
        // 4800 / 3; 2 of 3 are 67 %, +125. The others: 1800 + 125, 1667 - 273, 1733.
        let fixed = of(Unrated::Fixed(1400));
        assert_eq!(fixed[..4], [1600, 1700, 1600, 1725].map(Some));
        assert_eq!(fixed[5..], [Some(1684), None]);
        assert_eq!(of(Unrated::Lowest)[0], Some(1667), "5000 / 3");
        assert_eq!(of(Unrated::Mean)[0], Some(1733), "the mean of three is 1800; 5200 / 3");
    }

    #[test]
    fn c07_10_where_nobody_has_a_rating_there_is_no_lowest() {
        let mut table = table();
        table.players.iter_mut().for_each(|player| player.rating = None);
        for (unrated, is) in [
            (Unrated::Lowest, None),
            (Unrated::Mean, None),
            (Unrated::LeftOut, None),
            (Unrated::Fixed(1500), Some(1500)),
        ] {
            table.count_unrated(unrated);
            assert_eq!(first(&table, "ARO"), is, "{unrated:?}");
        }
    }

    #[test]
    fn a_rating_counts_from_its_round_on() {
        let mut table = table();
        table.players[2].rating = Some(1500);
        assert_eq!(first(&table, "ARO"), Some(1633), "1500, 1800 and 1600");
        table.rate_from(3, 1, 1700);
        table.rate_from(2, 1, 1900);
        assert_eq!(first(&table, "ARO"), Some(1667), "1500 of round 1, 1800, and 1700 of round 3");
        table.rate_from(3, 2, 1750);
        assert_eq!(first(&table, "ARO"), Some(1683), "5050 / 3");
    }
}
