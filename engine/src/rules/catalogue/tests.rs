use super::*;
use crate::event::setup::{Acceleration, PairingSystem, SwissRules, TableRules};
use crate::example;

#[track_caller]
fn check(win: &str, complaints: &[&str]) {
    let mut setup = example::setup(PairingSystem::Swiss(SwissRules { acceleration: Acceleration::Baku }));
    let win = win.parse().unwrap();
    setup.game = Game::Chess(PointSystem { win, draw: win, ..PointSystem::default() });
    assert_eq!(setup.complaints(), complaints);
}

#[test]
fn a_new_game_selects_the_first_pairing_system_that_fits() {
    let changed = |from: &PairingSystem, game: Game| {
        let setup = Setup { game, ..example::setup(from.clone()) };
        setup.fitted().pairing
    };
    let swiss = PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None });
    let tables = PairingSystem::Tables(TableRules::Mixed { seats: 4 });
    let chess = Game::Chess(PointSystem::default());
    assert_eq!(changed(&tables, chess), swiss);
    assert_eq!(changed(&swiss, Game::Dice), tables);
    assert_eq!(changed(&PairingSystem::Manual, Game::Dice), PairingSystem::Manual);
}

/// Twice the value of the draw is out of range, and standings and pairings sum many such values.
#[test]
fn no_result_is_worth_more_than_can_be_added_up() {
    let baku = "Baku acceleration needs a draw worth half a win (C.04.7)";
    check("1000", &[baku]);
    let far = ["a win", "a draw"]
        .map(|result| format!("{result} is worth 92233720368547758.07 points (expected -1000.0 to 1000.0)"));
    check("92233720368547758.07", &[&far[0], &far[1], baku]);
    let near = ["a win", "a draw"]
        .map(|result| format!("{result} is worth -1000.01 points (expected -1000.0 to 1000.0)"));
    check("-1000.01", &[&near[0], &near[1], baku]);
}
