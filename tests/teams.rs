//! Reports of team events: `pair`, `check` and `simulate --teams`, as a shell calls them.

use assert_cmd::Command;
use wallchart::engine::pairing::team_swiss::{self, breaches};
use wallchart::formats::trf::simulate::{TeamWishes, Wishes, simulate_teams};
use wallchart::formats::trf::teams::{TeamReport, TeamSystem};
use wallchart::formats::trf::{Codes, read, write};

/// Four teams of two after one of three rounds.
const REPORT: &str = "\
012 Four teams
142 3
152 W
192 FIDE_TEAM
352 WB
001    1      A1                                                                 1.0    1     5 w 1
001    2      A2                                                                 0.5    2     6 b =
001    3      B1                                                                 1.0    3     7 b 1
001    4      B2                                                                 1.0    4     8 w 1
001    5      C1                                                                 0.0    5     1 b 0
001    6      C2                                                                 0.5    6     2 w =
001    7      D1                                                                 0.0    7     3 w 0
001    8      D2                                                                 0.0    8     4 b 0
310   1 Team A                           A      2000    2.0    1.5   2     1    2
310   2 Team B                           B      1900    2.0    2.0   1     3    4
310   3 Team C                           C      1800    0.0    0.5   3     5    6
310   4 Team D                           D      1700    0.0    0.0   4     7    8
";

/// Runs a command with a report on standard input; returns the exit status, standard output and standard
/// error.
fn run(arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut command = Command::cargo_bin("wallchart").unwrap();
    let output = command.args(arguments).write_stdin(input).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn pair_writes_the_teams_of_the_next_round() {
    let expected = (0, "2\n2 1\n3 4\n".to_owned(), String::new());
    assert_eq!(run(&["pair", "-"], REPORT), expected);
    let (status, text, _) = run(&["pair", "-"], &format!("{REPORT}240 Z   2    4\n"));
    assert_eq!((status, text.lines().last()), (0, Some("3 0")));
    let robin = REPORT.replace("FIDE_TEAM", "FIDE_TEAM_ROUNDROBIN");
    assert_eq!(run(&["pair", "-"], &robin).1, "2\n4 3\n1 2\n");
}

/// A report of teams is explained as the event that is made from it.
#[test]
fn pairings_of_teams_are_explained_as_in_events() {
    let dir = tempfile::tempdir().unwrap();
    let event = dir.path().join("e.ron");
    let event = event.to_str().unwrap();
    for kind in ["FIDE_TEAM", "FIDE_TEAM_ROUNDROBIN"] {
        let report = REPORT.replace("FIDE_TEAM", kind).replace("142 3\n", "142 3\n202 MPvGP\n");
        let report = if kind == "FIDE_TEAM" { report } else { before_round_1(&report) };
        let (status, _, error) = run(&["import", "-", "-o", event, "--yes"], &report);
        assert_eq!(status, 0, "{error}");
        for asked in [&["--explain"][..], &["--why", "1", "4"], &["--why", "3", "4"], &["--why", "1", "3"]] {
            let (status, told, error) = run(&[&["pair", "-"], asked].concat(), &report);
            assert_eq!((status, error.as_str()), (0, ""), "{asked:?}");
            assert_eq!(run(&[&["pair", event], asked].concat(), "").1, told, "{asked:?}");
            assert!(1 < told.len(), "{asked:?}");
        }
        let name = |number: &str| {
            let team = report.lines().find(|line| line.starts_with(&format!("310   {number}"))).unwrap();
            team[8..40].trim().to_lowercase()
        };
        for source in ["-", event] {
            let by_number = run(&["pair", source, "--why", "1", "4"], &report);
            assert_eq!(run(&["pair", source, "--why", &name("1"), &name("4")], &report), by_number);
        }
        std::fs::remove_file(event).unwrap();
    }
    for (team, wrong) in
        [("9", "there is no team `9`"), ("zz", "there is no team `zz`"), ("1", "named twice")]
    {
        let (status, _, error) = run(&["pair", "-", "--why", "1", team], REPORT);
        assert!(status == 2 && error.contains(wrong), "{error}");
    }
}

/// The report before its first round.
fn before_round_1(report: &str) -> String {
    let line = |line: &str| match line.get(..3) {
        Some("001") => format!("{} 0.0    1\n", &line[..80]),
        Some("310") => format!("{}{:13}{}\n", &line[..54], "", &line[67..]),
        _ => format!("{line}\n"),
    };
    report.lines().map(line).collect()
}

#[test]
fn pair_refuses_reports_of_teams_with_contradictions() {
    let refused = |from: &str, to: &str| {
        let (status, text, error) = run(&["pair", "-"], &REPORT.replacen(from, to, 1));
        assert_eq!((status, text.as_str()), (2, ""));
        error
    };
    let error = refused("142 3\n", "");
    assert!(error.contains("the number of rounds is missing (expected a record 142)"), "{error}");
    let error = refused("192 FIDE_TEAM", "192 CUSTOM_TEAM_SWISS");
    assert!(error.contains("the type of the event is CUSTOM_TEAM_SWISS"), "{error}");
    let error = refused("    2.0    1.5   2", "    2.0    1.0   2");
    assert!(error.contains(":14:62: team 1 has 1.0 game points"), "{error}");
    let error = refused("     1 b 0\n", "     1 b\n");
    assert!(error.contains("player"), "{error}");
}

#[test]
fn a_round_without_a_legal_pairing_is_answered_with_no() {
    let text = REPORT.replace("142 3", "142 9") + "240 Z   2    2    4\n";
    let (status, text, error) = run(&["pair", "-"], &text);
    assert_eq!((status, text.as_str()), (1, ""), "{error}");
}

#[test]
fn check_lists_the_rounds_that_differ() {
    let as_ruled = (0, "round 1: as the rules make it\n".to_owned(), String::new());
    assert_eq!(run(&["check", "-"], REPORT), as_ruled);
    let (status, text, _) = run(&["check", "-"], &REPORT.replace("152 W", "152 B"));
    let differs = "round 1: DIFFERS\n  by the rules 2-4 3-1\n  as played    1-3 4-2\n";
    assert_eq!((status, text.as_str()), (1, differs));
}

/// The ranks are compared by the completed rounds, as those of players are.
#[test]
fn ranks_are_compared_while_a_round_is_open() {
    let list = REPORT.replace("142 3\n", "142 3\n202 MPvGP\n");
    let game = |own: u16, opponent: u16, color: char| (own, format!("  {opponent:>4} {color}"));
    let open = [
        game(1, 3, 'b'),
        game(3, 1, 'w'),
        game(2, 4, 'w'),
        game(4, 2, 'b'),
        game(5, 7, 'w'),
        game(7, 5, 'b'),
        game(6, 8, 'b'),
        game(8, 6, 'w'),
    ];
    let line = |line: &str| {
        let pair = open.iter().find(|(own, _)| line.starts_with(&format!("001 {own:>4}")));
        format!("{line}{}\n", pair.map_or("", |(_, cell)| cell))
    };
    let report: String = list.lines().map(line).collect();
    let (status, text, error) = run(&["check", "-"], &report);
    assert_eq!((status, error.as_str()), (0, ""), "{text}");
    assert!(text.ends_with("ranks: as MPvGP makes them\n"), "{text}");
    let swapped = report.replace("    1.5   2 ", "    1.5   1 ").replace("    2.0   1 ", "    2.0   2 ");
    let (status, text, _) = run(&["check", "-"], &swapped);
    assert!(status == 1 && text.contains("ranks: DIFFER from MPvGP"), "{text}");
    let (status, text, _) =
        run(&["check", "-"], &report.replace("    2.0    1.5   2 ", "    4.0    3.5   2 "));
    assert!(status == 0 && text.contains("round 2 is not finished, and the points"), "{text}");
}

#[test]
fn simulated_team_events_pass_the_check() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("teams.trf");
    let path = path.to_str().unwrap();
    for more in [&["--teams", "9"][..], &["--teams", "6", "--team-type", "FIDE_TEAM_ROUNDROBIN"]] {
        assert_eq!(run(&[&["simulate", "--seed", "5", "-o", path], more].concat(), "").0, 0);
        let (status, text, error) = run(&["check", path], "");
        assert_eq!(status, 0, "{text}{error}");
    }
    let (status, _, error) = run(&["simulate", "--teams", "9", "--team-type", "FIDE_DUTCH"], "");
    assert_eq!(status, 2, "{error}");
}

