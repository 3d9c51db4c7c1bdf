//! The pairings of a round by board; a table of more than two has a row a seat.

use super::before::Before;
use super::seating::{place_word, result, seat_name, table_results};
use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::engine::action::ByeKind;
use crate::engine::id::PlayerId;
use crate::engine::state::{Board, Player, Round};

/// Lays out the pairings of a round by board.
#[must_use]
pub fn by_board(source: &Source<'_>) -> Report {
    let mut report = source.report(format!("Pairings of round {}", source.round));
    report.sections.push(match source.state.round(source.round) {
        Some(held) => Section::of(vec![Block::Grid(grid(source, held))]),
        None => Section::of(vec![Block::Note(nothing_announced(source))]),
    });
    report
}

/// Says that there are no pairings.
#[must_use]
pub fn nothing_announced(source: &Source<'_>) -> String {
    if source.round.0 == 0 {
        return "No round is announced yet.".to_owned();
    }
    format!("Round {} is not announced yet.", source.round)
}

/// Lays out a round as one table.
#[must_use]
pub fn grid(source: &Source<'_>, held: &Round) -> Grid {
    let before = Before::round(source);
    if source.state.setup.game.is_for_two() {
        boards(source, held, &before)
    } else {
        tables(source, held, &before)
    }
}

fn boards(source: &Source<'_>, held: &Round, before: &Before) -> Grid {
    let mut columns = vec![Column::number("Board")];
    columns.extend(side_columns("White", before));
    columns.push(Column::mark("Result"));
    columns.extend(side_columns("Black", before));
    let mut rows: Vec<Row> = (1_usize..)
        .zip(&held.boards)
        .map(|(number, board)| {
            let mut cells = vec![Cell::of(number)];
            cells.extend(board.seats.first().map_or_else(Vec::new, |white| side(source, before, *white)));
            cells.push(Cell::of(result(board.outcome.as_ref())));
            cells.extend(board.seats.get(1).map_or_else(Vec::new, |black| side(source, before, *black)));
            Row::of(cells)
        })
        .collect();
    let width = columns.len();
    rows.extend(byes(source, held).map(|(player, bye)| {
        let mut cells = vec![Cell::default()];
        cells.extend(side(source, before, player));
        cells.push(Cell::of(bye.name()));
        cells.resize(width, Cell::default());
        Row::of(cells)
    }));
    Grid { columns, rows }
}

fn side_columns(name: &str, before: &Before) -> Vec<Column> {
    let mut columns = vec![Column::number("No").named("pairing number").minor(), Column::text(name)];
    columns.extend(before.columns());
    columns
}

fn side(source: &Source<'_>, before: &Before, player: PlayerId) -> Vec<Cell> {
    let mut cells = vec![Cell::of(source.number(player)), source.name(player)];
    cells.extend(before.cells(player));
    cells
}

fn tables(source: &Source<'_>, held: &Round, before: &Before) -> Grid {
    let partners = has_partnerships(source);
    let mut columns = vec![Column::number(place_word(&source.state.setup.game)), Column::text("Seat")];
    columns.extend(side_columns("Name", before));
    if partners {
        columns.push(Column::text("Partnership"));
    }
    columns.push(Column::text("Result"));
    let mut rows: Vec<Row> = (1_usize..)
        .zip(&held.boards)
        .flat_map(|(number, board)| table(source, before, number, board))
        .collect();
    rows.extend(byes(source, held).enumerate().map(|(at, (player, bye))| {
        let mut cells = vec![Cell::default(), Cell::default()];
        cells.extend(side(source, before, player));
        cells.extend(partners.then(|| Cell::of(partnership(source, player))));
        cells.push(Cell::of(bye.name()));
        Row { cells, begins: at == 0 }
    }));
    Grid { columns, rows }
}

fn table(source: &Source<'_>, before: &Before, number: usize, board: &Board) -> Vec<Row> {
    let partners = has_partnerships(source);
    let results = table_results(board);
    let seat = |(at, player): (usize, &PlayerId)| {
        let mut cells = vec![Cell::of(number), Cell::of(seat_name(&source.state.setup.game, at))];
        cells.extend(side(source, before, *player));
        cells.extend(partners.then(|| Cell::of(partnership(source, *player))));
        cells.push(Cell::of(results.get(at).map_or("", |result| result.words.as_str())));
        Row { cells, begins: at == 0 }
    };
    board.seats.iter().enumerate().map(seat).collect()
}

/// Gives who is not seated, by pairing number.
fn byes(source: &Source<'_>, held: &Round) -> impl Iterator<Item = (PlayerId, ByeKind)> {
    let mut byes = held.byes.clone();
    byes.sort_by_key(|(player, _)| source.number(*player));
    byes.into_iter()
}

/// Tells whether anybody named a partnership.
#[must_use]
pub fn has_partnerships(source: &Source<'_>) -> bool {
    !source.state.setup.game.is_for_two()
        && source.state.players.iter().any(|player| !player.entrant.partnership.is_empty())
}

/// Gives a player's partnership, empty where there is none.
#[must_use]
pub fn partnership<'a>(source: &Source<'a>, player: PlayerId) -> &'a str {
    source.player(player).map_or("", |player: &Player| player.entrant.partnership.as_str())
}
