//! The user's own files: settings, themes, the list of recent events, lists that are read and reports that are
//! written. Event files are not among them: those belong to the desk.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::settings::{EXAMPLE, Settings, Sources};
use crate::calendar::Calendar;
use crate::clock::Clock;
use crate::desk::Equipment;
use crate::storage::disk::{self, SharedDisk};
use crate::storage::refusal;

/// How many events the list of recent ones keeps.
const RECENT: usize = 30;

/// How many events of tours are kept: they are small, and nothing of a director's is ever removed.
const MOST_TOURS: u32 = 999;

/// The largest list that is read, in bytes: a list of players is never near it.
const LARGEST: u64 = 16 * 1024 * 1024;

/// An event on the list of recent ones, as it was when it was seen last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecentEvent {
    /// Where it is.
    pub path: PathBuf,
    /// Its title.
    pub title: String,
    /// Its game, in words.
    pub game: String,
    /// How many players it had.
    pub players: usize,
    /// The last round announced.
    pub round: u16,
    /// The rounds announced for the event.
    pub rounds: u16,
    /// When it was saved last.
    pub saved: String,
}

/// The site of an event, which the desk keeps up to date.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptSite {
    /// The event file.
    event: PathBuf,
    /// The folder of the site.
    folder: PathBuf,
}

/// Where the user's own files are.
#[derive(Debug, Clone)]
pub struct Files {
    disk: SharedDisk,
    config: Option<PathBuf>,
    data: Option<PathBuf>,
}

impl Files {
    /// Gives the places that the platform keeps for a user's files.
    #[must_use]
    pub fn of_user() -> Self {
        let folders = directories::ProjectDirs::from("", "", "wallchart");
        let config = folders.as_ref().map(|folders| folders.config_dir().to_owned());
        let data = folders.as_ref().map(|folders| folders.data_local_dir().to_owned());
        Self { disk: disk::system(), config, data }
    }

    /// Gives places below one folder.
    #[must_use]
    pub fn below(folder: &Path) -> Self {
        Self::on(disk::system(), folder)
    }

    /// Returns places below one folder of a disk.
    #[must_use]
    pub fn on(disk: SharedDisk, folder: &Path) -> Self {
        Self { disk, config: Some(folder.to_owned()), data: Some(folder.to_owned()) }
    }

    /// Returns the disk on which the user works.
    #[must_use]
    pub const fn disk(&self) -> &SharedDisk {
        &self.disk
    }

    /// Returns what a desk of the user works with.
    #[must_use]
    pub fn equipment(&self, clock: Box<dyn Clock>) -> Equipment {
        let below = |name| self.data.as_ref().map(|folder| folder.join(name));
        let disk = self.disk.clone();
        Equipment { disk, clock, key_file: below("signing-key"), refuge: below("rescued") }
    }

    /// Reads the settings and the theme they name.
    #[must_use]
    pub fn settings(&self) -> Settings {
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let read = |path: &Path| {
            let text = std::fs::read_to_string(path).ok()?;
            Some((path.display().to_string(), text))
        };
        let settings = self.config.as_ref().and_then(|folder| read(&folder.join("settings.ron")));
        let find_theme = |name: &str| {
            let plain = name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
            let folder = self.config.as_ref().filter(|_| plain)?;
            read(&folder.join("themes").join(format!("{name}.ron")))
        };
        let calendar = Calendar::of_system();
        Settings::read(&Sources { settings, no_color, calendar }, &find_theme)
    }

    /// Gives where the settings are, whether they are there or not.
    #[must_use]
    pub fn settings_path(&self) -> Option<PathBuf> {
        self.config.as_ref().map(|folder| folder.join("settings.ron"))
    }

    /// Makes a settings file in which everything is commented out, where there is none; tells whether it did.
    ///
    /// # Errors
    ///
    /// A sentence with the path.
    pub fn make_settings(&self) -> Result<bool, String> {
        let (Some(path), Some(folder)) = (self.settings_path(), &self.config) else {
            return Err("there is no folder for settings (is HOME set?)".to_owned());
        };
        if path.symlink_metadata().is_ok() {
            return Ok(false);
        }
        make_folder(folder)?;
        write_new(&path, EXAMPLE).map(|()| true)
    }

