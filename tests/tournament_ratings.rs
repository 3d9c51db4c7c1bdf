//! Ratings of an event by the regulations: the order before round 1 by other ratings than the official ones, as reports have it.

use crate::by_script::Place;

/// An event with four players, of whom two have a national rating and one has nothing else.
fn place(more: &[&str]) -> Place {
    let place = Place::new("fide-swiss", 5);
    std::fs::remove_file(place.path("e.ron")).unwrap();
    place.done(
        &[&["new", "e.ron", "--preset", "fide-swiss", "--rounds", "3", "--title", "Open"], more].concat(),
    );
    place.write("list", "Name;standard;national\nDahl;2000;1900\nEk;1950;\nBerg;;2100\nAsk;1800;\n");
    place.done(&["register", "e.ron", "list"]);
    place
}

/// The lines of the report that tell the method, the players and the national ratings.
fn told(report: &str) -> Vec<&str> {
    let is_meant = |line: &&str| ["172", "001", "SWE"].iter().any(|code| line.starts_with(code));
    report.lines().filter(is_meant).map(|line| line.get(..52).unwrap_or(line)).collect()
}

fn exported(place: &Place, event: &str) -> String {
    place.done(&["export", event, "--to", "trf"])
}

/// A report with national ratings, and what becomes of it when it is an event.
#[test]
fn national_lines_of_a_report_are_ratings_and_stand_there_once() {
    let place = place(&["--strength", "nidof"]);
    place.done(&["pair", "e.ron", "--publish", "--seed", "5"]);
    let report = exported(&place, "e.ron");
    assert!(!report.contains("\n172 "), "an event without a federation has no place for them: {report}");
    let national = "SWE    1                                        2100\nSWE    2                                        1900\n";
    let report = format!("032 SWE\n{report}172 SWE NIDOF\n{national}");
    place.write("in.trf", &report);
    place.done(&["import", "in.trf", "-o", "f.ron", "-y"]);
    let event = place.read("f.ron");
    assert!(event.contains("strength:NationalElseFide"), "{event}");
    let first = exported(&place, "f.ron");
    assert_eq!(first.matches("\n172 ").count() + first.matches("\nSWE ").count(), 3, "{first}");
    place.write("again.trf", &first);
    place.done(&["import", "again.trf", "-o", "g.ron", "-y"]);
    assert_eq!(exported(&place, "g.ron"), first);
    // The rating of the first is put right: the line that was kept is none any more.
    place.done(&["change", "f.ron", "1", "national 2150", "--accept"]);
    let changed = exported(&place, "f.ron");
    assert_eq!(told(&changed).iter().filter(|line| line.starts_with("SWE")).count(), 2, "{changed}");
    assert!(changed.contains("2150") && !changed.contains("2100"), "{changed}");
}
