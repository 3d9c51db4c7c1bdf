//! Nearly all tests of the program, in one binary: linking is the main cost of a test binary.
//!
//! `cargo test --test all looks::` runs one module. Separate binaries are `tests/corpora`, which is built in
//! release too, and `tests/panic`, which is a program that panics.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops at the first surprise")]
#![expect(clippy::print_stdout, reason = "a test says what it skips, a long run what it looked at")]

// Modules for one system: pseudo-terminals, signals, symbolic links, permissions, the programs of Unix.
mod bindings;
#[cfg(target_os = "linux")]
mod bounds;
mod browser;
mod by_script;
mod changes;
mod check;
mod checklist;
mod chess960;
mod circles;
mod cli;
mod day;
mod dependencies;
mod desk_language_chosen;
mod desk_languages;
mod desk_sentences;
mod docs;
mod drafts;
mod entry;
mod event_file;
mod file_changes;
mod first_start;
mod fuzz;
mod hall;
mod histories;
mod hostile_text;
mod importing;
mod json;
#[cfg(unix)]
mod kills;
mod known;
mod languages;
mod leaving;
mod lists;
mod long_work;
mod looks;
mod nothing_lost;
mod numbers;
mod offered;
mod official;
mod open_games;
#[cfg(unix)]
mod outputs;
mod own_names;
mod paper;
mod partners;
mod pdf;
mod plain;
mod prizes;
#[cfg(unix)]
mod pty;
mod putting_right;
mod rating_lists;
mod reading_reports;
mod removed;
mod report_cli;
mod reports;
mod round_start;
mod saves;
mod screens;
mod seals;
mod second_pass;
#[cfg(feature = "desks")]
mod several_desks;
mod signatures;
mod simulate;
mod site;
mod stream;
mod string_errors;
mod support;
mod table_size;
mod team_boards;
mod team_matches;
mod team_paper;
mod team_tables;
mod teams;
mod texts;
mod tidy;
mod tie_breaks;
mod tournament_ratings;
#[cfg(unix)]
mod user_files;
mod without_names;
mod words;

use std::path::Path;

#[test]
fn every_file_of_tests_is_a_module_here() {
    let modules = include_str!("main.rs");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let Some(module) = name.strip_suffix(".rs").filter(|module| *module != "main") else { continue };
        let declared = format!("mod {module};");
        assert!(
            modules.lines().any(|line| line == declared),
            "tests/{name} is not run: tests/main.rs lacks `{declared}`"
        );
    }
}