    /// Tells whether nobody has worked here: no events, no settings, and the tour neither taken nor declined.
    #[must_use]
    pub fn are_new(&self) -> bool {
        let there = |path: Option<PathBuf>| path.is_some_and(|path| path.symlink_metadata().is_ok());
        self.data.is_some()
            && self.recent().is_empty()
            && !there(self.settings_path())
            && !there(self.tour_mark())
    }

    fn tour_mark(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("tour-seen"))
    }

    /// Writes down that the tour was taken or declined; where that cannot be written it is offered again.
    pub fn mark_tour_seen(&self) {
        if let (Some(path), Some(folder)) = (self.tour_mark(), &self.data) {
            drop(std::fs::create_dir_all(folder).and_then(|()| std::fs::write(path, "")));
        }
    }

    /// Makes a copy of the tour's event under a name that nothing has yet.
    ///
    /// # Errors
    ///
    /// A sentence with the path.
    pub fn copy_tour(&self, event: &str) -> Result<PathBuf, String> {
        let data = self.data.as_ref().ok_or("there is no folder for the tour's event (is HOME set?)")?;
        let folder = data.join("tour");
        make_folder(&folder)?;
        let names = (1..=MOST_TOURS).map(|number| folder.join(format!("tour-{number}.ron")));
        let free = names.into_iter().find(|path| path.symlink_metadata().is_err());
        let path = free.ok_or_else(|| {
            format!("{}: there are {MOST_TOURS} events of tours (remove some)", folder.display())
        })?;
        write_new(&path, event).map(|()| path)
    }

    fn recent_path(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("recent.ron"))
    }

    /// Gives the recent events, the last one first; a list that cannot be read is empty.
    #[must_use]
    pub fn recent(&self) -> Vec<RecentEvent> {
        let text = self.recent_path().and_then(|path| std::fs::read_to_string(path).ok());
        text.and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
    }

    /// Puts an event at the head of the list of recent ones.
    pub fn remember(&self, event: RecentEvent) {
        let mut recent = self.recent();
        recent.retain(|known| known.path != event.path);
        recent.insert(0, event);
        recent.truncate(RECENT);
        self.write_recent(&recent);
    }

    /// Takes an event off the list of recent ones.
    pub fn forget(&self, path: &Path) {
        let mut recent = self.recent();
        recent.retain(|known| known.path != path);
        self.write_recent(&recent);
    }

    fn write_recent(&self, recent: &[RecentEvent]) {
        self.write_list(self.recent_path(), recent);
    }

    /// A list is a convenience: where it cannot be written, the desk goes on without it.
    fn write_list<T: Serialize>(&self, path: Option<PathBuf>, list: &[T]) {
        let (Some(path), Some(folder)) = (path, &self.data) else { return };
        let Ok(text) = ron::ser::to_string_pretty(list, ron::ser::PrettyConfig::default()) else { return };
        drop(std::fs::create_dir_all(folder).and_then(|()| std::fs::write(path, text)));
    }

    fn sites_path(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("sites.ron"))
    }

    fn sites(&self) -> Vec<KeptSite> {
        let text = self.sites_path().and_then(|path| std::fs::read_to_string(path).ok());
        text.and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
    }

    /// Gives the folder in which the site of an event is kept up to date.
    #[must_use]
    pub fn site(&self, event: &Path) -> Option<PathBuf> {
        let event = std::path::absolute(event).ok()?;
        self.sites().into_iter().find(|kept| kept.event == event).map(|kept| kept.folder)
    }

    /// Remembers the folder of an event's site, or that it has none any more.
    pub fn keep_site(&self, event: &Path, folder: Option<&Path>) {
        let Ok(event) = std::path::absolute(event) else { return };
        let mut sites = self.sites();
        sites.retain(|kept| kept.event != event);
        sites.extend(folder.map(|folder| KeptSite { event, folder: folder.to_owned() }));
        self.write_list(self.sites_path(), &sites);
    }
}

fn make_folder(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| told(folder, &error))
}

/// Reads a text that the director names.
///
/// # Errors
///
/// As [`read_bytes`]; and it is not text.
pub fn read(path: &Path) -> Result<String, String> {
    let shown = path.display();
    String::from_utf8(read_bytes(path)?).map_err(|_| format!("{shown}: this is not text in UTF-8"))
}

