//! The effect of keys on the screens.

mod answers;
mod lists;

use crate::support::screen::{self, FOUR, TestDesk, chess, crikey};
use wallchart::desk::Desk;
use wallchart::engine::setup::{Ranking, TieBreak};
use wallchart::entry::keys::KeySet;
use wallchart::formats::registration;
use wallchart::presets;
use wallchart::tui::jobs::request::Said;
use wallchart::tui::keys::{Context, Keymap};
use wallchart::tui::terminal::event::{Event, Mouse};

/// A desk with a Swiss event for imports of lists: files beside it, and the registered players.
struct Lists {
    desk: TestDesk,
    folder: tempfile::TempDir,
}

impl Lists {
    fn new(players: &[&str]) -> Self {
        Self { desk: TestDesk::new("fide-swiss", players), folder: tempfile::tempdir().unwrap() }
    }

    fn import(&mut self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        self.desk.keys("<F3>i");
        self.desk.text(&path.display().to_string());
        self.desk.keys("<Enter>");
    }

    fn see(&mut self, text: &str) {
        let _ = self.desk.line(text);
    }

    fn lines(&self) -> Vec<String> {
        let players = &self.desk.app.desk().unwrap().state().players;
        players.iter().map(|player| registration::write(&player.entrant)).collect()
    }

    fn acts(&self) -> usize {
        self.desk.app.desk().unwrap().entries().len()
    }
}

#[track_caller]
fn told(desk: &TestDesk) -> String {
    match desk.app.said() {
        Some(Said::Error(told) | Said::Warning(told) | Said::Good(told) | Said::Done(told)) => told.clone(),
        None => String::new(),
    }
}

#[test]
fn a_result_is_one_key_and_the_leader_changes() {
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    desk.keys("4p<Enter> j 1 5");
    assert!(desk.line("Berg, Luca").trim_start_matches('▌').trim_start().starts_with("1 "));
}

#[test]
fn a_hundred_boards_are_a_hundred_keys() {
    let players: Vec<String> = (0..200).map(|at| format!("Player {at:03}, {}", 2400 - at)).collect();
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    let mut desk = TestDesk::new("chess-round-robin", &players);
    desk.keys("4p<Enter>");
    let before = desk.app.desk().unwrap().entries().len();
    desk.keys(&"1=0=".repeat(25));
    assert_eq!(desk.app.desk().unwrap().entries().len() - before, 100);
    assert!(desk.line("in 100/100").contains("complete"));
}

#[test]
fn every_set_of_result_keys_enters_results() {
    for (set, keys) in [
        (KeySet::OneZero, "1="),
        (KeySet::TwoIsBlack, "13"),
        (KeySet::TwoIsDraw, "12"),
        (KeySet::Letters, "wd"),
    ] {
        let mut desk = TestDesk::with_keys(set);
        desk.make("chess-round-robin", &FOUR);
        desk.keys("<F4>p<Enter>");
        desk.keys(keys);
        assert!(desk.line("Quist, Tara").contains("1 – 0"), "{set:?}: {}", desk.screen(80, 24));
        assert!(desk.line("Berg, Luca").contains("½ – ½"), "{set:?}");
    }
}

#[test]
fn slips_come_in_any_order() {
    let mut desk = chess();
    desk.keys("s 2+ 1*");
    assert!(desk.line("Quist, Tara").contains("½ – ½"));
    assert!(desk.line("Berg, Luca").contains("1 – 0"));
    desk.keys("17-");
    let _ = desk.line("there is no board `17` (expected 1 to 2)");
}

