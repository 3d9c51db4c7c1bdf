//! The lists of an event as tables: for screens, the wall and reports alike.

use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::{MeetingKind, MeetingResult};
use crate::engine::standings::{Standings, Value};
use crate::engine::state::{Player, State};
use crate::formats::table;
use crate::tui::scene::Scene;
use crate::tui::theme::Role;
use crate::tui::widgets::table::{Cell, Column, cell};
use crate::tui::words;

/// A list as a table.
pub struct List<'a> {
    /// What it is.
    pub title: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// How many rows it has.
    pub len: usize,
    /// Makes a row.
    pub row: Box<dyn Fn(usize) -> Vec<Cell> + 'a>,
}

impl List<'_> {
    /// Leaves out the columns that may go and that no row uses.
    #[must_use]
    pub fn without_empty_columns(self) -> Self {
        /// How many rows are looked at: enough for any list that a person reads without searching.
        const LOOKED_AT: usize = 500;
        let Self { title, columns, len, row } = self;
        let rows: Vec<Vec<Cell>> = (0..len.min(LOOKED_AT)).map(&row).collect();
        let in_use = |at: usize| rows.iter().filter_map(|row| row.get(at)).any(|cell| !cell.text.is_empty());
        let kept: Vec<usize> =
            (0..columns.len()).filter(|at| columns[*at].drop == 0 || in_use(*at)).collect();
        let columns = kept.iter().map(|at| columns[*at].clone()).collect();
        let row = Box::new(move |at: usize| {
            let cells = row(at);
            kept.iter().filter_map(|at| cells.get(*at).cloned()).collect()
        });
        Self { title, columns, len, row }
    }
}

/// Lists the standings after a round: places, movement, every value in order, ratings and their change.
#[must_use]
pub fn standings<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<List<'a>> {
    let state = scene.state()?;
    let now = scene.standings(after)?;
    let before = (after.0 > 1).then(|| scene.standings(RoundNo(after.0 - 1))).flatten();
    let mut columns = vec![
        Column::number("#"),
        Column::text("±", 2, 4).on_the_right().dropped(2),
        Column::text("Name", 10, 32),
    ];
    for (at, column) in now.columns.iter().enumerate() {
        let drop = if at == 0 { 0 } else { u8::try_from(at).unwrap_or(u8::MAX - 10).saturating_add(5) };
        columns.push(Column::number(column.code).dropped(drop));
    }
    if now.rating_places.is_some() {
        columns.push(Column::number("rtg").dropped(5));
        if !ranks_by_rating(&now) {
            columns.push(Column::number("now").dropped(3));
        }
        columns.push(Column::number("Δ").dropped(4));
    }
    let len = now.rows.len();
    let title = format!("standings after round {after}");
    let row = move |at: usize| standings_row(state, &now, before.as_deref(), at);
    Some(List { title, columns, len, row: Box::new(row) })
}

/// Where the rating now is what the standings sort by, it stands there already.
fn ranks_by_rating(now: &Standings) -> bool {
    let first = now.rows.first().and_then(|row| row.values.first());
    matches!(first, Some(Value::Rating(..)))
}

