//! Tractor and the two probit systems against their corpora: valid inputs give the exact output in every
//! mode, malformed ones name an acceptable line.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use serde_json::Value;
use wallchart::engine::game::tractor::order::CardOrder;
use wallchart::engine::game::tractor::round::Round;
use wallchart::engine::game::tractor::structure::{Structure, Tally};
use wallchart::engine::game::tractor::table::Seat;
use wallchart::engine::game::tractor::trick;
use wallchart::formats::judge::{SyntaxError, probit, tractor};

use crate::corpus::{self, ALL, files_in};

/// The least number of cases of each corpus.
const LEAST_CASES: usize = 42;

/// Judges an input.
type Judge = fn(&[u8]) -> Result<Vec<u8>, SyntaxError>;

/// The written input, and whether it is read as the same.
type Rewritten = Result<(Vec<u8>, bool), SyntaxError>;

/// One of the two systems: its corpus folder and its format.
struct System {
    folder: &'static str,
    /// The modes, each with the extension of its results.
    modes: &'static [(&'static str, Judge)],
    /// Parses an input, writes it, parses that, and reports whether both are equal.
    rewrite: fn(&[u8]) -> Rewritten,
}

const TRACTOR: System = System {
    folder: "tractor",
    modes: &[("out", tractor::judge)],
    rewrite: |input| {
        let parsed = tractor::parse(input)?;
        let written = tractor::write(&parsed);
        let same = tractor::parse(&written)? == parsed;
        Ok((written, same))
    },
};

const PROBIT: System = System {
    folder: "ronnblom",
    modes: &[
        ("out", |input| probit::judge(input, probit::Mode::Exact)),
        ("plain.out", |input| probit::judge(input, probit::Mode::Plain)),
        ("seed4.out", |input| probit::judge(input, probit::Mode::Seed4)),
    ],
    rewrite: |input| {
        let parsed = probit::parse(input)?;
        let written = probit::write(&parsed);
        let same = probit::parse(&written)? == parsed;
        Ok((written, same))
    },
};

const SYSTEMS: [System; 2] = [TRACTOR, PROBIT];

/// The cases that are part of this repository.
fn own_cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/seeds")
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Checks one case in every mode: an input with an `.out` file is valid, one with an `.err` file is
/// malformed.
fn check_case(system: &System, path: &Path) {
    for (extension, judge) in system.modes {
        let judged = judge(&read(path));
        if path.with_extension("err").exists() {
            check_refused(path, &judged.expect_err(&format!("{} is malformed", path.display())));
        } else {
            let output = judged.unwrap_or_else(|error| panic!("{}:{}: {error}", path.display(), error.line));
            let expected = read(&path.with_extension(extension));
            let (output, expected) = (String::from_utf8_lossy(&output), String::from_utf8_lossy(&expected));
            assert_eq!(output, expected, "{} ({extension})", path.display());
            check_rewriting(system, *judge, path, expected.as_bytes());
        }
    }
}

fn check_refused(path: &Path, error: &SyntaxError) {
    let facts = serde_json::from_slice::<Value>(&read(&path.with_extension("err"))).expect("JSON");
    let lines = facts["lines"].as_array().expect("a list of lines");
    let acceptable = lines.iter().any(|line| line.as_u64() == Some(error.line as u64));
    assert!(acceptable, "{}: line {} ({error}), expected {facts}", path.display(), error.line);
}

/// Checks that an input written from its types has the same types and the same results.
fn check_rewriting(system: &System, judge: Judge, path: &Path, expected: &[u8]) {
    let (written, same) = (system.rewrite)(&read(path)).expect("a valid input");
    assert!(same, "{} changes when it is written", path.display());
    assert_eq!(judge(&written).as_deref(), Ok(expected), "{}", path.display());
}

fn check_cases(system: &System, inputs: Vec<PathBuf>) {
    let malformed = inputs.iter().filter(|path| path.with_extension("err").exists()).count();
    assert!(10 < malformed && malformed + 10 < inputs.len(), "{} has too few cases", system.folder);
    for path in inputs {
        check_case(system, &path);
    }
}

