//! Tournament reports of team events (TRF).

use wallchart::engine::pairing::team_swiss::{self, breaches};
use wallchart::engine::state::State;
use wallchart::formats::import;
use wallchart::formats::trf::teams::{Team, TeamReport};
use wallchart::formats::trf::{self, Codes, Fault};
use wallchart::text::clean;

use super::told;

/// The most teams of a paired round.
const MOST: usize = 24;

/// A report of teams is refused at one of its lines. Or it survives writing and reading with the same facts,
/// and is paired by the rules if it has no contradiction.
pub fn any_team_report(bytes: &[u8]) {
    // A line ends with LF, CR or both.
    let lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).count();
    let at_a_line = |fault: &Fault| {
        told(&fault.to_string());
        assert!(fault.line <= lines, "line {} of {lines}", fault.line);
    };
    let teams = match trf::read(bytes).and_then(TeamReport::of) {
        Err(fault) => return at_a_line(&fault),
        Ok(teams) => teams,
    };
    let faults = teams.faults();
    faults.iter().for_each(at_a_line);
    let completed = usize::from(teams.completed_rounds());
    assert!(!faults.is_empty() || teams.records().iter().all(|team| team.len() == completed));
    match teams.field_for_next_round() {
        Err(fault) => at_a_line(&fault),
        Ok(field) => {
            assert!(faults.is_empty(), "a round is paired from what does not agree");
            if field.teams.len() <= MOST {
                match team_swiss::pair(&field, &(), &mut ()) {
                    Err(none) => told(&none.to_string()),
                    Ok(pairing) => assert_eq!(breaches(&field, &pairing), []),
                }
            }
        }
    }
    let is_sound = faults.is_empty();
    check_written(teams);
    check_imported(bytes, is_sound);
}

/// A report becomes an event whose report is read again, or is refused at one of its lines. A sound report
/// stays sound; sums that do not follow from the results are written as they were stated.
fn check_imported(bytes: &[u8], is_sound: bool) {
    let draft = match import::report(bytes) {
        Err(error) => return told(&error.to_string()),
        Ok(draft) => draft,
    };
    for line in draft.adjustments.iter().chain(&draft.notes).chain(&draft.changed).chain(&draft.breaches) {
        told(line);
    }
    let mut state = State::new(&draft.header());
    for act in &draft.acts {
        if let Err(refused) = state.apply(act) {
            return told(&refused.to_string());
        }
    }
    match trf::event::write(&state).map(|report| trf::write(&report, Codes::Trf26)) {
        Ok(Ok(text)) => {
            let again = trf::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            if state.setup.game.match_rules().is_some() {
                let again = TeamReport::of(again).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
                let faults = again.faults();
                let is_kept = |fault: &Fault| !is_sound && fault.wrong.ends_with("add up to something else");
                assert!(faults.iter().all(is_kept), "{faults:?}\n{text}");
            }
        }
        Ok(Err(cannot)) => told(&cannot.to_string()),
        Err(cannot) => told(&cannot.to_string()),
    }
}

/// A written report is read again with the same facts.
fn check_written(teams: TeamReport) {
    let before = facts(&teams);
    let written = teams.into_report().and_then(|report| trf::write(&report, Codes::Trf26));
    let text = match written {
        Err(cannot) => return told(&cannot.to_string()),
        Ok(text) => text,
    };
    let again = trf::read(text.as_bytes()).and_then(TeamReport::of);
    let again = again.unwrap_or_else(|fault| panic!("{}: {fault} in what was written\n{text}", fault.line));
    assert_eq!(facts(&again), before, "in what was written\n{text}");
}

/// The facts of a report in a normal form.
fn facts(teams: &TeamReport) -> impl PartialEq + std::fmt::Debug + use<> {
    let team = |team: &Team| {
        let name: String = clean(&team.name).chars().take(32).collect();
        let points = (team.match_points, team.game_points);
        (team.number, name.trim_ascii().to_owned(), points, team.rank, team.roster.clone())
    };
    let byes = teams.byes.iter().map(|byes| (format!("{:?}", byes.bye), byes.round, byes.teams.clone()));
    let allocated = teams.allocated.as_ref();
    let forfeits = teams.forfeits.iter().map(|one| (one.round, one.teams, one.won));
    let line_ups = teams.line_ups.iter().map(|one| (one.round, one.team, one.opponent, one.players.clone()));
    let adjusted = teams
        .adjusted_points
        .iter()
        .map(|given| (given.result, given.match_points, given.game_points, given.round, given.teams.clone()));
    (
        teams.teams.iter().map(team).collect::<Vec<_>>(),
        (teams.system.clone(), teams.colors.clone(), teams.match_points, teams.report.rounds),
        allocated.map(|byes| (byes.match_points, byes.game_points, byes.teams.clone())),
        (byes.collect::<Vec<_>>(), forfeits.collect::<Vec<_>>(), line_ups.collect::<Vec<_>>()),
        (teams.virtual_points.clone(), teams.forbidden.clone(), adjusted.collect::<Vec<_>>()),
        teams.rounds.clone(),
    )
}
