//! A single downfloater of a bracket: the best one for the next bracket (C8), found by counting.
//!
//! The number of players who must leave the next bracket has two lower bounds: the players whom its largest
//! matching leaves over, and the players below whom only they can meet. Only residents at the least bound may
//! float. If the bracket can be paired so, and the rest can be completed at this bound, the answer is proved.

use std::ops::Range;

use super::bracket::{Bracket, Paired};
use super::direct;
use super::eligible::{Company, Eligible};
use super::exact::{self, Depth, Question};
use super::not_paired::NotPaired;
use super::player::Roster;
use super::round::Round;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::kinds::KindMatching;

/// The bound of a downfloater for the next bracket, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Bound {
    /// The number of players who leave the next bracket.
    leaving: usize,
    /// True if the downfloater is one of them.
    floats_again: bool,
}

/// Pairs a bracket with a single downfloater; `None` if counting does not decide it.
pub(super) fn pair(
    round: &mut Round,
    bracket: &Bracket,
    progress: &dyn Progress,
) -> Result<Option<Paired>, NotPaired> {
    let bye = round.completion.bye();
    let gets_bye = bye.is_some_and(|bye| bracket.score <= bye.score);
    if bracket.len().is_multiple_of(2) || bracket.next.is_empty() || gets_bye {
        return Ok(None);
    }
    if 1 < left_over_with_bye(round, bracket.below(), progress)? {
        return Ok(None);
    }
    let bounds = bounds(round, bracket, progress)?;
    for same in bounds.chunk_by(|a, b| a.0 == b.0) {
        let floaters: Vec<u32> = same.iter().map(|&(_, rank)| rank).collect();
        // If none of these pairs the bracket, the next ones are the best.
        let Some(paired) = pair_with(round, bracket, &floaters, progress)? else { continue };
        let &[floater] = &paired.floaters[..] else { return Ok(None) };
        let is_admitted = meets(round, bracket, floater, same[0].0, progress)?;
        return Ok(Some(paired).filter(|_| is_admitted));
    }
    Ok(None)
}

/// Returns the least number of these players and the bye who find no partner.
fn left_over_with_bye(round: &Round, players: Range<u32>, progress: &dyn Progress) -> Result<usize, Stopped> {
    let mut graph = Eligible::new(round.roster, players);
    if round.completion.bye().is_some() {
        graph = graph.with_seat(|rank| round.completion.bye_may_go_to(rank));
    }
    KindMatching::new(graph.len()).maximize(&graph, progress)
}

/// Pairs the bracket so that only these players may float; `None` if that is impossible.
fn pair_with(
    round: &Round,
    bracket: &Bracket,
    floaters: &[u32],
    progress: &dyn Progress,
) -> Result<Option<Paired>, NotPaired> {
    if let Some(paired) = direct::solve(round.roster, &round.completion, bracket, Some(floaters), progress)? {
        return Ok(Some(paired));
    }
    let question = Question { floaters: Some(floaters), ..round.question(bracket) };
    Ok(exact::solve(question, Depth::Bracket, progress)?.map(|found| found.paired))
}

/// The bounds of the residents, best first.
fn bounds(round: &Round, bracket: &Bracket, progress: &dyn Progress) -> Result<Vec<(Bound, u32)>, Stopped> {
    let roster = round.roster;
    let wanted = left_over_with_bye(round, bracket.rest.clone(), progress)?;
    let graph = Eligible::new(roster, bracket.next.clone());
    let mut matching = KindMatching::new(graph.len());
    let alone = matching.maximize(&graph, progress)?;
    let spare = matching.could_be_left_over(&graph, progress)?;
    let spare =
        Company::new(roster, bracket.next.clone().zip(spare).filter(|(_, spare)| *spare).map(|(p, _)| p));
    let all = Company::new(roster, bracket.next.clone());
    let bound = |player: u32| {
        let left = if spare.any_meets(player) { alone - 1 } else { alone + 1 };
        Bound { leaving: wanted.max(left), floats_again: !all.any_meets(player) }
    };
    let mut bounds: Vec<(Bound, u32)> = bracket.residents.clone().map(|p| (bound(p), p)).collect();
    bounds.sort_unstable();
    Ok(bounds)
}

/// C4, C8: returns whether the rest can be completed at the bound, and stores the completion.
fn meets(
    round: &mut Round,
    bracket: &Bracket,
    floater: u32,
    bound: Bound,
    progress: &dyn Progress,
) -> Result<bool, NotPaired> {
    let is_at_bound = |ahead: &[(u32, u32)]| {
        let is_paired = ahead.iter().any(|&(a, b)| a == floater || b == floater);
        1 + bracket.next.len() == bound.leaving + 2 * ahead.len() && is_paired != bound.floats_again
    };
    let ahead = most_pairs_ahead(round.roster, bracket, floater, progress)?;
    if is_at_bound(&ahead) && round.completion.admit_with(bracket, &[floater], &ahead, progress)? {
        return Ok(true);
    }
    let ahead = exact::look_ahead_by_classes(round.question(bracket), &[floater], progress)?;
    match ahead.filter(|ahead| is_at_bound(ahead)) {
        Some(ahead) => Ok(round.completion.admit_with(bracket, &[floater], &ahead, progress)?),
        None => Ok(false),
    }
}

/// Returns as many pairs of the next bracket as possible, one of them with the downfloater if he may meet a
/// player there.
fn most_pairs_ahead(
    roster: &Roster,
    bracket: &Bracket,
    floater: u32,
    progress: &dyn Progress,
) -> Result<Vec<(u32, u32)>, Stopped> {
    // The first vertex gets a partner first and is never left over.
    let graph = Eligible::new(roster, std::iter::once(floater).chain(bracket.next.clone()));
    let mut matching = KindMatching::new(graph.len());
    matching.maximize(&graph, progress)?;
    Ok(graph.pairs(&matching))
}
