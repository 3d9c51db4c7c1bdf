//! Joining a shared event, and leaving it.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use async_nats::Client;
use futures_util::StreamExt as _;
use nkeys::KeyPair;
use tokio::sync::mpsc::unbounded_channel;
use tokio::time::{sleep, timeout};

use super::code::{Code, NoCode};
use super::greeting::{self, Greeting};
use super::host::{self, Answer, Request};
use super::membership::{self, Membership, NoMembership, Server};
use super::nats::{self, Names, NoLink, Reading};
use crate::shared::link::{NoName, Role, desk_name};
use crate::shared::{Standing, waiting};
use crate::storage::chain::{self, CLOSING};
use crate::storage::disk::{SharedDisk, Visibility};
use crate::storage::{event_file, lock, refusal, whole_file};
use crate::{Desk, DeskError, Equipment};
use engine::progress::Progress;

/// The longest time until the host admits a desk.
const ANSWER: Duration = Duration::from_secs(8);

/// The number of attempts to connect a desk that was just admitted, and the time of one attempt.
const TRIES: u32 = 20;
const TRY: Duration = Duration::from_millis(100);

/// The longest time for reading an event, and the interval at which a stop is noticed.
const READING: Duration = Duration::from_mins(2);
const LOOK: Duration = Duration::from_millis(200);

/// The reason why an event is not joined.
#[derive(Debug, thiserror::Error)]
pub enum NotJoined {
    /// The text is not a code.
    #[error(transparent)]
    Code(#[from] NoCode),
    /// The desk's name is not allowed.
    #[error(transparent)]
    Name(#[from] NoName),
    /// The server cannot be reached.
    #[error(transparent)]
    Link(#[from] NoLink),
    /// The code is of another role.
    #[error("this is the code of the role {of}, not of the role {role} (each role has its own code)")]
    OtherRole {
        /// The role of the code.
        of: &'static str,
        /// The requested role.
        role: &'static str,
    },
    /// The code was valid and has expired.
    #[error("this code has expired (ask at the desk of the lead for the code of today)")]
    Expired,
    /// The server is not that of the code.
    #[error(
        "the server at {0} does not know this code: it is the server of another event, or the event is hosted anew (ask at \
         the desk of the lead for the code of today)"
    )]
    Unknown(String),
    /// The user stopped the work.
    #[error("joining was stopped; this desk has not joined")]
    Stopped,
    /// The host refuses, or does not answer.
    #[error("{0}")]
    Refused(String),
    /// The file of the event or of the desk cannot be created.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: String,
    },
    /// The file of the desk cannot be written.
    #[error(transparent)]
    Membership(#[from] NoMembership),
    /// The received event cannot be opened.
    #[error(transparent)]
    Desk(#[from] DeskError),
    /// Other desks use the server of this computer.
    #[error("this computer shares the event, and the others work by it (end `wallchart host` first)")]
    Hosted,
    /// A server without a host is still running here.
    #[error(
        "the server of this event still runs here, and other desks use it (share the event again, then leave)"
    )]
    Served,
    /// The system refuses.
    #[error("{0}")]
    System(String),
}

/// The input for joining: the code of a host, or the address of an existing server, followed by `#` and the
/// event.
enum With {
    Code(Code),
    Given { url: String, short: String },
}

impl FromStr for With {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<Self, NoCode> {
        match text.trim().split_once('#').filter(|(url, _)| url.contains("://")) {
            Some((url, short)) => Ok(Self::Given { url: url.to_owned(), short: short.to_owned() }),
            None => Ok(Self::Code(text.parse()?)),
        }
    }
}

/// Checks that a text may be an input for joining.
///
/// # Errors
///
/// It cannot be one.
pub fn check(code: &str) -> Result<(), NoCode> {
    code.parse::<With>().map(drop)
}

/// The server at which a desk asks to join, and the key of the request.
struct Door {
    server: Server,
    role: Role,
}

