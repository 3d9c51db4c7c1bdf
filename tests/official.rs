//! Official events from the command line: refusals, questions, the content of the report, and that an
//! imported report has the same content again.

use crate::by_script::Place;

/// Eleven players, five rounds.
fn place() -> Place {
    let place = Place::new("fide-swiss", 5);
    let players =
        (1..=11).map(|at| format!("\"Player{at:02}, A\",{}\n", 2400 - 10 * at)).collect::<Vec<_>>().concat();
    place.write("list", &format!("Name,Rating\n{players}"));
    place.done(&["register", "e.ron", "list"]);
    place
}

/// Publishes the next round and enters the same result at its first boards.
fn play(place: &Place, round: u16, boards: u16, result: &str) {
    place.done(&["pair", "e.ron", "--publish", "--seed", "5", "--accept", "results missing"]);
    let results =
        (1..=boards).map(|board| format!("{round} {board} {result}\n")).collect::<Vec<_>>().concat();
    place.write("results", &results);
    place.done(&["results", "e.ron", "results"]);
}

/// Expects a refusal with a status.
#[track_caller]
fn asked(place: &Place, arguments: &[&str], clause: &str) {
    let output = place.call(arguments);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains(&format!("--accept \"{clause}\"")), "{told}");
    assert_eq!(output.status.code(), Some(1), "{told}");
}

#[track_caller]
fn banned(place: &Place, arguments: &[&str], why: &str) {
    let output = place.call(arguments);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains(why) && told.ends_with("(official mode)\n"), "{told}");
    assert_ne!(output.status.code(), Some(0), "{told}");
}

/// The messages of a command beside its output.
fn complaint(place: &Place, arguments: &[&str]) -> String {
    String::from_utf8(place.call(arguments).stderr).unwrap()
}

fn comments(place: &Place, event: &str) -> Vec<String> {
    let told = place.done(&["official", event]);
    told.lines().skip(1).map(str::to_owned).collect()
}

/// An adjourned game, a correction inside the window, one for rating only, a full-point bye: the report
/// contains each, an imported report retains it, and the differences from the system are the reported ones.
#[test]
fn the_report_contains_everything_that_affected_pairings() {
    let place = place();
    asked(&place, &["bye", "e.ron", "Player11", "1 full"], "full-point bye");
    place.done(&["bye", "e.ron", "Player11", "1 full", "--accept", "full-point bye"]);
    play(&place, 1, 4, "1-0");
    play(&place, 2, 5, "=");
    asked(&place, &["correct", "e.ron", "1", "5", "0-1"], "adjourned game finished");
    place.done(&["correct", "e.ron", "1", "5", "0-1", "--accept"]);
    play(&place, 3, 5, "1-0");
    banned(&place, &["correct", "e.ron", "1", "1", "0-1", "--accept"], "only rounds from 2 on");
    asked(&place, &["correct", "e.ron", "1", "1", "0-1", "--for-rating"], "for the rating report only");
    let before = place.done(&["standings", "e.ron"]);
    place.done(&["correct", "e.ron", "1", "1", "0-1", "--for-rating", "--accept"]);
    assert_eq!(place.done(&["standings", "e.ron"]), before);
    let told = complaint(&place, &["correct", "e.ron", "1", "1", "a", "--for-rating", "--accept"]);
    assert!(told.contains("an adjourned game cannot be reported for rating"), "{told}");
    place.done(&["correct", "e.ron", "2", "1", "0-1", "--accept"]);
    let told = [
        "### FPB @ Round 1: 11=FPB",
        "### Adjournment @ Round 1: 10-5 0-1",
        "### Rating correction @ Round 1: 6-1: 1-0 => 0-1 (pairings and standings used 1-0)",
        "### Correction @ Round 2: 6-2: 1/2-1/2 => 0-1",
    ];
    assert_eq!(comments(&place, "e.ron"), told);
    let report = place.done(&["export", "e.ron", "--to", "trf"]);
    let kept: Vec<&str> = report.lines().filter(|line| line.starts_with("###")).collect();
    assert_eq!(kept, told);
    assert!(report.find("### ").unwrap() < report.find("\n001 ").unwrap(), "{report}");
    // The rating office gets the results as played, and comments only on request.
    let for_rating = place.done(&["export", "e.ron", "--to", "trf", "--for-rating"]);
    assert!(!for_rating.contains("###") && for_rating.contains("0.5   11     6 b 1"), "{for_rating}");
    assert!(
        for_rating.contains("\n299          -1.0  001    1\n299           1.0  001    6\n"),
        "{for_rating}"
    );
    place.write("rated.trf", &for_rating);
    let check = String::from_utf8(place.call(&["check", "rated.trf"]).stdout).unwrap();
    assert!(!check.contains("points"), "{check}");
    let with = place.done(&["export", "e.ron", "--to", "trf", "--for-rating", "--comments"]);
    assert!(with.contains(told[2]), "{with}");
    // The system's pairing of today differs only after the change, which the report contains.
    place.write("r.trf", &report);
    let check = place.call(&["check", "r.trf"]);
    let check = String::from_utf8(check.stdout).unwrap();
    let stood = "as the rules make it, with the boards and results of that time (named in the report)";
    assert!(check.starts_with(&format!("round 1: as the rules make it\nround 2: {stood}\n")), "{check}");
    assert!(!check.contains("DIFFER") && check.ends_with("ranks: as BH/C1,BH,SB,DE makes them\n"), "{check}");
    let imported = place.call(&["import", "r.trf", "-o", "i.ron"]);
    assert_eq!(imported.status.code(), Some(0));
    assert!(place.done(&["official", "i.ron"]).starts_with("official\n"));
    let again = place.done(&["export", "i.ron", "--to", "trf"]);
    assert!(told.iter().all(|line| again.contains(line)), "{again}");
    assert!(!again.contains("### Import"), "{again}");
    assert_eq!(place.done(&["export", "i.ron", "--to", "trf", "--for-rating"]), for_rating);
    assert!(place.done(&["audit", "i.ron", "--ongoing"]).ends_with("sound\n"));
    place.write("r.trf", &again);
    place.call(&["import", "r.trf", "-o", "j.ron"]);
    assert_eq!(place.done(&["export", "j.ron", "--to", "trf"]), again, "told once is told");
}

