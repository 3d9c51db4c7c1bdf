//! Runs that are no scripts: settings of an event, figures, screens.

use wallchart::desk::Desk;
use wallchart::engine::action::Act;
use wallchart::engine::meetings::Meetings;
use wallchart::engine::number::Points;
use wallchart::engine::refusal::{Level, Warning};
use wallchart::engine::setup::{Game, PairingSystem, Ranking, Setup, TieBreak};
use wallchart::engine::state::State;
use wallchart::entry::keys::KeySet;
use wallchart::presets;
use wallchart::tui::keys::{Context, Keymap};

use crate::support::screen::{FOUR, TestDesk, clock};

/// A run.
pub struct Case {
    pub name: &'static str,
    pub questions: &'static [u16],
}

/// All of them; each is a test of its name.
pub const ALL: &[Case] = &[
    Case { name: "a_program_for_an_open_system", questions: &[2] },
    Case { name: "everything_is_in_english_with_a_manual_at_hand", questions: &[7, 8, 10, 11, 12] },
    Case { name: "engine_checker_and_generator_are_its_own", questions: &[16, 25, 30, 31, 32, 33] },
    Case { name: "rounds_change_at_level_4_and_are_checked_again", questions: &[57, 58, 59, 60, 61] },
    Case {
        name: "points_follow_and_are_checked_again",
        questions: &[70, 71, 72, 73, 74, 75, 76, 77, 78, 79],
    },
    Case {
        name: "the_bye_is_worth_what_a_game_brings",
        questions: &[79, 80, 81, 82, 83, 84, 85, 86, 87, 88],
    },
    Case { name: "what_rests_on_the_system_is_frozen", questions: &[89, 91, 93, 94, 98, 106, 107, 109, 110] },
    Case { name: "the_list_of_tie_breaks_changes_at_level_4", questions: &[199, 200, 201, 202] },
    Case { name: "places_are_shared_drawn_and_given", questions: &[203, 204, 205, 206, 207] },
    Case { name: "no_setting_switches_a_warning_off", questions: &[218, 219, 220, 221] },
    Case { name: "boards_stand_by_points_and_numbers", questions: &[187] },
];

/// Runs that stand among the other tests: the file, the test, the questions.
pub const ELSEWHERE: &[(&str, &str, &[u16])] = &[
    ("tests/rating_lists.rs", "a_list_of_another_month_or_of_yesterday_is_named", &[137, 141]),
    ("tests/rating_lists.rs", "lists_are_loaded_by_the_command_of_the_settings", &[120, 122, 135, 136]),
    (
        "tests/rating_lists.rs",
        "at_the_desk_lists_are_loaded_before_they_are_compared",
        &[135, 136, 138, 139, 142],
    ),
    ("tests/simulate.rs", "without_a_seed_every_run_is_another_and_tells_its_seed", &[25, 30]),
    ("tests/simulate.rs", "everything_can_be_asked_for", &[24, 25]),
    ("tests/simulate.rs", "ratings_are_those_that_were_asked_for", &[26, 27, 28, 29]),
    ("tests/simulate.rs", "fifty_of_them_check", &[31]),
    ("tests/simulate.rs", "results_follow_the_table_of_the_federation", &[32]),
    ("tests/check.rs", "every_wrong_round_is_named_with_what_should_stand_there", &[21]),
    ("tests/chess960.rs", "the_desk_draws_shows_and_asks_before_it_draws_again", &[222]),
    ("tests/tie_breaks.rs", "lots_are_drawn_once_and_again_only_when_asked_for", &[204, 206]),
    ("tests/tie_breaks.rs", "a_place_given_by_hand_decides_and_is_taken_back", &[205, 207]),
    (
        "tests/official.rs",
        "the_report_tells_whatever_touched_the_pairings",
        &[54, 55, 113, 162, 163, 192, 193],
    ),
    ("tests/official.rs", "the_final_report_waits_for_every_game", &[161, 169]),
];

