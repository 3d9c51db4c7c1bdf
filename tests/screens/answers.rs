//! Questions, announcements and answers on the screens.

use super::{Lists, told};
use crate::support::screen::FOUR;
use crate::support::screen::TestDesk;
use crate::support::screen::chess;
use crate::support::screen::now;
use crate::support::screen::press_after;
use std::time::Duration;
use wallchart::engine::action::Act;
use wallchart::engine::action::Action;
use wallchart::engine::id::Seq;
use wallchart::engine::replay;
use wallchart::tui::jobs::consequences;
use wallchart::tui::jobs::watch::Watch;
use wallchart::tui::keys::Key;
use wallchart::tui::keys::Named;
use wallchart::tui::terminal::event::Event;
use wallchart::tui::terminal::event::Press;

#[test]
fn a_correction_reports_its_consequences_in_the_journal() {
    let mut desk = chess();
    desk.keys("1= 4p<Enter> [ kc0");
    desk.text("slip misread");
    desk.keys("<Enter>c8");
    let told = "R1 board 1  was 1 – 0, now 0 – 1 · \"slip misread\" · moved";
    let line = desk.screen(200, 60).lines().find(|line| line.contains(told)).unwrap().to_owned();
    assert!(line.contains("; R2 pairings stay"), "{line}");
    let narrow = desk.screen(60, 20);
    let below = narrow.lines().skip_while(|line| !line.starts_with('▌')).nth(1).unwrap();
    assert!(below.contains("; R2 pairings stay"), "{narrow}");
}

/// The journal reports the same consequences of a correction as the screen did before it.
#[test]
fn a_correction_has_the_announced_consequences() {
    for save in ["chess-swiss.ron", "crikey-swiss.ron", "crikey-club.ron", "probit-autumn.ron"] {
        let mut test = TestDesk::open(save);
        let desk = test.app.desk().unwrap();
        let correction = |action: &Action| matches!(action, Action::Do(Act::Correct { .. }));
        let entry = desk.entries().iter().find(|entry| correction(&entry.action)).unwrap();
        let Action::Do(act) = &entry.action else { panic!("it is a correction") };
        let state = replay::as_of(desk.header(), desk.entries(), Seq(entry.seq.0 - 1));
        let foreseen = consequences::foresee(&state, act, &Watch::default());
        let told: Vec<String> = [(foreseen.moved.len(), "place"), (foreseen.rerated.len(), "rating")]
            .into_iter()
            .filter(|(count, _)| 0 < *count)
            .map(|(count, thing)| format!("{count} {thing}{}", if count == 1 { "" } else { "s" }))
            .collect();
        let told = if told.is_empty() { "nobody".to_owned() } else { told.join(", ") };
        let seq = entry.seq.to_string();
        test.keys("<F8>g");
        test.text(&seq);
        test.keys("<Enter>");
        let screen = test.screen(220, 60);
        assert!(screen.contains(&format!("moved {told}")), "{save}, entry {seq}: {told}\n{screen}");
    }
}

/// A fault, its place and the expected form are all visible on a narrow screen.
#[test]
fn a_mistake_is_reported_in_full() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a-list-with-a-rather-long-name.csv");
    std::fs::write(&path, "Name,Rating\n\"Berg, Luca,2214\nDahl,1990\n").unwrap();
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("<F3>i");
    desk.text(&path.display().to_string());
    desk.keys("<Enter>");
    let screen = desk.screen(80, 24);
    let words: String = screen.split_whitespace().collect();
    assert!(words.contains("aquotationmark││isopenedhereandnotclosed(expected`\"`atitsend)"), "{screen}");
    assert_eq!(desk.app.desk().unwrap().state().players.len(), 4);
}

/// A round beyond the planned number causes a question before it is paired, not only before it is published.
#[test]
fn an_extra_round_after_the_last_causes_a_question() {
    let mut desk = TestDesk::open("chess-swiss.ron");
    for leave in ["<Esc>", "n"] {
        desk.keys("<F4>p");
        let _ = desk.line("before you pair round 8");
        let _ = desk.line("round 8 of an event announced with 7 rounds");
        desk.keys(leave);
        assert!(!desk.screen(120, 40).contains("pairing of round 8"), "{}", desk.screen(120, 40));
    }
    desk.keys("p y");
    let _ = desk.line("pairing of round 8, by the system");
}

