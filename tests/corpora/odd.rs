//! Odd reports of other programs. The README of the corpus has the right answer for each, and all commands
//! that read a report agree about it.

use std::path::{Path, PathBuf};

use assert_cmd::Command;

use crate::corpus::{self, ALL};

/// The answer of a command: status, standard output, standard error.
struct Answer(Option<i32>, String, String);

fn call(arguments: &[&str], path: &Path) -> Answer {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::cargo_bin("wallchart").unwrap();
    command.args(arguments).arg(path);
    if arguments == ["import"] {
        command.arg("-o").arg(folder.path().join("e.ron"));
    }
    let output = command.env("XDG_DATA_HOME", folder.path()).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Answer(output.status.code(), text(output.stdout), text(output.stderr))
}

/// Returns the answers of the four commands that read reports.
fn answers(path: &Path) -> [Answer; 4] {
    let values = ["tiebreaks", "--values", "BH,BH/C1,SB,PS,REP"];
    [call(&["pair"], path), call(&["check"], path), call(&values, path), call(&["import"], path)]
}

fn file(name: &str) -> Option<PathBuf> {
    let files = corpus::files("reports", "trf", 6);
    let found = files.iter().find(|path| path.file_name().is_some_and(|one| *one == *name));
    assert!(found.is_some() || files.is_empty(), "{name} is not in the corpus");
    found.cloned()
}

#[test]
fn every_odd_report_gets_one_answer() {
    for path in corpus::sample("reports", corpus::files("reports", "trf", 6), ALL) {
        let refused = answers(&path).map(|Answer(status, ..)| status == Some(2));
        assert!(refused.iter().all(|one| *one == refused[0]), "{}: {refused:?}", path.display());
    }
}

#[test]
fn an_announced_bye_does_not_count_as_a_round() {
    let (Some(path), Some(reference)) = (file("announced-bye.trf"), file("announced-bye-reference.trf"))
    else {
        return;
    };
    let ([_, checked, found, _], [_, _, expected, _]) = (answers(&path), answers(&reference));
    assert_eq!(found.1, expected.1);
    assert_eq!(
        (checked.0, &*checked.1),
        (Some(0), "round 1: as the rules make it\nranks: as BH makes them\n")
    );
}

#[test]
fn columns_counted_in_bytes_are_read() {
    let Some(path) = file("byte-columns-1.trf") else { return };
    let report = crate::trf::report(&path);
    let first = crate::trf::facts(&report).into_iter().nth(3).unwrap();
    assert_eq!(first, "1\t\t\téabc\t2000\tPOL\t1234567\t1990/01/02\t1.0\t1\t3/w/1");
}

#[test]
fn all_commands_report_the_gaps_of_a_report() {
    for (name, said) in [("cp1250.trf", "Windows-1250"), ("three-one-zero-trf16.trf", "3-1-0")] {
        let Some(path) = file(name) else { return };
        for Answer(status, _, told) in answers(&path) {
            assert!(status == Some(0) && told.contains(said), "{name}: {told}");
        }
    }
    let Some(path) = file("cp1250.trf") else { return };
    let names = answers(&path)[2].1.clone();
    assert!(names.contains("Ałder, Zofia") && names.contains("Dvořák, Bo"), "{names}");
}
