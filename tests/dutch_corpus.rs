//! The pairing engine against the corpus of rounds that an established engine paired.
#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test fails loudly on a corpus it cannot read, and says what it measured"
)]

use std::path::{Path, PathBuf};

use wallchart::engine::pairing::dutch::{NotPaired, WhyNot, pair, why_not};
use wallchart::engine::pairing::field::{
    Color, Entrant, Field, Forbidden, GameScore, Record, Scoring, SwissPairing, Tenths, Tpn,
};

/// Where the shared corpus is, if it is there.
fn corpus() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/pairing");
    if path.is_dir() {
        return Some(path);
    }
    println!("skipped: ../shared/data is not here");
    None
}

/// A tournament of a bundle: its lines, and the expected rounds.
#[derive(Default)]
struct Tournament {
    name: String,
    lines: Vec<String>,
    rounds: Vec<(u16, String)>,
}

fn tournaments(bundle: &str) -> Vec<Tournament> {
    let mut all = Vec::new();
    for line in bundle.lines() {
        if let Some(head) = line.strip_prefix("@T ") {
            all.push(Tournament { name: word(head, 0).to_owned(), ..Tournament::default() });
            continue;
        }
        let Some(current) = all.last_mut() else { continue };
        if let Some(round) = line.strip_prefix("@P ") {
            let (number, expected) = round.split_once(' ').expect("a round and its verdict");
            current.rounds.push((number.parse().expect("a round number"), expected.to_owned()));
        } else if !line.starts_with('@') {
            current.lines.push(line.to_owned());
        }
    }
    all
}

fn word(line: &str, n: usize) -> &str {
    line.split_whitespace().nth(n).unwrap_or_default()
}

/// The text of some columns, counted from 1.
fn columns(line: &str, first: usize, last: usize) -> &str {
    line.get(first - 1..last.min(line.len())).unwrap_or_default().trim()
}

fn tenths(text: &str) -> Tenths {
    let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
    whole.parse::<Tenths>().unwrap_or(0) * 10 + part.parse::<Tenths>().unwrap_or(0)
}

fn scoring(lines: &[String]) -> Scoring {
    let mut scoring = Scoring::default();
    let mut bye = None;
    for line in lines {
        if line.starts_with("162") {
            for at in (6..line.len()).step_by(9) {
                let value = tenths(columns(line, at + 1, at + 4));
                match &line[at - 1..at] {
                    "W" => scoring.win = value,
                    "D" => scoring.draw = value,
                    "L" => scoring.loss = value,
                    "Z" => (scoring.zero_point_bye, scoring.forfeit_loss) = (value, value),
                    "P" => bye = Some(value),
                    other => panic!("{other} in {line}"),
                }
            }
        } else if let Some(rest) = line.strip_prefix("BB") {
            let value = tenths(columns(line, 5, 9));
            match &rest[..1] {
                "W" => scoring.win = value,
                "D" => scoring.draw = value,
                "L" => scoring.loss = value,
                "Z" => scoring.zero_point_bye = value,
                "F" => scoring.forfeit_loss = value,
                "U" => bye = Some(value),
                other => panic!("{other} in {line}"),
            }
        }
    }
    scoring.pairing_allocated_bye = bye.unwrap_or(scoring.win);
    scoring
}

fn record(cell: &str) -> Record {
    let opponent: Tpn = columns(cell, 1, 4).parse().unwrap_or(0);
    let color = if columns(cell, 6, 6) == "b" { Color::Black } else { Color::White };
    let played = |score| Record::Played { opponent, color, score };
    match columns(cell, 8, 8) {
        "1" | "W" => played(GameScore::Win),
        "0" | "L" => played(GameScore::Loss),
        "=" | "D" => played(GameScore::Draw),
        "+" => Record::Forfeit { opponent, won: true },
        "-" => Record::Forfeit { opponent, won: false },
        "U" => Record::PairingAllocatedBye,
        "F" => Record::FullPointBye,
        "H" => Record::HalfPointBye,
        _ => Record::ZeroPointBye,
    }
}

