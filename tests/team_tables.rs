//! A club match of Tractor: its rank, its line-ups by seats, and its paper without colours.

use crate::support::screen::{self, TestDesk};
use crate::support::showcase;
use wallchart::desk::Desk;
use wallchart::engine::action::{Details, Outcome};
use wallchart::engine::game::tractor::cards::Rank;
use wallchart::engine::id::{BoardNo, RoundNo};
use wallchart::engine::standings::Standings;
use wallchart::engine::state::State;
use wallchart::formats::choices;
use wallchart::formats::report::names::NameOrder;
use wallchart::formats::report::{Options, ReportKind, Source, text};
use wallchart::presets;

/// The first round of two clubs, who play at two tables from the ace.
fn published() -> TestDesk {
    let mut setup = presets::find("tractor-club-match").unwrap().setup;
    choices::set(&mut Details::default(), &mut setup, "both teams start at=A").unwrap();
    let mut desk = TestDesk::home();
    let mut clock = screen::clock();
    let header = presets::header(setup, "Club Match".parse().unwrap(), &mut *clock);
    desk.app.put(Desk::create(&desk.folder.path().join("event.ron"), header, clock).unwrap());
    desk.keys("<F3>a");
    for team in ["Nord", "West"] {
        desk.text(team);
        desk.keys("<Enter>");
    }
    desk.keys("<Esc> <Home>m");
    desk.text("Ana; Bo; Cy; Di; Ed");
    desk.keys("<Enter> <Esc> <F4>p<Enter>");
    desk
}

fn state(desk: &TestDesk) -> &State {
    desk.app.desk().unwrap().state()
}

#[track_caller]
fn sees(desk: &mut TestDesk, text: &str) {
    let screen = desk.screen(140, 40);
    assert!(screen.contains(text), "`{text}` is not on the screen:\n{screen}");
}

/// Returns a report of the first round as text.
fn report(desk: &TestDesk, kind: ReportKind) -> String {
    let (state, imprint) = (state(desk), showcase::imprint());
    let source = Source { state, round: RoundNo(1), imprint: &imprint };
    let now = Standings::after(state, source.round);
    text::write(&kind.build(source, &now, Options { order: &NameOrder::plain(), prizes: None }).unwrap())
}

#[test]
fn tables_play_at_the_rank_of_the_setup() {
    let mut desk = published();
    desk.keys("<Enter>");
    desk.text("80 1");
    desk.keys("<Enter>");
    sees(&mut desk, "Nord – West, table 1");
    let now = state(&desk).match_now(RoundNo(1), BoardNo(1)).unwrap();
    let Some(Outcome::TractorScore(score)) = &now.games[0] else { panic!("{}", desk.screen(140, 40)) };
    assert_eq!(score.ranks.map(Rank::letter), ['A'; 2]);
}

/// The consequence of a result is on the screen as a whole at 80 columns.
#[test]
fn what_a_result_does_is_wrapped() {
    let mut desk = published();
    desk.keys("<Enter>");
    desk.text("120 1");
    let screen = desk.screen(80, 24);
    assert!(screen.contains("win the game; no trick is judged: Enter records it"), "{screen}");
}

#[test]
fn a_line_up_has_seats_and_partners() {
    let mut desk = published();
    desk.keys("t");
    sees(&mut desk, "1 Ana + Bo · 2 Cy + Di");
    desk.keys("<Ctrl-u>");
    sees(&mut desk, "the two at table 1 first");
    desk.text("3=5");
    sees(&mut desk, "1 Ana + Bo · 2 Ed + Di");
    desk.keys("<Ctrl-u>");
    desk.text("5=1");
    sees(&mut desk, "there is no seat 5 (expected 1 to 4)");
}

#[test]
fn every_table_has_a_sheet_of_tricks() {
    let slips = report(&published(), ReportKind::Slips);
    for line in ["Table 1", "Table 2", "3 (Team 1)", "Dealer's seat", "Won by"] {
        assert!(slips.contains(line), "`{line}` is not there:\n{slips}");
    }
}

#[test]
fn a_match_at_tables_has_no_colours() {
    let mut desk = published();
    desk.keys("<Enter>");
    desk.text("40 1");
    desk.keys("<Enter>");
    desk.text("120 2");
    desk.keys("<Enter>");
    desk.keys("<F6>");
    sees(&mut desk, "2½:1½ game points, own first");
    assert!(!desk.screen(140, 40).contains("White"), "{}", desk.screen(140, 40));
    let chart = report(&desk, ReportKind::Crosstable);
    assert!(chart.contains("2:2 2:0"), "{chart}");
    let lists = report(&desk, ReportKind::Boards);
    assert!(lists.contains("Table 1\n") && !lists.contains("Board"), "{lists}");
    for kind in [ReportKind::Crosstable, ReportKind::Cards, ReportKind::Matches, ReportKind::Slips] {
        let report = report(&desk, kind);
        for word in ["White", "Black", "Colour", "2w", "1b"] {
            assert!(!report.contains(word), "`{word}` is in {}:\n{report}", kind.name());
        }
    }
}
