//! FIDE's table from rating differences to scoring probabilities (B.02, 8.1.2, in force since March 2024).
//!
//! The table is the standard; no formula reproduces all of it.

/// The largest difference of each row; the first row is a probability of 0.50, each next one 0.01 more.
const LARGEST_DIFFERENCE: [u16; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
    484, 517, 559, 619, 735,
];

/// The probability of the first row, in hundredths.
const EVEN: u8 = 50;

/// The probabilities of the higher rated player by difference, up to the largest difference of a row. Tables
/// of standings look them up a million times.
const BY_DIFFERENCE: [u8; 736] = {
    let mut probabilities = [EVEN; 736];
    let (mut difference, mut row) = (0, 0_u8);
    while difference < probabilities.len() {
        while (row as usize) < LARGEST_DIFFERENCE.len()
            && (LARGEST_DIFFERENCE[row as usize] as usize) < difference
        {
            row += 1;
        }
        probabilities[difference] = EVEN + row;
        difference += 1;
    }
    probabilities
};

/// Returns the scoring probability of a player, in hundredths, by the difference to the opponent's rating
/// (negative if the opponent is higher).
#[must_use]
pub fn scoring_probability(difference: i32) -> u8 {
    let size = usize::try_from(difference.unsigned_abs()).unwrap_or(usize::MAX);
    let higher = BY_DIFFERENCE.get(size).copied().unwrap_or(2 * EVEN);
    if difference < 0 { 2 * EVEN - higher } else { higher }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b02_8_1_2_rows_begin_where_they_should() {
        let rows = [
            (0, 50),
            (3, 50),
            (4, 51),
            (53, 57),
            (54, 58),
            (343, 88),
            (392, 92),
            (619, 98),
            (620, 99),
            (735, 99),
        ];
        for (difference, expected) in rows {
            assert_eq!(scoring_probability(difference), expected, "{difference}");
            assert_eq!(scoring_probability(-difference), 100 - expected, "-{difference}");
        }
        assert_eq!([736, 5000, i32::MAX, -736, i32::MIN].map(scoring_probability), [100, 100, 100, 0, 0]);
    }
}
