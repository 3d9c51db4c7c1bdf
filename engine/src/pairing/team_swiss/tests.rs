//! The worked examples of the rules: every pair with its colours and the rule that gave them.

use super::*;
use crate::basics::number::Points;
use crate::game::team::{ColorPreferences, TeamRecord, TeamRecordKind, TeamScore};
use crate::pairing::field::{Color, Tpn};

/// A round: the team with the bye, or 0, and the matches.
type Played = (Tpn, &'static str);

/// Seven teams of four, five rounds, type A: `White-Black (rule of 4.3) result`.
const SEVEN: [Played; 5] = [
    (7, "1-4 (1) 3.5:0.5; 5-2 (1) 3:1; 3-6 (1) 2.5:1.5"),
    (6, "5-1 (8) 0.5:3.5; 7-3 (5) 0.5:3.5; 2-4 (8) 2.5:1.5"),
    (4, "1-3 (8) 1.5:2.5; 6-2 (5) 0:4; 7-5 (2) 2:2"),
    (5, "3-2 (2) 2:2; 1-7 (2) 3.5:0.5; 4-6 (2) 1.5:2.5"),
    (2, "3-5 (5) 2.5:1.5; 6-1 (2) 1:3; 4-7 (5) 1:3"),
];

/// Eight teams of four, five rounds, type B.
const EIGHT: [Played; 5] = [
    (0, "1-5 (1) 1.5:2.5; 6-2 (1) 0.5:3.5; 3-7 (1) 3:1; 8-4 (1) 0:4"),
    (0, "4-2 (7) 1.5:2.5; 5-3 (3) 0:4; 7-1 (3) 2:2; 8-6 (7) 2:2"),
    (0, "2-3 (4) 3.5:0.5; 5-4 (7) 1.5:2.5; 1-8 (3) 3.5:0.5; 6-7 (3) 2:2"),
    (0, "2-1 (3) 1:3; 3-4 (4) 2.5:1.5; 6-5 (4) 0.5:3.5; 7-8 (3) 2:2"),
    (0, "1-3 (6) 3:1; 7-2 (2) 1.5:2.5; 4-6 (3) 2:2; 8-5 (2) 3.5:0.5"),
];

/// A match as the table shows it.
struct Match {
    white: Tpn,
    black: Tpn,
    rule: String,
    games: [Points; 2],
}

fn matches(line: &str) -> Vec<Match> {
    let read = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (white, black) = words[0].split_once('-').unwrap();
        let (won, lost) = words[2].split_once(':').unwrap();
        Match {
            white: white.parse().unwrap(),
            black: black.parse().unwrap(),
            rule: format!("C.04.6 4.3.{}", words[1].trim_matches(['(', ')'])),
            games: [won.parse().unwrap(), lost.parse().unwrap()],
        }
    };
    line.split("; ").map(read).collect()
}

fn opening(teams: usize, preferences: ColorPreferences) -> TeamField {
    let entrant = TeamEntrant { arrived: true, ..TeamEntrant::default() };
    TeamField {
        rounds: 5,
        round: 1,
        initial_color: Color::White,
        preferences,
        primary: TeamScore::MatchPoints,
        secondary: Some(TeamScore::GamePoints),
        teams: vec![entrant; teams],
        forbidden: Vec::new(),
    }
}

fn note(field: &mut TeamField, team: Tpn, opponent: Option<(Tpn, Color)>, [own, other]: [Points; 2]) {
    let kind = match opponent {
        Some(_) => TeamRecordKind::Played,
        None => TeamRecordKind::PairingAllocatedBye,
    };
    field.teams[usize::from(team) - 1].history.push(TeamRecord {
        kind,
        opponent: opponent.map(|(opponent, _)| opponent),
        color: opponent.map(|(_, color)| color),
        match_points: Points::whole(match own.cmp(&other) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        }),
        game_points: own,
        boards: Vec::new(),
    });
}

#[test]
fn penalized_teams_play_behind_the_others() {
    let mut field = opening(8, ColorPreferences::TypeA);
    for (winner, loser) in [(1, 5), (2, 6), (3, 7), (4, 8)] {
        note(&mut field, winner, Some((loser, Color::White)), [Points::whole(3), Points::whole(1)]);
        note(&mut field, loser, Some((winner, Color::Black)), [Points::whole(1), Points::whole(3)]);
    }
    field.round = 2;
    let penalty = Points::whole(-2);
    for team in &mut field.teams[..2] {
        (team.virtual_points, team.adjusted) = (vec![Points::ZERO, penalty], penalty);
    }
    let first = explain(&field, &()).unwrap().boards[0];
    assert_eq!([first.white.min(first.black), first.white.max(first.black)], [3, 4]);
}

