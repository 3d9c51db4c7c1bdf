//! Reads an event file, also while another desk appends to it.

use std::path::Path;
use std::time::Duration;

use super::fault::{StorageError, io};
use crate::storage::chain::{self, CLOSING, Contents, NoEvent};
use crate::storage::disk::{Access, DiskFile, SharedDisk, read_all};
use crate::storage::lock;
use engine::progress::Progress;

/// The largest event file that is read, in bytes: some fifty times the file of 5,000 players after nine
/// rounds.
pub const LARGEST: u64 = 256 << 20;

/// The number of times that a file of another desk is read again if it does not end as a whole file does.
const LOOKS: usize = 40;

/// The number of times that only its end is read again if bytes follow the closing brackets: several entries
/// are being made safe, which may take a slow disk long.
const WAITS: usize = 600;

/// The time that another desk has to finish an append before the file is read again.
const APPEND: Duration = Duration::from_millis(5);

/// Reads an event file without opening it for writing. The progress is counted in bytes.
///
/// # Errors
///
/// The file cannot be read or is not an event, or the reading was stopped.
pub fn read(disk: &SharedDisk, path: &Path, progress: &dyn Progress) -> Result<Contents, StorageError> {
    let mut file = disk.open(path, Access::Read).map_err(|error| io(path, "opening", error))?;
    read_open(disk, path, &mut *file, progress)
}

/// Reads an event from its open file as [`read`] does.
///
/// # Errors
///
/// As [`read`].
pub fn read_open(
    disk: &SharedDisk,
    path: &Path,
    file: &mut dyn DiskFile,
    progress: &dyn Progress,
) -> Result<Contents, StorageError> {
    look(disk, path, file, progress).map(|(_, contents)| contents)
}

/// Reads an open event file until its end is consistent: during another desk's append the file may be
/// incomplete.
pub(super) fn look(
    disk: &SharedDisk,
    path: &Path,
    file: &mut dyn DiskFile,
    progress: &dyn Progress,
) -> Result<(Vec<u8>, Contents), StorageError> {
    let mut looks = 0;
    loop {
        let bytes = read_all(file, LARGEST).map_err(|error| io(path, "reading", error))?;
        let contents = chain::read(&bytes, progress).map_err(|error| {
            let path = path.to_owned();
            if error.wrong == NoEvent::Stopped {
                StorageError::Stopped(path)
            } else {
                StorageError::Unreadable { path, error }
            }
        })?;
        looks += 1;
        let sound = contents.damage.is_none();
        let is_held = || lock::is_held(&**disk, path, &contents.identity);
        if sound || looks == LOOKS || !is_held() {
            return Ok((bytes, contents));
        }
        let mut waits = 0;
        std::thread::park_timeout(APPEND);
        while is_behind_closing(file, contents.sound).map_err(|error| io(path, "reading", error))?
            && progress.reached(bytes.len(), bytes.len())
        {
            waits += 1;
            if waits == WAITS || !is_held() {
                return Ok((bytes, contents));
            }
            std::thread::park_timeout(APPEND);
        }
    }
}

/// Returns true if bytes follow the closing brackets at a place: several entries that are being made safe.
fn is_behind_closing(file: &mut dyn DiskFile, at: usize) -> std::io::Result<bool> {
    let mut buffer = [0; CLOSING.len() + 1];
    let read = file.read_at(at as u64, &mut buffer)?;
    Ok(read == buffer.len() && buffer.starts_with(CLOSING.as_bytes()))
}

/// Returns true if a file contains these bytes at a place.
pub(super) fn holds(file: &mut dyn DiskFile, at: usize, bytes: &[u8]) -> std::io::Result<bool> {
    const PIECE: usize = 1 << 18;
    let mut buffer = vec![0; PIECE.min(bytes.len())];
    for (number, piece) in bytes.chunks(PIECE).enumerate() {
        let buffer = &mut buffer[..piece.len()];
        let read = file.read_at((at + number * PIECE) as u64, buffer)?;
        if read < piece.len() || buffer != piece {
            return Ok(false);
        }
    }
    Ok(true)
}
