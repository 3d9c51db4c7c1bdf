//! Rating lists at the desk.

use super::{COMBINED, STANDARD, import, place, wallchart};
use crate::support::screen;
use crate::support::screen::TestDesk;
use assert_cmd::Command;
use wallchart::engine::action::RatingKind;
use wallchart::formats::registration;
use wallchart::tui::scene::settings::Settings;
use wallchart::user::files::Files;
use wallchart::user::rating_lists::Updating;

/// The sample with existing federations: unknown ones cause a question.
fn at_home() -> String {
    COMBINED.replace("XXA", "SWE").replace("XXB", "NOR").replace("XXC", "DEN")
}

#[test]
fn a_typed_name_is_completed_from_the_rating_lists() {
    let mut desk = TestDesk::home();
    import(&Files::below(desk.folder.path()).rating_lists(), "list.txt", at_home()).unwrap();
    desk.make("fide-swiss", &[]);
    desk.keys("a");
    desk.text("cordoav");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("Cordova y Lind") && screen.contains("inactive"), "{screen}");
    desk.keys("<Tab>");
    desk.text(", club SK Nord");
    desk.keys("<Enter>");
    desk.text("bexley");
    desk.keys("<Enter>");
    desk.text("990000011");
    desk.keys("<Tab> <Enter> <Esc>");
    let state = desk.app.desk().unwrap().state();
    let shown: Vec<String> = state
        .players
        .iter()
        .map(|one| format!("{} {}", registration::write(&one.entrant), one.entrant.ratings.len()))
        .collect();
    assert_eq!(
        shown,
        [
            "Cordova y Lind, Maria-Ines d'A, 1834, standard 1834 K20 FIDE OCT26, blitz 1790 K20 FIDE OCT26, w, SWE, club SK Nord, id 990000035, born 2006 2",
            // No person is imported automatically.
            "bexley 0",
            "Aalto, Brita, 2312, standard 2312 K10 FIDE OCT26, rapid 2280 K20 FIDE OCT26, blitz 2251 K20 FIDE OCT26, WGM, w, SWE, id 990000011, born 1988 3",
        ]
    );
}

#[test]
fn marked_differences_are_imported_at_the_desk() {
    let mut desk = TestDesk::home();
    import(&Files::below(desk.folder.path()).rating_lists(), "list.txt", at_home()).unwrap();
    desk.make(
        "fide-swiss",
        &["Aalto, Brita, 2300, id 990000011", "Erskov, Pim, 2000", "Nobody, At All, 1500"],
    );
    desk.keys("L");
    let screen = desk.screen(80, 24);
    assert!(
        screen.contains("2 players found in the lists, 2 differ") && screen.contains("2300 → 2312"),
        "{screen}"
    );
    desk.keys("<Down> <Space> <Enter>");
    let ratings = |desk: &TestDesk| {
        let state = desk.app.desk().unwrap().state();
        state.players.iter().map(|one| one.entrant.ratings.len()).collect::<Vec<_>>()
    };
    assert_eq!(ratings(&desk), [3, 0, 0], "{}", desk.screen(80, 24));
    desk.keys("u");
    assert_eq!(ratings(&desk), [0, 0, 0], "one act, undone at once");
}

/// The warnings about month and age of the lists beside a comparison.
#[test]
fn lists_of_another_month_or_day_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let lists = Files::below(folder.path()).rating_lists();
    import(&lists, "list.txt", at_home()).unwrap();
    let shelf = lists.open().0;
    let month = shelf.metas().next().unwrap().month.clone();
    let (first_day, now) = ("2026-10-17", "2026-10-09T13:00:00Z");
    let of_today: [&str; 0] = [];
    assert_eq!(month, "OCT26");
    assert_eq!(shelf.remarks(first_day, false, now), of_today);
    let other = ["FIDE OCT26 is not the list of the first day of the event, which is that of NOV26"];
    assert_eq!(shelf.remarks("2026-11-21", false, now), other);
    assert_eq!(shelf.remarks("2026-11-21", true, now), of_today, "an event of several months");
    let old = ["FIDE OCT26 was read 3 days ago: a newer one may be out"];
    assert_eq!(shelf.remarks("2026-10-17", false, "2026-10-12T13:00:00Z"), old);
    assert!(!lists.are_old("2026-10-10T11:59:59Z") && lists.are_old("2026-10-10T12:00:01Z"));
}

/// The default, without a command: lists in the downloads folder are imported once, and stay there.
#[test]
fn federation_lists_in_the_downloads_folder_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let files = Files::below(folder.path());
    let lists = files.rating_lists();
    let downloads = folder.path().join("Downloads");
    let now = "2026-10-09T12:00:00Z";
    let told = lists.update(&[], now, &()).unwrap_err().to_string();
    assert!(
        told.starts_with(&format!("no newer list of the federation in {}", downloads.display())),
        "{told}"
    );
    assert!(!lists.are_due(&[], now));
    std::fs::create_dir_all(&downloads).unwrap();
    let load = |name: &str, text: &str| std::fs::write(downloads.join(name), text).unwrap();
    // Files that are not lists of the federation are left alone, and of a file that was downloaded twice the
    // newer one is imported.
    load("players.csv", "Name\nAna\n");
    load("standard_oct26frl.txt", STANDARD);
    load("standard_oct26frl (1).txt", STANDARD);
    let newer = [downloads.join("standard_oct26frl (1).txt")];
    assert_eq!(lists.newer_in_downloads(), newer);
    let update = |now: &str| -> Vec<String> {
        assert!(lists.are_due(&[], now));
        lists.update(&[], now, &()).unwrap().into_iter().map(|meta| meta.name).collect()
    };
    assert_eq!(update("2000-01-01T00:00:00Z"), ["FIDE standard"]);
    // The file is of today, and the present list was imported in 2000.
    assert_eq!(update("2099-01-01T00:00:00Z"), ["FIDE standard"]);
    assert!(!lists.are_due(&[], now), "it was read");
    assert!(newer[0].exists());
    load("players_list_foa.txt", COMBINED);
    assert_eq!(update("2099-01-01T00:00:00Z"), ["FIDE"]);
    assert!(!lists.are_due(&[], now));
}

