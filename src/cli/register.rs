//! `wallchart register`: registers the players of a list, all or none.

use std::path::PathBuf;

use super::Answer;
use super::at_work::Acting;
use super::output::{self, Streams};
use crate::engine::action::{Act, Entrant};
use crate::engine::id::PlayerId;
use crate::engine::refusal::{Level, Warning};
use crate::engine::state::State;
use crate::text::one_line;
use crate::views::words;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The event.
    event: PathBuf,
    /// The list: columns with headings, a registration line each, or a tournament report.
    list: PathBuf,
    /// Says how the list is understood, and registers nobody.
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    acting: Acting,
}

/// The players of a list beside an event, as the desk's import understands them.
pub(super) struct Listed {
    /// Who is not registered.
    pub(super) new: Vec<Entrant>,
    /// Who may be registered already, or stands in the list twice.
    pub(super) known: Vec<Entrant>,
    /// The headings of the columns that say nothing an event keeps.
    pub(super) unused: Vec<String>,
    /// What became of the texts that an event cannot hold as they are, each behind its file and line.
    pub(super) changed: Vec<String>,
    /// Writes a player down.
    pub(super) write: fn(&Entrant) -> String,
}

impl Listed {
    fn acts(&self, state: &State) -> Vec<Act> {
        let registered = u32::try_from(state.players.len()).unwrap_or(u32::MAX);
        let ids = (registered.saturating_add(1)..).map(PlayerId);
        ids.zip(&self.new).map(|(id, entrant)| Act::Register { id, entrant: entrant.clone() }).collect()
    }
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<Answer> {
    let mut streams = Streams::to(None)?;
    if arguments.dry_run {
        let listed = listed(arguments, &streams.event(&arguments.event)?)?;
        return streams.write(told(&listed).as_bytes());
    }
    let mut work = arguments.acting.open(&arguments.event)?;
    let listed = listed(arguments, work.desk.state())?;
    let acts = listed.acts(work.desk.state());
    // Whom the desk shows before it registers the others.
    if !acts.is_empty() && !arguments.acting.are_accepted(&arguments.event, &known(&listed)) {
        return Ok(Answer::No);
    }
    match work.do_all(acts)? {
        Answer::Yes => streams.write(told(&listed).as_bytes()),
        Answer::No => Ok(Answer::No),
    }
}

/// Returns the question whether the others are registered where some seem to be registered already.
fn known(listed: &Listed) -> Vec<Warning> {
    let asked = |one: &Entrant| Warning {
        level: Level::Confirm,
        clause: "registered already",
        text: format!("{} seems to be registered already; the others are new", (listed.write)(one)),
    };
    listed.known.iter().map(asked).collect()
}

/// Reads the list and compares it with the event.
fn listed(arguments: &Arguments, state: &State) -> anyhow::Result<Listed> {
    let listed = super::read_list(&arguments.list, state)?;
    let name = output::name(Some(&arguments.list));
    anyhow::ensure!(!listed.new.is_empty() || !listed.known.is_empty(), "{name}: no player is in the list");
    for changed in &listed.changed {
        output::tell(changed);
    }
    Ok(listed)
}

/// Says how the list was understood: who is registered, and who was already.
fn told(listed: &Listed) -> String {
    let mut lines = Vec::new();
    lines.extend(
        (!listed.unused.is_empty()).then(|| format!("columns not used: {}", listed.unused.join(", "))),
    );
    lines.extend(listed.new.iter().map(|one| format!("new: {}", (listed.write)(one))));
    lines.extend(listed.known.iter().map(|one| format!("registered already: {}", (listed.write)(one))));
    let known = listed.known.len();
    let already = if known == 0 { String::new() } else { format!(", {known} registered already") };
    lines.push(format!("{} new{already}", words::count(listed.new.len(), "player")));
    lines.iter().flat_map(|line| [one_line(line).into_owned(), "\n".to_owned()]).collect()
}
