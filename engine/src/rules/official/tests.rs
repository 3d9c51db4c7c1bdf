use super::*;
use crate::basics::id::BoardNo;
use crate::basics::text::{Label, Remark};
use crate::event::action::{Act, Header};
use crate::event::refusal::Refused;
use crate::event::setup::{Acceleration, PairingSystem, Regulations, SwissRules};
use crate::example;
use crate::pairing::propose::{preparations, propose_next};

const WON: Outcome = Outcome::game(GameScore::Win, GameScore::Loss);
const LOST: Outcome = Outcome::game(GameScore::Loss, GameScore::Win);

/// Ten players of an official Swiss of five rounds.
fn swiss() -> State {
    let mut setup = example::setup(PairingSystem::Swiss(SwissRules { acceleration: Acceleration::None }));
    setup.regulations = Regulations { official: true, ..Regulations::default() };
    let mut state = example::event(setup, 10);
    for act in preparations(&state, 7, &str::cmp) {
        state.apply(&act).unwrap();
    }
    state
}

/// Publishes the next round; White wins all boards except the last ones, which stay open.
fn play(state: &mut State, open: usize) {
    let made = propose_next(state.clone(), &()).unwrap();
    let (round, boards) = (state.next_round(), made.boards.len());
    let publish = Act::Publish { round, boards: made.boards, byes: made.byes, by: PairedBy::System };
    state.apply(&publish).unwrap();
    for board in (1..).map(BoardNo).take(boards - open) {
        state.apply(&Act::Record { round, board, outcome: WON }).unwrap();
    }
}

fn correct(round: u16) -> Act {
    let (round, board) = (RoundNo(round), BoardNo(1));
    Act::Correct { round, board, was: WON, now: Some(LOST), reason: Remark::default() }
}

#[track_caller]
fn refused(state: &State, act: &Act) -> String {
    state.check_now(act).err().map_or_else(String::new, |Refused(why)| why[0].to_string())
}

fn asked(state: &State, act: &Act) -> Vec<(Level, Clause)> {
    state.warnings(act).into_iter().map(|one| (one.level, one.clause)).collect()
}

fn configured(state: &State, change: impl FnOnce(&mut Setup)) -> Act {
    let mut setup = state.setup.clone();
    change(&mut setup);
    Act::Configure { details: state.details.clone(), setup }
}

fn numbered(order: [u32; 10], by: Numbering) -> Act {
    Act::Number { order: order.map(PlayerId).to_vec(), by }
}

fn rate(state: &mut State, player: u32, rating: &str) {
    let id = PlayerId(player);
    let entrant = state.player(id).unwrap().entrant.clone();
    let entrant = crate::event::action::Entrant { rating: rating.parse().ok(), ..entrant };
    state.apply(&Act::Edit { id, entrant }).unwrap();
}

/// The players are in the order 1, 10, 2, 3 ...: by name, because all are unrated.
#[test]
fn c04_2_2_3_changes_of_numbers_warn_and_end_with_round_4() {
    let mut state = swiss();
    let exchange = numbered([1, 10, 3, 2, 4, 5, 6, 7, 8, 9], Numbering::Hand);
    assert_eq!(asked(&state, &exchange), [], "before round 1 freely");
    rate(&mut state, 1, "2000");
    let weaker = numbered([10, 1, 2, 3, 4, 5, 6, 7, 8, 9], Numbering::Lots { seed: 1 });
    assert!(refused(&state, &weaker).contains("player 10 would be before player 1, who is stronger"));
    play(&mut state, 0);
    let told = state.warnings(&exchange);
    assert_eq!(asked(&state, &exchange), [(Level::Confirm, Clause::Renumbering)]);
    assert!(told[0].text.ends_with("player 3 4 → 3, player 2 3 → 4"), "{}", told[0].text);
    assert_eq!(asked(&state, &numbered([1, 10, 2, 3, 4, 5, 6, 7, 8, 9], Numbering::Hand)), []);
    (0..3).for_each(|_| play(&mut state, 0));
    assert!(refused(&state, &exchange).contains("once round 4 is published"));
    state.setup.regulations.official = false;
    assert_eq!(
        asked(&state, &exchange),
        [(Level::ConfirmTwice, Clause::Renumbering)],
        "as ever outside of it"
    );
    assert!(state.check(&exchange).is_ok());
}

