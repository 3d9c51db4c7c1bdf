//! The left side of the top line: the event, its system, the state of its round, the screen.

use crate::scene::Scene;
use crate::widgets::text::{Line, own, piece};
use crate::widgets::theme::Role;
use engine::action::{Act, Action};
use engine::announced::Status;
use engine::id::RoundNo;
use engine::pairing::propose;
use engine::state::State;
use formats::report::standings::status_in;
use formats::values;

/// Returns the texts for the left side, the longest first.
#[must_use]
pub(crate) fn lines(scene: &Scene<'_>, place: &str) -> Vec<Line> {
    let place = own(Role::Text, format!(" · {place}"));
    let Some(state) = scene.state() else { return vec![vec![piece(Role::Title, "wallchart"), place]] };
    let title = own(Role::Title, state.details.title.as_str());
    let (last, rounds) = (state.last_round(), propose::rounds(state));
    let count = scene.tell("count-rounds", &values! { "count" => rounds });
    let system = own(Role::Dim, format!(" · {}, {count}", scene.word(state.setup.pairing.name())));
    let round = |text: String| own(Role::Dim, format!(" · {text}"));
    let Some(desk) = scene.desk else { return Vec::new() };
    let status = desk.status_after(last);
    let named = status_in(scene.language().of_reports(), status);
    let (told, short) = match status {
        Status::NotStarted => (named, format!("R0/{rounds}")),
        // No result is in yet, so the time of publication is shown.
        Status::Live { known: 0, earlier: 0, .. }
            if state.round(last).is_some_and(|held| held.results() == 0) =>
        {
            let values = values! { "round" => last.0, "at" => published_at(scene, last) };
            (scene.tell("header-published", &values), format!("R{last}/{rounds}"))
        }
        Status::Live { .. } | Status::Complete | Status::Sealed | Status::Outdated => {
            let status = format!("{named}{}", open_in(scene, state, status));
            let values = values! { "round" => last.0, "status" => status.as_str() };
            (scene.tell("header-round", &values), format!("R{last}/{rounds} {status}"))
        }
    };
    let mut ways = vec![
        vec![title.clone(), system, round(told.clone()), place.clone()],
        vec![title.clone(), round(told), place.clone()],
        vec![title.clone(), round(short), place.clone()],
        // The screen may show an earlier round, so its name is more important than the state of the last
        // round.
        vec![title, round(format!("R{last}/{rounds}")), place],
    ];
    if state.is_marked_unofficial() {
        for way in &mut ways {
            way.insert(1, piece(Role::Warning, format!(" · {}", scene.word("not official"))));
        }
    }
    ways
}

/// Counts the games that are still adjourned after the standings were published; a live round counts its
/// missing results itself.
fn open_in(scene: &Scene<'_>, state: &State, status: Status) -> String {
    let adjourned: usize = match status {
        Status::Sealed | Status::Outdated => state.rounds.iter().map(|round| round.adjourned()).sum(),
        Status::NotStarted | Status::Live { .. } | Status::Complete => 0,
    };
    if adjourned == 0 {
        String::new()
    } else {
        format!(", {}", scene.tell("adjourned-count", &values! { "count" => adjourned }))
    }
}

/// Returns the time at which a round was published: ` 14:00`; empty if the journal does not contain it.
fn published_at(scene: &Scene<'_>, published: RoundNo) -> String {
    let entries = scene.desk.map_or(&[][..], |desk| desk.entries());
    let found = entries.iter().rev().find(|entry| match &entry.action {
        Action::Do(Act::Publish { round, .. }) => *round == published,
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => false,
    });
    let time = found.map(|entry| scene.calendar().time(&entry.at));
    time.as_deref().and_then(|time| time.get(..5)).map_or_else(String::new, |time| format!(" {time}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::example::{Example, plain};

    /// Checks the longest text.
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
    fn the_header_shows_the_state_of_the_round() {
        check(&[], "not started");
        check(&["1-2, 3-4, 5 U"], "Round 1 published 14:00");
        check(&["1-2 1-0, 3-4 1-0, 5 U"], "Round 1 complete");
        check(&["1-2 1-0, 3-4, 5 U"], "Round 1 live, 1 of 2 in");
        check(&["1-2 1-0, 3-4 adjourned, 5 U"], "Round 1 live, 1 of 2 in");
        check(&["1-2 1-0, 3-4 1-0, 5 U", "1-3, 2-5, 4 U"], "Round 2 published 14:00");
        check(&["1-2 1-0, 3-4, 5 U", "1-3, 2-5, 4 U"], "Round 2 live, 0 of 2 in, 1 earlier board open");
    }

    #[test]
    fn a_round_is_sealed_with_its_standings_only() {
        let mut example = Example::after(&["1-2 1-0, 3-4 1-0, 5 U"]);
        example.desk.seal(RoundNo(1), &[]).unwrap();
        let told = |example: &Example| plain(&lines(&example.scene(), "standings")[1..2]);
        assert_eq!(told(&example), "Club Evening · Round 1 sealed · standings");
        example.play("1-3, 2-5, 4 U");
        assert_eq!(told(&example), "Club Evening · Round 2 published 14:00 · standings");
    }

    #[test]
    fn a_seal_does_not_hide_an_adjourned_game() {
        let mut example = Example::after(&["1-2 1-0, 3-4 adjourned, 5 U"]);
        let warnings = example.desk.warnings_of_seal(RoundNo(1));
        example.desk.seal(RoundNo(1), &warnings).unwrap();
        let told = plain(&lines(&example.scene(), "standings")[1..2]);
        assert_eq!(told, "Club Evening · Round 1 sealed, 1 adjourned · standings");
    }

    #[test]
    fn each_text_is_shorter_and_names_the_screen() {
        let example = Example::after(&["1-2 1-0, 3-4 1-0, 5 U"]);
        let ways = lines(&example.scene(), "standings").into_iter().map(|line| plain(&[line]));
        assert_eq!(
            ways.collect::<Vec<_>>(),
            [
                "Club Evening · manual pairing, 9 rounds · Round 1 complete · standings",
                "Club Evening · Round 1 complete · standings",
                "Club Evening · R1/9 complete · standings",
                "Club Evening · R1/9 · standings",
            ]
        );
    }

    #[test]
    fn without_an_event_the_header_names_the_program() {
        let example = Example::new();
        let nothing = Scene { desk: None, ..example.scene() };
        assert_eq!(plain(&lines(&nothing, "home")), "wallchart · home");
    }
}
