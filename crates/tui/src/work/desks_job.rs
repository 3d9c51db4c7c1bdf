//! What needs the network of several desks is long work: a server may hang, and no screen waits for it.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use crate::work::watch::Watch;
use desk::desks::network::{self, Admission, AsWhom, FreshlyHosted, Hosted};
use desk::storage::disk::SharedDisk;
use desk::user::files::{self, Files};
use formats::clock::Clock;

/// How long the end of the program waits for work that was stopped: a server that has begun ends in order.
const LAST: Duration = Duration::from_secs(15);

/// Held by work with the network for as long as it goes on.
#[derive(Debug, Clone)]
pub struct Token {
    _held: Sender<()>,
}

/// Knows whether work with the network goes on.
#[derive(Debug)]
pub struct Attendance {
    token: Token,
    none: Receiver<()>,
}

impl Default for Attendance {
    fn default() -> Self {
        let (held, none) = mpsc::channel();
        Self { token: Token { _held: held }, none }
    }
}

impl Attendance {
    /// Returns what work holds.
    #[must_use]
    pub fn token(&self) -> Token {
        self.token.clone()
    }

    /// Waits until no work goes on.
    pub fn wait(self) {
        let Self { token, none } = self;
        drop(token);
        // Nothing is ever sent: it is over when nobody holds a token.
        let _ = none.recv_timeout(LAST);
    }
}

/// An event of this computer.
#[derive(Debug, Clone)]
pub struct EventPlace {
    /// Where it lies.
    pub disk: SharedDisk,
    /// Its file.
    pub path: PathBuf,
    /// The digest of its header.
    pub identity: String,
}

/// Work that needs the network.
#[derive(Debug)]
pub enum DesksWork {
    /// Shares an event from this computer.
    Share(EventPlace, AsWhom),
    /// Joins an event.
    Join(Joining),
    /// Shuts a desk out.
    ShutOut(EventPlace, String),
    /// Has the codes expire; whether there are new ones.
    EndCodes(EventPlace, bool),
    /// Gives the server the entries of this desk.
    PutBack(EventPlace),
    /// Ends the sharing of an event that this desk leaves.
    Leave(EventPlace, Option<Hosted>),
}

/// How an event is joined.
#[derive(Debug)]
pub struct Joining {
    /// The code.
    pub code: String,
    /// The name of this desk.
    pub name: String,
    /// Where its file is to lie.
    pub folder: PathBuf,
    /// The user's own files.
    pub files: Files,
    /// Makes the clock of the event.
    pub clock: fn() -> Box<dyn Clock>,
    /// The digest of the event that is open, and is joined again.
    pub again: Option<String>,
}

/// An event that is joined.
#[derive(Debug)]
pub enum Joined {
    /// It is in this file.
    Read(PathBuf),
    /// It is the one that is open, whose file goes on as that of this desk.
    Again(Admission),
}

/// What came of it.
#[derive(Debug)]
pub enum DesksDone {
    /// The event with this digest is shared, or why not.
    Shared(String, Result<FreshlyHosted, String>),
    /// This desk has joined, or why not.
    Joined(Result<Joined, String>),
    /// A desk of this name is shut out, or why not.
    ShutOut(Result<String, String>),
    /// The codes have expired, or why not; whether there are new ones.
    EndedCodes(Result<bool, String>),
    /// The others have the entries of this desk, or why not.
    PutBack(Result<(), String>),
    /// This desk may leave, or why not.
    MayLeave(String, Result<(), String>),
}

impl Joining {
    fn done(self, watch: &Watch) -> Result<Joined, String> {
        let admission = network::ask_to_join(&self.code, &self.name, watch)?;
        if self.again.is_some() && admission.identity() == self.again {
            return Ok(Joined::Again(admission));
        }
        let name_file = |title: &str, _: &str| files::free_path(&**self.files.disk(), &self.folder, title);
        admission.read_whole(self.files.equipment((self.clock)()), name_file, watch).map(Joined::Read)
    }
}

impl DesksWork {
    /// Does the work.
    #[must_use]
    pub fn done(self, watch: &Watch) -> DesksDone {
        match self {
            Self::Share(EventPlace { disk, path, identity }, as_whom) => {
                DesksDone::Shared(identity, network::share(&disk, &path, as_whom, watch))
            }
            Self::Join(joining) => DesksDone::Joined(joining.done(watch)),
            Self::ShutOut(EventPlace { disk, path, identity }, name) => {
                DesksDone::ShutOut(network::shut_out(&disk, &path, &identity, &name))
            }
            Self::EndCodes(EventPlace { disk, path, identity }, makes_new) => {
                let ended = network::end_codes(&disk, &path, &identity, makes_new);
                DesksDone::EndedCodes(ended.map(|()| makes_new))
            }
            Self::PutBack(EventPlace { disk, path, identity }) => {
                DesksDone::PutBack(network::put_back(&disk, &path, &identity))
            }
            Self::Leave(EventPlace { disk, path, identity }, hosted) => {
                hosted.into_iter().for_each(Hosted::end);
                let may = network::may_leave(&disk, &path, &identity);
                DesksDone::MayLeave(identity, may)
            }
        }
    }
}
