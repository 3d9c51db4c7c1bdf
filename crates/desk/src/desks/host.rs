//! The host of an event: runs its server, uploads the event, and admits desks.

mod keeper;
mod servers;
#[cfg(test)]
mod tests;

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use async_nats::Client;
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType, Stream};
use futures_util::StreamExt as _;
use nkeys::KeyPair;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::unbounded_channel;
use tokio::sync::oneshot;

use super::membership::{Membership, NoMembership, Server, short};
use super::nats::{self, Names, NoLink};
use super::roster::{self, NotAdmitted, Roster};
use super::server::{HOST, NoServer, OwnServer, Signal};
use crate::shared::link::{self, Author, NoName, Published, Role, desk_name};
use crate::storage::chain;
use crate::storage::disk::{self, DiskFile, SharedDisk, folder_of};
use crate::storage::event_file::{self, StorageError};
use crate::storage::{lock, refusal, whole_file};
use engine::progress::Progress;
use formats::clock::{self, Clock as _, SystemClock};
use keeper::Keeper;
pub use servers::{codes_of, expiry_of, has_server, is_hosted, is_served, left_over, remove_left_over};
use servers::{end_left_over, find_place, may_take_over, own_server};

/// The lock of the program that hosts the event, in the folder of its server.
const LOCK: &str = "host.lock";

/// The number of attempts to reach a server after its start.
const TRIES: u32 = 40;

/// The time of one attempt, and the interval at which the server's process is checked.
const LOOK: Duration = Duration::from_millis(150);

/// The most readers of the stream at once. Each desk is one; a desk that lost the connection for a moment is
/// two.
const MOST_READERS: i32 = 1000;

/// The reason why an event is not hosted.
#[derive(Debug, thiserror::Error)]
pub enum NotHosted {
    /// The event cannot be read.
    #[error(transparent)]
    Event(#[from] StorageError),
    /// The event is damaged.
    #[error("{0} (open it at the desk first)")]
    Damaged(String),
    /// The server cannot be made or started.
    #[error(transparent)]
    Server(#[from] NoServer),
    /// The server cannot be reached.
    #[error(transparent)]
    Link(#[from] NoLink),
    /// The server refuses the event.
    #[error("the server does not take the event: {0}")]
    NotTaken(String),
    /// The list of desks cannot be changed.
    #[error(transparent)]
    Roster(#[from] NotAdmitted),
    /// The file of this desk cannot be written.
    #[error(transparent)]
    Membership(#[from] NoMembership),
    /// The desk's name is not allowed.
    #[error(transparent)]
    Name(#[from] NoName),
    /// The event belongs to another desk's server already.
    #[error(
        "this event has joined others as {0}; where the computer of their lead is gone, `wallchart host --take-over EVENT` \
         shares it from here (`wallchart leave EVENT` makes it a plain file)"
    )]
    Joined(String),
    /// The event is not shared, so there is no lead to replace.
    #[error("this event is not shared, so there is no lead to take over from (share it instead)")]
    NothingToTakeOver,
    /// A desk of the role look cannot become the lead.
    #[error("{0} only looks (its role is look): take over at a desk of the role lead or entry")]
    OnlyLooks(String),
    /// The lead is running.
    #[error("the server at {0} is running, so its lead is not gone: end it there first, then take over")]
    LeadIsThere(String),
    /// Another program hosts the event.
    #[error("another wallchart on this computer is already sharing this event")]
    Hosted,
    /// A desk that does not share the event is writing it.
    #[error("this event is open at a desk (share it there, or close it first)")]
    Open,
    /// The event's server, or another process that now has its number, occupies the port and hangs.
    #[error(
        "{0} is taken by a program that does not answer; it may be the server of this event, left over as process {1} (end \
         that process, then share the event again)"
    )]
    Hangs(String, u32),
    /// The user stopped the work.
    #[error("sharing was stopped; this computer does not share the event")]
    Stopped,
    /// The system refuses.
    #[error("{0}")]
    System(String),
}

/// The request of a desk that wants to join.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename = "Join", deny_unknown_fields)]
pub(super) struct Request {
    pub name: String,
    pub key: String,
    /// True if the desk was admitted and could not save the event: its name becomes free again.
    #[serde(default)]
    pub gives_up: bool,
}

/// The answer to a request.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Answer {
    /// The desk is admitted to the event whose digest begins so.
    Welcome(String),
    /// The desk is refused; the reason.
    No(String),
}

/// The options of hosting an event.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The address at which the server listens.
    pub listen: Option<String>,
    /// The address of an existing server.
    pub server: Option<String>,
    /// The name of the event's desk.
    pub name: String,
    /// True if the event is open at this very desk, which connects itself to the others.
    pub is_open_here: bool,
    /// True if this desk, which had joined another one, becomes the lead because that one's computer failed.
    pub takes_over: bool,
    /// The time for which the codes are valid. If it is not set, it stays as before, or is unlimited.
    pub expires: Option<Duration>,
}