#[test]
fn an_event_cannot_return_to_official_mode() {
    let place = place();
    play(&place, 1, 5, "1-0");
    asked(&place, &["official", "e.ron", "--leave"], "official mode left");
    place.done(&["official", "e.ron", "--leave", "--accept", "official mode left"]);
    banned(&place, &["official", "e.ron", "--enter"], "not again once left");
    banned(&place, &["undo", "e.ron"], "not again once left");
    assert_eq!(place.done(&["official", "e.ron"]), "not official\n### FIDE mode exited @ Round 2\n");
    for kind in ["crosstable", "standings", "pairings"] {
        let paper = place.done(&["report", "e.ron", "--kind", kind, "--format", "text"]);
        assert!(paper.contains("not an official event"), "{paper}");
    }
    let crikey = Place::new("crikey-round-robin", 3);
    assert_eq!(crikey.done(&["official", "e.ron"]), "not official\n");
    banned(&crikey, &["official", "e.ron", "--enter"], "official mode is for chess");
}

/// The last round waits for its games; a report for continuing the event is different.
#[test]
fn the_final_report_waits_for_every_game() {
    let place = Place::new("fide-swiss", 1);
    place.write("list", "Name,Rating\nAna,2000\nBo,1900\nCy,1800\nDi,1700\n");
    place.done(&["register", "e.ron", "list"]);
    play(&place, 1, 1, "1-0");
    banned(&place, &["seal", "e.ron", "--accept"], "board 2 of round 1");
    let output = place.call(&["export", "e.ron", "--to", "trf", "-o", "r.trf"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!place.path("r.trf").exists());
    assert!(place.done(&["export", "e.ron", "--to", "trf", "--interim"]).contains("001 "));
    let paper = place.done(&["report", "e.ron", "--kind", "standings", "--format", "text"]);
    assert!(paper.contains("provisional: games are open"), "{paper}");
    place.write("results", "1 2 1-0\n");
    place.done(&["results", "e.ron", "results"]);
    place.done(&["seal", "e.ron"]);
    place.done(&["export", "e.ron", "--to", "trf", "-o", "r.trf"]);
}

/// Q197, Q198: an excluded player can be left out of the standings on screen, paper and in reports, and be
/// included again.
#[test]
fn an_excluded_player_can_be_hidden_and_shown() {
    let place = place();
    play(&place, 1, 5, "1-0");
    place.refused(&["exclude", "e.ron", "2"], 2, "e.ron: an exclusion needs a reason (--reason TEXT)\n");
    place.done(&["exclude", "e.ron", "2", "--reason", "phone", "--accept", "exclusion"]);
    let ranked = place.done(&["standings", "e.ron", "--format", "csv"]);
    assert!(ranked.lines().nth(2).unwrap().contains("Player02"), "{ranked}");
    place.done(&["exclude", "e.ron", "2", "--left-out"]);
    place.refused(
        &["exclude", "e.ron", "4", "--ranked"],
        1,
        "e.ron: nothing changes: everything is like this already\n",
    );
    let csv = place.done(&["standings", "e.ron", "--format", "csv"]);
    let last = csv.lines().last().unwrap();
    assert!(last.starts_with(",2,") && last.contains("Player02"), "{csv}");
    assert!(csv.lines().nth(1).unwrap().starts_with("1,"), "{csv}");
    let json = place.done(&["export", "e.ron", "--to", "json"]);
    assert!(json.contains("\"place\": null"), "{json}");
    let report = place.done(&["export", "e.ron", "--to", "trf"]);
    let line = report.lines().find(|line| line.contains("Player02")).unwrap();
    assert_eq!(&line[80..89], " 1.0     ", "{line}");
    place.write("r.trf", &report);
    let checked = place.done(&["check", "r.trf"]);
    assert!(checked.contains("ranks: as "), "{checked}");
    let call = place.call(&["import", "r.trf", "-o", "again.ron", "-y"]);
    let said = String::from_utf8(call.stderr).unwrap();
    assert!(
        said.contains("without a rank in the report, and ranked in the event: No 2 Player02, A"),
        "{said}"
    );
    place.done(&["exclude", "e.ron", "2", "--ranked"]);
    assert_eq!(place.done(&["standings", "e.ron", "--format", "csv"]), ranked);
}

/// Q103: in a round robin no result counts of a player who left before half of the games. The report shows it
/// in a way that every reader adds up, and all games stay in it.
#[test]
fn a_round_robin_report_explains_void_results() {
    let place = Place::new("chess-round-robin", 5);
    let players =
        (1..=6).map(|at| format!("\"Player{at:02}, A\",{}\n", 2400 - 10 * at)).collect::<Vec<_>>().concat();
    place.write("list", &format!("Name,Rating\n{players}"));
    place.done(&["register", "e.ron", "list"]);
    // 1-6 2-5 3-4, then 6-4 5-3 1-2.
    play(&place, 1, 3, "1-0");
    play(&place, 2, 3, "=");
    asked(&place, &["withdraw", "e.ron", "Player01"], "results that count no longer");
    place.done(&["withdraw", "e.ron", "Player01", "--reason", "ill", "--accept"]);
    place.done(&["pair", "e.ron", "--publish"]);
    // The game of the player who left is forfeited.
    place.write("results", "3 1 =\n3 3 =\n");
    place.done(&["results", "e.ron", "results"]);
    let standings = place.done(&["standings", "e.ron", "--format", "csv"]);
    let last = standings.lines().last().unwrap();
    assert!(last.starts_with(",1,\"Player01, A\",0.0"), "{standings}");
    assert!(standings.contains("2,\"Player02, A\",1.5"), "{standings}");
    let report = place.done(&["export", "e.ron", "--to", "trf"]);
    let told: Vec<&str> = report.lines().filter(|line| line.starts_with("299")).collect();
    assert_eq!(
        told,
        ["299 W         0.0  001    1", "299 D         0.0  002    1    2", "299 +         0.0  003    3"],
        "{report}"
    );
    let line = report.lines().find(|line| line.contains("Player01")).unwrap();
    assert_eq!(&line[80..], " 0.0          6 w 1     2 w =     3 b -", "{line}");
    place.write("r.trf", &report);
    let checked = place.done(&["check", "r.trf"]);
    assert_eq!(
        checked,
        "round 1: as the rules make it\nround 2: as the rules make it\nround 3: as the rules make it\n\
         ranks: as DE,WIN,SB,KS makes them\n"
    );
    let call = place.call(&["import", "r.trf", "-o", "again.ron", "-y"]);
    let said = String::from_utf8(call.stderr).unwrap();
    let told = "No 1 Player01, A has no rank and played fewer than half of the games: withdrawn, and no result counts";
    assert_eq!(said, format!("r.trf: {told}\n"));
    for command in [&["standings", "", "--format", "csv"][..], &["export", "", "--to", "trf"]] {
        let of = |event: &str| {
            let words: Vec<&str> =
                command.iter().map(|word| if word.is_empty() { event } else { word }).collect();
            place.done(&words)
        };
        assert_eq!(of("again.ron"), of("e.ron"));
    }
    let call = place.call(&["export", "e.ron", "--to", "trf", "--trf", "16"]);
    assert!(
        String::from_utf8(call.stderr)
            .unwrap()
            .contains("TRF16 has no record of points beside the results: ")
    );
}

/// Outside of official mode a result of an earlier round can be cleared: the report then shows an unfinished
/// game, which is worth nothing so far.
#[test]
fn a_cleared_result_is_an_adjourned_game_in_the_report() {
    let place = place();
    play(&place, 1, 5, "1-0");
    play(&place, 2, 5, "1-0");
    place.done(&["official", "e.ron", "--leave", "--accept"]);
    place.done(&["correct", "e.ron", "1", "2", "none", "--accept"]);
    let standings = String::from_utf8(place.call(&["standings", "e.ron"]).stdout).unwrap();
    let report = place.done(&["export", "e.ron", "--to", "trf"]);
    let points: Vec<&str> = report.lines().filter(|line| line.starts_with("299")).collect();
    assert_eq!(points, ["299          -0.5  001    2    7"], "{report}");
    assert_eq!(report.matches(" ?").count(), 2, "{report}");
    place.write("r.trf", &report);
    assert_eq!(place.call(&["import", "r.trf", "-o", "again.ron", "-y"]).status.code(), Some(0));
    let points = |standings: &str| {
        let rows =
            standings.lines().map(|row| row.split_whitespace().skip(1).take(4).collect::<Vec<_>>().join(" "));
        let mut rows: Vec<String> = rows.collect();
        rows.sort();
        rows
    };
    assert_eq!(
        points(&String::from_utf8(place.call(&["standings", "again.ron"]).stdout).unwrap()),
        points(&standings)
    );
}

/// A federation rating that equals the national one is a federation rating; a player with only a national one
/// has none in the report. Pairings show the ratings of the list, whatever changes the games cause.
#[test]
fn pairings_and_reports_show_the_ratings_of_the_list() {
    let place = Place::new("fide-swiss-rated", 3);
    place.write("list", "Name;Elo;DWZ\nAaa;1776;1776\nBbb;1777;1776\nCcc;1390;1500\nDdd;0;1500\n");
    place.done(&["register", "e.ron", "list"]);
    play(&place, 1, 2, "1-0");
    place.done(&["pair", "e.ron", "--publish"]);
    let report = place.done(&["export", "e.ron", "--to", "trf"]);
    assert!(report.contains("\n072 3\n"), "{report}");
    let line = report.lines().find(|line| line.contains("Aaa")).unwrap();
    assert_eq!(&line[47..52], " 1776", "{line}");
    let pairings = place.done(&["report", "e.ron", "--kind", "pairings", "--round", "2"]);
    for rating in ["1777", "1776", "1390"] {
        assert!(pairings.contains(rating), "{pairings}");
    }
}

/// C.05 annex 2: the Varma draw is made from a seed, which the journal stores; other events and sizes have
/// none.
#[test]
fn the_varma_draw_separates_compatriots_at_the_end() {
    let swiss = place();
    let output = swiss.call(&["number", "e.ron", "--by", "varma"]);
    assert!(String::from_utf8(output.stderr).unwrap().contains("the Varma draw is for round robins"));
    let place = Place::new("chess-round-robin", 9);
    let players = ["NOR", "SWE", "DEN"].repeat(3).into_iter().zip(1..);
    let players: Vec<String> = players.map(|(federation, at)| format!("P{at},{federation}")).collect();
    place.write("list", &format!("Name,Federation\n{}\n", players.join("\n")));
    place.done(&["register", "e.ron", "list"]);
    place.done(&["number", "e.ron", "--by", "varma", "--seed", "4"]);
    assert!(place.read("e.ron").contains("Varma(seed:4)"), "{}", place.read("e.ron"));
    place.done(&["register", "e.ron", "list", "--accept-all"]);
}

/// An unknown sign in one of the two lines of a game: the game is open for both players, and the import
/// reports it.
#[test]
fn a_result_missing_in_one_line_is_open() {
    let place = place();
    play(&place, 1, 5, "1-0");
    place.done(&["export", "e.ron", "--to", "trf", "-o", "r.trf"]);
    let text = std::fs::read_to_string(place.path("r.trf")).unwrap();
    assert_eq!(text.matches("5 w 1").count(), 1, "{text}");
    place.write("u.trf", &text.replace("5 w 1", "5 w X"));
    let told = place.call(&["import", "u.trf", "-o", "u.ron"]);
    let said = String::from_utf8(told.stderr).unwrap() + &String::from_utf8(told.stdout).unwrap();
    assert!(
        said.contains("the result of player 5 in round 1 does not count: that of the opponent is unknown"),
        "{said}"
    );
    assert!(said.contains("the result `X` of round 1 is not known yet (`?`)"), "{said}");
    let again = place.done(&["export", "u.ron", "--to", "trf", "--interim"]);
    assert_eq!(again.matches('?').count(), 2, "{again}");
}

/// A refusal by the state of the event has status 1; an option without an effect is a wrong call (2).
#[test]
fn a_refusal_and_a_wrong_call_have_different_statuses() {
    let place = place();
    for refused in [
        &["rerate", "e.ron", "--from", "2", "--player", "1", "--ratings", "standard 1900"][..],
        &["position", "e.ron", "--round", "1"],
        &["exclude", "e.ron", "Player01", "--ranked"],
    ] {
        assert_eq!(place.call(refused).status.code(), Some(1), "{refused:?}");
    }
    for option in [&["--trf", "16"][..], &["--for-rating"], &["--interim"]] {
        let output = place.call(&[&["export", "e.ron", "--to", "csv"], option].concat());
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), told),
            (Some(2), format!("{} is for a tournament report (expected --to trf beside it)\n", option[0]))
        );
    }
}

