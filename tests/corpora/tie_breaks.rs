//! The corpus of tie-breaks: every value and every final order of events of players and of teams.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use wallchart::engine::tie_breaks::{Basis, Code, Criterion, Edition, Exact, ONE, Order, Pairings};
use wallchart::formats::trf;
use wallchart::formats::trf::teams::TeamReport;

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

/// The participants of an event, with what is computed of them.
struct Field {
    is_of_teams: bool,
    pairings: Pairings,
    /// The numbers in the report, by place.
    numbers: Vec<u16>,
    newer: Basis,
    older: Basis,
}

impl Field {
    fn of(report: trf::Report, is_of_teams: bool) -> Self {
        let editions = [Edition::March2026, Edition::August2024];
        if is_of_teams {
            let report = TeamReport::of(report).and_then(TeamReport::without_faults).unwrap();
            let pairings = report.pairings();
            let [newer, older] =
                editions.map(|edition| Basis::of_teams(report.tie_break_table(pairings, edition)));
            let numbers = report.teams.iter().map(|team| team.number).collect();
            return Self { is_of_teams, pairings, numbers, newer, older };
        }
        let pairings = report.pairings();
        let [newer, older] = editions.map(|edition| Basis::of(report.tie_break_table(pairings, edition)));
        let numbers = report.players.iter().map(|player| player.number).collect();
        Self { is_of_teams, pairings, numbers, newer, older }
    }

    fn code(&self, text: &str) -> Code {
        if self.is_of_teams { Code::of_teams(text).unwrap() } else { text.parse().unwrap() }
    }

    fn order(&self, basis: &Basis, list: &str) -> Order {
        let criterion = |code| match code {
            "PTS" => Criterion::Values(basis.points()),
            code => basis.criterion(self.code(code)),
        };
        basis.order(&list.split(',').map(criterion).collect::<Vec<_>>())
    }

    /// Returns everybody's value in a column.
    fn values(&self, basis: &Basis, column: &str) -> Vec<Exact> {
        let board = column.strip_prefix('B').and_then(|board| board.parse::<usize>().ok());
        if let (Some(board), Some(table)) = (board, basis.team_table()) {
            let at_board = |team| table.at_boards(team, |_| true)[board - 1];
            return (0..self.numbers.len()).map(|team| Some(at_board(team).units() * 100)).collect();
        }
        if column == "PTS" {
            return basis.points();
        }
        let code = self.code(column);
        if code.kind.is_encounter() {
            let tied = self.order(basis, &format!("PTS,{column}"));
            return tied.found[1].iter().map(|place| place.map_or(Some(ONE), |place| Some(-place))).collect();
        }
        basis.values(code)
    }
}

fn check(trf_path: &Path) -> Checked {
    let name = trf_path.display().to_string();
    let report = trf::read(&std::fs::read(trf_path).unwrap()).unwrap();
    let text = std::fs::read_to_string(trf_path.with_extension("tsv")).unwrap();
    let facts: HashMap<&str, &str> =
        text.lines().filter_map(|line| line.strip_prefix("# ")?.split_once(": ")).collect();
    let (pairings, is_of_teams) = match facts["mode"] {
        "swiss" => (Pairings::Swiss, false),
        "roundrobin" => (Pairings::Predetermined, false),
        "team-swiss" => (Pairings::Swiss, true),
        "team-roundrobin" => (Pairings::Predetermined, true),
        other => panic!("{name}: mode {other}"),
    };
    let field = Field::of(report, is_of_teams);
    assert_eq!(field.pairings, pairings, "{name}");
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let columns: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split('\t').collect()).collect();
    let mut checked = Checked { cells: 0, wrong: Vec::new() };
    for (at, column) in columns.iter().enumerate().skip(1) {
        let (code, basis) =
            column.split_once('@').map_or((*column, &field.newer), |(code, _)| (code, &field.older));
        let values: Vec<String> = match facts.get(&*format!("list {code}")) {
            Some(list) => field.order(basis, list).places().iter().map(ToString::to_string).collect(),
            None => field.values(basis, code).into_iter().map(shown).collect(),
        };
        for row in &rows {
            let number: u16 = row[0].parse().unwrap();
            let player = field.numbers.iter().position(|one| *one == number).unwrap();
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

/// Checks every value of some of the events.
fn check_all(files: Vec<PathBuf>) {
    let mut cells = 0;
    let mut wrong = Vec::new();
    for path in corpus::sample("tiebreaks", files, Every { debug: 4, release: 1 }) {
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

/// Returns the events of teams, and the others.
fn events() -> (Vec<PathBuf>, Vec<PathBuf>) {
    let files = corpus::files("tiebreaks", "trf", 152);
    files.into_iter().partition(|path| path.to_string_lossy().contains("-team"))
}

#[test]
fn c07_every_value_and_every_order_of_individual_events() {
    check_all(events().1);
}

#[test]
fn c07_every_value_and_every_order_of_events_of_teams() {
    check_all(events().0);
}
