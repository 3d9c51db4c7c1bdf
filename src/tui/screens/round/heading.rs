//! What the header says of the round screen: which round, what is being done, and who paired it if not the system. How
//! far the last round has come stands in the header on every screen.

use std::collections::BTreeSet;

use super::{Here, Mode, RoundScreen, Task};
use crate::engine::action::PairedBy;
use crate::engine::pairing::knockout::Stage;
use crate::tui::scene::Scene;
use crate::tui::words;

/// Names the stages of a bracket that are played in a round: `final and third place`.
fn stages(here: Here<'_>) -> Option<String> {
    let stages = here.state.setup.pairing.system().stages(here.state, here.round, &here.held.boards);
    let stages: BTreeSet<Stage> = stages.into_iter().flatten().collect();
    let named: Vec<String> = stages.iter().rev().map(ToString::to_string).collect();
    (!named.is_empty()).then(|| named.join(" and "))
}

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
        let parts = looked_back.into_iter().chain([task.to_owned()]).chain(stages(here)).chain(by);
        parts.collect::<Vec<_>>().join(" · ")
    }
}
