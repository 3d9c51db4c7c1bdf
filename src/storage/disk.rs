//! The disk: the few file operations that everything written goes through.
//!
//! They stand behind a trait so that a test can record every write, sync and rename of a run, rebuild what a power cut
//! may leave of it, and make any of them fail. [`SystemDisk`] is the real one.

use std::fmt::Debug;
use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{Error, ErrorKind, Read as _, Result, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A disk that may be shared.
pub type SharedDisk = Arc<dyn Disk>;

/// Returns the disk of the machine.
#[must_use]
pub fn system() -> SharedDisk {
    Arc::new(SystemDisk)
}

/// What a file is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Reading only.
    Read,
    /// Reading and writing.
    Write,
}

/// Who may read a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// Everybody, as with any file.
    Everyone,
    /// Its owner only.
    Owner,
}

/// What tells a file from another one that has taken its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Identity {
    /// The file system; 0 where the platform does not tell.
    pub device: u64,
    /// The file in it; 0 where the platform does not tell.
    pub file: u64,
}

/// One file, by whatever name it is called: two names lead to the same file where these are equal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Which {
    identity: Identity,
    /// The path without links, where the platform does not tell files apart otherwise.
    path: PathBuf,
}

impl Identity {
    /// What a platform tells that cannot tell files apart.
    const UNKNOWN: Self = Self { device: 0, file: 0 };
}

/// What a path leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// Which file it is.
    pub identity: Identity,
    /// What kind of file it is.
    pub kind: Kind,
    /// Its length in bytes.
    pub len: u64,
    /// When anything of it changed last, in nanoseconds of the file system's clock, which may be a coarse one; none where
    /// that is not known.
    pub touched: Option<i128>,
}

/// What kind of file something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// An ordinary file.
    File,
    /// A folder.
    Folder,
    /// A device, a pipe or a socket.
    Special,
    /// A link, where links are not followed.
    Link,
}

/// File operations. Links are followed everywhere but in [`Disk::find_itself`], [`Disk::rename`], [`Disk::rename_new`] and
/// [`Disk::remove`].
pub trait Disk: Debug + Send + Sync {
    /// Opens an ordinary file that is there.
    ///
    /// # Errors
    ///
    /// What the system says; [`not_ordinary`] for a folder, a device or a pipe, which would block or never end.
    fn open(&self, path: &Path, access: Access) -> Result<Box<dyn DiskFile>>;

    /// Creates a file where nothing is yet.
    ///
    /// # Errors
    ///
    /// What the system says; [`ErrorKind::AlreadyExists`] where something has the name.
    fn create_new(&self, path: &Path, visibility: Visibility) -> Result<Box<dyn DiskFile>>;

    /// Moves a file to a name, in place of what has it.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn rename(&self, from: &Path, to: &Path) -> Result<()>;

    /// Moves a file to a name that nothing has yet.
    ///
    /// # Errors
    ///
    /// What the system says; [`ErrorKind::AlreadyExists`] where something has the name.
    fn rename_new(&self, from: &Path, to: &Path) -> Result<()>;

    /// Removes a file.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn remove(&self, path: &Path) -> Result<()>;

    /// Removes an empty folder.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn remove_folder(&self, folder: &Path) -> Result<()> {
        Err(Error::new(ErrorKind::Unsupported, folder.display().to_string()))
    }

    /// Makes the names in a folder last.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn sync_folder(&self, folder: &Path) -> Result<()>;

    /// Creates a folder and those above it, where they are not there.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn create_folder(&self, folder: &Path) -> Result<()>;

    /// Returns what a path leads to.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn find(&self, path: &Path) -> Result<Found>;

    /// Returns what has a name; a link is not followed.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn find_itself(&self, path: &Path) -> Result<Found>;

    /// Returns the names in a folder, in no particular order.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>>;

    /// Returns a path without links in it; its last name need not be there yet.
    ///
    /// # Errors
    ///
    /// What the system says; its folder must be there.
    fn resolve(&self, path: &Path) -> Result<PathBuf>;

    /// Returns whether every user of the computer may write in a folder; `false` where that is not known.
    fn is_open_to_everybody(&self, folder: &Path) -> bool {
        let _ = folder;
        false
    }
}

/// An open file.
pub trait DiskFile: Debug + Send {
    /// Reads bytes at a place, as many as there are room for or as there are.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn read_at(&mut self, at: u64, buffer: &mut [u8]) -> Result<usize>;

    /// Writes all bytes at a place.
    ///
    /// # Errors
    ///
    /// What the system says; some of the bytes may have been written.
    fn write_at(&mut self, at: u64, bytes: &[u8]) -> Result<()>;

    /// Cuts or extends the file.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn set_len(&mut self, len: u64) -> Result<()>;

    /// Waits until contents and length are safe.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn sync(&mut self) -> Result<()>;

    /// Returns what is open.
    ///
    /// # Errors
    ///
    /// What the system says.
    fn find(&self) -> Result<Found>;