/// Pairs every round, compares it with the table, and plays it.
#[track_caller]
fn follow(field: &mut TeamField, table: &[Played]) {
    for &(bye, line) in table {
        let explained = explain(field, &()).unwrap();
        assert_eq!(explained.bye.map_or(0, |bye| bye.team), bye, "round {}", field.round);
        let mut found: Vec<(Tpn, Tpn, &str)> =
            explained.boards.iter().map(|board| (board.white, board.black, board.rule.clause())).collect();
        let matches = matches(line);
        let mut right: Vec<(Tpn, Tpn, &str)> =
            matches.iter().map(|played| (played.white, played.black, played.rule.as_str())).collect();
        found.sort_unstable();
        right.sort_unstable();
        assert_eq!(found, right, "round {}", field.round);
        for Match { white, black, games: [won, lost], .. } in matches {
            note(field, white, Some((black, Color::White)), [won, lost]);
            note(field, black, Some((white, Color::Black)), [lost, won]);
        }
        if bye > 0 {
            note(field, bye, None, [Points::whole(2); 2]);
        }
        field.round += 1;
    }
}

fn match_points(field: &TeamField) -> Vec<i64> {
    let sum = |team: &TeamEntrant| team.history.iter().map(|record| record.match_points).sum::<Points>();
    field.teams.iter().map(|team| sum(team).units() / 100).collect()
}

#[test]
fn the_example_of_seven_teams() {
    let mut field = opening(7, ColorPreferences::TypeA);
    follow(&mut field, &SEVEN);
    assert_eq!(match_points(&field), [8, 6, 9, 1, 4, 3, 4]);
}

#[test]
fn the_example_of_eight_teams() {
    let mut field = opening(8, ColorPreferences::TypeB);
    follow(&mut field, &EIGHT);
    assert_eq!(match_points(&field), [7, 8, 6, 5, 4, 3, 3, 4]);
}

/// Round 5 of eight teams: 2 and 3 have met, {1 7} is the first set that works.
#[test]
fn the_last_bracket_of_the_example_is_explained() {
    let mut field = opening(8, ColorPreferences::TypeB);
    follow(&mut field, &EIGHT[..4]);
    let explained = explain(&field, &()).unwrap();
    let top = &explained.brackets[0];
    assert_eq!(top.residents, [2, 3]);
    assert_eq!(top.upfloaters, [(1, Points::whole(5)), (7, Points::whole(3))]);
    let values: Vec<String> =
        top.values.iter().map(|value| format!("{}: {}", value.criterion.clause(), value.measure)).collect();
    let expected = ["C.04.6 C4: 2", "C.04.6 C5: 3.0, 5.0", "C.04.6 C6: yes", "C.04.6 C8: 0", "C.04.6 C9: 0"];
    assert_eq!(values, expected);
    let why = |a, b| why_not(&field, a, b, &()).unwrap();
    assert_eq!(why(1, 3), TeamWhyNot::TheyMeet);
    assert_eq!(why(2, 3), TeamWhyNot::PlayedInRound(3));
    let worse = |would_be: [i64; 2]| TeamWhyNot::Worse {
        bracket: Points::whole(6),
        criterion: TeamCriterion::UpfloaterScores,
        is: TeamMeasure::Scores([3, 5].map(Points::whole).to_vec()),
        would_be: TeamMeasure::Scores(would_be.map(Points::whole).to_vec()),
    };
    // {1 5} would leave 4 6 7 8, of whom 8 has met all others; {5 8} could be paired.
    assert_eq!(why(2, 5), worse([2, 4]));
    assert_eq!(why(3, 8), worse([2, 4]));
    // Without 7, the best set would be {1 8}.
    assert_eq!(why(4, 7), worse([2, 5]));
}

#[test]
fn a_manual_pairing_that_breaks_rules_is_named() {
    let mut field = opening(7, ColorPreferences::TypeA);
    follow(&mut field, &SEVEN[..1]);
    field.teams[4].absent = true;
    let pairing = SwissPairing { boards: vec![(1, 4), (2, 9), (3, 6), (3, 5)], bye: Some(7) };
    let found: Vec<String> =
        breaches(&field, &pairing).iter().map(|breach| format!("{}: {breach}", breach.article())).collect();
    assert_eq!(
        found,
        [
            "C.04.6 3.3: there is no team 9",
            "C.04.6 3.3: team 3 is paired more than once",
            "C.04.6 3.3: team 5 is absent in this round",
            "C.04.6 C1: teams 1 and 4 met in round 1",
            "C.04.6 C1: teams 3 and 6 met in round 1",
            "C.04.6 C2: team 7 had a bye or a forfeit win in round 1 and cannot get the bye",
        ]
    );
}

#[test]
fn a_round_without_a_legal_pairing_names_the_rule_to_waive() {
    let mut field = opening(4, ColorPreferences::None);
    for opponents in [[2, 1, 4, 3], [3, 4, 1, 2], [4, 3, 2, 1]] {
        for (team, opponent) in (1..).zip(opponents) {
            note(&mut field, team, Some((opponent, Color::White)), [Points::whole(2); 2]);
        }
        field.round += 1;
    }
    let refused =
        NotPaired::NoLegalPairing { relaxation: crate::pairing::dutch::Relaxation::Rematch { pairs: 2 } };
    assert_eq!(pair(&field, &(), &mut ()), Err(refused));
}
