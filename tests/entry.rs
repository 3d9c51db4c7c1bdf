//! Entering results as a director does: every kind of result, slips, the second pass, adjourned games, fixed
//! boards.

use std::path::Path;

use crate::support::screen::{TestDesk, app_with, script};
use wallchart::engine::action::{Act, Outcome, PairedBy};
use wallchart::engine::game::dice::Die;
use wallchart::engine::game::tractor::cards::Rank;
use wallchart::engine::game::tractor::round::Round as TractorRound;
use wallchart::engine::game::tractor::table::Seat;
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::meetings::Meetings;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{Game, TractorStart};
use wallchart::engine::state::State;
use wallchart::engine::text::Remark;
use wallchart::entry::keys::KeySet;
use wallchart::entry::{Draft, Typed};
use wallchart::formats::import;
use wallchart::formats::judge::tractor;
use wallchart::formats::trf;
use wallchart::tui::jobs::request::Said;
use wallchart::tui::keys::intent::Intent;
use wallchart::tui::keys::{Context, Key, Keymap, Override};
use wallchart::tui::scene::settings::Settings;
use wallchart::tui::terminal::event::Event;
use wallchart::tui::why::pairing::PairingQuestion;

const EIGHT: [&str; 8] =
    ["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100", "Ed, 2000", "Flo, 1900", "Gus, 1800", "Hal, 1700"];

const HANDS: [&str; 4] = ["Ann", "Ben", "Cat", "Dan"];

/// The same players as partners, in pairs.
const PAIRS: [&str; 4] = ["Ann, team 1", "Ben, team 1", "Cat, team 2", "Dan, team 2"];

fn swiss() -> TestDesk {
    let mut desk = TestDesk::new("fide-swiss", &EIGHT);
    desk.keys("4p<Enter>");
    assert_eq!(state(&desk).rounds.len(), 1, "{}", desk.screen(100, 24));
    desk
}

fn state(desk: &TestDesk) -> &State {
    desk.app.desk().unwrap().state()
}

fn outcome(desk: &TestDesk, round: u16, board: u16) -> Option<&Outcome> {
    state(desk).board(RoundNo(round), BoardNo(board)).unwrap().outcome.as_ref()
}

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(120, 30);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

#[test]
fn every_rare_result_has_a_letter_and_survives_a_report() {
    let (win, draw, loss) = (GameScore::Win, GameScore::Draw, GameScore::Loss);
    let cases = [
        ("a", draw, loss, true, "½ – 0"),
        ("b", loss, draw, true, "0 – ½"),
        ("c", loss, loss, true, "0 – 0"),
        ("d", win, loss, false, "1 – 0"),
        ("e", draw, draw, false, "½ – ½"),
        ("f", loss, win, false, "0 – 1"),
    ];
    for (key, white, black, rated, shown) in cases {
        let mut desk = swiss();
        desk.keys("o");
        sees(&mut desk, "½–½ unrated");
        desk.keys(key);
        assert_eq!(outcome(&desk, 1, 1), Some(&Outcome::Game { white, black, rated }), "{key}");
        sees(&mut desk, shown);
        if !rated {
            sees(&mut desk, "unrated");
        }
        desk.keys("111");
        let points = |side| match side {
            GameScore::Win => "1.0",
            GameScore::Draw => "0.5",
            GameScore::Loss => "0.0",
        };
        let meetings = Meetings::after(state(&desk), RoundNo(1));
        let seats = &state(&desk).board(RoundNo(1), BoardNo(1)).unwrap().seats;
        let scored = seats.iter().map(|seat| meetings.points(*seat).to_string()).collect::<Vec<_>>();
        assert_eq!(scored, [points(white), points(black)], "{key}");
        let report = trf::event::write(state(&desk)).unwrap();
        let text = trf::write(&report, trf::Codes::Trf26).unwrap();
        let acts = import::report(text.as_bytes()).unwrap().acts;
        let recorded = acts.into_iter().find_map(|act| {
            let Act::Record { board: BoardNo(1), outcome, .. } = act else { return None };
            Some(outcome)
        });
        assert_eq!(recorded, Some(Outcome::Game { white, black, rated }), "{key} through a report");
        // The next round is paired, and the two of board 1 have met.
        desk.keys("p<Enter>");
        assert_eq!(state(&desk).rounds.len(), 2, "{key}\n{}", desk.screen(100, 24));
        let met: Vec<PlayerId> = state(&desk).board(RoundNo(1), BoardNo(1)).unwrap().seats.clone();
        let again = state(&desk).rounds[1]
            .boards
            .iter()
            .any(|board| board.seats.iter().all(|seat| met.contains(seat)));
        assert!(!again, "{key}: a game that was played is not paired again");
    }
}

