//! Chess960 (Laws of Chess, guidelines II): a position is drawn for each round and shown everywhere. A second
//! draw needs a confirmation.

use std::path::Path;

use assert_cmd::Command;

use crate::support::screen::{FOUR, TestDesk};

/// Runs a command in a folder; returns status, standard output and standard error.
fn run(arguments: &[&str], folder: &Path) -> (Option<i32>, String, String) {
    let output =
        Command::cargo_bin("wallchart").unwrap().args(arguments).current_dir(folder).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[track_caller]
fn done(arguments: &[&str], folder: &Path) -> String {
    let (status, out, error) = run(arguments, folder);
    assert_eq!(status, Some(0), "{arguments:?}: {error}");
    out
}

#[test]
fn every_report_shows_the_drawn_position() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    done(&["new", "e.ron", "--preset", "fide-swiss", "--chess960"], folder);
    std::fs::write(folder.join("l.csv"), "name,rating\nBerg,2214\nIversen,2190\nQuist,2177\nDahl,2240\n")
        .unwrap();
    done(&["register", "e.ron", "l.csv"], folder);
    // Before the round is published.
    let told = "position round 1 begins from position 474 RNNKBBRQ\n";
    assert_eq!(done(&["position", "e.ron", "--seed", "7"], folder), told);
    done(&["pair", "e.ron", "--publish", "--seed", "1"], folder);
    for kind in ["pairings", "names", "slips"] {
        let paper = done(&["report", "e.ron", "--kind", kind], folder);
        assert!(paper.contains("474 RNNKBBRQ"), "{kind}: {paper}");
    }
    done(&["publish", "e.ron", "site"], folder);
    let pages = std::fs::read_dir(folder.join("site")).unwrap().map(|page| page.unwrap().path());
    let pages: Vec<String> = pages.filter_map(|page| std::fs::read_to_string(page).ok()).collect();
    assert!(pages.iter().any(|page| page.contains("position 474 RNNKBBRQ")));
    // A second draw is confirmed; the next round has a position of its own.
    let (status, _, error) = run(&["position", "e.ron", "--round", "1", "--number", "518"], folder);
    assert_eq!(status, Some(1));
    assert!(error.contains("round 1 has position 474 RNNKBBRQ already"), "{error}");
    assert!(error.contains("--accept \"position drawn again\""), "{error}");
    let again = ["position", "e.ron", "--round", "1", "--number", "518", "--accept", "position drawn again"];
    assert_eq!(done(&again, folder), "position round 1 begins from position 518 RNBQKBNR\n");
    assert!(done(&["position", "e.ron", "--seed", "7"], folder).starts_with("position round 2 begins"));
    assert!(run(&["position", "e.ron", "--number", "960"], folder).2.contains("there is no position 960"));
    let late = run(&["position", "e.ron", "--round", "99"], folder).2;
    assert!(late.contains("round 99 (expected 1 to"), "{late}");
    let journal = std::fs::read_to_string(folder.join("e.ron")).unwrap();
    assert!(journal.contains("DrawPosition(round:1,position:474,seed:Some(7))"), "{journal}");
}

#[test]
fn only_chess960_has_positions() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (status, _, error) = run(&["new", "c.ron", "--preset", "crikey", "--chess960"], folder);
    assert_eq!((status, error.contains("--chess960 goes with chess only")), (Some(2), true), "{error}");
    done(&["new", "e.ron", "--preset", "fide-swiss"], folder);
    let (status, _, error) = run(&["position", "e.ron"], folder);
    assert_eq!(status, Some(1));
    assert!(error.contains("Chess960"), "{error}");
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    desk.keys("4D");
    let _ = desk.line("there is no position to draw: the setup does not say Chess960");
}

#[test]
fn the_desk_asks_before_it_draws_a_position_again() {
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    // The line below the game on the setup screen.
    desk.keys("2");
    while !desk.line("▌").contains("Chess960") {
        desk.keys("<Down>");
    }
    desk.keys("<Right><Down>");
    desk.keys("4");
    let _ = desk.line("no position drawn");
    desk.keys("p");
    let _ = desk.line("no position drawn");
    desk.keys("D");
    let _ = desk.line("pairing of round 1, by the system · position 474 RNNKBBRQ");
    desk.keys("<Enter>");
    let _ = desk.line("results · position 474 RNNKBBRQ");
    desk.keys("D");
    let _ = desk.line("round 1 has position 474 RNNKBBRQ already; another one replaces it");
    desk.keys("<Esc>");
    let _ = desk.line("results · position 474 RNNKBBRQ");
    desk.keys("9p");
    let _ = desk.line("pairings by board · position 474 RNNKBBRQ");
}
