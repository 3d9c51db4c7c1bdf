//! To which shared event a file belongs, and as which desk: kept in a file of its owner only, beside the event and named after
//! it as its lock is.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::desk::shared::link::{Author, Role};
use crate::storage::disk::{self, Disk, Visibility, folder_of};
use crate::storage::{limits, refusal, whole_file};

/// The format of the file.
const FORMAT: u16 = 1;

/// A desk of a shared event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Membership {
    format: u16,
    /// What the desk is called.
    pub name: String,
    /// What it may do.
    pub role: Role,
    /// Where the others are reached.
    pub server: Server,
}

/// How a server is reached.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Server {
    /// One that a desk has started for the event: every desk has a key of its own, and the certificate is known.
    Own {
        /// Host and port.
        address: String,
        /// The fingerprint of its certificate.
        fingerprint: String,
        /// The key of this desk.
        seed: String,
    },
    /// One that was there: whoever may use it is everybody who has the address.
    Given {
        /// Its address, with user and password where it asks for them.
        url: String,
    },
}

impl Server {
    /// Names it without what is secret.
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

    /// Returns host and port alone.
    #[must_use]
    pub fn address(&self) -> String {
        let shown = self.shown();
        let host = shown.split_once("://").map_or(shown.as_str(), |(_, host)| host).trim_end_matches('/');
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        if has_port { host.to_owned() } else { format!("{host}:4222") }
    }
}

/// Nothing secret is shown.
impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.shown())
    }
}

/// Why the file of a desk cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", path.display())]
pub struct NoMembership {
    path: PathBuf,
    why: String,
}

/// The beginning of the digest of an event's header, by which files beside it are named.
#[must_use]
pub fn short(identity: &str) -> &str {
    identity.get(..16).unwrap_or(identity)
}

pub(super) fn path_of(event: &Path, identity: &str) -> PathBuf {
    folder_of(event).join(format!(".wallchart-{}.desk", short(identity)))
}

impl Membership {
    /// Makes one.
    #[must_use]
    pub const fn new(name: String, role: Role, server: Server) -> Self {
        Self { format: FORMAT, name, role, server }
    }

    /// Returns the desk as others see it.
    #[must_use]
    pub fn author(&self) -> Author {
        Author { name: self.name.clone(), role: self.role }
    }

    /// Reads the one of an event; nothing where the event is not shared.
    ///
    /// # Errors
    ///
    /// There is one, and it cannot be read.
    pub fn read(disk: &dyn Disk, event: &Path, identity: &str) -> Result<Option<Self>, NoMembership> {
        let path = path_of(event, identity);
        let wrong = |why: String| NoMembership { path: path.clone(), why };
        let bytes = match disk::read_file(disk, &path, limits::SMALL) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(wrong(refusal::of_disk(&error))),
        };
        // What the parser says repeats the text, which holds a key.
        let read = String::from_utf8(bytes).ok().and_then(|text| ron::from_str::<Self>(&text).ok());
        match read {
            Some(read) if read.format == FORMAT => Ok(Some(read)),
            Some(Self { format, .. }) => {
                Err(wrong(format!("format {format} is not known (expected {FORMAT})")))
            }
            None => Err(wrong("this is not the file of a desk (leave and join again)".to_owned())),
        }
    }

    /// Keeps it beside an event.
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

    /// Removes the one of an event, which is a plain file from then on.
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
    fn what_is_kept_is_read_and_shows_no_secret() {
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
    fn what_is_no_file_of_a_desk_is_told_without_what_stands_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let (event, identity) = (folder.path().join("open.ron"), "0123456789abcdef0123");
        std::fs::write(path_of(&event, identity), "(format:1,seed:\"SUSECRET\"").unwrap();
        let told = Membership::read(&*disk::system(), &event, identity).unwrap_err().to_string();
        assert!(told.contains("not the file of a desk") && !told.contains("SUSECRET"), "{told}");
    }
}
