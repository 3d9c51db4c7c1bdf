//! The rating changes: the effect of the event on every rating, or its effect if the event ended now. In an
//! event of teams they are those of the persons at the boards.

use super::standings::missing;
use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::language::Language;
use crate::values;
use crate::views::numbers::{show_change, show_rating};
use engine::rating::summary::{self, Summary};
use engine::setup::{ProbitVersion, RatingSystem};
use engine::state::{Persons, State};

/// Lays out the rating changes; `None` in an event without ratings.
#[must_use]
pub(super) fn ratings(source: &Source<'_>) -> Option<Report> {
    if matches!(source.state.setup.rating, RatingSystem::Unrated) {
        return None;
    }
    let persons = Persons::of(source.state);
    let rated = Source { state: persons.as_ref().map_or(source.state, |persons| &persons.state), ..*source };
    let mut report = source.report_for_federation(title(source));
    let mut summaries = summary::of(rated.state, source.round);
    let number = |summary: &Summary| {
        let number = rated.player(summary.player).and_then(|player| player.number);
        (number.is_none(), number, summary.player)
    };
    summaries.sort_by_key(number);
    let rows = summaries.iter().map(|one| row(&rated, one, persons.is_some())).collect();
    let grid = Grid { columns: columns(rated.state, persons.is_some()), rows };
    let mut blocks = vec![Block::Grid(filled(grid))];
    blocks.extend(notes(source).into_iter().map(Block::Note));
    report.sections.push(Section { is_wide: true, ..Section::of(blocks) });
    Some(report)
}

fn title(source: &Source<'_>) -> String {
    match source.round.0 {
        0 => source.language().say("title-ratings-before"),
        round => source.language().tell("title-ratings", &values! { "round" => round }),
    }
}

/// Returns the columns; `in_teams` adds the team of a person.
fn columns(state: &State, in_teams: bool) -> Vec<Column> {
    let other = match state.setup.rating.other_probit() {
        Some(ProbitVersion::Old) => "Old system",
        Some(ProbitVersion::New) => "New system",
        None => "",
    };
    let number = Column::number("No");
    let number = if in_teams { number } else { number.named("pairing number") };
    let who = [number, Column::text("Name")].into_iter().chain(in_teams.then(|| Column::text("Team")));
    let numbers = [
        Column::number("Before").named("rating before the event; empty when unrated"),
        Column::number("Games").named("games that count"),
        Column::number("Opp").named("mean of the opponents' ratings before the event"),
        Column::number("Score").named("points of these games"),
        Column::number("Expected").named("points that were expected"),
        Column::number("K"),
        Column::number("Change"),
        Column::number("New").named("rating after it"),
        Column::number(other).named("rating after it by the other probit system, to compare"),
        Column::number("Perf").named("performance in these games"),
        Column::text("Remarks"),
    ];
    who.chain(numbers).collect()
}

fn row(source: &Source<'_>, summary: &Summary, in_teams: bool) -> Row {
    let places = source.state.setup.rating.decimals();
    let shown = |number: Option<i64>| number.map_or_else(String::new, |number| number.to_string());
    let rating = |rating| show_rating(rating, places);
    let games = (0 < summary.games).then_some(summary);
    let change = show_change(summary.before, summary.now, places);
    let team = source.player(summary.player).map_or("", |player| player.entrant.club.as_str());
    // A person of a team has no card to which the name could link.
    let name = source.name(summary.player);
    let name = if in_teams { Cell { player: None, ..name } } else { name };
    let who = [Cell::of(source.number(summary.player)), name].into_iter();
    let numbers = [
        Cell::number(rating(summary.before)),
        Cell::of(summary.games),
        Cell::number(rating(summary.opponents)),
        Cell::number(games.map_or_else(String::new, |games| points(games.points))),
        Cell::number(games.and_then(|games| games.expected).map_or_else(String::new, hundredths)),
        Cell::of(shown(summary.k.map(i64::from))),
        Cell::number(change),
        Cell::number(rating(summary.now)),
        Cell::number(rating(summary.other)),
        Cell::of(shown(summary.performance)),
        summary.remark.as_ref().map_or_else(Cell::default, Cell::fact),
    ];
    Row::of(who.chain(in_teams.then(|| Cell::of(team))).chain(numbers).collect())
}

/// Removes empty columns: not every system has a K.
fn filled(mut grid: Grid) -> Grid {
    let has =
        |at: usize| grid.rows.iter().any(|row| row.cells.get(at).is_some_and(|cell| !cell.text.is_empty()));
    let kept: Vec<bool> = (0..grid.columns.len()).map(|at| grid.rows.is_empty() || has(at)).collect();
    let keeps = |at: usize| kept.get(at).copied().unwrap_or(true);
    let mut at = 0..;
    grid.columns.retain(|_| at.next().is_none_or(keeps));
    for row in &mut grid.rows {
        let mut at = 0..;
        row.cells.retain(|_| at.next().is_none_or(keeps));
    }
    grid
}

/// Returns points of games, which may be halves: `2.5`.
fn points(hundredths: i64) -> String {
    format!("{}.{}", hundredths / 100, hundredths % 100 / 10)
}

fn hundredths(hundredths: i64) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

fn notes(source: &Source<'_>) -> Vec<String> {
    let state = source.state;
    let system = summary::system(state);
    let rated_by =
        |language: &Language| language.note("rated-by", &values! { "system" => language.fact(&system) });
    let mut notes = vec![source.language().in_each(rated_by)];
    let is_over = state.ends_with(source.round);
    if state.setup.rating.is_batch() && !is_over {
        notes.push(source.language().sentence("rated-as-a-whole"));
    }
    notes.extend(missing(source, source.round));
    notes
}
