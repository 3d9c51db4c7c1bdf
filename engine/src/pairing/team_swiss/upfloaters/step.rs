//! The top scoregroup and everybody below, and what C3 and C6 ask of its upfloaters.

use crate::basics::progress::{Progress, Stopped};
use crate::pairing::team_swiss::opponents::{can_be_paired, need_parity_only};
use crate::pairing::team_swiss::team::Roster;

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

impl Step<'_> {
    /// C1, C3: whether a set of upfloaters and the residents, and all others, can be paired.
    pub(crate) fn is_legal(&self, upfloaters: &[u32], progress: &dyn Progress) -> Result<bool, Stopped> {
        let bracket = [self.residents, upfloaters].concat();
        let others = without(self.lower, upfloaters);
        Ok(can_be_paired(self.roster, &bracket, progress)? && can_be_paired(self.roster, &others, progress)?)
    }

    /// C6: whether the upfloaters empty the following scoregroup, or leave it so that its bracket needs no
    /// more upfloaters than its parity (readings A6, A15).
    pub(crate) fn respects_following(
        &self,
        upfloaters: &[u32],
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
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
