//! The wall chart as a table: a column a round, or a column an opponent.

use super::lists::List;
use super::scene::Scene;
use super::theme::Role;
use super::widgets::table::{Cell, Column, cell};
use crate::engine::action::Side;
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::{Meeting, MeetingKind, MeetingResult, Meetings};
use crate::engine::standings::{Row, Standings};
use crate::engine::state::State;
use crate::formats::table;

/// What a column of the wall chart holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cross {
    /// A round.
    Round(RoundNo),
    /// The games against a player.
    Opponent(PlayerId),
    /// A value of the standings.
    Value(usize),
}

/// A column, and what it holds where that can be asked for.
type Columns = Vec<(Column, Option<Cross>)>;

/// Lists the wall chart after a round: a line a player in the order of the standings, a column a round.
#[must_use]
pub fn by_round<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<(List<'a>, Vec<Option<Cross>>)> {
    let (state, now, meetings) = (scene.state()?, scene.standings(after)?, scene.meetings(after)?);
    let mut columns = head_columns();
    let rounds = move || (1..=after.0).map(RoundNo);
    columns.extend(
        rounds().map(|round| (Column::mark(round.to_string()).scrolled(), Some(Cross::Round(round)))),
    );
    columns.extend(value_columns(&now));
    let len = now.rows.len();
    let row = move |at: usize| {
        let Some(row) = now.rows.get(at) else { return Vec::new() };
        let mut cells = head_cells(state, row);
        for round in rounds() {
            let text = table::cell(state, &meetings, row.player, round);
            cells.push(cell(round_role(&meetings, row.player, round), text));
        }
        cells.extend(row.values.iter().map(|value| cell(Role::Text, value.to_string())));
        cells
    };
    let (columns, cross) = columns.into_iter().unzip();
    let title = format!("crosstable after round {after}");
    Some((List { title, columns, len, row: Box::new(row) }, cross))
}

/// Lists who met whom after a round: a line and a column a player in the order of the standings.
#[must_use]
pub fn by_opponent<'a>(scene: &Scene<'a>, after: RoundNo) -> Option<(List<'a>, Vec<Option<Cross>>)> {
    let (state, now, meetings) = (scene.state()?, scene.standings(after)?, scene.meetings(after)?);
    let mut columns = head_columns();
    columns.extend(
        now.rows.iter().enumerate().map(|(at, row)| {
            (Column::mark((at + 1).to_string()).scrolled(), Some(Cross::Opponent(row.player)))
        }),
    );
    columns.extend(value_columns(&now));
    let len = now.rows.len();
    let row = move |at: usize| {
        let Some(row) = now.rows.get(at) else { return Vec::new() };
        let mut cells = head_cells(state, row);
        cells.extend(now.rows.iter().map(|other| against(&meetings, row.player, other.player)));
        cells.extend(row.values.iter().map(|value| cell(Role::Text, value.to_string())));
        cells
    };
    let (columns, cross) = columns.into_iter().unzip();
    let title = format!("crosstable after round {after}, by opponent");
    Some((List { title, columns, len, row: Box::new(row) }, cross))
}

fn head_columns() -> Columns {
    vec![(Column::number("#"), None), (Column::number("No"), None), (Column::text("Name", 10, 28), None)]
}

fn value_columns(now: &Standings) -> Columns {
    let values = now.columns.iter().enumerate();
    values.map(|(at, column)| (Column::number(column.code).scrolled(), Some(Cross::Value(at)))).collect()
}

fn head_cells(state: &State, row: &Row) -> Vec<Cell> {
    let role = if row.place == 1 { Role::Leader } else { Role::Text };
    vec![
        cell(role, row.place.to_string()),
        cell(Role::Dim, table::number(state, row.player).to_string()),
        cell(role, state.name(row.player)),
    ]
}

/// Gives the rounds in which a player met another.
pub fn rounds_against(
    meetings: &Meetings,
    player: PlayerId,
    other: PlayerId,
) -> impl Iterator<Item = RoundNo> {
    games_against(meetings, player, other).map(|(meeting, _)| meeting.round)
}

fn games_against(
    meetings: &Meetings,
    player: PlayerId,
    other: PlayerId,
) -> impl Iterator<Item = (&Meeting, MeetingResult)> {
    meetings.of(player).iter().filter_map(move |meeting| match meeting.kind {
        MeetingKind::Board { opponent, result, .. } if opponent == other => Some((meeting, result)),
        MeetingKind::Board { .. } | MeetingKind::Bye(_) => None,
    })
}

/// Shows the results against a player, a mark a game; the diagonal is filled.
fn against(meetings: &Meetings, player: PlayerId, other: PlayerId) -> Cell {
    if player == other {
        return cell(Role::Rule, "▒▒");
    }
    let results: Vec<MeetingResult> =
        games_against(meetings, player, other).map(|(_, result)| result).collect();
    let role = match results[..] {
        [] => Role::Dim,
        [only] => result_role(only),
        _ => Role::Text,
    };
    let marks: String = results.into_iter().map(table::mark).collect();
    cell(role, if marks.is_empty() { "·".to_owned() } else { marks })
}

/// Gives what a round was to a player.
#[must_use]
pub fn round_role(meetings: &Meetings, player: PlayerId, round: RoundNo) -> Role {
    let meeting = meetings.of(player).iter().find(|meeting| meeting.round == round);
    match meeting.map(|meeting| meeting.kind) {
        None => Role::Text,
        Some(MeetingKind::Bye(_)) => Role::Bye,
        Some(MeetingKind::Board { result, .. }) => result_role(result),
    }
}

/// Gives what a result is to the player who has it.
#[must_use]
pub const fn result_role(result: MeetingResult) -> Role {
    match result {
        MeetingResult::Open | MeetingResult::Adjourned => Role::Missing,
        MeetingResult::Forfeit { .. } => Role::Forfeit,
        MeetingResult::Played { side: Side::Win, .. } => Role::Gain,
        MeetingResult::Played { side: Side::Draw, .. } => Role::Text,
        MeetingResult::Played { side: Side::Loss, .. } => Role::Loss,
    }
}
