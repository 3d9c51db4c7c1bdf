//! Tie-breaks of FIDE (C.07) on the command line and in events.

use std::path::Path;

use assert_cmd::Command;

const SWISS: &str = "tests/tie_breaks/d151-real.trf";
const ROUND_ROBIN: &str = "tests/tie_breaks/d152-real.trf";

/// Runs a command; returns status, standard output and standard error.
#[track_caller]
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::cargo_bin("wallchart").unwrap().args(arguments).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[track_caller]
fn done(arguments: &[&str]) -> String {
    let (status, out, error) = run(arguments);
    assert_eq!((status, error.as_str()), (Some(0), ""), "{arguments:?}");
    out
}

/// The figures of the worked examples (fide-tiebreaks 8).
#[test]
fn values_of_a_report_are_written_as_requested() {
    let out = done(&["tiebreaks", SWISS, "--values", "BH,bh/c1,SB/C1,TPR,PTP,APRO,REP,PS"]);
    let mut lines = out.lines();
    assert_eq!(lines.next(), Some("rank,id,name,BH,bh/c1,SB/C1,TPR,PTP,APRO,REP,PS"));
    let of = |id: &str| {
        let row = out.lines().find(|line| line.split(',').nth(1) == Some(id)).unwrap();
        row.rsplitn(9, ',').take(8).collect::<Vec<_>>().into_iter().rev().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(of("4"), "14 11.5 7.75 2081 2168 1772 4 11.5");
    assert_eq!(of("14"), "11 9 3 1925 1942 1775 3 6");
    assert_eq!(of("12"), "11.5 9.5 4 1250 1250 2081 3 7");
    let older = done(&["tiebreaks", SWISS, "--values", "BH", "--edition", "2024-08"]);
    assert!(older.lines().any(|line| line.contains(",4,") && line.ends_with(",15")), "{older}");
}

/// Four teams of two players on two boards after two of three rounds: 1-3 and 4-2, then 2-1, and team 4
/// forfeits its match with team 3.
const TEAMS: &str = "\
012 Four teams
142 3
152 W
192 FIDE_TEAM
352 WB
001    1      A1                                                                 1.5    1     5 w 1     3 b =
001    2      A2                                                                 1.0    2     6 b =     4 w =
001    3      B1                                                                 1.5    3     7 b 1     1 w =
001    4      B2                                                                 1.5    4     8 w 1     2 b =
001    5      C1                                                                 1.0    5     1 b 0  0000 - +
001    6      C2                                                                 1.5    6     2 w =  0000 - +
001    7      D1                                                                 0.0    7     3 w 0
001    8      D2                                                                 0.0    8     4 b 0
310   1 Team A                           A      2000    3.0    2.5   1     1    2
310   2 Team B                           B      1900    3.0    3.0   1     3    4
310   3 Team C                           C      1800    2.0    2.5   3     5    6
310   4 Team D                           D      1700    0.0    0.0   4     7    8
330 +-   2   3   4
";

/// An event of teams has the tie-breaks of teams, as its report has.
#[test]
fn c07_7_teams_of_an_event_have_tie_breaks_of_teams() {
    let out = done(&["tiebreaks", "saves/team-league.ron", "--values", "BC,MPvGP,EDE"]);
    let first: Vec<&str> = out.lines().take(3).collect();
    assert_eq!(
        first,
        ["rank,id,name,BC,MPvGP,EDE", "1,4,Klee Knights,29.5,11.5,1", "2,3,Iversen Rooks,,11,2"]
    );
}

/// Teams that are tied with unequal game points have no board count (C.07 12.1), as in an event.
#[test]
fn c07_7_teams_of_a_report_are_ordered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("teams.trf");
    std::fs::write(&path, TEAMS).unwrap();
    let path = path.to_str().unwrap();
    let out = done(&["tiebreaks", path, "--order", "MPvGP", "--values", "PTS,BH:MP,EMGSB,SSSC,bc,EDE"]);
    let expected = "\
rank,id,name,PTS,BH:MP,EMGSB,SSSC,bc,EDE
1,2,Team B,3,3,3,4,,1
2,1,Team A,3,5,6,4.17,,1
3,3,Team C,2,3,1.5,3.5,4,1
4,4,Team D,0,3,0,1,0,1
";
    assert_eq!(out, expected);
    let ranks = |arguments: &[&str]| {
        let out = done(&[&["tiebreaks", path], arguments].concat());
        let rows = out.lines().skip(1).map(|row| row.split(',').take(2).collect::<Vec<_>>().join("-"));
        rows.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(ranks(&[]), "1-1 1-2 3-3 4-4");
    // The points come first in a list without them.
    assert_eq!(ranks(&["--order", "BH:GP"]), "1-1 2-2 3-3 4-4");
    assert_eq!(ranks(&["--order", "GPTS,MPTS"]), "1-2 2-1 3-3 4-4");
    let refused = |order: &str| {
        let (status, _, error) = run(&["tiebreaks", path, "--system", "round-robin", "--order", order]);
        assert_eq!(status, Some(2));
        error
    };
    assert!(refused("SSSC").contains("must not be used in a round robin"), "{}", refused("SSSC"));
    let error = refused("TPR:GP");
    assert!(error.contains("`TPR` takes neither :MP nor :GP"), "{error}");
}

/// C.07 article 10: every value is defined if the event has published its rule for opponents without a
/// rating.
#[test]
fn unrated_opponents_count_by_the_requested_rule() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("unrated.trf");
    let text = std::fs::read_to_string(SWISS).unwrap();
    // Number 4 met 1650, 1600, 2100 and 2200; the opponent with 1600 has no rating any more.
    let without = |line: &str| match line.get(48..52) {
        Some("1600") if line.starts_with("001") => format!("{}    {}", &line[..48], &line[52..]),
        _ => line.to_owned(),
    };
    let changed: Vec<String> = text.lines().map(without).collect();
    assert_eq!(changed.iter().zip(text.lines()).filter(|(one, other)| *one != other).count(), 1);
    std::fs::write(&path, changed.join("\n")).unwrap();
    let path = path.to_str().unwrap();
    let of = |rule: &[&str]| {
        let out = done(&[&["tiebreaks", path, "--values", "ARO,ARO/C1"], rule].concat());
        let row = out.lines().find(|line| line.split(',').nth(1) == Some("4")).unwrap();
        row.rsplitn(3, ',').take(2).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(of(&[]), " ", "no rule, no tie-break");
    assert_eq!(of(&["--unrated", "none"]), " ");
    // The average without the lowest first: 4300 / 2, then 5950 / 3.
    assert_eq!(of(&["--unrated", "left-out"]), "2150 1983");
    assert_eq!(of(&["--unrated", "1400"]), "1983 1838");
    let (status, _, error) = run(&["tiebreaks", path, "--unrated", "99999"]);
    assert_eq!(status, Some(2));
    assert!(error.contains("expected none, left-out, lowest, mean or a rating of 1 to 4000"), "{error}");
}

#[test]
fn an_event_begins_with_the_requested_list() {
    let folder = tempfile::tempdir().unwrap();
    let new = |list| {
        let path = folder.path().join("e.ron").to_string_lossy().into_owned();
        run(&["new", &path, "--preset", "chess-round-robin", "--tie-breaks", list])
    };
    let (status, _, error) = new("BH,DE");
    assert_eq!(status, Some(2));
    assert!(
        error.contains("Buchholz (BH) must not be used where the pairings are known beforehand"),
        "{error}"
    );
    assert!(new("SB,SB").2.contains("tie-break SB appears twice"));
    assert_eq!(new("DE,SB,DE").0, Some(0), "a direct encounter may come again");
}

#[test]
fn a_list_of_tie_breaks_orders_or_is_refused() {
    let out = done(&["tiebreaks", ROUND_ROBIN, "--order", "DE", "--values", "PTS,DE,KS,KS/L-2"]);
    let ranks: Vec<&str> = out.lines().skip(1).map(|line| line.split(',').next().unwrap()).collect();
    // 2 and 3 drew and stay tied; 5, 6 and 4 are separated by their games.
    assert_eq!(ranks, ["1", "2", "2", "4", "5", "6"]);
    let refused = |arguments: &[&str], told: &str| {
        let (status, out, error) = run(arguments);
        assert_eq!((status, out.as_str()), (Some(2), ""));
        assert!(error.contains(told), "{error}");
    };
    refused(&["tiebreaks", ROUND_ROBIN, "--values", "BH"], "BH must not be used in a round robin (C.07 8");
    assert!(done(&["tiebreaks", ROUND_ROBIN, "--values", "BH", "--system", "swiss"]).contains(",BH\n"));
    refused(&["tiebreaks", SWISS, "--order", "PTS,XX"], "`XX` is not a tie-break");
    refused(&["tiebreaks", SWISS, "--order", "PTS,OTHER_TOSS"], "OTHER_TOSS is the event's own");
    refused(&["tiebreaks", SWISS, "--values", "EDE"], "`EDE` is a tie-break of teams");
}

#[test]
fn check_compares_the_ranks_with_the_list_of_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let changed = folder.path().join("changed.trf");
    let text = std::fs::read_to_string(ROUND_ROBIN).unwrap();
    let list = "202 ";
    assert!(text.contains(list));
    let (status, out, _) = run(&["check", ROUND_ROBIN]);
    assert_eq!(status, Some(0), "{out}");
    assert!(out.contains("round 5: as the rules make it") && out.contains("ranks: as "), "{out}");
    // The two last ranks are exchanged.
    let swap = |line: &str| {
        let rank = line.get(85..89).filter(|_| line.starts_with("001"));
        match rank.map(str::trim) {
            Some("5") => format!("{}   6{}", &line[..85], &line[89..]),
            Some("6") => format!("{}   5{}", &line[..85], &line[89..]),
            _ => line.to_owned(),
        }
    };
    std::fs::write(&changed, text.lines().map(swap).collect::<Vec<_>>().join("\n")).unwrap();
    let (status, out, _) = run(&["check", changed.to_str().unwrap()]);
    assert_eq!(status, Some(1), "{out}");
    assert!(out.contains("ranks: DIFFER from ") && out.contains("rank 6, by the list 5"), "{out}");
}