#[test]
fn every_tractor_case_of_this_repository() {
    check_cases(&TRACTOR, files_in(&own_cases().join(TRACTOR.folder), "in"));
}

#[test]
fn every_probit_case_of_this_repository() {
    check_cases(&PROBIT, files_in(&own_cases().join(PROBIT.folder), "in"));
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

/// The lines of a table of tab-separated columns, without its head.
fn rows(table: &Path) -> Vec<Vec<String>> {
    let text = String::from_utf8(read(table)).expect("UTF-8");
    let rows = text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect());
    rows.collect()
}

fn card_order(main: &str, rank: &str) -> CardOrder {
    CardOrder::new(main.parse().expect("a main suit"), rank.parse().expect("a rank"))
}

fn shown(structure: &Structure) -> String {
    structure.to_string().replace(", ", ",")
}

/// Checks every column but the note: winner, structure, and the honor order of each play, `-` for a play that
/// does not compete.
fn check_tricks(table: &Path) {
    let rows = rows(table);
    assert!(300 < rows.len(), "{} has too few tricks", table.display());
    for row in rows {
        let [main, rank, plays @ .., winner, structure, honors, _] = row.as_slice() else {
            panic!("{row:?} has too few columns");
        };
        let trick = plays.join(" ").parse().expect("a trick");
        let verdict = trick::judge(&trick, &card_order(main, rank), Seat::Alice, &mut ()).expect("a lead");
        let found = verdict.standings.map(|standing| match standing.honor() {
            Some(honor) => honor.to_string(),
            None => "-".to_owned(),
        });
        assert_eq!((verdict.winner + 1).to_string(), *winner, "winner of {row:?}");
        assert_eq!(shown(&verdict.structure), *structure, "structure of {row:?}");
        assert_eq!(found.join(","), *honors, "honor orders of {row:?}");
    }
}

fn check_structures(table: &Path) {
    let rows = rows(table);
    assert!(20 < rows.len(), "{} has too few leads", table.display());
    for row in rows {
        let [main, rank, lead, structure] = row.as_slice() else { panic!("{row:?} has not four columns") };
        let order = card_order(main, rank);
        let tally = Tally::of(&lead.parse().expect("a play"), &order);
        assert_eq!(shown(&Structure::of_lead(tally)), *structure, "structure of {row:?}");
    }
}

#[test]
fn every_trick_and_structure_of_the_tables() {
    let shared =
        corpus::files("seeds/tractor", "tsv", 2).into_iter().filter(|path| !path.ends_with("MANIFEST.tsv"));
    let shared = corpus::sample("seeds/tractor (tables)", shared.collect(), ALL);
    for table in files_in(&own_cases().join("tractor"), "tsv").into_iter().chain(shared) {
        match table.file_stem().unwrap().to_str() {
            Some("tricks") => check_tricks(&table),
            Some("structures") => check_structures(&table),
            _ => panic!("{} is checked by nothing", table.display()),
        }
    }
}

