//! Reasons why an act at a shared event is not recorded.

/// The message about a sent act while the server has not answered.
pub(crate) const NO_ANSWER: &str = "the server has not answered yet";

/// The message about lines that exceed the size of a message.
pub(crate) const TOO_MUCH: &str = "this is more than the server takes at once";

/// The reason why an act at a shared event is not done, or not yet.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotShared {
    /// It is stored here, and published when the server is back.
    #[error("kept at this desk until the server is back ({0})")]
    Waits(String),
    /// It cannot wait.
    #[error(
        "not recorded: {0} (you can still enter results; for everything else, wait until the server is back)"
    )]
    Offline(String),
    /// Other desks were first.
    #[error("not recorded: another desk was first")]
    Overtaken,
    /// Entries of other desks had to be applied first, and are.
    #[error("not recorded: the other desks were first")]
    Behind,
    /// It was sent, and the server did not answer.
    #[error("{0}: this may or may not be recorded; check it when the server is back")]
    Unknown(String),
    /// It was sent, and the answer arrives later with the stream.
    #[error("sent, but {NO_ANSWER}: it is recorded as soon as the server has taken it, and shown then")]
    Sent,
    /// Its board or event has changed meanwhile.
    #[error("not recorded: {0}")]
    Meanwhile(String),
    /// Another desk has entered a different result.
    #[error("not recorded: {0}")]
    Disagrees(String),
    /// Another desk has already done it.
    #[error("{0}")]
    Done(String),
    /// This desk may not do it.
    #[error("not recorded: {0}")]
    MayNot(String),
    /// It exceeds the size of a message.
    #[error("not recorded: {TOO_MUCH} (do it in smaller parts)")]
    TooMuch,
    /// The waiting acts cannot be stored.
    #[error("not recorded: {0}")]
    NotKept(String),
    /// The other desks have it, but the file of this desk does not.
    #[error("the other desks have it, but this desk could not save it yet: {0}")]
    Unwritten(String),
}
