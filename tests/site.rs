//! The site of an event: only what changed is written, and nothing that was not made here is touched.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod showcase;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::SystemTime;

use wallchart::engine::state::State;
use wallchart::site::{Done, LIST, pages, publish};

fn state() -> State {
    showcase::event(&showcase::NAMES)
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(entry.path()).unwrap())
        })
        .collect()
}

fn written_at(path: &Path) -> SystemTime {
    std::fs::metadata(path).unwrap().modified().unwrap()
}

#[track_caller]
fn check(folder: &Path, state: &State, expected: Result<Done, &str>) {
    let found = publish(folder, state, &showcase::imprint()).map_err(|error| error.to_string());
    let about = |name: &str| folder.join(name).display().to_string();
    let expected = expected.map_err(|error| {
        let (name, rest) = error.split_once(": ").unwrap();
        let (name, line) =
            name.split_once(':').map_or((name, String::new()), |(name, line)| (name, format!(":{line}")));
        format!("{}{line}: {rest}", about(name))
    });
    assert_eq!(found, expected);
}

#[test]
fn a_site_is_written_once_and_then_only_what_changed() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("new/site");
    check(&folder, &state(), Ok(Done { pages: 13, written: 13, removed: 0 }));
    let first = files(&folder);
    assert_eq!(first.len(), 14);
    let times: Vec<SystemTime> = first.keys().map(|name| written_at(&folder.join(name))).collect();
    check(&folder, &state(), Ok(Done { pages: 13, written: 0, removed: 0 }));
    assert_eq!(files(&folder), first);
    assert_eq!(times, first.keys().map(|name| written_at(&folder.join(name))).collect::<Vec<_>>());

    let mut changed = state();
    changed.rounds[2].boards[2].outcome = changed.rounds[0].boards[0].outcome.clone();
    let expected = pages(&changed, &showcase::imprint());
    let differ = expected.iter().filter(|(name, page)| first[*name] != **page).count();
    assert!((1..13).contains(&differ), "{differ} pages change with one result");
    check(&folder, &changed, Ok(Done { pages: 13, written: differ, removed: 0 }));
    let mut now = files(&folder);
    assert_eq!(now.remove(LIST), Some(first[LIST].clone()));
    assert_eq!(now, expected);
}

#[test]
fn the_same_event_gives_the_same_bytes() {
    assert_eq!(pages(&state(), &showcase::imprint()), pages(&state(), &showcase::imprint()));
}

#[test]
fn a_file_that_was_not_made_here_stops_everything() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("standings.html"), "mine").unwrap();
    let error =
        "standings.html: this file was not made by wallchart (publish into another folder, or move it away)";
    check(folder, &state(), Err(error));
    let expected = BTreeMap::from([("standings.html".to_owned(), "mine".to_owned())]);
    assert_eq!(files(folder), expected);
}

#[test]
fn other_files_stay_and_pages_of_players_who_are_gone_go() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("notes.txt"), "mine").unwrap();
    std::fs::write(folder.join("player-77.html"), "mine").unwrap();
    check(folder, &state(), Ok(Done { pages: 13, written: 13, removed: 0 }));
    let mut fewer = state();
    fewer.rounds.clear();
    fewer.players.pop();
    let done = publish(folder, &fewer, &showcase::imprint()).unwrap();
    assert_eq!((done.pages, done.removed), (12, 1));
    let files = files(folder);
    assert!(!files.contains_key("player-9.html"));
    assert_eq!((files["notes.txt"].as_str(), files["player-77.html"].as_str()), ("mine", "mine"));
}

#[test]
fn a_page_that_was_changed_or_lost_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    check(folder, &state(), Ok(Done { pages: 13, written: 13, removed: 0 }));
    let first = files(folder);
    std::fs::write(folder.join("index.html"), "changed").unwrap();
    std::fs::remove_file(folder.join("player-3.html")).unwrap();
    check(folder, &state(), Ok(Done { pages: 13, written: 2, removed: 0 }));
    assert_eq!(files(folder), first);
}

#[test]
fn a_list_that_names_anything_else_is_refused() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("site");
    check(&folder, &state(), Ok(Done { pages: 13, written: 13, removed: 0 }));
    let list = std::fs::read_to_string(folder.join(LIST)).unwrap();
    std::fs::write(parent.path().join("player-1.html"), "mine").unwrap();
    for wrong in ["../player-1.html", "player-01.html", "player-.html", "notes.txt", "", "player-+1.html"] {
        std::fs::write(folder.join(LIST), format!("{list}{wrong}\n")).unwrap();
        let error =
            format!("{LIST}:15: this is not a list of pages (publish into another folder, or move it away)");
        check(&folder, &state(), Err(&error));
    }
    std::fs::write(folder.join(LIST), "something else\n").unwrap();
    let error =
        format!("{LIST}:1: this is not a list of pages (publish into another folder, or move it away)");
    check(&folder, &state(), Err(&error));
    assert_eq!(std::fs::read_to_string(parent.path().join("player-1.html")).unwrap(), "mine");
}

#[test]
fn every_link_leads_to_a_page() {
    let pages = pages(&state(), &showcase::imprint());
    let links = pages.values().flat_map(|page| page.split("href=\"").skip(1));
    let targets: Vec<&str> = links.map(|rest| rest.split('"').next().unwrap()).collect();
    assert!(targets.contains(&"player-9.html") && targets.contains(&"crosstable.html"));
    for target in targets {
        assert!(pages.contains_key(target), "{target} is not there");
    }
}
