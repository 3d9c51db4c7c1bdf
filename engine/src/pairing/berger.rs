//! Berger tables: everybody meets everybody (C.05 annex 1; the ring form of the rule).

use crate::basics::why::{Fact, Reason, Why};
use crate::basics::words;
use crate::event::setup::Game;

/// The rule that the reasons name.
pub const TABLES: &str = "C.05 annex 1";

/// A round robin of some number of players and cycles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Schedule {
    /// The number of players, at least 2.
    pub players: u16,
    /// The number of cycles, in each of which all players meet once; colours are reversed in every even
    /// cycle.
    pub cycles: usize,
    /// True if the last two rounds of the first of several cycles are exchanged. Otherwise players have the
    /// same colour three times in a row around the change of cycle (round-robin 3).
    pub exchange_last_two: bool,
}

impl Schedule {
    /// Returns the number of rounds.
    #[must_use]
    pub const fn rounds(&self) -> usize {
        self.cycle() as usize * self.cycles
    }

    /// Returns the number of rounds of one cycle; in an odd field every player is free once.
    const fn cycle(&self) -> u32 {
        even(self.players) - 1
    }

    /// Returns the pairs of a round, White first, board by board; `None` after the last round.
    ///
    /// In an odd field the number `players + 1` is no player; its opponent is free.
    #[must_use]
    pub fn round(&self, round: u16) -> Option<Vec<(u16, u16)>> {
        if self.players < 2 || round == 0 || self.rounds() < usize::from(round) {
            return None;
        }
        let at = u32::from(round) - 1;
        let (cycle, in_cycle) = (at / self.cycle(), at % self.cycle());
        let pairs = table(even(self.players), self.exchanged(cycle, in_cycle));
        let reversed = cycle % 2 == 1;
        Some(pairs.map(|(white, black)| if reversed { (black, white) } else { (white, black) }).collect())
    }

    /// Returns the rounds in which two numbers meet.
    #[must_use]
    pub fn meetings(&self, one: u16, other: u16) -> Vec<u16> {
        let last = u16::try_from(self.rounds()).unwrap_or(u16::MAX);
        let meet = |round: &u16| {
            let pairs = self.round(*round).unwrap_or_default();
            pairs.iter().any(|pair| *pair == (one, other) || *pair == (other, one))
        };
        (1..=last).filter(meet).collect()
    }

    /// Returns the reasons of a round of a game, with the names of the numbers.
    #[must_use]
    pub fn reasons_of_round(&self, round: u16, game: &Game, name: &dyn Fn(u16) -> String) -> Vec<Reason> {
        let mut why = Vec::new();
        let (whom, rounds) = (words::count(self.players.into(), game.entrant()), self.rounds());
        why.because(TABLES, format_args!("round {round} of {rounds} in the table for {whom}"));
        let is_there = |number: u16| number <= self.players;
        let of_teams = game.match_rules().is_some();
        let pairs = self.round(round).unwrap_or_default();
        let boards = pairs.iter().filter(|(white, black)| is_there(*white) && is_there(*black));
        for ((white, black), board) in boards.zip(1..) {
            let (white, black) = (name(*white), name(*black));
            let told = match (of_teams, game.has_colors()) {
                (true, true) => format!("match {board}: {white} with White against {black}"),
                (true, false) => format!("match {board}: {white} against {black}"),
                (false, _) => format!("board {board}: {white} with White against {black}"),
            };
            why.because(TABLES, format_args!("{told}"));
        }
        for (white, black) in pairs.iter().filter(|(white, black)| !is_there(*white.max(black))) {
            let free = name(*white.min(black));
            let told = if of_teams {
                format!("{free} has the bye: the number of teams is odd")
            } else {
                format!("{free} has the bye: the number of players is odd")
            };
            why.because(TABLES, format_args!("{told}"));
        }
        why
    }

    /// Returns the rounds in which two numbers meet as a reason, with their names.
    #[must_use]
    pub fn reason_of_two(&self, one: u16, other: u16, name: &dyn Fn(u16) -> String) -> Reason {
        let rounds: Vec<String> = self.meetings(one, other).iter().map(ToString::to_string).collect();
        let (one, other) = (name(one), name(other));
        let fact = if rounds.is_empty() {
            format!("{one} and {other} do not meet in the table")
        } else {
            format!("{one} and {other} meet in round {} of the table", rounds.join(" and "))
        };
        Reason { clause: TABLES, fact: Fact::text(fact) }
    }

