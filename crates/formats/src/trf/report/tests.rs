use super::*;
use engine::pairing::field::{Entrant, Field};

/// Returns a report with one word per player: the points in tenths, then an entry per round as
/// `12w1`, `U`, `Z` or `.`, separated by commas.
fn report(players: &str) -> Report {
    let players = players.split_whitespace().zip(1..).map(|(word, number)| {
        let mut parts = word.split(',');
        let points = Points::from_tenths(parts.next().unwrap().parse().unwrap());
        Player { number, points, cells: parts.map(cell).collect(), ..Player::default() }
    });
    Report { players: players.collect(), rounds: Some(5), ..Report::default() }
}

fn cell(text: &str) -> Cell {
    let code = match text.chars().last().unwrap() {
        '1' => Code::Played(GameScore::Win),
        '=' => Code::Played(GameScore::Draw),
        '0' => Code::Played(GameScore::Loss),
        '+' => Code::ForfeitWin,
        '-' => Code::ForfeitLoss,
        'U' => Code::PairingAllocatedBye,
        'H' => Code::HalfPointBye,
        'F' => Code::FullPointBye,
        'Z' => Code::ZeroPointBye,
        _ => Code::Blank,
    };
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    let opponent = digits.parse().ok().filter(|_| text.len() > 1);
    let color = if text.contains('w') {
        Some(Color::White)
    } else {
        Some(Color::Black).filter(|_| text.contains('b'))
    };
    Cell { opponent, color, code }
}

fn next(report: &Report) -> Result<Field, String> {
    report.field_for_next_round().map_err(|fault| fault.to_string())
}

#[track_caller]
fn check_fault(players: &str, expected: &str) {
    assert_eq!(next(&report(players)).unwrap_err(), expected);
}

/// Checks the round to pair and its absent players.
#[track_caller]
fn check_next(report: &Report, round: u16, absent: &[Tpn]) {
    let field = next(report).unwrap();
    let found: Vec<Tpn> =
        (1..).zip(&field.entrants).filter(|(_, entrant)| entrant.absent).map(|(at, _)| at).collect();
    assert_eq!((field.round, &found[..]), (round, absent));
    assert!(field.entrants.iter().all(|entrant| entrant.history.len() == usize::from(round) - 1));
}

#[test]
fn the_next_round_follows_the_last_paired_one() {
    check_next(&report("10,2w1 0,1b0 10,U"), 2, &[]);
    check_next(&report("10,2w1 0,1b0,Z 10,U,."), 2, &[2]);
    check_next(&report("10,2w1,H 0,1b0,Z 10,U"), 2, &[1, 2]);
    check_next(&report("15,2w1,H 5,1b0,H 10,U,Z"), 3, &[]);
    check_next(&report("10,2w+ 0,1b- 0,Z,Z 0"), 2, &[3]);
    let first_round = Report { initial_color: Some(Color::White), ..report("0 0,Z 0") };
    check_next(&first_round, 1, &[2]);
}

#[test]
fn absences_count_for_their_round() {
    let mut report = report("10,2w1 0,1b0 10,U 0,Z");
    let absence =
        |when, players: &[Tpn]| Absence { bye: AnnouncedBye::Zero, when, players: players.to_vec() };
    report.absences.push(absence(AbsentWhen::Round(3), &[1]));
    report.absences.push(absence(AbsentWhen::Round(2), &[2]));
    report.absences.push(absence(AbsentWhen::NextRound, &[3]));
    // Round 1 of player 4 is an absence of a completed round, not of the next.
    check_next(&report, 2, &[2, 3]);
    let first = report.field_for_round(1).unwrap();
    assert_eq!(first.entrants.iter().filter(|entrant| entrant.absent).count(), 1);
    assert!(first.entrants[3].absent);
}

#[test]
fn points_may_include_those_of_the_next_round() {
    let report = |points| {
        let mut report = report("10,2w1,H 0,1b0 10,U");
        report.players[0].points = Points::from_tenths(points);
        report.virtual_points.push(VirtualPoints {
            points: Points::whole(2),
            first_round: 2,
            last_round: 2,
            first: 1,
            last: 1,
        });
        report
    };
    for points in [10, 15, 30, 35] {
        check_next(&report(points), 2, &[1]);
    }
    for points in [5, 20, 25, 40] {
        assert!(report(points).field_for_next_round().is_err(), "{points}");
    }
}

