//! What is brought in from elsewhere: lists of players, and tournament reports.

use std::path::Path;

use super::files;
use super::player_list::{self, PlayerList};
use crate::engine::action::{Act, Entrant};
use crate::engine::report::Fault;
use crate::formats::trf::{self, event::Described};
use crate::presets;

/// Reads the players of a file: those of a tournament report, or a list.
///
/// # Errors
///
/// A sentence with the place of the first thing that is wrong.
pub fn players(path: &Path) -> Result<PlayerList, String> {
    let bytes = files::read_bytes(path)?;
    if is_report(&bytes) {
        let entrants = event(path)?.acts.into_iter().filter_map(registered).collect();
        return Ok(PlayerList { entrants, unused: Vec::new() });
    }
    let shown = path.display();
    let text = files::read(path)?;
    player_list::read(&text).map_err(|wrong| format!("{shown}:{wrong}"))
}

/// Reads an event from a tournament report.
///
/// # Errors
///
/// A sentence with the place of the first thing that is wrong.
pub fn event(path: &Path) -> Result<Described, String> {
    let shown = path.display();
    let place = |fault: Fault| {
        let line = if fault.line == 0 { String::new() } else { format!("{}:", fault.line) };
        format!("{shown}:{line} {} (expected {})", fault.wrong, fault.expected)
    };
    let report = trf::read(&files::read_bytes(path)?).map_err(place)?;
    let base = presets::find("fide-swiss").map_err(|error| error.to_string())?.setup;
    trf::event::read(&report, base).map_err(place)
}

/// A report has players' lines, and nothing else begins so.
fn is_report(bytes: &[u8]) -> bool {
    bytes.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| line.starts_with(b"001 "))
}

#[expect(clippy::wildcard_enum_match_arm, reason = "only players are taken")]
fn registered(act: Act) -> Option<Entrant> {
    match act {
        Act::Register { entrant, .. } => Some(entrant),
        _ => None,
    }
}