/// A round is written to a file as text and read back with its cards as typed.
#[test]
fn rounds_are_saved_and_read_again() {
    let input = read(&own_cases().join("tractor/sample.in"));
    for round in tractor::parse(&input).expect("a valid input").rounds {
        let saved = ron::to_string(&round).expect("RON");
        assert!(saved.starts_with(r#"(setup:(main:"O",dealer:Charles,ranks:("2","2")),tricks:["S6S6S7S7 "#));
        assert_eq!(ron::from_str::<Round>(&saved).expect("a round"), round);
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

/// Line ends, a byte-order mark, blank lines and blanks at both ends of lines change nothing (0.1).
#[test]
fn s0_1_the_layout_of_lines_does_not_matter() {
    for system in &SYSTEMS {
        let (_, judge) = system.modes[0];
        for (path, input) in valid_cases(system) {
            let ends: [(&[u8], &[u8]); 4] =
                [(b"", b"\r\n"), (b" \t", b"\n"), (b"", b"\t \n"), (b"", b"\n\t\n\n")];
            for (before, after) in ends {
                let mut changed = b"\xEF\xBB\xBF\n \t\n".to_vec();
                for line in lines_of(input.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&input)) {
                    let line = line.strip_suffix(b"\r").unwrap_or(line);
                    changed.extend([before, line, after].concat());
                }
                assert!(judge(&changed) == judge(&input), "{}", path.display());
            }
        }
    }
}

/// An input that is cut after any line but the last record ends too early: the error is at the number of
/// lines plus one (0.2).
#[test]
fn s0_2_a_premature_end_is_at_the_number_of_lines_plus_one() {
    for system in &SYSTEMS {
        let (_, judge) = system.modes[0];
        for (path, input) in valid_cases(system) {
            let lines = lines_of(&input);
            let is_record = |line: &&[u8]| line.iter().any(|byte| !b" \t\r".contains(byte));
            let last = lines.iter().rposition(is_record).expect("a record");
            for n_lines in 0..=last {
                let ended =
                    lines[..n_lines].iter().map(|line| [line, &b"\n"[..]].concat()).collect::<Vec<_>>();
                let error = judge(&ended.concat()).expect_err("the end is missing");
                assert_eq!(error.line, n_lines + 1, "{} after {n_lines} lines", path.display());
            }
        }
    }
}

/// A line that is not UTF-8 is an error of that line, in any place (0.1).
#[test]
fn s0_1_a_line_that_is_not_utf_8_is_an_error() {
    for system in &SYSTEMS {
        let (_, judge) = system.modes[0];
        for (path, input) in valid_cases(system) {
            let lines = lines_of(&input);
            for spoilt in 0..lines.len() {
                let mut bytes = Vec::new();
                for (place, line) in lines.iter().enumerate() {
                    let end: &[u8] = if place == spoilt { b"\xC3\n" } else { b"\n" };
                    bytes.extend([line, end].concat());
                }
                let error = judge(&bytes).expect_err("a line is not UTF-8");
                assert_eq!(error.line, spoilt + 1, "{}", path.display());
            }
        }
    }
}

/// An input of the repository with some bytes changed, removed or inserted.
fn spoilt_input(folder: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let inputs = files_in(&own_cases().join(folder), "in").iter().map(|path| read(path)).collect::<Vec<_>>();
    let byte = prop_oneof![
        Just(b'\n'),
        Just(b' '),
        Just(b'0'),
        Just(b'9'),
        Just(b'-'),
        Just(b'.'),
        Just(b'S'),
        Just(b'7'),
        any::<u8>()
    ];
    let edits = prop::collection::vec((any::<prop::sample::Index>(), 0..3_u8, byte), 0..4);
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
/// judging agree in every mode, and a parsed input survives writing and reading unchanged.
fn check_any(system: &System, input: &[u8]) -> Result<(), TestCaseError> {
    let rewritten = (system.rewrite)(input);
    for (_, judge) in system.modes {
        match (judge(input), &rewritten) {
            (Ok(output), Ok((written, same))) => {
                prop_assert!(same);
                prop_assert_eq!(judge(written), Ok(output));
            }
            (Err(judged), Err(parsed)) => {
                prop_assert!((1..=lines_of(input).len() + 1).contains(&judged.line));
                prop_assert_eq!(&judged, parsed);
            }
            (judged, parsed) => prop_assert!(false, "{judged:?} but {parsed:?}"),
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1000) })]

    #[test]
    fn changed_tractor_inputs_are_judged_or_refused(input in spoilt_input("tractor")) {
        check_any(&TRACTOR, &input)?;
    }

    #[test]
    fn changed_probit_inputs_are_judged_or_refused(input in spoilt_input("ronnblom")) {
        check_any(&PROBIT, &input)?;
    }

    #[test]
    fn any_bytes_are_judged_or_refused(input in prop::collection::vec(any::<u8>(), 0..60)) {
        for system in &SYSTEMS {
            check_any(system, &input)?;
        }
    }
}
