//! The user's own files: settings, themes, the list of recent events, lists to read and reports to write.
//! Event files are not among them: they belong to the desk.
//!
//! All of them go through the disk: only ordinary files, read within bounds and written whole.

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::lists;
use super::rating_lists::{RatingLists, Updating};
use super::settings::{self, Chosen, EXAMPLE, OwnText, SettingsFile, Sources, UnreadableText};
use crate::Equipment;
use crate::publication::paper::Paper;
use crate::storage::disk::{self, SharedDisk, Visibility, folder_of};
use crate::storage::whole_file::{self, LONGEST_NAME};
use crate::storage::{limits, refusal};
use crate::user::viewer;
use engine::text::Label;
use formats::calendar::{self, Calendar};
use formats::clock::Clock;

/// The most events on the list of recent ones.
const RECENT: usize = 30;

/// The most events of tours: they are small, and no file of a director's is ever removed.
const MOST_TOURS: u32 = 999;

/// The most bytes of a title in the name of its event file; there is room for a suffix
/// (`.continued-10000.ron`).
const LONGEST_STEM: usize = LONGEST_NAME - 20;

/// An event on the list of recent ones, in the state in which it was last open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecentEvent {
    /// The event file.
    pub path: PathBuf,
    /// Its title.
    pub title: Label,
    /// The game, as shown.
    pub game: Label,
    /// The number of players.
    pub players: usize,
    /// The last published round.
    pub round: u16,
    /// The planned number of rounds.
    pub rounds: u16,
    /// The moment of the last save.
    pub saved: Label,
}

/// The site of an event, which the desk updates.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptSite {
    /// The event file.
    event: PathBuf,
    /// The folder of the site.
    folder: PathBuf,
}

/// The reason why one of the user's files cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The operating system refuses.
    #[error("{}: {}", path.display(), refusal::of_disk(error))]
    Disk {
        /// The file.
        path: PathBuf,
        /// The system's error.
        error: std::io::Error,
    },
    /// The file is not UTF-8.
    #[error("{}: this is not text in UTF-8", .0.display())]
    NotText(PathBuf),
    /// The platform names no folder for it.
    #[error("there is no folder for {0} (is HOME set?)")]
    NoFolder(&'static str),
    /// The settings have no line of its own for the language.
    #[error("{}: there is no line for the language (add `language: \"de\",`)", .0.display())]
    NoLanguage(PathBuf),
    /// All names for another event of a tour are in use.
    #[error("{}: this folder holds {MOST_TOURS} events of the tour (remove some)", .0.display())]
    TooManyTours(PathBuf),
}

/// The places of the user's own files.
#[derive(Debug, Clone)]
pub struct Files {
    disk: SharedDisk,
    config: Option<PathBuf>,
    data: Option<PathBuf>,
    downloads: Option<PathBuf>,
}

/// Returns the program's folder below the one that a variable names.
fn named_folder(variable: &str) -> Option<PathBuf> {
    let folder = std::env::var_os(variable).map(PathBuf::from);
    folder.filter(|folder| folder.is_absolute()).map(|folder| folder.join("wallchart"))
}

impl Files {
    /// Returns the places that the platform reserves for a user's files. The variables of Linux name them on
    /// every system: for a memory stick, and for tests.
    #[must_use]
    pub fn of_user() -> Self {
        let folders = directories::ProjectDirs::from("", "", "wallchart");
        let config = named_folder("XDG_CONFIG_HOME")
            .or_else(|| folders.as_ref().map(|folders| folders.config_dir().to_owned()));
        let data = named_folder("XDG_DATA_HOME")
            .or_else(|| folders.as_ref().map(|folders| folders.data_local_dir().to_owned()));
        let user = directories::UserDirs::new();
        let usual = || user.as_ref().map(|user| user.home_dir().join("Downloads"));
        let downloads = user.as_ref().and_then(|user| user.download_dir().map(Path::to_owned)).or_else(usual);
        Self { disk: disk::system(), config, data, downloads }
    }

    /// Returns places below one folder.
    #[must_use]
    pub fn below(folder: &Path) -> Self {
        Self::on(disk::system(), folder)
    }

    /// Returns places below one folder of a disk.
    #[must_use]
    pub fn on(disk: SharedDisk, folder: &Path) -> Self {
        let downloads = Some(folder.join("Downloads"));
        Self { disk, config: Some(folder.to_owned()), data: Some(folder.to_owned()), downloads }
    }

