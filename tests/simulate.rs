//! Random tournaments, written, read again and checked as `check` does: every round is legal and paired by
//! the rules.
//!
//! The checklist's questions about a generator (Q24-32) are tested here as well.

use std::collections::BTreeMap;

use assert_cmd::Command;
use wallchart::engine::pairing::field::{Color, SwissPairing};
use wallchart::engine::rating::fide_table::scoring_probability;
use wallchart::engine::scoring::GameScore;
use wallchart::formats::trf::report::{Cell, Code};

use wallchart::engine::pairing::dutch::pair;
use wallchart::engine::pairing::legal::breaches;
use wallchart::formats::trf::simulate::{Wishes, simulate};
use wallchart::formats::trf::{Codes, Report, read, write};

/// The number of tournaments: `WALLCHART_TOURNAMENTS`, or enough for every kind of round, in release for rare
/// ones too.
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
fn simulated_tournaments_pass_the_check() {
    for seed in 0..tournaments() {
        // Strange tournaments find the faults.
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

/// Runs `simulate`, or another command; returns standard output and standard error.
#[track_caller]
fn run(arguments: &[&str]) -> (String, String) {
    let output = Command::cargo_bin("wallchart").unwrap().args(arguments).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", text(&output.stderr));
    (text(&output.stdout), text(&output.stderr))
}

fn report_of(arguments: &[&str]) -> Report {
    read(run(&[&["simulate", "--seed", "4"], arguments].concat()).0.as_bytes()).unwrap()
}

fn cells(report: &Report) -> impl Iterator<Item = Cell> + '_ {
    report.players.iter().flat_map(|player| player.cells.iter().copied())
}

/// Q30: two runs without a seed differ, and each can be repeated with its reported seed.
#[test]
fn runs_without_a_seed_differ_and_report_their_seed() {
    let wishes = ["simulate", "--players", "10", "--rounds", "4"];
    let (one, told) = run(&wishes);
    let (other, _) = run(&wishes);
    assert_ne!(one, other);
    let seed = told.trim().strip_prefix("--seed ").unwrap();
    assert!(one.contains(&format!("### seed {seed}\n")), "{one}");
    let (again, silence) = run(&[&wishes[..], &["--seed", seed]].concat());
    assert_eq!((again, silence.as_str()), (one, ""));
    // And without any argument.
    let (drawn, told) = run(&["simulate"]);
    let seed = told.trim().strip_prefix("--seed ").unwrap();
    assert_eq!(run(&["simulate", "--seed", seed]).0, drawn);
}

/// Q24: each kind of bye, forfeit and odd result occurs if it is requested, and only then.
#[test]
fn every_kind_of_result_can_be_requested() {
    let quiet = ["half-point-byes", "zero-point-byes", "full-point-byes", "forfeits", "withdrawals"]
        .into_iter()
        .chain(["late-entries", "odd-results", "unrated-games"]);
    let quiet: Vec<String> = quiet.flat_map(|name| [format!("--{name}"), "0".to_owned()]).collect();
    let with = |more: &[&str]| {
        let mut all: Vec<&str> = vec!["--players", "31", "--rounds", "7"];
        let given = |name: &str| more.contains(&name);
        quiet.chunks(2).filter(|pair| !given(&pair[0])).for_each(|pair| all.extend([&*pair[0], &*pair[1]]));
        report_of(&[&all, more].concat())
    };
    let has = |report: &Report, code| cells(report).any(|cell| cell.code == code);
    let none = with(&[]);
    let usual = [GameScore::Win, GameScore::Draw, GameScore::Loss].map(Code::Played);
    assert!(cells(&none).all(|cell| usual.contains(&cell.code) || cell.code == Code::PairingAllocatedBye));
    assert_eq!((none.players.len(), none.rounds), (31, Some(7)));
    assert!(has(&none, Code::PairingAllocatedBye));
    for (name, code) in [
        ("--half-point-byes", Code::HalfPointBye),
        ("--zero-point-byes", Code::ZeroPointBye),
        ("--full-point-byes", Code::FullPointBye),
        ("--withdrawals", Code::ZeroPointBye),
        ("--late-entries", Code::Blank),
        ("--forfeits", Code::ForfeitWin),
        ("--unrated-games", Code::Unrated(GameScore::Win)),
    ] {
        assert!(!has(&none, code), "{name}");
        assert!(has(&with(&[name, "200"]), code), "{name}");
    }
    let double = with(&["--forfeits", "1000", "--double-forfeits", "1000"]);
    assert!(cells(&double).all(|cell| !matches!(cell.code, Code::ForfeitWin | Code::Played(_))));
    let single = with(&["--forfeits", "1000", "--double-forfeits", "0"]);
    let count = |report: &Report, code| cells(report).filter(|cell| cell.code == code).count();
    assert_eq!(count(&single, Code::ForfeitWin), count(&single, Code::ForfeitLoss));
    let odd = with(&["--odd-results", "1000"]);
    let mut kinds = BTreeMap::new();
    for (place, player) in (1..).zip(&odd.players) {
        for cell in player.cells.iter().filter(|cell| cell.color == Some(Color::White)) {
            let other = odd.player(cell.opponent.unwrap()).unwrap();
            let theirs = other.cells.iter().find(|theirs| theirs.opponent == Some(place)).unwrap();
            *kinds.entry(format!("{:?} {:?}", cell.code, theirs.code)).or_insert(0) += 1;
        }
    }
    let kinds: Vec<_> = kinds.into_keys().collect();
    let expected = ["Played(Draw) Played(Loss)", "Played(Loss) Played(Draw)", "Played(Loss) Played(Loss)"];
    assert_eq!(kinds, expected);
    let baku = with(&["--acceleration", "baku"]);
    assert!(none.virtual_points.is_empty() && !baku.virtual_points.is_empty());
    let (text, _) = run(&["simulate", "--seed", "4", "--tie-breaks", "PTS,SB,BH"]);
    assert!(text.contains("\n202 SB,BH\n"), "{text}");
    // Q25: the list is drawn if it is not given.
    assert!(run(&["simulate", "--seed", "4"]).0.lines().any(|line| line.starts_with("202 ")));
}

/// Q26-29: ratings that are given, between bounds, by a gap, or drawn.
#[test]
fn ratings_are_those_requested() {
    let ratings = |arguments: &[&str]| -> Vec<Option<u16>> {
        report_of(arguments).players.iter().map(|player| player.rating).collect()
    };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ratings").to_string_lossy().into_owned();
    std::fs::write(&path, "1500\n0\n2400\n1500\n").unwrap();
    assert_eq!(ratings(&["--ratings", &path]), [Some(2400), Some(1500), Some(1500), None]);
    let gap = ["--players", "4", "--highest-rating", "2300", "--rating-gap", "50"];
    assert_eq!(ratings(&gap), [2300, 2250, 2200, 2150].map(Some));
    let floor = [&gap[..], &["--lowest-rating", "2220"]].concat();
    assert_eq!(ratings(&floor), [2300, 2250, 2220, 2220].map(Some));
    let within = ratings(&["--players", "90", "--highest-rating", "2000", "--lowest-rating", "1900"]);
    assert!(within.iter().all(|rating| (1900..=2000).contains(&rating.unwrap())));
    assert!(within.windows(2).any(|two| two[0] != two[1]));
    let drawn = ratings(&["--players", "90"]);
    assert!(drawn.iter().all(|rating| rating.is_some_and(|rating| (1000..2800).contains(&rating))));
}

/// Q31: pairings by the rules and ranks by the list in the file, according to the program's own `check`.
#[test]
fn fifty_of_them_check() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.trf").to_string_lossy().into_owned();
    for seed in 0..50 {
        let seed = seed.to_string();
        let more: &[&str] = match seed.len() {
            1 => &["--odd-results", "60", "--unrated-games", "60", "--forfeits", "60"],
            _ => &[],
        };
        let simulate = ["simulate", "--seed", &seed, "--players", "24", "-o", &path];
        run(&[&simulate[..], more].concat());
        let (told, _) = run(&["check", &path]);
        let rounds = told.lines().filter(|line| line.ends_with(": as the rules make it")).count();
        assert!(rounds >= 3, "seed {seed}: {told}");
        assert!(
            told.lines().last().is_some_and(|line| line.starts_with("ranks: as ")),
            "seed {seed}: {told}"
        );
        assert_eq!(told.lines().count(), rounds + 1, "seed {seed}: {told}");
    }
}

