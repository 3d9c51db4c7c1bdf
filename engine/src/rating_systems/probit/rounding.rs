//! Rounding to a number of decimals, halves up, also of negative numbers (3.2).

use serde::{Deserialize, Serialize};

use crate::basics::number::Rating;

/// The addend that protects exact halves from binary noise: a millionth of the last digit (3.2).
const NOISE: f64 = 1e-6;

/// The number of decimals of ratings, Q: 0, 1 or 2 (3.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decimals {
    /// Whole ratings.
    Zero,
    /// Tenths.
    One,
    /// Hundredths.
    Two,
}

impl Decimals {
    /// Creates the decimals from their number.
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        match number {
            0 => Some(Self::Zero),
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }

    /// Returns the number of decimals.
    #[must_use]
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// Returns the thousandths in a unit of the last decimal.
    const fn thousandths(self) -> i64 {
        match self {
            Self::Zero => 1000,
            Self::One => 100,
            Self::Two => 10,
        }
    }

    /// Returns the units of the last decimal in a rating point.
    const fn units(self) -> f64 {
        match self {
            Self::Zero => 1.0,
            Self::One => 10.0,
            Self::Two => 100.0,
        }
    }
}

/// Rounds a number of rating points (3.2, `exact` and `plain`).
#[must_use]
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "ratings have far fewer digits than 2^63")]
pub fn round(rating: f64, decimals: Decimals) -> Rating {
    let units = libm::floor(rating * decimals.units() + (0.5 + NOISE)) as i64;
    Rating::from_units(units.saturating_mul(decimals.thousandths()))
}

/// Rounds an exact rating (3.2, `seed4`).
#[must_use]
#[inline]
pub const fn round_exactly(rating: Rating, decimals: Decimals) -> Rating {
    let unit = decimals.thousandths();
    Rating::from_units(rating.units().saturating_add(unit / 2).div_euclid(unit).saturating_mul(unit))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that both ways of rounding a number agree.
    #[track_caller]
    fn check(thousandths: i32, decimals: Decimals, expected: &str) {
        let expected: Rating = expected.parse().unwrap();
        assert_eq!(round_exactly(Rating::from_units(thousandths.into()), decimals), expected);
        assert_eq!(round(f64::from(thousandths) / 1000.0, decimals), expected);
    }

    #[test]
    fn s3_2_halves_go_up() {
        check(500, Decimals::Zero, "1");
        check(-500, Decimals::Zero, "0");
        check(-501, Decimals::Zero, "-1");
        check(-7_500, Decimals::Zero, "-7");
        check(-12_750, Decimals::One, "-12.7");
        check(12_345, Decimals::Two, "12.35");
        check(-12_345, Decimals::Two, "-12.34");
        check(1_000_000, Decimals::Two, "1000.00");
    }

    #[test]
    fn s3_2_a_value_just_below_a_half_rounds_like_a_half() {
        assert_eq!(round(0.499_999_9, Decimals::Zero), Rating::from_units(1000));
        assert_eq!(round(0.499_998, Decimals::Zero), Rating::from_units(0));
        assert_eq!(round(-0.500_000_9, Decimals::Zero), Rating::from_units(0));
        assert_eq!(round(1.004_999_999, Decimals::Two), Rating::from_units(1010));
    }
}
