//! The engine against the pairing corpus: each round of each tournament, with pairs, colours and boards.

use std::path::Path;

use wallchart::engine::pairing::dutch::{NotPaired, pair};
use wallchart::engine::pairing::field::{Field, SwissPairing};
use wallchart::formats::trf;

use crate::bundle::{Tournament, tournaments};
use crate::corpus::{self, Every, files_in};

/// Pairs the next round of a report.
fn next(text: &str) -> (Field, Option<SwissPairing>) {
    let report = trf::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{}: {fault}\n{text}", fault.line));
    let field =
        report.field_for_next_round().unwrap_or_else(|fault| panic!("{}: {fault}\n{text}", fault.line));
    let paired = match pair(&field, &(), &mut ()) {
        Ok(pairing) => Some(report.numbered(&pairing)),
        Err(NotPaired::NoLegalPairing { .. }) => None,
        Err(error) => panic!("{error}\n{text}"),
    };
    (field, paired)
}

/// The rounds of a tournament with a wrong pairing.
fn differences(tournament: &Tournament) -> Vec<String> {
    let whole = trf::read(tournament.text().as_bytes()).unwrap();
    let mut wrong: Vec<String> =
        whole.faults().iter().map(|fault| format!("{}: {fault}", tournament.id)).collect();
    for (round, right) in &tournament.rounds {
        let text = tournament.before(*round);
        let (field, paired) = next(&text);
        if paired != *right {
            wrong.push(format!("{} round {round}: {paired:?} instead of {right:?}\n{text}", tournament.id));
        }
        // The whole report, as `check` reads it, must give the same field.
        if whole.field_for_round(*round).unwrap() != field {
            wrong.push(format!("{} round {round}: the field of the whole report is another", tournament.id));
        }
    }
    wrong
}

#[track_caller]
fn check(name: &str, tournaments: &[Tournament]) {
    let rounds: usize = tournaments.iter().map(|tournament| tournament.rounds.len()).sum();
    assert!(rounds > 0, "{name}: no rounds");
    let wrong: Vec<String> = tournaments.iter().flat_map(differences).collect();
    let Some(first) = wrong.first() else { return };
    panic!("{name}: {} of {rounds} rounds differ, the first:\n{first}", wrong.len());
}

fn read(bundle: &Path) -> (String, Vec<Tournament>) {
    let name = bundle.file_stem().unwrap().to_string_lossy().into_owned();
    let tournaments = tournaments(&std::fs::read_to_string(bundle).unwrap());
    assert!(!tournaments.is_empty(), "{name}: no tournaments");
    (name, tournaments)
}

#[test]
fn the_tournaments_of_this_repository() {
    let bundles = files_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pairing"), "txt");
    assert!(bundles.len() >= 11, "{} bundles", bundles.len());
    for (name, tournaments) in bundles.iter().map(|bundle| read(bundle)) {
        check(&name, &tournaments);
    }
}

#[test]
fn the_tournaments_of_the_corpus() {
    for (name, tournaments) in corpus::files("pairing", "txt", 13).iter().map(|bundle| read(bundle)) {
        let name = format!("pairing/{name}");
        let tournaments = corpus::sample(&name, tournaments, Every { debug: 100, release: 10 });
        check(&name, &tournaments);
    }
}

/// Checks the number of pairs, then White and Black line by line.
fn check_large(expected: &Path) {
    let input = expected.with_extension("trf");
    let right = std::fs::read_to_string(expected).unwrap();
    let pairing = next(&std::fs::read_to_string(&input).unwrap()).1.unwrap();
    let mut lines: Vec<String> =
        pairing.boards.iter().map(|(white, black)| format!("{white} {black}")).collect();
    lines.extend(pairing.bye.map(|bye| format!("{bye} 0")));
    lines.insert(0, lines.len().to_string());
    assert_eq!(lines, right.lines().collect::<Vec<_>>(), "{}", input.display());
}

#[test]
fn the_large_fields() {
    let expected = corpus::files("pairing/large", "expected", 8);
    for expected in corpus::sample("pairing/large", expected, Every { debug: 0, release: 3 }) {
        check_large(&expected);
    }
    let others = corpus::files("pairing/large", "other", 2);
    if !others.is_empty() {
        // A difference here would not be an error of the program.
        corpus::skipped(
            "pairing/large (5,000 players)",
            others.len(),
            "the reference engine did not pair them",
        );
    }
}
