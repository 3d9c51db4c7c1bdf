//! Matches of teams at the desk: players, line-ups, and results board by board, of which a crash loses
//! nothing.

use std::path::PathBuf;

use assert_cmd::Command;

use crate::support::screen::{self, TestDesk};
use wallchart::desk::Desk;
use wallchart::engine::action::Outcome;
use wallchart::engine::id::{BoardNo, RoundNo};
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{Game, Setup};
use wallchart::engine::standings::Standings;
use wallchart::engine::state::{MatchNow, State};
use wallchart::engine::team::BoardGame;
use wallchart::engine::tied::TiedMatch;
use wallchart::entry::keys::KeySet;
use wallchart::formats::trf;
use wallchart::presets;
use wallchart::tui::terminal::event::Event;

const TEAMS: [&str; 4] = ["Nord", "Ost", "Sued", "West"];

/// An event of teams in a file; the first and the last team have five players, the others no list.
fn published() -> TestDesk {
    published_with(BoardGame::Chess)
}

fn published_with(game: BoardGame) -> TestDesk {
    let mut setup = presets::find("team-round-robin").unwrap().setup;
    if let Game::Match(rules) = &mut setup.game {
        rules.game = game;
    }
    published_of(setup, &TEAMS)
}

fn published_of(setup: Setup, teams: &[&str]) -> TestDesk {
    let mut desk = TestDesk::home();
    let mut clock = screen::clock();
    let header = presets::header(setup, "Autumn Cup".parse().unwrap(), &mut *clock);
    desk.app.put(Desk::create(&event(&desk), header, clock).unwrap());
    desk.keys("<F3>a");
    for team in teams {
        desk.text(team);
        desk.keys("<Enter>");
    }
    desk.keys("<Esc> <Home>m");
    for player in ["Ana, 2200", "Bo, 2100", "Cy, 2000"] {
        desk.text(player);
        desk.keys("<Enter>");
    }
    desk.app.handle(Event::Paste("Di, 1900\nEd, 1800\nFlo, 1700\n".to_owned()));
    desk.keys("<Enter> <Esc> M <End>m");
    desk.app.handle(Event::Paste("Gus; Hal; Ivo; Jo; Kim".to_owned()));
    desk.keys("<Enter> <Esc> <F4>p<Enter>");
    desk
}

fn event(desk: &TestDesk) -> PathBuf {
    desk.folder.path().join("event.ron")
}

/// Ends the program as a kill does, and opens the event again.
fn crash(desk: TestDesk) -> TestDesk {
    let event = event(&desk);
    let TestDesk { app, folder } = desk;
    drop(app);
    let mut desk = TestDesk { app: screen::app_in(folder.path(), KeySet::OneZero), folder };
    desk.app.open(&event);
    desk.keys("<F4>");
    desk
}

fn state(desk: &TestDesk) -> &State {
    desk.app.desk().unwrap().state()
}

fn now(desk: &TestDesk, at: u16) -> MatchNow {
    state(desk).match_now(RoundNo(1), BoardNo(at)).unwrap()
}

fn known(desk: &TestDesk, at: u16) -> usize {
    now(desk, at).games.iter().flatten().count()
}

fn outcome(desk: &TestDesk, at: u16) -> Option<&Outcome> {
    state(desk).board(RoundNo(1), BoardNo(at)).unwrap().outcome.as_ref()
}

fn score(desk: &TestDesk, at: u16) -> String {
    let [first, second] = now(desk, at).score;
    format!("{first} – {second}")
}

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(140, 40);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

#[test]
fn players_of_a_team_are_typed_and_pasted() {
    let mut desk = published();
    let lengths: Vec<usize> = state(&desk).players.iter().map(|team| team.members.len()).collect();
    assert_eq!(lengths, [5, 0, 0, 5], "{}", desk.screen(120, 40));
    desk.keys("<F3><Home>");
    sees(&mut desk, "4 teams");
    desk.keys("e");
    sees(&mut desk, " 5  Ed");
}

