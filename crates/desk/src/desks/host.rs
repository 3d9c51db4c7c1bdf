//! The host of an event: runs its server, uploads the event, and admits desks.

mod keeper;
mod not_hosted;
mod servers;
#[cfg(test)]
mod tests;
mod upload;

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use nkeys::KeyPair;
use tokio::sync::mpsc::unbounded_channel;
use tokio::sync::oneshot;

use super::membership::{Membership, Server, short};
use super::nats::{self, Names, NoLink};
use super::roster::{self, Roster};
use super::server::{HOST, OwnServer, Signal};
use crate::shared::link::{Author, Role, desk_name};
use crate::storage::disk::{DiskFile, SharedDisk};
use crate::storage::{event_file, lock, refusal, whole_file};
use engine::progress::Progress;
use formats::clock::{self, Clock as _, SystemClock};
pub use keeper::HostNews;
use keeper::Keeper;
pub(super) use keeper::{Answer, Request};
pub use not_hosted::NotHosted;
use servers::{LOCK, LOOK, end_left_over, find_place, may_take_over, own_server, runtime};
pub use servers::{
    codes_of, expiry_of, folder_for, has_server, is_hosted, is_served, left_over, remove_left_over,
};
use upload::share;

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
