//! An act reports its change, an act without a change is not recorded, and a missing result looks the same
//! everywhere.

use crate::support::audited::audited_file;
use crate::support::screen::TestDesk;
use wallchart::audit;
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Action, Numbering, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::scoring::GameScore::{Loss, Win};
use wallchart::engine::setup::Setup;
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::formats::{registration, trf};
use wallchart::presets;
use wallchart::views::numbers::called;

const FOUR: [&str; 4] = ["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100"];

fn acts(desk: &TestDesk) -> usize {
    desk.app.desk().unwrap().entries().len()
}

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(160, 40);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

/// The setup screen with the cursor on the rating.
fn at_rating(desk: &mut TestDesk) {
    desk.keys("2");
    for _ in 0..40 {
        if desk.line("rating").contains('▌') {
            return;
        }
        desk.keys("<Down>");
    }
    panic!("no line of the rating:\n{}", desk.screen(160, 40));
}

#[test]
fn several_arrows_on_a_line_are_one_act() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    at_rating(&mut desk);
    let before = acts(&desk);
    desk.keys("<Right><Right><Left><Left>");
    desk.keys("<Down>");
    assert_eq!(acts(&desk), before, "where it began is no change");
    desk.keys("<Up><Right>");
    assert_eq!(acts(&desk), before, "the line is not left yet");
    sees(&mut desk, "recorded when you leave this line");
    desk.keys("3");
    assert_eq!(acts(&desk), before + 1, "another screen leaves the line too");
    desk.keys("2");
    desk.keys("u");
    sees(&mut desk, "rating: no rating →");
}

#[test]
fn the_journal_shows_old_and_new_values() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("3<Home>c");
    desk.keys("<Ctrl-u>");
    desk.text("Ana, 2410, club Lund");
    desk.keys("<Enter>8");
    sees(&mut desk, "rating: 2400 → 2410");
    desk.keys("u");
    sees(&mut desk, "rating: 2400 → 2410");
}

#[test]
fn the_audit_reports_old_and_new_values() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.ron");
    let clock = || SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    let setup = presets::find("fide-swiss").unwrap().setup;
    let header = presets::header(setup.clone(), "Club Evening".parse().unwrap(), &mut clock());
    let mut desk = Desk::create(&path, header, clock()).unwrap();
    let details = desk.state().details.clone();
    desk.record(Act::Configure { details, setup: Setup { rounds: 7, ..setup } }, &[]).unwrap();
    for line in ["Müller, Jan, 2000, club Nord", "Müller, Jan, 1900, club Süd"] {
        let entrant = registration::read(line).unwrap();
        desk.record(Act::Register { id: desk.state().next_player(), entrant }, &[]).unwrap();
    }
    let entrant = registration::read("Müller, Jan, 2010, club Nord").unwrap();
    desk.record(Act::Edit { id: PlayerId(1), entrant }, &[]).unwrap();
    let order = vec![PlayerId(1), PlayerId(2)];
    desk.record(Act::Number { order: order.clone(), by: Numbering::Rating }, &[]).unwrap();
    let (round, board) = (RoundNo(1), BoardNo(1));
    let publish = Act::Publish { round, boards: vec![order], byes: Vec::new(), by: PairedBy::Hand };
    desk.take_over(&[publish, Act::Record { round, board, outcome: Outcome::game(Win, Loss) }]).unwrap();
    let reported = Some(Outcome::game(Loss, Win));
    let rectify = Act::CorrectForRating { round, board, reported, reason: "misread".parse().unwrap() };
    desk.take_over(&[rectify]).unwrap();
    let report = audited_file(&path).unwrap();
    let text = audit::to_text(&report);
    assert!(text.contains("changed   entry 1: rounds: 9 → 7\n"), "{text}");
    assert!(text.contains("changed   entry 4: Müller, Jan (Nord): rating: 2000 → 2010\n"), "{text}");
    let told = "Müller, Jan (Nord) – Müller, Jan (Süd): reported for rating: 1 – 0 → 0 – 1\n";
    assert!(text.contains(told), "{text}");
    let changes = &audit::to_json(&report)["changes"];
    assert_eq!((&changes[0]["of"], &changes[0]["was"]), (&serde_json::Value::Null, &"9".into()));
    assert_eq!((&changes[1]["of"], &changes[1]["what"]), (&"Müller, Jan (Nord)".into(), &"rating".into()));
}

