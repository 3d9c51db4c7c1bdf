//! Reading an input and writing an output, `-` being standard input or output.

use std::io::{Read as _, Write as _};
use std::path::Path;

use anyhow::Context as _;

use super::Answer;
use crate::clock::SystemClock;
use crate::desk::{Desk, DeskError, Equipment};
use crate::engine::action::Header;
use crate::engine::id::RoundNo;
use crate::engine::replay;
use crate::engine::standings::Standings;
use crate::engine::state::State;
use crate::formats::report::Imprint;
use crate::storage::disk::{self, Visibility};
use crate::storage::{chain, refusal, whole_file};
use crate::tui::files::Files;

/// Tells whether a path stands for standard input or output.
pub fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Gives the name of an input for error messages.
pub fn name(path: Option<&Path>) -> String {
    match path {
        Some(path) if !is_standard(path) => path.display().to_string(),
        Some(_) | None => "standard input".to_owned(),
    }
}

/// Reads a whole input.
pub fn read(path: Option<&Path>) -> anyhow::Result<Vec<u8>> {
    match path {
        Some(path) if !is_standard(path) => {
            std::fs::read(path).with_context(|| format!("{}: it cannot be read", path.display()))
        }
        Some(_) | None => {
            let mut bytes = Vec::new();
            std::io::stdin().lock().read_to_end(&mut bytes).context("standard input: it cannot be read")?;
            Ok(bytes)
        }
    }
}

/// Tells something on standard error.
pub fn tell(line: &str) {
    drop(writeln!(std::io::stderr(), "{line}"));
}

/// Writes a whole output; a file is complete afterwards or as it was before.
pub fn write(path: Option<&Path>, bytes: &[u8]) -> anyhow::Result<Answer> {
    match path {
        Some(path) if !is_standard(path) => {
            whole_file::replace(&*disk::system(), path, bytes, Visibility::Everyone)
                .with_context(|| format!("{}: it cannot be written", path.display()))?;
        }
        Some(_) | None => {
            let mut out = std::io::stdout().lock();
            match out.write_all(bytes).and_then(|()| out.flush()) {
                // Whoever reads has seen enough.
                Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => {}
                result => result.context("standard output: it cannot be written")?,
            }
        }
    }
    Ok(Answer::Yes)
}

/// Reads an event, without the right to change it; what is damaged is an error that says where.
pub fn event(path: &Path) -> anyhow::Result<State> {
    event_of(path, &read(Some(path))?)
}

/// Reads the event that a file holds.
pub fn event_of(path: &Path, bytes: &[u8]) -> anyhow::Result<State> {
    Ok(journal_of(path, bytes)?.0)
}

/// Reads an event as [`event`] does, with the journal's last time and the head of its chain.
pub fn journal(path: &Path) -> anyhow::Result<(State, Imprint)> {
    journal_of(path, &read(Some(path))?)
}

fn journal_of(path: &Path, bytes: &[u8]) -> anyhow::Result<(State, Imprint)> {
    let name = name(Some(path));
    let contents = chain::read(bytes).map_err(|error| anyhow::anyhow!("{name}:{error}"))?;
    if let Some(damage) = &contents.damage {
        anyhow::bail!("{name}:{}: entry {}: {}", damage.line, damage.entry, damage.wrong);
    }
    let (state, _) = replay::replay(&contents.header, &contents.entries)
        .map_err(|error| DeskError::Replay { path: path.to_owned(), error })?;
    let last_entry = contents.entries.last().map_or(&contents.header.opened, |entry| &entry.at).clone();
    let calendar = Files::of_user().settings().calendar;
    let days = calendar.days(&state.details.first_day, &state.details.last_day);
    let (head, key) = (contents.head, contents.header.key);
    Ok((state, Imprint { last_entry: calendar.moment(&last_entry), days, head, key }))
}

/// Gives the standings after a round that exists.
pub fn standings_after(state: &State, after: Option<u16>) -> anyhow::Result<Standings> {
    let last = state.last_round();
    let round = after.map_or(last, RoundNo);
    anyhow::ensure!(round <= last, "there is no round {round} (the last one is {last})");
    Ok(Standings::after(state, round))
}

/// Returns what a desk on the command line works with.
pub fn equipment() -> Equipment {
    Files::of_user().equipment(Box::new(SystemClock))
}

/// Names the user's key in the header of a new event; without one the event is made all the same.
pub fn signed(header: Header, equipment: &Equipment) -> Header {
    equipment.sign(header.clone()).unwrap_or_else(|error| {
        tell(&format!("seals will not be signed: {}", refusal::of_disk(&error)));
        header
    })
}

/// Opens nothing but the clock: an event made on the command line is written at the time of the machine.
pub fn new_desk(path: &Path, header: Header) -> anyhow::Result<Desk> {
    let equipment = equipment();
    Ok(Desk::create(path, signed(header, &equipment), equipment)?)
}