#[test]
fn a_crash_in_a_match_loses_no_board() {
    let mut desk = published();
    desk.keys("10");
    sees(&mut desk, "1.0 – 1.0");
    assert_eq!(known(&desk, 1), 2);
    let mut desk = crash(desk);
    sees(&mut desk, "2 of 4 in");
    assert_eq!((known(&desk, 1), outcome(&desk, 1)), (2, None));
    desk.keys("=f");
    sees(&mut desk, "1 first team gets it  0 second team gets it  = nobody");
    desk.keys("1");
    assert_eq!(score(&desk, 1), "2.5 – 1.5");
    assert!(matches!(outcome(&desk, 1), Some(Outcome::Match(_))));
    // The cursor is at the next match.
    desk.keys("1111");
    assert_eq!(score(&desk, 2), "4.0 – 0.0");
}

#[test]
fn what_follows_a_wrong_key_is_not_recorded() {
    let mut desk = published();
    desk.keys("1x21");
    sees(&mut desk, "erase `x21` first");
    // The boards stay in view with their score.
    sees(&mut desk, "Match 1 · round 1 · 1.0 – 0.0");
    sees(&mut desk, "Di");
    assert_eq!(known(&desk, 1), 1);
    desk.keys("<Backspace><Backspace><Backspace>0");
    assert_eq!((known(&desk, 1), score(&desk, 1)), (2, "1.0 – 1.0".to_owned()));
}

/// The last keys of the bar are always shown.
#[test]
fn line_ups_undo_and_help_are_reached_inside_a_match() {
    let mut desk = published();
    desk.keys("1T");
    sees(&mut desk, "line-up of West, match 1");
    desk.keys("<Esc>");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("↑↓ board  Esc back  t first line-up"), "{screen}");
    assert!(screen.contains("u undo  ? help  F1 manual"), "{screen}");
    desk.keys("?");
    sees(&mut desk, "keys: round: a match being typed");
    desk.keys("<Esc>0u");
    assert_eq!(score(&desk, 1), "1.0 – 0.0");
    // Within the result of a board every letter is text.
    desk.keys("<Enter>fu");
    sees(&mut desk, "`u` is not a result");
}

#[test]
fn a_line_at_a_table_of_a_match_is_erased() {
    for (game, line) in [(BoardGame::Tractor, "85"), (BoardGame::Crikey, "1 20")] {
        let mut desk = published_with(game);
        desk.keys("<Enter>");
        desk.text(line);
        let typed = format!("{line}▏");
        sees(&mut desk, &typed);
        desk.keys("<Ctrl-u>");
        assert!(!desk.screen(140, 40).contains(&typed));
        desk.keys("<Down>");
        // The board is left, which a line that is typed is not.
        let screen = desk.screen(140, 40);
        let current = screen.lines().rfind(|line| line.starts_with('▌')).unwrap();
        assert!(current.contains(" 2 "), "{screen}");
    }
}

#[test]
fn a_match_of_crikey_is_typed_a_line_a_board() {
    let mut desk = published_with(BoardGame::Crikey);
    desk.keys("1");
    desk.text("20 15");
    desk.keys("<Enter>");
    sees(&mut desk, "✓ result: R1 match 1  Nord – West, board 1  1 – 0");
    desk.keys("0");
    desk.text("3");
    desk.keys("<Enter>");
    sees(&mut desk, "second team's pieces are missing (expected their total)");
    desk.text(" 8");
    desk.keys("<Enter>");
    sees(&mut desk, "0 3 8");
    let mut desk = crash(desk);
    assert_eq!((known(&desk, 1), score(&desk, 1).as_str()), (2, "1.0 – 1.0"));
    // The first team has Black at board 2.
    let Some(Outcome::Crikey(game)) = &now(&desk, 1).games[1] else { panic!("a game of Crikey") };
    assert_eq!((game.result, game.white_pieces, game.black_pieces), (GameScore::Win, 8, 3));
    desk.keys("=");
    desk.text("4 4");
    desk.keys("<Enter>f1<Enter>");
    assert_eq!(score(&desk, 1), "2.5 – 1.5");
    assert!(matches!(outcome(&desk, 1), Some(Outcome::Match(_))));
}

#[test]
fn a_board_is_cleared_undone_and_typed_again() {
    let mut desk = published();
    desk.keys("10<Up><Backspace>");
    assert_eq!(now(&desk, 1).games[1], None);
    desk.keys("1<Esc>uu");
    assert!(now(&desk, 1).games[1].is_some(), "{}", desk.screen(120, 40));
    desk.keys("<Enter>");
    sees(&mut desk, "1.0 – 1.0");
    desk.keys("==");
    assert_eq!(score(&desk, 1), "2.0 – 2.0");
    assert!(!desk.screen(120, 40).contains("not complete"));
}

