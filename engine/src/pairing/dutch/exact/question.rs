//! The question about a bracket and its answer.

use crate::pairing::dutch::bracket::{Bracket, Paired};
use crate::pairing::dutch::completion::Bye;
use crate::pairing::dutch::player::Roster;

/// How much of the field below the bracket is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::pairing::dutch) enum Depth {
    /// Only the bracket; downfloaters are taken to be as welcome as each other below.
    Bracket,
    /// The next bracket too (C8); who is left over there is taken to find a place.
    Next,
    /// Everybody.
    Field,
}

/// What is wished of a bracket that the rules did not ask for, to see what it would cost.
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

/// What the exact way found.
#[derive(Debug, Clone)]
pub(in crate::pairing::dutch) struct Found {
    pub paired: Paired,
    /// The pairs of the next bracket that prove C8, when it was looked at.
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
    /// Whoever there is below, without a name.
    Spare,
    /// The pairing-allocated bye.
    Bye,
}

impl Seat {
    /// Returns the player of the bracket who sits here.
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

/// What is asked of a solved problem.
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
    /// How many pairs of the bracket these still make.
    pub(super) still_to_pair: usize,
    pub(super) ahead: Vec<(u32, u32)>,
}

/// A bracket and what it is part of.
#[derive(Clone, Copy)]
pub(in crate::pairing::dutch) struct Question<'a> {
    pub roster: &'a Roster,
    pub bye: Option<Bye>,
    pub bracket: &'a Bracket,
    pub demand: Demand,
    /// Who may float, in rank order, when it is not everybody.
    pub floaters: Option<&'a [u32]>,
}
