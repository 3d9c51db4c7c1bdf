//! Import: an input becomes the draft of an event, in four steps.
//!
//! 1. `input` recognises the format and parses a judge input.
//! 2. `judge`, or [`trf::read_in`] with [`trf::event::read`] or, for teams, [`trf::event::read_teams`], read
//!    it as a draft.
//! 3. `system`, `absences`, `ranks` and `corrections` repair the draft of a report (`teams` that of a report
//!    of teams): an event has one pairing system, one list of tie-breaks and a journal in order, and a report
//!    may have less or more.
//! 4. `explain` adds the findings about the draft as it is now.
//!
//! A step is a function from draft to draft. The desk records the result. A fault is a value with its line;
//! the caller words it with the name of the file.

mod absences;
mod corrections;
mod explain;
mod input;
pub mod judge;
mod ranks;
mod system;
mod teams;

use crate::decoding::TextEncoding;
pub use crate::draft::Draft;
use crate::judge::SyntaxError;
use crate::presets::{self, PresetError};
use crate::trf;
use crate::trf::event::ReadEvent;
use crate::trf::report::{Declared, Fault};
use engine::setup::{Ranking, Regulations, Setup, TieBreakRules};
pub use explain::named_twice;
use input::Input;

/// The number of players that a note names before it counts the rest.
const NAMED: usize = 5;

/// The most events that one input is made into.
pub const MOST_EVENTS: usize = 10_000;

/// A format from which an event can be created.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// A tournament report.
    Trf,
    /// The judge input of Crikey.
    Crikey,
    /// The judge input of Tractor.
    Tractor,
    /// The judge input of dice.
    Dice,
    /// The judge input of a Swiss.
    Swiss,
    /// The judge input of probit ratings.
    Probit,
}

/// The reason why no event is created from an input.
#[derive(Debug, thiserror::Error)]
pub enum DraftError {
    /// It fits no format, or several.
    #[error("the format of the file cannot be recognised")]
    Unrecognised,
    /// A judge input breaks its format.
    #[error(transparent)]
    Syntax(SyntaxError),
    /// A report has content that no event can have.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// A judge input has content that no event can have.
    #[error(transparent)]
    Unfit(#[from] judge::ImportError),
    /// The input has no tournament or game with this number.
    #[error("there is no tournament or game {nth} in the input (expected 1 to {count})")]
    NoSuchNumber {
        /// The number.
        nth: usize,
        /// The number of tournaments or games.
        count: usize,
    },
    /// The input has more tournaments or games than are made into events at once.
    #[error("the input holds {0} events (limit {MOST_EVENTS})")]
    TooMany(usize),
    /// A pairing system was chosen for an input that is not a report.
    #[error("only a tournament report is made into an event of another pairing system")]
    NoReport,
    /// A tournament of more rounds than an event can number.
    #[error("the tournament has more rounds than an event can have")]
    TooManyRounds,
    /// A preset is missing, which a test rules out.
    #[error(transparent)]
    Preset(#[from] PresetError),
}

impl DraftError {
    /// Returns the line of the fault, from 1; `None` if it is about the whole input.
    #[must_use]
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::Syntax(error) => Some(error.line),
            Self::Fault(fault) if 0 < fault.line => Some(fault.line),
            Self::Fault(_)
            | Self::Unrecognised
            | Self::Unfit(_)
            | Self::NoSuchNumber { .. }
            | Self::TooMany(_)
            | Self::NoReport
            | Self::TooManyRounds
            | Self::Preset(_) => None,
        }
    }
}

/// The system with which the event of a report continues.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GoesOn {
    /// As an individual Swiss.
    Swiss,
    /// As a round robin.
    RoundRobin,
    /// With manual pairings.
    Manual,
}

/// The events of an input that are wanted, and how its report is read.
#[derive(Debug, Clone, Copy, Default)]
pub struct Wanted {
    /// The number of the tournament or game, from 1; all of them if `None`.
    pub nth: Option<usize>,
    /// The system with which the event of the players of a report goes on; the report's own if `None`, and
    /// then a report of teams becomes an event of teams.
    pub goes_on: Option<GoesOn>,
    /// The encoding of a report; the one that its bytes show if `None`.
    pub encoding: Option<TextEncoding>,
}

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

fn check_chosen(count: usize, nth: Option<usize>) -> Result<(), DraftError> {
    match nth {
        Some(nth) if !(1..=count).contains(&nth) => Err(DraftError::NoSuchNumber { nth, count }),
        None if MOST_EVENTS < count => Err(DraftError::TooMany(count)),
        Some(_) | None => Ok(()),
    }
}
