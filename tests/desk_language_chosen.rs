//! The language of the desk at its start: `--language`, and the user's own language files.

use std::fs;
use std::process::Output;

use assert_cmd::Command;
use portable_pty::CommandBuilder;

use crate::support::terminal::{Place, Terminal};

/// Files of the user's: Swedish, with two texts of the desk and one of reports.
const DESK: &str = "language-name = Svenska\ntext-recent-events = senaste tävlingar\n";
const REPORTS: &str = "word-board = Bord\n";

fn place() -> Place {
    let place = Place::new();
    fs::create_dir_all(place.path("config/wallchart/languages/desk")).unwrap();
    place
}

fn open(place: &Place, arguments: &[&str]) -> Terminal {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_wallchart"));
    command.args(arguments);
    place.run(command, (80, 24))
}

fn run(place: &Place, arguments: &[&str]) -> Output {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    command.env("HOME", place.path("")).env("XDG_CONFIG_HOME", place.path("config"));
    command.args(arguments).current_dir(place.path("")).output().unwrap()
}

/// Opens the desk, and waits for texts.
#[track_caller]
fn check_desk(place: &Place, arguments: &[&str], texts: &[&str]) {
    let mut terminal = open(place, arguments);
    for text in texts {
        terminal.see(text);
    }
    terminal.kill();
}

#[track_caller]
fn refused(place: &Place, arguments: &[&str], expected: &str) {
    let output = run(place, arguments);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), told.contains(expected)), (Some(2), true), "{told}");
    assert_eq!(output.stdout, b"");
}

#[test]
fn the_option_wins_over_the_settings_and_does_not_change_them() {
    let place = place();
    let settings = "(\n    language: \"fr\",\n)\n";
    fs::write(place.path("config/wallchart/settings.ron"), settings).unwrap();
    check_desk(&place, &[], &["tournois récents"]);
    check_desk(&place, &["--language", "de"], &["letzte Turniere"]);
    check_desk(&place, &["tour", "--language", "es"], &["visita 1 de"]);
    assert_eq!(fs::read_to_string(place.path("config/wallchart/settings.ron")).unwrap(), settings);
}

#[test]
fn an_unknown_language_is_refused_with_those_there_are() {
    let place = place();
    let expected = "there is no language `sv` of the desk (expected one of de, en, es, fr)";
    for arguments in [&["--language", "sv"][..], &["tour", "--language", "sv"]] {
        refused(&place, arguments, expected);
    }
}

#[test]
fn a_file_of_ones_own_is_a_language() {
    let place = place();
    fs::write(place.path("config/wallchart/languages/desk/sv.ftl"), DESK).unwrap();
    fs::write(place.path("config/wallchart/languages/sv.ftl"), REPORTS).unwrap();
    fs::write(place.path("config/wallchart/languages/desk/de.ftl"), "text-recent-events = meine Turniere\n")
        .unwrap();
    check_desk(&place, &["--language", "sv"], &["senaste tävlingar"]);
    // The other texts of German stay.
    check_desk(&place, &["--language", "de"], &["meine Turniere", "Hilfe"]);
    let list = String::from_utf8(run(&place, &["languages"]).stdout).unwrap();
    assert!(list.contains("\nde  missing texts: reports 0, desk 0\n"), "{list}");
    let lacking = String::from_utf8(run(&place, &["languages", "sv"]).stdout).unwrap();
    assert!(
        lacking.starts_with("## languages/sv.ftl\n\n") && lacking.contains("\n## languages/desk/sv.ftl\n\n")
    );
    assert!(
        lacking.contains("\ntab-setup = setup\n") && !lacking.contains("\ntext-recent-events ="),
        "{lacking}"
    );
    refused(&place, &["languages", "no tag"], "`no tag` is not the tag of a language");
}

#[test]
fn a_report_is_in_a_language_of_ones_own() {
    let place = place();
    fs::write(place.path("config/wallchart/languages/sv.ftl"), "title-starting-list = Startlista\n").unwrap();
    assert_eq!(
        run(&place, &["new", "e.ron", "--preset", "fide-swiss", "--language", "sv"]).status.code(),
        Some(0)
    );
    let report = run(&place, &["report", "e.ron", "--kind", "starting-list"]);
    let text = String::from_utf8(report.stdout).unwrap();
    assert!(text.contains("Startlista"), "{text}{}", String::from_utf8_lossy(&report.stderr));
    // Another computer does not have the file.
    fs::remove_file(place.path("config/wallchart/languages/sv.ftl")).unwrap();
    let report = run(&place, &["report", "e.ron", "--kind", "starting-list"]);
    let told = String::from_utf8(report.stderr).unwrap();
    let expected = "the lists of this event are in English: there is no language `sv`";
    assert!(report.status.success() && told.contains(expected), "{told}");
    check_desk(&place, &["e.ron"], &[expected]);
}

#[test]
fn a_broken_file_costs_nothing_but_itself() {
    let place = place();
    fs::write(
        place.path("config/wallchart/languages/desk/sv.ftl"),
        "tab-home = Hemma\ntab-setup Inställning\n",
    )
    .unwrap();
    let expected = "languages/desk/sv.ftl:2: Expected a token starting with \"=\" (the file is not used)";
    let output = run(&place, &["presets"]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && told.contains(expected), "{told}");
    check_desk(&place, &["--language", "sv"], &["recent events", "sv.ftl:2: Expected a token"]);
}

/// A text that an update renamed would stay in English without a word.
#[test]
fn a_text_that_the_program_does_not_have_is_named() {
    let place = place();
    let own = "tab-hom = Hemma\ntext-recent-events = tävlingar\nplace-of-round = { $nobody }\n";
    fs::write(place.path("config/wallchart/languages/desk/sv.ftl"), own).unwrap();
    let told = String::from_utf8(run(&place, &["presets"]).stderr).unwrap();
    assert!(told.contains("languages/desk/sv.ftl:1: there is no text `tab-hom`\n"), "{told}");
    let of_value = "sv.ftl:3: `place-of-round` has no value `$nobody` (the text is not used)\n";
    assert!(told.contains(of_value), "{told}");
    check_desk(&place, &["--language", "sv"], &["tävlingar", "sv.ftl:1: there is no text"]);
}