#[test]
fn a_line_up_with_a_missing_player_forfeits_a_board() {
    let mut desk = published();
    desk.keys("t<Ctrl-u>");
    desk.text("1 2 3 9");
    desk.keys("<Enter>");
    sees(&mut desk, "there is no player 9 (the team has 5)");
    desk.keys("<Esc>t<Ctrl-u>");
    desk.text("1 3 5 0");
    sees(&mut desk, "1 Ana · 2 Cy · 3 Ed · 4 empty");
    desk.keys("<Enter>");
    assert_eq!(now(&desk, 1).line_ups[0], [1, 3, 5, 0], "{}", desk.screen(120, 40));
    sees(&mut desk, "0.0 – 1.0");
    desk.keys("111");
    assert_eq!(score(&desk, 1), "3.0 – 1.0");
    assert!(outcome(&desk, 1).is_some());
}

#[test]
fn a_line_up_out_of_order_is_asked_about() {
    let mut desk = published();
    desk.keys("T<Ctrl-u>");
    desk.text("2 1 3 4");
    desk.keys("<Enter>");
    sees(&mut desk, "is not in the order of its list");
    desk.keys("y");
    assert_eq!(now(&desk, 1).line_ups[1], [2, 1, 3, 4]);
    let audit = Command::cargo_bin("wallchart").unwrap().arg("audit").arg(event(&desk)).output().unwrap();
    let audit = String::from_utf8(audit.stdout).unwrap();
    let line = "line-up   entry 13: R1 match 1  Nord – West  West: 2 1 3 4; accepted: the line-up of West is not in the order of its list at board 2 (of 4 boards)\n";
    assert!(audit.contains(line), "{audit}");
    let mut desk = crash(desk);
    desk.keys("T");
    sees(&mut desk, "2 1 3 4");
}

#[test]
fn board_1_of_a_finished_match_is_corrected() {
    let mut desk = published();
    desk.keys("1111<Up>");
    desk.keys("<Home>c0<Enter>");
    desk.text("misread");
    desk.keys("<Enter>c");
    assert_eq!(score(&desk, 1), "3.0 – 1.0", "{}", desk.screen(120, 40));
}

#[test]
fn an_adjourned_board_of_a_finished_match_is_opened_and_typed() {
    let mut desk = published();
    desk.keys("11a1");
    assert!(outcome(&desk, 1).is_some_and(Outcome::is_adjourned));
    desk.keys("<Home><Enter>");
    sees(&mut desk, "Match 1 · round 1 · 3.5 – 0.5");
    // The boards that are in are corrected, not typed over.
    desk.keys("<Up>0");
    sees(&mut desk, "this board has a result: correct the match to change it");
    desk.keys("<Backspace><Down>0");
    assert_eq!(score(&desk, 1), "3.0 – 1.0", "{}", desk.screen(120, 40));
    assert!(!outcome(&desk, 1).is_some_and(Outcome::is_adjourned));
    assert!(!desk.screen(120, 40).contains("not complete"));
    // One key is enough, as at a board of two.
    desk.keys("<Enter>a111<Home><Down>=");
    assert_eq!(score(&desk, 2), "3.5 – 0.5", "{}", desk.screen(120, 40));
}

/// Corrections of several boards, and other players in a list, show the value before and the value after.
#[test]
fn changes_of_teams_are_told_with_both_values() {
    let mut desk = published();
    desk.keys("1111<Up><Home>c00<Enter>");
    desk.text("read from the wrong slip");
    desk.keys("<Enter>");
    sees(&mut desk, "board 1: was 1 – 0, now 0 – 1; board 2: was 1 – 0, now 0 – 1");
    desk.keys("c<F8>");
    sees(&mut desk, "R1 match 1  board 1: was 1 – 0");
    desk.keys("<F4>/");
    sees(&mut desk, "find a match by name or number");
    desk.keys("<Esc>");
    let list = desk.folder.path().join("members.csv");
    std::fs::write(&list, "Team,Name\nNord,Ana\nNord,Bo\nNord,Cyr\nNord,Di\nNord,Ed\n").unwrap();
    desk.keys("<F3>i<Ctrl-u>");
    desk.text(list.to_str().unwrap());
    desk.keys("<Enter>");
    sees(&mut desk, "Nord · player 3: Cy → Cyr");
    assert!(!desk.screen(120, 40).contains("none"), "{}", desk.screen(120, 40));
}

