//! Converts between an event and a tournament report (TRF): the players, their rounds and the
//! settings of a game of two.

mod differences;
mod members;
mod read;
mod team_differences;
mod team_draft;
mod team_facts;
mod teams;
#[cfg(test)]
mod tests;
mod write;

pub(crate) use differences::behind_line;
pub(crate) use read::entrant;
pub use read::{ReadEvent, read};
pub use team_differences::{found as differences_of_teams, lost as lost_facts_of_teams};
pub use team_draft::read as read_teams;
pub use team_facts::reasons as reasons_of_points;
pub use write::{PLACE, is_place};

use super::report::Report;
use crate::export::ExportError;
use engine::state::State;

/// Creates a report of an event.
///
/// # Errors
///
/// The game is not for two players, or there are more players than a report can number.
pub fn write(state: &State) -> Result<Report, ExportError> {
    match state.setup.game.match_rules() {
        Some(rules) => teams::write(state, rules),
        None => write::write(state),
    }
}

/// Creates the report of an event for the rating office, with the games as they are reported for rating.
/// Comments of an imported report are included only on request, because not every office reads them.
///
/// # Errors
///
/// The same as [`write()`].
pub fn write_for_rating(state: &State, comments: bool) -> Result<Report, ExportError> {
    match state.setup.game.match_rules() {
        Some(rules) => {
            let mut report = teams::write(state, rules)?;
            report.others.retain(|other| comments || other.code != "###");
            Ok(report)
        }
        None => write::write_for_rating(state, comments),
    }
}
