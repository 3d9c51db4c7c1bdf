//! The clauses one by one, on fields small enough to check by hand.

use super::allocation::{ColorRule, allocate};
use super::floats::Float;
use super::player::Roster;
use super::preference::{Preference, Strength};
use super::*;
use crate::basics::number::Points;
use crate::basics::why::Reason;
use crate::game::scoring::GameScore;
use crate::game::scoring::PointSystem;
use crate::pairing::field::{Color, Entrant, Forbidden, Record};

/// Reads a field: a player a line, a round a word, as `3w1` (opponent, colour, result), `4+`, `4-`, `U`, `F`,
/// `H`, `Z`; a last word `absent` for a player who is not to be paired.
fn field(text: &str, rounds: u16) -> Field {
    let entrants: Vec<Entrant> = text.trim().lines().map(entrant).collect();
    let round = entrants.iter().map(|e| e.history.len()).max().unwrap_or(0) + 1;
    Field {
        round: u16::try_from(round).unwrap(),
        rounds,
        initial_color: Some(Color::White),
        scoring: PointSystem::default(),
        entrants,
        forbidden: Vec::new(),
    }
}

fn entrant(line: &str) -> Entrant {
    let words = || line.split_whitespace();
    let absent = words().any(|w| w == "absent");
    let history = words().filter(|w| !["absent", "."].contains(w)).map(record).collect();
    Entrant { history, absent, virtual_points: Vec::new() }
}

fn record(word: &str) -> Record {
    match word {
        "U" => return Record::PairingAllocatedBye,
        "F" => return Record::FullPointBye,
        "H" => return Record::HalfPointBye,
        "Z" => return Record::ZeroPointBye,
        _ => {}
    }
    if let Some((number, won)) =
        word.strip_suffix('+').map(|n| (n, true)).or(word.strip_suffix('-').map(|n| (n, false)))
    {
        return Record::Forfeit { opponent: number.parse().unwrap(), won };
    }
    let at = word.find(['w', 'b']).unwrap();
    let color = if &word[at..=at] == "w" { Color::White } else { Color::Black };
    let score = match &word[at + 1..] {
        "1" => GameScore::Win,
        "=" => GameScore::Draw,
        _ => GameScore::Loss,
    };
    Record::Played { opponent: word[..at].parse().unwrap(), color, score }
}