#[test]
fn a_second_pass_hides_the_first_and_shows_the_difference() {
    let mut desk = published();
    desk.keys("11111111v<Enter>");
    assert!(!desk.screen(120, 40).contains("4.0 – 0.0"), "{}", desk.screen(120, 40));
    desk.keys("1111");
    assert!(state(&desk).rounds[0].boards[0].agreed, "{}", desk.screen(120, 40));
    desk.keys("<Enter>1101");
    sees(&mut desk, "the two passes differ");
}

#[test]
fn the_players_of_teams_are_imported_at_the_screen() {
    let mut desk = published();
    let list = desk.folder.path().join("members.csv");
    let text = "Name,Rating,Team,Captain\nAna,2200,Ost,Ana\nBea,2100,Ost,\nCarl,2000,Mitte,\n";
    std::fs::write(&list, text).unwrap();
    let import = |desk: &mut TestDesk| {
        desk.keys("<F3>i");
        desk.text(list.to_str().unwrap());
        desk.keys("<Enter>");
    };
    import(&mut desk);
    sees(&mut desk, "Ost · captain: none → Ana · 2 players");
    sees(&mut desk, "Mitte · new · 1 player");
    desk.keys("y");
    sees(&mut desk, "players of 2 teams set");
    let teams: Vec<(&str, usize)> =
        state(&desk).players.iter().map(|team| (&*team.entrant.name, team.members.len())).collect();
    assert_eq!(teams, [("Nord", 5), ("Ost", 2), ("Sued", 0), ("West", 5), ("Mitte", 1)]);
    // One undo removes all imported teams.
    import(&mut desk);
    sees(&mut desk, "the teams have their players as the list says");
    desk.keys("u");
    assert_eq!(state(&desk).players.len(), 4);
    std::fs::write(&list, "Name,Team\nAna,Ost\nBea,\n").unwrap();
    import(&mut desk);
    sees(&mut desk, "members.csv:3: the player has no team (expected a column Team)");
}

#[test]
fn the_card_tells_the_boards_of_a_match() {
    let mut desk = published();
    desk.keys("1=11<F3><Home><Enter>e");
    sees(&mut desk, "Ana (White)");
    sees(&mut desk, "½ – ½");
}

fn report(desk: &TestDesk) -> String {
    let report = trf::event::write(state(desk)).unwrap();
    trf::write(&report, trf::Codes::Trf26).unwrap()
}

#[test]
fn the_line_up_of_a_finished_match_is_corrected() {
    let mut desk = published();
    desk.keys("1111<Up><Home>t");
    sees(&mut desk, "corrected line-up");
    desk.keys("<Ctrl-u>");
    desk.text("4=9");
    desk.keys("<Enter>");
    // The line stays open.
    sees(&mut desk, "there is no player 9 (the team has 5)");
    desk.keys("<Ctrl-u>");
    desk.text("4=5");
    sees(&mut desk, "1 Ana · 2 Bo · 3 Cy · 4 Ed");
    desk.text(" 1=9");
    sees(&mut desk, "there is no player 9 (the team has 5)");
    desk.keys("<Backspace><Backspace><Backspace><Backspace><Enter>");
    sees(&mut desk, "line-up of Nord: was 1 2 3 4, now 1 2 3 5");
    desk.text("Di was ill");
    desk.keys("<Enter>c");
    assert_eq!(now(&desk, 1).line_ups[0], [1, 2, 3, 5], "{}", desk.screen(120, 40));
    assert_eq!(score(&desk, 1), "4.0 – 0.0");
    desk.keys("<Home>t<Ctrl-u>");
    desk.text("1 2 3 0");
    desk.keys("<Enter><Enter>c");
    assert_eq!(score(&desk, 1), "3.0 – 1.0", "{}", desk.screen(120, 40));
}

