//! Errors of the disk in words that help a director.

use std::io::{Error, ErrorKind};

use super::platform;

/// The error number of a failed read or write on Unix; the standard library has no kind for it.
const EIO: i32 = 5;

/// Explains an error of the disk and what to do; a rare error is reported in the system's words.
#[must_use]
pub fn of_disk(error: &Error) -> String {
    if cfg!(unix) && error.raw_os_error() == Some(EIO) {
        return "the disk fails to read or write (it may be broken: choose another one)".to_owned();
    }
    if platform::is_in_use(error) {
        return "another program has this file open (close it there, then try again)".to_owned();
    }
    #[expect(clippy::wildcard_enum_match_arm, reason = "the list of the standard library stays open")]
    let told = match error.kind() {
        ErrorKind::NotFound => "no such file or folder (check the name)",
        ErrorKind::PermissionDenied if cfg!(windows) => {
            "this is not allowed, or another program has the file open (close it there, or choose another folder)"
        }
        ErrorKind::PermissionDenied => "this is not allowed (choose another folder, or ask its owner)",
        ErrorKind::AlreadyExists => "a file of that name exists already (choose another name)",
        ErrorKind::IsADirectory => "this is a folder (expected a file)",
        ErrorKind::NotADirectory => "part of the path is a file, not a folder",
        ErrorKind::ReadOnlyFilesystem => "this disk is read-only (choose another folder)",
        ErrorKind::InvalidFilename => "this disk does not allow that name (choose a shorter or simpler one)",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "the disk is full (make room, then try again)",
        _ => return error.to_string(),
    };
    told.to_owned()
}
