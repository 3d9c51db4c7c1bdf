//! Complete audits of event files.

use std::path::Path;

use wallchart::desk::audit::{self, Known, Report};
use wallchart::storage::chain::Contents;
use wallchart::storage::disk;
use wallchart::storage::event_file::{self, StorageError};

/// Audits the content of an event in progress.
pub(crate) fn audited(contents: &Contents) -> Report {
    audit::audit(contents, &Known { is_ongoing: true, ..Known::default() }, &()).unwrap()
}

/// Audits an event file.
pub(crate) fn audited_file(path: &Path) -> Result<Report, StorageError> {
    Ok(audited(&contents_of(path)?))
}

/// Reads a whole event file.
pub(crate) fn contents_of(path: &Path) -> Result<Contents, StorageError> {
    event_file::read(&disk::system(), path, &())
}