#[test]
fn a_line_up_over_two_results_is_asked_about() {
    let mut desk = published();
    desk.keys("11<Esc>t<Ctrl-u>");
    desk.text("2=5");
    desk.keys("<Enter>");
    sees(&mut desk, "the results at board 2 stay, with other players");
    desk.keys("y");
    assert_eq!((now(&desk, 1).line_ups[0].as_slice(), known(&desk, 1)), (&[1, 5, 3, 4][..], 2));
}

#[test]
fn a_late_player_may_stay_out_of_a_published_match() {
    let mut desk = published();
    let late = |desk: &mut TestDesk, players: &str| {
        desk.keys("<F3><Home><Down>m");
        desk.text(players);
        desk.keys("<Enter>");
    };
    late(&mut desk, "Lea; Mia; Nia");
    assert_eq!(now(&desk, 2).line_ups[0], [1, 2, 3, 0], "{}", desk.screen(120, 40));
    desk.keys("<Esc>");
    late(&mut desk, "Oda");
    sees(&mut desk, "Oda now sits at board 4 of Ost, which was a forfeit  (published line-up)");
    sees(&mut desk, "change the lists, but not the published line-ups");
    desk.keys("k");
    let members = |desk: &TestDesk| state(desk).players[1].members.len();
    assert_eq!((members(&desk), now(&desk, 2).line_ups[0].as_slice()), (4, &[1, 2, 3, 0][..]));
    // All of it is one step of undo.
    desk.keys("<Esc>u");
    assert_eq!(members(&desk), 3, "{}", desk.screen(120, 40));
    late(&mut desk, "Oda");
    desk.keys("y");
    assert_eq!((members(&desk), now(&desk, 2).line_ups[0].as_slice()), (4, &[1, 2, 3, 4][..]));
}

#[test]
fn every_letter_of_a_result_key_enters_a_board() {
    let mut desk = published();
    desk.app = screen::app_in(desk.folder.path(), KeySet::Letters);
    let event = event(&desk);
    desk.app.open(&event);
    desk.keys("<F4>lwdw");
    assert_eq!(score(&desk, 1), "2.5 – 1.5", "{}", desk.screen(120, 40));
}

