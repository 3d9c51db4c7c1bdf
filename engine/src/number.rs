//! Exact numbers: points, ratings and money, each with fixed places, written as text in files.
//!
//! Sums and products never wrap: beyond what a number holds, which no event comes near, they stay at the largest.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;

use rust_decimal::Decimal;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Why a text is not a number of the wanted kind.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NumberError {
    /// Not a decimal number at all.
    #[error("`{0}` is not a decimal number (expected digits, optionally a point and more digits)")]
    NotANumber(String),
    /// More places than the kind has.
    #[error("`{text}` has more than {places} decimals")]
    TooManyPlaces {
        /// The text.
        text: String,
        /// The places that the kind has.
        places: u32,
    },
    /// Too large for the kind.
    #[error("`{0}` is too large")]
    TooLarge(String),
}

/// Reads a decimal as a whole number of units of `10^-places`.
fn parse_scaled(text: &str, places: u32) -> Result<i64, NumberError> {
    let shaped = text.strip_prefix('-').unwrap_or(text);
    let well_formed = shaped.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && shaped.starts_with(|c: char| c.is_ascii_digit())
        && shaped.ends_with(|c: char| c.is_ascii_digit());
    let not_a_number = || NumberError::NotANumber(text.to_owned());
    if !well_formed {
        return Err(not_a_number());
    }
    let value = Decimal::from_str(text).map_err(|_| not_a_number())?;
    let too_large = || NumberError::TooLarge(text.to_owned());
    let scaled = value.checked_mul(Decimal::from(10_i64.pow(places))).ok_or_else(too_large)?;
    if !scaled.fract().is_zero() {
        return Err(NumberError::TooManyPlaces { text: text.to_owned(), places });
    }
    scaled.trunc().try_into().map_err(|_| too_large())
}

/// Writes a whole number of units of `10^-places` with at least `least` decimals and no further trailing zeros.
fn write_scaled(f: &mut fmt::Formatter<'_>, units: i64, places: u32, least: usize) -> fmt::Result {
    let scale = 10_u64.pow(places);
    let magnitude = units.unsigned_abs();
    let mut fraction = format!("{:0width$}", magnitude % scale, width = places as usize);
    let shown = f.precision().unwrap_or(least).min(places as usize);
    while fraction.len() > shown && fraction.ends_with('0') {
        fraction.pop();
    }
    let sign = if units < 0 { "-" } else { "" };
    let point = if fraction.is_empty() { "" } else { "." };
    f.pad_integral(true, "", &format!("{sign}{}{point}{fraction}", magnitude / scale))
}

macro_rules! number {
    ($(#[$meta:meta])* $name:ident, $places:literal, $least:literal) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(i64);

        impl $name {
            /// Nothing.
            pub const ZERO: Self = Self(0);

            /// The least number of the kind.
            pub const MIN: Self = Self(i64::MIN);

            /// The number of decimals that the kind keeps.
            pub const PLACES: u32 = $places;

            /// Makes the number from its smallest units.
            #[must_use]
            pub const fn from_units(units: i64) -> Self {
                Self(units)
            }

            /// Returns the number in its smallest units.
            #[must_use]
            pub const fn units(self) -> i64 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_scaled(f, self.0, $places, $least)
            }
        }

        impl FromStr for $name {
            type Err = NumberError;

            fn from_str(text: &str) -> Result<Self, NumberError> {
                parse_scaled(text, $places).map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(de::Error::custom)
            }
        }

        impl Add for $name {
            type Output = Self;
            fn add(self, other: Self) -> Self {
                Self(self.0.saturating_add(other.0))
            }
        }

        impl Sub for $name {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0.saturating_sub(other.0))
            }
        }

        impl Neg for $name {
            type Output = Self;
            fn neg(self) -> Self {
                Self(self.0.saturating_neg())
            }
        }

        impl Mul<i64> for $name {
            type Output = Self;
            fn mul(self, times: i64) -> Self {
                Self(self.0.saturating_mul(times))
            }
        }

        impl AddAssign for $name {
            fn add_assign(&mut self, other: Self) {
                *self = *self + other;
            }
        }

        impl SubAssign for $name {
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }

        impl Sum for $name {
            fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
                numbers.fold(Self::ZERO, Add::add)
            }
        }
    };
}

number! {
    /// Points and everything summed up from points, in hundredths: `2.5`, `11.25`.
    Points, 2, 1
}
number! {
    /// A rating in thousandths of a rating point: `1612`, `76.91`.
    Rating, 3, 0
}
number! {
    /// An amount of money in hundredths of the currency: `12.50`.
    Money, 2, 2
}

impl Points {
    /// Creates points from tenths, the unit of a report (TRF).
    #[must_use]
    pub const fn from_tenths(tenths: i32) -> Self {
        Self(tenths as i64 * 10)
    }

    /// Makes points from a whole number.
    #[must_use]
    pub const fn whole(number: i64) -> Self {
        Self(number * 100)
    }

    /// Multiplies two numbers of points; exact when both are whole tenths, as in Sonneborn-Berger.
    #[must_use]
    pub const fn times(self, other: Self) -> Self {
        Self(self.0 * other.0 / 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check<T: FromStr<Err = NumberError> + fmt::Display>(input: &str, expected: &str) {
        let shown = match input.parse::<T>() {
            Ok(number) => number.to_string(),
            Err(error) => error.to_string(),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn numbers_keep_their_places() {
        check::<Points>("2.50", "2.5");
        check::<Points>("3", "3.0");
        check::<Points>("11.25", "11.25");
        check::<Rating>("1612", "1612");
        check::<Rating>("-76.910", "-76.91");
        check::<Money>("12.5", "12.50");
        check::<Money>("12.555", "`12.555` has more than 2 decimals");
        check::<Rating>(
            "1e3",
            "`1e3` is not a decimal number (expected digits, optionally a point and more digits)",
        );
    }

    #[test]
    fn width_and_precision_are_respected() {
        assert_eq!(format!("{:>6}", Points::from_tenths(25)), "   2.5");
        assert_eq!(format!("{:.2}", Rating::from_units(76_900)), "76.90");
        assert_eq!(format!("{:.2}", Points::from_tenths(-5)), "-0.50");
    }
}
