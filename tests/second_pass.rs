//! An event that requires a second pass: a round with unconfirmed results is closed only after a question.

use assert_cmd::Command;

use crate::support::screen::{FOUR, TestDesk};

#[test]
fn a_round_is_closed_after_a_second_pass_or_a_waiver() {
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    desk.keys("2");
    while !desk.line("▌").contains("second pass") {
        desk.keys("<Down>");
    }
    desk.keys("<Right><Down>");
    desk.keys("4p<Enter>1=");
    // The second pass agrees with the first board only.
    desk.keys("v1<Esc>");
    desk.keys("p");
    let _ = desk.line("before you pair round 2");
    let _ = desk.line("1 result was typed only once: board 2 of round 1  (second pass waived)");
    desk.keys("<Esc>");
    desk.keys("v=<Esc>p");
    let asked = desk.screen(120, 40);
    assert!(!asked.contains("typed only once"), "{asked}");
    desk.keys("<Enter>");
    // The seal asks about every round since the last one.
    desk.keys("11S");
    let _ = desk.line("2 results were typed only once: board 1 of round 2, board 2 of round 2");
}

#[test]
fn the_journal_records_a_waived_second_pass() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::cargo_bin("wallchart").unwrap();
        let output = command.args(arguments).current_dir(folder.path()).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(run(&["new", "e.ron", "--preset", "fide-swiss", "--second-pass"]).0, Some(0));
    std::fs::write(
        folder.path().join("l.csv"),
        "name,rating\nBerg,2214\nIversen,2190\nQuist,2177\nDahl,2240\n",
    )
    .unwrap();
    assert_eq!(run(&["register", "e.ron", "l.csv"]).0, Some(0));
    assert_eq!(run(&["pair", "e.ron", "--publish", "--seed", "1"]).0, Some(0));
    std::fs::write(folder.path().join("r.txt"), "1 1 1-0\n1 2 1-0\n").unwrap();
    assert_eq!(run(&["results", "e.ron", "r.txt"]), (Some(0), String::new()));
    let (status, told) = run(&["pair", "e.ron", "--publish"]);
    assert_eq!(status, Some(1));
    assert!(
        told.contains("2 results were typed only once: board 1 of round 1, board 2 of round 1"),
        "{told}"
    );
    let waived = run(&["pair", "e.ron", "--publish", "--accept", "second pass waived"]);
    assert_eq!(waived.0, Some(0), "{}", waived.1);
    let journal = std::fs::read_to_string(folder.path().join("e.ron")).unwrap();
    assert!(journal.contains("accepted:[\"second pass waived\"]"), "{journal}");
}
