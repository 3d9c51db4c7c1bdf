//! Network work of several desks. It is long work, because a server may hang and no screen should wait for
//! it.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use crate::jobs::watch::Watch;
use desk::desks::network::{self, Admission, AsWhom, FreshlyHosted, Hosted, NotDone};
use desk::storage::disk::SharedDisk;
use desk::user::files::{self, Files};
use formats::clock::Clock;

/// The time that the program waits at its end for stopped work: a server that is starting is shut down
/// cleanly.
const LAST: Duration = Duration::from_secs(15);

/// Network work holds this token until it is finished.
#[derive(Debug, Clone)]
pub struct Token {
    _held: Sender<()>,
}

/// Knows whether network work is still running.
#[derive(Debug)]
pub(crate) struct Attendance {
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
    /// Returns a token for one piece of network work.
    #[must_use]
    pub(crate) fn token(&self) -> Token {
        self.token.clone()
    }

    /// Waits until no network work is running.
    pub(crate) fn wait(self) {
        let Self { token, none } = self;
        drop(token);
        // Nothing is ever sent: the channel closes when the last token is dropped.
        let _ = none.recv_timeout(LAST);
    }
}

/// An event on this computer.
#[derive(Debug, Clone)]
pub struct EventPlace {
    /// The disk of its file.
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
    /// Removes a desk from the event and refuses its return.
    ShutOut(EventPlace, String),
    /// Lets the codes expire; `true` if new ones are created.
    EndCodes(EventPlace, bool),
    /// Sends the entries of this desk to the server again.
    PutBack(EventPlace),
    /// Ends the sharing of an event that this desk leaves.
    Leave(EventPlace, Option<Hosted>),
}

/// The data for joining an event.
#[derive(Debug)]
pub struct Joining {
    /// The code.
    pub code: String,
    /// The name of this desk.
    pub name: String,
    /// The folder for its file.
    pub folder: PathBuf,
    /// The user's own files.
    pub files: Files,
    /// Creates the clock of the event.
    pub clock: fn() -> Box<dyn Clock>,
    /// The digest of the open event, if this desk joins it again.
    pub again: Option<String>,
}

/// An event that this desk joined.
#[derive(Debug)]
pub enum Joined {
    /// The event is in this file.
    Read(PathBuf),
    /// The event is already open; its file becomes the one of this desk.
    Again(Admission),
}

/// The result of the work.
#[derive(Debug)]
pub enum DesksDone {
    /// The event with this digest is shared, or the reason why not.
    Shared(String, Result<FreshlyHosted, NotDone>),
    /// This desk has joined, or the reason why not.
    Joined(Result<Joined, NotDone>),
    /// The desk with this name is shut out, or the reason why not.
    ShutOut(Result<String, NotDone>),
    /// The codes have expired, or the reason why not; `true` if there are new ones.
    EndedCodes(Result<bool, NotDone>),
    /// The other desks have the entries of this desk, or the reason why not.
    PutBack(Result<(), NotDone>),
    /// This desk may leave, or the reason why not.
    MayLeave(String, Result<(), NotDone>),
}

impl Joining {
    fn done(self, watch: &Watch) -> Result<Joined, NotDone> {
        let admission = network::ask_to_join(&self.code, &self.name, watch)?;
        if self.again.is_some() && admission.identity() == self.again {
            return Ok(Joined::Again(admission));
        }
        let name_file = |title: &str, _: &str| files::free_path(&**self.files.disk(), &self.folder, title);
        admission.read_whole(self.files.equipment((self.clock)()), name_file, watch).map(Joined::Read)
    }
}

impl DesksWork {
    /// Does the work and returns its result.
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
