//! Measures opening an event of 5,000 players and 11 rounds, appending to it, and ranking it.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use wallchart::clock::SteppingClock;
use wallchart::desk::Desk;
use wallchart::engine::action::{Act, Details, Entrant, Header, Outcome, PairedBy};
use wallchart::engine::id::{BoardNo, PlayerId, RoundNo};
use wallchart::engine::rating::event;
use wallchart::engine::rating::fide::FideRules;
use wallchart::engine::rating::glicko2::GlickoRules;
use wallchart::engine::replay;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::{
    Game, PairingSystem, PointSystem, Ranking, RatingSystem, Regulations, Setup, TieBreak,
};
use wallchart::engine::standings::Standings;
use wallchart::storage::chain;

const PLAYERS: u32 = 5000;
const ROUNDS: u16 = 11;

fn acts() -> Vec<Act> {
    let mut acts = Vec::new();
    for id in 1..=PLAYERS {
        let rating = format!("{}", 2800 - id / 3).parse().ok();
        let entrant =
            Entrant { name: format!("Family{id:05}, Given").parse().unwrap(), rating, ..Entrant::default() };
        acts.push(Act::Register { id: PlayerId(id), entrant });
    }
    for round in 1..=ROUNDS {
        let other = |at: u32| PLAYERS / 2 + 1 + (at + u32::from(round)) % (PLAYERS / 2);
        let boards = (0..PLAYERS / 2).map(|at| vec![PlayerId(at + 1), PlayerId(other(at))]).collect();
        acts.push(Act::Publish { round: RoundNo(round), boards, byes: Vec::new(), by: PairedBy::Import });
        for board in 1..=PLAYERS / 2 {
            let side = [
                (GameScore::Win, GameScore::Loss),
                (GameScore::Draw, GameScore::Draw),
                (GameScore::Loss, GameScore::Win),
            ];
            let (white, black) = side[((board * 7 + u32::from(round)) % 3) as usize];
            let board = BoardNo(u16::try_from(board).unwrap());
            acts.push(Act::Record { round: RoundNo(round), board, outcome: Outcome::game(white, black) });
        }
    }
    acts
}

fn header() -> Header {
    let setup = Setup {
        game: Game::Chess(PointSystem::default()),
        pairing: PairingSystem::Manual,
        rating: RatingSystem::Unrated,
        ranking: Ranking::by(vec![TieBreak::Resistance, TieBreak::SonnebornBerger, TieBreak::Blacks]),
        rounds: ROUNDS,
        rated_by: Vec::new(),
        regulations: Regulations::default(),
    };
    let details = Details { title: "large".parse().unwrap(), ..Details::default() };
    Header::new("2026-11-21T09:00:00Z".parse().unwrap(), details, setup)
}

fn event_file(c: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("large.ron");
    let clock = || Box::new(SteppingClock::starting("2026-11-21T10:00:00Z").unwrap());
    let mut desk = Desk::create(&path, header(), clock()).unwrap();
    desk.record_all(&acts(), &[]).unwrap();
    drop(desk);
    let bytes = std::fs::read(&path).unwrap();
    let mut group = c.benchmark_group("event of 5,000 players and 11 rounds");
    group.sample_size(20);
    group.bench_function("read and check the chain", |b| b.iter(|| chain::read(black_box(&bytes), &())));
    let contents = chain::read(&bytes, &()).unwrap();
    group.bench_function("replay", |b| {
        b.iter(|| replay::replay(black_box(&contents.header), black_box(&contents.entries)));
    });
    let (state, ledger) = replay::replay(&contents.header, &contents.entries).unwrap();
    group.bench_function("rebuild after an undo", |b| {
        b.iter(|| replay::rebuild(&contents.header, black_box(&contents.entries), &ledger));
    });
    group.bench_function("standings", |b| b.iter(|| Standings::after(black_box(&state), RoundNo(ROUNDS))));
    for system in [RatingSystem::Fide(FideRules::default()), RatingSystem::Glicko2(GlickoRules::default())] {
        let mut rated = state.clone();
        rated.setup.rating = system;
        let name = system.name();
        group.bench_function(format!("ratings by {name}"), |b| {
            b.iter(|| event::after(black_box(&rated), RoundNo(ROUNDS)));
        });
        group.bench_function(format!("standings rated by {name}"), |b| {
            b.iter(|| Standings::after(black_box(&rated), RoundNo(ROUNDS)));
        });
    }
    let mut desk = Desk::open(&path, clock()).unwrap();
    group.bench_function("append an entry: one write, one sync", |b| {
        b.iter(|| desk.record(Act::Note { text: "remark".parse().unwrap() }, &[]).unwrap());
    });
}

criterion_group!(benches, event_file);
criterion_main!(benches);
