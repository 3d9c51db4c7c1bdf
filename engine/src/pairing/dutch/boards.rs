//! Who has which colour, and at which board (C.04.3, article 5; C.04.2, article 3.6).

use std::cmp::Reverse;

use super::allocation::allocate;
use super::player::{Player, Roster};
use crate::number::Points;
use crate::pairing::field::{Color, SwissPairing, Tpn};
use crate::why::Why;

/// Returns every pair its colours and puts the boards in order.
pub(super) fn seat(
    roster: &Roster,
    pairs: &[(u32, u32)],
    bye: Option<u32>,
    initial: Color,
    why: &mut dyn Why,
) -> SwissPairing {
    let mut ordered: Vec<(&Player, &Player)> =
        pairs.iter().map(|&(a, b)| (roster.get(a.min(b)), roster.get(a.max(b)))).collect();
    ordered.sort_by_key(|(a, b)| place(a, b));
    let boards = ordered.iter().map(|(a, b)| board(a, b, initial, why)).collect();
    SwissPairing { boards, bye: bye.map(|player| roster.get(player).tpn) }
}

/// C.04.2, article 3.6: points of the better player, the sum of both, the better player's number. Virtual
/// points do not count (`fide-dutch` section 8).
pub(super) fn place(a: &Player, b: &Player) -> (Reverse<Points>, Reverse<Points>, Tpn) {
    let (better, other) =
        if (Reverse(b.points), b.tpn) < (Reverse(a.points), a.tpn) { (b, a) } else { (a, b) };
    (Reverse(better.points), Reverse(other.points), better.tpn)
}

fn board(higher: &Player, lower: &Player, initial: Color, why: &mut dyn Why) -> (Tpn, Tpn) {
    let (color, rule) = allocate(higher, lower, initial);
    let (white, black) = match color {
        Color::White => (higher.tpn, lower.tpn),
        Color::Black => (lower.tpn, higher.tpn),
    };
    if why.listens() {
        why.because(rule.clause(), format_args!("{white} has White against {black}"));
    }
    (white, black)
}
