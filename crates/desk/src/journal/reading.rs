//! An event that was read from its file and replayed, before a desk opens it.

use std::path::Path;

use crate::error::DeskError;
use crate::storage::disk::SharedDisk;
use crate::storage::event_file::{EventFile, Opened, ReadOnly};
use engine::ledger::Ledger;
use engine::progress::Progress;
use engine::replay::{self, ReplayError};
use engine::state::State;

/// An event that was read from its file and replayed.
#[derive(Debug)]
pub struct Reading {
    pub(super) opened: Opened,
    pub(super) state: State,
    pub(super) ledger: Ledger,
}

impl Reading {
    /// Opens an event, as far as its file is sound. The progress is counted in bytes.
    ///
    /// # Errors
    ///
    /// The file cannot be read or is not an event; or the reading was stopped.
    pub fn of(disk: &SharedDisk, path: &Path, progress: &dyn Progress) -> Result<Self, DeskError> {
        Self::replayed(path, EventFile::open(disk, path, progress)?)
    }

    /// Reads an event that is open at another desk, as far as that desk has written it.
    ///
    /// # Errors
    ///
    /// As [`Reading::of`].
    pub fn follow(disk: &SharedDisk, path: &Path) -> Result<Self, DeskError> {
        Self::replayed(path, EventFile::follow(disk, path)?)
    }

    /// Replays a journal. If the rules refuse an act, the event is read up to that act and is read-only.
    fn replayed(path: &Path, mut opened: Opened) -> Result<Self, DeskError> {
        loop {
            let error = match replay::replay(&opened.contents.header, &opened.contents.entries) {
                Ok((state, ledger)) => return Ok(Self { opened, state, ledger }),
                Err(error) => error,
            };
            let ReplayError::Refused { seq, .. } = &error else {
                return Err(DeskError::Replay { path: path.to_owned(), error });
            };
            let sound = usize::try_from(seq.0.saturating_sub(1)).unwrap_or(0);
            opened.contents.entries.truncate(sound);
            opened.file.refuse(error.to_string());
        }
    }

    /// Returns true if the file is sound to its end. It may not be while another desk writes.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.opened.contents.damage.is_none()
    }

    /// Returns the reason why the event cannot be written; `None` if it can.
    #[must_use]
    pub const fn read_only(&self) -> Option<&ReadOnly> {
        self.opened.file.read_only()
    }
}
