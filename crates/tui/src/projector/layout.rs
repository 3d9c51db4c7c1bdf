//! The layout of a sheet: columns side by side, line spacing, and pages.
//!
//! Few pages are most important, because a player who looks for a name should not have to wait. With the
//! smallest number of pages, lines are as far apart as possible.

use std::ops::Range;

use super::content::{Field, Sheet};
use crate::widgets::table::Align;

/// The largest number of lists side by side.
const MOST_ACROSS: usize = 4;

/// The line spacings of a list, the widest first.
const SPACINGS: [usize; 3] = [3, 2, 1];

/// The smallest and the largest gap between two fields, in cells.
const GAPS: Range<usize> = 2..6;

/// The cells between two lists, with a rule in the middle.
pub(crate) const GUTTER: usize = 5;

/// The least width of a text that is cut, in cells.
const LEAST_TEXT: usize = 6;

/// A field that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    /// Its index.
    pub field: usize,
    /// Its width in cells.
    pub cells: usize,
}

/// A line of a list: its position, and its row of the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Line {
    /// The number of lines above it.
    pub below: usize,
    /// The block.
    pub block: usize,
    /// The row of the block.
    pub row: usize,
}

/// The layout of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Layout {
    /// The number of lists side by side.
    pub across: usize,
    /// The fields of a line.
    pub places: Vec<Place>,
    /// The cells between two fields.
    pub gap: usize,
    /// The lists, from left to right and from page to page.
    pub lists: Vec<Vec<Line>>,
}

impl Layout {
    /// Lays out a sheet on pages of a size.
    #[must_use]
    pub(crate) fn of(sheet: &Sheet, cells: usize, lines: usize) -> Self {
        let across: Vec<usize> = (1..=MOST_ACROSS).filter(|across| fits(sheet, *across, cells)).collect();
        let across = if across.is_empty() { &[1][..] } else { &across };
        let spaced =
            SPACINGS.into_iter().flat_map(|spacing| across.iter().map(move |across| (spacing, *across)));
        // Of the layouts with the fewest pages, the first is chosen: the widest spacing, then the fewest
        // lists side by side.
        let tried = spaced.map(|(spacing, across)| (across, flow(sheet, lines.max(1), spacing)));
        let best = tried.min_by_key(|(across, lists)| lists.len().div_ceil(*across));
        let (across, lists) = best.unwrap_or((1, Vec::new()));
        let (places, gap) = fields(sheet, room(across, cells));
        Self { across, places, gap, lists }
    }

    /// Counts the pages; a sheet without rows has one.
    #[must_use]
    pub(crate) fn pages(&self) -> usize {
        self.lists.len().div_ceil(self.across).max(1)
    }

    /// Returns the lists of a page, counted from 0.
    #[must_use]
    pub(crate) fn page(&self, page: usize) -> &[Vec<Line>] {
        let first = (page * self.across).min(self.lists.len());
        &self.lists[first..(first + self.across).min(self.lists.len())]
    }

    /// Returns the width of one list in cells.
    #[must_use]
    pub(crate) fn list_cells(&self) -> usize {
        let cells: usize = self.places.iter().map(|place| place.cells).sum();
        cells + self.gap * self.places.len().saturating_sub(1)
    }
}

/// Returns the available width of each list in cells.
const fn room(across: usize, cells: usize) -> usize {
    cells.saturating_sub((across - 1) * GUTTER) / across
}

fn fits(sheet: &Sheet, across: usize, cells: usize) -> bool {
    let shown = if sheet.stays_whole { (0..sheet.fields.len()).collect() } else { needed(sheet) };
    width(sheet, &shown, GAPS.start) <= room(across, cells)
}

/// Returns the fields without which a line is meaningless.
fn needed(sheet: &Sheet) -> Vec<usize> {
    (0..sheet.fields.len()).filter(|at| sheet.fields[*at].rank == 0).collect()
}

fn width(sheet: &Sheet, shown: &[usize], gap: usize) -> usize {
    let cells: usize = shown.iter().map(|at| sheet.fields[*at].cells).sum();
    cells + gap * shown.len().saturating_sub(1)
}

/// Chooses the fields: the needed ones, then others while there is room, with the widest possible gaps.
fn fields(sheet: &Sheet, cells: usize) -> (Vec<Place>, usize) {
    let mut shown = needed(sheet);
    let mut others: Vec<usize> = (0..sheet.fields.len()).filter(|at| sheet.fields[*at].rank > 0).collect();
    others.sort_by_key(|at| sheet.fields[*at].rank);
    for other in others {
        let more: Vec<usize> = shown.iter().copied().chain([other]).collect();
        if cells < width(sheet, &more, GAPS.start) {
            break;
        }
        shown = more;
    }
    shown.sort_unstable();
    let gap = GAPS.rev().find(|gap| width(sheet, &shown, *gap) <= cells).unwrap_or(GAPS.start);
    let places = shown.into_iter().map(|field| Place { field, cells: sheet.fields[field].cells }).collect();
    (shrunk(places, &sheet.fields, cells), gap)
}

