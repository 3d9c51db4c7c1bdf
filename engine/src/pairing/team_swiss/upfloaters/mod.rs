//! The set of upfloaters (article 3.5).
//!
//! A set of the least size never pairs two of its members: without the two, a smaller set would do. So every
//! upfloater meets a resident.

mod exact;

use super::opponents::{can_be_paired, need_parity_only};
use super::team::Roster;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::dutch::NotPaired;

/// The top scoregroup and the teams below.
#[derive(Debug, Clone, Copy)]
pub(in crate::pairing::team_swiss) struct Step<'a> {
    pub roster: &'a Roster,
    /// The scoregroup.
    pub residents: &'a [u32],
    /// Everybody below who is not yet paired, in rank order (3.5.1).
    pub lower: &'a [u32],
    /// The number of the first of them that are in the following scoregroup (C6).
    pub following: usize,
    /// A team that must not be an upfloater.
    pub barred: Option<u32>,
}

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
    } else if let Some(team) = step.single(progress)? {
        return Ok(Some(vec![team]));
    }
    exact::find(step, progress)
}

impl Step<'_> {
    /// Finds the only upfloater, if one of the first candidates of the highest score reaches the best value
    /// in all criteria.
    fn single(&self, progress: &dyn Progress) -> Result<Option<u32>, Stopped> {
        for team in self.highest_candidates().into_iter().take(FIRST) {
            if self.is_legal(&[team], progress)? && self.respects_following(&[team], progress)? {
                return Ok(Some(team));
            }
        }
        Ok(None)
    }

    /// Returns the candidates of the highest score by C7 and TPN.
    fn highest_candidates(&self) -> Vec<u32> {
        let candidates = without(self.lower, self.barred.as_slice());
        let Some(score) = candidates.first().map(|&team| self.roster.score(team)) else { return Vec::new() };
        let mut teams: Vec<u32> =
            candidates.into_iter().take_while(|&team| self.roster.score(team) == score).collect();
        teams.sort_by_key(|&team| self.roster.get(team).is_floater);
        teams
    }

    /// C1, C3: whether a set of upfloaters and the residents, and all others, can be paired.
    pub fn is_legal(&self, upfloaters: &[u32], progress: &dyn Progress) -> Result<bool, Stopped> {
        let bracket = [self.residents, upfloaters].concat();
        let others = without(self.lower, upfloaters);
        Ok(can_be_paired(self.roster, &bracket, progress)? && can_be_paired(self.roster, &others, progress)?)
    }

    /// C6: whether the upfloaters empty the following scoregroup, or leave it so that its bracket needs no
    /// more upfloaters than its parity (readings A6, A15).
    pub fn respects_following(&self, upfloaters: &[u32], progress: &dyn Progress) -> Result<bool, Stopped> {
        let (following, others) = self.lower.split_at(self.following);
        let following = without(following, upfloaters);
        Ok(following.is_empty()
            || need_parity_only(self.roster, &following, &without(others, upfloaters), progress)?)
    }
}

/// Returns some teams without others.
pub(in crate::pairing::team_swiss) fn without(teams: &[u32], others: &[u32]) -> Vec<u32> {
    teams.iter().copied().filter(|team| !others.contains(team)).collect()
}
