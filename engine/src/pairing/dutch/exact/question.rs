//! The question about a bracket and its answer.

use crate::pairing::dutch::bracket::{Bracket, Paired};
use crate::pairing::dutch::completion::Bye;
use crate::pairing::dutch::player::Roster;

/// The part of the field that a problem includes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::pairing::dutch) enum Depth {
    /// Only the bracket, as if all downfloaters were equally good for the brackets below.
    Bracket,
    /// The next bracket too (C8), as if players left over there always found an opponent below.
    Next,
    /// Everybody.
    Field,
}

/// A demand on a bracket beyond the rules, to find its cost for an explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::pairing::dutch) enum Demand {
    /// Nothing.
    Nothing,
    /// Two players meet.
    Meet(u32, u32),
    /// A player floats.
    Float(u32),
}

impl Demand {
    pub(super) fn permits_pair(self, p: u32, q: u32) -> bool {
        match self {
            Self::Nothing => true,
            Self::Meet(a, b) => {
                [p, q] == [a, b] || [p, q] == [b, a] || ![p, q].iter().any(|&x| x == a || x == b)
            }
            Self::Float(a) => p != a && q != a,
        }
    }

    pub(super) fn names(self, p: u32) -> bool {
        match self {
            Self::Meet(a, b) => p == a || p == b,
            Self::Float(a) => p == a,
            Self::Nothing => false,
        }
    }

    pub(super) fn permits_float(self, p: u32) -> bool {
        match self {
            Self::Meet(a, b) => p != a && p != b,
            Self::Nothing | Self::Float(_) => true,
        }
    }
}

/// The answer of the exact method.
#[derive(Debug, Clone)]
pub(in crate::pairing::dutch) struct Found {
    pub paired: Paired,
    /// The pairs of the next bracket that prove C8, if the depth includes it.
    pub ahead: Vec<(u32, u32)>,
}

/// A vertex of the matching.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Seat {
    /// A moved-down player who may be paired in the bracket.
    Mdp(u32),
    /// A moved-down player who is known to float again (article 3.2, the limbo).
    Limbo(u32),
    Resident(u32),
    Next(u32),
    Rest(u32),
    /// Any player below.
    Spare,
    /// The pairing-allocated bye.
    Bye,
}

impl Seat {
    /// Returns the player, if the seat belongs to the bracket.
    pub(super) fn of_bracket(self) -> Option<u32> {
        match self {
            Self::Mdp(p) | Self::Limbo(p) | Self::Resident(p) => Some(p),
            Self::Next(_) | Self::Rest(_) | Self::Spare | Self::Bye => None,
        }
    }

    pub(super) fn player(self) -> Option<u32> {
        match self {
            Self::Mdp(p) | Self::Limbo(p) | Self::Resident(p) | Self::Next(p) | Self::Rest(p) => Some(p),
            Self::Spare | Self::Bye => None,
        }
    }

    pub(super) fn pairable_mdp(self) -> Option<u32> {
        if let Self::Mdp(p) = self { Some(p) } else { None }
    }

    pub(super) fn resident(self) -> Option<u32> {
        if let Self::Resident(p) = self { Some(p) } else { None }
    }
}

/// The task for a solved problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Task {
    /// The pairs alone.
    Count,
    /// The pairs of the moved-down players (articles 4.4 and 4.2).
    PairMdps,
    /// The pairs of the remainder (articles 4.3 and 4.2).
    PairRemainder,
}

/// The answer to a task.
pub(super) struct Solved {
    pub(super) pairs: Vec<(u32, u32)>,
    /// The vertices not in these pairs.
    pub(super) remaining: Vec<Seat>,
    /// The number of pairs of the bracket still to be made of these.
    pub(super) still_to_pair: usize,
    pub(super) ahead: Vec<(u32, u32)>,
}

/// A bracket with its roster, bye and demand.
#[derive(Clone, Copy)]
pub(in crate::pairing::dutch) struct Question<'a> {
    pub roster: &'a Roster,
    pub bye: Option<Bye>,
    pub bracket: &'a Bracket,
    pub demand: Demand,
    /// The players who may float, in rank order, if not all may.
    pub floaters: Option<&'a [u32]>,
}
