//! Pairing numbers of official events from the command line: assigned, moved, exchanged, drawn, and those of
//! late entries.

use crate::by_script::Place;

/// Six rounds for these players, one per line as in a list.
fn place(players: &str) -> Place {
    let place = Place::new("fide-swiss", 6);
    place.write("list", &format!("Name,Rating\n{players}"));
    place.done(&["register", "e.ron", "list"]);
    place
}

/// Publishes the next round and enters the same result at its first boards; returns the messages about it.
fn play(place: &Place, round: u16, boards: u16) -> String {
    let output = place.call(&["pair", "e.ron", "--publish", "--seed", "5"]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{told}");
    let results: Vec<String> = (1..=boards).map(|board| format!("{round} {board} 1-0\n")).collect();
    place.write("results", &results.concat());
    place.done(&["results", "e.ron", "results"]);
    told
}

/// The names in the order of their numbers.
fn order(place: &Place) -> String {
    let report = place.done(&["export", "e.ron", "--to", "trf"]);
    let lines = report.lines().filter(|line| line.starts_with("001 "));
    lines.map(|line| line[14..47].trim().to_owned()).collect::<Vec<_>>().join(" ")
}

/// Expects a refusal with a reason.
#[track_caller]
fn says(place: &Place, arguments: &[&str], why: &str) {
    let before = place.read("e.ron");
    let output = place.call(arguments);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains(why), "{told}");
    assert_ne!(output.status.code(), Some(0), "{told}");
    assert_eq!(place.read("e.ron"), before);
}

const FIELD: &str = "Ana,2000\nBo,1800\nCy,1800\nDi,1800\nEd,1500\nFay,\nGil,\nHal,\n";

#[test]
fn commands_assign_numbers_among_equals() {
    let place = place(FIELD);
    place.done(&["number", "e.ron", "--by", "lot", "--seed", "4"]);
    let drawn = order(&place);
    assert!(drawn.starts_with("Ana ") && drawn.find(" Ed ") == Some("Ana Bo Cy Di".len()), "{drawn}");
    assert_ne!(drawn, "Ana Bo Cy Di Ed Fay Gil Hal");
    place.done(&["number", "e.ron"]);
    assert_eq!(order(&place), "Ana Bo Cy Di Ed Fay Gil Hal");
    place.done(&["number", "e.ron", "--move", "di", "2"]);
    assert_eq!(order(&place), "Ana Di Bo Cy Ed Fay Gil Hal");
    place.done(&["number", "e.ron", "--exchange", "Fay", "8"]);
    assert_eq!(order(&place), "Ana Di Bo Cy Ed Hal Gil Fay");
    place.write("order", "ana\n2\n\nCy\nBo\nEd\nFay\nGil\nHal\n");
    place.done(&["number", "e.ron", "--order", "order"]);
    assert_eq!(order(&place), "Ana Di Cy Bo Ed Fay Gil Hal");
    says(&place, &["number", "e.ron", "--move", "Ed", "1"], "Ed would be before Ana, who is stronger");
    says(
        &place,
        &["number", "e.ron", "--move", "Ed", "9"],
        "`9` is not a number in this event (expected 1 to 8)",
    );
    says(&place, &["number", "e.ron", "--move", "Zoe", "1"], "there is no player `Zoe`");
    says(
        &place,
        &["number", "e.ron", "--exchange", "1", "Ana"],
        "Ana is named twice: name two different players",
    );
    says(&place, &["number", "e.ron", "--seed", "4"], "expected --by lot beside --seed");
    place.write("order", "ana\n2\nCy\n\nana\n");
    says(&place, &["number", "e.ron", "--order", "order"], "order:5: Ana is named twice");
    place.write("order", "ana\n2\nCy\n");
    says(&place, &["number", "e.ron", "--order", "order"], "order: Bo, Ed, Fay, Gil, Hal not named");
    place.write("order", "ana\n2\nCyr\n");
    says(&place, &["number", "e.ron", "--order", "order"], "order:3: there is no player `Cyr`");
    says(&place, &["number", "e.ron", "--order", "none"], "none: ");
}

