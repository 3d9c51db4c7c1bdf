//! What a screen asks of the network, whether the program is built with it or not.

use std::path::{Path, PathBuf};

use crate::desk::shared::link::Role;
use crate::desk::{Desk, Equipment};
use crate::storage::disk::SharedDisk;

/// A sentence why something is not done.
type Why = String;

/// What lets desks in.
#[derive(Debug)]
pub struct Invitation {
    /// In which role.
    pub role: Role,
    /// The code.
    pub code: String,
}

/// An event that this program hosts, until this is dropped.
pub struct Hosted {
    #[cfg(feature = "desks")]
    host: super::host::Host,
}

#[cfg(feature = "desks")]
impl Hosted {
    /// Shares an event of this computer, with a desk that is called so as the lead.
    ///
    /// # Errors
    ///
    /// It is not shared; why.
    pub fn start(disk: &SharedDisk, event: &Path, name: &str) -> Result<Self, Why> {
        let options =
            super::host::Options { name: name.to_owned(), is_open_here: true, ..Default::default() };
        let host = super::host::Host::start(disk, event, &options).map_err(|error| error.to_string())?;
        Ok(Self { host })
    }

    /// Returns what happened since it was asked for last.
    #[must_use]
    pub fn news(&self) -> Vec<String> {
        self.host.news()
    }

    /// Whether the program was told to end, and the server has ended.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.host.has_ended()
    }
}

/// Returns what lets desks in to an event that is shared from this computer, whoever hosts it now; nothing where it is not.
#[cfg(feature = "desks")]
#[must_use]
pub fn codes(disk: &SharedDisk, event: &Path, identity: &str) -> Vec<Invitation> {
    let codes = super::host::codes_of(&**disk, event, identity);
    codes.into_iter().map(|(role, code)| Invitation { role, code: code.to_string() }).collect()
}

/// Whether an event was shared from this computer, and nobody shares it now.
#[cfg(feature = "desks")]
#[must_use]
pub fn is_to_be_shared(disk: &SharedDisk, event: &Path, identity: &str) -> bool {
    !codes(disk, event, identity).is_empty() && !super::host::is_hosted(&**disk, event, identity)
}

/// Says no.
#[cfg(not(feature = "desks"))]
#[must_use]
pub const fn is_to_be_shared(_: &SharedDisk, _: &Path, _: &str) -> bool {
    false
}

/// Checks that a text may be a code, before anything else is asked.
///
/// # Errors
///
/// It cannot be; why.
#[cfg(feature = "desks")]
pub fn check_code(text: &str) -> Result<(), Why> {
    super::join::check(text).map_err(|error| error.to_string())
}

/// Joins an event in the role that the code is of.
///
/// # Errors
///
/// It is not joined; why.
#[cfg(feature = "desks")]
pub fn join(
    code: &str,
    name: &str,
    equipment: Equipment,
    name_file: impl FnOnce(&str, &str) -> PathBuf,
) -> Result<PathBuf, Why> {
    let desk =
        super::join::join(code, name, None, equipment, name_file).map_err(|error| error.to_string())?;
    Ok(desk.path().map_or_else(PathBuf::new, Path::to_owned))
}

/// Gives the server that is hosted here the entries of this file in place of what it has.
///
/// # Errors
///
/// The server does not take them; why.
#[cfg(feature = "desks")]
pub fn put_back(disk: &SharedDisk, event: &Path, identity: &str) -> Result<(), Why> {
    super::host::put_back(disk, event, identity).map_err(|error| error.to_string())
}

/// Shuts a desk out of an event that is shared from this computer; returns its name.
///
/// # Errors
///
/// There is no such desk, or it is this one; why.
#[cfg(feature = "desks")]
pub fn shut_out(disk: &SharedDisk, event: &Path, identity: &str, name: &str) -> Result<String, Why> {
    let out = super::host::shut_out(disk, event, identity, name).map_err(|error| error.to_string())?;
    Ok(out.name)
}

/// Leaves the others: the event of the desk is a plain file from then on.
///
/// # Errors
///
/// The disk refuses; why.
#[cfg(feature = "desks")]
pub fn leave(desk: Desk) -> Result<(), Why> {
    super::join::leave(desk).map_err(|error| error.to_string())
}

/// Returns nothing.
#[cfg(not(feature = "desks"))]
#[must_use]
pub const fn codes(_: &SharedDisk, _: &Path, _: &str) -> Vec<Invitation> {
    Vec::new()
}

#[cfg(not(feature = "desks"))]
impl Hosted {
    /// Says that the program is built without the network.
    ///
    /// # Errors
    ///
    /// Always.
    pub fn start(_: &SharedDisk, _: &Path, _: &str) -> Result<Self, Why> {
        Err(super::NOT_BUILT.to_owned())
    }

    /// Returns nothing.
    #[must_use]
    pub const fn news(&self) -> Vec<String> {
        Vec::new()
    }

    /// Says no.
    #[must_use]
    pub const fn has_ended(&self) -> bool {
        false
    }
}

/// Says that the program is built without the network.
///
/// # Errors
///
/// Always.
#[cfg(not(feature = "desks"))]
pub fn check_code(_: &str) -> Result<(), Why> {
    Err(super::NOT_BUILT.to_owned())
}

/// Says that the program is built without the network.
///
/// # Errors
///
/// Always.
#[cfg(not(feature = "desks"))]
pub fn join(_: &str, _: &str, _: Equipment, _: impl FnOnce(&str, &str) -> PathBuf) -> Result<PathBuf, Why> {
    Err(super::NOT_BUILT.to_owned())
}

/// Says that the program is built without the network.
///
/// # Errors
///
/// Always.
#[cfg(not(feature = "desks"))]
pub fn put_back(_: &SharedDisk, _: &Path, _: &str) -> Result<(), Why> {
    Err(super::NOT_BUILT.to_owned())
}

/// Says that the program is built without the network.
///
/// # Errors
///
/// Always.
#[cfg(not(feature = "desks"))]
pub fn leave(_: Desk) -> Result<(), Why> {
    Err(super::NOT_BUILT.to_owned())
}

/// Says that the program is built without the network.
///
/// # Errors
///
/// Always.
#[cfg(not(feature = "desks"))]
pub fn shut_out(_: &SharedDisk, _: &Path, _: &str, _: &str) -> Result<String, Why> {
    Err(super::NOT_BUILT.to_owned())
}
