//! Berger tables against the published ones, board by board.

use std::collections::BTreeMap;

use wallchart::engine::pairing::berger::Schedule;
use wallchart::engine::varma::sets;

use crate::corpus::{self, ALL};

/// Pairs by number of players and round; the absent highest number is written as 0.
fn published(csv: &str) -> BTreeMap<u16, BTreeMap<u16, Vec<(u16, u16)>>> {
    let mut tables: BTreeMap<u16, BTreeMap<u16, Vec<(u16, u16)>>> = BTreeMap::new();
    for line in csv.lines().skip(1) {
        let fields: Vec<u16> = line.split(',').map(|field| field.parse().unwrap()).collect();
        let [players, round, _, white, black] = fields[..] else { panic!("a line of five fields: {line}") };
        tables.entry(players).or_default().entry(round).or_default().push((white, black));
    }
    assert!(!tables.is_empty());
    tables
}

#[track_caller]
fn check(csv: &str, cycles: usize) {
    for (players, rounds) in published(csv) {
        let schedule = Schedule { players, cycles, exchange_last_two: true };
        assert_eq!(schedule.rounds(), rounds.len(), "rounds for {players} players");
        for (round, expected) in rounds {
            let absent = |number: u16| if number > players { 0 } else { number };
            let pairs = schedule.round(round).unwrap();
            let found: Vec<_> =
                pairs.into_iter().map(|(white, black)| (absent(white), absent(black))).collect();
            assert_eq!(found, expected, "round {round} of {players} players");
        }
    }
}

#[test]
fn the_single_tables_are_the_published_ones() {
    check(include_str!("../berger/berger_single.csv"), 1);
}

#[test]
fn the_double_tables_are_the_published_ones() {
    check(include_str!("../berger/berger_double_fide.csv"), 2);
}

#[test]
fn the_tables_of_the_corpus() {
    let tables = corpus::files("berger", "csv", 3);
    let (draws, tables): (Vec<_>, Vec<_>) =
        tables.into_iter().partition(|path| path.ends_with("varma_sets.csv"));
    for table in corpus::sample("berger", tables, ALL) {
        let cycles = match table.file_stem().unwrap().to_str() {
            Some("berger_single") => 1,
            Some("berger_double_fide") => 2,
            _ => panic!("{} is checked by nothing", table.display()),
        };
        check(&std::fs::read_to_string(table).unwrap(), cycles);
    }
    for draw in draws {
        let mut published: BTreeMap<u16, Vec<Vec<u16>>> = BTreeMap::new();
        for line in std::fs::read_to_string(draw).unwrap().lines().skip(1) {
            let [players, _, numbers] = line.split(',').collect::<Vec<_>>()[..] else { panic!("{line}") };
            let numbers = numbers.split(' ').map(|number| number.parse().unwrap()).collect();
            published.entry(players.parse().unwrap()).or_default().push(numbers);
        }
        let own = |players: &u16| sets(*players).unwrap().to_vec();
        let own = published.keys().map(|players| (*players, own(players))).collect();
        assert_eq!(published, own);
        corpus::compared("berger (Varma sets)", published.len(), "size");
    }
}