/// A namesake: the id, the sex and the year of birth in the list belong to another person.
#[test]
fn a_name_with_a_very_different_rating_is_uncertain() {
    let place = place();
    let call = |line: &str| {
        std::fs::write(place.path().join("list"), format!("{line}\n")).unwrap();
        let output = wallchart(&place, &["register", "e.ron", "list", "--dry-run"]);
        String::from_utf8(output.stdout).unwrap()
    };
    let far = call("Aalto, Brita, 1500");
    assert!(far.contains("with another rating, 600 points away or more (type the id"), "{far}");
    assert!(far.contains("new: Aalto, Brita, 1500\n"), "{far}");
    // A near rating, or the same year of birth, identifies the person.
    for same in ["Aalto, Brita, 1750", "Aalto, Brita, 1500, born 1988"] {
        let told = call(same);
        assert!(told.contains("id 990000011"), "{same}: {told}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_command_of_the_settings_loads_the_lists() {
    let folder = tempfile::tempdir().unwrap();
    let call = |arguments: &[&str]| {
        let mut command = Command::cargo_bin("wallchart").unwrap();
        command.args(arguments).current_dir(folder.path());
        for variable in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env(variable, folder.path().join("own"));
        }
        command.env("HOME", folder.path());
        let output = command.output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let own = folder.path().join("own/wallchart");
    std::fs::create_dir_all(&own).unwrap();
    let settings = |command: &str| {
        std::fs::write(own.join("settings.ron"), format!("(lists: (command: \"{command}\"))")).unwrap();
    };
    let (status, _, told) = call(&["lists", "update"]);
    assert_eq!(status, Some(2));
    assert!(told.starts_with("no newer list of the federation in "), "{told}");
    let list = folder.path().join("standard_oct26frl.txt");
    std::fs::write(&list, STANDARD).unwrap();
    settings(&format!("cp {}", list.display()));
    let (status, told, wrong) = call(&["lists", "update"]);
    assert_eq!((status, &*wrong), (Some(0), ""));
    assert!(told.starts_with("FIDE OCT26: 7 players read (fixed width)\n"), "{told}");
    let before = call(&["lists"]);
    // After any failure the present lists remain.
    for (command, why) in [
        ("no-such-command-at-all", "cannot be started"),
        ("ls --no-such-option", "failed"),
        ("true", "has left no list"),
        ("cp /etc/hostname", "has left no list"),
    ] {
        settings(command);
        let (status, _, told) = call(&["lists", "update"]);
        assert_eq!(status, Some(2), "{told}");
        assert!(told.contains(why), "{told}");
        assert_eq!(call(&["lists"]), before, "{command}");
    }
    std::fs::write(folder.path().join("torn.txt"), "ID Number  nothing\n").unwrap();
    settings(&format!("cp {}", folder.path().join("torn.txt").display()));
    let (status, _, told) = call(&["lists", "update"]);
    assert_eq!(status, Some(2));
    assert!(told.starts_with("torn.txt: "), "{told}");
    assert_eq!(call(&["lists"]), before);
}

#[cfg(unix)]
#[test]
fn the_desk_loads_lists_before_it_compares_them() {
    let list = tempfile::tempdir().unwrap();
    let file = list.path().join("list.txt");
    std::fs::write(&file, at_home()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let command = vec!["cp".to_owned(), file.display().to_string()];
    let lists = Updating { command, check: true };
    let settings = Settings { lists, ..Settings::default() };
    let mut desk = TestDesk { app: screen::app_with(folder.path(), settings), folder };
    desk.make("fide-swiss", &["Aalto, Brita, 2300, id 990000011"]);
    desk.keys("L");
    let shown = desk.screen(80, 24);
    assert!(shown.contains("1 player found in the lists, 1 differs"), "{shown}");
    desk.keys("<Esc>U");
    let said = format!("{:?}", desk.app.said());
    assert!(
        said.contains("1 player differs from the new rating lists (L on the players shows them)"),
        "{said}"
    );
}

/// Any order of ratings can be typed. An official event shows for each rating the list that it comes from, or
/// that it was typed.
#[test]
fn a_rating_shows_its_source_and_the_order_is_typed() {
    let mut desk = TestDesk::home();
    import(&Files::below(desk.folder.path()).rating_lists(), "list.txt", at_home()).unwrap();
    desk.make("fide-swiss", &["Aalto, Brita, 2300, id 990000011", "Nobody, At All, 1500"]);
    desk.keys("2<Home>");
    while !desk.screen(80, 30).contains("▌   rating used") {
        desk.keys("<Down>");
    }
    desk.keys("<Enter><Ctrl-u>");
    desk.text("blitz, national");
    desk.keys("<Enter>");
    let rated_by = |desk: &TestDesk| desk.app.desk().unwrap().state().setup.rated_by.clone();
    assert_eq!(rated_by(&desk), [RatingKind::Blitz, RatingKind::National], "{}", desk.screen(80, 30));
    desk.keys("3L <Enter>");
    desk.keys("3<Home><Enter>");
    let card = desk.screen(160, 40);
    assert!(card.contains("2312 K10 FIDE OCT26"), "{card}");
    desk.keys("3<End><Enter>");
    let card = desk.screen(160, 40);
    assert!(card.contains("1500 by hand"), "{card}");
}
