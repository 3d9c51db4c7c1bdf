//! The command line as other programs call it: exit statuses, streams, one-line errors.

use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;

use crate::support::help;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn wallchart(arguments: &[&str], folder: &Path, input: &str) -> Output {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    command.args(arguments).current_dir(folder).write_stdin(input).output().unwrap()
}

#[track_caller]
fn check(arguments: &[&str], folder: &Path, input: &str, status: i32, out: &str, err: &str) {
    let output = wallchart(arguments, folder, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), err, "{arguments:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), out, "{arguments:?}");
    assert_eq!(output.status.code(), Some(status), "{arguments:?}");
}

const CRIKEY: &str = "1\n2 1\nalice 76.91\nbob 76.36\nalice bob lost 20 15\n";
const RATED: &str = "Ratings after Tournament 1:\nbob 79.08\nalice 74.19\n";

#[test]
fn judge_reads_a_file_or_standard_input_and_writes_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    check(&["judge", "crikey"], folder, CRIKEY, 0, RATED, "");
    check(&["judge", "crikey", "-"], folder, CRIKEY, 0, RATED, "");
    std::fs::write(folder.join("in"), CRIKEY).unwrap();
    check(&["judge", "crikey", "in", "-o", "out"], folder, "", 0, "", "");
    assert_eq!(std::fs::read_to_string(folder.join("out")).unwrap(), RATED);
}

#[test]
fn wrong_input_is_one_line_and_touches_no_output() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("in"), CRIKEY.replace("lost", "lust")).unwrap();
    std::fs::write(folder.join("out"), "before").unwrap();
    let error = "in:5: `lust` as a result (expected `lost`, `drew` or `won`)\n";
    let output = wallchart(&["judge", "crikey", "in", "-o", "out"], folder, "");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.starts_with("in:5: ") && told.lines().count() == 1, "{told} (for instance {error})");
    assert_eq!(std::fs::read_to_string(folder.join("out")).unwrap(), "before");
}

#[test]
fn one_or_all_of_several_tournaments_are_imported() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let sample = std::fs::read_to_string(root().join("tests/seeds/crikey/sample.in")).unwrap();
    check(&["import", "-", "-o", "e.ron"], folder, &sample, 0, "", "");
    for number in 1..=4 {
        check(&["audit", &format!("e-{number}.ron"), "--ongoing", "-o", "report"], folder, "", 0, "", "");
    }
    check(&["import", "-", "-o", "one.ron", "--nth", "3"], folder, &sample, 0, "", "");
    let third = "4\n2 1\n".replacen('4', "1", 1) + "alice 94.26\nbob 96.00\nalice bob won 10 10\n";
    check(&["export", "one.ron", "--to", "judge"], folder, "", 0, &third, "");
    check(
        &["import", "-", "-o", "one.ron", "--nth", "5"],
        folder,
        &sample,
        2,
        "",
        "standard input: there is no tournament or game 5 in the input (expected 1 to 4)\n",
    );
    check(
        &["import", "-", "-o", "one.ron", "--nth", "1"],
        folder,
        &sample,
        2,
        "",
        "one.ron exists already (choose another name)\n",
    );
}

#[test]
fn an_imported_event_exports_the_same_results() {
    for (system, folder, many) in [
        ("crikey", "crikey", true),
        ("swiss", "swissrank", false),
        ("dice", "dice", true),
        ("tractor", "tractor", true),
        ("probit", "ronnblom", false),
    ] {
        let work = tempfile::tempdir().unwrap();
        let work = work.path();
        let source = root().join("tests/seeds").join(folder).join("sample.in");
        let source = source.to_string_lossy();
        let nth: &[&str] = if many { &["--nth", "1"] } else { &[] };
        let import = [&["import", &source, "-o", "e.ron", "--as", system], nth].concat();
        check(&import, work, "", 0, "", "");
        let export = wallchart(&["export", "e.ron", "--to", "judge"], work, "");
        assert_eq!(export.status.code(), Some(0), "{system}");
        let again = wallchart(&["judge", system], work, &String::from_utf8_lossy(&export.stdout));
        let expected = wallchart(&["judge", system, &source], work, "");
        let expected = String::from_utf8_lossy(&expected.stdout).into_owned();
        let again = String::from_utf8_lossy(&again.stdout).into_owned();
        assert!(!again.is_empty() && expected.starts_with(&again), "{system}:\n{again}\nagainst\n{expected}");
    }
}