#[test]
fn a_recorded_result_is_never_overwritten_silently() {
    let mut desk = chess();
    desk.keys("1 k 0");
    let _ = desk.line("board 1 has the result 1 – 0 (c corrects it)");
    desk.keys("1");
    let _ = desk.line("board 1 has this result already");
    desk.keys("c0");
    let _ = desk.line("1 – 0 becomes 0 – 1");
    desk.keys("<Enter>");
    let _ = desk.line("standings: ");
    desk.keys("n");
    assert!(desk.line("Quist, Tara").contains("1 – 0"));
    desk.keys("c0<Enter>c");
    assert!(desk.line("Quist, Tara").contains("0 – 1"));
    desk.keys("u");
    let _ = desk.line("board 1 of round 1 was corrected from 1 – 0 to 0 – 1: the old result counts again.");
    desk.keys("u");
    assert!(desk.line("Quist, Tara").contains("0 – 1"), "one key more decides nothing");
    desk.keys("y");
    assert!(desk.line("Quist, Tara").contains("1 – 0"), "an undo takes the correction back");
}

#[test]
fn the_second_pass_stops_only_at_a_difference() {
    let mut desk = chess();
    desk.keys("1= v");
    assert!(!desk.screen(80, 24).contains("1 – 0"), "results are hidden");
    desk.keys("1");
    let _ = desk.line("agreed 1");
    desk.keys("0");
    let _ = desk.line("the two passes differ");
    desk.keys("n <Esc>");
    assert!(desk.line("Berg, Luca").contains("½ – ½"), "the first pass stands");
}

#[test]
fn undo_and_redo_go_any_number_of_steps() {
    let mut desk = chess();
    desk.keys("1=");
    let board = |desk: &mut TestDesk| desk.line("Quist, Tara").replace('▌', " ");
    let shown = board(&mut desk);
    desk.keys("uuuyuuu");
    let _ = desk.line("undone");
    desk.keys("<Ctrl-r><Ctrl-r><Ctrl-r><Ctrl-r><Ctrl-r><Ctrl-r>4kk");
    assert_eq!(board(&mut desk), shown);
    desk.keys("<Ctrl-r>");
    let _ = desk.line("there is nothing to redo");
}

#[test]
fn an_already_registered_player_causes_a_question() {
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    desk.keys("a");
    desk.text("Dahl, Anna");
    let _ = desk.line("may be registered already: No (4) Dahl, Anna");
    desk.keys("<Enter>");
    let _ = desk.line("r register Dahl, Anna   Esc register nobody");
    desk.keys("<Enter>");
    let _ = desk.line("key Enter does nothing here (Esc changes nothing)");
    desk.keys("<Esc><Esc><Esc>");
    assert_eq!(desk.app.desk().unwrap().state().players.len(), 4);
}

/// While a player is selected, Enter exchanges the two players and does not publish the round.
#[test]
fn enter_with_a_selected_player_only_exchanges() {
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    desk.keys("4pmj<Enter>");
    assert!(desk.app.desk().unwrap().state().rounds.is_empty());
    let _ = desk.line("MANUAL PAIRING of round 1");
}

#[test]
fn a_swap_names_the_rule_it_breaks_before_it_is_accepted() {
    let mut desk = chess();
    desk.keys("11 p");
    let proposed = desk.screen(80, 24);
    assert!(proposed.contains("as the system makes it"), "{proposed}");
    // Round 1 was Dahl - Quist and Berg - Iversen: bring Dahl and Quist together again.
    desk.keys("m j m");
    let shown = desk.screen(120, 24);
    let swapped = shown.contains("(rematch)") || {
        desk.keys("m k <Right> m");
        desk.screen(120, 24).contains("(rematch)")
    };
    assert!(swapped, "{}", desk.screen(120, 24));
    desk.keys("<Enter>");
    let _ = desk.line("p publish round 2   Esc back to the pairing");
}

#[test]
fn leaving_asks_about_unrecorded_input() {
    let mut desk = crikey();
    desk.keys("1");
    desk.text("20");
    desk.keys("<Ctrl-q>");
    assert!(!desk.app.is_over());
    let _ = desk.line("typed but not complete");
    desk.keys("l");
    assert!(desk.app.is_over());
}

