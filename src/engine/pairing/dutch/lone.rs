//! The lone downfloater of a bracket: who is best for the next bracket (C8), told by counting.
//!
//! How many players of the next bracket must leave it is bounded by those whom its largest matching leaves over, and by those
//! below whom only they can meet. Only residents at the least bound are let float; if the bracket can be paired so, and the
//! rest can be completed at this bound, nothing was left out.

use super::bracket::{Bracket, Paired};
use super::eligible::Eligible;
use super::exact::{self, Depth, Question};
use super::player::{Roster, count};
use super::{Round, direct};
use crate::engine::pairing::matching::Stopped;
use crate::engine::pairing::matching::kinds::{KindMatching, Kinds};

/// The least that a downfloater leaves to wish in the next bracket, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Bound {
    /// How many leave the next bracket.
    leaving: usize,
    /// Whether the downfloater is one of them.
    floats_again: bool,
}

/// Pairs a bracket with a single downfloater; `None` when counting does not tell.
pub(super) fn pair(
    round: &mut Round,
    bracket: &Bracket,
    stop: &dyn Fn() -> bool,
) -> Result<Option<Paired>, Stopped> {
    let bye = round.completion.bye();
    let gets_bye = bye.is_some_and(|bye| bracket.score <= bye.score);
    if bracket.len().is_multiple_of(2) || bracket.next.is_empty() || gets_bye {
        return Ok(None);
    }
    let below = Eligible::new(round.roster, bracket.below()).with_bye(bye);
    if 1 < left_over(&below, stop)? {
        return Ok(None);
    }
    let bounds = bounds(round, bracket, stop)?;
    for same in bounds.chunk_by(|a, b| a.0 == b.0) {
        let floaters: Vec<u32> = same.iter().map(|&(_, rank)| rank).collect();
        // When none of these pairs the bracket, they do not count, and the next ones are the best.
        let Some(paired) = pair_with(round, bracket, &floaters, stop)? else { continue };
        let &[floater] = &paired.floaters[..] else { return Ok(None) };
        let is_admitted = meets(round, bracket, floater, same[0].0, stop)?;
        return Ok(Some(paired).filter(|_| is_admitted));
    }
    Ok(None)
}

fn left_over(players: &Eligible, stop: &dyn Fn() -> bool) -> Result<usize, Stopped> {
    KindMatching::new(players.ranks.len()).maximize(players, stop)
}

/// Pairs the bracket so that nobody but these floats, whatever becomes of them; `None` when that cannot be.
fn pair_with(
    round: &Round,
    bracket: &Bracket,
    floaters: &[u32],
    stop: &dyn Fn() -> bool,
) -> Result<Option<Paired>, Stopped> {
    if let Some(paired) = direct::solve(round.roster, &round.completion, bracket, Some(floaters), stop)? {
        return Ok(Some(paired));
    }
    let question = Question { floaters: Some(floaters), ..round.question(bracket) };
    Ok(exact::solve(question, Depth::Bracket, stop)?.map(|found| found.paired))
}

/// The bounds of the residents, best first.
fn bounds(round: &Round, bracket: &Bracket, stop: &dyn Fn() -> bool) -> Result<Vec<(Bound, u32)>, Stopped> {
    let roster = round.roster;
    let rest = Eligible::new(roster, bracket.rest.clone()).with_bye(round.completion.bye());
    let wanted = left_over(&rest, stop)?;
    let next = Eligible::new(roster, bracket.next.clone());
    let mut matching = KindMatching::new(next.ranks.len());
    let alone = matching.maximize(&next, stop)?;
    let spare = matching.could_be_left_over(&next, stop)?;
    let spares = Players::by_kind(&next, |at| spare[at]);
    let all = Players::by_kind(&next, |_| true);
    let bound = |player: u32| {
        let left = if spares.any_meets(roster, player) { alone - 1 } else { alone + 1 };
        Bound { leaving: wanted.max(left), floats_again: !all.any_meets(roster, player) }
    };
    let mut bounds: Vec<(Bound, u32)> = bracket.residents.clone().map(|p| (bound(p), p)).collect();
    bounds.sort_unstable();
    Ok(bounds)
}

/// Some players of the next bracket, by kind.
struct Players<'a> {
    next: &'a Eligible<'a>,
    by_kind: Vec<Vec<u32>>,
}

impl<'a> Players<'a> {
    fn by_kind(next: &'a Eligible, holds: impl Fn(usize) -> bool) -> Self {
        let mut by_kind = vec![Vec::new(); next.kinds()];
        for (_, &rank) in next.ranks.iter().enumerate().filter(|(at, _)| holds(*at)) {
            by_kind[next.kind_of(rank)].push(rank);
        }
        Self { next, by_kind }
    }

    fn any_meets(&self, roster: &Roster, player: u32) -> bool {
        let own = self.next.kind_of(player);
        let fitting = self.by_kind.iter().enumerate().filter(|(kind, _)| self.next.fits_kind(own, *kind));
        fitting.flat_map(|(_, ranks)| ranks).any(|&rank| roster.c1(player, rank))
    }
}

/// C4, C8: tells whether the rest can be completed at the bound, and remembers how.
fn meets(
    round: &mut Round,
    bracket: &Bracket,
    floater: u32,
    bound: Bound,
    stop: &dyn Fn() -> bool,
) -> Result<bool, Stopped> {
    let is_at_bound = |ahead: &[(u32, u32)]| {
        let is_paired = ahead.iter().any(|&(a, b)| a == floater || b == floater);
        1 + bracket.next.len() == bound.leaving + 2 * ahead.len() && is_paired != bound.floats_again
    };
    let ahead = most_pairs_ahead(round.roster, bracket, floater, stop)?;
    if is_at_bound(&ahead) && round.completion.admit_with(bracket, &[floater], &ahead, stop)? {
        return Ok(true);
    }
    let ahead = exact::look_ahead_by_classes(round.question(bracket), &[floater], stop)?;
    match ahead.filter(|ahead| is_at_bound(ahead)) {
        Some(ahead) => round.completion.admit_with(bracket, &[floater], &ahead, stop),
        None => Ok(false),
    }
}

/// As many pairs as possible of the next bracket, one of them with the downfloater if it may meet anybody there.
fn most_pairs_ahead(
    roster: &Roster,
    bracket: &Bracket,
    floater: u32,
    stop: &dyn Fn() -> bool,
) -> Result<Vec<(u32, u32)>, Stopped> {
    // Who comes first is given a partner first, and keeps one.
    let all = Eligible::new(roster, std::iter::once(floater).chain(bracket.next.clone()));
    let mut matching = KindMatching::new(all.ranks.len());
    matching.maximize(&all, stop)?;
    let pairs = (0..count(all.ranks.len())).filter_map(|v| matching.mate(v).map(|mate| (v, mate)));
    let named = pairs.filter(|(v, mate)| v < mate).map(|(v, mate)| [v, mate].map(|v| all.ranks[v as usize]));
    Ok(named.map(|[a, b]| (a, b)).collect())
}
