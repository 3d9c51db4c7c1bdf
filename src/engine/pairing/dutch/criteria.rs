//! The criteria of C.04.3, article 2, that look at one pair or one downfloater.
//!
//! C1 and C3 are in [`super::player::Roster::may_meet`], C2 in the player; C4 and C5 in [`super::completion`].

use super::colors::Strength;
use super::player::Player;

/// Tells whether both want the same colour; only then can C10 to C13 fail.
fn clash(a: &Player, b: &Player) -> bool {
    a.preference.color.is_some() && a.preference.color == b.preference.color
}

/// C10 fails: somebody ends with a colour difference beyond ±2.
pub(super) fn breaks_c10(a: &Player, b: &Player) -> bool {
    clash(a, b) && a.preference.difference.abs() > 1 && b.preference.difference.abs() > 1
}

/// C11 fails: somebody gets the same colour for the third time in a row.
pub(super) fn breaks_c11(a: &Player, b: &Player) -> bool {
    if !clash(a, b) || a.strength() != Strength::Absolute || b.strength() != Strength::Absolute {
        return false;
    }
    let (p, q) = (&a.preference, &b.preference);
    match p.difference.abs().cmp(&q.difference.abs()) {
        std::cmp::Ordering::Equal => p.repeated.is_some() && p.repeated == q.repeated,
        std::cmp::Ordering::Less => p.repeated.is_some() && p.repeated != p.color,
        std::cmp::Ordering::Greater => q.repeated.is_some() && q.repeated != q.color,
    }
}

/// C12 fails: somebody does not get the colour preference.
pub(super) fn breaks_c12(a: &Player, b: &Player) -> bool {
    clash(a, b)
}

/// C13 fails: somebody does not get a strong preference.
pub(super) fn breaks_c13(a: &Player, b: &Player) -> bool {
    let (p, q) = (a.strength(), b.strength());
    clash(a, b)
        && p >= Strength::Strong
        && q >= Strength::Strong
        && (p, q) != (Strength::Absolute, Strength::Absolute)
}
