//! Facts that turn out wrong in the hall are corrected at the desk, in any round, with results or without.

use crate::support::screen::TestDesk;
use wallchart::engine::action::{Act, Action, ByeKind, Outcome};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::round_correction::{self, Results};
use wallchart::engine::scoring::GameScore::{Loss, Win};
use wallchart::engine::state::State;

const EIGHT: [&str; 8] =
    ["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100", "Ed, 2000", "Flo, 1900", "Gus, 1800", "Hal, 1700"];

/// Eight players after the first round, in which White won the first two boards.
fn started(players: &[&str]) -> TestDesk {
    let mut desk = TestDesk::new("fide-swiss", players);
    desk.keys("4p<Enter>11");
    assert_eq!(state(&desk).rounds[0].results(), 2, "{}", desk.screen(120, 30));
    desk.keys("<Home>");
    desk
}

fn state(desk: &TestDesk) -> &State {
    desk.app.desk().unwrap().state()
}

fn seats(desk: &TestDesk, round: u16, board: u16) -> Vec<PlayerId> {
    state(desk).board(RoundNo(round), BoardNo(board)).unwrap().seats.clone()
}

fn outcome(desk: &TestDesk, round: u16, board: u16) -> Option<Outcome> {
    state(desk).board(RoundNo(round), BoardNo(board)).unwrap().outcome.clone()
}

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(120, 30);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

/// The next input belongs to a board without a result, not to the corrected one of another round.
#[test]
fn the_cursor_returns_to_a_board_without_a_result() {
    let mut desk = started(&EIGHT);
    desk.keys("<Tab>11p<Enter>1");
    assert_eq!((state(&desk).last_round(), state(&desk).rounds[1].results()), (RoundNo(2), 1));
    desk.keys("[<Home>]");
    desk.keys("0");
    assert_eq!(outcome(&desk, 2, 2), Some(Outcome::game(Loss, Win)), "{}", desk.screen(120, 30));
    assert_eq!(outcome(&desk, 2, 1), Some(Outcome::game(Win, Loss)));
}

#[test]
fn wrong_colours_of_a_board_that_has_its_result() {
    for (key, expected) in [("a", Outcome::game(Loss, Win)), ("b", Outcome::game(Win, Loss))] {
        let mut desk = started(&EIGHT);
        let before = seats(&desk, 1, 1);
        desk.keys("mc<Enter>");
        sees(&mut desk, "what becomes of the results of round 1?");
        desk.keys(key);
        sees(&mut desk, "the reason");
        desk.text("wrong colours");
        desk.keys("<Enter>");
        sees(&mut desk, "what this will do");
        desk.keys("c");
        assert_eq!(seats(&desk, 1, 1), [before[1], before[0]], "{}", desk.screen(120, 30));
        assert_eq!(outcome(&desk, 1, 1), Some(expected));
        assert_eq!(outcome(&desk, 1, 2), Some(Outcome::game(Win, Loss)), "other boards stay");
        desk.keys("8");
        sees(&mut desk, "wrong colours");
        desk.keys("u");
        sees(&mut desk, "it gets the boards and results from before");
        desk.keys("y");
        assert_eq!(seats(&desk, 1, 1), before, "one undo");
    }
}

#[test]
fn wrong_opponents_in_an_earlier_round() {
    let mut desk = started(&EIGHT);
    desk.keys("<Down><Down>11p");
    desk.keys("<Enter>");
    assert_eq!(state(&desk).rounds.len(), 2, "{}", desk.screen(120, 30));
    let second = state(&desk).rounds[1].clone();
    let (first, other) = (seats(&desk, 1, 1), seats(&desk, 1, 2));
    desk.keys("[<Home>m");
    // The players at the second seats of the first two boards.
    desk.keys("<Right>m<Down>m<Enter>");
    desk.keys("b<Enter>");
    sees(&mut desk, "1 later round was paired without it; it stays as played");
    desk.keys("c");
    assert_eq!(seats(&desk, 1, 1), [first[0], other[1]], "{}", desk.screen(120, 30));
    assert_eq!(seats(&desk, 1, 2), [other[0], first[1]]);
    assert_eq!(state(&desk).rounds[1], second);
    assert_eq!(state(&desk).rounds[0].results(), 4);
}

