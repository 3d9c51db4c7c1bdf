//! Random tournaments, written, read again and checked as `check` does: no illegal round, no other pairing.

use wallchart::engine::pairing::dutch::pair;
use wallchart::engine::pairing::legal::breaches;
use wallchart::formats::trf::simulate::{Wishes, simulate};
use wallchart::formats::trf::{Codes, Report, read, write};

/// How many tournaments: as many as `WALLCHART_TOURNAMENTS` says; else enough for every kind of round, and in release
/// for rare ones too.
fn tournaments() -> u64 {
    let wished = std::env::var("WALLCHART_TOURNAMENTS").ok().map(|number| number.parse().unwrap());
    wished.unwrap_or(if cfg!(debug_assertions) { 60 } else { 2000 })
}

#[track_caller]
fn check(report: &Report, seed: u64) {
    assert_eq!(report.faults(), [], "seed {seed}");
    for round in 1..=report.completed_rounds() {
        let field = report.field_for_round(round).unwrap();
        let played = report.pairing_of_round(round);
        assert_eq!(breaches(&field, &played), [], "seed {seed} round {round}");
        let mut paired = pair(&field, &(), &mut ()).unwrap();
        paired.boards.sort_unstable_by_key(|(white, black)| *white.min(black));
        assert_eq!(paired, played, "seed {seed} round {round}");
    }
}

#[test]
fn what_was_simulated_checks() {
    for seed in 0..tournaments() {
        // The strange ones find the faults.
        let wishes = Wishes { is_strange: seed % 8 != 0, ..Wishes::default() };
        let report = simulate(&wishes.settled(seed), &mut |field| pair(field, &(), &mut ()).ok());
        let codes = if seed % 2 == 0 { Codes::Trf26 } else { Codes::Older };
        let text = write(&report, codes).unwrap();
        let again = read(text.as_bytes()).unwrap();
        assert_eq!(write(&again, codes).unwrap(), text, "seed {seed}");
        check(&again, seed);
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let text = |seed| {
        let wishes = Wishes { players: Some(12), rounds: Some(5), ..Wishes::default() };
        let report = simulate(&wishes.settled(seed), &mut |field| pair(field, &(), &mut ()).ok());
        write(&report, Codes::Trf26).unwrap()
    };
    assert_eq!(text(5), text(5));
    assert!(text(5).contains("### seed 5\n### players 12\n### rounds 5\n"), "{}", text(5));
}
