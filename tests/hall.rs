//! Events in the hall: presence, payments, results from a file, warnings about implausible results.

use assert_cmd::Command;
use wallchart::engine::action::{Act, ByeKind};
use wallchart::engine::id::{PlayerId, RoundNo};
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::report::{Format, Imprint, Options, ReportKind, Source};

use crate::support::screen::TestDesk;

const SIX: [&str; 6] = [
    "Ana, 2400, fee 20",
    "Bo, 2300, fee 19.99",
    "Cy, 2200",
    "Di, 2100, fee 20",
    "Ed, 2000, fee 0.01",
    "Flo, 1900",
];

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(160, 40);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

fn state(desk: &TestDesk) -> State {
    desk.app.desk().unwrap().state().clone()
}

fn report(state: &State, kind: ReportKind, format: Format) -> String {
    let imprint = Imprint::default();
    let source = Source { state, round: state.last_round(), imprint: &imprint };
    let order = NameOrder::plain();
    let now = Standings::after(state, state.last_round());
    format.write(&kind.build(source, &now, Options { order: &order, prizes: None }).unwrap()).unwrap()
}

#[test]
fn presence_takes_one_key_and_is_checked_before_pairing() {
    let mut desk = TestDesk::new("fide-swiss", &SIX);
    desk.keys("<Home>");
    assert!(!desk.screen(160, 40).contains(" of 6 here"), "nothing of it before it is begun");
    desk.keys("<Space>");
    sees(&mut desk, "1 of 6 here, 6 players");
    assert!(desk.line("Ana").contains('✓') && desk.line("Bo").contains('×'));
    desk.keys("H<Down><Space>");
    sees(&mut desk, "5 of 6 here, 6 players");
    let here = desk.screen(60, 20);
    assert!(here.lines().any(|line| line.contains("Bo") && line.contains('×')), "{here}");
    let told = report(&state(&desk), ReportKind::CheckIn, Format::Text);
    assert!(
        told.contains("Not here before round 1") && told.contains("Bo") && !told.contains("Ana"),
        "{told}"
    );
    desk.keys("<F4>p");
    sees(&mut desk, "1 player has not checked in for round 1: Bo  (not here)");
    sees(&mut desk, "pair round 1 all the same");
    desk.keys("<Esc>");
    assert_eq!(state(&desk).players[0].number, None, "nothing is paired");
    desk.keys("pz");
    let held = state(&desk);
    assert_eq!(held.players[1].byes[&RoundNo(1)], ByeKind::ZeroPoint);
    desk.keys("<Enter>");
    let held = state(&desk);
    let round = held.round(RoundNo(1)).unwrap();
    assert_eq!((round.boards.len(), round.byes.len()), (2, 2), "{}", desk.screen(160, 40));
    // The next round has its own check-in, which is not required.
    desk.keys("11<F3>");
    assert!(!desk.screen(160, 40).contains(" of 6 here"));
    desk.keys("<F4>p");
    assert!(!desk.screen(160, 40).contains("not seen"));
}

#[test]
fn one_undo_reverts_a_whole_list_of_present_players() {
    let mut desk = TestDesk::new("fide-swiss", &SIX);
    desk.keys("<Home><Space>H");
    sees(&mut desk, "6 of 6 here");
    desk.keys("u");
    sees(&mut desk, "1 of 6 here");
    desk.keys("HH");
    sees(&mut desk, "0 of 6 here");
    desk.keys("<Home>w<Enter><Space>");
    sees(&mut desk, "Ana does not take part in round 1 (withdrawn, excluded or not entered yet)");
    sees(&mut desk, "0 of 5 here");
}

/// Presence does not affect pairing or standings: with it and without it everything is the same, in all
/// systems.
#[test]
fn presence_affects_neither_pairing_nor_standings() {
    for preset in
        ["fide-swiss", "crikey-swiss", "probit-old", "dice", "tractor", "chess-round-robin", "knockout"]
    {
        let rated = ["A, 80", "B, 79", "C, 78", "D, 77", "E, 76", "F, 75", "G, 74", "H, 73"];
        let pairs = [
            "A, team 1",
            "B, team 1",
            "C, team 2",
            "D, team 2",
            "E, team 3",
            "F, team 3",
            "G, team 4",
            "H, team 4",
        ];
        let players = match preset {
            "crikey-swiss" => rated,
            "tractor" => pairs,
            _ => ["A", "B", "C", "D", "E", "F", "G", "H"],
        };
        let mut without = TestDesk::new(preset, &players);
        let mut with = TestDesk::new(preset, &players);
        with.keys("H");
        without.keys("<F4>p<Enter>");
        with.keys("<F4>p<Enter>");
        let (without, with) = (state(&without), state(&with));
        assert_eq!(without.rounds, with.rounds, "{preset}");
        assert_eq!(with.rounds.len(), 1, "{preset}");
        let after = |state: &State| Standings::after(state, RoundNo(1)).canonical(state);
        assert_eq!(after(&without), after(&with), "{preset}");
        let act = Act::CheckIn { round: RoundNo(1), players: vec![PlayerId(1)], here: true };
        assert!(with.check(&act).is_err(), "a published round has no check-in any more");
    }
}

