//! The effect of keys on the screens.

use std::time::Duration;

use crate::support::screen::{self, FOUR, TestDesk, chess, crikey, now, press_after};
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Action};
use wallchart::engine::id::Seq;
use wallchart::engine::replay;
use wallchart::engine::setup::{Ranking, TieBreak};
use wallchart::entry::keys::KeySet;
use wallchart::formats::registration;
use wallchart::presets;
use wallchart::tui::jobs::consequences;
use wallchart::tui::jobs::request::Said;
use wallchart::tui::jobs::watch::Watch;
use wallchart::tui::keys::{Context, Key, Keymap, Named};
use wallchart::tui::terminal::event::{Event, Mouse, Press};

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

/// A repeated list registers only the new players, and says so first; columns without a meaning are named.
#[test]
fn a_repeated_list_registers_no_player_twice() {
    let mut lists = Lists::new(&[]);
    let first = "Name;Rating;Phone\nBerg, Luca;2214;17\nDahl, Anna;2240;18\n";
    lists.import("first.csv", first);
    lists.see("Enter registers 2 players   Esc changes nothing");
    assert_eq!(lists.acts(), 0, "nothing is registered before it is shown");
    lists.desk.keys("<Enter>");
    lists.see("list: 2 players registered · columns not used: Phone");
    lists.import("first.csv", first);
    lists.see("2 registered as they are · 2 notes");
    lists.see("nothing to take over   Esc changes nothing");
    lists.desk.keys("<Enter><Esc>");
    assert_eq!(lists.acts(), 1);
    lists.import("second.csv", "Name,Rating\nluca berg,2230\nMoser Vera,2065\nVera Moser,2065\n");
    lists.see("2 new · 1 changes · 2 notes");
    lists.see("Enter registers 2, changes 1   n registers the 2 only   Esc changes nothing");
    lists.desk.keys("<Esc>");
    assert_eq!(lists.acts(), 1, "Esc changes nothing");
    lists.import("second.csv", "Name,Rating\nluca berg,2230\nMoser Vera,2065\nVera Moser,2065\n");
    lists.desk.keys("n");
    assert_eq!(
        lists.lines(),
        ["Berg, Luca, 2214", "Dahl, Anna, 2240", "Moser Vera, 2065", "Vera Moser, 2065"]
    );
    lists.desk.keys("u");
    lists.see("undone: list 2 players registered");
    assert_eq!(lists.lines(), ["Berg, Luca, 2214", "Dahl, Anna, 2240"], "one undo takes the list back");
    lists.import("third.csv", "Name,Rating\nluca berg,2230\nA,1500\n\u{200b},2214\n");
    lists.see("1 new · 1 changes · × 1 line not read · 1 note");
    lists.desk.keys("<Enter>");
    lists.see("list: 1 player registered, 1 player changed");
    assert_eq!(lists.lines(), ["Berg, Luca, 2230", "Dahl, Anna, 2240", "A, 1500"]);
    lists.desk.keys("<F8><End><Enter>");
    lists.see("Berg, Luca, rating: 2214 → 2230");
    lists.see("A: none → registered, 1500");
}

#[test]
fn the_columns_of_a_list_can_be_changed_before_the_import() {
    let mut lists = Lists::new(&[]);
    let text = "Name;Elo_F;Elo_N;Nr\nM\u{fc}ller, J\u{f6}rg;2214;2190;17\nBerg, Luca;0;1900;18\n";
    let latin: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    lists.import("list.csv", &latin);
    lists.see("semicolons · Windows-1252 (Latin-1) · headings in line 1 · 2 players");
    lists.see("rating: FIDE rating (Elo_F), else national rating (Elo_N): 1 player with the national rating");
    lists.desk.keys("r");
    lists.see("rating: FIDE rating (Elo_F)");
    lists.desk.keys("r");
    lists.see("rating: national rating (Elo_N), else FIDE rating (Elo_F)");
    lists.desk.keys("s");
    lists.see("tabs · ");
    lists.desk.keys("s");
    lists.see("commas · ");
    lists.desk.keys("s");
    lists.see("semicolons · ");
    lists.desk.keys("e");
    lists.see("UTF-16 (little-endian)");
    lists.desk.keys("eeeeeee");
    lists.see("Windows-1252 (Latin-1)");
    // Down to `Nr`, which means the club here, and back to the file: the choice is retained.
    lists.desk.keys("<Down><Down><Down>");
    while !lists.desk.line("Nr ").contains("club") {
        lists.desk.keys("<Right>");
    }
    lists.desk.keys("<Esc>");
    assert_eq!(lists.acts(), 0);
    lists.import("list.csv", &latin);
    assert!(lists.desk.line("Nr ").contains("club"));
    lists.desk.keys("<Enter>");
    assert_eq!(
        lists.lines(),
        [
            "Müller, Jörg, 2190, standard 2214, national 2190, club 17",
            "Berg, Luca, 1900, national 1900, club 18"
        ]
    );
}

