//! Power cuts, trouble with the disk and the clock, and other programs: a recorded entry is never lost, and
//! every message is true.
//!
//! `WALLCHART_CRASH_STATES=1000 cargo test --release --test all nothing_lost::` tests up to that many states
//! after a power cut at each moment, and makes each call of each act fail in every way.

mod disk_faults;
mod power_cuts;
mod power_cuts_by_hand;

use std::ops::Range;

use crate::support::memory_disk::{Fault, Trouble};

/// The ways in which a call fails: once or until it is cleared, and the bytes of a write that are still
/// written.
const WAYS: [(bool, isize); 4] = [(false, 3), (true, 0), (false, -1), (true, 100)];

/// The share of the troubles that are tested: one in so many, without `--release` not all of them.
const EVERY: usize = if cfg!(debug_assertions) { 3 } else { 1 };

/// Returns every trouble at every one of some calls, each in one way; in a long run in all of them.
fn faults(calls: Range<usize>) -> Vec<Fault> {
    let mut faults = Vec::new();
    for from in calls {
        for (turn, trouble) in Trouble::ALL.into_iter().enumerate() {
            for (way, (lasting, written)) in WAYS.into_iter().enumerate() {
                let one = way == (from + turn) % WAYS.len() && (from + turn) % EVERY == 0;
                if long_run().is_some() || one {
                    faults.push(Fault { trouble, from, lasting, written });
                }
            }
        }
    }
    faults
}

/// Returns the number of states per moment in a long run; `None` for an ordinary run.
fn long_run() -> Option<usize> {
    std::env::var("WALLCHART_CRASH_STATES").ok().map(|number| number.parse().unwrap())
}