/// News of a host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HostNews {
    /// A sentence.
    Told(String),
    /// The codes have expired, or there are new ones.
    Codes,
}

impl std::fmt::Display for HostNews {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Told(told) => told,
            Self::Codes => "the codes have changed: nobody can join with the old ones any more",
        })
    }
}

/// An event that is hosted here until this value is dropped.
pub struct Host {
    told: Mutex<Receiver<HostNews>>,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
    given: Option<String>,
    traces: Option<Traces>,
}

/// The state before an event was shared, to be restored if the sharing fails or is undone.
struct Traces {
    disk: SharedDisk,
    event: PathBuf,
    identity: String,
    /// The server to which the event belonged; `None` if it was a plain file.
    before: Option<Membership>,
    /// True if the event had no server of its own here.
    is_new: bool,
}

impl Traces {
    fn remove(&self) {
        // There may be nothing to remove yet.
        drop(match &self.before {
            Some(before) => before.keep(&*self.disk, &self.event, &self.identity),
            None => Membership::remove(&*self.disk, &self.event, &self.identity),
        });
        if self.is_new {
            // A remaining folder is recognised as left over.
            drop(whole_file::remove_folder(&*self.disk, &folder_for(&self.event, &self.identity)));
        }
    }
}

/// Returns the folder of the server of an event.
#[must_use]
pub fn folder_for(event: &Path, identity: &str) -> PathBuf {
    folder_of(event).join(format!("wallchart-{}.server", short(identity)))
}

impl Host {
    /// Shares an event: starts a server or uses the named one, uploads the event, and makes the desk of this
    /// file the lead.
    ///
    /// # Errors
    ///
    /// The event cannot be read, or there is no server for it.
    pub fn start(
        disk: &SharedDisk,
        event: &Path,
        options: &Options,
        watch: &dyn Progress,
    ) -> Result<Self, NotHosted> {
        let name = desk_name(&options.name)?;
        let contents = event_file::read(disk, event, &())?;
        if let Some(damage) = &contents.damage {
            return Err(NotHosted::Damaged(event_file::tell(event, damage)));
        }
        let identity = contents.identity;
        let before = Membership::read(&**disk, event, &identity)?;
        let is_on_its_own = before.is_none() || options.takes_over;
        if is_on_its_own && !options.is_open_here && lock::is_held(&**disk, event, &identity) {
            return Err(NotHosted::Open);
        }
        if options.takes_over && own_server(&**disk, event, &identity)?.is_none() {
            may_take_over(before.as_ref())?;
        }
        if let Some(url) = &options.server {
            return Self::at_given(disk, event, &identity, (name, url), before, watch);
        }
        let folder = folder_for(event, &identity);
        let traces = Traces {
            disk: disk.clone(),
            event: event.to_owned(),
            identity: identity.clone(),
            before: before.clone(),
            is_new: disk.find(&folder).is_err() || left_over(&**disk, event, &identity).is_some(),
        };
        let system = |error: std::io::Error| NotHosted::System(refusal::of_disk(&error));
        let is_ours = before.is_none() || own_server(&**disk, event, &identity)?.is_some();
        if let Some(joined) = before.as_ref().filter(|_| !is_ours && !options.takes_over) {
            return Err(NotHosted::Joined(joined.name.clone()));
        }
        if left_over(&**disk, event, &identity).is_some() {
            // Its entries are from that time, and the event continued elsewhere.
            remove_left_over(disk, event, &identity)?;
        }
        whole_file::create_folder(&**disk, &folder).map_err(system)?;
        // Without this lock nothing that belongs to the hosting program may change.
        let lock = roster::only_one(&**disk, &folder.join(LOCK)).map_err(system)?.ok_or(NotHosted::Hosted)?;
        match Self::at_own((disk, event, &identity), &folder, (&name, options), lock, watch) {
            Ok(mut host) => {
                host.traces = Some(traces);
                Ok(host)
            }
            Err(error) => {
                traces.remove();
                Err(error)
            }
        }
    }

