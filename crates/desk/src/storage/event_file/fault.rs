//! The faults and losses of an event file, and its news for the director.

use std::path::{Path, PathBuf};

use crate::storage::chain::{Damage, Unreadable};
use crate::storage::refusal;

/// Why an event file cannot be created, read or written.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// The operating system refuses.
    #[error("{}: {doing}: {}", path.display(), refusal::of_disk(error))]
    Io {
        /// The file.
        path: PathBuf,
        /// The attempted operation.
        doing: &'static str,
        /// The system's error.
        error: std::io::Error,
    },
    /// A file of that name exists already.
    #[error("{} exists already (choose another name)", .0.display())]
    Exists(PathBuf),
    /// The file is not an event that can be opened.
    #[error("{}:{error}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The fault.
        error: Unreadable,
    },
    /// An entry could not be serialised.
    #[error("{}: an entry cannot be written: {error}", path.display())]
    Ron {
        /// The file.
        path: PathBuf,
        /// The serialiser's error.
        error: ron::Error,
    },
    /// The caller stopped the reading.
    #[error("{}: reading it was stopped", .0.display())]
    Stopped(PathBuf),
    /// The event may be read but not written.
    #[error("{}: {why}", path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: ReadOnly,
    },
    /// The file was lost or changed, and the journal could not be written elsewhere.
    #[error(
        "not recorded: {} {loss}, and no new file could be written: {}",
        path.display(),
        refusal::of_disk(error)
    )]
    Lost {
        /// The file.
        path: PathBuf,
        /// The loss.
        loss: Loss,
        /// The reason why no file could be written beside it.
        error: std::io::Error,
    },
}

/// Why an event can only be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadOnly {
    /// Another desk writes the event, in the named file if it is not this one.
    #[error("another desk has this event open{} (opened read-only)", in_file(.0.as_deref()))]
    Elsewhere(Option<PathBuf>),
    /// The disk does not allow writing to the file.
    #[error("the file is write-protected (opened read-only)")]
    Protected,
    /// The disk does not allow locking the event.
    #[error("the event cannot be locked: {0} (opened read-only)")]
    Unlockable(String),
    /// The rules refuse an act of the journal.
    #[error("{0} (opened read-only, as it was before that)")]
    Refused(String),
}

/// A loss or change of an event file while it was open.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Loss {
    /// No file has the name any more.
    #[error("was deleted or moved away")]
    Gone,
    /// The name is that of a folder, or of something else that is not a file.
    #[error("is no longer a file")]
    NotAFile,
    /// Another file has the name now.
    #[error("was replaced by another file")]
    Replaced,
    /// The file ends before the written lines do.
    #[error("was cut short")]
    Shortened,
    /// The file differs from the written lines.
    #[error("was changed by another program")]
    Changed,
    /// The file cannot be examined.
    #[error("can no longer be read ({0})")]
    Unreachable(String),
}

/// An event that continues in another file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    /// The reason.
    pub loss: Loss,
    /// The old file.
    pub from: PathBuf,
    /// The new file.
    pub to: PathBuf,
}

/// A fact about the file that a director should know after a write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileNews {
    /// The event continues in another file.
    Moved(Moved),
    /// The damaged part of the file was saved in this copy.
    Kept(PathBuf),
    /// The entries are in the file, but the disk does not confirm that they are safe; the system's message.
    Doubtful(String),
}

fn in_file(path: Option<&Path>) -> String {
    let name = path.and_then(Path::file_name);
    name.map_or_else(String::new, |name| format!(", in {}: this file is a copy", name.display()))
}

/// Returns a sentence about the damage of a file, with the file's name.
#[must_use]
pub fn tell(path: &Path, damage: &Damage) -> String {
    format!("{}:{}: entry {}: {}", path.display(), damage.line, damage.entry, damage.wrong)
}

/// Returns the refusal of the disk to do something with a file.
pub(super) fn io(path: &Path, doing: &'static str, error: std::io::Error) -> StorageError {
    StorageError::Io { path: path.to_owned(), doing, error }
}
