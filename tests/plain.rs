//! The desk in lines: a weekend that is typed, with its answers, and lines that are none. What `doctor` says.

use std::fs::File;
use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::by_script::Place;
use crate::support::expected;

/// Types lines to the program; returns its answers in their order, and its exit status.
fn typed(place: &Place, arguments: &[&str], lines: &[u8]) -> (String, Option<i32>) {
    let answers = place.path("answers");
    let output = File::create(&answers).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_wallchart"))
        .args(arguments)
        .current_dir(place.path(""))
        .envs(["XDG_DATA_HOME", "XDG_CONFIG_HOME"].map(|folder| (folder, place.path("own"))))
        .stdin(Stdio::piped())
        .stderr(output.try_clone().unwrap())
        .stdout(output)
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines).unwrap();
    let status = child.wait().unwrap().code();
    (std::fs::read_to_string(answers).unwrap(), status)
}

#[test]
fn a_weekend_is_typed_in_lines() {
    let place = Place::new("fide-swiss", 5);
    place.write("late.csv", "name,rating\n\"Gall, Ute\",1900\n");
    let (answers, status) = typed(&place, &["--plain"], include_bytes!("plain/weekend.txt"));
    expected::check("tests/plain/answers.txt", &answers);
    assert_eq!(status, Some(2), "the worst of all lines");
    place.done(&["audit", "weekend.ron", "--ongoing", "-o", "report"]);
}

#[test]
fn the_result_in_the_help_of_an_event_is_a_result() {
    for (preset, players) in
        [("fide-swiss", 4), ("crikey-swiss", 4), ("probit-new", 4), ("dice", 2), ("tractor", 4)]
    {
        let place = Place::new(preset, 2);
        let names = ["Ann", "Bea", "Cid", "Dov"][..players].join("\nadd ");
        let (answers, _) = typed(&place, &["e.ron", "--plain"], b"help");
        let example = answers.lines().nth(1).unwrap().split("  ").next().unwrap();
        let lines = format!("add {names}\npair --publish --accept-all\n{example}\n");
        let (answers, status) = typed(&place, &["e.ron", "--plain"], lines.as_bytes());
        assert!(status == Some(0) && answers.contains(": 1 of "), "{preset}, {example}: {answers}");
    }
}

#[test]
fn after_a_line_that_cannot_be_read_comes_the_next() {
    let place = Place::new("fide-swiss", 5);
    for (line, answer) in [
        (&b"\xff\xfe"[..], "the line is not UTF-8\n"),
        (b"note \"half", "a quotation mark is not closed\n"),
        (b"tour", "this would open the screen (open FILE opens an event here)\n"),
        (b"other.ron", "this would open the screen (open FILE opens an event here)\n"),
        (
            b"standins",
            "there is no command `standins` and no file of that name (did you mean `standings`?)\n",
        ),
        (b"register -", "standard input and output are this prompt (name a file)\n"),
        (b"accept", "there is no line with a question (accept comes after it)\n"),
        (b"1 1", "no round is published yet (pair --publish)\n"),
        (b"open nowhere.ron", "nowhere.ron: cannot be read: no such file or folder (check the name)\n"),
    ] {
        let (answers, status) = typed(&place, &["e.ron", "--plain"], &[line, b"\n\nquit\nadd X\n"].concat());
        let state = "Open: 0 players, no round yet\n";
        assert_eq!(answers, format!("{state}{answer}{state}"));
        assert_eq!(status, Some(2), "{answer}");
    }
    let (answers, status) = typed(&place, &["--plain"], b"state");
    assert_eq!(answers, "no event is open (open FILE, or new FILE --preset NAME)\n");
    assert_eq!(status, Some(2));
}

#[test]
fn the_doctor_names_what_is_wrong_and_nobody() {
    let place = Place::new("fide-swiss", 5);
    assert!(place.done(&["doctor"]).starts_with("program       wallchart "));
    let folder = place.path("own/wallchart");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("settings.ron"), "(theme: \"lihgt\",\nkeyz: 3)\n").unwrap();
    let output = place.call(&["doctor"]);
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{told}");
    let wrong: Vec<&str> = told.lines().filter(|line| line.contains("  ! ")).collect();
    assert!(wrong.len() == 2 && told.contains("lihgt") && told.contains("settings.ron:2"), "{told}");
    assert!(told.contains("can be written") && !told.contains("Open"), "{told}");
    assert!(
        std::fs::read_dir(folder)
            .unwrap()
            .all(|file| { !file.unwrap().file_name().to_string_lossy().contains("probe") })
    );
}
