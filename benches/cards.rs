//! Measures judging: Tractor rounds and the probit systems at the sizes of a large federation.

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use wallchart::engine::game::tractor::cards::Card;
use wallchart::formats::judge::{SyntaxError, probit, tractor};

/// A seeded sequence of numbers, the same on every machine (a linear congruential generator with Knuth's
/// multiplier and increment).
struct Lots(u64);

impl Lots {
    fn draw(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % below
    }

    fn shuffle<T>(&mut self, things: &mut [T]) {
        for place in (1..things.len()).rev() {
            things.swap(place, self.draw(place + 1));
        }
    }
}

/// Returns rounds in hearts, round rank 7: a throw of nine pairs of spades, met by trumps, then single
/// cards.
fn tractor_input(n_rounds: usize) -> String {
    let mut lots = Lots(1);
    let mut text = format!("{n_rounds}\n");
    let is_trump = |card: &Card| {
        let [suit, rank] = card.letters();
        suit == b'H' || rank == b'7' || rank == b'J' && (suit == b'B' || suit == b'R')
    };
    for _ in 0..n_rounds {
        let (mut trumps, mut others) = Card::all().partition::<Vec<_>, _>(is_trump);
        lots.shuffle(&mut trumps);
        lots.shuffle(&mut others);
        others.sort_by_key(|card| card.letters()[0] != b'S');
        let twice = |cards: &[Card]| cards.iter().map(|card| card.to_string().repeat(2)).collect::<String>();
        let _ = writeln!(text, "\nH Alice 7 7");
        let (lead, rest) = others.split_at(9);
        let (second, third) = trumps.split_at(9);
        let _ = writeln!(text, "{} {} {} {}", twice(lead), twice(second), twice(third), twice(&rest[..9]));
        for singles in rest[9..].chunks_exact(2).take(7) {
            let _ = writeln!(text, "{0} {1} {0} {1}", singles[0], singles[1]);
        }
    }
    text
}

/// Returns a season of a federation: players within a few hundred points, opponents drawn by lot.
fn probit_input(n_players: usize, n_games: usize) -> String {
    let mut lots = Lots(2);
    let mut text = format!("1 1\n{n_players}\n");
    for _ in 0..n_players {
        let _ = writeln!(text, "{}", 1400 + lots.draw(100) + lots.draw(100) + lots.draw(100));
    }
    let _ = writeln!(text, "{n_games}");
    for _ in 0..n_games {
        let winner = lots.draw(n_players);
        let _ = writeln!(text, "{winner} {}", (winner + 1 + lots.draw(n_players - 1)) % n_players);
    }
    text
}

fn bench(
    criterion: &mut Criterion,
    what: &str,
    input: &str,
    judge: impl Fn(&[u8]) -> Result<Vec<u8>, SyntaxError>,
) {
    assert!(judge(input.as_bytes()).is_ok(), "{what}: the input is valid");
    let mut group = criterion.benchmark_group("judge");
    group.throughput(Throughput::Bytes(input.len() as u64));
    group.sample_size(20);
    group.bench_function(what, |bencher| bencher.iter(|| judge(black_box(input.as_bytes()))));
    group.finish();
}

fn cards(criterion: &mut Criterion) {
    bench(criterion, "tractor, 2,000 rounds", &tractor_input(2000), tractor::judge);
    let season = probit_input(5000, 200_000);
    bench(criterion, "probit, 5,000 players, 200,000 games", &season, |input| {
        probit::judge(input, probit::Mode::Exact)
    });
    let evening = probit_input(200, 1000);
    bench(criterion, "probit plain, 200 players, 1,000 games", &evening, |input| {
        probit::judge(input, probit::Mode::Plain)
    });
}

criterion_group!(benches, cards);
criterion_main!(benches);