fn written(answer: &Result<SwissPairing, NotPaired>) -> String {
    match answer {
        Ok(pairing) => {
            let boards = pairing.boards.iter().map(|(w, b)| format!("{w}-{b}"));
            boards.chain(pairing.bye.map(|p| format!("{p}-0"))).collect::<Vec<_>>().join(" ")
        }
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn check(text: &str, rounds: u16, expected: &str) {
    assert_eq!(written(&pair(&field(text, rounds), &(), &mut ())), expected);
}

fn preference(colors: &str) -> Preference {
    let colors: Vec<Color> =
        colors.chars().map(|c| if c == 'W' { Color::White } else { Color::Black }).collect();
    Preference::of(&colors)
}

#[test]
fn c04_3_1_7_preferences() {
    for (colors, color, strength) in [
        ("", None, Strength::None),
        ("W", Some(Color::Black), Strength::Strong),
        ("WB", Some(Color::White), Strength::Mild),
        ("WBW", Some(Color::Black), Strength::Strong),
        ("WBB", Some(Color::White), Strength::Absolute),
        ("WWBB", Some(Color::White), Strength::Absolute),
        ("WWWBB", Some(Color::White), Strength::Absolute),
        ("WWBW", Some(Color::Black), Strength::Absolute),
        ("WWWWBB", Some(Color::Black), Strength::Absolute),
    ] {
        let found = preference(colors);
        assert_eq!((found.color, found.strength), (color, strength), "{colors}");
    }
}

/// The colour of a player 1 with these colours against a player 2 with those, by the rule that decides.
#[track_caller]
fn check_colors(higher: &str, lower: &str, expected: (Color, ColorRule)) {
    let field = field(".\n.", 9);
    let mut players = Roster::new(&field).players;
    for (player, colors) in players.iter_mut().zip([higher, lower]) {
        player.colors = colors.chars().map(|c| if c == 'W' { Color::White } else { Color::Black }).collect();
        player.preference = preference(colors);
    }
    assert_eq!(allocate(&players[0], &players[1], Color::White), expected);
}

#[test]
fn c04_3_5_2_colors() {
    check_colors("", "", (Color::White, ColorRule::Initial));
    check_colors("W", "B", (Color::Black, ColorRule::Both));
    check_colors("", "W", (Color::White, ColorRule::Both));
    check_colors("WBW", "BWW", (Color::White, ColorRule::Stronger));
    check_colors("WWW", "BWW", (Color::Black, ColorRule::Stronger));
    check_colors("WBW", "WBW", (Color::Black, ColorRule::HigherRanked));
    check_colors("BWWBW", "WBWBW", (Color::Black, ColorRule::Alternate));
    check_colors("WBBW", "BWBW", (Color::White, ColorRule::Alternate));
    check_colors("BWWB", "WBWB", (Color::Black, ColorRule::Alternate));
    check_colors("WBWWB", "WWBWB", (Color::Black, ColorRule::Alternate));
    check_colors("W", "WBW", (Color::Black, ColorRule::HigherRanked));
}

#[test]
fn c04_3_5_2_5_first_round_alternates() {
    check(".\n.\n.\n.", 5, "1-3 4-2");
    check(".\n.\n.\n.\n.", 5, "1-3 4-2 5-0");
}

#[test]
fn section_10_9_absent_players_are_skipped_in_the_parity() {
    check(".\nabsent\n.\n.\n.", 5, "1-4 5-3");
}

#[test]
fn c1_a_game_is_not_repeated_but_a_forfeit_may_be() {
    check(
        "2w1\n1b0",
        3,
        "no pairing of all players satisfies C1 to C3 (C1: 1 or more rematches would allow one)",
    );
    check("2+\n1-", 3, "1-2");
}

#[test]
fn c2_players_eligible_for_the_bye() {
    let field = field("2w1 U\nF 3b0\nH Z\n5+ Z\n4- Z", 9);
    let roster = Roster::new(&field);
    let may = [1, 2, 3, 4, 5].map(|tpn| roster.get(roster.find(tpn).unwrap()).may_have_bye);
    assert_eq!(may, [false, false, true, false, true]);
    check("2w1\n1b0\nU", 5, "3-1 2-0");
}

#[test]
fn forbidden_pairs_are_treated_as_c1() {
    let mut field = field(".\n.\n.\n.", 5);
    field.forbidden.push(Forbidden { first_round: 1, last_round: 1, players: vec![1, 3] });
    assert_eq!(written(&pair(&field, &(), &mut ())), "1-4 3-2");
    field.forbidden[0].first_round = 2;
    assert_eq!(written(&pair(&field, &(), &mut ())), "1-3 4-2");
}

#[test]
fn c04_3_1_4_floats() {
    let field = field("2w1 3w1\n1b0 H\nU 1b0\n5+ Z\n4- Z", 9);
    let roster = Roster::new(&field);
    let floats = |tpn| roster.get(roster.find(tpn).unwrap()).floats;
    assert_eq!(floats(1), [None, None]);
    assert_eq!(floats(2), [Some(Float::Down), None]);
    assert_eq!(floats(3), [None, Some(Float::Down)]);
    assert_eq!(floats(4), [None, Some(Float::Down)]);
    assert_eq!(floats(5), [None, None]);
}

#[test]
fn c04_3_1_8_topscorers_only_in_the_last_round() {
    let text = "3w1 4w1\n4w1 3w1\n1b0 2b0\n2b0 1b0";
    assert!(!Roster::new(&field(text, 4)).get(0).is_topscorer);
    assert!(Roster::new(&field(text, 3)).get(0).is_topscorer);
}

#[test]
fn c3_and_its_exception_for_topscorers() {
    let text = "3w1 4w1\n4w1 3w1\n1b0 2b0\n2b0 1b0";
    let meet = |rounds, p, q| Roster::new(&field(text, rounds)).may_meet(p, q);
    assert!(!meet(4, 0, 1), "both want Black absolutely");
    assert!(meet(3, 0, 1), "but in the last round they are topscorers");
    assert!(!meet(3, 2, 3), "and the others are not");
}

#[test]
fn section_10_15_the_initial_color_is_inferred() {
    let mut field = field("2b1\n1w0", 5);
    field.initial_color = None;
    assert_eq!(infer_initial_color(&field), Some(Color::Black));
    field.entrants[0].history = vec![Record::Forfeit { opponent: 2, won: true }];
    assert_eq!(infer_initial_color(&field), Some(Color::Black));
    field.entrants[1].history = vec![Record::Forfeit { opponent: 1, won: false }];
    assert_eq!(infer_initial_color(&field), None);
    assert_eq!(pair(&field, &(), &mut ()), Err(NotPaired::InitialColorUnknown));
}

#[test]
fn a_stop_is_obeyed() {
    struct Ended;
    impl Progress for Ended {
        fn may_go_on(&self) -> bool {
            false
        }
    }
    let field = field(&".\n".repeat(40), 5);
    assert_eq!(pair(&field, &Ended, &mut ()), Err(NotPaired::Stopped));
}

#[test]
fn an_empty_field_has_an_empty_pairing() {
    check("absent\nabsent", 5, "");
    check(".", 5, "1-0");
    check(
        "U",
        5,
        "no pairing of all players satisfies C1 to C3 (C2: a bye for a player not eligible for it would allow one)",
    );
}

#[test]
fn reasons_cite_their_clauses() {
    let mut reasons: Vec<Reason> = Vec::new();
    pair(&field("2w1\n1b0\nU", 5), &(), &mut reasons).unwrap();
    for clause in ["C.04.3 C6", "C.04.3 C12", "C.04.3 5.2.1"] {
        assert!(reasons.iter().any(|r| r.clause == clause), "{clause} in {reasons:?}");
    }
}

#[test]
fn why_not_names_the_rule_or_the_criterion() {
    let field = field("4w1\n5w1\n6w1\n1b0\n2b0\n3b0", 5);
    let ask = |a, b| why_not(&field, a, b, &()).unwrap();
    assert_eq!(written(&pair(&field, &(), &mut ())), "2-1 4-3 5-6");
    assert_eq!(ask(1, 2), WhyNot::TheyMeet);
    assert_eq!(ask(1, 4), WhyNot::PlayedInRound(1));
    assert_eq!(ask(2, 7), WhyNot::NotInRound(7));
    assert_eq!(ask(1, 3), WhyNot::ComesLater { bracket: Points::whole(1) });
    assert_eq!(ask(1, 5), WhyNot::ComesLater { bracket: Points::whole(1) });
    assert_eq!(ask(4, 5), WhyNot::NoCompletion, "3 and 6 have met");
}

#[test]
fn why_not_shows_both_values_of_a_criterion() {
    let field = field("3w=\n4b=\n1b=\n2w=", 5);
    let (is, would_be) = (Measure::Count(0), Measure::Count(2));
    let worse =
        WhyNot::Worse { bracket: Points::from_tenths(5), criterion: Criterion::Preference, is, would_be };
    assert_eq!(why_not(&field, 1, 4, &()), Ok(worse));
}

#[test]
fn the_explanation_names_the_player_with_the_bye() {
    let report = explain(&field("2w1\n1b0\nU", 5), &()).unwrap();
    let bye = report.bye.unwrap();
    assert_eq!((bye.player, bye.score, bye.others), (2, Points::ZERO, vec![]));
    assert_eq!(report.boards.len(), 1);
    assert_eq!(report.brackets.last().unwrap().downfloaters, vec![2]);
}

/// Without downfloaters C8 has no choice; once all players of the next bracket were reported as unpaired.
#[test]
fn c8_is_reported_only_with_downfloaters() {
    let report = explain(&field("5w1\n6w1\n7b1\n8b1\n1b0\n2b0\n3w0\n4w0", 5), &()).unwrap();
    let told = |bracket: &BracketReport| {
        bracket.values.iter().filter(|value| value.criterion == criteria::Criterion::NextPairs).count()
    };
    assert!(report.brackets.iter().all(|bracket| bracket.downfloaters.is_empty() && told(bracket) == 0));
    let report = explain(&field("4w1\n5w1\n6b1\n1b0\n2b0\n3w0", 5), &()).unwrap();
    let floats = |bracket: &&BracketReport| !bracket.downfloaters.is_empty();
    assert_eq!(report.brackets.iter().filter(floats).map(told).collect::<Vec<_>>(), [1]);
}
