//! Accidents of an event, and of the files beside it, by commands.

use super::{Place, small, text};
use crate::support::audited::audited;
use crate::support::terminal;
use std::path::Path;
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::user::files::Files;

/// Two players who are still playing are not paired again.
#[test]
fn a_knockout_continues_once_every_match_has_a_winner() {
    let place = Place::new("knockout", 2);
    place.register(4);
    let by_name = "e.ron: note: no player has a rating: the bracket is seeded by name, unless you order it\n";
    place.noted(&["pair", "e.ron", "--publish"], by_name);
    place.write("r", "1 1 1\n");
    place.done(&["results", "e.ron", "r"]);
    let open = "e.ron: a match of the knockout has no winner yet (enter its result first)\n";
    place.refused(&["pair", "e.ron", "--publish", "--accept", "results missing"], 1, open);
    place.write("r", "1 2 1\n");
    place.done(&["results", "e.ron", "r"]);
    assert!(place.done(&["pair", "e.ron", "--publish"]).starts_with("2\n"));
}

/// A finished act counts as done even if its message cannot be written.
#[test]
fn a_full_output_does_not_undo_the_act() {
    let place = small("fide-swiss");
    place.write("r", "1 1 1\n1 2 =\n");
    place.write("list", "Dahl, Ida\n");
    let commands: [&[&str]; 7] = [
        &["results", "e.ron", "r"],
        &["seal", "e.ron"],
        &["undo", "e.ron", "--accept"],
        &["redo", "e.ron"],
        &["register", "e.ron", "list"],
        &["withdraw", "e.ron", "Dahl"],
        &["pair", "e.ron", "--publish"],
    ];
    for command in commands {
        let before = place.contents().entries.len();
        let mut process = std::process::Command::new(env!("CARGO_BIN_EXE_wallchart"));
        process.args(command).current_dir(place.0.path());
        for folder in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            process.env(folder, place.path("own"));
        }
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = process.stdout(full).stderr(std::process::Stdio::piped()).output().unwrap();
        let told = text(&output.stderr);
        let late =
            "e.ron: late entries get their numbers: Dahl, Ida number 1 (renumbering after the start)\n";
        let told = if command[0] == "pair" { told.strip_prefix(late).unwrap() } else { &told };
        assert!(told.starts_with("e.ron: this was done: "), "{command:?}: {told}");
        assert!(told.contains("but standard output: cannot be written: "), "{command:?}: {told}");
        assert_eq!(output.status.code(), Some(0), "{command:?}");
        assert!(before < place.contents().entries.len(), "{command:?}");
    }
}