fn standings_row(state: &State, now: &Standings, before: Option<&Standings>, at: usize) -> Vec<Cell> {
    let Some(row) = now.rows.get(at) else { return Vec::new() };
    let same =
        |at: Option<usize>| at.and_then(|at| now.rows.get(at)).is_some_and(|other| other.place == row.place);
    let shares = same(at.checked_sub(1)) || same(Some(at + 1));
    let gone = state.player(row.player).is_some_and(|player| player.gone().is_some());
    let role = match (row.place, gone, shares) {
        (_, true, _) => Role::Gone,
        (1, ..) => Role::Leader,
        (.., true) => Role::Tie,
        _ => Role::Text,
    };
    let place = format!("{}{}", if shares { "=" } else { "" }, row.place);
    let moved = before.and_then(|before| before.row(row.player)).map(|was| movement(was.place, row.place));
    let mut cells = vec![cell(role, place), moved.unwrap_or_else(|| cell(Role::Dim, ""))];
    let name = state.name(row.player);
    cells.push(cell(role, if gone { format!("{name} †") } else { name }));
    for (at, value) in row.values.iter().enumerate() {
        cells.push(cell(if at == 0 { role } else { Role::Text }, value.to_string()));
    }
    if let Some(places) = now.rating_places {
        let line = row.rating;
        cells.push(cell(Role::Dim, table::show_rating(line.before, places)));
        if !ranks_by_rating(now) {
            cells.push(cell(Role::Text, table::show_rating(line.now, places)));
        }
        let change = table::show_change(line.before, line.now, places);
        cells.push(cell(if change.starts_with('-') { Role::Loss } else { Role::Gain }, change));
    }
    cells
}

/// Shows how a place moved.
#[must_use]
pub fn movement(before: u32, now: u32) -> Cell {
    match before.cmp(&now) {
        std::cmp::Ordering::Greater => cell(Role::Gain, format!("▲{}", before - now)),
        std::cmp::Ordering::Less => cell(Role::Loss, format!("▼{}", now - before)),
        std::cmp::Ordering::Equal => cell(Role::Dim, "–"),
    }
}

/// Lists the boards of a round, byes at the end.
#[must_use]
pub fn boards<'a>(scene: &Scene<'a>, round: RoundNo) -> Option<List<'a>> {
    let state = scene.state()?;
    let held = state.round(round)?;
    let title = format!("round {round}");
    let len = held.boards.len() + held.byes.len();
    if !state.setup.game.is_for_two() {
        let columns = vec![Column::number("Table"), Column::text("Players", 10, 200)];
        let row = move |at: usize| match held.boards.get(at) {
            Some(board) => vec![
                cell(Role::Text, (at + 1).to_string()),
                cell(Role::Text, words::seats(state, &board.seats)),
            ],
            None => bye_row(state, held, at, 0),
        };
        return Some(List { title, columns, len, row: Box::new(row) });
    }
    let columns = vec![
        Column::number("Bd"),
        Column::text("White", 8, 32),
        Column::mark("result"),
        Column::text("Black", 8, 32),
    ];
    let row = move |at: usize| match held.boards.get(at) {
        Some(board) => {
            let name =
                |seat: usize| board.seats.get(seat).map_or_else(String::new, |player| state.name(*player));
            vec![
                cell(Role::Text, (at + 1).to_string()),
                cell(Role::Text, name(0)),
                cell(Role::Entered, words::score(board.outcome.as_ref())),
                cell(Role::Text, name(1)),
            ]
        }
        None => bye_row(state, held, at, 2),
    };
    Some(List { title, columns, len, row: Box::new(row) })
}

fn bye_row(state: &State, held: &crate::engine::state::Round, at: usize, after_name: usize) -> Vec<Cell> {
    let Some((player, bye)) = held.byes.get(at - held.boards.len()) else { return Vec::new() };
    let name = state.name(*player);
    match after_name {
        0 => vec![cell(Role::Dim, ""), cell(Role::Bye, format!("{name}: {}", bye.name()))],
        _ => vec![
            cell(Role::Dim, ""),
            cell(Role::Text, name),
            cell(Role::Bye, bye.letter().to_string()),
            cell(Role::Bye, bye.name()),
        ],
    }
}