fn cells(line: &str) -> Vec<String> {
    let text = line.get(91..).unwrap_or_default();
    text.as_bytes().chunks(10).map(|cell| String::from_utf8_lossy(cell).into_owned()).collect()
}

fn is_absence(cell: &str) -> bool {
    matches!(columns(cell, 1, 4), "" | "0000") && matches!(columns(cell, 8, 8), "H" | "Z" | "F" | "")
}

/// The tournament before the pairing of a round.
fn field(lines: &[String], round: u16) -> Field {
    let done = usize::from(round) - 1;
    let mut field = Field {
        round,
        rounds: 0,
        initial_color: None,
        scoring: scoring(lines),
        entrants: Vec::new(),
        forbidden: Vec::new(),
    };
    for line in lines.iter().filter(|line| line.starts_with("001")) {
        let cells = cells(line);
        let history = (0..done).map(|r| cells.get(r).map_or(Record::ZeroPointBye, |c| record(c))).collect();
        let absent = cells.get(done).is_some_and(|cell| is_absence(cell));
        field.entrants.push(Entrant { history, absent, virtual_points: Vec::new() });
    }
    for line in lines {
        setting(&mut field, line);
    }
    field
}

fn setting(field: &mut Field, line: &str) {
    let number = |first, last| columns(line, first, last).parse::<usize>();
    let list = |from: usize| -> Vec<Tpn> {
        line.get(from..).unwrap_or_default().split_whitespace().filter_map(|w| w.parse().ok()).collect()
    };
    match (&line[..3], word(line, 1)) {
        ("142" | "XXR", rounds) => field.rounds = rounds.parse().expect("a number of rounds"),
        ("152", "W") | ("XXC", "white1") => field.initial_color = Some(Color::White),
        ("152", "B") | ("XXC", "black1") => field.initial_color = Some(Color::Black),
        ("250", _) => {
            let points = tenths(columns(line, 10, 13));
            let rounds = number(15, 17).expect("first round")..=number(19, 21).expect("last round");
            for player in number(23, 26).expect("first player")..=number(28, 31).expect("last player") {
                for round in rounds.clone() {
                    set_virtual(&mut field.entrants[player - 1], round, points);
                }
            }
        }
        ("XXA", _) => {
            let player = number(5, 8).expect("a player");
            for (round, value) in line[9..].split_whitespace().enumerate() {
                set_virtual(&mut field.entrants[player - 1], round + 1, tenths(value));
            }
        }
        ("260", first) => {
            let (first_round, last_round) =
                (first.parse().expect("first round"), word(line, 2).parse().expect("last round"));
            field.forbidden.push(Forbidden { first_round, last_round, players: list(11) });
        }
        ("XXP", _) => {
            field.forbidden.push(Forbidden { first_round: 1, last_round: u16::MAX, players: list(3) });
        }
        _ => {}
    }
}

fn set_virtual(entrant: &mut Entrant, round: usize, points: Tenths) {
    let list = &mut entrant.virtual_points;
    list.resize(list.len().max(round), 0);
    list[round - 1] = points;
}

/// Writes a pairing as the corpus does.
fn written(answer: &Result<SwissPairing, NotPaired>) -> String {
    match answer {
        Ok(pairing) => {
            let boards = pairing.boards.iter().map(|(white, black)| format!("{white}-{black}"));
            boards.chain(pairing.bye.map(|player| format!("{player}-0"))).collect::<Vec<_>>().join(" ")
        }
        Err(NotPaired::NoLegalPairing { .. }) => "none".to_owned(),
        Err(other) => other.to_string(),
    }
}

/// The right answer of a verdict.
fn right(expected: &str) -> &str {
    match expected.split_once('|') {
        Some((_, right)) => right.trim(),
        None => expected.strip_prefix("ok").unwrap_or(expected).trim(),
    }
}