/// In every round, also after round 4 (Q156): no numbered player overtakes another.
#[test]
fn c04_2_2_4_a_late_entry_gets_a_number_with_the_next_round() {
    let mut state = swiss();
    for round in 1..=4 {
        play(&mut state, 0);
        let id = PlayerId(10 + round);
        let rating = ["1500", "1700", "1600", "1400"][round as usize - 1].parse().ok();
        let entrant =
            crate::event::action::Entrant { name: "late".parse().unwrap(), rating, ..Default::default() };
        state.apply(&Act::Register { id, entrant }).unwrap();
        assert_eq!(state.player(id).unwrap().number, None);
        let acts = preparations(&state, 7, &str::cmp);
        assert_eq!(acts.len(), 1);
        assert_eq!(asked(&state, &acts[0]), [(Level::Line, Clause::Renumbering)]);
        for act in &acts {
            state.apply(act).unwrap();
        }
        assert_eq!(preparations(&state, 7, &str::cmp), []);
    }
    let order: Vec<u32> = state.by_number().iter().map(|player| player.id.0).collect();
    assert_eq!(order, [12, 13, 11, 14, 1, 10, 2, 3, 4, 5, 6, 7, 8, 9]);
    play(&mut state, 0);
    assert!(state.rounds[4].players().any(|player| player == PlayerId(14)));
}

/// A report shows the numbers used, whatever its ratings.
#[test]
fn the_numbers_of_a_report_are_imported() {
    let mut state = swiss();
    rate(&mut state, 10, "2000");
    let given = numbered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], Numbering::Hand);
    assert!(refused(&state, &given).contains("player 2 would be before player 10"));
    for player in state.players.iter_mut() {
        player.number = None;
    }
    assert!(state.check(&given).is_ok());
    let registered = numbered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], Numbering::Registration);
    assert!(state.check(&registered).is_err());
    let other = numbered([2, 1, 3, 4, 5, 6, 7, 8, 9, 10], Numbering::Hand);
    assert!(state.check(&other).is_err());
}

/// Numbers of a round robin are drawn or set by hand (Q95), and its tables use them.
#[test]
fn the_numbers_of_a_round_robin_are_free() {
    let mut state = swiss();
    state.setup.pairing = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };
    rate(&mut state, 1, "2000");
    let drawn = numbered([10, 1, 2, 3, 4, 5, 6, 7, 8, 9], Numbering::Lots { seed: 1 });
    assert!(state.check(&drawn).is_ok());
    let entrant = crate::event::action::Entrant { name: "late".parse().unwrap(), ..Default::default() };
    state.apply(&Act::Register { id: PlayerId(11), entrant }).unwrap();
    assert_eq!(state.player(PlayerId(11)).unwrap().number, Some(11));
}

/// Round 7 is played and round 8 is paired: 6, 7 and 8 can be corrected (general-handling 7).
#[test]
fn c04_2_4_3_the_last_two_played_rounds_can_be_corrected() {
    let mut state = swiss();
    (0..3).for_each(|_| play(&mut state, 0));
    assert_eq!((state.last_played(), state.first_correctable()), (RoundNo(3), RoundNo(2)));
    assert!(refused(&state, &correct(1)).contains("round 1 can no longer be corrected"));
    assert!(state.check(&correct(2)).is_ok() && state.check(&correct(3)).is_ok());
    let opened = |round| {
        let (round, board) = (RoundNo(round), BoardNo(1));
        Act::Correct { round, board, was: WON, now: None, reason: Remark::default() }
    };
    assert!(refused(&state, &opened(2)).contains("round 3 is paired: a game of round 2 needs a result"));
    assert!(state.check(&opened(3)).is_ok());
    play(&mut state, 1);
    assert!(state.check(&correct(2)).is_ok(), "round 4 is still being played");
    state.apply(&Act::Record { round: RoundNo(4), board: BoardNo(5), outcome: WON }).unwrap();
    assert!(refused(&state, &correct(2)).contains("only rounds from 3 on"));
    let rectify = Act::CorrectForRating {
        round: RoundNo(1),
        board: BoardNo(1),
        reported: Some(LOST),
        reason: Remark::default(),
    };
    assert_eq!(asked(&state, &rectify), [(Level::Confirm, Clause::RatingReportOnly)]);
    let before = crate::ranking::standings::Standings::after(&state, RoundNo(4));
    state.apply(&rectify).unwrap();
    assert_eq!(crate::ranking::standings::Standings::after(&state, RoundNo(4)), before);
    let board = state.board(RoundNo(1), BoardNo(1)).unwrap();
    assert_eq!((board.outcome.as_ref(), board.for_rating()), (Some(&WON), Some(&LOST)));
    state.setup.regulations.official = false;
    assert!(state.check(&correct(1)).is_ok(), "outside of official mode nothing has changed");
}

