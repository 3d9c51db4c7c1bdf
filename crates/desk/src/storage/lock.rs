//! The lock of an event: of all desks that have it open, one writes.
//!
//! The lock belongs to the event, identified by the digest of its header, and not to a file: another file of
//! the same name may replace the event file while a desk works with it. So the lock is a small hidden file
//! beside the event, named after that digest. It contains the name of the file in which the event continues.
//! The event file itself is locked as well. That covers other names of the same file, and folders in which no
//! lock can be written. On Windows nobody else can read a locked file (an audit, a backup, a sync program):
//! there the event file is not locked, and a folder in which no lock can be written refuses the writer.

use std::ffi::OsStr;
use std::fs::TryLockError;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::disk::{
    Access, Disk, DiskFile, SharedDisk, Visibility, folder_of, is_name_of, open_own, read_all,
};

/// The longest file name in a lock, in bytes.
const LONGEST: u64 = 1024;

/// The number of attempts at a lock: a desk that only checks a lock takes it for an instant.
const TRIES: u32 = 5;

/// The longest time of such a check.
const LOOK: Duration = Duration::from_millis(5);

/// The lock of an event, which lasts until it is dropped.
#[derive(Debug)]
pub struct EventLock {
    disk: SharedDisk,
    /// The locks beside the files in which the event has been; empty if none can be written.
    beside: Vec<Held>,
}

/// A lock beside an event.
#[derive(Debug)]
struct Held {
    path: PathBuf,
    file: Box<dyn DiskFile>,
    /// True if this desk created the file. Another file of that name is locked, but neither written nor
    /// removed.
    is_ours: bool,
}

/// The reason why an event cannot be locked.
#[derive(Debug)]
pub enum Busy {
    /// Another desk has the lock.
    Elsewhere,
    /// The system refuses.
    Refused(std::io::Error),
}

impl EventLock {
    /// Takes the lock of an event at `path` that is open as `file`.
    ///
    /// # Errors
    ///
    /// Another desk has the lock, or the system refuses.
    pub fn take(disk: &SharedDisk, path: &Path, file: &dyn DiskFile, identity: &str) -> Result<Self, Busy> {
        let mut lock = Self { disk: disk.clone(), beside: Vec::new() };
        lock.extend(path, file, identity)?;
        Ok(lock)
    }

    /// Extends the lock to another file in which the event continues.
    ///
    /// # Errors
    ///
    /// Another desk has that file, or the system refuses.
    pub fn extend(&mut self, path: &Path, file: &dyn DiskFile, identity: &str) -> Result<(), Busy> {
        let beside = lock_path(path, identity);
        if !self.beside.iter().any(|held| held.path == beside) {
            self.beside.extend(take_beside(&*self.disk, &beside)?);
        }
        if !self.disk.locks_shut_readers_out() {
            taken(file)?;
        }
        for held in self.beside.iter_mut().filter(|held| held.is_ours) {
            // Only a follower needs the name. If it cannot be written, a follower finds the event under its
            // old one.
            drop(write_name(&mut *held.file, path));
        }
        Ok(())
    }
}

impl Drop for EventLock {
    fn drop(&mut self) {
        for held in self.beside.iter().filter(|held| held.is_ours) {
            // A file of another program in its place is left alone; a left-over lock is replaced the next
            // time.
            if matches!(is_name_of(&*self.disk, &held.path, &*held.file), Ok(true)) {
                drop(self.disk.remove(&held.path));
            }
        }
    }
}

/// Takes the lock beside an event; `None` if none can be written but the event file itself can be locked. A
/// left-over lock is replaced by a fresh file, so that an existing file is never written.
fn take_beside(disk: &dyn Disk, path: &Path) -> Result<Option<Held>, Busy> {
    let held = |file, is_ours| Some(Held { path: path.to_owned(), file, is_ours });
    let without = |error| if disk.locks_shut_readers_out() { Err(Busy::Refused(error)) } else { Ok(None) };
    for _ in 0..TRIES {
        match open_own(disk, path, Access::Read) {
            Ok(left) => {
                taken(&*left)?;
                // The earlier owner removes the lock file: a file that was opened before and locked after
                // that locks nothing.
                if !is_name_of(disk, path, &*left).map_err(Busy::Refused)? {
                    continue;
                }
                if !is_left_over(&*left) || disk.remove(path).is_err() {
                    return Ok(held(left, false));
                }
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return without(error),
        }
        match disk.create_new(path, Visibility::Everyone) {
            Ok(lock) => {
                let is_ours =
                    taken(&*lock).and_then(|()| is_name_of(disk, path, &*lock).map_err(Busy::Refused));
                let is_ours = is_ours.inspect_err(|busy| {
                    if matches!(busy, Busy::Refused(_)) {
                        drop(disk.remove(path));
                    }
                });
                if is_ours? {
                    return Ok(held(lock, true));
                }
            }
            // Another desk was faster.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return without(error),
        }
    }
    Err(Busy::Elsewhere)
}

/// Returns true if a file may be the lock of a killed desk. After a power cut it may contain anything, but no
/// more bytes than a name has.
fn is_left_over(file: &dyn DiskFile) -> bool {
    file.find().is_ok_and(|found| found.len <= LONGEST)
}

fn write_name(lock: &mut dyn DiskFile, path: &Path) -> std::io::Result<()> {
    let name = path.file_name().unwrap_or_default().as_encoded_bytes();
    lock.set_len(0)?;
    lock.write_at(0, name)
}

/// Returns true if some desk has the event of a file open for writing.
pub fn is_held(disk: &dyn Disk, path: &Path, identity: &str) -> bool {
    let held = |file: &dyn DiskFile| matches!(file.try_lock(), Err(TryLockError::WouldBlock));
    let is_locked = || disk.open(path, Access::Read).is_ok_and(|file| held(&*file));
    open_own(disk, &lock_path(path, identity), Access::Read).is_ok_and(|file| held(&*file))
        || !disk.locks_shut_readers_out() && is_locked()
}

/// Returns the file in which an event is open, if the writing desk names another one than `path`.
pub fn open_in(disk: &dyn Disk, path: &Path, identity: &str) -> Option<PathBuf> {
    let mut file = open_own(disk, &lock_path(path, identity), Access::Read).ok()?;
    let name = String::from_utf8(read_all(&mut *file, LONGEST).ok()?).ok()?;
    // Only a name is accepted, never a path: a lock file cannot lead out of its folder.
    let is_name = Path::new(&name).file_name() == Some(OsStr::new(&name));
    let other = path.file_name() != Some(OsStr::new(&name));
    (is_name && other).then(|| path.with_file_name(name))
}

fn taken(file: &dyn DiskFile) -> Result<(), Busy> {
    let mut tries = 0;
    loop {
        tries += 1;
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::Error(error)) => return Err(Busy::Refused(error)),
            Err(TryLockError::WouldBlock) if tries == TRIES => return Err(Busy::Elsewhere),
            Err(TryLockError::WouldBlock) => std::thread::park_timeout(LOOK),
        }
    }
}

fn lock_path(path: &Path, identity: &str) -> PathBuf {
    let short = identity.get(..16).unwrap_or(identity);
    folder_of(path).join(format!(".wallchart-{short}.lock"))
}
