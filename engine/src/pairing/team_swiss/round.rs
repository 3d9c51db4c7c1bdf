//! The state of a round that is being paired, from the top scoregroup down (articles 3.2 and 3.3).

use super::bracket::Bracket;
use super::bye;
use super::team::Roster;
use super::upfloaters::Step;
use crate::basics::progress::Progress;
use crate::pairing::dutch::NotPaired;

/// A round on its way down.
#[derive(Debug, Clone)]
pub(super) struct Round<'a> {
    pub roster: &'a Roster,
    /// The team with the bye.
    pub bye: Option<u32>,
    /// The teams not yet paired, in rank order.
    pub unpaired: Vec<u32>,
}

impl<'a> Round<'a> {
    /// Finds the bye (3.4).
    ///
    /// # Errors
    /// [`NotPaired`] without a legal pairing, or on a stop.
    pub(super) fn begin(roster: &'a Roster, progress: &dyn Progress) -> Result<Self, NotPaired> {
        let bye = bye::find(roster, progress)?;
        Ok(Self { roster, bye, unpaired: roster.ranks().filter(|&team| Some(team) != bye).collect() })
    }

    /// Returns the top scoregroup and the teams below; `None` if all are paired (3.2).
    pub(super) fn step(&self) -> Option<Step<'_>> {
        let score = self.roster.score(*self.unpaired.first()?);
        let end = self.unpaired.partition_point(|&team| score <= self.roster.score(team));
        let (residents, lower) = self.unpaired.split_at(end);
        // The bye counts among the standings (reading A15).
        let next = self.roster.ranks().map(|team| self.roster.score(team)).find(|&other| other < score);
        let is_following = |team: u32| Some(self.roster.score(team)) == next;
        let following = lower.partition_point(|&team| is_following(team));
        Some(Step { roster: self.roster, residents, lower, following, barred: None })
    }

    /// Goes on to the next scoregroup.
    pub(super) fn finish(&mut self, bracket: &Bracket) {
        self.unpaired.drain(..bracket.residents.len());
        self.unpaired.retain(|team| !bracket.upfloaters.contains(team));
    }
}
