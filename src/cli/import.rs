//! `wallchart import`: makes an event of a tournament report or of a judge input.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::Answer;
use super::judge::{System, place, place_fault};
use super::output::{self, Streams};
use crate::clock::SystemClock;
use crate::desk::Desk;
use crate::engine::action::{Act, Details};
use crate::engine::rating::probit::batch::ProbitRules;
use crate::engine::setup::{Game, RatingSystem, Setup, TractorStart};
use crate::engine::text::Label;
use crate::formats::judge::{SyntaxError, crikey, dice, probit, swiss, tractor};
use crate::formats::trf::report::Fault;
use crate::formats::{import, trf};
use crate::presets;
use crate::storage::disk;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The input; `-` for standard input.
    input: PathBuf,
    /// The event file to make; where the input holds several tournaments or games and `--nth` is not given, one
    /// event each, numbered before the ending.
    #[arg(short, long, value_name = "EVENT.ron")]
    output: PathBuf,
    /// The format, where it cannot be told from the file.
    #[arg(long = "as", value_enum, value_name = "FORMAT")]
    format: Option<Format>,
    /// Which tournament or game of the input, from 1.
    #[arg(long)]
    nth: Option<usize>,
}

/// A format that an event can be made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// A tournament report.
    Trf,
    Crikey,
    Tractor,
    Dice,
    Swiss,
    Probit,
}

impl Format {
    /// The judge format of that name; none for a report.
    const fn system(self) -> Option<System> {
        match self {
            Self::Trf => None,
            Self::Crikey => Some(System::Crikey),
            Self::Tractor => Some(System::Tractor),
            Self::Dice => Some(System::Dice),
            Self::Swiss => Some(System::Swiss),
            Self::Probit => Some(System::Probit),
        }
    }
}

/// The most events that one input is made into.
const MOST_EVENTS: usize = 10_000;

/// An event that could be made.
struct Draft {
    details: Details,
    setup: Setup,
    acts: Vec<Act>,
    /// What became of the texts that an event cannot hold as they are, each behind its line.
    changed: Vec<String>,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    output::check_event_path(&arguments.output)?;
    let input = Streams::to(None)?.read(Some(&arguments.input))?;
    let format = arguments.format.map_or_else(|| recognise(&input), Ok)?;
    let drafts = if let Some(system) = format.system() {
        read(system, &input, arguments.nth)
            .with_context(|| output::name(Some(&arguments.input)))?
            .map_err(|error| place(Some(&arguments.input), &error))?
    } else {
        let draft = report_draft(&input).map_err(|fault| place_fault(Some(&arguments.input), &fault))??;
        check_chosen(1, arguments.nth)?;
        vec![draft]
    };
    match <[Draft; 1]>::try_from(drafts) {
        Ok([draft]) => make(&arguments.output, Some(&arguments.input), draft)?,
        Err(drafts) => make_all(&arguments.output, Some(&arguments.input), drafts)?,
    }
    Ok(Answer::Yes)
}

/// The tournaments or games that were asked for, with their numbers.
fn chosen<T>(inputs: &[T], nth: Option<usize>) -> anyhow::Result<impl Iterator<Item = (usize, &T)>> {
    check_chosen(inputs.len(), nth)?;
    Ok((1..).zip(inputs).filter(move |(number, _)| nth.is_none_or(|nth| nth == *number)))
}

fn check_chosen(count: usize, nth: Option<usize>) -> anyhow::Result<()> {
    match nth {
        Some(nth) => anyhow::ensure!(
            (1..=count).contains(&nth),
            "there is no number {nth} in the input (expected 1 to {count})"
        ),
        None => anyhow::ensure!(
            count <= MOST_EVENTS,
            "the input holds {count} events (limit {MOST_EVENTS}; choose one with --nth)"
        ),
    }
    Ok(())
}

/// One event each, all or none: a file that is there already stops everything before the first is made.
fn make_all(output: &Path, input: Option<&Path>, drafts: Vec<Draft>) -> anyhow::Result<()> {
    let width = drafts.len().to_string().len();
    let numbered = |at: usize| {
        let stem = output.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        output.with_file_name(format!("{stem}-{:0width$}.ron", at + 1))
    };
    for path in (0..drafts.len()).map(numbered) {
        anyhow::ensure!(!path.exists(), "{} exists already (choose another name)", path.display());
    }
    let mut made = Vec::with_capacity(drafts.len());
    for draft in drafts {
        made.push(desk(draft)?);
    }
    let mut changes = Vec::new();
    for (at, (mut desk, changed)) in made.into_iter().enumerate() {
        if let Err(error) = desk.save_as(&numbered(at)) {
            // Sound events all of them, but not what was asked for; one that cannot be removed stays.
            (0..at).for_each(|made| drop(disk::system().remove(&numbered(made))));
            return Err(error.into());
        }
        changes.extend(changed);
    }
    tell_changed(input, &changes);
    Ok(())
}

fn make(path: &Path, input: Option<&Path>, draft: Draft) -> anyhow::Result<()> {
    let (mut desk, changed) = desk(draft)?;
    desk.save_as(path)?;
    tell_changed(input, &changed);
    Ok(())
}

/// Tells which texts an event could not hold as they are.
fn tell_changed(input: Option<&Path>, changed: &[String]) {
    for changed in changed {
        output::tell(&format!("{}:{changed}", output::name(input)));
    }
}

