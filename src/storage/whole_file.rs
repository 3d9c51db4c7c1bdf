//! Files that are written as a whole: complete and safe afterwards, or as they were before.

use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};

use super::disk::{Disk, Visibility, folder_of};

/// How many names are tried for a file that is written beside another one.
const MOST_DRAFTS: u32 = 1000;

/// How many files of one kind lie beside another one at most.
const MOST_BESIDE: u32 = 10_000;

/// The kinds of files that lie beside another one.
const KINDS: [&str; 4] = ["continued", "damaged", "newer", "drafts"];

/// The longest name that every disk takes, in bytes: those that encrypt names take 143, most others 255.
pub const LONGEST_NAME: usize = 140;

/// Replaces a file, or creates it; a link is followed. A file that is there keeps its permissions.
///
/// # Errors
///
/// The disk refuses; what was there is as it was, or, where only its name is not known to last, is replaced.
pub fn replace(disk: &dyn Disk, path: &Path, bytes: &[u8], visibility: Visibility) -> Result<()> {
    let path = disk.resolve(path)?;
    let draft = write_draft(disk, folder_of(&path), bytes, visibility)?;
    disk.imitate(&draft, &path);
    // A draft that is left over is nobody's; where it cannot be removed it is in nobody's way.
    disk.rename(&draft, &path).inspect_err(|_| drop(disk.remove(&draft)))?;
    sync_folder(disk, folder_of(&path))
}

/// Creates a file where nothing is yet.
///
/// # Errors
///
/// The disk refuses, or something has the name; nothing is there then that was not before.
pub fn create(disk: &dyn Disk, path: &Path, bytes: &[u8], visibility: Visibility) -> Result<()> {
    let draft = write_draft(disk, folder_of(path), bytes, visibility)?;
    disk.rename_new(&draft, path).inspect_err(|_| drop(disk.remove(&draft)))?;
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

/// Writes a file beside the one that it is to become, and waits until it is safe.
fn write_draft(disk: &dyn Disk, folder: &Path, bytes: &[u8], visibility: Visibility) -> Result<PathBuf> {
    let process = std::process::id();
    for number in 0..MOST_DRAFTS {
        let draft = folder.join(format!(".wallchart-{process}-{number}.part"));
        let mut file = match disk.create_new(&draft, visibility) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        };
        if let Err(error) = file.write_at(0, bytes).and_then(|()| file.sync()) {
            drop(file);
            drop(disk.remove(&draft));
            return Err(error);
        }
        return Ok(draft);
    }
    Err(Error::other("too many unfinished files lie in the folder (remove the hidden ones)"))
}
