//! Expected texts: files of this repository with the program's messages, screens and output.
//!
//! `WALLCHART_RENEW=1 cargo test --test all` rewrites all of them; read the difference before you commit it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The variable that renews expected texts instead of comparing them, if its value is `1`.
const RENEW: &str = "WALLCHART_RENEW";

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Returns an expected text; empty if the file does not exist yet.
pub(crate) fn text(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_default()
}

/// Compares a text with the expected one in a file of this repository, or writes it there if expected texts
/// are to be renewed.
#[track_caller]
pub(crate) fn check(name: &str, found: &str) {
    let expected = text(name);
    if found == expected {
        return;
    }
    if std::env::var_os(RENEW).is_some_and(|value| value == "1") {
        let path = path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, found).unwrap();
        return;
    }
    let same = found.lines().zip(expected.lines()).take_while(|(found, expected)| found == expected).count();
    let line = |text: &str| text.lines().nth(same).map_or("the end".to_owned(), |line| format!("{line:?}"));
    panic!(
        "{name}:{}: {}, expected {} (`{RENEW}=1 cargo test --test all` renews all expected texts)",
        same + 1,
        line(found),
        line(&expected)
    );
}

/// Checks that a folder contains the expected texts of these names and no other file.
#[track_caller]
pub(crate) fn check_folder(folder: &str, names: &[String]) {
    let names: BTreeSet<&str> = names.iter().map(String::as_str).collect();
    for entry in std::fs::read_dir(path(folder)).unwrap() {
        let file = entry.unwrap().file_name().into_string().unwrap();
        assert!(names.contains(file.as_str()), "{folder}/{file} is expected by no test: remove it");
    }
}
