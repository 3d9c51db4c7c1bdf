//! Exact numbers: points, ratings and money, each with a fixed number of decimals, stored as text in files.
//!
//! Sums and products never wrap: they saturate at the largest number, which no event comes near.

use super::decimal;
pub use super::decimal::NumberError;

/// Defines a kind of number: its name, its decimals, the minimum number of decimals shown, and the function
/// that reads it, with its error.
macro_rules! number {
    ($(#[$meta:meta])* $name:ident, $places:literal, $least:literal, $read:path => $error:ty) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(i64);

        impl $name {
            /// Nothing.
            pub const ZERO: Self = Self(0);

            /// The smallest number of the kind.
            pub const MIN: Self = Self(i64::MIN);

            /// The number of decimals of the kind.
            pub const PLACES: u32 = $places;

            /// Creates the number from its smallest units.
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

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::basics::decimal::write(f, self.0, $places, $least)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $error;

            fn from_str(text: &str) -> Result<Self, $error> {
                $read(text, $places).map(Self)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        impl std::ops::Add for $name {
            type Output = Self;
            fn add(self, other: Self) -> Self {
                Self(self.0.saturating_add(other.0))
            }
        }

        impl std::ops::Sub for $name {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0.saturating_sub(other.0))
            }
        }

        impl std::ops::Neg for $name {
            type Output = Self;
            fn neg(self) -> Self {
                Self(self.0.saturating_neg())
            }
        }

        impl std::ops::Mul<i64> for $name {
            type Output = Self;
            fn mul(self, times: i64) -> Self {
                Self(self.0.saturating_mul(times))
            }
        }

        impl std::ops::AddAssign for $name {
            fn add_assign(&mut self, other: Self) {
                *self = *self + other;
            }
        }

        impl std::ops::SubAssign for $name {
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }

        impl std::iter::Sum for $name {
            fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
                numbers.fold(Self::ZERO, std::ops::Add::add)
            }
        }
    };
}
pub(crate) use number;

number! {
    /// Points and all sums of points, in hundredths: `2.5`, `11.25`.
    Points, 2, 1, decimal::parse => NumberError
}
number! {
    /// A rating in thousandths of a rating point: `1612`, `76.91`.
    Rating, 3, 0, decimal::parse => NumberError
}
number! {
    /// An amount of money in hundredths of the currency: `12.50`.
    Money, 2, 2, decimal::parse => NumberError
}

/// Reads a number as a person types it: a comma may precede the decimals instead of the point, except three,
/// which may be thousands: `1,800`. Files and commands have a point.
///
/// # Errors
///
/// The reason why the text is not such a number.
pub fn typed<N: std::str::FromStr>(text: &str) -> Result<N, N::Err> {
    match text.split_once(',') {
        Some((whole, decimals)) if decimals.len() != 3 && !text.contains('.') => {
            format!("{whole}.{decimals}").parse()
        }
        Some(_) | None => text.parse(),
    }
}

impl Rating {
    /// Creates a rating from whole points.
    #[must_use]
    pub const fn whole(points: i64) -> Self {
        Self(points.saturating_mul(1000))
    }
}

impl Points {
    /// Creates points from tenths, the unit of a report (TRF).
    #[must_use]
    pub const fn from_tenths(tenths: i32) -> Self {
        Self(tenths as i64 * 10)
    }

    /// Creates points from a whole number.
    #[must_use]
    pub const fn whole(number: i64) -> Self {
        Self(number * 100)
    }

    /// Multiplies two numbers of points; exact if both are whole tenths, as in Sonneborn-Berger.
    #[must_use]
    pub const fn times(self, other: Self) -> Self {
        Self(self.0 * other.0 / 100)
    }
}

#[cfg(test)]
mod tests {
    use std::fmt;
    use std::str::FromStr;

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
    fn a_comma_may_be_typed_but_a_file_has_a_point() {
        assert_eq!(typed::<Money>("100,50"), Ok(Money::from_units(10_050)));
        assert_eq!(typed::<Points>("-0,5"), Ok(Points::from_tenths(-5)));
        assert_eq!(typed::<Rating>("1850.5"), Ok(Rating::from_units(1_850_500)));
        for wrong in ["1,2,5", "1.234,5", "1,800", "2,", ",5"] {
            assert!(typed::<Rating>(wrong).is_err(), "{wrong}");
        }
        assert!("2,5".parse::<Points>().is_err());
    }

    #[test]
    fn width_and_precision_are_respected() {
        assert_eq!(format!("{:>6}", Points::from_tenths(25)), "   2.5");
        assert_eq!(format!("{:.2}", Rating::from_units(76_900)), "76.90");
        assert_eq!(format!("{:.2}", Points::from_tenths(-5)), "-0.50");
    }
}
