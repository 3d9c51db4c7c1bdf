//! What an act would do: who moves in the standings, whose rating changes, which later pairings would be others.

use crate::work::watch::Watch;
use engine::action::{Act, PairedBy};
use engine::announced;
use engine::id::{PlayerId, RoundNo};
use engine::integrity;
use engine::number::Rating;
use engine::pairing::propose;
use engine::progress::{Part, Progress as _};
use engine::standings::{RowPlace, Standings};
use engine::state::State;

/// What an act would do.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Consequences {
    /// Who moves in the standings, in the order of the standings after it.
    pub moved: Vec<Moved>,
    /// Whose rating changes.
    pub rerated: Vec<Rerated>,
    /// The rounds whose announced standings would no longer be those that the rules give.
    pub outdated: Vec<RoundNo>,
    /// The later rounds that the system would have paired differently.
    pub pairings: Vec<RoundNo>,
}

/// Whether an act may move somebody in the standings or a rating, or make pairings others.
#[must_use]
pub const fn can_have(act: &Act) -> bool {
    matches!(
        act,
        Act::Configure { .. }
            | Act::Edit { .. }
            | Act::TakeList { .. }
            | Act::Number { .. }
            | Act::Amend { .. }
            | Act::Unpublish { .. }
            | Act::Correct { .. }
            | Act::Rectify { .. }
            | Act::Value { .. }
            | Act::Give { .. }
            | Act::DrawLots { .. }
            | Act::LeaveOut { .. }
            | Act::Rerate { .. }
    )
}

/// A player who moves.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rerated {
    /// The player.
    pub player: PlayerId,
    /// The rating before.
    pub before: Option<Rating>,
    /// The rating after.
    pub after: Option<Rating>,
}

/// Finds out what an act would do; an act that is impossible does nothing. What is found when it is stopped is
/// not all there is to find.
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
            found.rerated.push(Rerated { player: row.player, before, after });
        }
    }
    found.outdated = announced::outdated(state, &then);
    found.pairings = later_pairings(state, &then, act, watch);
    found
}

/// Pairs the later rounds again, each from the rounds as they were played before it; where the rules change, all rounds.
fn later_pairings(before: &State, then: &State, act: &Act, watch: &Watch) -> Vec<RoundNo> {
    if let Act::Configure { setup, .. } = act {
        let irregular = integrity::made_irregular(before, setup, &Part(watch));
        return irregular.into_iter().map(|(round, _)| round).collect();
    }
    let (Act::Correct { round, .. } | Act::Amend { round, .. }) = act else { return Vec::new() };
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
    // Who meets whom, not at which board: a fixed board may have been given since.
    let mut proposed: Vec<&Vec<PlayerId>> = proposal.boards.iter().collect();
    let mut played: Vec<&Vec<PlayerId>> = held.boards.iter().map(|board| &board.seats).collect();
    proposed.sort_unstable();
    played.sort_unstable();
    proposed != played
}