#[test]
fn a_moved_board_takes_its_result_along() {
    let mut desk = started(&EIGHT);
    let before = seats(&desk, 1, 1);
    desk.keys("mJ<Enter>");
    sees(&mut desk, "the reason");
    desk.keys("<Enter>c");
    assert_eq!(seats(&desk, 1, 2), before, "{}", desk.screen(120, 30));
    assert_eq!(outcome(&desk, 1, 2), Some(Outcome::game(Win, Loss)));
}

#[test]
fn esc_leaves_the_round_unchanged() {
    let mut desk = started(&EIGHT);
    let (before, acts) = (state(&desk).clone(), desk.app.desk().unwrap().entries().len());
    desk.keys("mc<Enter><Esc>");
    assert_eq!((state(&desk), desk.app.desk().unwrap().entries().len()), (&before, acts));
    sees(&mut desk, "round 1, published: correct it");
}

#[test]
fn a_published_round_is_withdrawn_and_paired_again() {
    let mut desk = started(&EIGHT);
    desk.keys("W");
    sees(&mut desk, "round 1 is withdrawn");
    desk.text("the list was wrong");
    desk.keys("<Enter>");
    sees(&mut desk, "withdrawing it clears 2 results");
    desk.keys("<Esc>");
    assert_eq!(state(&desk).rounds.len(), 1);
    desk.keys("W<Enter>w");
    // With results the question comes twice.
    desk.keys("w");
    assert_eq!(state(&desk).rounds.len(), 0, "{}", desk.screen(120, 30));
    desk.keys("p<Enter>");
    assert_eq!(state(&desk).rounds.len(), 1, "{}", desk.screen(120, 30));
    desk.keys("uyuy");
    assert_eq!(state(&desk).rounds[0].results(), 2, "undo brings it back with its results");
}

#[test]
fn each_of_several_boards_has_an_answer_of_its_own() {
    let mut desk = started(&EIGHT);
    let before = [seats(&desk, 1, 1), seats(&desk, 1, 2)];
    desk.keys("mcjc<Enter>");
    sees(&mut desk, "These boards have a result and are different now:");
    desk.keys("o");
    sees(&mut desk, "This board has a result and is different now:");
    sees(&mut desk, "board 1  ");
    desk.keys("b");
    sees(&mut desk, "board 2  ");
    desk.keys("e");
    sees(&mut desk, "the reason");
    desk.keys("<Enter>c");
    for (board, seats_before) in (1..).zip(&before) {
        assert_eq!(seats(&desk, 1, board), [seats_before[1], seats_before[0]], "{}", desk.screen(120, 30));
    }
    assert_eq!([outcome(&desk, 1, 1), outcome(&desk, 1, 2)], [Some(Outcome::game(Win, Loss)), None]);
}

#[test]
fn the_boards_of_withdrawn_players_are_changed_first() {
    let mut desk = started(&EIGHT);
    let name = state(&desk).name(seats(&desk, 1, 4)[1]);
    desk.keys("3/");
    desk.text(&name);
    desk.keys("<Enter>w<Enter>");
    sees(&mut desk, "is still to play");
    desk.keys("m");
    let screen = desk.screen(120, 30);
    let line = screen.lines().find(|line| line.starts_with('▌')).unwrap();
    assert!(line.contains(&name), "{screen}");
}

#[test]
fn a_manual_pairing_can_be_undone_and_completed() {
    let mut desk = TestDesk::new("fide-swiss", &EIGHT);
    desk.keys("4p");
    let names = |line: &str| line.trim_start_matches('▌').replace('›', " ");
    let shown =
        |desk: &mut TestDesk| desk.screen(120, 30).lines().skip(3).take(4).map(names).collect::<Vec<_>>();
    let by_system = shown(&mut desk);
    // Boards 1 and 2 are taken apart and one of them is seated differently; the last step is undone and
    // redone.
    desk.keys("xxa");
    desk.text("Ana");
    desk.keys("<Enter>");
    desk.text("Bo");
    desk.keys("<Enter>");
    sees(&mut desk, "2 players have no seat yet");
    desk.keys("u");
    sees(&mut desk, "the last change of this pairing is undone");
    desk.keys("k");
    sees(&mut desk, "4 players have no seat yet");
    desk.keys("uu");
    assert_eq!(shown(&mut desk), by_system);
    sees(&mut desk, "pairing of round 1, by the system");
    desk.keys("xxxxa");
    desk.text("Ana");
    desk.keys("<Enter>");
    desk.text("Bo");
    desk.keys("<Enter>p");
    sees(&mut desk, "the system has paired the rest");
    desk.keys("<Enter>p");
    let boards: Vec<Vec<u32>> = state(&desk).rounds[0]
        .boards
        .iter()
        .map(|board| board.seats.iter().map(|player| player.0).collect())
        .collect();
    assert_eq!(boards[0], [1, 2], "the director's own board stays");
    assert_eq!(boards.len(), 4, "{}", desk.screen(120, 30));
}

