//! A small static site of an event in a folder: pairings, standings, crosstable, a page for each player.
//!
//! Only changed pages are written, each whole or not at all. The folder may have other files: a file that the
//! list of pages ([`LIST`]) does not name is neither changed nor removed. Neither is a link, or a file with a
//! text that this program did not write. A folder belongs to the event that the list names; another event is
//! refused.

use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::path::Path;

use crate::storage::disk::{self, Access, Disk, FileKind, Found, Visibility, open_own};
use crate::storage::{limits, whole_file};
use engine::progress::{Progress, Stopped};
use engine::state::State;
use formats::report::names::NameOrder;
use formats::report::{Imprint, html};

mod error;
mod known;
mod pages;

pub use error::SiteError;
use error::refused;
pub use known::KNOWN;
use known::Known;
pub use pages::player_page;
use pages::{Workshop, is_page};

/// The file that names the event and the pages of the site, one per line after [`MARK`].
pub const LIST: &str = "wallchart-pages.txt";

/// The first line of the list.
const MARK: &str = "wallchart: the pages of this site, which are overwritten when the event changes";

/// The beginning of the line of the event, before its identity and title. Lists of earlier versions have no
/// such line.
const EVENT: &str = "event ";

/// The changes that were made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Done {
    /// The pages of the site.
    pub pages: usize,
    /// The number of pages written.
    pub written: usize,
    /// The pages that were removed because their players are gone.
    pub removed: usize,
}

/// Updates the site of an event in a folder. A page is not created again if the record ([`KNOWN`]) has its
/// data and its file is the one that was written last. The progress is counted in pages.
///
/// # Errors
///
/// Another file has the name of a page, or the folder has the site of another event: nothing is changed then.
/// Or the disk refuses, or it was stopped.
pub fn publish(
    disk: &dyn Disk,
    folder: &Path,
    state: &State,
    imprint: &Imprint,
    order: &NameOrder,
    progress: &dyn Progress,
) -> Result<Done, SiteError> {
    let stopped = || SiteError::Stopped(folder.to_owned());
    whole_file::create_folder(disk, folder).map_err(refused(folder, "cannot be created"))?;
    let List { event, pages: ours } = read_list(disk, folder)?;
    if let Some(Event { title, .. }) = event.filter(|event| event.identity != imprint.identity) {
        return Err(SiteError::OtherEvent { folder: folder.to_owned(), title });
    }
    let known = Known::read(disk, folder)?;
    let event = Event::of(state, imprint);
    let workshop = Workshop::of(state, imprint, order);
    let cards = workshop.cards();
    let mut pages = workshop.pages();
    pages.extend(workshop.players(&cards));
    let names: BTreeSet<&str> = pages.iter().map(|page| &*page.name).collect();
    for page in &pages {
        let path = folder.join(&page.name);
        let Ok(found) = disk.find_itself(&path) else { continue };
        if !ours.contains(&page.name) || found.kind != FileKind::File {
            return Err(SiteError::NotOurs(path));
        }
        if !is_as_left(disk, &path, (&page.name, found), &known) {
            return Err(SiteError::NotAsLeft(path));
        }
    }
    let gone: Vec<&str> = ours.iter().map(String::as_str).filter(|name| !names.contains(name)).collect();
    // The list has a name before its file exists, and until it is removed: a power cut leaves no page without
    // its name in the list.
    write_list(disk, folder, &event, names.iter().chain(&gone).copied())?;
    let mut done = Done { pages: pages.len(), ..Done::default() };
    let mut lines = Vec::with_capacity(pages.len());
    for (at, page) in pages.iter().enumerate() {
        if !progress.reached(at, pages.len()) {
            return Err(stopped());
        }
        let path = folder.join(&page.name);
        let mut found = disk.find_itself(&path).ok();
        let text = if let Some(text) = known.text_of(&page.name, page.made_of, found) {
            text.to_owned()
        } else {
            let made = page.make();
            // The identity is read before the file is read or after it is written, so that a change meanwhile
            // is noticed next time.
            if replace(disk, &path, made.as_bytes())? {
                done.written += 1;
                found = disk.find_itself(&path).ok();
            }
            known::text_digest(made.as_bytes())
        };
        lines.extend(known::line(page.made_of, found, &text).map(|line| (&*page.name, line)));
    }
    for name in &gone {
        let path = folder.join(name);
        let is_left = |found: Found| is_as_left(disk, &path, (name, found), &known);
        if disk.find_itself(&path).is_ok_and(is_left) {
            done.removed += usize::from(remove(disk, &path)?);
        }
    }
    write_list(disk, folder, &event, names.iter().copied())?;
    replace(disk, &folder.join(KNOWN), known::text(lines.into_iter()).as_bytes())?;
    Ok(done)
}

