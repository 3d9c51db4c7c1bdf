//! What keys do to the screens.

use crate::support::screen::{self, FOUR, TestDesk, chess, crikey};
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Action};
use wallchart::engine::id::Seq;
use wallchart::engine::replay;
use wallchart::engine::setup::{Ranking, TieBreak};
use wallchart::entry::keys::KeySet;
use wallchart::presets;
use wallchart::tui::consequences;
use wallchart::tui::event::{Event, Mouse};
use wallchart::tui::keys::{Context, Keymap};
use wallchart::tui::watch::Watch;

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
fn a_result_that_stands_is_never_overwritten_silently() {
    let mut desk = chess();
    desk.keys("1 k 0");
    let _ = desk.line("1 – 0 becomes 0 – 1");
    desk.keys("<Enter>");
    let _ = desk.line("standings: ");
    desk.keys("n");
    assert!(desk.line("Quist, Tara").contains("1 – 0"));
    desk.keys("0<Enter>y");
    assert!(desk.line("Quist, Tara").contains("0 – 1"));
    desk.keys("u");
    assert!(desk.line("Quist, Tara").contains("1 – 0"), "an undo takes the correction back");
}

#[test]
fn the_second_pass_hides_results_agrees_silently_and_stops_at_a_difference() {
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
    desk.keys("uuuuuu");
    let _ = desk.line("undone");
    desk.keys("<Ctrl-r><Ctrl-r><Ctrl-r><Ctrl-r><Ctrl-r><Ctrl-r>4kk");
    assert_eq!(board(&mut desk), shown);
    desk.keys("<Ctrl-r>");
    let _ = desk.line("there is nothing to redo");
}

#[test]
fn whoever_is_registered_already_is_pointed_out_before_and_asked_about_when_added() {
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    desk.keys("a");
    desk.text("Dahl, Anna");
    let _ = desk.line("may be registered already: Dahl, Anna");
    desk.keys("<Enter>");
    let _ = desk.line("r register Dahl, Anna   Esc register nobody");
    desk.keys("<Enter>");
    let _ = desk.line("key Enter does nothing here (Esc changes nothing)");
    desk.keys("<Esc><Esc><Esc>");
    assert_eq!(desk.app.desk().unwrap().state().players.len(), 4);
}

/// Enter while a player is held would announce the round as it stands: it exchanges the two instead.
#[test]
fn enter_while_a_player_is_held_exchanges_and_announces_nothing() {
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
    let swapped = shown.contains("(C.04.1 article 2)") || {
        desk.keys("m k <Right> m");
        desk.screen(120, 24).contains("(C.04.1 article 2)")
    };
    assert!(swapped, "{}", desk.screen(120, 24));
    desk.keys("<Enter>");
    let _ = desk.line("p publish round 2   Esc back to the pairing");
}

#[test]
fn leaving_asks_when_something_is_typed_and_not_recorded() {
    let mut desk = crikey();
    desk.keys("1");
    desk.text("20");
    desk.keys("<Ctrl-q>");
    assert!(!desk.app.is_over());
    let _ = desk.line("typed but not complete");
    desk.keys("l");
    assert!(desk.app.is_over());
}