#[test]
fn an_act_without_a_change_is_not_recorded() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    let before = acts(&desk);
    desk.keys("3<Home>c<Enter>");
    assert_eq!(acts(&desk), before, "{}", desk.screen(160, 40));
    sees(&mut desk, "nothing changes");
}

/// A missing result once was a draw for the pairing, nothing in the standings and blank in a report.
#[test]
fn a_missing_result_becomes_an_adjourned_game() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("4p<Enter>");
    desk.keys("1");
    desk.keys("p<Enter>");
    sees(&mut desk, "recorded as adjourned, they count as drawn until the result is known");
    desk.keys("y<Enter>");
    let event = desk.app.desk().unwrap();
    assert_eq!(event.state().rounds.len(), 2, "{}", desk.screen(160, 40));
    let waiting = Outcome::Adjourned;
    let is_adjourned =
        |action: &Action| matches!(action, Action::Do(Act::Record { outcome, .. }) if *outcome == waiting);
    assert!(event.entries().iter().any(|entry| is_adjourned(&entry.action)), "the journal says so");
    let board = BoardNo(2);
    let seats = event.state().board(RoundNo(1), board).unwrap().seats.clone();
    let points =
        |round| Standings::after(event.state(), RoundNo(round)).row(seats[0]).unwrap().values[0].to_string();
    assert_eq!(points(1), "0.5");
    // A report shows it as not known yet (general handling 3.1); the result comes later.
    let report = trf::event::write(event.state()).unwrap();
    let text = trf::write(&report, trf::Codes::Trf26).unwrap();
    assert!(text.contains("4 b ?"), "{text}");
    desk.keys("[");
    desk.keys("<Tab>1");
    sees(&mut desk, "level 3 of the federation");
    desk.keys("c");
    let event = desk.app.desk().unwrap();
    let stands = event.state().board(RoundNo(1), board).unwrap().outcome.clone();
    assert_eq!(stands, Some(Outcome::game(Win, Loss)), "{}", desk.screen(160, 40));
}

#[test]
fn a_prohibited_pairing_is_recorded_once() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("3<Home>f");
    desk.text("Bo");
    desk.keys("<Enter>");
    let before = acts(&desk);
    desk.keys("<Home>f");
    desk.text("Bo");
    desk.keys("<Enter>");
    sees(&mut desk, "already prohibited: Ana – Bo from round 1 on");
    assert_eq!(acts(&desk), before);
    // In an official event a choice always has an effect.
    desk.keys("4p<Enter>3<Home>");
    let before = acts(&desk);
    desk.keys("f");
    sees(&mut desk, "prohibited pairings can be added only before round 1 is published");
    assert_eq!(acts(&desk), before);
}

/// The card adds up to the points of the standings, and shows points that were deducted beside the results.
#[test]
fn a_card_shows_a_penalty() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("4p<Enter>");
    desk.keys("11");
    desk.keys("3<Home>v");
    desk.text("-0.5 phone");
    desk.keys("<Enter>");
    let state = desk.app.desk().unwrap().state();
    let points = Standings::after(state, RoundNo(1)).row(PlayerId(1)).unwrap().values[0].to_string();
    desk.keys("3<Home><Enter>");
    sees(&mut desk, "-0.5 points in round 1");
    let screen = desk.screen(120, 30);
    let round = screen.lines().find(|line| line.starts_with("▌ 1 ")).unwrap();
    assert!(round.split_whitespace().any(|cell| cell == points), "{points} is not the sum of:\n{screen}");
    desk.keys("5<Home>");
    let standings = desk.screen(80, 24);
    assert!(standings.contains("extra") && standings.contains("-0.5"), "{standings}");
}

