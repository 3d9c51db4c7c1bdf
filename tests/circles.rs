//! No file imports in a circle, but for a module that is a part of the one above it: read from the `use` lines of both crates, since the compiler allows circles within one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A module by its path, `formats::trf::read`; the crate itself is empty.
type Module = Vec<String>;

/// What a file imports: full paths within its crate, and the names that it passes on from elsewhere.
#[derive(Debug, Default)]
struct Imports {
    paths: Vec<Module>,
    passed_on: BTreeMap<String, Module>,
}

fn words(path: &str) -> Module {
    path.split("::").map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Lists the paths of one `use`, its braces taken apart.
fn expand(text: &str) -> Vec<String> {
    let Some(open) = text.find('{') else { return vec![text.trim().to_owned()] };
    let inside = &text[open + 1..text.rfind('}').unwrap()];
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, c) in inside.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inside[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inside[start..]);
    let parts = parts.into_iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(expand).map(|part| format!("{}{part}", text[..open].trim())).collect()
}

fn read(own: &Module, is_folder: bool, text: &str) -> Imports {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap();
    let mut imports = Imports::default();
    let parent = &own[..own.len().saturating_sub(1)];
    for statement in text.split('\n').collect::<Vec<_>>().join(" ").split(';') {
        let Some((before, used)) = statement.rsplit_once("use ") else { continue };
        let last = before.split_whitespace().next_back().unwrap_or_default();
        if !matches!(last, "" | "pub" | "{" | "}" | "pub(crate)" | "pub(super)") && !last.ends_with(']') {
            continue;
        }
        for path in expand(used) {
            let (path, name) =
                path.split_once(" as ").map_or((path.as_str(), None), |(path, name)| (path, Some(name)));
            let mut rest = words(path);
            let mut base: Module = match rest.first().map(String::as_str) {
                Some("crate") => Vec::new(),
                Some("self") => own.clone(),
                Some("super") => parent.to_vec(),
                // A path without any of these begins at a module below, or is another crate's.
                Some(_) if is_folder => own.clone(),
                Some(_) | None => continue,
            };
            if matches!(rest[0].as_str(), "crate" | "self" | "super") {
                rest.remove(0);
            }
            while rest.first().is_some_and(|word| word == "super") {
                base.pop();
                rest.remove(0);
            }
            if rest.last().is_some_and(|word| word == "self") {
                rest.pop();
            }
            base.extend(rest);
            if last.starts_with("pub") {
                let name = name.map(str::trim).map(str::to_owned).or_else(|| base.last().cloned());
                imports.passed_on.extend(name.map(|name| (name, base)));
            } else {
                imports.paths.push(base);
            }
        }
    }
    imports
}

/// Finds the file that a path means: the longest module that it begins with, or where that passes the name on from.
fn target(path: &[String], files: &BTreeMap<Module, Imports>, depth: usize) -> Option<Module> {
    let module =
        (0..=path.len()).rev().map(|len| path[..len].to_vec()).find(|one| files.contains_key(one))?;
    let passed_on = path.get(module.len()).and_then(|name| files[&module].passed_on.get(name));
    match passed_on {
        Some(from) if depth < 8 => target(from, files, depth + 1),
        Some(_) | None => Some(module),
    }
}

fn files(root: &Path) -> BTreeMap<Module, Imports> {
    let mut found = BTreeMap::new();
    let mut folders = vec![(root.to_owned(), Vec::new())];
    while let Some((folder, module)) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            let mut own: Module = module.clone();
            let is_root = matches!(stem.as_str(), "mod" | "lib" | "main");
            if !is_root {
                own.push(stem);
            }
            if path.is_dir() {
                folders.push((path, own));
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && !path.ends_with("main.rs")
            {
                let is_folder = is_root || path.with_extension("").is_dir();
                found.insert(own.clone(), read(&own, is_folder, &std::fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found
}

#[track_caller]
fn check(root: &str) {
    let files = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(root));
    let mut arrows: BTreeMap<&Module, BTreeSet<Module>> = files
        .iter()
        .map(|(own, imports)| {
            let targets = imports.paths.iter().filter_map(|path| target(path, &files, 0));
            // A module below another one is a part of it.
            (own, targets.filter(|to| !own.starts_with(to)).collect())
        })
        .collect();
    assert!(
        arrows.values().map(BTreeSet::len).sum::<usize>() > files.len(),
        "{root}: the imports are not read"
    );
    // Whoever imports nobody that is left is taken away, until nobody is: what stays is in a circle or above one.
    loop {
        let free: Vec<Module> =
            arrows.iter().filter(|(_, to)| to.is_empty()).map(|(own, _)| (*own).clone()).collect();
        if free.is_empty() {
            break;
        }
        arrows.retain(|own, _| !free.contains(own));
        for to in arrows.values_mut() {
            to.retain(|one| !free.contains(one));
        }
    }
    let told = |(own, to): (&&Module, &BTreeSet<Module>)| {
        let to: Vec<String> = to.iter().map(|one| one.join("::")).collect();
        format!("{} -> {}", own.join("::"), to.join(", "))
    };
    let circle: Vec<String> = arrows.iter().map(told).collect();
    assert!(circle.is_empty(), "{root}: these are in a circle, or import one:\n{}", circle.join("\n"));
}

#[test]
fn no_file_of_the_engine_imports_in_a_circle() {
    check("engine/src");
}

#[test]
fn no_file_of_the_other_crates_imports_in_a_circle() {
    for name in ["formats", "desk", "tui", "cli"] {
        check(&format!("crates/{name}/src"));
    }
}

#[test]
fn a_use_is_taken_apart() {
    let paths = expand("super::{a::{self, B}, c}");
    assert_eq!(paths, ["super::a::self", "super::a::B", "super::c"]);
}