    /// Shares an event on a server of its own.
    fn at_own(
        (disk, event, identity): (&SharedDisk, &Path, &str),
        folder: &Path,
        (name, options): (&str, &Options),
        lock: Box<dyn DiskFile>,
        watch: &dyn Progress,
    ) -> Result<Self, NotHosted> {
        let listen = options.listen.as_deref();
        if listen.is_some() {
            end_left_over(disk, folder, short(identity), watch)?;
        }
        let mut server = OwnServer::make(&**disk, folder, short(identity), listen)?;
        let moved = find_place(disk, &mut server, short(identity), watch)?;
        let until = options.expires.and_then(|after| clock::later(&SystemClock.now(), after));
        if let Some(until) = until {
            server.expire_at(&**disk, until)?;
        }
        let roster = own_desk(disk, event, identity, &server, name)?;
        server.configure(&**disk, &roster)?;
        let (names, codes) = (Names::of(short(identity)), server.codes());
        let (tell, told) = mpsc::channel();
        if let Some(moved) = moved {
            drop(tell.send(HostNews::Told(moved)));
        }
        let (stop, stopped) = oneshot::channel();
        let keeper = Keeper {
            disk: disk.clone(),
            event: event.to_owned(),
            server,
            codes,
            names,
            tell,
            child: None,
            was_there: false,
            refused: Cell::new(0),
            _lock: lock,
        };
        let (ready, is_ready) = mpsc::channel();
        let thread = std::thread::Builder::new()
            .name("host".to_owned())
            .spawn(move || keeper.keep(stopped, &ready))
            .map_err(|error| NotHosted::System(refusal::of_disk(&error)))?;
        let mut host = Self {
            told: Mutex::new(told),
            stop: Some(stop),
            thread: Some(thread),
            given: None,
            traces: None,
        };
        loop {
            match is_ready.recv_timeout(LOOK) {
                Ok(Ok(())) => return Ok(host),
                Ok(Err(error)) => return Err(error),
                Err(RecvTimeoutError::Timeout) if watch.may_go_on() => {}
                Err(RecvTimeoutError::Timeout) => {
                    host.end();
                    return Err(NotHosted::Stopped);
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(NotHosted::System("the host has ended".to_owned()));
                }
            }
        }
    }

    /// Shares an event on an existing server: every user of that server may join without asking.
    fn at_given(
        disk: &SharedDisk,
        event: &Path,
        identity: &str,
        (name, url): (String, &str),
        before: Option<Membership>,
        watch: &dyn Progress,
    ) -> Result<Self, NotHosted> {
        let server = Server::Given { url: url.to_owned() };
        if let Some(before) = before.filter(|before| before.server != server) {
            return Err(NotHosted::Joined(before.name));
        }
        let runtime = runtime()?;
        let names = Names::of(short(identity));
        let shared = runtime.block_on(nats::unless_stopped(watch, async {
            let client = nats::connect(&server, HOST, unbounded_channel().0).await?;
            share(disk, event, &client, &names).await
        }));
        shared.unwrap_or(Err(NotHosted::Stopped))?;
        Membership::new(name, Role::Lead, server).keep(&**disk, event, identity)?;
        let (_, told) = mpsc::channel();
        let given = Some(format!("{url}#{}", short(identity)));
        Ok(Self { told: Mutex::new(told), stop: None, thread: None, given, traces: None })
    }

    /// Returns the address with which desks join at an existing server.
    #[must_use]
    pub fn given(&self) -> Option<&str> {
        self.given.as_deref()
    }