#[test]
fn an_unrated_game_changes_no_rating() {
    let mut desk = TestDesk::home();
    desk.make("probit-new", &["Ana, 100", "Bo, 110"]);
    desk.keys("4pa");
    desk.text("Ana");
    desk.keys("<Enter>");
    desk.text("Bo");
    desk.keys("<Enter><Enter>");
    if state(&desk).rounds.is_empty() {
        desk.keys("y");
    }
    let ratings = |desk: &TestDesk| -> Vec<_> {
        let standings = desk.app.desk().unwrap().standings();
        let mut rows: Vec<_> = standings.rows.iter().map(|row| (row.player, row.rating.now)).collect();
        rows.sort();
        rows
    };
    let before = ratings(&desk);
    desk.keys("od");
    assert!(matches!(outcome(&desk, 1, 1), Some(Outcome::Game { rated: false, .. })));
    assert_eq!(ratings(&desk), before);
    desk.keys("u1");
    assert_ne!(ratings(&desk), before);
}

#[test]
fn an_adjourned_game_takes_one_key_for_its_result() {
    let mut desk = swiss();
    // A draw is plausible, so the line above the keys stays.
    desk.keys("a=");
    sees(&mut desk, "missing 3 4 · adjourned 1");
    desk.keys("1=");
    sees(&mut desk, "adjourned 1");
    sees(&mut desk, "live, 3 of 4 in");
    desk.keys("py<Enter>");
    let second = state(&desk).rounds[1].clone();
    assert_eq!(state(&desk).rounds.len(), 2, "{}", desk.screen(100, 24));
    // The walk of the round before waits at the adjourned game.
    desk.keys("[<Tab>0");
    sees(&mut desk, "counted as drawn, and later rounds were paired with that");
    desk.keys("c");
    assert_eq!(outcome(&desk, 1, 1), Some(&Outcome::game(GameScore::Loss, GameScore::Win)));
    assert_eq!(state(&desk).rounds[1], second, "pairings already made stay");
    let meetings = Meetings::after(state(&desk), RoundNo(1));
    let black = state(&desk).board(RoundNo(1), BoardNo(1)).unwrap().seats[1];
    assert_eq!(meetings.points(black).to_string(), "1.0");
}

