//! Reasons why an act is not recorded.

use std::path::PathBuf;

use crate::not_shared::NotShared;
use crate::storage::event_file::StorageError;
use crate::storage::refusal;
use engine::refusal::{Refused, Warning};
use engine::replay::ReplayError;

/// The reason why an act is not recorded or an event not opened.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The disk refuses it.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The journal contradicts itself.
    #[error("{}: {error}", path.display())]
    Replay {
        /// The file.
        path: PathBuf,
        /// The fault.
        error: ReplayError,
    },
    /// Warnings of the acts were not accepted.
    #[error("{} (not recorded: this has to be accepted first)", texts(.0))]
    NotAccepted(Vec<Warning>),
    /// Nothing is left to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Nothing is left to redo.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// The event has no file to sign.
    #[error("not signed: the event is not saved in a file")]
    Unsaved,
    /// The event cannot be signed; the reason.
    #[error(
        "nothing is signed or sealed: {0} (mend that file, or move it away: a new key is made then, and asked about)"
    )]
    NotSigned(NoKey),
    /// The event is shared, and the act is not done, or not yet.
    #[error(transparent)]
    Shared(#[from] NotShared),
    /// The choices of a new event contradict each other.
    #[error("{}", .0.join("; "))]
    Setup(Vec<String>),
}

/// The error of the disk at the key of the user.
#[derive(Debug, thiserror::Error)]
#[error("{}: {}", path.display(), refusal::of_disk(error))]
pub struct NoKey {
    /// The file of the key.
    pub path: PathBuf,
    /// The error of the disk.
    pub error: std::io::Error,
}

fn texts(warnings: &[Warning]) -> String {
    warnings.iter().map(|warning| warning.text.as_str()).collect::<Vec<_>>().join("; ")
}
