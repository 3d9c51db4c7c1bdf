//! The host of an event: runs its server, uploads the event, and admits desks.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType, Stream};
use async_nats::{Client, Message as Asked};
use futures_util::StreamExt as _;
use nkeys::KeyPair;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::unbounded_channel;
use tokio::sync::oneshot;
use tokio::time::{Instant, interval, sleep};

use super::code::Code;
use super::greeting::{self, Greeting};
use super::membership::{Membership, NoMembership, Server, short};
use super::nats::{self, Names, NoLink};
use super::roster::{self, NotAdmitted, Roster};
use super::server::{HOST, NoServer, OwnServer, Signal, signal_to};
use crate::shared::link::{self, Author, NoName, Published, Role, desk_name};
use crate::storage::chain;
use crate::storage::disk::{self, Disk, DiskFile, SharedDisk, folder_of};
use crate::storage::event_file::{self, StorageError};
use crate::storage::{lock, refusal, whole_file};
use engine::progress::Progress;
use formats::clock::{self, Clock as _, SystemClock};

/// The lock of the program that hosts the event, in the folder of its server.
const LOCK: &str = "host.lock";

/// The number of attempts to reach a server after its start.
const TRIES: u32 = 40;

/// The time of one attempt, and the interval at which the server's process is checked.
const LOOK: Duration = Duration::from_millis(150);

/// The longest wait for a server that does not run yet or that others own, and for one that was started and
/// lives.
const REACHING: Duration = Duration::from_secs(10);
const STARTING: Duration = Duration::from_mins(1);

/// The number of times that the server's process may end before the host gives up.
const MOST_STARTS: u32 = 3;

/// The number of refusals that are reported one by one, before only the hundredth, the thousandth and so on.
const SAID: u64 = 20;

/// The most readers of the stream at once. Each desk is one; a desk that lost the connection for a moment is
/// two.
const MOST_READERS: i32 = 1000;

/// The number of readers above which unused ones are dropped.
const CROWD: usize = 300;

/// The interval at which changed codes are looked for.
const CODES: Duration = Duration::from_secs(1);

/// The interval at which the server is asked for the event, and the number of consecutive failures that are
/// allowed.
const HEALTH: Duration = Duration::from_secs(2);
const MOST_FAILS: u32 = 2;

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
    /// Whether the desk was admitted and could not save the event: its name becomes free again.
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
    /// Whether the event is open at this very desk, which connects itself to the others.
    pub is_open_here: bool,
    /// Whether this desk, which had joined another one, becomes the lead because that one's computer failed.
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
    /// Whether the event had no server of its own here.
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

    /// Whether the host has ended because of a signal to the process.
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

/// Returns the codes of an event that is shared from this computer; empty if it is not shared or they have
/// expired.
#[must_use]
pub fn codes_of(disk: &dyn Disk, event: &Path, identity: &str) -> Vec<Code> {
    own_server(disk, event, identity).ok().flatten().map_or_else(Vec::new, |server| server.codes())
}

/// Returns the server beside an event, if the event belongs to it. Only the membership says which server that
/// is: the folder of an earlier one may still be there.
fn own_server(disk: &dyn Disk, event: &Path, identity: &str) -> Result<Option<OwnServer>, NotHosted> {
    let Some(membership) = Membership::read(disk, event, identity)? else { return Ok(None) };
    let server = OwnServer::of(disk, &folder_for(event, identity), short(identity))?;
    Ok(server.filter(|server| server.is_of(&membership.server)))
}

/// Returns an error unless this desk may become the lead: it has joined with more than the role look, and the
/// server that it had joined is gone.
fn may_take_over(joined: Option<&Membership>) -> Result<(), NotHosted> {
    let joined = joined.ok_or(NotHosted::NothingToTakeOver)?;
    if joined.role == Role::Look {
        return Err(NotHosted::OnlyLooks(joined.name.clone()));
    }
    match runtime()?.block_on(nats::connect(&joined.server, &joined.name, unbounded_channel().0)) {
        // A server that does not admit this desk, or has no place for it, is running as well.
        Ok(_) | Err(NoLink::NotLetIn(_) | NoLink::Full(_)) => {
            Err(NotHosted::LeadIsThere(joined.server.shown()))
        }
        Err(NoLink::Server(_) | NoLink::System(_) | NoLink::Tls(_)) => Ok(()),
    }
}

