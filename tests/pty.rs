//! The built program in a terminal: it starts, accepts results, survives interruptions, and restores the
//! terminal.

mod signals;

use crate::support::audited::contents_of;
use crate::support::deal;
use crate::support::terminal::{Place, Terminal, save_into};
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Entrant, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::pairing::propose::{preparations, propose};
use wallchart::engine::standings::Standings;
use wallchart::engine::{replay, state::State};
use wallchart::presets;

const EVENT: &str = "event.ron";

const NAMES: [&str; 10] =
    ["Anna", "Bertil", "Clara", "Dahlia", "Emre", "Fatou", "Hugo", "Ines", "Karel", "Luca"];

/// An event whose first round is published, the stronger players first, and its folder.
fn announced(preset: &str, players: usize) -> Place {
    let place = Place::new();
    let mut clock = SteppingClock::starting("2026-10-03T09:30:00Z").unwrap();
    let header =
        presets::header(presets::find(preset).unwrap().setup, "Friday evening".parse().unwrap(), &mut clock);
    let made = place.path("made.ron");
    let mut desk = Desk::create(&made, header, Box::new(clock)).unwrap();
    for (name, id) in NAMES.iter().take(players).zip(1..) {
        let rating = format!("{}.5", 90 - id).parse().ok();
        let entrant = Entrant { name: name.parse().unwrap(), rating, ..Entrant::default() };
        desk.record(Act::Register { id: PlayerId(id), entrant }, &[]).unwrap();
    }
    desk.record_all(&preparations(desk.state(), 7, &str::cmp), &[]).unwrap();
    let round = RoundNo(1);
    let paired = propose(desk.state(), round).unwrap();
    let publish = Act::Publish { round, boards: paired.boards, byes: paired.byes, by: PairedBy::System };
    desk.record(publish, &[]).unwrap();
    // A program that another test starts at this moment may have inherited the lock; the copy has no lock.
    std::fs::copy(&made, place.path(EVENT)).unwrap();
    std::fs::remove_file(&made).unwrap();
    place
}

/// The event in its file.
fn state(place: &Place) -> State {
    let contents = contents_of(&place.path(EVENT)).unwrap();
    assert_eq!(contents.damage, None);
    replay::replay(&contents.header, &contents.entries).unwrap().0
}

/// The names in the order of the standings, as the engine computes them from the file.
fn order_in_file(place: &Place) -> Vec<String> {
    let state = state(place);
    let standings = Standings::after(&state, state.last_round());
    standings.rows.iter().map(|row| state.name(row.player)).collect()
}

/// The names in the order on the screen; the text beside the list is behind a rule.
fn order_on(screen: &str) -> Vec<String> {
    let list: Vec<&str> = screen.lines().filter_map(|line| line.split('│').next()).collect();
    let screen = list.join("\n");
    let mut found: Vec<(usize, &str)> =
        NAMES.iter().filter_map(|name| Some((screen.find(name)?, *name))).collect();
    found.sort_unstable();
    found.into_iter().map(|(_, name)| name.to_owned()).collect()
}

fn see_round(terminal: &mut Terminal) {
    terminal.see("· results");
}

fn see_standings(terminal: &mut Terminal) {
    terminal.see("standings after round 1");
}

/// Opens an event at its round, types a result, and waits until the standings show it.
#[track_caller]
fn check_result(preset: &str, players: usize, type_result: fn(&mut Terminal)) {
    let place = announced(preset, players);
    let before = order_in_file(&place);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    terminal.keys("F5");
    see_standings(&mut terminal);
    terminal.wait_for("the standings as they were", |screen| order_on(screen) == before);
    let acts = terminal.acts();
    terminal.keys("F4");
    see_round(&mut terminal);
    type_result(&mut terminal);
    terminal.see_acts(acts + 1);
    let after = order_in_file(&place);
    assert_ne!(after, before, "the result moves somebody");
    terminal.keys("F5");
    see_standings(&mut terminal);
    terminal.wait_for("the standings have moved", |screen| order_on(screen) == after);
    terminal.quit();
    place.audit(EVENT);
}

