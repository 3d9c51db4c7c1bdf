//! The header text of the round screen: the open pairing, or the round, the present task, and the author of
//! the pairing if it is not the system. The progress of the last round is in the header of every screen.

use std::collections::BTreeSet;

use super::here::Here;
use super::proposed::Proposed;
use super::{Mode, RoundScreen, Task};
use crate::jobs::request::Request;
use crate::scene::Scene;
use engine::action::PairedBy;
use engine::id::RoundNo;
use engine::pairing::knockout::Stage;
use formats::values;
use formats::views::words;

/// Names the stages of a bracket that are played in a round: `final and third place`.
fn stages(here: Here<'_>, scene: &Scene<'_>) -> Option<String> {
    let stages = here.state.setup.pairing.system().stages(here.state, here.round, &here.held.boards);
    let stages: BTreeSet<Stage> = stages.into_iter().flatten().collect();
    let named: Vec<String> = stages.iter().rev().map(ToString::to_string).collect();
    let named: Vec<_> = named.iter().map(|stage| scene.language().word(stage)).collect();
    (!named.is_empty()).then(|| named.join(&scene.word(" and ")))
}

impl RoundScreen {
    pub(super) fn heading(&self, scene: &Scene<'_>) -> String {
        if let Some(proposed) = &self.proposed {
            return begins(proposed.place(scene.language()), proposed.round(), scene);
        }
        let Some(here) = self.here(scene) else {
            return begins(scene.word("no round yet").into_owned(), RoundNo(1), scene);
        };
        let looked_back = (here.round != here.state.last_round())
            .then(|| scene.tell("round-named", &values! { "round" => here.round.0 }));
        let task = match (self.task, &self.mode) {
            (_, Mode::Slips(_)) => "slips",
            (Task::Check, _) => "second pass",
            (Task::Correct, _) => "correcting",
            (Task::Enter, _) => "results",
        };
        let by = match here.held.by {
            PairedBy::System => None,
            PairedBy::Hand | PairedBy::Import => {
                Some(scene.word(words::paired_by(here.held.by)).into_owned())
            }
        };
        let parts = looked_back
            .into_iter()
            .chain([scene.word(task).into_owned()])
            .chain(stages(here, scene))
            .chain(by);
        begins(parts.collect::<Vec<_>>().join(" · "), here.round, scene)
    }

    /// Draws the starting position of the shown round if nothing was played in it, otherwise of the next
    /// round.
    pub(super) fn draw_position(&self, scene: &Scene<'_>) -> Option<Request> {
        let state = scene.state()?;
        if !state.setup.regulations.chess960 {
            return Some(Request::refuse("there is no position to draw: the setup does not say Chess960"));
        }
        let here = self.here(scene).filter(|here| here.held.results() == 0).map(|here| here.round);
        let round = self.proposed.as_ref().map(Proposed::round).or(here);
        Some(Request::DrawPosition(round.unwrap_or_else(|| state.round_to_draw())))
    }
}

/// Adds the starting position of a round to the header text.
fn begins(place: String, round: RoundNo, scene: &Scene<'_>) -> String {
    let starts = scene.ahead(round).map(|ahead| {
        let values = values! { "time" => ahead.starts.as_str(), "left" => ahead.left() };
        scene.tell("round-starts", &values)
    });
    let position = scene.state().and_then(|state| {
        let drawn = state
            .position(round)
            .map(|position| scene.tell("position-number", &values! { "position" => position.to_string() }));
        let open = || state.setup.regulations.chess960.then(|| scene.word("no position drawn").into_owned());
        drawn.or_else(open)
    });
    std::iter::once(place).chain(starts).chain(position).collect::<Vec<_>>().join(" · ")
}
