//! One event file: created whole, extended by appends, synced before an entry counts as recorded, and locked
//! against a second writer.
//!
//! Other programs may delete, replace, cut or change the file while it is open. So every append first checks
//! that the path still leads to this file and that its content is unchanged, byte for byte, and checks again
//! afterwards. If the check fails, the whole journal is written to a fresh file beside it, never over an
//! existing one, and the event continues in the fresh file ([`Moved`]).
//!
//! An append is one write over the closing brackets and one sync. A power cut may leave a part of the line,
//! which does not count. Several entries take two writes and two syncs: the bytes after the brackets are made
//! safe before the brackets are overwritten, so that a reader finds all of the entries or none.

mod fault;
mod reading;

use std::path::{Path, PathBuf};

use super::chain::{self, CLOSING, Contents, Written};
use super::disk::{Access, Disk, DiskFile, FileKind, SharedDisk, Visibility, read_all};
use super::lock::{self, Busy, EventLock};
use super::refusal;
use super::whole_file::{self, beside, continues};
use engine::action::{Entry, Header};
use engine::progress::Progress;
use fault::io;
pub use fault::{FileNews, Loss, Moved, ReadOnly, StorageError, tell};
pub use reading::{LARGEST, read, read_open};
use reading::{holds, look};

/// The number of bytes before the new lines that are checked after an append.
const END: usize = 1 << 16;

/// The same number after lines of other desks, of which many arrive.
const OTHERS_END: usize = 1 << 12;

/// The warning if the disk did not confirm the last entries and still does not.
const NOT_CONFIRMED: &str = "the last entries may not be safe";

/// An open event file.
#[derive(Debug)]
pub struct EventFile {
    disk: SharedDisk,
    path: PathBuf,
    file: Box<dyn DiskFile>,
    /// The digest of the header.
    identity: String,
    /// The sound lines, byte for byte as in the file.
    text: Vec<u8>,
    /// The number of their bytes that are known to be safe: not all of them after a failed sync.
    safe: usize,
    /// The first byte that is written but not synced. These bytes count as safe, because other desks have
    /// them.
    unsynced: Option<usize>,
    behind: Behind,
    /// The digest of the last line.
    head: String,
    standing: Standing,
    /// The folder for the journal if no file can be written beside this one.
    refuge: Option<PathBuf>,
    news: Vec<FileNews>,
    /// True if the file is lost and the journal could not be written elsewhere yet.
    lost: bool,
}

/// The bytes after the sound lines in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Behind {
    /// The closing brackets, as they should be.
    Closing,
    /// The rest of an own append that failed.
    Leftover,
    /// Damage from before the file was opened; it is copied before it is overwritten.
    Damage,
}

/// Lines to append, byte for byte.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lines {
    /// The lines with their line ends.
    pub text: Vec<u8>,
    /// The digest of the last one.
    pub head: String,
    /// The least format of a file that can contain them.
    pub format: u32,
    /// True if there are several entries, which are valid only together.
    pub several: bool,
}

#[derive(Debug)]
enum Standing {
    Writing(EventLock),
    Reading(ReadOnly),
}

/// An event file and its content.
#[derive(Debug)]
pub struct Opened {
    /// The file.
    pub file: EventFile,
    /// Its sound content.
    pub contents: Contents,
}

impl EventFile {
    /// Creates a new event file. After an error the file does not exist.
    ///
    /// # Errors
    ///
    /// A file of that name exists already, or the disk refuses.
    pub fn create(disk: &SharedDisk, path: &Path, header: &Header) -> Result<Self, StorageError> {
        Self::create_with(disk, path, header, &[])
    }