#[test]
fn the_program_starts_without_an_event_and_ends_well() {
    let place = Place::new();
    let mut terminal = place.open(None);
    terminal.see("no events yet: n makes a new one, o opens a file");
    assert!(terminal.is_taken());
    terminal.keys("4");
    terminal.see("no event is open (open or make one first)");
    terminal.quit();
}

#[test]
fn a_failed_opening_is_reported_on_the_command_line() {
    let place = Place::new();
    let terminal = place.open(Some("nowhere.ron"));
    let (status, screen) = terminal.end();
    assert!(!status.success());
    assert!(screen.contains("nowhere.ron"), "{screen}");
}

#[test]
fn a_saved_event_opens_at_its_round_and_becomes_recent() {
    let place = Place::new();
    save_into(&place, "crikey-club.ron");
    let mut terminal = place.open(Some("crikey-club.ron"));
    terminal.see("Crikey club evening");
    terminal.see("· Round 8 ");
    terminal.quit();
    let mut terminal = place.open(None);
    terminal.see("Crikey club evening");
    terminal.keys("Enter");
    terminal.see("· Round 8 ");
    terminal.quit();
    place.audit("crikey-club.ron");
}

/// The digits of an answer would be results.
#[test]
fn a_light_terminal_has_the_light_theme_and_loses_no_key() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let (acts, dark) = (terminal.acts(), terminal.colour(1, 0));
    terminal.keys("1");
    terminal.answer_background("rgb:fdfd/f6f6/e3e3");
    terminal.keys("=");
    terminal.see_acts(acts + 2);
    // The light theme brought down to 256 colours.
    assert_eq!((dark, terminal.colour(1, 0)), (vt100::Color::Idx(230), vt100::Color::Idx(232)));
    terminal.quit();
    assert_eq!(state(&place).round(RoundNo(1)).unwrap().results(), 2);
}

#[test]
fn chess_is_one_key() {
    check_result("fide-swiss", 8, |terminal| {
        terminal.keys("End");
        let before = terminal.pressed();
        terminal.keys("0");
        assert_eq!(terminal.pressed() - before, 1);
    });
}

#[test]
fn a_decided_game_is_one_key() {
    check_result("probit-new", 8, |terminal| terminal.keys("End 1"));
}

#[test]
fn crikey_shows_its_working_before_it_is_recorded() {
    check_result("crikey-round-robin", 8, |terminal| {
        terminal.text("0 20 35");
        terminal.see("gap");
        terminal.keys("Enter");
    });
}

#[test]
fn dice_are_five_digits_a_player() {
    check_result("dice", 5, |terminal| {
        for hand in ["12346", "11234", "11223", "11122"] {
            terminal.line(hand);
        }
        terminal.text("55555");
        terminal.see("five fives");
        terminal.keys("Enter");
    });
}

#[test]
fn tractor_is_a_trick_a_line() {
    check_result("tractor", 8, |terminal| {
        terminal.keys("Enter");
        terminal.see("main suit and dealer");
        for line in deal::lines(3) {
            terminal.line(&line);
        }
    });
}

#[test]
fn a_forfeit_and_an_adjourned_game_are_results() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.keys("f 0 a f f 1");
    terminal.see_acts(acts + 4);
    terminal.see("- – +");
    terminal.see("a – a");
    terminal.see("- – -");
    terminal.see("1 – 0");
    terminal.quit();
    let state = state(&place);
    let outcome = |board| state.board(RoundNo(1), BoardNo(board)).unwrap().outcome.clone();
    assert_eq!(outcome(1), Some(Outcome::Forfeit { white: false, black: true }));
    assert_eq!(outcome(2), Some(Outcome::Adjourned));
    assert_eq!(outcome(3), Some(Outcome::Forfeit { white: false, black: false }));
    place.audit(EVENT);
}

