//! Hostile text in input that is typed, pasted, imported and refused.

use super::{
    Hostile, LONGEST, STEP, cases, check_error, check_terminal, chess, chess_of, is_direction, is_line_end,
    ron, wallchart,
};
use crate::support::screen;
use crate::support::screen::TestDesk;
use wallchart::storage::chain;
use wallchart::tui::scene::settings::Settings;
use wallchart::user::files::Files;

/// The commands that change an event, with files and arguments that they refuse.
fn commands_that_write<'a>(argument: &'a str, long: &'a str) -> Vec<Vec<&'a str>> {
    vec![
        vec![argument],
        vec!["register", "plain.ron", "list", "--dry-run"],
        vec!["results", "plain.ron", "results"],
        vec!["results", "plain.ron", "round"],
        vec!["results", long, "results"],
        vec!["pair", "plain.ron", "--publish", "--boards", "round"],
        vec!["seal", "plain.ron", "--accept", argument],
        vec!["undo", "plain.ron", "--operator", argument],
        vec!["correct", "plain.ron", "1", "1", argument],
        vec!["withdraw", "plain.ron", argument],
        vec!["exclude", "plain.ron", argument, "--reason", argument],
        vec!["bye", "plain.ron", "1", argument],
        vec!["change", "plain.ron", "1", argument],
        vec!["fix-board", "plain.ron", "1", argument],
        vec!["forbid", "plain.ron", "1", argument],
        vec!["amend", "plain.ron", "1", "--boards", "round"],
        vec!["note", "plain.ron", argument],
        vec!["register", "plain.ron", "list", "--map", argument],
    ]
}

