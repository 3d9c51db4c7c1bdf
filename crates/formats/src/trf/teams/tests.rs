use super::*;
use engine::pairing::field::Color;
use engine::team::{TeamRecord, TeamRecordKind, TeamScore};

/// Four teams of two players on two boards after two rounds: 1-3 and 4-2, then 2-1 and a forfeit of 4.
const REPORT: &str = "\
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

fn read(text: &str) -> Result<TeamReport, String> {
    let fault = |fault: Fault| format!("{}: {fault}", fault.line);
    let report = crate::trf::read(text.as_bytes()).map_err(fault)?;
    TeamReport::of(report).map_err(fault)
}

/// Returns the first contradiction of the report with one text replaced by another.
#[track_caller]
fn fault(from: &str, to: &str) -> String {
    assert!(REPORT.contains(from), "{from}");
    match read(&REPORT.replacen(from, to, 1)) {
        Err(fault) => fault,
        Ok(teams) => teams
            .faults()
            .first()
            .map_or_else(|| "none".to_owned(), |fault| format!("{}: {fault}", fault.line)),
    }
}

fn shown(record: &TeamRecord) -> String {
    let kind = match record.kind {
        TeamRecordKind::Played => "played",
        TeamRecordKind::Forfeit { won: true } => "+",
        TeamRecordKind::Forfeit { won: false } => "-",
        TeamRecordKind::PairingAllocatedBye => "U",
        TeamRecordKind::FullPointBye => "F",
        TeamRecordKind::HalfPointBye => "H",
        TeamRecordKind::ZeroPointBye => "Z",
    };
    let opponent = record.opponent.map_or_else(String::new, |opponent| format!(" {opponent}"));
    let color = record.color.map_or("", |color| if color == Color::White { "w" } else { "b" });
    format!("{kind}{opponent}{color} {} {}", record.match_points, record.game_points)
}

fn records(text: &str) -> Vec<String> {
    let teams = read(text).unwrap().without_faults().unwrap();
    let all = teams.records();
    all.iter().map(|team| team.iter().map(shown).collect::<Vec<_>>().join(", ")).collect()
}

#[test]
fn matches_are_found_in_the_players_lines() {
    let expected = [
        "played 3w 2.0 1.5, played 2b 1.0 1.0",
        "played 4b 2.0 2.0, played 1w 1.0 1.0",
        "played 1b 0.0 0.5, + 4w 2.0 2.0",
        "played 2w 0.0 0.0, - 3b 0.0 0.0",
    ];
    assert_eq!(records(REPORT), expected);
    let teams = read(REPORT).unwrap();
    let boards: Vec<String> = teams.records()[0][0].boards.iter().map(ToString::to_string).collect();
    assert_eq!(boards, ["1.0", "0.5"]);
    assert_eq!(teams.rounds[0].matches[1].teams, [4, 2]);
}

#[test]
fn byes_of_teams_have_their_points() {
    let text = REPORT.replace("330 +-   2   3   4\n", "320  1.0  1.5   0   3\n240 H   2    4\n");
    let text = text.replace("  0000 - +", "");
    let text = text.replace("  2.0    2.5   3     5", "  1.0    2.0   3     5");
    let text = text.replace("  0.0    0.0   4     7", "  1.0    1.0   4     7");
    let records = records(&text);
    assert_eq!(records[2], "played 1b 0.0 0.5, U 1.0 1.5");
    assert_eq!(records[3], "played 2w 0.0 0.0, H 1.0 1.0");
}

#[test]
fn a_line_up_has_the_order_of_record_300() {
    let swapped = REPORT.replace("     5 w 1     3 b =", "     6 w 1     3 b =");
    let swapped = swapped.replace("     6 b =     4 w =", "     5 b =     4 w =");
    let swapped = swapped.replace("     1 b 0  0000 - +", "     2 w =  0000 - +");
    let swapped = swapped.replace("     2 w =  0000 - +\n310", "     1 b 0  0000 - +\n310");
    let swapped = swapped.replace("     2 w =  0000 - +\n001    7", "     1 b 0  0000 - +\n001    7");
    let wrong = read(&swapped).unwrap().faults().remove(0).to_string();
    assert_eq!(
        wrong,
        "team 1 has another opponent at board 1 than team 3 in round 1 (expected line-ups in roster order, or records 300)"
    );
    let right = read(&(swapped + "300   1   3   1    6    5\n")).unwrap();
    assert_eq!(right.faults(), []);
    assert_eq!(right.rounds[0].matches[0].boards[0].map(|seat| seat.player), [Some(1), Some(6)]);
}