/// If the standings sort by rating, no list counts points. A change shows since when, and a rematch is shown
/// in words.
#[test]
fn a_club_evening_by_rating_counts_no_points() {
    let mut desk = crikey();
    for _ in 0..2 {
        desk.keys("1");
        desk.text(" 20 15");
        desk.keys("<Enter>");
    }
    desk.keys("5");
    let standings = desk.screen(120, 30);
    assert!(standings.contains("Δ event"), "{standings}");
    desk.keys("<Enter>");
    let card = desk.screen(120, 30);
    assert!(card.contains("opponent") && card.contains("Δ round"), "{card}");
    assert!(!card.contains(" pts ") && !card.contains(" sum "), "{card}");
    desk.keys("<Esc>4pa");
    desk.text("carol");
    desk.keys("<Enter>");
    desk.text("dave");
    desk.keys("<Enter>");
    let proposed = desk.screen(120, 30);
    assert!(proposed.contains("rtg") && !proposed.contains(" pts "), "{proposed}");
    assert!(proposed.contains("met in round 1  (rematch)"), "{proposed}");
}

/// A decided game has no key for draws, and both probit systems show its ratings.
#[test]
fn a_decided_game_offers_no_draw_and_shows_both_probit_systems() {
    let mut desk = TestDesk::new("probit-new", &FOUR);
    desk.keys("4p<Enter>");
    let round = desk.screen(120, 24);
    let bar = round.lines().last().unwrap();
    assert!(bar.contains("1 White") && !bar.contains("draw"), "{bar}");
    desk.keys("115");
    let standings = desk.screen(140, 24);
    assert!(standings.contains("old sys"), "{standings}");
    desk.keys("<Enter>");
    let card = desk.screen(140, 40);
    assert!(card.contains("old sys"), "{card}");
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    desk.keys("4p<Enter>");
    let round = desk.screen(120, 24);
    assert!(round.lines().last().unwrap().contains("= draw"), "{round}");
}

/// A wrong part of a hand stays until it is erased, and the message names the key from the key table.
#[test]
fn a_sixth_die_names_the_key_that_erases() {
    let mut desk = TestDesk::new("dice", &["Anna", "Bo", "Cy"]);
    desk.keys("4p<Enter><Enter>");
    desk.text("111666");
    let screen = desk.screen(100, 24);
    assert!(screen.contains("`6` is one too many (Backspace erases)"), "{screen}");
}

#[test]
fn a_new_event_has_a_file_and_is_recent() {
    let mut desk = TestDesk::home();
    desk.keys("n");
    desk.text("crikey club");
    desk.keys("<Enter>");
    desk.text("Club Evening");
    desk.keys("<Enter>");
    assert!(desk.folder.path().join("club-evening.ron").exists());
    desk.keys("a");
    desk.text("carol, 74.10");
    desk.keys("<Enter><Esc>1");
    let _ = desk.line("Club Evening");
    desk.keys("<Enter>");
    let _ = desk.line("carol");
}

#[test]
fn a_second_desk_opens_the_event_read_only() {
    let mut one = TestDesk::open("crikey-club.ron");
    let path = one.app.desk().unwrap().path().unwrap().to_owned();
    let mut other = TestDesk::home();
    other.app.open(&path);
    let _ = other.line("READ-ONLY");
    let _ = other.line("another desk has this event open");
    one.keys("uy");
    let _ = one.line("undone");
}

/// A director who opens a copy sees the copy, and the name of the file in which the event is written.
#[test]
fn a_copy_of_an_open_event_is_shown_as_a_copy() {
    let mut one = TestDesk::open("crikey-club.ron");
    let path = one.app.desk().unwrap().path().unwrap().to_owned();
    let copy = path.with_file_name("copy.ron");
    std::fs::copy(&path, &copy).unwrap();
    let acts = one.app.desk().unwrap().entries().len();
    one.keys("u");
    let mut other = TestDesk::home();
    other.app.open(&copy);
    let _ = other.line("another desk has this event open, in crikey-club.ron: this file is a copy");
    other.app.handle(Event::Tick);
    other.app.handle(Event::Tick);
    let desk = other.app.desk().unwrap();
    assert_eq!((desk.path(), desk.entries().len()), (Some(&*copy), acts));
    let TestDesk { app, folder: _folder } = one;
    drop(app);
    other.keys("<Alt-t>");
    assert_eq!(other.app.desk().unwrap().path(), Some(&*copy));
    assert_eq!(other.app.desk().unwrap().read_only(), None);
}