#[test]
fn a_late_player_takes_the_bye_of_the_running_round() {
    let mut desk = started(&EIGHT[..7]);
    assert_eq!(state(&desk).rounds[0].byes.len(), 1);
    let alone = state(&desk).rounds[0].byes[0].0;
    desk.keys("3a");
    desk.text("Ida, 2050");
    desk.keys("<Enter><Esc>4");
    let late = PlayerId(8);
    assert_eq!(state(&desk).players.len(), 8, "{}", desk.screen(120, 30));
    assert_eq!(state(&desk).player(late).unwrap().number, None, "the event is official");
    // The bye is taken apart, and a board of the two added.
    desk.keys("m<End>xa");
    let name = state(&desk).name(alone);
    desk.text(&name);
    desk.keys("<Enter><Enter><Enter>");
    sees(&mut desk, "the reason");
    desk.keys("<Enter>c");
    let round = state(&desk).rounds[0].clone();
    assert!(round.byes.is_empty() && round.boards.len() == 4, "{}", desk.screen(120, 30));
    let seated = state(&desk).player(late).unwrap();
    assert!(seated.is_present(RoundNo(1)));
    let stronger =
        state(&desk).players.iter().filter(|one| seated.entrant.rating < one.entrant.rating).count();
    assert_eq!(seated.number.map(usize::from), Some(stronger + 1), "who plays has a number");
    assert_eq!(round.results(), 2, "the results of the others stand");
}

#[test]
fn a_missed_round_becomes_a_bye_chosen_by_the_director() {
    let mut desk = started(&EIGHT);
    desk.keys("3a");
    desk.text("Ida, 1500");
    desk.keys("<Enter><Esc>4mb<Enter>");
    // The bye is zero-point at first; the key changes it.
    desk.keys("bbb");
    desk.keys("<Enter><Enter>c");
    let byes = state(&desk).rounds[0].byes.clone();
    assert_eq!(byes[..], [(PlayerId(9), ByeKind::HalfPoint)], "{}", desk.screen(120, 30));
}

#[test]
fn boards_without_a_result_are_paired_again() {
    let mut desk = started(&EIGHT);
    let kept = [seats(&desk, 1, 1), seats(&desk, 1, 2)];
    let gone = seats(&desk, 1, 3)[1];
    desk.keys("3/");
    let name = state(&desk).name(gone);
    desk.text(&name);
    desk.keys("<Enter>w<Enter><Esc>");
    if state(&desk).player(gone).unwrap().gone().is_none() {
        desk.keys("y");
    }
    assert!(state(&desk).player(gone).unwrap().gone().is_some(), "{}", desk.screen(120, 30));
    desk.keys("4");
    sees(&mut desk, " †");
    sees(&mut desk, "left: f forfeit, m another opponent");
    desk.keys("mp<Enter><Enter>c");
    let round = state(&desk).rounds[0].clone();
    assert_eq!([seats(&desk, 1, 1), seats(&desk, 1, 2)], kept, "{}", desk.screen(120, 30));
    assert_eq!((round.boards.len(), round.byes.len(), round.results()), (3, 1, 2));
    assert!(!round.players().any(|player| player == gone));
    let last = desk.app.desk().unwrap().entries().last().unwrap().action.clone();
    assert!(matches!(last, Action::Do(Act::CorrectRound { .. })));
}

