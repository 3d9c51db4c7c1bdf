//! The pairings of a round by board; a table of more than two has a row a seat.

use super::before::Before;
use super::seating::{place_word, result, seat_name, table_results};
use super::{Block, Cell, Column, Grid, Report, Row, Section, Source};
use crate::engine::action::ByeKind;
use crate::engine::id::PlayerId;
use crate::engine::state::{Board, Round};

/// Lays out the pairings of a round by board.
#[must_use]
pub fn by_board(source: &Source<'_>) -> Report {
    let mut report = source.report(title(source, "Pairings"));
    report.sections.push(match source.state.round(source.round) {
        Some(held) => {
            let mut blocks = vec![Block::Grid(grid(source, held))];
            blocks.extend(fixed_boards(source, held).map(Block::Note));
            Section::of(blocks)
        }
        None => Section::of(vec![Block::Note(nothing_announced(source))]),
    });
    report
}

/// Gives the title of something about a round.
#[must_use]
pub fn title(source: &Source<'_>, what: &str) -> String {
    match source.round.0 {
        0 => what.to_owned(),
        round => format!("{what} of round {round}"),
    }
}

/// Says that there are no pairings.
#[must_use]
pub fn nothing_announced(source: &Source<'_>) -> String {
    match source.round.0 {
        0 => "No round is announced yet.".to_owned(),
        round => format!("Round {round} is not announced yet."),
    }
}

/// Says who of a round always sits at the same board, and where somebody does not.
fn fixed_boards(source: &Source<'_>, held: &Round) -> Option<String> {
    let place = place_word(&source.state.setup.game).to_lowercase();
    let seated =
        (1_u16..).zip(&held.boards).flat_map(|(at, board)| board.seats.iter().map(move |one| (at, one)));
    let fixed = seated.filter_map(|(at, player)| {
        let board = source.player(*player)?.fixed_board?;
        let here = if board.0 == at { String::new() } else { format!(" (in this round at {at})") };
        Some(format!("{} at {place} {board}{here}", source.state.name(*player)))
    });
    let fixed = fixed.collect::<Vec<_>>().join("; ");
    (!fixed.is_empty()).then(|| format!("Fixed {place}s: {fixed}."))
}

/// Lays out a round as one table.
#[must_use]
pub fn grid(source: &Source<'_>, held: &Round) -> Grid {
    let list = List {
        source,
        before: Before::round(source),
        titles: source.anybody(|player| !player.entrant.title.is_empty()),
        partnerships: has_partnerships(source),
    };
    if source.state.setup.game.is_for_two() { list.boards(held) } else { list.tables(held) }
}

/// Tells whether anybody of a game with partners named a partnership.
#[must_use]
pub fn has_partnerships(source: &Source<'_>) -> bool {
    !source.state.setup.game.is_for_two() && source.anybody(|player| !player.entrant.partnership.is_empty())
}

/// Gives a player's partnership, empty where there is none.
#[must_use]
pub fn partnership<'a>(source: &Source<'a>, player: PlayerId) -> &'a str {
    source.player(player).map_or("", |player| player.entrant.partnership.as_str())
}

/// Gives who is not seated, by pairing number.
fn byes(source: &Source<'_>, held: &Round) -> Vec<(PlayerId, ByeKind)> {
    let mut byes = held.byes.clone();
    byes.sort_by_key(|(player, _)| source.number(*player));
    byes
}

/// What a list of pairings shows.
struct List<'s, 'a> {
    source: &'s Source<'a>,
    before: Before,
    titles: bool,
    partnerships: bool,
}

impl List<'_, '_> {
    fn boards(&self, held: &Round) -> Grid {
        let mut columns = vec![Column::number("Board")];
        columns.extend(self.player_columns("White"));
        columns.push(Column::mark("Result"));
        columns.extend(self.player_columns("Black"));
        let mut rows: Vec<Row> =
            (1_usize..).zip(&held.boards).map(|(number, board)| self.board(number, board)).collect();
        let width = columns.len();
        rows.extend(byes(self.source, held).into_iter().map(|(player, bye)| {
            let mut cells = vec![Cell::default()];
            cells.extend(self.player(player));
            cells.push(Cell::of(bye.name()));
            cells.resize(width, Cell::default());
            Row::of(cells)
        }));
        Grid { columns, rows }
    }

    fn board(&self, number: usize, board: &Board) -> Row {
        let side = |seat: usize| board.seats.get(seat).map_or_else(Vec::new, |player| self.player(*player));
        let mut cells = vec![Cell::of(number)];
        cells.extend(side(0));
        cells.push(Cell::of(result(board.outcome.as_ref())));
        cells.extend(side(1));
        Row::of(cells)
    }

    fn player_columns(&self, name: &str) -> Vec<Column> {
        let mut columns = vec![Column::number("No").named("pairing number").minor(), Column::text(name)];
        if self.titles {
            columns.push(Column::text("Title").minor());
        }
        columns.extend(self.before.columns());
        columns
    }

    fn player(&self, player: PlayerId) -> Vec<Cell> {
        let mut cells = vec![Cell::of(self.source.number(player)), self.source.name(player)];
        if self.titles {
            cells.push(Cell::of(self.source.title(player)));
        }
        cells.extend(self.before.cells(player));
        cells
    }

    fn tables(&self, held: &Round) -> Grid {
        let mut columns =
            vec![Column::number(place_word(&self.source.state.setup.game)), Column::mark("Seat")];
        columns.extend(self.player_columns("Name"));
        if self.partnerships {
            columns.push(Column::text("Partnership"));
        }
        columns.push(Column::text("Result"));
        let numbered = (1_usize..).zip(&held.boards);
        let mut rows: Vec<Row> = numbered.flat_map(|(number, board)| self.table(number, board)).collect();
        rows.extend(byes(self.source, held).into_iter().enumerate().map(|(at, (player, bye))| {
            let seat = [Cell::default(), Cell::default()];
            Row { cells: self.seated(seat, player, bye.name()), begins: at == 0 }
        }));
        Grid { columns, rows }
    }

    fn table(&self, number: usize, board: &Board) -> Vec<Row> {
        let results = table_results(board);
        let seat = |(at, player): (usize, &PlayerId)| {
            let place = [Cell::of(number), Cell::of(seat_name(&self.source.state.setup.game, at))];
            let result = results.get(at).map_or("", |result| result.words.as_str());
            Row { cells: self.seated(place, *player, result), begins: at == 0 }
        };
        board.seats.iter().enumerate().map(seat).collect()
    }

    fn seated(&self, place: [Cell; 2], player: PlayerId, result: &str) -> Vec<Cell> {
        let mut cells = Vec::from(place);
        cells.extend(self.player(player));
        if self.partnerships {
            cells.push(Cell::of(partnership(self.source, player)));
        }
        cells.push(Cell::of(result));
        cells
    }
}
