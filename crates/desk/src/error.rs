//! The reasons for which an act is not recorded.

use std::path::PathBuf;

use crate::shared::NotShared;
use crate::storage::event_file::StorageError;
use engine::refusal::{Refused, Warning};
use engine::replay::ReplayError;

/// Why something did not happen.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The rules say no.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The disk says no.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The journal contradicts itself.
    #[error("{}: {error}", path.display())]
    Replay {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: ReplayError,
    },
    /// Acts that were to be done at once have warnings that nobody has accepted.
    #[error("{} (not recorded: this has to be accepted first)", texts(.0))]
    NotAccepted(Vec<Warning>),
    /// Nothing is left to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Nothing was taken back.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// It has no file to be signed.
    #[error("not signed: the event is not saved in a file")]
    Unsaved,
    /// It cannot be signed; why.
    #[error(
        "nothing is signed or sealed: {0} (mend that file, or move it away: a new key is made then, and asked about)"
    )]
    NotSigned(String),
    /// Several desks share the event, and it is not done, or not yet.
    #[error(transparent)]
    Shared(#[from] NotShared),
    /// The choices of a new event do not go together.
    #[error("{}", .0.join("; "))]
    Setup(Vec<String>),
}

fn texts(warnings: &[Warning]) -> String {
    warnings.iter().map(|warning| warning.text.as_str()).collect::<Vec<_>>().join("; ")
}