/// Reads a file that the director names.
///
/// # Errors
///
/// A sentence with the path: it cannot be read or is too large.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, String> {
    let shown = path.display();
    let size = std::fs::metadata(path).map_err(|error| told(path, &error))?.len();
    if LARGEST < size {
        return Err(format!("{shown}: {size} bytes are more than a list has (expected at most {LARGEST})"));
    }
    std::fs::read(path).map_err(|error| told(path, &error))
}

/// Writes a report; a file that is there already is never overwritten.
///
/// # Errors
///
/// A sentence with the path.
pub fn write_new(path: &Path, text: &str) -> Result<(), String> {
    use std::io::Write as _;
    let file = std::fs::OpenOptions::new().write(true).create_new(true).open(path);
    let mut file = file.map_err(|error| {
        if error.kind() == std::io::ErrorKind::AlreadyExists {
            return format!("{}: there is a file of that name already (choose another name)", path.display());
        }
        told(path, &error)
    })?;
    file.write_all(text.as_bytes()).map_err(|error| told(path, &error))
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {}", path.display(), refusal::of_disk(error))
}

/// Makes the name of an event file of a title: small letters, digits and dashes.
#[must_use]
pub fn file_name(title: &str) -> String {
    let mut name = String::new();
    for c in title.to_lowercase().chars() {
        match c {
            c if c.is_alphanumeric() => name.push(c),
            _ if name.ends_with('-') || name.is_empty() => {}
            _ => name.push('-'),
        }
    }
    let name = name.trim_end_matches('-');
    format!("{}.ron", if name.is_empty() { "event" } else { name })
}

/// Gives the path that a person typed: `~` is the home folder.
#[must_use]
pub fn typed_path(text: &str) -> PathBuf {
    let text = text.trim();
    let home = || directories::BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    match text.strip_prefix("~/").map(|rest| (rest, home())) {
        Some((rest, Some(home))) => home.join(rest),
        Some((_, None)) | None => PathBuf::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(path: &str) -> RecentEvent {
        RecentEvent {
            path: path.into(),
            title: "Autumn Open".to_owned(),
            game: "chess".to_owned(),
            players: 50,
            round: 4,
            rounds: 9,
            saved: "2026-11-21T14:31:07Z".to_owned(),
        }
    }

    #[test]
    fn the_last_event_seen_comes_first_and_only_once() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files::below(folder.path());
        for path in ["a.ron", "b.ron", "a.ron"] {
            files.remember(event(path));
        }
        assert_eq!(files.recent(), [event("a.ron"), event("b.ron")]);
        files.forget(Path::new("a.ron"));
        assert_eq!(files.recent(), [event("b.ron")]);
        std::fs::write(folder.path().join("recent.ron"), "nonsense").unwrap();
        assert_eq!(files.recent(), []);
    }

    #[test]
    fn an_event_has_one_site_until_it_has_none() {
        let folder = tempfile::tempdir().unwrap();
        let files = Files::below(folder.path());
        let (one, other) = (Path::new("/e/one.ron"), Path::new("/e/other.ron"));
        files.keep_site(one, Some(Path::new("/w/a")));
        files.keep_site(other, Some(Path::new("/w/b")));
        files.keep_site(one, Some(Path::new("/w/c")));
        assert_eq!(files.site(one).as_deref(), Some(Path::new("/w/c")));
        files.keep_site(one, None);
        assert_eq!(files.site(one), None);
        assert_eq!(files.site(other).as_deref(), Some(Path::new("/w/b")));
        std::fs::write(folder.path().join("sites.ron"), "nonsense").unwrap();
        assert_eq!(files.site(other), None);
    }

    #[test]
    fn titles_become_names_of_files() {
        assert_eq!(file_name("Autumn Open 2026!"), "autumn-open-2026.ron");
        assert_eq!(file_name("  ../Ångström  "), "ångström.ron");
        assert_eq!(file_name("???"), "event.ron");
    }

    #[test]
    fn a_report_never_overwrites_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("standings.txt");
        write_new(&path, "one").unwrap();
        assert!(write_new(&path, "two").unwrap_err().contains("already"));
        assert_eq!(read(&path).unwrap(), "one");
        assert!(read(folder.path()).is_err());
    }
}
