//! Two moments of an event compared: who moved, which values and ratings changed, which results are others.

use std::rc::Rc;

use super::text::{self, Line, piece};
use super::theme::Role;
use super::widgets::table::{Cell, Column, cell};
use super::words;
use crate::engine::id::{BoardNo, RoundNo, Seq};
use crate::engine::standings::{Row, Standings};
use crate::engine::state::{Board, State};
use crate::formats::table::{show_change, show_rating};
use crate::tui::lists::movement;

/// The event as it stood after an entry.
#[derive(Debug, Clone)]
pub struct Moment {
    /// The entry.
    pub seq: Seq,
    /// The event.
    pub state: Rc<State>,
    /// Its standings.
    pub standings: Rc<Standings>,
}

/// The mark of a value that was another one.
const CHANGED: &str = "*";

/// Gives the columns of the standings at a moment.
#[must_use]
pub fn columns(now: &Moment) -> Vec<Column> {
    let mut columns =
        vec![Column::number("#"), Column::text("±", 3, 4).on_the_right(), Column::text("Name", 10, 28)];
    for (at, column) in now.standings.columns.iter().enumerate() {
        let number = Column::number(column.code);
        columns.push(if at == 0 { number } else { number.scrolled() });
    }
    if now.standings.rating_places.is_some() {
        columns.extend(["rtg", "now", "Δ"].map(|head| Column::number(head).scrolled()));
    }
    columns
}

/// Gives a row of the standings at a moment; what was another at the moment before is marked.
#[must_use]
pub fn row(before: &Moment, now: &Moment, at: usize) -> Vec<Cell> {
    let Some(row) = now.standings.rows.get(at) else { return Vec::new() };
    let was = before.standings.row(row.player);
    let moved = was.map_or_else(|| cell(Role::Gain, "new"), |was| movement(was.place, row.place));
    let mut cells =
        vec![cell(Role::Text, row.place.to_string()), moved, cell(Role::Text, now.state.name(row.player))];
    for (at, value) in row.values.iter().enumerate() {
        let same = was.is_none_or(|was| was.values.get(at) == Some(value));
        cells.push(marked(same, value.to_string()));
    }
    if let Some(places) = now.standings.rating_places {
        let same = was.is_none_or(|was| was.rating.now == row.rating.now);
        cells.push(cell(Role::Dim, show_rating(row.rating.before, places)));
        cells.push(marked(same, show_rating(row.rating.now, places)));
        let change = show_change(was.and_then(|was| was.rating.now), row.rating.now, places);
        let change = if same { String::new() } else { change };
        cells.push(cell(if change.starts_with('-') { Role::Loss } else { Role::Gain }, change));
    }
    cells
}

fn marked(same: bool, text: String) -> Cell {
    if same { cell(Role::Text, text) } else { cell(Role::Accent, format!("{CHANGED}{text}")) }
}

/// Tells whether anything of a row was another before.
fn differs(before: &Standings, row: &Row) -> bool {
    before.row(row.player) != Some(row)
}

/// Gives the first row of which anything was another before.
#[must_use]
pub fn first_change(before: &Moment, now: &Moment) -> Option<usize> {
    now.standings.rows.iter().position(|row| differs(&before.standings, row))
}

/// Says in one line what came between two moments.
#[must_use]
pub fn summary(before: &Moment, now: &Moment) -> String {
    let rows = || {
        let both = now.standings.rows.iter();
        both.filter_map(|row| Some((before.standings.row(row.player)?, row)))
    };
    let moved = rows().filter(|(was, row)| was.place != row.place).count();
    let rated = rows().filter(|(was, row)| was.rating.now != row.rating.now).count();
    let mut told = vec![match moved {
        0 => "nobody moves".to_owned(),
        moved => words::count_of(moved, "player moves", "players move"),
    }];
    if now.standings.rating_places.is_some() {
        told.push(match rated {
            0 => "no rating changes".to_owned(),
            rated => words::count_of(rated, "rating changes", "ratings change"),
        });
    }
    told.join(" · ")
}

/// Tells everything that is different between two moments.
#[must_use]
pub fn difference(before: &Moment, now: &Moment) -> Vec<Line> {
    let mut lines = Vec::new();
    section("results and pairings", results(before, now), "none is another", &mut lines);
    section("places", places(before, now), "nobody moves", &mut lines);
    section("points and tie-breaks", values(before, now), "none is another", &mut lines);
    if now.standings.rating_places.is_some() {
        section("ratings", ratings(before, now), "none changes", &mut lines);
    }
    lines.pop();
    lines
}

