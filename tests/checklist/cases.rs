//! Runs that are not scripts: settings of an event, figures, screens.

use wallchart::desk::Desk;
use wallchart::engine::action::{Act, ByeKind, Entrant, ListedRating, Outcome, PairedBy, RatingKind};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::meetings::Meetings;
use wallchart::engine::number::{Points, Rating};
use wallchart::engine::pairing::propose::{Proposal, preparations, propose};
use wallchart::engine::refusal::{Clause, Level, Warning};
use wallchart::engine::rng::Rng;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{Game, PairingSystem, Ranking, Setup, TieBreak, TieBreakRules};
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::engine::text::Remark;
use wallchart::entry::keys::KeySet;
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::trf;
use wallchart::presets;
use wallchart::tui::keys::{Context, Keymap};

use crate::support::screen::{FOUR, TestDesk, clock};

/// A run.
pub(super) struct Case {
    pub name: &'static str,
    pub questions: &'static [u16],
}

/// All runs; each is a test of its name.
pub(super) const ALL: &[Case] = &[
    Case { name: "a_program_for_an_open_system", questions: &[2] },
    Case { name: "everything_is_in_english_with_a_manual_at_hand", questions: &[7, 8, 10, 11, 12] },
    Case { name: "engine_checker_and_generator_are_its_own", questions: &[16, 25, 30, 31, 32] },
    Case { name: "fifty_thousand_each_way_were_compared", questions: &[33, 34, 38] },
    Case { name: "rounds_change_at_level_4_and_are_checked_again", questions: &[57, 58, 59, 60, 61] },
    Case {
        name: "points_follow_and_are_checked_again",
        questions: &[70, 71, 72, 73, 74, 75, 76, 77, 78, 79],
    },
    Case { name: "the_bye_has_the_value_of_a_game", questions: &[79, 80, 81, 82, 83, 84, 85, 86, 87, 88] },
    Case {
        name: "settings_of_the_pairing_system_are_frozen",
        questions: &[89, 91, 93, 94, 98, 106, 107, 109, 110],
    },
    Case { name: "the_list_of_tie_breaks_changes_at_level_4", questions: &[199, 200, 201, 202] },
    Case { name: "an_adjourned_game_is_acknowledged_until_it_ends", questions: &[163, 168] },
    Case { name: "places_are_shared_drawn_and_given", questions: &[203, 204, 205, 206, 207] },
    Case { name: "no_setting_switches_a_warning_off", questions: &[218, 219, 220, 221] },
    Case { name: "boards_are_ordered_by_points_and_numbers", questions: &[187] },
    Case {
        name: "a_long_event_counts_the_first_rating_or_that_of_each_round",
        questions: &[210, 211, 214, 215, 216],
    },
];

