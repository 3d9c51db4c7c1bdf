//! The reasons why an event is not hosted.

use crate::desks::membership::NoMembership;
use crate::desks::nats::NoLink;
use crate::desks::roster::NotAdmitted;
use crate::desks::server::NoServer;
use crate::shared::link::NoName;
use crate::storage::event_file::StorageError;

/// The reason why an event is not hosted.
#[derive(Debug, thiserror::Error)]
pub enum NotHosted {
    /// The event cannot be read.
    #[error(transparent)]
    Event(#[from] StorageError),
    /// The event is damaged.
    #[error("{0} (open it at the desk first)")]
    Damaged(String),
    /// The server cannot be made or started.
    #[error(transparent)]
    Server(#[from] NoServer),
    /// The server cannot be reached.
    #[error(transparent)]
    Link(#[from] NoLink),
    /// The server refuses the event.
    #[error("the server does not take the event: {0}")]
    NotTaken(String),
    /// The list of desks cannot be changed.
    #[error(transparent)]
    Roster(#[from] NotAdmitted),
    /// The file of this desk cannot be written.
    #[error(transparent)]
    Membership(#[from] NoMembership),
    /// The desk's name is not allowed.
    #[error(transparent)]
    Name(#[from] NoName),
    /// The event belongs to another desk's server already.
    #[error(
        "this event has joined others as {0}; where the computer of their lead is gone, `wallchart host --take-over EVENT` \
         shares it from here (`wallchart leave EVENT` makes it a plain file)"
    )]
    Joined(String),
    /// The event is not shared, so there is no lead to replace.
    #[error("this event is not shared, so there is no lead to take over from (share it instead)")]
    NothingToTakeOver,
    /// A desk of the role look cannot become the lead.
    #[error("{0} only looks (its role is look): take over at a desk of the role lead or entry")]
    OnlyLooks(String),
    /// The lead is running.
    #[error("the server at {0} is running, so its lead is not gone: end it there first, then take over")]
    LeadIsThere(String),
    /// Another program hosts the event.
    #[error("another wallchart on this computer is already sharing this event")]
    Hosted,
    /// A desk that does not share the event is writing it.
    #[error("this event is open at a desk (share it there, or close it first)")]
    Open,
    /// The event's server, or another process that now has its number, occupies the port and hangs.
    #[error(
        "{0} is taken by a program that does not answer; it may be the server of this event, left over as process {1} (end \
         that process, then share the event again)"
    )]
    Hangs(String, u32),
    /// The user stopped the work.
    #[error("sharing was stopped; this computer does not share the event")]
    Stopped,
    /// The system refuses.
    #[error("{0}")]
    System(String),
}