/// Returns the folder of an earlier server beside an event that now belongs to another server.
#[must_use]
pub fn left_over(disk: &dyn Disk, event: &Path, identity: &str) -> Option<PathBuf> {
    let folder = folder_for(event, identity);
    let is_elsewhere = Membership::read(disk, event, identity).is_ok_and(|there| there.is_some())
        && matches!(own_server(disk, event, identity), Ok(None));
    (is_elsewhere && disk.find(&folder).is_ok()).then_some(folder)
}

/// Ends an earlier server of an event and removes its folder, with its keys; returns the folder.
///
/// # Errors
///
/// There is no left-over folder, a program still hosts it, or the disk refuses.
pub fn remove_left_over(disk: &SharedDisk, event: &Path, identity: &str) -> Result<PathBuf, NotHosted> {
    let system = |error: std::io::Error| NotHosted::System(refusal::of_disk(&error));
    let folder = left_over(&**disk, event, identity)
        .ok_or_else(|| NotHosted::System("no folder of an earlier server is left over".to_owned()))?;
    let _lock = roster::only_one(&**disk, &folder.join(LOCK)).map_err(system)?.ok_or(NotHosted::Hosted)?;
    end_left_over(disk, &folder, short(identity), &())?;
    whole_file::remove_folder(&**disk, &folder).map_err(system)?;
    Ok(folder)
}

/// Returns when the codes of an event expire, if the director has set a time.
#[must_use]
pub fn expiry_of(disk: &dyn Disk, event: &Path, identity: &str) -> Option<String> {
    own_server(disk, event, identity).ok().flatten()?.until().map(str::to_owned)
}

/// Whether the event's server is on this computer, running or not.
#[must_use]
pub fn has_server(disk: &dyn Disk, event: &Path, identity: &str) -> bool {
    own_server(disk, event, identity).is_ok_and(|server| server.is_some())
}

/// Moves the server to another port if another program occupies its own. Returns a message for desks that
/// have joined then.
fn find_place(
    disk: &SharedDisk,
    server: &mut OwnServer,
    short: &str,
    watch: &dyn Progress,
) -> Result<Option<String>, NotHosted> {
    if server.has_free_port() {
        return Ok(None);
    }
    let Server::Own { address, .. } = server.for_host() else { return Ok(None) };
    let taken = server.listens_at().to_owned();
    let holder = match runtime()?.block_on(greeting::hear(&address, greeting::MOMENT)) {
        // The server has just ended.
        Greeting::Nobody(_) => return Ok(None),
        Greeting::Nats { own: Some(own), is_full } if own.fingerprint == server.fingerprint() => {
            if is_full {
                end_left_over(disk, server.folder(), short, watch)?;
            }
            return Ok(None);
        }
        Greeting::Nats { own: Some(_), .. } => "the server of another event",
        Greeting::Nats { own: None, .. } => {
            // A server that an older version started sends no fingerprint.
            let reached = runtime()?.block_on(nats::connect(&server.for_host(), HOST, unbounded_channel().0));
            if reached.is_ok() {
                return Ok(None);
            }
            "another NATS server"
        }
        Greeting::Stranger => "another program",
        // Two servers must not use one store.
        Greeting::Silent if let Some(process) = server.process(&**disk) => {
            return Err(NotHosted::Hangs(taken, process));
        }
        Greeting::Silent => "a program that does not answer",
    };
    server.move_to_free_port(&**disk)?;
    Ok(Some(format!(
        "{taken} is taken by {holder}: the event is shared at {0} instead, and the codes name that address; desks that \
         joined before need `wallchart desks EVENT --at {0}`",
        server.address()
    )))
}