#[test]
fn slips_open_lines_and_tables_in_any_order() {
    let mut desk = TestDesk::new("crikey-round-robin", &["Ana, 70", "Bo, 71", "Cy, 72", "Di, 73"]);
    desk.keys("4p<Enter>s2<Enter>");
    desk.text("1 20 15");
    desk.keys("<Enter>");
    assert!(outcome(&desk, 1, 2).is_some(), "{}", desk.screen(100, 24));
    sees(&mut desk, "slip");
    desk.keys("1<Enter>");
    desk.text("0 3 4");
    desk.keys("<Enter>");
    assert!(outcome(&desk, 1, 1).is_some());
    desk.keys("7<Enter>");
    sees(&mut desk, "there is no board `7`");
    desk.keys("<Esc>");
    sees(&mut desk, "complete");

    let mut desk = TestDesk::new("dice", &["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]);
    desk.keys("4p<Enter>");
    let tables = state(&desk).rounds[0].boards.len();
    assert!(1 < tables);
    let seats = state(&desk).rounds[0].boards[1].seats.len();
    desk.keys("s2<Enter>");
    (0..seats).for_each(|_| desk.keys("12345<Enter>"));
    assert!(outcome(&desk, 1, 2).is_some(), "{}", desk.screen(100, 30));
    assert!(outcome(&desk, 1, 1).is_none());
    // A name leads there as well.
    desk.keys("/");
    let name = state(&desk).name(state(&desk).rounds[0].boards[0].seats[0]);
    desk.text(&name);
    desk.keys("<Enter><Enter>12345<Enter>");
    sees(&mut desk, "high die");
}

#[test]
fn one_key_slips_continue_by_number_name_or_cursor() {
    let mut desk = TestDesk::with_keys(KeySet::Letters);
    desk.make("fide-swiss", &EIGHT);
    desk.keys("4p<Enter>s3+2*");
    assert_eq!(outcome(&desk, 1, 3), Some(&Outcome::game(GameScore::Win, GameScore::Loss)));
    assert_eq!(outcome(&desk, 1, 2), Some(&Outcome::game(GameScore::Draw, GameScore::Draw)));
    desk.keys("/");
    let name = state(&desk).name(state(&desk).rounds[0].boards[3].seats[0]);
    desk.text(&name);
    desk.keys("<Enter>-");
    assert_eq!(outcome(&desk, 1, 4), Some(&Outcome::game(GameScore::Loss, GameScore::Win)));
    desk.keys("1<Enter>w");
    assert_eq!(outcome(&desk, 1, 1), Some(&Outcome::game(GameScore::Win, GameScore::Loss)));
}

#[test]
fn the_second_pass_of_dice_compares_hand_by_hand() {
    let mut desk = TestDesk::new("dice", &HANDS);
    desk.keys("4p<Enter>11166<Enter>22233<Enter>12345<Enter>66655<Enter>");
    assert!(outcome(&desk, 1, 1).is_some(), "{}", desk.screen(100, 24));
    desk.keys("v");
    let hidden = desk.screen(100, 24);
    assert!(!hidden.contains("full house"), "{hidden}");
    desk.keys("<Enter>11166<Enter>22234<Enter>");
    sees(&mut desk, "the two passes differ");
    sees(&mut desk, "entry");
    // A further die is refused; after Enter the hand is empty and typed again.
    desk.keys("2");
    sees(&mut desk, "2 was ignored");
    desk.keys("<Enter>");
    let again = desk.screen(100, 24);
    assert!(again.contains("5 dice to come") && !again.contains("2 2 2 3 4"), "{again}");
    desk.keys("22233<Enter>12345<Enter>66655<Enter>");
    assert!(state(&desk).rounds[0].boards[0].agreed, "{}", desk.screen(100, 24));
    sees(&mut desk, "agreed 1");
}

/// The journal has the operator of each entry, and shows both operators if the two passes differ.
#[test]
fn a_difference_names_both_operators() {
    let mut desk = swiss();
    desk.keys("<Alt-w>");
    desk.text("Anna");
    desk.keys("<Enter>11<Alt-w><Backspace><Backspace><Backspace><Backspace>");
    desk.text("Bertil");
    desk.keys("<Enter>v0");
    sees(&mut desk, "first pass: Anna, entry");
    sees(&mut desk, "second pass: Bertil, now");
    desk.keys("n");
    let typists: Vec<&str> = desk.app.desk().unwrap().entries().iter().map(|entry| &*entry.by).collect();
    assert_eq!(typists[typists.len() - 2..], ["Anna", "Anna"]);
    desk.keys("u");
    assert_eq!(desk.app.desk().unwrap().entries().last().unwrap().by, "Bertil");
}

#[test]
fn a_difference_causes_a_question_at_the_end_of_a_table() {
    let mut desk = TestDesk::new("dice", &HANDS);
    desk.keys("4p<Enter>11166<Enter>22233<Enter>12345<Enter>66655<Enter>v<Enter>");
    // The second time the input is meant.
    desk.keys("11166<Enter>22233<Enter>12346<Enter><Enter>12346<Enter>66655<Enter>");
    sees(&mut desk, "c correct it to the second pass   Esc keep the first pass");
    let before = outcome(&desk, 1, 1).cloned();
    desk.keys("n");
    assert_eq!(outcome(&desk, 1, 1), before.as_ref());
    desk.keys("12346<Enter><Enter>12346<Enter>66655<Enter>cc");
    assert_ne!(outcome(&desk, 1, 1), before.as_ref());
}

/// Types lines, each closed by Enter.
fn type_lines(desk: &mut TestDesk, lines: &[&str]) {
    for line in lines {
        desk.text(line);
        desk.keys("<Enter>");
    }
}

/// Enters a result, types another in the second pass, keeps the first, and types the second again.
#[track_caller]
fn check_declined(
    mut desk: TestDesk,
    first: &dyn Fn(&mut TestDesk),
    second: &dyn Fn(&mut TestDesk),
    gone: &str,
) {
    desk.keys("4p<Enter>");
    first(&mut desk);
    let before = outcome(&desk, 1, 1).cloned();
    assert!(before.is_some(), "{}", desk.screen(100, 30));
    desk.keys("v");
    second(&mut desk);
    sees(&mut desk, "Esc keep the first pass");
    desk.keys("<Esc>");
    let screen = desk.screen(100, 30);
    assert!(!screen.contains(gone), "`{gone}` is still there:\n{screen}");
    assert_eq!(outcome(&desk, 1, 1).cloned(), before);
    assert!(!state(&desk).rounds[0].boards[0].agreed, "a difference is no agreement");
}

#[test]
fn a_declined_difference_discards_the_second_pass() {
    for preset in ["fide-swiss", "probit-new"] {
        check_declined(
            TestDesk::new(preset, &EIGHT),
            &|desk| desk.keys("1"),
            &|desk| desk.keys("0"),
            "0 – 1",
        );
    }
    let crikey = TestDesk::new("crikey-round-robin", &["Ana, 70", "Bo, 71", "Cy, 72", "Di, 73"]);
    check_declined(
        crikey,
        &|desk| type_lines(desk, &["1 20 15"]),
        &|desk| type_lines(desk, &["1 20 51"]),
        "20 51",
    );
    let hands = ["11166", "22233", "12345"];
    check_declined(
        TestDesk::new("dice", &HANDS),
        &|desk| type_lines(desk, &[&hands[..], &["66655"]].concat()),
        &|desk| type_lines(desk, &[&[""], &hands[..], &["66654"]].concat()),
        "6 6 6 5 4",
    );
    let sample = include_bytes!("seeds/tractor/sample.in");
    let lines = lines_of(&tractor::parse(sample).unwrap().rounds[0]);
    let (last, lines) = lines.split_last().unwrap();
    let other = last.replace("CQCAD2", "CQCAD7");
    let type_all = |desk: &mut TestDesk, [begin, last]: &[&str; 2]| {
        type_lines(desk, &[begin]);
        for line in lines {
            type_lines(desk, &[line]);
        }
        type_lines(desk, &[last]);
    };
    check_declined(
        TestDesk::new("tractor", &PAIRS),
        &|desk| type_all(desk, &["", last]),
        &|desk| type_all(desk, &["", &other]),
        "CQCAD7",
    );
}

#[test]
fn undo_moves_the_cursor_to_the_change() {
    let mut desk = swiss();
    desk.keys("1111p<Enter>");
    desk.keys("1u");
    let mark = |desk: &mut TestDesk, board: u16| {
        let screen = desk.screen(100, 24);
        let line = screen.lines().find(|line| line.contains('▌')).unwrap_or("").to_owned();
        assert!(line.contains(&format!(" {board} ")), "board {board}:\n{screen}");
    };
    mark(&mut desk, 1);
    desk.keys("uyu");
    mark(&mut desk, 4);
    assert_eq!(state(&desk).rounds[0].results(), 3);
    // A redone decision is final: the next input goes to a board without a result.
    desk.keys("uu<Ctrl-r>");
    mark(&mut desk, 3);
    desk.keys("=1");
    assert_eq!(state(&desk).rounds[0].results(), 4);
    assert_eq!(outcome(&desk, 1, 3), Some(&Outcome::game(GameScore::Draw, GameScore::Draw)));
}

#[test]
fn fixed_boards_are_retained_marked_and_checked() {
    let mut desk = TestDesk::new("fide-swiss", &EIGHT);
    desk.keys("gx");
    desk.text("3");
    desk.keys("<Enter>4p<Enter>");
    let first = state(&desk).players.iter().find(|player| player.fixed_board.is_some()).unwrap().id;
    assert!(state(&desk).rounds[0].boards[2].seats.contains(&first));
    sees(&mut desk, "⌂ fixed");
    desk.keys("1111 3gx");
    desk.text("9");
    desk.keys("<Enter>4p<Enter>");
    sees(&mut desk, "there is no board 9 in this round");
    desk.keys("p");
    assert_eq!(state(&desk).rounds.len(), 2);
}

#[test]
fn a_manual_pairing_begins_visibly_and_ends_with_a_comparison() {
    let mut desk = swiss();
    desk.keys("1111p");
    sees(&mut desk, "pairing of round 2, by the system");
    // The players with White on the first two boards are exchanged.
    desk.keys("mjm");
    sees(&mut desk, "MANUAL PAIRING of round 2");
    sees(&mut desk, "manual pairing begins");
    desk.keys("<Enter>");
    sees(&mut desk, "2 of 4 boards as the system makes them");
    sees(&mut desk, "(manual pairing)");
    desk.keys("p");
    assert_eq!(state(&desk).rounds.len(), 2, "{}", desk.screen(100, 24));
    let accepted = &desk.app.desk().unwrap().entries().last().unwrap().accepted;
    assert!(accepted.iter().any(|clause| clause == "manual pairing"), "{accepted:?}");
    sees(&mut desk, "by hand");
    // The published round is edited again and restored to the system's pairing.
    desk.keys("m");
    sees(&mut desk, "MANUAL PAIRING of round 2, published");
    desk.keys("<Enter>");
    sees(&mut desk, "nothing has changed");
    desk.keys("mjm<Enter>");
    sees(&mut desk, "the same pairs and byes as the system makes them");
    desk.keys("y");
    assert_eq!(state(&desk).rounds.len(), 2);
}

#[test]
fn leaving_official_mode_is_confirmed_twice() {
    let mut desk = TestDesk::new("fide-swiss", &["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100"]);
    desk.keys("4p<Enter>11p");
    // The boards of round 1 once more.
    desk.keys("xx");
    for board in state(&desk).rounds[0].boards.clone() {
        desk.keys("a");
        for seat in board.seats {
            let name = state(&desk).name(seat);
            desk.text(&name);
            desk.keys("<Enter>");
        }
    }
    sees(&mut desk, "met in round 1");
    desk.keys("<Enter>p");
    assert_eq!(state(&desk).rounds.len(), 1);
    desk.keys("p");
    assert_eq!(state(&desk).rounds.len(), 2);
}

#[test]
fn without_a_legal_pairing_the_director_pairs() {
    let mut desk = TestDesk::new("fide-swiss", &["Ana, 2400", "Bo, 2300"]);
    desk.keys("4p<Enter>1p");
    sees(&mut desk, "no pairing of all players satisfies");
    sees(&mut desk, "manual pairing begins");
    desk.keys("a");
    desk.text("Bo");
    desk.keys("<Enter>");
    desk.text("Ana");
    desk.keys("<Enter><Enter>pp");
    assert_eq!(state(&desk).rounds.len(), 2, "{}", desk.screen(100, 24));
}

/// The lines that a Tractor director types for a round: main suit and dealer, then one trick per line.
fn lines_of(round: &TractorRound) -> Vec<String> {
    let dealer = Seat::ALL.iter().position(|seat| *seat == round.setup.dealer).unwrap() + 1;
    let opening = format!("{} {dealer}", round.setup.main);
    std::iter::once(opening).chain(round.tricks.iter().map(ToString::to_string)).collect()
}

/// An event with one paired round of Tractor, at the ranks of a played round.
fn tractor_at(ranks: [Rank; 2]) -> State {
    let mut desk =
        TestDesk::new("tractor", &["Alice, team N", "Bob, team S", "Charles, team N", "David, team S"]);
    desk.keys("4p<Enter>");
    let mut state = state(&desk).clone();
    state.setup.game = Game::Tractor(TractorStart { team1: ranks[0], team2: ranks[1] });
    state
}

#[test]
fn typed_rounds_of_the_corpus_are_judged_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/seeds/tractor");
    let mut rounds = 0;
    for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        if name.starts_with("bad-") || file.extension().is_none_or(|extension| extension != "in") {
            continue;
        }
        for round in tractor::parse(&std::fs::read(&file).unwrap()).unwrap().rounds.iter().take(20) {
            let state = tractor_at(round.setup.ranks);
            let mut draft = Draft::of(&state, RoundNo(1), BoardNo(1), KeySet::OneZero).unwrap();
            let mut came_to = Typed::More;
            for line in lines_of(round) {
                assert_eq!(came_to, Typed::More, "{name}");
                for key in line.chars() {
                    assert_eq!(draft.type_char(key), Typed::More, "{name}: {line} at {key}");
                }
                came_to = draft.enter();
            }
            assert_eq!(came_to, Typed::Done(Outcome::Tractor(round.clone())), "{name}");
            rounds += 1;
        }
    }
    assert!(rounds > 20, "{rounds} rounds");
}

