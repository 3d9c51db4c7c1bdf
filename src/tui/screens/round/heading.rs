//! What the header says of the round: when and by whom it was announced, and how far it has come.

use super::{Here, Mode, RoundScreen, Task};
use crate::engine::action::{Act, Action, PairedBy};
use crate::engine::id::RoundNo;
use crate::tui::scene::Scene;
use crate::tui::words;

impl RoundScreen {
    pub(super) fn heading(&self, scene: &Scene<'_>) -> String {
        let Some(here) = self.here(scene) else { return "no round yet".to_owned() };
        let time = published(here.round, scene).map_or_else(String::new, |time| format!(" {time}"));
        // The last round stands in the header already.
        let last = here.round == here.state.last_round();
        let mut parts = vec![if last {
            format!("published{time}")
        } else {
            format!("round {} published{time}", here.round)
        }];
        let task = match (self.task, &self.mode) {
            (_, Mode::Slips(_)) => Some("slips"),
            (Task::Check, _) => Some("second pass"),
            (Task::Correct, _) => Some("correcting"),
            (Task::Enter, _) => None,
        };
        parts.extend(task.map(str::to_owned));
        parts.extend(progress(&here));
        // At 80 columns the time of the last save, the head of the chain and the acts still stand beside.
        parts.extend((here.held.by != PairedBy::System).then(|| words::paired_by(here.held.by).to_owned()));
        parts.join(" · ")
    }
}

fn progress(here: &Here<'_>) -> Option<String> {
    if here.state.seals.iter().any(|seal| seal.after == here.round) {
        return Some("sealed".to_owned());
    }
    let adjourned = here.held.adjourned();
    match (here.held.is_complete(), adjourned) {
        (false, _) => None,
        (true, 0) => Some("complete".to_owned()),
        (true, adjourned) => Some(format!("complete but {adjourned} adjourned")),
    }
}

/// Gives the time of day at which a round was announced, hours and minutes.
fn published(round: RoundNo, scene: &Scene<'_>) -> Option<String> {
    let mut entries = scene.desk?.entries().iter().rev();
    let entry = entries
        .find(|entry| matches!(&entry.action, Action::Do(Act::Publish { round: of, .. }) if *of == round))?;
    words::time_of_day(&entry.at).get(..5).map(str::to_owned)
}
