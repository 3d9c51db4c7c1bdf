//! The rule to waive if a round has no legal pairing (article 1.9.3: the arbiter decides).

use std::fmt;

use super::eligible::{Eligible, Waived};
use super::player::Roster;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::kinds::KindMatching;

/// The least grave rule without which the round could be paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relaxation {
    /// C2: a player has the pairing-allocated bye without being eligible for it.
    IneligibleBye,
    /// C3: pairs with an absolute preference for the same colour.
    SameAbsoluteColor {
        /// The least number of such pairs.
        pairs: usize,
    },
    /// Pairs that the arbiter has forbidden.
    ForbiddenPairs {
        /// The least number of such pairs.
        pairs: usize,
    },
    /// C1: pairs that have met before.
    Rematch {
        /// The least number of such pairs.
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
            Self::ForbiddenPairs { pairs } => write!(f, "{pairs} or more prohibited pairings"),
            Self::Rematch { pairs } => write!(f, "C1: {pairs} or more rematches"),
            Self::Several => write!(f, "several rules waived together"),
        }
    }
}

/// Finds the least grave rule whose waiving allows a pairing.
pub(super) fn least(roster: &Roster, progress: &dyn Progress) -> Result<Relaxation, Stopped> {
    let eligible = |rank: u32| roster.get(rank).may_have_bye;
    let pairs = left_over(roster, Waived::Nothing, eligible, progress)?.div_ceil(2);
    if 0 == left_over(roster, Waived::Nothing, |_| true, progress)? {
        return Ok(Relaxation::IneligibleBye);
    }
    let single = [
        (Waived::AbsoluteColors, Relaxation::SameAbsoluteColor { pairs }),
        (Waived::Forbidden, Relaxation::ForbiddenPairs { pairs }),
        (Waived::Rematches, Relaxation::Rematch { pairs }),
    ];
    for (waived, relaxation) in single {
        if 0 == left_over(roster, waived, eligible, progress)? {
            return Ok(relaxation);
        }
    }
    Ok(Relaxation::Several)
}

/// Returns the least number of players (and the bye) who find no partner.
fn left_over(
    roster: &Roster,
    waived: Waived,
    may_have_bye: impl Fn(u32) -> bool,
    progress: &dyn Progress,
) -> Result<usize, Stopped> {
    let mut graph = Eligible::new(roster, roster.ranks()).waiving(waived);
    if !roster.len().is_multiple_of(2) {
        graph = graph.with_seat(may_have_bye);
    }
    KindMatching::new(graph.len()).maximize(&graph, progress)
}
