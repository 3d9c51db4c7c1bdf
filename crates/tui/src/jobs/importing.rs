//! Imports lists of players and tournament reports.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::jobs::watch::Watch;
use crate::scene::lookup::UnreadableLists;
use desk::import::Imported;
use desk::input::members;
use desk::storage::disk::SharedDisk;
use desk::storage::limits;
use desk::user::files::{self, FileError, Files};
use desk::{DeskError, Reading};
use engine::action::Act;
use engine::refusal::{Clause, Level, Warning};
use engine::state::State;
use formats::clock::Clock;
use formats::import::{self, DraftError};
use formats::player_list::compare::{Comparison, compare};
use formats::player_list::{
    self, Choices, Draft as ListDraft, Finding, FromLists, ListError, PlayersOfTeams,
};
use formats::rating_list::fill::{self, Check, Filled, Note};
use formats::results::BadLine;

/// The reason why the players are not compared with the rating lists.
#[derive(Debug, thiserror::Error)]
pub enum NotChecked {
    /// There are no lists.
    #[error("no rating list is at hand (`wallchart lists import` reads one)")]
    NoLists,
    /// All lists are damaged, with the fault of the first one.
    #[error("{0}")]
    Unusable(String),
    /// The disk cannot read a list.
    #[error(transparent)]
    Unreadable(#[from] UnreadableLists),
}

/// The reason that a file was not imported.
#[derive(Debug, thiserror::Error)]
pub enum NotImported {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// A line of a list of the players of teams is refused.
    #[error("{}:{bad}", path.display())]
    Member {
        /// The file.
        path: PathBuf,
        /// The line.
        bad: BadLine,
    },
    /// The file is not a report, or no event can be created from it.
    #[error("{}:{} {error}", path.display(), line(error))]
    Report {
        /// The file.
        path: PathBuf,
        /// The mistake.
        error: DraftError,
    },
    /// The file is not a list.
    #[error("{}", error.in_file(&path.display().to_string()))]
    List {
        /// The file.
        path: PathBuf,
        /// The mistake.
        error: ListError,
    },
    /// The event cannot be recorded, written or read again.
    #[error(transparent)]
    Desk(#[from] DeskError),
    /// The import was stopped by its user.
    #[error("stopped")]
    Stopped,
}

fn line(error: &DraftError) -> String {
    error.line().map_or_else(String::new, |line| format!("{line}:"))
}

/// An event that was read and is ready to open.
#[derive(Debug)]
pub struct Opened {
    /// Its file, if it was just created. Dropped before `reading`, which holds the lock on the file.
    pub made: Option<Made>,
    /// The event that was read.
    pub reading: Reading,
}

/// The result of reading a report.
#[derive(Debug)]
pub enum FromReport {
    /// The event was created.
    Made(Box<Opened>),
    /// The report has findings to show first; nothing was written.
    Found(ReportFindings),
}

/// The findings in a report before an event is created from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportFindings {
    /// The report.
    pub report: PathBuf,
    /// The findings.
    pub findings: Vec<String>,
}

/// An event file that was just created. It is removed again unless the event is opened: an import that is
/// stopped before its answer arrives changes nothing.
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

    /// Leaves the file in place and returns its path.
    #[must_use]
    pub fn keep(mut self) -> PathBuf {
        self.path.take().unwrap_or_default()
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        if let Some(file) = self.path.take() {
            // A file that cannot be removed remains a valid event; the error has no reader.
            drop(self.disk.remove(&file));
        }
    }
}

/// The source of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListSource {
    /// A file.
    File(PathBuf),
    /// Several lines that were pasted into the input line for one player.
    Pasted,
}

impl ListSource {
    /// Returns the file, if the list is not pasted.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::File(path) => path,
            Self::Pasted => Path::new("pasted lines"),
        }
    }

    /// Returns the name of the list on the screen.
    #[must_use]
    pub fn title(&self) -> String {
        match self {
            Self::File(path) => format!("import {}", path.file_name().unwrap_or_default().display()),
            Self::Pasted => "the lines that were pasted".to_owned(),
        }
    }
}

/// A list to read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListRequest {
    /// Its source.
    pub source: ListSource,
    /// Its content, if it is known already.
    pub bytes: Option<Arc<[u8]>>,
    /// The choices of the user for reading it, where the list itself does not decide.
    pub choices: Choices,
}

/// A list that was read and compared with the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Its source.
    pub source: ListSource,
    /// Its content.
    pub bytes: Arc<[u8]>,
    /// The choices with which it was read.
    pub choices: Choices,
    /// The list as it is understood.
    pub draft: ListDraft,
    /// The data that the local rating lists add.
    pub filled: Filled,
    /// The new players, and the changes of registered ones.
    pub comparison: Comparison,
    /// The warnings to accept before the whole list is imported.
    pub doubts: Vec<Warning>,
}

/// A list of the players of teams, as acts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedMembers {
    /// Its source.
    pub source: ListSource,
    /// The acts that set the players of the teams.
    pub acts: Vec<Act>,
    /// The notes for the director.
    pub findings: Vec<Finding>,
}

/// The content of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FromList {
    /// Players of the event.
    Players(Box<Listed>),
    /// Players of teams.
    Members(Box<ListedMembers>),
}

