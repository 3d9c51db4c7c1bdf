//! Partnerships of Tractor as a director meets them: registered on a line, confirmed, retained, and dissolved
//! on request.

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
fn a_player_without_a_partner_is_seated_after_a_question() {
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
fn separating_partners_causes_a_question() {
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
fn a_partner_is_changed_on_the_players_screen() {
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

/// Types lines at the open table.
fn lines(desk: &mut TestDesk, lines: &[&str]) {
    for line in lines {
        desk.text(line);
        desk.keys("<Enter>");
    }
}

/// The round of the format's own example, without its last trick.
const TRICKS: [&str; 12] = [
    "O 3",
    "S6S6S7S7 SASKSJST STS8S4S4 S3S5SJSQ",
    "S9S9 H3D3 C3DT SAD3",
    "DA DQ DK D4",
    "SKS8S5S3 RJC2D2H2 C6C8CJD9 H3CKDTD5",
    "H7H7 H6H4 HJHQ H9H9",
    "DJDJ DKH5 D5D4 D6D6",
    "D8D8 C4C3 HTH5 D9D7",
    "C5C5 C6CT H8HQ C7C4",
    "H8 C7 HA HA",
    "H2 RJ BJ CK",
    "DA BJ C8 HK",
];

/// The bar of keys under the screen.
fn key_bar(desk: &mut TestDesk) -> String {
    let screen = desk.screen(80, 24);
    screen.trim_end().lines().last().unwrap_or_default().to_owned()
}

#[test]
fn the_outcome_is_shown_before_the_round_is_recorded() {
    let mut desk = seated();
    desk.keys("<Enter>");
    assert!(key_bar(&mut desk).contains("Enter go on"), "{}", desk.screen(80, 24));
    lines(&mut desk, &TRICKS);
    assert!(key_bar(&mut desk).contains("Enter judge"), "{}", desk.screen(80, 24));
    desk.text("S2S2C2 CQCAD2 HTHJHK C9CQCA");
    for told in ["defenders 50 of 80: declarers made it", "Alice deals next", "▲1", "the round is over"] {
        sees(&mut desk, told);
    }
    assert!(key_bar(&mut desk).contains("Enter record"), "{}", desk.screen(80, 24));
    assert_eq!(state(&desk).rounds[0].results(), 0);
    desk.keys("<Enter>");
    assert_eq!(state(&desk).rounds[0].results(), 1);
    // The next dealer is filled in, so that only the main suit is typed.
    desk.keys("p<Enter>");
    assert_eq!(state(&desk).rounds.len(), 2, "{}", desk.screen(80, 24));
    desk.keys("<Enter>");
    sees(&mut desk, "Alice deals\n  next, seat 1");
    desk.text("S");
    sees(&mut desk, "Alice + Charles declare at 3, Alice deals");
}

#[test]
fn another_dealer_causes_a_question_about_the_hands() {
    let mut desk = seated();
    desk.keys("<Enter>");
    lines(&mut desk, &TRICKS);
    lines(&mut desk, &["S2S2C2 CQCAD2 HTHJHK C9CQCA"]);
    desk.keys("c<PageUp><Backspace>1<Enter>");
    sees(&mut desk, "Whose cards are they?");
    sees(&mut desk, "the order of play stays: Alice led the first card of trick 1");
    desk.keys("<Esc>");
    sees(&mut desk, "Alice deals");
    desk.keys("<Enter>b");
    assert!(!desk.screen(80, 24).contains("Whose cards"), "{}", desk.screen(80, 24));
}

/// Two tables after a round, Alice and Charles at 4 and everybody else at 2.
fn after_one_round() -> TestDesk {
    let mut desk = TestDesk::new("tractor", &[]);
    desk.keys("<F3>a");
    for pair in ["Alice + Charles", "Bob + David", "Erik + Fia", "Gustav + Hanna"] {
        desk.text(pair);
        desk.keys("<Enter>");
    }
    desk.keys("<Esc><F4>p<Enter><Enter>");
    lines(&mut desk, &["35 1"]);
    desk.keys("<Enter>");
    lines(&mut desk, &["80 2"]);
    assert_eq!(state(&desk).rounds[0].results(), 2, "{}", desk.screen(80, 24));
    desk
}

#[test]
fn wall_and_crosstable_name_pairs_alike() {
    let mut desk = after_one_round();
    desk.keys("<Ctrl-t>");
    let wall = desk.screen(100, 40);
    assert!(wall.contains("Alice + Charles") && wall.contains("Bob + David"), "{wall}");
    assert!(!wall.contains("(Team 1)"), "{wall}");
    desk.keys("<Esc><F6>");
    let table = desk.screen(100, 24);
    assert!(table.contains("T1:▲2") && table.contains("T2:▲0"), "{table}");
    assert!(!table.contains(":+"), "{table}");
    desk.keys("<F9><Home><Enter>");
    let printed = desk.screen(120, 40);
    let line = printed.lines().find(|line| line.contains("Alice + Charles")).unwrap_or_default();
    assert!(
        line.contains("1, 3") && line.contains("gained 2 ranks") && line.contains("no trick judged"),
        "{printed}"
    );
}

#[test]
fn the_played_rank_of_two_partners_is_named() {
    let mut desk = after_one_round();
    desk.keys("<F5>");
    assert!(!desk.screen(100, 24).contains(", at "), "{}", desk.screen(100, 24));
    desk.keys("<F3><Home>+");
    desk.text("Bob");
    desk.keys("<Enter>y<F5>");
    assert!(desk.line("  Alice ").contains("+ Bob, at 2"), "{}", desk.screen(100, 24));
    assert!(!desk.line("  Bob ").contains(", at "), "{}", desk.screen(100, 24));
    desk.keys("<F6>");
    assert!(desk.line("  Alice ").contains("+ Bob, at 2"), "{}", desk.screen(100, 24));
}

#[test]
fn the_withdrawal_of_one_partner_names_the_other() {
    let mut desk = after_one_round();
    desk.keys("p<Enter><F3><Home>w<Enter>");
    sees(&mut desk, "Charles has no partner then, and sits out from round 3 on");
    desk.keys("w");
    sees(&mut desk, "Alice has left");
    sees(&mut desk, "sits at table");
    desk.keys("<Esc>");
    assert!(state(&desk).player(PlayerId(1)).unwrap().gone().is_some());
}

#[test]
fn the_input_line_does_not_repeat_the_line_above() {
    let mut desk = after_one_round();
    desk.keys("pm<Right><Right>m<Down><Up>");
    let screen = desk.screen(80, 24);
    assert_eq!(screen.matches("partners who do not play together").count(), 1, "{screen}");
    sees(&mut desk, "1 warning above");
    assert!(key_bar(&mut desk).contains("c turn the seats"), "{screen}");
}

#[test]
fn a_corrected_score_names_only_the_differences() {
    let mut desk = after_one_round();
    desk.keys("<Up>c<Backspace>3<Enter>");
    let line = desk.line("dealer: was");
    assert!(line.contains("dealer: was Alice, now Charles") && !line.contains("points"), "{line}");
}

#[test]
fn unneeded_ratings_are_not_reported_as_missing() {
    let mut desk = TestDesk::new("tractor", &["Alice, 1500", "Bob", "Charles", "David"]);
    desk.keys("<F4>p");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("Enter publish") && !screen.contains("no rating"), "{screen}");
}
