//! The first start, the tour, the manual and the settings, from the view of a new user.

use crate::support::screen::{self, TestDesk};
use wallchart::tui::keys::intent::ScreenKind;
use wallchart::tui::scene::settings::Settings;
use wallchart::tui::wording::manual::{CHAPTERS, Chapter};
use wallchart::user::files::Files;

const OFFER: &str = "Here for the first time?";

/// The keys of the seven steps, with those that lead to the place of each.
const STEPS: [&str; 7] = ["=", "u", "<F5>", "e", "<Esc><F8>v", "<F1>", "<Ctrl-g>"];

#[test]
fn the_first_start_offers_the_tour() {
    let mut desk = TestDesk::home();
    let _ = desk.line(OFFER);
    desk.keys("t");
    for (keys, step) in STEPS.into_iter().zip(1..) {
        let _ = desk.line(&format!("tour {step} of 7 · Ctrl-g ends it"));
        desk.keys(keys);
    }
    let home = desk.screen(80, 24);
    assert!(home.contains("recent events") && !home.contains("tour 7"), "{home}");
    assert!(!home.contains(OFFER), "{home}");
    assert!(desk.app.desk().is_none(), "the event of the tour is closed");
    assert_eq!(Files::below(desk.folder.path()).recent(), [], "the event of the tour is nobody's");
    assert!(desk.folder.path().join("tour/tour-1.ron").exists());
}

#[test]
fn a_wrong_key_does_not_advance_the_tour() {
    let mut desk = TestDesk::home();
    desk.keys("t<F5>");
    let _ = desk.line("tour 1 of 7");
    let _ = desk.line("First go to the round screen: F4.");
    desk.keys("?");
    let _ = desk.line("First close what covers the screen: Esc.");
}

#[test]
fn the_tour_can_end_at_any_step() {
    for steps in 0..STEPS.len() {
        for place in ["", "?", ":", "<F1>/", "<F4>/", "<F2><Enter>"] {
            let mut desk = TestDesk::open("crikey-club.ron");
            let open = desk.app.desk().unwrap().path().unwrap().to_owned();
            desk.keys("<F10>t");
            for keys in &STEPS[..steps] {
                desk.keys(keys);
            }
            desk.keys(place);
            desk.keys("<Ctrl-g>");
            assert!(!desk.screen(100, 30).contains("tour "), "{steps} {place}: {}", desk.screen(100, 30));
            assert_eq!(desk.app.desk().unwrap().path(), Some(&*open), "the event from before is open again");
        }
    }
}

#[test]
fn every_tour_has_a_copy_of_its_own() {
    let mut desk = TestDesk::home();
    desk.keys("t=<Ctrl-g>t=<Ctrl-g>");
    let copies = |number| std::fs::read(desk.folder.path().join(format!("tour/tour-{number}.ron"))).unwrap();
    assert!(
        copies(1).len() > wallchart::tui::wording::tour::DEMO.len(),
        "the first copy holds what was done on it"
    );
    assert!(copies(2).len() > wallchart::tui::wording::tour::DEMO.len());
}

#[test]
fn a_declined_tour_is_not_offered_again() {
    let mut desk = TestDesk::home();
    desk.keys("T");
    assert!(!desk.screen(80, 24).contains(OFFER));
    assert!(!Files::below(desk.folder.path()).are_new());
    desk.keys("T");
    desk.keys("t");
    let _ = desk.line("tour 1 of 7");
}

#[test]
fn the_tour_is_offered_only_to_new_users() {
    let folder = tempfile::tempdir().unwrap();
    let files = Files::below(folder.path());
    assert!(files.are_new());
    assert!(files.make_settings().unwrap());
    assert!(!files.are_new());
}

/// The title line of a chapter, counted from 1.
fn chapter(number: usize) -> String {
    format!("manual {number} of {} · {}", CHAPTERS.len(), CHAPTERS[number - 1].title())
}

#[test]
fn f1_opens_the_chapter_of_every_screen() {
    let mut desk = TestDesk::open("crikey-club.ron");
    assert_eq!(ScreenKind::ALL.len(), 9);
    for (screen, key) in ScreenKind::ALL.iter().copied().zip([10, 2, 3, 4, 5, 6, 7, 8, 9]) {
        desk.keys(&format!("<F{key}><F1>"));
        let at = Chapter::of(screen);
        let _ = desk.line(&chapter(at + 1));
        desk.keys("<F1>");
        assert!(!desk.screen(100, 30).contains("manual "), "F1 closes it, too");
    }
}

