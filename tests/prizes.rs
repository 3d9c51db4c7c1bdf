//! The prizes of an event: kept in its file, told old and new, defined at the desk, given out to the cent.

use std::path::Path;

use assert_cmd::Command;
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::Act;
use wallchart::engine::prizes::PrizeRules;
use wallchart::formats::prizes;

const RULES: &str = "(currency: \"EUR\", sharing: Hort, categories: [\
     (name: \"General\", prizes: [\"300\", \"150.50\"]), (name: \"Women\", who: (sex: \"w\"), prizes: [\"90\"])])";

fn rules(text: &str) -> Box<PrizeRules> {
    Box::new(prizes::read(text).unwrap())
}

/// A copy of an event of several rounds in a folder, opened to be written.
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
fn prizes_are_an_act_that_tells_old_and_new_and_counts_after_undo() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk_in(folder.path());
    let before = desk.entries().len();
    desk.record(Act::Prizes { rules: Some(rules(RULES)) }, &[]).unwrap();
    assert_eq!(told(&desk), "", "there was nothing before: the act says it all");
    assert!(desk.record(Act::Prizes { rules: Some(rules(RULES)) }, &[]).is_err(), "nothing changes");
    assert_eq!(desk.entries().len(), before + 1);
    let other = RULES.replace("Hort", "Equal").replace("\"90\"", "\"80\", \"40\"");
    desk.record(Act::Prizes { rules: Some(rules(&other)) }, &[]).unwrap();
    assert_eq!(told(&desk), "sharing: Hort system → equal division; Women, prizes: 90.00 → 80.00 40.00");
    desk.undo().unwrap();
    assert_eq!(desk.state().prizes.as_deref(), Some(&*rules(RULES)));
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
fn the_report_and_the_export_hold_the_prizes_of_the_event() {
    let folder = tempfile::tempdir().unwrap();
    let report = ["report", "e.ron", "--kind", "prizes"];
    let mut desk = desk_in(folder.path());
    desk.make_sure().unwrap();
    let (status, _, error) = run(folder.path(), &report);
    assert_eq!((status, &*error), (Some(2), "the prizes are not defined yet\n"));
    desk.record(Act::Prizes { rules: Some(rules(RULES)) }, &[]).unwrap();
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