/// Two players with one name are two people if the director says so.
#[test]
fn a_line_can_be_marked_as_another_person() {
    let mut lists = Lists::new(&["Klee, Eva, 1400"]);
    lists.import("list.csv", "Name;Rating\nKlee, Eva;1300\n");
    lists.see("1 changes · 1 note");
    lists.desk.keys("d");
    lists.see("Klee, Eva: rating: 1400 → 1300");
    lists.desk.keys("t");
    lists.see("1 new · 1 note");
    lists.desk.keys("<Enter>");
    assert_eq!(lists.lines(), ["Klee, Eva, 1400", "Klee, Eva, 1300"]);
}

/// In an earlier version one line of `a` accepted a pasted list as one player.
#[test]
fn several_pasted_lines_are_shown_as_a_list_first() {
    let mut lists = Lists::new(&[]);
    lists.desk.keys("a");
    lists.desk.app.handle(Event::Paste("Berg, Luca, 2214\nDahl, Anna, 1990, f\n".to_owned()));
    lists.see("the lines that were pasted");
    lists.see("Enter registers 2 players");
    lists.desk.keys("<Enter>");
    assert_eq!(lists.lines(), ["Berg, Luca, 2214", "Dahl, Anna, 1990, w"]);
    assert_eq!(lists.acts(), 1);
    lists.desk.app.handle(Event::Paste("Klee, Eva\n".to_owned()));
    lists.desk.keys("<Enter>");
    assert_eq!(lists.lines().len(), 3, "one line is one player, on the line that is typed");
    // An open input line stays while a list is viewed and imported.
    lists.desk.text("Half-typ");
    lists.desk.app.handle(Event::Paste("Moser, Vera, 2065\nFaber, Hugo, 2050\n".to_owned()));
    lists.desk.keys("<Enter>");
    lists.see("Half-typ");
    assert_eq!(lists.lines().len(), 5);
}

/// In an earlier version a name typed alone lost the rating.
#[test]
fn a_change_is_previewed_and_retains_other_fields() {
    let mut lists = Lists::new(&["Berg, Luca, 2214, IM, GER, club SK Nord"]);
    lists.desk.keys("<F3>c");
    lists.see("no changes; what the line does not mention stays");
    let acts = lists.acts();
    lists.desk.keys("<Enter>");
    lists.see("nothing changes");
    assert_eq!(lists.acts(), acts);
    lists.desk.keys("c");
    lists.desk.keys("<Ctrl-u>");
    lists.see("a name comes first");
    lists.desk.text("Berg, Lukas");
    lists.see("Berg, Lukas · rating 2214 · title IM · federation GER · club SK Nord");
    lists.see("changes: name: Berg, Luca → Berg, Lukas");
    lists.desk.text(", 2230, XYZ");
    lists.see("rating: 2214 → 2230");
    lists.see("→ XYZ");
    lists.see("! Berg, Lukas: no federation has the code `XYZ`");
    lists.desk.keys("<Ctrl-u>");
    lists.desk.text("Berg, Lukas");
    lists.desk.keys("<Enter>");
    assert_eq!(lists.lines(), ["Berg, Lukas, 2214, IM, GER, club SK Nord"]);
    lists.desk.keys("c<Ctrl-u>");
    lists.desk.text("rating 9999, club -");
    lists.desk.keys("<Enter>");
    lists.see("a rating of 9999 is unlikely in chess (100 to 3000)");
    assert_eq!(lists.lines(), ["Berg, Lukas, 2214, IM, GER, club SK Nord"], "it is asked about first");
    lists.desk.keys("y");
    assert_eq!(lists.lines(), ["Berg, Lukas, 9999, IM, GER"]);
}

