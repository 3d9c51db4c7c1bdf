//! The columns of a sheet for the wall: those that say nothing are left out, and those that readers can do
//! without give their room to the type.

use unicode_width::UnicodeWidthStr as _;

use formats::report::{Block, Grid, Section};

/// Returns sections without the columns that are empty in every row.
pub(crate) fn without_empty(sections: &[Section]) -> Vec<Section> {
    let mut sections = sections.to_vec();
    for grid in grids(&mut sections).filter(|grid| !grid.rows.is_empty()) {
        let is_empty = |at: usize| {
            let mut cells = grid.rows.iter().filter_map(|row| row.cells.get(at));
            cells.all(|cell| cell.text.is_empty())
        };
        let empty: Vec<bool> = (0..grid.columns.len()).map(is_empty).collect();
        grid.retain(|at, _| empty.get(at) != Some(&true));
    }
    sections
}

/// Returns sections without the columns that a reader can do without.
pub(crate) fn without_minor(sections: &[Section]) -> Vec<Section> {
    let mut sections = sections.to_vec();
    grids(&mut sections).for_each(|grid| grid.retain(|_, column| !column.minor));
    sections
}

/// Removes the widest of the columns that a reader can do without, in a table of pairs on both sides; returns
/// false without such a column.
pub(crate) fn remove_widest(sections: &mut [Section]) -> bool {
    let widest = grids(sections).flat_map(|grid| {
        let minor = (0..).zip(&grid.columns).filter(|(_, column)| column.minor);
        minor.map(|(at, column)| (width(grid, at), column.head.clone())).collect::<Vec<_>>()
    });
    let Some((_, head)) = widest.max() else { return false };
    grids(sections).for_each(|grid| grid.retain(|_, column| !column.minor || column.head != head));
    true
}

/// Returns the width of the widest cell of a column, in characters of a terminal.
fn width(grid: &Grid, at: usize) -> usize {
    let cells = grid.rows.iter().filter_map(|row| row.cells.get(at));
    cells.map(|cell| cell.text.width()).max().unwrap_or_default()
}

fn grids(sections: &mut [Section]) -> impl Iterator<Item = &mut Grid> {
    let blocks = sections.iter_mut().flat_map(|section| &mut section.blocks);
    blocks.filter_map(|block| match block {
        Block::Grid(grid) => Some(grid),
        Block::Tree(_)
        | Block::Facts(_)
        | Block::Note(_)
        | Block::Slips(_)
        | Block::Working(_)
        | Block::Signs(..) => None,
    })
}
