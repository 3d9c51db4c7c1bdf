//! The standings after a round: every tie-break in order, ratings before and after.

use super::{Align, Block, Grid, Report, Section, Source};
use crate::views::clubs::Clubs;
use crate::views::standings::Basis;
use crate::views::{self, Medium};
use engine::announced::Status;
use engine::id::RoundNo;
use engine::standings::Standings;
use engine::state::State;
use engine::words;

/// Lays out standings.
#[must_use]
pub fn standings(source: &Source<'_>, standings: &Standings) -> Report {
    let mut report = source.report(title(source.state, standings));
    let view = views::standings::standings(source.state, Basis::only(standings));
    let mut grid = Grid::of(&view, Medium::Report);
    // The facts of the players yield to their points.
    for column in grid.columns.iter_mut().filter(|column| column.minor && column.align == Align::Left) {
        column.yields = true;
    }
    let mut blocks = vec![Block::Grid(grid)];
    blocks.extend(notes(source, standings).into_iter().map(Block::Note));
    report.sections.push(Section::of(blocks));
    report.sections.extend(teams(source.state, standings));
    report
}

/// Returns the ranking of teams after a round, if the event has one.
fn teams(state: &State, standings: &Standings) -> Option<Section> {
    let teams = Clubs::of(state, standings).filter(|_| RoundNo(0) < standings.after)?;
    let rule = Block::Note(teams.rule());
    let grid = Block::Grid(Grid::of(&views::clubs::clubs(teams), Medium::Report));
    Some(Section { heading: "Teams".to_owned(), blocks: vec![grid, rule], ..Section::default() })
}

fn title(state: &State, standings: &Standings) -> String {
    let after = standings.after;
    match Status::of(state, standings) {
        Status::NotStarted => "Field before round 1".to_owned(),
        Status::Complete => format!("Standings after round {after}"),
        status @ (Status::Live { .. } | Status::Sealed | Status::Outdated) => {
            format!("Standings after round {after} ({status})")
        }
    }
}

fn notes(source: &Source<'_>, standings: &Standings) -> Vec<String> {
    let keys = standings.columns.iter().map(|column| format!("{} {}", column.code, column.name));
    let mut notes = vec![format!("{}.", keys.collect::<Vec<_>>().join(", "))];
    notes.extend(source.state.setup.ranking.unequal_games().map(|rule| sentence(&rule)));
    notes.extend(missing(source, standings.after));
    notes
}

/// Returns the mark at the title of what follows from standings that were sealed and have changed since;
/// empty for other standings.
#[must_use]
pub fn changed_since(state: &State, standings: &Standings) -> String {
    match Status::of(state, standings) {
        status @ Status::Outdated => format!(" ({status})"),
        Status::NotStarted | Status::Live { .. } | Status::Complete | Status::Sealed => String::new(),
    }
}

/// Returns the note below present values that were different when the standings were sealed.
#[must_use]
pub fn sealed_otherwise(after: RoundNo) -> String {
    format!("As it is now: the standings sealed after round {after} were different.")
}

/// Turns a rule into a sentence.
fn sentence(rule: &str) -> String {
    let mut letters = rule.chars();
    let first = letters.next().map_or_else(String::new, |first| first.to_uppercase().collect());
    format!("{first}{}.", letters.as_str())
}

/// Returns the number of missing results in words.
#[must_use]
pub fn missing(source: &Source<'_>, after: RoundNo) -> Option<String> {
    let rounds = source.state.rounds.iter().take(after.0.into());
    let open: usize = rounds.map(|round| round.boards.len() - round.results()).sum();
    match open {
        0 => None,
        open => Some(format!("{} still missing.", words::count_of(open, "result is", "results are"))),
    }
}