/// Creates an event of four players with draws only, so that only the director's additions separate them.
fn level(folder: &Path, tie_breaks: &str) -> String {
    let path = folder.join("level.ron").to_string_lossy().into_owned();
    let new = ["new", &path, "--preset", "fide-swiss", "--title", "Level", "--rounds", "3", "--unofficial"];
    done(&[&new[..], &["--tie-breaks", tie_breaks]].concat());
    let players = folder.join("players.csv");
    std::fs::write(
        &players,
        "Name,Rating\n\"Ahl, Ada\",2000\n\"Berg, Bo\",1900\n\"Cid, Cy\",1800\n\"Dahl, Di\",1700\n",
    )
    .unwrap();
    done(&["register", &path, players.to_str().unwrap()]);
    for round in 1..=3 {
        done(&["pair", &path, "--publish", "--seed", "5"]);
        let results = folder.join("results.txt");
        std::fs::write(&results, format!("{round} 1 =\n{round} 2 =\n")).unwrap();
        done(&["results", &path, results.to_str().unwrap()]);
    }
    path
}

fn places(path: &str) -> Vec<(String, String)> {
    let rows = done(&["tiebreaks", path]);
    let row = |line: &str| {
        let mut fields = line.splitn(3, ',');
        (fields.next().unwrap().to_owned(), fields.nth(1).unwrap().trim_matches('"').to_owned())
    };
    rows.lines().skip(1).map(row).collect()
}

