//! `wallchart register`: takes over a list of players, all of it or nothing.

use std::path::PathBuf;

use super::Answer;
use super::at_work::Acting;
use super::output::{self, Streams};
use crate::engine::refusal::{Level, Warning};
use crate::engine::state::State;
use crate::formats::player_list::compare::{Comparison, KnownBy, compare};
use crate::formats::player_list::decoding::TextEncoding;
use crate::formats::player_list::{self, Choices, Draft};
use crate::formats::registration::write;
use crate::text::one_line;
use crate::views::words;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The list: columns with headings, a registration line each, or a tournament report.
    list: PathBuf,
    /// Says what a column holds, by its heading or number: `Elo_N=rating`, `3=name`, `Remarks=none`. May be given several
    /// times.
    #[arg(long, value_name = "COLUMN=FIELD")]
    map: Vec<String>,
    /// The encoding, if the list does not show it: utf-8, windows-1252, utf-16le ...
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    encoding: Option<TextEncoding>,
    /// Registers whoever is new and changes nobody who is registered.
    #[arg(long)]
    only_new: bool,
    /// Says how the list is understood and what it would do, and does nothing.
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    acting: Acting,
}

fn encoding(label: &str) -> Result<TextEncoding, String> {
    TextEncoding::called(label)
        .ok_or_else(|| "no such encoding (expected for instance utf-8 or windows-1252)".to_owned())
}

/// A list beside an event.
struct Listed {
    draft: Draft,
    found: Comparison,
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(None)?;
    let bytes = streams.read(Some(&arguments.list))?;
    if arguments.dry_run {
        let listed = listed(arguments, &bytes, &streams.event(&arguments.event)?)?;
        return streams.write(told(arguments, &listed).as_bytes());
    }
    let mut work = arguments.acting.open(&arguments.event)?;
    let listed = listed(arguments, &bytes, work.desk.state())?;
    let act = listed.found.act(&listed.draft, work.desk.state(), !arguments.only_new);
    // What the desk shows before anything happens.
    if !arguments.acting.are_accepted(&arguments.event, &asked(arguments, &listed)) {
        return Ok(Answer::No);
    }
    let done = act.map_or(Ok(Answer::Yes), |act| work.do_all(vec![act]))?;
    match done {
        Answer::Yes => Ok(streams.write_done(&arguments.event, &told(arguments, &listed))),
        Answer::No => Ok(Answer::No),
    }
}

/// Reads the list and compares it with the event.
fn listed(arguments: &Arguments, bytes: &[u8], state: &State) -> anyhow::Result<Listed> {
    let mut choices = Choices { encoding: arguments.encoding, ..Choices::default() };
    for mapping in &arguments.map {
        choices.map(mapping)?;
    }
    let name = output::name(Some(&arguments.list));
    let draft = player_list::read(bytes, &choices).map_err(|error| anyhow::anyhow!(error.in_file(&name)))?;
    anyhow::ensure!(!draft.players.is_empty(), "{name}: there is no player in the list");
    let found = compare(&draft, state, &choices.apart);
    Ok(Listed { draft, found })
}

/// Returns what a director sees before taking the list over: what cannot be read as it stands, and who changes though
/// nothing but the name says who it is.
fn asked(arguments: &Arguments, listed: &Listed) -> Vec<Warning> {
    let Listed { draft, found } = listed;
    let name = output::name(Some(&arguments.list));
    let ask = |clause, text| Warning { level: Level::Confirm, clause, text };
    let unread = found.notes.iter().filter(|note| note.is_unread);
    let mut asked: Vec<Warning> = draft
        .findings
        .iter()
        .chain(unread)
        .map(|one| {
            ask(if one.is_unread { "line not read" } else { "value not read" }, format!("{name}:{one}"))
        })
        .collect();
    let by_name = found.changed().filter(|known| known.by == KnownBy::Name && !arguments.only_new);
    asked.extend(by_name.map(|known| {
        let who = &known.entrant.name;
        ask(
            "known by the name only",
            format!("{who} changes, and nothing but the name says that it is the same person"),
        )
    }));
    asked
}

/// Says how the list was understood and what it does.
fn told(arguments: &Arguments, listed: &Listed) -> String {
    let Listed { draft, found } = listed;
    let player =
        |at: &usize| draft.players.get(*at).map_or_else(String::new, |player| write(&player.entrant));
    let mut lines = vec![format!("read as: {}", draft.form_in_words())];
    let columns = draft.columns.iter().filter(|_| draft.by_columns);
    let columns: Vec<String> =
        columns.filter_map(|column| Some(format!("{} = {}", column.name(), column.field?.name()))).collect();
    lines.extend((!columns.is_empty()).then(|| format!("columns: {}", columns.join(", "))));
    let unused = draft.unused().join(", ");
    lines.extend((!unused.is_empty()).then(|| format!("columns not used: {unused}")));
    lines.extend(draft.ratings_in_words().map(|ratings| format!("rating: {ratings}")));
    lines.extend(found.notes.iter().map(|note| format!("note: {note}")));
    lines.extend(found.new.iter().map(|at| format!("new: {}", player(at))));
    let (mut changed, mut same) = (0, 0);
    for known in &found.known {
        if known.differences.is_empty() || arguments.only_new {
            same += 1;
            lines.push(format!("registered already: {}", player(&known.at)));
        } else {
            changed += 1;
            let differences: Vec<String> = known.differences.iter().map(ToString::to_string).collect();
            lines.push(format!("changes: {}: {}", known.entrant.name, differences.join(", ")));
        }
    }
    let mut counts = vec![format!("{} new", words::count(found.new.len(), "player"))];
    counts.extend((0 < changed).then(|| format!("{changed} changed")));
    counts.extend((0 < same).then(|| format!("{same} registered already")));
    lines.push(counts.join(", "));
    lines.iter().flat_map(|line| [one_line(line).into_owned(), "\n".to_owned()]).collect()
}
