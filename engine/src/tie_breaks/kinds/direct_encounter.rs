//! Direct encounter (C.07 article 6): the games among those who are tied.

use std::cmp::{Ordering, Reverse};

use crate::basics::file_format::FORMAT_5;
use crate::basics::number::Points;
use crate::basics::why::{Fact, Value, Why};
use crate::fact;
use crate::tie_breaks::Exact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::table::{Pairings, Record, RecordKind, Table};
use crate::tie_breaks::working::Names;

/// DE.
pub(super) struct DirectEncounter;

const ABOUT: About = About {
    code: "DE",
    name: "direct encounter",
    help: "the games among those who are tied, as far as they decide",
    article: "C.07 6",
    modifiers: "P",
    decimals: 0,
    format: FORMAT_5,
    needs: Needs::Results,
    // Any player may be tied.
    reach: Reach::Others,
};

impl Rule for DirectEncounter {
    fn about(&self) -> &About {
        &ABOUT
    }

    fn is_encounter(&self) -> bool {
        true
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        basis.each(|_| None)
    }

    fn resolve(&self, basis: &Basis, modifiers: Modifiers, group: &[usize]) -> Vec<Vec<usize>> {
        resolve(&[&basis.table], group, modifiers.counts_forfeits, &mut |_, _| {})
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let Asked { basis, player, modifiers, tied, names } = *asked;
        if tied.len() < 2 {
            why.tell(ABOUT.article, nobody_tied());
            return;
        }
        resolve(&[&basis.table], tied, modifiers.counts_forfeits, &mut |pass, _| {
            explain_pass(pass, player, None, names, why);
        });
    }
}

