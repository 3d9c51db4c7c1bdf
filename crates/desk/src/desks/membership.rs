//! The shared event to which a file belongs, and the desk that it is. This is stored beside the event, in a
//! file that only its owner may read, named after the event as its lock is.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::shared::link::{Author, Role};
use crate::storage::disk::{self, Disk, Visibility, folder_of};
use crate::storage::{limits, refusal, whole_file};

/// The format of the file.
const FORMAT: u16 = 1;

/// A desk of a shared event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Membership {
    format: u16,
    /// The name of the desk.
    pub name: String,
    /// The role of the desk.
    pub role: Role,
    /// The server of the other desks.
    pub server: Server,
}

/// The server of an event.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Server {
    /// A server that a desk has started for the event: every desk has a key of its own, and the certificate
    /// is known.
    Own {
        /// Host and port.
        address: String,
        /// The fingerprint of its certificate.
        fingerprint: String,
        /// The key of this desk.
        seed: String,
    },
    /// An existing server: everybody with the address may use it.
    Given {
        /// The address, with user and password if it needs them.
        url: String,
    },
}

impl Server {
    /// Returns the address without its secrets.
    #[must_use]
    pub fn shown(&self) -> String {
        match self {
            Self::Own { address, .. } => address.clone(),
            Self::Given { url } => match url.rsplit_once('@') {
                Some((_, host)) => host.to_owned(),
                None => url.clone(),
            },
        }
    }

    /// Returns host and port only.
    #[must_use]
    pub fn address(&self) -> String {
        let shown = self.shown();
        let host = shown.split_once("://").map_or(shown.as_str(), |(_, host)| host).trim_end_matches('/');
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        if has_port { host.to_owned() } else { format!("{host}:4222") }
    }
}

/// No secret is shown.
impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.shown())
    }
}

/// The reason why the file of a desk cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", path.display())]
pub struct NoMembership {
    path: PathBuf,
    why: String,
}

/// Returns the beginning of the digest of an event's header, after which files beside it are named.
#[must_use]
pub fn short(identity: &str) -> &str {
    identity.get(..16).unwrap_or(identity)
}

pub(super) fn path_of(event: &Path, identity: &str) -> PathBuf {
    folder_of(event).join(format!(".wallchart-{}.desk", short(identity)))
}

impl Membership {
    /// Creates a membership.
    #[must_use]
    pub const fn new(name: String, role: Role, server: Server) -> Self {
        Self { format: FORMAT, name, role, server }
    }

    /// Returns the desk as other desks see it.
    #[must_use]
    pub fn author(&self) -> Author {
        Author { name: self.name.clone(), role: self.role }
    }

    /// Reads the membership of an event; `None` if the event is not shared.
    ///
    /// # Errors
    ///
    /// The file exists and cannot be read.
    pub fn read(disk: &dyn Disk, event: &Path, identity: &str) -> Result<Option<Self>, NoMembership> {
        let path = path_of(event, identity);
        let wrong = |why: String| NoMembership { path: path.clone(), why };
        let bytes = match disk::read_file(disk, &path, limits::SMALL) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(wrong(refusal::of_disk(&error))),
        };
        // The parser's message would repeat the text, which contains a key.
        let read = String::from_utf8(bytes).ok().and_then(|text| ron::from_str::<Self>(&text).ok());
        match read {
            Some(read) if read.format == FORMAT => Ok(Some(read)),
            Some(Self { format, .. }) => {
                Err(wrong(format!("format {format} is not known (expected {FORMAT})")))
            }
            None => Err(wrong("this is not the file of a desk (leave and join again)".to_owned())),
        }
    }

    /// Stores the membership beside an event.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub fn keep(&self, disk: &dyn Disk, event: &Path, identity: &str) -> Result<(), NoMembership> {
        let path = path_of(event, identity);
        let text = ron::to_string(self).map_err(|error| error.to_string());
        let kept = text.and_then(|text| {
            let written = whole_file::replace(disk, &path, text.as_bytes(), Visibility::Owner);
            written.map_err(|error| refusal::of_disk(&error))
        });
        kept.map_err(|why| NoMembership { path, why })
    }

    /// Removes the membership of an event, which becomes a plain file.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub fn remove(disk: &dyn Disk, event: &Path, identity: &str) -> Result<(), NoMembership> {
        let path = path_of(event, identity);
        disk.remove(&path).map_err(|error| {
            let is_shared = error.kind() != ErrorKind::NotFound;
            let why =
                if is_shared { refusal::of_disk(&error) } else { "this event is not shared".to_owned() };
            NoMembership { path, why }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_membership_is_read_back_and_shows_no_secret() {
        let folder = tempfile::tempdir().unwrap();
        let (disk, identity) = (disk::system(), "0123456789abcdef0123");
        let event = folder.path().join("open.ron");
        let own = Server::Given { url: "nats://anna:secret@hall:4222".to_owned() };
        let membership = Membership::new("Hall B".to_owned(), Role::Entry, own);
        assert_eq!(Membership::read(&*disk, &event, identity).unwrap(), None);
        membership.keep(&*disk, &event, identity).unwrap();
        assert_eq!(Membership::read(&*disk, &event, identity).unwrap(), Some(membership.clone()));
        assert!(!format!("{membership:?}").contains("secret"), "{membership:?}");
    }

    #[test]
    fn a_wrong_file_is_reported_without_its_content() {
        let folder = tempfile::tempdir().unwrap();
        let (event, identity) = (folder.path().join("open.ron"), "0123456789abcdef0123");
        std::fs::write(path_of(&event, identity), "(format:1,seed:\"SUSECRET\"").unwrap();
        let told = Membership::read(&*disk::system(), &event, identity).unwrap_err().to_string();
        assert!(told.contains("not the file of a desk") && !told.contains("SUSECRET"), "{told}");
    }
}
