//! The generated pages agree with the program: the chapters of the manual, the table of keys, the screens.

use std::collections::BTreeSet;
use std::path::Path;

use crate::support::{captures, expected, recording};
use wallchart::entry::keys::KeySet;
use wallchart::tui::keys::{self, Keymap};
use wallchart::tui::wording::manual::CHAPTERS;

#[test]
fn pages_show_the_present_screens() {
    let captures = captures::captures();
    expected::check("docs/screens.md", &captures::page(&captures));
}

#[test]
fn the_readme_is_two_screens_and_shows_the_tour() {
    let readme = expected::text("README.md");
    assert!(readme.contains("(docs/tour.svg)"));
    assert!(readme.lines().count() <= 100, "README.md has {} lines", readme.lines().count());
}

#[test]
fn the_recording_is_the_tour_as_it_is() {
    expected::check("docs/tour.svg", &recording::tour());
}

#[test]
fn the_manual_has_a_page_for_each_chapter() {
    let keymap = Keymap::new(KeySet::default());
    for chapter in CHAPTERS {
        expected::check(&format!("docs/manual/{}.md", chapter.name), &chapter.markdown(&keymap));
    }
    expected::check_folder(
        "docs/manual",
        &CHAPTERS.iter().map(|chapter| format!("{}.md", chapter.name)).collect::<Vec<_>>(),
    );
}

#[test]
fn the_table_of_keys_is_the_keymap() {
    let page = expected::text("docs/keys.md");
    let before = page.find("| where |").map_or(page.as_str(), |at| &page[..at]);
    expected::check("docs/keys.md", &format!("{before}{}", keys::manual()));
}

#[test]
fn the_map_names_files_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut there = BTreeSet::new();
    for folder in ["assets", "benches", "crates", "docs", "engine", "examples", "fuzz", "src", "tests"] {
        there.insert(folder.to_owned());
        list(&root.join(folder), folder, &mut there);
    }
    let mut pages = vec!["ARCHITECTURE.md".to_owned(), "CONTRIBUTING.md".to_owned()];
    let design = std::fs::read_dir(root.join("docs/design")).unwrap();
    pages.extend(design.map(|page| format!("docs/design/{}", page.unwrap().file_name().display())));
    for page in pages {
        let text = expected::text(&page);
        let named = text.split('`').skip(1).step_by(2).filter(|name| is_path(name));
        let missing: Vec<&str> = named.filter(|name| !exists(&there, name.trim_end_matches('/'))).collect();
        assert_eq!(missing, [""; 0], "{page} names files that do not exist");
    }
}

#[test]
fn the_changelog_has_one_line_an_entry() {
    let text = expected::text("CHANGELOG.md");
    let versions: Vec<&str> = text.split("\n## ").skip(1).collect();
    assert_eq!(versions.len(), 2, "the next one and 0.1.0");
    for version in &versions {
        let entries = version.lines().filter(|line| line.starts_with("* ")).count();
        assert!(entries <= 60, "{entries} entries of {}", version.lines().next().unwrap());
    }
    let version = versions.join("\n");
    let is_line = |line: &&str| line.is_empty() || line.starts_with("* ") || line.starts_with('#');
    let is_heading = |line: &&str| line.starts_with("Unreleased") || line.starts_with("0.1.0 (");
    let others: Vec<&str> = version.lines().filter(|line| !is_line(line) && !is_heading(line)).collect();
    assert_eq!(others, [""; 0], "an entry is one line");
}

/// Lists the files and folders below a folder, by their paths in the repository.
fn list(folder: &Path, name: &str, there: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten() {
        let entry = entry.unwrap();
        let name = format!("{name}/{}", entry.file_name().display());
        if entry.file_type().unwrap().is_dir() {
            list(&entry.path(), &name, there);
        }
        there.insert(name);
    }
}

/// Returns true if a name in quotation marks is a path: `tui/job.rs`, `tests/support`, and no command, key or
/// code.
fn is_path(name: &str) -> bool {
    let is_plain = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "_-./".contains(c));
    is_plain
        && !name.starts_with('.')
        && (name.contains('/') || Path::new(name).extension().is_some_and(|end| end == "rs"))
}

/// Returns true if a path names a file or a folder, from any folder of the repository; the pages omit `src`
/// of a crate.
fn exists(there: &BTreeSet<String>, name: &str) -> bool {
    let end = format!("/{name}");
    there
        .iter()
        .any(|path| path == name || path.ends_with(&end) || path.replace("/src/", "/").ends_with(&end))
}
