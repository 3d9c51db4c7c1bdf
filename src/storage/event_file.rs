//! One event file: created whole, appended to in one write and one sync, locked against a second writer.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::chain::{self, CLOSING, Contents, Damage, Unreadable};
use super::refusal;
use crate::engine::action::{Entry, Header};

/// Why an event that is open elsewhere can only be read.
const ELSEWHERE: &str = "another desk has this event open (opened read-only)";

/// Why an event file cannot be made, read or written.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The operating system refuses.
    #[error("{}: {doing}: {}", path.display(), refusal::of_disk(error))]
    Io {
        /// The file.
        path: PathBuf,
        /// What was tried.
        doing: &'static str,
        /// What it said.
        error: std::io::Error,
    },
    /// A file of that name is there already.
    #[error("{} exists already (choose another name)", .0.display())]
    Exists(PathBuf),
    /// It is not an event that can be opened.
    #[error("{}:{error}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: Unreadable,
    },
    /// An entry could not be put into words.
    #[error("{}: an entry cannot be written: {error}", path.display())]
    Ron {
        /// The file.
        path: PathBuf,
        /// The serialiser's words.
        error: ron::Error,
    },
    /// Whoever asked wants it no more.
    #[error("{}: reading it was stopped", .0.display())]
    Stopped(PathBuf),
    /// The event may be read but not written.
    #[error("{}: {why}", path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
        /// Why.
        why: String,
    },
}

/// An open event file.
#[derive(Debug)]
pub struct EventFile {
    path: PathBuf,
    file: File,
    /// The length of the file without its closing brackets.
    sound: u64,
    head: String,
    read_only: Option<String>,
}

/// What opening a file brought to light.
#[derive(Debug)]
pub struct Opened {
    /// The file.
    pub file: EventFile,
    /// What is in it, as far as it is sound.
    pub contents: Contents,
    /// Where what was not sound is kept.
    pub kept: Option<PathBuf>,
}

/// Reads an event file without opening it for writing.
///
/// # Errors
///
/// The file cannot be read or is not an event.
pub fn read(path: &Path) -> Result<Contents, StorageError> {
    read_until(path, &mut |_, _| false)
}

/// Reads an event file as [`read`] does, and tells how many bytes of how many are read until `stop` answers that with
/// yes.
///
/// # Errors
///
/// As [`read`]; or it was stopped.
pub fn read_until(path: &Path, stop: &mut dyn FnMut(usize, usize) -> bool) -> Result<Contents, StorageError> {
    let bytes = std::fs::read(path).map_err(|error| io(path, "reading", error))?;
    contents(path, &bytes, stop)
}