/// Ends a server that runs on after its host was killed: two servers must not use one store.
fn end_left_over(
    disk: &SharedDisk,
    folder: &Path,
    short: &str,
    watch: &dyn Progress,
) -> Result<(), NotHosted> {
    let Some(server) = OwnServer::of(&**disk, folder, short)? else { return Ok(()) };
    let ended = runtime()?.block_on(nats::unless_stopped(watch, async {
        for _ in 0..TRIES {
            // The certificate proves that it is this server, and not another process that now has its number.
            let reached = nats::connect(&server.for_host(), HOST, unbounded_channel().0).await;
            match reached {
                Err(NoLink::Server(_)) => return Ok(()),
                // It is running, and has no place for this connection either.
                Ok(_) | Err(NoLink::Full(_)) => {}
                Err(error @ (NoLink::NotLetIn(_) | NoLink::System(_) | NoLink::Tls(_))) => {
                    return Err(error.into());
                }
            }
            server.signal(&**disk, Signal::Quit)?;
            sleep(LOOK).await;
        }
        Err(NotHosted::System("the server that runs already cannot be ended".to_owned()))
    }));
    ended.unwrap_or(Err(NotHosted::Stopped))
}

/// Whether a program on this computer hosts the event at present.
#[must_use]
pub fn is_hosted(disk: &dyn Disk, event: &Path, identity: &str) -> bool {
    let lock = folder_for(event, identity).join(LOCK);
    disk.find(&lock).is_ok() && matches!(roster::only_one(disk, &lock), Ok(None))
}

/// Whether the server of the event runs on this computer, whatever program started it.
#[must_use]
pub fn is_served(disk: &dyn Disk, event: &Path, identity: &str) -> bool {
    let server = own_server(disk, event, identity).ok().flatten();
    let reached = server.zip(runtime().ok()).map(|(server, runtime)| {
        let reached = runtime.block_on(nats::connect(&server.for_host(), HOST, unbounded_channel().0));
        matches!(reached, Ok(_) | Err(NoLink::Full(_)))
    });
    reached.unwrap_or(false)
}

