//! The command line's report about a tournament report before the import, and its refusals.

use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use portable_pty::CommandBuilder;
use tempfile::TempDir;
use wallchart::engine::setup::PairingSystem;

use crate::support::audited::contents_of;
use crate::support::screen::TestDesk;
use crate::support::terminal::{self, ROOMY};

/// Two rounds of four players in which no pair meets twice.
const SWISS: &str = "\
012 Autumn Open
092 Individual: Swiss-System
001    1      Berg, Luca                        2200                             2.0    1     3 w 1     2 b 1
001    2      Dahl, Ida                         2100                             1.0    2     4 b 1     1 w 0
001    3      Klee, Olga                        2000                             1.0    2     1 b 0     4 w 1
001    4      Noll, Tara                        1900                             0.0    4     2 w 0     3 b 0
XXR 3
";

/// The same four players, with a rematch in round 2.
fn again() -> String {
    let again =
        SWISS.replace("3 w 1     2 b 1", "3 w 1     3 b 1").replace("1 b 0     4 w 1", "1 b 0     1 w 0");
    let again =
        again.replace("4 b 1     1 w 0", "4 b 1     4 w 0").replace("2 w 0     3 b 0", "2 w 0     2 b 1");
    again.replace("1.0    2     1 b", "0.0    4     1 b").replace("0.0    4     2 w", "1.0    2     2 w")
}

fn folder(report: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("r.trf"), report).unwrap();
    folder
}

fn import(folder: &TempDir, arguments: &[&str]) -> Output {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    command.args(["import", "r.trf", "-o", "e.ron"]).args(arguments).current_dir(folder.path());
    command.env("XDG_DATA_HOME", folder.path().join("data")).output().unwrap()
}

#[track_caller]
fn check(folder: &TempDir, arguments: &[&str], status: i32, out: &str, err: &str) {
    let output = import(folder, arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), err, "{arguments:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), out, "{arguments:?}");
    assert_eq!(output.status.code(), Some(status), "{arguments:?}");
}

fn made(folder: &TempDir) -> Option<PairingSystem> {
    let path = folder.path().join("e.ron");
    path.exists().then(|| contents_of(&path).unwrap().header.setup.pairing)
}

#[test]
fn findings_are_shown_and_a_dry_run_writes_nothing() {
    // Both pairs met in round 1 already.
    let folder = folder(&again());
    let found = "r.trf: round 2: Klee, Olga and Berg, Luca met in round 1 (C.04.3 C1)\n\
                 r.trf: round 2: Dahl, Ida and Noll, Tara met in round 1 (C.04.3 C1)\n\
                 r.trf: round 2 is not as FIDE (Dutch) Swiss pairs it: 2-4, 3-1 instead of 2-1, 3-4\n";
    let summary = "e.ron: Autumn Open, 4 players, 2 of 3 rounds, FIDE (Dutch) Swiss\n";
    check(&folder, &["--dry-run"], 0, summary, found);
    assert_eq!(made(&folder), None);
    // A script cannot be asked: an import that breaks the rules needs an explicit yes.
    let waits = format!(
        "{found}nothing is written: 3 breaches of the rules (--yes accepts what is listed, and writes)\n"
    );
    check(&folder, &[], 1, "", &waits);
    assert_eq!(made(&folder), None);
    check(&folder, &["--yes"], 0, "", found);
    assert!(matches!(made(&folder), Some(PairingSystem::Swiss(_))));
    check(&folder, &["--dry-run"], 2, "", "e.ron exists already (choose another name)\n");
}

/// The desk shows the same before it writes, and Esc creates nothing.
#[test]
fn the_desk_shows_the_findings_before_an_import() {
    let mut desk = TestDesk::home();
    let report = desk.folder.path().join("r.trf");
    std::fs::write(&report, again()).unwrap();
    let is_made = |desk: &TestDesk| desk.folder.path().join("autumn-open.ron").exists();
    let import = |desk: &mut TestDesk| {
        desk.keys("i");
        desk.text(report.to_str().unwrap());
        desk.keys("<Enter>");
    };
    import(&mut desk);
    let _ = desk.line("! round 2: Klee, Olga and Berg, Luca met in round 1 (C.04.3 C1)");
    assert!(!is_made(&desk), "nothing is written before somebody wants it");
    desk.keys("<Esc>");
    assert!(desk.app.desk().is_none() && !is_made(&desk));
    import(&mut desk);
    // The file has changed since it was shown, so it is shown again.
    std::fs::write(&report, again().replace("Dahl, Ida ", "Dahl,\u{7}Ida ")).unwrap();
    desk.keys("y");
    let _ = desk.line("! line 4: the name");
    assert!(!is_made(&desk));
    desk.keys("y");
    assert_eq!(desk.app.desk().unwrap().state().players.len(), 4);
    assert!(is_made(&desk));
}

