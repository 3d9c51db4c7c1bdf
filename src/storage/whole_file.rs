//! Files that are written as a whole: complete and safe afterwards, or as they were before.
//!
//! Each is written beside its name and then gets it. A link that has the name is replaced itself, and its target is not
//! touched; who means the target names it ([`Disk::resolve`]).

use std::fs::TryLockError;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};

use super::chain;
use super::disk::{Access, Disk, DiskFile, Kind, Visibility, folder_of, is_name_of, open_own};

/// How many names are tried for a file that is written beside another one.
const MOST_DRAFTS: u32 = 1000;

/// How many files of one kind lie beside another one at most.
const MOST_BESIDE: u32 = 10_000;

/// The kinds of files that lie beside another one.
const KINDS: [&str; 6] = ["continued", "damaged", "newer", "drafts", "apart", "waiting"];

/// The longest name that every disk takes, in bytes: those that encrypt names take 143, most others 255.
pub const LONGEST_NAME: usize = 140;

/// Replaces a file, or creates it. A file that is there keeps its permissions, unless only its owner is to read it.
///
/// # Errors
///
/// The disk refuses; what was there is as it was, or, where only its name is not known to last, is replaced.
pub fn replace(disk: &dyn Disk, path: &Path, bytes: &[u8], visibility: Visibility) -> Result<()> {
    let draft = Draft::written(disk, path, bytes, visibility)?;
    if visibility == Visibility::Everyone {
        draft.file.imitate(path);
    }
    disk.rename(&draft.path, path).inspect_err(|_| draft.remove(disk))?;
    sync_folder(disk, folder_of(path))
}

/// Replaces a file as [`replace`] does, by what comes in pieces.
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

/// Creates a file where nothing is yet.
///
/// # Errors
///
/// The disk refuses, or something has the name; nothing is there then that was not before.
pub fn create(disk: &dyn Disk, path: &Path, bytes: &[u8], visibility: Visibility) -> Result<()> {
    let draft = Draft::written(disk, path, bytes, visibility)?;
    disk.rename_new(&draft.path, path).inspect_err(|_| draft.remove(disk))?;
    sync_folder(disk, folder_of(path)).inspect_err(|_| drop(disk.remove(path)))
}

/// Creates a folder and those above it, where they are not there, and makes their names last.
///
/// # Errors
///
/// The disk refuses.
pub fn create_folder(disk: &dyn Disk, folder: &Path) -> Result<()> {
    let above = || folder.ancestors().filter(|folder| !folder.as_os_str().is_empty());
    let missing = above().take_while(|folder| disk.find(folder).is_err()).count();
    disk.create_folder(folder)?;
    // The last one always: it may have been created a moment ago by somebody who did not wait.
    above().take(missing.max(1)).try_for_each(|folder| sync_folder(disk, folder_of(folder)))
}

/// Removes a folder with everything in it; links in it are removed and not followed.
///
/// # Errors
///
/// The disk refuses.
pub fn remove_folder(disk: &dyn Disk, folder: &Path) -> Result<()> {
    for name in disk.list(folder)? {
        let path = folder.join(name);
        match disk.find_itself(&path)?.kind {
            Kind::Folder => remove_folder(disk, &path)?,
            Kind::File | Kind::Special | Kind::Link => disk.remove(&path)?,
        }
    }
    disk.remove_folder(folder)
}