#[test]
fn confirmed_results_survive_a_power_cut() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.keys("1 =");
    terminal.see_acts(acts + 2);
    terminal.kill();
    assert_eq!(state(&place).round(RoundNo(1)).unwrap().results(), 2);
    let mut terminal = place.open(Some(EVENT));
    terminal.see("in 2/4 · agreed 0 · missing 3 4 ");
    terminal.see("1 – 0");
    terminal.see("½ – ½");
    terminal.keys("1 1");
    terminal.see_acts(acts + 4);
    terminal.quit();
    place.audit(EVENT);
}

/// Killed during a manual pairing, a round of Tractor and a correction: all of them are restored.
#[test]
fn unrecorded_work_survives_a_kill() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    terminal.keys("1 1 1 1 p");
    terminal.see("pairing of round 2, by the system");
    terminal.keys("m Down m");
    terminal.see("MANUAL PAIRING of round 2");
    terminal.see("draft saved");
    let order = order_on(&terminal.screen());
    drop(terminal.kill());
    let mut terminal = place.open(Some(EVENT));
    terminal.see("here again: manual pairing of round 2, 4 boards");
    assert_eq!(order_on(&terminal.screen()), order);
    terminal.keys("Enter");
    terminal.see("of 4 boards as the system makes them");
    terminal.answer("p");
    terminal.see("Round 2 published");
    terminal.quit();
    assert!(!place.path("event.ron.drafts").exists());
    place.audit(EVENT);

    let place = announced("tractor", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    let lines = deal::lines(3);
    let (first, rest) = lines.split_at(lines.len() / 2);
    terminal.keys("Enter");
    for line in first {
        terminal.line(line);
    }
    let (begun, other) = rest[0].split_at(rest[0].len() / 2);
    terminal.text(begun);
    // All keys have been processed once another screen is there.
    terminal.keys("F5");
    terminal.see("· standings after round");
    terminal.see("draft saved");
    drop(terminal.kill());
    let mut terminal = place.open(Some(EVENT));
    terminal.see("here again: round 1, table 1");
    terminal.line(other);
    for line in &rest[1..] {
        terminal.line(line);
    }
    terminal.see_acts(acts + 1);
    let played = state(&place).board(RoundNo(1), BoardNo(1)).unwrap().outcome.clone();
    let Some(Outcome::Tractor(played)) = played else { panic!("no round") };
    let tricks: Vec<String> = played.tricks.iter().map(ToString::to_string).collect();
    assert_eq!(tricks, lines[1..]);
    // A correction continues at the line where it was.
    terminal.keys("k c Down Down Left");
    terminal.see("· correcting");
    terminal.keys("Backspace");
    terminal.see("draft saved");
    drop(terminal.kill());
    let mut terminal = place.open(Some(EVENT));
    terminal.see("here again: round 1, table 1, correction");
    terminal.keys("Esc");
    terminal.see("k keep it for later   d drop it   Esc go on typing");
    terminal.answer("d");
    terminal.wait_for("the correction dropped", |screen| screen.contains("· results"));
    terminal.quit();
    assert!(!place.path("event.ron.drafts").exists());
    place.audit(EVENT);
}

#[test]
fn a_second_desk_is_read_only_and_says_so() {
    let place = announced("fide-swiss", 8);
    let mut first = place.open(Some(EVENT));
    see_round(&mut first);
    let acts = first.acts();
    let mut second = place.open(Some(EVENT));
    second.see("READ-ONLY");
    second.see("another desk has this event open (opened read-only)");
    second.keys("1");
    second.see("× ");
    second.see("another desk has this event open");
    second.see_acts(acts);
    first.keys("1");
    first.see_acts(acts + 1);
    second.quit();
    first.quit();
    assert_eq!(state(&place).round(RoundNo(1)).unwrap().results(), 1);
    place.audit(EVENT);
}

