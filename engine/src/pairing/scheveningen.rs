//! The tables of the Scheveningen system: two teams, and everybody meets everybody of the other team.
//!
//! FIDE names the system (TRF 192) but prints no tables. These are the ones in general use, which federations
//! and programs copy from each other: a rotation for an odd number of boards and for a multiple of four, and
//! a list for 2, 6 and 10 boards. The tests prove what an organiser expects of them: every pair meets once a
//! cycle; whites and blacks of a player differ by one at most; in every round both teams have the same number
//! of whites, or, with an odd number of boards, the team that is named first has one more. With two boards
//! that is impossible: one team has all whites of a round.

use crate::basics::why::{Reason, Why};
use crate::game::color::Color;

/// The rule that the reasons name.
pub const TABLES: &str = "Scheveningen";

/// A match of two teams, A and B, by the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Schedule {
    /// The number of boards.
    pub boards: u8,
    /// How often each two players meet; colours are reversed in every even cycle.
    pub cycles: u8,
}

/// A game of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// The players of A and B, from 1.
    pub players: [u16; 2],
    /// The colour of the player of A.
    pub color: Color,
}

/// The games of A's players in order: the player of B, negative if A's player has Black.
type Round = &'static [i8];

const TWO: [Round; 2] = [&[1, 2], &[-2, -1]];

const SIX: [Round; 6] = [
    &[1, -2, -3, 4, -5, 6],
    &[-2, 3, 5, -6, 4, -1],
    &[3, -5, -1, 2, 6, -4],
    &[-4, -6, 2, 1, -3, 5],
    &[5, 4, 6, -3, -1, -2],
    &[-6, 1, -4, -5, 2, 3],
];

const TEN: [Round; 10] = [
    &[1, 2, 3, 4, -5, -6, -7, 8, -9, -10],
    &[-2, -1, -8, -3, 10, 5, 6, -4, 7, 9],
    &[3, 8, 4, 10, -6, -7, -9, 1, -2, -5],
    &[-4, -3, -10, 6, 7, -8, 5, 9, -1, 2],
    &[5, 4, -9, -7, -1, 10, -8, -2, 3, 6],
    &[-6, 7, 1, 9, 8, 2, -10, -5, -4, -3],
    &[7, -5, -2, -1, -4, -9, 3, 10, 6, 8],
    &[-8, -6, 5, 2, 9, 1, 4, -3, -10, -7],
    &[9, 10, 7, -5, -2, -3, -1, 6, 8, -4],
    &[-10, -9, -6, -8, 3, 4, 2, -7, 5, 1],
];

impl Schedule {
    /// Returns true if there is a table for the number of boards.
    #[must_use]
    pub const fn is_known(&self) -> bool {
        matches!(self.boards, 2 | 6 | 10) || matches!(self.boards % 4, 0 | 1 | 3) && 2 < self.boards
    }

    /// Returns the number of rounds.
    #[must_use]
    pub const fn rounds(&self) -> u16 {
        self.boards as u16 * self.cycles as u16
    }

    /// Returns the games of a round in the order of A's players; `None` after the last round, and without a
    /// table for the number of boards.
    #[must_use]
    pub fn round(&self, round: u16) -> Option<Vec<Pair>> {
        if !self.is_known() || round == 0 || self.rounds() < round {
            return None;
        }
        let boards = u16::from(self.boards);
        let (cycle, at) = ((round - 1) / boards, (round - 1) % boards);
        let is_reversed = cycle % 2 == 1;
        let pair = |player: u16| {
            let (other, is_white) = meets(boards, at, player);
            let color = if is_white == is_reversed { Color::Black } else { Color::White };
            Pair { players: [player + 1, other + 1], color }
        };
        Some((0..boards).map(pair).collect())
    }

    /// Returns the team that is named first in a round, A (0) or B (1): the one of the player with White in
    /// the game of A's first player.
    #[must_use]
    pub fn first_team(&self, round: u16) -> usize {
        let first = self.round(round).and_then(|pairs| pairs.first().copied());
        usize::from(first.is_some_and(|pair| pair.color == Color::Black))
    }

