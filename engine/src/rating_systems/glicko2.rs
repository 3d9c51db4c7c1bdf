//! The Glicko-2 system (Glickman, "Example of the Glicko-2 system", 2012): rating, deviation and volatility.

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

use super::probit::rounding::Decimals;
use crate::game::scoring::GameScore;

/// The number of rating points per unit of the internal scale (step 2).
const SCALE: f64 = 173.717_8;

/// The rating at the zero of the internal scale (step 2).
const MIDDLE: f64 = 1500.0;

/// The maximum rating deviation (step 1).
const LARGEST_DEVIATION: f64 = 350.0;

/// The final distance of the two bounds of the volatility's logarithm (step 5); the paper has 1e-6, which
/// leaves the ninth decimal open.
const EPSILON: f64 = 1e-12;

/// The information of games (1 / v) below which it vanishes in rounding.
const LEAST_INFORMATION: f64 = 1e-200;

/// The maximum number of search steps, far more than any search needs.
const MOST_STEPS: u32 = 1000;

/// The parameters of the system, saved as whole numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GlickoRules {
    /// The system constant tau in hundredths, 20 to 200: the possible change of the volatility.
    pub tau: u16,
    /// The rating of unrated players.
    pub rating: u16,
    /// The rating deviation of unrated players.
    pub deviation: u16,
    /// The rating deviation of all rated players, because lists do not contain it.
    pub rated_deviation: u16,
    /// The volatility of all players in ten-thousandths, because lists do not contain it.
    pub volatility: u16,
    /// The decimals of ratings; halves are rounded up.
    pub decimals: Decimals,
}

/// Glickman's values, and the deviation of the settled player in the paper's example for rated players.
impl Default for GlickoRules {
    fn default() -> Self {
        Self {
            tau: 50,
            rating: 1500,
            deviation: 350,
            rated_deviation: 100,
            volatility: 600,
            decimals: Decimals::Zero,
        }
    }
}

/// The strength of a player in the system.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Strength {
    /// The rating r.
    pub rating: f64,
    /// The rating deviation RD.
    pub deviation: f64,
    /// The volatility sigma.
    pub volatility: f64,
}

/// A game of a rating period: the opponent's strength before the period, and the player's result.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GlickoGame {
    /// The opponent.
    pub opponent: Strength,
    /// The result.
    pub score: GameScore,
}

/// The effect of a rating period on a player, with the intermediate values.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Period {
    /// The estimated variance v (step 3); infinite without a game.
    pub variance: f64,
    /// The estimated improvement delta (step 4).
    pub improvement: f64,
    /// The sum of g (s - E) over the games.
    pub sum: f64,
    /// The sum of the expected scores E.
    pub expected: f64,
    /// The strength after the period (steps 5 to 8).
    pub after: Strength,
}

/// Returns the weight g of a game, from the opponent's rating deviation (step 3).
#[must_use]
pub fn weight(deviation: f64) -> f64 {
    let phi = deviation / SCALE;
    1.0 / libm::sqrt(1.0 + 3.0 * phi * phi / (PI * PI))
}

/// Returns the expected score against an opponent (step 3).
#[must_use]
pub fn expected(rating: f64, opponent: Strength) -> f64 {
    expected_with(weight(opponent.deviation), rating, opponent.rating)
}

fn expected_with(weight: f64, rating: f64, opponent: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-weight * (rating - opponent) / SCALE))
}

/// Returns the points of a result.
#[must_use]
pub const fn points(score: GameScore) -> f64 {
    match score {
        GameScore::Win => 1.0,
        GameScore::Draw => 0.5,
        GameScore::Loss => 0.0,
    }
}

/// Rates a period (steps 2 to 8). `tau` is the system constant itself, not in hundredths.
///
/// Games against opponents so distant that their information vanishes in rounding do not count.
#[must_use]
pub fn rate(before: Strength, games: &[GlickoGame], tau: f64) -> Period {
    let phi = before.deviation / SCALE;
    let idle = |expectation: f64| {
        let deviation = deviation_of(libm::sqrt(phi * phi + before.volatility * before.volatility));
        let after = Strength { deviation, ..before };
        Period { variance: f64::INFINITY, improvement: 0.0, sum: 0.0, expected: expectation, after }
    };
    let (mut information, mut sum, mut expectation) = (0.0, 0.0, 0.0);
    for game in games {
        let g = weight(game.opponent.deviation);
        let e = expected_with(g, before.rating, game.opponent.rating);
        expectation += e;
        information += g * g * e * (1.0 - e);
        sum += g * (points(game.score) - e);
    }
    if information <= LEAST_INFORMATION {
        return idle(expectation);
    }
    let variance = 1.0 / information;
    let improvement = variance * sum;
    let volatility = volatility(phi, before.volatility, variance, improvement, tau);
    let widened = phi * phi + volatility * volatility;
    let squared = 1.0 / (1.0 / widened + 1.0 / variance);
    let mu = (before.rating - MIDDLE) / SCALE + squared * sum;
    let after =
        Strength { rating: mu * SCALE + MIDDLE, deviation: deviation_of(libm::sqrt(squared)), volatility };
    let is_finite = after.rating.is_finite() && after.volatility.is_finite();
    if is_finite {
        Period { variance, improvement, sum, expected: expectation, after }
    } else {
        idle(expectation)
    }
}