/// Names that the format cannot contain are all listed. On request short ones are written, with a table of
/// who is who.
#[test]
fn an_export_to_a_judge_names_and_shortens_long_names() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let ok = |arguments: &[&str], input: &str| {
        let output = wallchart(arguments, folder, input);
        assert_eq!(
            output.status.code(),
            Some(0),
            "{arguments:?} {}",
            String::from_utf8_lossy(&output.stderr)
        );
        output
    };
    ok(&["new", "club.ron", "--preset", "crikey", "--title", "Club"], "");
    let players: String = (1..=28)
        .map(|number| format!("Player {number:02}, 60.{number:02}\n"))
        .chain(["anna, 70.00\n".to_owned()])
        .collect();
    ok(&["register", "club.ron", "-"], &players);
    let refused = wallchart(&["export", "club.ron", "--to", "judge"], folder, "");
    let told = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!((refused.status.code(), told.lines().count()), (Some(2), 1), "{told}");
    assert!(
        told.contains("28 names: `Player 01`, `Player 02`") && told.contains("`Player 28` (expected"),
        "{told}"
    );
    assert!(told.contains("--short-names") && !told.contains("anna"), "{told}");
    let exported = ok(&["export", "club.ron", "--to", "judge", "--short-names"], "");
    let (text, who) = (
        String::from_utf8_lossy(&exported.stdout).into_owned(),
        String::from_utf8_lossy(&exported.stderr).into_owned(),
    );
    assert!(text.starts_with("1\n29 0\n") && text.contains("\naa 60.01\nab 60.02\n"), "{text}");
    assert!(text.contains("\nba 60.27\nbb 60.28\nbc 70.00\n"), "{text}");
    assert_eq!(who.lines().count(), 29, "{who}");
    assert!(who.lines().any(|line| line.starts_with("aa  No ") && line.ends_with(" Player 01")), "{who}");
    assert!(who.lines().any(|line| line.starts_with("bc  No ") && line.ends_with(" anna")), "{who}");
    let csv = wallchart(&["export", "club.ron", "--to", "csv", "--short-names"], folder, "");
    assert_eq!(csv.status.code(), Some(2));
}

#[test]
fn audit_distinguishes_sound_changed_and_unreadable() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let event = std::fs::read_to_string(root().join("saves/crikey-club.ron")).unwrap();
    std::fs::write(folder.join("sound.ron"), &event).unwrap();
    assert_eq!(wallchart(&["audit", "sound.ron"], folder, "").status.code(), Some(0));
    let last = event.lines().rev().nth(1).unwrap();
    let changed = event.replace(last, &last.replacen("seq:", "seq: ", 1));
    std::fs::write(folder.join("changed.ron"), &changed).unwrap();
    let output = wallchart(&["audit", "changed.ron"], folder, "");
    assert_eq!(output.status.code(), Some(1));
    let entries = event.lines().count() - 5;
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        told.contains(&format!("entry {}", entries + 1)) || told.contains(&format!("entry {entries}")),
        "{told}"
    );
    std::fs::write(folder.join("no.ron"), "something else").unwrap();
    let expected = "no.ron:1: this is not an event file, the file ends in the middle of the line (expected `(header:`)\n";
    check(&["audit", "no.ron"], folder, "", 2, "", expected);
    std::fs::write(folder.join("newer.ron"), event.replacen("(format:1", "(format:9", 1)).unwrap();
    let output = wallchart(&["audit", "newer.ron"], folder, "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("newer wallchart, in format 9"));
}

#[test]
fn new_never_overwrites_and_names_the_presets() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    check(&["new", "e.ron", "--preset", "dice", "--title", "Friday"], folder, "", 0, "", "");
    let taken = "e.ron exists already (choose another name)\n";
    check(&["new", "e.ron", "--preset", "dice"], folder, "", 2, "", taken);
    let output = wallchart(&["new", "f.ron", "--preset", "nonsense"], folder, "");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&output.stderr)
            .starts_with("there is no preset `nonsense` (expected one of ")
    );
    assert!(!folder.join("f.ron").exists());
    let presets = wallchart(&["presets"], folder, "");
    assert!(String::from_utf8_lossy(&presets.stdout).contains("dice  "));
}

#[test]
fn details_are_set_at_the_beginning_and_later() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let page = "page=https://example.org/open";
    let new = ["new", "cup.ron", "--preset", "fide-swiss", "--set", page, "--set", "place=Uppsala"];
    check(&new, folder, "", 0, "", "");
    let told = "setup cup (place: Uppsala → none; page: https://example.org/open → http://example.org)\n";
    check(&["set", "cup.ron", "page=http://example.org", "place="], folder, "", 0, told, "");
    let told =
        "`example.org` is not the address of a page (expected for instance https://example.org/open)\n";
    check(&["set", "cup.ron", "page=example.org"], folder, "", 2, "", &format!("cup.ron: {told}"));
    check(
        &["set", "cup.ron", "place="],
        folder,
        "",
        1,
        "",
        "cup.ron: nothing changes: everything is like this already\n",
    );
}

