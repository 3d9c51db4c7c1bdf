//! Lists that the program keeps for its user, one file each: read within bounds, and written whole.
//!
//! A list that is damaged is never written over: it is moved aside under another name (`recent.damaged-1.ron`), and a
//! fresh one is begun. One of a newer program is read as far as it is understood, and kept under another name
//! (`recent.newer-1.ron`) before it is written without what is not understood.
//!
//! Two desks of one user may change a list at once: each reads it, changes it and writes it whole, so that the file is
//! always one that was meant, and what the other desk wrote in the instant between is lost.

use std::io::ErrorKind;
use std::path::Path;

use ron::Value;
use ron::error::SpannedError;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::storage::disk::{self, Disk, Visibility, folder_of};
use crate::storage::whole_file::{self, beside};
use crate::storage::{limits, refusal};

/// What was read of a list.
struct Read<T> {
    entries: Vec<T>,
    fault: Option<Fault>,
}

/// Why a list cannot just be written anew.
enum Fault {
    /// It is no list; why.
    Damaged(String),
    /// It holds more than this program understands; its bytes.
    Newer(Vec<u8>),
    /// It cannot be read just now; why.
    Unreadable(String),
}

/// Returns the entries of a list; none where it is not there or cannot be understood.
pub fn read<T: DeserializeOwned>(disk: &dyn Disk, path: &Path) -> Vec<T> {
    look(disk, path).entries
}

/// Changes a list and writes it whole; returns what the user should know of it.
pub fn change<T: Serialize + DeserializeOwned>(
    disk: &dyn Disk,
    path: &Path,
    change: impl FnOnce(&mut Vec<T>),
) -> Option<String> {
    let Read { mut entries, fault } = look(disk, path);
    change(&mut entries);
    let notice = match fault.map(|fault| put_aside(disk, path, fault)) {
        None => None,
        Some(Ok(notice)) => Some(notice),
        Some(Err(wrong)) => return Some(wrong),
    };
    let written = text(&mut entries).and_then(|text| {
        whole_file::create_folder(disk, folder_of(path))?;
        whole_file::replace(disk, path, text.as_bytes(), Visibility::Everyone)
    });
    let failed = written.err().map(|error| cannot(path, "written", &error));
    let told: Vec<String> = notice.into_iter().chain(failed).collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

/// Moves a list aside that is damaged; returns what the user should know of it.
pub fn keep_damaged<T: DeserializeOwned>(disk: &dyn Disk, path: &Path) -> Option<String> {
    match look::<T>(disk, path).fault? {
        Fault::Newer(_) => None,
        fault @ Fault::Damaged(_) => Some(put_aside(disk, path, fault).unwrap_or_else(|wrong| wrong)),
        Fault::Unreadable(wrong) => Some(wrong),
    }
}

fn look<T: DeserializeOwned>(disk: &dyn Disk, path: &Path) -> Read<T> {
    let (entries, fault) = match disk::read_file(disk, path, limits::SMALL) {
        Ok(bytes) => match parse(&bytes) {
            Ok((entries, false)) => (entries, None),
            Ok((entries, true)) => (entries, Some(Fault::Newer(bytes))),
            Err(wrong) => (Vec::new(), Some(Fault::Damaged(wrong))),
        },
        Err(error) => (Vec::new(), fault_of(path, &error)),
    };
    Read { entries, fault }
}

/// What is no file, or too large, is no list; what the system refuses may be one.
fn fault_of(path: &Path, error: &std::io::Error) -> Option<Fault> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the list of the standard library stays open")]
    match error.kind() {
        ErrorKind::NotFound => None,
        ErrorKind::IsADirectory | ErrorKind::InvalidInput | ErrorKind::FileTooLarge => {
            Some(Fault::Damaged(refusal::of_disk(error)))
        }
        _ => Some(Fault::Unreadable(cannot(path, "read", error))),
    }
}

/// Reads a list, and says whether it holds fields that are not understood.
fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<(Vec<T>, bool), String> {
    let text = std::str::from_utf8(bytes).map_err(|_| "it is not text in UTF-8".to_owned())?;
    let error = match ron::from_str(text) {
        Ok(entries) => return Ok((entries, false)),
        Err(error) => error,
    };
    let told = |error: &SpannedError| format!("line {}: {}", error.span.start.line, error.code);
    if !matches!(error.code, ron::Error::NoSuchStructField { .. }) {
        return Err(told(&error));
    }
    let value = ron::from_str(text).map_err(|error| told(&error))?;
    without_strangers(value).map(|entries| (entries, true)).ok_or_else(|| told(&error))
}

/// Reads a list without the fields that are not understood.
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

/// Keeps what is there under another name; returns what the user should know of it, or why that could not be done.
fn put_aside(disk: &dyn Disk, path: &Path, fault: Fault) -> Result<String, String> {
    let name = path.file_name().unwrap_or_default().display();
    let cannot_keep = |error| cannot(path, "kept under another name", &error);
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

/// Writes the entries; the last ones are left out where the list would be too large to be read again.
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

fn cannot(path: &Path, what: &str, error: &std::io::Error) -> String {
    format!("{}: cannot be {what}: {}", path.display(), refusal::of_disk(error))
}
