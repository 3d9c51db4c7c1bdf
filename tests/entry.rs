//! Entering results as a director does: every kind of result, slips, the second pass, adjourned games, fixed
//! boards.

mod corrections;
mod pairings;

use crate::support::screen::{TestDesk, app_with};
use wallchart::engine::action::{Act, Outcome};
use wallchart::engine::game::tractor::cards::Rank;
use wallchart::engine::game::tractor::round::Round as TractorRound;
use wallchart::engine::game::tractor::table::Seat;
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::meetings::Meetings;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{Game, TractorStart};
use wallchart::engine::state::State;
use wallchart::entry::keys::KeySet;
use wallchart::formats::import;
use wallchart::formats::judge::tractor;
use wallchart::formats::trf;
use wallchart::tui::keys::intent::Intent;
use wallchart::tui::keys::{Context, Key, Keymap, Override};
use wallchart::tui::scene::settings::Settings;
use wallchart::tui::terminal::event::Event;

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
