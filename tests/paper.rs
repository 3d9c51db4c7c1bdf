//! The reports that are written automatically: after the act, beside the event, whatever happens to the
//! files.

use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use assert_cmd::Command;
use wallchart::desk::publication::form::Form;
use wallchart::desk::publication::paper::Paper;
use wallchart::formats::report::{Format, ReportKind};
use wallchart::tui::app::{App, Parts};
use wallchart::tui::jobs::job::Worker;
use wallchart::tui::scene::settings::Settings;
use wallchart::tui::terminal::event;
use wallchart::user::files::Files;

use crate::support::screen::{self, TestDesk};

/// The longest wait of a test.
const MINUTE: Duration = Duration::from_mins(1);

fn settings(command: &[&str]) -> Settings {
    let command = command.iter().map(|word| (*word).to_owned()).collect();
    Settings { paper: Some(Paper { command, ..Paper::default() }), ..Settings::default() }
}

/// A desk with an event of four players in a file.
fn desk(settings: Settings) -> TestDesk {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = TestDesk { app: screen::app_with(folder.path(), settings), folder };
    desk.keys("n");
    desk.text("fide");
    desk.keys("<Enter>");
    desk.text("cup");
    desk.keys("<Enter> 3");
    for player in ["Ana, 2000", "Bo, 1900", "Cy, 1800", "Di, 1700"] {
        desk.keys("a");
        desk.text(player);
        desk.keys("<Enter> <Esc>");
    }
    desk
}

fn said(desk: &TestDesk) -> String {
    desk.app.said().map_or_else(String::new, |said| format!("{said:?}"))
}

fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_publication_and_a_seal_write_their_reports() {
    let mut desk = desk(settings(&[]));
    let folder = desk.folder.path().join("paper");
    assert_eq!(names(&folder), [""; 0]);
    desk.keys("4p<Enter>");
    assert_eq!(names(&folder), ["cup-round-1-pairings.html", "cup-round-1-slips.html"], "{}", said(&desk));
    assert!(
        said(&desk).starts_with("Warning(\"4 players cannot be paired by the rules in 9 rounds"),
        "{}",
        said(&desk)
    );
    assert!(said(&desk).contains(" · publish: round 1"), "{}", said(&desk));
    assert!(said(&desk).contains(" · paper: 2 files in "), "{}", said(&desk));
    let pairings = std::fs::read_to_string(folder.join("cup-round-1-pairings.html")).unwrap();
    assert!(pairings.contains("Pairings of round 1") && pairings.contains("Ana"));
    desk.keys("1 1");
    assert_eq!(names(&folder).len(), 2, "a result is no occasion");
    desk.keys("5Ss");
    assert_eq!(names(&folder).len(), 3, "{}", said(&desk));
    let standings = std::fs::read_to_string(folder.join("cup-round-1-standings.html")).unwrap();
    assert!(standings.contains("Standings after round 1 (sealed)"));
    assert!(said(&desk).contains("sealed") && said(&desk).contains("paper: 1 file in "), "{}", said(&desk));
    // Written reports stay as they are.
    desk.keys("uy u u uy");
    desk.keys("4p<Enter>");
    assert!(names(&folder).contains(&"cup-round-1-slips-2.html".to_owned()), "{:?}", names(&folder));
    assert_eq!(std::fs::read_to_string(folder.join("cup-round-1-pairings.html")).unwrap(), pairings);
}

#[test]
fn the_settings_choose_reports_forms_and_folder() {
    let paper = Paper {
        published: vec![ReportKind::Names],
        sealed: Vec::new(),
        formats: vec![Form::Text(Format::Text), Form::Text(Format::Csv)],
        folder: "on/the wall".into(),
        command: Vec::new(),
        ..Paper::default()
    };
    let mut desk = desk(Settings { paper: Some(paper), ..Settings::default() });
    desk.keys("4p<Enter>");
    let folder = desk.folder.path().join("on/the wall");
    assert_eq!(names(&folder), ["cup-round-1-names.csv", "cup-round-1-names.txt"], "{}", said(&desk));
    desk.keys("1 1 5Ss");
    assert_eq!(names(&folder).len(), 2);
    assert!(said(&desk).contains("sealed") && !said(&desk).contains("paper"), "{}", said(&desk));
}

