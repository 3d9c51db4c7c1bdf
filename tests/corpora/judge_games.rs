//! Crikey, poker dice and the Swiss ranking against their corpora: valid inputs give the exact output,
//! malformed ones name an acceptable line.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use serde_json::Value;
use wallchart::formats::judge::{SyntaxError, crikey, dice, swiss};

use crate::corpus::{self, ALL, files_in};

/// The least number of cases of each corpus.
const LEAST_CASES: usize = 42;

/// One of the three systems: its corpus folder and its format.
struct System {
    folder: &'static str,
    judge: fn(&[u8]) -> Result<Vec<u8>, SyntaxError>,
    /// Parses an input, writes it, parses that, and reports whether both are equal.
    rewrite: fn(&[u8]) -> Rewritten,
    /// True if a blank line is allowed anywhere.
    blank_lines_are_ignored: bool,
}

/// The written input, and whether it is read as the same.
type Rewritten = Result<(Vec<u8>, bool), SyntaxError>;

const SYSTEMS: [System; 3] = [
    System {
        folder: "crikey",
        judge: crikey::judge,
        rewrite: |input| {
            let parsed = crikey::parse(input)?;
            let written = crikey::write(&parsed);
            let same = crikey::parse(&written)? == parsed;
            Ok((written, same))
        },
        blank_lines_are_ignored: true,
    },
    System {
        folder: "dice",
        judge: dice::judge,
        rewrite: |input| {
            let parsed = dice::parse(input)?;
            let written = dice::write(&parsed);
            let same = dice::parse(&written)? == parsed;
            Ok((written, same))
        },
        blank_lines_are_ignored: true,
    },
    System {
        folder: "swissrank",
        judge: swiss::judge,
        rewrite: |input| {
            let parsed = swiss::parse(input)?;
            let written = swiss::write(&parsed);
            let same = swiss::parse(&written)? == parsed;
            Ok((written, same))
        },
        blank_lines_are_ignored: false,
    },
];

/// The cases that are part of this repository.
fn own_cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/seeds")
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Checks one case: an input with an `.out` file is valid, one with an `.err` file is malformed.
fn check_case(system: &System, path: &Path) {
    let judged = (system.judge)(&read(path));
    if path.with_extension("err").exists() {
        let error = judged.expect_err(&format!("{} is malformed", path.display()));
        let facts = serde_json::from_slice::<Value>(&read(&path.with_extension("err"))).expect("JSON");
        let lines = facts["lines"].as_array().expect("a list of lines");
        let acceptable = lines.iter().any(|line| line.as_u64() == Some(error.line as u64));
        assert!(acceptable, "{}: line {} ({error}), expected {facts}", path.display(), error.line);
    } else {
        let output = judged.unwrap_or_else(|error| panic!("{}:{}: {error}", path.display(), error.line));
        let expected = read(&path.with_extension("out"));
        assert_eq!(
            String::from_utf8_lossy(&output),
            String::from_utf8_lossy(&expected),
            "{}",
            path.display()
        );
        check_rewriting(system, path, &expected);
    }
}

/// Checks that an input written from its types has the same types and the same results.
fn check_rewriting(system: &System, path: &Path, expected: &[u8]) {
    let (written, same) = (system.rewrite)(&read(path)).expect("a valid input");
    assert!(same, "{} changes when it is written", path.display());
    assert_eq!((system.judge)(&written).as_deref(), Ok(expected), "{}", path.display());
}

fn check_cases(system: &System, inputs: Vec<PathBuf>) {
    let malformed = inputs.iter().filter(|path| path.with_extension("err").exists()).count();
    assert!(10 < malformed && malformed + 10 < inputs.len(), "{} has too few cases", system.folder);
    for path in inputs {
        check_case(system, &path);
    }
}

#[test]
fn every_case_of_this_repository() {
    for system in &SYSTEMS {
        check_cases(system, files_in(&own_cases().join(system.folder), "in"));
    }
}

#[test]
fn every_case_of_the_corpora() {
    for system in &SYSTEMS {
        let corpus = format!("seeds/{}", system.folder);
        let inputs = corpus::sample(&corpus, corpus::files(&corpus, "in", LEAST_CASES), ALL);
        if !inputs.is_empty() {
            check_cases(system, inputs);
        }
    }
}

fn valid_cases(system: &System) -> Vec<(PathBuf, Vec<u8>)> {
    files_in(&own_cases().join(system.folder), "in")
        .into_iter()
        .filter(|path| path.with_extension("out").exists())
        .map(|path| (path.clone(), read(&path)))
        .collect()
}

fn lines_of(input: &[u8]) -> Vec<&[u8]> {
    let mut lines = input.split(|&byte| byte == b'\n').collect::<Vec<_>>();
    if lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    lines
}

