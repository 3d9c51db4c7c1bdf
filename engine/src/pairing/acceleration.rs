//! Baku acceleration: virtual points for the upper half in the first half of the rounds (C.04.7).

use super::field::{Scoring, Tenths};

/// Why the Baku acceleration cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the Baku acceleration needs a draw worth half a win and a loss worth nothing")]
pub struct NotForThisScoring;

/// Gives the size of group A in a field of players: half of it, rounded up to an even number (C.04.7, `fide-dutch` 9).
#[must_use]
pub const fn group_a(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// Gives the virtual points of group A, round by round; later rounds and group B have none.
///
/// Accelerated are the first half of the rounds, rounded up; the first half of these, rounded up, with a win, the others
/// with a draw.
///
/// # Errors
///
/// The point system is none for which the method is defined.
pub fn baku(rounds: u16, scoring: &Scoring) -> Result<Vec<Tenths>, NotForThisScoring> {
    if scoring.loss != 0 || scoring.draw.checked_mul(2) != Some(scoring.win) {
        return Err(NotForThisScoring);
    }
    let accelerated = rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    Ok((0..accelerated).map(|round| if round < full { scoring.win } else { scoring.draw }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c04_7_group_a_is_half_the_field_rounded_up_to_even() {
        let sizes: Vec<usize> = [0, 1, 2, 4, 5, 6, 7, 8, 9, 161].map(group_a).into();
        assert_eq!(sizes, [0, 2, 2, 2, 4, 4, 4, 4, 6, 82]);
    }

    #[test]
    fn c04_7_first_whole_points_then_halves() {
        let scoring = Scoring::default();
        assert_eq!(baku(9, &scoring), Ok(vec![10, 10, 10, 5, 5]));
        assert_eq!(baku(11, &scoring), Ok(vec![10, 10, 10, 5, 5, 5]));
        assert_eq!(baku(5, &scoring), Ok(vec![10, 10, 5]));
        assert_eq!(baku(1, &scoring), Ok(vec![10]));
        assert_eq!(baku(0, &scoring), Ok(vec![]));
        assert_eq!(baku(9, &Scoring { draw: 4, ..scoring }), Err(NotForThisScoring));
        assert_eq!(baku(9, &Scoring { loss: 1, ..scoring }), Err(NotForThisScoring));
    }
}
