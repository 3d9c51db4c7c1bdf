//! What the header says of the round screen: which round, what is being done, and who paired it if not the system. How
//! far the last round has come stands in the header on every screen.

use super::{Mode, RoundScreen, Task};
use crate::engine::action::PairedBy;
use crate::tui::scene::Scene;
use crate::tui::words;

impl RoundScreen {
    pub(super) fn heading(&self, scene: &Scene<'_>) -> String {
        let Some(here) = self.here(scene) else { return "no round yet".to_owned() };
        let looked_back = (here.round != here.state.last_round()).then(|| format!("round {}", here.round));
        let task = match (self.task, &self.mode) {
            (_, Mode::Slips(_)) => "slips",
            (Task::Check, _) => "second pass",
            (Task::Correct, _) => "correcting",
            (Task::Enter, _) => "results",
        };
        let by = match here.held.by {
            PairedBy::System => None,
            PairedBy::Hand | PairedBy::Import => Some(words::paired_by(here.held.by).to_owned()),
        };
        let parts = looked_back.into_iter().chain([task.to_owned()]).chain(by);
        parts.collect::<Vec<_>>().join(" · ")
    }
}