    /// Returns the disk on which the user works.
    #[must_use]
    pub const fn disk(&self) -> &SharedDisk {
        &self.disk
    }

    /// Returns the folders that contain only files of the program's own.
    pub(super) fn folders(&self) -> [Option<&Path>; 2] {
        [self.config.as_deref(), self.data.as_deref()]
    }

    /// Returns the folders of the user's own files, each with true if a file can be written there, or false
    /// if the folder does not exist yet, but can be made.
    #[must_use]
    pub fn writable_folders(&self) -> Vec<(PathBuf, std::io::Result<bool>)> {
        let folders: BTreeSet<&Path> = self.folders().into_iter().flatten().collect();
        folders.into_iter().map(|folder| (folder.to_owned(), self.can_write(folder))).collect()
    }

    /// Tries to write into a folder, or into the nearest one above it that exists.
    fn can_write(&self, folder: &Path) -> std::io::Result<bool> {
        match (self.disk.find(folder), folder.parent()) {
            (Err(error), Some(above)) if error.kind() == ErrorKind::NotFound => {
                self.can_write(above).map(|_| false)
            }
            (Err(error), _) => Err(error),
            (Ok(_), _) => {
                let names = whole_file::beside(&folder.join("settings"), "probe");
                let probe = whole_file::create_first_free(&*self.disk, names, b"", Visibility::Owner)?;
                self.disk.remove(&probe).map(|()| true)
            }
        }
    }

    /// Returns the equipment of a desk of the user.
    #[must_use]
    pub fn equipment(&self, clock: Box<dyn Clock>) -> Equipment {
        let below = |name| self.data.as_ref().map(|folder| folder.join(name));
        let disk = self.disk.clone();
        Equipment { disk, clock, key_file: below("signing-key"), refuge: below("rescued") }
    }

    /// Returns the available rating lists.
    #[must_use]
    pub fn rating_lists(&self) -> RatingLists {
        let folder = self.data.as_ref().map(|folder| folder.join("rating-lists"));
        RatingLists::within(self.disk.clone(), folder).taking_from(self.downloads.clone())
    }

    /// Reads the sources of the settings.
    #[must_use]
    pub fn sources(&self) -> Sources {
        let settings = self.settings_path().and_then(|path| self.own_text(&path));
        let has_viewer = viewer::is_available();
        let (calendar, language) = (Calendar::of_system(), calendar::language_of_system());
        Sources { settings, has_viewer, calendar, language }
    }

    /// Reads a theme of the user's own; `None` if no theme has that name.
    #[must_use]
    pub fn theme(&self, name: &str) -> Option<OwnText> {
        let plain = name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
        let folder = self.config.as_ref().filter(|_| plain)?;
        self.own_text(&folder.join("themes").join(format!("{name}.ron")))
    }

    /// Returns the user's choices that do not concern a screen, and the faults of the settings, each with
    /// file and line.
    #[must_use]
    pub fn chosen(&self) -> (Chosen, Vec<String>) {
        let sources = self.sources();
        let mut file = SettingsFile::begin(&sources);
        let chosen = file.chosen(&sources);
        (chosen, file.complaints)
    }

    /// Returns the zone and the language in which moments and days are shown.
    #[must_use]
    pub fn calendar(&self) -> Calendar {
        self.chosen().0.calendar
    }

    /// Returns the settings of the reports that are written automatically.
    #[must_use]
    pub fn paper(&self) -> Option<Paper> {
        self.chosen().0.paper
    }

    /// Returns the settings of the updates of rating lists.
    #[must_use]
    pub fn lists(&self) -> Updating {
        self.chosen().0.lists
    }

    /// Reads a file of the user's, with its name; `None` if it does not exist.
    fn own_text(&self, path: &Path) -> Option<OwnText> {
        let read = disk::read_file(&*self.disk, path, limits::SMALL);
        if read.as_ref().is_err_and(|error| error.kind() == ErrorKind::NotFound) {
            return None;
        }
        let name = path.display().to_string();
        let text = read.map_err(|error| refused(path, error)).and_then(|bytes| as_text(path, bytes));
        Some(text.map(|text| (name, text)).map_err(|error| UnreadableText(error.to_string())))
    }

    /// Returns the path of the settings, whether the file exists or not.
    #[must_use]
    pub fn settings_path(&self) -> Option<PathBuf> {
        self.config.as_ref().map(|folder| folder.join("settings.ron"))
    }