#[test]
fn official_mode_is_not_entered_again() {
    let mut state = swiss();
    let leave = configured(&state, |setup| setup.regulations.official = false);
    assert_eq!(asked(&state, &leave), [(Level::ConfirmTwice, Clause::OfficialModeLeft)]);
    let mut free = state.clone();
    free.apply(&leave).unwrap();
    let enter = configured(&free, |setup| setup.regulations.official = true);
    free.apply(&enter).unwrap();
    assert!(free.is_official(), "before round 1 it can be turned on and off");
    play(&mut state, 0);
    state.apply(&leave).unwrap();
    assert_eq!((state.left_official, state.is_marked_unofficial()), (Some(RoundNo(2)), true));
    let enter = configured(&state, |setup| setup.regulations.official = true);
    assert!(refused(&state, &enter).contains("not again once left"));
}

#[test]
fn an_adjourned_game_ends_at_any_time_and_the_end_waits_for_it() {
    let mut state = swiss();
    play(&mut state, 1);
    state.apply(&Act::Record { round: RoundNo(1), board: BoardNo(5), outcome: Outcome::Adjourned }).unwrap();
    (0..4).for_each(|_| play(&mut state, 0));
    let digest: Label = "0".repeat(64).parse().unwrap();
    let seal = Act::Seal { after: RoundNo(5), digest, signed: None, table: None };
    assert!(refused(&state, &seal).contains("board 5 of round 1"));
    let (round, board, was) = (RoundNo(1), BoardNo(5), Outcome::Adjourned);
    let finish =
        |now| Act::Correct { round, board, was: was.clone(), now: Some(now), reason: Remark::default() };
    assert_eq!(asked(&state, &finish(WON)), [(Level::Confirm, Clause::AdjournedFinished)]);
    let draw = Outcome::game(GameScore::Draw, GameScore::Draw);
    assert_eq!(asked(&state, &finish(draw)), [(Level::Line, Clause::AdjournedFinished)]);
    state.apply(&finish(WON)).unwrap();
    assert!(state.check(&seal).is_ok() && state.awaited_for_the_end().is_none());
}

#[test]
fn a_round_robin_ends_with_its_table() {
    let rules = PairingSystem::RoundRobin { cycles: 1, exchange_last_two: false };
    let mut state = example::event(example::setup(rules), 4);
    state.setup.regulations.official = true;
    state.setup.rounds = 9;
    for act in preparations(&state, 7, &str::cmp) {
        state.apply(&act).unwrap();
    }
    (0..2).for_each(|_| play(&mut state, 0));
    assert!(!state.ends_with(RoundNo(2)));
    play(&mut state, 1);
    assert!(state.ends_with(RoundNo(3)) && state.awaited_for_the_end().is_some());
}

