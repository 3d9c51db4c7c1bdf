//! The engine against the literal implementation of the rules, on small fields of every kind.

use std::path::Path;

use wallchart::engine::number::Points;
use wallchart::engine::pairing::dutch::{self, NotPaired};
use wallchart::engine::pairing::field::{Color, Entrant, Field, Forbidden, Record, SwissPairing, Tpn};
use wallchart::engine::pairing::legal::breaches;
use wallchart::engine::rng::Rng;
use wallchart::engine::scoring::GameScore;
use wallchart::engine::setup::PointSystem;
use wallchart::formats::trf;
use wallchart::formats::trf::simulate::{Wishes, simulate};

use crate::{brute, bundle};

/// The most players of a corpus round whose candidates are all examined.
const MOST_PLAYERS: usize = 9;

/// The number of fields of each kind.
const FIELDS: u64 = if cfg!(debug_assertions) { 150 } else { 5000 };

pub(crate) fn engine(field: &Field) -> Option<SwissPairing> {
    match dutch::pair(field, &(), &mut ()) {
        Ok(pairing) => Some(pairing),
        Err(NotPaired::NoLegalPairing { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

#[track_caller]
fn check(field: &Field, origin: &str) {
    let literal = brute::pair(field);
    if let Some(pairing) = &literal {
        assert_eq!(breaches(field, pairing), [], "{origin}: {field:#?}");
    }
    assert_eq!(engine(field), literal, "{origin}: engine (left), literal reading (right) of {field:#?}");
}

/// The literal implementation is itself checked against the corpus, so that both cannot be wrong in the same
/// way.
#[test]
fn the_literal_implementation_matches_the_corpus() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pairing");
    let mut rounds = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let bundle = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        for tournament in bundle::tournaments(&bundle) {
            for (round, right) in &tournament.rounds {
                let report = trf::read(tournament.before(*round).as_bytes()).unwrap();
                if report.players.len() <= MOST_PLAYERS {
                    let field = report.field_for_next_round().unwrap();
                    assert_eq!(brute::pair(&field), *right, "{} round {round}", tournament.id);
                    rounds += 1;
                }
            }
        }
    }
    assert!(rounds >= 150, "{rounds} rounds");
}

/// Rounds as in real tournaments: byes, forfeits, late entries, withdrawals, virtual points, prohibited
/// pairings, odd point systems, until no pair of players is left.
#[test]
fn rounds_of_simulated_tournaments() {
    let mut fields = 0;
    for seed in 0.. {
        let mut rng = Rng::seeded(seed);
        let players = u16::try_from(2 + rng.below(7)).unwrap();
        let wishes = Wishes { players: Some(players), is_strange: true, ..Wishes::default() };
        let _ = simulate(&wishes.settled(seed), &mut |field| {
            check(field, &format!("seed {seed} round {}", field.round));
            fields += 1;
            engine(field)
        });
        if fields >= FIELDS {
            return;
        }
    }
}

/// Histories that no tournament has: random opponents, as often as chance decides. Floats, colours and scores
/// are combined as they never are in play.
#[test]
fn rounds_after_histories_of_any_kind() {
    for seed in 0..FIELDS {
        check(&strange_field(&mut Rng::seeded(seed)), &format!("strange seed {seed}"));
    }
}

fn strange_field(rng: &mut Rng) -> Field {
    let count = usize::try_from(2 + rng.below(7)).unwrap();
    let completed = rng.below(7);
    let mut entrants =
        vec![Entrant { history: Vec::new(), absent: false, virtual_points: Vec::new() }; count];
    let accelerated = rng.below(3) == 0;
    for _ in 0..completed {
        strange_round(&mut entrants, rng);
    }
    for entrant in &mut entrants {
        entrant.absent = rng.below(10) == 0;
        if accelerated {
            entrant.virtual_points = (0..=completed).map(|_| tenths(rng, 4) * 5).collect();
        }
    }
    let round = u16::try_from(completed).unwrap() + 1;
    Field {
        round,
        rounds: if rng.below(3) == 0 { round } else { round + 3 },
        initial_color: Some(if rng.below(2) == 0 { Color::White } else { Color::Black }),
        scoring: strange_scoring(rng),
        entrants,
        forbidden: strange_forbidden(rng, count),
    }
}

fn tenths(rng: &mut Rng, bound: u64) -> Points {
    hundredths(rng, bound) * 10
}

fn hundredths(rng: &mut Rng, bound: u64) -> Points {
    Points::from_units(i64::try_from(rng.below(bound)).unwrap())
}

/// Pairs the players in random order, or gives them byes.
fn strange_round(entrants: &mut [Entrant], rng: &mut Rng) {
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    for at in (1..order.len()).rev() {
        order.swap(at, usize::try_from(rng.below(at as u64 + 1)).unwrap());
    }
    while let Some(one) = order.pop() {
        let alone = rng.below(6) == 0;
        if let Some(other) = order.pop_if(|_| !alone) {
            strange_game(entrants, one, other, rng);
            continue;
        }
        let byes = [
            Record::PairingAllocatedBye,
            Record::HalfPointBye,
            Record::ZeroPointBye,
            Record::ZeroPointBye,
            Record::FullPointBye,
        ];
        entrants[one].history.push(byes[usize::try_from(rng.below(5)).unwrap()]);
    }
    let longest = entrants.iter().map(|entrant| entrant.history.len()).max().unwrap();
    for entrant in entrants {
        entrant.history.resize(longest, Record::ZeroPointBye);
    }
}

fn strange_game(entrants: &mut [Entrant], one: usize, other: usize, rng: &mut Rng) {
    let tpn = |at: usize| Tpn::try_from(at + 1).unwrap();
    let met = entrants[one]
        .history
        .iter()
        .any(|record| matches!(record, Record::Played { opponent, .. } if *opponent == tpn(other)));
    if met || rng.below(8) == 0 {
        let won = rng.below(3) > 0;
        entrants[one].history.push(Record::Forfeit { opponent: tpn(other), won });
        entrants[other].history.push(Record::Forfeit { opponent: tpn(one), won: false });
        return;
    }
    let (score, reply) = [
        (GameScore::Win, GameScore::Loss),
        (GameScore::Draw, GameScore::Draw),
        (GameScore::Loss, GameScore::Win),
    ][usize::try_from(rng.below(3)).unwrap()];
    entrants[one].history.push(Record::Played { opponent: tpn(other), color: Color::White, score });
    entrants[other].history.push(Record::Played { opponent: tpn(one), color: Color::Black, score: reply });
}

fn strange_scoring(rng: &mut Rng) -> PointSystem {
    let usual = PointSystem::default();
    match rng.below(5) {
        0 => PointSystem {
            win: Points::whole(3),
            draw: Points::whole(1),
            pairing_allocated_bye: Points::whole(3),
            ..usual
        },
        1 => PointSystem {
            win: Points::whole(1) + tenths(rng, 20),
            draw: tenths(rng, 15),
            loss: tenths(rng, 6),
            forfeit_loss: tenths(rng, 4),
            zero_point_bye: tenths(rng, 12),
            pairing_allocated_bye: tenths(rng, 20),
        },
        // Scores that differ by less than a tenth.
        2 => PointSystem { draw: Points::from_units(25), loss: hundredths(rng, 30), ..usual },
        _ => usual,
    }
}

fn strange_forbidden(rng: &mut Rng, count: usize) -> Vec<Forbidden> {
    if rng.below(4) > 0 {
        return Vec::new();
    }
    let mut players: Vec<Tpn> =
        (0..2 + rng.below(2)).map(|_| Tpn::try_from(1 + rng.below(count as u64)).unwrap()).collect();
    players.sort_unstable();
    players.dedup();
    vec![Forbidden { first_round: 1, last_round: u16::try_from(1 + rng.below(9)).unwrap(), players }]
}