#[test]
fn every_round_of_the_corpus_is_paired_alike() {
    let Some(path) = corpus() else { return };
    let only = std::env::var("DUTCH_CORPUS").unwrap_or_default();
    let mut files: Vec<PathBuf> = std::fs::read_dir(path)
        .expect("the corpus")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt") && path.to_string_lossy().contains(&only))
        .collect();
    files.sort();
    let mut differences = Vec::new();
    for file in files {
        let (mut rounds, mut wrong) = (0, 0);
        let started = std::time::Instant::now();
        for tournament in tournaments(&std::fs::read_to_string(&file).expect("a bundle")) {
            for (round, expected) in &tournament.rounds {
                rounds += 1;
                let answer = pair(&field(&tournament.lines, *round), &|| false, &mut ());
                if written(&answer) != right(expected) {
                    wrong += 1;
                    differences.push(format!(
                        "{} round {round}\n  expected {}\n  found    {}",
                        tournament.name,
                        right(expected),
                        written(&answer)
                    ));
                }
            }
        }
        println!("{}: {rounds} rounds, {wrong} different, {:?}", file.display(), started.elapsed());
    }
    assert!(
        differences.is_empty(),
        "{} different:\n{}",
        differences.len(),
        differences[..differences.len().min(5)].join("\n")
    );
}

#[test]
fn every_large_round_is_paired_alike() {
    let Some(path) = corpus() else { return };
    let only = std::env::var("DUTCH_LARGE").unwrap_or_default();
    let mut files: Vec<PathBuf> = std::fs::read_dir(path.join("large"))
        .expect("the large rounds")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|e| e == "trf") && path.to_string_lossy().contains(&only))
        .collect();
    files.sort();
    let mut differences = Vec::new();
    for file in files {
        let lines: Vec<String> =
            std::fs::read_to_string(&file).expect("a tournament").lines().map(str::to_owned).collect();
        let known = ["expected", "other"].map(|e| file.with_extension(e)).into_iter().find(|f| f.exists());
        let known = std::fs::read_to_string(known.expect("an answer")).expect("an answer");
        let expected: Vec<String> = known
            .lines()
            .skip(1)
            .map(|line| line.replace(' ', "-"))
            .filter(|line| !line.is_empty())
            .collect();
        let round = played_columns(&lines) + 1;
        let field = field(&lines, round);
        let started = std::time::Instant::now();
        let answer = pair(&field, &|| false, &mut ());
        println!("{}: round {round}, {:?}", file.display(), started.elapsed());
        let found = written(&answer);
        let different = found.split(' ').zip(&expected).filter(|(a, b)| a != b).count();
        if found != expected.join(" ") {
            differences.push(format!("{}: {different} boards", file.display()));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// How many rounds anybody was paired in.
fn played_columns(lines: &[String]) -> u16 {
    let rounds = lines.iter().filter(|l| l.starts_with("001")).map(|line| {
        let cells = cells(line);
        cells.iter().rposition(|c| !is_absence(c)).map_or(0, |last| last + 1)
    });
    u16::try_from(rounds.max().unwrap_or(0)).expect("few rounds")
}

#[test]
fn every_pair_of_the_small_rounds_is_made_or_has_a_reason_not_to_be() {
    let Some(path) = corpus() else { return };
    let bundle = std::fs::read_to_string(path.join("small.txt")).expect("a bundle");
    let mut asked = 0;
    for tournament in tournaments(&bundle) {
        for (round, _) in &tournament.rounds {
            let field = field(&tournament.lines, *round);
            let Ok(pairing) = pair(&field, &|| false, &mut ()) else { continue };
            for &(a, b) in &pairing.boards {
                assert_eq!(why_not(&field, a, b, &|| false), Ok(WhyNot::TheyMeet), "{}", tournament.name);
            }
            let players = pairing.boards.iter().flat_map(|&(a, b)| [a, b]).collect::<Vec<Tpn>>();
            for (i, &a) in players.iter().enumerate() {
                for &b in &players[i + 1..] {
                    asked += 1;
                    let answer = why_not(&field, a, b, &|| false).expect("the round can be paired");
                    let made = pairing.boards.contains(&(a, b)) || pairing.boards.contains(&(b, a));
                    assert_eq!(answer == WhyNot::TheyMeet, made, "{} {a}-{b}", tournament.name);
                    if let WhyNot::Worse { is, would_be, .. } = answer {
                        assert!(is < would_be, "{} {a}-{b}", tournament.name);
                    }
                }
            }
        }
    }
    println!("{asked} pairs asked for");
}