/// A withdrawal decides nothing about an open game: the command names the game.
#[test]
fn a_withdrawal_names_the_open_game() {
    let place = place();
    place.done(&["pair", "e.ron", "--publish", "--seed", "5"]);
    let told = place.done(&["withdraw", "e.ron", "Player01"]);
    let open = "Player01, A has no result yet at board 1 of round 1: a forfeit is entered like a result\n";
    assert!(told.ends_with(open), "{told}");
    let told = place.done(&["exclude", "e.ron", "Player02", "--reason", "phone", "--accept", "exclusion"]);
    assert!(told.contains("Player02, A has no result yet at board 2 of round 1: "), "{told}");
    assert!(!place.done(&["withdraw", "e.ron", "Player03", "--forfeit"]).contains("no result yet"));
}

#[test]
fn a_report_without_players_is_not_written() {
    let place = Place::new("fide-swiss", 5);
    let told = place.call(&["export", "e.ron", "--to", "trf", "-o", "r.trf"]);
    assert_eq!(told.status.code(), Some(2));
    assert!(String::from_utf8(told.stderr).unwrap().contains("no player is registered yet"));
    assert!(!place.path("r.trf").exists(), "nothing is left behind");
}

/// The round after an adjourned game was withdrawn and paired again after the game was over: at the pairing
/// in the report the game was no longer adjourned.
#[test]
fn an_adjourned_game_without_a_later_pairing_stays() {
    let place = place();
    place.done(&["pair", "e.ron", "--publish", "--seed", "7", "--accept-all"]);
    place.write("r", "1 1 a\n1 2 0\n1 3 1\n1 4 0\n1 5 1\n");
    place.done(&["results", "e.ron", "r", "--accept-all"]);
    place.done(&["pair", "e.ron", "--publish", "--accept-all"]);
    place.done(&["correct", "e.ron", "1", "1", "1-0", "--accept"]);
    place.done(&["unpublish", "e.ron", "--reason", "the game is over", "--accept-all"]);
    play(&place, 2, 5, "=");
    assert_eq!(comments(&place, "e.ron"), [""; 0], "no pairing stands that the game touched");
    let boards = place.done(&["amend", "e.ron", "1"]);
    let first = boards.lines().find(|line| line.split(' ').count() == 2).unwrap();
    let (white, black) = first.split_once(' ').unwrap();
    // Other programs write it.
    let told = format!("### Adjournment @ Round 1: {white}-{black} 1-0");
    let report = place.done(&["export", "e.ron", "--to", "trf", "--interim"]);
    let report = report.replacen("001 ", &format!("{told}\n001 "), 1);
    place.write("r.trf", &report);
    place.call(&["import", "r.trf", "-o", "i.ron"]);
    assert_eq!(comments(&place, "i.ron"), [&*told]);
    assert!(place.done(&["audit", "i.ron", "--ongoing"]).ends_with("sound\n"));
    assert_eq!(place.done(&["export", "i.ron", "--to", "trf", "--interim"]), report);
}