#[test]
fn a_report_of_teams_is_imported_and_exported() {
    let dir = tempfile::tempdir().unwrap();
    let event = dir.path().join("e.ron");
    let event = event.to_str().unwrap();
    let report = REPORT.replace("192 FIDE_TEAM", "192 FIDE_TEAM\n202 MPvGP");
    let (status, _, error) = run(&["import", "-", "-o", event], &report);
    assert_eq!((status, error.as_str()), (0, ""), "{error}");
    let (status, written, _) = run(&["export", event, "--to", "trf"], "");
    assert_eq!(status, 0);
    for line in report.lines() {
        let has_words = |own: &str| own.split_whitespace().eq(line.split_whitespace());
        assert!(written.lines().any(has_words), "{line}\n{written}");
    }
    assert_eq!(run(&["pair", event], "").1, "2\n2 1\n3 4\n");
    let (status, _, error) = run(&["import", "-", "-o", event], &report.replace("     1 b 0", "     3 b 0"));
    assert_eq!(status, 2);
    assert!(error.contains(" has another opponent"), "{error}");
}

/// Returns the pairing of a round by the rules.
fn paired(teams: &TeamReport, round: u16) -> Option<wallchart::engine::pairing::field::SwissPairing> {
    let field = teams.field_for_round(round).ok()?;
    teams.pairing_by_tables(round).or_else(|| team_swiss::pair(&field, &(), &mut ()).ok())
}

