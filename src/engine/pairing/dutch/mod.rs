//! The FIDE (Dutch) System, C.04.3 in the edition in force since 1 February 2026.
//!
//! The brackets are paired from the top down. Each takes the candidate that comes first by the criteria of
//! article 2 and then by the order of articles 3 and 4; there is no going back, because C4 has made sure that
//! the rest can be completed. This room knows neither files nor results to come.

mod boards;
mod bracket;
mod colors;
mod completion;
mod criteria;
mod exact;
mod floats;
mod player;

pub use colors::{ColorRule, infer_initial_color};

use self::bracket::{Bracket, Paired};
use self::completion::Completion;
use self::exact::Depth;
use self::player::Roster;
use super::field::{Field, SwissPairing};
use super::matching::Stopped;
use crate::engine::why::Why;

/// Why a round was not paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPaired {
    /// The players cannot all be paired under C1 to C3; the arbiter decides (article 1.9.3).
    #[error("no pairing of all players satisfies C1 to C3")]
    NoLegalPairing,
    /// The caller asked to stop.
    #[error("the pairing was stopped")]
    Stopped,
    /// A board is decided by article 5.2.5, and the initial colour is neither given nor to be inferred.
    #[error("the initial colour is not known")]
    InitialColorUnknown,
}

impl From<Stopped> for NotPaired {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// Pairs a round.
///
/// # Errors
/// [`NotPaired`] when there is no legal pairing, when `stop` says so, or when the initial colour is not known.
pub fn pair(field: &Field, stop: &dyn Fn() -> bool, why: &mut dyn Why) -> Result<SwissPairing, NotPaired> {
    let initial =
        field.initial_color.or_else(|| infer_initial_color(field)).ok_or(NotPaired::InitialColorUnknown)?;
    let roster = Roster::new(field);
    let Some(mut completion) = Completion::find(&roster, stop)? else {
        return Err(NotPaired::NoLegalPairing);
    };
    let groups = roster.scoregroups();
    let mut pairs = Vec::with_capacity(roster.len() / 2);
    let mut floaters = Vec::new();
    for index in 0..groups.len() {
        let bracket = Bracket::new(&roster, &groups, index, floaters);
        let paired = pair_bracket(&roster, &mut completion, &bracket, stop)?;
        pairs.extend(paired.pairs);
        floaters = paired.floaters;
    }
    Ok(boards::seat(&roster, &pairs, floaters.first().copied(), initial, why))
}

/// Pairs a bracket, looking no further down than is needed to prove the answer.
fn pair_bracket(
    roster: &Roster,
    completion: &mut Completion,
    bracket: &Bracket,
    stop: &dyn Fn() -> bool,
) -> Result<Paired, NotPaired> {
    for depth in [Depth::Bracket, Depth::Next, Depth::Field] {
        if depth == Depth::Next && bracket.rest.is_empty() {
            continue;
        }
        let Some(found) = exact::solve(roster, completion, bracket, depth, stop)? else { continue };
        let holds = match depth {
            Depth::Bracket => completion.admit_at_best(bracket, &found.paired.floaters, stop)?,
            Depth::Next => completion.admit_with(bracket, &found.paired.floaters, &found.ahead, stop)?,
            Depth::Field => completion.admit(bracket, &found.paired.floaters, stop)?,
        };
        if holds {
            return Ok(found.paired);
        }
    }
    Err(NotPaired::NoLegalPairing)
}
