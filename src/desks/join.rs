//! Joining an event that others have, and leaving it.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use async_nats::Client;
use futures_util::StreamExt as _;
use nkeys::KeyPair;
use tokio::sync::mpsc::unbounded_channel;
use tokio::time::{sleep, timeout};

use super::code::{Code, NoCode};
use super::host::{self, Answer, Request};
use super::membership::{self, Membership, NoMembership, Server};
use super::nats::{self, Names, NoLink, Reading};
use crate::desk::shared::Standing;
use crate::desk::shared::link::{NoName, Role, desk_name};
use crate::desk::{Desk, DeskError, Equipment};
use crate::storage::chain::{self, CLOSING};
use crate::storage::disk::{SharedDisk, Visibility};
use crate::storage::{event_file, lock, refusal, whole_file};

/// How long the host may take to let a desk in.
const ANSWER: Duration = Duration::from_secs(8);

/// How often a desk that was just let in is tried, and how long one try takes.
const TRIES: u32 = 20;
const TRY: Duration = Duration::from_millis(100);

/// How long reading an event may take.
const READING: Duration = Duration::from_mins(2);

/// Why an event is not joined.
#[derive(Debug, thiserror::Error)]
pub enum NotJoined {
    /// The code is none.
    #[error(transparent)]
    Code(#[from] NoCode),
    /// The desk cannot be called so.
    #[error(transparent)]
    Name(#[from] NoName),
    /// The server is not reached.
    #[error(transparent)]
    Link(#[from] NoLink),
    /// The code is of another role, or of another event.
    #[error("this code is not for the role {role} (each role has its own code)")]
    OtherRole {
        /// The role.
        role: &'static str,
    },
    /// The host says no, or nothing.
    #[error("{0}")]
    Refused(String),
    /// The file of the event or of the desk cannot be made.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// The file of the desk cannot be kept.
    #[error(transparent)]
    Membership(#[from] NoMembership),
    /// The event that came cannot be opened.
    #[error(transparent)]
    Desk(#[from] DeskError),
    /// The others work by the server of this computer.
    #[error("this computer shares the event, and the others work by it (end `wallchart host` first)")]
    Hosted,
    /// A server goes on here that nobody hosts.
    #[error(
        "the server of this event still runs here, and other desks use it (share the event again, then leave)"
    )]
    Served,
    /// The system refuses.
    #[error("{0}")]
    System(String),
}

/// What a desk joins with: the code of a host, or a server that was there before with the event behind a `#`.
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

/// Checks that a text may be what an event is joined with.
///
/// # Errors
///
/// It cannot be.
pub fn check(code: &str) -> Result<(), NoCode> {
    code.parse::<With>().map(drop)
}

/// Joins an event: it is read whole, and has a file of its own at this desk from then on. `name_file` chooses the path by title
/// and digest of the event; where that file is of this very event already, it goes on as this desk, with what waits there.
/// Without a role it is the one that the code lets in.
///
/// # Errors
///
/// The code is none, the host does not let the desk in, or the file cannot be made.
pub fn join(
    code: &str,
    name: &str,
    role: Option<Role>,
    equipment: Equipment,
    name_file: impl FnOnce(&str, &str) -> PathBuf,
) -> Result<Desk, NotJoined> {
    let name = desk_name(name)?;
    let with: With = code.parse()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| NotJoined::System(refusal::of_disk(&error)))?;
    let (membership, first) = runtime.block_on(async {
        let (membership, short) = match &with {
            With::Code(code) => match role {
                Some(role) => ask(code, &name, role).await?,
                None => ask_in_any_role(code, &name).await?,
            },
            With::Given { url, short } => {
                let server = Server::Given { url: url.clone() };
                (Membership::new(name.clone(), role.unwrap_or(Role::Entry), server), short.clone())
            }
        };
        let first = first_lines(&membership, &short).await;
        Ok::<_, NotJoined>((membership, first))
    })?;
    let kept = first.and_then(|first| keep(&membership, &first, &equipment.disk, name_file));
    let path = kept.inspect_err(|_| {
        if let With::Code(code) = &with {
            // Its name is taken otherwise, by a desk that there is not.
            drop(runtime.block_on(give_up(code, &membership)));
        }
    })?;
    open(&path, equipment)
}

/// Asks the host to be let in, in the role of the code: no other one lets it in.
async fn ask_in_any_role(code: &Code, name: &str) -> Result<(Membership, String), NotJoined> {
    for role in [Role::Entry, Role::Look, Role::Lead] {
        match ask(code, name, role).await {
            Err(NotJoined::OtherRole { .. }) => {}
            done => return done,
        }
    }
    Err(NotJoined::Refused(
        "nobody can join with this code (is it of this event, and copied completely?)".to_owned(),
    ))
}

/// Asks the host to be let in.
async fn ask(code: &Code, name: &str, role: Role) -> Result<(Membership, String), NotJoined> {
    let own = KeyPair::new_user();
    let (seed, key) = (own.seed()?, own.public_key());
    match tell(code, role, &Request { name: name.to_owned(), key, gives_up: false }).await? {
        Answer::Welcome(short) => Ok((Membership::new(name.to_owned(), role, server(code, seed)), short)),
        Answer::No(why) => Err(NotJoined::Refused(why)),
    }
}

impl From<nkeys::error::Error> for NotJoined {
    fn from(error: nkeys::error::Error) -> Self {
        Self::System(error.to_string())
    }
}

fn server(code: &Code, seed: String) -> Server {
    Server::Own { address: code.address.clone(), fingerprint: code.fingerprint.clone(), seed }
}

/// Tells the host something with the key of a code, and gives its answer.
async fn tell(code: &Code, role: Role, request: &Request) -> Result<Answer, NotJoined> {
    let seed = code.secret.key(role).and_then(|key| key.seed())?;
    let client =
        nats::connect(&server(code, seed), &format!("@{}", role.word()), unbounded_channel().0).await;
    let client = client.map_err(|error| match error {
        NoLink::NotLetIn(_) => NotJoined::OtherRole { role: role.word() },
        error @ (NoLink::System(_) | NoLink::Tls(_) | NoLink::Full(_) | NoLink::Server(_)) => error.into(),
    })?;
    let text = ron::to_string(request).map_err(|error| NotJoined::System(error.to_string()))?;
    let asked = timeout(ANSWER, client.request(Names::join(role), text.into())).await;
    let no_answer =
        || NotJoined::Refused("the host does not answer (is `wallchart host` still running?)".to_owned());
    let reply = asked.map_err(|_| no_answer())?.map_err(|_| no_answer())?;
    let answer = std::str::from_utf8(&reply.payload).ok().and_then(|text| ron::from_str(text).ok());
    let unknown = "this wallchart does not understand the host (are both the same version?)";
    answer.ok_or_else(|| NotJoined::Refused(unknown.to_owned()))
}

/// Reads the first message of an event: the first lines of its file.
async fn first_lines(membership: &Membership, short: &str) -> Result<Vec<u8>, NotJoined> {
    let client = connected(membership).await?;
    let names = Names::of(short);
    // While a server reads its configuration again it may say that it has no events at all.
    let mut tries = 0;
    let mut reading = loop {
        tries += 1;
        match Reading::of(&client, &names).await {
            Ok(reading) => break reading,
            Err(why) if tries == TRIES => return Err(NotJoined::Refused(why)),
            Err(_) => sleep(TRY).await,
        }
    };
    let first = timeout(ANSWER, reading.messages.next()).await;
    match first {
        Ok(Some(Ok(message))) => Ok(message.payload.to_vec()),
        Ok(_) | Err(_) => Err(NotJoined::Refused("the server sends no event".to_owned())),
    }
}

/// A server that was just told of a desk may need a moment until it knows it.
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

/// Tells the host that a desk which was let in is not there after all.
async fn give_up(code: &Code, membership: &Membership) -> Result<(), NotJoined> {
    let Server::Own { seed, .. } = &membership.server else { return Ok(()) };
    let key = KeyPair::from_seed(seed)?.public_key();
    tell(code, membership.role, &Request { name: membership.name.clone(), key, gives_up: true })
        .await
        .map(drop)
}

/// Makes the files of the event and of its desk.
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
    // Files beside the event are named after the event alone.
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

/// Makes a file that is there the one of another desk of the same event: it was shut out, or had left.
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

/// Opens the event of a desk that has just joined, and takes in everything that was done.
fn open(path: &Path, equipment: Equipment) -> Result<Desk, NotJoined> {
    let mut desk = Desk::open(path, equipment)?;
    super::meet(&mut desk, Box::new(|| {})).map_err(NotJoined::System)?;
    if !desk.come_in_step(READING) {
        let standing = desk.standing();
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

/// Notes that the server of an event has another address than before: its certificate stays the one that is known.
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

/// Leaves the others: the event is a plain file from then on. What waits for the server is dropped.
///
/// # Errors
///
/// The event is not shared, or the disk refuses.
pub fn leave(desk: Desk) -> Result<(), NotJoined> {
    let path = desk.path().unwrap_or_else(|| Path::new("")).to_owned();
    if host::is_hosted(&**desk.disk(), &path, desk.identity()) {
        return Err(NotJoined::Hosted);
    }
    if host::is_served(&**desk.disk(), &path, desk.identity()) {
        return Err(NotJoined::Served);
    }
    let (storage, identity, waiting) = (desk.disk().clone(), desk.identity().to_owned(), desk.waiting_path());
    // Nothing of it is published on the way out.
    drop(desk);
    let waiting = waiting.filter(|waiting| storage.find(waiting).is_ok());
    // What waits may be all that is left of a desk.
    if waiting.is_none() || storage.find(&membership::path_of(&path, &identity)).is_ok() {
        Membership::remove(&*storage, &path, &identity)?;
    }
    if let Some(waiting) = waiting {
        let removed = storage.remove(&waiting);
        removed.map_err(|error| NotJoined::File { path: waiting, why: refusal::of_disk(&error) })?;
    }
    Ok(())
}
