//! `wallchart report`, `publish` and `export --to html` as a director calls them.

use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;

fn event() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/document-swiss.ron")
}

fn wallchart(arguments: &[&str], folder: &Path) -> Output {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    command.args(arguments).current_dir(folder).output().unwrap()
}

/// Runs a command in a folder with the event `e.ron`; returns status, standard output and standard error.
fn run(arguments: &[&str], folder: &Path) -> (Option<i32>, String, String) {
    std::fs::copy(event(), folder.join("e.ron")).unwrap();
    let output = wallchart(arguments, folder);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[track_caller]
fn refused(arguments: &[&str], folder: &Path, error: &str) {
    assert_eq!(run(arguments, folder), (Some(2), String::new(), error.to_owned()), "{arguments:?}");
}

#[test]
fn every_report_is_written_in_every_form() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(folder.join("p.ron"), "(sharing: Hort, categories: [(name: \"All\", prizes: [\"9\"])])")
        .unwrap();
    for kind in
        ["pairings", "names", "standings", "crosstable", "cards", "slips", "prizes", "check-in", "fees"]
    {
        for (format, start) in [("text", ""), ("csv", ""), ("html", "<!DOCTYPE html>\n")] {
            let arguments =
                ["report", "e.ron", "--kind", kind, "--format", format, "--prizes", "p.ron", "-o", "out"];
            assert_eq!(run(&arguments, folder), (Some(0), String::new(), String::new()), "{arguments:?}");
            let out = std::fs::read_to_string(folder.join("out")).unwrap();
            assert!(out.starts_with(start) && out.lines().count() > 1, "{kind} as {format}: {out}");
        }
    }
    let (status, page, _) = run(&["export", "e.ron", "--to", "html"], folder);
    assert_eq!(status, Some(0));
    assert!(page.contains("<h2>Standings after") && page.contains("<h2>Crosstable after"), "{page}");
}

#[test]
fn an_earlier_round_is_reported_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let (_, out, _) = run(&["report", "e.ron", "--kind", "pairings", "--round", "1"], folder.path());
    assert!(out.contains("\nPairings of round 1\n"), "{out}");
    let (_, out, _) = run(&["report", "e.ron", "--kind", "standings", "--round", "0"], folder.path());
    assert!(out.contains("\nField before round 1\n"), "{out}");
}

#[test]
fn an_error_is_one_line_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    std::fs::write(
        folder.join("bad.ron"),
        "(sharing: Hort,\n categories: [(name: \"A\", prizes: [\"1\", \"x\"])])",
    )
    .unwrap();
    let prizes = |file| ["report", "e.ron", "--kind", "prizes", "--prizes", file, "-o", "out"];
    let number = "`x` is not a decimal number (expected digits, optionally a point and more digits)";
    let (status, out, error) = run(&prizes("bad.ron"), folder);
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(error.starts_with("bad.ron:2:") && error.ends_with(&format!("{number}\n")), "{error}");
    std::fs::write(folder.join("bytes.ron"), b"(\xff)").unwrap();
    refused(&prizes("bytes.ron"), folder, "bytes.ron: this is not UTF-8\n");
    refused(
        &["report", "e.ron", "--kind", "standings", "--round", "99"],
        folder,
        "there is no round 99 (the last one is 3)\n",
    );
    refused(
        &["report", "e.ron", "--kind", "pairings", "--round", "0"],
        folder,
        "there is no round yet (pair the first one)\n",
    );
    refused(
        &["report", "e.ron", "--kind", "names", "--language", "?"],
        folder,
        &format!(
            "there is no language `?` (expected one of {}, or two as in `de+en`)\n",
            wallchart::formats::language::known()
        ),
    );
    refused(
        &["report", "e.ron", "--kind", "ratings"],
        folder,
        "the event has no rating system (choose one in the setup)\n",
    );
    assert!(!folder.join("out").exists());
    let (status, _, error) = run(&["report", "e.ron", "--kind", "prizes"], folder);
    assert_eq!(status, Some(2));
    assert!(error.contains("--prizes <FILE>"), "{error}");
}

#[test]
fn an_extension_without_a_format_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let standings =
        |file: &[&'static str]| [&["report", "e.ron", "--kind", "standings", "-o"], file].concat();
    refused(
        &standings(&["y.doc"]),
        folder,
        "y.doc: no report has the format `.doc` (expected .txt, .csv, .html, .pdf, or give --format)\n",
    );
    assert!(!folder.join("y.doc").exists());
    for given in [&["y.doc", "--format", "text"][..], &["y"], &["y.TXT"]] {
        assert_eq!(run(&standings(given), folder).0, Some(0), "{given:?}");
        assert!(std::fs::read_to_string(folder.join(given[0])).unwrap().contains("\nStandings after"));
    }
}

#[test]
fn publish_reports_its_work_and_refuses_foreign_files() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (status, out, error) = run(&["publish", "e.ron", "site"], folder);
    assert_eq!((status, error.as_str()), (Some(0), ""));
    assert!(out.ends_with(" written, 0 removed\n"), "{out}");
    let (_, out, _) = run(&["publish", "e.ron", "site"], folder);
    assert!(out.ends_with(": 0 written, 0 removed\n"), "{out}");
    std::fs::create_dir(folder.join("other")).unwrap();
    std::fs::write(folder.join("other/index.html"), "mine").unwrap();
    refused(
        &["publish", "e.ron", "other"],
        folder,
        &format!(
            "{}: this file was not made by wallchart (publish into another folder, or move it away)\n",
            Path::new("other").join("index.html").display()
        ),
    );
}
