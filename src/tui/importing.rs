//! What is brought in from elsewhere: lists of players, and tournament reports.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::player_list::{self, ListError, PlayerList};
use super::registration::words_of_name;
use super::watch::Watch;
use crate::clock::Clock;
use crate::desk::import::{self, Draft, DraftError, Imported};
use crate::desk::{DeskError, Reading};
use crate::engine::action::{Act, Entrant};
use crate::engine::refusal::Warning;
use crate::engine::state::State;
use crate::storage::disk::SharedDisk;
use crate::storage::limits;
use crate::user::files::{self, FileError, Files};

/// Why nothing is brought in from a file.
#[derive(Debug, thiserror::Error)]
pub enum NotImported {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// A report that is none, or of which no event can be made.
    #[error("{}:{} {error}{}", path.display(), line(error), way_out(error))]
    Report {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: DraftError,
    },
    /// A list that is none.
    #[error("{}:{error}", path.display())]
    List {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: ListError,
    },
    /// The event cannot be recorded, written or read again.
    #[error(transparent)]
    Desk(#[from] DeskError),
    /// Whoever asked wants it no more.
    #[error("stopped")]
    Stopped,
}

/// Says what can be done with a report that the desk does not take over.
const fn way_out(error: &DraftError) -> &'static str {
    if matches!(error, DraftError::OtherSystem { .. }) {
        " (`wallchart import --pairing` says how it goes on)"
    } else {
        ""
    }
}

fn line(error: &DraftError) -> String {
    error.line().map_or_else(String::new, |line| format!("{line}:"))
}

/// An event that was read, to go to work at.
#[derive(Debug)]
pub struct Opened {
    /// Its file, when it was made just now; let go of before what was read, which holds the file locked.
    pub made: Option<Made>,
    /// What was read.
    pub reading: Reading,
    /// What became of the texts that an event cannot hold as they are, each behind its file and line.
    pub changed: Vec<String>,
    /// What was taken over though it has warnings.
    pub accepted: Vec<Warning>,
}

/// An event file that was just made, and goes again unless the event is taken up: an import that is stopped before its
/// answer is heard has changed nothing.
#[derive(Debug)]
pub struct Made {
    disk: SharedDisk,
    path: Option<PathBuf>,
}

impl Made {
    /// Returns the file.
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
/// The first thing that is wrong, with its place; or it was stopped. No file is there then.
pub fn made(
    report: &Path,
    folder: &Path,
    clock: fn() -> Box<dyn Clock>,
    files: &Files,
    watch: &Watch,
) -> Result<Opened, NotImported> {
    let draft = read_report(report, &files.read(report, limits::INPUT)?)?;
    let file = folder.join(files::file_name(&draft.details.title));
    let made = import::event(draft, files.equipment(clock()))?;
    let Imported { mut desk, changed, accepted, .. } = made;
    if watch.is_stopped() {
        return Err(NotImported::Stopped);
    }
    desk.save_as(&file)?;
    let made = Made { disk: files.disk().clone(), path: Some(file) };
    // The desk lets go of the file, which is then opened like any other.
    drop(desk);
    let reading = Reading::of(files.disk(), made.path(), watch)?;
    if reading.read_only().is_some() {
        // Another desk has taken the file up already: it is no longer ours to remove.
        drop(made.keep());
        return Ok(Opened { made: None, reading, changed, accepted });
    }
    Ok(Opened { made: Some(made), reading, changed, accepted })
}

/// Reads the players of a file: those of a tournament report, or a list.
///
/// # Errors
///
/// The first thing that is wrong, with its place.
pub fn players(path: &Path, files: &Files) -> Result<PlayerList, NotImported> {
    let bytes = files.read(path, limits::INPUT)?;
    if import::is_report(&bytes) {
        let Draft { acts, changed, .. } = read_report(path, &bytes)?;
        let entrants = acts.into_iter().filter_map(registered).collect();
        return Ok(PlayerList { entrants, unused: Vec::new(), changed });
    }
    let text = files::as_text(path, bytes)?;
    let list =
        player_list::read(&text).map_err(|error| NotImported::List { path: path.to_owned(), error })?;
    Ok(PlayerList { changed: placed(path, list.changed), ..list })
}

/// Reads the draft of an event from a tournament report, of which the path is told.
///
/// # Errors
///
/// The first thing that is wrong, with its place.
fn read_report(path: &Path, bytes: &[u8]) -> Result<Draft, NotImported> {
    let draft =
        import::report(bytes).map_err(|error| NotImported::Report { path: path.to_owned(), error })?;
    Ok(Draft { changed: placed(path, draft.changed), ..draft })
}

/// Puts the file before what begins with a line.
fn placed(path: &Path, lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| format!("{}:{line}", path.display())).collect()
}

#[expect(clippy::wildcard_enum_match_arm, reason = "only players are taken")]
fn registered(act: Act) -> Option<Entrant> {
    match act {
        Act::Register { entrant, .. } => Some(entrant),
        _ => None,
    }
}
