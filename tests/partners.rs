//! Partnerships of Tractor as a director meets them: registered on a line, asked about, kept, parted on purpose.

use crate::support::screen::TestDesk;
use wallchart::engine::id::PlayerId;
use wallchart::engine::state::State;

fn state(desk: &TestDesk) -> &State {
    desk.app.desk().unwrap().state()
}

fn pairs(desk: &TestDesk) -> Vec<[u32; 2]> {
    state(desk).partnerships().map(|pair| pair.map(|PlayerId(id)| id)).collect()
}

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(80, 24);
    assert!(screen.contains(text), "`{text}` is not on\n{screen}");
}

/// Alice + Charles against Bob + David, registered as pairs.
fn seated() -> TestDesk {
    let names = ["Alice, team N", "Bob, team S", "Charles, team N", "David, team S"];
    let mut desk = TestDesk::new("tractor", &names);
    desk.keys("<F4>p");
    sees(&mut desk, "Alice + Charles – ");
    desk.keys("<Enter>");
    assert_eq!(state(&desk).rounds.len(), 1, "{}", desk.screen(80, 24));
    desk
}

#[test]
fn partners_are_registered_on_one_line() {
    let mut desk = TestDesk::new("tractor", &[]);
    desk.keys("<F3>a");
    for line in ["Alice, 1500 + Charles", "Bob + David"] {
        desk.text(line);
        sees(&mut desk, "register");
        desk.keys("<Enter>");
    }
    desk.keys("<Esc>");
    assert_eq!(pairs(&desk), [[1, 2], [3, 4]]);
    sees(&mut desk, "+ Charles");
    desk.keys("u");
    assert_eq!(state(&desk).players.len(), 2, "one undo takes both back");
}

#[test]
fn who_has_no_partner_is_seated_and_asked_about() {
    let mut desk = TestDesk::new("tractor", &["Alice", "Bob", "Charles", "David"]);
    desk.keys("<F4>p");
    sees(&mut desk, "become partners and stay together from now on");
    desk.keys("<Enter>");
    assert_eq!(state(&desk).rounds.len(), 0);
    desk.keys("<Esc>");
    assert!(pairs(&desk).is_empty());
    desk.keys("<Enter>p");
    assert_eq!(state(&desk).rounds.len(), 1, "{}", desk.screen(80, 24));
    assert_eq!(pairs(&desk), [[1, 2], [3, 4]]);
}

#[test]
fn a_round_keeps_partners_and_parting_them_is_asked() {
    let mut desk = seated();
    assert_eq!(pairs(&desk), [[1, 3], [2, 4]]);
    desk.keys("<Enter>");
    desk.text("85 1");
    sees(&mut desk, "Alice + Charles declare at 2");
    sees(&mut desk, "no trick is judged");
    desk.keys("<Enter>");
    assert_eq!(state(&desk).rounds[0].results(), 1, "{}", desk.screen(80, 24));
    desk.keys("p");
    sees(&mut desk, "Alice + Charles – Bob + David");
    desk.keys("m<Right><Right>m<Enter>");
    sees(&mut desk, "do not play together in round 2");
    let before = state(&desk).rounds.len();
    desk.keys("<Esc>");
    assert_eq!(state(&desk).rounds.len(), before);
    desk.keys("<Enter>t");
    assert_eq!(state(&desk).rounds.len(), 2, "{}", desk.screen(80, 24));
    assert_eq!(pairs(&desk), [[1, 4], [2, 3]]);
}

#[test]
fn a_partner_is_changed_on_the_players() {
    let mut desk = seated();
    desk.keys("<F3><Home>+");
    desk.text("2");
    desk.keys("<Enter>");
    sees(&mut desk, "no longer partners");
    desk.keys("y");
    assert_eq!(pairs(&desk), [[1, 2]]);
    desk.keys("+");
    desk.text("-");
    desk.keys("<Enter>y");
    assert!(pairs(&desk).is_empty());
}
