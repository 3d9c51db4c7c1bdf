//! The disk: the few file operations that every write of the program goes through.
//!
//! They are methods of a trait so that a test can record every write, sync and rename of a run, rebuild what
//! a power cut may leave of it, and make any of them fail. [`SystemDisk`] is the real one.

use std::fmt::Debug;
use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{Error, ErrorKind, Read as _, Result, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::platform;
pub use super::platform::{Identity, Visibility};

/// A disk that is shared between owners.
pub type SharedDisk = Arc<dyn Disk>;

/// Returns the disk of the machine.
#[must_use]
pub fn system() -> SharedDisk {
    Arc::new(SystemDisk)
}

/// The purpose for which a file is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Reading only.
    Read,
    /// Reading and writing.
    Write,
}

/// One file under any of its names: two names lead to the same file if these values are equal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Which {
    identity: Identity,
    /// The path without links, only if the platform has no other way to identify files.
    path: PathBuf,
}

/// The target of a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// The file's identity.
    pub identity: Identity,
    /// The kind of file.
    pub kind: FileKind,
    /// Its length in bytes.
    pub len: u64,
    /// The time of the last change of contents or metadata, in nanoseconds of the file system's clock, which
    /// may be coarse. `None` if it is not known.
    pub touched: Option<i128>,
}

/// The kind of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// An ordinary file.
    File,
    /// A folder.
    Folder,
    /// A device, a pipe or a socket.
    Special,
    /// A link, if links are not followed.
    Link,
}

/// File operations. All follow links except [`Disk::find_itself`], [`Disk::rename`], [`Disk::rename_new`] and
/// [`Disk::remove`].
pub trait Disk: Debug + Send + Sync {
    /// Opens an existing ordinary file.
    ///
    /// # Errors
    ///
    /// An I/O error; [`not_ordinary`] for a folder, a device or a pipe, which would block or never end.
    fn open(&self, path: &Path, access: Access) -> Result<Box<dyn DiskFile>>;

    /// Creates a file under an unused name.
    ///
    /// # Errors
    ///
    /// An I/O error; [`ErrorKind::AlreadyExists`] if the name is in use.
    fn create_new(&self, path: &Path, visibility: Visibility) -> Result<Box<dyn DiskFile>>;

    /// Moves a file to a name and replaces what has that name.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn rename(&self, from: &Path, to: &Path) -> Result<()>;

    /// Moves a file to an unused name.
    ///
    /// # Errors
    ///
    /// An I/O error; [`ErrorKind::AlreadyExists`] if the name is in use.
    fn rename_new(&self, from: &Path, to: &Path) -> Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn remove(&self, path: &Path) -> Result<()>;

    /// Removes an empty folder.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn remove_folder(&self, folder: &Path) -> Result<()> {
        Err(Error::new(ErrorKind::Unsupported, folder.display().to_string()))
    }

    /// Syncs the names in a folder, so that a power cut does not lose them.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn sync_folder(&self, folder: &Path) -> Result<()>;

    /// Creates a folder and the missing folders above it.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn create_folder(&self, folder: &Path) -> Result<()>;

    /// Returns the target of a path.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn find(&self, path: &Path) -> Result<Found>;

    /// Returns the file with a name; a link is not followed.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn find_itself(&self, path: &Path) -> Result<Found>;

    /// Returns the names in a folder, in no particular order.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>>;

    /// Returns a path without links in it. The last name need not exist yet.
    ///
    /// # Errors
    ///
    /// An I/O error; the folder must exist.
    fn resolve(&self, path: &Path) -> Result<PathBuf>;

    /// Returns true if every user of the computer may write in a folder; `false` if that is not known.
    fn is_open_to_everybody(&self, folder: &Path) -> bool {
        let _ = folder;
        false
    }

    /// Returns true if nobody else can read a locked file, as on Windows.
    fn locks_shut_readers_out(&self) -> bool {
        false
    }
}

/// An open file.
pub trait DiskFile: Debug + Send {
    /// Reads bytes at a place, until the buffer is full or the file ends. Returns their number.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn read_at(&mut self, at: u64, buffer: &mut [u8]) -> Result<usize>;

