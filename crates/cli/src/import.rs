//! `wallchart import`: creates an event from a tournament report or from a judge input.

use std::path::{Path, PathBuf};

use super::answer::Answer;
use super::judge::{place, place_fault};
use super::output::{self, Streams};
use super::reports::InputEncoding;
use desk::Desk;
use desk::import::Imported;
use desk::storage::disk;
use engine::pairing::propose;
use formats::import::{self, Draft, DraftError, GoesOn, MOST_EVENTS, Wanted};
use formats::text::clean;
use formats::views::words;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The input; `-` for standard input.
    input: PathBuf,
    /// The event file to create; if the input contains several tournaments or games and `--nth` is not
    /// given, one file for each, with a number before the extension.
    #[arg(short, long, value_name = "EVENT.ron")]
    output: PathBuf,
    /// The format, if the file does not show it.
    #[arg(long = "as", value_enum, value_name = "FORMAT")]
    format: Option<Format>,
    /// The tournament or game of the input, from 1.
    #[arg(long)]
    nth: Option<usize>,
    /// The system with which the event of a report continues, instead of the report's own; a report of teams
    /// becomes an event of its players.
    #[arg(long, value_enum, value_name = "SYSTEM")]
    pairing: Option<Pairing>,
    /// Reports the event that would be created and its notes, and writes nothing.
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    encoding: InputEncoding,
    /// Writes without asking, also an event whose rounds break the rules; without a terminal such an event
    /// is otherwise not written, and the exit status is 1.
    #[arg(short, long)]
    yes: bool,
}

/// The system with which the event of a report continues.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Pairing {
    /// A FIDE (Dutch) Swiss of single players.
    Swiss,
    /// A round robin by the Berger tables.
    RoundRobin,
    /// Manual pairings.
    Manual,
}

impl From<Pairing> for GoesOn {
    fn from(pairing: Pairing) -> Self {
        match pairing {
            Pairing::Swiss => Self::Swiss,
            Pairing::RoundRobin => Self::RoundRobin,
            Pairing::Manual => Self::Manual,
        }
    }
}

/// A format from which an event can be created.
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
    let mut streams = Streams::to(None)?;
    let input = streams.read(Some(&arguments.input))?;
    let file = Some(arguments.input.as_path());
    let drafts = read(arguments, &input).map_err(|error| told(file, error))?;
    let names = names(&arguments.output, drafts.len());
    if let [name] = &names[..] {
        anyhow::ensure!(!name.exists(), "{} exists already (choose another name)", name.display());
    }
    let mut events = Vec::with_capacity(drafts.len());
    for (name, draft) in names.into_iter().zip(drafts) {
        events.push((name, event(draft)?));
    }
    let found: Vec<String> =
        events.iter().flat_map(|(_, made)| made.findings_of(&output::name(file))).collect();
    for line in &found {
        output::tell(line);
    }
    if arguments.dry_run {
        let lines = events.iter().map(|(name, made)| clean(&summary(name, &made.desk)).into_owned() + "\n");
        return streams.write(lines.collect::<String>().as_bytes());
    }
    if !found.is_empty() && !arguments.yes {
        let breaches: usize = events.iter().map(|(_, made)| made.breaches.len()).sum();
        // If no one can answer, an input that breaks the rules does not silently become an event.
        if !output::can_ask() && 0 < breaches {
            let what = words::count_of(breaches, "breach of the rules", "breaches of the rules");
            output::tell(&format!("nothing is written: {what} (--yes accepts what is listed, and writes)"));
            return Ok(Answer::No);
        }
        if !is_wanted(&events)? {
            output::tell("nothing is written");
            return Ok(Answer::No);
        }
    }
    write(events)?;
    Ok(Answer::Yes)
}

/// Asks whether to create the events in spite of the findings, if a user is at the terminal.
fn is_wanted(events: &[(PathBuf, Imported)]) -> anyhow::Result<bool> {
    let what = match events {
        [(name, made)] => summary(name, &made.desk),
        several => words::count(several.len(), "event"),
    };
    output::asked(&format!("{what}: write it?"))
}

/// Describes the new event: the players, the rounds and the system.
fn summary(name: &Path, desk: &Desk) -> String {
    let state = desk.state();
    format!(
        "{}: {}, {}, {} of {}, {}",
        name.display(),
        state.details.title,
        words::count(state.players.len(), state.setup.game.entrant()),
        state.last_round(),
        words::count(propose::rounds(state).into(), "round"),
        state.setup.pairing.name()
    )
}

fn read(arguments: &Arguments, input: &[u8]) -> Result<Vec<Draft>, DraftError> {
    let goes_on = arguments.pairing.map(GoesOn::from);
    let wanted = Wanted { nth: arguments.nth, goes_on, encoding: arguments.encoding.encoding };
    import::drafts(input, arguments.format.map(import::Format::from), wanted)
}

/// Describes the fault of an input, with the place and with the options that help.
fn told(file: Option<&Path>, error: DraftError) -> anyhow::Error {
    match error {
        DraftError::Syntax(error) => place(file, &error),
        DraftError::Fault(fault) => place_fault(file, &fault),
        DraftError::Unrecognised => {
            let name = output::name(file);
            anyhow::anyhow!("{name}: {error} (say which: --as trf, crikey, tractor, dice, swiss or probit)")
        }
        DraftError::TooMany(count) => anyhow::anyhow!(
            "{}: the input holds {count} events (limit {MOST_EVENTS}; choose one with --nth)",
            output::name(file)
        ),
        DraftError::NoReport => anyhow::anyhow!("{}: {error} (leave out --pairing)", output::name(file)),
        DraftError::NoSuchNumber { .. }
        | DraftError::Unfit(_)
        | DraftError::TooManyRounds
        | DraftError::Preset(_) => anyhow::Error::from(error).context(output::name(file)),
    }
}

/// Returns the file of each event: several have a number before the extension.
fn names(output: &Path, count: usize) -> Vec<PathBuf> {
    if count == 1 {
        return vec![output.to_owned()];
    }
    let width = count.to_string().len();
    let stem = output.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    (1..=count).map(|number| output.with_file_name(format!("{stem}-{number:0width$}.ron"))).collect()
}

/// Creates all events or none: an existing file stops everything before the first one is created.
fn write(events: Vec<(PathBuf, Imported)>) -> anyhow::Result<()> {
    for (path, _) in &events {
        anyhow::ensure!(!path.exists(), "{} exists already (choose another name)", path.display());
    }
    let mut made: Vec<PathBuf> = Vec::new();
    for (path, mut event) in events {
        if let Err(error) = event.desk.save_as(&path) {
            // Each one is valid, but the request failed; one that cannot be removed stays.
            for made in &made {
                drop(disk::system().remove(made));
            }
            return Err(error.into());
        }
        made.push(path);
    }
    Ok(())
}

/// Creates the event of a draft, in memory.
fn event(draft: Draft) -> anyhow::Result<Imported> {
    let made = Imported::of(draft, output::equipment())?;
    made.unsigned.iter().for_each(output::tell_unsigned);
    Ok(made)
}

/// Creates an event from a report of this program.
pub(super) fn make_event_of_report(path: &Path, input: &[u8]) -> anyhow::Result<()> {
    let draft = import::report(input)
        .map_err(|error| anyhow::anyhow!("this tournament cannot be made into an event: {error}"))?;
    let made = event(draft)?;
    for line in made.findings_of(&output::name(None)) {
        output::tell(&line);
    }
    write(vec![(path.to_owned(), made)])
}
