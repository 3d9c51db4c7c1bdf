//! The four steps from an input to its drafts.

use super::error::DraftError;
use super::input::Input;
use super::wanted::{Format, Wanted, check_chosen};
use super::{absences, corrections, explain, judge, ranks, system, teams};
use crate::draft::Draft;
use crate::presets;
use crate::trf;
use crate::trf::event::ReadEvent;
use crate::trf::report::Declared;
use engine::setup::{Ranking, Regulations, Setup, TieBreakRules};

/// Reads the drafts of an input, in the format that is given or recognised.
///
/// # Errors
///
/// The first fault of the input; it has no tournament with that number, or too many; or a system was asked
/// for and it is no report.
pub fn drafts(bytes: &[u8], format: Option<Format>, wanted: Wanted) -> Result<Vec<Draft>, DraftError> {
    let input = match format {
        Some(format) if format != Format::Trf && wanted.goes_on.is_some() => {
            return Err(DraftError::NoReport);
        }
        Some(format) => Input::of(format, bytes)?,
        None => Input::recognised(bytes)?,
    };
    match &input {
        Input::Report(bytes) => {
            let draft = report_in(bytes, wanted)?;
            check_chosen(1, wanted.nth)?;
            Ok(vec![draft])
        }
        Input::Crikey(_) | Input::Tractor(_) | Input::Dice(_) | Input::Swiss(_) | Input::Probit(_)
            if wanted.goes_on.is_some() =>
        {
            Err(DraftError::NoReport)
        }
        Input::Crikey(input) => judge::crikey_drafts(input, wanted.nth),
        Input::Dice(input) => judge::dice_drafts(input, wanted.nth),
        Input::Swiss(input) => judge::swiss_drafts(input, wanted.nth),
        Input::Tractor(input) => judge::tractor_drafts(input, wanted.nth),
        Input::Probit(input) => judge::probit_drafts(input, wanted.nth),
    }
}

/// Reads a tournament report as the draft of an event.
///
/// # Errors
///
/// The first fault of the report, or the first thing that no event can hold.
pub fn report(bytes: &[u8]) -> Result<Draft, DraftError> {
    report_in(bytes, Wanted::default())
}

fn report_in(bytes: &[u8], wanted: Wanted) -> Result<Draft, DraftError> {
    // The list of tie-breaks is that of the report.
    let ranking = Ranking::Points { tie_breaks: Vec::new(), rules: TieBreakRules::default() };
    let regulations = Regulations::default();
    let report = trf::read_in(bytes, wanted.encoding)?;
    let mut not_teams = None;
    if wanted.goes_on.is_none() {
        let base = Setup { ranking: ranking.clone(), regulations, ..presets::find("team-swiss")?.setup };
        match teams::recognised(&report)
            .and_then(|teams| teams.map(|teams| teams::draft(&teams, base)).transpose())
        {
            Ok(Some(draft)) => return Ok(draft),
            Ok(None) => {}
            Err(fault) => not_teams = Some(fault),
        }
    }
    let base = Setup { ranking, regulations, ..presets::find("fide-swiss")?.setup };
    let read = trf::event::read(report, base)?;
    let ReadEvent { report, draft, differences } = read;
    let is_of_teams = matches!(report.declared(), Declared::Teams(_));

    let draft = system::chosen(draft, &report, wanted.goes_on);
    let draft = absences::settled(draft, &report);
    let draft = ranks::settled(draft, &ranks::Stated::of(&report));
    let draft = if is_of_teams { draft } else { corrections::official(draft, &report) };
    let mut draft = explain::breaches(draft, is_of_teams);
    draft.adjustments.extend(differences);
    draft.adjustments.extend(not_teams.map(|fault| {
        trf::event::behind_line(
            fault.line,
            &format!("{fault}: the event is one of the players, not of the teams"),
        )
    }));
    Ok(draft)
}