/// A sum of means: meetings of the same two count once, with their mean (6.1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sum {
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

    /// Returns the sum in points, rounded to hundredths, half up, for explanations.
    fn shown(self) -> Points {
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

/// The result of a member of a group against the others.
#[derive(Debug, Clone, Copy)]
struct Member {
    /// The player.
    player: usize,
    /// The points against members of the group.
    sum: Sum,
    /// The number of the others whom the player has not met.
    not_met: usize,
}

/// One pass over a group that was still tied.
#[derive(Debug, Clone)]
pub(super) struct Pass {
    /// Its members, the best first.
    members: Vec<Member>,
    /// True if everybody has met everybody, so that the sums decide.
    is_complete: bool,
    /// The number of its parts.
    parts: usize,
}

/// Orders a tied group: returns the members in parts, best first; players in the same part are still tied.
///
/// The tables have the same games in different scores: a table counts where those before it separate nobody,
/// and each smaller group begins with the first one again (13.3). Every pass is reported, with the place of
/// its table.
pub(super) fn resolve(
    tables: &[&Table],
    group: &[usize],
    counts_forfeits: bool,
    report: &mut dyn FnMut(&Pass, usize),
) -> Vec<Vec<usize>> {
    let mut done: Vec<Vec<usize>> = Vec::new();
    let mut open = vec![group.to_vec()];
    while let Some(next) = open.pop() {
        if next.len() < 2 {
            done.push(next);
            continue;
        }
        let mut passes = tables
            .iter()
            .enumerate()
            .map(|(at, table)| one_pass(table, &next, counts_forfeits, &mut |pass| report(pass, at)));
        match passes.find(|parts| 1 < parts.len()) {
            Some(parts) => open.extend(parts.into_iter().rev()),
            None => done.push(next),
        }
    }
    done
}

fn one_pass(
    table: &Table,
    group: &[usize],
    counts_forfeits: bool,
    report: &mut dyn FnMut(&Pass),
) -> Vec<Vec<usize>> {
    let mut within = vec![false; table.players.len()];
    for player in group {
        within[*player] = true;
    }
    let mut met: Vec<(usize, Points, i128)> = Vec::new();
    let mut members: Vec<Member> = group
        .iter()
        .map(|player| {
            meetings(table, *player, counts_forfeits, &within, &mut met);
            let sum = met.iter().fold(Sum::ZERO, |sum, (_, points, times)| sum.plus(*points, *times));
            Member { player: *player, sum, not_met: group.len() - 1 - met.len() }
        })
        .collect();
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
    report(&Pass { members, is_complete, parts: parts.len() });
    parts
}

/// Returns the opponent of a round that counts: a game, or a forfeit if it counts as one.
pub(super) fn opponent(table: &Table, record: &Record, counts_forfeits: bool) -> Option<usize> {
    let takes = match record.kind {
        RecordKind::Played(_) | RecordKind::Adjourned => true,
        RecordKind::Forfeit(_) => counts_forfeits || table.pairings == Pairings::Predetermined,
        RecordKind::Open
        | RecordKind::PairingAllocatedBye
        | RecordKind::FullPointBye
        | RecordKind::HalfPointBye
        | RecordKind::ZeroPointBye => false,
    };
    record.opponent.filter(|_| takes).map(|opponent| opponent as usize)
}

/// Collects the members of the group whom a player has met, each with the points and the number of games.
fn meetings(
    table: &Table,
    player: usize,
    counts_forfeits: bool,
    within: &[bool],
    met: &mut Vec<(usize, Points, i128)>,
) {
    met.clear();
    for record in table.rounds_of(player) {
        let opponent = opponent(table, record, counts_forfeits);
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

/// Takes off the top each player who would be strictly first whatever the results of the missing games (6.3).
/// The worst case is that the player loses all missing games and another wins all of theirs.
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

/// The most members of a tied group that an explanation lists.
const MOST_LISTED: usize = 12;

/// Reports a pass if a player was in it.
pub(super) fn explain_pass(
    pass: &Pass,
    player: usize,
    score: Option<Fact>,
    names: Names<'_>,
    why: &mut dyn Why,
) {
    if pass.members.iter().all(|member| member.player != player) {
        return;
    }
    let list = listed(&pass.members, names);
    let among = if let Some(score) = score {
        fact!("among-tied-by", "among those tied, by {score}: {list}", score, list)
    } else {
        fact!("among-tied", "among those tied: {list}", list)
    };
    why.tell("C.07 6.1", among);
    why.tell(if pass.is_complete { "C.07 6.2" } else { "C.07 6.3" }, separation(pass, names));
}

/// Lists the first members with their sums, and counts the others.
fn listed(members: &[Member], names: Names<'_>) -> Value {
    let in_words = |member: &Member| {
        let (name, sum) = (names(member.player), member.sum.shown());
        let own = fact!("tied-sum", "{name} {sum}", name, sum);
        match member.not_met {
            0 => own,
            count => fact!("not-met", "{own} ({count} not met)", own, count),
        }
    };
    let mut list: Vec<Fact> = members.iter().take(MOST_LISTED).map(in_words).collect();
    let more = members.len().saturating_sub(MOST_LISTED);
    list.extend((more > 0).then(|| fact!("and-more", "and {more} more", more)));
    Value::List(list)
}

/// Returns the decision of the games among the tied players.
fn separation(pass: &Pass, names: Names<'_>) -> Fact {
    match (pass.is_complete, pass.parts) {
        (true, 1) => fact!("all-met-equal", "all have met, and it separates nobody"),
        (true, _) => fact!("all-met", "all have met: the sums decide"),
        (false, 1) => {
            fact!("some-met-equal", "not all have met, and nobody is first whatever the missing games bring")
        }
        (false, _) => {
            let name = pass.members.first().map_or_else(String::new, |member| names(member.player));
            fact!("some-met", "not all have met; {name} is first whatever the missing games bring", name)
        }
    }
}

/// Returns the fact that the player is alone.
pub(super) fn nobody_tied() -> Fact {
    fact!("nobody-tied", "nobody is tied here")
}