    /// Returns true if the host has ended because of a signal to the process.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.thread.as_ref().is_some_and(JoinHandle::is_finished)
    }

    /// Ends the host and removes everything that the sharing created.
    pub fn undo(mut self) {
        self.end();
        if let Some(traces) = self.traces.take() {
            traces.remove();
        }
    }

    fn end(&mut self) {
        if let Some(stop) = self.stop.take() {
            // If no one receives this, the host has ended already.
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }

    /// Returns the news since the last call.
    pub fn news(&self) -> Vec<HostNews> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).try_iter().collect()
    }

    /// Waits for the next news; `None` once the host has ended.
    #[must_use]
    pub fn wait(&self) -> Option<HostNews> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.end();
    }
}

fn runtime() -> Result<tokio::runtime::Runtime, NotHosted> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| NotHosted::System(refusal::of_disk(&error)))
}

/// Adds the desk of the hosted event to its desks, as the lead.
fn own_desk(
    disk: &SharedDisk,
    event: &Path,
    identity: &str,
    server: &OwnServer,
    name: &str,
) -> Result<Roster, NotHosted> {
    let there = Membership::read(&**disk, event, identity)?;
    let (name, known) = match there {
        Some(Membership { name, server: Server::Own { seed, .. }, .. }) => (name, Some(seed)),
        Some(Membership { name, server: Server::Given { .. }, .. }) => (name, None),
        None => (name.to_owned(), None),
    };
    let seed = known.map_or_else(|| KeyPair::new_user().seed(), Ok);
    let seed = seed.map_err(|error| NotHosted::System(error.to_string()))?;
    let key = KeyPair::from_seed(&seed).map_err(|error| NotHosted::System(error.to_string()))?.public_key();
    let admit = |roster: &mut Roster| {
        // A desk that left and hosts again has a new key; its old one is no longer accepted.
        roster.desks.retain(|desk| !desk.is_host || desk.key == key);
        roster.admit_host(&name, &key)
    };
    let (roster, ()) = Roster::change(&**disk, server.folder(), admit)?;
    Membership::new(name, Role::Lead, server.reached_here_with(seed)).keep(&**disk, event, identity)?;
    Ok(roster)
}

/// Shuts a desk out of an event that is hosted here, and renews the codes, so that an old code does not admit
/// it under another name.
///
/// # Errors
///
/// There is no such desk, or the server cannot be reached.
pub fn shut_out(disk: &SharedDisk, event: &Path, identity: &str, name: &str) -> Result<Author, NotHosted> {
    let mut server = own_server(&**disk, event, identity)?.ok_or_else(|| {
        NotHosted::System(
            "this event is not shared from this computer (shut the desk out where it is)".to_owned(),
        )
    })?;
    let (roster, out) = Roster::change(&**disk, server.folder(), |roster| roster.shut_out(name))?;
    server.renew_codes(&**disk)?;
    reload(disk, &server, &roster)?;
    Ok(out)
}

/// Expires the codes of an event that is hosted here, and makes new ones if requested.
///
/// # Errors
///
/// The event is not hosted here, or the server cannot be reached.
pub fn end_codes(disk: &SharedDisk, event: &Path, identity: &str, makes_new: bool) -> Result<(), NotHosted> {
    let mut server = own_server(&**disk, event, identity)?.ok_or_else(|| {
        NotHosted::System(
            "this event is not shared from this computer (its codes are made where it is)".to_owned(),
        )
    })?;
    if makes_new {
        server.renew_codes(&**disk)?;
    } else {
        server.expire_codes(&**disk)?;
    }
    reload(disk, &server, &Roster::read(&**disk, server.folder())?)
}

/// Signals a running server to read its permissions again.
fn reload(disk: &SharedDisk, server: &OwnServer, roster: &Roster) -> Result<(), NotHosted> {
    server.configure(&**disk, roster)?;
    let reached = runtime()?.block_on(nats::connect(&server.for_host(), HOST, unbounded_channel().0));
    // A server that does not run reads them at its start; a full one receives the signal all the same.
    if matches!(reached, Ok(_) | Err(NoLink::Full(_))) {
        server.signal(&**disk, Signal::Reload)?;
    }
    Ok(())
}

