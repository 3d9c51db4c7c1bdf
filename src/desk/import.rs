//! What becomes an event: a tournament report or a judge input is recognised, read as a draft, and the draft recorded.
//!
//! What is wrong stays a value with its line; whoever asked puts it into words, with the name of the file.

use super::{Desk, DeskError, Equipment};
use crate::engine::action::{Act, Details, Header};
use crate::engine::rating::probit::batch::ProbitRules;
use crate::engine::refusal::Warning;
use crate::engine::setup::{Game, PairingSystem, RatingSystem, Setup, TractorStart};
use crate::engine::text::Label;
use crate::formats::import;
use crate::formats::judge::{SyntaxError, crikey, dice, probit, swiss, tractor};
use crate::formats::trf::report::Fault;
use crate::formats::trf::{self, event::Described};
use crate::presets::{self, PresetError};

/// The most events that one input is made into.
pub const MOST_EVENTS: usize = 10_000;

/// A format that an event can be made of.
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

/// Why an input does not become an event.
#[derive(Debug, thiserror::Error)]
pub enum DraftError {
    /// It fits no format, or several.
    #[error("the format of the file cannot be recognised")]
    Unrecognised,
    /// A judge input says something that its format does not say.
    #[error(transparent)]
    Syntax(SyntaxError),
    /// A report says something that no event can hold.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// A judge input holds something that no event can hold.
    #[error(transparent)]
    Unfit(#[from] import::ImportError),
    /// The number of a tournament or game that the input does not hold.
    #[error("there is no tournament or game {nth} in the input (expected 1 to {count})")]
    NoSuchNumber {
        /// The number asked for.
        nth: usize,
        /// How many there are.
        count: usize,
    },
    /// More tournaments or games than are made into events at once.
    #[error("the input holds {0} events (limit {MOST_EVENTS})")]
    TooMany(usize),
    /// A tournament of more rounds than an event can number.
    #[error("the tournament has more rounds than an event can have")]
    TooManyRounds,
    /// A preset is missing, which a test rules out.
    #[error(transparent)]
    Preset(#[from] PresetError),
}

impl DraftError {
    /// Returns the line of the input that is wrong, from 1; `None` where it is the input as a whole.
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
            | Self::TooManyRounds
            | Self::Preset(_) => None,
        }
    }
}

/// An event that could be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Title, place, dates, arbiter.
    pub details: Details,
    /// The choices.
    pub setup: Setup,
    /// What was done.
    pub acts: Vec<Act>,
    /// What became of the texts that an event cannot hold as they are, each behind its line.
    pub changed: Vec<String>,
}

/// An event that was made of a draft, in memory.
#[derive(Debug)]
pub struct Imported {
    /// The event.
    pub desk: Desk,
    /// Why its seals will not be signed, where the user's key cannot be had.
    pub unsigned: Option<std::io::Error>,
    /// What became of the texts that an event cannot hold as they are, each behind its line.
    pub changed: Vec<String>,
    /// What a director would have been asked about, had it been done at this desk; the journal holds it as accepted.
    pub accepted: Vec<Warning>,
}

/// Recognises an input: its format is the one of which it is a valid instance, if there is just one; a list of words
/// alone, which would be the names of a Swiss without games, can be anything.
///
/// # Errors
///
/// It fits no format, or several.
pub fn recognise(input: &[u8]) -> Result<Format, DraftError> {
    let fits = [
        (Format::Trf, is_report(input)),
        (Format::Crikey, crikey::parse(input).is_ok()),
        (Format::Tractor, tractor::parse(input).is_ok()),
        (Format::Dice, dice::parse(input).is_ok()),
        (Format::Swiss, swiss::parse(input).is_ok_and(|input| !input.rounds.is_empty())),
        (Format::Probit, probit::parse(input).is_ok()),
    ];
    let mut found = fits.into_iter().filter(|(_, fits)| *fits).map(|(format, _)| format);
    match (found.next(), found.next()) {
        (Some(format), None) => Ok(format),
        (Some(_), Some(_)) | (None, _) => Err(DraftError::Unrecognised),
    }
}

/// Whether an input is a tournament report: it has players' lines, and nothing else begins so.
#[must_use]
pub fn is_report(input: &[u8]) -> bool {
    input.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| line.starts_with(b"001 "))
}

/// Reads a tournament report as the draft of an event.
///
/// # Errors
///
/// The first thing that is wrong with it, or that no event can hold.
pub fn report(input: &[u8]) -> Result<Draft, DraftError> {
    let base = presets::find("fide-swiss")?.setup;
    let Described { details, setup, acts, changed } = trf::event::read(&trf::read(input)?, base)?;
    Ok(Draft { details, setup, acts, changed })
}

