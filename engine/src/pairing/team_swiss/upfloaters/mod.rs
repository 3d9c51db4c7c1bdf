//! The set of upfloaters (article 3.5).
//!
//! A set of the least size never pairs two of its members: without the two, a smaller set would do. So every
//! upfloater meets a resident.

mod exact;
mod step;

pub(in crate::pairing::team_swiss) use step::{Step, without};

use super::opponents::need_parity_only;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::dutch::NotPaired;

/// The candidates that are examined before the search by weights.
const FIRST: usize = 8;

/// Finds the upfloaters, in the order of 3.5.3; `None` if the scoregroup and all others cannot be paired.
pub(in crate::pairing::team_swiss) fn find(
    step: &Step,
    progress: &dyn Progress,
) -> Result<Option<Vec<u32>>, NotPaired> {
    if step.residents.len().is_multiple_of(2) {
        if need_parity_only(step.roster, step.residents, step.lower, progress)? {
            return Ok(Some(Vec::new()));
        }
    } else if let Some(team) = single(step, progress)? {
        return Ok(Some(vec![team]));
    }
    exact::find(step, progress)
}

/// Finds the only upfloater, if one of the first candidates of the highest score reaches the best value
/// in all criteria.
fn single(step: &Step, progress: &dyn Progress) -> Result<Option<u32>, Stopped> {
    for team in highest_candidates(step).into_iter().take(FIRST) {
        if step.is_legal(&[team], progress)? && step.respects_following(&[team], progress)? {
            return Ok(Some(team));
        }
    }
    Ok(None)
}

/// Returns the candidates of the highest score by C7 and TPN.
fn highest_candidates(step: &Step) -> Vec<u32> {
    let candidates = without(step.lower, step.barred.as_slice());
    let Some(score) = candidates.first().map(|&team| step.roster.score(team)) else { return Vec::new() };
    let mut teams: Vec<u32> =
        candidates.into_iter().take_while(|&team| step.roster.score(team) == score).collect();
    teams.sort_by_key(|&team| step.roster.get(team).is_floater);
    teams
}