#[test]
fn a_new_event_is_a_file_and_on_the_list_of_recent_ones() {
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
fn a_second_desk_opens_the_event_read_only_and_says_so() {
    let mut one = TestDesk::open("crikey-club.ron");
    let path = one.app.desk().unwrap().path().unwrap().to_owned();
    let mut other = TestDesk::home();
    other.app.open(&path);
    let _ = other.line("READ-ONLY");
    let _ = other.line("another desk has this event open");
    one.keys("u");
    let _ = one.line("undone");
}

/// Who opens a copy sees the copy, and is told in which file the event is written.
#[test]
fn a_copy_of_an_open_event_is_shown_and_named_as_one() {
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

/// Keys that somebody types on while a message comes answer nothing; they are refused until it has been read.
#[test]
fn a_message_that_comes_between_two_keys_takes_neither() {
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
fn a_click_puts_the_cursor_and_the_wheel_moves_it() {
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
fn names_of_any_script_stand_in_their_columns_and_control_codes_never_come_through() {
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
fn a_terminal_that_is_too_small_says_so() {
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
    assert_eq!(players(&third), players(&desk));
}

#[test]
fn a_board_opens_into_its_bracket_and_a_pair_that_was_not_made_into_its_rule() {
    let mut desk = TestDesk::open("chess-swiss.ron");
    desk.keys("e");
    let _ = desk.line("C.04.3 C6");
    desk.keys("<Esc>E");
    desk.text("dahl anna");
    desk.keys("<Enter>");
    let _ = desk.line("C1: they met in round 5");
}
#[test]
fn digits_at_a_table_that_has_its_result_lead_to_screens() {
    let mut desk = TestDesk::open("dice-night.ron");
    desk.keys("6");
    let _ = desk.line("crosstable after round 4");
    desk.keys("4c 1");
    let _ = desk.line("4 dice to come");
}

/// What the journal tells of a correction afterwards is what was foretold of it.
/// Every tie-break of the engine, ratings before and now, and their change: nothing is out of reach, the name stays.
#[test]
fn the_standings_scroll_to_every_column_they_have() {
    let mut setup = presets::find("fide-swiss").unwrap().setup;
    setup.rating = presets::find("probit-new").unwrap().setup.rating;
    setup.ranking = Ranking::Points {
        tie_breaks: vec![TieBreak::Resistance, TieBreak::SonnebornBerger, TieBreak::Blacks, TieBreak::Wins],
    };
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
    for (size, scrolls) in [((40, 20), true), ((60, 20), false), ((80, 24), false), ((200, 60), false)] {
        desk.keys("5 <Left><Left><Left><Left><Left><Left><Left><Left><Left>");
        let mut scrolled = false;
        for code in ["#", "PTS", "RP", "SB", "BPG", "WON", "rtg", "now", "Δ"] {
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

/// A list that comes a second time registers only whoever is new, after it was asked; columns that say nothing are named.
#[test]
fn a_list_that_is_imported_twice_registers_nobody_twice() {
    let mut desk = TestDesk::new("fide-swiss", &[]);
    let folder = tempfile::tempdir().unwrap();
    let list = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let import = |desk: &mut TestDesk, path: &str| {
        desk.keys("<F3>i");
        desk.text(path);
        desk.keys("<Enter>");
    };
    let names = |desk: &TestDesk| {
        let players = &desk.app.desk().unwrap().state().players;
        players.iter().map(|player| player.entrant.name.to_string()).collect::<Vec<_>>()
    };
    let first = list("first.csv", "Name;Rating;Phone\nBerg, Luca;2214;17\nDahl, Anna;2240;18\n");
    import(&mut desk, &first);
    let _ = desk.line("2 players registered · columns not used: Phone");
    let journal = desk.app.desk().unwrap().entries().len();
    import(&mut desk, &first);
    let _ = desk.line("everybody on the list is registered already: 2 players");
    let second = list("second.csv", "Name,Rating\nluca berg,2214\nMoser Vera,2065\nVera Moser,2065\n");
    import(&mut desk, &second);
    let _ = desk.line("some players on the list are registered already");
    let _ = desk.line("luca berg, 2214");
    desk.keys("n");
    assert_eq!(desk.app.desk().unwrap().entries().len(), journal, "n registers nobody");
    import(&mut desk, &second);
    desk.keys("y");
    let _ = desk.line("1 player registered · 2 registered already");
    assert_eq!(names(&desk), ["Berg, Luca", "Dahl, Anna", "Moser Vera"]);
    desk.keys("u");
    assert_eq!(names(&desk), ["Berg, Luca", "Dahl, Anna"], "one undo takes one player back");
    import(&mut desk, &list("none.csv", "Name,Rating\nA,1\n\u{200b},2214\n"));
    let _ = desk.line("none.csv:3: a name is missing");
    assert_eq!(names(&desk).len(), 2);
}

#[test]
fn a_rating_without_its_comma_is_pointed_out_before_it_becomes_a_name() {
    let mut desk = TestDesk::new("fide-swiss", &["Dahl, Anna, 1990"]);
    desk.keys("<F3>a");
    desk.text("Berg Luca 2214");
    let _ = desk.line("no rating; Tab makes it `Berg Luca, 2214`");
    desk.keys("<Tab><Enter>");
    desk.text("Anna Dahl 1990");
    let _ = desk.line("Dahl, Anna");
    desk.keys("<Enter>");
    let state = desk.app.desk().unwrap().state();
    let names: Vec<&str> = state.players.iter().map(|player| &*player.entrant.name).collect();
    assert_eq!(
        names,
        ["Dahl, Anna", "Berg Luca", "Anna Dahl 1990"],
        "what is not taken stays as it was typed"
    );
    assert!(state.players[1].entrant.rating.is_some());
}

/// On the wall lists take turns, or one of them stays; the pages turn by themselves unless they are paused.
#[test]
fn the_wall_shows_lists_in_turn_and_goes_on_with_the_event() {
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
    // Before the first round there is nothing but the standings.
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("<Ctrl-t>");
    shows(&mut desk, "before round 1");
    seconds(&mut desk, 10);
    shows(&mut desk, "before round 1");
}

#[test]
fn a_correction_says_in_its_line_what_it_did_and_that_later_rounds_stand() {
    let mut desk = chess();
    desk.keys("1= 4p<Enter> [ k0");
    desk.text("slip misread");
    desk.keys("<Enter>y8");
    let told = "R1 board 1  was 1 – 0, now 0 – 1 · \"slip misread\" · moved";
    let line = desk.screen(200, 60).lines().find(|line| line.contains(told)).unwrap().to_owned();
    assert!(line.contains("; R2 pairings stand"), "{line}");
    let narrow = desk.screen(60, 20);
    let below = narrow.lines().skip_while(|line| !line.starts_with('▌')).nth(1).unwrap();
    assert!(below.contains("; R2 pairings stand"), "{narrow}");
}

/// What the journal tells of a correction afterwards is what was foretold of it.
#[test]
fn a_correction_did_what_was_foreseen() {
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

/// What is wrong, where, and what was expected: none of it is lost on a narrow screen.
#[test]
fn a_mistake_is_told_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a-list-with-a-rather-long-name.csv");
    std::fs::write(&path, "Name,Rating\n\"Berg, Luca,2214\nDahl,1990\n").unwrap();
    let mut desk = TestDesk::new("fide-swiss", &FOUR);
    desk.keys("<F3>i");
    desk.text(&path.display().to_string());
    desk.keys("<Enter>");
    let screen = desk.screen(80, 24);
    let words: String = screen.split_whitespace().collect();
    assert!(words.contains("aquotationmarkisopenedhereandneverclosed(expected`\"`atitsend)"), "{screen}");
    assert_eq!(desk.app.desk().unwrap().state().players.len(), 4);
}

/// A round that was not announced is asked about before it is paired, not only before it is published.
#[test]
fn a_finished_event_is_not_paired_on_without_a_question() {
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
