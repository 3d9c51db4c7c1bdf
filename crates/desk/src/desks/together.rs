//! A desk and the other desks of its event: the link to them, and the entries and open acts that they have.

use std::path::Path;
#[cfg(feature = "desks")]
use std::{collections::BTreeMap, time::Duration};

#[cfg(not(feature = "desks"))]
use super::NOT_BUILT;
use super::Wake;
use super::membership::{Membership, NoMembership};
#[cfg(feature = "desks")]
use super::{membership, nats};
#[cfg(feature = "desks")]
use crate::shared::count_behind;
#[cfg(feature = "desks")]
use crate::shared::link::{Author, Link, OpenAct};
use crate::shared::waiting::{self, NotKept};
use crate::storage::disk::Disk;
use crate::storage::disk::folder_of;
use crate::{Desk, Moved};
use engine::action::{Entry, Header};

/// The message if results wait at a desk that has no key for the server any more.
const KEY_GONE: &str = "results typed without the server wait beside this event, and the file with the key of this desk \
                        (.wallchart-….desk) is gone: put it back, or drop them with `wallchart leave EVENT --drop`";

/// The reason why a desk does not reach the other desks of an event.
#[derive(Debug, thiserror::Error)]
pub enum NotTogether {
    /// Results wait at a desk that has no key for the server any more.
    #[error("{KEY_GONE}")]
    KeyGone,
    /// The file of this desk cannot be read or written.
    #[error(transparent)]
    Membership(#[from] NoMembership),
    /// The waiting entries cannot be read or saved.
    #[error(transparent)]
    Waiting(#[from] NotKept),
    /// There is no link to the server.
    #[cfg(feature = "desks")]
    #[error(transparent)]
    Link(#[from] nats::NoLink),
    /// The event has no other desks.
    #[cfg(feature = "desks")]
    #[error("this event is not shared")]
    NotShared,
    /// The others have other entries in the same place.
    #[cfg(feature = "desks")]
    #[error("this desk and the others have different entries")]
    Different,
    /// The program cannot ask the other desks.
    #[cfg(not(feature = "desks"))]
    #[error("{NOT_BUILT}")]
    NotBuilt,
    /// The program cannot write to a shared event.
    #[cfg(not(feature = "desks"))]
    #[error("this event is shared by several desks, and {NOT_BUILT}")]
    Shared,
}

/// Connects a desk to the others if its event is shared; returns its membership.
///
/// # Errors
///
/// The event is shared and this desk cannot take part, so it is read-only; the reason.
pub fn meet(desk: &mut Desk, wake: Wake) -> Result<Option<Membership>, NotTogether> {
    let Some(path) = desk.path() else { return Ok(None) };
    let met = match Membership::read(&**desk.disk(), path, desk.identity()) {
        Ok(None) if waiting::path_for(desk).is_some_and(|waiting| desk.disk().find(&waiting).is_ok()) => {
            Err(NotTogether::KeyGone)
        }
        Ok(None) => return Ok(None),
        Ok(Some(_)) if desk.read_only().is_some() => return Ok(None),
        Ok(Some(membership)) => linked(desk, &membership, wake).map(|()| Some(membership)),
        Err(error) => Err(error.into()),
    };
    met.inspect_err(|why| desk.others_mut().refuse_to_write(why.to_string()))
}

/// Copies the files of a shared event to the file in which the event continues: the old folder may be gone.
///
/// # Errors
///
/// The disk refuses; the reason.
pub fn follow_move(
    desk: &mut Desk,
    moved: &Moved,
    membership: Option<&Membership>,
) -> Result<(), NotTogether> {
    let Some(membership) = membership.filter(|_| folder_of(&moved.from) != folder_of(&moved.to)) else {
        return Ok(());
    };
    membership.keep(&**desk.disk(), &moved.to, desk.identity())?;
    let kept = desk.shared_mut().map_or(Ok(()), |(shared, journal)| shared.keep_waiting(journal));
    Ok(kept?)
}

/// Returns the link of a desk to the other desks of an event; the server need not be reachable.
///
/// # Errors
///
/// The link cannot be made; the reason.
#[cfg(feature = "desks")]
pub fn link(membership: &Membership, identity: &str, wake: Wake) -> Result<Box<dyn Link>, NotTogether> {
    Ok(Box::new(nats::NatsLink::start(membership, membership::short(identity), wake)?))
}

/// Returns the desks of an event that report their presence within a time, with the acts that are open at
/// each. The event may be open at this desk meanwhile.
///
/// # Errors
///
/// The event is not shared, or the server cannot be reached; the reason.
#[cfg(feature = "desks")]
pub fn present(
    disk: &dyn Disk,
    event: &Path,
    identity: &str,
    most: Duration,
) -> Result<(Author, BTreeMap<Author, Vec<OpenAct>>), NotTogether> {
    let membership = Membership::read(disk, event, identity)?;
    let membership = membership.ok_or(NotTogether::NotShared)?;
    let present = nats::present(&membership, membership::short(identity), most);
    Ok((membership.author(), present?))
}

/// Counts the entries that the other desks of a shared event have and a file lacks; `None` if it is not
/// shared.
///
/// # Errors
///
/// The server cannot be reached, or the entries differ, so the number is unknown; the reason.
#[cfg(feature = "desks")]
pub fn ahead(
    disk: &dyn Disk,
    event: &Path,
    identity: &str,
    header: &Header,
    entries: &[Entry],
) -> Result<usize, NotTogether> {
    let membership = Membership::read(disk, event, identity)?;
    let Some(membership) = membership else { return Ok(0) };
    let texts = nats::texts(&membership, membership::short(identity))?;
    let ahead = count_behind(identity, (header, entries), &texts);
    ahead.ok_or(NotTogether::Different)
}

/// Returns `None` if the event is not shared.
///
/// # Errors
///
/// The event is shared, and the program is built without the network.
#[cfg(not(feature = "desks"))]
pub fn ahead(
    disk: &dyn Disk,
    event: &Path,
    identity: &str,
    _: &Header,
    _: &[Entry],
) -> Result<usize, NotTogether> {
    match Membership::read(disk, event, identity) {
        Ok(None) => Ok(0),
        Ok(Some(_)) => Err(NotTogether::NotBuilt),
        Err(error) => Err(error.into()),
    }
}

#[cfg(feature = "desks")]
fn linked(desk: &mut Desk, membership: &Membership, wake: Wake) -> Result<(), NotTogether> {
    let link = link(membership, desk.identity(), wake)?;
    Ok(desk.share(link)?)
}

#[cfg(not(feature = "desks"))]
fn linked(_: &mut Desk, _: &Membership, _: Wake) -> Result<(), NotTogether> {
    Err(NotTogether::Shared)
}