/// Reads a list and compares it with an event. In an event of teams, a list with a column of teams has the
/// players of the teams.
///
/// # Errors
///
/// The file cannot be read, or is not a list.
pub fn listed(list: ListRequest, files: &Files, state: &State) -> Result<FromList, NotImported> {
    let ListRequest { source, bytes, choices } = list;
    let bytes = match bytes {
        Some(bytes) => bytes,
        None => files.read(source.path(), limits::INPUT)?.into(),
    };
    let wrong = |error| NotImported::List { path: source.path().to_owned(), error };
    let read_with = Choices { partners: state.keeps_partners(), ..choices.clone() };
    let mut draft = player_list::read(&bytes, &read_with).map_err(wrong)?;
    if draft.fit(state.setup.game.match_rules().is_some()) == Err(PlayersOfTeams) {
        let bad = |bad| NotImported::Member { path: source.path().to_owned(), bad };
        let acts = members::teams(draft.players, None).and_then(|teams| members::acts(state, teams));
        let acts = acts.map_err(bad)?;
        return Ok(FromList::Members(ListedMembers { source, acts, findings: draft.findings }.into()));
    }
    let filled = filled(&mut draft, choices.from_lists, files, state);
    let comparison = compare(&draft, state, &choices.apart);
    let act = comparison.act(&draft, state, true);
    let doubts = act.map_or_else(Vec::new, |act| state.warnings(&act));
    // The line of a player who differs from a namesake is named.
    let doubts =
        doubts.into_iter().filter(|doubt| Level::Line < doubt.level && !comparison.says_already(doubt));
    // The line of a player who is recognised by the name alone is named, too.
    let renamed = comparison.asked().into_iter().filter(|asked| asked.clause == Clause::IdOfAnotherName);
    let doubts = renamed.chain(doubts).collect();
    Ok(FromList::Players(Listed { source, bytes, choices, draft, filled, comparison, doubts }.into()))
}

/// Adds data of the local rating lists to the entrants. A rating list that cannot be read becomes a note, and
/// the players are imported without it.
fn filled(draft: &mut ListDraft, how: FromLists, files: &Files, state: &State) -> Filled {
    let (mut shelf, wrong) = files.rating_lists().open();
    let mut filled = Filled { how, ..Filled::default() };
    if !shelf.is_empty() {
        match fill::fill(draft, how, &mut shelf, &fill::order(state)) {
            Ok(found) => filled = found,
            Err(error) => filled.notes.push(Note { line: 1, text: format!("the rating lists: {error}") }),
        }
    }
    let unread =
        wrong.into_iter().map(|wrong| Note { line: 1, text: format!("a rating list is not used: {wrong}") });
    filled.notes.extend(unread.filter(|_| how != FromLists::Nothing));
    filled
}

/// Compares every registered player with the local rating lists.
///
/// # Errors
///
/// No list is available, or one cannot be read.
pub fn checked(files: &Files, state: &State, now: &str) -> Result<Check, NotChecked> {
    let (mut shelf, wrong) = files.rating_lists().open();
    if shelf.is_empty() {
        return Err(wrong.into_iter().next().map_or(NotChecked::NoLists, NotChecked::Unusable));
    }
    let mut check = fill::check(state, &mut shelf, &fill::order(state)).map_err(UnreadableLists)?;
    let (first_day, is_long) = (&state.details.first_day, state.setup.regulations.long);
    check.notes.extend(shelf.remarks(first_day, is_long, now));
    check.notes.extend(wrong.into_iter().map(|wrong| format!("a rating list is not used: {wrong}")));
    Ok(check)
}

/// Creates an event from a tournament report, in a new file in a folder, and reads it. If there are findings
/// that were not shown yet, it returns them and writes nothing.
///
/// # Errors
///
/// The first mistake with its place, or the work was stopped. No file is created then.
pub fn made(
    report: &ReportFindings,
    folder: &Path,
    clock: fn() -> Box<dyn Clock>,
    files: &Files,
    watch: &Watch,
) -> Result<FromReport, NotImported> {
    let ReportFindings { report, findings: shown } = report;
    let wrong = |error| NotImported::Report { path: report.clone(), error };
    let draft = import::report(&files.read(report, limits::INPUT)?).map_err(wrong)?;
    let file = files::free_path(&**files.disk(), folder, &draft.details.title);
    let made = Imported::of(draft, files.equipment(clock()))?;
    if watch.is_stopped() {
        return Err(NotImported::Stopped);
    }
    let findings = made.findings();
    if findings != *shown {
        return Ok(FromReport::Found(ReportFindings { report: report.clone(), findings }));
    }
    let Imported { mut desk, .. } = made;
    desk.save_as(&file)?;
    let made = Made { disk: files.disk().clone(), path: Some(file) };
    // The desk closes the file, so that it can be opened like any other.
    drop(desk);
    let reading = Reading::of(files.disk(), made.path(), watch)?;
    if reading.read_only().is_some() {
        // Another desk has opened the file already, so this one must not remove it.
        drop(made.keep());
        return Ok(FromReport::Made(Box::new(Opened { made: None, reading })));
    }
    Ok(FromReport::Made(Box::new(Opened { made: Some(made), reading })))
}