#[test]
fn game_points_are_taken_from_a_team() {
    let mut desk = published();
    desk.keys("1111<F3><Home>v");
    desk.text("-1.5 GP wrong board order");
    desk.keys("<Enter>");
    let place = |desk: &TestDesk| {
        let standings = Standings::after(state(desk), RoundNo(1));
        let row = standings.rows.iter().find(|row| row.player.0 == 1).unwrap();
        row.values.iter().take(2).map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(place(&desk), "2.0 2.5", "{}", desk.screen(120, 40));
    let report = report(&desk);
    assert!(report.contains("\n299     0.0  -1.5    1    1\n"), "{report}");
    desk.keys("<Enter>");
    sees(&mut desk, "-1.5 game points in round 1");
}

#[test]
fn a_team_has_a_short_name_and_a_captain() {
    let mut desk = published();
    desk.keys("<F3><Home>c<End>");
    desk.text(", short NOR, captain Ana");
    desk.keys("<Enter>");
    sees(&mut desk, "captain");
    let team = &state(&desk).players[0].entrant;
    assert_eq!([&*team.short_name, &*team.captain], ["NOR", "Ana"]);
    let report = report(&desk);
    assert!(report.contains("310   1 Nord                             NOR  "), "{report}");
}

/// The line-ups of a table out of the order of the lists are not asked about.
#[test]
fn the_table_of_a_scheveningen_match_makes_the_line_ups() {
    let setup = presets::find("scheveningen").unwrap().setup;
    let mut desk = published_of(setup, &TEAMS[..2]);
    let line_up = |text: &str| text.bytes().map(|place| u16::from(place - b'0')).collect::<Vec<_>>();
    assert_eq!(now(&desk, 1).line_ups, [line_up("1324"), line_up("1324")]);
    assert_eq!(now(&desk, 1).handed_in, [true; 2]);
    desk.keys("<Enter> 1 1 1 1 <F4>p<Enter>");
    let second = state(&desk).match_now(RoundNo(2), BoardNo(1)).unwrap();
    assert_eq!(second.line_ups, [line_up("2413"), line_up("1324")]);
    desk.keys("e");
    sees(&mut desk, "A1 Ana meets B2 Hal with Black");
}

/// A team that does not come forfeits the whole match with `f` at the match.
#[test]
fn a_match_is_forfeited_at_the_match() {
    let mut desk = published();
    desk.keys("<F4><Home>f");
    sees(&mut desk, "forfeit: who wins the match?");
    sees(&mut desk, "1 first team wins  0 second team wins");
    desk.keys("1");
    let board = desk.app.desk().unwrap().state().rounds[0].boards[0].clone();
    assert_eq!(board.outcome, Some(Outcome::Forfeit { white: true, black: false }));
}

/// A match that is forfeited as a whole has no boards to correct: another team wins it, or the forfeit is
/// cleared, or its boards are typed after all.
#[test]
fn the_forfeit_of_a_match_is_corrected_and_cleared() {
    let mut desk = published();
    desk.keys("<F4><Home>f1<Home>c");
    sees(&mut desk, "forfeit: who wins the match?");
    sees(&mut desk, "Enter enter the boards");
    desk.keys("0<Enter>c");
    assert_eq!(outcome(&desk, 1), Some(&Outcome::Forfeit { white: false, black: true }));
    desk.keys("<Home>c<Delete><Enter>c");
    assert_eq!(outcome(&desk, 1), None);
    desk.keys("<Home>f1<Home>c<Enter>1");
    sees(&mut desk, "Match 1 · round 1");
    desk.keys("<Esc>d");
    assert_eq!(outcome(&desk, 1), Some(&Outcome::Forfeit { white: true, black: false }));
}

/// The results at the boards would be lost without a word.
#[test]
fn a_match_that_is_under_way_is_asked_about_before_a_forfeit() {
    let mut desk = published();
    desk.keys("<F4><Home><Enter>1<Esc>f0");
    sees(&mut desk, "boards of the match have results; the forfeit replaces them");
    desk.keys("<Esc>");
    assert_eq!(state(&desk).rounds[0].boards[0].outcome, None);
    assert!(state(&desk).match_now(RoundNo(1), BoardNo(1)).unwrap().games[0].is_some());
}

/// A number of the list before the fields corrects that player; the next free number is an addition.
#[test]
fn a_player_of_a_team_is_corrected_by_number() {
    let mut desk = published();
    desk.keys("<F3><Home>m");
    desk.text("4 Dina, 1850");
    sees(&mut desk, "4 Di, name: Di → Dina, rating: 1900 → 1850");
    desk.keys("<Enter>");
    sees(&mut desk, "Nord: 5 players (player 4: Di 1900 → Dina 1850)");
    desk.text("9 Zoe");
    sees(&mut desk, "the team has no player 9 (expected 1 to 6, or a name first)");
    desk.keys("<Ctrl-u>");
    desk.text("6 Zoe, 1700");
    desk.keys("<Enter><Esc>");
    let nord: Vec<&str> = state(&desk).players[0].members.iter().map(|one| &*one.name).collect();
    assert_eq!(nord, ["Ana", "Bo", "Cy", "Dina", "Ed", "Zoe"]);
}

/// A team is found by its players, on every screen that lists teams.
#[test]
fn a_team_is_found_by_a_player() {
    let mut desk = published();
    for (screen, expected) in [("<F3>", "West"), ("<F5>", "West"), ("<F4>", "1  Nord – West  Ivo")] {
        desk.keys(screen);
        desk.keys("/");
        desk.text("ivo");
        sees(&mut desk, "1/");
        sees(&mut desk, "  Ivo");
        sees(&mut desk, expected);
        desk.keys("<Esc>");
    }
}

/// The number at the end of a team's name is a part of it, as in the example of the line.
#[test]
fn a_team_may_have_a_number() {
    let setup = presets::find("team-round-robin").unwrap().setup;
    let first = "SK Nord 1, GER, club SK Nord, short NOR1, captain Luca Berg";
    let mut desk = published_of(setup, &[first, "SK Nord 2", "Ost", "West"]);
    let names: Vec<&str> = state(&desk).players.iter().map(|team| &*team.entrant.name).collect();
    assert_eq!(names, ["SK Nord 1", "SK Nord 2", "Ost", "West"]);
    desk.keys("<F3>a");
    desk.text("SK Nord (1850)");
    sees(&mut desk, "! is 1850 the rating?");
}

/// The heading counts the same teams without a match as the line below; a late team is counted apart.
#[test]
fn a_late_team_is_counted_apart() {
    let mut desk = published();
    desk.keys("<F3>a");
    desk.text("Late");
    desk.keys("<Enter>r<Esc><F4>1111m<Down>");
    sees(&mut desk, "swap teams, colours or matches; results stay unless you say otherwise");
    desk.keys("x");
    sees(&mut desk, "no seat yet: 2 teams · may still enter: 1 team");
    sees(&mut desk, "! 2 teams have no seat yet");
}

/// A team goes with its players, and the bye of a published round is given on the round screen.
#[test]
fn a_removed_team_names_its_players() {
    let mut desk = published();
    desk.keys("<F3><Home>b");
    desk.text("1 half");
    desk.keys("<Enter>");
    sees(&mut desk, "(m and then b on the round screen)");
    desk.keys("<Esc>a");
    desk.text("Late");
    desk.keys("<Enter>r<Esc><End>m");
    desk.text("Ulf, 1500; Vic, 1400");
    desk.keys("<Enter><Esc>d");
    sees(&mut desk, "with 2 players of the team");
}

/// Both teams win a board by forfeit and nobody plays: the match is drawn, and was not forfeited as a whole.
#[test]
fn a_match_drawn_by_crosswise_forfeits_has_its_score() {
    let mut setup = presets::find("team-round-robin").unwrap().setup;
    if let Game::Match(rules) = &mut setup.game {
        rules.boards = 2;
    }
    let mut desk = published_of(setup, &TEAMS);
    desk.keys("<Enter>f1f0");
    assert_eq!(score(&desk, 1), "1.0 – 1.0", "{}", desk.screen(120, 40));
    desk.keys("<F6>");
    let table = desk.screen(160, 40);
    assert!(table.contains("1:1±") && !table.contains("- 1:1"), "{table}");
    assert!(table.contains("± with forfeits"), "{table}");
    desk.keys("<F7>");
    let card = desk.screen(160, 40);
    assert!(card.contains("1:1    1.0  not rated") && !card.contains("forfeit, not rated"), "{card}");
    desk.keys("<F5><Right>e");
    let why = desk.screen(160, 40);
    assert!(why.contains("drawn by forfeits against") && !why.contains("lost by forfeit"), "{why}");
}

/// The title of the line names the player whom it corrects, and several lines answer no other question.
#[test]
fn a_line_names_whom_it_corrects_and_refuses_several_lines() {
    let mut desk = published();
    desk.keys("<F3><Home>m");
    sees(&mut desk, "player 6 of Nord");
    desk.text("2 Bo");
    sees(&mut desk, "player 2 of Nord");
    desk.keys("<Esc>w");
    desk.app.handle(Event::Paste("Ada, 1500\nBea, 1600\n".to_owned()));
    sees(&mut desk, "nothing was pasted: only one line fits here");
}

/// The preview of a round decides nothing: the desk asks before lots decide a drawn match of a knockout.
#[test]
fn lots_of_a_knockout_are_drawn_after_a_question() {
    let mut setup = presets::find("team-knockout").unwrap().setup;
    if let Game::Match(rules) = &mut setup.game {
        rules.tied = TiedMatch::BerlinCount;
    }
    let mut desk = published_of(setup, &TEAMS);
    desk.keys("1111====p");
    sees(&mut desk, "A lot decides the drawn match of Ost and Sued.");
    sees(&mut desk, "draw the lot and pair round 2");
    desk.keys("<Esc>");
    assert!(state(&desk).lots.is_empty());
    desk.keys("py");
    assert_eq!(state(&desk).lots.len(), 4);
    sees(&mut desk, "Enter publishes 2 matches");
    assert_eq!(state(&desk).rounds.len(), 1);
}

/// A line that is typed stays while a list is pasted and imported.
#[test]
fn a_typed_team_stays_while_a_list_is_pasted() {
    let mut desk = TestDesk::new("team-round-robin", &["Nord", "Ost"]);
    desk.keys("<F3>a");
    desk.text("Hafen");
    let teams: Vec<String> = (1..=30).map(|team| format!("Team {team}")).collect();
    desk.app.handle(Event::Paste(teams.join("\n")));
    desk.keys("<Enter>");
    sees(&mut desk, "add Hafen");
    desk.keys("<Esc>");
    sees(&mut desk, "not registered, but saved");
}
