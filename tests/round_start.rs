//! The start of a round: in its header, as a countdown on the wall, on paper (TRF 132).

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::presets;
use wallchart::tui::terminal::event::Event;

use crate::support::screen::{FOUR, TestDesk, clock};

/// A round robin of four players with this schedule; it is 14:00 on 2026-11-21 at the desk. The first round
/// is published.
fn scheduled(schedule: &str) -> TestDesk {
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    to_schedule(&mut desk);
    desk.text(schedule);
    desk.keys("<Enter>4p<Enter>");
    desk
}

fn to_schedule(desk: &mut TestDesk) {
    desk.keys("2");
    while !desk.line("▌").contains("schedule") {
        desk.keys("<Down>");
    }
    desk.keys("<Enter>");
}

#[test]
fn the_header_counts_down_to_the_round_until_it_begins() {
    let _ = scheduled("2026-11-21 14:12").line("results · starts 14:12, in 12 min");
    let _ = scheduled("2026-11-21 16:05").line("results · starts 16:05, in 2 h 5 min");
    let _ = scheduled("2026-11-23 10:00").line("results · starts Nov 23, 2026, 10:00, in 1 d");
    for over in ["2026-11-21 14:00", "2026-11-21 10:00", "2026-11-22", "-, 2026-11-22 10:00"] {
        let mut desk = scheduled(over);
        assert!(!desk.line("results").contains("starts"), "{over}");
        // The screen has nothing that moves then, so it is not redrawn automatically.
        assert_eq!(desk.app.patience(), None, "{over}");
    }
    assert!(scheduled("2026-11-21 14:12").app.patience().unwrap().as_secs() >= 1);
}

#[test]
fn the_countdown_neither_writes_nor_disturbs_typing() {
    let mut desk = scheduled("2026-11-21 14:12");
    let entries = desk.app.desk().unwrap().entries().len();
    desk.keys("s1");
    let before = desk.screen(80, 24);
    for _ in 0..5 {
        desk.app.handle(Event::Tick);
    }
    assert_eq!(desk.screen(80, 24), before, "the number that was typed stands there still");
    desk.keys("7<Esc><Esc>1");
    assert_eq!(desk.app.desk().unwrap().entries().len(), entries + 1);
}

#[test]
fn the_wall_counts_down_in_the_last_hour() {
    let mut desk = scheduled("2026-11-21 14:12");
    desk.keys("9p");
    let _ = desk.line("pairings by board · starts 14:12");
    let mut small = Buffer::empty(Rect::new(0, 0, 80, 24));
    desk.app.draw(small.area, &mut small);
    assert!(desk.screen(80, 24).contains("1 2 : 0 0"), "{}", desk.screen(80, 24));
    let mut later = scheduled("2026-11-21 16:05");
    later.keys("9p");
    let _ = later.line("pairings by board · starts 16:05, in 2 h 5 min");
    assert!(!later.screen(80, 24).contains("2 : 0 5"));
}

#[test]
fn a_schedule_that_goes_back_causes_a_question() {
    for (wrong, told) in [
        ("2026-11-22 10:00, 2026-11-21 15:00", "round 2 would begin before round 1"),
        ("2026-11-21 10:00, -, 09:30", "round 3 would begin before round 1"),
    ] {
        let mut desk = TestDesk::new("chess-round-robin", &FOUR);
        to_schedule(&mut desk);
        desk.text(wrong);
        desk.keys("<Enter>");
        let _ = desk.line(told);
    }
    let mut desk = TestDesk::new("chess-round-robin", &FOUR);
    to_schedule(&mut desk);
    desk.text("2026-11-21 09:30, 10:00, 15:00");
    desk.keys("<Enter>");
    assert!(desk.line("schedule").contains("2026-11-21 09:30, 10:00, 15:00"));
}

#[test]
fn reports_name_the_officials_and_the_time_control() {
    let mut setup = presets::find("fide-swiss").unwrap();
    setup.setup.rounds = 5;
    let mut clock_of_event = clock();
    let mut header = presets::header(setup.setup, "Open".parse().unwrap(), &mut *clock_of_event);
    let label = |text: &str| text.parse().unwrap();
    header.details.federation = label("SWE");
    header.details.deputies = vec![label("Ek, Ida"), label("Alm, Bo")];
    header.details.rate_of_play = label("90 min + 30 s");
    header.details.time_control = label("5400+30");
    header.details.schedule = vec![label("2026-11-21 14:12")];
    let mut app = TestDesk::home();
    let clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
    app.app.put(Desk::in_memory(header, Box::new(clock)).unwrap());
    app.keys("9<Down><Down><Enter>");
    let page = app.screen(200, 60);
    let about = "SWE, deputies Ek, Ida; Alm, Bo, 90 min + 30 s, time control 5400+30";
    assert!(page.contains(about), "{page}");
}
