//! The events of `saves/` replay to their recorded outcome: the golden tests of replay.

use crate::support::audited::{audited_file, contents_of};
use std::path::{Path, PathBuf};

use crate::support::expected;
use wallchart::audit;
use wallchart::engine::replay;
use wallchart::engine::standings::Standings;
use wallchart::formats::table;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the events of `saves/`, in order.
pub(crate) fn saves() -> Vec<PathBuf> {
    let mut saves: Vec<PathBuf> = std::fs::read_dir(root().join("saves"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
        .collect();
    saves.sort();
    assert!(saves.len() >= 12, "saves/ holds {} events", saves.len());
    saves
}

/// The standings after every round and the wall chart of the last.
fn told(path: &Path) -> String {
    let contents = contents_of(path).unwrap();
    assert_eq!(contents.damage, None, "{}", path.display());
    let (state, _) = replay::replay(&contents.header, &contents.entries).unwrap();
    let mut text = format!("{}\n{}\n", state.details.title, contents.head);
    for round in 1..=state.last_round().0 {
        let standings = Standings::after(&state, wallchart::engine::id::RoundNo(round));
        text.extend([
            "\nafter round ",
            &round.to_string(),
            "\n",
            &table::standings(&state, &standings).to_text(),
        ]);
    }
    let last = Standings::after(&state, state.last_round());
    text + "\n" + &table::crosstable(&state, &last).to_text()
}

#[test]
fn every_event_replays_to_its_golden_table() {
    for path in saves() {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        expected::check(&format!("tests/golden/{name}.txt"), &told(&path));
    }
}

#[test]
fn every_event_passes_its_audit() {
    for path in saves() {
        let report = audited_file(&path).unwrap();
        assert!(report.is_sound(), "{}:\n{}", path.display(), audit::to_text(&report));
        assert!(!report.seals.is_empty(), "{} announces no standings", path.display());
    }
}

#[test]
fn no_golden_table_is_forgotten() {
    let names = saves().into_iter().map(|path| path.file_stem().unwrap().to_string_lossy().into_owned());
    expected::check_folder("tests/golden", &names.map(|name| format!("{name}.txt")).collect::<Vec<_>>());
}