/// Taking over has a key of its own, and is possible once no other desk writes.
#[test]
fn a_desk_can_take_over_after_a_crash_of_the_other() {
    let place = announced("fide-swiss", 8);
    let mut first = place.open(Some(EVENT));
    see_round(&mut first);
    let acts = first.acts();
    let mut second = place.open(Some(EVENT));
    second.see("READ-ONLY");
    first.keys("1");
    second.see_acts(acts + 1);
    second.keys("Alt-t");
    second.see("the other desk still has the event open");
    drop(first.kill());
    second.keys("j =");
    second.see("another desk has this event open (Alt-t once it is closed there)");
    second.see_acts(acts + 1);
    second.keys("Alt-t");
    second.see("this desk now writes the event");
    second.keys("=");
    second.see_acts(acts + 2);
    let mut third = place.open(Some(EVENT));
    third.see("READ-ONLY");
    third.quit();
    second.quit();
    assert_eq!(state(&place).round(RoundNo(1)).unwrap().results(), 2);
    place.audit(EVENT);
}

/// An event cannot be opened twice, neither from the list of recent events nor by another path.
#[test]
fn a_desk_does_not_lock_itself_out() {
    let place = announced("fide-swiss", 8);
    std::os::unix::fs::symlink(place.path(EVENT), place.path("link.ron")).unwrap();
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.keys("Alt-1");
    terminal.see("Friday evening");
    terminal.keys("Enter");
    terminal.see("is open already");
    terminal.keys("1");
    terminal.see_acts(acts + 1);
    terminal.keys("Alt-1");
    terminal.keys("o");
    terminal.see("the path of an event file");
    terminal.line("link.ron");
    terminal.see("is open already");
    terminal.keys("1");
    terminal.see_acts(acts + 2);
    // A copy beside it is the same event: the desk releases the old file before it opens the copy.
    std::fs::copy(place.path(EVENT), place.path("copy.ron")).unwrap();
    terminal.keys("Alt-1");
    terminal.keys("o");
    terminal.see("the path of an event file");
    terminal.line("copy.ron");
    see_round(&mut terminal);
    terminal.keys("1");
    terminal.see_acts(acts + 3);
    terminal.quit();
    place.audit("copy.ron");
}

/// The file is deleted under an idle desk, which notices it without a key.
#[test]
fn an_idle_desk_notices_a_deleted_file() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.keys("1");
    terminal.see_acts(acts + 1);
    std::fs::remove_file(place.path(EVENT)).unwrap();
    terminal.see("the event goes on in another file");
    terminal.see("event.continued-1.ron");
    terminal.answer("Enter");
    terminal.wait_for("the message is gone", |screen| !screen.contains("goes on in another file"));
    terminal.keys("1");
    terminal.see_acts(acts + 2);
    // The second time the program is ended at once.
    std::fs::remove_file(place.path("event.continued-1.ron")).unwrap();
    terminal.keys("q");
    terminal.see("the event goes on in another file");
    terminal.answer("Enter");
    terminal.wait_for("the message is gone", |screen| !screen.contains("goes on in another file"));
    terminal.quit();
    place.audit("event.continued-1.ron");
}

#[test]
fn a_damaged_file_opens_as_far_as_it_is_sound() {
    let place = announced("fide-swiss", 8);
    let whole = std::fs::read_to_string(place.path(EVENT)).unwrap();
    let damaged = whole.replacen("\"Hugo\"", "\"Hubo\"", 1);
    assert_ne!(damaged, whole);
    let line = 1 + whole.lines().position(|line| line.contains("\"Hugo\"")).unwrap();
    std::fs::write(place.path(EVENT), &damaged).unwrap();
    let mut terminal = place.open(Some(EVENT));
    terminal.see("the file is damaged");
    terminal.see(&format!("line {line}, entry 7: "));
    terminal.see("It is copied before the next entry is written");
    terminal.see_acts(6);
    terminal.answer("Enter");
    terminal.wait_for("the message is gone", |screen| !screen.contains("the file is damaged"));
    assert_eq!(order_on(&terminal.screen()), NAMES[..6]);
    assert_eq!(std::fs::read_to_string(place.path(EVENT)).unwrap(), damaged, "opening writes nothing");
    terminal.keys("a");
    terminal.text("Ivan");
    terminal.keys("Enter");
    terminal.see("the damaged file is kept as ");
    terminal.keys("Esc");
    terminal.wait_for("the line closed", |screen| screen.contains("a add") && !screen.contains("Esc back"));
    terminal.quit();
    let kept = std::fs::read_dir(place.path("")).unwrap().map(|entry| entry.unwrap().path());
    let kept = kept.filter(|path| path.is_file() && *path != place.path(EVENT));
    assert!(kept.into_iter().any(|path| std::fs::read_to_string(path).unwrap() == damaged), "a copy is kept");
    place.audit(EVENT);
}

