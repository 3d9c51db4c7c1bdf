//! The persons of the teams by board: a list for every board, with percentage and performance.

use super::standings::missing;
use super::{Block, Grid, Report, Section, Source};
use crate::views::boards::{self, Boards, FORFEITS};
use crate::views::{Code, Medium, View};

/// Lays out the lists; `None` in an event that is not of teams.
#[must_use]
pub(super) fn boards(source: &Source<'_>) -> Option<Report> {
    let lists = Boards::after(source.state, source.round, 1)?;
    let view = boards::boards(&lists);
    let mut report = source.report(format!("Players by board after round {}", source.round));
    report.sections = sections(&lists, &view);
    let notes = [Some(FORFEITS.to_owned()), missing(source, source.round)];
    let notes = notes.into_iter().flatten().map(Block::Note).collect();
    report.sections.push(Section::of(notes));
    report.data = Some(Grid::of(&view, Medium::Report));
    Some(report)
}

/// Returns a section for every board.
fn sections(lists: &Boards, view: &View<'_>) -> Vec<Section> {
    let whole = Grid::of_columns(view, Medium::Report, |column| column.code != Code::Board);
    let mut sections: Vec<Section> = Vec::new();
    let mut rows = whole.rows.into_iter();
    for list in lists.lines.chunk_by(|one, other| one.board == other.board) {
        let heading = format!("Board {}", list.first().map_or(0, |line| line.board));
        let grid = Grid { columns: whole.columns.clone(), rows: rows.by_ref().take(list.len()).collect() };
        sections.push(Section { heading, blocks: vec![Block::Grid(grid)], ..Section::default() });
    }
    sections
}
