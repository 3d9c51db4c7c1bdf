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
    let title = piece(Role::Title, state.details.title.as_str());
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::example::{Example, plain};

    /// The longest way of saying it.
    #[track_caller]
    fn check(rounds: &[&str], expected: &str) {
        let example = Example::after(rounds);
        let shown = lines(&example.scene(), "standings");
        assert_eq!(
            plain(&shown[..1]),
            format!("Club Evening · manual pairing, 9 rounds · {expected} · standings")
        );
    }

    #[test]
    fn the_state_of_the_round_is_told() {
        check(&[], "not started");
        check(&["1-2, 3-4 1-0, 5 U"], "Round 1 published 14:00");
        check(&["1-2 1-0, 3-4 1-0, 5 U"], "Round 1 complete");
        check(&["1-2 1-0, 3-4 adjourned, 5 U"], "Round 1 complete but 1 adjourned");
        check(&["1-2 1-0, 3-4 1-0, 5 U", "1-3, 2-5, 4 U"], "Round 2 published 14:00");
    }

    #[test]
    fn a_round_is_sealed_with_its_standings_only() {
        let mut example = Example::after(&["1-2 1-0, 3-4 1-0, 5 U"]);
        let standings = example.desk.standings_after(RoundNo(1));
        let digest = crate::storage::chain::digest(&standings.canonical(example.desk.state()));
        example
            .desk
            .record(Act::Seal { after: RoundNo(1), digest: digest.parse().unwrap(), signed: None }, &[])
            .unwrap();
        assert_eq!(round_told(&example.scene(), RoundNo(1)), "Round 1 sealed");
        example.play("1-3, 2-5, 4 U");
        assert_eq!(round_told(&example.scene(), RoundNo(2)), "Round 2 published 14:00");
    }

    #[test]
    fn each_way_is_shorter_than_the_one_before_and_names_the_screen() {
        let example = Example::after(&["1-2 1-0, 3-4 1-0, 5 U"]);
        let ways = lines(&example.scene(), "standings").into_iter().map(|line| plain(&[line]));
        assert_eq!(
            ways.collect::<Vec<_>>(),
            [
                "Club Evening · manual pairing, 9 rounds · Round 1 complete · standings",
                "Club Evening · Round 1 complete · standings",
                "Club Evening · R1/9 · standings",
            ]
        );
    }

    #[test]
    fn without_an_event_the_program_is_named() {
        let example = Example::new();
        let nothing = Scene { desk: None, ..example.scene() };
        assert_eq!(plain(&lines(&nothing, "home")), "wallchart · home");
    }
}