#[test]
fn implausible_names_are_refused_or_questioned() {
    let mut lists = Lists::new(&["Berg, Luca, 2214, id 17"]);
    let mut typed = |line: &str, told: &str| {
        // The abandoned input comes back with the line.
        lists.desk.keys("<F3>a<Ctrl-u>");
        lists.desk.text(line);
        lists.desk.keys("<Enter>");
        lists.see(told);
        lists.desk.keys("<Esc><Esc>");
        assert_eq!(lists.lines().len(), 1, "{line}");
    };
    typed("Dahl, Anna, 1990, sex x", "`x` is not a sex (expected m or w)");
    typed("Dahl, Anna, 1990, title Dr", "`Dr` is not a title");
    typed("Dahl, Anna, 1990, born 3/12/87", "`3/12/87` can be two different days");
    typed("Dahl, Anna, 1990, XYZ", "no federation has the code `XYZ`");
    typed("Dahl, Anna, 9999", "a rating of 9999 is unlikely in chess");
    typed("Dahl, Anna, 1990, id 017", "Dahl, Anna has the id 17 of Berg, Luca");
}

#[test]
fn several_byes_are_granted_in_one_line() {
    let mut lists = Lists::new(&FOUR);
    lists.desk.keys("<F3>b");
    lists.desk.text("2 half, 3 zero");
    lists.desk.keys("<Enter>");
    let byes = |lists: &Lists| lists.desk.app.desk().unwrap().state().by_number()[0].byes.len();
    assert_eq!(byes(&lists), 2);
    let acts = lists.acts();
    lists.desk.keys("b");
    lists.desk.text("4 half, 5 half");
    lists.desk.keys("<Enter>");
    lists.see("would have 3 half-point byes, in rounds 2, 4, 5");
    assert_eq!(lists.acts(), acts, "both or none");
    lists.desk.keys("y");
    assert_eq!(byes(&lists), 4);
    lists.desk.keys("b");
    lists.desk.text("6 half, 7 x");
    lists.desk.keys("<Enter>");
    lists.see("`x` is not a kind of bye");
    assert_eq!(byes(&lists), 4);
}

#[test]
fn a_number_after_a_name_is_a_rating_or_causes_a_question() {
    let mut desk = TestDesk::new("fide-swiss", &["Dahl, Anna, 1990"]);
    let registered = |desk: &TestDesk| -> Vec<String> {
        let players = &desk.app.desk().unwrap().state().players;
        players.iter().map(|player| registration::write(&player.entrant)).collect()
    };
    desk.keys("<F3>a");
    desk.text("Berg Luca 2214");
    let _ = desk.line("Berg Luca · rating 2214");
    desk.keys("<Enter>");
    assert_eq!(registered(&desk), ["Dahl, Anna, 1990", "Berg Luca, 2214"]);
    // A short number does not decide which one it is.
    desk.text("Team 4");
    let _ = desk.line("is 4 the rating?");
    desk.keys("<Enter>");
    let _ =
        desk.line("r register Team, rating 4   y register Team 4 without a rating   Esc back to the line");
    desk.keys("<Esc>");
    assert_eq!(registered(&desk).len(), 2);
    let _ = desk.line("Team 4");
    desk.keys("<Enter>y");
    assert_eq!(registered(&desk)[2..], ["Team 4, rating -"]);
    desk.text("Team 5");
    desk.keys("<Enter>r");
    // A rating of 5 is implausible in chess.
    desk.keys("r");
    assert_eq!(registered(&desk)[3..], ["Team, 5"]);
    // A rating with decimals is implausible too, but valid.
    desk.text("alice 76,91");
    desk.keys("<Enter>");
    let _ = desk.line("a rating of 76.91 is unlikely in chess");
    desk.keys("<Esc>");
    assert_eq!(registered(&desk).len(), 4);
    let desk = TestDesk::new("crikey", &["alice 76.91", "bob, 95,00"]);
    assert_eq!(registered(&desk), ["alice, 76.91", "bob, 95"]);
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
    let _ = desk.line("1 of 8 players of round 1 has no rating");
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
    desk.keys("2<End>");
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

#[track_caller]
fn told(desk: &TestDesk) -> String {
    match desk.app.said() {
        Some(Said::Error(told) | Said::Warning(told) | Said::Good(told)) => told.clone(),
        None => String::new(),
    }
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
