//! The matches of a round: colours, and their order (article 4; C.04.2, article 3.6).

use std::cmp::Reverse;

use super::colors::{TeamColorRule, allocate, in_order};
use super::team::{Roster, Team};
use crate::basics::number::Points;
use crate::pairing::field::{Color, Tpn};

/// The colours of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamBoard {
    /// The team with White on board 1.
    pub white: Tpn,
    /// The team with Black on board 1.
    pub black: Tpn,
    /// The first rule of article 4.3 that decides.
    pub rule: TeamColorRule,
}

/// Sets the colours of every pair and sorts the matches.
pub(super) fn seat(roster: &Roster, pairs: &[(u32, u32)]) -> Vec<TeamBoard> {
    let mut ordered: Vec<(&Team, &Team)> =
        pairs.iter().map(|&(a, b)| in_order(roster.get(a), roster.get(b))).collect();
    ordered.sort_by_key(|&(a, b)| place(a, b));
    ordered.into_iter().map(|(first, other)| board(first, other, roster.initial)).collect()
}

/// C.04.2, article 3.6: points of the better team, the sum of both, the better team's number. Virtual points
/// of an acceleration do not count; penalties do, as in the standings.
fn place(a: &Team, b: &Team) -> (Reverse<Points>, Reverse<Points>, Tpn) {
    let key = |team: &Team| (Reverse(team.points), team.tpn);
    let (better, other) = if key(a) <= key(b) { (a, b) } else { (b, a) };
    (Reverse(better.points), Reverse(other.points), better.tpn)
}

fn board(first: &Team, other: &Team, initial: Color) -> TeamBoard {
    let (color, rule) = allocate(first, other, initial);
    let (white, black) = match color {
        Color::White => (first.tpn, other.tpn),
        Color::Black => (other.tpn, first.tpn),
    };
    TeamBoard { white, black, rule }
}
