//! Decimals as whole numbers of units of `10^-places`: the only module that reads and writes them.

use std::fmt;
use std::str::FromStr;

use rust_decimal::Decimal;

/// A reason why a text is not a number of the expected kind.
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

/// Reads a decimal as a whole number of units of `10^-places`: an optional minus, digits, and optionally a
/// point and more digits.
///
/// # Errors
///
/// The reason why the text is not such a number.
pub fn parse(text: &str, places: u32) -> Result<i64, NumberError> {
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

/// The length of a minus, all digits of a number and a point; a kind has at most [`MOST_PLACES`] places.
const ROOM: usize = 40;

/// The maximum number of places of a kind.
const MOST_PLACES: u32 = 18;

/// A decimal as text.
///
/// Judges copy its bytes many times a second, so it is not allocated.
#[derive(Debug, Clone, Copy)]
pub struct Written {
    bytes: [u8; ROOM],
    start: usize,
    is_negative: bool,
}

impl Written {
    /// Creates the text of a whole number of units of `10^-places`, with at least `least` decimals and no
    /// further trailing zeros.
    #[must_use]
    pub fn new(units: i64, places: u32, least: usize) -> Self {
        let mut written = Self { bytes: [b'0'; ROOM], start: ROOM, is_negative: units < 0 };
        let mut left = units.unsigned_abs();
        for place in (1..=places.min(MOST_PLACES) as usize).rev() {
            let digit = left % 10;
            left /= 10;
            if place <= least || digit != 0 || written.start < ROOM {
                written.put(b'0' + (digit % 10) as u8);
            }
        }
        if written.start < ROOM {
            written.put(b'.');
        }
        loop {
            written.put(b'0' + (left % 10) as u8);
            left /= 10;
            if left == 0 {
                break;
            }
        }
        if written.is_negative {
            written.put(b'-');
        }
        written
    }

    fn put(&mut self, byte: u8) {
        self.start -= 1;
        self.bytes[self.start] = byte;
    }

    /// Returns the text in bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[self.start..]
    }
}

/// Width, fill and sign apply; a precision is the minimum number of decimals, so that no digit is lost.
impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let magnitude = &self.as_bytes()[usize::from(self.is_negative)..];
        f.pad_integral(!self.is_negative, "", std::str::from_utf8(magnitude).map_err(|_| fmt::Error)?)
    }
}

/// Writes a number of units with a formatter that may request another number of decimals.
///
/// # Errors
///
/// The error of the formatter.
pub fn write(f: &mut fmt::Formatter<'_>, units: i64, places: u32, least: usize) -> fmt::Result {
    fmt::Display::fmt(&Written::new(units, places, f.precision().unwrap_or(least)), f)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(units: i64, places: u32, least: usize, expected: &str) {
        let written = Written::new(units, places, least);
        assert_eq!(String::from_utf8_lossy(written.as_bytes()), expected);
        assert_eq!(written.to_string(), expected);
        assert_eq!(parse(expected, places), Ok(units));
    }

    #[test]
    fn a_written_number_is_read_again() {
        check(0, 2, 2, "0.00");
        check(0, 3, 0, "0");
        check(-5, 2, 2, "-0.05");
        check(250, 2, 1, "2.5");
        check(1000, 2, 1, "10.0");
        check(325, 2, 1, "3.25");
        check(76_910, 3, 0, "76.91");
        check(76_000, 3, 0, "76");
        check(7, 0, 3, "7");
        check(i64::MAX, 18, 0, "9.223372036854775807");
        check(i64::MIN, 2, 2, "-92233720368547758.08");
        check(i64::MIN, 18, 18, "-9.223372036854775808");
    }

    #[test]
    fn width_fill_and_sign_are_respected() {
        let shown = |units| format!("{0:>7}|{0:<7}|{0:+}|{0:07}", Written::new(units, 2, 2));
        assert_eq!(shown(250), "   2.50|2.50   |+2.50|0002.50");
        assert_eq!(shown(-250), "  -2.50|-2.50  |-2.50|-002.50");
    }
}
