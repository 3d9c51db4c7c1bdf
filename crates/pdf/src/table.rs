//! A table measured in ems: the widths that its columns need, and the heights of its rows.

use crate::shaping::Typesetter;
use crate::typefaces::Weight;
use crate::words::Words;
use formats::report::{Align, Grid};

/// The height of a line of text.
pub(crate) const LEADING: f32 = 1.22;
/// The space above the text of a row, and below it.
pub(crate) const ROW_ABOVE: f32 = 0.08;
/// The space above and below the text of a row.
const ROW_PADDING: f32 = 2.0 * ROW_ABOVE;
/// The width up to which a heading of a column stays in one line where it could be divided.
const SHORT_HEAD: f32 = 3.0;
/// The space between two columns.
const GAP: f32 = 0.8;
/// The most space that a wide page adds between two columns.
const MORE_GAP: f32 = 1.6;
/// The space before the first and after the last column.
pub(crate) const SIDE: f32 = 0.3;
/// The space above a group of rows.
const BEFORE_GROUP: f32 = 0.35;
/// The width of a text that may wrap between words, because it is a sentence and not a name.
const SENTENCE: f32 = 28.0;
/// The least width of a column of sentences.
const NARROWEST: f32 = 14.0;
/// The width of the lines between two columns of names in a drawing.
const LINE_COLUMN: f32 = 1.6;
/// The characters of the lines of a drawing.
const DRAWING: [char; 7] = ['─', '│', '┐', '┘', '├', '┌', '└'];

/// The looks of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    /// Headings and rows, alternately shaded.
    Rows,
    /// A drawing whose lines connect its rows.
    Drawing,
    /// Labels and values.
    Facts,
    /// Lines to fill in.
    Form,
}

/// A measured column.
#[derive(Debug, Clone)]
pub(crate) struct Column {
    /// The heading.
    pub(crate) head: Words,
    /// The alignment.
    pub(crate) align: Align,
    /// The width that the cells need in one line.
    natural: f32,
    /// The most space after a decimal point.
    pub(crate) after_point: f32,
    /// The least width, at which only words stay whole.
    least: f32,
    /// True if it has only lines of a drawing.
    pub(crate) is_lines: bool,
}

/// A measured cell.
#[derive(Debug, Clone)]
pub(crate) struct Cell {
    /// The text.
    pub(crate) words: Words,
    /// The width of what stands before the decimal point, if the text is a number.
    pub(crate) before_point: Option<f32>,
}

/// A measured row.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    /// The cells.
    pub(crate) cells: Vec<Cell>,
    /// True if a group begins here.
    pub(crate) begins: bool,
    /// True if it is a heading of the rows below.
    pub(crate) heads: bool,
    /// True if it is shaded, so that the eye does not slip into another row.
    pub(crate) is_shaded: bool,
}

/// A measured table.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    /// The columns.
    pub(crate) columns: Vec<Column>,
    /// The rows.
    pub(crate) rows: Vec<Row>,
    /// The looks.
    pub(crate) look: Look,
}

/// The columns on a page: where each begins, and how wide it is, in ems.
#[derive(Debug, Clone, Default)]
pub(crate) struct Widths {
    /// Begin and width of each column.
    pub(crate) columns: Vec<(f32, f32)>,
    /// The width of the table.
    pub(crate) whole: f32,
}

impl Table {
    /// Measures a table of a report.
    pub(crate) fn of(grid: &Grid, look: Look, setter: &mut Typesetter<'_>) -> Self {
        let mut rows: Vec<Row> = grid.rows.iter().map(|row| measured(row, grid, look, setter)).collect();
        shade(&mut rows);
        let columns = (0..grid.columns.len()).map(|at| column(grid, at, &rows, look, setter)).collect();
        Self { columns, rows, look }
    }

    /// Returns true if the headings are shown.
    pub(crate) fn has_head(&self) -> bool {
        self.look != Look::Facts && self.columns.iter().any(|column| !column.head.text.is_empty())
    }