/// Reads the drafts of all events that an input holds, or of the one with a number, from 1.
///
/// # Errors
///
/// The first thing that is wrong with the input; there is no such number, or there are too many events.
pub fn drafts(format: Format, input: &[u8], nth: Option<usize>) -> Result<Vec<Draft>, DraftError> {
    let syntax = DraftError::Syntax;
    match format {
        Format::Trf => {
            let draft = report(input)?;
            check_chosen(1, nth)?;
            Ok(vec![draft])
        }
        Format::Crikey => {
            let input = crikey::parse(input).map_err(syntax)?;
            several("crikey", "Tournament", &input.tournaments, nth, import::crikey)
        }
        Format::Dice => {
            let input = dice::parse(input).map_err(syntax)?;
            several("dice", "Game", &input.games, nth, |hands| import::dice(hands))
        }
        Format::Swiss => {
            let input = swiss::parse(input).map_err(syntax)?;
            several("swiss-resistance", "Tournament", &[input], nth, import::swiss)
        }
        Format::Tractor => tractor_drafts(&tractor::parse(input).map_err(syntax)?, nth),
        Format::Probit => probit_drafts(&probit::parse(input).map_err(syntax)?, nth),
    }
}

/// Records the event of a draft in memory.
///
/// # Errors
///
/// The rules refuse one of its acts.
pub fn event(draft: Draft, mut equipment: Equipment) -> Result<Imported, DeskError> {
    let Draft { details, setup, acts, changed } = draft;
    let header = presets::header(setup, details.title.clone(), &mut *equipment.clock);
    let header = Header { details, ..header };
    // An event that nobody can sign is still an event; its first seal says so.
    let (header, unsigned) = match equipment.sign(header.clone()) {
        Ok(signed) => (signed, None),
        Err(error) => (header, Some(error)),
    };
    let mut desk = Desk::in_memory(header, equipment)?;
    let accepted = desk.take_over(acts)?;
    Ok(Imported { desk, unsigned, changed, accepted })
}

/// The tournaments or games that were asked for, with their numbers.
fn chosen<T>(inputs: &[T], nth: Option<usize>) -> Result<impl Iterator<Item = (usize, &T)>, DraftError> {
    check_chosen(inputs.len(), nth)?;
    Ok((1..).zip(inputs).filter(move |(number, _)| nth.is_none_or(|nth| nth == *number)))
}

fn check_chosen(count: usize, nth: Option<usize>) -> Result<(), DraftError> {
    match nth {
        Some(nth) if !(1..=count).contains(&nth) => Err(DraftError::NoSuchNumber { nth, count }),
        None if MOST_EVENTS < count => Err(DraftError::TooMany(count)),
        Some(_) | None => Ok(()),
    }
}

fn several<T>(
    preset: &str,
    what: &str,
    inputs: &[T],
    nth: Option<usize>,
    acts: impl Fn(&T) -> Result<Vec<Act>, import::ImportError>,
) -> Result<Vec<Draft>, DraftError> {
    let setup = presets::find(preset)?.setup;
    let drafts = chosen(inputs, nth)?
        .map(|(number, input)| draft(&format!("{what} {number}"), setup.clone(), acts(input)?));
    drafts.collect()
}

fn tractor_drafts(input: &tractor::TractorInput, nth: Option<usize>) -> Result<Vec<Draft>, DraftError> {
    let mut drafts = several("tractor", "Case", &input.rounds, nth, import::tractor)?;
    for (draft, (_, round)) in drafts.iter_mut().zip(chosen(&input.rounds, nth)?) {
        let [team1, team2] = round.setup.ranks;
        draft.setup.game = Game::Tractor(TractorStart { team1, team2 });
    }
    Ok(drafts)
}

fn probit_drafts(input: &probit::ProbitInput, nth: Option<usize>) -> Result<Vec<Draft>, DraftError> {
    let mut drafts = several("probit-new", "Batch", std::slice::from_ref(input), nth, import::probit)?;
    for draft in &mut drafts {
        if let RatingSystem::Probit { rules, .. } = &mut draft.setup.rating {
            *rules = ProbitRules { factor: input.batch.factor(), decimals: input.decimals };
        }
    }
    Ok(drafts)
}

/// An event of the input's own rounds; nothing is paired by a system.
fn draft(title: &str, mut setup: Setup, acts: Vec<Act>) -> Result<Draft, DraftError> {
    let rounds = acts.iter().filter(|act| matches!(act, Act::Publish { .. })).count();
    setup.rounds = u16::try_from(rounds).map_err(|_| DraftError::TooManyRounds)?.max(1);
    setup.pairing = PairingSystem::Manual;
    let details = Details { title: Label::taken_over(title), ..Details::default() };
    Ok(Draft { details, setup, acts, changed: Vec::new() })
}