/// Events in the hall between rounds, by a script.
#[test]
fn commands_correct_the_accidents_of_an_event() {
    let place = Place::new("fide-swiss", 3);
    place.write("list", "Name,Rating\n\"Berg, Luca\",2000\n\"Dahl, Ida\",1900\n\"Moser, Vera\",1800\n\"Ruiz, Ana\",1700\n\"Åberg, Åse\",1600\n");
    place.done(&["register", "e.ron", "list"]);
    place.done(&["number", "e.ron", "--operator", "Script"]);
    assert_eq!(
        place.done(&["bye", "e.ron", "aberg", "1", "half"]),
        "bye Åberg, Åse: half-point bye in round 1\n"
    );
    assert_eq!(
        place.done(&["bye", "e.ron", "moser", "2 zero, 3 full", "--accept", "full-point bye"]),
        "bye Moser, Vera: zero-point bye in round 2\nbye Moser, Vera: full-point bye in round 3\n"
    );
    assert_eq!(place.done(&["bye", "e.ron", "3", "3", "none"]), "bye Moser, Vera: no bye in round 3\n");
    assert_eq!(
        place.done(&["change", "e.ron", "ruiz", "club SK Süd", "sex w"]),
        "edit Ruiz, Ana (sex: none → w; club: none → SK Süd)\n"
    );
    place.done(&["fix-board", "e.ron", "1", "1"]);
    place.done(&["fix-board", "e.ron", "1", "none"]);
    place.done(&["forbid", "e.ron", "Berg", "Moser", "--until", "2"]);
    // The order of the two players does not matter.
    let again = place.call(&["forbid", "e.ron", "Moser", "Berg", "--until", "1"]);
    assert_eq!((again.status.code(), text(&again.stderr).contains("nothing changes")), (Some(1), true));
    place.done(&["pair", "e.ron", "--publish", "--seed", "1"]);
    // One game had the wrong colours, and a player with a requested bye came after all.
    let boards = place.done(&["amend", "e.ron", "1"]);
    assert!(boards.starts_with("3\n") && boards.ends_with("\n5 half\n"), "{boards}");
    place.write("r", "1 1 1-0\n1 2 1-0\n");
    place.done(&["results", "e.ron", "r"]);
    let [white, black] = *boards.lines().nth(1).unwrap().split(' ').collect::<Vec<_>>() else {
        panic!("{boards}")
    };
    place.write(
        "boards",
        &boards.replacen(&format!("{white} {black}"), &format!("{black} {white}"), 1).replace("half", "zero"),
    );
    let amend = ["amend", "e.ron", "1", "--boards", "boards"];
    place.refused(
        &amend,
        2,
        "e.ron: board 1 has a result and changes: say what to do with it (--results players, boards \
         or removed, for this board alone --results 1=removed)\n",
    );
    let amend = [&amend[..], &["--results", "players", "--reason", "colours"]].concat();
    let asked = "e.ron: round 1 was published differently (not done; accept it with --accept \"published round put right\")\n\
                 e.ron: round 1 is not paired by the system: 1-4 instead of 4-1, 5 half-point bye (not done; accept it with --accept \"manual pairing\")\n\
                 e.ron: both players have the other colour: 1-4 (not done; accept it with --accept \"colours turned\")\n";
    place.refused(&amend, 1, asked);
    let told = place.done(
        &[
            &amend[..],
            &[
                "--accept",
                "published round put right",
                "--accept",
                "manual pairing",
                "--accept",
                "colours turned",
            ],
        ]
        .concat(),
    );
    assert!(told.starts_with("put right round 1 · \"colours\""), "{told}");
    assert!(place.done(&["amend", "e.ron", "1"]).ends_with("\n5 zero\n"));
    place.done(&["seal", "e.ron"]);
    let correct = ["correct", "e.ron", "1", "1", "+--", "--reason", "slip", "--accept", "correction"];
    let told = place.done(&correct);
    let outdated = "the standings sealed after round 1 are marked `changed since`\n";
    assert!(told.starts_with("correct ") && told.contains("\"slip\"") && told.ends_with(outdated), "{told}");
    place.done(&["pair", "e.ron", "--publish"]);
    let told = place.done(&["withdraw", "e.ron", "2", "--reason", "ill", "--forfeit"]);
    assert!(told.starts_with("withdraw Dahl, Ida after round 2 · \"ill\"\nresult "), "{told}");
    let twice = "e.ron: round 2 is published; withdrawing it clears 1 result (not done; accept it with --accept \"published round withdrawn\")\n";
    place.refused(&["unpublish", "e.ron"], 1, twice);
    place.done(&["unpublish", "e.ron", "--reason", "fire", "--accept"]);
    assert_eq!(place.done(&["return", "e.ron", "2"]), "return Dahl, Ida from round 2\n");
    place.done(&["exclude", "e.ron", "5", "--reason", "phone", "--accept", "exclusion"]);
    assert_eq!(place.done(&["note", "e.ron", "the hall is cold"]), "note the hall is cold\n");
    place.done(&["pair", "e.ron", "--publish"]);
    let opened = "e.ron: round 2 is paired: a game of round 1 needs a result, or is adjourned until it has one (official mode)\n";
    place.refused(&["correct", "e.ron", "1", "1", "none", "--accept-all"], 1, opened);
    place.done(&["correct", "e.ron", "1", "1", "a", "--accept-all"]);
    let report = audited(&place.contents());
    assert!(report.is_sound(), "{report:?}");
}