    /// Gives the file the owner and the permissions of the ordinary file of a name, as far as it can.
    fn imitate(&self, model: &Path) {
        let _ = model;
    }

    /// Takes the only lock that may be had on the file, until it is closed.
    ///
    /// # Errors
    ///
    /// Somebody else has it, or the system refuses.
    fn try_lock(&self) -> std::result::Result<(), TryLockError>;
}

/// Reads a file from its beginning; more than `limit` bytes are an error.
///
/// # Errors
///
/// What the system says; or the file is too large.
pub fn read_all(file: &mut dyn DiskFile, limit: u64) -> Result<Vec<u8>> {
    const PIECE: usize = 1 << 20;
    let len = file.find()?.len;
    if limit < len {
        return Err(too_large(limit));
    }
    // Fresh zeros cost nothing until they are written over; one byte more than expected shows the end.
    let mut bytes = vec![0; usize::try_from(len).unwrap_or(0) + 1];
    let mut at = 0;
    loop {
        at += file.read_at(at as u64, bytes.get_mut(at..).unwrap_or_default())?;
        // The length was a hint: the file may grow while it is read.
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

/// Reads an ordinary file; more than `limit` bytes are an error.
///
/// # Errors
///
/// As [`Disk::open`] and [`read_all`].
pub fn read_file(disk: &dyn Disk, path: &Path, limit: u64) -> Result<Vec<u8>> {
    read_all(&mut *disk.open(path, Access::Read)?, limit)
}

/// Opens a file of the program's own: an ordinary file that has the name itself, and never the target of a link.
///
/// # Errors
///
/// As [`Disk::open`]; [`not_ordinary`] for a link.
pub fn open_own(disk: &dyn Disk, path: &Path, access: Access) -> Result<Box<dyn DiskFile>> {
    let named = disk.find_itself(path)?;
    if named.kind != Kind::File {
        return Err(not_ordinary(named.kind));
    }
    let file = disk.open(path, access)?;
    // A link may have taken the name in between.
    if file.find()?.identity == named.identity { Ok(file) } else { Err(not_ordinary(Kind::Link)) }
}

/// Returns whether a name still is that of an open file.
///
/// # Errors
///
/// What the system says.
pub fn is_name_of(disk: &dyn Disk, path: &Path, file: &dyn DiskFile) -> Result<bool> {
    match disk.find_itself(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        named => {
            let (named, open) = (named?, file.find()?);
            Ok(named.kind == Kind::File && named.identity == open.identity)
        }
    }
}

/// Returns which file a path leads to, where `found` is what is there.
///
/// # Errors
///
/// What the system says.
pub fn which(disk: &dyn Disk, path: &Path, found: Found) -> Result<Which> {
    let Found { identity, .. } = found;
    let known = identity != Identity::UNKNOWN;
    let path = if known { PathBuf::new() } else { disk.resolve(path)? };
    Ok(Which { identity, path })
}

/// Says that a file is larger than anything that is read.
#[must_use]
pub fn too_large(limit: u64) -> Error {
    const MEGABYTE: u64 = 1 << 20;
    let limit = if limit < MEGABYTE { format!("{limit} bytes") } else { format!("{} MB", limit / MEGABYTE) };
    Error::new(ErrorKind::FileTooLarge, format!("the file is too large (limit {limit})"))
}

/// Says that something is no file that can be read.
#[must_use]
pub fn not_ordinary(kind: Kind) -> Error {
    match kind {
        Kind::Folder => ErrorKind::IsADirectory.into(),
        Kind::File | Kind::Special => {
            Error::new(ErrorKind::InvalidInput, "this is a device or a pipe (expected an ordinary file)")
        }
        Kind::Link => Error::new(ErrorKind::InvalidInput, "this is a link (expected an ordinary file)"),
    }
}

/// Names a folder in which everybody may write, and what comes of it; nothing where only some may.
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

/// Returns the folder that a path lies in.
#[must_use]
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// How many links are followed before it is taken for a circle; as many as Linux follows.
const MOST_LINKS: usize = 40;

/// The disk of the machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemDisk;

#[derive(Debug)]
struct SystemFile(File);

impl Disk for SystemDisk {
    fn open(&self, path: &Path, access: Access) -> Result<Box<dyn DiskFile>> {
        // Asked before opening: opening a pipe waits for whoever writes into it.
        let found = self.find(path)?;
        if found.kind != Kind::File {
            return Err(not_ordinary(found.kind));
        }
        let file = OpenOptions::new().read(true).write(access == Access::Write).open(path)?;
        Ok(Box::new(SystemFile(file)))
    }

    fn create_new(&self, path: &Path, visibility: Visibility) -> Result<Box<dyn DiskFile>> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt as _;
            options.mode(match visibility {
                Visibility::Everyone => 0o666,
                Visibility::Owner => 0o600,
            });
        }
        #[cfg(not(unix))]
        let _ = visibility;
        Ok(Box::new(SystemFile(options.open(path)?)))
    }

    fn rename(&self, from: &Path, to: &Path) -> Result<()> {
        std::fs::rename(from, to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> Result<()> {
        match tempfile::TempPath::try_from_path(from)?.persist_noclobber(to) {
            Ok(()) => Ok(()),
            Err(refused) => {
                // Dropped, it would remove the file.
                let kept = refused.path.keep().map_err(|kept| kept.error)?;
                if refused.error.kind() == ErrorKind::AlreadyExists {
                    return Err(refused.error);
                }
                claim_and_rename(&kept, to)
            }
        }
    }

    fn remove(&self, path: &Path) -> Result<()> {
        std::fs::remove_file(path)
    }

    fn remove_folder(&self, folder: &Path) -> Result<()> {
        std::fs::remove_dir(folder)
    }

    fn sync_folder(&self, folder: &Path) -> Result<()> {
        if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
    }

    fn create_folder(&self, folder: &Path) -> Result<()> {
        std::fs::create_dir_all(folder)
    }

    fn find(&self, path: &Path) -> Result<Found> {
        Ok(found(&std::fs::metadata(path)?))
    }

    fn find_itself(&self, path: &Path) -> Result<Found> {
        Ok(found(&std::fs::symlink_metadata(path)?))
    }

    fn list(&self, folder: &Path) -> Result<Vec<PathBuf>> {
        std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.file_name().into())).collect()
    }

    fn resolve(&self, path: &Path) -> Result<PathBuf> {
        let mut path = path.to_owned();
        for _ in 0..MOST_LINKS {
            match std::fs::canonicalize(&path) {
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                result => return result,
            }
            // A link to what is not there yet, or no link.
            let Ok(target) = std::fs::read_link(&path) else {
                let name = path.file_name().ok_or(ErrorKind::NotFound)?;
                return Ok(std::fs::canonicalize(folder_of(&path))?.join(name));
            };
            path = folder_of(&path).join(target);
        }
        Err(Error::other("too many links lead to each other"))
    }

    #[cfg(unix)]
    fn is_open_to_everybody(&self, folder: &Path) -> bool {
        use std::os::unix::fs::MetadataExt as _;
        const OTHERS_WRITE: u32 = 0o002;
        std::fs::metadata(folder).is_ok_and(|found| found.is_dir() && found.mode() & OTHERS_WRITE != 0)
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
        Ok(found(&self.0.metadata()?))
    }

    fn imitate(&self, model: &Path) {
        let Ok(metadata) = std::fs::symlink_metadata(model) else { return };
        if metadata.is_file() {
            // Contents are right either way; only who else may read them depends on this.
            #[cfg(unix)]
            {
                use std::os::unix::fs::MetadataExt as _;
                drop(std::os::unix::fs::fchown(&self.0, Some(metadata.uid()), Some(metadata.gid())));
            }
            drop(self.0.set_permissions(metadata.permissions()));
        }
    }

    fn try_lock(&self) -> std::result::Result<(), TryLockError> {
        self.0.try_lock()
    }
}

