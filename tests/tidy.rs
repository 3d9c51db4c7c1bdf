//! Tests of the boundaries between modules that neither the compiler nor a lint can check (see
//! ARCHITECTURE.md). The names that no file of a crate may use are in its `clippy.toml`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The folders with sources.
const EVERYWHERE: [&str; 7] = ["engine", "crates", "src", "tests", "benches", "examples", "fuzz"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let mut paths = Vec::new();
    let top = root().join(folder);
    if top.is_dir() {
        walk(&top, &mut paths);
    } else {
        paths.push(top);
    }
    assert!(!paths.is_empty(), "{folder} holds no source: the test looks in the wrong place");
    paths.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

#[track_caller]
fn absent(folders: &[&str], words: &[&str]) {
    for (path, text) in folders.iter().flat_map(|folder| sources(folder)) {
        for (at, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            for word in words {
                assert!(!code.contains(word), "{}:{} mentions `{word}`: {line}", path.display(), at + 1);
            }
        }
    }
}

/// Returns the sources of the desk crate outside these folders.
fn desk_outside(folders: &[&str]) -> Vec<(PathBuf, String)> {
    let mut all = sources("crates/desk/src");
    all.retain(|(path, _)| {
        !folders.iter().any(|folder| path.starts_with(root().join("crates/desk/src").join(folder)))
    });
    all
}

#[test]
fn formats_touch_no_files() {
    absent(&["crates/formats/src"], &["std::fs", "std::net"]);
}

#[test]
fn views_know_no_form() {
    let forms = ["crate::report", "crate::trf", "crate::player_list", "crate::rating_list", "crate::table"];
    absent(&["crates/formats/src/views"], &forms);
}

#[test]
fn storage_knows_no_other_room() {
    for (path, text) in sources("crates/desk/src/storage") {
        assert!(!text.replace("crate::storage::", "").contains("crate::"), "{}", path.display());
    }
}

#[test]
fn sharing_knows_no_cached_results() {
    absent(&["crates/desk/src/shared", "crates/desk/src/journal"], &["crate::computed", "Computed"]);
}

#[test]
fn the_desk_knows_no_message_of_the_stream() {
    absent(&["crates/desk/src/desk"], &["Message", "Published", "Heard"]);
}

#[test]
fn the_desk_does_not_know_its_user() {
    for (path, text) in desk_outside(&["user"]) {
        assert!(!text.contains("crate::user"), "{}", path.display());
    }
}

#[test]
fn only_one_room_knows_the_network() {
    let network = ["tokio", "async_nats", "rustls", "std::net", "nkeys"];
    absent(&["crates/cli/src", "crates/formats/src"], &network);
    // The end of the program comes through the runtime on Windows.
    absent(&["crates/tui/src"], &["tokio::net", "async_nats", "rustls", "std::net", "nkeys"]);
    for (path, text) in desk_outside(&["desks"]) {
        assert!(!network.iter().any(|name| text.contains(name)), "{}", path.display());
    }
}

#[test]
fn the_site_does_not_know_the_desk() {
    absent(&["crates/desk/src/publication/site/mod.rs"], &["super::", "Desk", "clock::"]);
    absent(&["crates/desk/src/publication/site"], &["super::super", "Desk", "clock::"]);
}

#[test]
fn only_the_calls_of_commands_start_the_screens() {
    let calls = ["cli/src/lib.rs", "cli/src/commands.rs"];
    let mut files = sources("crates/cli/src");
    files.retain(|(path, text)| !calls.iter().any(|call| path.ends_with(call)) && text.contains("tui::"));
    assert!(files.is_empty(), "{:?}", files.iter().map(|(path, _)| path).collect::<Vec<_>>());
    absent(&["crates/cli/src/lib.rs", "crates/cli/src/commands.rs"], &["use tui"]);
}

/// Returns true if a line compares with a pairing system or has one as a pattern.
fn matches_on_pairing(line: &str) -> bool {
    let is_pattern = |(_, rest): (&str, &str)| rest.contains("=>") || rest.contains("(_)");
    ["== PairingSystem::", "!= PairingSystem::", " | PairingSystem::", "let PairingSystem::"]
        .iter()
        .any(|sign| line.contains(sign))
        || line.split_once("PairingSystem::").is_some_and(is_pattern)
}

/// The pairing system answers everything that depends on it; see docs/design/pairing.md.
#[test]
fn three_files_know_all_pairing_systems() {
    let mut files = [sources("engine/src"), sources("crates"), sources("src")].concat();
    files.retain(|(path, text)| {
        let program = text.split("#[cfg(test)]\nmod ").next().unwrap();
        let is_test = path.ends_with("tests.rs") || path.iter().any(|folder| folder == "tests");
        let knows = program.contains("impl PairingSystem {") || program.lines().any(matches_on_pairing);
        !is_test && knows
    });
    let known = [
        "crates/formats/src/trf/event_type.rs",
        "engine/src/event/setup/pairing.rs",
        "engine/src/pairing/systems/mod.rs",
    ];
    let found: BTreeSet<PathBuf> = files.into_iter().map(|(path, _)| path).collect();
    assert_eq!(found, known.iter().map(|path| root().join(path)).collect());
}

#[test]
fn screens_reach_disk_and_rules_through_the_desk_only() {
    absent(
        &["crates/tui/src/screens", "crates/tui/src/widgets"],
        &["desk::storage", "std::fs", "OpenOptions"],
    );
}

#[test]
fn only_storage_opens_files() {
    let others = ["crates/cli/src", "crates/tui/src"].into_iter().flat_map(sources);
    let is_tests = |path: &Path| path.ends_with("tests.rs");
    for (path, text) in others.chain(desk_outside(&["storage"])).filter(|(path, _)| !is_tests(path)) {
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap();
        assert!(!code.contains("std::fs"), "{} opens files", path.display());
    }
}

#[test]
fn subcommands_read_and_write_through_their_streams() {
    let all = sources("crates/cli/src").into_iter().map(|(path, _)| path);
    let names = all.map(|path| path.strip_prefix(root()).unwrap().display().to_string());
    let others: Vec<String> = names.filter(|name| !name.ends_with("output.rs")).collect();
    let others: Vec<&str> = others.iter().map(String::as_str).collect();
    absent(&others, &["whole_file", "event_file", "read_file", "io::stdin", "io::stdout"]);
}

#[test]
fn folders_are_created_to_last() {
    // `whole_file::create_folder` waits until the names are safe on the disk; `create_folder` of the
    // disk alone does not.
    let mut users = sources("crates");
    users.retain(|(path, text)| {
        !path.ends_with("storage/whole_file.rs") && text.contains("disk.create_folder(")
    });
    assert!(users.is_empty(), "{:?}", users.iter().map(|(path, _)| path).collect::<Vec<_>>());
}

#[test]
fn files_are_short_and_comments_narrow() {
    for (path, text) in EVERYWHERE.into_iter().flat_map(sources) {
        assert!(text.lines().count() <= 700, "{} has more than 700 lines", path.display());
        let mut is_code = false;
        for line in text.lines().filter(|line| line.trim_start().starts_with("//")) {
            is_code ^= line.contains("```");
            assert!(is_code || line.chars().count() <= 110, "{}: {line}", path.display());
        }
    }
}

#[test]
fn names_of_functions_are_short() {
    for (path, text) in EVERYWHERE.into_iter().flat_map(sources) {
        let names = text.lines().filter_map(|line| line.trim_start().rsplit_once("fn "));
        let mut names = names.map(|(_, rest)| rest.split(['(', '<']).next().unwrap());
        assert_eq!(names.find(|name| 60 <= name.len() && !name.contains(' ')), None, "{}", path.display());
    }
}

#[test]
fn prose_of_the_pages_is_narrow() {
    let pages = ["ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(|name| root().join(name));
    let folders = ["docs/design", "assets/manual"].map(|name| std::fs::read_dir(root().join(name)).unwrap());
    let of_folders = folders.into_iter().flatten().map(|entry| entry.unwrap().path());
    for page in pages.into_iter().chain(of_folders) {
        let mut is_code = false;
        for line in std::fs::read_to_string(&page).unwrap().lines() {
            is_code ^= line.starts_with("```");
            let is_free = is_code || line.starts_with('|');
            assert!(is_free || line.chars().count() <= 110, "{}: {line}", page.display());
        }
    }
}
