//! Pairings by hand and outdated pairings at the desk.

use super::{EIGHT, lines_of, sees, state, swiss, tractor_at};
use crate::support::screen::TestDesk;
use std::path::Path;
use wallchart::engine::action::Act;
use wallchart::engine::action::Outcome;
use wallchart::engine::id::BoardNo;
use wallchart::engine::id::RoundNo;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::state::State;
use wallchart::engine::text::Remark;
use wallchart::entry::Draft;
use wallchart::entry::Typed;
use wallchart::entry::keys::KeySet;
use wallchart::formats::judge::tractor;
use wallchart::formats::language::desk::DeskLanguage;
use wallchart::tui::why::pairing::PairingQuestion;

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

/// A board is taken apart above a bye: the key for a bye is meant for its players, and a changed bye is said.
#[test]
fn the_key_for_a_bye_changes_no_other_bye_in_silence() {
    let mut desk =
        TestDesk::new("fide-swiss", &["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100", "Ed, 2000"]);
    desk.keys("4pjx");
    sees(&mut desk, "Ed  ");
    desk.keys("b");
    sees(&mut desk, "bye for");
    desk.keys("<Esc>jb");
    sees(&mut desk, "Ed: half-point bye");
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
fn pairing_again_takes_in_a_late_player() {
    let mut desk = paired_before_a_correction("");
    desk.keys("<Esc>0 p<F3>a");
    desk.text("Ivo, 2350");
    desk.keys("<Enter><Esc><F4>p");
    sees(&mut desk, "the event has changed: this is the new pairing, not published yet");
    desk.keys("<Enter>");
    assert_eq!(state(&desk).rounds[1].byes.len(), 1, "{}", desk.screen(100, 24));
    assert!(!desk.screen(100, 24).contains("MANUAL"));
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
        let lines =
            PairingQuestion::Board(BoardNo(board)).answer(state, RoundNo(2), &DeskLanguage::default(), &());
        format!("{lines:?}")
    };
    let before: Vec<String> = (1..=4).map(|board| told(&state, board)).collect();
    state.apply(&act).unwrap();
    let after: Vec<String> = (1..=4).map(|board| told(&state, board)).collect();
    assert_eq!(after, before);
    assert!(!after.concat().contains("by hand"), "{after:?}");
}
