//! The corpora in `../shared/data`: how much of each is run, and the report about it.
//!
//! Each corpus prints one line: the number of cases, of those run, and of those skipped, with the reason.

#![expect(clippy::print_stdout, reason = "a test says what it runs and what it does not")]

use std::path::{Path, PathBuf};

use wallchart::engine::words::count;

/// The variable that requests every case of every corpus.
const WHOLE: &str = "WALLCHART_CORPORA";

/// The sample of a corpus: every n-th case in the order of names, without and with `--release`; no case if n
/// is 0.
#[derive(Clone, Copy)]
pub(crate) struct Every {
    pub debug: usize,
    pub release: usize,
}

/// Every case, always.
pub(crate) const ALL: Every = Every { debug: 1, release: 1 };

/// Returns the folder of the corpora if it exists here.
pub(crate) fn shared() -> Option<PathBuf> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data");
    data.is_dir().then_some(data)
}

/// Returns the files of a corpus with an extension, by name. If the corpora are missing, they are reported as
/// skipped.
///
/// Panics if the corpus has fewer files than expected.
#[track_caller]
pub(crate) fn files(corpus: &str, ending: &str, least: usize) -> Vec<PathBuf> {
    let Some(data) = shared() else {
        println!("corpus {corpus}: {least} files ({ending}) skipped: ../shared/data is not here");
        return Vec::new();
    };
    let files = files_in(&data.join(corpus), ending);
    assert!(files.len() >= least, "{corpus}: {} files ({ending}), not {least}", files.len());
    files
}

/// Returns the files of a folder with an extension, by name.
pub(crate) fn files_in(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = paths.filter(|path| path.extension().is_some_and(|end| end == ending)).collect();
    files.sort();
    files
}

/// Returns the cases to run, and prints their number; prints nothing for no cases.
#[track_caller]
pub(crate) fn sample<T>(corpus: &str, cases: Vec<T>, every: Every) -> Vec<T> {
    let all = cases.len();
    if all == 0 {
        return cases;
    }
    let step = match std::env::var(WHOLE).as_deref() {
        Ok("all") => 1,
        Ok(other) => panic!("{WHOLE}={other} (expected all, or nothing)"),
        Err(_) if cfg!(debug_assertions) => every.debug,
        Err(_) => every.release,
    };
    if step == 0 {
        skipped(corpus, all, "too slow without --release");
        return Vec::new();
    }
    let chosen: Vec<T> = cases.into_iter().step_by(step).collect();
    let skipped = all - chosen.len();
    let rule = if skipped == 0 { String::new() } else { format!(" (the first of every {step} is run)") };
    println!("corpus {corpus}: {}, {} run, {skipped} skipped{rule}", count(all, "case"), chosen.len());
    chosen
}

/// Prints that all cases of a corpus are skipped.
pub(crate) fn skipped(corpus: &str, cases: usize, why: &str) {
    println!("corpus {corpus}: {}, 0 run, {cases} skipped ({why})", count(cases, "case"));
}

/// Prints how much was compared.
pub(crate) fn compared(corpus: &str, cells: usize, what: &str) {
    println!("corpus {corpus}: {} compared", count(cells, what));
}

#[test]
fn every_corpus_is_known_here() {
    const KNOWN: [&str; 9] =
        ["audit", "berger", "pairing", "ratings", "reports", "seeds", "teams", "tiebreaks", "trf"];
    let Some(data) = shared() else {
        println!("corpora: {} skipped: ../shared/data is not here", KNOWN.len());
        return;
    };
    let mut found: Vec<String> = std::fs::read_dir(data)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    assert_eq!(found, KNOWN, "each corpus says how much of it is run");
}