#[test]
fn no_reports_are_written_unless_requested() {
    let mut desk = desk(Settings::default());
    let before = names(desk.folder.path());
    desk.keys("4p<Enter>");
    assert_eq!(names(desk.folder.path()), before);
    assert!(!said(&desk).contains("paper"), "{}", said(&desk));
}

#[test]
fn a_failed_automatic_report_leaves_the_act_recorded() {
    let mut desk = desk(settings(&["true"]));
    std::fs::write(desk.folder.path().join("paper"), "mine").unwrap();
    desk.keys("4p<Enter>");
    assert_eq!(desk.app.desk().unwrap().state().last_round().0, 1);
    assert!(said(&desk).contains(" · publish: round 1"), "{}", said(&desk));
    assert!(
        said(&desk).starts_with("Warning(") && said(&desk).contains(" · the paper is not written: "),
        "{}",
        said(&desk)
    );
    assert_eq!(std::fs::read_to_string(desk.folder.path().join("paper")).unwrap(), "mine");
}

#[test]
fn characters_that_no_font_has_are_named() {
    let paper = Paper { formats: vec![Form::Pdf], ..Paper::default() };
    let mut desk = desk(Settings { paper: Some(paper), ..Settings::default() });
    desk.keys("3a");
    // The last character for private use: no font has it.
    desk.text("Eve \u{10fffd}, 1600");
    desk.keys("<Enter> <Esc> 4p<Enter>");
    assert!(
        said(&desk).contains(" · paper: 2 files in ")
            && said(&desk).contains("; no font has these characters"),
        "{}",
        said(&desk)
    );
    assert!(said(&desk).starts_with("Warning("), "{}", said(&desk));
}

#[cfg(target_os = "linux")]
#[test]
fn a_command_receives_each_file_and_failures_are_reported() {
    let mut desk = desk(settings(&["chmod", "600"]));
    desk.keys("4p<Enter>");
    assert!(said(&desk).contains(" · chmod has 2 files"), "{}", said(&desk));
    for name in names(&desk.folder.path().join("paper")) {
        use std::os::unix::fs::PermissionsExt as _;
        let file = std::fs::metadata(desk.folder.path().join("paper").join(name)).unwrap();
        assert_eq!(file.permissions().mode() & 0o777, 0o600);
    }
    let mut other = self::desk(settings(&["ls", "--no-such-option"]));
    other.keys("4p<Enter>");
    assert_eq!(other.app.desk().unwrap().state().last_round().0, 1);
    assert!(
        said(&other).starts_with("Warning(") && said(&other).contains(" · publish: round 1"),
        "{}",
        said(&other)
    );
    assert!(said(&other).contains(" · ls failed (exit status: 2): ls: "), "{}", said(&other));
}

/// One key prints what each screen shows.
#[cfg(target_os = "linux")]
#[test]
fn a_screen_is_printed_with_one_key() {
    let copies = tempfile::tempdir().unwrap();
    let printer = ["cp", "-t", copies.path().to_str().unwrap()].map(str::to_owned).to_vec();
    let paper = Paper { published: Vec::new(), printer, ..Paper::default() };
    let mut desk = desk(Settings { paper: Some(paper), ..Settings::default() });
    desk.keys("4P");
    assert!(said(&desk).contains("there is no round yet"), "{}", said(&desk));
    desk.keys("3P");
    assert!(said(&desk).starts_with("Good(\"written: "), "{}", said(&desk));
    assert!(said(&desk).ends_with(" · cp has 1 file\")"), "{}", said(&desk));
    desk.keys("4p<Enter>P 5P 5P 6P 7P 9jP");
    let expected = [
        "cup-round-0-starting-list.pdf",
        "cup-round-1-cards.pdf",
        "cup-round-1-crosstable.pdf",
        "cup-round-1-names.pdf",
        "cup-round-1-pairings.pdf",
        "cup-round-1-standings-2.pdf",
        "cup-round-1-standings.pdf",
    ];
    assert_eq!(names(copies.path()), expected, "{}", said(&desk));
    for name in expected {
        assert!(std::fs::read(copies.path().join(name)).unwrap().starts_with(b"%PDF-"), "{name}");
    }
    desk.keys("9<End>P");
    assert!(said(&desk).contains("a file for programs, not for paper (w writes it)"), "{}", said(&desk));
}