    /// Creates a new event file with entries, in one write.
    ///
    /// # Errors
    ///
    /// As [`EventFile::create`].
    pub fn create_with(
        disk: &SharedDisk,
        path: &Path,
        header: &Header,
        entries: &[Entry],
    ) -> Result<Self, StorageError> {
        let ron = |error| StorageError::Ron { path: path.to_owned(), error };
        let Written { text, identity, head } = chain::write_event(header, entries).map_err(ron)?;
        let bytes = [text.as_bytes(), CLOSING.as_bytes()].concat();
        whole_file::create(&**disk, path, &bytes, Visibility::Everyone).map_err(|error| {
            let exists = error.kind() == std::io::ErrorKind::AlreadyExists;
            if exists { StorageError::Exists(path.to_owned()) } else { io(path, "creating", error) }
        })?;
        let opened = disk.resolve(path).map_err(|error| io(path, "opening", error)).and_then(|path| {
            let (file, standing) = take(disk, &path, &identity)?;
            Ok((path, file, standing))
        });
        // After an error the file must not exist.
        let (path, file, standing) = opened.inspect_err(|_| drop(disk.remove(path)))?;
        let (disk, text, behind) = (disk.clone(), text.into_bytes(), Behind::Closing);
        Ok(Self {
            disk,
            path,
            file,
            identity,
            safe: text.len(),
            unsynced: None,
            text,
            behind,
            head,
            standing,
            refuge: None,
            news: Vec::new(),
            lost: false,
        })
    }

    /// Opens an event file for writing, or read-only if another desk has it or the disk does not allow
    /// writing. Nothing is written. The progress is counted in bytes.
    ///
    /// A damaged end is copied to a file beside it before the first append overwrites it.
    ///
    /// # Errors
    ///
    /// The file cannot be read or is not an event, or the reading was stopped.
    pub fn open(disk: &SharedDisk, path: &Path, progress: &dyn Progress) -> Result<Opened, StorageError> {
        let path = disk.resolve(path).map_err(|error| io(path, "opening", error))?;
        let mut file = disk.open(&path, Access::Read).map_err(|error| io(&path, "opening", error))?;
        let (bytes, contents) = look(disk, &path, &mut *file, progress)?;
        let (mut file, standing) = take(disk, &path, &contents.identity)?;
        if matches!(standing, Standing::Reading(_)) {
            return Ok(Self::of(disk, path, file, standing, bytes, contents));
        }
        // Only now no other desk writes: the bytes that were read before the lock may be outdated.
        let now = read_all(&mut *file, LARGEST).map_err(|error| io(&path, "reading", error))?;
        if now == bytes {
            return Ok(Self::of(disk, path, file, standing, bytes, contents));
        }
        let locked = contents.identity;
        let (bytes, contents) = look(disk, &path, &mut *file, progress)?;
        if contents.identity != locked {
            // Another event has replaced the file, and the lock belongs to the old one.
            drop((file, standing));
            return Self::open(disk, &path, progress);
        }
        Ok(Self::of(disk, path, file, standing, bytes, contents))
    }

    /// Reads an event that another desk has open. The file is never locked, repaired or written.
    ///
    /// # Errors
    ///
    /// The file cannot be read or is not an event.
    pub fn follow(disk: &SharedDisk, path: &Path) -> Result<Opened, StorageError> {
        let path = disk.resolve(path).map_err(|error| io(path, "opening", error))?;
        let mut file = disk.open(&path, Access::Read).map_err(|error| io(&path, "opening", error))?;
        let (bytes, contents) = look(disk, &path, &mut *file, &())?;
        let standing = Standing::Reading(elsewhere(&**disk, &path, &contents.identity));
        Ok(Self::of(disk, path, file, standing, bytes, contents))
    }

    fn of(
        disk: &SharedDisk,
        path: PathBuf,
        file: Box<dyn DiskFile>,
        standing: Standing,
        mut bytes: Vec<u8>,
        contents: Contents,
    ) -> Opened {
        bytes.truncate(contents.sound);
        let behind = if contents.damage.is_some() { Behind::Damage } else { Behind::Closing };
        let (disk, identity, head) = (disk.clone(), contents.identity.clone(), contents.head.clone());
        let (safe, text, refuge, news, lost) = (bytes.len(), bytes, None, Vec::new(), false);
        let unsynced = None;
        let file = Self {
            disk,
            path,
            file,
            identity,
            text,
            safe,
            unsynced,
            behind,
            head,
            standing,
            refuge,
            news,
            lost,
        };
        Opened { file, contents }
    }

    /// Sets the folder for the journal if no file can be written beside this one.
    pub fn set_refuge(&mut self, folder: Option<PathBuf>) {
        self.refuge = folder;
    }

