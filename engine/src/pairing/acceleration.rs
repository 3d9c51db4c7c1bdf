//! Baku acceleration: virtual points for the upper half in the first half of the rounds (C.04.7).

use crate::basics::number::Points;
use crate::game::scoring::PointSystem;

/// The reason why the Baku acceleration cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the Baku acceleration needs a draw worth half a win and a loss worth nothing")]
pub struct NotForThisScoring;

/// Returns the size of group A in a field of players: half of it, rounded up to an even number (C.04.7,
/// `fide-dutch` 9).
#[must_use]
pub const fn group_a(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// Returns how many players, in the order of the pairing numbers, are in group A; the input states for
/// each player whether they took part in the first pairing (C.04.7 1.2, 1.3; `general-handling` 4 and
/// 8).
///
/// Only players of the first pairing are counted, since an absent player has no pairing number before
/// arriving. The last of them in group A marks its end: a player who arrives later above that one is in
/// group A too and pushes nobody out.
#[must_use]
pub fn last_of_group_a(took_part: impl IntoIterator<Item = bool>) -> usize {
    let places: Vec<usize> = (1..).zip(took_part).filter(|(_, there)| *there).map(|(at, _)| at).collect();
    let size = group_a(places.len()).min(places.len());
    size.checked_sub(1).and_then(|at| places.get(at)).copied().unwrap_or(0)
}

/// Returns the virtual points of group A, round by round; later rounds and group B have none.
///
/// The first half of the rounds, rounded up, is accelerated: the first half of these, rounded up, with a win,
/// the others with a draw.
///
/// # Errors
///
/// The method is not defined for the point system.
pub fn baku(rounds: u16, scoring: &PointSystem) -> Result<Vec<Points>, NotForThisScoring> {
    if scoring.loss != Points::ZERO || scoring.draw * 2 != scoring.win {
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
    fn c04_7_the_line_below_group_a_follows_its_last_player() {
        let last = |there: &str| last_of_group_a(there.bytes().map(|one| one == b'x'));
        assert_eq!(last("xxxx"), 2);
        assert_eq!(last("x.xxx"), 3, "the late second is in group A, the third stays");
        assert_eq!(last("xx.xx"), 2, "the late third is below the line");
        assert_eq!(last("xxxx."), 2, "not half of five");
        assert_eq!(last(".xx"), 3);
        assert_eq!(last("x"), 1);
        assert_eq!(last(""), 0);
        assert_eq!(last("..."), 0);
    }

    #[test]
    fn c04_7_first_whole_points_then_halves() {
        let scoring = PointSystem::default();
        let rounds = |rounds| {
            baku(rounds, &scoring)
                .map(|points| points.iter().map(Points::to_string).collect::<Vec<_>>().join(" "))
        };
        assert_eq!(rounds(9).as_deref(), Ok("1.0 1.0 1.0 0.5 0.5"));
        assert_eq!(rounds(11).as_deref(), Ok("1.0 1.0 1.0 0.5 0.5 0.5"));
        assert_eq!(rounds(5).as_deref(), Ok("1.0 1.0 0.5"));
        assert_eq!(rounds(1).as_deref(), Ok("1.0"));
        assert_eq!(rounds(0).as_deref(), Ok(""));
        assert_eq!(baku(9, &PointSystem { draw: Points::from_tenths(4), ..scoring }), Err(NotForThisScoring));
        assert_eq!(baku(9, &PointSystem { loss: Points::from_tenths(1), ..scoring }), Err(NotForThisScoring));
    }
}