/// Returns the reason why the server's process has ended, from the last lines of its log.
fn why_ended(words: &str, listen: &str) -> String {
    if words.contains("address already in use") {
        return format!(
            "another program has taken {listen} (end it, or end sharing and share the event again)"
        );
    }
    format!("nats-server has ended: {words}")
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

/// Waits for a signal that ends the process.
async fn signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        // A terminal sends a hangup when its window is closed.
        if let (Ok(mut ended), Ok(mut closed)) =
            (signal(SignalKind::terminate()), signal(SignalKind::hangup()))
        {
            tokio::select! {
                _ = ended.recv() => {}
                _ = closed.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    drop(tokio::signal::ctrl_c().await);
}

/// Ends a server in order, or kills it if it does not react.
fn end_child(mut child: Child) {
    drop(signal_to(child.id(), Signal::Quit));
    for _ in 0..TRIES {
        if !matches!(child.try_wait(), Ok(None)) {
            return;
        }
        std::thread::park_timeout(LOOK);
    }
    drop(child.kill());
    drop(child.wait());
}

/// The state of a host's thread.
struct Keeper {
    disk: SharedDisk,
    event: PathBuf,
    server: OwnServer,
    /// The codes that were last reported.
    codes: Vec<Code>,
    names: Names,
    tell: Sender<HostNews>,
    child: Option<Child>,
    /// Whether the server was running already.
    was_there: bool,
    /// The number of refused requests.
    refused: Cell<u64>,
    /// The lock that lasts as long as this program hosts the event.
    _lock: Box<dyn DiskFile>,
}

impl Keeper {
    fn keep(mut self, stopped: oneshot::Receiver<()>, ready: &Sender<Result<(), NotHosted>>) {
        match runtime() {
            Ok(runtime) => runtime.block_on(async {
                tokio::select! {
                    () = self.go_on(ready) => {}
                    _ = stopped => {}
                    () = signal() => {}
                }
            }),
            Err(error) => drop(ready.send(Err(error))),
        }
        self.end();
    }

    /// Ends the server in order, so that its data is on its disk.
    fn end(&mut self) {
        if let Some(child) = self.child.take() {
            end_child(child);
        } else if self.was_there {
            // A server that was already running is ended as well: it serves only this event.
            drop(end_left_over(&self.disk, self.server.folder(), self.names.short(), &()));
        } else {
            return;
        }
        drop(self.disk.remove(&self.server.pid_file()));
    }

    fn say(&self, text: String) {
        // A host inside a desk may have no receiver any more.
        drop(self.tell.send(HostNews::Told(text)));
    }

    /// Expires the codes when it is time, and reports new ones, whatever program made them.
    fn look_at_codes(&mut self) -> Result<(), NotHosted> {
        let server = OwnServer::of(&*self.disk, self.server.folder(), self.names.short())?;
        let Some(mut server) = server else { return Ok(()) };
        if server.is_due(&SystemClock.now()) {
            server.expire_codes(&*self.disk)?;
            server.configure(&*self.disk, &Roster::read(&*self.disk, server.folder())?)?;
            server.signal(&*self.disk, Signal::Reload)?;
        }
        if server.codes() != self.codes {
            self.codes = server.codes();
            drop(self.tell.send(HostNews::Codes));
        }
        self.server = server;
        Ok(())
    }

    /// Reports the first refusals, then only the hundredth, the thousandth and so on, so that a flood does
    /// not fill the screen.
    fn say_refused(&self, text: &str) {
        let count = self.refused.get() + 1;
        self.refused.set(count);
        if count <= SAID || count.checked_ilog10().is_some_and(|power| 10_u64.pow(power) == count) {
            let so_far = if count == 1 { String::new() } else { format!(" ({count} refusals so far)") };
            self.say(format!("{text}{so_far}"));
        }
    }

    async fn go_on(&mut self, ready: &Sender<Result<(), NotHosted>>) {
        let (mut is_first, mut said) = (true, String::new());
        loop {
            let tell = self.tell.clone();
            let served = self.serve(|| {
                // If this cannot be sent, the receiver is gone.
                if is_first {
                    drop(ready.send(Ok(())));
                } else {
                    drop(tell.send(HostNews::Told("the server is back".to_owned())));
                }
            });
            match served.await {
                Ok(why) => {
                    said.clear();
                    self.say(why);
                }
                Err(error) if is_first => {
                    drop(ready.send(Err(error)));
                    return;
                }
                // A repeated failure is reported once.
                Err(error) if error.to_string() == said => {}
                Err(error) => {
                    said = error.to_string();
                    self.say(said.clone());
                }
            }
            is_first = false;
            sleep(LOOK).await;
        }
    }

    /// Runs the server and admits desks until the connection is lost; returns the reason.
    async fn serve(&mut self, ready: impl FnOnce()) -> Result<String, NotHosted> {
        let (told, mut events) = unbounded_channel();
        let client = self.reach(told).await?;
        if share(&self.disk, &self.event, &client, &self.names).await? == Shared::Mended {
            self.say(
                "the server's data was damaged and has been restored from this file; wait until the other desks are \
                 back before you enter anything"
                    .to_owned(),
            );
        }
        let joins = Role::ALL.map(|role| client.subscribe(Names::join(role)));
        let mut asked = futures_util::stream::SelectAll::new();
        for (role, subscribed) in Role::ALL.into_iter().zip(joins) {
            let subscribed = subscribed.await.map_err(|error| NotHosted::NotTaken(error.to_string()))?;
            asked.push(subscribed.map(move |one| (role, one)));
        }
        client.flush().await.map_err(|error| NotHosted::NotTaken(error.to_string()))?;
        ready();
        let (mut look, mut codes, mut health) = (interval(LOOK), interval(CODES), interval(HEALTH));
        let (context, mut fails) = (nats::context(&client), 0);
        loop {
            tokio::select! {
                Some((role, one)) = asked.next() => self.answer(&client, role, &one).await,
                Some(why) = events.recv() => return Ok(why),
                _ = codes.tick() => if let Err(error) = self.look_at_codes() {
                    self.say(error.to_string());
                },
                _ = look.tick() => if self.has_ended() {
                    return Ok("the server has ended and is started again".to_owned());
                },
                // After a full disk a server goes on without its store, even when there is room again.
                _ = health.tick() => match context.get_stream(self.names.stream()).await {
                    Ok(stream) => {
                        fails = 0;
                        if CROWD < stream.cached_info().state.consumer_count {
                            // An admitted desk may flood the server with readers: the other desks retain
                            // their places.
                            drop(drop_unheard_readers(&stream).await);
                        }
                    }
                    Err(_) if fails < MOST_FAILS => fails += 1,
                    Err(error) => {
                        match self.child.take() {
                            Some(child) => end_child(child),
                            None => drop(self.server.signal(&*self.disk, Signal::Quit)),
                        }
                        return Ok(format!("the server does not answer and is being restarted ({error})"));
                    }
                },
            }
        }
    }

    fn has_ended(&mut self) -> bool {
        self.child.as_mut().is_some_and(|child| !matches!(child.try_wait(), Ok(None)))
    }

    /// Connects to the server, and starts it if it does not run.
    async fn reach(&mut self, told: tokio::sync::mpsc::UnboundedSender<String>) -> Result<Client, NotHosted> {
        let (mut last, mut starts) = (None, 0);
        let began = Instant::now();
        // A running server may have much to read before it answers.
        let most = |keeper: &Self| if keeper.child.is_some() { STARTING } else { REACHING };
        while began.elapsed() < most(self) {
            match nats::connect(&self.server.for_host(), HOST, told.clone()).await {
                Ok(client) => {
                    self.was_there = self.child.is_none();
                    return Ok(client);
                }
                Err(error) => last = Some(error),
            }
            if self.has_ended() {
                self.child = None;
                if let Some(why) = self.server.last_words(&*self.disk) {
                    last = Some(NoLink::Server(why_ended(&why, self.server.listens_at())));
                }
                if starts == MOST_STARTS {
                    break;
                }
            }
            if self.child.is_none() {
                self.child = Some(self.server.start()?);
                starts += 1;
            }
            sleep(LOOK).await;
        }
        Err(last.map_or_else(|| NotHosted::System("the server does not answer".to_owned()), NotHosted::from))
    }

    async fn answer(&self, client: &Client, role: Role, asked: &Asked) {
        // A consumer may deliver messages of other subjects here; the server checked permissions only for
        // this subject.
        if asked.subject.as_str() != Names::join(role) {
            self.say_refused(&format!("ignored a forged request to join ({})", asked.subject));
            return;
        }
        let Some(reply) = asked.reply.clone() else { return };
        let answer = match self.admit(role, &asked.payload) {
            Ok((name, is_in)) => {
                let does = if is_in { "has joined" } else { "could not save the event, and has left again" };
                self.say(format!("{name} {does} ({})", role.word()));
                Answer::Welcome(self.names.short().to_owned())
            }
            Err(why) => {
                self.say_refused(&format!("a desk could not join: {why}"));
                Answer::No(why)
            }
        };
        let text = ron::to_string(&answer).unwrap_or_default();
        drop(client.publish(reply, text.into()).await);
    }

    /// Admits a desk, or removes it again; returns its name, and which of both.
    fn admit(&self, role: Role, payload: &[u8]) -> Result<(String, bool), String> {
        let text = std::str::from_utf8(payload).ok().filter(|text| text.len() <= 1000);
        let request = text.and_then(|text| ron::from_str::<Request>(text).ok());
        let Request { name, key, gives_up } = request.ok_or(
            "it sent a request that this wallchart does not understand (are both the same version?)",
        )?;
        let name = desk_name(&name).map_err(|error| error.to_string())?;
        let admit = |roster: &mut Roster| {
            if gives_up {
                // Its own key identifies it: no other desk knows that key yet.
                roster.desks.retain(|desk| desk.is_out || desk.name != name || desk.key != key);
                return Ok(());
            }
            roster.admit(&name, role, &key)
        };
        let (roster, ()) =
            Roster::change(&*self.disk, self.server.folder(), admit).map_err(|error| error.to_string())?;
        // The codes may have been renewed meanwhile.
        let server = OwnServer::of(&*self.disk, self.server.folder(), self.names.short());
        let server = server.map_err(|error| error.to_string())?.ok_or("the folder of the server is gone")?;
        server.configure(&*self.disk, &roster).map_err(|error| error.to_string())?;
        server.signal(&*self.disk, Signal::Reload).map_err(|error| error.to_string())?;
        Ok((name, !gives_up))
    }
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

#[cfg(test)]
mod tests {
    use async_nats::jetstream::consumer::push;

    use super::*;
    use crate::Desk;
    use crate::desks::join;
    use formats::clock::SystemClock;
    use formats::presets;

    #[test]
    fn messages_of_other_subjects_are_not_join_requests() {
        let (folder, disk) = (tempfile::tempdir().unwrap(), disk::system());
        let event = |desk: &str| folder.path().join(desk).join("open.ron");
        for desk in ["Lead", "Hall B"] {
            std::fs::create_dir(folder.path().join(desk)).unwrap();
        }
        let setup = presets::find("swiss-resistance").unwrap().setup;
        let header = presets::header(setup, "Open".parse().unwrap(), &mut SystemClock);
        let identity = Desk::create(&event("Lead"), header, SystemClock).unwrap().identity().to_owned();
        let listen = Some("127.0.0.1:0".to_owned());
        let options = Options { listen, name: "Lead".to_owned(), ..Options::default() };
        let host = match Host::start(&disk, &event("Lead"), &options, &()) {
            Ok(host) => host,
            Err(NotHosted::Server(NoServer::NoProgram)) => {
                assert!(
                    std::env::var_os("WALLCHART_NATS").is_none(),
                    "nats-server has to be here and is not"
                );
                return;
            }
            Err(error) => panic!("{error}"),
        };
        let codes = codes_of(&*disk, &event("Lead"), &identity);
        let code = codes.iter().find(|code| code.role == Role::Entry).unwrap();
        let path = event("Hall B");
        drop(join::join(&code.to_string(), "Hall B", None, SystemClock.into(), |_, _| path).unwrap());
        let own = Membership::read(&*disk, &event("Hall B"), &identity).unwrap().unwrap();
        let names = Names::of(short(&identity));
        runtime().unwrap().block_on(async {
            let client = nats::connect(&own.server, &own.name, unbounded_channel().0).await.unwrap();
            let context = nats::context(&client);
            let key = KeyPair::new_user().public_key();
            let request = Request { name: "Boss".to_owned(), key, gives_up: false };
            let text = ron::to_string(&request).unwrap();
            let said = nats::publish(&context, names.of_desk(&own.author()), text.into(), 1).await;
            assert_eq!(said, Published::As(2));
            let stream = context.get_stream(names.stream()).await.unwrap();
            let deliver_subject = Names::join(Role::Lead);
            let detour = push::Config { deliver_subject, ..push::Config::default() };
            stream.create_consumer(detour).await.unwrap();
        });
        while !host.wait().unwrap().to_string().contains("forged request") {}
        let folder = folder_for(&event("Lead"), &identity);
        assert!(Roster::read(&*disk, &folder).unwrap().desks.iter().all(|desk| desk.name != "Boss"));
    }
}