#[test]
fn without_printer_and_display_the_file_is_named() {
    let mut desk = desk(Settings::default());
    desk.keys("4p<Enter>5P");
    let file = desk.folder.path().join("paper/cup-round-1-standings.pdf");
    assert!(file.exists() && said(&desk).contains(&file.display().to_string()), "{}", said(&desk));
    let mut other = self::desk(settings(&[]));
    std::fs::write(other.folder.path().join("paper"), "mine").unwrap();
    other.keys("5P");
    assert!(said(&other).starts_with("Error("), "{}", said(&other));
}

/// While a command hangs, the desk accepts keys and other long work, and ends on request.
#[cfg(unix)]
#[test]
fn a_hanging_command_blocks_nothing() {
    let TestDesk { app, folder } = desk(Settings::default());
    let path = app.desk().unwrap().path().unwrap().to_owned();
    drop(app);
    let (sender, events) = mpsc::channel();
    let mut app = App::new(Parts {
        settings: settings(&["sh", "-c", "sleep 30"]),
        files: Files::below(folder.path()),
        worker: Worker::start(event::answers(sender)),
        clock: screen::clock,
        instant: screen::now,
        seed: || 7,
        folder: folder.path().to_owned(),
    });
    app.open(&path);
    let press = |app: &mut App, keys: &str| {
        for key in screen::script(keys) {
            app.handle(screen::press(key));
        }
    };
    let until = |app: &mut App, wanted: &dyn Fn(&App) -> bool| {
        while !wanted(app) {
            app.handle(events.recv_timeout(MINUTE).unwrap());
        }
    };
    until(&mut app, &|app| !app.is_working());
    press(&mut app, "4p");
    until(&mut app, &|app| !app.is_working());
    press(&mut app, "<Enter>");
    until(&mut app, &|app| format!("{:?}", app.said()).contains("paper: 2 files"));
    assert!(app.is_working(), "the command does not end");
    let entries = app.desk().unwrap().entries().len();
    press(&mut app, "1");
    assert_eq!(app.desk().unwrap().entries().len(), entries + 1);
    press(&mut app, "8v");
    until(&mut app, &|app| app.desk().unwrap().verdict().is_some());
    drop(app);
}

#[test]
fn commands_write_the_automatic_reports_too() {
    let folder = tempfile::tempdir().unwrap();
    let call = |arguments: &[&str]| {
        let mut command = Command::cargo_bin("wallchart").unwrap();
        command.args(arguments).current_dir(folder.path());
        for own in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env(own, folder.path().join("own"));
        }
        command.assert().success().get_output().clone()
    };
    let own = folder.path().join("own/wallchart");
    std::fs::create_dir_all(&own).unwrap();
    std::fs::write(own.join("settings.ron"), "(paper: (command: \"no-such-printer -q\"))").unwrap();
    std::fs::write(folder.path().join("list.csv"), "name,rating\nAna,2000\nBo,1900\n").unwrap();
    call(&["new", "e.ron", "--preset", "chess-round-robin", "--title", "Open"]);
    call(&["register", "e.ron", "list.csv", "--accept-all"]);
    let published = call(&["pair", "e.ron", "--publish", "--accept-all"]);
    let told = String::from_utf8_lossy(&published.stderr).into_owned();
    assert!(told.contains("e.ron: no-such-printer cannot be started: "), "{told}");
    let paper = folder.path().join("paper");
    assert_eq!(names(&paper), ["e-round-1-pairings.html", "e-round-1-slips.html"]);
    std::fs::write(folder.path().join("results"), "1 1 1-0\n").unwrap();
    call(&["results", "e.ron", "results"]);
    std::fs::write(own.join("settings.ron"), "(paper: (formats: [\"text\"]))").unwrap();
    let sealed = call(&["seal", "e.ron", "--accept-all"]);
    assert_eq!(String::from_utf8_lossy(&sealed.stderr), "");
    assert!(names(&paper).contains(&"e-round-1-standings.txt".to_owned()), "{:?}", names(&paper));
}