/// Runs among the other tests: the file, the test, the questions.
pub(super) const ELSEWHERE: &[(&str, &str, &[u16])] = &[
    ("tests/rating_lists/at_the_desk.rs", "lists_of_another_month_or_day_are_reported", &[137, 141]),
    (
        "tests/rating_lists/at_the_desk.rs",
        "the_command_of_the_settings_loads_the_lists",
        &[120, 122, 135, 136],
    ),
    (
        "tests/rating_lists/at_the_desk.rs",
        "the_desk_loads_lists_before_it_compares_them",
        &[135, 136, 138, 139, 142],
    ),
    (
        "engine/src/tie_breaks/kinds/ratings.rs",
        "c07_10_unrated_opponents_count_by_the_events_rule",
        &[208, 209],
    ),
    (
        "engine/src/pairing/acceleration.rs",
        "c04_7_the_line_below_group_a_follows_its_last_player",
        &[106, 111],
    ),
    ("engine/src/pairing/numbering.rs", "c04_2_2_4_a_late_entry_gets_the_place_of_its_strength", &[156]),
    ("engine/src/tournament_ratings/listed.rs", "c04_2_2_1_strength_by_the_methods_of_record_172", &[145]),
    ("tests/tournament_ratings.rs", "national_lines_of_a_report_are_ratings_once", &[116, 145]),
    ("engine/src/pairing/unranked.rs", "c05_6_6_with_under_half_completed_no_result_counts", &[103]),
    (
        "engine/src/rules/round_robin.rs",
        "boards_by_hand_are_asked_about_as_the_cycles_have_it",
        &[100, 101, 102],
    ),
    ("engine/src/rules/round_robin.rs", "pairs_without_a_game_are_named_before_the_last_round", &[101]),
    ("engine/src/rules/round_robin.rs", "the_tie_breaks_of_round_robins_are_set_up_and_computed", &[104]),
    ("engine/src/rules/round_robin.rs", "the_buchholz_family_is_refused_in_a_round_robin", &[105]),
    ("tests/official.rs", "an_excluded_player_can_be_hidden_and_shown", &[197, 198]),
    (
        "engine/src/tournament_ratings/fide_event/tests.rs",
        "b01_1_1_4_each_period_is_rated_with_its_own_ratings_and_k",
        &[210, 212, 213],
    ),
    ("tests/numbers.rs", "commands_assign_numbers_among_equals", &[146, 147, 148]),
    ("tests/numbers.rs", "only_moved_numbers_cause_a_question", &[153, 154, 156]),
    ("tests/simulate.rs", "runs_without_a_seed_differ_and_report_their_seed", &[25, 30]),
    ("tests/simulate.rs", "every_kind_of_result_can_be_requested", &[24, 25]),
    ("tests/simulate.rs", "ratings_are_those_requested", &[26, 27, 28, 29]),
    ("tests/simulate.rs", "fifty_of_them_check", &[31]),
    ("tests/simulate.rs", "results_follow_the_table_of_the_federation", &[32]),
    ("tests/check.rs", "every_wrong_round_is_named_with_the_right_pairing", &[21]),
    ("tests/chess960.rs", "the_desk_asks_before_it_draws_a_position_again", &[222]),
    ("tests/tie_breaks.rs", "lots_are_redrawn_only_on_request", &[204, 206]),
    ("tests/tie_breaks.rs", "a_place_set_by_hand_decides_and_can_be_undone", &[205, 207]),
    (
        "tests/official.rs",
        "the_report_contains_everything_that_affected_pairings",
        &[54, 55, 113, 162, 163, 192, 193],
    ),
    ("tests/official.rs", "the_final_report_waits_for_every_game", &[161, 169]),
    ("tests/rating_lists/at_the_desk.rs", "a_rating_shows_its_source_and_the_order_is_typed", &[126, 134]),
];

#[test]
fn every_run_elsewhere_is_a_test() {
    for (file, name, _) in ELSEWHERE {
        let text = std::fs::read_to_string(file).unwrap();
        let has = |indent: &str| text.contains(&format!("#[test]\n{indent}fn {name}() {{"));
        assert!(has("") || has("    "), "{file} has no test {name}");
    }
}

/// An official event of eight with its first rounds played; White wins every game.
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

/// The questions about another setup.
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
    let Game::Chess(points) = &mut setup.game else { panic!("{}", setup.game.name()) };
    change(points);
    setup
}

#[track_caller]
fn has(warnings: &[Warning], level: Level, clause: Clause) {
    assert!(warnings.iter().any(|one| one.level == level && one.clause == clause), "{clause}: {warnings:?}");
}

#[test]
fn a_program_for_an_open_system() {
    let open = ["linux", "macos", "freebsd", "netbsd", "openbsd"];
    assert!(open.contains(&std::env::consts::OS), "{}", std::env::consts::OS);
}

#[test]
fn everything_is_in_english_with_a_manual_at_hand() {
    let mut desk = TestDesk::home();
    desk.keys("<F1>");
    let chapters = wallchart::tui::wording::manual::CHAPTERS.len();
    let _ = desk.line(&format!("manual 2 of {chapters} · Home"));
    let pages = std::fs::read_dir("docs/manual").unwrap().count();
    assert_eq!(
        (pages, std::fs::read_dir("assets/manual").unwrap().count()),
        (chapters, chapters),
        "each chapter is a page of its own, too"
    );
}

#[test]
fn engine_checker_and_generator_are_its_own() {
    // tests/simulate.rs compares the generator's draws with the table, the seed and `check`; no program is
    // called.
    let tests = include_str!("../simulate.rs");
    for name in [
        "runs_without_a_seed_differ_and_report_their_seed",
        "every_kind_of_result_can_be_requested",
        "fifty_of_them_check",
        "results_follow_the_table_of_the_federation",
    ] {
        assert!(tests.contains(&format!("#[test]\nfn {name}()")), "{name}");
    }
}

