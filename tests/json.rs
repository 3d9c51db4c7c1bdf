//! The JSON that commands write has the shape of `docs/json.md`: versioned, without binary fractions.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn events() -> Vec<PathBuf> {
    let files = std::fs::read_dir(root().join("saves")).unwrap();
    files
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "ron"))
        .collect()
}

fn written(event: &Path, arguments: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_wallchart"))
        .arg(arguments[0])
        .arg(event)
        .args(&arguments[1..])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}: {}", event.display(), String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The fields that `docs/json.md` names in the section of a command.
fn documented(command: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join("docs/json.md")).unwrap();
    let section = text.split("\n## ").find(|section| section.starts_with(&format!("`{command} "))).unwrap();
    let cells = section.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
    cells
        .flat_map(|cell| cell.split(", "))
        .filter_map(|name| Some(name.trim().strip_prefix('`')?.trim_end_matches('`').to_owned()))
        .collect()
}

fn holds_no_binary_fraction(value: &Value, at: &str) {
    match value {
        Value::Number(number) => assert!(number.is_u64() || number.is_i64(), "{at} is {number}"),
        Value::Array(items) => items.iter().for_each(|item| holds_no_binary_fraction(item, at)),
        Value::Object(fields) => {
            fields.iter().for_each(|(name, item)| holds_no_binary_fraction(item, &format!("{at}.{name}")));
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[test]
fn every_command_writes_exactly_the_documented_fields() {
    let commands: [(&str, &[&str]); 3] = [
        ("standings", &["standings", "--format", "json"]),
        ("event", &["export", "--to", "json"]),
        ("audit", &["audit", "--format", "json"]),
    ];
    for event in events() {
        for (kind, arguments) in commands {
            let value = written(&event, arguments);
            assert_eq!(value["wallchart"], kind);
            assert_eq!(value["version"], 1);
            let mut fields: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
            let mut expected = documented(arguments[0]);
            fields.sort();
            expected.sort();
            assert_eq!(fields, expected, "{} {}", arguments[0], event.display());
            holds_no_binary_fraction(&value, kind);
        }
    }
}