/// The second round is paired and on the screen; then a result of the first one is corrected.
fn paired_before_a_correction(typed: &str) -> TestDesk {
    let mut desk = swiss();
    desk.keys("1111 p");
    sees(&mut desk, "as the system makes it");
    desk.keys(typed);
    desk.keys("<F5>u<F4>");
    desk
}

#[test]
fn an_outdated_pairing_is_remade_before_publication() {
    let mut desk = paired_before_a_correction("");
    sees(&mut desk, "the event has changed since this pairing was made: Enter makes a new one");
    desk.keys("<Esc>0 p");
    sees(&mut desk, "as the system makes it");
    desk.keys("<F3>a");
    desk.text("Ivo, 2350");
    desk.keys("<Enter><Esc><F4><Enter>");
    sees(&mut desk, "the event has changed: this is the new pairing, not published yet");
    assert_eq!(state(&desk).rounds.len(), 1);
    desk.keys("<Enter>");
    let second = &state(&desk).rounds[1];
    assert_eq!(second.byes.len(), 1, "the late entry takes part: {}", desk.screen(100, 24));
    desk.keys("<F8>");
    sees(&mut desk, "file sound");
}

#[test]
fn a_manual_pairing_is_compared_with_the_systems_latest() {
    let mut desk = paired_before_a_correction("m j m");
    sees(&mut desk, "MANUAL PAIRING of round 2");
    desk.keys("<Enter>");
    // Round 1 is no longer complete.
    sees(&mut desk, "MANUAL PAIRING of round 2");
    desk.keys("<F5><Ctrl-r><F4><Enter>");
    sees(&mut desk, "the system's pairing with it: Enter compares with the new one");
    desk.keys("<Enter>");
    sees(&mut desk, "of 4 boards as the system makes them");
}

