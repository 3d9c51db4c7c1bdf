//! Files that are written as a whole: after a write they are complete and safe, or unchanged.
//!
//! Each is written under another name beside its own and then renamed. A link of that name is itself
//! replaced, and its target is untouched; a caller that means the target resolves the path first
//! ([`Disk::resolve`]).

use std::fs::TryLockError;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};

use super::chain;
use super::disk::{Access, Disk, DiskFile, FileKind, Visibility, folder_of, is_name_of, open_own};

/// The number of names that are tried for an unfinished file beside another one.
const MOST_DRAFTS: u32 = 1000;

/// The most files of one kind beside another one.
const MOST_BESIDE: u32 = 10_000;

/// The kinds of files beside another one.
const KINDS: [&str; 6] = ["continued", "damaged", "newer", "drafts", "apart", "waiting"];

/// The longest name that every disk accepts, in bytes: encrypting file systems accept 143, most others 255.
pub const LONGEST_NAME: usize = 140;

/// Replaces a file, or creates it. An existing file's permissions are retained, unless only its owner may
/// read it.
///
/// # Errors
///
/// The disk refuses. The file is then unchanged or, if only its new name is not known to be safe, replaced.
pub fn replace(disk: &dyn Disk, path: &Path, bytes: &[u8], visibility: Visibility) -> Result<()> {
    let draft = Draft::written(disk, path, bytes, visibility)?;
    if visibility == Visibility::Everyone {
        draft.file.imitate(path);
    }
    disk.rename(&draft.path, path).inspect_err(|_| draft.remove(disk))?;
    sync_folder(disk, folder_of(path))
}

/// Replaces a file as [`replace`] does, with content in pieces.
///
/// # Errors
///
/// As [`replace`].
pub fn replace_in_pieces(
    disk: &dyn Disk,
    path: &Path,
    mut pieces: impl Iterator<Item = String>,
    visibility: Visibility,
) -> Result<()> {
    let mut growing = Growing::begin(disk, folder_of(path), visibility)?;
    pieces.try_for_each(|piece| growing.push(piece.as_bytes()))?;
    if let Some(file) = growing.file.as_ref().filter(|_| visibility == Visibility::Everyone) {
        file.imitate(path);
    }
    growing.finish(path)
}

/// Creates a file under an unused name.
///
/// # Errors
///
/// The disk refuses, or the name is in use. No new file exists then.
pub fn create(disk: &dyn Disk, path: &Path, bytes: &[u8], visibility: Visibility) -> Result<()> {
    let draft = Draft::written(disk, path, bytes, visibility)?;
    disk.rename_new(&draft.path, path).inspect_err(|_| draft.remove(disk))?;
    sync_folder(disk, folder_of(path)).inspect_err(|_| drop(disk.remove(path)))
}

/// Creates a folder and the missing folders above it, and makes their names safe against a power cut.
///
/// # Errors
///
/// The disk refuses.
pub fn create_folder(disk: &dyn Disk, folder: &Path) -> Result<()> {
    let above = || folder.ancestors().filter(|folder| !folder.as_os_str().is_empty());
    let missing = above().take_while(|folder| disk.find(folder).is_err()).count();
    disk.create_folder(folder)?;
    // The last folder is always synced: another program may have created it a moment ago without waiting.
    above().take(missing.max(1)).try_for_each(|folder| sync_folder(disk, folder_of(folder)))
}

/// Removes a folder with its whole content; links in it are removed and not followed.
///
/// # Errors
///
/// The disk refuses.
pub fn remove_folder(disk: &dyn Disk, folder: &Path) -> Result<()> {
    for name in disk.list(folder)? {
        let path = folder.join(name);
        match disk.find_itself(&path)?.kind {
            FileKind::Folder => remove_folder(disk, &path)?,
            FileKind::File | FileKind::Special | FileKind::Link => disk.remove(&path)?,
        }
    }
    disk.remove_folder(folder)
}

