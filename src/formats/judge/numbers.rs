//! Numbers on their way out: no plus sign, no separators, and a zero never has a minus sign (0.1).

use crate::engine::number::Points;

/// Appends a whole number.
#[inline]
pub fn push_whole(out: &mut Vec<u8>, number: u64) {
    out.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
}

/// Appends a number of hundredths with exactly two decimals.
#[inline]
pub fn push_hundredths(out: &mut Vec<u8>, hundredths: i64) {
    if hundredths < 0 {
        out.push(b'-');
    }
    let magnitude = hundredths.unsigned_abs();
    push_whole(out, magnitude / 100);
    out.extend_from_slice(&[b'.', ascii_digit(magnitude / 10 % 10), ascii_digit(magnitude % 10)]);
}

/// Appends points that are whole tenths with exactly one decimal.
#[inline]
pub fn push_tenths(out: &mut Vec<u8>, points: Points) {
    push_hundredths(out, points.units());
    out.pop();
}

#[inline]
const fn ascii_digit(digit: u64) -> u8 {
    b'0' + (digit % 10) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check<T>(push: impl Fn(&mut Vec<u8>, T), number: T, expected: &str) {
        let mut out = b">".to_vec();
        push(&mut out, number);
        assert_eq!(String::from_utf8_lossy(&out), format!(">{expected}"));
    }

    #[test]
    fn s0_1_numbers_are_written_plainly() {
        check(push_whole, 0, "0");
        check(push_whole, 907, "907");
        check(push_whole, u64::MAX, "18446744073709551615");
        check(push_hundredths, 0, "0.00");
        check(push_hundredths, -5, "-0.05");
        check(push_hundredths, 7691, "76.91");
        check(push_hundredths, i64::MIN, "-92233720368547758.08");
        check(push_tenths, Points::from_tenths(25), "2.5");
        check(push_tenths, Points::whole(10), "10.0");
    }
}