    /// Returns the columns if `available` ems are free; `None` if they need more.
    pub(crate) fn widths(&self, available: f32) -> Option<Widths> {
        let gaps = self.gaps();
        let free = available - gaps;
        let natural: f32 = self.columns.iter().map(|column| column.natural).sum();
        if natural <= free {
            let extra = self.more_gap(free - natural);
            return Some(self.placed(|column| column.natural, extra));
        }
        let least: f32 = self.columns.iter().map(|column| column.least).sum();
        let share = (free - least) / (natural - least);
        (least <= free)
            .then(|| self.placed(|column| column.least + (column.natural - column.least) * share, 0.0))
    }

    /// Returns the least width of some columns side by side.
    fn least(&self, columns: &[usize]) -> f32 {
        let own: f32 = columns.iter().filter_map(|at| self.columns.get(*at)).map(|column| column.least).sum();
        own + gaps(columns.len(), self.gap())
    }

    fn gaps(&self) -> f32 {
        gaps(self.columns.len(), self.gap())
    }

    const fn gap(&self) -> f32 {
        match self.look {
            Look::Rows | Look::Facts => GAP,
            Look::Form => 2.0 * SIDE,
            Look::Drawing => 0.0,
        }
    }

    fn more_gap(&self, free: f32) -> f32 {
        match self.look {
            Look::Rows => (free / count(self.columns.len().max(1))).min(MORE_GAP),
            Look::Facts | Look::Drawing => 0.0,
            Look::Form => free / count(self.columns.len().max(1)),
        }
    }

    fn placed(&self, width: impl Fn(&Column) -> f32, extra: f32) -> Widths {
        let mut at = SIDE;
        let mut columns = Vec::new();
        // The lines of a form become longer; elsewhere the space between columns grows.
        let (own, between) = if self.look == Look::Form { (extra, 0.0) } else { (0.0, extra) };
        for column in &self.columns {
            let width = width(column) + own;
            columns.push((at, width));
            at += width + self.gap() + between;
        }
        let whole = at - self.gap() - between + SIDE;
        Widths { columns, whole: whole.max(2.0 * SIDE) }
    }

    /// Returns the height of the headings in ems.
    pub(crate) fn head_height(&self, widths: &Widths) -> f32 {
        let lines =
            self.columns.iter().zip(&widths.columns).map(|(column, (_, width))| column.head.lines(*width));
        count(lines.max().unwrap_or(1)) * LEADING + 2.0 * ROW_PADDING
    }

    /// Returns the height of a row in ems.
    pub(crate) fn row_height(&self, row: &Row, widths: &Widths) -> f32 {
        let cells = row.cells.iter().zip(&widths.columns).zip(&self.columns);
        let lines = cells.filter(|(_, column)| !column.is_lines);
        let lines = lines.map(|((cell, (_, width)), _)| cell.words.lines(*width));
        let text = count(lines.max().unwrap_or(1)) * LEADING;
        match self.look {
            Look::Drawing => text,
            Look::Form => text + 5.0 * ROW_PADDING,
            Look::Rows | Look::Facts => text + ROW_PADDING + space_before(row),
        }
    }

    /// Divides a table that is too wide for `available` ems into parts that begin with the same columns.
    pub(crate) fn divided(self, available: f32) -> Vec<Self> {
        let all: Vec<usize> = (0..self.columns.len()).collect();
        if self.least(&all) <= available {
            return vec![self];
        }
        let lead = self.leading(available);
        let mut parts = vec![all[..lead].to_vec()];
        for at in &all[lead..] {
            let is_full = |part: &Vec<usize>| {
                let with: Vec<usize> = part.iter().chain([at]).copied().collect();
                part.len() > lead && available < self.least(&with)
            };
            if parts.last().is_some_and(is_full) {
                parts.push(all[..lead].to_vec());
            }
            if let Some(part) = parts.last_mut() {
                part.push(*at);
            }
        }
        parts.iter().map(|part| self.with(part)).collect()
    }

    /// Returns the number of columns that each part begins with: those up to the name.
    fn leading(&self, available: f32) -> usize {
        let is_name = |column: &Column| column.align == Align::Left && 3.0 < column.natural;
        let lead = self.columns.iter().position(is_name).map_or(0, |at| at + 1);
        let lead_columns: Vec<usize> = (0..lead).collect();
        let fits = self.look == Look::Rows && self.least(&lead_columns) < available / 2.0;
        if fits { lead } else { 0 }
    }