    /// Creates a settings file in which everything is commented out, if it does not exist. Returns whether it
    /// was created.
    ///
    /// # Errors
    ///
    /// There is no folder for settings, or the disk refuses.
    pub fn make_settings(&self) -> Result<bool, FileError> {
        let path = self.settings_path().ok_or(FileError::NoFolder("settings"))?;
        if self.is_there(&path) {
            return Ok(false);
        }
        self.make_folder(folder_of(&path))?;
        match self.create(&path, EXAMPLE.as_bytes()) {
            // Another desk was faster, or the path is a link to a missing file.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
            made => made.map(|()| true).map_err(|error| refused(&path, error)),
        }
    }

    /// Saves the language of the desk in the settings file; everything else in it stays.
    ///
    /// # Errors
    ///
    /// There is no folder for settings, the file has no line for the language, or the disk refuses.
    pub fn keep_language(&self, tag: &str) -> Result<(), FileError> {
        self.make_settings()?;
        let path = self.settings_path().ok_or(FileError::NoFolder("settings"))?;
        let text = self.read_text(&path, limits::SMALL)?;
        let text = settings::with_language(&text, tag).ok_or(FileError::NoLanguage(path.clone()))?;
        let replaced = whole_file::replace(&*self.disk, &path, text.as_bytes(), Visibility::Everyone);
        replaced.map_err(|error| refused(&path, error))
    }

    fn is_there(&self, path: &Path) -> bool {
        self.disk.find(path).is_ok()
    }

    /// Creates a file, whole or not at all.
    fn create(&self, path: &Path, bytes: &[u8]) -> std::io::Result<()> {
        whole_file::create(&*self.disk, path, bytes, Visibility::Everyone)
    }

    fn make_folder(&self, folder: &Path) -> Result<(), FileError> {
        whole_file::create_folder(&*self.disk, folder).map_err(|error| refused(folder, error))
    }

    /// Returns true if the program is new here: no events, no settings, and the tour neither taken nor
    /// declined.
    #[must_use]
    pub fn are_new(&self) -> bool {
        let there = |path: Option<PathBuf>| path.is_some_and(|path| self.is_there(&path));
        self.data.is_some()
            && !there(self.recent_path())
            && !there(self.settings_path())
            && !there(self.tour_mark())
    }

