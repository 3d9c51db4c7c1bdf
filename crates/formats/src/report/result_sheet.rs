//! The result sheet of a round: the pairings with room for each result and for signatures.

use super::pairings::{nothing_announced, title};
use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::views;
use crate::views::seating::{place_words, seat_name, sides};
use engine::id::PlayerId;
use engine::state::{Board, Round};

/// The length of the line for a result, in characters.
const RESULT: usize = 8;
/// The length of the line for a signature, in characters.
const SIGNATURE: usize = 16;

/// Lays out the sheet.
#[must_use]
pub(super) fn result_sheet(source: &Source<'_>) -> Report {
    let mut report = source.report(title(source, "title-result-sheet"));
    let is_for_two = source.state.setup.game.is_for_two();
    report.sections.push(Section::of(vec![match source.state.round(source.round) {
        Some(held) if is_for_two => Block::Grid(boards(source, held)),
        Some(held) => Block::Grid(tables(source, held)),
        None => Block::Note(nothing_announced(source)),
    }]));
    report
}

/// Returns a row for each board of two.
fn boards(source: &Source<'_>, held: &Round) -> Grid {
    let game = &source.state.setup.game;
    let [white, black] = sides(game);
    let columns = vec![
        Column::number(place_words(game).head),
        Column::number("No").named("pairing number"),
        Column::text(white),
        Column::mark("Result"),
        Column::number("No").named("pairing number"),
        Column::text(black),
        Column::text(&format!("{white} signs")),
        Column::text(&format!("{black} signs")),
    ];
    let row = |(at, board): (usize, &Board)| {
        let seat = |at: usize| board.seats.get(at).map_or_else(Default::default, |id| player(source, *id));
        let lines = [Cell::line(SIGNATURE), Cell::line(SIGNATURE)];
        let [first, second] = [seat(0), seat(1)];
        let cells = [Cell::of(at)].into_iter().chain(first).chain([Cell::line(RESULT)]).chain(second);
        Row::of(cells.chain(lines).collect())
    };
    Grid { columns, rows: (1..).zip(&held.boards).map(row).collect() }
}

/// Returns a row for each seat of larger tables.
fn tables(source: &Source<'_>, held: &Round) -> Grid {
    let game = &source.state.setup.game;
    let columns = vec![
        Column::number(place_words(game).head),
        Column::text("Seat"),
        Column::number("No").named("pairing number"),
        Column::text("Name"),
        Column::mark("Result"),
        Column::text("Signature"),
    ];
    let rows = (1..).zip(&held.boards).flat_map(|(at, board): (usize, &Board)| {
        board.seats.iter().enumerate().map(move |(seat, id)| {
            let lead = [Cell::of(at), Cell::from(&views::Cell::of(seat_name(game, seat)))];
            let lines = [Cell::line(RESULT), Cell::line(SIGNATURE)];
            let cells = lead.into_iter().chain(player(source, *id)).chain(lines).collect();
            Row { begins: seat == 0 && at > 1, ..Row::of(cells) }
        })
    });
    Grid { columns, rows: rows.collect() }
}

fn player(source: &Source<'_>, id: PlayerId) -> [Cell; 2] {
    [Cell::of(source.number(id)), source.name(id)]
}
