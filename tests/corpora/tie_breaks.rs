//! The corpus of tie-breaks: every value and every final order of individual events.

use std::collections::HashMap;
use std::path::Path;

use wallchart::engine::tie_breaks::{Basis, Code, Criterion, Edition, Exact, Kind, ONE, Order, Pairings};
use wallchart::formats::trf;

use crate::corpus::{self, Every};

/// The values of a column in the corpus's notation.
struct Checked {
    cells: usize,
    wrong: Vec<String>,
}

fn shown(value: Exact) -> String {
    let Some(value) = value else { return "-".to_owned() };
    let sign = if value < 0 { "-" } else { "" };
    let (whole, part) = (value.abs() / ONE, value.abs() % ONE);
    let part = format!("{part:04}");
    let part = part.trim_end_matches('0');
    if part.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part}") }
}

fn points_of(report: &trf::Report, basis: &Basis) -> Vec<Exact> {
    assert_eq!(report.players.len(), basis.points().len());
    basis.points()
}

fn order_of(basis: &Basis, points: &[Exact], list: &str) -> Order {
    let criteria: Vec<Criterion> = list
        .split(',')
        .map(|code| match code {
            "PTS" => Criterion::Values(points.to_vec()),
            code => basis.criterion(code.parse::<Code>().unwrap()),
        })
        .collect();
    basis.order(&criteria)
}

fn check(trf_path: &Path) -> Checked {
    let name = trf_path.display().to_string();
    let report = trf::read(&std::fs::read(trf_path).unwrap()).unwrap();
    let text = std::fs::read_to_string(trf_path.with_extension("tsv")).unwrap();
    let facts: HashMap<&str, &str> =
        text.lines().filter_map(|line| line.strip_prefix("# ")?.split_once(": ")).collect();
    let pairings = match facts["mode"] {
        "swiss" => Pairings::Swiss,
        "roundrobin" => Pairings::Predetermined,
        other => panic!("{name}: mode {other}"),
    };
    assert_eq!(report.pairings(), pairings, "{name}");
    let newer = report.tie_break_table(pairings, Edition::March2026);
    let older = report.tie_break_table(pairings, Edition::August2024);
    let (newer, older) = (Basis::of(newer), Basis::of(older));
    let points = points_of(&report, &newer);
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let columns: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split('\t').collect()).collect();
    let mut checked = Checked { cells: 0, wrong: Vec::new() };
    for (at, column) in columns.iter().enumerate().skip(1) {
        let (code, basis) = column.split_once('@').map_or((*column, &newer), |(code, _)| (code, &older));
        let values: Vec<String> = if let Some(list) = facts.get(&*format!("list {code}")) {
            order_of(basis, &points, list).places().iter().map(ToString::to_string).collect()
        } else if code == "PTS" {
            points.iter().map(|points| shown(*points)).collect()
        } else if code.parse::<Code>().unwrap().kind == Kind::DirectEncounter {
            let tied = order_of(basis, &points, &format!("PTS,{code}"));
            tied.found[1].iter().map(|place| shown(place.map_or(Some(ONE), |place| Some(-place)))).collect()
        } else {
            basis.values(code.parse().unwrap()).into_iter().map(shown).collect()
        };
        for row in &rows {
            let number: u16 = row[0].parse().unwrap();
            let player = report.players.iter().position(|player| player.number == number).unwrap();
            if row[at] == "?" {
                continue;
            }
            checked.cells += 1;
            if values[player] != row[at] {
                checked.wrong.push(format!(
                    "{name}: {column} of {number} is {} (expected {})",
                    values[player], row[at]
                ));
            }
        }
    }
    checked
}

/// The two events of the exercises in the regulations, which are part of this repository.
#[test]
fn c07_the_events_of_the_exercises() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tie_breaks");
    let files = corpus::files_in(&folder, "trf");
    assert_eq!(files.len(), 2);
    for path in files {
        let checked = check(&path);
        assert!(checked.cells > 150 && checked.wrong.is_empty(), "{}", checked.wrong.join("\n"));
    }
}

#[test]
fn c07_every_value_and_every_order_of_individual_events() {
    let files = corpus::files("tiebreaks", "trf", 152);
    let (teams, individual): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|path| path.to_string_lossy().contains("-team"));
    if !teams.is_empty() {
        corpus::skipped("tiebreaks (teams)", teams.len(), "the program has no tie-breaks of teams");
    }
    let mut cells = 0;
    let mut wrong = Vec::new();
    for path in corpus::sample("tiebreaks", individual, Every { debug: 4, release: 1 }) {
        let checked = check(&path);
        cells += checked.cells;
        wrong.extend(checked.wrong);
    }
    corpus::compared("tiebreaks", cells, "value");
    assert!(
        wrong.is_empty(),
        "{} of {cells} values differ:\n{}",
        wrong.len(),
        wrong.iter().take(60).cloned().collect::<Vec<_>>().join("\n")
    );
}