#[test]
fn undo_and_redo_work_after_a_restart() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.keys("1 0 u");
    terminal.see_acts(acts + 3);
    terminal.see("undone: result R1 board 2");
    terminal.quit();
    let mut terminal = place.open(Some(EVENT));
    terminal.see("in 1/4");
    terminal.keys("Ctrl-r");
    terminal.see("redone: result R1 board 2");
    terminal.keys("u u");
    terminal.see_acts(acts + 6);
    terminal.see("undone: result R1 board 1");
    terminal.keys("Ctrl-r Ctrl-r Ctrl-r");
    terminal.see("there is nothing to redo");
    terminal.see_acts(acts + 8);
    terminal.quit();
    assert_eq!(state(&place).round(RoundNo(1)).unwrap().results(), 2);
    place.audit(EVENT);
}

#[test]
fn a_question_mark_shows_the_keys_of_the_screen() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    terminal.keys("?");
    terminal.see("keys: round: results of one key");
    terminal.see("second pass");
    terminal.keys("Esc");
    terminal.wait_for("help is gone", |screen| !screen.contains("keys: "));
    terminal.keys("F3 ?");
    terminal.see("keys: players");
    terminal.keys("q");
    terminal.wait_for("help is gone", |screen| !screen.contains("keys: "));
    terminal.quit();
}

#[test]
fn many_size_changes_do_no_harm() {
    let place = announced("fide-swiss", 10);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let sizes = [(40, 10), (2, 2), (200, 60), (39, 9), (80, 24), (1, 1), (60, 20), (500, 3), (3, 100)];
    let screens = [
        ("Alt-1", "recent events"),
        ("F2", "· setup"),
        ("F3", "10 players"),
        ("F4", "· results"),
        ("F5", "· standings after round 1"),
        ("F6", "· crosstable"),
        ("F7", "· card"),
        ("F8", "· audit, entry 13 of 13"),
        ("F9", "· reports of round 1"),
    ];
    for (key, place) in screens {
        terminal.keys(key);
        terminal.see(place);
        for size in sizes {
            terminal.resize(size);
        }
        terminal.resize((30, 9));
        terminal.see("30×9 is too small");
        terminal.resize((80, 24));
        terminal.wait_for("the screen at its full size", |screen| {
            screen.lines().count() == 24 && screen.contains("? help") && screen.contains(place)
        });
    }
    terminal.keys("F4");
    see_round(&mut terminal);
    terminal.wait_for("all boards", |screen| order_on(screen).len() == NAMES.len());
    terminal.quit();
}

/// The index of the screen line that contains a text.
#[track_caller]
fn line_of(terminal: &Terminal, text: &str) -> usize {
    let screen = terminal.screen();
    screen.lines().position(|line| line.contains(text)).unwrap_or_else(|| panic!("no {text}\n{screen}"))
}

fn is_under_the_cursor(screen: &str, text: &str) -> bool {
    screen.lines().any(|line| line.starts_with('▌') && line.contains(text))
}