/// The description of a hand-made pairing counts its boards, not their order.
#[test]
fn a_manual_pairing_counts_its_changed_boards() {
    let mut desk = swiss();
    desk.keys("1111p");
    // The first board moves to the end: all pairs stay the same.
    desk.keys("JJJ");
    sees(&mut desk, "as the system makes it");
    assert!(!desk.screen(100, 24).contains("not as the system"), "{}", desk.screen(100, 24));
    // On the present first two boards the players with White are exchanged.
    desk.keys("kkkmjm");
    sees(&mut desk, "2 boards not as the system makes them");
    desk.keys("<Enter>");
    sees(&mut desk, "2 of 4 boards as the system makes them");
}

/// A board is explained by the state at the publication of its round, despite later changes.
#[test]
fn a_correction_does_not_make_system_boards_hand_made() {
    let mut desk = swiss();
    desk.keys("1111p<Enter>");
    let act = Act::Correct {
        round: RoundNo(1),
        board: BoardNo(1),
        was: Outcome::game(GameScore::Win, GameScore::Loss),
        now: Some(Outcome::game(GameScore::Loss, GameScore::Win)),
        reason: Remark::default(),
    };
    let mut state = state(&desk).clone();
    let told = |state: &State, board| {
        let lines = PairingQuestion::Board(BoardNo(board)).answer(state, RoundNo(2), &());
        format!("{lines:?}")
    };
    let before: Vec<String> = (1..=4).map(|board| told(&state, board)).collect();
    state.apply(&act).unwrap();
    let after: Vec<String> = (1..=4).map(|board| told(&state, board)).collect();
    assert_eq!(after, before);
    assert!(!after.concat().contains("by hand"), "{after:?}");
}

/// Keys at a board that record nothing, and the reason on the screen.
#[track_caller]
fn check_strict(mut desk: TestDesk, typed: &str, why: &str) {
    let acts = desk.app.desk().unwrap().entries().len();
    desk.text(typed);
    sees(&mut desk, why);
    desk.keys("<Enter>");
    assert_eq!(desk.app.desk().unwrap().entries().len(), acts, "{typed}\n{}", desk.screen(100, 24));
}

