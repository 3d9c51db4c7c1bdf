//! The result of a pairing system: a round that could be published, or the reason against one.

use super::dutch::NotPaired;
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::words;
use crate::event::action::ByeKind;

/// A round that could be published.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Proposal {
    /// The players of each board in the order of their seats.
    pub boards: Vec<Vec<PlayerId>>,
    /// The players who are not seated, each with a bye.
    pub byes: Vec<(PlayerId, ByeKind)>,
}

/// The reason why a system makes no pairing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoProposal {
    /// The director seats the players.
    #[error("this event is paired by hand")]
    ByHand,
    /// Too few players are present.
    #[error("fewer than two take part in round {0}")]
    TooFew(RoundNo),
    /// Everybody has met everybody.
    #[error("the round robin is over after {}", words::count(*.0, "round"))]
    Over(usize),
    /// The last round of the table is over.
    #[error("the table is over after {}", words::count((*.0).into(), "round"))]
    TableOver(u16),
    /// A match of two teams has another number of teams.
    #[error("this system is for two teams; there are {0}")]
    NotTwoTeams(usize),
    /// The knockout has its winner.
    #[error("the knockout is decided")]
    Decided,
    /// A match of the knockout has no winner yet.
    #[error("a match of the knockout has no winner yet (enter its result first)")]
    Undecided,
    /// The Swiss system makes no pairing.
    #[error(transparent)]
    Swiss(#[from] NotPaired),
    /// The table of a round robin cannot hold so many players.
    #[error("{0} players are too many for one table (expected at most 65534)")]
    TooMany(usize),
}
