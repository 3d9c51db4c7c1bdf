//! The round that a screen shows.

use crate::keys::intent::Intent;
use crate::scene::Scene;
use engine::id::RoundNo;
use formats::report::standings::status_in;
use formats::values;

/// The round that a screen shows: the last one, unless another is selected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Shown(Option<RoundNo>);

impl Shown {
    /// Returns the round.
    #[must_use]
    pub(crate) fn round(self, scene: &Scene<'_>) -> RoundNo {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        self.0.map_or(last, |chosen| chosen.min(last))
    }

    /// Names a table after the round, with the state of an earlier round: that of the last is in the header.
    #[must_use]
    pub(crate) fn place(self, table: &str, scene: &Scene<'_>) -> String {
        let (round, place) = (self.round(scene), self.named(table, scene));
        let earlier = scene.desk.filter(|desk| desk.state().last_round() != round);
        let status = earlier.map(|desk| status_in(scene.language().of_reports(), desk.status_after(round)));
        status.map_or_else(|| place.clone(), |status| format!("{place}, {status}"))
    }

    /// Names a table after the round.
    #[must_use]
    pub(crate) fn named(self, table: &str, scene: &Scene<'_>) -> String {
        let values = values! { "table" => scene.language().word(table), "round" => self.round(scene).0 };
        scene.tell("table-after-round", &values)
    }

    /// Shows the previous round, but at least round `least`.
    pub(crate) fn earlier(&mut self, least: u16, scene: &Scene<'_>) {
        self.0 = Some(RoundNo(self.round(scene).0.saturating_sub(1).max(least)));
    }

    /// Shows the next round; the last round is followed from then on.
    pub(crate) fn later(&mut self, scene: &Scene<'_>) {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        let next = RoundNo(self.round(scene).0.saturating_add(1));
        self.0 = (next < last).then_some(next);
    }

    /// Shows the round before or after for the keys of these, and returns whether the key is one of them.
    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are for the screen")]
    pub(crate) fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> bool {
        match intent {
            Intent::Earlier => self.earlier(0, scene),
            Intent::Later => self.later(scene),
            _ => return false,
        }
        true
    }

    /// Returns true if there is a round before or after for the keys of these; other keys are possible.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "a key is possible unless its screen forbids it here")]
    pub(crate) fn permits(self, intent: Intent, scene: &Scene<'_>) -> bool {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        match intent {
            Intent::Earlier => RoundNo(0) < self.round(scene),
            Intent::Later => self.round(scene) < last,
            _ => true,
        }
    }

    /// Shows a round; the last round is followed from then on.
    pub(crate) fn show(&mut self, round: RoundNo, scene: &Scene<'_>) {
        let last = scene.state().map_or(RoundNo(0), engine::state::State::last_round);
        self.0 = (round < last).then_some(round);
    }

    /// Shows the last round from now on.
    pub(crate) const fn follow(&mut self) {
        self.0 = None;
    }
}
