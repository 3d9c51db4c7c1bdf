//! Every round of the pairing corpus, as a director's program would ask for it: through the report's text.
//!
//! All of it runs in release (`cargo test --release --test all pairing_corpus::`); in debug only the sample in
//! `tests/pairing`.

use std::path::Path;

use crate::support::bundle::{Tournament, tournaments};
use wallchart::engine::pairing::dutch::{NotPaired, pair};
use wallchart::engine::pairing::field::{Field, SwissPairing};
use wallchart::formats::trf;

/// Pairs the next round of a report.
fn next(text: &str) -> (Field, Option<SwissPairing>) {
    let report = trf::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{}: {fault}\n{text}", fault.line));
    let field =
        report.field_for_next_round().unwrap_or_else(|fault| panic!("{}: {fault}\n{text}", fault.line));
    let paired = match pair(&field, &|| false, &mut ()) {
        Ok(pairing) => Some(report.numbered(&pairing)),
        Err(NotPaired::NoLegalPairing { .. }) => None,
        Err(error) => panic!("{error}\n{text}"),
    };
    (field, paired)
}

/// The rounds of a tournament that are not as they should be.
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
fn check(bundle: &Path) {
    let tournaments = tournaments(&std::fs::read_to_string(bundle).unwrap());
    let rounds: usize = tournaments.iter().map(|tournament| tournament.rounds.len()).sum();
    assert!(rounds > 0, "{}: no rounds", bundle.display());
    let wrong: Vec<String> = tournaments.iter().flat_map(differences).collect();
    let Some(first) = wrong.first() else { return };
    panic!("{}: {} of {rounds} rounds differ, the first:\n{first}", bundle.display(), wrong.len());
}

/// The bundles in a folder.
fn check_all(folder: &Path, least: usize) {
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut bundles: Vec<_> = paths.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    bundles.sort();
    assert!(bundles.len() >= least, "{} bundles in {}", bundles.len(), folder.display());
    for bundle in bundles {
        check(&bundle);
    }
}

#[test]
fn the_sample() {
    check_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pairing"), 5);
}

#[cfg(not(debug_assertions))]
mod whole {
    use std::path::{Path, PathBuf};

    use super::{check_all, next};
    use crate::support::shared;

    #[test]
    fn the_corpus() {
        let Some(folder) = shared::folder("pairing") else { return };
        check_all(&folder, 13);
    }

    /// The number of pairs, then White and Black a line.
    fn check_large(input: &Path) {
        let right =
            ["expected", "other"].map(|end| input.with_extension(end)).into_iter().find(|path| path.exists());
        let right = std::fs::read_to_string(right.unwrap()).unwrap();
        let pairing = next(&std::fs::read_to_string(input).unwrap()).1.unwrap();
        let mut lines: Vec<String> =
            pairing.boards.iter().map(|(white, black)| format!("{white} {black}")).collect();
        lines.extend(pairing.bye.map(|bye| format!("{bye} 0")));
        lines.insert(0, lines.len().to_string());
        assert_eq!(lines, right.lines().collect::<Vec<_>>(), "{}", input.display());
    }

    #[test]
    fn the_large_fields() {
        let Some(folder) = shared::folder("pairing/large") else { return };
        let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let inputs: Vec<PathBuf> =
            paths.filter(|path| path.extension().is_some_and(|end| end == "trf")).collect();
        assert!(inputs.len() >= 10, "{} inputs", inputs.len());
        // The reference engine never paired those of 5,000 players: a difference there would be none of ours.
        for input in inputs.iter().filter(|path| path.with_extension("expected").exists()) {
            check_large(input);
        }
    }
}