/// An admitted desk that has no file yet. If it is dropped before it has one, its name is released, which may
/// take a moment.
pub struct Admission {
    membership: Membership,
    /// The first lines of the event.
    first: Vec<u8>,
    /// The server that admitted the desk, as long as there is no file.
    door: Option<Door>,
}

impl Admission {
    /// Creates the files of the event and of its desk. `name_file` chooses the path by title and digest of
    /// the event. If that file is of this very event already, it becomes this desk's file, with the results
    /// that wait beside it.
    ///
    /// # Errors
    ///
    /// They cannot be created; no files exist then.
    pub fn keep(
        &mut self,
        disk: &SharedDisk,
        name_file: impl FnOnce(&str, &str) -> PathBuf,
    ) -> Result<PathBuf, NotJoined> {
        let path = keep(&self.membership, &self.first, disk, name_file)?;
        self.door = None;
        Ok(path)
    }

    /// Returns the digest of the header of the event; `None` if the server sends none.
    #[must_use]
    pub fn identity(&self) -> Option<String> {
        let bytes = [&*self.first, CLOSING.as_bytes()].concat();
        chain::read(&bytes, &()).ok().map(|contents| contents.identity)
    }

    /// Creates the files in an unused place and reads the whole event.
    ///
    /// # Errors
    ///
    /// They cannot be created. The event cannot be read whole at present; the reading continues when the file
    /// is opened. Or the work was stopped, and there are no files.
    pub fn read_whole(
        mut self,
        equipment: Equipment,
        name_file: impl FnOnce(&str, &str) -> PathBuf,
        watch: &dyn Progress,
    ) -> Result<PathBuf, NotJoined> {
        let disk = equipment.disk.clone();
        let path = keep(&self.membership, &self.first, &disk, name_file)?;
        match open(&path, equipment, watch).map(drop) {
            Err(NotJoined::Stopped) => {
                // This desk has not joined: its files are removed, and its name is released.
                if let Some(identity) = self.identity() {
                    drop(Membership::remove(&*disk, &path, &identity));
                }
                drop(disk.remove(&path));
                Err(NotJoined::Stopped)
            }
            read => {
                self.door = None;
                read.map(|()| path)
            }
        }
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let (Some(door), Ok(runtime)) = (self.door.take(), runtime()) else { return };
        let Server::Own { seed, .. } = &self.membership.server else { return };
        let Ok(key) = KeyPair::from_seed(seed) else { return };
        let (name, key) = (self.membership.name.clone(), key.public_key());
        // Otherwise a desk that does not exist would occupy the name.
        drop(runtime.block_on(tell(&door, &Request { name, key, gives_up: true })));
    }
}

fn runtime() -> Result<tokio::runtime::Runtime, NotJoined> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| NotJoined::System(refusal::of_disk(&error)))
}

/// Requests admission to an event, and reads its first lines. The role is that of the code if none is given.
/// Nothing is written.
///
/// # Errors
///
/// The text is not a code, the host does not admit the desk, or the work was stopped.
pub fn ask(code: &str, name: &str, role: Option<Role>, watch: &dyn Progress) -> Result<Admission, NotJoined> {
    let name = desk_name(name)?;
    let with: With = code.parse()?;
    let runtime = runtime()?;
    let seed = KeyPair::new_user().seed()?;
    let (membership, short) = match &with {
        With::Code(code) => {
            if let Some(role) = role.filter(|role| *role != code.role) {
                return Err(NotJoined::OtherRole { of: code.role.word(), role: role.word() });
            }
            let address = code.address.clone();
            let server = Server::Own { address, fingerprint: String::new(), seed };
            (Membership::new(name, code.role, server), String::new())
        }
        With::Given { url, short } => {
            let server = Server::Given { url: url.clone() };
            (Membership::new(name, role.unwrap_or(Role::Entry), server), short.clone())
        }
    };
    // From here on the host may know the name, so it is released at any failure.
    let mut admission = Admission { membership, first: Vec::new(), door: None };
    let asked = async {
        let short = match &with {
            With::Code(code) => let_in(code, &mut admission).await?,
            With::Given { .. } => short,
        };
        admission.first = first_lines(&admission.membership, &short).await?;
        Ok(())
    };
    let done: Option<Result<(), NotJoined>> = runtime.block_on(nats::unless_stopped(watch, asked));
    drop(runtime);
    done.unwrap_or(Err(NotJoined::Stopped)).map(|()| admission)
}