#[test]
fn standings_have_three_forms_and_any_round() {
    let root = root();
    let path = root.join("saves/chess-round-robin.ron");
    let path = path.to_string_lossy();
    let text = wallchart(&["standings", &path, "--after", "1"], &root, "");
    assert_eq!(String::from_utf8_lossy(&text.stdout).lines().count(), 10);
    let csv = wallchart(&["standings", &path, "--format", "csv"], &root, "");
    assert!(String::from_utf8_lossy(&csv.stdout).starts_with("#,No,Name,PTS,SB,WON,BPG\n"));
    let json = wallchart(&["standings", &path, "--format", "json"], &root, "");
    let value: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(value["wallchart"], "standings");
    assert_eq!(value["rows"].as_array().map(Vec::len), Some(9));
    check(
        &["standings", &path, "--after", "99"],
        &root,
        "",
        2,
        "",
        "there is no round 99 (the last one is 9)\n",
    );
}

#[test]
fn completions_and_manual_are_written() {
    let root = root();
    let bash = wallchart(&["completions", "bash"], &root, "");
    assert!(String::from_utf8_lossy(&bash.stdout).contains("_wallchart()"));
    let man = wallchart(&["man"], &root, "");
    assert!(String::from_utf8_lossy(&man.stdout).contains(".TH wallchart 1"));
}

#[test]
fn every_subcommand_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    check(&["man", "--dir", "share/man"], folder, "", 0, "", "");
    let page = |name: &str| std::fs::read_to_string(folder.join("share/man").join(name)).unwrap();
    let help = wallchart(&["--help"], folder, "");
    let help = String::from_utf8(help.stdout).unwrap();
    for command in help::commands(&help) {
        let text = page(&format!("wallchart-{command}.1"));
        assert!(text.contains(&format!(".TH wallchart-{command} 1")), "{text}");
        assert!(text.contains(".SH SYNOPSIS") && text.contains("Example:"), "{text}");
    }
    assert!(page("wallchart.1").contains("wallchart\\-new(1)"), "{}", page("wallchart.1"));
    // A second call renews what an older program wrote.
    std::fs::write(folder.join("share/man/wallchart-new.1"), "old").unwrap();
    check(&["man", "--dir", "share/man"], folder, "", 0, "", "");
    assert!(page("wallchart-new.1").contains(".TH"));
}

#[test]
fn manual_pages_need_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("file"), "before").unwrap();
    let taken = "file: cannot be created: a file of that name exists already (choose another name)\n";
    check(&["man", "--dir", "file"], folder, "", 2, "", taken);
    let below = wallchart(&["man", "--dir", "file/man"], folder, "");
    let told = String::from_utf8(below.stderr).unwrap();
    assert_eq!((below.status.code(), told.lines().count()), (Some(2), 1), "{told}");
    assert!(told.starts_with("file/man: cannot be created: "), "{told}");
    assert_eq!(std::fs::read_to_string(folder.join("file")).unwrap(), "before");
    let nowhere = wallchart(&["man", "--dir"], folder, "");
    assert_eq!(nowhere.status.code(), Some(2));
}

#[test]
fn a_usage_error_is_status_two() {
    let output = wallchart(&["judge", "chess"], &root(), "");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
}

#[test]
fn a_usage_error_is_one_line() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, wrong) in [
        (&["simulate", "--format", "event"][..], "--format"),
        (&["audit"], "<EVENT>"),
        (&["judge", "chess"], "chess"),
        (&["export", "x.ron", "--to"], "--to"),
        (&["standings", "x.ron", "--after", "soon"], "soon"),
    ] {
        let output = wallchart(arguments, folder.path(), "");
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert!(
            told.starts_with("wallchart: ") && told.contains(wrong) && told.lines().count() == 1,
            "{told}"
        );
    }
}

/// Random values always fit into an event.
#[test]
fn every_seed_makes_an_event() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 1..=12 {
        let (seed, name) = (seed.to_string(), format!("e{seed}.ron"));
        check(&["simulate", "--seed", &seed, "--players", "12", "-o", &name], folder.path(), "", 0, "", "");
    }
    let told = "standard input: the virtual points are not those of the Baku acceleration (C.04.7): they are kept and count for \
                no pairing\n";
    let strange = ["simulate", "--seed", "1", "--players", "12", "--acceleration", "random", "-o", "r.ron"];
    check(&strange, folder.path(), "", 0, "", told);
}
