//! The performance of a player: the rating at which the result of the games would have been expected (FIDE
//! B.02, 8.1.1 and 1.4.8; tie-breaks 10.2).
//!
//! It is the rounded mean rating of the rated opponents of played games, plus the difference in the table for
//! the share of the points, in hundredths, rounded half up. The event's point system does not matter.

use crate::game::scoring::GameScore;

/// The rating difference for each share of the points from one half up, in hundredths (8.1.1).
const DIFFERENCE: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
];

/// Returns the performance in games against rated opponents, from their ratings in whole points and the
/// results; `None` without such a game.
#[must_use]
pub fn performance(games: &[(i64, GameScore)]) -> Option<i64> {
    share_and_difference(games).map(|(mean, _, difference)| mean + difference)
}

/// Returns the parts of a performance: the mean rating of the opponents, the share of the points in
/// hundredths, and the difference in the table for it.
#[must_use]
pub fn share_and_difference(games: &[(i64, GameScore)]) -> Option<(i64, i64, i64)> {
    let count = i64::try_from(games.len()).ok().filter(|count| *count > 0)?;
    let ratings: i64 = games.iter().map(|(rating, _)| rating).sum();
    let halves: i64 = games
        .iter()
        .map(|(_, score)| match score {
            GameScore::Win => 2,
            GameScore::Draw => 1,
            GameScore::Loss => 0,
        })
        .sum();
    let share = rounded(50 * halves, count);
    Some((rounded(ratings, count), share, difference_of_share(share)))
}

/// Returns the rating difference of a share of the points, in hundredths from 0 to 100 (8.1.1); beyond this
/// range that of the nearer end.
#[must_use]
pub fn difference_of_share(share: i64) -> i64 {
    let above_even = usize::try_from((share - 50).abs().min(50)).unwrap_or(0);
    let difference = DIFFERENCE[above_even];
    if share < 50 { -difference } else { difference }
}

/// Divides and rounds half up.
#[must_use]
pub const fn rounded(sum: i64, count: i64) -> i64 {
    (2 * sum + count).div_euclid(2 * count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating_systems::fide_table::scoring_probability;

    #[track_caller]
    fn check(games: &[(i64, GameScore)], expected: Option<i64>) {
        assert_eq!(performance(games), expected);
    }

    #[test]
    fn b02_8_1_1_the_difference_of_a_share_is_expected_to_bring_it() {
        for (above, difference) in DIFFERENCE.iter().enumerate().take(50) {
            let share = 50 + u8::try_from(above).unwrap();
            assert_eq!(scoring_probability(i32::try_from(*difference).unwrap()), share, "{difference}");
        }
        assert_eq!(scoring_probability(800), 100);
    }

    #[test]
    fn a_performance_is_the_mean_and_the_difference_of_the_share() {
        use GameScore::{Draw, Loss, Win};
        check(&[], None);
        check(&[(2000, Draw)], Some(2000));
        check(&[(2000, Win)], Some(2800));
        check(&[(2000, Loss)], Some(1200));
        // 2.5 of 4 is 0.625, rounded up: 0.63.
        check(&[(2000, Win), (2100, Win), (2200, Draw), (2301, Loss)], Some(2150 + 95));
        // 1 of 3 is 0.33, as far from one half as 0.67.
        check(&[(1800, Win), (1900, Loss), (2000, Loss)], Some(1900 - 125));
    }
}