/// The tables of a round robin include everybody: no bye is offered there.
#[test]
fn no_impossible_bye_is_offered() {
    for (preset, offered) in
        [("chess-round-robin", false), ("knockout", false), ("fide-swiss", true), ("dice", true)]
    {
        let mut desk = TestDesk::new(preset, &SIX);
        desk.keys("<Home><Space><F4>p");
        sees(&mut desk, "5 players have not checked in for round 1");
        assert_eq!(desk.screen(160, 40).contains("zero-point bye"), offered, "{preset}");
        desk.keys("y");
        assert!(!desk.screen(160, 40).contains("all the same"), "{preset}");
        desk.keys("<Enter>");
        assert_eq!(state(&desk).rounds.len(), 1, "it is not asked twice: {preset}\n{}", desk.screen(160, 40));
        let accepted = &desk.app.desk().unwrap().entries().last().unwrap().accepted;
        assert!(accepted.iter().any(|clause| clause.as_str() == "not here"), "{preset}");
    }
}

#[test]
fn fees_are_totalled_on_the_screen_and_on_paper() {
    let mut desk = TestDesk::new("fide-swiss", &SIX);
    assert!(desk.screen(200, 40).contains("Fees 60.00: 4 players paid, 2 not"));
    assert!(desk.line("Cy").contains('–') && desk.line("Bo").contains("19.99"));
    let text = report(&state(&desk), ReportKind::Fees, Format::Text);
    for told in ["20.00        2  40.00", "Fees 60.00: 4 players paid, 2 not.", "Cy; Flo"] {
        assert!(text.contains(told), "{told}:\n{text}");
    }
    let csv = report(&state(&desk), ReportKind::Fees, Format::Csv);
    assert!(csv.contains("Bo,19.99") && csv.contains("Cy,\n"), "{csv}");
    assert!(report(&state(&desk), ReportKind::Fees, Format::Html).contains("19.99"));
    let mut free = TestDesk::new("fide-swiss", &["Ana", "Bo"]);
    assert!(!free.screen(160, 40).contains("fee"), "no column where nobody has paid");
}