/// The page has the measured figures: tournaments in both directions with another public program, for
/// pairings and tie-breaks.
#[test]
fn fifty_thousand_each_way_were_compared() {
    let page = include_str!("../../docs/comparison.md");
    let (_, table) = page.split_once("| --- | --- | --- | --- | --- |\n").unwrap();
    let (table, _) = table.split_once("\n\n").unwrap();
    for lane in [
        "pairings: wallchart makes, bbpPairings checks",
        "pairings: bbpPairings makes, wallchart checks",
        "tie-breaks: of wallchart's tournaments, by both",
        "tie-breaks: of bbpPairings' tournaments, by both",
    ] {
        let row = table.lines().find_map(|row| row.strip_prefix(&format!("| {lane} | "))).unwrap();
        let figures: Vec<u64> =
            row.split(" | ").map(|cell| cell.trim_end_matches(" |").parse().unwrap()).collect();
        let [tournaments, _, differ, not_compared] = figures[..] else { panic!("{row}") };
        assert!(50_000 <= tournaments - not_compared && differ <= 10, "{lane}: {row}");
    }
}

/// Creates an official event of 14 players with random results; the same seed creates the same event.
fn drawn(seed: u64, rounds: u16, announced: u16) -> Desk {
    let mut clock_of_event = clock();
    let mut setup = presets::find("fide-swiss").unwrap().setup;
    setup.rounds = announced;
    let header = presets::header(setup, "Open".parse().unwrap(), &mut *clock_of_event);
    let mut desk = Desk::in_memory(header, clock_of_event).unwrap();
    let mut rng = Rng::seeded(seed);
    for number in 1..=14_u32 {
        let rating = (2400 - 10 * number).to_string().parse().ok();
        let name = format!("Player {number:02}").parse().unwrap();
        let entrant = Entrant { name, rating, ..Entrant::default() };
        does(&mut desk, Act::Register { id: PlayerId(number), entrant });
    }
    let order = NameOrder::plain();
    for round in (1..=rounds).map(RoundNo) {
        let prepared = preparations(desk.state(), 7, &|one, other| order.compare(one, other));
        for act in prepared {
            does(&mut desk, act);
        }
        let Proposal { boards, byes } = propose(desk.state(), round).unwrap();
        let count = u16::try_from(boards.len()).unwrap();
        does(&mut desk, Act::Publish { round, boards, byes, by: PairedBy::System });
        for board in (1..=count).map(BoardNo) {
            let outcome = match rng.below(3) {
                0 => Outcome::game(GameScore::Win, GameScore::Loss),
                1 => Outcome::game(GameScore::Loss, GameScore::Win),
                _ => Outcome::game(GameScore::Draw, GameScore::Draw),
            };
            does(&mut desk, Act::Record { round, board, outcome });
        }
    }
    desk
}

/// Does an act and accepts its warnings.
#[track_caller]
fn does(desk: &mut Desk, act: Act) {
    let warnings = desk.warnings_of(std::slice::from_ref(&act)).unwrap();
    desk.record(act, &warnings).unwrap();
}

fn comments(desk: &Desk) -> Vec<String> {
    let lines = trf::comments(desk.state(), &desk.incidents());
    lines.into_iter().map(|line| format!("{}{}", line.code, line.text)).collect()
}

/// Plays events until a setting makes one of their rounds irregular; returns the questions and the later
/// report.
#[track_caller]
fn made_irregular(
    rounds: u16,
    announced: u16,
    change: impl Fn(&Setup) -> Setup,
) -> (Vec<Warning>, Vec<String>) {
    for seed in 0..400 {
        let mut desk = drawn(seed, rounds, announced);
        let setup = change(&desk.state().setup);
        let warnings = asked(desk.state(), setup.clone());
        if warnings.iter().all(|one| one.clause != Clause::IrregularRounds) {
            continue;
        }
        let details = desk.state().details.clone();
        does(&mut desk, Act::Configure { details, setup });
        let told = comments(&desk);
        desk.undo().unwrap();
        assert_eq!(comments(&desk), Vec::<String>::new(), "what is undone leaves no line");
        return (warnings, told);
    }
    panic!("no event of 400 is made irregular");
}

