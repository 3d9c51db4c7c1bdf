//! A batch of games to rate, and the old system (3.1).

use serde::{Deserialize, Deserializer, Serialize, de};

use super::normal::{Tail, Tails};
use super::pairs::{Pairs, Score};
use super::rounding::{Decimals, round};
use crate::engine::number::Rating;
use crate::engine::why::Why;

/// What a sure win against an equal would be worth with the factor 1 (3.1).
const STAKE: f64 = 10.0;

/// The rating points of one standard deviation with the factor 1 (3.1).
const DEVIATION: f64 = 100.0;

/// The factor Y that stretches the scale: 1 in the system of 2005, at most 1000 (3.1, 3.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Factor(u16);

impl Factor {
    /// The factor of the old system.
    pub const ONE: Self = Self(1);

    /// Makes a factor from 1 to 1000.
    #[must_use]
    pub fn new(factor: u32) -> Option<Self> {
        u16::try_from(factor).ok().filter(|factor| (1..=1000).contains(factor)).map(Self)
    }

    /// Gives the factor as a number.
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
    /// The decimals Q that are kept.
    pub decimals: Decimals,
}

/// Whole ratings, with the scale of the old system.
impl Default for ProbitRules {
    fn default() -> Self {
        Self { factor: Factor::ONE, decimals: Decimals::Zero }
    }
}

/// A game: who won, who lost. There are no draws and no colours (3.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The winner's number, from 0.
    pub winner: u32,
    /// The loser's number, from 0.
    pub loser: u32,
}

/// Why a game cannot be rated (3.11).
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
    /// A game against oneself.
    #[error("player {player} against itself")]
    AgainstItself {
        /// The player's number.
        player: u32,
    },
}

impl Game {
    /// Checks that the game is between two different players with numbers below `n_players`.
    ///
    /// # Errors
    ///
    /// When it is not.
    #[inline]
    pub fn check(self, n_players: usize) -> Result<(), BadGame> {
        let player = self.winner.max(self.loser);
        if n_players <= player as usize {
            return Err(BadGame::UnknownPlayer { player, n_players });
        }
        if self.winner == self.loser {
            return Err(BadGame::AgainstItself { player });
        }
        Ok(())
    }
}

/// What one opponent's games bring a player (3.1).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contribution {
    /// The opponent's number.
    pub opponent: u32,
    /// The games won against the opponent.
    pub won: u32,
    /// The games lost to the opponent.
    pub lost: u32,
    /// The rating points that these games move to the player.
    pub gain: f64,
}

/// A batch: the players' ratings before it and its games, which are all rated at once (3.1).
#[derive(Debug, Clone)]
pub struct Batch {
    factor: Factor,
    ratings: Vec<Rating>,
    pairs: Pairs,
    tails: Tails,
}

impl Batch {
    /// Makes a batch. The order of the games is irrelevant (3.1).
    ///
    /// # Errors
    ///
    /// When a game is not between two different players of the batch.
    pub fn new(factor: Factor, ratings: Vec<Rating>, games: &[Game]) -> Result<Self, BadGame> {
        games.iter().try_for_each(|game| game.check(ratings.len()))?;
        let pairs = Pairs::of(games, ratings.len());
        Ok(Self { factor, ratings, pairs, tails: Tails::default() })
    }

    /// Gives the factor Y.
    #[must_use]
    pub const fn factor(&self) -> Factor {
        self.factor
    }

    /// Gives the ratings before the batch, r0.
    #[must_use]
    pub fn ratings(&self) -> &[Rating] {
        &self.ratings
    }

    /// Gives the old system's ratings: every game is rated with the ratings before the batch (3.1).
    #[must_use]
    pub fn old(&self) -> Vec<f64> {
        let before = self.before();
        let gains = self.gains(&before);
        before.iter().zip(gains).map(|(rating, gain)| rating + gain).collect()
    }

    /// Gives what the games against each opponent bring a player at given ratings, by opponent (3.1).
    ///
    /// At the ratings before the batch these are the old system's changes, at the solution the new one's.
    #[must_use]
    pub fn contributions(&self, player: u32, ratings: &[f64]) -> Vec<Contribution> {
        let rating = |player: u32| ratings.get(player as usize).copied().unwrap_or_default();
        let contribution = |(opponent, score): (u32, Score)| Contribution {
            opponent,
            won: score.won,
            lost: score.lost,
            gain: self.stake() * self.score_at(score, rating(player), rating(opponent)).0,
        };
        self.pairs.of_player(player).map(contribution).collect()
    }

    /// Tells `why` a player's rating changes, opponent by opponent; returns the rating after the change.
    pub fn explain(&self, player: u32, ratings: &[f64], why: &mut dyn Why) -> f64 {
        let before = self.ratings.get(player as usize).copied().unwrap_or_default();
        let mut after = points(before);
        for Contribution { opponent, won, lost, gain } in self.contributions(player, ratings) {
            let rating = hundredths(ratings.get(opponent as usize).copied().unwrap_or_default());
            let gain_shown = hundredths(gain);
            why.because(
                "Probit 3.1",
                format_args!("{won} won and {lost} lost against player {opponent} ({rating}): {gain_shown}"),
            );
            after += gain;
        }
        why.because("Probit 3.1", format_args!("{before} before the batch, {} after it", hundredths(after)));
        after
    }

    /// Gives the ratings before the batch as rating points.
    pub(super) fn before(&self) -> Vec<f64> {
        self.ratings.iter().map(|&rating| points(rating)).collect()
    }

    pub(super) const fn pairs(&self) -> &Pairs {
        &self.pairs
    }

    /// Gives D, what all games bring every player at given ratings (3.1).
    pub(super) fn gains(&self, ratings: &[f64]) -> Vec<f64> {
        let mut gains = vec![0.0; ratings.len()];
        let stake = self.stake();
        self.pairs
            .sum(ratings, &mut gains, |_, score, ours, theirs| stake * self.score_at(score, ours, theirs).0);
        gains
    }

    /// Gives 10 Y, the points that are at stake in a game (3.1).
    pub(super) fn stake(&self) -> f64 {
        STAKE * f64::from(self.factor.0)
    }

    /// Gives what a score moves, as a part of the stake, and how fast that falls with the difference of
    /// ratings: the weight of the pair in the Laplacian (3.3).
    ///
    /// Only the tail of the distribution is used, so that nothing is lost where players are far apart.
    #[inline]
    pub(super) fn score_at(&self, score: Score, ours: f64, theirs: f64) -> (f64, f64) {
        let z = (theirs - ours) / (DEVIATION * f64::from(self.factor.0));
        let (won, lost) = (f64::from(score.won), f64::from(score.lost));
        let games = won + lost;
        let Tail { tail, density } = self.tails.at(libm::fabs(z));
        let part = if z < 0.0 { games * tail - lost } else { won - games * tail };
        (part, games * density * (STAKE / DEVIATION))
    }
}

/// Gives a rating as rating points.
#[expect(clippy::cast_precision_loss, reason = "ratings of an input have nine digits, doubles sixteen")]
fn points(rating: Rating) -> f64 {
    rating.units() as f64 / 1000.0
}

/// Rounds rating points to be shown.
fn hundredths(points: f64) -> Rating {
    Rating::from_units(round(points, Decimals::Two).saturating_mul(10))
}
