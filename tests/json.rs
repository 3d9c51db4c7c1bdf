//! The JSON output of the commands has the shape in `docs/json.md`: versioned, without binary fractions.

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

/// Walks through the whole output and fails at a player without a pairing number.
fn every_player_has_a_number(value: &Value, numbers: &Value, at: &str) {
    let number_of = |player: &Value| {
        let players = numbers.as_array().unwrap();
        players.iter().find(|one| one["player"] == *player).map(|one| one["number"].clone()).unwrap()
    };
    match value {
        Value::Array(items) => {
            for item in items {
                every_player_has_a_number(item, numbers, at);
            }
        }
        Value::Object(fields) => {
            if let Some(player) = fields.get("player") {
                assert_eq!(fields.get("number"), Some(&number_of(player)), "{at}: {value}");
            }
            if let Some(Value::Array(seats)) = fields.get("seats") {
                let expected: Vec<Value> = seats.iter().map(number_of).collect();
                assert_eq!(fields.get("numbers"), Some(&Value::from(expected)), "{at}: {value}");
            }
            // The setup and the games have their own field names.
            let ours = fields.iter().filter(|(name, _)| *name != "outcome" && *name != "setup");
            ours.for_each(|(name, item)| every_player_has_a_number(item, numbers, name));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn every_named_player_has_a_pairing_number() {
    let mut differ = 0;
    for event in events() {
        let whole = written(&event, &["export", "--to", "json"]);
        let players = whole["players"].clone();
        every_player_has_a_number(&whole, &players, "event");
        let standings = written(&event, &["standings", "--format", "json"]);
        every_player_has_a_number(&standings, &players, "standings");
        differ +=
            players.as_array().unwrap().iter().filter(|player| player["player"] != player["number"]).count();
    }
    assert!(differ > 0, "in some event the two numbers are different ones");
}