#[test]
fn lots_are_redrawn_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let path = level(folder.path(), "BH,SB,DE,OTHER_LOTS");
    let tied = places(&path);
    assert!(tied.iter().all(|(place, _)| place == "1"), "{tied:?}");
    done(&["lots", &path, "--seed", "11"]);
    let drawn = places(&path);
    assert_eq!(drawn.iter().map(|(place, _)| place.as_str()).collect::<Vec<_>>(), ["1", "2", "3", "4"]);
    let (status, _, error) = run(&["lots", &path, "--seed", "12"]);
    assert_eq!(status, Some(1));
    assert!(error.contains("lots were drawn already"), "{error}");
    assert_eq!(places(&path), drawn);
    assert_eq!(run(&["audit", &path, "--ongoing"]).0, Some(0));
    done(&["undo", &path, "--accept"]);
    assert_eq!(places(&path), tied);
}

#[test]
fn the_audit_says_when_lots_were_drawn_and_how() {
    let folder = tempfile::tempdir().unwrap();
    let path = level(folder.path(), "BH,SB,DE,OTHER_LOTS");
    done(&["lots", &path, "--seed", "11"]);
    let order: Vec<String> = places(&path).into_iter().map(|(_, name)| name).collect();
    let (_, told, _) = run(&["audit", &path, "--ongoing"]);
    let line = told.lines().find(|line| line.starts_with("lots ")).unwrap_or_else(|| panic!("{told}"));
    assert!(line.contains(": drawn") && line.contains('T'), "{line}");
    assert!(line.ends_with(&format!("with seed 11: {}", order.join(", "))), "{line}");
}

