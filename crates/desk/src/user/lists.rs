//! The program's lists for its user, one file each: read within bounds and written whole.
//!
//! A damaged list is never overwritten: it is moved aside under another name (`recent.damaged-1.ron`), and a
//! fresh one is begun. A list of a newer program is read as far as it is understood. It is copied to another
//! name (`recent.newer-1.ron`) before it is written without the unknown parts.
//!
//! Two desks of one user may change a list at once. Each reads it, changes it and writes it whole, so the
//! file is always one of both versions; a change that the other desk wrote in the instant between is lost.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ron::Value;
use ron::error::SpannedError;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::storage::disk::{self, Disk, Visibility, folder_of};
use crate::storage::whole_file::{self, beside};
use crate::storage::{limits, refusal};

/// The content of a list, as read.
struct Read<T> {
    entries: Vec<T>,
    fault: Option<Fault>,
}

/// The reason why a list cannot be overwritten directly.
enum Fault {
    /// The file cannot be read as a list, for this reason.
    Damaged(NotAList),
    /// The list has fields that this program does not know; these are its bytes.
    Newer(Vec<u8>),
    /// The file cannot be opened now, for this reason.
    Unreadable(Cannot),
}

/// The reason why a file is not a list.
#[derive(Debug, thiserror::Error)]
enum NotAList {
    /// It is a folder, for example, or too large.
    #[error("{}", refusal::of_disk(.0))]
    File(std::io::Error),
    #[error("it is not text in UTF-8")]
    NotText,
    #[error("line {}: {}", .0.span.start.line, .0.code)]
    Line(Box<SpannedError>),
}

/// An error of the disk: what could not be done to a list, and why.
#[derive(Debug, thiserror::Error)]
#[error("{}: cannot be {work}: {}", path.display(), refusal::of_disk(error))]
struct Cannot {
    path: PathBuf,
    work: &'static str,
    error: std::io::Error,
}

/// Returns the entries of a list; empty if it does not exist or is not understood.
pub(super) fn read<T: DeserializeOwned>(disk: &dyn Disk, path: &Path) -> Vec<T> {
    look(disk, path).entries
}

/// Changes a list and writes it whole. Returns a message for the user.
pub(super) fn change<T: Serialize + DeserializeOwned>(
    disk: &dyn Disk,
    path: &Path,
    change: impl FnOnce(&mut Vec<T>),
) -> Option<String> {
    let Read { mut entries, fault } = look(disk, path);
    change(&mut entries);
    let notice = match fault.map(|fault| put_aside(disk, path, fault)) {
        None => None,
        Some(Ok(notice)) => Some(notice),
        Some(Err(wrong)) => return Some(wrong.to_string()),
    };
    let written = text(&mut entries).and_then(|text| {
        whole_file::create_folder(disk, folder_of(path))?;
        whole_file::replace(disk, path, text.as_bytes(), Visibility::Everyone)
    });
    let failed = written.err().map(|error| cannot(path, "written", error).to_string());
    let told: Vec<String> = notice.into_iter().chain(failed).collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

/// Moves a damaged list aside. Returns a message for the user.
pub(super) fn keep_damaged<T: DeserializeOwned>(disk: &dyn Disk, path: &Path) -> Option<String> {
    match look::<T>(disk, path).fault? {
        Fault::Newer(_) => None,
        fault @ Fault::Damaged(_) => {
            Some(put_aside(disk, path, fault).unwrap_or_else(|wrong| wrong.to_string()))
        }
        Fault::Unreadable(wrong) => Some(wrong.to_string()),
    }
}

fn look<T: DeserializeOwned>(disk: &dyn Disk, path: &Path) -> Read<T> {
    let (entries, fault) = match disk::read_file(disk, path, limits::SMALL) {
        Ok(bytes) => match parse(&bytes) {
            Ok((entries, false)) => (entries, None),
            Ok((entries, true)) => (entries, Some(Fault::Newer(bytes))),
            Err(wrong) => (Vec::new(), Some(Fault::Damaged(wrong))),
        },
        Err(error) => (Vec::new(), fault_of(path, error)),
    };
    Read { entries, fault }
}

/// Classifies a failed read: something that is not a file or too large is damage; after an error of the
/// system the list may still be good.
fn fault_of(path: &Path, error: std::io::Error) -> Option<Fault> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the list of the standard library stays open")]
    match error.kind() {
        ErrorKind::NotFound => None,
        ErrorKind::IsADirectory | ErrorKind::InvalidInput | ErrorKind::FileTooLarge => {
            Some(Fault::Damaged(NotAList::File(error)))
        }
        _ => Some(Fault::Unreadable(cannot(path, "read", error))),
    }
}