#[test]
fn the_manual_can_be_paged_scrolled_and_searched() {
    let mut desk = TestDesk::home();
    desk.keys("<F1>");
    let _ = desk.line(&chapter(2));
    desk.keys("<Left><Left>");
    let _ = desk.line(&chapter(CHAPTERS.len()));
    desk.keys("<Right>");
    let _ = desk.line(&chapter(1));
    desk.keys("/");
    desk.text("DRAWS AN ORDER");
    desk.keys("<Enter>");
    let _ = desk.line(&chapter(6));
    let _ = desk.line("draws an order of all players");
    desk.keys("/");
    desk.text("xyzzy");
    desk.keys("<Enter>");
    let _ = desk.line("`xyzzy` not found");
    desk.keys("<End><Home><PageDown><PageUp>n<Esc>");
    assert!(!desk.screen(100, 30).contains("manual 6"));
}

#[test]
fn settings_are_shown_and_their_file_is_created_once() {
    let mut desk = TestDesk::home();
    desk.keys("<Alt-s>");
    let _ = desk.line("made now: everything in it is commented out");
    for told in ["theme        roles", "language     en", "time zone    UTC", "1 White  0 Black  = draw"] {
        let _ = desk.line(told);
    }
    let path = desk.folder.path().join("settings.ron");
    std::fs::write(&path, "(theme: \"light\")").unwrap();
    desk.keys("<Esc><Alt-s>");
    let _ = desk.line("read when the desk starts");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "(theme: \"light\")");
}

#[test]
fn mistakes_in_the_settings_are_reported_at_every_start() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("settings.ron"), "(\n theme: \"blue\",\n language: \"qqq\")").unwrap();
    let settings = Settings::of(&Files::below(folder.path()));
    let mut desk = TestDesk { app: screen::app_with(folder.path(), settings), folder };
    let path = desk.folder.path().join("e.ron");
    std::fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/saves/crikey-club.ron"), &path).unwrap();
    desk.app.open(&path);
    let shown = desk.screen(300, 30);
    assert!(shown.contains("settings.ron:2: there is no theme `blue`"), "{shown}");
    assert!(shown.contains("; 1 more (`settings` shows them)"), "{shown}");
}

#[test]
fn a_new_event_begins_with_the_preset_of_the_settings() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("settings.ron"), "(preset: \"dice\")").unwrap();
    let settings = Settings::of(&Files::below(folder.path()));
    assert_eq!(settings.complaints, Vec::<String>::new());
    let mut desk = TestDesk { app: screen::app_with(folder.path(), settings), folder };
    desk.keys("n<Enter>");
    desk.text("Friday");
    desk.keys("<Enter>");
    assert_eq!(desk.app.desk().unwrap().state().setup.game.name(), "poker dice");
}

#[test]
fn a_refusal_at_the_start_says_what_to_do() {
    let mut desk = TestDesk::home();
    let mut check = |keys: &str, text: &str, expected: &str| {
        desk.keys(keys);
        desk.text(text);
        desk.keys("<Enter>");
        let _ = desk.line(expected);
    };
    check("o", "nowhere.ron", "nowhere.ron: opening: no such file or folder (check the name)");
    // A refused line stays open.
    check("<Ctrl-u>", ".", "this is a folder (expected a file)");
    check("<Esc>i", "nowhere.trf", "nowhere.trf: no such file or folder");
    let mut desk = TestDesk::open("crikey-club.ron");
    desk.keys("2jj<Enter><Ctrl-u>");
    desk.text("21-11-2026");
    desk.keys("<Enter>");
    let _ = desk.line("`21-11-2026` is not a date (expected 2026-11-21 or 21.11.2026)");
    desk.keys("<Ctrl-u>");
    desk.text("2026-11-21");
    desk.keys("<Enter>");
    let _ = desk.line("November 21, 2026");
}

#[test]
fn a_kind_of_event_is_found_by_its_name_of_the_command_line() {
    let mut desk = TestDesk::home();
    desk.keys("n");
    let _ = desk.line("new event: what kind?");
    desk.keys("team-swiss");
    let _ = desk.line("Teams, FIDE team Swiss");
    desk.keys("<Enter>");
    let _ = desk.line("title of the new event");
}
