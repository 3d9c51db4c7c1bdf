//! `wallchart register`: registers a list of players, all or none.

use std::path::{Path, PathBuf};

use anyhow::Context as _;

use super::answer::Answer;
use super::at_work::Acting;
use super::output::{self, Streams};
use super::reports::InputEncoding;
use desk::user::files::Files;
use engine::action::Act;
use engine::pairing::remarks::too_many_rounds;
use engine::refusal::{Clause, Level, Warning};
use engine::state::State;
use engine::text::quoted;
use engine::words::first_few;
use formats::player_list::compare::{Comparison, compare};
use formats::player_list::{self, Choices, Column, Draft, Finding, FromLists};
use formats::rating_list::fill::{self, Filled};
use formats::registration::write;
use formats::text::one_line;
use formats::views::words;

#[derive(Debug, Default, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The list: columns with headings, a registration line each, or a tournament report.
    list: PathBuf,
    /// Assigns a field to a column, by its heading or number: `Elo_N=rating`, `3=name`, `Remarks=none`. May
    /// be given several times.
    #[arg(long, value_name = "COLUMN=FIELD")]
    map: Vec<String>,
    #[command(flatten)]
    encoding: InputEncoding,
    /// The letters for women in the column of the sexes, if the list does not show it: `--women m` for
    /// mujer. All other letters are for men.
    #[arg(long, value_name = "LETTERS")]
    women: Option<String>,
    /// The data that the available rating lists add: nothing, missing values, or also different values.
    #[arg(long, value_enum, value_name = "WHAT", default_value_t = FromListsName::Missing)]
    from_lists: FromListsName,
    /// Registers new players and does not change registered ones.
    #[arg(long)]
    only_new: bool,
    /// Reports how the list is understood, what it would do and which questions or refusals there would be,
    /// with their exit status, and does nothing.
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    acting: Acting,
}

#[derive(Debug, Clone, Copy, Default, clap::ValueEnum)]
enum FromListsName {
    Nothing,
    #[default]
    Missing,
    All,
}

/// A list, compared with an event.
struct Listed {
    draft: Draft,
    filled: Filled,
    found: Comparison,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(None)?;
    let bytes = streams.read(Some(&arguments.list))?;
    register(arguments, streams, &bytes, told)
}

/// Registers players who were typed, a line each.
pub(super) fn typed(acting: Acting, event: &Path, text: &str) -> anyhow::Result<Answer> {
    let (event, list) = (event.to_owned(), PathBuf::from("line"));
    let arguments = Arguments { event, list, acting, only_new: true, ..Arguments::default() };
    register(&arguments, Streams::to(None)?, text.as_bytes(), one)
}

fn register(
    arguments: &Arguments,
    mut streams: Streams,
    bytes: &[u8],
    told: impl Fn(&Arguments, &Listed) -> String,
) -> anyhow::Result<Answer> {
    if arguments.dry_run {
        let state = streams.event(&arguments.event)?;
        let listed = listed(arguments, bytes, &state)?;
        let acts: Vec<Act> =
            listed.found.act(&listed.draft, &state, !arguments.only_new).into_iter().collect();
        let asked = asked(arguments, &listed);
        let would = arguments.acting.would_do(&arguments.event, &state, &acts, asked)?;
        streams.write(told(arguments, &listed).as_bytes())?;
        return Ok(would);
    }
    let mut work = arguments.acting.open(&arguments.event)?;
    let state = work.desk.state();
    let listed = listed(arguments, bytes, state)?;
    let act = listed.found.act(&listed.draft, state, !arguments.only_new);
    // The questions that the desk shows first are asked together with those of the act.
    let mut warnings = asked(arguments, &listed);
    warnings.extend(work.warnings_of(act.as_slice())?);
    let done = work.do_own(&warnings, |desk| act.map(|act| desk.record(act, &warnings)).transpose())?;
    match done {
        Some(_) => {
            let remark = too_many_rounds(work.desk.state()).map(|told| format!("note: {told}\n"));
            let text = told(arguments, &listed) + &remark.unwrap_or_default();
            Ok(streams.write_done(&arguments.event, &text))
        }
        None => Ok(Answer::No),
    }
}

