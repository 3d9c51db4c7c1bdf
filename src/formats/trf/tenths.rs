//! Points with one decimal, as the columns of a report hold them.

use crate::engine::pairing::field::Tenths;

/// Reads points: digits, at most one decimal, possibly a minus; at most six characters (trf, pts4 and pts6).
pub fn tenths(text: &str) -> Option<Tenths> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, tenth) = digits.split_once('.').unwrap_or((digits, "0"));
    let well_formed = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if text.len() > 6 || tenth.len() != 1 || !well_formed(whole) || !well_formed(tenth) {
        return None;
    }
    let whole: Tenths = whole.parse().ok()?;
    let tenth: Tenths = tenth.parse().ok()?;
    Some(sign * (whole * 10 + tenth))
}

/// Writes points with one decimal.
pub fn written(tenths: Tenths) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    let size = tenths.unsigned_abs();
    format!("{sign}{}.{}", size / 10, size % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_one_decimal() {
        let read = ["4.5", "17", "0.0", "-11.5", "1.25", ".5", "5.", "", "-", "1e3", "99999.5"].map(tenths);
        assert_eq!(read[..4], [Some(45), Some(170), Some(0), Some(-115)]);
        assert!(read[4..].iter().all(Option::is_none), "{read:?}");
        assert_eq!([45, -5, 0].map(written), ["4.5", "-0.5", "0.0"]);
    }
}