#[test]
fn contradictions_are_named_with_their_line() {
    let checks = [
        (
            "1     1    2\n",
            "1     1    2    5\n",
            "16: player 5 is in team 3 and in team 1 (expected a player once in one team)",
        ),
        (
            "310   2 Team B",
            "310   1 Team B",
            "15: team number 1 is given twice (expected a number for each team)",
        ),
        (
            "330 +-   2   3   4",
            "330 +-   2   3   1",
            "18: team 1 meets teams 2 and 3 in round 2 (expected one opponent)",
        ),
        (
            "330 +-   2   3   4",
            "330 +-   2   3   9",
            "18: there is no team 9 (expected the number of a line 310)",
        ),
        (
            "330 +-   2   3   4",
            "330 ++   2   3   4",
            "18: `++` is not the result of a forfeited match (expected +-, -+ or -- in columns 5-6)",
        ),
        (
            "330 +-   2   3   4",
            "",
            "10: team 3 has a forfeited board but no opponent in round 2 (expected a record 330 of the match)",
        ),
        (
            "330 +-   2   3   4",
            "330 +-   2   3   4\n240 Z   2    1",
            "19: team 1 has a bye and meets team 2 in round 2 (expected a match or a bye)",
        ),
        (
            "330 +-   2   3   4",
            "330 +-   2   3   4\n330 +-   1   1   3",
            "19: team 1 plays and forfeits the match with team 3 in round 1 (expected no game in a forfeited match)",
        ),
        (
            "  3.0    2.5   1",
            "  3.0    3.0   1",
            "14: team 1 has 3.0 game points, but the results add up to something else (expected 2.5)",
        ),
        (
            "  3.0    3.0   1",
            "  4.0    3.0   1",
            "15: team 2 has 4.0 match points, but the results add up to something else (expected 3.0)",
        ),
        ("352 WB", "352 W", "6: team 1 has 2 boards in round 1 (expected at most 1, as in 352)"),
        (
            "352 WB",
            "352 WX",
            "5: `WX` is not the colours of a match (expected W or B for each board, as WBWB)",
        ),
        ("5    6\n", "5   66\n", "16: there is no player 66 (expected the number of a line 001)"),
    ];
    for (from, to, expected) in checks {
        assert_eq!(fault(from, to), expected, "{to}");
    }
}

#[test]
fn without_310_the_lines_013_are_the_teams() {
    let lines: Vec<String> = REPORT
        .lines()
        .map(|line| match line.strip_prefix("310 ") {
            Some(rest) => format!("013 {:<32}{}", &rest[4..20], &rest[68..]),
            None => line.to_owned(),
        })
        .collect();
    let teams = read(&lines.join("\n")).unwrap();
    assert_eq!(teams.faults(), []);
    assert_eq!(teams.teams[1].name, "Team B");
    assert_eq!(teams.records(), read(REPORT).unwrap().records());
}

#[test]
fn adjusted_points_change_the_standings() {
    let scores = |line: &str| {
        let teams = read(&format!("{REPORT}{line}\n")).unwrap();
        let scores = teams.scores_before(TeamScore::MatchPoints, 3);
        scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(scores(""), "3.0 3.0 2.0 0.0");
    assert_eq!(scores("299    -1.0   0.0   1    1"), "2.0 3.0 2.0 0.0");
    assert_eq!(scores("299 +   3.0"), "3.0 3.0 3.0 0.0");
    // The columns of the sample of the draft.
    assert_eq!(scores("299   -1.0  0.0   1    1"), "2.0 3.0 2.0 0.0");
}

#[test]
fn a_control_character_is_no_part_of_the_type() {
    let teams = read(&REPORT.replace("192 FIDE", "192 \u{e}FIDE")).unwrap();
    assert_eq!(teams.system, TeamSystem::of("FIDE_TEAM"));
}