impl Drop for SystemFile {
    /// Closing alone does not end a lock while another copy of the file is open, as a child process has one until it runs
    /// its own program.
    fn drop(&mut self) {
        drop(self.0.unlock());
    }
}

/// Moves a file to a name that nothing has yet where the file system cannot do it in one step, as those of some memory
/// sticks: the name is claimed by an empty file, which is then replaced.
fn claim_and_rename(from: &Path, to: &Path) -> Result<()> {
    drop(OpenOptions::new().write(true).create_new(true).open(to)?);
    std::fs::rename(from, to).inspect_err(|_| drop(std::fs::remove_file(to)))
}

fn found(metadata: &Metadata) -> Found {
    #[cfg(unix)]
    let identity = {
        use std::os::unix::fs::MetadataExt as _;
        Identity { device: metadata.dev(), file: metadata.ino() }
    };
    #[cfg(not(unix))]
    let identity = Identity::UNKNOWN;
    let kind = match (metadata.is_file(), metadata.is_dir(), metadata.is_symlink()) {
        (true, ..) => Kind::File,
        (false, true, _) => Kind::Folder,
        (false, false, true) => Kind::Link,
        (false, false, false) => Kind::Special,
    };
    Found { identity, kind, len: metadata.len(), touched: touched(metadata) }
}

/// A change of the contents cannot be hidden from this time, as it can from that of the last modification.
#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may not be known")]
fn touched(metadata: &Metadata) -> Option<i128> {
    use std::os::unix::fs::MetadataExt as _;
    Some(i128::from(metadata.ctime()) * 1_000_000_000 + i128::from(metadata.ctime_nsec()))
}

#[cfg(not(unix))]
fn touched(metadata: &Metadata) -> Option<i128> {
    let since = metadata.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?;
    i128::try_from(since.as_nanos()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_ends_with_the_file_that_took_it_though_a_copy_of_it_is_open() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event");
        std::fs::write(&path, "").unwrap();
        let file = File::open(&path).unwrap();
        // What a child process has of it between its start and its own program.
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
    fn a_name_is_claimed_and_given_back_where_nothing_can_be_moved_there() {
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
