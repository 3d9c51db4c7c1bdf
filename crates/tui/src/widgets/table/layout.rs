//! The columns of a table that are seen, and their widths: they give way where there is little room.

use super::cell::Cell;
use super::column::{Align, Column};
use crate::widgets::text;

/// The cells between two columns.
pub(super) const GAP: usize = 2;

/// The visible columns and their widths.
pub(super) struct Plan {
    pub(super) shown: Vec<Shown>,
    pub(super) cut_left: bool,
    pub(super) cut_right: bool,
}

pub(super) struct Shown {
    pub(super) column: usize,
    pub(super) width: usize,
    /// The width to which it is cut while other columns can be removed instead.
    pub(super) least: usize,
    /// The cells from the decimal point on.
    pub(super) behind: usize,
    /// True if it contains names, which give way last.
    pub(super) is_of_names: bool,
}

impl Plan {
    pub(super) fn new(columns: &[Column], rows: &[Vec<Cell>], cells: usize, shift: &mut usize) -> Self {
        let mut shown: Vec<Shown> = (0..columns.len()).map(|column| natural(columns, rows, column)).collect();
        drop_columns(columns, &mut shown, cells);
        let scrolled = shown.iter().filter(|one| !columns[one.column].fixed).count();
        *shift = (*shift).min(scrolled.saturating_sub(1));
        let before = shown.len();
        let mut to_skip = *shift;
        shown.retain(|one| {
            let skipped = !columns[one.column].fixed && to_skip > 0;
            to_skip -= usize::from(skipped);
            !skipped
        });
        let cut_left = shown.len() < before;
        shrink(columns, &mut shown, cells);
        let before = shown.len();
        keep_what_fits(&mut shown, cells);
        let cut_right = shown.len() < before || columns.len() > before + usize::from(cut_left) * *shift;
        Self { shown, cut_left, cut_right }
    }
}

/// Returns the natural width of a column: that of its heading and its visible texts.
pub(super) fn natural(columns: &[Column], rows: &[Vec<Cell>], column: usize) -> Shown {
    let one = &columns[column];
    let cells = rows.iter().filter_map(|row| row.get(column)).filter(|cell| !cell.spills);
    let cells = cells.map(|cell| text::clean(&cell.text));
    let (mut widest, mut before, mut behind) = (0, 0, 0);
    for text in cells {
        let (width, decimals) = (text::width(&text), text::decimals(&text));
        widest = widest.max(width);
        behind = behind.max(decimals);
        before = before.max(width - decimals.min(width));
    }
    let content = if one.align == Align::Point { before + behind } else { widest };
    let least = text::width(&one.head).max(if one.can_be_cut() { one.least } else { 0 });
    let whole = rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.whole).max().unwrap_or(0);
    let width = content.min(one.most).max(least);
    let least = if one.can_be_cut() { one.least.max(whole.min(width)) } else { width };
    Shown { column, width, least, behind, is_of_names: 0 < whole }
}

pub(super) fn total(shown: &[Shown]) -> usize {
    shown.iter().map(|one| one.width + GAP).sum::<usize>().saturating_sub(GAP)
}

const fn slack(one: &Shown) -> usize {
    one.width.saturating_sub(one.least)
}

/// Removes the least important columns first, all of one rank together, until the rest fits at its least
/// width.
fn drop_columns(columns: &[Column], shown: &mut Vec<Shown>, cells: usize) {
    loop {
        let slack: usize = shown.iter().map(slack).sum();
        let least = shown.iter().map(|one| columns[one.column].drop).max().unwrap_or(0);
        if total(shown) <= cells + slack || least == 0 {
            return;
        }
        shown.retain(|one| columns[one.column].drop != least);
    }
}

/// Hides the columns that scrolling reaches, then cuts the widest text column, and surnames only if nothing
/// else is left.
fn shrink(columns: &[Column], shown: &mut Vec<Shown>, cells: usize) {
    let scrolled = |shown: &[Shown]| {
        let mut found = (0..shown.len()).filter(|at| !columns[shown[*at].column].fixed);
        found.next().and(found.next_back())
    };
    while cells + shown.iter().map(slack).sum::<usize>() < total(shown)
        && let Some(last) = scrolled(shown)
    {
        shown.remove(last);
    }
    give_way(shown, cells);
    for one in shown.iter_mut().filter(|one| columns[one.column].can_be_cut()) {
        one.least = columns[one.column].least;
    }
    give_way(shown, cells);
}

fn give_way(shown: &mut [Shown], cells: usize) {
    let mut over = total(shown).saturating_sub(cells);
    while over > 0 {
        let widest = shown.iter_mut().filter(|one| slack(one) > 0);
        let widest = widest.max_by_key(|one| (!one.is_of_names, one.width));
        let Some(widest) = widest else { return };
        widest.width -= 1;
        over -= 1;
    }
}

fn keep_what_fits(shown: &mut Vec<Shown>, cells: usize) {
    while shown.len() > 1 && cells < total(shown) {
        shown.pop();
    }
    if let [only] = &mut shown[..] {
        only.width = only.width.min(cells);
    }
}
