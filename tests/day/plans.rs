//! The days that are played.

use super::slips::System;
use super::{Day, Plan};
use wallchart::engine::action::ByeKind;
use wallchart::engine::state::State;

/// The players and the rounds of a day: fewer without `--release`, where each key takes longer.
const PLAYERS: usize = if cfg!(debug_assertions) { 30 } else { 50 };
const ROUNDS: u16 = if cfg!(debug_assertions) { 5 } else { 7 };

/// The byes of every kind that the system knows.
fn byes(state: &State) -> Vec<(u16, ByeKind)> {
    let mut byes: Vec<(u16, ByeKind)> = Vec::new();
    for (round, held) in (1..).zip(&state.rounds) {
        byes.extend(held.byes.iter().map(|(_, kind)| (round, *kind)));
    }
    byes.sort_unstable();
    byes.dedup();
    byes
}

fn run(plan: Plan) {
    let (players, late, rounds, system) = (plan.players, plan.late, plan.rounds, plan.system);
    let mut day = Day::begin(plan);
    day.set_up();
    day.register(players - late);
    day.ask_for_byes(2, "half", 4);
    day.ask_for_byes(3, "zero", 10);
    day.ask_for_byes(4, "full", 12);
    for round in 1..=rounds {
        match round {
            2 => day.register(late / 5 * 2),
            3 => {
                day.register(late / 5 * 3);
                day.cut_power_while_registering();
            }
            4 => {
                day.withdraw(8);
                day.withdraw(9);
            }
            _ => {}
        }
        if round == 3 {
            day.check_in(round);
        }
        day.play(round);
    }
    day.check();
    let byes = byes(&day.state());
    for granted in [(2, ByeKind::HalfPoint), (3, ByeKind::ZeroPoint), (4, ByeKind::FullPoint)] {
        assert!(byes.contains(&granted), "{granted:?} is not among {byes:?}");
    }
    let left_over = byes.iter().any(|(_, kind)| *kind == ByeKind::PairingAllocated);
    assert_eq!(left_over, system != System::Dice, "a table of dice takes whoever is left: {byes:?}");
    day.check_reports();
    day.terminal.keys("f f f");
    day.terminal.see(", as text");
    day.define_prizes();
    day.end();
}

#[test]
fn a_day_of_chess() {
    run(Plan {
        system: System::Chess,
        preset: "Chess, FIDE (Dutch) Swiss",
        title: "Autumn Open",
        players: PLAYERS,
        late: 10,
        rounds: ROUNDS,
        puts_right: true,
    });
}

#[test]
fn a_day_of_decided_games_rated_by_probit() {
    run(Plan {
        system: System::Decided,
        preset: "Decided game, probit ratings, new system",
        title: "Autumn Batch",
        players: PLAYERS,
        late: 10,
        rounds: ROUNDS,
        puts_right: true,
    });
}

#[test]
fn a_day_of_crikey() {
    run(Plan {
        system: System::Crikey,
        preset: "Crikey, FIDE (Dutch) Swiss",
        title: "Crikey Championship",
        players: PLAYERS,
        late: 10,
        rounds: ROUNDS,
        puts_right: true,
    });
}

#[test]
fn a_day_of_dice() {
    run(Plan {
        system: System::Dice,
        preset: "Poker dice, tables of up to five",
        title: "Dice Night",
        players: PLAYERS,
        late: 10,
        rounds: 4,
        puts_right: true,
    });
}

#[test]
fn a_day_of_tractor() {
    run(Plan {
        system: System::Tractor,
        preset: "Tractor, partners kept",
        title: "Tractor Pairs",
        players: PLAYERS,
        late: 10,
        rounds: 4,
        puts_right: true,
    });
}

#[test]
fn a_hundred_boards_are_a_hundred_keys() {
    let mut day = Day::begin(Plan {
        system: System::Chess,
        preset: "Chess, FIDE (Dutch) Swiss",
        title: "Large Open",
        players: 200,
        late: 0,
        rounds: 2,
        puts_right: false,
    });
    let list = (1..=200).map(|number| format!("Player {number:03},{}\n", 2400 - 5 * number));
    std::fs::write(day.place.path("players.csv"), list.collect::<String>()).unwrap();
    day.set_up();
    day.terminal.keys("F3 i");
    day.terminal.see("import a list");
    day.terminal.line("players.csv");
    day.terminal.see("Enter registers 200 players");
    day.terminal.answer("Enter");
    // A list is one act.
    day.done(1);
    for round in 1..=2 {
        let seats = day.publish(round);
        assert_eq!(seats, [2; 100]);
        let slips = day.draw(&seats);
        match round {
            1 => day.walk(round, 0, &slips),
            _ => day.slips_in_any_order(round, &slips),
        }
        day.seal(round);
    }
    day.check();
    day.end();
}