    /// Writes all bytes at a place.
    ///
    /// # Errors
    ///
    /// An I/O error; some of the bytes may have been written.
    fn write_at(&mut self, at: u64, bytes: &[u8]) -> Result<()>;

    /// Cuts or extends the file.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn set_len(&mut self, len: u64) -> Result<()>;

    /// Waits until contents and length are safe on the disk.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn sync(&mut self) -> Result<()>;

    /// Returns the identity, kind and length of the open file.
    ///
    /// # Errors
    ///
    /// An I/O error.
    fn find(&self) -> Result<Found>;

    /// Copies owner and permissions from the ordinary file of a name, as far as the system allows.
    fn imitate(&self, model: &Path) {
        let _ = model;
    }

    /// Takes the exclusive lock on the file, which lasts until the file is closed.
    ///
    /// # Errors
    ///
    /// Another program has the lock, or the system refuses.
    fn try_lock(&self) -> std::result::Result<(), TryLockError>;
}

/// Reads a file from its beginning.
///
/// # Errors
///
/// An I/O error, or the file has more than `limit` bytes.
pub fn read_all(file: &mut dyn DiskFile, limit: u64) -> Result<Vec<u8>> {
    const PIECE: usize = 1 << 20;
    let len = file.find()?.len;
    if limit < len {
        return Err(too_large(limit));
    }
    // Fresh zeros cost nothing until they are overwritten; one byte more than expected shows the end.
    let mut bytes = vec![0; usize::try_from(len).unwrap_or(0) + 1];
    let mut at = 0;
    loop {
        at += file.read_at(at as u64, bytes.get_mut(at..).unwrap_or_default())?;
        // The length was only a hint: the file may grow while it is read.
        if limit < at as u64 {
            return Err(too_large(limit));
        }
        if at < bytes.len() {
            bytes.truncate(at);
            return Ok(bytes);
        }
        bytes.resize(at + PIECE, 0);
    }
}

/// Reads an ordinary file of at most `limit` bytes.
///
/// # Errors
///
/// As [`Disk::open`] and [`read_all`].
pub fn read_file(disk: &dyn Disk, path: &Path, limit: u64) -> Result<Vec<u8>> {
    read_all(&mut *disk.open(path, Access::Read)?, limit)
}

/// Opens one of the program's own files: an ordinary file with this very name, never the target of a link.
///
/// # Errors
///
/// As [`Disk::open`]; [`not_ordinary`] for a link.
pub fn open_own(disk: &dyn Disk, path: &Path, access: Access) -> Result<Box<dyn DiskFile>> {
    let named = disk.find_itself(path)?;
    if named.kind != FileKind::File {
        return Err(not_ordinary(named.kind));
    }
    let file = disk.open(path, access)?;
    // A link may have replaced the file in between.
    if file.find()?.identity == named.identity { Ok(file) } else { Err(not_ordinary(FileKind::Link)) }
}

/// Returns true if a name still leads to an open file.
///
/// # Errors
///
/// An I/O error.
pub fn is_name_of(disk: &dyn Disk, path: &Path, file: &dyn DiskFile) -> Result<bool> {
    match disk.find_itself(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        named => {
            let (named, open) = (named?, file.find()?);
            Ok(named.kind == FileKind::File && named.identity == open.identity)
        }
    }
}

/// Identifies the file at the end of a path; `found` is the path's target.
///
/// # Errors
///
/// An I/O error.
pub fn which(disk: &dyn Disk, path: &Path, found: Found) -> Result<Which> {
    let Found { identity, .. } = found;
    let known = identity != Identity::UNKNOWN;
    let path = if known { PathBuf::new() } else { disk.resolve(path)? };
    Ok(Which { identity, path })
}

/// Returns the error for a file that is too large to read.
#[must_use]
pub fn too_large(limit: u64) -> Error {
    const MEGABYTE: u64 = 1 << 20;
    let limit = if limit < MEGABYTE { format!("{limit} bytes") } else { format!("{} MB", limit / MEGABYTE) };
    Error::new(ErrorKind::FileTooLarge, format!("the file is too large (limit {limit})"))
}

