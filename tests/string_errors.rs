//! No function answers with a text as its error: an error is a type that can be compared and has its sentence
//! beside it.

use std::path::Path;

/// Returns the second argument of a type, given the text after its `<`; empty if it has one.
fn second_argument(rest: &str) -> &str {
    let (mut depth, mut start) = (0, 0);
    for (at, c) in rest.char_indices() {
        match c {
            '<' | '(' | '[' => depth += 1,
            '>' if rest[..at].ends_with('-') => {}
            '>' if depth == 0 && start == 0 => return "",
            '>' if depth == 0 => return rest[start..at].trim_matches([' ', '\n', ',']),
            '>' | ')' | ']' => depth -= 1,
            ',' if depth == 0 && !rest[at + 1..].trim_start().starts_with('>') => start = at + 1,
            _ => {}
        }
    }
    ""
}

fn string_errors(source: &str) -> usize {
    let code = source.split("#[cfg(test)]\nmod ").next().unwrap();
    let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default());
    let code = lines.collect::<Vec<_>>().join("\n");
    let aliases = code.lines().filter_map(|line| line.trim().strip_suffix(" = String;"));
    let aliases: Vec<&str> =
        aliases.filter_map(|line| line.rsplit_once("type ")).map(|(_, name)| name).collect();
    let is_text = |error: &str| error == "String" || aliases.contains(&error);
    let of_results = code.match_indices("Result<").map(|(at, result)| &code[at + result.len()..]);
    let of_traits = aliases.iter().filter(|name| ["Err", "Error"].contains(name)).count();
    of_results.filter(|rest| is_text(second_argument(rest))).count() + of_traits
}

/// Counts the errors that are texts below a folder, outside tests, and names the files.
fn count(folder: &Path, found: &mut Vec<String>) -> usize {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let counts = entries.map(|path| {
        if path.is_dir() {
            return count(&path, found);
        }
        if path.extension().is_none_or(|extension| extension != "rs") || path.ends_with("tests.rs") {
            return 0;
        }
        let errors = string_errors(&std::fs::read_to_string(&path).unwrap());
        found.extend((errors > 0).then(|| format!("{}: {errors}", path.display())));
        errors
    });
    counts.sum()
}

#[test]
fn errors_are_types() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["engine/src", "src", "crates", "examples"] {
        let mut found = Vec::new();
        let errors = count(&root.join(folder), &mut found);
        assert_eq!(errors, 0, "{folder}: errors are texts:\n{}", found.join("\n"));
    }
}

#[test]
fn a_text_as_an_error_is_found() {
    let found =
        "fn a() -> Result<Vec<u8>, String>;\nfn b() -> Result<\n    (u8, Option<u8>),\n    String,\n>;\n";
    assert_eq!(string_errors(found), 2);
    let aliases = "type Why = String;\nfn a() -> Result<u8, Why>;\ntype Item = String;\nimpl FromStr for Code {\n    type Err = String;\n}\n";
    assert_eq!(string_errors(aliases), 2);
    let others = "fn a() -> Result<BTreeMap<String, String>, Stopped>;\nfn b() -> Result<String, Error>; // Result<u8, String>\nfn c() -> anyhow::Result<String>;\n";
    assert_eq!(string_errors(others), 0);
}