#[test]
fn an_error_is_one_line_for_any_input() {
    for (told, text) in cases().into_iter().step_by(STEP) {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
        let player = format!("001    1 m    {:<33} 2000 {:>27} 0.0    1  0000 - U", "Ana", "");
        write("plain.ron", &chess("Plain"));
        write("no-event", &text);
        write("bad-header", &format!("(header:\n{text}\nentries:[\n])\n"));
        let header = chess("Plain").lines().nth(1).unwrap().replace("rounds:3", &format!("rounds:{text}"));
        let header = header.rsplit_once(",digest").unwrap().0.to_owned();
        write(
            "bad-setup.ron",
            &format!("(header:\n{header},digest:\"{}\"),\nentries:[\n])\n", chain::digest(&header)),
        );
        for (at, line) in ["XXC ", "XXR ", "152 ", "240 ", "250      ", "260 ", "XXP ", "XXA ", "162  "]
            .into_iter()
            .enumerate()
        {
            write(&format!("bad-{at}.trf"), &format!("{player}\n{line}{text}\n"));
        }
        write("bad-columns.trf", &format!("001 {text}\n{player}"));
        write("crikey", &format!("1\n2 1\nalice 76.91\nbob {text}\nalice bob lost 20 15\n"));
        write("dice", &format!("1\n1\n{text} x y z\n"));
        write("swiss", &format!("2\n{text}\n{text}\n1\n{text} 1 {text} 0\n"));
        write("tractor", &text);
        write("probit", &text);
        write("prizes.ron", &text);
        write(
            "prizes-amount.ron",
            &format!("(sharing:Hort,categories:[(name:\"a\",prizes:[{}])])", ron(&text)),
        );
        let argument = text.replace('\0', "");
        let argument = argument.as_str();
        // A refused line is one of a file.
        let line: String =
            text.chars().map(|c| if is_line_end(c) || c.is_control() { '?' } else { c }).collect();
        write("results", &format!("1 1 {line}\n"));
        write("round", &format!("{line}\n"));
        write("list", &format!("Name,{line}\nAna,1\n"));
        let long = folder.join(argument);
        let long = long.to_string_lossy();
        let mut commands: Vec<Vec<&str>> = vec![
            vec!["new", "x.ron", "--preset", argument],
            vec!["new", &long, "--preset", argument],
            vec!["new", "x.ron", "--preset", "dice", "--rounds", argument],
            vec![argument, "--nonsense"],
            vec!["export", "plain.ron", "--to", argument],
            vec!["audit", "plain.ron", "--head", argument],
            vec!["audit", "plain.ron", "--key", argument],
            vec!["audit", &long],
            vec!["audit", "no-event"],
            vec!["audit", "bad-header"],
            vec!["audit", "bad-setup.ron"],
            vec!["standings", "bad-setup.ron"],
            vec!["standings", "no-event"],
            vec!["standings", &long],
            vec!["report", "plain.ron", "--kind", "names", "--language", argument],
            vec!["report", "plain.ron", "--kind", "prizes", "--prizes", "prizes.ron"],
            vec!["report", "plain.ron", "--kind", "prizes", "--prizes", "prizes-amount.ron"],
            vec!["publish", "plain.ron", "plain.ron", "--language", argument],
            vec!["pair", "bad-columns.trf"],
            vec!["check", "bad-columns.trf"],
            vec!["import", "bad-columns.trf", "-o", "x.ron"],
            vec!["import", "no-event", "-o", "x.ron"],
            vec!["import", "tractor", "-o", "x.ron", "--as", argument],
            vec!["judge", "crikey", "crikey"],
            vec!["judge", "dice", "dice"],
            vec!["judge", "tractor", "tractor"],
            vec!["judge", "probit", "probit"],
            vec!["simulate", "--points", argument],
            vec!["standings", "plain.ron", "-o", &long, "--after", argument],
        ];
        let broken: Vec<String> = (0..9).map(|at| format!("bad-{at}.trf")).collect();
        commands.extend(commands_that_write(argument, &long));
        commands.extend(broken.iter().map(|name| vec!["pair", name]));
        for command in commands {
            let output = wallchart(folder, &command);
            let error = String::from_utf8(output.stderr).unwrap();
            let told = format!(
                "{told}: {}",
                command
                    .iter()
                    .map(|one| one.get(..20).unwrap_or(one))
                    .collect::<Vec<_>>()
                    .join(" ")
                    .escape_debug()
            );
            match output.status.code() {
                Some(0) => assert_eq!(error, "", "{told}"),
                // Each question has a line of its own.
                Some(1) => error.split_inclusive('\n').for_each(|line| check_error(line, &told)),
                _ => check_error(&error, &told),
            }
            check_terminal(&String::from_utf8_lossy(&output.stdout), &told);
        }
    }
}

#[test]
fn the_command_line_accepts_no_control_characters() {
    for (told, text) in cases() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let title = text.replace('\0', "");
        let output = wallchart(folder, &["new", "x.ron", "--preset", "dice", &format!("--title={title}")]);
        let refused = title.chars().any(|c| c.is_control() || is_line_end(c)) || 500 < title.chars().count();
        assert_eq!(output.status.code(), Some(if refused { 2 } else { 0 }), "{told}");
        assert_eq!(folder.join("x.ron").exists(), !refused, "{told}");
        if refused {
            check_error(&String::from_utf8(output.stderr).unwrap(), told);
        }
    }
}

#[test]
fn no_screen_draws_control_characters() {
    /// Every screen and every overlay.
    const WAYS: [&str; 22] = [
        "<F10>",
        "<F2>",
        "<F2><Enter>",
        "<F3>",
        "<F3><Enter>",
        "<F3>w",
        "<F4>",
        "<F4>e",
        "<F4>/",
        "<F5>",
        "<F5>e",
        "<F6>",
        "<F7>",
        "<F7>e",
        "<F8>v",
        "<F8>[[[[<Enter>",
        "<F9><Enter>",
        "<F9>jj<Enter>",
        "<F9>jjj<Enter>",
        "<F9>jjp",
        "<F5>/",
        ":",
    ];
    for hostile in Hostile::all() {
        let told = &hostile.case.0;
        let mut desk = TestDesk::home();
        for event in ["event.ron", "dice.ron"] {
            let path = desk.folder.path().join(event);
            std::fs::copy(hostile.folder.path().join(event), &path).unwrap();
            desk.app.open(&path);
            for keys in WAYS {
                desk.keys(keys);
                for (width, height) in [(60, 20), (80, 24), (200, 60)] {
                    let shown = desk.screen(width, height);
                    check_terminal(&shown, &format!("{told}: {event} {keys}"));
                    assert!(shown.lines().count() == usize::from(height), "{told}: {event} {keys}");
                }
                desk.keys("<Esc><Esc><Esc>");
            }
        }
    }
}

