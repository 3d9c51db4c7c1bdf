//! The server of an event on this computer, and servers of earlier hosts that were left over.

use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::sync::mpsc::unbounded_channel;
use tokio::time::sleep;

use crate::desks::code::Code;
use crate::desks::greeting::{self, Greeting};
use crate::desks::membership::{Membership, Server, short};
use crate::desks::nats::{self, NoLink};
use crate::desks::roster::{self};
use crate::desks::server::{HOST, OwnServer, Signal};
use crate::shared::link::Role;
use crate::storage::disk::{Disk, SharedDisk, folder_of};
use crate::storage::{refusal, whole_file};
use engine::progress::Progress;

use super::not_hosted::NotHosted;

/// The lock of the program that hosts the event, in the folder of its server.
pub(super) const LOCK: &str = "host.lock";

/// The number of attempts to reach a server after its start.
pub(super) const TRIES: u32 = 40;

/// The time of one attempt, and the interval at which the server's process is checked.
pub(super) const LOOK: Duration = Duration::from_millis(150);

/// Returns the folder of the server of an event.
#[must_use]
pub fn folder_for(event: &Path, identity: &str) -> PathBuf {
    folder_of(event).join(format!("wallchart-{}.server", short(identity)))
}

/// Starts a runtime for the work on this thread.
pub(super) fn runtime() -> Result<tokio::runtime::Runtime, NotHosted> {
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
pub(super) fn own_server(
    disk: &dyn Disk,
    event: &Path,
    identity: &str,
) -> Result<Option<OwnServer>, NotHosted> {
    let Some(membership) = Membership::read(disk, event, identity)? else { return Ok(None) };
    let server = OwnServer::of(disk, &folder_for(event, identity), short(identity))?;
    Ok(server.filter(|server| server.is_of(&membership.server)))
}

/// Returns an error unless this desk may become the lead: it has joined with more than the role look, and the
/// server that it had joined is gone.
pub(super) fn may_take_over(joined: Option<&Membership>) -> Result<(), NotHosted> {
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

/// Returns true if this computer has the server of the event, running or stopped.
#[must_use]
pub fn has_server(disk: &dyn Disk, event: &Path, identity: &str) -> bool {
    own_server(disk, event, identity).is_ok_and(|server| server.is_some())
}

/// Moves the server to another port if another program occupies its own. Returns a message for desks that
/// have joined then.
pub(super) fn find_place(
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
pub(super) fn end_left_over(
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

/// Returns true if a program on this computer hosts the event at present.
#[must_use]
pub fn is_hosted(disk: &dyn Disk, event: &Path, identity: &str) -> bool {
    let lock = folder_for(event, identity).join(LOCK);
    disk.find(&lock).is_ok() && matches!(roster::only_one(disk, &lock), Ok(None))
}

/// Returns true if the server of the event runs on this computer, whatever program started it.
#[must_use]
pub fn is_served(disk: &dyn Disk, event: &Path, identity: &str) -> bool {
    let server = own_server(disk, event, identity).ok().flatten();
    let reached = server.zip(runtime().ok()).map(|(server, runtime)| {
        let reached = runtime.block_on(nats::connect(&server.for_host(), HOST, unbounded_channel().0));
        matches!(reached, Ok(_) | Err(NoLink::Full(_)))
    });
    reached.unwrap_or(false)
}
