//! The record of the pages in a folder: for each the digest of its sources, the identity of its file, and the
//! digest of its text.
//!
//! It saves work: only a page without a record, or with another file, is made and compared. It also
//! distinguishes a page of this program, whose file may have been copied since, from a text of another
//! author.

use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::path::Path;

use sha2::{Digest as _, Sha256};

use super::error::{SiteError, refused};
use super::pages::Made;
use crate::storage::disk::{self, Access, Disk, FileKind, Found, open_own};
use crate::storage::limits;

/// The file of the record.
pub const KNOWN: &str = "wallchart-digests.txt";

/// The first line of that file.
const MARK: &str =
    "wallchart: what the pages of this site were made from, so that only what changes is made again";

/// The time between two changes, in nanoseconds, within which the clock of a file system may not order them.
/// A coarser clock gives equal times.
const TOO_CLOSE: i128 = 20_000_000;

/// The record of the pages.
#[derive(Debug, Default)]
pub(super) struct Known {
    pages: BTreeMap<String, Left>,
    /// The time when it was written, if known.
    written: Option<i128>,
}

/// A page as it was written last.
#[derive(Debug)]
struct Left {
    made_of: String,
    /// Its file: device and number, length, and the time of the last change.
    file: String,
    /// The digest of its text; empty in records of earlier versions.
    text: String,
}

impl Left {
    /// Reads the rest of a line after the name: `MADE DEVICE.FILE LEN TOUCHED TEXT`.
    fn read(line: &str) -> Option<Self> {
        let (made_of, rest) = line.split_once(' ')?;
        let file_ends = rest.match_indices(' ').nth(2).map_or(rest.len(), |(at, _)| at);
        let (file, text) = rest.split_at(file_ends);
        let text = Some(text.trim()).filter(|text| text.len() == 32).unwrap_or_default();
        Some(Self { made_of: made_of.to_owned(), file: file.to_owned(), text: text.to_owned() })
    }
}

impl Known {
    /// Reads the record; empty if the file is missing or damaged.
    pub(super) fn read(disk: &dyn Disk, folder: &Path) -> Result<Self, SiteError> {
        let path = folder.join(KNOWN);
        let read = open_own(disk, &path, Access::Read);
        let bytes = match read.and_then(|mut file| disk::read_all(&mut *file, limits::INPUT)) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(refused(&path, "cannot be read")(error)),
        };
        let text = String::from_utf8_lossy(&bytes);
        let mut lines = text.lines();
        if lines.next() != Some(MARK) {
            return Err(SiteError::NotOurs(path));
        }
        let pages = lines.filter_map(|line| line.split_once(' '));
        let pages = pages.filter_map(|(name, rest)| Some((name.to_owned(), Left::read(rest)?))).collect();
        Ok(Self { pages, written: disk.find(&path).ok().and_then(|found| found.touched) })
    }

    /// Returns true if the file of a page is the one that was written last.
    pub(super) fn is_file_of(&self, name: &str, found: Found) -> bool {
        // A change within the same tick of the clock may be a later one.
        let is_told = found.touched.zip(self.written);
        is_told.is_some_and(|(touched, written)| touched + TOO_CLOSE < written)
            && self.pages.get(name).is_some_and(|left| Some(&left.file) == file_of(found).as_ref())
    }

    /// Returns the digest of the text of a page, if it was made from these sources and its file is the one
    /// that was written last.
    pub(super) fn text_of(&self, name: &str, made_of: Made, found: Option<Found>) -> Option<&str> {
        let is_file = found.is_some_and(|found| self.is_file_of(name, found));
        let left = self.pages.get(name).filter(|left| is_file && left.made_of == made_of.to_text())?;
        Some(&*left.text).filter(|text| !text.is_empty())
    }

    /// Returns true if a text is that of the page that was written last; `None` if the record does not have
    /// the page.
    pub(super) fn is_left(&self, name: &str, text: &[u8]) -> Option<bool> {
        self.pages.get(name).filter(|left| !left.text.is_empty())?;
        let texts: BTreeSet<&str> = self.pages.values().map(|left| &*left.text).collect();
        Some(texts.contains(&*text_digest(text)))
    }
}

/// Returns the digest of the text of a page: the first half of a SHA-256.
pub(super) fn text_digest(text: &[u8]) -> String {
    let whole: [u8; 32] = Sha256::digest(text).into();
    whole.iter().take(16).fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"))
}

/// Returns the identity of a file; `None` if the system has none.
fn file_of(found: Found) -> Option<String> {
    let Found { identity, kind: FileKind::File, len, touched: Some(touched) } = found else { return None };
    Some(format!("{}.{} {len} {touched}", identity.device, identity.file))
}

/// Returns the line of a page in the record; `None` if its file has no identity.
pub(super) fn line(made_of: Made, found: Option<Found>, text: &str) -> Option<String> {
    Some(format!("{} {} {text}", made_of.to_text(), file_of(found?)?))
}

/// Returns the text of the record from the lines of the pages.
pub(super) fn text<'a>(lines: impl Iterator<Item = (&'a str, String)>) -> String {
    let mut text = format!("{MARK}\n");
    for (name, line) in lines {
        text.extend([name, " ", &line, "\n"]);
    }
    text
}
