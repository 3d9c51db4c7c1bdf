//! A small static site of an event, kept up to date in a folder: pairings, standings, crosstable, a page a player.
//!
//! Only pages whose contents changed are written, each at once or not at all. The folder may hold other files: what
//! the list of pages ([`LIST`]) does not name was not made here, and is neither changed nor removed. A folder belongs to
//! the one event that the list names; another one is refused.

use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::engine::action::Act;
use crate::engine::announced;
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::progress::{Progress, Stopped};
use crate::engine::state::State;
use crate::formats::report::card::Cards;
use crate::formats::report::html::{self, Links, Site};
use crate::formats::report::names::{NameOrder, by_name};
use crate::formats::report::{Imprint, Report, Source, crosstable, pairings, standings};
use crate::storage::disk::{self, Disk, Kind, Visibility};
use crate::storage::{chain, limits, refusal, whole_file};

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

/// Why a site was not written, or not to its end.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A file has the name of a page and was not made here.
    #[error("{}: this file was not made by wallchart (publish into another folder, or move it away)", .0.display())]
    NotOurs(PathBuf),
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
    )
}

/// Brings the site of an event in a folder up to date; names are listed in an order of one's own. Its progress is in pages,
/// each of which is made, then written.
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
    let event = Event::of(state, imprint);
    let pages = pages(state, imprint, order, progress).map_err(|Stopped| stopped())?;
    for name in pages.keys().filter(|name| !ours.contains(*name)) {
        let path = folder.join(name);
        if path.symlink_metadata().is_ok() {
            return Err(SiteError::NotOurs(path));
        }
    }
    let gone: Vec<&String> = ours.iter().filter(|name| !pages.contains_key(*name)).collect();
    // The list claims a name before a file has it, and gives it up after: a cut leaves no page that is not named.
    write_list(disk, folder, &event, pages.keys().chain(gone.iter().copied()))?;
    let mut done = Done { pages: pages.len(), ..Done::default() };
    for (at, (name, page)) in pages.iter().enumerate() {
        if !progress.reached(pages.len() + at, 2 * pages.len()) {
            return Err(stopped());
        }
        done.written += usize::from(replace(disk, &folder.join(name), page.as_bytes())?);
    }
    for name in &gone {
        done.removed += usize::from(remove(disk, &folder.join(name))?);
    }
    write_list(disk, folder, &event, pages.keys())?;
    Ok(done)
}

/// Makes the pages of a site: file names and contents. That is half the way to a site.
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
    let rounds: Vec<(String, String)> = (1..=state.last_round().0)
        .map(|round| (round_page(RoundNo(round)), format!("Round {round}")))
        .collect();
    let of = 2 * (PAGES.len() + rounds.len() + state.players.len());
    // Every page but a player's leads to the rounds: a round that is published is no reason to write a player's anew.
    let with_rounds: Vec<(&str, &str)> =
        PAGES.into_iter().chain(rounds.iter().map(|(name, label)| (&**name, &**label))).collect();
    let source = Source { state, round: state.last_round(), imprint };
    // Nor is an entry of the journal: what stands under a player's page is what changes with the player.
    let still = Imprint { last_entry: String::new(), head: String::new(), ..imprint.clone() };
    let cards = Cards::of(Source { imprint: &still, ..source });
    let now = announced::shown(state, source.round);
    let mut pages = BTreeMap::new();
    let mut add = |name: &str, nav: &[(&str, &str)], report: &Report| {
        let site = Site { pages: nav, here: name, player: player_page };
        pages.insert(name.to_owned(), html::page(&[report], Links::Site(&site)));
    };
    let start = Source { round: RoundNo(0), ..source };
    let shared: [(&str, &dyn Fn() -> Report); 5] = [
        ("index.html", &|| pairings::by_board(&source)),
        ("players.html", &|| standings::standings(&start, &announced::shown(state, RoundNo(0)))),
        ("names.html", &|| by_name(&source, order)),
        ("standings.html", &|| standings::standings(&source, &now)),
        ("crosstable.html", &|| crosstable::crosstable(&source, &now)),
    ];
    for (at, (name, report)) in shared.iter().enumerate() {
        if !progress.reached(at, of) {
            return Err(Stopped);
        }
        add(name, &with_rounds, &report());
    }
    for (at, (name, _)) in rounds.iter().enumerate() {
        if !progress.reached(PAGES.len() + at, of) {
            return Err(Stopped);
        }
        let round = RoundNo(u16::try_from(at + 1).unwrap_or(u16::MAX));
        add(name, &with_rounds, &pairings::by_board(&Source { round, imprint: &still, ..source }));
    }
    for (at, player) in state.players.iter().enumerate() {
        if !progress.reached(with_rounds.len() + at, of) {
            return Err(Stopped);
        }
        add(&player_page(player.id), &PAGES, &cards.card(player.id));
    }
    Ok(pages)
}

/// Returns the file name of a player's page.
#[must_use]
pub fn player_page(player: PlayerId) -> String {
    format!("player-{player}.html")
}

/// Returns the file name of a round's page.
fn round_page(round: RoundNo) -> String {
    format!("round-{round}.html")
}

/// Whether a name can be that of a page: nothing else is ever written or removed, whatever the list says.
fn is_page(name: &str) -> bool {
    let digits = |kind: &str| name.strip_prefix(kind)?.strip_suffix(".html");
    let player = digits("player-").and_then(|digits| digits.parse().ok()).map(PlayerId);
    let round = digits("round-").and_then(|digits| digits.parse().ok()).map(RoundNo);
    player.is_some_and(|player| player_page(player) == name)
        || round.is_some_and(|round| round_page(round) == name)
        || PAGES.iter().any(|(page, _)| *page == name)
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
    names: impl Iterator<Item = &'a String>,
) -> Result<(), SiteError> {
    let names: BTreeSet<&str> = names.map(String::as_str).collect();
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

/// Writes a file where its contents differ: it is complete afterwards or as it was before. Returns whether it was
/// written. What is no page but has the name of one, an event file for instance, was not made here.
fn replace(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> Result<bool, SiteError> {
    match disk::read_file(disk, path, limits::INPUT) {
        Ok(there) if there == bytes => return Ok(false),
        Ok(there) if chain::is_event(&there) => return Err(SiteError::NotOurs(path.to_owned())),
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(_) if disk.find(path).is_ok_and(|found| found.kind != Kind::File) => {
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