/// Returns the error for something that is not an ordinary file.
#[must_use]
pub fn not_ordinary(kind: FileKind) -> Error {
    match kind {
        FileKind::Folder => ErrorKind::IsADirectory.into(),
        FileKind::File | FileKind::Special => {
            Error::new(ErrorKind::InvalidInput, "this is a device or a pipe (expected an ordinary file)")
        }
        FileKind::Link => Error::new(ErrorKind::InvalidInput, "this is a link (expected an ordinary file)"),
    }
}

/// Returns a warning about a folder in which everybody may write; `None` for any other folder.
#[must_use]
pub fn open_to_everybody(disk: &dyn Disk, folder: &Path) -> Option<String> {
    disk.is_open_to_everybody(folder).then(|| {
        format!(
            "{}: every user of this computer can write in this folder and replace wallchart's files \
             (choose another folder, or change its permissions)",
            folder.display()
        )
    })
}

/// Returns the folder that contains a path.
#[must_use]
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The number of links that are followed before they count as a circle; the same as in Linux.
const MOST_LINKS: usize = 40;

/// The disk of the machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemDisk;

#[derive(Debug)]
struct SystemFile(File);

impl Disk for SystemDisk {
    fn open(&self, path: &Path, access: Access) -> Result<Box<dyn DiskFile>> {
        // The kind is checked before opening: opening a pipe waits for a writer.
        let found = self.find(path)?;
        if found.kind != FileKind::File {
            return Err(not_ordinary(found.kind));
        }
        let file = OpenOptions::new().read(true).write(access == Access::Write).open(path)?;
        Ok(Box::new(SystemFile(file)))
    }

    fn create_new(&self, path: &Path, visibility: Visibility) -> Result<Box<dyn DiskFile>> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        platform::make_visible(&mut options, visibility);
        Ok(Box::new(SystemFile(options.open(path)?)))
    }

    fn rename(&self, from: &Path, to: &Path) -> Result<()> {
        patiently(|| std::fs::rename(from, to))
    }

    fn rename_new(&self, from: &Path, to: &Path) -> Result<()> {
        let (from, to) = (&*platform::for_any_call(from)?, &*platform::for_any_call(to)?);
        match tempfile::TempPath::try_from_path(from)?.persist_noclobber(to) {
            Ok(()) => Ok(()),
            Err(refused) => {
                // Dropping it would remove the file.
                let kept = refused.path.keep().map_err(|kept| kept.error)?;
                if refused.error.kind() == ErrorKind::AlreadyExists {
                    return Err(refused.error);
                }
                claim_and_rename(&kept, to)
            }
        }
    }

    fn remove(&self, path: &Path) -> Result<()> {
        patiently(|| std::fs::remove_file(path))
    }

    fn remove_folder(&self, folder: &Path) -> Result<()> {
        std::fs::remove_dir(folder)
    }

    fn sync_folder(&self, folder: &Path) -> Result<()> {
        platform::sync_folder(folder)
    }

    fn create_folder(&self, folder: &Path) -> Result<()> {
        std::fs::create_dir_all(folder)
    }

    fn find(&self, path: &Path) -> Result<Found> {
        let metadata = std::fs::metadata(path)?;
        Ok(found(&metadata, platform::identity_of_name(path, &metadata)?))
    }

    fn find_itself(&self, path: &Path) -> Result<Found> {
        let metadata = std::fs::symlink_metadata(path)?;
        Ok(found(&metadata, platform::identity_of_name(path, &metadata)?))
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.file_name().into())).collect()
    }

    fn resolve(&self, path: &Path) -> Result<PathBuf> {
        let mut path = path.to_owned();
        for _ in 0..MOST_LINKS {
            match platform::final_path(&path) {
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                result => return result,
            }
            // A link to a missing file, or no link at all.
            let Ok(target) = std::fs::read_link(&path) else {
                let name = path.file_name().ok_or(ErrorKind::NotFound)?;
                return Ok(platform::final_path(folder_of(&path))?.join(name));
            };
            path = folder_of(&path).join(target);
        }
        Err(Error::other("too many links lead to each other"))
    }

    fn is_open_to_everybody(&self, folder: &Path) -> bool {
        std::fs::metadata(folder).is_ok_and(|found| found.is_dir() && platform::others_write(&found))
    }

    fn locks_shut_readers_out(&self) -> bool {
        cfg!(windows)
    }
}