/// Every text of a document.
fn texts_of(document: &serde_json::Value, texts: &mut Vec<String>) {
    match document {
        serde_json::Value::String(text) => texts.push(text.clone()),
        serde_json::Value::Array(parts) => parts.iter().for_each(|part| texts_of(part, texts)),
        serde_json::Value::Object(parts) => parts.values().for_each(|part| texts_of(part, texts)),
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::Number(_) => {}
    }
}

/// Input at the desk, typed or pasted, becomes a line without control characters, and a long one is refused.
#[test]
fn input_at_the_desk_is_a_line_of_text() {
    for (told, text) in cases().into_iter().step_by(STEP) {
        let mut desk = TestDesk::home();
        desk.make("chess-round-robin", &screen::FOUR);
        for keys in [
            "<F2><Enter>",
            "<F2>j<Enter>",
            "<F3>a",
            "<F3>w",
            "<F3><Enter>",
            "<F1>",
            "<F4>/",
            "<Ctrl-n>",
            "<Alt-w>",
            "<F10>o",
            "<F10>i",
        ] {
            desk.keys(keys);
            desk.app.handle(wallchart::tui::terminal::event::Event::Paste(text.clone()));
            check_terminal(&desk.screen(80, 24), &format!("{told}: {keys}"));
            desk.keys("<Enter>");
            check_terminal(&desk.screen(80, 24), &format!("{told}: {keys}"));
            desk.keys("<Esc><Esc><Esc>");
        }
        for entry in desk.app.desk().unwrap().entries() {
            let mut texts = Vec::new();
            texts_of(&serde_json::to_value(entry).unwrap(), &mut texts);
            for text in texts {
                let bad = |c: &char| c.is_control() || is_line_end(*c) || is_direction(*c);
                assert_eq!(text.chars().find(bad), None, "{told}: {text}");
                assert!(text.chars().count() <= LONGEST, "{told}: {text}");
            }
        }
    }
}

/// The list of recent events, the settings and a theme are files that another program may have written.
#[test]
fn texts_of_the_users_own_files_are_escaped() {
    for (told, text) in cases().into_iter().step_by(STEP) {
        let folder = tempfile::tempdir().unwrap();
        let (folder, hostile) = (folder.path(), ron(&text));
        let recent = format!(
            "[(path:{hostile},title:{hostile},game:{hostile},players:3,round:1,rounds:2,saved:{hostile})]"
        );
        std::fs::write(folder.join("recent.ron"), recent).unwrap();
        std::fs::create_dir(folder.join("themes")).unwrap();
        std::fs::write(folder.join("themes/mine.ron"), format!("(base:{hostile},roles:{{{text}:()}})"))
            .unwrap();
        let settings = [
            format!(
                "(preset:{hostile},operator:{hostile},language:{hostile},time_zone:{hostile},results:{hostile})"
            ),
            format!(
                "(theme:{hostile},keys:[(context:{hostile},action:{hostile},keys:[{hostile}])],{text}:1)"
            ),
            "(theme:\"mine\")".to_owned(),
            text.clone(),
        ];
        for settings in settings {
            std::fs::write(folder.join("settings.ron"), settings).unwrap();
            let settings = Settings::of(&Files::below(folder));
            let complaints = settings.complaints.len();
            let mut desk = TestDesk::home();
            desk.app = screen::app_with(folder, settings);
            for keys in ["", ":", "<Esc>n", "<Esc>o<Enter>", "<Esc><Enter>", "<Esc>:"] {
                desk.keys(keys);
                check_terminal(&desk.screen(200, 60), &format!("{told}: {keys}"));
            }
            desk.text("settings");
            desk.keys("<Enter>");
            let shown = desk.screen(200, 60);
            check_terminal(&shown, told);
            assert!(
                shown.contains("result keys") && (complaints == 0 || shown.contains("! ")),
                "{told}: {shown}"
            );
        }
    }
}