/// Creates a file under the first unused one of many names.
///
/// # Errors
///
/// The disk refuses, or all names are in use.
pub fn create_first_free(
    disk: &dyn Disk,
    names: impl Iterator<Item = PathBuf>,
    bytes: &[u8],
    visibility: Visibility,
) -> Result<PathBuf> {
    for path in names {
        // The check comes first, so that a folder full of names does not cost a write for each of them.
        if disk.find(&path).is_ok() {
            continue;
        }
        match create(disk, &path, bytes, visibility) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Moves a file to the first unused one of many names.
///
/// # Errors
///
/// The disk refuses, or all names are in use.
pub fn rename_first_free(
    disk: &dyn Disk,
    path: &Path,
    names: impl Iterator<Item = PathBuf>,
) -> Result<PathBuf> {
    for name in names {
        match disk.rename_new(path, &name) {
            Ok(()) => return Ok(name),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Returns names for files beside another one, `autumn-open.KIND-1.ron` and so on. The name of such a file
/// does not grow further, and every disk that accepts the original name accepts these.
pub fn beside(path: &Path, kind: &str) -> impl Iterator<Item = PathBuf> + use<> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let plain = stem.rsplit_once('.').filter(|(_, end)| {
        end.split_once('-').is_some_and(|(word, number)| {
            KINDS.contains(&word) && number.bytes().all(|byte| byte.is_ascii_digit())
        })
    });
    let stem = plain.map_or(&*stem, |(stem, _)| stem);
    let longest = path.file_name().map_or(0, std::ffi::OsStr::len).max(LONGEST_NAME);
    let ending = format!(".{kind}-{MOST_BESIDE}.ron").len();
    let stem = stem[..stem.floor_char_boundary(longest - ending)].to_owned();
    let (folder, kind) = (folder_of(path).to_owned(), kind.to_owned());
    (1..MOST_BESIDE).map(move |number| folder.join(format!("{stem}.{kind}-{number}.ron")))
}

/// Returns true if a path is one of the names for an event that continued beside another path.
#[must_use]
pub fn continues(path: &Path, other: &Path) -> bool {
    let name = other.file_stem().unwrap_or_default().to_string_lossy();
    let number = name.rsplit_once(".continued-").and_then(|(_, number)| number.parse::<u32>().ok());
    let earlier = number.and_then(|number| number.checked_sub(1)).filter(|earlier| *earlier < MOST_BESIDE);
    earlier.is_some_and(|earlier| beside(path, "continued").nth(earlier as usize).as_deref() == Some(other))
}

/// Syncs the names in a folder. Some file systems cannot, and report it by one of these errors, which are
/// ignored.
///
/// # Errors
///
/// The disk refuses.
pub fn sync_folder(disk: &dyn Disk, folder: &Path) -> Result<()> {
    match disk.sync_folder(folder) {
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::PermissionDenied
            ) =>
        {
            Ok(())
        }
        result => result,
    }
}

/// A file under a temporary name beside its final one. It is locked while it is written; an unlocked one was
/// left over.
struct Draft {
    path: PathBuf,
    file: Box<dyn DiskFile>,
}

impl Draft {
    /// Writes the draft of a file beside it, and waits until the draft is safe on the disk.
    fn written(disk: &dyn Disk, path: &Path, bytes: &[u8], visibility: Visibility) -> Result<Self> {
        let mut draft = Self::begin(disk, path, visibility)?;
        let written = draft.file.write_at(0, bytes).and_then(|()| draft.file.sync());
        written.inspect_err(|_| draft.remove(disk))?;
        Ok(draft)
    }

    /// Begins the draft of a name and removes the left-over draft of an earlier write.
    fn begin(disk: &dyn Disk, path: &Path, visibility: Visibility) -> Result<Self> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let digest = chain::digest(&name);
        let short = digest.get(..16).unwrap_or(&digest);
        for number in 0..MOST_DRAFTS {
            let path = folder_of(path).join(format!("{DRAFT}{short}-{number}{UNFINISHED}"));
            remove_if_left(disk, &path);
            match disk.create_new(&path, visibility) {
                Ok(file) => {
                    let draft = Self { path, file };
                    // Before the lock is taken, another program may consider it left over and remove it.
                    let is_locked = is_locked(&*draft.file);
                    let is_named = is_name_of(disk, &draft.path, &*draft.file);
                    if is_named.inspect_err(|_| draft.remove(disk))? && is_locked {
                        return Ok(draft);
                    }
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(too_many())
    }

    /// Removes the draft; one that cannot be removed does no harm.
    fn remove(&self, disk: &dyn Disk) {
        drop(disk.remove(&self.path));
    }
}

fn too_many() -> Error {
    Error::other("too many unfinished files are in the folder (remove the hidden ones that end with .part)")
}

/// Locks a draft. If files cannot be locked, no draft counts as left over.
fn is_locked(file: &dyn DiskFile) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Removes an unfinished file without a writer; a link or a folder of the name is not ours and stays.
fn remove_if_left(disk: &dyn Disk, path: &Path) {
    let left = open_own(disk, path, Access::Read).ok().filter(|file| file.try_lock().is_ok());
    if left.is_some_and(|file| matches!(is_name_of(disk, path, &*file), Ok(true))) {
        drop(disk.remove(path));
    }
}

/// The beginning of the name of an unfinished file.
const DRAFT: &str = ".wallchart-";

/// The end of that name.
const UNFINISHED: &str = ".part";

/// A large file that is written piece by piece under a temporary name and renamed at the end. If it is
/// dropped before that, it is removed.
#[derive(Debug)]
pub struct Growing<'a> {
    disk: &'a dyn Disk,
    draft: PathBuf,
    file: Option<Box<dyn DiskFile>>,
    /// The bytes that are not written yet.
    waiting: Vec<u8>,
    written: u64,
}

/// The number of bytes per write.
const PIECE: usize = 1 << 18;

impl<'a> Growing<'a> {
    /// Begins a file in an existing folder. Files that were left over by killed programs are removed; a file
    /// that is still being written is locked by its writer.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub fn begin(disk: &'a dyn Disk, folder: &Path, visibility: Visibility) -> Result<Self> {
        remove_unfinished(disk, folder);
        // The final name is known only at the end.
        let name = folder.join(std::process::id().to_string());
        let Draft { path: draft, file } = Draft::begin(disk, &name, visibility)?;
        Ok(Self { disk, draft, file: Some(file), waiting: Vec::with_capacity(PIECE), written: 0 })
    }

    /// Returns the number of bytes so far.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.written + self.waiting.len() as u64
    }

    /// Returns true if the file is empty so far.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds bytes at the end.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub fn push(&mut self, bytes: &[u8]) -> Result<()> {
        self.waiting.extend_from_slice(bytes);
        if PIECE <= self.waiting.len() { self.write() } else { Ok(()) }
    }

    fn write(&mut self) -> Result<()> {
        let file = self.file.as_mut().ok_or(ErrorKind::BrokenPipe)?;
        file.write_at(self.written, &self.waiting)?;
        self.written += self.waiting.len() as u64;
        self.waiting.clear();
        Ok(())
    }

    /// Syncs the file and moves it to its name, replacing what has that name.
    ///
    /// # Errors
    ///
    /// The disk refuses. The old file is then unchanged or, if only the new name is not known to be safe,
    /// replaced.
    pub fn finish(mut self, path: &Path) -> Result<()> {
        self.write()?;
        self.file.as_mut().ok_or(ErrorKind::BrokenPipe)?.sync()?;
        self.disk.rename(&self.draft, path)?;
        self.file = None;
        sync_folder(self.disk, folder_of(path))
    }
}

impl Drop for Growing<'_> {
    fn drop(&mut self) {
        if self.file.take().is_some() {
            drop(self.disk.remove(&self.draft));
        }
    }
}

/// Removes the unfinished files of killed programs; those that cannot be removed do no harm.
fn remove_unfinished(disk: &dyn Disk, folder: &Path) {
    let names = disk.list(folder).unwrap_or_default();
    let is_unfinished = |name: &PathBuf| {
        name.to_str().is_some_and(|name| name.starts_with(DRAFT) && name.ends_with(UNFINISHED))
    };
    names.into_iter().filter(is_unfinished).for_each(|name| remove_if_left(disk, &folder.join(name)));
}
