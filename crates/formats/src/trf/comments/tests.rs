use super::*;

#[test]
fn results_are_read_as_they_are_written() {
    let game = |white, black, rated| Outcome::Game { white, black, rated };
    let forfeit = |white, black| Outcome::Forfeit { white, black };
    let outcomes = [
        game(GameScore::Win, GameScore::Loss, true),
        game(GameScore::Draw, GameScore::Draw, false),
        game(GameScore::Draw, GameScore::Loss, true),
        forfeit(true, false),
        forfeit(false, false),
        Outcome::Adjourned,
    ];
    for outcome in outcomes {
        assert_eq!(read_outcome(&result(Some(&outcome))), Some(Some(outcome)));
    }
    assert_eq!((read_outcome(&result(None)), read_outcome("2-0")), (Some(None), None));
    let told =
        read_result(" Rating correction @ Round 4: 6-17: 1-0 => 0-1 (pairings and standings used 1-0)")
            .unwrap();
    assert_eq!((told.round, told.seats, told.for_rating), (RoundNo(4), (6, 17), true));
    assert_eq!(told.now, Some(game(GameScore::Loss, GameScore::Win, true)));
    let told = read_result(" Adjournment @ Round 1: 3-4 1F-0F").unwrap();
    assert_eq!((told.was, told.now), (Some(Outcome::Adjourned), Some(forfeit(true, false))));
    assert_eq!(read_result(" Correction @ Round 4: 3-4 => 4-3"), None);
    assert_eq!(Told::read(" MPA @ Round 4: 3-4 => 4-3"), None);
}

#[test]
fn points_are_read_as_they_are_written() {
    let told = read_points(" Points @ Round 2: 3 12 -0.5").unwrap();
    assert_eq!((told.round, &told.players[..]), (RoundNo(2), &[3, 12][..]));
    assert_eq!(told.points, Points::from_tenths(-5));
    let told = read_points("Points @ Round 1: all +1.0").unwrap();
    assert_eq!((told.players.len(), told.points), (0, Points::from_tenths(10)));
    for other in ["Points @ Round 1: 3", "Points @ Round x: 3 +1", "Points @ Round 1: x +1.0"] {
        assert_eq!(read_points(other), None, "{other}");
    }
}

#[test]
fn boards_and_byes_are_read_as_they_are_written() {
    use ToldPlace::{Board, Bye};
    let told = read_boards(" Correction @ Round 4: 3-4 7=PAB => 7-4 3=HPB").unwrap();
    assert_eq!((told.round, told.was), (RoundNo(4), vec![Board(3, 4), Bye(7, ByeKind::PairingAllocated)]));
    assert_eq!(told.now, [Board(7, 4), Bye(3, ByeKind::HalfPoint)]);
    let told = read_boards("Correction @ Round 1: none => 3-4").unwrap();
    assert_eq!((told.was, told.now), (Vec::new(), vec![Board(3, 4)]));
    for other in [
        "Correction @ Round 1: 3-4: 1-0 => 0-1",
        "Correction @ Round 1: 3=XXX => 3-4",
        "Import @ Round 1: 3-4 => 4-3",
    ] {
        assert_eq!(read_boards(other), None, "{other}");
    }
}