#[test]
fn an_import_at_a_terminal_asks_before_it_writes() {
    let place = terminal::Place::new();
    std::fs::write(place.path("r.trf"), SWISS.replace("Berg, Luca ", "Berg,\u{7} Luca")).unwrap();
    for (answer, status, is_made) in [("n", 1, false), ("", 1, false), ("y", 0, true)] {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_wallchart"));
        command.args(["import", "r.trf", "-o", "e.ron"]);
        let mut terminal = place.run(command, ROOMY);
        terminal.see("r.trf:3: ");
        terminal.see("e.ron: Autumn Open, 4 players, 2 of 3 rounds, FIDE (Dutch) Swiss: write it? [y/N]");
        assert!(!place.path("e.ron").exists(), "nothing is written before the answer");
        terminal.line(answer);
        let (ended, screen) = terminal.end();
        assert_eq!(ended.exit_code(), status, "{answer}: {screen}");
        assert_eq!(place.path("e.ron").exists(), is_made, "{answer}: {screen}");
    }
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_wallchart"));
    command.args(["import", "r.trf", "-o", "f.ron", "--yes"]);
    let (ended, screen) = place.run(command, ROOMY).end();
    assert!(ended.success() && place.path("f.ron").exists(), "{screen}");
}

#[test]
fn imports_of_unknown_systems_continue_by_manual_pairing() {
    let type_of = |text: &str| SWISS.replace("092 Individual: Swiss-System", text);
    for (report, told) in [
        (type_of("013 Nord"), "a team event (record 013 in line 2)"),
        (type_of("192 FIDE_TEAM"), "a team event (192 FIDE_TEAM)"),
        (type_of("192 CUSTOM_KNOCKOUT"), "another system (192 CUSTOM_KNOCKOUT)"),
        (type_of("192 FIDE_DUBOV"), "another Swiss than FIDE's Dutch one (192 FIDE_DUBOV)"),
        // No Berger table pairs these rounds.
        (
            type_of("092 Individual: Round Robin"),
            "a round robin by tables of its own (092 Individual: Round Robin)",
        ),
    ] {
        let folder = folder(&report);
        let expected = format!("r.trf: the report is of {told}: the event goes on by manual pairing\n");
        let summary = "e.ron: Autumn Open, 4 players, 2 of 3 rounds, manual pairing\n";
        check(&folder, &["--dry-run"], 0, summary, &expected);
        assert_eq!(made(&folder), None);
        check(&folder, &[], 0, "", &expected);
        assert_eq!(made(&folder), Some(PairingSystem::Manual));
        let second = check_written_again(&folder);
        assert!(
            second.lines().any(|line| report.lines().any(|said| said == line && said.len() < 40)),
            "{second}"
        );
    }
    let folder = folder(&type_of("192 FIDE_TEAM"));
    check(&folder, &["--pairing", "swiss"], 0, "", "");
    assert!(matches!(made(&folder), Some(PairingSystem::Swiss(_))));
}

/// Writes the event as a report, which is stored beside it.
fn check_written_again(folder: &TempDir) -> String {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    let output =
        command.args(["export", "e.ron", "--to", "trf"]).current_dir(folder.path()).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_round_robin_stays_one() {
    for save in ["chess-round-robin.ron", "chess-double.ron"] {
        let folder = folder("");
        let event = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves").join(save);
        let mut export = Command::cargo_bin("wallchart").unwrap();
        export.arg("export").arg(&event).args(["--to", "trf", "-o", "r.trf"]).current_dir(folder.path());
        assert!(export.output().unwrap().status.success());
        let output = import(&folder, &[]);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(made(&folder), Some(contents_of(&event).unwrap().header.setup.pairing), "{save}");
    }
}

#[test]
fn a_file_without_a_player_is_refused() {
    let folder = folder("012 Empty\nXXR 5\n");
    for format in
        [&["--as", "trf"][..], &["--as", "trf", "--dry-run"], &["--as", "trf", "--pairing", "manual"]]
    {
        let output = import(&folder, format);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.starts_with("r.trf:1: there is no player's line"), "{told}");
        assert_eq!(output.status.code(), Some(2));
    }
    assert_eq!(made(&folder), None);
    std::fs::write(folder.path().join("r.trf"), "1\n2 1\nalice 76.91\nbob 76.36\nalice bob lost 20 15\n")
        .unwrap();
    let told = "r.trf: only a tournament report is made into an event of another pairing system (leave out --pairing)\n";
    check(&folder, &["--pairing", "swiss"], 2, "", told);
}