/// Replaces the entries of the server on this computer by those of this file.
///
/// # Errors
///
/// The event is not hosted here, or the server refuses the entries.
pub fn put_back(disk: &SharedDisk, event: &Path, identity: &str) -> Result<(), NotHosted> {
    let server = own_server(&**disk, event, identity)?.ok_or_else(|| {
        NotHosted::System("this event is not shared from this computer (use `--keep others` here)".to_owned())
    })?;
    let names = Names::of(short(identity));
    runtime()?.block_on(async {
        let client = nats::connect(&server.for_host(), HOST, unbounded_channel().0).await?;
        let deleted = nats::context(&client).delete_stream(names.stream()).await;
        deleted.map_err(|error| NotHosted::NotTaken(error.to_string()))?;
        share(disk, event, &client, &names).await.map(drop)
    })
}

/// Drops readers of the stream that no desk uses: each of them takes a place.
async fn drop_unheard_readers(stream: &Stream) -> Result<(), NotHosted> {
    let wrong = |error: &dyn std::fmt::Display| NotHosted::NotTaken(error.to_string());
    let mut unheard = Vec::new();
    let mut readers = stream.consumers();
    while let Some(reader) = readers.next().await {
        let reader = reader.map_err(|error| wrong(&error))?;
        unheard.extend((!reader.push_bound).then_some(reader.name));
    }
    for name in unheard {
        // The reader may have ended meanwhile.
        drop(stream.delete_consumer(&name).await);
    }
    Ok(())
}

/// The state of an event on a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shared {
    /// The server had the event.
    There,
    /// The server has it now.
    Given,
    /// The server's copy was damaged and has been rebuilt.
    Mended,
}

/// Uploads the event to a server that does not have it, or not the whole of it.
async fn share(disk: &SharedDisk, event: &Path, client: &Client, names: &Names) -> Result<Shared, NotHosted> {
    let wrong = |error: &dyn std::fmt::Display| NotHosted::NotTaken(error.to_string());
    let context = nats::context(client);
    let config = Config {
        name: names.stream(),
        subjects: vec![names.all()],
        storage: StorageType::File,
        retention: RetentionPolicy::Limits,
        discard: DiscardPolicy::New,
        deny_delete: true,
        deny_purge: true,
        num_replicas: 1,
        max_consumers: MOST_READERS,
        ..Config::default()
    };
    let stream = context.get_or_create_stream(config.clone()).await.map_err(|error| wrong(&error))?;
    drop_unheard_readers(&stream).await?;
    let state = &stream.cached_info().state;
    let mut number = state.last_sequence;
    let is_whole = number == 0
        || state.messages == number && nats::is_whole(client, names).await.map_err(|why| wrong(&why))?;
    if number != 0 && is_whole {
        // Entries that only this file has are published by the desk that opens it.
        return Ok(Shared::There);
    }
    if !is_whole {
        // The store is damaged and cannot be read to its end. This file and those of the other desks have
        // everything.
        context.delete_stream(names.stream()).await.map_err(|error| wrong(&error))?;
        context.create_stream(config).await.map_err(|error| wrong(&error))?;
        number = 0;
    }
    let bytes = disk::read_file(&**disk, event, event_file::LARGEST)
        .map_err(|error| wrong(&refusal::of_disk(&error)))?;
    let contents = chain::read(&bytes, &()).map_err(|error| wrong(&error))?;
    let text = bytes.get(..contents.sound).unwrap_or_default();
    let (first, entries) = text.split_at(chain::entries_at(text).min(text.len()));
    let mut pieces = vec![first];
    let mut rest = entries;
    while !rest.is_empty() {
        let piece = link::piece(rest, usize::MAX);
        pieces.push(piece);
        rest = &rest[piece.len()..];
    }
    for piece in pieces {
        match nats::publish(&context, names.begin(), piece.to_vec(), number).await {
            Published::As(now) => number = now,
            Published::Overtaken => return Err(wrong(&"another computer is sharing the same event there")),
            Published::TooMuch => return Err(wrong(&"it takes no messages of this size")),
            Published::Sent => return Err(wrong(&"it does not answer")),
            Published::NotSent(why) | Published::Unknown(why) => return Err(wrong(&why)),
        }
    }
    Ok(if is_whole { Shared::Given } else { Shared::Mended })
}
