//! The winner of a drawn match of teams, where one team must go through: the Berlin count and the elimination
//! of boards.

use serde::{Deserialize, Serialize};

use crate::basics::number::Points;
use crate::basics::why::Fact;
use crate::fact;

/// The rule that decides a drawn match of a knockout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum TiedMatch {
    /// The two teams play another match.
    #[default]
    PlayedAgain,
    /// Lots.
    Lots,
    /// The Berlin count, then lots.
    BerlinCount,
    /// The elimination of boards, then lots.
    BoardElimination,
    /// The Berlin count, then the elimination of boards, then lots.
    BerlinThenBoards,
}

impl TiedMatch {
    /// Every rule, in the order in which they are offered.
    pub const ALL: [Self; 5] =
        [Self::PlayedAgain, Self::Lots, Self::BerlinCount, Self::BoardElimination, Self::BerlinThenBoards];

    /// Their names.
    pub const NAMES: [&str; 5] = [
        "another match",
        "lots",
        "Berlin count, then lots",
        "board elimination, then lots",
        "Berlin count, board elimination, then lots",
    ];

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
    pub(super) fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Returns true if lots decide after everything else.
    #[must_use]
    pub fn uses_lots(self) -> bool {
        self != Self::PlayedAgain
    }
}

/// The reason why a team goes through, with its value and that of the other team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DecidedBy {
    /// The Berlin count: game points at the last board count once, at the board above twice, and so on.
    BerlinCount([Points; 2]),
    /// The game points of the boards that are left when those below are dropped.
    Boards {
        /// The number of boards that are left.
        left: usize,
        /// The game points at them.
        points: [Points; 2],
    },
    /// Lots.
    Lots,
}

impl DecidedBy {
    /// Returns the clause of the rules. The Berlin count has none: it ranks as the board count of C.07 12.1,
    /// with other weights.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Self::BerlinCount(_) => "knockout",
            Self::Boards { .. } => "C.07 12.3",
            Self::Lots => "lots",
        }
    }

    /// Returns the reason in words: `by the Berlin count, 6.0 : 4.0`.
    #[must_use]
    pub fn fact(self) -> Fact {
        match self {
            Self::BerlinCount([first, second]) => {
                fact!("berlin-count", "by the Berlin count, {first} : {second}", first, second)
            }
            Self::Boards { left: 1, points: [first, second] } => {
                fact!("at-first-board", "at board 1, {first} : {second}", first, second)
            }
            Self::Boards { left, points: [first, second] } => {
                fact!("at-boards", "at boards 1 to {left}, {first} : {second}", left, first, second)
            }
            Self::Lots => fact!("by-lot", "by lot"),
        }
    }

    /// Returns the reason in words, with its clause if it has one: `at board 1, 1.0 : 0.0 (C.07 12.3)`.
    #[must_use]
    pub fn cited(self) -> Fact {
        match self {
            Self::Boards { .. } => {
                fact!("cited", "{how} ({clause})", how = self.fact(), clause = self.clause())
            }
            Self::BerlinCount(_) | Self::Lots => self.fact(),
        }
    }
}

impl TiedMatch {
    /// Returns the team that goes through after a drawn match, first (0) or second (1), and the reason, from
    /// the game points of the two teams at each board, board 1 first; `None` if only lots or another match
    /// can decide.
    #[must_use]
    pub fn decided(self, boards: &[[Points; 2]]) -> Option<(usize, DecidedBy)> {
        match self {
            Self::PlayedAgain | Self::Lots => None,
            Self::BerlinCount => by_berlin_count(boards),
            Self::BoardElimination => by_boards(boards),
            Self::BerlinThenBoards => by_berlin_count(boards).or_else(|| by_boards(boards)),
        }
    }
}

fn by_berlin_count(boards: &[[Points; 2]]) -> Option<(usize, DecidedBy)> {
    let weighted = (1..).zip(boards.iter().rev()).map(|(weight, worth)| worth.map(|points| points * weight));
    let points = sum(weighted);
    Some((leader(points)?, DecidedBy::BerlinCount(higher_first(points))))
}

fn by_boards(boards: &[[Points; 2]]) -> Option<(usize, DecidedBy)> {
    (1..boards.len()).rev().find_map(|left| {
        let points = sum(boards.iter().take(left).copied());
        Some((leader(points)?, DecidedBy::Boards { left, points: higher_first(points) }))
    })
}

fn sum(worth: impl Iterator<Item = [Points; 2]>) -> [Points; 2] {
    worth.fold([Points::ZERO; 2], |[first, second], [one, other]| [first + one, second + other])
}

fn higher_first([first, second]: [Points; 2]) -> [Points; 2] {
    [first.max(second), first.min(second)]
}

/// Returns the team with more points.
const fn leader([first, second]: [Points; 2]) -> Option<usize> {
    if first.units() > second.units() {
        Some(0)
    } else if first.units() < second.units() {
        Some(1)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::outcome::Outcome;
    use crate::game::scoring::GameScore;
    use crate::game::team::{BoardColors, MatchRules};

    /// Returns the team that goes through, by the results of the first team, board 1 first.
    fn decides(tied: TiedMatch, results: &str) -> String {
        let boards = u8::try_from(results.len()).unwrap();
        let rules = MatchRules { boards, tied, colors: BoardColors::Same, ..MatchRules::default() };
        let game = |result| {
            let white = match result {
                '1' => GameScore::Win,
                '0' => GameScore::Loss,
                _ => GameScore::Draw,
            };
            Outcome::Game { white, black: white.opposite(), rated: true }
        };
        let line_up = || (1..=u16::from(boards)).collect();
        let held = rules.finished([line_up(), line_up()], results.chars().map(game).collect());
        rules
            .decided(&held)
            .map_or_else(String::new, |(seat, by)| format!("{} {}", ["A", "B"][seat], by.fact().english()))
    }

    #[test]
    fn the_berlin_count_gives_upper_boards_more() {
        let berlin = |results| decides(TiedMatch::BerlinCount, results);
        assert_eq!(berlin("1100"), "A by the Berlin count, 7.0 : 3.0");
        assert_eq!(berlin("0=1="), "B by the Berlin count, 6.0 : 4.0");
        assert_eq!(berlin("1001"), "");
    }

    #[test]
    fn lower_boards_are_dropped_one_by_one() {
        let boards = |results| decides(TiedMatch::BoardElimination, results);
        assert_eq!(boards("1001"), "B at boards 1 to 3, 2.0 : 1.0");
        assert_eq!(boards("10=="), "A at board 1, 1.0 : 0.0");
        assert_eq!(boards("===="), "");
    }

    #[test]
    fn boards_decide_after_an_equal_berlin_count() {
        let both = |results| decides(TiedMatch::BerlinThenBoards, results);
        assert_eq!(both("1001"), "B at boards 1 to 3, 2.0 : 1.0");
        assert_eq!(both("0011"), "B by the Berlin count, 7.0 : 3.0");
        assert_eq!([decides(TiedMatch::Lots, "1001"), decides(TiedMatch::PlayedAgain, "1100")], ["", ""]);
    }
}
