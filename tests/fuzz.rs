//! Laws for any bytes, within bounds: those of `support/fuzz`, which `fuzz/` tries a million times and more.
//!
//! `WALLCHART_FUZZ=20 cargo test --release --test all fuzz::` tries twenty times as many inputs.

use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

use crate::support::fuzz::{LAWS, Law, acts, seeds};

/// The most changes of a seed, and the most bytes of an input without one.
const EDITS: usize = 8;
const BYTES: usize = 300;

/// Bytes with a meaning in one of the formats.
const TELLING: &[u8] = b"\n\r\t ,;.:\"()[]{}|/-+=*0129AWZ";

fn law(name: &str) -> Law {
    let (_, law) = LAWS.iter().find(|(known, _)| *known == name).unwrap();
    *law
}

/// Tries a law with this number of inputs; without `--release` a third of them.
#[track_caller]
fn check(name: &str, cases: u32) {
    let times = std::env::var("WALLCHART_FUZZ").map_or(1, |times| times.parse().unwrap());
    let cases = if cfg!(debug_assertions) { cases / 3 } else { cases };
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases * times) };
    let mut runner = TestRunner::new(config);
    let ran = runner.run(&input(seeds::of(name)), |bytes| {
        law(name)(&bytes);
        Ok(())
    });
    ran.unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
}

/// A seed with some bytes changed, removed, inserted or repeated; or random bytes.
fn input(seeds: Vec<Vec<u8>>) -> BoxedStrategy<Vec<u8>> {
    let nothing = prop::collection::vec(any::<u8>(), 0..BYTES);
    if seeds.is_empty() {
        return nothing.boxed();
    }
    let byte = prop_oneof![prop::sample::select(TELLING), any::<u8>()];
    let edit = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..5_u8, 1..20_usize, byte);
    let edits = prop::collection::vec(edit, 0..EDITS);
    let changed = (prop::sample::select(seeds), edits).prop_map(|(mut text, edits)| {
        for (at, from, kind, many, byte) in edits {
            let at = at.index(text.len() + 1);
            let end = (at + many).min(text.len());
            match kind {
                0 => text.insert(at, byte),
                1 => drop(text.splice(at..end.min(at + 1), [byte])),
                2 => drop(text.drain(at..end)),
                3 => {
                    let from = from.index(text.len() + 1);
                    let piece = text[from..(from + many).min(text.len())].to_vec();
                    drop(text.splice(at..at, piece));
                }
                _ => {
                    let lines: Vec<Vec<u8>> =
                        text.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
                    if !lines.is_empty() {
                        let line = from.index(lines.len());
                        text = [&lines[..line], &lines[line..=line], &lines[line..]].concat().concat();
                    }
                }
            }
        }
        text
    });
    prop_oneof![8 => changed, 1 => nothing].boxed()
}

#[test]
fn every_seed_satisfies_its_law() {
    for name in seeds::WITH_SEEDS {
        let seeds = seeds::of(name);
        assert!(!seeds.is_empty(), "{name} has no seeds");
        for seed in &seeds {
            law(name)(seed);
        }
    }
}

#[test]
fn any_sequence_of_acts() {
    check("acts", 400);
}

#[test]
fn any_updated_site() {
    check("site", 9);
    let mut runner = TestRunner::deterministic();
    let (times, length) = if cfg!(debug_assertions) { (1, 300) } else { (4, 900) };
    for _ in 0..times {
        let many = prop::collection::vec(any::<u8>(), length).new_tree(&mut runner).unwrap().current();
        acts::sites_of_all_systems(&many);
    }
}

#[test]
fn any_event_file() {
    check("event_bytes", 400);
    check("event_edits", 800);
    check("event_lines", 400);
}

#[test]
fn any_report() {
    check("trf", 600);
    check("team_reports", 600);
}

#[test]
fn any_judge_input() {
    for name in ["crikey", "dice", "swiss", "tractor", "probit"] {
        check(name, 300);
    }
}

#[test]
fn any_list_of_players() {
    check("lists", 1000);
}

#[test]
fn any_file_of_results_or_boards() {
    check("results", 400);
    check("boards", 400);
}

#[test]
fn any_file_of_the_user() {
    for name in ["settings", "themes", "presets", "prizes"] {
        check(name, 300);
    }
}

#[test]
fn any_keys() {
    check("keys", 60);
}