/// With two byes on one line, neither exists already, and a granted one is reported once.
#[test]
fn two_byes_on_one_line_cause_one_question() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("3b");
    desk.text("2 half, 4 half, 5 half");
    desk.keys("<Enter>");
    sees(&mut desk, "Ana would have 3 half-point byes, in rounds 2, 4, 5");
    let screen = desk.screen(160, 40);
    assert!(!screen.contains("already") && !screen.contains("2 half-point byes"), "{screen}");
    desk.keys("y");
    let before = acts(&desk);
    desk.keys("b");
    desk.text("2 half, 4 half");
    desk.keys("<Enter>");
    sees(&mut desk, "nothing changes");
    assert_eq!(acts(&desk), before);
}

/// A question names every key that answers it, and its title names the act.
#[test]
fn a_question_names_the_keys_that_answer_it() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("3a");
    desk.text("Ana, 1900");
    desk.keys("<Enter>");
    sees(&mut desk, "─ register Ana? ─");
    sees(&mut desk, "r register Ana   Esc register nobody");
    sees(&mut desk, "level 3 of the federation's checklist");
    let before = acts(&desk);
    desk.keys("w");
    sees(&mut desk, "that key is no answer to this question");
    assert_eq!(acts(&desk), before);
    desk.keys("r");
    assert_eq!(acts(&desk), before + 1);
    desk.keys("<Esc>d");
    sees(&mut desk, "y remove Ana");
}

/// The withdrawal of a player with an open game reports after which round it is, and the game.
#[test]
fn a_withdrawal_reports_the_round_and_the_open_game() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("3w");
    sees(&mut desk, "Ana withdraws before round 1");
    desk.keys("<Esc>4p<Enter>");
    assert_eq!(desk.app.desk().unwrap().state().rounds.len(), 1);
    desk.keys("3w");
    sees(&mut desk, "Ana withdraws after round 1");
    sees(&mut desk, "still to play: board 1 of round 1");
    desk.keys("<Enter>");
    sees(&mut desk, "Ana has withdrawn after round 1 and is still to play");
    // A refused act asks for no reason first.
    for key in ["<Esc>w", "X"] {
        desk.keys(key);
        sees(&mut desk, "Ana is withdrawn already");
    }
}

/// A double registration is removed without a trace, and `c` begins at the line's beginning.
#[test]
fn a_key_removes_a_player_and_a_line_opens_at_its_start() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("3d");
    sees(&mut desk, "remove Ana?");
    sees(&mut desk, "Ana is removed, as if never registered");
    desk.keys("<Esc>d");
    desk.keys("y");
    assert!(
        !desk.screen(160, 40).lines().take(30).any(|line| line.contains("Ana  ")),
        "{}",
        desk.screen(160, 40)
    );
    desk.keys("u");
    sees(&mut desk, "Ana");
    desk.keys("c");
    desk.text("Su");
    sees(&mut desk, "name: Ana → SuAna");
}

/// At 80 columns, with a remark beside the board and long names, namesakes are distinguished by their clubs.
#[test]
fn namesakes_are_distinguished_on_a_narrow_screen() {
    let name = "Müller-Lüdenscheidt, Jürgen Maria";
    let players = [
        format!("{name}, 2000, GER, club Nord, born 1987"),
        format!("{name}, 1900, GER, club Süd, born 2001"),
        "Dahlström-Andersson, Eva, 1800".to_owned(),
        "Ek, 1700".to_owned(),
    ];
    let mut desk = TestDesk::new("fide-swiss", &players.each_ref().map(String::as_str));
    desk.keys("3x");
    desk.text("2");
    desk.keys("<Enter>4p<Enter>");
    assert_eq!(desk.app.desk().unwrap().state().rounds.len(), 1);
    let screen = desk.screen(80, 24);
    assert!(screen.contains("(Nord)") && screen.contains("(Süd)") && screen.contains('⌂'), "{screen}");
    desk.keys("5");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("(Nord)") && screen.contains("(Süd)"), "{screen}");
}