/// Keys that are typed while a message appears answer nothing; they are refused until the message can be
/// read.
#[test]
fn a_message_between_two_keys_takes_neither() {
    let mut desk = TestDesk::open("chess-swiss.ron");
    desk.keys("4");
    let path = desk.app.desk().unwrap().path().unwrap().to_owned();
    std::fs::remove_file(&path).unwrap();
    for _ in 0..2 {
        desk.app.handle(Event::Tick);
    }
    let _ = desk.line("the event goes on in another file");
    for key in ["1", "0", "="] {
        desk.keys(key);
        let _ = desk.line(&format!("{key} was ignored (read this first, then press Enter)"));
        let _ = desk.line("the event goes on in another file");
    }
    desk.keys("<Enter>");
    let _ = desk.line("the event goes on in ");
    assert!(!desk.screen(160, 40).contains("goes on in another file"));
}

#[test]
fn clicks_and_the_wheel_move_the_cursor() {
    let mut desk = TestDesk::open("crikey-club.ron");
    desk.keys("5");
    let before = desk.screen(80, 24);
    let y = before.lines().position(|line| line.contains("alice")).unwrap();
    desk.app.handle(Event::Mouse(Mouse::Click { x: 10, y: u16::try_from(y).unwrap() }));
    assert!(desk.line("alice").contains('▌'));
    desk.app.handle(Event::Mouse(Mouse::WheelUp));
    assert!(!desk.line("alice").contains('▌'));
}

#[test]
fn names_of_any_script_fit_their_columns() {
    let mut desk = TestDesk::new("chess-round-robin", &["李小龙, 2100", "Ångström, Åsa, 1900"]);
    desk.app.handle(Event::Paste("Evil\x1b[31m, 1500".to_owned()));
    let screen = desk.screen(80, 24);
    assert!(!screen.contains('\x1b'), "{screen}");
    desk.keys("<Esc>");
    let screen = desk.screen(80, 24);
    let at = |name: &str, rating: &str| {
        let line = screen.lines().find(|line| line.contains(name)).unwrap();
        unicode_width::UnicodeWidthStr::width(line.split(rating).next().unwrap())
    };
    assert_eq!(at("李小龙", "2100"), at("Ångström", "1900"));
}

#[test]
fn a_too_small_terminal_is_reported() {
    let mut desk = chess();
    let _ = desk.screen(39, 20);
    assert!(desk.screen(39, 20).contains("40×10 are needed"));
    assert!(desk.screen(40, 10).contains("Dahl, Anna"));
}

#[test]
fn every_screen_and_overlay_is_drawn_at_any_size() {
    for save in
        ["crikey-club.ron", "dice-night.ron", "tractor-pairs.ron", "probit-autumn.ron", "document-swiss.ron"]
    {
        let mut desk = TestDesk::open(save);
        for keys in
            ["1", "2", "3", "<F4>", "<F5>e", "<Esc><F6>", "<F7>", "<F8>", "<F9>p", "<Esc><F4>?", "<Esc>:"]
        {
            desk.keys(keys);
            let (columns, lines) = if cfg!(debug_assertions) { (41, 15) } else { (13, 7) };
            for width in (0..220).step_by(columns) {
                for height in (0..64).step_by(lines) {
                    let _ = desk.screen(width, height);
                }
            }
        }
    }
}

