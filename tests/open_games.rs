//! Adjourned and missing games of earlier rounds are named before pairing, before sealing and before the last
//! report.

use crate::support::screen::{self, TestDesk};
use wallchart::engine::state::State;

const FOUR: [&str; 4] = ["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100"];

fn state(desk: &TestDesk) -> &State {
    desk.app.desk().unwrap().state()
}

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(120, 30);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

/// The warnings that were accepted with the last entry.
fn accepted(desk: &TestDesk) -> Vec<String> {
    desk.app.desk().unwrap().entries().last().unwrap().accepted.iter().map(ToString::to_string).collect()
}

#[test]
fn an_adjourned_game_causes_one_question_before_pairing() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("4p<Enter>a1p");
    sees(&mut desk, "1 adjourned game counts as drawn until the result is known: board 1 of round 1");
    desk.keys("<Esc>");
    assert_eq!(state(&desk).rounds.len(), 1);
    desk.keys("py");
    sees(&mut desk, "pairing of round 2, by the system");
    desk.keys("<Enter>");
    assert_eq!(state(&desk).rounds.len(), 2, "{}", desk.screen(120, 30));
    sees(&mut desk, "1 earlier board open");
}

#[test]
fn missing_results_are_accepted_once_before_pairing() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("4p<Enter>1p");
    sees(&mut desk, "1 board of earlier rounds without a result");
    desk.keys("y<Enter>");
    assert_eq!(state(&desk).rounds.len(), 2, "{}", desk.screen(120, 30));
    assert_eq!(accepted(&desk), ["results missing"]);
}

#[test]
fn an_adjourned_game_does_not_count_as_in() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("4p<Enter>a1");
    sees(&mut desk, "in 1/2");
    sees(&mut desk, "adjourned 1");
}

#[test]
fn a_change_since_the_pairing_causes_a_question() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    // One result is missing when the round is paired; another one is cleared before the publication.
    desk.keys("4p<Enter>1py<Esc>");
    desk.keys("u");
    assert_eq!(state(&desk).rounds[0].results(), 0, "{}", desk.screen(120, 30));
    desk.keys("p");
    sees(&mut desk, "2 boards of earlier rounds without a result");
}

#[test]
fn the_last_report_asks_about_open_games() {
    let mut desk = screen::chess();
    desk.keys("11p<Enter>11p<Enter>1a");
    assert_eq!(state(&desk).rounds.len(), 3, "{}", desk.screen(120, 30));
    desk.keys("9<Down><Down>w");
    sees(&mut desk, "games of the event are still open");
    sees(&mut desk, "board 2 of round 3");
    desk.keys("<Esc>");
    sees(&mut desk, "reports of round 3");
    desk.keys("wy");
    sees(&mut desk, "write to");
}