/// Cuts the widest texts until a line fits; if that is not enough, removes the last fields.
fn shrunk(mut places: Vec<Place>, fields: &[Field], cells: usize) -> Vec<Place> {
    let needed = |places: &[Place]| {
        places.iter().map(|place| place.cells).sum::<usize>() + GAPS.start * places.len().saturating_sub(1)
    };
    while cells < needed(&places) {
        let can_give =
            |place: &&mut Place| fields[place.field].align == Align::Left && LEAST_TEXT < place.cells;
        if let Some(widest) = places.iter_mut().filter(can_give).max_by_key(|place| place.cells) {
            widest.cells -= 1;
        } else if places.len() > 1 {
            places.pop();
        } else {
            return places;
        }
    }
    places
}

/// Distributes the blocks of a sheet over the lists; only a block that is higher than a list is split.
fn flow(sheet: &Sheet, lines: usize, spacing: usize) -> Vec<Vec<Line>> {
    let mut lists: Vec<Vec<Line>> = Vec::new();
    let mut used = lines;
    for (block, rows) in sheet.blocks.iter().enumerate() {
        // A block of several rows is a unit: only the space around it is wider.
        let after = if rows.len() > 1 { 1 } else { spacing - 1 };
        for row in 0..rows.len() {
            let begins = if row % lines == 0 { (rows.len() - row).min(lines) } else { 1 };
            if lines < used + begins {
                lists.push(Vec::new());
                used = 0;
            }
            if let Some(list) = lists.last_mut() {
                list.push(Line { below: used, block, row });
            }
            used += 1;
        }
        used += after;
    }
    lists
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::table::cell;
    use crate::widgets::theme::Role;

    /// A sheet of one-line blocks with a needed field of eight cells and another of four.
    fn sheet(rows: usize, stays_whole: bool) -> Sheet {
        let field = |rank, cells| Field { head: String::new(), align: Align::Left, rank, cells, behind: 0 };
        Sheet {
            headline: String::new(),
            caption: String::new(),
            fields: vec![field(0, 8), field(1, 4)],
            stays_whole,
            blocks: vec![vec![vec![cell(Role::Text, "")]]; rows],
        }
    }

    /// Checks the number of lists side by side, the pages, the fields of a line, and the line spacing.
    #[track_caller]
    fn check(sheet: &Sheet, (cells, lines): (usize, usize), expected: (usize, usize, usize, usize)) {
        let layout = Layout::of(sheet, cells, lines);
        let list = layout.page(0).first().map_or(&[][..], Vec::as_slice);
        let apart = if let [first, second, ..] = list { second.below - first.below } else { 0 };
        assert_eq!((layout.across, layout.pages(), layout.places.len(), apart), expected);
        let shown: Vec<usize> =
            (0..layout.pages()).flat_map(|page| layout.page(page)).flatten().map(|line| line.block).collect();
        assert_eq!(shown, (0..sheet.blocks.len()).collect::<Vec<_>>(), "every row is shown once, in order");
        assert!(layout.lists.iter().flatten().all(|line| line.below < lines));
    }

    #[test]
    fn long_lists_go_side_by_side_before_they_need_another_page() {
        check(&sheet(0, false), (40, 10), (1, 1, 2, 0));
        check(&sheet(3, false), (40, 10), (1, 1, 2, 3));
        check(&sheet(5, false), (40, 10), (2, 1, 2, 3));
        check(&sheet(9, false), (26, 10), (2, 1, 1, 2));
        check(&sheet(15, false), (40, 10), (3, 1, 1, 2));
        check(&sheet(20, false), (40, 10), (2, 1, 2, 1));
        check(&sheet(60, false), (40, 10), (3, 2, 1, 1));
    }

    #[test]
    fn a_sheet_that_stays_whole_loses_no_field_to_save_a_page() {
        check(&sheet(60, false), (30, 10), (2, 3, 1, 1));
        check(&sheet(60, true), (30, 10), (1, 6, 2, 1));
    }

    #[test]
    fn the_seats_of_a_table_stay_together() {
        let mut tables = sheet(3, false);
        for block in &mut tables.blocks {
            *block = vec![vec![cell(Role::Text, "")]; 4];
        }
        let layout = Layout::of(&tables, 10, 10);
        let first: Vec<(usize, usize)> =
            layout.page(0)[0].iter().map(|line| (line.block, line.row)).collect();
        assert_eq!(first, [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3)]);
        assert_eq!(layout.pages(), 2);
    }
}