fn deviation_of(phi: f64) -> f64 {
    (phi * SCALE).min(LARGEST_DEVIATION)
}

/// Finds the new volatility by the Illinois variant of regula falsi (step 5).
fn volatility(phi: f64, sigma: f64, variance: f64, improvement: f64, tau: f64) -> f64 {
    let start = libm::log(sigma * sigma);
    let f = |x: f64| {
        let ex = libm::exp(x);
        let d = phi * phi + variance + ex;
        ex * (improvement * improvement - d) / (2.0 * d * d) - (x - start) / (tau * tau)
    };
    let surplus = improvement * improvement - phi * phi - variance;
    let mut a = start;
    let mut b = if 0.0 < surplus {
        libm::log(surplus)
    } else {
        let below = (1..MOST_STEPS).map(|k| start - f64::from(k) * tau);
        below.into_iter().find(|x| 0.0 <= f(*x)).unwrap_or(start)
    };
    let (mut fa, mut fb) = (f(a), f(b));
    for _ in 0..MOST_STEPS {
        if libm::fabs(b - a) <= EPSILON {
            break;
        }
        let c = a + (a - b) * fa / (fb - fa);
        let fc = f(c);
        if fc * fb <= 0.0 {
            (a, fa) = (b, fb);
        } else {
            fa /= 2.0;
        }
        (b, fb) = (c, fc);
    }
    libm::exp(a / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strength(rating: f64, deviation: f64) -> Strength {
        Strength { rating, deviation, volatility: 0.06 }
    }

    fn glickmans_games() -> [GlickoGame; 3] {
        use GameScore::{Loss, Win};
        [(1400.0, 30.0, Win), (1550.0, 100.0, Loss), (1700.0, 300.0, Loss)]
            .map(|(rating, deviation, score)| GlickoGame { opponent: strength(rating, deviation), score })
    }

    #[test]
    fn glickmans_example_in_full_precision() {
        let period = rate(strength(1500.0, 200.0), &glickmans_games(), 0.5);
        let Strength { rating, deviation, volatility } = period.after;
        assert_eq!(
            format!(
                "{:.6} {:.6} {rating:.6} {deviation:.6} {volatility:.9}",
                period.variance, period.improvement
            ),
            "1.778977 -0.483933 1464.050671 151.516524 0.059995984"
        );
    }

    #[test]
    fn without_a_game_only_the_deviation_grows() {
        let period = rate(strength(1700.0, 120.0), &[], 0.5);
        assert_eq!(period.after, Strength { deviation: period.after.deviation, ..strength(1700.0, 120.0) });
        assert_eq!(format!("{:.6}", period.after.deviation), "120.451818");
        assert_eq!(rate(strength(1500.0, 350.0), &[], 0.5).after, strength(1500.0, 350.0));
    }

    /// Many upsets at once: the search starts above the old volatility and still ends.
    #[test]
    fn a_volatility_that_grows_is_found() {
        let game = GlickoGame { opponent: strength(1900.0, 30.0), score: GameScore::Win };
        let after = rate(strength(1500.0, 40.0), &[game; 5], 1.2).after;
        assert!(0.0605 < after.volatility && after.volatility < 1.0, "{after:?}");
        assert!(1500.0 < after.rating && after.rating < 2400.0, "{after:?}");
    }

    #[test]
    fn every_rated_value_is_finite() {
        for rating in [-999_999.0, -3000.0, 0.0, 1500.0, 3000.0, 999_999.0] {
            for score in [GameScore::Win, GameScore::Draw, GameScore::Loss] {
                for deviation in [1.0, 40.0, 350.0] {
                    let game = GlickoGame { opponent: strength(1500.0, deviation), score };
                    let after = rate(strength(rating, deviation), &[game; 12], 2.0).after;
                    assert!(after.rating.is_finite() && after.deviation.is_finite(), "{rating} {after:?}");
                    assert!(after.volatility.is_finite(), "{rating} {after:?}");
                }
            }
        }
    }
}
