//! The players' standings before a round.

use crate::scene::Scene;
use engine::id::RoundNo;
use formats::views::before::Before;

/// Returns the players' standings before a round, which are shown beside the names.
pub(super) fn before(round: RoundNo, scene: &Scene<'_>) -> Option<Before> {
    let last = RoundNo(round.0.saturating_sub(1));
    let floats = scene.desk?.floats_in(round);
    Some(Before::of(scene.state()?, scene.standings(last)?).with_games(scene.meetings(last)?, floats))
}
