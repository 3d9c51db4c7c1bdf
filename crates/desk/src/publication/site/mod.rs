//! A small static site of an event, kept up to date in a folder: pairings, standings, crosstable, a page a player.
//!
//! Only pages whose contents changed are written, each at once or not at all. The folder may hold other files: what
//! the list of pages ([`LIST`]) does not name was not made here, and is neither changed nor removed. Neither is a link, or a
//! file whose text is none of those that were left here. A folder belongs to the one event that the list names; another one
//! is refused.

use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::storage::disk::{self, Access, Disk, Found, Kind, Visibility, open_own};
use crate::storage::{limits, refusal, whole_file};
use engine::action::Act;
use engine::id::{PlayerId, RoundNo};
use engine::progress::{Progress, Stopped};
use engine::state::State;
use formats::report::names::NameOrder;
use formats::report::{Imprint, html};

mod known;
mod pages;

pub use known::KNOWN;
use known::Known;
use pages::Workshop;
pub use pages::player_page;
use pages::round_page;

/// The file that names the event and the pages of the site, one a line below [`MARK`].
pub const LIST: &str = "wallchart-pages.txt";

/// The first line of the list.
const MARK: &str = "wallchart: the pages of this site, which are overwritten when the event changes";

/// What the line of the event begins with, before its identity and its title; lists of earlier versions have none.
const EVENT: &str = "event ";

/// The pages that every page leads to.
const PAGES: [(&str, &str); 5] = [
    ("index.html", "Pairings"),
    ("players.html", "Starting list"),
    ("names.html", "By name"),
    ("standings.html", "Standings"),
    ("crosstable.html", "Crosstable"),
];

/// The page of the prizes, where there are any.
const PRIZES: (&str, &str) = ("prizes.html", "Prizes");

/// Why a site was not written, or not to its end.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A file has the name of a page and was not made here.
    #[error("{}: this file was not made by wallchart (publish into another folder, or move it away)", .0.display())]
    NotOurs(PathBuf),
    /// A file has the name of a page and another text than the page that was left there.
    #[error("{}: this is not the page that wallchart left here (move it away, then publish again)", .0.display())]
    NotAsLeft(PathBuf),
    /// The folder holds the site of another event.
    #[error("{}: this folder holds the site of `{title}` (publish into another folder, or empty this one)", folder.display())]
    OtherEvent {
        /// The folder.
        folder: PathBuf,
        /// The title of that event when it was published last.
        title: String,
    },
    /// The list of pages is not one.
    #[error("{}:{line}: this is not a list of pages (publish into another folder, or move it away)", path.display())]
    BadList {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// Whoever asked wants it no more; what is written already is sound, and the next time writes the rest.
    #[error("{}: writing the site was stopped before it was finished", .0.display())]
    Stopped(PathBuf),
    /// The disk says no.
    #[error("{}: {wrong}: {}", path.display(), refusal::of_disk(error))]
    Disk {
        /// The file.
        path: PathBuf,
        /// What could not be done.
        wrong: &'static str,
        /// The system's words.
        error: std::io::Error,
    },
}

/// What was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Done {
    /// The pages that the site has.
    pub pages: usize,
    /// The pages that were written.
    pub written: usize,
    /// The pages that were removed because their players are no longer there.
    pub removed: usize,
}

/// Whether an act changes what was announced.
#[must_use]
pub const fn is_announced(act: &Act) -> bool {
    matches!(
        act,
        Act::Publish { .. }
            | Act::Rearrange { .. }
            | Act::Amend { .. }
            | Act::Unpublish { .. }
            | Act::Seal { .. }
            | Act::Correct { .. }
            | Act::Prizes { .. }
    )
}

/// Brings the site of an event in a folder up to date. Pages that would be what they were are not made: that is known from
/// the file [`KNOWN`], as long as their files are those that were left there. Its progress is in pages.
///
/// # Errors
///
/// A file stands where a page belongs, or the folder holds the site of another event, which stops everything before the
/// first change; or the disk says no; or it was stopped.
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
        if !ours.contains(&page.name) || found.kind != Kind::File {
            return Err(SiteError::NotOurs(path));
        }
        if !is_as_left(disk, &path, (&page.name, found), &known) {
            return Err(SiteError::NotAsLeft(path));
        }
    }
    let gone: Vec<&str> = ours.iter().map(String::as_str).filter(|name| !names.contains(name)).collect();
    // The list claims a name before a file has it, and gives it up after: a cut leaves no page that is not named.
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
            // Looked at before it is read, or after it was written: what changes it meanwhile is seen the next time.
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

/// Makes the pages of a site: file names and contents.
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

/// Whether a name can be that of a page: nothing else is ever written or removed, whatever the list says.
fn is_page(name: &str) -> bool {
    let digits = |kind: &str| name.strip_prefix(kind)?.strip_suffix(".html");
    let player = digits("player-").and_then(|digits| digits.parse().ok()).map(PlayerId);
    let round = digits("round-").and_then(|digits| digits.parse().ok()).map(RoundNo);
    player.is_some_and(|player| player_page(player) == name)
        || round.is_some_and(|round| round_page(round) == name)
        || PAGES.iter().chain([&PRIZES]).any(|(page, _)| *page == name)
}

/// The event to which a site belongs.
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

    /// Reads what stands behind [`EVENT`].
    fn read(line: &str) -> Option<Self> {
        let (identity, title) = line.split_once(' ')?;
        let is_digest = identity.len() == 64 && identity.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_digest.then(|| Self { identity: identity.to_owned(), title: title.to_owned() })
    }
}

/// What the list of a site says.
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

/// Whether a file is a page as it was left here, or nothing is in it that could be lost.
fn is_as_left(disk: &dyn Disk, path: &Path, (name, found): (&str, Found), known: &Known) -> bool {
    if found.kind != Kind::File || known.is_file_of(name, found) {
        return found.kind == Kind::File;
    }
    let read =
        open_own(disk, path, Access::Read).and_then(|mut file| disk::read_all(&mut *file, limits::INPUT));
    read.is_ok_and(|bytes| {
        bytes.is_empty() || known.is_left(name, &bytes).unwrap_or_else(|| html::is_report(&bytes))
    })
}

/// Writes a file where its contents differ: it is complete afterwards or as it was before. Returns whether it was written.
fn replace(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<bool, SiteError> {
    let there =
        open_own(disk, path, Access::Read).and_then(|mut file| disk::read_all(&mut *file, limits::INPUT));
    match there {
        Ok(there) if there == bytes => return Ok(false),
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(_) if disk.find_itself(path).is_ok_and(|found| found.kind != Kind::File) => {
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

fn refused(path: &Path, wrong: &'static str) -> impl Fn(std::io::Error) -> SiteError {
    let path = path.to_owned();
    move |error| SiteError::Disk { path: path.clone(), wrong, error }
}
