//! The consequences of an act: changes of places, of ratings, and of later pairings.

use crate::jobs::watch::Watch;
use engine::action::{Act, PairedBy};
use engine::announced;
use engine::id::{PlayerId, RoundNo};
use engine::integrity;
use engine::number::Rating;
use engine::pairing::propose;
use engine::progress::{Part, Progress as _};
use engine::rating::event;
use engine::standings::{RowPlace, Standings};
use engine::state::{Persons, State};

/// The consequences of an act.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Consequences {
    /// The players who move in the standings, in the new order.
    pub moved: Vec<Moved>,
    /// The players whose rating changes.
    pub rerated: Vec<Rerated>,
    /// The rounds whose published standings would no longer match the calculation.
    pub outdated: Vec<RoundNo>,
    /// The later rounds that the system would pair differently.
    pub pairings: Vec<RoundNo>,
}

/// A player who moves in the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    /// The player.
    pub player: PlayerId,
    /// The place before.
    pub before: RowPlace,
    /// The place after.
    pub after: RowPlace,
}

/// A player whose rating changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rerated {
    /// The name of the player; in an event of teams, of a member.
    pub name: String,
    /// The rating before.
    pub before: Option<Rating>,
    /// The rating after.
    pub after: Option<Rating>,
}

/// Calculates the consequences of an act; an impossible act has none. If the work is stopped, the result is
/// incomplete.
#[must_use]
pub fn foresee(state: &State, act: &Act, watch: &Watch) -> Consequences {
    let mut then = state.clone();
    if then.apply(act).is_err() {
        return Consequences::default();
    }
    let before = Standings::after(state, state.last_round());
    let after = Standings::after(&then, then.last_round());
    let mut found = Consequences::default();
    for row in &after.rows {
        let Some(was) = before.row(row.player) else { continue };
        if was.place != row.place {
            found.moved.push(Moved { player: row.player, before: was.place, after: row.place });
        }
        if was.rating.now != row.rating.now {
            let (before, after) = (was.rating.now, row.rating.now);
            found.rerated.push(Rerated { name: state.name(row.player), before, after });
        }
    }
    if let (Some(before), Some(after)) = (Persons::of(state), Persons::of(&then)) {
        found.rerated = rerated_persons(&before.state, &after.state);
    }
    found.outdated = announced::outdated(state, &then);
    found.pairings = later_pairings(state, &then, act, watch);
    found
}

/// Returns the members of teams whose ratings change.
fn rerated_persons(before: &State, then: &State) -> Vec<Rerated> {
    let ratings = |state: &State| event::after(state, state.last_round());
    let pairs = ratings(before).into_iter().zip(ratings(then)).zip(before.slots());
    let changed = pairs.filter(|((was, now), _)| was.now != now.now);
    let named = changed.filter_map(|((was, now), person)| {
        Some(Rerated { name: before.name(person?.id), before: was.now, after: now.now })
    });
    named.collect()
}

/// Pairs the later rounds again, each from the rounds that were played before it; all rounds if the rules
/// change.
fn later_pairings(before: &State, then: &State, act: &Act, watch: &Watch) -> Vec<RoundNo> {
    if let Act::Configure { setup, .. } = act {
        let irregular = integrity::made_irregular(before, setup, &Part(watch));
        return irregular.into_iter().map(|(round, _)| round).collect();
    }
    let (Act::Correct { round, .. } | Act::CorrectRound { round, .. }) = act else { return Vec::new() };
    let later = (round.0 + 1..=then.last_round().0).map(RoundNo);
    let of = later.len();
    let later = later.enumerate().take_while(|(done, _)| watch.reached(*done, of)).map(|(_, later)| later);
    later.filter(|later| differs(then, *later, watch)).collect()
}

fn differs(then: &State, round: RoundNo, watch: &Watch) -> bool {
    let Some(held) = then.round(round).filter(|held| held.by == PairedBy::System) else { return false };
    let Ok(proposal) = propose::propose_with(then, round, &Part(watch), &mut ()) else {
        return false;
    };
    // Only the opponents are compared, not the board numbers: a fixed board may have been assigned since.
    let mut proposed: Vec<&Vec<PlayerId>> = proposal.boards.iter().collect();
    let mut played: Vec<&Vec<PlayerId>> = held.boards.iter().map(|board| &board.seats).collect();
    proposed.sort_unstable();
    played.sort_unstable();
    proposed != played
}
