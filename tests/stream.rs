//! A hundred thousand keys, clicks, pastes and sizes in an order that no director would choose: nothing
//! panics, the file on disk replays to the state on the screen, and a screen drawn piece by piece equals one
//! drawn at once. Without `--release` the streams have a twentieth of that length, and need not get far.
//!
//! Every stream is made from its seed before it runs. A failing one is cut down to few events, which are
//! printed. `STREAM_SEED=1000 cargo test --test all stream::` runs streams of other seeds.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use crate::support::stream::{Game, Source, Start, Step, Table, table::Tally};
use wallchart::engine::rng::Rng;
use wallchart::tui::keys::Context;
use wallchart::tui::keys::intent::ScreenKind;

/// True if the streams are too short to get far.
const SAMPLE: bool = cfg!(debug_assertions);

/// The number of events in all streams together.
const EVENTS: usize = if SAMPLE { 6000 } else { 144_000 };

/// The number of streams of each game, and of events in each stream.
const STREAMS: usize = 8;
const LENGTH: usize = EVENTS / GAMES / STREAMS;
const GAMES: usize = 6;

/// The numbers of events after which the screen is drawn, is compared with one drawn at once, and is compared
/// with the disk.
const DRAWN: usize = 2;
const ANEW: usize = 12;
const CHECKED: usize = 200;

/// The time for cutting down a failing stream.
const CUTTING: Duration = Duration::from_secs(45);

/// Returns the events of a seed.
fn steps(game: Game, seed: u64) -> Vec<Step> {
    let mut rng = Rng::seeded(seed);
    let mut source = Source::new(game, Box::new(move |bound| rng.below(bound)));
    let mut steps = Vec::new();
    let mut events = 0;
    while events < LENGTH {
        let mut some = source.steps(CHECKED);
        events += some.len();
        steps.append(&mut some);
        steps.push(Step::Check);
    }
    steps
}

/// Applies all events; a panic is an error like any other.
fn run(start: Start, steps: &[Step]) -> Result<Tally, (usize, String)> {
    let mut table = Table::lay(start);
    for (at, step) in steps.iter().enumerate() {
        let last = at + 1 == steps.len();
        let due = |every: usize| (at + 1) % every == 0 || last;
        let done = catch_unwind(AssertUnwindSafe(|| {
            table.take(step);
            match (due(ANEW), due(DRAWN)) {
                (true, _) => table.draw_anew()?,
                (false, true) => table.draw(),
                (false, false) => {}
            }
            if last || matches!(step, Step::Check) { table.check() } else { Ok(()) }
        }));
        match done {
            Ok(Ok(())) => {}
            Ok(Err(wrong)) => return Err((at, wrong)),
            Err(panic) => {
                let said = panic.downcast_ref::<String>().cloned();
                let said = said.or_else(|| panic.downcast_ref::<&str>().map(|said| (*said).to_owned()));
                return Err((at, format!("panicked: {}", said.unwrap_or_default())));
            }
        }
    }
    Ok(table.tally)
}

/// Removes events that are not needed for a failure, in ever smaller pieces.
fn cut_down(start: Start, mut steps: Vec<Step>) -> Vec<Step> {
    let end = Instant::now() + CUTTING;
    let mut piece = steps.len() / 2;
    while 0 < piece {
        let mut at = 0;
        while at < steps.len() && Instant::now() < end {
            let mut fewer = steps.clone();
            fewer.drain(at..(at + piece).min(steps.len()));
            match run(start, &fewer) {
                Err((last, _)) => steps = fewer[..=last].to_vec(),
                Ok(_) => at += piece,
            }
        }
        piece /= 2;
    }
    steps
}

/// The least achievements of a game's streams, and the places where their keys must be used, in addition to
/// those of every game.
struct Least {
    rounds: usize,
    results: usize,
    corrections: usize,
    contexts: &'static [Context],
}

/// The places beside the screens where the keys of every game's streams are used.
const EVERYWHERE: [Context; 8] = [
    Context::Round,
    Context::Draft,
    Context::Projector,
    Context::Reader,
    Context::Line,
    Context::Pick,
    Context::ListPreview,
    Context::Confirm,
];

