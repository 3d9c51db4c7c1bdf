//! The numbers of the boards or tables, half a page each, to stand on them.

use super::{Block, Cell, Column, Emphasis, Grid, Report, Row, Section, Sign, SignShape, Source};
use crate::views::seating::place_words;
use engine::state::State;

/// Lays out a number for every place of the largest round, or for as many as the players need.
#[must_use]
pub(super) fn table_numbers(source: &Source<'_>) -> Report {
    let words = place_words(&source.state.setup.game);
    let word = words.head;
    let title = if words.noun == "board" { "title-board-numbers" } else { "title-table-numbers" };
    let mut report = source.report(source.language().say(title));
    let numbers = 1..=places(source.state);
    let sign = |number: usize| {
        let event = (source.state.details.title.to_string(), Emphasis::Plain);
        let above = (source.language().word(word).into_owned(), Emphasis::Plain);
        Sign::of([above, (number.to_string(), Emphasis::Huge), event])
    };
    let signs = numbers.clone().map(sign).collect();
    report.sections.push(Section::of(vec![Block::Signs(SignShape::Half, signs)]));
    let rows = numbers.map(|number| Row::of(vec![Cell::of(number)])).collect();
    report.data = Some(Grid { columns: vec![Column::number(word)], rows });
    report
}

/// Returns the number of places of the largest round. Before the first round, the players sit at tables of
/// the size that the pairing aims at; where a director seats them by hand, at the smallest ones.
fn places(state: &State) -> usize {
    let played = state.rounds.iter().map(|round| round.boards.len()).max().unwrap_or(0);
    let (least, _) = state.setup.game.seats();
    let seats = state.setup.pairing.table_size().map_or(least, usize::from);
    if played > 0 { played } else { state.players.len().div_ceil(seats).max(1) }
}
