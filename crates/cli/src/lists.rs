//! `wallchart lists`: the available rating lists, and their management.

use std::path::PathBuf;

use anyhow::Context as _;

use super::answer::Answer;
use super::at_work::{Acting, carry_out};
use super::output::{self, ProgressLine, Streams};
use desk::input::named_player;
use desk::user::files::Files;
use desk::user::rating_lists::{Import, Kept, Meta};
use engine::action::RatingKind;
use engine::id::PlayerId;
use engine::state::State;
use engine::words;
use formats::clock::{Clock as _, SystemClock};
use formats::rating_list::fill::{self, Check};
use formats::rating_list::{Choices, Columns, kinds_in_words};
use formats::text::one_line;
use formats::views::changes;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Reads a rating list: the federation's (text or XML, also zipped), a national one (CSV), or one of
    /// your own.
    Import(ImportArguments),
    /// Loads the lists with the command of the settings, or finds newer ones in the downloads folder, and
    /// reads them.
    Update,
    /// Looks up a person, by number, name or part of a name.
    Find {
        /// The number, name or part of a name.
        who: String,
    },
    /// Compares all registered players of an event with the lists; exit status 1 if something differs.
    Check(CheckArguments),
    /// Removes a list.
    Remove {
        /// The name of the list.
        name: String,
    },
}

#[derive(Debug, clap::Args)]
struct ImportArguments {
    /// The list.
    file: PathBuf,
    /// The name of the list; an earlier list with this name is replaced. FIDE for the federation's combined
    /// list, else the name of the file.
    #[arg(long)]
    name: Option<String>,
    /// The month of the list, if it does not have it: OCT26. The default is the date of the file.
    #[arg(long)]
    month: Option<String>,
    /// The kind of the ratings, if the list has only one and neither it nor its file name shows which.
    #[arg(long, value_enum)]
    kind: Option<KindName>,
    /// Assigns a field to a column of a CSV list, by its heading or number: `Rat.=national rating`, `11=id`
    /// (that of FIDE), `Nr=number`. May be given several times.
    #[arg(long, value_name = "COLUMN=FIELD")]
    map: Vec<String>,
}

#[derive(Debug, clap::Args)]
struct CheckArguments {
    /// The event.
    event: PathBuf,
    /// Applies the differences to the event, in one act.
    #[arg(long)]
    take: bool,
    /// Applies them for these players only, by their pairing numbers, ids or names.
    #[arg(long, value_name = "PLAYER", requires = "take")]
    player: Vec<String>,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum KindName {
    Standard,
    Rapid,
    Blitz,
}

/// The most matches that are listed.
const LISTED: usize = 20;

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    match &arguments.what {
        None => {
            let kept = Files::of_user().rating_lists().kept();
            let text: String = kept.iter().map(kept_in_words).collect();
            let none = format!("{NO_LIST}\n");
            Streams::to(None)?.write(if text.is_empty() { none } else { text }.as_bytes())
        }
        Some(What::Import(arguments)) => import(arguments),
        Some(What::Update) => {
            let files = Files::of_user();
            let command = files.lists().command;
            let progress = ProgressLine::of("players");
            let read = files.rating_lists().update(&command, &SystemClock.now(), &progress);
            progress.end();
            let text: String = read?.iter().map(told).collect();
            Streams::to(None)?.write(text.as_bytes())
        }
        Some(What::Find { who }) => {
            let (mut shelf, wrong) = Files::of_user().rating_lists().open();
            for wrong in wrong {
                output::tell(&wrong);
            }
            anyhow::ensure!(
                !shelf.is_empty(),
                "no rating list is at hand (wallchart lists import FILE reads one)"
            );
            let found = shelf.search(who, "", LISTED)?;
            let lines = found.iter().map(|one| format!("{}  ({})", one.person.in_words(), one.source));
            let text: String =
                lines.flat_map(|line| [one_line(&line).into_owned(), "\n".to_owned()]).collect();
            Streams::to(None)?.write(text.as_bytes())?;
            Ok(if found.is_empty() { Answer::No } else { Answer::Yes })
        }
        Some(What::Check(arguments)) => check(arguments),
        Some(What::Remove { name }) => {
            let kept = Files::of_user().rating_lists().remove(name)?;
            Streams::to(None)?.write(format!("removed: {}\n", one_line(&kept.name())).as_bytes())
        }
    }
}