#[test]
fn esc_leaves_the_card_that_enter_opened() {
    let mut desk = TestDesk::new("fide-swiss", &["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100"]);
    desk.keys("4p<Enter>11");
    let first_line = |desk: &mut TestDesk| desk.screen(100, 24).lines().next().unwrap_or_default().to_owned();
    for key in ["3", "5", "6"] {
        desk.keys(key);
        let before = first_line(&mut desk);
        desk.keys("<Enter>");
        let own = first_line(&mut desk);
        assert!(own.contains("card of"), "{own}");
        // The opponent's card is one step further, and Esc goes back the same way.
        desk.keys("<Enter>");
        assert_ne!(first_line(&mut desk), own);
        desk.keys("<Esc>");
        assert_eq!(first_line(&mut desk), own);
        desk.keys("<Esc>");
        assert_eq!(first_line(&mut desk), before);
    }
    // A card that was opened by its own key leads back to its own screen.
    desk.keys("7<Esc>");
    assert!(first_line(&mut desk).contains("card of"));
}

#[test]
fn players_are_found_by_federation_id() {
    let mut desk = TestDesk::new("fide-swiss", &["Ana, 2400, id 1503014", "Bo, 2300, id 623539"]);
    desk.keys("3/");
    desk.text("6235");
    desk.keys("<Enter><Enter>");
    assert!(desk.screen(80, 24).contains("card of Bo"), "{}", desk.screen(80, 24));
    desk.keys("1n");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("paired by C.04.3"), "{screen}");
    desk.text("changing");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("a new partner every round"), "{screen}");
}

#[test]
fn byes_and_unequal_games_are_explained_before_dice() {
    let mut desk = TestDesk::new("dice", &["Anna", "Bo", "Cy", "Di", "Ed"]);
    desk.keys("2<End><Up>");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("a zero-point bye") && screen.contains("unequal numbers of games"), "{screen}");
    desk.keys("5e");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("zero-point bye as its last"), "{screen}");
}

#[test]
fn a_knockout_names_its_stages_and_shows_its_bracket() {
    let mut desk = TestDesk::new("knockout", &["Ana, 2400", "Bo, 2300", "Cy, 2200", "Di, 2100"]);
    desk.keys("4p<Enter>");
    let screen = desk.screen(100, 24);
    assert!(screen.contains("results · semi-final"), "{screen}");
    desk.keys("11p<Enter>");
    assert!(desk.line("  final ").contains("1  final"), "{}", desk.screen(120, 24));
    assert!(desk.line("  third place ").contains("2  third place"), "{}", desk.screen(120, 24));
    desk.keys("6b");
    let screen = desk.screen(120, 40);
    assert!(screen.contains("Semi-finals") && screen.contains("──┐"), "{screen}");
    desk.keys("<Esc>9<Down><Down><Down><Down>p");
    let screen = desk.screen(120, 40);
    assert!(screen.contains("after round 2") && screen.contains("Semi-finals"), "{screen}");
    desk.keys("<Esc>5");
    // Only a Swiss event has brackets.
    let mut swiss = TestDesk::new("fide-swiss", &["Ana, 2400", "Bo, 2300"]);
    swiss.keys("4p<Enter>6b");
    assert!(swiss.screen(100, 24).contains("the event has no bracket"), "{}", swiss.screen(100, 24));
}

/// Numbers at the desk: typed, exchanged with a neighbour, drawn by lot; the cursor follows the player.
#[test]
fn pairing_numbers_can_be_changed_at_the_desk() {
    let mut lists = Lists::new(&["Ana, 2000", "Bo, 1800", "Cy, 1800", "Di, 1800"]);
    let order = |lists: &Lists| {
        let state = lists.desk.app.desk().unwrap().state();
        state.by_number().iter().map(|player| player.entrant.name.to_string()).collect::<Vec<_>>().join(" ")
    };
    lists.desk.keys("<F3><Down>J");
    lists.see("a player without a number cannot exchange it");
    lists.desk.keys("n#");
    lists.see("pairing number of Bo");
    lists.see("a number from 1 to 4; the players between move by one");
    lists.desk.text("9");
    lists.desk.keys("<Enter>");
    lists.see("`9` is no pairing number here (expected 1 to 4)");
    lists.desk.keys("<Backspace>4<Enter>");
    assert_eq!(order(&lists), "Ana Cy Di Bo");
    lists.desk.keys("K");
    assert_eq!(order(&lists), "Ana Cy Bo Di");
    lists.desk.keys("K");
    assert_eq!(order(&lists), "Ana Bo Cy Di", "the cursor went along");
    lists.desk.keys("K");
    lists.see("Bo would be before Ana, who is stronger");
    lists.desk.keys("J");
    assert_eq!(order(&lists), "Ana Cy Bo Di");
    let acts = lists.acts();
    lists.desk.keys("D");
    assert_eq!(lists.acts(), acts + 1);
    assert!(order(&lists).starts_with("Ana "));
}

