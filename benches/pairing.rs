//! Measures pairing a round: ordinary large fields, and especially hard ones.

use criterion::{Criterion, criterion_group, criterion_main};
use wallchart::engine::number::Points;
use wallchart::engine::pairing::dutch::pair;
use wallchart::engine::pairing::field::{Color, Entrant, Field, Record, SwissPairing, Tpn};
use wallchart::engine::pairing::team_swiss::{self, TeamEntrant, TeamField};
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::PointSystem;
use wallchart::engine::team::{ColorPreferences, TeamRecord, TeamRecordKind, TeamScore};

/// A small generator (xorshift), so that every run is the same.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % sides
    }
}

/// Returns the score of White, given both pairing numbers.
type Model = fn(&mut Dice, u16, u16) -> GameScore;

fn by_rating(dice: &mut Dice, white: u16, black: u16) -> GameScore {
    let strength = i64::from(black) - i64::from(white);
    match i64::try_from(dice.roll(2000)).unwrap_or(0) - 1000 + strength / 2 {
        301.. => GameScore::Win,
        ..=-301 => GameScore::Loss,
        -300..=300 => GameScore::Draw,
    }
}

fn all_draws(_: &mut Dice, _: u16, _: u16) -> GameScore {
    GameScore::Draw
}

fn mostly_draws(dice: &mut Dice, _: u16, _: u16) -> GameScore {
    match dice.roll(10) {
        0 => GameScore::Win,
        1 => GameScore::Loss,
        _ => GameScore::Draw,
    }
}

fn mostly_white(dice: &mut Dice, _: u16, _: u16) -> GameScore {
    if dice.roll(20) == 0 { GameScore::Loss } else { GameScore::Win }
}

/// Returns a tournament before its first round.
fn opening(players: usize, rounds: u16) -> Field {
    let entrant = Entrant { history: Vec::new(), absent: false, virtual_points: Vec::new() };
    Field {
        round: 1,
        rounds,
        initial_color: Some(Color::White),
        scoring: PointSystem::default(),
        entrants: vec![entrant; players],
        forbidden: Vec::new(),
    }
}

/// Records the results of a round.
fn play(field: &mut Field, pairing: &SwissPairing, dice: &mut Dice, model: Model) {
    for &(white, black) in &pairing.boards {
        let score = model(dice, white, black);
        let other = score.opposite();
        field.entrants[usize::from(white) - 1].history.push(Record::Played {
            opponent: black,
            color: Color::White,
            score,
        });
        field.entrants[usize::from(black) - 1].history.push(Record::Played {
            opponent: white,
            color: Color::Black,
            score: other,
        });
    }
    if let Some(player) = pairing.bye {
        field.entrants[usize::from(player) - 1].history.push(Record::PairingAllocatedBye);
    }
    field.round += 1;
}

/// Returns a tournament before a certain round.
fn before(round: u16, players: usize, rounds: u16, model: Model) -> Field {
    let mut dice = Dice(88_172_645_463_325_252);
    let mut field = opening(players, rounds);
    while field.round < round {
        let Ok(pairing) = pair(&field, &(), &mut ()) else { return field };
        play(&mut field, &pairing, &mut dice, model);
    }
    field
}

fn ordinary(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("ordinary");
    for players in [200, 1000, 5000, 10_000] {
        let field = before(5, players, 9, by_rating);
        group.bench_function(format!("{players} players, round 5"), |b| {
            b.iter(|| pair(&field, &(), &mut ()));
        });
    }
    group.finish();
}

fn hard(criterion: &mut Criterion) {
    let cases: [(&str, u16, usize, u16, Model); 8] = [
        ("all draws", 6, 1001, 9, all_draws),
        ("mostly draws", 9, 1000, 11, mostly_draws),
        ("White nearly always wins", 3, 300, 9, mostly_white),
        ("White nearly always wins, 1000 players", 5, 1000, 9, mostly_white),
        ("White nearly always wins, 3000 players", 5, 3000, 9, mostly_white),
        ("last round", 9, 1000, 9, by_rating),
        ("near exhaustion", 18, 20, 19, by_rating),
        ("everyone has met nearly everyone", 50, 60, 59, by_rating),
    ];
    let mut group = criterion.benchmark_group("hard");
    group.sample_size(10);
    for (name, round, players, rounds, model) in cases {
        let field = before(round, players, rounds, model);
        group.bench_function(name, |b| b.iter(|| pair(&field, &(), &mut ())));
    }
    group.finish();
}

/// Returns a team tournament before its first round.
fn team_opening(teams: usize) -> TeamField {
    let entrant = TeamEntrant { arrived: true, ..TeamEntrant::default() };
    TeamField {
        round: 1,
        rounds: 11,
        initial_color: Color::White,
        preferences: ColorPreferences::TypeB,
        primary: TeamScore::MatchPoints,
        secondary: Some(TeamScore::GamePoints),
        teams: vec![entrant; teams],
        forbidden: Vec::new(),
    }
}

/// A match in which a team has won this many of eight half points.
fn match_record(opponent: Tpn, color: Color, halves: i32) -> TeamRecord {
    TeamRecord {
        kind: TeamRecordKind::Played,
        opponent: Some(opponent),
        color: Some(color),
        match_points: Points::from_tenths(10 * (1 + (halves - 4).signum())),
        game_points: Points::from_tenths(5 * halves),
        boards: Vec::new(),
    }
}

/// Records the results of a round of teams.
fn team_play(field: &mut TeamField, pairing: &SwissPairing, dice: &mut Dice) {
    for &(white, black) in &pairing.boards {
        let halves = i32::try_from(dice.roll(9)).unwrap_or(4);
        field.teams[usize::from(white) - 1].history.push(match_record(black, Color::White, halves));
        field.teams[usize::from(black) - 1].history.push(match_record(white, Color::Black, 8 - halves));
    }
    field.round += 1;
}

/// Returns a team tournament before a certain round.
fn team_before(round: u16, teams: usize) -> TeamField {
    let mut dice = Dice(88_172_645_463_325_252);
    let mut field = team_opening(teams);
    while field.round < round {
        let Ok(pairing) = team_swiss::pair(&field, &(), &mut ()) else { return field };
        team_play(&mut field, &pairing, &mut dice);
    }
    field
}

fn teams(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("teams");
    group.sample_size(10);
    for teams in [500, 2000] {
        for round in [2, 6, 11] {
            let field = team_before(round, teams);
            group.bench_function(format!("{teams} teams, round {round}"), |b| {
                b.iter(|| team_swiss::pair(&field, &(), &mut ()));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, ordinary, hard, teams);
criterion_main!(benches);