#[test]
fn a_written_team_report_is_read_with_the_same_facts() {
    for seed in 0..if cfg!(debug_assertions) { 20 } else { 300 } {
        let teams = 2 + u16::try_from(seed % 17).unwrap();
        let event = Wishes { is_strange: seed % 3 == 0, ..Wishes::default() };
        let wishes = TeamWishes { teams, event, ..TeamWishes::default() };
        let played = simulate_teams(&wishes, seed, &mut paired);
        let rounds = played.rounds.clone();
        let text = write(&played.into_report().unwrap(), Codes::Trf26).unwrap();
        let again = TeamReport::of(read(text.as_bytes()).unwrap()).unwrap();
        assert_eq!(again.faults(), [], "seed {seed}\n{text}");
        assert_eq!(again.rounds, rounds, "seed {seed}\n{text}");
        for round in 1..=again.completed_rounds() {
            let field = again.field_for_round(round).unwrap();
            let pairing = again.pairing_of_round(round);
            assert_eq!(breaches(&field, &pairing), [], "seed {seed} round {round}");
        }
        let once_more = write(&again.into_report().unwrap(), Codes::Trf26).unwrap();
        assert_eq!(once_more, text, "seed {seed}");
    }
}

#[test]
fn every_type_of_team_event_is_simulated() {
    let mut types: Vec<String> = (0..60)
        .map(|seed| {
            let wishes = TeamWishes { teams: 4, ..TeamWishes::default() };
            simulate_teams(&wishes, seed, &mut |_, _| None).system.code()
        })
        .collect();
    types.sort();
    types.dedup();
    assert!(types.len() >= 10, "{types:?}");
    assert!(types.iter().all(|kind| matches!(TeamSystem::of(kind), TeamSystem::Swiss(_))));
}

/// No rule here pairs a knockout; the ranks and the sums are still compared.
#[test]
fn a_team_knockout_is_checked_without_its_pairings() {
    let report = REPORT.replace("FIDE_TEAM", "CUSTOM_TEAM_KNOCKOUT");
    let (status, told, error) = run(&["check", "-"], &report);
    assert_eq!((status, error.as_str()), (1, ""), "{told}");
    assert!(told.starts_with("pairings: not compared (192 CUSTOM_TEAM_KNOCKOUT)\n"), "{told}");
    assert!(told.contains("nothing to compare"), "{told}");
    let (status, told, error) = run(&["check", "-"], &report.replace("142 3\n", "142 3\n202 MPvGP\n"));
    assert_eq!((status, error.as_str()), (0, ""), "{told}");
    assert!(told.contains("ranks"), "{told}");
}

/// The preview of round 1 says that a lot still decides its colours; the published round does not.
#[test]
fn a_preview_says_that_the_colours_are_not_drawn() {
    let dir = tempfile::tempdir().unwrap();
    let event = dir.path().join("e.ron");
    let event = event.to_str().unwrap();
    assert_eq!(run(&["new", event, "--preset", "team-swiss", "--unofficial"], "").0, 0);
    for team in ["Nord", "Ost", "Sued", "West"] {
        let (status, _, error) = run(&["register", event, "-"], &format!("{team}\n"));
        assert_eq!(status, 0, "{error}");
    }
    let note = "the initial colour is drawn when the round is published";
    let (status, _, error) = run(&["pair", event], "");
    assert!(status == 0 && error.contains(note), "{error}");
    let (status, _, error) = run(&["pair", event, "--publish", "--seed", "3"], "");
    assert!(status == 0 && !error.contains(note), "{error}");
}

/// A drawn match whose winner a lot names is not a missing result.
#[test]
fn a_pairing_names_the_lot_that_is_missing() {
    let dir = tempfile::tempdir().unwrap();
    let event = dir.path().join("e.ron");
    let event = event.to_str().unwrap();
    assert_eq!(run(&["new", event, "--preset", "team-knockout", "--unofficial"], "").0, 0);
    let set = run(&["set", event, "drawn match of a knockout=lots"], "");
    assert_eq!(set.0, 0, "{}", set.2);
    assert_eq!(run(&["register", event, "-"], "Nord\nOst\nSued\nWest\n").0, 0);
    assert_eq!(run(&["pair", event, "--publish"], "").0, 0);
    let done = run(&["results", event, "-"], "1 1 1 1 1 1\n1 2 = = = =\n");
    assert_eq!(done.0, 0, "{}", done.2);
    let (status, _, error) = run(&["pair", event], "");
    let lot = "a lot decides the drawn match of Ost and Sued (`lots` or `pair --publish` draws it)\n";
    assert!(status == 1 && error.ends_with(lot), "{error}");
    assert_eq!(run(&["lots", event, "--seed", "3"], "").0, 0);
    let (status, pairing, error) = run(&["pair", event], "");
    assert!(status == 0 && pairing.starts_with("2\n"), "{error}");
}
