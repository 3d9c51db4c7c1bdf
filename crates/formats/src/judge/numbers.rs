//! Writes numbers: no plus sign, no separators, and a zero never has a minus sign (0.1).

use engine::decimal::Written;

/// Appends a whole number.
#[inline]
pub(super) fn push_whole(out: &mut Vec<u8>, number: u64) {
    out.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
}

/// Appends a whole number of units of `10^-places` with at least `least` decimals and no further trailing
/// zeros.
#[inline]
pub(super) fn push_decimal(out: &mut Vec<u8>, units: i64, places: u32, least: usize) {
    out.extend_from_slice(Written::new(units, places, least).as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s0_1_numbers_are_written_plainly() {
        let mut out = Vec::new();
        for number in [0, 907, u64::MAX] {
            push_whole(&mut out, number);
            out.push(b' ');
        }
        for (units, least) in [(0, 2), (-5, 2), (7691, 2), (250, 1), (1000, 1)] {
            push_decimal(&mut out, units, 2, least);
            out.push(b' ');
        }
        assert_eq!(String::from_utf8_lossy(&out), "0 907 18446744073709551615 0.00 -0.05 76.91 2.5 10.0 ");
    }
}