/// Line ends, a byte-order mark and blanks at both ends of lines change nothing (0.1).
#[test]
fn s0_1_the_layout_of_lines_does_not_matter() {
    for system in &SYSTEMS {
        for (path, input) in valid_cases(system) {
            let plain = (system.judge)(&input);
            let ends: [(&[u8], &[u8]); 3] = [(b"", b"\r\n"), (b" \t", b"\n"), (b"", b"\t \n")];
            for (before, after) in ends {
                let mut changed = b"\xEF\xBB\xBF\n \t\n".to_vec();
                for line in lines_of(input.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&input)) {
                    let line = line.strip_suffix(b"\r").unwrap_or(line);
                    changed.extend([before, line, after].concat());
                }
                assert!((system.judge)(&changed) == plain, "{}", path.display());
            }
        }
    }
}

/// A blank line anywhere changes nothing (0.1), but it separates the sections of the Swiss ranking.
#[test]
fn s0_1_blank_lines_are_ignored_everywhere() {
    for system in SYSTEMS.iter().filter(|system| system.blank_lines_are_ignored) {
        for (path, input) in valid_cases(system) {
            let mut changed = Vec::new();
            for line in lines_of(&input) {
                changed.extend([line, b"\n\t\n\n"].concat());
            }
            assert!((system.judge)(&changed) == (system.judge)(&input), "{}", path.display());
        }
    }
}

/// An input that is cut after any line but the last record ends too early: the error is at the number of
/// lines plus one (0.2).
#[test]
fn s0_2_a_premature_end_is_at_the_number_of_lines_plus_one() {
    for system in SYSTEMS.iter().filter(|system| system.blank_lines_are_ignored) {
        for (path, input) in valid_cases(system) {
            let lines = lines_of(&input);
            let is_record = |line: &&[u8]| line.iter().any(|byte| !b" \t\r".contains(byte));
            let last = lines.iter().rposition(is_record).expect("a record");
            for n_lines in 0..=last {
                let ended =
                    lines[..n_lines].iter().map(|line| [line, &b"\n"[..]].concat()).collect::<Vec<_>>();
                let error = (system.judge)(&ended.concat()).expect_err("the end is missing");
                assert_eq!(error.line, n_lines + 1, "{} after {n_lines} lines", path.display());
            }
        }
    }
}

/// A line that is not UTF-8 is an error of that line, in any place (0.1).
#[test]
fn s0_1_a_line_that_is_not_utf_8_is_an_error() {
    for system in &SYSTEMS {
        for (path, input) in valid_cases(system) {
            let lines = lines_of(&input);
            for spoilt in 0..lines.len() {
                let mut bytes = Vec::new();
                for (place, line) in lines.iter().enumerate() {
                    let end: &[u8] = if place == spoilt { b"\xC3\n" } else { b"\n" };
                    bytes.extend([line, end].concat());
                }
                let error = (system.judge)(&bytes).expect_err("a line is not UTF-8");
                assert_eq!(error.line, spoilt + 1, "{}", path.display());
            }
        }
    }
}

/// An input of the repository with some bytes changed, removed or inserted.
fn spoilt_input(folder: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let inputs = files_in(&own_cases().join(folder), "in").iter().map(|path| read(path)).collect::<Vec<_>>();
    let byte = prop_oneof![Just(b'\n'), Just(b' '), Just(b'0'), Just(b'\r'), Just(b'.'), any::<u8>()];
    let edits = prop::collection::vec((any::<prop::sample::Index>(), 0..3_u8, byte), 0..6);
    (prop::sample::select(inputs), edits).prop_map(|(mut input, edits)| {
        for (at, kind, byte) in edits {
            let at = at.index(input.len() + 1);
            match kind {
                0 => input.insert(at, byte),
                1 if at < input.len() => input[at] = byte,
                _ => drop(input.splice(at.min(input.len().saturating_sub(1))..at, [])),
            }
        }
        input
    })
}

/// For any input there is no panic, an error names a line of the input or the one after it, parsing and
/// judging agree, and a parsed input survives writing and reading unchanged.
fn check_any(system: &System, input: &[u8]) -> Result<(), TestCaseError> {
    match ((system.judge)(input), (system.rewrite)(input)) {
        (Ok(output), Ok((written, same))) => {
            prop_assert!(same);
            prop_assert_eq!((system.judge)(&written), Ok(output));
        }
        (Err(judged), Err(parsed)) => {
            prop_assert!((1..=lines_of(input).len() + 1).contains(&judged.line));
            prop_assert_eq!(judged, parsed);
        }
        (judged, parsed) => prop_assert!(false, "{judged:?} but {parsed:?}"),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn changed_crikey_inputs_are_judged_or_refused(input in spoilt_input("crikey")) {
        check_any(&SYSTEMS[0], &input)?;
    }

    #[test]
    fn changed_dice_inputs_are_judged_or_refused(input in spoilt_input("dice")) {
        check_any(&SYSTEMS[1], &input)?;
    }

    #[test]
    fn changed_swiss_inputs_are_judged_or_refused(input in spoilt_input("swissrank")) {
        check_any(&SYSTEMS[2], &input)?;
    }

    #[test]
    fn any_bytes_are_judged_or_refused(input in prop::collection::vec(any::<u8>(), 0..60)) {
        for system in &SYSTEMS {
            check_any(system, &input)?;
        }
    }
}