/// Reads the list and compares it with the event.
fn listed(arguments: &Arguments, bytes: &[u8], state: &State) -> anyhow::Result<Listed> {
    let (encoding, partners) = (arguments.encoding.encoding, state.keeps_partners());
    let mut choices = Choices { encoding, partners, ..Choices::default() };
    let columns = arguments.map.iter().map(|mapping| choices.map(mapping)).collect::<Result<Vec<_>, _>>()?;
    let letters =
        |women: &String| women.chars().flat_map(char::to_lowercase).filter(|c| c.is_alphabetic()).collect();
    choices.women = arguments.women.as_ref().map(letters);
    let name = output::name(Some(&arguments.list));
    choices.from_lists = match arguments.from_lists {
        FromListsName::Nothing => FromLists::Nothing,
        FromListsName::Missing => FromLists::Missing,
        FromListsName::All => FromLists::All,
    };
    let mut draft =
        player_list::read(bytes, &choices).map_err(|error| anyhow::anyhow!(error.in_file(&name)))?;
    for (column, mapping) in columns.iter().zip(&arguments.map) {
        anyhow::ensure!(draft.has_column(column), "{name}: {}", no_column(&draft, mapping));
    }
    anyhow::ensure!(!draft.players.is_empty(), "{name}: there is no player in the list");
    draft.fit(state.setup.game.match_rules().is_some()).context(name)?;
    let filled = filled(&mut draft, choices.from_lists, state)?;
    let found = compare(&draft, state, &choices.apart);
    Ok(Listed { draft, filled, found })
}

/// Adds the data of the available rating lists to the entrants.
fn filled(draft: &mut Draft, how: FromLists, state: &State) -> anyhow::Result<Filled> {
    if how == FromLists::Nothing {
        return Ok(Filled { how, ..Filled::default() });
    }
    let (mut shelf, wrong) = Files::of_user().rating_lists().open();
    for wrong in wrong {
        output::tell(&wrong);
    }
    if shelf.is_empty() {
        return Ok(Filled::default());
    }
    fill::fill(draft, how, &mut shelf, &fill::order(state)).context("the rating lists")
}

/// Describes the data that the rating lists added, and the differences.
fn lists_in_words(filled: &Filled, players: usize) -> Vec<String> {
    if filled.sources.is_empty() && filled.notes.is_empty() {
        return Vec::new();
    }
    let sources =
        if filled.sources.is_empty() { "rating lists".to_owned() } else { filled.sources.join(", ") };
    let mut lines = vec![format!("{sources}: {} of {} found", filled.found, words::count(players, "player"))];
    lines.extend(filled.notes.iter().map(|note| format!("note: {}: {}", note.line, note.text)));
    let verb = if filled.how == FromLists::All { "from the rating lists" } else { "differs" };
    lines.extend(filled.differences.iter().map(|one| format!("{verb}: {one}")));
    if !filled.differences.is_empty() {
        let taken = match filled.how {
            FromLists::All => "taken from the rating lists",
            FromLists::Nothing | FromLists::Missing => {
                "as in the list (--from-lists all takes the rating lists')"
            }
        };
        lines.push(format!("{}: {taken}", filled.differences_in_words()));
    }
    lines
}

/// Returns the message for a missing column, with the existing ones.
fn no_column(draft: &Draft, mapping: &str) -> String {
    let column = mapping.rsplit_once('=').map_or(mapping, |(column, _)| column).trim();
    if draft.columns.is_empty() {
        return format!("{} is not a column: a tournament report has none", quoted(column));
    }
    let names: Vec<String> = draft.columns.iter().map(Column::name).collect();
    let names = first_few(&names, NAMED);
    format!(
        "{} is not a column of the list (expected {names}, or a number from 1 to {})",
        quoted(column),
        draft.columns.len()
    )
}