/// A registered player who does not come has no number in the tables of a round robin, and leaves too few
/// games to count; points that a director gives beside the results stay.
#[test]
fn absentees_and_bonus_points_survive_a_round_robin_report() {
    let place = Place::new("chess-round-robin", 5);
    let players = ["Ana", "Bo", "Cy", "Di", "Ed", "Fay", "Gus"];
    let lines: Vec<String> =
        players.iter().zip(0..).map(|(name, at)| format!("{name},{}", 2300 - at)).collect();
    place.write("list", &format!("Name,Rating\n{}\n", lines.join("\n")));
    place.done(&["register", "e.ron", "list"]);
    place.done(&["withdraw", "e.ron", "Cy", "--accept"]);
    play(&place, 1, 3, "1-0");
    place.done(&["points", "e.ron", "Ana", "+1", "--reason", "our mistake", "--accept"]);
    play(&place, 2, 3, "1-0");
    place.done(&["withdraw", "e.ron", "Gus", "--accept"]);
    place.done(&["pair", "e.ron", "--publish"]);
    place.write("results", "3 2 0-1\n3 3 0-1\n");
    place.done(&["results", "e.ron", "results"]);
    let report = place.done(&["export", "e.ron", "--to", "trf", "--interim"]);
    place.write("r.trf", &report);
    let told = complaint(&place, &["import", "r.trf", "-o", "i.ron"]);
    assert!(told.contains("No 3 Cy has no game: imported as withdrawn before round 1"), "{told}");
    let standings = |event| place.done(&["standings", event]);
    assert_eq!(standings("i.ron"), standings("e.ron"));
    let pair = |event| place.done(&["pair", event]);
    assert_eq!(pair("i.ron"), pair("e.ron"));
    assert!(place.done(&["official", "i.ron"]).starts_with("official\n"));
}