#[test]
fn only_the_typed_result_is_recorded() {
    let crikey = || {
        let mut desk = TestDesk::new("crikey-round-robin", &["Ana, 70", "Bo, 71", "Cy, 72", "Di, 73"]);
        desk.keys("4p<Enter>");
        desk
    };
    check_strict(crikey(), "1 20.5 3", "`.` does not fit here");
    check_strict(crikey(), "1 -5 3", "`-` does not fit here");
    let dice = || {
        let mut desk = TestDesk::new("dice", &HANDS);
        desk.keys("4p<Enter>");
        desk
    };
    check_strict(dice(), "712345", "`7` is not on a die");
    check_strict(dice(), "123u45", "`u` is not on a die");
    let mut tractor = TestDesk::new("tractor", &PAIRS);
    tractor.keys("4p<Enter><Enter>");
    check_strict(tractor, "H X1", "nobody at this table is `X`");
    // A blank or another key in the number of a slip does not change the board.
    for typed in ["1 2+", "1=2+", "1q2+", "12=+"] {
        let mut desk = swiss();
        desk.keys("s");
        check_strict(desk, typed, "does not belong to a slip");
    }
}

#[test]
fn a_key_without_a_meaning_says_so() {
    let mut desk = swiss();
    desk.keys("%");
    sees(&mut desk, "key % does nothing here (? shows the keys that work)");
    // A director who expects undo or suspend sees the right key.
    desk.keys("<Ctrl-z>");
    sees(&mut desk, "key Ctrl-z does nothing here (u undoes; no key suspends the desk)");
    desk.keys("f%");
    sees(&mut desk, "key % does nothing here (Esc goes back)");
    desk.keys("<Esc>");
    desk.app.handle(Event::Paste("1\n0".to_owned()));
    sees(&mut desk, "nothing was pasted");
    assert_eq!(state(&desk).rounds[0].results(), 0);
}

/// Two lines pasted at once would merge into one number at the join.
#[test]
fn only_one_line_may_be_pasted_at_a_board() {
    let mut desk = TestDesk::new("crikey-round-robin", &["Ana, 70", "Bo, 71", "Cy, 72", "Di, 73"]);
    desk.keys("4p<Enter>1");
    desk.app.handle(Event::Paste("20\n5 3".to_owned()));
    sees(&mut desk, "nothing was pasted");
    desk.app.handle(Event::Paste("20 15\r\n".to_owned()));
    desk.keys("<Enter>");
    let Some(Outcome::Crikey(played)) = outcome(&desk, 1, 1) else { panic!("no result") };
    assert_eq!((played.white_pieces, played.black_pieces), (20, 15));
}

/// A director who confirms messages with Enter in haste, or goes back with Esc, publishes nothing.
#[test]
fn a_warning_before_publishing_does_nothing_by_enter_or_esc() {
    for keys in ["<Esc>", "n", "<Enter><Esc>", "<Enter><Enter><Enter><Esc>", "s<Esc>", "c<Esc>"] {
        let mut desk = TestDesk::new("fide-swiss", &EIGHT);
        desk.keys("gx");
        desk.text("9");
        desk.keys("<Enter>4p<Enter>");
        sees(&mut desk, "p publish round 1   Esc back to the pairing");
        desk.keys(keys);
        assert!(state(&desk).rounds.is_empty(), "{keys} published the round");
        sees(&mut desk, "pairing of round 1");
        // The proposal is still there.
        desk.keys("<Enter>p");
        assert_eq!(state(&desk).rounds.len(), 1, "{keys}: {}", desk.screen(100, 24));
    }
}

/// A question shows the user's keys if they were changed.
#[test]
fn a_question_names_the_bound_keys() {
    let publish = Override { context: Context::Confirm, intent: Intent::Publish, keys: vec![Key::Char('%')] };
    let keymap = Keymap::new(KeySet::OneZero).overridden(&[publish]).unwrap();
    let mut desk = TestDesk::home();
    desk.app = app_with(desk.folder.path(), Settings { keymap, ..Settings::default() });
    desk.make("fide-swiss", &EIGHT);
    desk.keys("gx");
    desk.text("9");
    desk.keys("<Enter>4p<Enter>");
    sees(&mut desk, "% publish round 1   Esc back to the pairing");
    desk.keys("p");
    assert!(state(&desk).rounds.is_empty());
    desk.keys("%");
    assert_eq!(state(&desk).rounds.len(), 1);
}

/// The result of the first table, corrected with this many keys, including those of the correction itself.
#[track_caller]
fn corrected(desk: &mut TestDesk, keys: &str, most: usize) -> Outcome {
    let counted = script(keys).len();
    assert!(counted <= most, "{counted} keys");
    desk.keys(keys);
    sees(desk, "the reason (may stay empty)");
    desk.keys("<Enter>c");
    outcome(desk, 1, 1).cloned().unwrap()
}