    fn tour_mark(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("tour-seen"))
    }

    /// Records that the tour was taken or declined. If this cannot be written, the tour is offered again.
    pub fn mark_tour_seen(&self) {
        if let Some(path) = self.tour_mark() {
            drop(
                whole_file::create_folder(&*self.disk, folder_of(&path))
                    .and_then(|()| self.create(&path, b"")),
            );
        }
    }

    /// Copies the tour's event to an unused name.
    ///
    /// # Errors
    ///
    /// There is no folder for it, no name is free, or the disk refuses.
    pub fn copy_tour(&self, event: &str) -> Result<PathBuf, FileError> {
        let data = self.data.as_ref().ok_or(FileError::NoFolder("the tour's event"))?;
        let folder = data.join("tour");
        self.make_folder(&folder)?;
        let names = (1..=MOST_TOURS).map(|number| folder.join(format!("tour-{number}.ron")));
        whole_file::create_first_free(&*self.disk, names, event.as_bytes(), Visibility::Everyone).map_err(
            |error| {
                if error.kind() == ErrorKind::AlreadyExists {
                    FileError::TooManyTours(folder.clone())
                } else {
                    refused(&folder, error)
                }
            },
        )
    }

    fn recent_path(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("recent.ron"))
    }

    fn sites_path(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("sites.ron"))
    }

    /// Moves damaged lists aside, so that fresh ones can be begun. Returns messages for the user.
    #[must_use]
    pub fn keep_damaged_lists(&self) -> Vec<String> {
        let recent =
            self.recent_path().and_then(|path| lists::keep_damaged::<RecentEvent>(&*self.disk, &path));
        let sites = self.sites_path().and_then(|path| lists::keep_damaged::<KeptSite>(&*self.disk, &path));
        recent.into_iter().chain(sites).collect()
    }

    /// Returns the recent events, the last one first. An unreadable list counts as empty.
    #[must_use]
    pub fn recent(&self) -> Vec<RecentEvent> {
        self.recent_path().map_or_else(Vec::new, |path| lists::read(&*self.disk, &path))
    }

    /// Puts an event at the head of the list of recent ones. Returns a message about the list for the user.
    #[must_use]
    pub fn remember(&self, event: RecentEvent) -> Option<String> {
        lists::change(&*self.disk, &self.recent_path()?, |recent: &mut Vec<RecentEvent>| {
            recent.retain(|known| known.path != event.path);
            recent.insert(0, event);
            recent.truncate(RECENT);
        })
    }

    /// Takes an event off the list of recent ones. Returns a message about the list for the user.
    #[must_use]
    pub fn forget(&self, path: &Path) -> Option<String> {
        lists::change(&*self.disk, &self.recent_path()?, |recent: &mut Vec<RecentEvent>| {
            recent.retain(|known| known.path != path);
        })
    }

    /// Returns the folder of an event's site.
    #[must_use]
    pub fn site(&self, event: &Path) -> Option<PathBuf> {
        let event = std::path::absolute(event).ok()?;
        let sites: Vec<KeptSite> = lists::read(&*self.disk, &self.sites_path()?);
        sites.into_iter().find(|kept| kept.event == event).map(|kept| kept.folder)
    }

    /// Stores the folder of an event's site, or that it has none any more. Returns a message about the list
    /// of sites for the user.
    #[must_use]
    pub fn keep_site(&self, event: &Path, folder: Option<&Path>) -> Option<String> {
        let event = std::path::absolute(event).ok()?;
        lists::change(&*self.disk, &self.sites_path()?, |sites: &mut Vec<KeptSite>| {
            sites.retain(|kept| kept.event != event);
            if let Some(folder) = folder {
                sites.insert(0, KeptSite { event, folder: folder.to_owned() });
            }
        })
    }

    /// Reads a text file that the director names.
    ///
    /// # Errors
    ///
    /// As [`Self::read`], or the file is not text.
    pub fn read_text(&self, path: &Path, limit: u64) -> Result<String, FileError> {
        as_text(path, self.read(path, limit)?)
    }

    /// Reads a file that the director names.
    ///
    /// # Errors
    ///
    /// It cannot be read, or has more than `limit` bytes.
    pub fn read(&self, path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
        disk::read_file(&*self.disk, path, limit).map_err(|error| refused(path, error))
    }

    /// Writes a report, whole or not at all. Nothing existing is overwritten, not even a device.
    ///
    /// # Errors
    ///
    /// The name is in use, or the disk refuses.
    pub fn write_new(&self, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
        self.create(path, bytes).map_err(|error| refused(path, error))
    }
}

/// Returns the bytes of a file as text.
///
/// # Errors
///
/// It is not UTF-8.
pub fn as_text(path: &Path, bytes: Vec<u8>) -> Result<String, FileError> {
    String::from_utf8(bytes).map_err(|_| FileError::NotText(path.to_owned()))
}

fn refused(path: &Path, error: std::io::Error) -> FileError {
    FileError::Disk { path: path.to_owned(), error }
}

/// Returns the name of an event file for a title: small letters, digits and dashes, within the length that
/// every disk accepts.
#[must_use]
pub fn file_name(title: &str) -> String {
    let stem = stem(title, LONGEST_STEM);
    format!("{}.ron", if stem.is_empty() { "event" } else { &stem })
}

/// Returns the path of a new event with this title in a folder. A number is added if the name is in use.
#[must_use]
pub fn free_path(disk: &dyn disk::Disk, folder: &Path, title: &str) -> PathBuf {
    let first = folder.join(file_name(title));
    let stem = first.file_stem().unwrap_or_default().display().to_string();
    let mut numbered = (2..).map(|number: u64| folder.join(format!("{stem}-{number}.ron")));
    let is_free = |path: &PathBuf| disk.find(path).is_err();
    Some(first.clone()).filter(is_free).or_else(|| numbered.find(is_free)).unwrap_or(first)
}

/// Returns the name of a file for a document of an event; a long title is cut.
#[must_use]
pub fn document_name(title: &str, document: &str, extension: &str) -> String {
    let document = stem(document, LONGEST_STEM / 2);
    let title = stem(title, LONGEST_STEM - document.len());
    let dash = if title.is_empty() { "" } else { "-" };
    format!("{title}{dash}{document}.{extension}")
}