    /// Returns the reasons for the match of a round, or for the two teams to meet at all, with their names.
    #[must_use]
    pub fn reasons_of_teams(&self, round: u16, of_two: bool, name: &dyn Fn(u16) -> String) -> Vec<Reason> {
        let mut why = Vec::new();
        let (rounds, first) = (self.rounds(), self.first_team(round));
        let teams = if first == 0 { [1, 2] } else { [2, 1] };
        let [one, other] = teams.map(name);
        if of_two {
            why.because(TABLES, format_args!("{one} and {other} meet in every round"));
        } else {
            let boards = self.boards;
            why.because(TABLES, format_args!("round {round} of {rounds} in the table for {boards} boards"));
            why.because(TABLES, format_args!("{one} comes first against {other}"));
        }
        why
    }

    /// Returns true if in every round the first team has as many whites as this.
    #[must_use]
    pub fn gives_first(&self, whites: usize) -> bool {
        (1..=self.rounds()).all(|round| {
            let color = if self.first_team(round) == 0 { Color::White } else { Color::Black };
            let pairs = self.round(round).unwrap_or_default();
            pairs.iter().filter(|pair| pair.color == color).count() == whites
        })
    }
}

/// Returns the player of B whom a player of A meets, and true if A's has White; all are counted from 0.
fn meets(boards: u16, round: u16, player: u16) -> (u16, bool) {
    let listed = |rounds: &[Round]| {
        let game = rounds.get(usize::from(round)).and_then(|games| games.get(usize::from(player)));
        let game = game.copied().unwrap_or(1);
        (u16::from(game.unsigned_abs()) - 1, 0 < game)
    };
    match boards {
        2 => listed(&TWO),
        6 => listed(&SIX),
        10 => listed(&TEN),
        odd if odd % 2 == 1 => rotated(odd, round, player),
        even => rotated_by_halves(even, round, player),
    }
}

/// The table for an odd number of boards: B's players move on by one every round. A run of whites, one more
/// than half in odd rounds and one fewer in even ones, moves back by one every other round.
const fn rotated(boards: u16, round: u16, player: u16) -> (u16, bool) {
    let more = boards.div_ceil(2);
    let place = (player + round / 2) % boards;
    let is_white =
        if round.is_multiple_of(2) { place < more } else { more - 1 <= place && place < boards - 1 };
    ((player + round) % boards, is_white)
}

