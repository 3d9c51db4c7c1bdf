//! `wallchart import`: makes an event of a tournament report or of a judge input.

use std::path::{Path, PathBuf};

use super::Answer;
use super::judge::{place, place_fault};
use super::output::{self, Streams};
use crate::desk::import::{self, Draft, DraftError, Imported, MOST_EVENTS};
use crate::engine::refusal::Warning;
use crate::storage::disk;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The input; `-` for standard input.
    input: PathBuf,
    /// The event file to create; if the input holds several tournaments or games and `--nth` is not given, one file
    /// for each, with a number before the extension.
    #[arg(short, long, value_name = "EVENT.ron")]
    output: PathBuf,
    /// The format, if the file does not show it.
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

impl From<Format> for import::Format {
    fn from(format: Format) -> Self {
        match format {
            Format::Trf => Self::Trf,
            Format::Crikey => Self::Crikey,
            Format::Tractor => Self::Tractor,
            Format::Dice => Self::Dice,
            Format::Swiss => Self::Swiss,
            Format::Probit => Self::Probit,
        }
    }
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    output::check_event_path(&arguments.output)?;
    let input = Streams::to(None)?.read(Some(&arguments.input))?;
    let file = Some(arguments.input.as_path());
    let drafts = read(arguments, &input).map_err(|error| told(file, error))?;
    match <[Draft; 1]>::try_from(drafts) {
        Ok([draft]) => make(&arguments.output, file, draft)?,
        Err(drafts) => make_all(&arguments.output, file, drafts)?,
    }
    Ok(Answer::Yes)
}

fn read(arguments: &Arguments, input: &[u8]) -> Result<Vec<Draft>, DraftError> {
    let format = arguments.format.map_or_else(|| import::recognise(input), |format| Ok(format.into()))?;
    import::drafts(format, input, arguments.nth)
}

/// Says what is wrong with an input, with the place and with the options that help.
fn told(file: Option<&Path>, error: DraftError) -> anyhow::Error {
    match error {
        DraftError::Syntax(error) => place(file, &error),
        DraftError::Fault(fault) => place_fault(file, &fault),
        DraftError::Unrecognised => {
            anyhow::anyhow!("{error} (say which: --as trf, crikey, tractor, dice, swiss or probit)")
        }
        DraftError::TooMany(count) => anyhow::anyhow!(
            "{}: the input holds {count} events (limit {MOST_EVENTS}; choose one with --nth)",
            output::name(file)
        ),
        DraftError::NoSuchNumber { .. }
        | DraftError::Unfit(_)
        | DraftError::TooManyRounds
        | DraftError::Preset(_) => anyhow::Error::from(error).context(output::name(file)),
    }
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
        made.push(event(draft)?);
    }
    let (mut changes, mut accepted) = (Vec::new(), Vec::new());
    for (at, mut made) in made.into_iter().enumerate() {
        if let Err(error) = made.desk.save_as(&numbered(at)) {
            // Sound events all of them, but not what was asked for; one that cannot be removed stays.
            (0..at).for_each(|made| drop(disk::system().remove(&numbered(made))));
            return Err(error.into());
        }
        changes.extend(made.changed);
        accepted.extend(made.accepted);
    }
    tell_changed(input, &changes);
    tell_accepted(input, &accepted);
    Ok(())
}

fn make(path: &Path, input: Option<&Path>, draft: Draft) -> anyhow::Result<()> {
    let mut made = event(draft)?;
    made.desk.save_as(path)?;
    tell_changed(input, &made.changed);
    tell_accepted(input, &made.accepted);
    Ok(())
}

/// Tells which texts an event could not hold as they are.
fn tell_changed(input: Option<&Path>, changed: &[String]) {
    for changed in changed {
        output::tell(&format!("{}:{changed}", output::name(input)));
    }
}

/// Tells what a director would have been asked about.
fn tell_accepted(input: Option<&Path>, accepted: &[Warning]) {
    for warning in accepted {
        output::tell(&format!("{}: imported in spite of a warning: {warning}", output::name(input)));
    }
}

/// The event of a draft, in memory.
fn event(draft: Draft) -> anyhow::Result<Imported> {
    let made = import::event(draft, output::equipment())?;
    made.unsigned.iter().for_each(output::tell_unsigned);
    Ok(made)
}

/// Makes an event of a report.
pub(super) fn make_event_of_report(path: &Path, input: &[u8]) -> anyhow::Result<()> {
    let draft = import::report(input);
    make(
        path,
        None,
        draft.map_err(|error| anyhow::anyhow!("this tournament cannot be made into an event: {error}"))?,
    )
}