/// Lists the wall chart after a round: a line a player in the order of the standings, a column a round.
#[must_use]
pub fn crosstable<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<List<'a>> {
    let state = scene.state()?;
    let now = scene.standings(after)?;
    let meetings = scene.meetings(after)?;
    let mut columns = vec![Column::number("#"), Column::number("No"), Column::text("Name", 10, 28)];
    columns.extend((1..=after.0).map(|round| Column::mark(round.to_string()).scrolled()));
    for column in &now.columns {
        columns.push(Column::number(column.code).scrolled());
    }
    let len = now.rows.len();
    let row = move |at: usize| {
        let Some(row) = now.rows.get(at) else { return Vec::new() };
        let role = if row.place == 1 { Role::Leader } else { Role::Text };
        let mut cells = vec![
            cell(role, row.place.to_string()),
            cell(Role::Dim, table::number(state, row.player).to_string()),
            cell(role, state.name(row.player)),
        ];
        for round in (1..=after.0).map(RoundNo) {
            let text = table::cell(state, &meetings, row.player, round);
            cells.push(cell(round_role(&meetings, row.player, round), text));
        }
        cells.extend(row.values.iter().map(|value| cell(Role::Text, value.to_string())));
        cells
    };
    Some(List { title: format!("crosstable after round {after}"), columns, len, row: Box::new(row) })
}

/// Gives what a round was to a player.
#[must_use]
pub fn round_role(meetings: &crate::engine::meetings::Meetings, player: PlayerId, round: RoundNo) -> Role {
    let meeting = meetings.of(player).iter().find(|meeting| meeting.round == round);
    match meeting.map(|meeting| meeting.kind) {
        None => Role::Text,
        Some(MeetingKind::Bye(_)) => Role::Bye,
        Some(MeetingKind::Board { result, .. }) => match result {
            MeetingResult::Open | MeetingResult::Adjourned => Role::Missing,
            MeetingResult::Forfeit { .. } => Role::Forfeit,
            MeetingResult::Played { .. } => Role::Text,
        },
    }
}

/// Lists the players in the order of their pairing numbers.
#[must_use]
pub fn players<'a>(scene: &Scene<'a>) -> Option<List<'a>> {
    let state = scene.state()?;
    let order = state.by_number();
    let columns = vec![
        Column::number("No"),
        Column::text("Name", 12, 34),
        Column::number("rating"),
        Column::text("title", 5, 5).dropped(6),
        Column::text("fed", 3, 4).dropped(7),
        Column::text("club", 4, 20).dropped(8),
        Column::text("category", 8, 12).dropped(9),
        Column::text("team", 4, 16).dropped(5),
        Column::text("remarks", 7, 40).dropped(1),
    ];
    let len = order.len();
    let row = move |at: usize| order.get(at).map_or_else(Vec::new, |player| player_row(player));
    let list = List { title: format!("{len} players"), columns, len, row: Box::new(row) };
    Some(list.without_empty_columns())
}

fn player_row(player: &Player) -> Vec<Cell> {
    let entrant = &player.entrant;
    let gone = player.gone().is_some();
    let role = if gone { Role::Gone } else { Role::Text };
    let text = |text: &str| cell(Role::Text, text);
    vec![
        cell(
            Role::Dim,
            player.number.map_or_else(|| format!("({})", player.id), |number| number.to_string()),
        ),
        cell(role, &*entrant.name),
        cell(Role::Text, entrant.rating.map_or_else(String::new, |rating| rating.to_string())),
        text(&entrant.title),
        text(&entrant.federation),
        text(&entrant.club),
        text(&entrant.category),
        text(&entrant.partnership),
        cell(if gone { Role::Gone } else { Role::Bye }, remarks(player)),
    ]
}

/// Says what is special about a player: absence, late entry, byes asked for, a fixed board.
#[must_use]
pub fn remarks(player: &Player) -> String {
    let mut remarks = Vec::new();
    if let Some(away) = player.gone() {
        let what = if away.expelled { "excluded" } else { "withdrawn" };
        remarks.push(format!("† {what} after R{}", away.after));
    }
    if player.first_round.0 > 1 {
        remarks.push(format!("from R{}", player.first_round));
    }
    remarks.extend(player.byes.iter().map(|(round, bye)| format!("{} in R{round}", bye.letter())));
    remarks.extend(player.fixed_board.map(|board| format!("board {board}")));
    remarks.join(" · ")
}
