//! The persons of the teams by board: a list for every board, with percentage and performance.

use super::standings::missing;
use super::{Block, Grid, NoReport, Report, Section, Source};
use crate::values;
use crate::views::boards::{self, Boards};
use crate::views::{Code, Medium, View};

/// Lays out the lists after a round.
///
/// # Errors
///
/// The event has no teams.
pub fn boards(source: &Source<'_>) -> Result<Report, NoReport> {
    let lists = Boards::after(source.state, source.round, 1).ok_or(NoReport::NoTeams)?;
    let view = boards::boards(&lists);
    let title = if lists.are_by_board { "title-boards" } else { "title-players" };
    let title = source.language().tell(title, &values! { "round" => source.round.0 });
    let mut report = source.report_for_federation(title);
    report.sections = sections(source, &lists, &view);
    let place = if lists.are_by_board { lists.place } else { "none" };
    let forfeits = source.language().note("boards-forfeits", &values! { "place" => place });
    let notes = [Some(forfeits), missing(source, source.round)];
    let notes = notes.into_iter().flatten().map(Block::Note).collect();
    report.sections.push(Section::of(notes));
    report.data = Some(Grid::of(&view, Medium::Report));
    Ok(report)
}

/// Returns a section for every board, or one for all.
fn sections(source: &Source<'_>, lists: &Boards, view: &View<'_>) -> Vec<Section> {
    let whole = Grid::of_columns(view, Medium::Report, |column| column.code != Code::Board);
    let mut sections: Vec<Section> = Vec::new();
    let mut rows = whole.rows.into_iter();
    for list in lists.lines.chunk_by(|one, other| one.board == other.board || !lists.are_by_board) {
        let board = list.first().map_or(0, |line| line.board);
        let values = values! { "place" => lists.place, "board" => board };
        let heading = lists.are_by_board.then(|| source.language().tell("heading-board", &values));
        let heading = heading.unwrap_or_default();
        let grid = Grid { columns: whole.columns.clone(), rows: rows.by_ref().take(list.len()).collect() };
        sections.push(Section { heading, blocks: vec![Block::Grid(grid)], ..Section::default() });
    }
    sections
}