/// An imported round is judged like any other: a rematch is named, and the event is not sound.
#[test]
fn a_rematch_in_an_imported_round_is_found_by_the_audit() {
    let folder = tempfile::tempdir().unwrap();
    let audit = |name: &str, text: &str| {
        let (from, to) =
            (folder.path().join(format!("{name}.trf")), folder.path().join(format!("{name}.ron")));
        std::fs::write(&from, text).unwrap();
        let import = Command::cargo_bin("wallchart")
            .unwrap()
            .arg("import")
            .arg(&from)
            .arg("-o")
            .arg(&to)
            .arg("--yes")
            .output()
            .unwrap();
        assert!(import.status.success(), "{}", String::from_utf8_lossy(&import.stderr));
        crate::support::audited::audited_file(&to).unwrap()
    };
    let line = |no: u32, name: &str, rating: u32, points: &str, first: &str, second: &str| {
        format!(
            "001 {no:>4}      {name:<33} {rating:>4}                            {points:>4} {no:>4}  {first}  {second}\n"
        )
    };
    let head = "012 Cup\n142 5\n192 FIDE_DUTCH\n152 W\n";
    let rematch = [
        line(1, "Ana", 2400, "2.0", "   2 w 1", "   2 b 1"),
        line(2, "Bo", 2300, "0.0", "   1 b 0", "   1 w 0"),
        line(3, "Cy", 2200, "2.0", "   4 w 1", "   4 b 1"),
        line(4, "Di", 2100, "0.0", "   3 b 0", "   3 w 0"),
    ];
    let report = audit("rematch", &format!("{head}{}", rematch.concat()));
    let text = wallchart::audit::to_text(&report);
    assert!(!report.is_sound() && text.contains("Bo and Ana met in round 1"), "{text}");
    let fair = [
        line(1, "Ana", 2400, "2.0", "   3 w 1", "   2 b 1"),
        line(2, "Bo", 2300, "1.0", "   4 b 1", "   1 w 0"),
        line(3, "Cy", 2200, "1.0", "   1 b 0", "   4 w 1"),
        line(4, "Di", 2100, "0.0", "   2 w 0", "   3 b 0"),
    ];
    let report = audit("fair", &format!("{head}{}", fair.concat()));
    assert!(report.is_sound(), "{}", wallchart::audit::to_text(&report));
}

/// A report may announce more rounds than its table has; its type says that it is played once.
#[test]
fn a_single_round_robin_stays_single() {
    let place = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::cargo_bin("wallchart").unwrap();
        command.args(arguments).current_dir(place.path()).env("XDG_DATA_HOME", place.path().join("data"));
        let output = command.output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    };
    for (preset, cycles) in [("chess-round-robin", 1), ("chess-double-round-robin", 2)] {
        let event = format!("{preset}.ron");
        run(&["new", &event, "--preset", preset, "--rounds", "7"]);
        std::fs::write(place.path().join("list"), "Ana\nBo\nCy\nDi\n").unwrap();
        run(&["register", &event, "list"]);
        run(&["pair", &event, "--publish"]);
        run(&["export", &event, "--to", "trf", "-o", "out.trf"]);
        let report = std::fs::read_to_string(place.path().join("out.trf")).unwrap();
        let rounds = report.lines().find(|line| line.starts_with("142 ")).unwrap().to_owned();
        for said in ["142 3", "142 5", "142 7"] {
            std::fs::write(place.path().join("in.trf"), report.replace(&rounds, said)).unwrap();
            let made = format!("{preset}-{}.ron", &said[4..]);
            run(&["import", "in.trf", "-o", &made]);
            let pairing = contents_of(&place.path().join(&made)).unwrap().header.setup.pairing;
            let PairingSystem::RoundRobin { cycles: found, .. } = pairing else { panic!("{pairing:?}") };
            assert_eq!(found, cycles, "{preset}, {said}");
        }
    }
}

/// A report names players who were absent only in the round itself: the audit leaves them out when it pairs
/// the round again.
#[test]
fn imported_rounds_with_byes_match_the_system() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::cargo_bin("wallchart").unwrap();
        let output = command.args(arguments).current_dir(folder.path()).output().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let simulated = ["simulate", "--players", "60", "--rounds", "5", "--seed", "5", "-o", "field.trf"];
    assert_eq!(run(&simulated).0, Some(0));
    let report = std::fs::read_to_string(folder.path().join("field.trf")).unwrap();
    assert!(report.contains("### zero-point-byes") && report.contains("### late-entries"));
    assert_eq!(run(&["import", "field.trf", "-o", "field.ron", "--yes"]).0, Some(0));
    let (status, audit) = run(&["audit", "field.ron", "--ongoing"]);
    assert_eq!(status, Some(0), "{audit}");
    assert_eq!(audit.matches("imported, as the system makes it").count(), 5, "{audit}");
}
