//! Measures judging: Crikey, poker dice and the Swiss ranking at the sizes of a large federation.

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use wallchart::formats::judge::{SyntaxError, crikey, dice, swiss};

/// A seeded sequence of numbers, the same on every machine (a linear congruential generator with Knuth's
/// multiplier and increment).
struct Lots(u64);

impl Lots {
    fn draw(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % below
    }

    fn pick<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.draw(choices.len())]
    }
}

/// Returns a number in letters; different numbers give different names.
fn name(number: usize) -> String {
    let mut letters = String::from("p");
    let mut left = number;
    while left != 0 {
        letters.extend(char::from_digit(u32::try_from(left % 10).unwrap_or_default() + 10, 36));
        left /= 10;
    }
    letters
}

fn crikey_input(n_tournaments: usize) -> String {
    let mut lots = Lots(1);
    let mut text = format!("{n_tournaments}\n");
    for _ in 0..n_tournaments {
        text.push_str("500 500\n");
        for player in 0..500 {
            let _ = writeln!(text, "{} {}.{:02}", name(player), lots.draw(100), lots.draw(100));
        }
        for _ in 0..500 {
            let (white, black) = (name(lots.draw(500)), name(lots.draw(500)));
            let result = lots.pick(&["lost", "drew", "won"]);
            let _ = writeln!(text, "{white} {black} {result} {} {}", lots.draw(60), lots.draw(60));
        }
    }
    text
}

fn dice_input(n_games: usize) -> String {
    let mut lots = Lots(2);
    let mut text = format!("{n_games}\n\n");
    for _ in 0..n_games {
        let n_players = 2 + lots.draw(9);
        let _ = writeln!(text, "{n_players}");
        for player in 0..n_players {
            for _ in 0..5 {
                let _ = write!(text, "{} ", 1 + lots.draw(6));
            }
            let _ = writeln!(text, " {} of Nine", name(player));
        }
    }
    text
}

fn swiss_input(n_players: usize, n_rounds: usize) -> String {
    let mut lots = Lots(3);
    let mut players = (0..n_players).map(name).collect::<Vec<_>>();
    let mut text = players.join("\n") + "\n";
    for _ in 0..n_rounds {
        text.push('\n');
        for place in (1..players.len()).rev() {
            players.swap(place, lots.draw(place + 1));
        }
        for pair in players.chunks_exact(2) {
            let points = lots.pick(&["1 0", "0.5 0.5", "0 1"]);
            let _ = writeln!(text, "{} {} {points}", pair[0], pair[1]);
        }
    }
    text
}

fn bench(
    criterion: &mut Criterion,
    what: &str,
    input: &str,
    judge: fn(&[u8]) -> Result<Vec<u8>, SyntaxError>,
) {
    assert!(judge(input.as_bytes()).is_ok(), "{what}: the input is valid");
    let mut group = criterion.benchmark_group("judge");
    group.sample_size(20);
    group.throughput(Throughput::Bytes(input.len() as u64));
    group.bench_function(what, |bencher| bencher.iter(|| judge(black_box(input.as_bytes()))));
    group.finish();
}

fn games(criterion: &mut Criterion) {
    bench(criterion, "crikey, 100 tournaments of 500", &crikey_input(100), crikey::judge);
    bench(criterion, "dice, 10000 games", &dice_input(10_000), dice::judge);
    bench(criterion, "swiss, 2000 players, 15 rounds", &swiss_input(2000, 15), swiss::judge);
}

criterion_group!(benches, games);
criterion_main!(benches);
