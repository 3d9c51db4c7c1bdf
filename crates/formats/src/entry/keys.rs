//! The key sets for results: directors are used to different programs, whose digits contradict each
//! other.

use serde::{Deserialize, Serialize};

use engine::scoring::GameScore;

/// The sides of a board of two players.
pub(super) const PLAYERS: [&str; 2] = ["White", "Black"];

/// The sides of a board of a match.
pub(super) const TEAMS: [&str; 2] = ["first team", "second team"];

/// The key of a double forfeit, after `f`.
pub(super) const NOBODY: char = '=';

/// The meaning of the result keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum KeySet {
    /// `1` White, `0` Black, `=` draw.
    #[default]
    OneZero,
    /// `1` White, `2` Black, `3` draw.
    TwoIsBlack,
    /// `1` White, `2` draw, `3` Black.
    TwoIsDraw,
    /// `w` White, `l` Black, `d` draw.
    Letters,
}

impl KeySet {
    /// Every key set, in the order of the menu.
    pub const ALL: [Self; 4] = [Self::OneZero, Self::TwoIsBlack, Self::TwoIsDraw, Self::Letters];

    /// Returns the keys for White, Black and a draw.
    #[must_use]
    pub const fn keys(self) -> [char; 3] {
        match self {
            Self::OneZero => ['1', '0', '='],
            Self::TwoIsBlack => ['1', '2', '3'],
            Self::TwoIsDraw => ['1', '3', '2'],
            Self::Letters => ['w', 'l', 'd'],
        }
    }

    /// Returns both sides' results for a key.
    #[must_use]
    pub fn sides(self, key: char) -> Option<(GameScore, GameScore)> {
        let [white, black, draw] = self.keys();
        match key {
            key if key == white => Some((GameScore::Win, GameScore::Loss)),
            key if key == black => Some((GameScore::Loss, GameScore::Win)),
            key if key == draw => Some((GameScore::Draw, GameScore::Draw)),
            _ => None,
        }
    }

    /// Returns the sides that get the point of a forfeit, White and Black, for the key after `f`: that of a
    /// win, `=`, another `f`, or the key of a draw.
    #[must_use]
    pub fn forfeit(self, key: char) -> Option<(bool, bool)> {
        match self.sides(key) {
            Some((white, black)) => Some((white == GameScore::Win, black == GameScore::Win)),
            None => matches!(key, NOBODY | 'f').then_some((false, false)),
        }
    }

    /// Returns the legend that is always visible.
    #[must_use]
    pub fn legend(self, draws: bool) -> String {
        if draws { self.results(PLAYERS) } else { self.winners(PLAYERS) }
    }

    /// Returns the legend of wins, with the names of the sides.
    pub(super) fn winners(self, [one, other]: [&str; 2]) -> String {
        let [first, second, _] = self.keys();
        format!("{first} {one}  {second} {other}")
    }

    /// Returns the legend of wins and draws, with the names of the sides.
    pub(super) fn results(self, names: [&str; 2]) -> String {
        let [_, _, draw] = self.keys();
        format!("{}  {draw} draw", self.winners(names))
    }
}