/// Imported text that no event allows is changed, and every change is reported with its line.
#[test]
fn changed_texts_of_an_import_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let line =
        |number, name: &str| format!("001 {number:>4} m    {name:<33} 2000 {:>27} 0.0    1  0000 - U", "");
    let report = format!("012 Open\u{9b}31m\n{}\n{}\n142 1\n", line(1, "O\u{92}Hara"), line(2, "Ana"))
        .replace(" U", " Z");
    std::fs::write(folder.join("in.trf"), report).unwrap();
    let output = wallchart(folder, &["import", "in.trf", "-o", "x.ron"]);
    assert_eq!(output.status.code(), Some(0));
    let expected = "in.trf:2: the name `O\\u{92}Hara` is now `O Hara`\n\
                    in.trf:1: the record 012 `Open\\u{9b}31m` is now `Open 31m`\n";
    assert_eq!(String::from_utf8(output.stderr).unwrap(), expected);
    let list = folder.join("list.csv");
    std::fs::write(&list, format!("Name,Club\nAna,\"SK\nNord\"\nBea,{}\n", "x".repeat(600))).unwrap();
    let mut desk = TestDesk::home();
    desk.make("fide-swiss", &[]);
    desk.keys("<F3>i");
    desk.text(&list.display().to_string());
    desk.keys("<Enter>d");
    let shown = desk.screen(200, 60);
    for part in ["2 notes", "the club `SK\\nNord` is now `SK Nord`", "   4  note", "the club `xxx"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    desk.keys("<Enter>");
    let clubs: Vec<usize> =
        desk.app.desk().unwrap().state().players.iter().map(|one| one.entrant.club.chars().count()).collect();
    assert_eq!(clubs, [7, 500]);
}

/// A journal is not refused for a text that its type would refuse; earlier refusals still apply.
#[test]
fn an_older_file_is_read_as_before() {
    for hostile in Hostile::all() {
        let (told, text) = (&hostile.case.0, &hostile.case.1);
        let output = hostile.run(&["audit", "event.ron"]);
        let report = String::from_utf8(output.stdout).unwrap();
        assert!(!report.contains("refused") && !report.contains("damaged"), "{told}: {report}");
        if text.chars().any(char::is_control) {
            std::fs::write(hostile.folder.path().join("forged.ron"), chess_of(text, "Plain")).unwrap();
            let output = hostile.run(&["audit", "forged.ron"]);
            let report = String::from_utf8(output.stdout).unwrap();
            check_terminal(&report, told);
            assert!(
                report.contains("refused   entry 1: ") && report.contains(" is not a name"),
                "{told}: {report}"
            );
        }
    }
}

#[test]
fn a_too_long_text_is_refused_at_the_keyboard() {
    let mut desk = TestDesk::home();
    desk.make("chess-round-robin", &screen::FOUR);
    desk.keys("<F3>a");
    desk.text(&"x".repeat(501));
    desk.keys("<Enter>");
    let _ = desk.line("has 501 characters (shorten it to at most 500)");
    assert_eq!(desk.app.desk().unwrap().state().players.len(), 4);
    desk.keys("<Esc><Esc><F2><Enter><Ctrl-u>");
    desk.text(&"x".repeat(501));
    desk.keys("<Enter>");
    let _ = desk.line("the title `xxx");
}