#[test]
fn point_systems_are_limited_in_official_mode() {
    let state = swiss();
    let points = |of: [i32; 4]| {
        let [win, draw, loss, bye] = of.map(Points::from_tenths);
        let act = configured(&state, |setup| {
            let points = setup.game.points_mut().unwrap();
            (points.win, points.draw, points.loss) = (win, draw, loss);
            points.pairing_allocated_bye = bye;
        });
        refused(&state, &act)
    };
    assert_eq!(points([10, 5, 0, 5]) + &points([30, 10, 0, 10]) + &points([10, 5, 0, 0]), "");
    assert!(points([10, 6, 0, 10]).starts_with("two draws (0.6 each) are worth more"));
    assert!(points([10, 5, 0, 11]).contains("is worth more than a win"));
    assert!(points([10, 5, 0, 7]).contains("(expected 1.0, 0.5 or 0.0)"));
    assert!(points([30, 10, 0, 20]).contains("is worth what no game brings"));
    let mut state = state;
    play(&mut state, 0);
    let half = |setup: &mut Setup| {
        setup.game.points_mut().unwrap().pairing_allocated_bye = Points::from_tenths(5);
    };
    let three = |setup: &mut Setup| {
        let points = setup.game.points_mut().unwrap();
        (points.win, points.pairing_allocated_bye) = (Points::whole(3), Points::whole(3));
    };
    assert_eq!(refused(&state, &configured(&state, half)), "");
    assert!(refused(&state, &configured(&state, three)).contains("only before round 1"));
}

#[test]
fn some_acts_are_refused_after_round_1_is_published() {
    let mut state = swiss();
    let apart = Act::Forbid { players: vec![PlayerId(1), PlayerId(2)], first: RoundNo(1), last: RoundNo(5) };
    assert!(state.check(&apart).is_ok());
    play(&mut state, 0);
    assert!(refused(&state, &apart).contains("before round 1"));
    let half = Act::GrantBye { id: PlayerId(3), round: RoundNo(2), bye: ByeKind::HalfPoint };
    assert!(state.check(&half).is_ok());
    state.apply(&Act::BarHalfPointByes { id: PlayerId(3), barred: true }).unwrap();
    assert_eq!(refused(&state, &half), "player 3 may have no half-point bye (official mode)");
    let full = Act::GrantBye { id: PlayerId(3), round: RoundNo(2), bye: ByeKind::FullPoint };
    assert_eq!(asked(&state, &full), [(Level::Acknowledge, Clause::FullPointBye)]);
}

#[test]
fn a_round_by_hand_is_compared_with_the_system() {
    let mut state = swiss();
    play(&mut state, 0);
    let made = propose_next(state.clone(), &()).unwrap();
    let publish = |boards| Act::Publish { round: RoundNo(2), boards, byes: Vec::new(), by: PairedBy::Hand };
    assert_eq!(asked(&state, &publish(made.boards.clone())), [], "as the system pairs it");
    let mut boards = made.boards;
    boards[0].reverse();
    let asked = state.warnings(&publish(boards));
    let clauses: Vec<_> = asked.iter().map(|one| (one.level, one.clause)).collect();
    assert!(clauses.contains(&(Level::Confirm, Clause::ManualPairing)), "{asked:?}");
    assert!(clauses.contains(&(Level::Acknowledge, Clause::ColorsTurned)), "{asked:?}");
    assert!(asked.iter().any(|one| one.text.contains(" instead of ")), "{asked:?}");
}

#[test]
fn a_setup_that_cannot_be_finished_warns_before_round_1() {
    let mut state = swiss();
    assert_eq!(state.warning_of_no_end(), None);
    state.setup.rounds = 10;
    assert!(state.warning_of_no_end().unwrap().text.starts_with("10 players cannot be paired"));
    state.setup.rounds = 9;
    assert_eq!(state.warning_of_no_end(), None);
    let apart = Act::Forbid { players: vec![PlayerId(1), PlayerId(2)], first: RoundNo(1), last: RoundNo(9) };
    state.apply(&apart).unwrap();
    assert!(state.warning_of_no_end().is_some());
}

#[test]
fn official_mode_is_only_for_chess() {
    let state = State::new(&Header::new(Label::default(), swiss().details, Setup::bare(&Game::Dice)));
    assert!(!state.is_official() && !state.is_marked_unofficial());
    let enter = configured(&state, |setup| setup.regulations.official = true);
    assert!(refused(&state, &enter).starts_with("official mode is for chess"));
}