    /// Switches the file to read-only, because the rules refuse an act of the journal.
    pub fn refuse(&mut self, why: String) {
        self.standing = Standing::Reading(ReadOnly::Refused(why));
    }

    /// Appends entries, all of them or none, and waits for the disk.
    ///
    /// News of the file for the director is stored for [`EventFile::take_news`].
    ///
    /// # Errors
    ///
    /// The file is read-only, or the disk refuses. The file is unchanged then, and the next append tries
    /// again.
    pub fn append(&mut self, entries: &[Entry]) -> Result<(), StorageError> {
        let lines = self.lines_of(entries)?;
        self.append_lines(&lines)
    }

    /// Returns entries as the next lines of this file, without changing the file.
    ///
    /// # Errors
    ///
    /// The file is read-only, or an entry cannot be serialised.
    pub fn lines_of(&self, entries: &[Entry]) -> Result<Lines, StorageError> {
        if let Standing::Reading(why) = &self.standing {
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
        let format = entries.iter().map(Entry::least_format).max().unwrap_or(0);
        Ok(Lines { text: text.into_bytes(), head, format, several: 1 < entries.len() })
    }

    /// Appends lines after the last one, as [`EventFile::append`] does.
    ///
    /// # Errors
    ///
    /// As [`EventFile::append`].
    pub fn append_lines(&mut self, lines: &Lines) -> Result<(), StorageError> {
        self.put_behind(lines.format, &lines.text, lines.several)?;
        self.head.clone_from(&lines.head);
        Ok(())
    }

    /// Appends lines that are safe at other desks, without waiting for the disk. The next append waits, or
    /// [`EventFile::sync_others`].
    ///
    /// # Errors
    ///
    /// As [`EventFile::append`].
    pub fn append_lines_of_others(&mut self, lines: &Lines) -> Result<(), StorageError> {
        let end = self.text.len().saturating_sub(OTHERS_END);
        // Any irregularity is repaired by the append that waits for the disk.
        let is_plain = self.read_only().is_none()
            && self.is_closed()
            && chain::raise_format(&self.text, lines.format).is_none()
            && self.loss(end).is_none();
        let bytes = [&lines.text, CLOSING.as_bytes()].concat();
        if !is_plain || self.file.write_at(self.text.len() as u64, &bytes).is_err() {
            self.behind = if is_plain { Behind::Leftover } else { self.behind };
            return self.append_lines(lines);
        }
        self.unsynced.get_or_insert(self.text.len());
        self.text.extend_from_slice(&lines.text);
        self.safe = self.text.len();
        self.head.clone_from(&lines.head);
        Ok(())
    }

    /// Waits until the lines of others are safe on the disk.
    ///
    /// # Errors
    ///
    /// The disk refuses. The lines are then written again before anything else.
    pub fn sync_others(&mut self) -> Result<(), StorageError> {
        let Some(from) = self.unsynced.take() else { return Ok(()) };
        self.file.sync().map_err(|error| {
            self.safe = self.safe.min(from);
            io(&self.path, NOT_CONFIRMED, error)
        })
    }

    fn put_behind(&mut self, format: u32, lines: &[u8], several: bool) -> Result<(), StorageError> {
        let raised = chain::raise_format(&self.text, format);
        if let Some(loss) = self.loss(0) {
            let mut text = [&self.text, lines].concat();
            if let Some((at, number)) = raised {
                text[at..at + number.len()].copy_from_slice(&number);
            }
            return self.go_on_elsewhere(loss, text);
        }
        self.keep_damage()?;
        self.close()
            .and_then(|()| raised.map_or(Ok(()), |(at, number)| self.raise(at, &number)))
            .map_err(|error| io(&self.path, "not recorded", error))?;
        let before = self.text.len();
        let unsynced = self.unsynced.take();
        if let Err(error) = self.write(lines, several) {
            self.safe = unsynced.map_or(self.safe, |from| self.safe.min(from));
            self.after_failed_write(lines, error)?;
        } else {
            self.text.extend_from_slice(lines);
            self.safe = self.text.len();
        }
        // A change between the check and the write shows in the file's name, length or end.
        let Some(loss) = self.loss(before.saturating_sub(END)) else { return Ok(()) };
        self.go_on_elsewhere(loss, self.text.clone()).inspect_err(|_| {
            // The lines are written, but to a file that no path leads to.
            self.text.truncate(before);
            self.safe = self.safe.min(before);
            self.behind = Behind::Leftover;
        })
    }

    /// Checks that the file still contains the written lines, and writes the journal to another file if it
    /// does not.
    ///
    /// # Errors
    ///
    /// The file does not contain them, and the disk refuses.
    pub fn make_sure(&mut self) -> Result<(), StorageError> {
        if self.read_only().is_some() {
            return Ok(());
        }
        if let Some(loss) = self.loss(0) {
            return self.go_on_elsewhere(loss, self.text.clone());
        }
        self.sync_others()?;
        if self.safe < self.text.len() {
            self.close().map_err(|error| io(&self.path, NOT_CONFIRMED, error))?;
        }
        Ok(())
    }

    /// Returns true if all entries are known to be on disk. They are not if the file is lost and the journal
    /// could not be written elsewhere yet, or if the disk did not confirm the last ones.
    #[must_use]
    pub const fn is_safe(&self) -> bool {
        !self.lost && self.safe == self.text.len()
    }

    /// Takes the news of the file since the last call.
    pub fn take_news(&mut self) -> Vec<FileNews> {
        std::mem::take(&mut self.news)
    }

    /// Returns true if the path still leads to this file and its length is right: a quick check that reads
    /// nothing.
    #[must_use]
    pub fn seems_whole(&self) -> bool {
        let found = self.disk.find(&self.path).ok().zip(self.file.find().ok());
        found.is_some_and(|(there, ours)| {
            there.identity == ours.identity && (!self.is_closed() || there.len == self.length())
        })
    }

    /// Returns true if the file ends with the sound lines and the closing brackets, as far as is known.
    fn is_closed(&self) -> bool {
        self.behind == Behind::Closing && self.safe == self.text.len()
    }

    /// The length of the file with its closing brackets.
    const fn length(&self) -> u64 {
        (self.text.len() + CLOSING.len()) as u64
    }

    /// Returns the loss of the file, if there is one. The contents are compared from `from` on.
    fn loss(&mut self, from: usize) -> Option<Loss> {
        let loss = self.find_loss(from);
        self.lost &= loss.is_some();
        loss
    }

    fn find_loss(&mut self, from: usize) -> Option<Loss> {
        use std::io::ErrorKind::{NotADirectory, NotFound};
        let unreachable = |error: std::io::Error| Some(Loss::Unreachable(refusal::of_disk(&error)));
        let there = match self.disk.find(&self.path) {
            Ok(there) if there.kind != FileKind::File => return Some(Loss::NotAFile),
            Ok(there) => there,
            Err(error) if matches!(error.kind(), NotFound | NotADirectory) => return Some(Loss::Gone),
            Err(error) => return unreachable(error),
        };
        match self.file.find() {
            Ok(ours) if ours.identity != there.identity => return Some(Loss::Replaced),
            Ok(_) => {}
            Err(error) => return unreachable(error),
        }
        // Bytes that are not known to be safe are rewritten before anything else, so the bytes in their place
        // do not matter.
        let closing: &[u8] = if self.is_closed() { CLOSING.as_bytes() } else { &[] };
        let wanted = (self.safe + closing.len()) as u64;
        if there.len < wanted {
            return Some(Loss::Shortened);
        }
        if self.is_closed() && wanted < there.len {
            return Some(Loss::Changed);
        }
        let safe = &self.text[from.min(self.safe)..self.safe];
        let held = holds(&mut *self.file, self.safe - safe.len(), safe)
            .and_then(|text| Ok(text && holds(&mut *self.file, self.safe, closing)?));
        match held {
            Ok(true) => None,
            Ok(false) => Some(Loss::Changed),
            Err(error) => unreachable(error),
        }
    }

    /// Writes a whole journal to a fresh file and continues there.
    fn go_on_elsewhere(&mut self, loss: Loss, text: Vec<u8>) -> Result<(), StorageError> {
        // A fresh file has no doubtful entries, and without one nothing is recorded.
        self.news.retain(|news| !matches!(news, FileNews::Doubtful(_)));
        let bytes = [&text, CLOSING.as_bytes()].concat();
        let written = self.write_fresh(&bytes).and_then(|path| {
            let file = self.disk.open(&path, Access::Write).inspect_err(|_| drop(self.disk.remove(&path)))?;
            Ok((path, file))
        });
        self.lost = written.is_err();
        let (path, file) = written.map_err(|error| StorageError::Lost {
            path: self.path.clone(),
            loss: loss.clone(),
            error,
        })?;
        if let Standing::Writing(lock) = &mut self.standing {
            // The lock of the old file remains valid as well, and no other desk has the new file.
            drop(lock.extend(&path, &*file, &self.identity));
        }
        self.safe = text.len();
        self.unsynced = None;
        self.text = text;
        self.behind = Behind::Closing;
        self.file = file;
        let from = std::mem::replace(&mut self.path, path.clone());
        self.news.push(FileNews::Moved(Moved { loss, from, to: path }));
        Ok(())
    }

    fn write_fresh(&self, bytes: &[u8]) -> std::io::Result<PathBuf> {
        let disk = &*self.disk;
        let names = beside(&self.path, "continued");
        let written = whole_file::create_first_free(disk, names, bytes, Visibility::Everyone);
        let (Err(_), Some(refuge)) = (&written, &self.refuge) else { return written };
        let name = self.path.file_name().unwrap_or_default();
        let names = std::iter::once(refuge.join(name)).chain(beside(&refuge.join(name), "continued"));
        let fled = whole_file::create_folder(disk, refuge)
            .and_then(|()| whole_file::create_first_free(disk, names, bytes, Visibility::Everyone));
        fled.or(written)
    }

    /// Copies damage from before the opening to a file beside this one, before it is overwritten.
    fn keep_damage(&mut self) -> Result<(), StorageError> {
        if self.behind != Behind::Damage {
            return Ok(());
        }
        let bytes = read_all(&mut *self.file, LARGEST).map_err(|error| io(&self.path, "reading", error))?;
        let names = beside(&self.path, "damaged");
        let kept = whole_file::create_first_free(&*self.disk, names, &bytes, Visibility::Everyone)
            .map_err(|error| io(&self.path, "keeping a copy of what is damaged", error))?;
        // From now on only own bytes are overwritten.
        self.behind = Behind::Leftover;
        self.news.push(FileNews::Kept(kept));
        Ok(())
    }

    /// Writes the newer format and makes it safe before the first entry that needs it is written.
    fn raise(&mut self, at: usize, number: &[u8]) -> std::io::Result<()> {
        self.text[at..at + number.len()].copy_from_slice(number);
        let safe = std::mem::replace(&mut self.safe, at);
        self.file.write_at(at as u64, number)?;
        self.file.sync()?;
        self.safe = safe;
        Ok(())
    }

    /// Writes lines after the sound ones, and the closing brackets after them.
    ///
    /// Several entries are valid only together. So the bytes after the first few are made safe before the
    /// first few overwrite the old brackets: a disk does not write in the order of the calls.
    fn write(&mut self, lines: &[u8], several: bool) -> std::io::Result<()> {
        let bytes = [lines, CLOSING.as_bytes()].concat();
        let at = self.text.len();
        let mut first = &bytes[..];
        if several {
            let (begin, rest) = bytes.split_at(CLOSING.len());
            self.file.write_at((at + begin.len()) as u64, rest)?;
            self.file.sync()?;
            first = begin;
        }
        self.file.write_at(at as u64, first)?;
        self.file.sync()
    }

    /// Restores the end of the file after a failed write.
    ///
    /// # Errors
    ///
    /// The disk's error, if the new lines are not in the file.
    fn after_failed_write(&mut self, lines: &[u8], error: std::io::Error) -> Result<(), StorageError> {
        self.behind = Behind::Leftover;
        if self.close().is_ok() || !holds(&mut *self.file, self.text.len(), lines).unwrap_or(false) {
            return Err(io(&self.path, "not recorded", error));
        }
        // Other readers of the file find the lines, so they count.
        self.text.extend_from_slice(lines);
        self.news.push(FileNews::Doubtful(refusal::of_disk(&error)));
        Ok(())
    }

    /// Writes the bytes that are not known to be safe and the closing brackets again, cuts off the rest, and
    /// waits for the disk. Does nothing if the file is complete and safe.
    ///
    /// After a failed sync the next one does not wait for the bytes of the first one: they have to be written
    /// again.
    fn close(&mut self) -> std::io::Result<()> {
        if self.is_closed() {
            return Ok(());
        }
        let bytes = [&self.text[self.safe..], CLOSING.as_bytes()].concat();
        self.file.write_at(self.safe as u64, &bytes)?;
        // If the file were cut before the brackets are safe, failed entries might come back in part.
        self.file.sync()?;
        self.file.set_len(self.length())?;
        self.file.sync()?;
        self.safe = self.text.len();
        self.behind = Behind::Closing;
        Ok(())
    }

    /// Returns the sound lines, byte for byte as in the file, without the closing brackets.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Returns the path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns true if a path leads to this very file.
    #[must_use]
    pub fn is(&self, path: &Path) -> bool {
        let both = self.disk.find(path).ok().zip(self.file.find().ok());
        both.is_some_and(|(there, ours)| there.identity == ours.identity)
            && self.disk.resolve(path).is_ok_and(|path| cfg!(unix) || path == self.path)
    }

    /// Returns the digest of the header, which identifies the event.
    #[must_use]
    pub fn identity(&self) -> &str {
        &self.identity
    }

    /// Returns the digest of the last entry: the head of the chain.
    #[must_use]
    pub fn head(&self) -> &str {
        &self.head
    }

    /// Returns the reason why the file may not be written; `None` if it may.
    #[must_use]
    pub const fn read_only(&self) -> Option<&ReadOnly> {
        match &self.standing {
            Standing::Writing(_) => None,
            Standing::Reading(why) => Some(why),
        }
    }

    /// Returns true if another desk has this event open.
    #[must_use]
    pub const fn is_open_elsewhere(&self) -> bool {
        matches!(self.read_only(), Some(ReadOnly::Elsewhere(_)))
    }

    /// Returns true if another desk has this event open and has written since it was read.
    #[must_use]
    pub fn went_on_elsewhere(&self) -> bool {
        self.is_open_elsewhere() && (self.next_path().is_some() || !self.seems_whole())
    }

    /// Returns the file in which the other desk that has this event open continued after a loss. A copy under
    /// a name of its own is never returned.
    #[must_use]
    pub fn next_path(&self) -> Option<PathBuf> {
        lock::open_in(&*self.disk, &self.path, &self.identity)
            .filter(|path| continues(&self.path, path) && self.disk.find(path).is_ok())
    }
}

impl Drop for EventFile {
    /// Completes a file that a failed append left without its end: there may be room now.
    fn drop(&mut self) {
        drop(self.sync_others());
        if self.behind == Behind::Leftover
            && matches!(self.standing, Standing::Writing(_))
            && self.loss(0).is_none()
        {
            drop(self.close());
        }
    }
}

/// Opens a file for writing and takes the lock of its event, or opens it read-only and returns the reason.
fn take(
    disk: &SharedDisk,
    path: &Path,
    identity: &str,
) -> Result<(Box<dyn DiskFile>, Standing), StorageError> {
    let Ok(file) = disk.open(path, Access::Write) else {
        let file = disk.open(path, Access::Read).map_err(|error| io(path, "opening", error))?;
        return Ok((file, Standing::Reading(ReadOnly::Protected)));
    };
    let standing = match EventLock::take(disk, path, &*file, identity) {
        Ok(lock) => Standing::Writing(lock),
        Err(Busy::Elsewhere) => Standing::Reading(elsewhere(&**disk, path, identity)),
        Err(Busy::Refused(error)) => Standing::Reading(ReadOnly::Unlockable(refusal::of_disk(&error))),
    };
    Ok((file, standing))
}

fn elsewhere(disk: &dyn Disk, path: &Path, identity: &str) -> ReadOnly {
    ReadOnly::Elsewhere(lock::open_in(disk, path, identity).filter(|other| !continues(path, other)))
}
