//! A bracket: a scoregroup with its upfloaters, and its pairs (articles 1.3, 3.5, 3.6).

use super::pairs;
use super::upfloaters::{self, Step, without};
use crate::basics::progress::Progress;
use crate::pairing::dutch::{NotPaired, Relaxation};

/// A demand on a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Demand {
    /// A resident meets another team.
    Meet(u32, u32),
    /// A team is not an upfloater.
    Stay(u32),
}

/// A bracket with its pairs (1.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bracket {
    /// The scoregroup, in rank order.
    pub residents: Vec<u32>,
    /// The upfloaters, in the order of 3.5.3.
    pub upfloaters: Vec<u32>,
    /// The pairs in the order of their top members; the top member comes first (3.6.1).
    pub pairs: Vec<(u32, u32)>,
}

/// Pairs the top scoregroup.
///
/// # Errors
/// [`NotPaired`] on a stop, or with too many scores in a bracket.
pub(super) fn pair(step: &Step, progress: &dyn Progress) -> Result<Bracket, NotPaired> {
    // The bye was given so that all others can be paired.
    let lost = NotPaired::NoLegalPairing { relaxation: Relaxation::Several };
    try_pair(step, progress)?.ok_or(lost)
}

/// Pairs the top scoregroup under a demand; `None` if the demand cannot be met.
///
/// # Errors
/// [`NotPaired`] as for [`pair`].
pub(super) fn pair_under(
    step: &Step,
    demand: Demand,
    progress: &dyn Progress,
) -> Result<Option<Bracket>, NotPaired> {
    match demand {
        Demand::Stay(team) => try_pair(&Step { barred: Some(team), ..*step }, progress),
        Demand::Meet(a, b) => pair_with(step, a, b, progress),
    }
}

/// Pairs the teams that two who meet leave.
fn pair_with(step: &Step, a: u32, b: u32, progress: &dyn Progress) -> Result<Option<Bracket>, NotPaired> {
    let residents = without(step.residents, &[a, b]);
    let lower = without(step.lower, &[b]);
    let following = without(&step.lower[..step.following], &[b]).len();
    let rest = Step { residents: &residents, lower: &lower, following, ..*step };
    let Some(mut bracket) = try_pair(&rest, progress)? else { return Ok(None) };
    bracket.residents = step.residents.to_vec();
    if !step.residents.contains(&b) {
        bracket.upfloaters.push(b);
        bracket.upfloaters.sort_unstable();
    }
    let tpn = |team: u32| step.roster.get(team).tpn;
    bracket.pairs.push(if tpn(a) < tpn(b) { (a, b) } else { (b, a) });
    bracket.pairs.sort_by_key(|&(top, _)| tpn(top));
    Ok(Some(bracket))
}

/// Pairs a scoregroup; `None` if that is not possible.
fn try_pair(step: &Step, progress: &dyn Progress) -> Result<Option<Bracket>, NotPaired> {
    let Some(upfloaters) = upfloaters::find(step, progress)? else { return Ok(None) };
    let pairs = pairs::find(step.roster, step.residents, &upfloaters, progress)?;
    Ok(pairs.map(|pairs| Bracket { residents: step.residents.to_vec(), upfloaters, pairs }))
}
