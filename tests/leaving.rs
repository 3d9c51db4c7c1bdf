//! Withdrawal of a player with a game to play: the games are forfeited, the boards changed, or they wait;
//! none is forgotten.

use crate::support::screen::{self, TestDesk};
use wallchart::engine::action::Outcome;
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::state::State;

fn state(desk: &TestDesk) -> &State {
    desk.app.desk().unwrap().state()
}

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(120, 30);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

fn outcome(desk: &TestDesk, round: u16, board: u16) -> Option<Outcome> {
    state(desk).board(RoundNo(round), BoardNo(board)).unwrap().outcome.clone()
}

/// Withdraws the first player in the list, who was registered first.
fn withdraw_first(desk: &mut TestDesk) {
    desk.keys("3<Home>w<Enter>");
}

#[test]
fn one_key_forfeits_the_game_of_a_withdrawn_player() {
    let mut desk = TestDesk::new("fide-swiss", &["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100"]);
    desk.keys("4p<Enter>");
    withdraw_first(&mut desk);
    sees(&mut desk, "Ana has withdrawn after round 1 and is still to play");
    sees(&mut desk, "leave the games open");
    desk.keys("f");
    let seats = &state(&desk).rounds[0].boards[0].seats;
    let ana = seats.iter().position(|id| *id == PlayerId(1)).unwrap();
    let expected = Outcome::Forfeit { white: ana == 1, black: ana == 0 };
    assert_eq!(outcome(&desk, 1, 1), Some(expected), "{}", desk.screen(120, 30));
    assert_eq!(outcome(&desk, 1, 2), None);
}

#[test]
fn a_new_opponent_is_found_or_the_game_waits() {
    let mut desk = TestDesk::new("fide-swiss", &["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100"]);
    desk.keys("4p<Enter>");
    withdraw_first(&mut desk);
    desk.keys("<Esc>");
    assert_eq!(state(&desk).rounds[0].results(), 0);
    sees(&mut desk, "players");
    desk.keys("4");
    sees(&mut desk, "†");
    desk.keys("3<Home>u");
    withdraw_first(&mut desk);
    desk.keys("m");
    sees(&mut desk, "MANUAL PAIRING of round 1, published");
}

#[test]
fn a_withdrawal_without_an_open_game_asks_nothing() {
    let mut desk = TestDesk::new("fide-swiss", &["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100"]);
    desk.keys("4p<Enter>11");
    withdraw_first(&mut desk);
    desk.keys("4");
    sees(&mut desk, "Round 1 complete");
}

#[test]
fn an_adjourned_game_of_a_withdrawn_player_is_forfeited() {
    let mut desk = TestDesk::new("fide-swiss", &["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100"]);
    desk.keys("4p<Enter>a1");
    withdraw_first(&mut desk);
    desk.keys("f");
    assert!(matches!(outcome(&desk, 1, 1), Some(Outcome::Forfeit { .. })), "{}", desk.screen(120, 30));
}

#[test]
fn round_robin_games_are_forfeited_round_by_round() {
    let mut desk = screen::chess();
    desk.keys("11p<Enter>");
    withdraw_first(&mut desk);
    sees(&mut desk, "Games of later rounds are forfeited when their rounds are published");
    desk.keys("f4");
    let gone = state(&desk).players.iter().find(|player| player.gone().is_some()).unwrap().id;
    let against = |desk: &TestDesk, round: u16| {
        let held = state(desk).round(RoundNo(round)).unwrap().clone();
        let board = held.boards.into_iter().find(|board| board.seats.contains(&gone)).unwrap();
        let is_white = board.seats[0] == gone;
        (board.outcome, Some(Outcome::Forfeit { white: !is_white, black: is_white }))
    };
    let (found, expected) = against(&desk, 2);
    assert_eq!(found, expected);
    desk.keys("1p<Enter>");
    assert_eq!(state(&desk).rounds.len(), 3, "{}", desk.screen(120, 30));
    let (found, expected) = against(&desk, 3);
    assert_eq!(found, expected);
    sees(&mut desk, "3 rounds");
}

/// In a round robin one question settles it: leave and forfeit, leave only, or stay. One undo reverts all of
/// it.
#[test]
fn a_withdrawal_from_a_round_robin_asks_once() {
    let gone = |desk: &TestDesk| state(desk).players.iter().filter(|player| player.gone().is_some()).count();
    let mut desk = screen::chess();
    desk.keys("11p<Enter>");
    let entries = |desk: &TestDesk| desk.app.desk().unwrap().entries().len();
    let before = entries(&desk);
    withdraw_first(&mut desk);
    sees(&mut desk, "is still to play");
    assert_eq!((gone(&desk), entries(&desk)), (0, before));
    desk.keys("<Esc>");
    assert_eq!((gone(&desk), entries(&desk)), (0, before), "{}", desk.screen(120, 30));
    withdraw_first(&mut desk);
    desk.keys("w");
    assert_eq!((gone(&desk), entries(&desk)), (1, before + 1), "{}", desk.screen(120, 30));
    assert_eq!(state(&desk).rounds[1].results(), 0);
    desk.keys("u");
    desk.keys("3<Home>X");
    desk.keys("phone<Enter>");
    sees(&mut desk, "excluded from later rounds");
    desk.keys("f");
    assert_eq!((gone(&desk), state(&desk).rounds[1].results()), (1, 1), "{}", desk.screen(120, 30));
    desk.keys("u");
    sees(&mut desk, "is excluded: no longer so");
    desk.keys("y");
    assert_eq!((gone(&desk), state(&desk).rounds[1].results()), (0, 0), "{}", desk.screen(120, 30));
    desk.keys("<Ctrl-r>");
    assert_eq!((gone(&desk), state(&desk).rounds[1].results()), (1, 1), "{}", desk.screen(120, 30));
}

/// A point for a round in which the player was absent is visible before the standings have it.
#[test]
fn the_withdrawal_of_a_player_with_the_bye_asks() {
    let players = ["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100", "Ed, 2000"];
    let mut desk = TestDesk::new("fide-swiss", &players);
    desk.keys("4p<Enter>3<End>w<Enter>");
    sees(&mut desk, "Ed has withdrawn after round 1, but keeps the pairing-allocated bye of round 1.");
    desk.keys("m");
    sees(&mut desk, "MANUAL PAIRING of round 1, published");
    // The player was present for a played round.
    let mut desk = TestDesk::new("fide-swiss", &players);
    desk.keys("4p<Enter>113<End>w<Enter>4");
    sees(&mut desk, "Round 1 complete");
}
