//! The crosstable (wall chart): a line a player in the order of the standings, a column a round.
//!
//! Results are tinted and marked: `1 = 0` won, drawn, lost, `+ -` by forfeit, letters for byes. At tables of more than
//! two the mark is the place (dice) or what the partnership gained (Tractor).

use std::ops::RangeInclusive;

use super::bracket::bracket;
use super::seating::{Seating, Spot, TableResult, table_results};
use super::standings::missing;
use super::{Block, Cell, Column, Grid, Report, Row, Section, Source, Tone};
use crate::engine::action::Outcome;
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::{MeetingKind, MeetingResult, Meetings};
use crate::engine::scoring::GameScore;
use crate::engine::setup::Game;
use crate::engine::standings::Standings;
use crate::formats::table;

/// What the rounds were to the players.
enum Chart {
    /// Games of two.
    Meetings(Meetings),
    /// Tables of more: for each round who sat where, and what each table came to.
    Tables(Vec<(Seating, Vec<Vec<TableResult>>)>),
}

/// The rounds that a page across holds beside names and tie-breaks; an event of more comes in parts.
const ROUNDS_A_PAGE: u16 = 15;

/// The columns from which a page upright is too narrow.
const WIDE: usize = 14;

/// Lays out the crosstable; that of a knockout has the bracket before it.
#[must_use]
pub fn crosstable(source: &Source<'_>, standings: &Standings) -> Report {
    let mut report = source.report(title(standings.after));
    let after = standings.after.0;
    let chart = chart(source, standings.after);
    let rounds = |first: u16| first..=after.min(first.saturating_add(ROUNDS_A_PAGE - 1));
    let firsts = (1..=after.max(1)).step_by(ROUNDS_A_PAGE.into());
    report.sections = bracket(&Source { round: standings.after, ..*source });
    let in_parts = after > ROUNDS_A_PAGE;
    for (at, first) in firsts.enumerate() {
        let rounds = rounds(first);
        let heading = match () {
            () if in_parts => format!("Rounds {first} to {}", rounds.end()),
            () if report.sections.is_empty() => String::new(),
            () => "All games".to_owned(),
        };
        let grid = grid(source, standings, &chart, rounds.clone());
        let is_wide = grid.columns.len() > WIDE;
        report.sections.push(Section { heading, new_page: at > 0, is_wide, blocks: vec![Block::Grid(grid)] });
    }
    let mut notes = vec![Block::Note(legend(source))];
    notes.extend(missing(source, standings.after).map(Block::Note));
    report.sections.last_mut().into_iter().for_each(|last| last.blocks.append(&mut notes));
    report.data = in_parts.then(|| grid(source, standings, &chart, 1..=after));
    report
}

fn title(after: RoundNo) -> String {
    if after.0 == 0 { "Crosstable".to_owned() } else { format!("Crosstable after round {after}") }
}

/// Says what the cells mean, as far as there are such cells.
fn legend(source: &Source<'_>) -> String {
    const BYES: &str = "Byes: U pairing-allocated, F full point, H half point, Z zero points.";
    match &source.state.setup.game {
        Game::Chess(_) | Game::Crikey(_) | Game::Decided(_) => {
            let unrated = if has_unrated_games(source) { " W D L the same, not rated." } else { "" };
            format!(
                "12w1: against number 12 with White, won. Marks: 1 won, = drawn, 0 lost, + won by forfeit, - lost \
                 by forfeit, a adjourned, . not finished.{unrated} {BYES}"
            )
        }
        Game::Dice => format!("T3:1: at table 3, place 1. {BYES}"),
        Game::Tractor(_) => format!("T3:+2: at table 3, the partnership gained two ranks. {BYES}"),
    }
}

fn has_unrated_games(source: &Source<'_>) -> bool {
    let rounds = source.state.rounds.iter().take(source.round.0.into());
    rounds
        .flat_map(|round| &round.boards)
        .any(|board| matches!(board.outcome, Some(Outcome::Game { rated: false, .. })))
}