    /// Exchanges the last two rounds of the first of several cycles.
    const fn exchanged(&self, cycle: u32, in_cycle: u32) -> u32 {
        let last = self.cycle() - 1;
        if !self.exchange_last_two || self.cycles < 2 || cycle > 0 || last == 0 {
            return in_cycle;
        }
        match in_cycle {
            at if at == last => last - 1,
            at if at + 1 == last => last,
            at => at,
        }
    }
}

/// The number of players, raised to the next even number.
const fn even(players: u16) -> u32 {
    let players = players as u32;
    players + players % 2
}

/// The pairs of round `r + 1` of the table for `n` players: `n` stays outside a ring of the others. On board
/// 1 `x` meets `n` and has White in odd rounds; on board `k + 1` White is `k` places after `x` and Black `k`
/// before it.
fn table(n: u32, r: u32) -> impl Iterator<Item = (u16, u16)> {
    let (ring, half) = (n - 1, n / 2);
    let x = r * half % ring;
    let number = move |place: u32| u16::try_from(place % ring + 1).unwrap_or(u16::MAX);
    let outside = u16::try_from(n).unwrap_or(u16::MAX);
    (0..half).map(move |k| match k {
        0 if r.is_multiple_of(2) => (number(x), outside),
        0 => (outside, number(x)),
        k => (number(x + k), number(x + ring - k)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(players: u16, cycles: usize, exchange_last_two: bool, expected: &str) {
        let schedule = Schedule { players, cycles, exchange_last_two };
        let rounds = (1..).map_while(|round| schedule.round(round)).map(|pairs| {
            pairs.iter().map(|(white, black)| format!("{white}-{black}")).collect::<Vec<_>>().join(" ")
        });
        assert_eq!(rounds.collect::<Vec<_>>().join("; "), expected);
    }

    #[test]
    fn the_table_for_six_is_as_printed() {
        check(6, 1, false, "1-6 2-5 3-4; 6-4 5-3 1-2; 2-6 3-1 4-5; 6-5 1-4 2-3; 3-6 4-2 5-1");
        check(5, 1, true, "1-6 2-5 3-4; 6-4 5-3 1-2; 2-6 3-1 4-5; 6-5 1-4 2-3; 3-6 4-2 5-1");
    }

    #[test]
    fn a_double_round_robin_swaps_two_rounds_of_its_first_cycle() {
        check(4, 2, true, "1-4 2-3; 2-4 3-1; 4-3 1-2; 4-1 3-2; 3-4 2-1; 4-2 1-3");
        check(4, 2, false, "1-4 2-3; 4-3 1-2; 2-4 3-1; 4-1 3-2; 3-4 2-1; 4-2 1-3");
        check(2, 2, true, "1-2; 2-1");
    }

    /// Teams have matches, with the colours of board 1 unless they play at tables without colours.
    #[test]
    fn reasons_are_in_the_words_of_the_game() {
        use crate::game::team::{BoardGame, MatchRules};
        let told = |game: &Game| {
            let schedule = Schedule { players: 3, cycles: 1, exchange_last_two: false };
            let reasons = schedule.reasons_of_round(1, game, &|number| number.to_string());
            reasons.iter().map(|one| one.fact.english().to_owned()).collect::<Vec<_>>().join("; ")
        };
        let teams = |game| Game::Match(MatchRules { game, ..MatchRules::default() });
        let expected = "round 1 of 3 in the table for 3 teams; match 1: 2 with White against 3; 1 has the bye: the number of teams is odd";
        assert_eq!(told(&teams(BoardGame::Chess)), expected);
        assert!(told(&teams(BoardGame::Tractor)).contains("; match 1: 2 against 3; "));
        let players = Game::Chess(crate::game::scoring::PointSystem::default());
        assert!(told(&players).contains("table for 3 players; board 1: 2 with White against 3; "));
    }

    #[test]
    fn everybody_meets_everybody_once() {
        for players in 2..=41 {
            let schedule = Schedule { players, cycles: 1, exchange_last_two: false };
            let mut met = std::collections::BTreeSet::new();
            for round in 1..=u16::try_from(schedule.rounds()).unwrap() {
                for (white, black) in schedule.round(round).unwrap() {
                    assert!(
                        met.insert((white.min(black), white.max(black))),
                        "{white}-{black} of {players} twice"
                    );
                }
            }
            let n = usize::from(players) + usize::from(players % 2);
            assert_eq!(met.len(), n * (n - 1) / 2);
        }
    }
}
