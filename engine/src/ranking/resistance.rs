//! Ranking of a Swiss tournament by points, resistance, Sonneborn-Berger and blacks (sections 5.2, 5.3).
//!
//! Only [`Encounter`] computes a game's part of resistance points and Sonneborn-Berger; the tie-breaks of an
//! event use it too. Byes and forfeits do not exist here: a player without a game in a round has no points
//! and no opponent from it.

use std::cmp::Reverse;

use crate::basics::id::PlayerId;
use crate::basics::number::Points;
use crate::game::scoring::{GameScore, PointSystem};

/// A game in the tie-breaks by opponents' points (5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Encounter {
    /// The player's points of the game.
    pub own: Points,
    /// The opponent's points at the end, not at the time of the game.
    pub opponents: Points,
}

impl Encounter {
    /// Returns the game's part of the resistance points: the opponent's points.
    #[must_use]
    pub const fn resistance(self) -> Points {
        self.opponents
    }

    /// Returns the game's part of Sonneborn-Berger: the own result times the opponent's points.
    #[must_use]
    pub const fn sonneborn_berger(self) -> Points {
        self.own.times(self.opponents)
    }
}

/// One game of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ScoredGame {
    /// The player with White.
    pub white: PlayerId,
    /// The player with Black.
    pub black: PlayerId,
    /// White's score of the game (5.1).
    pub score: GameScore,
}

/// The four criteria of a player, the most important first; greater is better (5.2, 5.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Criteria {
    /// The sum of the player's results.
    pub points: Points,
    /// The sum of the opponents' points at the end, once per game.
    pub resistance: Points,
    /// The sum of the result of each game times the opponent's points at the end.
    pub sonneborn_berger: Points,
    /// The number of games with Black.
    pub blacks: u64,
}

/// A player's place in the ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placed {
    /// One plus the number of players strictly ahead (5.3).
    pub rank: usize,
    /// The player.
    pub player: PlayerId,
    /// The criteria that decide the place.
    pub criteria: Criteria,
}

/// Computes the criteria of players 1 to `n_players` from all games, in player order (5.2).
///
/// Opponents' points are those at the end, not at the time of the game; a rematch counts once per game (5.6).
/// A game with a player outside the range counts for neither side.
#[must_use]
pub fn criteria<'a>(n_players: usize, games: impl Iterator<Item = &'a ScoredGame> + Clone) -> Vec<Criteria> {
    let system = PointSystem::default();
    let mut table = vec![Criteria::default(); n_players];
    let among = |game: &&ScoredGame| game.white.index().max(game.black.index()) < n_players;
    for game in games.clone().filter(among) {
        table[game.white.index()].points += system.worth(game.score);
        table[game.black.index()].points += system.worth(game.score.opposite());
        table[game.black.index()].blacks += 1;
    }
    for game in games.filter(among) {
        let (white, black) = (game.white.index(), game.black.index());
        let (for_white, for_black) = (system.worth(game.score), system.worth(game.score.opposite()));
        let (whites, blacks) = (table[white].points, table[black].points);
        table[white].add(Encounter { own: for_white, opponents: blacks });
        table[black].add(Encounter { own: for_black, opponents: whites });
    }
    table
}

impl Criteria {
    fn add(&mut self, encounter: Encounter) {
        self.resistance += encounter.resistance();
        self.sonneborn_berger += encounter.sonneborn_berger();
    }
}

