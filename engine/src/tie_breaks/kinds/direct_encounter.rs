//! Direct encounter (C.07 article 6): the games among those who are tied.

use std::cmp::{Ordering, Reverse};

use crate::basics::number::Points;
use crate::tie_breaks::table::{Pairings, RecordKind, Table};

/// A sum of means: meetings of the same two count once, with their mean (6.1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::tie_breaks) struct Sum {
    above: i128,
    below: i128,
}

impl Sum {
    const ZERO: Self = Self { above: 0, below: 1 };

    fn plus(self, points: Points, meetings: i128) -> Self {
        let above = self.above * meetings + i128::from(points.units()) * self.below;
        let below = self.below * meetings;
        let shared = common_divisor(above.abs(), below);
        Self { above: above / shared, below: below / shared }
    }

    /// Returns the sum in points, rounded to hundredths, half up: what is shown of it.
    pub(in crate::tie_breaks) fn shown(self) -> Points {
        let hundredths = (2 * self.above + self.below).div_euclid(2 * self.below);
        Points::from_units(i64::try_from(hundredths).unwrap_or(i64::MAX))
    }
}

impl Ord for Sum {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.above * other.below).cmp(&(other.above * self.below))
    }
}

impl PartialOrd for Sum {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn common_divisor(one: i128, other: i128) -> i128 {
    if other == 0 { one.max(1) } else { common_divisor(other, one % other) }
}

/// What a member of a group made of the others.
#[derive(Debug, Clone, Copy)]
pub(in crate::tie_breaks) struct Member {
    /// The player.
    pub player: usize,
    /// The points against members of the group.
    pub sum: Sum,
    /// How many of the others the player has not met.
    pub not_met: usize,
}

/// One pass over a group that was still tied.
#[derive(Debug, Clone)]
pub(in crate::tie_breaks) struct Pass {
    /// Its members, the best first.
    pub members: Vec<Member>,
    /// Whether everybody has met everybody, so that the sums decide.
    pub is_complete: bool,
    /// How many parts it falls into.
    pub parts: usize,
}

/// Orders a tied group: returns the members in parts, best first; who shares a part is still tied. Every pass is told.
pub(in crate::tie_breaks) fn resolve(
    table: &Table,
    group: &[usize],
    counts_forfeits: bool,
    told: &mut dyn FnMut(&Pass),
) -> Vec<Vec<usize>> {
    let mut within = vec![false; table.players.len()];
    let mut done: Vec<Vec<usize>> = Vec::new();
    let mut open = vec![group.to_vec()];
    while let Some(next) = open.pop() {
        if next.len() < 2 {
            done.push(next);
            continue;
        }
        let parts = one_pass(table, &next, counts_forfeits, &mut within, told);
        if parts.len() == 1 {
            done.extend(parts);
        } else {
            open.extend(parts.into_iter().rev());
        }
    }
    done
}

fn one_pass(
    table: &Table,
    group: &[usize],
    counts_forfeits: bool,
    within: &mut [bool],
    told: &mut dyn FnMut(&Pass),
) -> Vec<Vec<usize>> {
    for player in group {
        within[*player] = true;
    }
    let mut met: Vec<(usize, Points, i128)> = Vec::new();
    let mut members: Vec<Member> = group
        .iter()
        .map(|player| {
            meetings(table, *player, counts_forfeits, within, &mut met);
            let sum = met.iter().fold(Sum::ZERO, |sum, (_, points, times)| sum.plus(*points, *times));
            Member { player: *player, sum, not_met: group.len() - 1 - met.len() }
        })
        .collect();
    for player in group {
        within[*player] = false;
    }
    members.sort_by_key(|member| Reverse(member.sum));
    let is_complete = members.iter().all(|member| member.not_met == 0);
    let parts = if is_complete {
        members
            .chunk_by(|one, other| one.sum == other.sum)
            .map(|part| part.iter().map(|member| member.player).collect())
            .collect()
    } else {
        certain(&members, table.points.win)
    };
    told(&Pass { members, is_complete, parts: parts.len() });
    parts
}

/// Collects whom of the group a player has met: the opponent, the points, the number of games.
fn meetings(
    table: &Table,
    player: usize,
    counts_forfeits: bool,
    within: &[bool],
    met: &mut Vec<(usize, Points, i128)>,
) {
    met.clear();
    let takes_forfeits = counts_forfeits || table.pairings == Pairings::Predetermined;
    for record in table.rounds_of(player) {
        let takes = match record.kind {
            RecordKind::Played(_) | RecordKind::Adjourned => true,
            RecordKind::Forfeit { .. } => takes_forfeits,
            RecordKind::Open
            | RecordKind::PairingAllocatedBye
            | RecordKind::FullPointBye
            | RecordKind::HalfPointBye
            | RecordKind::ZeroPointBye => false,
        };
        let opponent = record.opponent.filter(|_| takes).map(|opponent| opponent as usize);
        let Some(opponent) = opponent.filter(|opponent| within[*opponent] && *opponent != player) else {
            continue;
        };
        match met.iter_mut().find(|(other, ..)| *other == opponent) {
            Some((_, points, times)) => {
                *points += record.points;
                *times += 1;
            }
            None => met.push((opponent, record.points, 1)),
        }
    }
}

/// Takes off the top whoever would be strictly first whatever the missing games brought (6.3): the worst case is to lose
/// all of one's own and that another wins all of theirs.
fn certain(members: &[Member], win: Points) -> Vec<Vec<usize>> {
    let at_most =
        |member: &Member| member.sum.plus(win * i64::try_from(member.not_met).unwrap_or(i64::MAX), 1);
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let mut rest = members;
    while let [first, others @ ..] = rest {
        if others.is_empty() || others.iter().any(|other| first.sum <= at_most(other)) {
            break;
        }
        parts.push(vec![first.player]);
        rest = others;
    }
    if !rest.is_empty() {
        parts.push(rest.iter().map(|member| member.player).collect());
    }
    parts
}
