//! The prizes of an event: stored in its file, reported old and new, defined at the desk, paid to the cent.

use std::path::Path;

use assert_cmd::Command;
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::Act;
use wallchart::engine::number::Money;
use wallchart::engine::prizes::PrizeRules;
use wallchart::entry::keys::KeySet;
use wallchart::formats::prizes;
use wallchart::tui::terminal::event::Event;

use crate::support::screen::{self, TestDesk};

const RULES: &str = "(currency: \"EUR\", sharing: Hort, categories: [\
     (name: \"General\", prizes: [\"300\", \"150.50\"]), (name: \"Women\", who: (sex: \"w\"), prizes: [\"90\"])])";

fn rules(text: &str) -> PrizeRules {
    prizes::read(text).unwrap()
}

/// A writable copy of an event of several rounds, in a folder.
fn desk_in(folder: &Path) -> Desk {
    let event = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/document-swiss.ron");
    let path = folder.join("e.ron");
    std::fs::copy(event, &path).unwrap();
    Desk::open(&path, SteppingClock::starting("2026-11-22T18:00:00Z").unwrap()).unwrap()
}

fn told(desk: &Desk) -> String {
    let entry = desk.entries().last().unwrap();
    let changes = desk.changes(entry);
    changes.iter().flat_map(|changes| changes.iter()).map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn prizes_are_an_act_with_old_and_new_values() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk_in(folder.path());
    let before = desk.entries().len();
    desk.record(Act::Prizes { rules: Some(Box::new(rules(RULES))) }, &[]).unwrap();
    assert_eq!(told(&desk), "", "there was nothing before: the act says it all");
    assert!(
        desk.record(Act::Prizes { rules: Some(Box::new(rules(RULES))) }, &[]).is_err(),
        "nothing changes"
    );
    assert_eq!(desk.entries().len(), before + 1);
    let other = RULES.replace("Hort", "Equal").replace("\"90\"", "\"80\", \"40\"");
    desk.record(Act::Prizes { rules: Some(Box::new(rules(&other))) }, &[]).unwrap();
    assert_eq!(told(&desk), "sharing: Hort system → equal division; Women, prizes: 90.00 → 80.00 40.00");
    desk.undo().unwrap();
    assert_eq!(desk.state().prizes.as_deref(), Some(&rules(RULES)));
    desk.record(Act::Prizes { rules: None }, &[]).unwrap();
    assert!(told(&desk).ends_with("fund 2: Women (sex w): 90.00 → none"), "{}", told(&desk));
    drop(desk);
    let file = std::fs::read_to_string(folder.path().join("e.ron")).unwrap();
    assert!(
        file.contains("format:4") || file.contains("format: 4"),
        "an older program says that it cannot read it"
    );
    let again =
        Desk::open(&folder.path().join("e.ron"), SteppingClock::starting("2026-11-22T19:00:00Z").unwrap());
    assert_eq!(again.unwrap().state().prizes, None);
}

fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    let output = command.args(arguments).current_dir(folder).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn the_report_and_the_export_have_the_prizes() {
    let folder = tempfile::tempdir().unwrap();
    let report = ["report", "e.ron", "--kind", "prizes"];
    let mut desk = desk_in(folder.path());
    desk.make_sure().unwrap();
    let (status, _, error) = run(folder.path(), &report);
    assert_eq!(
        (status, &*error),
        (
            Some(2),
            "the prizes are not defined yet (define them at the desk, or give a file with --prizes <FILE>)\n"
        )
    );
    desk.record(Act::Prizes { rules: Some(Box::new(rules(RULES))) }, &[]).unwrap();
    drop(desk);
    let (status, text, _) = run(folder.path(), &report);
    assert_eq!(status, Some(0));
    assert!(text.contains("General") && text.contains("of 540.50 EUR is awarded."), "{text}");
    std::fs::write(folder.path().join("p.ron"), RULES.replace("General", "Other")).unwrap();
    let (_, text, _) = run(folder.path(), &[&report[..], &["--prizes", "p.ron"]].concat());
    assert!(text.contains("Other") && !text.contains("General"), "a file goes before: {text}");
    let (_, json, _) = run(folder.path(), &["export", "e.ron", "--to", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["prizes"]["categories"][0]["prizes"][1], "150.50");
}

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(160, 40);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

/// Types a text on the line under the cursor.
fn line(desk: &mut TestDesk, text: &str) {
    desk.keys("<Enter><Ctrl-u>");
    desk.text(text);
    desk.keys("<Enter>");
}

fn defined(desk: &TestDesk) -> Option<PrizeRules> {
    desk.app.desk().unwrap().state().prizes.as_deref().cloned()
}

/// Types two funds line by line as a director does, with a mistyping.
fn define(desk: &mut TestDesk) {
    desk.keys("<F9>d");
    line(desk, "EUR");
    desk.keys("<Down><Right>");
    desk.keys("a");
    line(desk, "General");
    desk.keys("<Down><Enter><Ctrl-u>");
    desk.text("300 1,500");
    desk.keys("<Enter>");
    sees(desk, "\"1,500\" is not an amount");
    desk.keys("<Ctrl-u>");
    desk.text("300 150,50");
    desk.keys("<Enter><Esc>a");
    line(desk, "Women");
    desk.keys("<Down>");
    line(desk, "90");
    desk.keys("<Down><Down>");
    line(desk, "f");
    desk.keys("<Esc>");
}

#[test]
fn prizes_are_defined_at_the_desk_and_recorded_as_one_act() {
    let mut desk = TestDesk::open("document-swiss.ron");
    define(&mut desk);
    assert_eq!(defined(&desk), None, "nothing is recorded yet");
    sees(&mut desk, "prizes, not recorded");
    sees(&mut desk, "of 540.50 EUR awarded");
    for (width, height) in screen::SIZES {
        let screen = desk.screen(width, height);
        assert!(
            screen.contains("General") && screen.contains("Women") && screen.contains("300.00 150.50"),
            "{screen}"
        );
        assert!(screen.contains("540.50 EUR"), "the sum is seen at {width}x{height}:\n{screen}");
    }
    let before = desk.app.desk().unwrap().entries().len();
    desk.keys("r");
    assert_eq!(desk.app.desk().unwrap().entries().len(), before + 1);
    assert_eq!(defined(&desk), Some(rules(RULES)), "{}", desk.screen(160, 40));
    sees(&mut desk, "prizes: 2 funds, 540.50 EUR");
    desk.keys("d<Down><Right>r");
    desk.keys("u");
    sees(&mut desk, "sharing: Hort system → own place");
    desk.keys("d<Right>r");
    sees(&mut desk, "nothing is changed");
    desk.keys("<Ctrl-r>");
    sees(&mut desk, "sharing          own place");
    desk.keys("u");
    sees(&mut desk, "sharing          Hort system");
}

#[test]
fn the_table_and_the_report_pay_the_same() {
    let mut desk = TestDesk::open("document-swiss.ron");
    define(&mut desk);
    let state = desk.app.desk().unwrap().state();
    let standings = desk.app.desk().unwrap().shown_standings(state.last_round());
    let awards = wallchart::engine::prizes::award(state, &standings, &rules(RULES), &mut ());
    let given = awards.awards.iter().filter(|award| award.amount > Money::ZERO);
    let told: Vec<(String, String)> =
        given.map(|award| (state.name(award.player), award.amount.to_string())).collect();
    assert!(told.len() > 1);
    let shown = desk.screen(160, 40);
    for (name, amount) in told {
        let is_shown = shown.lines().any(|line| line.contains(&name) && line.contains(&amount));
        assert!(is_shown, "{name} {amount}:\n{shown}");
    }
}

/// Ends the program as a kill does, and opens the event again.
fn crash(desk: TestDesk) -> TestDesk {
    let event = desk.app.desk().unwrap().path().unwrap().to_owned();
    let TestDesk { app, folder } = desk;
    drop(app);
    let mut desk = TestDesk { app: screen::app_in(folder.path(), KeySet::OneZero), folder };
    desk.app.open(&event);
    desk
}

#[test]
fn unrecorded_prizes_are_restored_after_a_crash() {
    let mut desk = TestDesk::open("document-swiss.ron");
    define(&mut desk);
    desk.keys("<Down><Enter><Down><Down><Enter>");
    desk.text("x");
    desk.app.handle(Event::Tick);
    let mut desk = crash(desk);
    sees(&mut desk, "here again: the prizes");
    desk.keys("<F9>d");
    sees(&mut desk, "300.00 150.50");
    desk.keys("<Esc>");
    sees(&mut desk, "keep them for later");
    desk.keys("<Esc>");
    sees(&mut desk, "300.00 150.50");
    desk.keys("<Esc>k");
    sees(&mut desk, "d continues them");
    desk.keys("dr");
    assert!(defined(&desk).is_some());
    desk.app.handle(Event::Tick);
    let mut desk = crash(desk);
    assert!(!desk.screen(160, 40).contains("here again"), "what is recorded is no draft");
    desk.keys("<F9>d<Down><Right><Esc>d");
    sees(&mut desk, "were dropped");
    assert_eq!(defined(&desk).unwrap().sharing.name(), "Hort system");
}

#[test]
fn prizes_from_a_file_are_imported_into_the_event() {
    let mut desk = TestDesk::open("document-swiss.ron");
    std::fs::write(desk.folder.path().join("p.ron"), RULES).unwrap();
    desk.keys("<F9>di");
    desk.text("p.ron");
    desk.keys("<Enter>");
    sees(&mut desk, "read; r makes them the prizes of the event");
    desk.keys("r");
    assert_eq!(defined(&desk), Some(rules(RULES)));
    desk.keys("d<End>xxr");
    assert_eq!(defined(&desk), None, "without a fund there are no prizes: {}", desk.screen(160, 40));
}