#[test]
fn points_may_count_every_round_with_an_entry() {
    // A bye worth two points: the blank of the third player in round 2 is a bye too, if round 2 counts.
    for (third, agrees) in [(10, true), (30, true), (20, false)] {
        let mut report = report(&format!("30,2w1,Z 20,1b0,Z {third},U"));
        report.scoring.zero_point_bye = Points::whole(2);
        assert_eq!(report.faults().is_empty(), agrees, "{third}");
    }
}

#[test]
fn disagreements_are_named() {
    check_fault(
        "5,2w1 0,1b0",
        "player 1 has 0.5 points, but the results add up to something else (expected 1.0)",
    );
    check_fault(
        "10,2w1 0,1w0",
        "player 1 has the colour of the opponent 2 in round 1 (expected opposite colours)",
    );
    check_fault(
        "10,2w1 10,3b1 0,2w0",
        "player 1 is paired with 2, who has another opponent in round 1 (expected each other)",
    );
    check_fault("10,1w1", "player 1 is paired with themselves in round 1 (expected another player)");
    check_fault(
        "10,2w1 10,1b1",
        "player 1 has a result that does not agree with that of 2 in round 1 (expected results that agree, such as 1 and 0, = and =, + and -, or W and L where unrated)",
    );
    check_fault(
        "10,2w1 0,1bL",
        "player 1 has a result that does not agree with that of 2 in round 1 (expected results that agree, such as 1 and 0, = and =, + and -, or W and L where unrated)",
    );
    check_fault(
        "0,2w 0,1b",
        "player 1 has an opponent but no result in round 1 (expected a completed round)",
    );
    check_fault(
        "0,2w,2b1 0,1b,1w0",
        "player 1 has an opponent but no result in round 1 (expected an opponent, a colour and a result, or a bye)",
    );
    check_fault("0 0", "the initial colour is missing (expected a record 152 or XXC)");
    let over = Report { rounds: Some(1), ..report("10,2w1 0,1b0") };
    assert_eq!(
        next(&over).unwrap_err(),
        "all of 1 round are played (expected a round that is still to come)"
    );
    let unknown = Report { rounds: None, ..report("10,2w1 0,1b0") };
    assert_eq!(next(&unknown).unwrap_err(), "the number of rounds is missing (expected a record 142 or XXR)");
    let burstein = Report { kind: Some("FIDE_BURSTEIN".to_owned()), ..report("10,2w1 0,1b0") };
    assert!(next(&burstein).unwrap_err().starts_with("the type of the event is FIDE_BURSTEIN"));
}

#[test]
fn the_initial_colour_is_inferred_from_the_first_colours() {
    let inferred = |players: &str| next(&report(players)).map(|field| field.initial_color).unwrap();
    assert_eq!(inferred("10,2w1 0,1b0"), Some(Color::White));
    assert_eq!(inferred("0,2b0 10,1w1"), Some(Color::Black));
    // 10.15: the first player took part without a colour, which inverts it; the second did not take part.
    assert_eq!(inferred("10,U 0,Z 10,4w1 0,3b0"), Some(Color::Black));
    // A forfeited game has a colour too.
    assert_eq!(inferred("0,2b- 10,1w+"), Some(Color::Black));
}

#[test]
fn the_baku_type_accelerates_group_a() {
    let kind = Some("FIDE_DUTCH_2026_BAKU".to_owned());
    let accelerated = |players: &str| {
        let field = next(&Report { kind: kind.clone(), ..report(players) }).unwrap();
        field.entrants.iter().map(|entrant: &Entrant| entrant.virtual_points.clone()).collect::<Vec<_>>()
    };
    let one = Points::whole(1);
    let before = Report { kind: kind.clone(), initial_color: Some(Color::White), ..report("0,Z 0 0 0 0") };
    let field = next(&before).unwrap();
    // The first player asked for a bye and has no number before arriving: two of the four present
    // players, and the first above them.
    assert_eq!(field.entrants.iter().filter(|entrant| entrant.virtual_points == [one]).count(), 3);
    // Two of four players; the late third, who is placed in group A, does not displace the second.
    assert_eq!(accelerated("10,3w1 10,4b1 0,1b0 0,2w0"), [vec![one, one], vec![one, one], vec![], vec![]]);
    assert_eq!(
        accelerated("10,4w1 0,. 10,5b1 0,1b0 0,3w0"),
        [vec![one, one], vec![one, one], vec![one, one], vec![], vec![]]
    );
}

#[test]
fn a_round_is_restored_as_it_was_paired() {
    let report = report("10,3b1 10,4w1 0,1w0 0,2b0 10,U 0,Z");
    let pairing = report.pairing_of_round(1);
    assert_eq!((pairing.boards, pairing.bye), (vec![(3, 1), (2, 4)], Some(5)));
}