#[test]
fn numbers_of_a_running_round_robin_are_not_exchanged() {
    let place = Place::new("chess-round-robin", 5);
    place.write("list", "Name,Rating\nAna,2300\nBo,2200\nCy,2100\nDi,2000\n");
    place.done(&["register", "e.ron", "list"]);
    play(&place, 1, 2, "1-0");
    let told = complaint(&place, &["number", "e.ron", "--exchange", "2", "3"]);
    assert!(told.contains("some players will meet twice and others never"), "{told}");
}

/// Two corrections of one game, each with a round paired between them: both are reported, and found again.
#[test]
fn two_corrections_around_a_pairing_are_two_lines() {
    let place = place();
    play(&place, 1, 5, "1-0");
    play(&place, 2, 5, "1-0");
    play(&place, 3, 5, "=");
    place.done(&["correct", "e.ron", "2", "1", "0-1", "--accept"]);
    place.done(&["pair", "e.ron", "--publish", "--accept-all"]);
    place.done(&["correct", "e.ron", "2", "1", "=", "--accept"]);
    let told = comments(&place, "e.ron");
    assert!(
        told.len() == 2 && told[0].ends_with(": 1-0 => 0-1") && told[1].ends_with(": 0-1 => 1/2-1/2"),
        "{told:?}"
    );
    let report = place.done(&["export", "e.ron", "--to", "trf", "--interim"]);
    place.write("r.trf", &report);
    let check = String::from_utf8(place.call(&["check", "r.trf"]).stdout).unwrap();
    assert!(!check.contains("DIFFERS"), "{check}");
    place.call(&["import", "r.trf", "-o", "i.ron"]);
    assert_eq!(comments(&place, "i.ron"), told);
    assert!(place.done(&["audit", "i.ron", "--ongoing"]).ends_with("sound\n"));
    assert_eq!(place.done(&["export", "i.ron", "--to", "trf", "--interim"]), report);
}