fn contents(
    path: &Path,
    bytes: &[u8],
    stop: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Contents, StorageError> {
    chain::read_until(bytes, stop)
        .map_err(|error| StorageError::Unreadable { path: path.to_owned(), error })?
        .ok_or_else(|| StorageError::Stopped(path.to_owned()))
}

impl EventFile {
    /// Makes a new event file; it is complete on disk or not there at all.
    ///
    /// # Errors
    ///
    /// A file of that name is there already, or the disk refuses.
    pub fn create(path: &Path, header: &Header) -> Result<Self, StorageError> {
        Self::create_with(path, header, &[])
    }

    /// Makes a new event file that holds entries already, in one write.
    ///
    /// # Errors
    ///
    /// As [`EventFile::create`].
    pub fn create_with(path: &Path, header: &Header, entries: &[Entry]) -> Result<Self, StorageError> {
        let ron = |error| StorageError::Ron { path: path.to_owned(), error };
        let (mut text, mut head) = chain::write_header(header).map_err(ron)?;
        text.truncate(text.len() - CLOSING.len());
        for entry in entries {
            let (line, digest) = chain::write_entry(entry, &head).map_err(ron)?;
            text.push_str(&line);
            head = digest;
        }
        let sound = text.len() as u64;
        text.push_str(CLOSING);
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut draft = tempfile::NamedTempFile::new_in(folder).map_err(|error| io(path, "making", error))?;
        draft.write_all(text.as_bytes()).map_err(|error| io(path, "writing", error))?;
        draft.as_file().sync_all().map_err(|error| io(path, "writing", error))?;
        draft.persist_noclobber(path).map_err(|error| {
            let exists = error.error.kind() == std::io::ErrorKind::AlreadyExists;
            if exists { StorageError::Exists(path.to_owned()) } else { io(path, "making", error.error) }
        })?;
        share_with_everyone(path);
        sync_folder(folder);
        let file = open_for_writing(path)?;
        let read_only = lock(&file);
        Ok(Self { path: path.to_owned(), file, sound, head, read_only })
    }

    /// Opens an event file for writing, or for reading only when another desk has it or the disk says so.
    ///
    /// What is not sound is copied beside the file before the file is cut back to its sound part.
    ///
    /// # Errors
    ///
    /// The file cannot be read or is not an event.
    pub fn open(path: &Path) -> Result<Opened, StorageError> {
        Self::open_until(path, &mut |_, _| false)
    }

    /// Opens an event as [`EventFile::open`] does, and tells how many bytes of how many are read until `stop` answers
    /// that with yes.
    ///
    /// # Errors
    ///
    /// As [`EventFile::open`]; or it was stopped, and nothing was done to the file.
    pub fn open_until(
        path: &Path,
        stop: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Opened, StorageError> {
        let (mut file, mut read_only) = if let Ok(file) = open_for_writing(path) {
            let read_only = lock(&file);
            (file, read_only)
        } else {
            let file = File::open(path).map_err(|error| io(path, "opening", error))?;
            (file, Some("the file may not be written (opened read-only)".to_owned()))
        };
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|error| io(path, "reading", error))?;
        let contents = contents(path, &bytes, stop)?;
        let kept = match &contents.damage {
            Some(_) if read_only.is_none() => Some(keep_beside(path, &bytes)?),
            Some(_) | None => None,
        };
        if kept.is_some() {
            let repaired = cut_back(&mut file, contents.sound as u64);
            read_only =
                repaired.err().map(|error| format!("it could not be cut back to its sound part: {error}"));
        }
        let (sound, head) = (contents.sound as u64, contents.head.clone());
        let file = Self { path: path.to_owned(), file, sound, head, read_only };
        Ok(Opened { file, contents, kept })
    }

    /// Reads an event that another desk has open: nothing is locked, repaired or ever written.
    ///
    /// # Errors
    ///
    /// The file cannot be read or is not an event.
    pub fn follow(path: &Path) -> Result<Opened, StorageError> {
        let contents = read(path)?;
        let file = File::open(path).map_err(|error| io(path, "opening", error))?;
        let (sound, head) = (contents.sound as u64, contents.head.clone());
        let file = Self { path: path.to_owned(), file, sound, head, read_only: Some(ELSEWHERE.to_owned()) };
        Ok(Opened { file, contents, kept: None })
    }

    /// Tells whether another desk, which has this event open, has written since it was read.
    #[must_use]
    pub fn went_on_elsewhere(&self) -> bool {
        let known = self.sound + CLOSING.len() as u64;
        self.is_open_elsewhere() && std::fs::metadata(&self.path).is_ok_and(|now| now.len() != known)
    }

    /// Tells whether another desk has this event open.
    #[must_use]
    pub fn is_open_elsewhere(&self) -> bool {
        self.read_only.as_deref() == Some(ELSEWHERE)
    }

    /// Appends entries in one write over the closing brackets, and waits for the disk.
    ///
    /// After a failed write nothing more is written until the file is opened again.
    ///
    /// # Errors
    ///
    /// The file is read-only, or the disk refuses.
    pub fn append(&mut self, entries: &[Entry]) -> Result<(), StorageError> {
        if let Some(why) = &self.read_only {
            return Err(StorageError::ReadOnly { path: self.path.clone(), why: why.clone() });
        }
        let mut text = String::new();
        let mut head = self.head.clone();
        for entry in entries {
            let (line, digest) = chain::write_entry(entry, &head)
                .map_err(|error| StorageError::Ron { path: self.path.clone(), error })?;
            text.push_str(&line);
            head = digest;
        }
        let length = text.len() as u64;
        text.push_str(CLOSING);
        if let Err(error) = self.write_at_end(&text) {
            self.read_only = Some("writing failed before (open the event again)".to_owned());
            return Err(io(&self.path, "writing", error));
        }
        self.sound += length;
        self.head = head;
        Ok(())
    }

    fn write_at_end(&mut self, text: &str) -> std::io::Result<()> {
        self.file.seek(SeekFrom::Start(self.sound))?;
        self.file.write_all(text.as_bytes())?;
        self.file.sync_data()
    }

    /// Gives the path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the digest of the last entry: the head of the chain.
    #[must_use]
    pub fn head(&self) -> &str {
        &self.head
    }

    /// Tells why the file may not be written; `None` when it may.
    #[must_use]
    pub fn read_only(&self) -> Option<&str> {
        self.read_only.as_deref()
    }
}

fn io(path: &Path, doing: &'static str, error: std::io::Error) -> StorageError {
    StorageError::Io { path: path.to_owned(), doing, error }
}

fn open_for_writing(path: &Path) -> Result<File, StorageError> {
    OpenOptions::new().read(true).write(true).open(path).map_err(|error| io(path, "opening", error))
}

/// Takes the lock; gives the reason when the event can only be read.
fn lock(file: &File) -> Option<String> {
    match file.try_lock() {
        Ok(()) => None,
        Err(TryLockError::WouldBlock) => Some(ELSEWHERE.to_owned()),
        Err(TryLockError::Error(error)) => {
            Some(format!("the event cannot be locked: {error} (opened read-only)"))
        }
    }
}

/// Drafts are private to their owner; an event file is as open as other files are.
fn share_with_everyone(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // The event is whole either way; only who else may read it depends on this.
        drop(std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o644)));
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// Makes the name of a new file last; where folders cannot be synced the file itself still is.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        drop(folder.sync_all());
    }
}

fn cut_back(file: &mut File, sound: u64) -> std::io::Result<()> {
    file.set_len(sound)?;
    file.seek(SeekFrom::Start(sound))?;
    file.write_all(CLOSING.as_bytes())?;
    file.sync_all()
}

/// Copies a damaged file beside itself, under a name that is not taken.
fn keep_beside(path: &Path, bytes: &[u8]) -> Result<PathBuf, StorageError> {
    for number in 1..10_000 {
        let kept = path.with_extension(format!("damaged-{number}.ron"));
        match OpenOptions::new().write(true).create_new(true).open(&kept) {
            Ok(mut file) => {
                file.write_all(bytes).map_err(|error| io(&kept, "writing", error))?;
                file.sync_all().map_err(|error| io(&kept, "writing", error))?;
                return Ok(kept);
            }
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(io(&kept, "making", error)),
        }
    }
    Err(StorageError::Exists(path.with_extension("damaged-9999.ron")))
}

/// Gives the damage of a file as a sentence with the file's name.
#[must_use]
pub fn tell(path: &Path, damage: &Damage) -> String {
    format!("{}:{}: entry {}: {}", path.display(), damage.line, damage.entry, damage.wrong)
}