/// Q32: the average score of the higher rated player is that of FIDE's table (B.02, 8.1.2) for every
/// difference in the table, within four standard deviations for that number of games.
#[test]
fn results_follow_the_table_of_the_federation() {
    let mut by_expected: BTreeMap<u8, (u32, u32)> = BTreeMap::new();
    for seed in 0..60 {
        let wishes = Wishes {
            players: Some(150),
            rounds: Some(11),
            highest_rating: Some(2600),
            lowest_rating: Some(1500),
            forfeits: Some(0),
            odd_results: Some(0),
            white_advantage: Some(0),
            ..Wishes::default()
        };
        // The pairing rotates the players each round, so that all differences occur.
        let mut turn = 0;
        let report = simulate(&wishes.settled(seed), &mut |field| {
            turn += 13;
            let here = (1..).zip(&field.entrants).filter(|(_, one)| !one.absent).map(|(at, _)| at);
            let here: Vec<u16> = here.collect();
            let around = here.len() - 1 + here.len() % 2;
            let pair = |at: usize| (here[at], here[(turn + around - at) % around]);
            let boards = (0..around).map(pair).filter(|(white, black)| white != black);
            let boards = boards.filter(|(white, black)| (white < black) == ((white + black) % 4 < 2));
            Some(SwissPairing { boards: boards.collect(), bye: None })
        });
        let rating = |place| i32::from(report.player(place).unwrap().rating.unwrap());
        for (place, player) in (1..).zip(&report.players) {
            for cell in player.cells.iter().filter(|cell| cell.color == Some(Color::White)) {
                let (Code::Played(score) | Code::Unrated(score)) = cell.code else { continue };
                let expected = scoring_probability(rating(place) - rating(cell.opponent.unwrap()));
                let halves = match score {
                    GameScore::Win => 2,
                    GameScore::Draw => 1,
                    GameScore::Loss => 0,
                };
                let (games, sum) = by_expected.entry(expected).or_default();
                (*games, *sum) = (*games + 1, *sum + halves);
            }
        }
    }
    let compared: Vec<_> = by_expected.iter().filter(|(_, (games, _))| *games >= 200).collect();
    assert!(compared.len() >= 40, "{} differences", compared.len());
    for (expected, (games, halves)) in compared {
        let (share, games) = (f64::from(*expected) / 100.0, f64::from(*games));
        let deviation = (share * (1.0 - share) / games).sqrt();
        let scored = f64::from(*halves) / 2.0 / games;
        assert!(
            (scored - share).abs() <= 4.0 * deviation,
            "expected {share}, scored {scored:.4} in {games} games"
        );
    }
}