fn section(title: &str, found: Vec<Line>, none: &str, lines: &mut Vec<Line>) {
    let count = if found.is_empty() { String::new() } else { format!("  {}", found.len()) };
    lines.push(vec![piece(Role::Heading, title), piece(Role::Dim, count)]);
    if found.is_empty() {
        lines.push(vec![piece(Role::Dim, format!("  {none}"))]);
    }
    lines.extend(found);
    lines.push(Line::new());
}

fn results(before: &Moment, now: &Moment) -> Vec<Line> {
    let mut lines = Vec::new();
    let rounds = before.state.rounds.len().max(now.state.rounds.len());
    for round in (1..=rounds).filter_map(|round| u16::try_from(round).ok()).map(RoundNo) {
        if before.state.rounds.get(round.index()) == now.state.rounds.get(round.index()) {
            continue;
        }
        let boards = |moment: &Moment| moment.state.round(round).map_or(0, |held| held.boards.len());
        match (boards(before), boards(now)) {
            (0, 0) => {}
            (0, added) => {
                let told = format!("  round {round} announced, {}", words::count(added, "board"));
                lines.push(vec![piece(Role::Gain, told)]);
            }
            (gone, 0) => {
                let told = format!("  round {round} is not announced, {}", words::count(gone, "board"));
                lines.push(vec![piece(Role::Loss, told)]);
            }
            (_, _) => {}
        }
        for number in
            (1..=boards(before).max(boards(now))).filter_map(|at| u16::try_from(at).ok()).map(BoardNo)
        {
            let (was, is) = (before.state.board(round, number), now.state.board(round, number));
            lines.extend(board(&now.state, (round, number), was, is));
        }
    }
    lines
}

/// Tells what became of a board; an announced board without a result is told with its round.
fn board(
    state: &State,
    (round, number): (RoundNo, BoardNo),
    was: Option<&Board>,
    is: Option<&Board>,
) -> Option<Line> {
    let score = |board: Option<&Board>| words::score(board.and_then(|board| board.outcome.as_ref()));
    let others = was.zip(is).is_some_and(|(was, is)| was.seats != is.seats);
    let (then, today) = (was.and_then(|was| was.outcome.as_ref()), is.and_then(|is| is.outcome.as_ref()));
    if then == today && !others {
        return None;
    }
    let seats = is.or(was).map_or_else(String::new, |board| words::seats(state, &board.seats));
    let mut line = vec![
        piece(Role::Dim, format!("  R{round} board {number}  ")),
        piece(Role::Text, seats),
        piece(Role::Dim, format!("   {} → ", score(was))),
        piece(Role::Leader, score(is)),
    ];
    if others {
        line.push(piece(Role::Warning, "  other players"));
    }
    Some(line)
}

fn places(before: &Moment, now: &Moment) -> Vec<Line> {
    let mut lines = Vec::new();
    for row in &now.standings.rows {
        let name = now.state.name(row.player);
        let Some(was) = before.standings.row(row.player) else {
            lines.push(vec![piece(Role::Gain, format!("   new  {name}"))]);
            continue;
        };
        if was.place != row.place {
            let moved = movement(was.place, row.place);
            lines.push(vec![
                piece(moved.role, format!("  {}  ", text::right(&moved.text, 4))),
                piece(Role::Text, format!("{name}  {} → {}", was.place, row.place)),
            ]);
        }
    }
    for row in before.standings.rows.iter().filter(|row| now.standings.row(row.player).is_none()) {
        lines.push(vec![piece(Role::Loss, format!("  gone  {}", before.state.name(row.player)))]);
    }
    lines
}

fn values(before: &Moment, now: &Moment) -> Vec<Line> {
    let mut lines = Vec::new();
    for row in &now.standings.rows {
        let Some(was) = before.standings.row(row.player) else { continue };
        let mut line = vec![piece(Role::Text, format!("  {}", now.state.name(row.player)))];
        for (column, (was, is)) in now.standings.columns.iter().zip(was.values.iter().zip(&row.values)) {
            if was != is {
                line.push(piece(Role::Dim, format!("  {} {was} → ", column.code)));
                line.push(piece(Role::Leader, is.to_string()));
            }
        }
        if line.len() > 1 {
            lines.push(line);
        }
    }
    lines
}

fn ratings(before: &Moment, now: &Moment) -> Vec<Line> {
    let places = now.state.setup.rating.decimals();
    let mut lines = Vec::new();
    for row in &now.standings.rows {
        let Some(was) = before.standings.row(row.player) else { continue };
        let (was, is) = (was.rating.now, row.rating.now);
        if was != is {
            let change = show_change(was, is, places);
            let role = if change.starts_with('-') { Role::Loss } else { Role::Gain };
            let (was, is) = (show_rating(was, places), show_rating(is, places));
            lines.push(vec![
                piece(Role::Text, format!("  {}  {was} → {is}", now.state.name(row.player))),
                piece(role, format!("  {change}")),
            ]);
        }
    }
    lines
}
