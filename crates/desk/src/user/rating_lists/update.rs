//! Updates the lists with a command of the user's, which loads them into a given folder; every list there is
//! imported.
//!
//! The addresses and the way of loading are left to that command: addresses change, and some sites ask for a
//! password.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::{Timestamp, ToSpan as _};

use super::{Import, ListsError, Meta, RatingLists, Shelf};
use crate::storage::disk::Access;
use crate::storage::stream::FileReader;
use crate::storage::whole_file;
use crate::user::command::{self, NotRun};
use engine::progress::Progress;
use engine::words;
use formats::rating_list::{Choices, month_label};

/// The longest time for the command: the federation's list has 45 megabytes.
const PATIENCE: Duration = Duration::from_mins(30);

/// The folder for the command's lists, inside the folder of the lists.
const INCOMING: &str = "incoming";

/// The extensions of lists.
const LISTS: [&str; 4] = ["txt", "xml", "csv", "zip"];

/// The number of hours after which lists are loaded again.
const OLD: i64 = 24;

/// The settings of the rating lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Updating {
    /// The words of the command that loads the lists; empty if it is not set.
    pub command: Vec<String>,
    /// True if an event is compared with new lists automatically.
    pub check: bool,
}

impl Default for Updating {
    fn default() -> Self {
        Self { command: Vec::new(), check: true }
    }
}

/// The reason why lists were not updated.
#[derive(Debug, thiserror::Error)]
pub enum NotUpdated {
    /// Neither a command nor a folder is set.
    #[error(
        "no command loads rating lists (the settings name one: lists: (command: \"...\")), and there is no downloads folder"
    )]
    NoCommand,
    /// The folder has no list of the federation that was not imported already.
    #[error(
        "no newer list of the federation in {} (load players_list.zip from ratings.fide.com into it, or name a command in the settings: lists: (command: \"...\"))",
        .0.display()
    )]
    NothingNew(PathBuf),
    /// The command failed.
    #[error("{0} (the command is that of the settings: lists: (command: \"...\"))")]
    Command(#[from] NotRun),
    /// The command left no list.
    #[error(
        "{0} has left no list (expected a file in .txt, .xml, .csv or .zip in the folder that it is given)"
    )]
    Nothing(String),
    /// A list is refused; those before it were imported.
    #[error("{name}: {error}")]
    List {
        /// The file.
        name: String,
        /// The fault.
        error: ListsError,
    },
    /// A fault of the folder.
    #[error(transparent)]
    Folder(#[from] ListsError),
}

impl RatingLists {
    /// Runs the command that loads the lists and imports each; the files of the command are removed
    /// afterwards. Without a command the newer lists of the federation in the downloads folder are imported,
    /// and stay there. If a list is refused, the present one remains.
    ///
    /// # Errors
    ///
    /// The command or a list fails; see [`NotUpdated`].
    pub fn update(
        &self,
        command: &[String],
        now: &str,
        progress: &dyn Progress,
    ) -> Result<Vec<Meta>, NotUpdated> {
        let Some(name) = command.first() else {
            let downloads = self.downloads.clone().ok_or(NotUpdated::NoCommand)?;
            let files = self.newer_in_downloads();
            if files.is_empty() {
                return Err(NotUpdated::NothingNew(downloads));
            }
            return files.iter().map(|file| self.read_incoming(file, now, progress)).collect();
        };
        let folder = self.folder.as_ref().ok_or(ListsError::NoFolder)?.join(INCOMING);
        whole_file::create_folder(&*self.disk, &folder).map_err(Self::cannot(&folder))?;
        self.clear(&folder);
        command::run(command, &folder, PATIENCE)?;
        let files = self.incoming(&folder);
        if files.is_empty() {
            return Err(NotUpdated::Nothing(name.clone()));
        }
        let read = files.iter().map(|file| self.read_incoming(file, now, progress)).collect();
        self.clear(&folder);
        read
    }

    /// Returns the federation's lists in the downloads folder that are newer than the present ones, the
    /// newest one last. Of files that a browser has numbered, only the newest counts.
    #[must_use]
    pub fn newer_in_downloads(&self) -> Vec<PathBuf> {
        let Some(downloads) = &self.downloads else { return Vec::new() };
        let metas: Vec<Meta> = self.kept().into_iter().filter_map(|kept| kept.meta.ok()).collect();
        let mut newest: BTreeMap<String, (i128, PathBuf)> = BTreeMap::new();
        for file in self.incoming(downloads) {
            let Some(list) = file.file_name().and_then(|name| list_of_federation(&name.to_string_lossy()))
            else {
                continue;
            };
            let touched = self.disk.open(&file, Access::Read).and_then(|file| file.find()).ok();
            let Some(touched) = touched.and_then(|found| found.touched) else { continue };
            let was_read = |meta: &Meta| {
                let read =
                    meta.imported.parse::<Timestamp>().is_ok_and(|read| touched <= read.as_nanosecond());
                read && list_of_federation(&meta.file).as_ref() == Some(&list)
            };
            let is_newest = newest.get(&list).is_none_or(|(other, _)| *other < touched);
            if is_newest && !metas.iter().any(was_read) {
                newest.insert(list, (touched, file));
            }
        }
        let mut files: Vec<(i128, PathBuf)> = newest.into_values().collect();
        files.sort();
        files.into_iter().map(|(_, file)| file).collect()
    }