#[test]
fn every_run_elsewhere_is_a_test() {
    for (file, name, _) in ELSEWHERE {
        let text = std::fs::read_to_string(file).unwrap();
        assert!(text.contains(&format!("#[test]\nfn {name}() {{")), "{file} has no test {name}");
    }
}

/// An official event of eight with its first rounds played, White winning everywhere.
fn played(rounds: u16) -> TestDesk {
    let eight: Vec<String> = (1..=8).map(|at| format!("Player{at}, {}", 2400 - 10 * at)).collect();
    let eight: Vec<&str> = eight.iter().map(String::as_str).collect();
    let mut desk = TestDesk::new("fide-swiss", &eight);
    for _ in 0..rounds {
        desk.keys("4p<Enter>");
        for _ in 0..4 {
            if desk.app.desk().unwrap().state().last_round().0 == 0 {
                desk.keys("<Enter>");
            }
        }
        desk.keys("1111");
    }
    desk
}

fn state(desk: &TestDesk) -> State {
    desk.app.desk().unwrap().state().clone()
}

/// What is asked about another setup.
fn asked(state: &State, setup: Setup) -> Vec<Warning> {
    let act = Act::Configure { details: state.details.clone(), setup };
    state.check(&act).unwrap();
    state.warnings(&act)
}

fn refused(state: &State, setup: Setup) -> String {
    let act = Act::Configure { details: state.details.clone(), setup };
    state.check(&act).unwrap_err().to_string()
}

fn with_points(setup: &Setup, change: impl FnOnce(&mut wallchart::engine::scoring::PointSystem)) -> Setup {
    let mut setup = setup.clone();
    match &mut setup.game {
        Game::Chess(points) => change(points),
        other => panic!("{}", other.name()),
    }
    setup
}

#[track_caller]
fn has(warnings: &[Warning], level: Level, clause: &str) {
    assert!(warnings.iter().any(|one| one.level == level && one.clause == clause), "{clause}: {warnings:?}");
}

#[test]
fn a_program_for_an_open_system() {
    assert!(cfg!(any(target_os = "linux", target_os = "macos", target_os = "freebsd")));
}

#[test]
fn everything_is_in_english_with_a_manual_at_hand() {
    let mut desk = TestDesk::home();
    desk.keys("<F1>");
    let _ = desk.line("manual 2 of 14 · Home");
    let pages = std::fs::read_dir("docs/manual").unwrap().count();
    let chapters = std::fs::read_dir("assets/manual").unwrap().count();
    assert_eq!(pages, chapters, "each chapter is a page of its own, too");
}

#[test]
fn engine_checker_and_generator_are_its_own() {
    // The generator's draws are held to the table, to its seed and to `check` in tests/simulate.rs; no program is called.
    let tests = include_str!("../simulate.rs");
    for name in [
        "without_a_seed_every_run_is_another_and_tells_its_seed",
        "everything_can_be_asked_for",
        "fifty_of_them_check",
        "results_follow_the_table_of_the_federation",
    ] {
        assert!(tests.contains(&format!("#[test]\nfn {name}()")), "{name}");
    }
    let page = include_str!("../../docs/comparison.md");
    assert!(page.contains("bbpPairings") && page.contains("TieBreakServer"));
}

#[test]
fn rounds_change_at_level_4_and_are_checked_again() {
    let state = state(&played(2));
    // With two rounds in all, the last one was paired by the rules of a last round.
    let warnings = asked(&state, Setup { rounds: 2, ..state.setup.clone() });
    has(&warnings, Level::ConfirmTwice, "rules changed after the start");
}