/// A result is too old for official mode: the arbiter's possibilities are named, and each answer carries one
/// out.
#[test]
fn a_too_old_result_offers_the_arbiters_choices() {
    let played = || {
        let mut desk =
            TestDesk::new("fide-swiss", &["A, 2400", "B, 2300", "C, 2200", "D, 2100", "E, 2000", "F, 1900"]);
        for _ in 0..3 {
            desk.keys("4p<Enter>");
            desk.keys("111");
        }
        assert_eq!(desk.app.desk().unwrap().state().rounds.len(), 3, "{}", desk.screen(120, 30));
        desk.keys("[[");
        desk.keys("<Home>c0");
        sees(&mut desk, "round 1 is too old to be corrected");
        desk
    };
    let mut desk = played();
    let before = acts(&desk);
    desk.keys("<Esc>");
    assert_eq!(acts(&desk), before);
    let mut desk = played();
    desk.keys("g");
    desk.text("misread");
    desk.keys("<Enter>");
    sees(&mut desk, "what this will do");
    assert_eq!(acts(&desk), before);
    desk.keys("y");
    let event = desk.app.desk().unwrap();
    assert!(event.state().rounds[0].boards[0].reported.is_some(), "{}", desk.screen(120, 30));
    let mut desk = played();
    desk.keys("l");
    sees(&mut desk, "official mode");
    desk.keys("yy");
    assert!(!desk.app.desk().unwrap().state().is_official(), "{}", desk.screen(120, 30));
}

#[track_caller]
fn check_names(players: &[&str], expected: &[&str]) {
    let mut clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    let setup = presets::find("fide-swiss").unwrap().setup;
    let mut state = State::new(&presets::header(setup, "Names".parse().unwrap(), &mut clock));
    for line in players {
        let entrant = registration::read(line).unwrap();
        state.apply(&Act::Register { id: state.next_player(), entrant }).unwrap();
    }
    let told: Vec<String> = state.players.iter().map(|player| called(&state, player.id)).collect();
    assert_eq!(told, expected);
}

#[test]
fn namesakes_are_distinguished_by_their_first_difference() {
    check_names(&["Müller, Jan, club Nord", "Müller, Jana"], &["Müller, Jan", "Müller, Jana"]);
    check_names(
        &["Müller, Jan, GER, club Nord", "Müller, Jan, GER, club Süd", "Müller, Jan, AUT, club Süd"],
        &["Müller, Jan (Nord)", "Müller, Jan (#2)", "Müller, Jan (AUT)"],
    );
    check_names(
        &["Müller, Jan, GER, born 1987-03-12", "Müller, Jan, GER, born 2001"],
        &["Müller, Jan (1987)", "Müller, Jan (2001)"],
    );
    check_names(&["Müller, Jan, id 17", "Müller, Jan"], &["Müller, Jan (id 17)", "Müller, Jan (#2)"]);
}

/// Ratings through the rounds are recomputed after an undo while they are on the screen.
#[test]
fn a_card_recomputes_its_ratings_after_an_undo() {
    let mut desk = TestDesk::new("crikey-round-robin", &["alice, 80", "bob, 75", "carol, 70", "dave, 71"]);
    desk.keys("<F4>p<Enter>");
    for _ in 0..2 {
        desk.text("1 20 15");
        desk.keys("<Enter>");
    }
    desk.keys("<F7>");
    sees(&mut desk, "rating after");
    desk.keys("u");
    sees(&mut desk, "undone");
    sees(&mut desk, "rating after");
}

/// A dimmed key says that it has nothing to do.
#[test]
fn a_key_without_effect_says_so() {
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("<F4>");
    for key in ["c", "s"] {
        desk.keys(key);
        sees(&mut desk, "there is nothing that this key could do now");
        desk.keys("<F5><F4>");
    }
}