/// Joins an event: requests admission, creates the files, and reads the whole event.
///
/// # Errors
///
/// The text is not a code, the host does not admit the desk, or the file cannot be created.
pub fn join(
    code: &str,
    name: &str,
    role: Option<Role>,
    equipment: Equipment,
    name_file: impl FnOnce(&str, &str) -> PathBuf,
) -> Result<Desk, NotJoined> {
    let path = ask(code, name, role, &())?.keep(&equipment.disk, name_file)?;
    open(&path, equipment, &())
}

/// Requests admission from the host; returns the beginning of the digest of the event.
async fn let_in(code: &Code, admission: &mut Admission) -> Result<String, NotJoined> {
    let door = door(code).await?;
    let Membership { name, server: Server::Own { fingerprint, seed, .. }, .. } = &mut admission.membership
    else {
        return Err(NotJoined::Unknown(code.address.clone()));
    };
    if let Server::Own { fingerprint: known, .. } = &door.server {
        fingerprint.clone_from(known);
    }
    let request =
        Request { name: name.clone(), key: KeyPair::from_seed(seed)?.public_key(), gives_up: false };
    let door = admission.door.insert(door);
    match tell(door, &request).await? {
        Answer::Welcome(short) => Ok(short),
        Answer::No(why) => {
            admission.door = None;
            Err(NotJoined::Refused(why))
        }
    }
}

/// Finds the server of a code, which proves its identity by its certificate.
async fn door(code: &Code) -> Result<Door, NotJoined> {
    let at = &code.address;
    let greeting = greeting::hear(at, nats::PATIENCE + nats::PATIENCE).await;
    if let Some(no_server) = nats::no_server(&greeting, at) {
        return Err(no_server.into());
    }
    let Greeting::Nats { own: Some(own), .. } = greeting else { return Err(NotJoined::Unknown(at.clone())) };
    let stretched = code.secret.stretched(code.role, &own.fingerprint);
    let proof = stretched.proof();
    if own.expired.contains(&proof) {
        return Err(NotJoined::Expired);
    }
    if !own.proofs.contains(&proof) {
        return Err(NotJoined::Unknown(at.clone()));
    }
    let seed = stretched.key()?.seed()?;
    let server = Server::Own { address: at.clone(), fingerprint: own.fingerprint, seed };
    Ok(Door { server, role: code.role })
}

impl From<nkeys::error::Error> for NotJoined {
    fn from(error: nkeys::error::Error) -> Self {
        Self::System(error.to_string())
    }
}

/// Sends a request to the host with the key of a code, and returns the answer.
async fn tell(door: &Door, request: &Request) -> Result<Answer, NotJoined> {
    let name = format!("@{}", door.role.word());
    let client = nats::connect(&door.server, &name, unbounded_channel().0).await;
    let client = client.map_err(|error| match error {
        // The codes were renewed a moment ago.
        NoLink::NotLetIn(_) => NotJoined::Expired,
        error @ (NoLink::System(_) | NoLink::Tls(_) | NoLink::Full(_) | NoLink::Server(_)) => error.into(),
    })?;
    let text = ron::to_string(request).map_err(|error| NotJoined::System(error.to_string()))?;
    let asked = timeout(ANSWER, client.request(Names::join(door.role), text.into())).await;
    let no_answer = || {
        let why = "the server is there, and nobody answers who could let this desk in (is `wallchart host`, or the desk \
                   that shares the event, still running?)";
        NotJoined::Refused(why.to_owned())
    };
    let reply = asked.map_err(|_| no_answer())?.map_err(|_| no_answer())?;
    let answer = std::str::from_utf8(&reply.payload).ok().and_then(|text| ron::from_str(text).ok());
    let unknown = "this wallchart does not understand the host (are both the same version?)";
    answer.ok_or_else(|| NotJoined::Refused(unknown.to_owned()))
}