/// The most columns that are named; the rest is counted.
const NAMED: usize = 20;

/// Returns the questions before the list is applied: values that cannot be read unchanged, and changed
/// players who may be other persons.
fn asked(arguments: &Arguments, listed: &Listed) -> Vec<Warning> {
    let Listed { draft, found, .. } = listed;
    let name = output::name(Some(&arguments.list));
    let unread = found.notes.iter().filter(|note| note.is_unread);
    let mut asked = not_read(&name, draft.findings.iter().chain(unread));
    if !arguments.only_new {
        asked.extend(found.asked());
    }
    asked
}

/// Returns the questions about what cannot be read of a list with this name.
pub(super) fn not_read<'a>(name: &str, findings: impl Iterator<Item = &'a Finding>) -> Vec<Warning> {
    let ask = |one: &Finding| Warning {
        level: Level::Confirm,
        clause: if one.is_unread { Clause::LineNotRead } else { Clause::ValueNotRead },
        text: format!("{name}:{one}"),
    };
    findings.map(ask).collect()
}

/// Describes players who were typed: new, or registered already.
fn one(_: &Arguments, listed: &Listed) -> String {
    let new = listed.found.new.iter().filter_map(|at| listed.draft.players.get(*at));
    let new = new.map(|player| format!("new: {}\n", one_line(&write(&player.entrant))));
    let known = listed.found.known.iter();
    new.chain(known.map(|known| format!("registered already: {}\n", one_line(&known.called)))).collect()
}

/// Describes how the list was understood and what it does.
fn told(arguments: &Arguments, listed: &Listed) -> String {
    let Listed { draft, filled, found } = listed;
    let player =
        |at: &usize| draft.players.get(*at).map_or_else(String::new, |player| write(&player.entrant));
    let mut lines = vec![format!("read as: {}", draft.form_in_words())];
    let columns = draft.columns.iter().filter(|_| draft.by_columns);
    let columns: Vec<String> =
        columns.filter_map(|column| Some(format!("{} = {}", column.name(), column.field?.name()))).collect();
    lines.extend((!columns.is_empty()).then(|| format!("columns: {}", columns.join(", "))));
    let unused = draft.unused().join(", ");
    lines.extend((!unused.is_empty()).then(|| format!("columns not used: {unused}")));
    lines.extend(draft.overlooked().map(|(column, field)| {
        let (name, field) = (column.name(), field.name());
        let column = if column.heading.is_empty() { column.number.to_string() } else { name.clone() };
        format!("not used, but looks like {field}: {name} (--map \"{column}={field}\" takes it)")
    }));
    lines.extend(draft.ratings_in_words().map(|ratings| format!("rating: {ratings}")));
    lines.extend(lists_in_words(filled, draft.players.len()));
    lines.extend(found.notes.iter().map(|note| format!("note: {note}")));
    lines.extend(found.new.iter().map(|at| format!("new: {}", player(at))));
    let (mut changed, mut same) = (0, 0);
    for known in &found.known {
        if known.differences.is_empty() || arguments.only_new {
            same += 1;
            lines.push(format!("registered already: {}", known.called));
        } else {
            changed += 1;
            let differences: Vec<String> = known.differences.iter().map(ToString::to_string).collect();
            lines.push(format!("changes: {}: {}", known.called, differences.join(", ")));
        }
    }
    let mut counts = vec![format!("{} new", words::count(found.new.len(), "player"))];
    counts.extend((0 < changed).then(|| format!("{changed} changed")));
    counts.extend((0 < same).then(|| format!("{same} registered already")));
    lines.push(counts.join(", "));
    lines.iter().flat_map(|line| [one_line(line).into_owned(), "\n".to_owned()]).collect()
}