#[test]
fn the_key_bar_and_help_come_from_the_same_table() {
    let mut desk = chess();
    let bar = desk.screen(240, 60).lines().last().unwrap().to_owned();
    let keymap = Keymap::new(KeySet::OneZero);
    desk.keys("?");
    let help = desk.screen(200, 100);
    for one in keymap.here(Context::Walk) {
        assert!(help.contains(one.label), "help lacks `{}`", one.label);
        assert!(!one.in_bar || bar.contains(one.label), "the bar lacks `{}`: {bar}", one.label);
    }
}
#[test]
fn a_tournament_report_becomes_an_event_and_its_players_a_list() {
    let mut desk = TestDesk::open("chess-swiss.ron");
    desk.keys("9<End>kkw");
    desk.keys("<Ctrl-u>");
    let path = desk.folder.path().join("out.trf");
    desk.text(path.to_str().unwrap());
    desk.keys("<Enter>");
    assert!(path.exists(), "{}", desk.screen(80, 24));
    let mut other = TestDesk::home();
    other.keys("i");
    other.text(path.to_str().unwrap());
    other.keys("<Enter>");
    let players = |desk: &TestDesk| desk.app.desk().unwrap().state().players.len();
    assert_eq!(players(&other), players(&desk));
    let mut third = TestDesk::new("dice", &[]);
    third.keys("i");
    third.text(path.to_str().unwrap());
    third.keys("<Enter>");
    let _ = third.line("Enter registers 39 players");
    assert_eq!(players(&third), 0, "they are shown first");
    third.keys("<Enter>");
    assert_eq!(players(&third), players(&desk));
}

#[test]
fn a_board_opens_its_bracket_and_a_missing_pair_its_rule() {
    let mut desk = TestDesk::open("chess-swiss.ron");
    desk.keys("e");
    let _ = desk.line("C.04.3 C6");
    desk.keys("<Esc>E");
    desk.text("dahl anna");
    desk.keys("<Enter>");
    let _ = desk.line("C1: they met in round 5");
}
#[test]
fn digits_at_a_finished_table_switch_screens() {
    let mut desk = TestDesk::open("dice-night.ron");
    desk.keys("6");
    let _ = desk.line("crosstable after round 4");
    desk.keys("4c 1");
    let _ = desk.line("4 dice to come");
}

/// Every tie-break of the engine, the ratings before and now, and their change: every column can be reached,
/// and the name stays.
#[test]
fn the_standings_scroll_to_every_column() {
    let mut setup = presets::find("fide-swiss").unwrap().setup;
    setup.rating = presets::find("probit-new").unwrap().setup.rating;
    setup.ranking =
        Ranking::by(vec![TieBreak::Resistance, TieBreak::SonnebornBerger, TieBreak::Blacks, TieBreak::Wins]);
    setup.regulations.official = false;
    let header = presets::header(setup, "Autumn Open".parse().unwrap(), &mut *screen::clock());
    let mut desk = TestDesk::home();
    desk.app.put(Desk::in_memory(header, screen::clock()).unwrap());
    desk.keys("3");
    for player in FOUR {
        desk.keys("a");
        desk.text(player);
        desk.keys("<Enter> <Esc>");
    }
    desk.keys("4p<Enter>10 p<Enter>=1");
    for (size, scrolls) in [((40, 20), true), ((60, 20), true), ((80, 24), false), ((200, 60), false)] {
        desk.keys("5 <Left><Left><Left><Left><Left><Left><Left><Left><Left>");
        let mut scrolled = false;
        for code in ["#", "PTS", "RP", "SB", "BPG", "WON", "rtg", "now", "Δ", "old"] {
            let screen = desk.screen(size.0, size.1);
            let head = screen.lines().find(|line| line.contains("Name")).unwrap();
            let words: Vec<&str> = head.split([' ', '‹', '›']).collect();
            assert!(["#", "Name", "PTS", code].iter().all(|word| words.contains(word)), "{code}: {screen}");
            assert!(FOUR.iter().all(|player| screen.contains(&player[..5])), "{screen}");
            let (begins, ends) = (words.contains(&"RP"), words.contains(&"Δ"));
            assert_eq!(head.contains('‹'), !begins, "{screen}");
            assert!(ends || head.contains('›'), "{screen}");
            scrolled |= !begins;
            desk.keys("<Right>");
        }
        assert_eq!(scrolled, scrolls, "{size:?}");
    }
}