#[test]
fn one_wrong_hand_is_corrected_in_a_few_keys() {
    let mut desk = TestDesk::new("dice", &HANDS);
    desk.keys("4p<Enter>11166<Enter>22233<Enter>12345<Enter>66655<Enter>");
    let Some(Outcome::Dice(before)) = outcome(&desk, 1, 1).cloned() else { panic!("no hands") };
    desk.keys("c");
    sees(&mut desk, "full house");
    desk.keys("<Esc>");
    let Outcome::Dice(after) = corrected(&mut desk, "c<Down>22234<End><Enter>", 9) else {
        panic!("no hands")
    };
    assert_eq!(after[1].dice().map(Die::face), [2, 2, 2, 3, 4]);
    assert_eq!((after[0], after[2], after[3]), (before[0], before[2], before[3]));
}

#[test]
fn one_wrong_card_is_corrected_in_a_few_keys() {
    let sample = include_bytes!("seeds/tractor/sample.in");
    let round = &tractor::parse(sample).unwrap().rounds[0];
    let lines = lines_of(round);
    // The last trick with another card: a mistake that the rules cannot detect.
    let wrong = lines.last().unwrap().replace("CQCAD2", "CQCAD7");
    let mut desk = TestDesk::new("tractor", &PAIRS);
    desk.keys("4p<Enter><Enter>");
    let (last, first) = lines.split_last().unwrap();
    type_lines(&mut desk, &first.iter().map(String::as_str).collect::<Vec<_>>());
    type_lines(&mut desk, &[&wrong]);
    assert!(outcome(&desk, 1, 1).is_some(), "{}", desk.screen(120, 40));
    desk.keys("c");
    let screen = desk.screen(140, 50);
    for line in &first[1..] {
        let lead = line.split(' ').next().unwrap();
        assert!(screen.contains(lead), "`{lead}` is not filled in:\n{screen}");
    }
    desk.keys("<Esc>");
    let behind = last.len() - last.find("CQCAD2").unwrap() - "CQCAD2".len();
    let keys = format!("c<PageDown>{}<Backspace>2<Enter>", "<Left>".repeat(behind));
    let after = corrected(&mut desk, &keys, 5 + behind);
    let Outcome::Tractor(after) = after else { panic!("no round") };
    assert_eq!(after.tricks, round.tricks);
}

/// A changed middle line is checked together with everything below it: the cursor stops at the first line
/// that no longer holds.
#[test]
fn a_change_that_breaks_a_later_trick_stops_there() {
    let sample = include_bytes!("seeds/tractor/sample.in");
    let lines = lines_of(&tractor::parse(sample).unwrap().rounds[0]);
    let mut desk = TestDesk::new("tractor", &PAIRS);
    desk.keys("4p<Enter><Enter>");
    type_lines(&mut desk, &lines.iter().map(String::as_str).collect::<Vec<_>>());
    let before = outcome(&desk, 1, 1).cloned();
    desk.keys("c<Down>");
    // The first trick is played with the last one's cards, so at the end they occur once too often.
    let last = lines.last().unwrap();
    desk.text(last);
    desk.keys("<Enter><PageDown><Enter>");
    assert!(matches!(desk.app.said(), Some(Said::Error(_))), "{}", desk.screen(120, 40));
    assert_eq!(outcome(&desk, 1, 1).cloned(), before);
}

/// The draft of a table after any key restores the input exactly.
#[test]
fn a_table_is_restored_after_any_key() {
    let sample = include_bytes!("seeds/tractor/sample.in");
    let round = &tractor::parse(sample).unwrap().rounds[0];
    let state = tractor_at(round.setup.ranks);
    let (at, board, keys) = (RoundNo(1), BoardNo(1), KeySet::OneZero);
    let mut draft = Draft::of(&state, at, board, keys).unwrap();
    let mut came_to = Typed::More;
    for line in lines_of(round) {
        for key in line.chars() {
            assert_eq!(draft.type_char(key), Typed::More);
            let mut again = Draft::taken_up(&state, at, board, &draft.typing(), false).unwrap();
            assert_eq!(again.typing(), draft.typing(), "{line} at {key}");
            again.backspace();
            assert_ne!(again.typing(), draft.typing(), "the caret is behind what was typed");
        }
        came_to = draft.enter();
        let again = Draft::taken_up(&state, at, board, &draft.typing(), false).unwrap();
        assert_eq!(again.typing(), draft.typing(), "{line}");
    }
    assert_eq!(came_to, Typed::Done(Outcome::Tractor(round.clone())));
}

/// A typed player causes the same questions as a player from a list.
#[test]
fn a_late_entry_in_a_knockout_must_be_accepted() {
    let mut desk = TestDesk::new("knockout", &["Ana, 2400", "Bo, 2300"]);
    desk.keys("4p<Enter>3a");
    desk.text("Cy, 2200");
    desk.keys("<Enter>");
    let _ = desk.line("Cy enters after round 1: a knockout that has begun has no place");
    desk.keys("<Esc>");
    assert_eq!(desk.app.desk().unwrap().state().players.len(), 2);
}

