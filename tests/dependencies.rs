//! `docs/dependencies.md` has the reason of each direct dependency of the workspace.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The packages that use each dependency; `tests` for what only tests, benches and examples use.
type Users = BTreeMap<String, BTreeSet<String>>;

fn manifests() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = std::fs::read_dir(root.join("crates")).unwrap();
    let folders = crates.map(|entry| entry.unwrap().path()).chain([root.to_owned(), root.join("engine")]);
    folders.map(|folder| folder.join("Cargo.toml")).collect()
}

/// Adds the dependencies of one `Cargo.toml`, line by line: each is written on a line of its own.
fn read(manifest: &str, users: &mut Users) {
    let mut section = "";
    let mut package = "";
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line.trim_matches(['[', ']']);
            continue;
        }
        let Some((name, value)) = line.split_once('=') else { continue };
        let name = name.trim().trim_end_matches(".workspace");
        if section == "package" && name == "name" {
            package = value.trim().trim_matches('"').trim_start_matches("wallchart-");
        }
        let is_own = name.starts_with("wallchart") || value.contains("path =");
        if section == "workspace.dependencies" || !section.ends_with("dependencies") || is_own {
            continue;
        }
        let user = if section == "dev-dependencies" { "tests" } else { package };
        users.entry(name.to_owned()).or_default().insert(user.to_owned());
    }
}

fn table() -> Users {
    let page = include_str!("../docs/dependencies.md");
    let rows = page.lines().filter(|line| line.starts_with("| ")).skip(2);
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let [name, users, why] = cells[..] else { panic!("three cells are expected: {row}") };
        assert!(why.ends_with('.'), "{name}: the reason is a sentence");
        (name.to_owned(), users.split(", ").map(str::to_owned).collect())
    })
    .collect()
}

#[test]
fn every_dependency_has_a_reason_and_every_reason_a_dependency() {
    let mut users = Users::new();
    for manifest in manifests() {
        read(&std::fs::read_to_string(manifest).unwrap(), &mut users);
    }
    let table = table();
    assert_eq!(table.keys().collect::<Vec<_>>(), users.keys().collect::<Vec<_>>(), "rows and dependencies");
    for (name, users) in users {
        assert_eq!(table[&name], users, "{name}: used by");
    }
}

#[test]
fn a_manifest_is_read() {
    let mut users = Users::new();
    let manifest = "[package]\nname = \"wallchart-desk\"\n[dependencies]\nserde.workspace = true\n\
        engine = { path = \"../engine\" }\n\
        [target.'cfg(any(unix, target_vendor = \"apple\"))'.dependencies]\nsignal-hook = \"1\"\n\
        [dev-dependencies]\nserde = \"1\"\n";
    read(manifest, &mut users);
    let both = BTreeSet::from(["desk".to_owned(), "tests".to_owned()]);
    let one = BTreeSet::from(["desk".to_owned()]);
    assert_eq!(users, Users::from([("serde".to_owned(), both), ("signal-hook".to_owned(), one)]));
}