/// The event of a draft, in memory, and what became of texts that it could not hold.
fn desk(draft: Draft) -> anyhow::Result<(Desk, Vec<String>)> {
    let mut header = presets::header(draft.setup, draft.details.title.clone(), &mut SystemClock);
    header.details = draft.details;
    let equipment = output::equipment();
    let mut desk = Desk::in_memory(output::signed(header, &equipment), equipment)?;
    desk.record_all(draft.acts)?;
    Ok((desk, draft.changed))
}

/// The format is that one of which the input is a valid instance, if there is just one; a list of words alone, which
/// would be the names of a Swiss without games, can be anything.
fn recognise(input: &[u8]) -> anyhow::Result<Format> {
    let fits = [
        (Format::Trf, looks_like_a_report(input)),
        (Format::Crikey, crikey::parse(input).is_ok()),
        (Format::Tractor, tractor::parse(input).is_ok()),
        (Format::Dice, dice::parse(input).is_ok()),
        (Format::Swiss, swiss::parse(input).is_ok_and(|input| !input.rounds.is_empty())),
        (Format::Probit, probit::parse(input).is_ok()),
    ];
    let mut found = fits.into_iter().filter(|(_, fits)| *fits).map(|(format, _)| format);
    match (found.next(), found.next()) {
        (Some(format), None) => Ok(format),
        (Some(_), Some(_)) | (None, _) => anyhow::bail!(
            "the format cannot be told from the file (say which: --as trf, crikey, tractor, dice, swiss or probit)"
        ),
    }
}

/// Makes an event of a report.
pub(super) fn make_event_of_report(path: &Path, input: &[u8]) -> anyhow::Result<()> {
    let fault = |fault: Fault| {
        anyhow::anyhow!("this tournament cannot be an event: {} (expected {})", fault.wrong, fault.expected)
    };
    make(path, None, report_draft(input).map_err(fault)??)
}

/// A report has players' lines, and nothing else begins so.
fn looks_like_a_report(input: &[u8]) -> bool {
    input.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| line.starts_with(b"001 "))
}

fn report_draft(input: &[u8]) -> Result<anyhow::Result<Draft>, Fault> {
    let read = trf::read(input)?;
    let base = match presets::find("fide-swiss") {
        Ok(preset) => preset.setup,
        Err(error) => return Ok(Err(error.into())),
    };
    let trf::event::Described { details, setup, acts, changed } = trf::event::read(&read, base)?;
    Ok(Ok(Draft { details, setup, acts, changed }))
}

fn read(system: System, input: &[u8], nth: Option<usize>) -> anyhow::Result<Result<Vec<Draft>, SyntaxError>> {
    let drafts = match system {
        System::Crikey => crikey::parse(input)
            .map(|input| several("crikey", "Tournament", &input.tournaments, nth, import::crikey)),
        System::Dice => dice::parse(input)
            .map(|input| several("dice", "Game", &input.games, nth, |hands| import::dice(hands))),
        System::Swiss => swiss::parse(input)
            .map(|input| several("swiss-resistance", "Tournament", &[input], nth, import::swiss)),
        System::Tractor => tractor::parse(input).map(|input| tractor_drafts(&input, nth)),
        System::Probit => probit::parse(input).map(|input| probit_draft(&input, nth)),
    };
    drafts.map_or_else(|error| Ok(Err(error)), |drafts| drafts.map(Ok))
}

fn several<T>(
    preset: &str,
    what: &str,
    inputs: &[T],
    nth: Option<usize>,
    acts: impl Fn(&T) -> Result<Vec<Act>, import::ImportError>,
) -> anyhow::Result<Vec<Draft>> {
    let setup = presets::find(preset)?.setup;
    let drafts = chosen(inputs, nth)?
        .map(|(number, input)| draft(&format!("{what} {number}"), setup.clone(), acts(input)?));
    drafts.collect()
}

fn tractor_drafts(input: &tractor::TractorInput, nth: Option<usize>) -> anyhow::Result<Vec<Draft>> {
    let mut drafts = several("tractor", "Case", &input.rounds, nth, import::tractor)?;
    for (draft, (_, round)) in drafts.iter_mut().zip(chosen(&input.rounds, nth)?) {
        let [team1, team2] = round.setup.ranks;
        draft.setup.game = Game::Tractor(TractorStart { team1, team2 });
    }
    Ok(drafts)
}

fn probit_draft(input: &probit::ProbitInput, nth: Option<usize>) -> anyhow::Result<Vec<Draft>> {
    let mut drafts = several("probit-new", "Batch", std::slice::from_ref(input), nth, import::probit)?;
    for draft in &mut drafts {
        if let RatingSystem::Probit { rules, .. } = &mut draft.setup.rating {
            *rules = ProbitRules { factor: input.batch.factor(), decimals: input.decimals };
        }
    }
    Ok(drafts)
}

/// An event of the input's own rounds; nothing is paired by a system.
fn draft(title: &str, mut setup: Setup, acts: Vec<Act>) -> anyhow::Result<Draft> {
    let rounds = acts.iter().filter(|act| matches!(act, Act::Publish { .. })).count();
    setup.rounds = u16::try_from(rounds).context("too many rounds")?.max(1);
    setup.pairing = crate::engine::setup::PairingSystem::Manual;
    let details = Details { title: Label::taken_over(title), ..Details::default() };
    Ok(Draft { details, setup, acts, changed: Vec::new() })
}
