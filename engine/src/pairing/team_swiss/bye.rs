//! The pairing-allocated bye (article 3.4), and whether a round can be paired at all (3.3.3).

use std::cmp::Reverse;

use super::opponents::{Opponents, Waived, can_be_paired};
use super::team::{Roster, count};
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::dutch::{NotPaired, Relaxation};
use crate::pairing::matching::kinds::KindMatching;

/// Returns the team with the bye; nothing if the number of teams is even.
///
/// # Errors
/// [`NotPaired`] without a legal pairing, or on a stop.
pub(super) fn find(roster: &Roster, progress: &dyn Progress) -> Result<Option<u32>, NotPaired> {
    let teams: Vec<u32> = roster.ranks().collect();
    if teams.len().is_multiple_of(2) {
        if can_be_paired(roster, &teams, progress)? {
            return Ok(None);
        }
    } else if let Some(team) = first(roster, &teams, progress)? {
        return Ok(Some(team));
    }
    Err(NotPaired::NoLegalPairing { relaxation: least_relaxation(roster, &teams, progress)? })
}

/// 3.4.1: the first candidate without whom the others can all be paired.
fn first(roster: &Roster, teams: &[u32], progress: &dyn Progress) -> Result<Option<u32>, Stopped> {
    let graph = Opponents::new(roster, teams).with_seat(|team| roster.get(team).may_have_bye);
    let mut matching = KindMatching::new(graph.len());
    if !matching.complete(&graph, progress)? {
        return Ok(None);
    }
    matching.choose_first(&graph, count(teams.len()), candidates(roster).into_iter(), progress)
}

/// Returns the teams that C2 allows, in the order of 3.4.2 to 3.4.4.
pub(super) fn candidates(roster: &Roster) -> Vec<u32> {
    let mut teams: Vec<u32> = roster.ranks().filter(|&team| roster.get(team).may_have_bye).collect();
    teams.sort_by_key(|&team| {
        let team = roster.get(team);
        // 3.4.3: most matches played (reading A9).
        (team.score, Reverse(team.colors.len()), Reverse(team.tpn))
    });
    teams
}

/// Returns the allowed teams without whom the others can all be paired.
pub(super) fn possible(roster: &Roster, progress: &dyn Progress) -> Result<Vec<u32>, Stopped> {
    let teams: Vec<u32> = roster.ranks().collect();
    let possible = super::opponents::possibly_left_over(roster, &teams, progress)?;
    Ok(possible.into_iter().filter(|&team| roster.get(team).may_have_bye).collect())
}

/// Finds the least grave rule whose waiving allows a pairing.
fn least_relaxation(roster: &Roster, teams: &[u32], progress: &dyn Progress) -> Result<Relaxation, Stopped> {
    let is_odd = !teams.len().is_multiple_of(2);
    let left_over = |waived: Waived, with_all: bool| -> Result<usize, Stopped> {
        let mut graph = Opponents::new(roster, teams).waiving(waived);
        if is_odd {
            graph = graph.with_seat(|team| with_all || roster.get(team).may_have_bye);
        }
        KindMatching::new(graph.len()).maximize(&graph, progress)
    };
    let pairs = left_over(Waived::Nothing, false)?.div_ceil(2);
    if is_odd && left_over(Waived::Nothing, true)? == 0 {
        return Ok(Relaxation::IneligibleBye);
    }
    if left_over(Waived::Forbidden, false)? == 0 {
        return Ok(Relaxation::ForbiddenPairs { pairs });
    }
    if left_over(Waived::Rematches, false)? == 0 {
        return Ok(Relaxation::Rematch { pairs });
    }
    Ok(Relaxation::Several)
}
