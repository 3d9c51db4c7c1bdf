//! The size of mixed tables, changed between the rounds of a dice night: at the desk and on the command line.

use std::path::Path;
use std::process::Command;

use crate::support::screen::TestDesk;
use wallchart::engine::state::State;

const TEN: [&str; 10] = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo"];

fn state(desk: &TestDesk) -> &State {
    desk.app.desk().unwrap().state()
}

fn sizes(state: &State) -> Vec<Vec<usize>> {
    let sizes =
        |boards: &[wallchart::engine::state::Board]| boards.iter().map(|board| board.seats.len()).collect();
    state.rounds.iter().map(|round| sizes(&round.boards)).collect()
}

/// Types a value on the setup line that contains a text.
fn set(desk: &mut TestDesk, line: &str, value: &str) {
    desk.keys("<F2><Home>");
    for _ in 0..40 {
        if desk.screen(100, 40).lines().any(|on| on.contains('▌') && on.contains(line)) {
            break;
        }
        desk.keys("<Down>");
    }
    desk.keys("<Enter><Ctrl-u>");
    desk.text(value);
    desk.keys("<Enter>");
}

#[test]
fn the_setup_changes_the_table_size_of_the_next_round() {
    let mut desk = TestDesk::new("dice", &TEN);
    desk.keys("4p<Enter>");
    assert_eq!(sizes(state(&desk)), [[5, 5]]);
    set(&mut desk, "most players", "4");
    let line = desk.line("most players at a table");
    assert!(line.contains('4') && line.contains("from round 2 on") && !line.contains("fixed"), "{line}");
    desk.keys("<F8>");
    let journal = desk.line("at most 4 at");
    assert!(journal.contains("tables") && journal.contains("from round 2 on"), "{journal}");
    desk.keys("<F2>u");
    assert!(desk.line("most players at a table").contains("5 "), "{}", desk.screen(100, 40));
    desk.keys("<Ctrl-r><F4>py<Enter>");
    assert_eq!(sizes(state(&desk)), [vec![5, 5], vec![4, 3, 3]], "{}", desk.screen(100, 40));
}

/// A question about the rules names the change.
#[test]
fn a_change_of_rules_is_named_in_the_question() {
    let mut desk = TestDesk::new("dice", &TEN);
    desk.keys("<F4>p<Enter><F2><End><Up><Right><Down>");
    let screen = desk.screen(80, 24);
    assert!(
        screen.contains("change the setup?") && screen.contains("unequal numbers of games: mean → sum"),
        "{screen}"
    );
}

#[test]
fn a_decided_game_offers_neither_a_draw_nor_an_adjournment() {
    let mut desk = TestDesk::new("probit-new", &["Ann, 1000", "Bo, 1100"]);
    desk.keys("<F4>p<Enter>");
    let screen = desk.screen(160, 24);
    let bar = screen.trim_end().lines().last().unwrap_or_default();
    assert!(bar.contains("f forfeit") && !bar.contains("adjourn") && !bar.contains("draw"), "{bar}");
}

fn run(arguments: &[&str], folder: &Path) -> (Option<i32>, String) {
    let run =
        Command::new(env!("CARGO_BIN_EXE_wallchart")).args(arguments).current_dir(folder).output().unwrap();
    (run.status.code(), String::from_utf8(run.stdout).unwrap() + &String::from_utf8(run.stderr).unwrap())
}

#[test]
fn the_command_line_changes_the_table_size() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("ten.txt"), TEN.join("\n")).unwrap();
    let does = |arguments: &[&str], expected: &str| {
        let (status, told) = run(arguments, folder);
        assert!(status == Some(0) && told.contains(expected), "{arguments:?}: {status:?} {told}");
    };
    does(&["new", "night.ron", "--preset", "dice"], "");
    does(&["register", "night.ron", "ten.txt"], "");
    does(&["pair", "night.ron", "--publish"], "");
    does(&["tables", "night.ron", "4"], "at most 4 at a table from round 2 on");
    let (status, told) = run(&["tables", "night.ron", "4"], folder);
    assert!(status != Some(0) && told.contains("nothing"), "{told}");
    let (_, told) = run(&["tables", "night.ron", "11"], folder);
    assert!(told.contains("tables of 11 for poker dice (expected 2 to 10)"), "{told}");
    does(&["pair", "night.ron", "--publish", "--accept-all"], "");
    // Each round is compared with the pairing for its own size.
    let (_, told) = run(&["audit", "night.ron"], folder);
    for round in 1..=2 {
        assert!(
            told.lines()
                .any(|line| line.contains(&format!("round {round} "))
                    && line.ends_with("as the system makes it")),
            "{told}"
        );
    }
    assert!(told.contains("most players at a table: 5 → 4"), "{told}");
    let file = std::fs::read_to_string(folder.join("night.ron")).unwrap();
    assert!(file.contains("format:7") || file.contains("format: 7"), "{}", &file[..200]);
}

/// A line changes only its own value: if forfeits cannot count as games, the tie-breaks stay as they are.
#[test]
fn forfeits_do_not_count_beside_buchholz() {
    let mut desk = TestDesk::new("fide-swiss-rated", &TEN);
    let tie_breaks = state(&desk).setup.ranking.clone();
    desk.keys("<F2><End><Up><Up>");
    let line = desk.line("forfeits count as games");
    assert!(line.contains('▌') && line.contains("no"), "{}", desk.screen(100, 40));
    desk.keys("<Right>");
    assert!(desk.screen(140, 40).contains("not beside Buchholz (C.07 8)"), "{}", desk.screen(140, 40));
    desk.keys("<Down>");
    assert_eq!(state(&desk).setup.ranking, tie_breaks);
}