/// Wrong colours of an earlier round are corrected: that round says so, and the round after it keeps its
/// pairing.
#[test]
fn check_undoes_amended_boards() {
    let place = place();
    play(&place, 1, 5, "1-0");
    play(&place, 2, 5, "=");
    let boards = place.done(&["amend", "e.ron", "1"]);
    let mut lines: Vec<String> = boards.lines().map(str::to_owned).collect();
    let first = lines.iter().position(|line| line.split(' ').count() == 2).unwrap();
    let (white, black) =
        lines[first].split_once(' ').map(|(white, black)| (white.to_owned(), black.to_owned())).unwrap();
    lines[first] = format!("{black} {white}");
    place.write("boards", &(lines.join("\n") + "\n"));
    place.done(&["amend", "e.ron", "1", "--boards", "boards", "--results", "players", "--accept-all"]);
    let line = format!("### Correction @ Round 1: {white}-{black} => {black}-{white}");
    assert_eq!(comments(&place, "e.ron"), [&*line]);
    let report = place.done(&["export", "e.ron", "--to", "trf", "--interim"]);
    place.write("r.trf", &report);
    let check = String::from_utf8(place.call(&["check", "r.trf"]).stdout).unwrap();
    for round in 1..=2 {
        let stood = format!(
            "round {round}: as the rules make it, with the boards and results of that time (named in the report)\n"
        );
        assert!(check.contains(&stood), "{check}");
    }
    // A line about other boards, or about nothing, explains nothing.
    let other = report.replace(&line, "### MPA @ Round 1: 98-99 => 99-98\n### MPA @ Round 1: hello");
    place.write("r.trf", &other);
    let check = String::from_utf8(place.call(&["check", "r.trf"]).stdout).unwrap();
    assert!(check.contains("round 1: DIFFERS") && !check.contains("told"), "{check}");
}