/// A player who was withdrawn while the round was published is not in its new pairing.
#[test]
fn a_new_pairing_leaves_out_withdrawn_players() {
    let mut desk = started(&EIGHT);
    let gone = seats(&desk, 1, 3)[1];
    desk.keys("3/");
    let name = state(&desk).name(gone);
    desk.text(&name);
    desk.keys("<Enter>w<Enter><Esc>");
    assert!(state(&desk).player(gone).unwrap().gone().is_some(), "{}", desk.screen(120, 30));
    desk.keys("4W<Enter>wwp<Enter>");
    let round = state(&desk).rounds[0].clone();
    assert!(!round.players().any(|player| player == gone), "{}", desk.screen(120, 30));
    assert_eq!((round.boards.len(), round.byes.len()), (3, 1));
}

#[test]
fn players_who_meet_again_later_are_named() {
    let mut desk = started(&EIGHT);
    desk.keys("<Down><Down>11p<Enter>1111");
    let met = seats(&desk, 2, 1);
    let home =
        |desk: &TestDesk, player| (1..=4).find(|board| seats(desk, 1, *board).contains(&player)).unwrap();
    let (one, other) = (home(&desk, met[0]), home(&desk, met[1]));
    assert_ne!(one, other);
    // The second of the pair goes to the board of the first, in place of that player's opponent.
    let opponent = seats(&desk, 1, one).into_iter().find(|player| *player != met[0]).unwrap();
    let boards: Vec<Vec<PlayerId>> = state(&desk).rounds[0]
        .boards
        .iter()
        .map(|board| {
            let turn = |player: &PlayerId| match *player {
                player if player == met[1] => opponent,
                player if player == opponent => met[1],
                player => player,
            };
            board.seats.iter().map(turn).collect()
        })
        .collect();
    let act = round_correction::correction(
        state(&desk),
        RoundNo(1),
        boards,
        Vec::new(),
        &|_| Results::StayAtBoards,
        "list wrong".parse().unwrap(),
    );
    let warnings = state(&desk).warnings(&act.unwrap());
    assert!(warnings.iter().any(|one| one.text.ends_with("meet in round 2 too")), "{warnings:?}");
}

/// The desk after two rounds of eight in which White won every game, with a manual pairing of the third one.
fn third_by_hand() -> TestDesk {
    let mut desk = TestDesk::new("fide-swiss", &EIGHT);
    desk.keys("4p<Enter>1111p<Enter>1111p");
    desk
}

#[test]
fn players_without_a_seat_are_listed_with_details() {
    let mut desk = third_by_hand();
    let met = seats(&desk, 1, 1);
    desk.keys("xxxx");
    sees(&mut desk, "no seat yet: 8 players");
    let due = |desk: &mut TestDesk, name: &str| desk.line(&format!(" {name} · "));
    let line = due(&mut desk, "Ana");
    assert!(line.contains("2400") && line.contains(" due ("), "{line}");
    // The finder shows the opponents and their rounds.
    desk.keys("a");
    let name = state(&desk).name(met[0]);
    desk.text(&name);
    desk.keys("<Enter>");
    let number = state(&desk).player(met[0]).unwrap().number.unwrap();
    sees(&mut desk, &format!("Black against {number} {name}"));
    sees(&mut desk, &format!("met {name} in round 1"));
}

#[test]
fn byes_during_a_manual_pairing_count() {
    let mut desk = third_by_hand();
    desk.keys("x");
    let waiting = |desk: &TestDesk, name: &str| {
        state(desk).players.iter().find(|player| player.entrant.name == *name).unwrap().number.unwrap()
    };
    let (hal, gus) = (waiting(&desk, "Hal"), waiting(&desk, "Gus"));
    for (number, keys, typed) in [(hal, "b", "3 half"), (gus, "w", "")] {
        desk.keys("3<Home>");
        desk.keys(&"<Down>".repeat(usize::from(number) - 1));
        desk.keys(keys);
        desk.text(typed);
        desk.keys("<Enter>4");
    }
    let screen = desk.screen(120, 30);
    assert!(screen.contains("Hal") && screen.contains("half-point bye"), "{screen}");
    assert!(!screen.contains("Gus"), "{screen}");
    // The undo of the bye counts too, once that of the withdrawal is done.
    desk.keys("3uu4");
    sees(&mut desk, "no seat yet");
    assert!(!desk.screen(120, 30).contains("half-point bye"), "{}", desk.screen(120, 30));
}