/// Lays out some rounds; the last of all has the tie-breaks behind it.
fn grid(source: &Source<'_>, standings: &Standings, chart: &Chart, rounds: RangeInclusive<u16>) -> Grid {
    let mut columns = vec![
        Column::number("#").named("place"),
        Column::number("No").named("pairing number"),
        Column::text("Name"),
    ];
    let values = if *rounds.end() == standings.after.0 { standings.columns.as_slice() } else { &[] };
    columns.extend(rounds.clone().map(|round| Column::mark(&round.to_string())));
    columns.extend(values.iter().map(|column| Column::number(column.code).named(column.name)));
    let (first, count) = (usize::from(rounds.start().saturating_sub(1)), rounds.count());
    let rows = standings.rows.iter().map(|row| {
        let mut cells =
            vec![Cell::of(row.place), Cell::of(source.number(row.player)), source.name(row.player)];
        let all = chart.cells(source, row.player, standings.after);
        cells.extend(all.into_iter().skip(first).take(count));
        cells.extend(row.values.iter().take(values.len()).map(Cell::of));
        Row::of(cells)
    });
    Grid { columns, rows: rows.collect() }
}

fn chart(source: &Source<'_>, after: RoundNo) -> Chart {
    let state = source.state;
    if state.setup.game.is_for_two() {
        return Chart::Meetings(Meetings::after(state, after));
    }
    let rounds = (1_u16..).map(RoundNo).zip(&state.rounds).take(after.0.into());
    Chart::Tables(
        rounds
            .map(|(number, held)| {
                (Seating::of(state, number), held.boards.iter().map(table_results).collect())
            })
            .collect(),
    )
}

impl Chart {
    fn cells(&self, source: &Source<'_>, player: PlayerId, after: RoundNo) -> Vec<Cell> {
        match self {
            Self::Meetings(meetings) => meeting_cells(source, meetings, player, after),
            Self::Tables(rounds) => {
                rounds.iter().map(|(seating, results)| table_cell(seating.spot(player), results)).collect()
            }
        }
    }
}

/// A cell a round; a player who is seated twice in a round, as an import may have it, has both in one cell.
fn meeting_cells(source: &Source<'_>, meetings: &Meetings, player: PlayerId, after: RoundNo) -> Vec<Cell> {
    let mut cells = vec![Cell::default(); usize::from(after.0)];
    for meeting in meetings.of(player) {
        let Some(cell) = cells.get_mut(meeting.round.index()) else { continue };
        let space = if cell.text.is_empty() { "" } else { " " };
        cell.text.push_str(space);
        cell.text.push_str(&table::meeting(source.state, meeting));
        cell.tone = match meeting.kind {
            MeetingKind::Bye(_) => Tone::Unplayed,
            MeetingKind::Board { result, .. } => tone(result),
        };
    }
    cells
}

/// Gives the tint of a result.
#[must_use]
pub const fn tone(result: MeetingResult) -> Tone {
    match result {
        MeetingResult::Open => Tone::Plain,
        MeetingResult::Played { side: GameScore::Win, .. } => Tone::Win,
        MeetingResult::Adjourned | MeetingResult::Played { side: GameScore::Draw, .. } => Tone::Draw,
        MeetingResult::Played { side: GameScore::Loss, .. } => Tone::Loss,
        MeetingResult::Forfeit { .. } => Tone::Unplayed,
    }
}

fn table_cell(spot: Option<Spot>, results: &[Vec<TableResult>]) -> Cell {
    match spot {
        None => Cell::default(),
        Some(Spot::Bye(bye)) => Cell::of(bye.letter()).toned(Tone::Unplayed),
        Some(Spot::Seat { board, seat }) => {
            let result = results.get(board).and_then(|seats| seats.get(seat));
            match result {
                None => Cell::of(format!("T{}", board + 1)),
                Some(result) => Cell::of(format!("T{}:{}", board + 1, result.mark)).toned(result.tone),
            }
        }
    }
}
