//! The built program is killed at random moments during typing: every result that the screen has confirmed is
//! on disk.
//!
//! `WALLCHART_KILLS=500 cargo test --release --test all kills:: -- --nocapture` kills it 500 times.

use crate::support::audited::{audited, contents_of};
use crate::support::terminal::{Place, acts_on, save_into};
use wallchart::clock::SystemClock;
use wallchart::desk::Desk;
use wallchart::engine::rng::Rng;

const KILLS: u64 = 40;

/// Events of every system, during a round or ready for one.
const EVENTS: [&str; 5] =
    ["chess-swiss.ron", "crikey-club.ron", "dice-night.ron", "tractor-pairs.ron", "probit-autumn.ron"];

/// The input: results, corrections, undo and redo, players, pairings, seals, notes, answers.
const TYPED: [&str; 12] = [
    "uuuuuuuuuu",
    "uuu",
    "\x12\x12",
    "u\x12u\x12u\x12u",
    "c1\ry",
    "\x1bOR",
    "aMüller, Jörg 1812\r",
    "\x1b",
    "\x1bOSp\rp\ry",
    "\x1b[15~Sy",
    "1",
    "n",
];

#[test]
fn a_kill_loses_no_confirmed_result() {
    let kills = std::env::var("WALLCHART_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let mut rng = Rng::seeded(20_261_122);
    let (mut torn, mut confirmed) = (0, 0);
    for kill in 0..kills {
        let event = EVENTS[usize::try_from(rng.below(EVENTS.len() as u64)).unwrap()];
        let place = Place::new();
        save_into(&place, event);
        let before = contents_of(&place.path(event)).unwrap().entries.len();
        let mut terminal = place.open(Some(event));
        terminal.see_acts(before);
        for _ in 0..=rng.below(12) {
            terminal.text(TYPED[usize::try_from(rng.below(TYPED.len() as u64)).unwrap()]);
            terminal.hear_some(rng.below(4));
        }
        let screen = terminal.kill();
        let said = acts_on(&screen).unwrap_or(before);
        let contents = contents_of(&place.path(event)).unwrap();
        assert!(
            said <= contents.entries.len(),
            "kill {kill} of {event}: {} entries\n{screen}",
            contents.entries.len()
        );
        let report = audited(&contents);
        assert!(report.refused.is_none() && report.times.is_empty(), "kill {kill} of {event}: {report:?}");
        assert_eq!(report.is_sound(), contents.damage.is_none(), "kill {kill} of {event}: {report:?}");
        torn += usize::from(contents.damage.is_some());
        confirmed += said - before;
        // The next desk that opens it continues.
        let desk = Desk::open(&place.path(event), SystemClock).unwrap();
        assert_eq!(desk.read_only(), None, "kill {kill} of {event}");
    }
    println!("{kills} kills: {confirmed} entries confirmed on the screen, {torn} ends of files torn");
}