#[test]
fn rounds_change_at_level_4_and_are_checked_again() {
    // The last round is paired by its own rules (C.04.3 C3): with one round more it would not have been the
    // last.
    let (warnings, told) = made_irregular(8, 8, |setup| Setup { rounds: 9, ..setup.clone() });
    has(&warnings, Level::ConfirmTwice, Clause::RulesChanged);
    has(&warnings, Level::Confirm, Clause::IrregularRounds);
    assert!(
        told.contains(&"### Rounds @ Round 9: number of rounds changed from 8 to 9".to_owned()),
        "{told:?}"
    );
    assert!(told.iter().any(|line| line.starts_with("### Configuration @ Round ")), "{told:?}");
    // If nothing becomes irregular, only the change is reported.
    let mut desk = drawn(1, 2, 9);
    let (details, setup) = (desk.state().details.clone(), desk.state().setup.clone());
    does(&mut desk, Act::Configure { details, setup: Setup { rounds: 8, ..setup } });
    assert_eq!(comments(&desk), ["### Rounds @ Round 3: number of rounds changed from 9 to 8"]);
}

#[test]
fn rounds_paired_with_other_points_are_reported() {
    let half =
        |setup: &Setup| with_points(setup, |points| points.pairing_allocated_bye = Points::from_tenths(5));
    // With thirteen players, one has the bye.
    let mut desk = drawn(3, 0, 9);
    does(&mut desk, Act::Withdraw { id: PlayerId(14), after: RoundNo(0), reason: Remark::default() });
    for round in (1..=3).map(RoundNo) {
        let order = NameOrder::plain();
        let prepared = preparations(desk.state(), 7, &|one, other| order.compare(one, other));
        for act in prepared {
            does(&mut desk, act);
        }
        let Proposal { boards, byes } = propose(desk.state(), round).unwrap();
        let count = u16::try_from(boards.len()).unwrap();
        does(&mut desk, Act::Publish { round, boards, byes, by: PairedBy::System });
        for board in (1..=count).map(BoardNo) {
            does(
                &mut desk,
                Act::Record { round, board, outcome: Outcome::game(GameScore::Win, GameScore::Loss) },
            );
        }
    }
    let setup = half(&desk.state().setup);
    has(&asked(desk.state(), setup.clone()), Level::Confirm, Clause::IrregularRounds);
    let had = desk
        .state()
        .round(RoundNo(1))
        .unwrap()
        .byes
        .iter()
        .find(|(_, bye)| *bye == ByeKind::PairingAllocated);
    let had = had.unwrap().0;
    let points = |desk: &Desk| Meetings::after(desk.state(), RoundNo(1)).points(had);
    let before = points(&desk);
    let details = desk.state().details.clone();
    does(&mut desk, Act::Configure { details, setup });
    assert_eq!(
        (before, points(&desk)),
        (Points::whole(1), Points::from_tenths(5)),
        "byes of earlier rounds follow"
    );
    assert!(comments(&desk).iter().any(|line| line.starts_with("### Configuration @ Round ")));
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
    assert!(refused(&state, three).contains("only before round 1"));
    let before = self::state(&played(0));
    let two_draws = with_points(&before.setup, |points| points.draw = Points::from_tenths(8));
    assert!(refused(&before, two_draws).contains("two draws"));
}

#[test]
fn the_bye_has_the_value_of_a_game() {
    let state = state(&played(1));
    let bye = |tenths| {
        with_points(&state.setup, |points| points.pairing_allocated_bye = Points::from_tenths(tenths))
    };
    assert!(refused(&state, bye(15)).contains("worth more than a win"));
    assert!(refused(&state, bye(7)).contains("what no game brings"));
    for allowed in [0, 5] {
        has(&asked(&state, bye(allowed)), Level::ConfirmTwice, Clause::RulesChanged);
    }
}

#[test]
fn settings_of_the_pairing_system_are_frozen() {
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
    has(&asked(&state, setup), Level::ConfirmTwice, Clause::RulesChanged);
    let mut desk = drawn(1, 2, 9);
    let (details, setup) = (desk.state().details.clone(), desk.state().setup.clone());
    let list = ["SB", "BH"].map(|code| TieBreak::of_report(code).unwrap());
    does(
        &mut desk,
        Act::Configure { details, setup: Setup { ranking: Ranking::by(list.to_vec()), ..setup } },
    );
    let told = "### Tie-breaks @ Round 3: tie-breaks changed from PTS BH/C1 BH SB DE to PTS SB BH";
    assert_eq!(comments(&desk), [told]);
}