/// A result at the wrong one of two boards is detected when the prizes are given.
#[test]
fn namesakes_are_distinguished_wherever_results_are_entered() {
    let mut desk = TestDesk::home();
    desk.make("chess-round-robin", &["Nowak, Jan, 1900", "Dahl, Ida, 1800"]);
    desk.keys("a");
    desk.text("Jan Nowak, 1700");
    desk.keys("<Enter>");
    let asked = desk.screen(100, 24);
    assert!(asked.contains("`Jan Nowak` is already registered: No (1) Nowak, Jan"), "{asked}");
    desk.keys("r<Esc>a");
    desk.text("Nowak, Jan, 1600");
    desk.keys("<Enter>r<Esc>4p<Enter>");
    let round = desk.screen(100, 24);
    assert!(round.contains("Nowak, Jan (No 1)") && round.contains("Nowak, Jan (No 4)"), "{round}");
    desk.keys("0");
    let journal = desk.app.desk().unwrap().told_of(desk.app.desk().unwrap().entries().last().unwrap().seq);
    assert!(journal.contains("Nowak, Jan (No 1)"), "{journal}");
}

/// A score alone is a result: the ranks and the next dealer follow from it, and no judged trick is claimed.
#[test]
fn the_score_of_a_round_of_tractor_can_be_entered_alone() {
    let mut state = tractor_at(["2", "2"].map(|rank| rank.parse().unwrap()));
    let (round, board) = (RoundNo(1), BoardNo(1));
    let typed = |state: &State, text: &str| {
        wallchart::entry::written::read(state, (state.last_round(), board), text, KeySet::OneZero)
    };
    let wrong = |text: &str| typed(&state, text).unwrap_err().to_string();
    assert!(wrong("83 2").contains("multiple of 5"), "{}", wrong("83 2"));
    assert!(wrong("85").contains("dealer is missing"), "{}", wrong("85"));
    let outcome = typed(&state, "160 2").unwrap();
    assert!(matches!(&outcome, Outcome::TractorScore(score) if score.points == 160));
    state.apply(&Act::Record { round, board, outcome: outcome.clone() }).unwrap();
    // Bob dealt, so Alice and Charles defended: two steps up, and the deal goes to Charles.
    let progress = wallchart::engine::ranking::progress::after(&state, round);
    let levels: Vec<u8> = progress.iter().map(|own| own.level).collect();
    assert_eq!(levels, [2, 0, 2, 0]);
    assert_eq!(progress.iter().map(|own| own.taken).collect::<Vec<_>>(), [160, 0, 160, 0]);
    let told = wallchart::views::words::score(Some(&outcome));
    assert!(told.contains("no trick judged"), "{told}");
    assert!(wallchart::formats::export::tractor(&state).unwrap().starts_with(b"0"));
    let missing: Vec<_> = wallchart::formats::export::without_tricks(&state).collect();
    assert_eq!(missing, [(1, 1)]);
    // The next round offers the dealer.
    let seats = state.board(round, board).unwrap().seats.clone();
    let act = Act::Publish { round: RoundNo(2), boards: vec![seats], byes: vec![], by: PairedBy::Hand };
    state.apply(&act).unwrap();
    let offered = typed(&state, "40").unwrap();
    let Outcome::TractorScore(score) = offered else { panic!("{offered:?}") };
    assert_eq!(score.dealer.name(), "Charles");
    assert_eq!(score.ranks.map(|rank| rank.to_string()), ["4", "2"]);
}

/// Another dealer raises the question whose cards they are: a player who retains them leads with them.
#[test]
fn another_dealer_causes_a_question_about_the_cards() {
    let mut state = tractor_at(["2", "2"].map(|rank| rank.parse().unwrap()));
    let (round, board) = (RoundNo(1), BoardNo(1));
    let sample = "O 1/S6S6S7S7 SASKSJST STS8S4S4 S3S5SJSQ/S9S9 H3D3 C3DT SAD3/DA DQ DK D4/SKS8S5S3 RJC2D2H2 C6C8CJD9 H3CKDTD5/\
                  H7H7 H6H4 HJHQ H9H9/DJDJ DKH5 D5D4 D6D6/D8D8 C4C3 HTH5 D9D7/C5C5 C6CT H8HQ C7C4/H8 C7 HA HA/H2 RJ BJ CK/\
                  DA BJ C8 HK/S2S2C2 CQCAD2 HTHJHK C9CQCA";
    let outcome = wallchart::entry::written::read(&state, (round, board), sample, KeySet::OneZero).unwrap();
    state.apply(&Act::Record { round, board, outcome }).unwrap();
    let again = |keep: bool| {
        let mut draft = Draft::correcting(&state, round, board, KeySet::OneZero).unwrap();
        assert_eq!(draft.other_dealer(), None);
        draft.go(wallchart::entry::line::Move::End);
        draft.backspace();
        draft.type_char('3');
        let dealers = draft.other_dealer().unwrap().map(str::to_owned);
        assert_eq!(dealers, [1, 3].map(|id| state.name(PlayerId(id))));
        if keep {
            draft.keep_cards().unwrap();
        }
        draft.enter();
        assert_eq!(draft.other_dealer(), None);
        draft.lines()[1].clone()
    };
    assert_eq!(again(false), "S6S6S7S7 SASKSJST STS8S4S4 S3S5SJSQ");
    assert_eq!(again(true), "STS8S4S4 S3S5SJSQ S6S6S7S7 SASKSJST");
}