/// Impossible and unknown choices are marked beside the pairing and not only in the manual.
#[test]
fn too_many_rounds_and_missing_ratings_are_reported() {
    let players: Vec<String> = (1..=8)
        .map(|at| format!("Player {}, {}", "ABCDEFGH".chars().nth(at - 1).unwrap(), 2000 - at))
        .collect();
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    let mut desk = TestDesk::new("fide-swiss", &players[..7]);
    desk.keys("a");
    desk.text("Dahl, Ida");
    desk.keys("<Enter><Esc>");
    let rounds = "8 players can play 7 rounds without meeting twice, and 9 are announced";
    let _ = desk.line(rounds);
    desk.keys("4p");
    let _ = desk.line(rounds);
    let _ = desk.line("1 of 8 players in round 1 has no rating");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("Dahl, Ida") && screen.contains("without meeting twice"), "{screen}");
}

#[test]
fn a_time_control_is_typed_in_minutes() {
    let mut desk = TestDesk::new("fide-swiss", &[]);
    let set = |desk: &mut TestDesk, line: &str, text: &str| {
        desk.keys("2<Home>");
        for _ in 0..40 {
            if desk.screen(120, 40).lines().any(|one| one.starts_with('▌') && one.contains(line)) {
                break;
            }
            desk.keys("j");
        }
        desk.keys("<Enter><Ctrl-u>");
        desk.text(text);
        desk.keys("<Enter>");
    };
    let details = |desk: &TestDesk| desk.app.desk().unwrap().state().details.clone();
    set(&mut desk, "time control", "90+30");
    assert_eq!(&*details(&desk).time_control, "5400+30");
    let _ = desk.line("5400+30  90 min + 30 s per move");
    set(&mut desk, "time control", "5400+30");
    assert_eq!(&*details(&desk).time_control, "5400+30");
    set(&mut desk, "schedule", "2026-11-21 10:00, 15:00, 09:00");
    let _ = desk.line("round 3 would begin before round 2");
    assert!(details(&desk).schedule.is_empty());
    desk.keys("<Esc>");
    set(&mut desk, "page", "https://ana:secret@example.org");
    assert!(details(&desk).page.is_empty());
    desk.keys("<Esc>");
    set(&mut desk, "page", "https://example.org/open");
    assert_eq!(&*details(&desk).page, "https://example.org/open");
    set(&mut desk, "schedule", "2026-11-21 10:00, 15:00, 2026-11-22 09:00");
    assert_eq!(details(&desk).schedule.len(), 3);
}

/// On the wall lists take turns, or one of them stays; the pages turn automatically unless they are paused.
#[test]
fn the_wall_shows_lists_in_turn_and_follows_the_event() {
    let seconds = |desk: &mut TestDesk, count: usize| (0..count).for_each(|_| desk.app.handle(Event::Tick));
    let shows = |desk: &mut TestDesk, wanted: &str| {
        let screen = desk.screen(80, 24);
        assert!(screen.contains(wanted), "no `{wanted}` in\n{screen}");
    };
    let mut desk = TestDesk::open("chess-swiss.ron");
    desk.keys("4<Ctrl-t>");
    shows(&mut desk, "pairings by board");
    shows(&mut desk, "page 1 of 2");
    seconds(&mut desk, 9);
    shows(&mut desk, "page 1 of 2");
    seconds(&mut desk, 1);
    shows(&mut desk, "page 2 of 2");
    seconds(&mut desk, 10);
    shows(&mut desk, "pairings by name");
    desk.keys("<Space>");
    seconds(&mut desk, 60);
    shows(&mut desk, "pairings by name");
    shows(&mut desk, "paused");
    desk.keys("<Space>t<Down>");
    shows(&mut desk, "S T A N D I N G S");
    seconds(&mut desk, 60);
    shows(&mut desk, "S T A N D I N G S");
    desk.keys("<Down>");
    shows(&mut desk, "C R O S S T A B L E");
    desk.keys("<Down><Left>");
    shows(&mut desk, "page 2 of 2");
    desk.keys("<Esc>5");
    assert!(!desk.screen(80, 24).contains("page "));
    // Before the first round there are only the standings.
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("<Ctrl-t>");
    shows(&mut desk, "before round 1");
    seconds(&mut desk, 10);
    shows(&mut desk, "before round 1");
}