#[test]
fn an_event_that_is_open_or_damaged_is_refused() {
    let place = small("fide-swiss");
    place.write("r", "1 1 1\n");
    place.write("more", "Dahl, Ida\n");
    let commands: [&[&str]; 6] = [
        &["register", "e.ron", "more"],
        &["pair", "e.ron", "--publish", "--accept-all"],
        &["results", "e.ron", "r"],
        &["seal", "e.ron", "--accept"],
        &["undo", "e.ron"],
        &["redo", "e.ron"],
    ];
    let clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    let other = Desk::open(&place.path("e.ron"), clock).unwrap();
    for command in commands {
        place.refused(command, 2, "e.ron: another desk has this event open (opened read-only)\n");
    }
    drop(other);
    let sound = place.read("e.ron");
    let last = sound.lines().rev().nth(1).unwrap();
    place.write("e.ron", &sound.replace(last, &last.replacen("seq:", "seq: ", 1)));
    for command in commands {
        let output = place.call(command);
        let told = text(&output.stderr);
        assert!(told.starts_with("e.ron:") && told.ends_with("(open it at the desk)\n"), "{told}");
        assert_eq!(output.status.code(), Some(2), "{command:?}");
    }
    place.write("e.ron", &sound);
    place.done(commands[2]);
}