/// An amended round is compared with the system's pairing for the results at its publication: a result that
/// changes in between does not affect the hand-made changes.
#[test]
fn an_amended_round_is_compared_with_its_original_pairing() {
    let told = |first_amended: bool| {
        let place = Place::new("fide-swiss", 5);
        let players = (1..=8).map(|at| format!("\"Player{at:02}, A\",{}\n", 2400 - 10 * at));
        place.write("list", &format!("Name,Rating\n{}", players.collect::<Vec<_>>().concat()));
        place.done(&["register", "e.ron", "list"]);
        place.done(&["pair", "e.ron", "--publish", "--seed", "5"]);
        place.write("results", "1 1 a\n1 2 1-0\n1 3 1-0\n1 4 1-0\n");
        place.done(&["results", "e.ron", "results"]);
        place.done(&["pair", "e.ron", "--publish", "--accept-all"]);
        let published = place.done(&["amend", "e.ron", "2"]);
        let mut boards: Vec<&str> = published.lines().filter(|line| line.split(' ').count() == 2).collect();
        let (white, black) = boards[0].split_once(' ').unwrap();
        let turned = format!("{black} {white}");
        boards[0] = &turned;
        place.write("boards", &(boards.join("\n") + "\n"));
        let correct = || place.done(&["correct", "e.ron", "1", "1", "0-1", "--accept"]);
        let amend = ["amend", "e.ron", "2", "--boards", "boards"];
        if !first_amended {
            correct();
        }
        let question = complaint(&place, &amend);
        let only = format!(
            "round 2 is not paired by the system: {black}-{white} instead of {white}-{black} (not done"
        );
        assert!(question.contains(&only), "{question}");
        place.done(&[&amend[..], &["--accept-all"]].concat());
        if first_amended {
            correct();
        }
        let audit = place.done(&["audit", "e.ron", "--ongoing"]);
        let own = audit.lines().find(|line| line.contains("pairing   round 2")).unwrap_or_default();
        assert!(own.ends_with("): by hand, 1 board different from the system's"), "{audit}");
        let mut told = comments(&place, "e.ron");
        let line = format!("Round 2: {white}-{black} => {black}-{white}");
        assert!(told.iter().any(|told| told.contains(&line)), "{told:?}");
        told.sort();
        told
    };
    assert_eq!(told(false), told(true));
}

/// A rematch by hand is the director's decision, in the event and in one made from its report.
#[test]
fn a_hand_made_round_stays_one_after_an_import() {
    let place = place();
    play(&place, 1, 5, "1-0");
    let boards = place.done(&["amend", "e.ron", "1"]);
    let boards: Vec<&str> = boards.lines().filter(|line| line.split(' ').count() == 2).collect();
    let turned = |line: &&str| match line.split_once(' ').unwrap() {
        (player, "0") => format!("{player} 0"),
        (white, black) => format!("{black} {white}"),
    };
    place.write("boards", &(boards.iter().map(turned).collect::<Vec<_>>().join("\n") + "\n"));
    place.done(&["pair", "e.ron", "--publish", "--boards", "boards", "--accept-all"]);
    let audit = place.done(&["audit", "e.ron", "--ongoing"]);
    assert!(audit.contains("by hand") && audit.ends_with("sound\n"), "{audit}");
    place.write("r.trf", &place.done(&["export", "e.ron", "--to", "trf", "--interim"]));
    place.call(&["import", "r.trf", "-o", "i.ron", "--yes"]);
    assert_eq!(comments(&place, "i.ron"), comments(&place, "e.ron"));
    let audit = place.done(&["audit", "i.ron", "--ongoing"]);
    assert!(audit.contains("by hand") && audit.ends_with("sound\n"), "{audit}");
}

#[test]
fn a_double_round_robin_has_its_rounds_without_a_question() {
    let place = Place::new("chess-double-round-robin", 3);
    place.write("list", "Name,Rating\nAna,2300\nBo,2200\nCy,2100\nDi,2000\n");
    place.done(&["register", "e.ron", "list"]);
    for round in 1..=6 {
        play(&place, round, 2, "1-0");
    }
    let told = complaint(&place, &["pair", "e.ron", "--publish", "--accept-all"]);
    assert!(told.contains("the round robin is over after 6 rounds"), "{told}");
}

/// The opponents of an earlier round are corrected, and their results are not known yet: the report has
/// unfinished games, not players with half a point less.
#[test]
fn open_games_of_earlier_rounds_are_reported_as_unfinished() {
    let place = place();
    play(&place, 1, 5, "1-0");
    play(&place, 2, 5, "=");
    place.done(&["pair", "e.ron", "--publish", "--accept-all"]);
    let boards = place.done(&["amend", "e.ron", "2"]);
    let mut lines: Vec<Vec<&str>> = boards.lines().map(|line| line.split(' ').collect()).collect();
    let first = lines.iter().position(|line| line.len() == 2).unwrap();
    let black = lines[first][1];
    lines[first][1] = lines[first + 1][1];
    lines[first + 1][1] = black;
    place.write("boards", &lines.iter().map(|line| line.join(" ") + "\n").collect::<Vec<_>>().concat());
    place.done(&["amend", "e.ron", "2", "--boards", "boards", "--results", "players", "--accept-all"]);
    let report = place.done(&["export", "e.ron", "--to", "trf", "--interim"]);
    assert!(report.contains(" ?") && !report.contains("\n299"), "{report}");
    place.write("r.trf", &report);
    place.call(&["import", "r.trf", "-o", "i.ron", "--yes"]);
    assert!(place.done(&["audit", "i.ron", "--ongoing"]).ends_with("sound\n"));
    assert_eq!(place.done(&["export", "i.ron", "--to", "trf", "--interim"]), report);
    let results = (1..=5).map(|board| format!("3 {board} 1-0\n")).collect::<Vec<_>>().concat();
    place.write("results", &results);
    let next = |event| {
        place.done(&["results", event, "results"]);
        place.done(&["pair", event, "--publish", "--accept-all"]);
        place.done(&["amend", event, "4"])
    };
    assert_eq!(next("i.ron"), next("e.ron"));
}

