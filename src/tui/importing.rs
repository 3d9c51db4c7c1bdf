//! What is brought in from elsewhere: lists of players, and tournament reports.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::player_list::{self, PlayerList};
use super::registration::words_of_name;
use super::watch::Watch;
use crate::clock::Clock;
use crate::desk::{Desk, Reading};
use crate::engine::action::{Act, Entrant, Header};
use crate::engine::state::State;
use crate::formats::trf::report::Fault;
use crate::formats::trf::{self, event::Described};
use crate::presets;
use crate::storage::disk::SharedDisk;
use crate::storage::limits;
use crate::user::files::{self, Files};

/// An event that was read, to go to work at.
#[derive(Debug)]
pub struct Opened {
    /// Its file, when it was made just now; let go of before what was read, which holds the file locked.
    pub made: Option<Made>,
    /// What was read.
    pub reading: Reading,
    /// What became of the texts that an event cannot hold as they are, each behind its file and line.
    pub changed: Vec<String>,
}

/// An event file that was just made, and goes again unless the event is taken up: an import that is stopped before its
/// answer is heard has changed nothing.
#[derive(Debug)]
pub struct Made {
    disk: SharedDisk,
    path: Option<PathBuf>,
}

impl Made {
    /// Gives the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.path.as_deref().unwrap_or(Path::new(""))
    }

    /// Lets the file stay, and gives it.
    #[must_use]
    pub fn keep(mut self) -> PathBuf {
        self.path.take().unwrap_or_default()
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        if let Some(file) = self.path.take() {
            // A file that cannot be removed stays a sound event; nobody is left to be told.
            drop(self.disk.remove(&file));
        }
    }
}

/// The players of a list, and who of them is registered already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Who is not registered.
    pub new: Vec<Entrant>,
    /// Who may be registered already, or stands in the list twice.
    pub known: Vec<Entrant>,
    /// The headings of the columns that say nothing an event keeps.
    pub unused: Vec<String>,
    /// What became of the texts that an event cannot hold as they are, each behind its file and line.
    pub changed: Vec<String>,
}

impl Listed {
    /// Compares a list with who is registered: by the number in the federation's list, or by the words of the name.
    #[must_use]
    pub fn of(list: PlayerList, state: &State) -> Self {
        let mut names = BTreeSet::new();
        let mut numbers = BTreeSet::new();
        let mut note = |entrant: &Entrant| {
            let id = entrant.fide_id.clone();
            let same_id = !id.is_empty() && !numbers.insert(id);
            !names.insert(words_of_name(&entrant.name)) || same_id
        };
        for player in &state.players {
            note(&player.entrant);
        }
        let (known, new) = list.entrants.into_iter().partition(|entrant| note(entrant));
        Self { new, known, unused: list.unused, changed: list.changed }
    }
}

/// Makes an event of a tournament report, in a file of its own in a folder, and reads it.
///
/// # Errors
///
/// A sentence with the place of the first thing that is wrong; or it was stopped. No file is there then.
pub fn made(
    report: &Path,
    folder: &Path,
    clock: fn() -> Box<dyn Clock>,
    files: &Files,
    watch: &Watch,
) -> Result<Opened, String> {
    let described = event(report, &files.read(report, limits::INPUT)?)?;
    let Described { details, setup, acts, changed } = described;
    let file = folder.join(files::file_name(&details.title));
    let mut now = clock();
    let header = presets::header(setup, details.title.clone(), &mut *now);
    let header = Header { details, ..header };
    let equipment = files.equipment(now);
    // An event that nobody can sign is still an event; its first seal says so.
    let header = equipment.sign(header.clone()).unwrap_or(header);
    let mut desk = Desk::in_memory(header, equipment).map_err(|error| error.to_string())?;
    desk.record_all(acts).map_err(|error| error.to_string())?;
    if watch.is_stopped() {
        return Err("stopped".to_owned());
    }
    desk.save_as(&file).map_err(|error| error.to_string())?;
    let made = Made { disk: files.disk().clone(), path: Some(file) };
    // The desk lets go of the file, which is then opened like any other.
    drop(desk);
    let reading = Reading::of(files.disk(), made.path(), &mut |done, of| watch.reach(done, of));
    let reading = reading.map_err(|error| error.to_string())?;
    if reading.read_only().is_some() {
        // Another desk has taken the file up already: it is no longer ours to remove.
        drop(made.keep());
        return Ok(Opened { made: None, reading, changed });
    }
    Ok(Opened { made: Some(made), reading, changed })
}

/// Reads the players of a file: those of a tournament report, or a list.
///
/// # Errors
///
/// A sentence with the place of the first thing that is wrong.
pub fn players(path: &Path, files: &Files) -> Result<PlayerList, String> {
    let bytes = files.read(path, limits::INPUT)?;
    if is_report(&bytes) {
        let Described { acts, changed, .. } = event(path, &bytes)?;
        let entrants = acts.into_iter().filter_map(registered).collect();
        return Ok(PlayerList { entrants, unused: Vec::new(), changed });
    }
    let shown = path.display();
    let text = files::as_text(path, bytes)?;
    let list = player_list::read(&text).map_err(|wrong| format!("{shown}:{wrong}"))?;
    Ok(PlayerList { changed: placed(path, list.changed), ..list })
}

/// Reads an event from a tournament report, of which the path is told.
///
/// # Errors
///
/// A sentence with the place of the first thing that is wrong.
pub fn event(path: &Path, bytes: &[u8]) -> Result<Described, String> {
    let shown = path.display();
    let place = |fault: Fault| {
        let line = if fault.line == 0 { String::new() } else { format!("{}:", fault.line) };
        format!("{shown}:{line} {} (expected {})", fault.wrong, fault.expected)
    };
    let report = trf::read(bytes).map_err(place)?;
    let base = presets::find("fide-swiss").map_err(|error| error.to_string())?.setup;
    let described = trf::event::read(&report, base).map_err(place)?;
    Ok(Described { changed: placed(path, described.changed), ..described })
}

/// Puts the file before what begins with a line.
fn placed(path: &Path, lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| format!("{}:{line}", path.display())).collect()
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