#[test]
fn a_place_set_by_hand_decides_and_can_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    let path = level(folder.path(), "DE,OTHER_PLACE");
    let (status, _, error) = run(&["give", &path, "TOSS", "berg", "1"]);
    assert_eq!(status, Some(2));
    assert!(error.contains("TOSS is not a tie-break from outside in this event"), "{error}");
    for (player, place) in [("dahl", "1"), ("berg", "2")] {
        done(&["give", &path, "PLACE", player, place]);
    }
    let names: Vec<String> =
        places(&path).into_iter().map(|(place, name)| format!("{place} {name}")).collect();
    assert_eq!(names[..2], ["1 Dahl, Di", "2 Berg, Bo"]);
    assert!(names[2..].iter().all(|name| name.starts_with("3 ")), "{names:?}");
    done(&["give", &path, "PLACE", "dahl", "-"]);
    assert_eq!(places(&path)[0].1, "Berg, Bo");
    assert_eq!(run(&["audit", &path, "--ongoing"]).0, Some(0));
}

/// For every list, `check` ranks as `simulate` did.
#[test]
fn simulated_events_with_a_list_pass_the_check() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s.trf").to_string_lossy().into_owned();
    let ratings = folder.path().join("ratings.txt").to_string_lossy().into_owned();
    std::fs::write(&ratings, "1900\n2100\n\n2050\n1750\n1800\n2200\n1650\n1400\n").unwrap();
    let lists = [
        "BH/C1,BH,SB,DE",
        "DE,WIN,FB/M1,AOB",
        "TPR,PTP,APRO,APPO",
        "PS/C1,REP,STD,BWG,TPN/R",
        "SB/C2/P,DE/P,KS",
    ];
    for (seed, list) in ["1", "2", "3", "4", "5"].into_iter().zip(lists) {
        done(&["simulate", "--seed", seed, "--ratings", &ratings, "--tie-breaks", list, "-o", &path]);
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(text.matches("\n001 ").count(), 8, "{text}");
        assert!(text.contains(&format!("\n202 {list}\n")), "{text}");
        let out = done(&["check", &path]);
        assert!(out.ends_with(&format!("ranks: as {list} makes them\n")), "{out}");
    }
    let (status, _, error) = run(&["simulate", "--tie-breaks", "BH,EDE"]);
    assert_eq!(status, Some(2));
    assert!(error.contains("--tie-breaks: `EDE` is a tie-break of teams"), "{error}");
    std::fs::write(&ratings, "1900\nstrong\n").unwrap();
    let (status, _, error) = run(&["simulate", "--ratings", &ratings]);
    assert_eq!(
        (status, error),
        (Some(2), format!("{ratings}:2: `strong` is not a rating (expected 0 to 9999)\n"))
    );
}

/// Points beside the results change places, have a reason, and are reverted by one undo.
#[test]
fn a_penalty_counts_with_its_reason_and_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let path = level(folder.path(), "BH,OTHER_LOTS");
    let before = places(&path);
    let (status, _, error) = run(&["points", &path, "berg", "0.5", "--reason", "late"]);
    assert_eq!(status, Some(2));
    assert!(error.contains("is not a number of points to give or take"), "{error}");
    let told = done(&["points", &path, "berg", "-0.5", "--reason", "late twice"]);
    assert!(told.contains("Berg, Bo") && told.contains("late twice"), "{told}");
    assert_eq!(places(&path).last().unwrap(), &("4".to_owned(), "Berg, Bo".to_owned()));
    let list = done(&["report", &path, "--kind", "standings", "--format", "text"]);
    assert!(list.contains("\nBeside results: Berg, Bo -0.5 (Round "), "{list}");
    assert_eq!(run(&["audit", &path, "--ongoing"]).0, Some(0));
    let report = done(&["export", &path, "--to", "trf"]);
    assert!(report.contains("\n299 "), "{report}");
    done(&["undo", &path]);
    assert_eq!(places(&path), before);
    // Lots are refused if no tie-break needs them.
    let other = tempfile::tempdir().unwrap();
    let (status, _, error) = run(&["lots", &level(other.path(), "BH")]);
    assert_eq!(status, Some(2));
    assert!(error.contains("lots are not on the list of tie-breaks"), "{error}");
}
