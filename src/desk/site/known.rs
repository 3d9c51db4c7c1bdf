//! What is known of the pages in a folder from the last time: what each was made from, and by what its file is told from
//! another one.
//!
//! It saves work and decides nothing else: a page of which nothing is known, or whose file is not the very one that was
//! left there, is made and compared.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;

use super::pages::Made;
use super::{SiteError, refused};
use crate::storage::disk::{self, Disk, Found, Kind};
use crate::storage::limits;

/// The file in which it is kept.
pub const KNOWN: &str = "wallchart-digests.txt";

/// The first line of that file.
const MARK: &str =
    "wallchart: what the pages of this site were made from, so that only what changes is made again";

/// How close to each other two changes may lie, in nanoseconds, so that the clock of a file system may not tell which one
/// came first. One that is coarser gives equal times.
const TOO_CLOSE: i128 = 20_000_000;

/// What is known of the pages.
#[derive(Debug, Default)]
pub(super) struct Known {
    pages: BTreeMap<String, String>,
    /// When it was written; none where that is not known.
    written: Option<i128>,
}

impl Known {
    /// Reads what is known; nothing where there is no such file, or one that is damaged.
    pub(super) fn read(disk: &dyn Disk, folder: &Path) -> Result<Self, SiteError> {
        let path = folder.join(KNOWN);
        let bytes = match disk::read_file(disk, &path, limits::INPUT) {
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
        let pages = pages.map(|(name, rest)| (name.to_owned(), rest.to_owned())).collect();
        Ok(Self { pages, written: disk.find(&path).ok().and_then(|found| found.touched) })
    }

    /// Whether a page was made from this, and its file is the one that was left there.
    pub(super) fn is_so(&self, name: &str, made_of: Made, found: Option<Found>) -> bool {
        // What was changed within the same tick of the clock may have been changed after that.
        let is_told = found.and_then(|found| found.touched).zip(self.written);
        is_told.is_some_and(|(touched, written)| touched + TOO_CLOSE < written)
            && line(made_of, found).is_some_and(|line| self.pages.get(name) == Some(&line))
    }
}

/// What is kept of a page; nothing where its file could not be told from another one.
pub(super) fn line(made_of: Made, found: Option<Found>) -> Option<String> {
    let Found { identity, kind: Kind::File, len, touched: Some(touched) } = found? else { return None };
    Some(format!("{} {}.{} {len} {touched}", made_of.to_text(), identity.device, identity.file))
}

/// Makes the text of the file of lines for the pages.
pub(super) fn text<'a>(lines: impl Iterator<Item = (&'a str, String)>) -> String {
    let mut text = format!("{MARK}\n");
    for (name, line) in lines {
        text.extend([name, " ", &line, "\n"]);
    }
    text
}
