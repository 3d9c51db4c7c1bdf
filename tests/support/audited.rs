//! Audits that run to their end.

use std::path::Path;

use wallchart::desk::audit::{self, Known, Report};
use wallchart::storage::chain::Contents;
use wallchart::storage::disk;
use wallchart::storage::event_file::{self, StorageError};

/// Audits what was read of an event that is going on.
pub fn audited(contents: &Contents) -> Report {
    audit::audit(contents, &Known { is_ongoing: true, ..Known::default() }, &()).unwrap()
}

/// Audits an event file.
pub fn audited_file(path: &Path) -> Result<Report, StorageError> {
    Ok(audited(&contents_of(path)?))
}

/// Reads an event file to its end.
pub fn contents_of(path: &Path) -> Result<Contents, StorageError> {
    event_file::read(&disk::system(), path, &())
}