/// Creates a file under the first free one of many names.
///
/// # Errors
///
/// The disk refuses, or all names are taken.
pub fn create_first_free(
    disk: &dyn Disk,
    names: impl Iterator<Item = PathBuf>,
    bytes: &[u8],
    visibility: Visibility,
) -> Result<PathBuf> {
    for path in names {
        // Asked first, so that a folder full of names is not written into as often as there are names.
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

/// Moves a file to the first free one of many names.
///
/// # Errors
///
/// The disk refuses, or all names are taken.
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

/// Returns names for files beside another one, `autumn-open.KIND-1.ron` and so on; the names of such files do not
/// grow, and none is longer than a disk takes that has taken the name of the other one.
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

/// Returns whether a path is one of the names for an event that had to go on beside another path.
#[must_use]
pub fn continues(path: &Path, other: &Path) -> bool {
    let name = other.file_stem().unwrap_or_default().to_string_lossy();
    let number = name.rsplit_once(".continued-").and_then(|(_, number)| number.parse::<u32>().ok());
    let earlier = number.and_then(|number| number.checked_sub(1)).filter(|earlier| *earlier < MOST_BESIDE);
    earlier.is_some_and(|earlier| beside(path, "continued").nth(earlier as usize).as_deref() == Some(other))
}

/// Makes the names in a folder last; some file systems cannot, and say so in one of these ways.
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

/// A file that is written beside the one that it is to become, under a name that nobody looks for. It is locked for as long
/// as it is written, and one that is not locked was left over.
struct Draft {
    path: PathBuf,
    file: Box<dyn DiskFile>,
}

impl Draft {
    /// Writes a draft for a name, and waits until it is safe.
    fn written(disk: &dyn Disk, path: &Path, bytes: &[u8], visibility: Visibility) -> Result<Self> {
        let mut draft = Self::begin(disk, path, visibility)?;
        let written = draft.file.write_at(0, bytes).and_then(|()| draft.file.sync());
        written.inspect_err(|_| draft.remove(disk))?;
        Ok(draft)
    }

    /// Begins the draft of a name; what an earlier write of that name left behind goes.
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
                    // Another program may take it for left over before it is locked, and remove it.
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

    /// Removes it; one that cannot be removed is in nobody's way.
    fn remove(&self, disk: &dyn Disk) {
        drop(disk.remove(&self.path));
    }
}

fn too_many() -> Error {
    Error::other("too many unfinished files are in the folder (remove the hidden ones that end with .part)")
}

/// Locks a draft; where files cannot be locked, nobody takes one for left over.
fn is_locked(file: &dyn DiskFile) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Removes an unfinished file that nobody writes any more; a link or a folder of the name is not ours and stays.
fn remove_if_left(disk: &dyn Disk, path: &Path) {
    let left = open_own(disk, path, Access::Read).ok().filter(|file| file.try_lock().is_ok());
    if left.is_some_and(|file| matches!(is_name_of(disk, path, &*file), Ok(true))) {
        drop(disk.remove(path));
    }
}

/// How the name of an unfinished file begins.
const DRAFT: &str = ".wallchart-";

/// How it ends.
const UNFINISHED: &str = ".part";

/// A large file that is written piece by piece under a name that nobody looks for, and gets its own at the end. Dropped before
/// that, it is removed.
#[derive(Debug)]
pub struct Growing<'a> {
    disk: &'a dyn Disk,
    draft: PathBuf,
    file: Option<Box<dyn DiskFile>>,
    /// What is not written yet.
    waiting: Vec<u8>,
    written: u64,
}

/// How many bytes are written at once.
const PIECE: usize = 1 << 18;

impl<'a> Growing<'a> {
    /// Begins a file in a folder that is there. What was left there by programs that were ended in the middle is removed: what
    /// is still being written is locked by whoever writes it.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub fn begin(disk: &'a dyn Disk, folder: &Path, visibility: Visibility) -> Result<Self> {
        remove_unfinished(disk, folder);
        // Its own name is known at the end only.
        let name = folder.join(std::process::id().to_string());
        let Draft { path: draft, file } = Draft::begin(disk, &name, visibility)?;
        Ok(Self { disk, draft, file: Some(file), waiting: Vec::with_capacity(PIECE), written: 0 })
    }

    /// Returns how many bytes the file has so far.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.written + self.waiting.len() as u64
    }

    /// Whether nothing is in the file yet.
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

    /// Makes the file safe, and gives it its name, in place of what has it.
    ///
    /// # Errors
    ///
    /// The disk refuses; what was there is as it was, or, where only its name is not known to last, is replaced.
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

/// Removes the unfinished files of programs that were ended in the middle; where that cannot be done they are in nobody's way.
fn remove_unfinished(disk: &dyn Disk, folder: &Path) {
    let names = disk.list(folder).unwrap_or_default();
    let is_unfinished = |name: &PathBuf| {
        name.to_str().is_some_and(|name| name.starts_with(DRAFT) && name.ends_with(UNFINISHED))
    };
    names.into_iter().filter(is_unfinished).for_each(|name| remove_if_left(disk, &folder.join(name)));
}