#[test]
fn clicks_and_the_wheel_move_the_cursor_and_drags_do_not() {
    let place = announced("fide-swiss", 10);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.keys("F3");
    terminal.see("10 players");
    let y = line_of(&terminal, "Emre");
    terminal.click(6, y);
    terminal.wait_for("Emre is chosen", |screen| is_under_the_cursor(screen, "Emre"));
    terminal.wheel_down();
    terminal.wait_for("three lines further", |screen| is_under_the_cursor(screen, "Ines"));
    terminal.wheel_up();
    terminal.wait_for("and back", |screen| is_under_the_cursor(screen, "Emre"));
    let y = line_of(&terminal, "Clara");
    terminal.drag(6, 20, y);
    terminal.wait_for("Clara is chosen", |screen| is_under_the_cursor(screen, "Clara"));
    terminal.click(200, 200);
    terminal.keys("Enter");
    terminal.see("card of Clara");
    terminal.see_acts(acts);
    terminal.quit();
}

#[test]
fn pasted_text_is_accepted_only_in_a_line() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.paste("1\r0\rq");
    terminal.keys("F3 a");
    terminal.paste("Evil\u{9b}2J\u{202e}, 1500");
    terminal.wait_for("one line of text", |screen| screen.contains("Evil 2J, 1500"));
    terminal.see_acts(acts);
    terminal.keys("Ctrl-u");
    // Several lines are several players, who are shown first.
    terminal.paste("Evil\u{9b}2J\u{202e}, 1500\r\n李小龙");
    terminal.see("Enter registers 2 players");
    terminal.see("Evil 2J");
    terminal.see_acts(acts);
    terminal.keys("Esc");
    terminal.wait_for("the list is gone", |screen| !screen.contains("Enter registers"));
    terminal.line("Mira, 1500");
    terminal.see_acts(acts + 1);
    terminal.keys("Esc");
    terminal.see("a add");
    terminal.quit();
    place.audit(EVENT);
}

/// Keys of a terminal that does not mark pasted text, or of a director who types on without looking.
#[test]
fn text_pasted_as_keys_answers_no_question() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.keys("F3 a");
    // The first line causes a question about a double registration; the others begin with a key that would
    // answer it.
    terminal.text("Anna, 1500\rrita, 1500\rr\rr");
    terminal.see("same name twice");
    terminal.wait_for("a key that was ignored", |screen| screen.contains("came too fast"));
    terminal.text("rr");
    terminal.see("r was ignored");
    terminal.answer("Esc");
    terminal.wait_for("the question is gone", |screen| !screen.contains("same name twice"));
    terminal.see_acts(acts);
    terminal.keys("Enter");
    terminal.see("same name twice");
    terminal.answer("r");
    terminal.see_acts(acts + 1);
    terminal.kill();
    place.audit(EVENT);
}

#[test]
fn wrong_input_is_refused_with_its_reason() {
    let place = announced("fide-swiss", 8);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.keys("s 9 9 +");
    terminal.see("there is no board `99` (expected 1 to 4)");
    terminal.keys("s c");
    terminal.see("board 1 has no result to correct");
    terminal.keys("F3 a");
    terminal.line("Ana, 1500, nonsense");
    terminal.see("`nonsense` is not a title");
    terminal.see_acts(acts);
    terminal.keys("Esc");
    terminal.wait_for("the line is gone", |screen| !screen.contains("nonsense"));
    terminal.quit();
    check_refused("crikey-round-robin", 8, "1 20\r", "Black's pieces are missing");
    check_refused("dice", 5, "123\r", "2 dice are missing (expected five digits 1 to 6)");
    check_refused("probit-new", 8, "=", "a decided game has one winner");
    check_refused("tractor", 8, "\rX\r", "`X` is not a main suit");
    check_refused("tractor", 8, "\rH 1\rSASASA", "SA");
}

#[track_caller]
fn check_refused(preset: &str, players: usize, typed: &str, reason: &str) {
    let place = announced(preset, players);
    let mut terminal = place.open(Some(EVENT));
    see_round(&mut terminal);
    let acts = terminal.acts();
    terminal.text(typed);
    terminal.wait_for(reason, |screen| screen.contains("× ") && screen.contains(reason));
    terminal.see_acts(acts);
    terminal.kill();
    assert_eq!(state(&place).round(RoundNo(1)).unwrap().results(), 0);
}