/// Returns the pages of a site: file names and contents.
///
/// # Errors
///
/// It was stopped.
pub fn pages(
    state: &State,
    imprint: &Imprint,
    order: &NameOrder,
    progress: &dyn Progress,
) -> Result<BTreeMap<String, String>, Stopped> {
    let workshop = Workshop::of(state, imprint, order);
    let cards = workshop.cards();
    let mut pages = workshop.pages();
    pages.extend(workshop.players(&cards));
    let of = pages.len();
    let made = pages.into_iter().enumerate().map(|(at, page)| {
        let goes_on = progress.reached(at, of);
        goes_on.then(|| (page.name.clone(), page.make())).ok_or(Stopped)
    });
    made.collect()
}

/// The event of a site.
struct Event {
    /// The digest of its header.
    identity: String,
    /// Its title, on one line.
    title: String,
}

impl Event {
    fn of(state: &State, imprint: &Imprint) -> Self {
        Self { identity: imprint.identity.clone(), title: state.details.title.to_string() }
    }

    /// Reads the text after [`EVENT`].
    fn read(line: &str) -> Option<Self> {
        let (identity, title) = line.split_once(' ')?;
        let is_digest = identity.len() == 64 && identity.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_digest.then(|| Self { identity: identity.to_owned(), title: title.to_owned() })
    }
}

/// The content of the list of a site.
#[derive(Default)]
struct List {
    event: Option<Event>,
    pages: BTreeSet<String>,
}

fn read_list(disk: &dyn Disk, folder: &Path) -> Result<List, SiteError> {
    let path = folder.join(LIST);
    let bytes = match disk::read_file(disk, &path, limits::INPUT) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(List::default()),
        Err(error) => return Err(refused(&path, "cannot be read")(error)),
    };
    let bad = |line| SiteError::BadList { path: path.clone(), line };
    let text = String::from_utf8(bytes).map_err(|_| bad(1))?;
    let mut lines = (1_usize..).zip(text.lines()).peekable();
    if lines.next().is_none_or(|(_, line)| line != MARK) {
        return Err(bad(1));
    }
    let mut list = List::default();
    if let Some((line, event)) = lines.next_if(|(_, line)| line.starts_with(EVENT)) {
        list.event = Some(Event::read(&event[EVENT.len()..]).ok_or_else(|| bad(line))?);
    }
    for (line, name) in lines {
        if !is_page(name) {
            return Err(bad(line));
        }
        list.pages.insert(name.to_owned());
    }
    Ok(list)
}

fn write_list<'a>(
    disk: &dyn Disk,
    folder: &Path,
    event: &Event,
    names: impl Iterator<Item = &'a str>,
) -> Result<(), SiteError> {
    let names: BTreeSet<&str> = names.collect();
    let mut text = format!("{MARK}\n");
    if !event.identity.is_empty() {
        text.extend([EVENT, &event.identity, " ", &event.title, "\n"]);
    }
    for name in names {
        text.push_str(name);
        text.push('\n');
    }
    replace(disk, &folder.join(LIST), text.as_bytes()).map(|_| ())
}

/// Returns true if a file is a page as it was written last, or has nothing to lose.
fn is_as_left(disk: &dyn Disk, path: &Path, (name, found): (&str, Found), known: &Known) -> bool {
    if found.kind != FileKind::File || known.is_file_of(name, found) {
        return found.kind == FileKind::File;
    }
    let read =
        open_own(disk, path, Access::Read).and_then(|mut file| disk::read_all(&mut *file, limits::INPUT));
    read.is_ok_and(|bytes| {
        bytes.is_empty() || known.is_left(name, &bytes).unwrap_or_else(|| html::is_report(&bytes))
    })
}

/// Writes a file if its content differs. Afterwards it is complete, or unchanged. Returns whether it was
/// written.
fn replace(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<bool, SiteError> {
    let there =
        open_own(disk, path, Access::Read).and_then(|mut file| disk::read_all(&mut *file, limits::INPUT));
    match there {
        Ok(there) if there == bytes => return Ok(false),
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(_) if disk.find_itself(path).is_ok_and(|found| found.kind != FileKind::File) => {
            return Err(SiteError::NotOurs(path.to_owned()));
        }
        Err(error) => return Err(refused(path, "cannot be read")(error)),
    }
    whole_file::replace(disk, path, bytes, Visibility::Everyone)
        .map_err(refused(path, "cannot be written"))?;
    Ok(true)
}

fn remove(disk: &dyn Disk, path: &Path) -> Result<bool, SiteError> {
    match disk.remove(path) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(refused(path, "cannot be removed")(error)),
    }
}