/// Reads the first message of an event: the first lines of its file.
async fn first_lines(membership: &Membership, short: &str) -> Result<Vec<u8>, NotJoined> {
    let client = connected(membership).await?;
    let names = Names::of(short);
    // A server that is reading its configuration may answer that it has no events at all.
    let mut tries = 0;
    let mut reading = loop {
        tries += 1;
        match Reading::of(&client, &names).await {
            Ok(reading) => break reading,
            Err(why) if tries == TRIES => return Err(NotJoined::Refused(why.to_string())),
            Err(_) => sleep(TRY).await,
        }
    };
    let first = timeout(ANSWER, reading.messages.next()).await;
    match first {
        Ok(Some(Ok(message))) => Ok(message.payload.to_vec()),
        Ok(_) | Err(_) => Err(NotJoined::Refused("the server sends no event".to_owned())),
    }
}

/// Connects to a server that may need a moment until it knows the admitted desk.
async fn connected(membership: &Membership) -> Result<Client, NotJoined> {
    let mut tries = 0;
    loop {
        tries += 1;
        match nats::connect(&membership.server, &membership.name, unbounded_channel().0).await {
            Ok(client) => return Ok(client),
            Err(error) if tries == TRIES => return Err(error.into()),
            Err(_) => sleep(TRY).await,
        }
    }
}

/// Creates the files of the event and of its desk.
fn keep(
    membership: &Membership,
    first: &[u8],
    disk: &SharedDisk,
    name_file: impl FnOnce(&str, &str) -> PathBuf,
) -> Result<PathBuf, NotJoined> {
    let bytes = [first, CLOSING.as_bytes()].concat();
    let contents = chain::read(&bytes, &())
        .map_err(|error| NotJoined::Refused(format!("what the server sends is no event: {error}")))?;
    let path = name_file(&contents.header.details.title, &contents.identity);
    let file = |why: String| NotJoined::File { path: path.clone(), why };
    if event_file::read(disk, &path, &()).is_ok_and(|there| there.identity == contents.identity) {
        return keep_again(membership, path, &contents.identity, disk);
    }
    let disk = &**disk;
    // The files beside the event are named only after the event.
    if Membership::read(disk, &path, &contents.identity)?.is_some() {
        let why = "this folder already has a desk of this event (join with its file, or from another folder)";
        return Err(file(why.to_owned()));
    }
    whole_file::create(disk, &path, &bytes, Visibility::Everyone).map_err(|error| {
        let exists = error.kind() == std::io::ErrorKind::AlreadyExists;
        file(if exists {
            "this file exists already (choose another name with -o)".to_owned()
        } else {
            refusal::of_disk(&error)
        })
    })?;
    membership.keep(disk, &path, &contents.identity).inspect_err(|_| drop(disk.remove(&path)))?;
    Ok(path)
}

/// Turns an existing file into that of another desk of the same event: its own desk was shut out, or had
/// left.
fn keep_again(
    membership: &Membership,
    path: PathBuf,
    identity: &str,
    disk: &SharedDisk,
) -> Result<PathBuf, NotJoined> {
    if host::is_hosted(&**disk, &path, identity) {
        return Err(NotJoined::Hosted);
    }
    if lock::is_held(&**disk, &path, identity) {
        let why = "this event is open (close it first, or join from there)".to_owned();
        return Err(NotJoined::File { path, why });
    }
    membership.keep(&**disk, &path, identity)?;
    Ok(path)
}