#[test]
fn points_follow_and_are_checked_again() {
    let state = state(&played(2));
    let usual = state.setup.game.points().unwrap();
    assert_eq!([usual.win, usual.draw, usual.loss], [Points::whole(1), Points::from_tenths(5), Points::ZERO]);
    let three = with_points(&state.setup, |points| {
        points.win = Points::whole(3);
        points.draw = Points::whole(1);
        points.pairing_allocated_bye = Points::whole(3);
    });
    has(&asked(&state, three.clone()), Level::ConfirmTwice, "rules changed after the start");
    let mut after = state.clone();
    after.apply(&Act::Configure { details: state.details.clone(), setup: three }).unwrap();
    let won = |state: &State| {
        let meetings = Meetings::after(state, state.last_round());
        state.players.iter().map(|player| meetings.points(player.id)).max().unwrap()
    };
    assert_eq!((won(&state), won(&after)), (Points::whole(2), Points::whole(6)));
    let two_draws = with_points(&state.setup, |points| points.draw = Points::from_tenths(8));
    assert!(refused(&state, two_draws).contains("two draws"));
}

#[test]
fn the_bye_is_worth_what_a_game_brings() {
    let state = state(&played(1));
    let bye = |tenths| {
        with_points(&state.setup, |points| points.pairing_allocated_bye = Points::from_tenths(tenths))
    };
    assert!(refused(&state, bye(15)).contains("worth more than a win"));
    assert!(refused(&state, bye(7)).contains("what no game brings"));
    for allowed in [0, 5] {
        has(&asked(&state, bye(allowed)), Level::ConfirmTwice, "rules changed after the start");
    }
}

#[test]
fn what_rests_on_the_system_is_frozen() {
    let desk = played(1);
    let state = state(&desk);
    let act = |pairing| Act::Configure {
        details: state.details.clone(),
        setup: Setup { pairing, ..state.setup.clone() },
    };
    let other = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };
    assert!(state.check(&act(other)).is_err(), "the system is fixed");
    let baku = presets::find("fide-swiss-baku").unwrap().setup.pairing;
    assert!(state.check(&act(baku)).is_err(), "so is the acceleration");
    assert!(PairingSystem::offered().any(|one| matches!(one, PairingSystem::RoundRobin { cycles: 2, .. })));
}

#[test]
fn the_list_of_tie_breaks_changes_at_level_4() {
    let state = state(&played(2));
    let list = ["SB", "BH"].map(|code| TieBreak::of_report(code).unwrap());
    let setup = Setup { ranking: Ranking::by(list.to_vec()), ..state.setup.clone() };
    has(&asked(&state, setup), Level::ConfirmTwice, "rules changed after the start");
}

#[test]
fn places_are_shared_drawn_and_given() {
    let offered = TieBreak::offered();
    assert!(offered.contains(&TieBreak::Lots));
    assert!(offered.iter().any(|one| matches!(one, TieBreak::Given { .. })));
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("5");
    // Before a game everybody shares the first place.
    assert!(desk.line("Berg, Luca").contains(" 1 "));
}

#[test]
fn no_setting_switches_a_warning_off() {
    let mut clock_of_event = clock();
    let setup = presets::find("fide-swiss").unwrap().setup;
    let header = presets::header(setup, "Open".parse().unwrap(), &mut *clock_of_event);
    let desk = Desk::in_memory(header, clock_of_event).unwrap();
    let state = desk.state();
    // Leaving the mode is asked twice, whatever the settings are: they have no line for it.
    let mut setup = state.setup.clone();
    setup.regulations.official = false;
    has(&asked(state, setup), Level::ConfirmTwice, "official mode left");
    let settings = include_str!("../../src/user/settings.rs").to_lowercase();
    assert!(!settings.contains("warning_level") && !settings.contains("no_warnings"));
    assert!(
        Keymap::new(KeySet::OneZero).key_of(Context::Confirm, wallchart::tui::intent::Intent::Yes).is_some()
    );
}

#[test]
fn boards_stand_by_points_and_numbers() {
    let state = state(&played(2));
    let held = state.round(wallchart::engine::id::RoundNo(2)).unwrap();
    let best =
        |board: &wallchart::engine::state::Board| board.seats.iter().map(|player| player.0).min().unwrap();
    // After round 1 the winners meet first, the best of them on board 1.
    assert_eq!(held.boards.iter().map(best).take(2).collect::<Vec<_>>().len(), 2);
    assert!(best(&held.boards[0]) < best(&held.boards[1]));
}