/// Reads a list. Returns its entries, and whether it has unknown fields.
fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<(Vec<T>, bool), NotAList> {
    let text = std::str::from_utf8(bytes).map_err(|_| NotAList::NotText)?;
    let error = match ron::from_str(text) {
        Ok(entries) => return Ok((entries, false)),
        Err(error) => error,
    };
    let line = |error| NotAList::Line(Box::new(error));
    if !matches!(error.code, ron::Error::NoSuchStructField { .. }) {
        return Err(line(error));
    }
    let value = ron::from_str(text).map_err(line)?;
    without_strangers(value).map(|entries| (entries, true)).ok_or_else(|| line(error))
}

/// Reads a list without its unknown fields.
fn without_strangers<T: DeserializeOwned>(value: Value) -> Option<Vec<T>> {
    let Value::Seq(mut entries) = value else { return None };
    loop {
        let stranger = match Value::Seq(entries.clone()).into_rust() {
            Ok(entries) => return Some(entries),
            Err(ron::Error::NoSuchStructField { found, .. }) => Value::String(found),
            Err(_) => return None,
        };
        let mut removed = false;
        for entry in &mut entries {
            if let Value::Map(fields) = entry {
                removed |= fields.remove(&stranger).is_some();
            }
        }
        if !removed {
            return None;
        }
    }
}

/// Moves or copies a faulty list to another name. Returns a message for the user.
///
/// # Errors
///
/// The reason why it failed.
fn put_aside(disk: &dyn Disk, path: &Path, fault: Fault) -> Result<String, Cannot> {
    let name = path.file_name().unwrap_or_default().display();
    let cannot_keep = |error| cannot(path, "kept under another name", error);
    match fault {
        Fault::Unreadable(wrong) => Err(wrong),
        Fault::Damaged(wrong) => {
            let kept =
                whole_file::rename_first_free(disk, path, beside(path, "damaged")).map_err(cannot_keep)?;
            let kept = kept.display();
            Ok(format!("{name} is damaged ({wrong}); it is kept as {kept}, and a new list is started"))
        }
        Fault::Newer(bytes) => {
            let names = beside(path, "newer");
            let kept = whole_file::create_first_free(disk, names, &bytes, Visibility::Everyone);
            let kept = kept.map_err(cannot_keep)?;
            let kept = kept.display();
            Ok(format!(
                "{name} was written by a newer wallchart; what this one does not understand is kept in {kept}"
            ))
        }
    }
}

/// Writes the entries. The last ones are dropped if the list would be too large to read.
fn text<T: Serialize>(entries: &mut Vec<T>) -> std::io::Result<String> {
    loop {
        let text = ron::ser::to_string_pretty(entries, ron::ser::PrettyConfig::default());
        let text = text.map_err(std::io::Error::other)?;
        if text.len() as u64 <= limits::SMALL {
            return Ok(text);
        }
        entries.truncate(entries.len() / 2);
    }
}

fn cannot(path: &Path, work: &'static str, error: std::io::Error) -> Cannot {
    Cannot { path: path.to_owned(), work, error }
}