impl DiskFile for SystemFile {
    fn read_at(&mut self, at: u64, buffer: &mut [u8]) -> Result<usize> {
        self.0.seek(SeekFrom::Start(at))?;
        let mut read = 0;
        while read < buffer.len() {
            match self.0.read(&mut buffer[read..]) {
                Ok(0) => break,
                Ok(more) => read += more,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(read)
    }

    fn write_at(&mut self, at: u64, bytes: &[u8]) -> Result<()> {
        self.0.seek(SeekFrom::Start(at))?;
        self.0.write_all(bytes)
    }

    fn set_len(&mut self, len: u64) -> Result<()> {
        self.0.set_len(len)
    }

    fn sync(&mut self) -> Result<()> {
        self.0.sync_all()
    }

    fn find(&self) -> Result<Found> {
        let metadata = self.0.metadata()?;
        Ok(found(&metadata, platform::identity(&self.0, &metadata)?))
    }

    fn imitate(&self, model: &Path) {
        let Ok(metadata) = std::fs::symlink_metadata(model) else { return };
        if metadata.is_file() {
            // The contents are right either way; only the other readers depend on this.
            platform::take_owner(&self.0, &metadata);
            drop(self.0.set_permissions(metadata.permissions()));
        }
    }

    fn try_lock(&self) -> std::result::Result<(), TryLockError> {
        self.0.try_lock()
    }
}

impl Drop for SystemFile {
    /// Closing alone does not release a lock while another copy of the file is open. A child process has a
    /// copy until it runs its own program.
    fn drop(&mut self) {
        drop(self.0.unlock());
    }
}

/// Moves a file to an unused name on file systems that cannot do it in one step, such as those of some memory
/// sticks: an empty file claims the name and is then replaced.
fn claim_and_rename(from: &Path, to: &Path) -> Result<()> {
    drop(OpenOptions::new().write(true).create_new(true).open(to)?);
    std::fs::rename(from, to).inspect_err(|_| drop(std::fs::remove_file(to)))
}

fn found(metadata: &Metadata, identity: Identity) -> Found {
    let kind = match (metadata.is_file(), metadata.is_dir(), metadata.is_symlink()) {
        (true, ..) => FileKind::File,
        (false, true, _) => FileKind::Folder,
        (false, false, true) => FileKind::Link,
        (false, false, false) => FileKind::Special,
    };
    Found { identity, kind, len: metadata.len(), touched: platform::touched(metadata) }
}

/// Repeats a change of a name that another program prevents, for a second at most: a scanner or a backup has
/// a file open only briefly. Windows reports some of these as a lack of permission.
fn patiently(change: impl Fn() -> Result<()>) -> Result<()> {
    const TRIES: u32 = 20;
    const PAUSE: Duration = Duration::from_millis(50);
    let is_in_the_way = |error: &Error| {
        cfg!(windows) && error.kind() == ErrorKind::PermissionDenied || platform::is_in_use(error)
    };
    for _ in 1..TRIES {
        match change() {
            Err(error) if is_in_the_way(&error) => std::thread::park_timeout(PAUSE),
            result => return result,
        }
    }
    change()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_ends_with_its_file_despite_an_open_copy() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event");
        std::fs::write(&path, "").unwrap();
        let file = File::open(&path).unwrap();
        // A child process has this copy between its start and its own program.
        let copy = file.try_clone().unwrap();
        let held = SystemFile(file);
        held.try_lock().unwrap();
        let other = SystemDisk.open(&path, Access::Read).unwrap();
        assert!(matches!(other.try_lock(), Err(TryLockError::WouldBlock)));
        drop(held);
        other.try_lock().unwrap();
        drop(copy);
    }

    #[test]
    fn a_claimed_name_is_released_after_a_failed_move() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("from"), folder.path().join("to"));
        assert!(claim_and_rename(&from, &to).is_err());
        assert!(!to.exists(), "the claim is given back");
        std::fs::write(&from, "one").unwrap();
        claim_and_rename(&from, &to).unwrap();
        assert_eq!(std::fs::read_to_string(&to).unwrap(), "one");
        std::fs::write(&from, "other").unwrap();
        assert_eq!(claim_and_rename(&from, &to).unwrap_err().kind(), ErrorKind::AlreadyExists);
        assert_eq!(std::fs::read_to_string(&to).unwrap(), "one");
    }
}
