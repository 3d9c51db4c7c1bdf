//! Runs in the form of scripts: `cases.txt`.
//!
//! `# NAME: QUESTIONS` begins a run, in a folder of its own. `+ PRESET ROUNDS PLAYERS` creates the event
//! `e.ron`, `+ play ROUND BOARDS RESULT` publishes a round and enters results at its first boards. `@ FILE`
//! writes the lines after `|` to a file. `$ ...` calls the program, with status 0 unless `? STATUS` follows;
//! then `> TEXT` must be in the output, `! TEXT` must not.

use crate::by_script::Place;

/// A run.
pub(super) struct Script {
    pub name: &'static str,
    pub questions: Vec<u16>,
    lines: Vec<&'static str>,
}

/// Reads all runs.
pub(super) fn all() -> Vec<Script> {
    let mut all: Vec<Script> = Vec::new();
    for line in include_str!("cases.txt").lines().filter(|line| !line.trim().is_empty()) {
        if let Some(head) = line.strip_prefix("# ") {
            let (name, questions) = head.split_once(": ").unwrap_or_else(|| panic!("{line}"));
            let questions = questions.split_whitespace().map(|number| number.parse().unwrap()).collect();
            all.push(Script { name, questions, lines: Vec::new() });
        } else if !line.starts_with("//") {
            all.last_mut().unwrap().lines.push(line);
        }
    }
    all
}

/// The words of a line; a word with blanks is in quotes.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (at, part) in line.split('"').enumerate() {
        if at % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

impl Script {
    /// Runs the script; the error is the first difference.
    pub(super) fn run(&self) -> Result<(), String> {
        let mut place = None;
        let (mut status, mut wanted, mut told, mut called) = (0, 0, String::new(), String::new());
        let mut lines = self.lines.iter().peekable();
        let name = self.name;
        let expect = |holds: bool, wrong: String, called: &str| {
            if holds { Ok(()) } else { Err(format!("{name}: `{called}`: {wrong}")) }
        };
        while let Some(line) = lines.next() {
            let (sign, rest) = line.split_once(' ').unwrap_or((line, ""));
            let here = place.get_or_insert_with(|| Place::new("fide-swiss", 5));
            match sign {
                "+" => begin(&mut place, rest),
                "@" => {
                    let mut text = String::new();
                    while let Some(line) = lines.next_if(|line| line.starts_with('|')) {
                        text.push_str(&line[1..]);
                        text.push('\n');
                    }
                    here.write(rest, &text);
                }
                "$" => {
                    expect(
                        status == wanted,
                        format!("status {status}, expected {wanted}:\n{told}"),
                        &called,
                    )?;
                    let words = words(rest);
                    let arguments: Vec<&str> = words.iter().map(String::as_str).collect();
                    let output = here.call(&arguments);
                    rest.clone_into(&mut called);
                    (status, wanted) = (output.status.code().unwrap_or(-1), 0);
                    told = String::from_utf8_lossy(&output.stdout).into_owned()
                        + &String::from_utf8_lossy(&output.stderr);
                }
                "?" => wanted = rest.parse().unwrap(),
                ">" => expect(told.contains(rest), format!("expected `{rest}`:\n{told}"), &called)?,
                "!" => expect(!told.contains(rest), format!("unexpected `{rest}`:\n{told}"), &called)?,
                other => panic!("{name}: no line begins with `{other}`"),
            }
        }
        expect(status == wanted, format!("status {status}, expected {wanted}:\n{told}"), &called)
    }
}

/// Creates an event, or plays a round of it.
fn begin(place: &mut Option<Place>, wish: &str) {
    let words: Vec<&str> = wish.split_whitespace().collect();
    match words[..] {
        ["play", round, boards, result] => {
            let here = place.as_ref().unwrap();
            let output = here.call(&["pair", "e.ron", "--publish", "--seed", "5", "--accept-all"]);
            assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
            let boards = 1..=boards.parse::<u16>().unwrap();
            let results: Vec<String> = boards.map(|board| format!("{round} {board} {result}")).collect();
            here.write("results", &results.join("\n"));
            let output = here.call(&["results", "e.ron", "results", "--accept-all"]);
            assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        }
        [preset, rounds, players] => {
            let here = Place::new(preset, rounds.parse().unwrap());
            let players = 1..=players.parse::<u16>().unwrap();
            let players = players.map(|at| format!("\"Player{at:02}, A\",{}", 2400 - 10 * at));
            let players: Vec<String> = players.collect();
            here.write("list", &format!("Name,Rating\n{}\n", players.join("\n")));
            here.done(&["register", "e.ron", "list"]);
            *place = Some(here);
        }
        _ => panic!("`+ {wish}` (expected PRESET ROUNDS PLAYERS, or play ROUND BOARDS RESULT)"),
    }
}
