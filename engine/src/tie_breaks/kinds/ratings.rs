//! The games of the tie-breaks of ratings (C.07 article 10): only games played over the board count, in any
//! kind of event.

use crate::basics::why::{Fact, Why};
use crate::basics::words::of_round;
use crate::fact;
use crate::game::scoring::GameScore;
use crate::rating_systems::performance::rounded;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::Asked;
use crate::tie_breaks::table::{RecordKind, Table, Unrated};
use crate::tie_breaks::working::cut_round;

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

/// Computes a value of each player from the games.
pub(super) fn each(basis: &Basis, of: impl Fn(&[Played]) -> Option<i64>) -> Vec<Option<i64>> {
    let mut games = Vec::new();
    basis.each(|player| {
        collect(&basis.table, player, &mut games);
        of(&games)
    })
}

/// Replaces the content of a list by a player's games against opponents who count with a rating.
pub(super) fn collect(table: &Table, player: usize, into: &mut Vec<Played>) {
    into.clear();
    let rounds = table.rounds_of(player).iter().enumerate();
    into.extend(rounds.filter_map(|(round, record)| {
        let opponent = record.opponent_played()?;
        let rating = table.rating_in(opponent, round)?;
        let score = if let RecordKind::Played(score) = record.kind { score } else { GameScore::Draw };
        Some(Played { round, opponent, rating, score })
    }));
}

/// Leaves out the games with the lowest and the highest ratings (14.1 to 14.4) and reports each, with whether
/// it is a highest.
pub(super) fn cut(games: &mut Vec<Played>, modifiers: Modifiers, mut report: impl FnMut(Played, bool)) {
    for _ in 0..modifiers.cut_least {
        let Some(lowest) = (0..games.len()).min_by_key(|at| games[*at].rating) else { return };
        report(games.remove(lowest), false);
    }
    for _ in 0..modifiers.cut_most {
        let Some(highest) = (0..games.len()).max_by_key(|at| games[*at].rating) else { return };
        report(games.remove(highest), true);
    }
}

/// Returns the mean, rounded half up; `None` of no values.
pub(super) fn mean(values: impl Iterator<Item = i64>) -> Option<i64> {
    let (sum, count) = values.fold((0, 0), |(sum, count), value| (sum + value, count + 1));
    (0 < count).then(|| rounded(sum, count))
}

/// Returns the score of games, in hundredths: 100 for a win, whatever the event gives.
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

/// Reports to `why` a player's games, the opponents who are left out and what is cut; returns the games that
/// count.
pub(super) fn explain_games(asked: &Asked<'_>, article: &'static str, why: &mut dyn Why) -> Vec<Played> {
    let (table, names) = (&asked.basis.table, asked.names);
    let mut games = Vec::new();
    collect(table, asked.player, &mut games);
    for game in &games {
        let (round, name, rating) = (game.round + 1, names(game.opponent), game.rating);
        let result = result(game.score);
        let fact = fact!("result-against", "{result} against {name}, {rating}", result, name, rating);
        why.tell(article, of_round(round, stands_in(table, game, fact)));
    }
    for (round, record) in table.rounds_of(asked.player).iter().enumerate() {
        let unrated = record.opponent_played().filter(|one| table.rating_in(*one, round).is_none());
        if let Some(opponent) = unrated {
            why.tell("C.07 10", of_round(round + 1, left_out(names(opponent))));
        }
    }
    if games.is_empty() {
        why.tell(article, no_game(table));
    }
    cut(&mut games, asked.modifiers, |game, is_highest| {
        let which = if is_highest { fact!("highest", "the highest") } else { fact!("lowest", "the lowest") };
        why.tell("C.07 14", cut_round(game.round + 1, game.rating, which));
    });
    games
}

/// Returns the reason why there is no value.
fn no_game(table: &Table) -> Fact {
    if table.has_unrated() {
        fact!("no-game-rated", "undefined: no game was played over the board against a rated opponent")
    } else {
        fact!("no-game", "undefined: no game was played over the board")
    }
}

/// Returns an opponent whose game does not count.
pub(super) fn left_out(name: String) -> Fact {
    fact!("unrated-left-out", "{name} is unrated and left out", name)
}

/// Adds a note, in brackets, if the opponent's rating is one that the event's rule for unrated players sets.
fn stands_in(table: &Table, game: &Played, told: Fact) -> Fact {
    match table.unrated() {
        _ if !table.is_unrated_in(game.opponent, game.round) => told,
        Unrated::NoTieBreak | Unrated::LeftOut => told,
        Unrated::Fixed(_) => fact!("unrated-fixed", "{told} (unrated, a fixed rating)", told),
        Unrated::Lowest => fact!("unrated-lowest", "{told} (unrated, the lowest rating of the event)", told),
        Unrated::Mean => fact!("unrated-mean", "{told} (unrated, the mean rating of the event)", told),
    }
}

const fn result(score: GameScore) -> &'static str {
    match score {
        GameScore::Win => "1",
        GameScore::Draw => "½",
        GameScore::Loss => "0",
    }
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
    fn c07_10_unrated_opponents_count_by_the_events_rule() {
        const CODES: [&str; 7] = ["ARO", "ARO/C1", "ARO/M1", "TPR", "PTP", "APRO", "RTNG"];
        let of = |unrated| {
            let mut table = table();
            table.count_unrated(unrated);
            CODES.map(|code| first(&table, code))
        };
        assert_eq!(of(Unrated::NoTieBreak), [None; 7]);
        // Against 1800 and 1600, won and lost: 1 of 2. The others: 1800 - 193 of two games, 1900 + 193 of
        // two.
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
    fn c07_10_without_any_rating_no_lowest_exists() {
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