/// Compares an event with the lists, and applies the differences on request.
fn check(arguments: &CheckArguments) -> anyhow::Result<Answer> {
    let (mut shelf, wrong) = Files::of_user().rating_lists().open();
    for wrong in wrong {
        output::tell(&wrong);
    }
    anyhow::ensure!(!shelf.is_empty(), NO_LIST);
    let now = SystemClock.now();
    let mut looked_up = |state: &State| -> anyhow::Result<Check> {
        let mut check = fill::check(state, &mut shelf, &fill::order(state)).context("the rating lists")?;
        check.notes.extend(shelf.remarks(&state.details.first_day, state.setup.regulations.long, &now));
        Ok(check)
    };
    if !arguments.take {
        let mut streams = Streams::to(None)?;
        let state = streams.event(&arguments.event)?;
        let check = looked_up(&state)?;
        streams.write(checked(&check, &state).as_bytes())?;
        return Ok(if check.differing.is_empty() { Answer::Yes } else { Answer::No });
    }
    carry_out(&arguments.acting, &arguments.event, |state| {
        let check = looked_up(state)?;
        let named = arguments.player.iter().map(|player| named_player::find(state, player));
        let named = named.collect::<Result<Vec<PlayerId>, _>>()?;
        let is_taken = |id: PlayerId| named.is_empty() || named.contains(&id);
        Ok(check.act(state, is_taken).into_iter().collect())
    })
}

/// Describes the differences.
fn checked(check: &Check, state: &State) -> String {
    let mut lines = Vec::new();
    for one in &check.differing {
        lines.push(format!("{}: {} ({})", one.called, changes::listed(&one.differences), one.source));
    }
    lines.extend(check.notes.iter().map(|note| format!("note: {note}")));
    let players = words::count(state.players.len(), state.setup.game.entrant());
    let differing = words::count_of(check.differing.len(), "differs", "differ");
    lines.push(format!("{} of {players} found in the lists, {differing}", check.found));
    lines.iter().flat_map(|line| [one_line(line).into_owned(), "\n".to_owned()]).collect()
}

/// The message if no rating list is available.
pub(super) const NO_LIST: &str = "no rating list is at hand (wallchart lists import FILE reads one)";

fn import(arguments: &ImportArguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(None)?;
    let mut columns = Columns::default();
    for mapping in &arguments.map {
        columns.map(mapping)?;
    }
    let (input, touched) = streams.open_large(&arguments.file)?;
    let kind = arguments.kind.map(|kind| match kind {
        KindName::Standard => RatingKind::Standard,
        KindName::Rapid => RatingKind::Rapid,
        KindName::Blitz => RatingKind::Blitz,
    });
    let import = Import {
        name: arguments.name.clone(),
        month: arguments.month.clone(),
        choices: Choices { kind, columns },
        file: arguments.file.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        touched,
        now: SystemClock.now(),
    };
    let progress = ProgressLine::of("players");
    let read = Files::of_user().rating_lists().import(input, &import, &progress);
    progress.end();
    let name = output::name(Some(&arguments.file));
    let meta = read.map_err(|error| {
        let text = error.to_string();
        let gap =
            if text.starts_with(|c: char| c.is_ascii_digit()) && text.contains(": ") { "" } else { " " };
        anyhow::anyhow!("{name}:{gap}{text}")
    })?;
    streams.write(told(&meta).as_bytes())
}

/// Describes the list that was read.
fn told(meta: &Meta) -> String {
    let mut lines = vec![format!("{}: {} read ({})", meta.source_and_month(), players(meta), meta.form)];
    if meta.name != meta.source {
        lines.push(format!("called: {}", meta.name));
    }
    lines.push(format!("ratings: {}", kinds_in_words(&meta.kinds)));
    lines.extend((!meta.columns.is_empty()).then(|| format!("columns: {}", meta.columns)));
    let repeated = words::count_of(meta.repeated, "line gives", "lines give");
    lines.extend((0 < meta.repeated).then(|| format!("{repeated} way to another one with the same number")));
    let odd = words::count_of(meta.odd_ratings, "rating", "ratings");
    lines.extend((0 < meta.odd_ratings).then(|| format!("{odd} left out: below 1000 or above 3000")));
    let bad = words::count_of(meta.bad, "line", "lines");
    lines.extend((0 < meta.bad).then(|| format!("{bad} not read")));
    lines.extend(meta.first_bad.iter().map(|bad| format!("not read: {bad}")));
    let more = meta.bad - meta.first_bad.len();
    lines.extend((0 < more).then(|| format!("not read: {more} more")));
    lines.iter().flat_map(|line| [one_line(line).into_owned(), "\n".to_owned()]).collect()
}

fn players(meta: &Meta) -> String {
    words::count(meta.players, "player")
}

/// Describes an available list on one line.
fn kept_in_words(kept: &Kept) -> String {
    let line = match &kept.meta {
        Ok(meta) => {
            let month = if meta.month.is_empty() { "month unknown" } else { &meta.month };
            let kinds = kinds_in_words(&meta.kinds);
            let bad = if 0 < meta.bad {
                format!(", {} not read", words::count(meta.bad, "line"))
            } else {
                String::new()
            };
            let dated =
                if meta.file_date.is_empty() { String::new() } else { format!(" of {}", meta.file_date) };
            format!("{}: {month}, {}{bad}, {kinds}, from {}{dated}", meta.name, players(meta), meta.file)
        }
        Err(error) => format!("{}: {error}", kept.name()),
    };
    format!("{}\n", one_line(&line))
}
