//! The arithmetic of the sketch: a four-digit polynomial for the normal distribution, and everything else in
//! whole thousandths (3.6, `seed4`).

use super::model::Model;
use super::pairs::Score;
use super::plain::{COMPARED, Repetition, repeat};
use super::rounding::round_exactly;
use crate::basics::number::Rating;

/// Beyond this, on either side, the distribution counts as 1 or 0 (3.6).
const END: f64 = 6.0;

/// The polynomial's factor of the argument (Abramowitz and Stegun 26.2.17).
const P: f64 = 0.231_641_9;

/// 1 / sqrt(2 pi), with the digits of the sketch (3.6).
const DENSITY_AT_ZERO: f64 = 0.398_942_3;

/// The polynomial's coefficients b1 to b5 (Abramowitz and Stegun 26.2.17).
const B: [f64; 5] = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_427];

impl Model {
    /// Returns the old system's ratings with the polynomial, exactly (3.6).
    #[must_use]
    pub fn old_seed4(&self) -> Vec<Rating> {
        self.rate_seed4_at(&self.thousandths).into_iter().map(Rating::from_units).collect()
    }

    /// Repeats with the polynomial, exactly (3.6).
    #[must_use]
    pub fn repeat_seed4(&self) -> Repetition<Rating> {
        let rounded = |rating| round_exactly(Rating::from_units(rating), COMPARED);
        let change = |one: i64, other: i64| one.saturating_sub(other).saturating_abs();
        match repeat(&self.thousandths, |ratings| self.rate_seed4_at(ratings), rounded, change) {
            Repetition::Settled { n_sweeps, ratings } => Repetition::Settled {
                n_sweeps,
                ratings: ratings.into_iter().map(Rating::from_units).collect(),
            },
            Repetition::Swings { swing } => Repetition::Swings { swing: Rating::from_units(swing) },
        }
    }

    /// Returns r0 + D(r) in thousandths, with the polynomial (3.6).
    fn rate_seed4_at(&self, ratings: &[i64]) -> Vec<i64> {
        let mut sums = self.thousandths.clone();
        self.pairs.sum(ratings, &mut sums, |_, score, ours, theirs| {
            self.factor * self.moved(score, theirs.saturating_sub(ours))
        });
        sums
    }

    /// Returns the rating change of a score, in ten-thousandths of the stake: each game changes the rating by
    /// the distribution at the difference of ratings, seen from its winner (3.1).
    #[inline]
    fn moved(&self, score: Score, difference: i64) -> i64 {
        let z = to_float(difference) / (1000.0 * self.deviation);
        let (own, opponents) = self.four_digits_of_both(z);
        i64::from(score.won) * own - i64::from(score.lost) * opponents
    }

    /// Returns [`four_digits`] of a number and of its negative.
    ///
    /// The true distribution is available, and the polynomial differs from it by less than [`GAP`]. Unless a
    /// half is that near, the true one rounds to the same digits.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the number is from 0 to 5,000")]
    fn four_digits_of_both(&self, z: f64) -> (i64, i64) {
        let upper = self.tails.at(libm::fabs(z)).tail * 10_000.0 + 0.5;
        let digits = upper as i64;
        let fraction = upper - to_float(digits);
        if !(GAP..=1.0 - GAP).contains(&fraction) {
            return (four_digits(z), four_digits(-z));
        }
        if z < 0.0 { (digits, 10_000 - digits) } else { (10_000 - digits, digits) }
    }
}

/// An upper bound of the difference between the polynomial and the true distribution, in ten-thousandths: its
/// authors state 7.5e-8, to which the short constant adds less than 3e-8.
const GAP: f64 = 0.002;

#[expect(clippy::cast_precision_loss, reason = "the argument of the polynomial is a double (3.6)")]
const fn to_float(thousandths: i64) -> f64 {
    thousandths as f64
}

/// Returns the normal distribution in whole ten-thousandths, halves up (3.6).
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

/// Returns the upper tail of the normal distribution beyond a nonnegative number.
#[inline]
fn polynomial(a: f64) -> f64 {
    let t = 1.0 / (1.0 + P * a);
    let [b1, b2, b3, b4, b5] = B;
    let sum = ((((b5 * t + b4) * t + b3) * t + b2) * t + b1) * t;
    DENSITY_AT_ZERO * libm::exp(-a * a / 2.0) * sum
}

#[cfg(test)]
mod tests {
    use super::super::batch::{Batch, Factor, Game};
    use super::*;

    fn model(factor: u32, thousandths: &[i64], games: &[(u32, u32)]) -> Model {
        let ratings = thousandths.iter().map(|&rating| Rating::from_units(rating)).collect();
        let mut batch = Batch::new(Factor::new(factor).unwrap(), ratings);
        for &(winner, loser) in games {
            batch.add(Game { winner, loser }).unwrap();
        }
        Model::new(&batch)
    }

    #[test]
    fn s3_6_the_distribution_has_four_digits() {
        for (z, expected) in [(0.0, 5000), (-0.0, 5000), (1.0, 8413), (-1.0, 1587), (1.96, 9750), (-3.0, 13)]
        {
            assert_eq!(four_digits(z), expected);
        }
        assert_eq!([four_digits(6.1), four_digits(-6.1), four_digits(5.9)], [10_000, 0, 10_000]);
        assert_eq!([four_digits(f64::INFINITY), four_digits(f64::NEG_INFINITY)], [10_000, 0]);
    }

    #[test]
    fn the_polynomial_differs_from_the_truth_by_less_than_the_gap() {
        let tails = crate::rating_systems::probit::normal::Tails::default();
        for place in 0..700_000 {
            let z = f64::from(place) * 1e-5;
            assert!(libm::fabs(polynomial(z) - tails.at(z).tail) * 10_000.0 < GAP / 1.5, "at {z}");
        }
    }

    #[test]
    fn both_sides_have_the_polynomials_digits() {
        let model = model(1, &[0], &[]);
        for place in -650_000..=650_000 {
            let z = f64::from(place) / 100_000.0;
            assert_eq!(model.four_digits_of_both(z), (four_digits(z), four_digits(-z)), "at {z}");
        }
    }

    #[test]
    fn s3_6_a_game_moves_whole_thousandths() {
        let old = model(7, &[1_000_001, 1_000_000], &[(0, 1)]).old_seed4();
        assert_eq!(old.iter().map(|rating| rating.units()).collect::<Vec<_>>(), [1_035_001, 965_000]);
    }

    #[test]
    fn s3_6_the_repetition_is_exact() {
        let model = model(1, &[1_000_000, 1_000_000], &[(0, 1)]);
        let Repetition::Settled { ratings, .. } = model.repeat_seed4() else { panic!("it swings") };
        assert_eq!(ratings.iter().map(ToString::to_string).collect::<Vec<_>>(), ["1004.633", "995.367"]);
    }

    #[test]
    fn s3_4_the_repetition_can_swing() {
        let swings = model(1, &[1_000_000, 2_500_000], &[(0, 1); 200]).repeat_seed4();
        assert_eq!(swings, Repetition::Swings { swing: Rating::from_units(2_000_000) });
    }

    #[test]
    fn far_beyond_any_rating_nothing_overflows() {
        let model = model(1000, &[i64::MAX / 4, -(i64::MAX / 4)], &[(1, 0); 3]);
        assert_eq!(model.old_seed4()[0], Rating::from_units(i64::MAX / 4 - 30_000_000));
    }
}