#[test]
fn an_adjourned_game_is_acknowledged_until_it_ends() {
    let mut desk = drawn(1, 1, 3);
    let (round, board) = (RoundNo(1), BoardNo(2));
    let was = desk.state().round(round).unwrap().boards[1].outcome.clone().unwrap();
    does(
        &mut desk,
        Act::Correct { round, board, was, now: Some(Outcome::Adjourned), reason: Remark::default() },
    );
    has(&desk.state().warnings_before_pairing(RoundNo(2)), Level::Acknowledge, Clause::AdjournedGames);
    let Proposal { boards, byes } = propose(desk.state(), RoundNo(2)).unwrap();
    does(&mut desk, Act::Publish { round: RoundNo(2), boards, byes, by: PairedBy::System });
    let ends = |one, other| {
        let now = Some(Outcome::game(one, other));
        desk.state().warnings(&Act::Correct {
            round,
            board,
            was: Outcome::Adjourned,
            now,
            reason: Remark::default(),
        })
    };
    has(&ends(GameScore::Win, GameScore::Loss), Level::Confirm, Clause::AdjournedFinished);
    assert!(!ends(GameScore::Draw, GameScore::Draw).iter().any(|asked| asked.level >= Level::Acknowledge));
}

#[test]
fn places_are_shared_drawn_and_given() {
    let offered = TieBreak::offered();
    assert!(offered.contains(&TieBreak::Lots));
    assert!(offered.iter().any(|one| matches!(one, TieBreak::Given { .. })));
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("5");
    // Before the first game all players share the first place.
    assert!(desk.line("Berg, Luca").contains(" 1 "));
}

#[test]
fn no_setting_switches_a_warning_off() {
    let mut clock_of_event = clock();
    let setup = presets::find("fide-swiss").unwrap().setup;
    let header = presets::header(setup, "Open".parse().unwrap(), &mut *clock_of_event);
    let desk = Desk::in_memory(header, clock_of_event).unwrap();
    let state = desk.state();
    // Leaving the mode is asked twice, with any settings: they have no line for it.
    let mut setup = state.setup.clone();
    setup.regulations.official = false;
    has(&asked(state, setup), Level::ConfirmTwice, Clause::OfficialModeLeft);
    let settings = include_str!("../../crates/desk/src/user/settings.rs").to_lowercase();
    assert!(!settings.contains("warning_level") && !settings.contains("no_warnings"));
    assert!(
        Keymap::new(KeySet::OneZero)
            .key_of(Context::Confirm, wallchart::tui::keys::intent::Intent::Yes)
            .is_some()
    );
}

#[test]
fn boards_are_ordered_by_points_and_numbers() {
    let state = state(&played(2));
    let held = state.round(wallchart::engine::id::RoundNo(2)).unwrap();
    let best =
        |board: &wallchart::engine::state::Board| board.seats.iter().map(|player| player.0).min().unwrap();
    // After round 1 the winners meet first, the best of them on board 1.
    assert_eq!(held.boards.iter().map(best).take(2).collect::<Vec<_>>().len(), 2);
    assert!(best(&held.boards[0]) < best(&held.boards[1]));
}

/// In an event of more than 30 days the program advises against tie-breaks of ratings. They count the first
/// rating of each player unless the event chooses those of each round.
#[test]
fn a_long_event_counts_the_first_rating_or_that_of_each_round() {
    let mut state = state(&played(2));
    let average = |by_round| {
        let rules = TieBreakRules { by_round, ..TieBreakRules::default() };
        Ranking::Points { tie_breaks: vec![TieBreak::of_report("ARO").unwrap()], rules }
    };
    let mut long = Setup { ranking: average(false), ..state.setup.clone() };
    long.regulations.long = true;
    has(&asked(&state, long.clone()), Level::Line, Clause::LongEvent);
    state.apply(&Act::Configure { details: state.details.clone(), setup: long }).unwrap();
    let player = PlayerId(1);
    let board = state.round(RoundNo(2)).unwrap().boards.iter().find(|board| board.seats.contains(&player));
    let met = *board.unwrap().seats.iter().find(|seat| **seat != player).unwrap();
    let value = |state: &State| {
        Standings::after(state, RoundNo(2)).row(player).unwrap().values[1].to_string().parse::<i32>().unwrap()
    };
    let first = value(&state);
    let listed = ListedRating {
        kind: RatingKind::Standard,
        rating: Rating::from_units(state.player(met).unwrap().entrant.rating.unwrap().units() + 100_000),
        k: None,
        source: "FIDE DEC26".parse().unwrap(),
    };
    let from = RoundNo(2);
    state.apply(&Act::Rerate { from, ratings: vec![(met, vec![listed])] }).unwrap();
    assert_eq!(value(&state), first, "the first rating");
    state.setup.ranking = average(true);
    assert_eq!(value(&state), first + 50, "half of what the opponent of round 2 has more");
}
