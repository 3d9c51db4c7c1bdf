//! The sketch's own arithmetic: a four-digit polynomial for the normal distribution, and everything else
//! in whole thousandths (3.6, `seed4`).

use super::batch::Batch;
use super::pairs::Score;
use super::plain::{COMPARED, Repetition, repeat};
use super::rounding::round_exactly;
use crate::engine::number::Rating;

/// Beyond this, on either side, the distribution is taken to be 1 or 0 (3.6).
const END: f64 = 6.0;

/// The polynomial's factor of the argument (Abramowitz and Stegun 26.2.17).
const P: f64 = 0.231_641_9;

/// 1 / sqrt(2 pi), as the sketch has it (3.6).
const DENSITY_AT_ZERO: f64 = 0.398_942_3;

/// The polynomial's coefficients b1 to b5 (Abramowitz and Stegun 26.2.17).
const B: [f64; 5] = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_427];

/// The thousandths of one standard deviation with the factor 1 (3.1).
const DEVIATION: f64 = 100_000.0;

impl Batch {
    /// Gives the old system's ratings with the polynomial, exactly (3.6).
    #[must_use]
    pub fn old_seed4(&self) -> Vec<Rating> {
        self.sweep_seed4(&self.thousandths()).into_iter().map(Rating::from_units).collect()
    }

    /// Repeats with the polynomial, exactly (3.6).
    #[must_use]
    pub fn repeat_seed4(&self) -> Repetition<Rating> {
        let sweep = |ratings: &[i64]| self.sweep_seed4(ratings);
        let rounded = |rating| round_exactly(Rating::from_units(rating), COMPARED);
        let change = |one: i64, other: i64| one.saturating_sub(other).saturating_abs();
        match repeat(self.thousandths(), sweep, rounded, change) {
            Repetition::Settled { n_sweeps, ratings } => Repetition::Settled {
                n_sweeps,
                ratings: ratings.into_iter().map(Rating::from_units).collect(),
            },
            Repetition::Swings { swing } => Repetition::Swings { swing: Rating::from_units(swing) },
        }
    }

    fn thousandths(&self) -> Vec<i64> {
        self.ratings().iter().map(|rating| rating.units()).collect()
    }

    /// Rates the batch once: r0 and what all games bring at given ratings, in thousandths.
    fn sweep_seed4(&self, ratings: &[i64]) -> Vec<i64> {
        let factor = i64::from(self.factor().number());
        let mut sums = self.thousandths();
        self.pairs().sum(ratings, &mut sums, |_, score, ours, theirs| {
            factor * moved(score, theirs.saturating_sub(ours), self.deviation())
        });
        sums
    }

    fn deviation(&self) -> f64 {
        DEVIATION * f64::from(self.factor().number())
    }
}

/// Gives what a score moves, in ten-thousandths of the stake: a game moves the distribution at the
/// difference of ratings, seen from its winner (3.1).
#[inline]
fn moved(score: Score, difference: i64, deviation: f64) -> i64 {
    let z = to_float(difference) / deviation;
    i64::from(score.won) * four_digits(z) - i64::from(score.lost) * four_digits(-z)
}

#[expect(clippy::cast_precision_loss, reason = "the argument of the polynomial is a double (3.6)")]
const fn to_float(thousandths: i64) -> f64 {
    thousandths as f64
}

/// Gives the normal distribution in whole ten-thousandths, halves up (3.6).
#[must_use]
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the number is from 0 to 10,000")]
pub fn four_digits(z: f64) -> i64 {
    if END < z {
        return 10_000;
    }
    if z < -END {
        return 0;
    }
    let upper = polynomial(libm::fabs(z));
    let value = if z < 0.0 { upper } else { 1.0 - upper };
    libm::floor(value * 10_000.0 + 0.5) as i64
}

/// Gives the upper tail of the normal distribution beyond a number that is not negative.
#[inline]
fn polynomial(a: f64) -> f64 {
    let t = 1.0 / (1.0 + P * a);
    let [b1, b2, b3, b4, b5] = B;
    let sum = ((((b5 * t + b4) * t + b3) * t + b2) * t + b1) * t;
    DENSITY_AT_ZERO * libm::exp(-a * a / 2.0) * sum
}