/// The command line asks the same question: it names the missing players, and pairs once that is accepted.
#[test]
fn the_command_line_asks_about_missing_players() {
    let desk = TestDesk::open("document-swiss.ron");
    let folder = desk.folder.path();
    let run = |arguments: &[&str]| {
        let mut command = Command::cargo_bin("wallchart").unwrap();
        let output = command.args(arguments).current_dir(folder).output().unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    run(&["new", "e.ron", "--preset", "fide-swiss", "--title", "Open"]);
    std::fs::write(folder.join("list"), "Ana\nBo\n").unwrap();
    assert_eq!(run(&["register", "e.ron", "list"]), (Some(0), String::new()));
    let out = |arguments: &[&str]| {
        let mut command = Command::cargo_bin("wallchart").unwrap();
        let output = command.args(arguments).current_dir(folder).output().unwrap();
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    assert_eq!(out(&["check-in", "e.ron"]), "round 1: the check-in has not begun\n");
    assert_eq!(out(&["check-in", "e.ron", "--all"]), "round 1: 2 of 2 here\n");
    assert_eq!(out(&["check-in", "e.ron", "2", "--not"]), "round 1: 1 of 2 here\n2 Bo\n");
    assert_eq!(run(&["check-in", "e.ron", "9"]), (Some(2), "there is no player 9\n".to_owned()));
    let (status, told) = run(&["pair", "e.ron", "--publish", "--seed", "1"]);
    assert_eq!(status, Some(1), "{told}");
    assert!(
        told.contains(
            "1 player has not checked in for round 1: Bo (not done; accept it with --accept \"not here\")"
        ),
        "{told}"
    );
    assert_eq!(run(&["pair", "e.ron", "--publish", "--seed", "1", "--accept", "not here"]).0, Some(0));
}

/// An event with players for two rounds in a file, round 1 published.
fn published(preset: &str, players: &[&str]) -> TestDesk {
    let mut desk = TestDesk::new(preset, players);
    desk.keys("<F4>p<Enter>");
    assert_eq!(state(&desk).rounds.len(), 1, "{}", desk.screen(160, 40));
    desk
}

/// Asks for a file of results on the round screen.
fn results(desk: &mut TestDesk, text: &str) {
    std::fs::write(desk.folder.path().join("r.csv"), text).unwrap();
    desk.keys("i");
    desk.text("r.csv");
    desk.keys("<Enter>");
}

fn entered(desk: &TestDesk) -> usize {
    state(desk).round(RoundNo(1)).unwrap().results()
}

#[test]
fn results_from_a_file_are_shown_and_entered_together() {
    let mut desk = published("fide-swiss", &SIX);
    results(&mut desk, "1 1 1-0\n1 2 x\n1 3 =\n");
    sees(&mut desk, "Nothing is entered: 1 line is refused. The other 2 can be entered");
    sees(&mut desk, "line 2: ");
    desk.keys("<Esc>");
    assert_eq!(entered(&desk), 0);
    desk.keys("<Home>0");
    results(&mut desk, "1 1 1-0\n1 2 =\n");
    sees(&mut desk, "line 1: board 1 of round 1 already has a result: 0 – 1");
    desk.keys("<Esc>");
    results(&mut desk, "round,board,result\n1,1,0-1\n1,2,=\n1,3,+\n");
    sees(&mut desk, "1 result is already as the file says.");
    sees(&mut desk, "y record 2 results");
    desk.keys("<Esc>");
    assert_eq!(entered(&desk), 1, "Esc enters nothing");
    results(&mut desk, "1 2 =\n1 3 1\n");
    desk.keys("y");
    assert_eq!(entered(&desk), 3);
    sees(&mut desk, "2 results entered");
    results(&mut desk, "1 2 =\n1 3 1\n");
    sees(&mut desk, "2 results are already as the file says: nothing to enter");
}

/// Results of more than one key, too.
#[test]
fn results_of_every_game_can_come_from_a_file() {
    for (preset, line, results_in) in
        [("crikey-swiss", "1 1 1 20 15\n", 1), ("dice", "1,1,11111,22222,33333,44444\n", 1)]
    {
        let players = ["A, 80", "B, 79", "C, 78", "D, 77"];
        let mut desk = published(preset, &players);
        results(&mut desk, line);
        desk.keys("y");
        assert_eq!(entered(&desk), results_in, "{preset}: {}", desk.screen(160, 40));
    }
}

#[test]
fn a_file_of_another_event_is_noticed() {
    let mut desk = published("fide-swiss", &SIX);
    results(&mut desk, "3 1 1-0\n3 2 1-0\n1 1 1-0\n");
    sees(&mut desk, "is it a file of another one?");
    desk.keys("<Esc>");
    let names = "round,board,white,black,result\n1,1,Somebody,Else,1-0\n1,2,Di,Else,1-0\n1,3,,,=\n";
    results(&mut desk, names);
    sees(&mut desk, "is it a file of another one?");
    sees(&mut desk, "play at board 1 of round 1, not Somebody – Else");
    desk.keys("<Esc>");
    // The names of this event are no reason for a refusal, in any spelling.
    let held = state(&desk);
    let seats: Vec<String> =
        held.rounds[0].boards[0].seats.iter().map(|id| held.name(*id).to_uppercase()).collect();
    results(&mut desk, &format!("round,board,white,black,result\n1,1,{},{},1-0\n", seats[0], seats[1]));
    sees(&mut desk, "y record 1 result");
    desk.keys("<Esc>");
    assert_eq!(entered(&desk), 0);
    assert!(!desk.screen(160, 40).contains("another one?"));
}

#[test]
fn implausible_results_are_reported_but_accepted() {
    let mut desk = published("fide-swiss", &["Ana, 2400", "Bo, 1200"]);
    let white_is_ana = state(&desk).rounds[0].boards[0].seats[0] == PlayerId(1);
    desk.keys(if white_is_ana { "0" } else { "1" });
    assert_eq!(entered(&desk), 1, "it is recorded");
    sees(&mut desk, "recorded; Bo (1200) has won against Ana (2400): is it typed the right way round?");
    desk.keys("<Down>");
    assert!(!desk.screen(160, 40).contains("has won against"), "it goes with the next key");
    let names: Vec<String> = (10..30).map(|number| format!("P{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut desk = published("fide-swiss", &names);
    desk.keys("=======");
    assert!(!desk.screen(160, 40).contains("the same"));
    desk.keys("=");
    sees(&mut desk, "recorded; all 8 results of this round so far are the same");
    desk.keys("1");
    assert!(!desk.screen(160, 40).contains("the same"));
    let mut desk = published("fide-swiss", &names);
    let file: Vec<String> = (1..=10).map(|board| format!("1 {board} =")).collect();
    results(&mut desk, &file.join("\n"));
    sees(&mut desk, "round 1: all 8 results of this round so far are the same");
    desk.keys("y");
    assert_eq!(entered(&desk), 10, "a hint stops nothing");
}