    fn incoming(&self, folder: &Path) -> Vec<PathBuf> {
        let mut names = self.disk.list(folder).unwrap_or_default();
        let is_list = |name: &PathBuf| {
            let end = name.extension().map(|end| end.to_string_lossy().to_ascii_lowercase());
            end.is_some_and(|end| LISTS.contains(&&*end))
        };
        names.retain(is_list);
        names.sort();
        names.into_iter().map(|name| folder.join(name)).collect()
    }

    /// Removes the files of an update, also of a killed one. A file that cannot be removed is imported again.
    fn clear(&self, folder: &Path) {
        for file in self.incoming(folder) {
            drop(self.disk.remove(&file));
        }
    }

    fn read_incoming(&self, file: &Path, now: &str, progress: &dyn Progress) -> Result<Meta, NotUpdated> {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let input = self.disk.open(file, Access::Read);
        let input = input.map_err(|error| ListsError::Disk { path: file.to_owned(), error })?;
        let touched = input.find().ok().and_then(|found| found.touched);
        let import = Import {
            name: None,
            month: None,
            choices: Choices::default(),
            file: name.clone(),
            touched,
            now: now.to_owned(),
        };
        self.import(FileReader::new(input), &import, progress)
            .map_err(|error| NotUpdated::List { name, error })
    }

    /// Returns true if lists are due: with a command, if no list was imported within the last day; without
    /// one, if a newer list is in the downloads folder (checklist Q135).
    #[must_use]
    pub fn are_due(&self, command: &[String], now: &str) -> bool {
        if command.is_empty() { !self.newer_in_downloads().is_empty() } else { self.are_old(now) }
    }

    /// Returns true if no list was imported within the last day.
    #[must_use]
    pub fn are_old(&self, now: &str) -> bool {
        let Ok(now) = now.parse::<Timestamp>() else { return false };
        let Ok(day_before) = now.checked_sub(OLD.hours()) else { return false };
        let read = |kept: &super::Kept| kept.meta.as_ref().ok()?.imported.parse::<Timestamp>().ok();
        self.kept().iter().filter_map(read).all(|read| read < day_before)
    }
}

/// Returns the federation's list that a file name belongs to, without the month and the number that a browser
/// adds to a second file: `players_list`, `standard_list`.
fn list_of_federation(file: &str) -> Option<String> {
    let name = file.to_ascii_lowercase();
    if name.starts_with("players_list") {
        return Some("players_list".to_owned());
    }
    let kind = ["standard", "rapid", "blitz"].into_iter().find(|kind| name.starts_with(kind))?;
    (name.contains("frl") || name.contains("rating_list")).then(|| format!("{kind}_list"))
}

impl Shelf {
    /// Returns a warning for each federation list of a wrong month: the right month is that in which the
    /// event begins, or, for an event of more than 30 days, that of the day of the comparison (checklist
    /// Q137). Lists that were not imported today are reported with their day (Q141).
    #[must_use]
    pub fn remarks(&self, first_day: &str, is_long: bool, now: &str) -> Vec<String> {
        let day = if is_long || first_day.is_empty() { now } else { first_day };
        let date = day.get(..10).and_then(|day| day.parse::<jiff::civil::Date>().ok());
        let wanted = date.and_then(|date| month_label(date.year(), date.month()));
        let mut remarks = Vec::new();
        for meta in self.metas() {
            let called = meta.source_and_month();
            if let Some(wanted) =
                wanted.as_ref().filter(|wanted| !meta.month.is_empty() && meta.month != **wanted)
            {
                let of = if day == now { "today" } else { "the first day of the event" };
                remarks.push(format!("{called} is not the list of {of}, which is that of {wanted}"));
            }
            let days = age(&meta.imported, now);
            if 0 < days {
                let days = words::count(usize::try_from(days).unwrap_or(usize::MAX), "day");
                remarks.push(format!("{called} was read {days} ago: a newer one may be out"));
            }
        }
        remarks
    }
}

/// Counts the whole days between two moments.
fn age(then: &str, now: &str) -> i64 {
    match (then.parse::<Timestamp>(), now.parse::<Timestamp>()) {
        (Ok(then), Ok(now)) => now.duration_since(then).as_hours() / OLD,
        (_, _) => 0,
    }
}
