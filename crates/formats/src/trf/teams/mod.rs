//! Reports of team events: teams, line-ups, matches, and their match and game points (trf 2, 3, 5, 7, 8;
//! team-swiss).
//!
//! A [`Report`] stores the records of teams unchanged. A [`TeamReport`] has their meaning: [`read`](self)
//! reads the records, `rounds` finds the matches of each round, `worth` their points, and `field` the
//! field of a round to pair.

mod faults;
mod field;
mod read;
mod rounds;
mod summaries;
mod team_report;
#[cfg(test)]
mod tests;
mod tie_breaks;
mod worth;
mod write;

use super::report::{Fault, Report};

pub use super::event_type::TeamSystem;
pub(super) use faults::is_of_points;
pub(super) use rounds::kind_of;
pub use team_report::{
    AllocatedByes, Board, ForfeitedMatch, LineUp, Match, Seat, Team, TeamAdjustment, TeamByes, TeamReport,
    TeamRound, TeamVirtualPoints,
};

impl TeamReport {
    /// Reads the records of teams of a report.
    ///
    /// Contradictions between them are [`faults`](Self::faults).
    ///
    /// # Errors
    ///
    /// The first record that violates the format or names an unknown team or player, or a report without
    /// teams.
    pub fn of(report: Report) -> Result<Self, Fault> {
        read::records(report).map(Self::settled)
    }

    /// Returns the report with its rounds and faults found again from the records.
    #[must_use]
    pub fn settled(mut self) -> Self {
        self.faults = faults::of_rosters(&self);
        let (rounds, faults) = rounds::of(&self);
        self.rounds = rounds;
        self.faults.extend(faults);
        self.faults.extend(faults::of_rounds(&self));
        if self.faults.is_empty() {
            self.faults = faults::of_points(&self);
        }
        self
    }
}
