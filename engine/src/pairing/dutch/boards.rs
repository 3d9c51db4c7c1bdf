//! The colours of pairs and the order of boards (C.04.3, article 5; C.04.2, article 3.6).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::allocation::allocate;
use super::player::{Player, Roster};
use crate::basics::number::Points;
use crate::basics::why::Why;
use crate::pairing::field::{Color, Field, SwissPairing, Tpn};

/// Sets the colours of every pair and sorts the boards.
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
pub(super) fn place(a: &Player, b: &Player) -> Place {
    place_by(|player| player.points, a, b)
}

/// The sorting key of a board.
pub(super) type Place = (Reverse<Points>, Reverse<Points>, Tpn);

fn place_by(score: fn(&Player) -> Points, a: &Player, b: &Player) -> Place {
    let (better, other) =
        if (Reverse(score(b)), b.tpn) < (Reverse(score(a)), a.tpn) { (b, a) } else { (a, b) };
    (Reverse(score(better)), Reverse(score(other)), better.tpn)
}

/// Sorts boards by the pairing scores, virtual points included, as the federation requires (C.04.7 1.5 with
/// C.04.2 3.6; Q188); other programs list them by the points alone.
pub fn by_pairing_score<Board>(field: &Field, boards: &mut [Board], players: impl Fn(&Board) -> (Tpn, Tpn)) {
    if field.entrants.iter().all(|entrant| entrant.virtual_points.is_empty()) {
        return;
    }
    let roster = Roster::new(field);
    let by_number: BTreeMap<Tpn, &Player> =
        roster.players.iter().map(|player| (player.tpn, player)).collect();
    boards.sort_by_cached_key(|board| {
        let (one, other) = players(board);
        let both = (by_number.get(&one), by_number.get(&other));
        let (Some(one), Some(other)) = both else { return None };
        Some(place_by(|player| player.score, one, other))
    });
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
