//! A line of numbers as a chart: one dot per value, joined by strokes, with the scale on the left.

use crate::widgets::text::{self, Line, piece};
use crate::widgets::theme::Role;

/// The least useful height of a chart.
pub(crate) const LEAST_HEIGHT: usize = 3;

/// Draws values in an area of cells and lines.
///
/// `label` writes a value for the scale on the left.
#[must_use]
pub(crate) fn draw(values: &[i64], label: &dyn Fn(i64) -> String, cells: usize, height: usize) -> Vec<Line> {
    let (Some(low), Some(high)) = (values.iter().min(), values.iter().max()) else { return Vec::new() };
    if height < LEAST_HEIGHT {
        return Vec::new();
    }
    let scale = [label(*high), label(*low)].map(|label| text::width(&label)).into_iter().max().unwrap_or(0);
    let Some(room) = cells.checked_sub(scale + 2).filter(|room| *room > 0) else { return Vec::new() };
    let step = (room / values.len()).clamp(1, 8);
    let shown = &values[values.len().saturating_sub(room / step)..];
    let rows: Vec<usize> = shown.iter().map(|value| row_of(*value, *low, *high, height)).collect();
    let grid = plot(&rows, step, height);
    let mut lines = Vec::with_capacity(height);
    for (at, row) in grid.into_iter().enumerate() {
        let here = match at {
            0 => label(*high),
            at if at + 1 == height && low != high => label(*low),
            _ => String::new(),
        };
        let axis = piece(Role::Dim, format!("{} ┤", text::right(&here, scale)));
        lines.push(vec![axis, piece(Role::Accent, row.into_iter().collect::<String>())]);
    }
    lines
}

/// Returns the line of a value; 0 is the top.
fn row_of(value: i64, low: i64, high: i64, height: usize) -> usize {
    let range = i128::from(high) - i128::from(low);
    if range == 0 {
        return 0;
    }
    let steps = i128::try_from(height - 1).unwrap_or(1);
    let below = i128::from(high) - i128::from(value);
    usize::try_from((below * steps * 2 + range) / (range * 2)).unwrap_or(0).min(height - 1)
}

fn plot(rows: &[usize], step: usize, height: usize) -> Vec<Vec<char>> {
    let mut grid = vec![vec![' '; rows.len() * step]; height];
    for (at, row) in rows.iter().enumerate() {
        let column = at * step;
        grid[*row][column] = '●';
        let Some(next) = rows.get(at + 1) else { continue };
        join(&mut grid, column, step, *row, *next);
    }
    grid
}

/// Joins a dot to the next one: along its own line, then up or down just before the next dot.
fn join(grid: &mut [Vec<char>], column: usize, step: usize, row: usize, next: usize) {
    if step < 2 {
        return;
    }
    let turn = column + step - 1;
    for cell in &mut grid[row][column + 1..turn] {
        *cell = '─';
    }
    if row == next {
        grid[row][turn] = '─';
        return;
    }
    let (from, to) = if row < next { ('╮', '╰') } else { ('╯', '╭') };
    for between in &mut grid[row.min(next) + 1..row.max(next)] {
        between[turn] = '│';
    }
    grid[row][turn] = from;
    grid[next][turn] = to;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(values: &[i64], cells: usize, height: usize, expected: &[&str]) {
        let lines = draw(values, &|value| value.to_string(), cells, height);
        let shown: Vec<String> =
            lines.iter().map(|line| line.iter().map(|piece| &*piece.text).collect()).collect();
        assert_eq!(shown, expected);
    }

    #[test]
    fn a_chart_has_one_dot_per_value_and_a_scale() {
        check(&[10, 30, 20], 17, 3, &["30 ┤   ╭●──╮    ", "   ┤   │   ╰●   ", "10 ┤●──╯        "]);
    }

    #[test]
    fn equal_values_are_one_line() {
        check(&[5, 5], 8, 3, &["5 ┤●─● ", "  ┤    ", "  ┤    "]);
    }

    #[test]
    fn a_narrow_chart_drops_the_oldest_values() {
        check(&[1, 2, 3, 4], 5, 3, &["4 ┤ ●", "  ┤● ", "1 ┤  "]);
        check(&[], 10, 3, &[]);
        check(&[1], 2, 3, &[]);
        check(&[i64::MIN, i64::MAX], 60, 2, &[]);
    }
}
