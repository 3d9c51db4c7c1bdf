//! Every text that a director can see, listed in `tests/texts`, so that a changed text changes a list that is
//! read.
//!
//! The texts of the source are listed by part of the program and by file: first those of several words in the
//! order of the source, then single words. The command line's help is listed as it is printed. The manual,
//! the keys and the screens are in `docs/`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{expected, help, literals};

/// The parts of the program: the name of the list, and its sources.
const PARTS: [(&str, &[&str]); 6] = [
    ("engine", &["engine/src"]),
    ("storage", &["crates/desk/src/storage"]),
    ("command_line", &["crates/cli/src"]),
    ("terminal", &["crates/tui/src", "crates/formats/src/entry"]),
    ("formats", &["crates/formats/src"]),
    ("desk", &["crates/desk/src"]),
];

/// The longest line of words.
const WIDTH: usize = 110;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the sources in a folder, by name, without those for tests only.
fn sources(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries
        .iter()
        .flat_map(|entry| if entry.is_dir() || is_source(entry) { sources(entry) } else { Vec::new() })
        .collect()
}

fn is_source(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
}

/// Returns the files of modules for tests only.
fn for_tests(source: &Path, text: &str) -> Vec<PathBuf> {
    let is_folder =
        ["lib", "main", "mod"].iter().any(|name| source.file_stem().is_some_and(|stem| stem == *name));
    let folder = if is_folder { source.parent().unwrap().to_owned() } else { source.with_extension("") };
    literals::test_modules(text).iter().map(|name| folder.join(format!("{name}.rs"))).collect()
}

/// The words of a text without its placeholders: `{name}` is dropped, `{{` is a brace.
fn words_of(text: &str) -> String {
    let mut words = String::new();
    let mut depth = 0;
    for c in text.replace("{{", "").replace("}}", "").chars() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            c if depth == 0 => words.push(c),
            _ => {}
        }
    }
    words
}

/// Returns true if a text is for people: it has a word, and it is not the name of a field, a file or a type,
/// nor markup.
fn is_for_people(text: &str) -> bool {
    let words = words_of(text);
    let has_word = words.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 1);
    let is_name = !words.trim().contains(' ') && words.contains(['_', '/', '<', ':', '\\', '=']);
    let is_markup = text.contains("=\"") || text.contains("</") || text.contains("<!");
    has_word && !is_name && !is_markup
}

/// A text on one line.
fn shown(text: &str) -> String {
    text.replace('\n', "\\n").replace('\t', "\\t").replace('\u{1b}', "\\e")
}

/// Lists the texts of a source.
fn listed(source: &str) -> String {
    let texts =
        literals::texts(source).into_iter().filter(|text| is_for_people(text)).map(|text| shown(&text));
    let (mut lines, single): (Vec<_>, Vec<_>) = texts.partition(|text| words_of(text).trim().contains(' '));
    let mut seen = BTreeSet::new();
    lines.retain(|line| seen.insert(line.clone()));
    let mut words = String::new();
    for word in BTreeSet::from_iter(single) {
        if words.chars().count() + word.chars().count() > WIDTH {
            lines.push(std::mem::take(&mut words));
        }
        words.extend([if words.is_empty() { "| " } else { " | " }, &word]);
    }
    lines.extend((!words.is_empty()).then_some(words));
    lines.iter().flat_map(|line| ["  ", line, "\n"]).collect()
}

#[test]
fn every_text_of_the_source_is_listed() {
    let of = |folders: &[&str]| {
        folders.iter().flat_map(|folder| sources(&root().join(folder))).collect::<Vec<_>>()
    };
    let all = PARTS.iter().flat_map(|(_, folders)| of(folders));
    // The folder of a module comes before its file, which says what in it is for tests only.
    let for_tests = all.flat_map(|source| for_tests(&source, &std::fs::read_to_string(&source).unwrap()));
    let mut seen: BTreeSet<PathBuf> = for_tests.collect();
    for (part, folders) in PARTS {
        let mut list = String::new();
        for source in of(folders) {
            if seen.insert(source.clone()) {
                let texts = listed(&std::fs::read_to_string(&source).unwrap());
                if !texts.is_empty() {
                    let _ = write!(list, "{}\n{texts}\n", source.strip_prefix(root()).unwrap().display());
                }
            }
        }
        assert!(!list.is_empty(), "{part}: no texts");
        expected::check(&format!("tests/texts/{part}.txt"), &format!("{}\n", list.trim_end()));
    }
}

fn wallchart(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_wallchart")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_help_of_the_command_line_is_listed() {
    let help = wallchart(&["--help"]);
    let commands = help::commands(&help);
    assert!(commands.len() >= 45, "{commands:?}");
    let mut list = format!("$ wallchart --help\n{help}");
    for command in commands {
        let _ = write!(list, "\n$ wallchart {command} --help\n{}", wallchart(&[command, "--help"]));
    }
    let _ = write!(list, "\n$ wallchart presets\n{}", wallchart(&["presets"]));
    expected::check("tests/texts/help.txt", &list);
}

#[test]
fn no_list_is_forgotten() {
    let names = PARTS.iter().map(|(part, _)| *part).chain(["help"]);
    expected::check_folder("tests/texts", &names.map(|name| format!("{name}.txt")).collect::<Vec<_>>());
}
