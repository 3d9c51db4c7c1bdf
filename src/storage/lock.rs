//! The lock of an event: of all desks that have it open, one writes.
//!
//! It belongs to the event, which is known by the digest of its header, and not to a file: a file may be replaced by
//! another one of the same name while a desk works at it. So the lock is a small hidden file beside the event, named
//! after that digest; it holds the name of the file in which the event goes on. The event file itself is locked as
//! well, which meets other names of the same file, and folders into which no lock can be written.

use std::ffi::OsStr;
use std::fs::TryLockError;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::disk::{Access, Disk, DiskFile, SharedDisk, Visibility, folder_of, read_all};

/// The longest name of a file that a lock holds, in bytes.
const LONGEST: u64 = 4096;

/// How often a lock is tried: whoever only looks whether it is held has it for an instant.
const TRIES: u32 = 5;

/// How long a look at a lock may take.
const LOOK: Duration = Duration::from_millis(5);

/// The lock of an event, held until it is dropped.
#[derive(Debug)]
pub struct EventLock {
    disk: SharedDisk,
    /// The locks beside the files in which the event has been; none where they cannot be written.
    beside: Vec<(PathBuf, Box<dyn DiskFile>)>,
}

/// Why an event cannot be locked.
#[derive(Debug)]
pub enum Busy {
    /// Another desk has it.
    Elsewhere,
    /// The system refuses.
    Refused(std::io::Error),
}

impl EventLock {
    /// Takes the lock of an event that lies at `path` and is open as `file`.
    ///
    /// # Errors
    ///
    /// Another desk has it, or the system refuses.
    pub fn take(disk: &SharedDisk, path: &Path, file: &dyn DiskFile, identity: &str) -> Result<Self, Busy> {
        let mut lock = Self { disk: disk.clone(), beside: Vec::new() };
        lock.extend(path, file, identity)?;
        Ok(lock)
    }

    /// Goes on with the event in another file.
    ///
    /// # Errors
    ///
    /// Another desk has that one, or the system refuses.
    pub fn extend(&mut self, path: &Path, file: &dyn DiskFile, identity: &str) -> Result<(), Busy> {
        let beside = lock_path(path, identity);
        if !self.beside.iter().any(|(held, _)| *held == beside)
            && let Some(lock) = take_beside(&*self.disk, &beside)?
        {
            self.beside.push((beside, lock));
        }
        taken(file)?;
        for (_, held) in &mut self.beside {
            // Only who follows needs the name, and finds the event under its old one where it cannot be written.
            drop(write_name(&mut **held, path));
        }
        Ok(())
    }
}

impl Drop for EventLock {
    fn drop(&mut self) {
        for (path, held) in &self.beside {
            // What another program put in its place is not ours; what stays behind is taken again the next time.
            if leads_to(&*self.disk, path, &**held) {
                drop(self.disk.remove(path));
            }
        }
    }
}

/// Takes the lock beside an event; nothing where none can be written.
fn take_beside(disk: &dyn Disk, path: &Path) -> Result<Option<Box<dyn DiskFile>>, Busy> {
    for _ in 0..TRIES {
        let Some((lock, is_new)) = open_or_create(disk, path) else { return Ok(None) };
        taken(&*lock).inspect_err(|busy| {
            if is_new && matches!(busy, Busy::Refused(_)) {
                drop(disk.remove(path));
            }
        })?;
        // Whoever had it before removes it: what was opened before that and locked after it locks nothing.
        if leads_to(disk, path, &*lock) {
            return Ok(Some(lock));
        }
    }
    Err(Busy::Elsewhere)
}

fn leads_to(disk: &dyn Disk, path: &Path, file: &dyn DiskFile) -> bool {
    let both = disk.find(path).ok().zip(file.find().ok());
    both.is_some_and(|(there, held)| there.identity == held.identity)
}

fn write_name(lock: &mut dyn DiskFile, path: &Path) -> std::io::Result<()> {
    let name = path.file_name().unwrap_or_default().as_encoded_bytes();
    lock.set_len(0)?;
    lock.write_at(0, name)
}

/// Returns whether some desk has the event of a file open for writing.
pub fn is_held(disk: &dyn Disk, path: &Path, identity: &str) -> bool {
    let held = |path: &Path| {
        let file = disk.open(path, Access::Read);
        file.is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
    };
    held(&lock_path(path, identity)) || held(path)
}

/// Returns the file in which an event is open, where the desk that writes it says another one than `path`.
pub fn open_in(disk: &dyn Disk, path: &Path, identity: &str) -> Option<PathBuf> {
    let mut file = disk.open(&lock_path(path, identity), Access::Read).ok()?;
    let name = String::from_utf8(read_all(&mut *file, LONGEST).ok()?).ok()?;
    // A name only, never a path: a lock file cannot lead out of its folder.
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

/// Opens the file of a lock, or creates it; returns whether it is new. One that somebody else made may be readable only,
/// which is enough to see whether it is held.
fn open_or_create(disk: &dyn Disk, path: &Path) -> Option<(Box<dyn DiskFile>, bool)> {
    let there = |access| disk.open(path, access).map(|file| (file, false));
    there(Access::Write)
        .or_else(|_| disk.create_new(path, Visibility::Everyone).map(|file| (file, true)))
        .or_else(|_| there(Access::Write))
        .or_else(|_| there(Access::Read))
        .ok()
}
