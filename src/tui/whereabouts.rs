//! Where one is, for the left side of the line at the top: the event, its system, the state of its round, the screen.

use super::scene::Scene;
use super::text::{Line, piece};
use super::theme::Role;
use super::words;
use crate::engine::action::{Act, Action};
use crate::engine::id::RoundNo;

/// Says where one is, the longest way first.
#[must_use]
pub fn lines(scene: &Scene<'_>, place: &str) -> Vec<Line> {
    let place = piece(Role::Text, format!(" · {place}"));
    let Some(state) = scene.state() else { return vec![vec![piece(Role::Title, "wallchart"), place]] };
    let title = piece(Role::Title, state.details.title.clone());
    let (last, rounds) = (state.last_round(), state.setup.rounds);
    let system = piece(Role::Dim, format!(" · {}, {}", state.setup.pairing.name(), count(rounds)));
    let round = |text: String| piece(Role::Dim, format!(" · {text}"));
    let told = round_told(scene, last);
    vec![
        vec![title.clone(), system, round(told.clone()), place.clone()],
        vec![title.clone(), round(told), place.clone()],
        vec![title, round(format!("R{last}/{rounds}")), place],
    ]
}

fn count(rounds: u16) -> String {
    words::count(rounds.into(), "round")
}

/// Tells how far the last round has come.
fn round_told(scene: &Scene<'_>, last: RoundNo) -> String {
    let Some(state) = scene.state() else { return String::new() };
    let Some(held) = state.round(last) else { return "not started".to_owned() };
    if state.seals.iter().any(|seal| seal.after == last) {
        return format!("Round {last} sealed");
    }
    match (held.is_complete(), held.adjourned()) {
        (true, 0) => return format!("Round {last} complete"),
        (true, adjourned) => return format!("Round {last} complete but {adjourned} adjourned"),
        (false, _) => {}
    }
    let entries = scene.desk.map_or(&[][..], |desk| desk.entries());
    let published = entries.iter().rev().find(|entry| match &entry.action {
        Action::Do(Act::Publish { round, .. }) => *round == last,
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => false,
    });
    let time = published.map(|entry| scene.calendar().time(&entry.at));
    let when =
        time.as_deref().and_then(|time| time.get(..5)).map_or_else(String::new, |time| format!(" {time}"));
    format!("Round {last} published{when}")
}