const BOARDS_OF_TWO: [Context; 4] = [Context::Walk, Context::Forfeit, Context::Slips, Context::Check];

#[track_caller]
fn check(game: Game, starts: &[Start], least: &Least) {
    let mut tally = Tally::default();
    let first = std::env::var("STREAM_SEED").map_or(1, |seed| seed.parse().unwrap());
    for (stream, seed) in (0..STREAMS).zip(first..) {
        let start = starts[stream % starts.len()];
        let steps = steps(game, seed);
        match run(start, &steps) {
            Ok(one) => tally.add(&one),
            Err((at, wrong)) => {
                let few = cut_down(start, steps[..=at].to_vec());
                let wrong = run(start, &few).err().map_or(wrong, |(_, wrong)| wrong);
                panic!("{game:?}, seed {seed}, {start:?}: {wrong}\nafter {} events: {few:?}", few.len());
            }
        }
    }
    assert!(0 < tally.checks, "nothing was compared: {tally:?}");
    if SAMPLE {
        return;
    }
    let places = EVERYWHERE.iter().chain(least.contexts);
    let unheard: Vec<&Context> = places.filter(|place| !tally.contexts.contains(place)).collect();
    let seen: BTreeSet<_> = tally.contexts.iter().filter_map(|context| context.screen()).collect();
    let unseen: Vec<_> = ScreenKind::ALL.iter().filter(|screen| !seen.contains(screen)).collect();
    assert!(unheard.is_empty() && unseen.is_empty(), "no key at {unheard:?}, {unseen:?}: {tally:?}");
    assert!(
        least.rounds <= tally.rounds && least.results <= tally.results,
        "too little was played: {tally:?}"
    );
    assert!(least.corrections <= tally.corrections, "too little was corrected: {tally:?}");
    let busy =
        least.rounds / 4 <= tally.seals && least.rounds <= tally.undos && least.rounds / 4 <= tally.redos;
    assert!(busy, "too little was sealed, taken back or done again: {tally:?}");
    assert!(STREAMS * LENGTH / CHECKED / 2 <= tally.checks, "too little was compared: {tally:?}");
}

#[test]
fn any_stream_of_chess() {
    let starts = [
        Start::New("fide-swiss", 7),
        Start::Save("chess-swiss.ron"),
        Start::Save("chess-round-robin.ron"),
        Start::New("knockout", 8),
        Start::New("double-elimination", 6),
    ];
    check(
        Game::Chess,
        &starts,
        &Least { rounds: 50, results: 120, corrections: 5, contexts: &BOARDS_OF_TWO },
    );
}

#[test]
fn any_stream_of_decided_games() {
    let starts =
        [Start::New("probit-new", 7), Start::Save("probit-autumn.ron"), Start::New("probit-old", 12)];
    check(
        Game::Decided,
        &starts,
        &Least { rounds: 50, results: 120, corrections: 5, contexts: &BOARDS_OF_TWO },
    );
}

#[test]
fn any_stream_of_crikey() {
    let starts =
        [Start::New("crikey-swiss", 7), Start::New("crikey-round-robin", 6), Start::Save("crikey-club.ron")];
    check(
        Game::Crikey,
        &starts,
        &Least { rounds: 40, results: 80, corrections: 5, contexts: &[Context::Working] },
    );
}

#[test]
fn any_stream_of_dice() {
    let starts = [Start::New("dice", 10), Start::Save("dice-night.ron")];
    let contexts = &[Context::Hands, Context::Hand];
    check(Game::Dice, &starts, &Least { rounds: 30, results: 25, corrections: 1, contexts });
}

#[test]
fn any_stream_of_teams() {
    let starts = [Start::New("team-round-robin", 8), Start::New("team-swiss", 8)];
    let contexts = &[Context::Matches, Context::Match];
    check(Game::Teams, &starts, &Least { rounds: 10, results: 10, corrections: 0, contexts });
}

#[test]
fn any_stream_of_tractor() {
    let starts =
        [Start::New("tractor", 8), Start::New("tractor-rotated", 8), Start::Save("tractor-mixed.ron")];
    let contexts = &[Context::Tricks, Context::Trick];
    check(Game::Tractor, &starts, &Least { rounds: 10, results: 5, corrections: 0, contexts });
}