    fn with(&self, columns: &[usize]) -> Self {
        let pick_cells = |row: &Row| columns.iter().filter_map(|at| row.cells.get(*at).cloned()).collect();
        Self {
            columns: columns.iter().filter_map(|at| self.columns.get(*at).cloned()).collect(),
            rows: self.rows.iter().map(|row| Row { cells: pick_cells(row), ..row.clone() }).collect(),
            look: self.look,
        }
    }
}

/// Returns the space above a row.
pub(crate) fn space_before(row: &Row) -> f32 {
    if row.begins { BEFORE_GROUP } else { 0.0 }
}

/// Returns the space between columns and beside them.
fn gaps(columns: usize, gap: f32) -> f32 {
    gap * count(columns.saturating_sub(1)) + 2.0 * SIDE
}

/// Converts a number of columns or lines.
pub(crate) fn count(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

fn measured(row: &formats::report::Row, grid: &Grid, look: Look, setter: &mut Typesetter<'_>) -> Row {
    let cells = row.cells.iter().zip(&grid.columns).enumerate().map(|(at, (cell, column))| {
        let is_bold = row.heads || (look == Look::Facts && at % 2 == 0);
        let weight = if is_bold { Weight::Bold } else { Weight::Regular };
        let words = Words::of(&cell.text, weight, setter);
        let before_point = (column.align == Align::Right).then(|| before_point(&words, setter)).flatten();
        Cell { words, before_point }
    });
    Row { cells: cells.collect(), begins: row.begins, heads: row.heads, is_shaded: false }
}

/// Returns the width of a number before its decimal point; `None` for what is no number.
fn before_point(words: &Words, setter: &mut Typesetter<'_>) -> Option<f32> {
    let text = words.text.as_str();
    let is_number = text.chars().any(|c| c.is_ascii_digit() || c == '½')
        && text.chars().all(|c| c.is_ascii_digit() || "+-−½.".contains(c));
    let whole = text.split(['.', '½']).next().unwrap_or_default();
    is_number.then(|| setter.width(whole, words.weight))
}

/// Shades every second row; headings and groups begin anew. Nothing divides the first group from the
/// headings.
fn shade(rows: &mut [Row]) {
    if let Some(first) = rows.first_mut() {
        first.begins = false;
    }
    let mut is_shaded = false;
    for row in rows {
        is_shaded = !is_shaded && !row.begins && !row.heads;
        row.is_shaded = is_shaded;
    }
}

fn column(grid: &Grid, at: usize, rows: &[Row], look: Look, setter: &mut Typesetter<'_>) -> Column {
    let (head, align) =
        grid.columns.get(at).map_or(("", Align::Left), |column| (&*column.head, column.align));
    let head = Words::of(head, Weight::Bold, setter);
    let cells = || rows.iter().filter_map(|row| row.cells.get(at));
    let is_lines = look == Look::Drawing && is_drawn(cells());
    if is_lines {
        return Column { head, align, natural: LINE_COLUMN, after_point: 0.0, least: LINE_COLUMN, is_lines };
    }
    let widest = |width: fn(&Cell) -> f32| cells().map(width).fold(0.0, f32::max);
    let after_point = widest(|cell| cell.before_point.map_or(0.0, |before| cell.words.width - before));
    let whole = widest(|cell| cell.before_point.unwrap_or(0.0)) + after_point;
    let of_head = head.longest().max(head.width.min(SHORT_HEAD));
    let natural = widest(|cell| cell.words.width).max(whole).max(of_head);
    let is_sentence = SENTENCE < natural;
    let words =
        if is_sentence { widest(|cell| cell.words.longest()).max(NARROWEST).min(natural) } else { natural };
    Column { natural, after_point, least: words.max(of_head), align, head, is_lines }
}

/// Returns true if there are lines in a column, and nothing else.
fn is_drawn<'a>(mut cells: impl Iterator<Item = &'a Cell> + Clone) -> bool {
    let text = |cell: &Cell| cell.words.text.trim().to_owned();
    let only_lines = cells.clone().all(|cell| text(cell).chars().all(|c| c == ' ' || DRAWING.contains(&c)));
    only_lines && cells.any(|cell| !text(cell).is_empty())
}
