//! Corrections of typed input: hands, cards, tables.

use super::{HANDS, PAIRS, lines_of, outcome, sees, tractor_at, type_lines};
use crate::support::screen::TestDesk;
use crate::support::screen::script;
use wallchart::engine::action::Act;
use wallchart::engine::action::Outcome;
use wallchart::engine::action::PairedBy;
use wallchart::engine::game::dice::Die;
use wallchart::engine::id::BoardNo;
use wallchart::engine::id::PlayerId;
use wallchart::engine::id::RoundNo;
use wallchart::engine::state::State;
use wallchart::entry::Draft;
use wallchart::entry::Typed;
use wallchart::entry::keys::KeySet;
use wallchart::formats::judge::tractor;
use wallchart::tui::jobs::request::Said;

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
    let sample = include_bytes!("../seeds/tractor/sample.in");
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
    let sample = include_bytes!("../seeds/tractor/sample.in");
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
    let sample = include_bytes!("../seeds/tractor/sample.in");
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
    assert!(round.contains("Nowak, Jan (#1)") && round.contains("Nowak, Jan (#4)"), "{round}");
    desk.keys("0");
    let journal =
        desk.app.desk().unwrap().entry_in_words(desk.app.desk().unwrap().entries().last().unwrap().seq);
    assert!(journal.contains("Nowak, Jan (#1)"), "{journal}");
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
