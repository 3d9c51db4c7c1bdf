//! The desk's cached facts of earlier rounds equal fresh ones while results come in.

use crate::support::audited::contents_of;
use std::path::Path;

use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Action};
use wallchart::engine::id::RoundNo;
use wallchart::engine::standings::Standings;

#[track_caller]
fn check(desk: &Desk, name: &str) {
    for round in (0..=desk.state().last_round().0).map(RoundNo) {
        let anew = Standings::after(desk.state(), round);
        assert_eq!(
            *desk.standings_after(round),
            anew,
            "{name}: round {round}, {} acts",
            desk.entries().len()
        );
    }
}

/// Returns true if an act enters a result that is already recorded.
fn stands(desk: &Desk, act: &Act) -> bool {
    let Act::Record { round, board, outcome } = act else { return false };
    desk.state().board(*round, *board).is_some_and(|held| held.outcome.as_ref() == Some(outcome))
}

#[test]
fn cached_standings_equal_fresh_ones() {
    let mut events = 0;
    for file in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("saves")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "ron") {
            continue;
        }
        events += 1;
        let name = path.display().to_string();
        let contents = contents_of(&path).unwrap();
        let clock = Box::new(SteppingClock::starting("2026-11-21T10:00:00Z").unwrap());
        let mut desk = Desk::in_memory(contents.header, clock).unwrap();
        for entry in contents.entries {
            match entry.action {
                // A forfeit that the desk recorded with a publication is already there when the journal
                // reaches it.
                Action::Do(act) if stands(&desk, &act) => {}
                Action::Do(act) => drop(desk.record(act, &[]).unwrap()),
                Action::Undo { .. } => drop(desk.undo().unwrap()),
                Action::Redo { .. } => drop(desk.redo().unwrap()),
            }
            check(&desk, &name);
        }
        while desk.undo().is_ok() {
            check(&desk, &name);
        }
        while desk.redo().is_ok() {
            check(&desk, &name);
        }
    }
    assert!(events > 0, "there are example events");
}
