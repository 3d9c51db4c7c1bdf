//! The pairs of a bracket (article 3.6).
//!
//! The members of a bracket are vertices in the order of their TPNs, so that in a pair the smaller vertex is
//! the top member (3.6.1).

mod by_classes;
mod exact;
mod members;

use self::members::Members;
use super::team::Roster;
use crate::basics::progress::Progress;
use crate::pairing::dutch::NotPaired;
use crate::pairing::matching::weight::wide_enough;

pub(in crate::pairing::team_swiss) use members::{Class, Cost, cost};

/// Finds the first pairing of a bracket with the best C8, C9 and C10 (3.6.4), in the order of its top
/// members; `None` if it cannot be paired.
pub(in crate::pairing::team_swiss) fn find(
    roster: &Roster,
    residents: &[u32],
    upfloaters: &[u32],
    progress: &dyn Progress,
) -> Result<Option<Vec<(u32, u32)>>, NotPaired> {
    let members = Members::new(roster, residents, upfloaters);
    let bracket = residents.first().map(|&team| roster.score(team)).unwrap_or_default();
    let found = wide_enough!(
        members.bits(),
        W => {
            let labels = members.labels::<W>(progress)?;
            match by_classes::solve(&members, labels.as_deref(), progress)? {
                Some(pairs) => Some(pairs),
                None => exact::solve(&members, labels.as_deref(), progress)?,
            }
        },
        else return Err(NotPaired::TooManyScores { bracket })
    );
    let named = |pairs: Vec<(usize, usize)>| {
        pairs.into_iter().map(|(a, b)| (members.team(a), members.team(b))).collect()
    };
    Ok(found.map(named))
}
