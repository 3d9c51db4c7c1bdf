//! What would have to be allowed to pair a round that has no legal pairing (article 1.9.3: the arbiter decides).

use std::fmt;

use super::player::{Roster, count};
use crate::engine::pairing::matching::{Matching, Stopped};

/// The first rule, from the least grave on, without which the round could be paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relaxation {
    /// C2: somebody has the pairing-allocated bye although not eligible for it.
    IneligibleBye,
    /// C3: pairs with an absolute preference for the same colour.
    SameAbsoluteColor {
        /// At least so many of them.
        pairs: usize,
    },
    /// Pairs that the arbiter has forbidden.
    ForbiddenPairs {
        /// At least so many of them.
        pairs: usize,
    },
    /// C1: pairs that have met before.
    Rematch {
        /// At least so many of them.
        pairs: usize,
    },
    /// Several of these rules together.
    Several,
}

impl fmt::Display for Relaxation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IneligibleBye => write!(f, "C2: a bye for a player not eligible for it"),
            Self::SameAbsoluteColor { pairs } => {
                write!(f, "C3: same absolute colour preference in {pairs} or more pairs")
            }
            Self::ForbiddenPairs { pairs } => write!(f, "{pairs} or more forbidden pairs"),
            Self::Rematch { pairs } => write!(f, "C1: {pairs} or more rematches"),
            Self::Several => write!(f, "several rules waived together"),
        }
    }
}

/// Finds the least grave rule whose waiving allows a pairing.
pub(super) fn least(roster: &Roster, stop: &dyn Fn() -> bool) -> Result<Relaxation, Stopped> {
    let legal = |a, b| roster.may_meet(a, b);
    let eligible = |v: u32| roster.get(v).may_have_bye;
    let pairs = left_over(roster, legal, eligible, stop)?.div_ceil(2);
    if 0 == left_over(roster, legal, |_| true, stop)? {
        return Ok(Relaxation::IneligibleBye);
    }
    if 0 == left_over(roster, |a, b| roster.c1(a, b), eligible, stop)? {
        return Ok(Relaxation::SameAbsoluteColor { pairs });
    }
    if 0 == left_over(roster, |a, b| roster.c3(a, b) && !roster.have_met(a, b), eligible, stop)? {
        return Ok(Relaxation::ForbiddenPairs { pairs });
    }
    if 0 == left_over(roster, |a, b| roster.c3(a, b) && !roster.are_kept_apart(a, b), eligible, stop)? {
        return Ok(Relaxation::Rematch { pairs });
    }
    Ok(Relaxation::Several)
}

/// How many players (and the bye) find no partner at best.
fn left_over(
    roster: &Roster,
    may_meet: impl Fn(u32, u32) -> bool,
    may_have_bye: impl Fn(u32) -> bool,
    stop: &dyn Fn() -> bool,
) -> Result<usize, Stopped> {
    let n = count(roster.len());
    let all: Vec<u32> = (0..n + n % 2).collect();
    let graph = |a: u32, b: u32| if a.max(b) == n { may_have_bye(a.min(b)) } else { may_meet(a, b) };
    Matching::new(all.len()).maximize(&graph, &all, stop)
}
