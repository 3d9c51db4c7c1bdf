//! Ratings of an event by the regulations: the order before round 1 by ratings other than the official ones,
//! as reports have it.

use crate::by_script::Place;

/// An event with four players, two with a national rating and one of them without another.
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

/// The lines of the report about the method, the players and the national ratings.
fn told(report: &str) -> Vec<&str> {
    let is_meant = |line: &&str| ["172", "001", "SWE"].iter().any(|code| line.starts_with(code));
    report.lines().filter(is_meant).map(|line| line.get(..52).unwrap_or(line)).collect()
}

fn exported(place: &Place, event: &str) -> String {
    place.done(&["export", event, "--to", "trf"])
}

/// A report with national ratings, and the event made from it.
#[test]
fn national_lines_of_a_report_are_ratings_once() {
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
    // The first player's rating is corrected: the stored line is removed.
    place.done(&["change", "f.ron", "1", "national 2150", "--accept"]);
    let changed = exported(&place, "f.ron");
    assert_eq!(told(&changed).iter().filter(|line| line.starts_with("SWE")).count(), 2, "{changed}");
    assert!(changed.contains("2150") && !changed.contains("2100"), "{changed}");
}

/// An event of more than 30 days: ratings from a round on, by name and from a list, shown on the card and
/// counted.
#[test]
fn ratings_are_valid_from_a_round_on() {
    let short = place(&[]);
    let output =
        short.call(&["rerate", "e.ron", "--from", "2", "--player", "Ek", "--ratings", "standard 1900"]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("does not last over 30 days"), "{told}");
    let place = place(&["--long", "--tie-breaks", "ARO"]);
    let told = place.call(&["pair", "e.ron", "--publish", "--seed", "5"]);
    let told = String::from_utf8(told.stderr).unwrap();
    assert!(told.contains("tie-breaks of ratings are not advised"), "{told}");
    place.done(&[
        "rerate",
        "e.ron",
        "--from",
        "2",
        "--player",
        "Ek",
        "--ratings",
        "standard 2050 K20 FIDE NOV26",
    ]);
    assert!(place.read("e.ron").contains("Rerate"), "one act");
    place.write("newer", "Name;standard;national\nDahl;2000;1900\nEk;2060;\nAsk;1850;\n");
    let late = String::from_utf8(place.call(&["rerate", "e.ron", "newer", "--from", "30"]).stderr).unwrap();
    assert!(late.contains("round 30 (expected 1 to"), "{late}");
    place.done(&["rerate", "e.ron", "newer", "--from", "3"]);
    let event = place.read("e.ron");
    let last = event.rsplit("Rerate").next().unwrap();
    assert!(last.contains("2060") && last.contains("1850") && !last.contains("2000"), "{last}");
    let again = place.call(&["rerate", "e.ron", "newer", "--from", "3"]);
    let told = String::from_utf8(again.stderr).unwrap();
    assert!(told.contains("no rating differs from the current one"), "{told}");
    let cards = place.done(&["report", "e.ron", "--kind", "cards"]);
    assert!(
        cards.contains("2: standard 2050.000 K20") || cards.contains("2: standard 2050 K20 FIDE NOV26"),
        "{cards}"
    );
}

/// A rating that is typed without its kind changes the one that counts; the question and the report say the
/// same.
#[test]
fn a_typed_rating_is_the_one_that_counts() {
    let place = place(&["--ratings", "standard"]);
    place.done(&["pair", "e.ron", "--publish", "--seed", "5"]);
    let told = |arguments: &[&str]| {
        let output = place.call(&[&["change", "e.ron"], arguments].concat());
        format!("{}{}", String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let asked = told(&["Dahl", "rating 1858"]);
    assert!(asked.contains("the standard rating of Dahl changes from 2000 to 1858"), "{asked}");
    let done = told(&["Dahl", "rating 1858", "--accept"]);
    assert!(done.contains("standard rating: 2000 → 1858"), "{done}");
    let standings = place.done(&["export", "e.ron", "--to", "trf"]);
    assert!(standings.contains("1858") && !standings.contains("2000"), "{standings}");
    let again = told(&["Dahl", "rating 1858", "--accept"]);
    assert!(again.contains("nothing"), "{again}");
    let idle = told(&["Dahl", "national 1950"]);
    assert!(
        idle.contains("Dahl: this change does not count in this event, the standard rating does"),
        "{idle}"
    );
    // A list whose ratings name no kind is read the same way.
    place.write("newer", "Name;rating\nEk;1960\n");
    place.done(&["register", "e.ron", "newer", "--accept"]);
    let report = place.done(&["export", "e.ron", "--to", "trf"]);
    assert!(report.contains("1960") && !report.contains("1950"), "{report}");
}