#[test]
fn the_operator_comes_from_the_settings_or_the_command() {
    let place = small("fide-swiss");
    place.write("r", "1 1 1\n");
    std::fs::create_dir_all(place.path("own/wallchart")).unwrap();
    place.write("own/wallchart/settings.ron", "(operator: \"Ida\")");
    place.done(&["results", "e.ron", "r"]);
    place.done(&["undo", "e.ron", "--operator", "Luca"]);
    let by: Vec<String> =
        place.contents().entries.iter().rev().take(2).map(|entry| entry.by.to_string()).collect();
    assert_eq!(by, ["Luca", "Ida"]);
    let long = "x".repeat(41);
    let output = place.call(&["undo", "e.ron", "--operator", &long]);
    assert!(text(&output.stderr).contains("expected at most 40"), "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(2));
}

/// Unreadable settings may name an operator: an entry without the name would be wrong.
#[test]
fn broken_settings_stop_every_entry() {
    let place = small("fide-swiss");
    place.write("r", "1 1 1\n");
    std::fs::create_dir_all(place.path("own/wallchart")).unwrap();
    let before = place.contents().entries.len();
    let wrong_name = format!("(\n  operator: \"{}\",\n)", "x".repeat(41));
    for (settings, line) in [
        ("(\n  operator: \"Ida,\n)", 2),
        ("(\n  operater: \"Ida\",\n)", 2),
        ("operator = Ida\n", 1),
        (&*wrong_name, 2),
    ] {
        place.write("own/wallchart/settings.ron", settings);
        let output = place.call(&["results", "e.ron", "r"]);
        let told = text(&output.stderr);
        assert!(told.contains(&format!("settings.ron:{line}: ")), "{settings}: {told}");
        assert!(told.contains("e.ron: nothing is done: the settings cannot be read"), "{settings}: {told}");
        assert_eq!(output.status.code(), Some(2), "{settings}");
        assert_eq!(place.contents().entries.len(), before, "{settings}");
        // A command that only reads reports it as well.
        let output = place.call(&["standings", "e.ron"]);
        assert!(text(&output.stderr).contains(&format!("settings.ron:{line}: ")), "{settings}");
        assert_eq!(output.status.code(), Some(0), "{settings}");
    }
    let output = place.call(&["results", "e.ron", "r", "--operator", "Luca"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    // A mistake beside a readable name affects only the wrong item.
    place.write("own/wallchart/settings.ron", "(operator: \"Ida\", time_zone: \"Nowhere/City\")");
    let output = place.call(&["undo", "e.ron"]);
    assert!(text(&output.stderr).contains("settings.ron:1: "), "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(0));
    let by: Vec<String> =
        place.contents().entries.iter().rev().take(2).map(|entry| entry.by.to_string()).collect();
    assert_eq!(by, ["Ida", "Luca"]);
}

#[test]
fn an_unknown_command_is_refused() {
    let place = Place::new("fide-swiss", 3);
    let meant = |word: &str, meant: &str| {
        format!("there is no command `{word}` and no file of that name (did you mean `{meant}`?)\n")
    };
    place.refused(&["regster"], 2, &meant("regster", "register"));
    place.refused(&["regster", "e.ron", "list"], 2, &meant("regster", "register"));
    place.refused(&["result", "e.ron", "--dry-run"], 2, &meant("result", "results"));
    place.refused(
        &["friday"],
        2,
        "there is no command `friday` and no file of that name (`--help` lists the commands)\n",
    );
    place.refused(&["e"], 2, &meant("e", "e.ron"));
    // An argument that looks like a path is one.
    let output = place.call(&["friday.ron"]);
    assert!(!text(&output.stderr).contains("command"), "{}", text(&output.stderr));
    // A file may have any name.
    place.write("regster", "no event");
    let output = place.call(&["regster"]);
    assert!(text(&output.stderr).contains("this is not an event file"), "{}", text(&output.stderr));
}

/// A user who plays with the first command does not change a file of the second one, the tests. A
/// pseudo-terminal of Windows answers otherwise.
#[cfg(unix)]
#[test]
fn the_first_command_of_the_readme_opens_a_copy() {
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = std::fs::read_to_string(readme).unwrap();
    let first = readme.lines().find(|line| line.starts_with("$ ")).unwrap();
    let arguments = first.split_once(" -- ").unwrap().1.split('#').next().unwrap().trim();
    let place = terminal::Place::new();
    let mut desk = place.open(Some(arguments));
    desk.see("tour 1 of 7");
    desk.keys("1");
    desk.see("tour 2 of 7");
    desk.quit();
    assert!(place.path("data/wallchart/tour/tour-1.ron").exists());
}

#[test]
fn scripts_update_the_site_of_the_desk() {
    let place = Place::new("fide-swiss", 2);
    place.register(4);
    let site = place.path("site");
    let files = Files::below(&place.path("own/wallchart"));
    assert_eq!(files.keep_site(&place.path("e.ron"), Some(&site)), None);
    place.done(&["pair", "e.ron", "--publish"]);
    assert!(site.join("index.html").exists());
    let pages = |site: &Path| -> String {
        let pages = std::fs::read_dir(site).unwrap().map(|page| page.unwrap().path());
        pages.filter(|page| page.is_file()).map(|page| std::fs::read_to_string(page).unwrap()).collect()
    };
    place.write("r", "1 1 1\n1 2 1\n");
    let published = pages(&site);
    place.done(&["results", "e.ron", "r"]);
    assert_eq!(pages(&site), published, "a result waits for what is announced");
    place.done(&["seal", "e.ron"]);
    let sealed = pages(&site);
    assert_ne!(sealed, published);
    place.done(&["undo", "e.ron", "--accept"]);
    assert_ne!(pages(&site), sealed);
    // If the site cannot be written, the act is recorded and the reason is reported.
    std::fs::remove_dir_all(&site).unwrap();
    std::fs::write(&site, "a file").unwrap();
    let output = place.call(&["seal", "e.ron"]);
    assert!(
        text(&output.stderr).starts_with("e.ron: the site is not up to date: "),
        "{}",
        text(&output.stderr)
    );
    assert_eq!(output.status.code(), Some(0));
}

/// A player who leaves a round robin between two rounds forfeits the published open games. Later games are
/// forfeited round by round, and an earlier result stays.
#[test]
fn a_withdrawal_between_round_robin_rounds_forfeits_games() {
    let place = Place::new("chess-round-robin", 5);
    place.write("list", "Name,Rating\nAna,2000\nBo,1900\nCy,1800\nDi,1700\nEd,1600\nFay,1500\n");
    place.done(&["register", "e.ron", "list"]);
    let paired = place.call(&["pair", "e.ron", "--publish", "--seed", "1"]);
    assert_eq!(paired.status.code(), Some(0), "{}", text(&paired.stderr));
    place.write("results", "1 1 1-0\n1 2 1-0\n1 3 =\n");
    place.done(&["results", "e.ron", "results"]);
    // No game is open, so there is nothing to forfeit; that is not an error.
    let left = place.call(&["withdraw", "e.ron", "cy", "--forfeit", "--reason", "ill", "--accept-all"]);
    assert_eq!(left.status.code(), Some(0), "{}", text(&left.stderr));
    assert!(text(&left.stdout).starts_with("withdraw Cy after round 1"), "{}", text(&left.stdout));
    let next = place.call(&["pair", "e.ron", "--publish", "--accept-all"]);
    assert_eq!(next.status.code(), Some(0), "{}", text(&next.stderr));
    let table = place.done(&["crosstable", "e.ron"]);
    let cy = table.lines().find(|line| line.contains(" Cy ")).unwrap();
    assert!(cy.contains("4w=  5b-"), "{table}");
}
