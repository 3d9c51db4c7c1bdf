//! The event of a report of teams.

use std::collections::BTreeSet;

use super::{absences, explain, ranks, system};
use crate::draft::Draft;
use crate::trf::event;
use crate::trf::report::{Fault, Report};
use crate::trf::teams::TeamReport;
use engine::pairing::field::Tpn;
use engine::setup::Setup;

#[cfg(test)]
mod tests;

/// Returns the teams of a report; `None` if it lists none. The older record of teams (013) is also written
/// for individual events in which teams are only ranked: if the games of the report are not those of matches,
/// it is an individual event.
///
/// # Errors
///
/// The first record of teams that breaks the format.
pub(super) fn recognised(report: &Report) -> Result<Option<TeamReport>, Fault> {
    let has = |code: &str| report.others.iter().any(|other| other.code == code);
    if !has("310") && !has("013") {
        return Ok(None);
    }
    let teams = TeamReport::of(report.clone().understood());
    if has("310") {
        return teams.map(Some);
    }
    Ok(teams.ok().filter(|teams| teams.faults().is_empty() && has_all_players(teams)))
}

/// Returns true if each player with a game is in a team.
fn has_all_players(teams: &TeamReport) -> bool {
    let members: BTreeSet<Tpn> = teams.teams.iter().flat_map(|team| team.roster.iter().copied()).collect();
    let mut players = (1..).zip(&teams.report.players);
    players.all(|(place, player)| {
        members.contains(&place) || player.cells.iter().all(|cell| cell.opponent.is_none())
    })
}

/// Creates the draft of an event of teams, with the system and the list of tie-breaks that its rounds and
/// ranks have.
///
/// # Errors
///
/// The first contradiction of the report that leaves it without a meaning, or the first thing that an event
/// cannot store.
pub(super) fn draft(teams: &TeamReport, base: Setup) -> Result<Draft, Fault> {
    let draft = event::read_teams(teams, base)?;
    let mut draft = system::of_teams(draft, teams);
    absences::take_no_byes(&mut draft, u16::try_from(teams.rounds.len()).unwrap_or(u16::MAX));
    let places = (1..).take(teams.teams.len()).filter(|place| teams.is_unranked(*place));
    let unranked: Vec<String> = places.map(|place| teams.named(place)).collect();
    absences::note_unranked(&mut draft, &unranked);
    let draft = ranks::settled(draft, &ranks::Stated::of_teams(teams));
    let is_by_hand = draft.setup.pairing.system().is_manual();
    let mut draft = explain::breaches(draft, is_by_hand);
    let differences = event::differences_of_teams(teams, &draft);
    draft.adjustments.extend(differences);
    Ok(draft)
}