/// Orders the players by their criteria, which are in player order. Equal players share a rank and stay in
/// player order (5.3, 5.6).
#[must_use]
pub fn order(table: &[Criteria]) -> Vec<Placed> {
    let mut placed = (1..)
        .zip(table)
        .map(|(id, &criteria)| Placed { rank: 0, player: PlayerId(id), criteria })
        .collect::<Vec<_>>();
    placed.sort_by_key(|placed| Reverse(placed.criteria));
    let mut ahead: Option<(usize, Criteria)> = None;
    for (place, player) in placed.iter_mut().enumerate() {
        player.rank = match ahead {
            Some((rank, criteria)) if criteria == player.criteria => rank,
            _ => place + 1,
        };
        ahead = Some((player.rank, player.criteria));
    }
    placed
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Reads games such as `1-2 w`: White, Black, the winner (`w`, `b` or `d`).
    fn games(text: &str) -> Vec<ScoredGame> {
        let game = |text: &str| {
            let (players, letter) = text.trim().split_once(' ').expect("players and a score");
            let (white, black) = players.split_once('-').expect("two players");
            let id = |number: &str| PlayerId(number.parse().expect("a number"));
            let score = match letter {
                "w" => GameScore::Win,
                "b" => GameScore::Loss,
                _ => GameScore::Draw,
            };
            ScoredGame { white: id(white), black: id(black), score }
        };
        text.split(',').filter(|text| !text.trim().is_empty()).map(game).collect()
    }

    /// Shows the ranking as `rank:player points resistance sb blacks`.
    #[track_caller]
    fn check(n_players: usize, text: &str, expected: &str) {
        let shown = order(&criteria(n_players, games(text).iter()))
            .iter()
            .map(|placed| {
                let Criteria { points, resistance, sonneborn_berger, blacks } = placed.criteria;
                format!("{}:{} {points} {resistance} {sonneborn_berger} {blacks}", placed.rank, placed.player)
            })
            .collect::<Vec<_>>();
        assert_eq!(shown.join(", "), expected);
    }

    #[test]
    fn s5_5_the_worked_example_of_the_source() {
        check(
            6,
            "1-6 w, 2-5 b, 3-4 d, 5-1 w, 6-3 d, 4-2 w, 4-5 d, 3-1 w, 2-6 w",
            "1:5 2.5 4.0 3.0 2, 2:4 2.0 5.5 3.25 1, 3:3 2.0 3.5 2.25 1, 4:1 1.0 5.0 0.5 2, \
             5:2 1.0 5.0 0.5 1, 6:6 0.5 4.0 1.0 2",
        );
    }

    #[test]
    fn s5_3_equal_in_everything_shares_a_rank_in_player_order() {
        check(3, "", "1:1 0.0 0.0 0.0 0, 1:2 0.0 0.0 0.0 0, 1:3 0.0 0.0 0.0 0");
        check(
            4,
            "2-1 d, 3-4 d, 1-2 d, 4-3 d",
            "1:1 1.0 2.0 1.0 1, 1:2 1.0 2.0 1.0 1, 1:3 1.0 2.0 1.0 1, 1:4 1.0 2.0 1.0 1",
        );
        check(
            5,
            "1-2 w, 3-4 w",
            "1:1 1.0 0.0 0.0 0, 1:3 1.0 0.0 0.0 0, 3:2 0.0 1.0 0.0 1, 3:4 0.0 1.0 0.0 1, 5:5 0.0 0.0 0.0 0",
        );
    }

    #[test]
    fn s5_3_more_blacks_decide_last() {
        check(
            4,
            "1-2 d, 3-4 d, 1-4 d, 3-2 d",
            "1:2 1.0 2.0 1.0 2, 1:4 1.0 2.0 1.0 2, 3:1 1.0 2.0 1.0 0, 3:3 1.0 2.0 1.0 0",
        );
    }

    #[test]
    fn s5_6_each_game_of_a_rematch_adds_the_final_points() {
        check(2, "1-2 w, 2-1 w, 1-2 d", "1:2 1.5 4.5 2.25 2, 2:1 1.5 4.5 2.25 1");
    }

    #[test]
    fn a_game_of_a_stranger_counts_for_nobody() {
        check(2, "1-3 w, 0-2 b, 1-2 w", "1:1 1.0 0.0 0.0 0, 2:2 0.0 1.0 0.0 1");
    }

    proptest! {
        #[test]
        fn every_game_gives_one_point_and_ranks_count_those_ahead(
            pairs in prop::collection::vec((1..8_u32, 1..8_u32, 0..3_u8), 0..60),
        ) {
            let games = pairs.iter().filter(|(white, black, _)| white != black).map(|&(white, black, score)| {
                let score = [GameScore::Win, GameScore::Draw, GameScore::Loss][usize::from(score)];
                ScoredGame { white: PlayerId(white), black: PlayerId(black), score }
            }).collect::<Vec<_>>();
            let table = criteria(7, games.iter());
            let points = table.iter().map(|criteria| criteria.points).sum::<Points>();
            prop_assert_eq!(points, Points::whole(i64::try_from(games.len()).unwrap()));
            for placed in order(&table) {
                let ahead = table.iter().filter(|&&other| placed.criteria < other).count();
                prop_assert_eq!(placed.rank, ahead + 1);
            }
        }
    }
}