#[test]
fn only_moved_numbers_cause_a_question() {
    let place = place(FIELD);
    play(&place, 1, 4);
    let exchange = ["number", "e.ron", "--exchange", "Bo", "Cy"];
    says(&place, &exchange, "Cy 3 → 2, Bo 2 → 3");
    let accepted = [&exchange[..], &["--accept", "renumbering after the start"]].concat();
    place.done(&accepted);
    assert_eq!(place.done(&["official", "e.ron"]), "official\n### Exchange @ Round 2: 2 <-> 3\n");
    place.write("late", "Name,Rating\nLea,1900\nMia,1800\n");
    place.done(&["register", "e.ron", "late"]);
    assert_eq!(
        order(&place),
        "Ana Lea Cy Bo Di Mia Ed Fay Gil Hal",
        "a report has the numbers they will get"
    );
    let card = place.done(&["report", "e.ron", "--kind", "standings", "--format", "text"]);
    assert!(card.contains("(9)  Lea") && card.contains("(10)  Mia"), "{card}");
    let looked_at = place.call(&["pair", "e.ron"]);
    assert_eq!(looked_at.stderr, b"e.ron: note: 3 of 10 players in round 2 have no rating\n");
    let looked_at = String::from_utf8(looked_at.stdout).unwrap();
    let told = "late entries get their numbers: Lea number 2, Mia number 6 (renumbering after the start)\n";
    assert!(play(&place, 2, 5).contains(told), "told, and not asked about");
    let published = place.done(&["amend", "e.ron", "2"]);
    assert_eq!(published, looked_at, "a look at the round goes by the numbers that it will have");
    for round in [3, 4] {
        let note = format!("e.ron: note: 3 of 10 players in round {round} have no rating\n");
        assert_eq!(play(&place, round, 5), note);
    }
    // The first order of ties stays: Bo was drawn after Cy.
    assert_eq!(order(&place), "Ana Lea Cy Bo Di Mia Ed Fay Gil Hal");
    says(&place, &accepted, "once round 4 is published");
    place.done(&["change", "e.ron", "Hal", "rating 2500", "--accept"]);
    says(&place, &["number", "e.ron", "--accept"], "once round 4 is published");
    place.write("late", "Name,Rating\nNoa,1850\n");
    place.done(&["register", "e.ron", "late"]);
    play(&place, 5, 5);
    assert_eq!(order(&place), "Ana Lea Noa Cy Bo Di Mia Ed Fay Gil Hal");
    assert_eq!(place.done(&["official", "e.ron"]).lines().count(), 2, "who makes room is no incident");
}

/// Baku with a late entry above the line of group A and one below it (C.04.7 1.3; Q106, Q111). The desk, its
/// report and a program that pairs from the report agree in every round, and the report names the numbers
/// with virtual points.
#[test]
fn c04_7_accelerated_late_entries_are_the_same_everywhere() {
    let place = Place::new("fide-swiss-baku", 7);
    let players: Vec<String> = (1..=12).map(|at| format!("P{at:02},{}\n", 2400 - 50 * at)).collect();
    place.write("list", &format!("Name,Rating\n{}", players.concat()));
    place.done(&["register", "e.ron", "list"]);
    // P04 asked for a bye in round 1: eleven are counted, group A ends with the seventh, who is the sixth of
    // them.
    place.done(&["bye", "e.ron", "P04", "1", "half"]);
    play(&place, 1, 5);
    place.write("late", "Name,Rating\nStrong,2275\nWeak,1995\n");
    place.done(&["register", "e.ron", "late"]);
    agrees(&place, 2);
    for round in 2..=6 {
        let told = play(&place, round, 7);
        assert_eq!(told.contains("Strong number 3, Weak number 10"), round == 2, "{told}");
        agrees(&place, round + 1);
    }
}

/// The next round is the same at the desk, from its report, and in an event made from the report.
#[track_caller]
fn agrees(place: &Place, round: u16) {
    let report = place.done(&["export", "e.ron", "--to", "trf"]);
    place.write("r.trf", &report);
    let virtual_points: Vec<&str> = report.lines().filter(|line| line.starts_with("250")).collect();
    assert!(virtual_points.iter().all(|line| line.ends_with("   1    8")), "{virtual_points:?}");
    assert_eq!(virtual_points.len(), 2, "{report}");
    let check = String::from_utf8(place.call(&["check", "r.trf"]).stdout).unwrap();
    assert!(check.contains("round 1: as the rules make it") && !check.contains("DIFFERS"), "{check}");
    let sorted = |told: String| {
        let mut lines: Vec<String> = told.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    let (desk, other) = (place.done(&["pair", "e.ron"]), place.done(&["pair", "r.trf"]));
    assert_eq!(sorted(desk.clone()), sorted(other), "round {round}");
    let name = format!("i{round}.ron");
    assert_eq!(place.call(&["import", "r.trf", "-o", &name]).status.code(), Some(0));
    assert_eq!(place.done(&["pair", &name]), desk, "in the same order");
}
