//! The desks that were admitted to an event, with their keys. The server admits these and no others.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::shared::link::{Author, Role};
use crate::storage::disk::{self, Access, Disk, DiskFile, Visibility, open_own};
use crate::storage::{limits, refusal, whole_file};
use engine::folding::fold;

/// The most desks of a role at one event, not counting those that were shut out. A code of one role takes no
/// place of another role.
pub(super) const MOST: usize = 100;

/// The number of attempts at the lock of the file, and the time of one attempt.
const TRIES: u32 = 100;
const TRY: Duration = Duration::from_millis(20);

/// An admitted desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Admitted {
    /// The name of the desk.
    pub name: String,
    /// The role of the desk.
    pub role: Role,
    /// The public half of its key.
    pub key: String,
    /// True if it is the desk of the computer that hosts the event.
    #[serde(default, skip_serializing_if = "is_no")]
    pub is_host: bool,
    /// True if it was shut out since.
    #[serde(default, skip_serializing_if = "is_no")]
    pub is_out: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_no(flag: &bool) -> bool {
    !*flag
}

impl Admitted {
    /// Returns the desk as other desks see it.
    #[must_use]
    pub(super) fn author(&self) -> Author {
        Author { name: self.name.clone(), role: self.role }
    }
}

/// All desks that were admitted.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Roster {
    /// The desks, in the order of their admission.
    pub desks: Vec<Admitted>,
}

/// The reason why a desk is not admitted, or not shut out.
#[derive(Debug, thiserror::Error)]
pub enum NotAdmitted {
    /// Another desk has the name.
    #[error("there is already a desk called {0} (choose another name)")]
    Taken(String),
    /// The desk was shut out.
    #[error("the desk called {0} was shut out (choose another name)")]
    Out(String),
    /// The desk is that of the computer that hosts the event.
    #[error("{0} is the desk of this computer, which hosts the event; it cannot be shut out")]
    Host(String),
    /// No desk has the name.
    #[error("no desk is called {0} (`wallchart desks EVENT` lists them)")]
    Unknown(String),
    /// The role has too many desks.
    #[error(
        "{MOST} desks have joined as {0}, and there is no room for more (shut out the ones you do not use)"
    )]
    Full(&'static str),
    /// The text is not a key.
    #[error("the desk has sent no proper key")]
    Key,
    /// The file cannot be read or written.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        why: String,
    },
}

impl Roster {
    /// Admits a desk.
    ///
    /// # Errors
    ///
    /// The name belongs to another key or was shut out, or there are too many desks.
    pub(super) fn admit(&mut self, name: &str, role: Role, key: &str) -> Result<(), NotAdmitted> {
        let is_key = key.len() == 56 && key.starts_with('U') && nkeys::KeyPair::from_public_key(key).is_ok();
        if !is_key {
            return Err(NotAdmitted::Key);
        }
        // A key has one name: a desk that was shut out cannot come back under another name.
        if let Some(there) = self.desks.iter().find(|desk| fold(&desk.name) == fold(name) || desk.key == key)
        {
            return match there {
                Admitted { is_out: true, .. } => Err(NotAdmitted::Out(there.name.clone())),
                // The desk asks again because it did not receive the answer.
                there if there.key == key && there.role == role && fold(&there.name) == fold(name) => Ok(()),
                Admitted { .. } => Err(NotAdmitted::Taken(there.name.clone())),
            };
        }
        if MOST <= self.inside().filter(|desk| desk.role == role).count() {
            return Err(NotAdmitted::Full(role.word()));
        }
        self.desks.push(Admitted {
            name: name.to_owned(),
            role,
            key: key.to_owned(),
            is_host: false,
            is_out: false,
        });
        Ok(())
    }

    /// Admits the desk of the computer that hosts the event.
    ///
    /// # Errors
    ///
    /// As [`Roster::admit`].
    pub(super) fn admit_host(&mut self, name: &str, key: &str) -> Result<(), NotAdmitted> {
        self.admit(name, Role::Lead, key)?;
        self.desks.iter_mut().filter(|desk| desk.key == key).for_each(|desk| desk.is_host = true);
        Ok(())
    }

    /// Shuts a desk out.
    ///
    /// # Errors
    ///
    /// No desk has the name, or it is the host's.
    pub(super) fn shut_out(&mut self, name: &str) -> Result<Author, NotAdmitted> {
        let folded = fold(name.trim());
        let found = self.desks.iter_mut().find(|desk| fold(&desk.name) == folded);
        let desk = found.ok_or_else(|| NotAdmitted::Unknown(name.trim().to_owned()))?;
        if desk.is_host {
            return Err(NotAdmitted::Host(desk.name.clone()));
        }
        desk.is_out = true;
        Ok(desk.author())
    }