/// Turns a text into small letters, digits and dashes, at most `most` bytes; no character is split.
fn stem(text: &str, most: usize) -> String {
    let mut stem = String::new();
    for c in text.chars().flat_map(char::to_lowercase) {
        let c = match c {
            c if c.is_alphanumeric() => c,
            _ if stem.ends_with('-') || stem.is_empty() => continue,
            _ => '-',
        };
        if most < stem.len() + c.len_utf8() {
            break;
        }
        stem.push(c);
    }
    stem.truncate(stem.trim_end_matches('-').len());
    stem
}

/// Returns the path for a person's input: `~` is the home folder.
#[must_use]
pub fn typed_path(text: &str) -> PathBuf {
    let text = text.trim();
    let home = || directories::BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    match text.strip_prefix("~/").map(|rest| (rest, home())) {
        Some((rest, Some(home))) => home.join(rest),
        Some((_, None)) | None => PathBuf::from(text),
    }
}

/// Returns a text with `~` for the home folder, so that it does not name the user.
#[must_use]
pub fn with_home_as_tilde(text: &str) -> String {
    let home = directories::BaseDirs::new().map(|folders| folders.home_dir().display().to_string());
    home.filter(|home| 1 < home.len()).map_or_else(|| text.to_owned(), |home| text.replace(&home, "~"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(path: &str) -> RecentEvent {
        RecentEvent {
            path: path.into(),
            title: Label::taken_over("Autumn Open"),
            game: Label::taken_over("chess"),
            players: 50,
            round: 4,
            rounds: 9,
            saved: Label::taken_over("2026-11-21T14:31:07Z"),
        }
    }

    #[test]
    fn the_last_event_seen_comes_first_and_only_once() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files::below(folder.path());
        for path in ["a.ron", "b.ron", "a.ron"] {
            assert_eq!(files.remember(event(path)), None);
        }
        assert_eq!(files.recent(), [event("a.ron"), event("b.ron")]);
        assert_eq!(files.forget(Path::new("a.ron")), None);
        assert_eq!(files.recent(), [event("b.ron")]);
    }

    #[test]
    fn an_event_has_at_most_one_site() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files::below(folder.path());
        let (one, other) = (Path::new("/e/one.ron"), Path::new("/e/other.ron"));
        assert_eq!(files.keep_site(one, Some(Path::new("/w/a"))), None);
        assert_eq!(files.keep_site(other, Some(Path::new("/w/b"))), None);
        assert_eq!(files.keep_site(one, Some(Path::new("/w/c"))), None);
        assert_eq!(files.site(one).as_deref(), Some(Path::new("/w/c")));
        assert_eq!(files.keep_site(one, None), None);
        assert_eq!(files.site(one), None);
        assert_eq!(files.site(other).as_deref(), Some(Path::new("/w/b")));
    }

    #[test]
    fn titles_become_file_names() {
        assert_eq!(file_name("Autumn Open 2026!"), "autumn-open-2026.ron");
        assert_eq!(file_name("  ../Ångström  "), "ångström.ron");
        assert_eq!(file_name("???"), "event.ron");
        assert_eq!(document_name("Autumn Open", "cards R3", "html"), "autumn-open-cards-r3.html");
        assert_eq!(document_name("", "standings R0", "txt"), "standings-r0.txt");
    }

    #[test]
    fn a_long_title_becomes_a_short_file_name() {
        for letter in ["a", "Å", "文", "𝔸", "İ"] {
            let title = letter.repeat(300);
            let (event, document) = (file_name(&title), document_name(&title, "player cards R12", "html"));
            let ending = "-player-cards-r12.html";
            assert!(event.len() <= LONGEST_NAME - 16 && document.len() <= LONGEST_NAME, "{event} {document}");
            assert!(event.len() > 100 && document.len() > 100 && document.ends_with(ending), "{document}");
            let first: String = letter.chars().flat_map(char::to_lowercase).take(1).collect();
            assert!(event.starts_with(&first) && !event.contains(char::REPLACEMENT_CHARACTER), "{event}");
            let longest = whole_file::beside(Path::new(&event), "continued").last().unwrap();
            assert!(longest.as_os_str().len() <= LONGEST_NAME + 2, "{}", longest.display());
        }
    }

    #[test]
    fn a_report_never_overwrites_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let (files, path) = (Files::below(folder.path()), folder.path().join("standings.txt"));
        files.write_new(&path, b"one").unwrap();
        assert!(files.write_new(&path, b"two").unwrap_err().to_string().contains("already"));
        assert_eq!(files.read_text(&path, limits::INPUT).unwrap(), "one");
        assert!(files.read(folder.path(), limits::INPUT).is_err());
    }
}
