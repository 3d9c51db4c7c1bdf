//! The reasons why a site is not written.

use std::path::{Path, PathBuf};

use crate::storage::refusal;

/// The reason why a site was not written, or not completely.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A file has the name of a page and is not a page of this site.
    #[error("{}: this file was not made by wallchart (publish into another folder, or move it away)", .0.display())]
    NotOurs(PathBuf),
    /// A file has the name of a page and another text than the page that was written last.
    #[error("{}: this is not the page that wallchart left here (move it away, then publish again)", .0.display())]
    NotAsLeft(PathBuf),
    /// The folder has the site of another event.
    #[error("{}: this folder holds the site of `{title}` (publish into another folder, or empty this one)", folder.display())]
    OtherEvent {
        /// The folder.
        folder: PathBuf,
        /// The title of that event when its site was written last.
        title: String,
    },
    /// The list of pages is not valid.
    #[error("{}:{line}: this is not a list of pages (publish into another folder, or move it away)", path.display())]
    BadList {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// It was stopped. The written pages are sound, and the next run writes the rest.
    #[error("{}: writing the site was stopped before it was finished", .0.display())]
    Stopped(PathBuf),
    /// The disk refuses.
    #[error("{}: {wrong}: {}", path.display(), refusal::of_disk(error))]
    Disk {
        /// The file.
        path: PathBuf,
        /// The operation.
        wrong: &'static str,
        /// The error of the system.
        error: std::io::Error,
    },
}

/// Returns the refusal of the disk to do something with a file.
pub(super) fn refused(path: &Path, wrong: &'static str) -> impl Fn(std::io::Error) -> SiteError {
    let path = path.to_owned();
    move |error| SiteError::Disk { path: path.clone(), wrong, error }
}