    /// Returns the desks that are not shut out.
    pub(super) fn inside(&self) -> impl Iterator<Item = &Admitted> {
        self.desks.iter().filter(|desk| !desk.is_out)
    }

    /// Reads the list in a folder; empty if the file is missing.
    ///
    /// # Errors
    ///
    /// It cannot be read.
    pub(super) fn read(disk: &dyn Disk, folder: &Path) -> Result<Self, NotAdmitted> {
        let path = folder.join("desks.ron");
        let wrong = |why: String| NotAdmitted::File { path: path.clone(), why };
        let bytes = match disk::read_file(disk, &path, limits::SMALL) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(wrong(refusal::of_disk(&error))),
        };
        let text = String::from_utf8(bytes).map_err(|_| wrong("this is not UTF-8".to_owned()))?;
        ron::from_str(&text).map_err(|error| wrong(error.to_string()))
    }

    /// Changes the list in a folder under its lock, and returns the new list.
    ///
    /// # Errors
    ///
    /// The file cannot be read or written, or `change` fails; it is unchanged then.
    pub(super) fn change<T>(
        disk: &dyn Disk,
        folder: &Path,
        change: impl FnOnce(&mut Self) -> Result<T, NotAdmitted>,
    ) -> Result<(Self, T), NotAdmitted> {
        let path = folder.join("desks.ron");
        let wrong = |why: String| NotAdmitted::File { path: path.clone(), why };
        let _lock =
            lock(disk, &folder.join("desks.lock")).map_err(|error| wrong(refusal::of_disk(&error)))?;
        let mut roster = Self::read(disk, folder)?;
        let changed = change(&mut roster)?;
        let text = ron::ser::to_string_pretty(&roster, ron::ser::PrettyConfig::default())
            .map_err(|error| wrong(error.to_string()))?;
        whole_file::replace(disk, &path, text.as_bytes(), Visibility::Owner)
            .map_err(|error| wrong(refusal::of_disk(&error)))?;
        Ok((roster, changed))
    }
}

/// Takes a lock that one program has at a time, until the file is closed; `None` if another program has it.
pub(super) fn only_one(disk: &dyn Disk, path: &Path) -> std::io::Result<Option<Box<dyn DiskFile>>> {
    let open = || open_own(disk, path, Access::Write);
    let file = open().or_else(|_| disk.create_new(path, Visibility::Owner)).or_else(|_| open())?;
    Ok(file.try_lock().is_ok().then_some(file))
}

/// Waits for a lock and takes it.
fn lock(disk: &dyn Disk, path: &Path) -> std::io::Result<Box<dyn DiskFile>> {
    for _ in 0..TRIES {
        if let Some(file) = only_one(disk, path)? {
            return Ok(file);
        }
        std::thread::park_timeout(TRY);
    }
    Err(std::io::Error::other("another program is using the list of desks"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key() -> String {
        nkeys::KeyPair::new_user().public_key()
    }

    #[test]
    fn a_name_belongs_to_one_key() {
        let (mut roster, first) = (Roster::default(), key());
        roster.admit("Hall B", Role::Entry, &first).unwrap();
        roster.admit("Hall B", Role::Entry, &first).unwrap();
        assert_eq!(roster.desks.len(), 1);
        for other in ["hall b", "HALL B", "Häll B", "Ｈａｌｌ Ｂ"] {
            assert!(
                matches!(roster.admit(other, Role::Entry, &key()), Err(NotAdmitted::Taken(_))),
                "{other}"
            );
        }
        assert!(matches!(roster.admit("Hall B", Role::Lead, &first), Err(NotAdmitted::Taken(_))));
        assert!(matches!(roster.admit("Hall C", Role::Entry, &first), Err(NotAdmitted::Taken(_))));
        assert!(matches!(roster.admit("Hall C", Role::Entry, "UABC\" }"), Err(NotAdmitted::Key)));
    }

    #[test]
    fn a_desk_that_was_shut_out_stays_out() {
        let (mut roster, first) = (Roster::default(), key());
        roster.admit("Hall B", Role::Entry, &first).unwrap();
        assert_eq!(roster.shut_out(" hall b ").unwrap().name, "Hall B");
        assert_eq!(roster.inside().count(), 0);
        assert!(matches!(roster.admit("Hall B", Role::Entry, &first), Err(NotAdmitted::Out(_))));
        assert!(matches!(roster.admit("Hall D", Role::Lead, &first), Err(NotAdmitted::Out(_))));
        assert!(matches!(roster.shut_out("Hall C"), Err(NotAdmitted::Unknown(_))));
    }
}
