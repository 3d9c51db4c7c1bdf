//! What is brought in from elsewhere: lists of players, and tournament reports.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::work::watch::Watch;
use desk::import::Imported;
use desk::storage::disk::SharedDisk;
use desk::storage::limits;
use desk::user::files::{self, FileError, Files};
use desk::{DeskError, Reading};
use engine::refusal::{Clause, Level, Warning};
use engine::state::State;
use formats::clock::Clock;
use formats::import::{self, DraftError};
use formats::player_list::compare::{Comparison, compare};
use formats::player_list::{self, Choices, Draft as ListDraft, FromLists, ListError};
use formats::rating_list::fill::{self, Check, Filled, Note};

/// Why nothing is brought in from a file.
#[derive(Debug, thiserror::Error)]
pub enum NotImported {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// A report that is none, or of which no event can be made.
    #[error("{}:{} {error}", path.display(), line(error))]
    Report {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: DraftError,
    },
    /// A list that is none.
    #[error("{}", error.in_file(&path.display().to_string()))]
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
}

/// What came of a report.
#[derive(Debug)]
pub enum FromReport {
    /// The event was made.
    Made(Box<Opened>),
    /// Something is to be known of it first, and nothing was written.
    Found(ReportFindings),
}

/// What is to be known of a report before an event is made of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportFindings {
    /// The report.
    pub report: PathBuf,
    /// What was found, each behind the name of the report.
    pub findings: Vec<String>,
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

/// Where a list comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListSource {
    /// A file.
    File(PathBuf),
    /// Several lines that were pasted where one player was to be typed.
    Pasted,
}

impl ListSource {
    /// Returns the file; pasted lines have none.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::File(path) => path,
            Self::Pasted => Path::new("pasted lines"),
        }
    }

    /// Returns what the list is called on the screen.
    #[must_use]
    pub fn title(&self) -> String {
        match self {
            Self::File(path) => format!("import {}", path.file_name().unwrap_or_default().display()),
            Self::Pasted => "the lines that were pasted".to_owned(),
        }
    }
}

/// A list that is to be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListRequest {
    /// Where it comes from.
    pub source: ListSource,
    /// What it holds, where that is known already.
    pub bytes: Option<Arc<[u8]>>,
    /// How it is to be read, where it does not show that.
    pub choices: Choices,
}

/// A list that was read and compared with the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Where it comes from.
    pub source: ListSource,
    /// What it holds.
    pub bytes: Arc<[u8]>,
    /// What was decided about it.
    pub choices: Choices,
    /// How it is understood.
    pub draft: ListDraft,
    /// What the rating lists at hand know of them.
    pub filled: Filled,
    /// Who is new, and what would change.
    pub comparison: Comparison,
    /// What a director is asked about when all of it is taken over.
    pub doubts: Vec<Warning>,
}

/// Reads a list and compares it with an event.
///
/// # Errors
///
/// The file cannot be read, or is no list.
pub fn listed(list: ListRequest, files: &Files, state: &State) -> Result<Listed, NotImported> {
    let ListRequest { source, bytes, choices } = list;
    let bytes = match bytes {
        Some(bytes) => bytes,
        None => files.read(source.path(), limits::INPUT)?.into(),
    };
    let wrong = |error| NotImported::List { path: source.path().to_owned(), error };
    let read_with = Choices { partners: state.keeps_partners(), ..choices.clone() };
    let mut draft = player_list::read(&bytes, &read_with).map_err(wrong)?;
    let filled = filled(&mut draft, choices.from_lists, files, state);
    let comparison = compare(&draft, state, &choices.apart);
    let act = comparison.act(&draft, state, true);
    let doubts = act.map_or_else(Vec::new, |act| state.warnings(&act));
    // Who is told apart from a namesake is named with the line.
    let doubts =
        doubts.into_iter().filter(|doubt| Level::Line < doubt.level && !comparison.says_already(doubt));
    // Who is known by the name alone is noted with the line, too.
    let renamed = comparison.asked().into_iter().filter(|asked| asked.clause == Clause::IdOfAnotherName);
    let doubts = renamed.chain(doubts).collect();
    Ok(Listed { source, bytes, choices, draft, filled, comparison, doubts })
}

/// Fills in what the rating lists at hand know of the entrants; a rating list that cannot be read is a note, and the list is
/// taken without it.
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

/// Compares everybody who is registered with the rating lists at hand.
///
/// # Errors
///
/// No list is at hand, or one cannot be read, in words.
pub fn checked(files: &Files, state: &State, now: &str) -> Result<Check, String> {
    let (mut shelf, wrong) = files.rating_lists().open();
    if shelf.is_empty() {
        let none = "no rating list is at hand (`wallchart lists import` reads one)";
        return Err(wrong.into_iter().next().unwrap_or_else(|| none.to_owned()));
    }
    let mut check = fill::check(state, &mut shelf, &fill::order(state))
        .map_err(|error| format!("the rating lists cannot be read: {error}"))?;
    let (first_day, is_long) = (&state.details.first_day, state.setup.regulations.long);
    check.notes.extend(shelf.remarks(first_day, is_long, now));
    check.notes.extend(wrong.into_iter().map(|wrong| format!("a rating list is not used: {wrong}")));
    Ok(check)
}

/// Makes an event of a tournament report, in a file of its own in a folder, and reads it. What is to be known of it is
/// returned first, unless it is just what was shown already; nothing is written then.
///
/// # Errors
///
/// The first thing that is wrong, with its place; or it was stopped. No file is there then.
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
    let name = report.file_name().unwrap_or_default().display().to_string();
    let findings = made.findings(&name);
    if findings != *shown {
        return Ok(FromReport::Found(ReportFindings { report: report.clone(), findings }));
    }
    let Imported { mut desk, .. } = made;
    desk.save_as(&file)?;
    let made = Made { disk: files.disk().clone(), path: Some(file) };
    // The desk lets go of the file, which is then opened like any other.
    drop(desk);
    let reading = Reading::of(files.disk(), made.path(), watch)?;
    if reading.read_only().is_some() {
        // Another desk has taken the file up already: it is no longer ours to remove.
        drop(made.keep());
        return Ok(FromReport::Made(Box::new(Opened { made: None, reading })));
    }
    Ok(FromReport::Made(Box::new(Opened { made: Some(made), reading })))
}