#[test]
fn a_third_equal_colour_and_every_other_broken_rule_are_named() {
    let mut desk = TestDesk::new("fide-swiss", &EIGHT);
    desk.keys("4p<Enter>1111p");
    // Every board of the second round is turned, so that some players have one colour twice; then again in
    // the third.
    desk.keys("c<Down>c<Down>c<Down>c<Enter>p1111p");
    let twice = |desk: &TestDesk| {
        let white =
            |round: u16| -> Vec<PlayerId> { (1..=4).map(|board| seats(desk, round, board)[0]).collect() };
        let second = white(2);
        white(1).into_iter().filter(|player| second.contains(player)).collect::<Vec<_>>()
    };
    let twice = twice(&desk);
    assert!(!twice.is_empty(), "nobody had White twice: {}", desk.screen(120, 30));
    desk.keys("c<Down>c<Down>c<Down>c");
    sees(&mut desk, "times in a row");
    sees(&mut desk, "C.04.1 article 7");
    sees(&mut desk, "times more often");
}

#[test]
fn a_reason_is_offered_again_after_a_step_back() {
    let mut desk = started(&EIGHT);
    desk.keys("mc<Enter>a");
    desk.text("wrong colours");
    desk.keys("<Enter>");
    sees(&mut desk, "what this will do");
    desk.keys("<Esc>");
    let screen = desk.screen(120, 30);
    assert!(screen.contains("wrong colours"), "{screen}");
}

#[test]
fn the_search_for_a_seat_uses_names_and_numbers_only() {
    let mut desk = third_by_hand();
    desk.keys("xxxxa");
    // Every player has a colour that is due.
    desk.text("due");
    sees(&mut desk, "nothing matches");
    desk.keys("<Ctrl-u>");
    desk.text("gus");
    sees(&mut desk, "1/8");
}

#[test]
fn dropped_changes_of_a_published_round_are_named_so() {
    let mut desk = started(&EIGHT);
    desk.keys("mc<Esc>");
    sees(&mut desk, "what you changed is not recorded");
    desk.keys("d");
    sees(&mut desk, "the round stays as it was published");
    // The screen names a player who lost a seat of a published round, instead of saying that no rule is
    // broken.
    desk.keys("mx");
    sees(&mut desk, "2 players have no seat yet");
}

#[test]
fn a_reason_is_not_offered_for_a_changed_board() {
    let mut desk = started(&EIGHT);
    desk.keys("c0");
    desk.text("slip misread");
    desk.keys("<Esc>W<Enter>");
    // With results the question comes twice.
    desk.keys("ww");
    assert_eq!(state(&desk).rounds.len(), 0, "{}", desk.screen(120, 30));
    desk.keys("p<Enter>1<Home>c0");
    let screen = desk.screen(120, 30);
    assert!(screen.contains("the reason") && !screen.contains("slip misread"), "{screen}");
}

#[test]
fn the_desk_does_not_wait_for_withdrawn_players() {
    let mut desk = started(&EIGHT);
    desk.keys("3<End>w<Enter><Esc>");
    let gone = state(&desk).players.iter().find(|player| player.gone().is_some()).unwrap();
    let (gone, name) = (gone.id, gone.entrant.name.to_string());
    let board = (1..=4).find(|board| seats(&desk, 1, *board).contains(&gone)).unwrap();
    desk.keys(&format!("4<Home>{}mx", "<Down>".repeat(usize::from(board) - 1)));
    sees(&mut desk, "1 player has no seat yet");
    // The only listed player is the opponent.
    assert!(!desk.screen(120, 30).contains(&format!(" {name} · ")), "{}", desk.screen(120, 30));
}

#[test]
fn a_knockout_does_not_wait_for_eliminated_players() {
    let mut desk = TestDesk::new("knockout", &EIGHT);
    desk.keys("4p<Enter>1111pm<Down>m");
    let screen = desk.screen(120, 30);
    assert!(screen.contains("MANUAL PAIRING") && !screen.contains("no seat yet"), "{screen}");
}
