//! Recognises the program's own files: no output replaces one of them under any name.

use std::path::Path;

use super::files::Files;
use crate::input::drafts;
use crate::publication::site;
use crate::signing;
use crate::storage::disk::{Disk, FileKind, Which, which};

/// The depth of the user's folders: lists that a command has downloaded are in a folder of a folder.
const DEPTH: usize = 3;

/// The beginning of the program's compact files.
const COMPACT: &[u8] = b"(format:";

impl Files {
    /// Returns true if a path leads to a file of the program's own, or into a folder of such files: settings,
    /// themes, keys, the lists of recent events and of sites, rating lists, and the files beside events.
    /// Event files are not included; they are recognised by their content.
    #[must_use]
    pub fn is_own(&self, path: &Path) -> bool {
        let disk = &**self.disk();
        let Ok(resolved) = disk.resolve(path) else { return false };
        if is_named_so(&resolved) {
            return true;
        }
        let folders = || self.folders().into_iter().flatten().filter_map(|folder| disk.resolve(folder).ok());
        if folders().any(|folder| resolved.starts_with(folder)) {
            return true;
        }
        // The same file under another name.
        let found = disk.find(path).ok().filter(|found| found.kind == FileKind::File);
        let this = found.and_then(|found| which(disk, path, found).ok());
        this.is_some_and(|this| folders().any(|folder| holds(disk, &folder, &this, DEPTH)))
    }
}

/// Returns true if a file that begins with these bytes is one of the program's files beside events, or a key.
#[must_use]
pub fn begins_so(bytes: &[u8]) -> bool {
    bytes.starts_with(COMPACT) || drafts::begins_so(bytes) || signing::begins_so(bytes)
}

/// Returns true if a name is one that the program gives to its own files.
fn is_named_so(path: &Path) -> bool {
    let named = |name: &str| {
        let name = name.to_lowercase();
        name.starts_with(".wallchart-")
            || (name.starts_with("wallchart-") && name.ends_with(".server"))
            || name.ends_with(".drafts")
            || [site::LIST, site::KNOWN].contains(&&*name)
    };
    path.components().any(|component| component.as_os_str().to_str().is_some_and(named))
}

/// Returns true if a file is in a folder, or in one of the folders in it.
fn holds(disk: &dyn Disk, folder: &Path, this: &Which, depth: usize) -> bool {
    disk.list(folder).unwrap_or_default().into_iter().any(|name| {
        let path = folder.join(name);
        match disk.find_itself(&path) {
            Ok(found) if found.kind == FileKind::Folder => 0 < depth && holds(disk, &path, this, depth - 1),
            Ok(found) if found.kind == FileKind::File => {
                which(disk, &path, found).ok().as_ref() == Some(this)
            }
            Ok(_) | Err(_) => false,
        }
    })
}
