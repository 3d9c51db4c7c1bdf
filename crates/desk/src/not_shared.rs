//! Reasons why an act at a shared event is not recorded.

use engine::id::{BoardNo, RoundNo, Seq};

/// The message about a sent act while the server has not answered.
pub(crate) const NO_ANSWER: &str = "the server has not answered yet";

/// The message about lines that exceed the size of a message.
pub(crate) const TOO_MUCH: &str = "this is more than the server takes at once";

/// The reason why an act at a shared event is not done, or not yet.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotShared {
    /// It is stored here, and published when the server is back.
    #[error("kept at this desk until the server is back ({0})")]
    Waits(Unreached),
    /// It cannot wait.
    #[error(
        "not recorded: {0} (you can still enter results; for everything else, wait until the server is back)"
    )]
    Offline(Unreached),
    /// Other desks were first.
    #[error("not recorded: another desk was first")]
    Overtaken,
    /// Entries of other desks had to be applied first, and are.
    #[error("not recorded: the other desks were first")]
    Behind,
    /// It was sent, and the server did not answer.
    #[error("{0}: this may or may not be recorded; check it when the server is back")]
    Unknown(Unreached),
    /// It was sent, and the answer arrives later with the stream.
    #[error("sent, but {NO_ANSWER}: it is recorded as soon as the server has taken it, and shown then")]
    Sent,
    /// Its board or event has changed meanwhile.
    #[error("not recorded: {0}")]
    Meanwhile(Change),
    /// Another desk has entered a different result.
    #[error("not recorded: {0}")]
    Disagrees(Disagreement),
    /// Another desk has already done it.
    #[error("{0}")]
    Done(SameElsewhere),
    /// This desk may not do it.
    #[error("not recorded: {0}")]
    MayNot(Forbidden),
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

/// The reason why the other desks cannot be reached.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unreached {
    /// The server has not answered yet.
    #[error("{NO_ANSWER}")]
    NoAnswer,
    /// The link reports it.
    #[error("{0}")]
    Link(String),
    /// Other desks were faster, and their entries do not arrive.
    #[error("no entries arrive from the other desks")]
    NothingArrives,
    /// The stream is not read to its end.
    #[error("the entries of the other desks are still being read")]
    StillReading,
    /// From this entry on, the others lack entries of this desk.
    #[error("{} (or {CHOOSE})", ahead(*.0))]
    Ahead(Seq),
}

/// A board, and the last entry of another desk about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardElsewhere {
    /// The round and the board.
    pub at: (RoundNo, BoardNo),
    /// The author of the entry.
    pub who: String,
    /// The age of the entry in seconds, if it is read at once.
    pub age: Option<i64>,
    /// The result of the board in words.
    pub stands: String,
}

impl BoardElsewhere {
    fn place(&self) -> String {
        format!("board {} of round {}", self.at.1, self.at.0)
    }

    fn place_and_age(&self) -> String {
        let age = self.age.filter(|seconds| (0..120).contains(seconds));
        format!("{}{}", self.place(), age.map_or_else(String::new, |seconds| format!(" {seconds} s ago")))
    }
}

/// The change of a board or of the event by another desk.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Change {
    /// Other desks were first, however often it was tried.
    #[error("the other desks were first every time (try again)")]
    EveryTime,
    /// An entry changed the event.
    #[error("{who} was first: {told} (look at it, and do it again)")]
    Entry {
        /// The author of the entry.
        who: String,
        /// The entry in words.
        told: String,
    },
    /// The board has other players.
    #[error("board {} of round {} has other players now; this was typed for {}", .at.1, .at.0, .players.join(" – "))]
    Players {
        /// The round and the board.
        at: (RoundNo, BoardNo),
        /// The players for whom it was typed.
        players: Vec<String>,
    },
    /// The board has changed.
    #[error("{} changed {}: {} (look at it, and do it again)", .0.who, .0.place_and_age(), .0.stands)]
    Board(BoardElsewhere),
}

/// Another result of a board, entered by another desk.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{} entered {} at {}; you typed {typed}", .other.who, .other.stands, .other.place_and_age())]
pub struct Disagreement {
    /// The board with the result of the other desk.
    pub other: BoardElsewhere,
    /// The result typed here in words.
    pub typed: String,
}

/// The same act, done by another desk.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SameElsewhere {
    /// The same result.
    #[error("{} entered the same at {}: {}", .0.who, .0.place_and_age(), .0.stands)]
    Entered(BoardElsewhere),
    /// The second pass of the board.
    #[error("{} agreed at {}", .0.who, .0.place_and_age())]
    Agreed(BoardElsewhere),
}

/// The reason why this desk may not do an act.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Forbidden {
    /// Its role only looks.
    #[error("this desk only looks (its role is look)")]
    OnlyLooks,
    /// Its role enters results.
    #[error("this desk enters results (its role is entry); everything else is done at the desk of the lead")]
    OnlyEnters,
    /// The last act is of another desk.
    #[error(
        "the last act is of {who}: {told} (here you can undo only the last act of this desk; ask the lead to correct a mistake)"
    )]
    LastIsOf {
        /// The author of the entry.
        who: String,
        /// The entry in words.
        told: String,
    },
    /// Another desk entered the result.
    #[error(
        "{} entered {} at {}{} (an entry desk corrects only its own results, until the next round or a seal; ask the lead)",
        .other.who, .other.stands, .other.place(), .typed.as_ref().map_or_else(String::new, |typed| format!("; you typed {typed}"))
    )]
    ResultIsOf {
        /// The board with the result of the other desk.
        other: BoardElsewhere,
        /// The result typed here in words.
        typed: Option<String>,
    },
    /// The entries of this desk and the others differ, from this one of that author on.
    #[error("{} ({CHOOSE})", apart(*.0, .1))]
    Apart(Seq, String),
    /// The other desks would refuse the entry; the reason.
    #[error("the other desks would refuse it: {0}")]
    Refused(String),
}

/// The advice for desks that have different entries.
pub(crate) const CHOOSE: &str =
    "choose whose go on: `desks` in the palette, or `wallchart desks EVENT --keep others`";

/// Reports that this desk and others have different entries.
pub(crate) fn apart(seq: Seq, who: &str) -> String {
    let who = if who.is_empty() { "the others" } else { who };
    format!("from entry {} on, this desk and {who} have different entries", seq.0)
}

/// Reports that this desk has entries that it may not publish.
pub(crate) fn ahead(seq: Seq) -> String {
    format!(
        "from entry {} on, the other desks lack entries of this one; the lead adds them if it has them",
        seq.0
    )
}