/// A director who types on without looking, or pastes into a terminal that sends a paste as keys, has
/// answered nothing.
#[test]
fn a_fast_key_answers_no_question() {
    let mut desk = chess();
    let ms = Duration::from_millis;
    let typed = |desk: &mut TestDesk, wait: u64, key: Key| desk.app.handle(press_after(ms(wait), key));
    // Results are not answers: they may be typed at any speed.
    typed(&mut desk, 0, Key::Char('1'));
    typed(&mut desk, 0, Key::Char('0'));
    let acts = |desk: &TestDesk| desk.app.desk().unwrap().entries().len();
    let before = acts(&desk);
    assert_eq!(desk.app.desk().unwrap().state().rounds[0].results(), 2);
    desk.keys("3a");
    desk.text("Berg, Luca, 2214");
    desk.keys("<Enter>");
    assert!(desk.screen(80, 24).contains("same name twice"));
    for wait in [0, 50, 199] {
        typed(&mut desk, wait, Key::Char('r'));
        assert_eq!(told(&desk), "r was ignored: it came too fast (read this, then press r again)");
        typed(&mut desk, wait, Key::Char('n'));
        assert_eq!(told(&desk), "n was ignored: it came too fast (read this, then press n again)");
    }
    // The first key of a fast text, after any time.
    let first = Press { key: Key::Char('r'), at: now() + ms(5000), is_followed: true };
    desk.app.handle(Event::Key(first));
    assert!(told(&desk).starts_with("r was ignored"));
    assert!(desk.screen(80, 24).contains("same name twice"), "the question is still there");
    assert_eq!(acts(&desk), before);
    // Esc changes nothing and may be fast.
    typed(&mut desk, 5001, Key::Named(Named::Esc));
    assert!(!desk.screen(80, 24).contains("same name twice"));
    desk.keys("<Enter>");
    typed(&mut desk, 200, Key::Char('r'));
    assert_eq!(acts(&desk), before + 1);
}

/// A terminal that does not say what it pastes sends many characters at once. On the round they are no
/// results; in a line they are its text.
#[test]
fn characters_at_once_are_no_results() {
    let burst = |text: &str| {
        let press = |key: char| Press { key: Key::Char(key), at: now(), is_followed: true };
        Event::Burst(text.chars().map(press).collect())
    };
    let mut desk = chess();
    let before = desk.app.desk().unwrap().entries().len();
    desk.app.handle(burst("1010101010"));
    assert_eq!(desk.app.desk().unwrap().entries().len(), before);
    assert!(told(&desk).starts_with("nothing was pasted"), "{}", told(&desk));
    desk.keys("3a");
    desk.app.handle(burst("Klee, Eva, 1900"));
    assert!(desk.screen(80, 24).contains("Klee, Eva, 1900"));
}

/// A message to read is closed only by an intended key, and so is a list before its registration.
#[test]
fn a_fast_key_closes_neither_message_nor_list() {
    let mut desk = chess();
    desk.keys("3");
    desk.app.handle(Event::Paste("Klee, Eva\nMoser, Vera".to_owned()));
    assert!(desk.screen(80, 24).contains("Enter registers 2 players"));
    desk.app.handle(press_after(Duration::ZERO, Key::Named(Named::Enter)));
    assert_eq!(told(&desk), "Enter was ignored: it came too fast (read this, then press Enter again)");
    desk.keys("<Enter>");
    assert_eq!(desk.app.desk().unwrap().state().players.len(), 6);
}