/// Opens the event of a desk that has just joined, and applies all entries.
fn open(path: &Path, equipment: Equipment, watch: &dyn Progress) -> Result<Desk, NotJoined> {
    let mut desk = Desk::open(path, equipment)?;
    super::meet(&mut desk, Box::new(|| {})).map_err(|why| NotJoined::System(why.to_string()))?;
    let mut is_in_step = false;
    for _ in 0..READING.as_millis() / LOOK.as_millis() {
        if !watch.may_go_on() {
            return Err(NotJoined::Stopped);
        }
        is_in_step = desk.others_mut().come_in_step(LOOK);
        let standing = desk.others().standing();
        // A conflict of entries is resolved only by a choice.
        if is_in_step || standing.is_some_and(|standing| standing.difference().is_some()) {
            break;
        }
    }
    if !is_in_step {
        let standing = desk.others().standing();
        let difference = standing.as_ref().and_then(Standing::difference);
        let why = match (difference, standing.and_then(|standing| standing.offline)) {
            (Some(told), _) => format!("joined, but {told} (or `wallchart desks EVENT --keep others`)"),
            (None, Some(why)) => format!("{why} (open the event to go on reading)"),
            (None, None) => {
                "still reading the entries of the other desks (open the event to go on)".to_owned()
            }
        };
        return Err(NotJoined::File { path: path.to_owned(), why });
    }
    Ok(desk)
}

/// Stores a new address of an event's server; its known certificate stays the same.
///
/// # Errors
///
/// The event is not shared, or the disk refuses.
pub fn move_to(disk: &SharedDisk, event: &Path, identity: &str, address: &str) -> Result<(), NotJoined> {
    let membership = Membership::read(&**disk, event, identity)?;
    let mut membership =
        membership.ok_or_else(|| NotJoined::Refused("this event is not shared".to_owned()))?;
    match &mut membership.server {
        Server::Own { address: known, .. } => address.clone_into(known),
        Server::Given { url } => address.clone_into(url),
    }
    Ok(membership.keep(&**disk, event, identity)?)
}

/// Checks that no other desk uses a server of this computer, before its desk leaves.
///
/// # Errors
///
/// A desk uses it.
pub fn may_leave(disk: &SharedDisk, event: &Path, identity: &str) -> Result<(), NotJoined> {
    if host::is_hosted(&**disk, event, identity) {
        return Err(NotJoined::Hosted);
    }
    if host::is_served(&**disk, event, identity) {
        return Err(NotJoined::Served);
    }
    Ok(())
}

/// Leaves the other desks: the event becomes a plain file. Results that wait for the server are dropped.
///
/// # Errors
///
/// The event is not shared, other desks use a server of this computer, or the disk refuses.
pub fn leave(desk: Desk) -> Result<(), NotJoined> {
    may_leave(desk.disk(), desk.path().unwrap_or_else(|| Path::new("")), desk.identity())?;
    become_plain(desk)
}

/// Turns the event of a desk that may leave into a plain file. Results that wait for the server are dropped.
///
/// # Errors
///
/// The event is not shared, or the disk refuses.
pub fn become_plain(desk: Desk) -> Result<(), NotJoined> {
    let path = desk.path().unwrap_or_else(|| Path::new("")).to_owned();
    let (storage, identity, waiting) =
        (desk.disk().clone(), desk.identity().to_owned(), waiting::path_for(&desk));
    // The desk must publish nothing after this.
    drop(desk);
    let waiting = waiting.filter(|waiting| storage.find(waiting).is_ok());
    // The waiting results may be all that is left of a desk.
    if waiting.is_none() || storage.find(&membership::path_of(&path, &identity)).is_ok() {
        Membership::remove(&*storage, &path, &identity)?;
    }
    if let Some(waiting) = waiting {
        let removed = storage.remove(&waiting);
        removed.map_err(|error| NotJoined::File { path: waiting, why: refusal::of_disk(&error) })?;
    }
    Ok(())
}
