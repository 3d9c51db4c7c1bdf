//! A batch of games to rate (3.1).

use serde::{Deserialize, Deserializer, Serialize, de};

use super::rounding::Decimals;
use crate::basics::number::Rating;

/// The factor Y that stretches the scale: 1 in the system of 2005, at most 1000 (3.1, 3.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Factor(u16);

impl Factor {
    /// The factor of the old system.
    pub const ONE: Self = Self(1);

    /// Creates a factor from 1 to 1000.
    #[must_use]
    pub fn new(factor: u32) -> Option<Self> {
        u16::try_from(factor).ok().filter(|factor| (1..=1000).contains(factor)).map(Self)
    }

    /// Returns the factor as a number.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Factor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let factor = u32::deserialize(deserializer)?;
        Self::new(factor).ok_or_else(|| de::Error::custom("the factor is not from 1 to 1000"))
    }
}

/// The parameters of both systems (3.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProbitRules {
    /// The factor Y.
    pub factor: Factor,
    /// The number of decimals Q.
    pub decimals: Decimals,
}

/// Whole ratings, with the scale of the old system.
impl Default for ProbitRules {
    fn default() -> Self {
        Self { factor: Factor::ONE, decimals: Decimals::Zero }
    }
}

/// A game by its winner and loser. There are no draws and no colours (3.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The winner's number, from 0.
    pub winner: u32,
    /// The loser's number, from 0.
    pub loser: u32,
}

/// A reason why a game cannot be rated (3.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadGame {
    /// A number that is not below the number of players.
    #[error("player {player} of {n_players}, counted from 0")]
    UnknownPlayer {
        /// The number.
        player: u32,
        /// The number of players.
        n_players: usize,
    },
    /// A game of a player against itself.
    #[error("player {player} against itself")]
    AgainstItself {
        /// The player's number.
        player: u32,
    },
}

/// A batch: the players' ratings before it, and its games, which are rated together (3.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Batch {
    factor: Factor,
    ratings: Vec<Rating>,
    games: Vec<Game>,
}

impl Batch {
    /// Creates a batch without games.
    #[must_use]
    pub const fn new(factor: Factor, ratings: Vec<Rating>) -> Self {
        Self { factor, ratings, games: Vec::new() }
    }

    /// Adds a game. The order of the games does not affect the ratings (3.1).
    ///
    /// # Errors
    ///
    /// If the game is not between two different players of the batch.
    #[inline]
    pub fn add(&mut self, game: Game) -> Result<(), BadGame> {
        let (player, n_players) = (game.winner.max(game.loser), self.ratings.len());
        if n_players <= player as usize {
            return Err(BadGame::UnknownPlayer { player, n_players });
        }
        if game.winner == game.loser {
            return Err(BadGame::AgainstItself { player });
        }
        self.games.push(game);
        Ok(())
    }

    /// Returns the factor Y.
    #[must_use]
    pub const fn factor(&self) -> Factor {
        self.factor
    }

    /// Returns the ratings before the batch, r0; players are numbered from 0 in this order.
    #[must_use]
    pub fn ratings(&self) -> &[Rating] {
        &self.ratings
    }

    /// Returns the games in the order in which they were added.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s3_11_a_game_is_between_two_different_players_of_the_batch() {
        let mut batch = Batch::new(Factor::ONE, vec![Rating::ZERO; 3]);
        let mut add = |winner, loser| batch.add(Game { winner, loser }).map_err(|bad| bad.to_string());
        assert_eq!(add(2, 0), Ok(()));
        assert_eq!(add(0, 3).unwrap_err(), "player 3 of 3, counted from 0");
        assert_eq!(add(u32::MAX, 0).unwrap_err(), "player 4294967295 of 3, counted from 0");
        assert_eq!(add(1, 1).unwrap_err(), "player 1 against itself");
        assert_eq!(batch.games(), [Game { winner: 2, loser: 0 }]);
    }

    #[test]
    fn s3_7_the_factor_is_from_1_to_1000() {
        assert_eq!(Factor::new(0), None);
        assert_eq!(Factor::new(1), Some(Factor::ONE));
        assert_eq!(Factor::new(1000).map(Factor::number), Some(1000));
        assert_eq!(Factor::new(1001), None);
        assert_eq!(Factor::new(65_537), None);
    }
}