/// A report for rating has other results than those with which rounds were paired, and says so if comments
/// are requested.
#[test]
fn a_report_for_rating_explains_its_other_results() {
    let place = place();
    play(&place, 1, 5, "1-0");
    play(&place, 2, 5, "1-0");
    place.done(&["correct", "e.ron", "1", "1", "0-1", "--accept"]);
    place.done(&["correct", "e.ron", "1", "1", "=", "--for-rating", "--accept"]);
    let rated =
        |event| place.done(&["export", event, "--to", "trf", "--interim", "--for-rating", "--comments"]);
    place.write("r.trf", &rated("e.ron"));
    let check = String::from_utf8(place.call(&["check", "r.trf"]).stdout).unwrap();
    assert!(
        check.contains("round 2: as the rules make it, with the boards and results of that time"),
        "{check}"
    );
    place.write("n.trf", &place.done(&["export", "e.ron", "--to", "trf", "--interim"]));
    place.call(&["import", "n.trf", "-o", "i.ron", "--yes"]);
    assert_eq!(rated("i.ron"), rated("e.ron"));
    place.call(&["import", "r.trf", "-o", "j.ron", "--yes"]);
    let told = |report: &str| {
        report.lines().filter(|line| line.starts_with("###")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(told(&rated("j.ron")), told(&rated("e.ron")));
}

/// A result for rating is removed with the result that it belongs to, and so is its line.
#[test]
fn a_correction_removes_the_result_for_rating() {
    let place = place();
    play(&place, 1, 5, "1-0");
    place.done(&["correct", "e.ron", "1", "1", "0-1", "--for-rating", "--accept"]);
    asked(&place, &["correct", "e.ron", "1", "1", "0-1"], "for the rating report only");
    place.done(&["correct", "e.ron", "1", "1", "0-1", "--accept"]);
    play(&place, 2, 5, "1-0");
    assert_eq!(comments(&place, "e.ron"), [""; 0]);
    let report = place.done(&["export", "e.ron", "--to", "trf", "--interim"]);
    // A line that does not fit clears no result.
    let stale = "### Rating correction @ Round 1: 6-1: 1-0 => 0-1 (pairings and standings used 1-0)\n001 ";
    place.write("r.trf", &report.replacen("001 ", stale, 1));
    place.call(&["import", "r.trf", "-o", "i.ron", "--yes"]);
    assert_eq!(place.done(&["standings", "i.ron"]), place.done(&["standings", "e.ron"]));
}

/// In the event made from a report, too, a withdrawn player is absent until the end, not only in the next
/// round.
#[test]
fn a_withdrawn_player_stays_withdrawn_after_an_import() {
    let place = place();
    play(&place, 1, 5, "1-0");
    place.done(&["withdraw", "e.ron", "Player04", "--reason", "ill"]);
    place.write("r.trf", &place.done(&["export", "e.ron", "--to", "trf", "--interim"]));
    place.call(&["import", "r.trf", "-o", "i.ron", "--yes"]);
    for round in 2..=4 {
        for event in ["e.ron", "i.ron"] {
            place.done(&["pair", event, "--publish", "--accept-all"]);
            let results = (1..=5).map(|board| format!("{round} {board} =\n")).collect::<Vec<_>>().concat();
            place.write("results", &results);
            place.done(&["results", event, "results"]);
        }
        // The event names such players as absent, the import gives them a zero-point bye.
        let seated = |event| -> Vec<String> {
            let boards = place.done(&["amend", event, &round.to_string()]);
            let boards =
                boards.lines().filter(|line| line.split(' ').count() == 2 && !line.ends_with(" zero"));
            boards.map(str::to_owned).collect()
        };
        assert_eq!(seated("i.ron"), seated("e.ron"), "round {round}");
    }
}

/// Points for a round after which others are already paired count as a correction of it.
#[test]
fn points_for_an_earlier_round_must_be_accepted() {
    let place = place();
    play(&place, 1, 5, "1-0");
    play(&place, 2, 5, "1-0");
    let points = ["points", "e.ron", "Player01", "-1", "--reason", "phone"];
    asked(&place, &[&points[..], &["--round", "1"]].concat(), "correction of an earlier round");
    place.done(&points);
}
