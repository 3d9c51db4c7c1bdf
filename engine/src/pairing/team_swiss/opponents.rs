//! Teams that may meet (C1), as a graph: complete pairings, and the teams left over by them (C3).

use super::team::{Roster, count};
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::kinds::{KindMatching, Kinds};

/// The kind of the teams that may take the seat of the bye, and of the seat.
const BYE: usize = 1;
const SEAT: usize = 2;

/// The rule that is waived.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Waived {
    /// Nothing.
    Nothing,
    /// The pairs that the arbiter has forbidden.
    Forbidden,
    /// C1.
    Rematches,
}

/// The teams are the vertices, in the given order.
#[derive(Debug, Clone)]
pub(super) struct Opponents<'a> {
    roster: &'a Roster,
    teams: &'a [u32],
    kinds: Vec<usize>,
    waived: Waived,
}

impl<'a> Opponents<'a> {
    pub(super) fn new(roster: &'a Roster, teams: &'a [u32]) -> Self {
        Self { roster, teams, kinds: vec![0; teams.len()], waived: Waived::Nothing }
    }

    /// Adds the seat of the bye after the teams, that some of them may take.
    pub(super) fn with_seat(mut self, may_take: impl Fn(u32) -> bool) -> Self {
        for (kind, &team) in self.kinds.iter_mut().zip(self.teams) {
            *kind = if may_take(team) { BYE } else { 0 };
        }
        self.kinds.push(SEAT);
        self
    }

    /// Waives a rule.
    pub(super) fn waiving(self, waived: Waived) -> Self {
        Self { waived, ..self }
    }

    /// Returns the number of vertices.
    pub(super) fn len(&self) -> usize {
        self.kinds.len()
    }
}

impl Kinds for Opponents<'_> {
    fn kinds(&self) -> usize {
        SEAT + 1
    }

    fn kind(&self, v: u32) -> usize {
        self.kinds[v as usize]
    }

    fn fits_kind(&self, a: usize, b: usize) -> bool {
        match a.max(b) {
            SEAT => a.min(b) == BYE,
            _ => true,
        }
    }

    fn is_barred(&self, a: u32, b: u32) -> bool {
        let teams = self.teams.get(a as usize).zip(self.teams.get(b as usize));
        teams.is_some_and(|(&a, &b)| match self.waived {
            Waived::Nothing => !self.roster.may_meet(a, b),
            Waived::Forbidden => self.roster.have_met(a, b),
            Waived::Rematches => self.roster.are_kept_apart(a, b),
        })
    }
}

/// C3: whether some teams can all be paired among themselves.
pub(super) fn can_be_paired(
    roster: &Roster,
    teams: &[u32],
    progress: &dyn Progress,
) -> Result<bool, Stopped> {
    Ok(teams.len().is_multiple_of(2)
        && (roster.are_plenty(teams.len()) || least_left_over(roster, teams, progress)? == 0))
}

/// Returns the least number of teams who find no opponent among some teams.
pub(super) fn least_left_over(
    roster: &Roster,
    teams: &[u32],
    progress: &dyn Progress,
) -> Result<usize, Stopped> {
    let graph = Opponents::new(roster, teams);
    KindMatching::new(graph.len()).maximize(&graph, progress)
}

/// Returns the teams any of which could be the only one left over by a pairing of an odd number of teams.
pub(super) fn possibly_left_over(
    roster: &Roster,
    teams: &[u32],
    progress: &dyn Progress,
) -> Result<Vec<u32>, Stopped> {
    if roster.are_plenty(teams.len()) {
        return Ok(teams.to_vec());
    }
    let graph = Opponents::new(roster, teams);
    let mut matching = KindMatching::new(graph.len());
    if matching.maximize(&graph, progress)? != 1 {
        return Ok(Vec::new());
    }
    let could_be = matching.could_be_left_over(&graph, progress)?;
    Ok((0..count(teams.len())).filter(|&v| could_be[v as usize]).map(|v| teams[v as usize]).collect())
}

/// Returns true if `upper` needs no more teams of `lower` than its parity (C4), with all others paired (C3).
pub(super) fn need_parity_only(
    roster: &Roster,
    upper: &[u32],
    lower: &[u32],
    progress: &dyn Progress,
) -> Result<bool, Stopped> {
    if upper.len().is_multiple_of(2) {
        return Ok(can_be_paired(roster, upper, progress)? && can_be_paired(roster, lower, progress)?);
    }
    let from = possibly_left_over(roster, upper, progress)?;
    let to = possibly_left_over(roster, lower, progress)?;
    Ok(from.iter().any(|&a| to.iter().any(|&b| roster.may_meet(a, b))))
}
