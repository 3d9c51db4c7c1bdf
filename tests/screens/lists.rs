//! Lists of players at the desk, and the lines that are typed about players.

use super::Lists;
use crate::support::screen::FOUR;
use crate::support::screen::TestDesk;
use wallchart::formats::registration;
use wallchart::tui::terminal::event::Event;

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
    lists.see("Berg, Luca · rating: 2214 → 2230");
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