/// The table for a multiple of four: B's players move on by one within their half of the team, and change
/// halves in the middle. The halves of A take turns with White.
const fn rotated_by_halves(boards: u16, round: u16, player: u16) -> (u16, bool) {
    let half = boards / 2;
    let other_half = (player / half + round / half) % 2;
    ((player + round) % half + half * other_half, (player / half + round).is_multiple_of(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(cycles: u8) -> impl Iterator<Item = Schedule> {
        (1..=99).map(move |boards| Schedule { boards, cycles }).filter(Schedule::is_known)
    }

    /// Returns the rounds as they are printed: White first, A's players in order.
    fn printed(boards: u8) -> String {
        let schedule = Schedule { boards, cycles: 1 };
        let game = |pair: &Pair| match (pair.players, pair.color) {
            ([a, b], Color::White) => format!("A{a}-B{b}"),
            ([a, b], Color::Black) => format!("B{b}-A{a}"),
        };
        let round = |pairs: Vec<Pair>| pairs.iter().map(game).collect::<Vec<_>>().join(" ");
        (1..).map_while(|at| schedule.round(at)).map(round).collect::<Vec<_>>().join("; ")
    }

    /// Whites minus blacks.
    fn balance(games: impl Iterator<Item = Color>) -> i32 {
        games.map(|color| if color == Color::White { 1 } else { -1 }).sum()
    }

    #[test]
    fn the_tables_are_those_in_use() {
        assert_eq!(printed(2), "A1-B1 A2-B2; B2-A1 B1-A2");
        assert_eq!(printed(3), "A1-B1 A2-B2 B3-A3; B2-A1 A2-B3 B1-A3; A1-B3 B1-A2 A3-B2");
        assert_eq!(
            printed(4),
            "A1-B1 A2-B2 B3-A3 B4-A4; B2-A1 B1-A2 A3-B4 A4-B3; A1-B3 A2-B4 B1-A3 B2-A4; B4-A1 B3-A2 A3-B2 A4-B1"
        );
        assert_eq!(
            printed(5),
            "A1-B1 A2-B2 A3-B3 B4-A4 B5-A5; B2-A1 B3-A2 A3-B4 A4-B5 B1-A5; A1-B3 A2-B4 B5-A3 B1-A4 A5-B2; B4-A1 A2-B5 A3-B1 B2-A4 B3-A5; A1-B5 B1-A2 B2-A3 A4-B3 A5-B4"
        );
        assert!(printed(7).ends_with("A1-B7 B1-A2 B2-A3 B3-A4 A5-B4 A6-B5 A7-B6"));
        assert!(printed(8).ends_with("B8-A1 B5-A2 B6-A3 B7-A4 A5-B4 A6-B1 A7-B2 A8-B3"));
    }

    #[test]
    fn everybody_meets_everybody_of_the_other_team_once() {
        for schedule in known(1) {
            let mut met = std::collections::BTreeSet::new();
            for round in 1..=schedule.rounds() {
                let pairs = schedule.round(round).unwrap();
                let seated: std::collections::BTreeSet<u16> =
                    pairs.iter().map(|pair| pair.players[1]).collect();
                assert_eq!(seated.len(), usize::from(schedule.boards), "{schedule:?} {round}");
                met.extend(pairs.iter().map(|pair| pair.players));
            }
            assert_eq!(met.len(), usize::from(schedule.boards).pow(2), "{schedule:?}");
        }
    }

    #[test]
    fn nobody_has_one_colour_twice_more_than_the_other() {
        for schedule in known(1) {
            let rounds: Vec<Pair> = (1..).map_while(|round| schedule.round(round)).flatten().collect();
            let most = i32::from(schedule.boards % 2);
            for (player, team) in (1..=u16::from(schedule.boards)).flat_map(|one| [(one, 0), (one, 1)]) {
                let own = rounds.iter().filter(|pair| pair.players[team] == player);
                let difference = balance(own.map(|pair| pair.color));
                assert!(difference.abs() == most, "{schedule:?}: {difference} of {player} in team {team}");
            }
        }
    }

    #[test]
    fn both_teams_have_the_same_whites_in_a_round() {
        for schedule in known(2).filter(|schedule| schedule.boards != 2) {
            assert!(schedule.gives_first(usize::from(schedule.boards).div_ceil(2)), "{schedule:?}");
        }
        assert!(Schedule { boards: 2, cycles: 2 }.gives_first(2));
    }

    #[test]
    fn a_second_cycle_reverses_the_colours() {
        for schedule in known(2) {
            let balance_of = |player| {
                let rounds = (1..).map_while(|round| schedule.round(round)).flatten();
                balance(rounds.filter(|pair| pair.players == player).map(|pair| pair.color))
            };
            assert_eq!([balance_of([1, 1]), balance_of([2, 1])], [0, 0], "{schedule:?}");
            assert_eq!(schedule.round(schedule.rounds() + 1), None);
        }
    }

    #[test]
    fn there_is_no_table_for_one_board_or_fourteen() {
        let unknown = (1..=20).filter(|boards| !Schedule { boards: *boards, cycles: 1 }.is_known());
        assert_eq!(unknown.collect::<Vec<u8>>(), [1, 14, 18]);
        assert_eq!(Schedule { boards: 14, cycles: 1 }.round(1), None);
    }
}
