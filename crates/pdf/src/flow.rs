//! The parts of a report flow over pages: how many a size of type needs, and where each part is.

use std::ops::Range;

use crate::shaping::Typesetter;
use crate::table::{LEADING, Look, Table, Widths, count, space_before};
use crate::typefaces::Weight;
use crate::words::Words;
use formats::report::{self, Cell, Grid, Row, Section, Working};

/// The size of a section's heading in terms of the rows.
pub(crate) const HEADING: f32 = 1.15;
/// The space around sentences and tables, in ems.
const AROUND: f32 = 0.5;
/// The error of sums of heights, in points.
const TOLERANCE: f32 = 0.1;
/// The number of facts from which two share a line.
const MANY_FACTS: usize = 6;

/// A part of the body.
#[derive(Debug, Clone)]
pub(crate) enum Part {
    /// The heading of a section.
    Heading(Words),
    /// A sentence.
    Note(Words),
    /// A table.
    Table(Table),
}

/// The space for the body of the pages, in points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Space {
    /// The number of columns of rows.
    pub(crate) columns: usize,
    /// The width of a column.
    pub(crate) width: f32,
    /// The upper edge on the first page.
    pub(crate) first_top: f32,
    /// The upper edge on later pages.
    pub(crate) top: f32,
    /// The lower edge.
    pub(crate) bottom: f32,
}

/// A thing with a place.
#[derive(Debug, Clone)]
pub(crate) enum Piece {
    /// A line of a heading or sentence.
    Line(Range<usize>),
    /// The headings of a table; `true` if they are a repetition.
    Head(bool),
    /// A row of a table, by its number.
    Row(usize),
}

/// A piece of a part with its place.
#[derive(Debug, Clone)]
pub(crate) struct Placed {
    /// The number of the part.
    pub(crate) part: usize,
    /// The piece.
    pub(crate) piece: Piece,
    /// The page.
    pub(crate) page: usize,
    /// The column of rows.
    pub(crate) column: usize,
    /// The upper edge in points.
    pub(crate) y: f32,
    /// The height in points.
    pub(crate) height: f32,
}

/// The body on its pages.
#[derive(Debug, Clone, Default)]
pub(crate) struct Flow {
    /// The number of pages.
    pub(crate) pages: usize,
    /// The pieces in order.
    pub(crate) placed: Vec<Placed>,
    /// The columns of each part that is a table.
    pub(crate) widths: Vec<Widths>,
}

/// Measures sections; tables wider than `widest` ems are divided.
pub(crate) fn parts(sections: &[Section], widest: f32, setter: &mut Typesetter<'_>) -> Vec<Part> {
    sections.iter().flat_map(|section| of_section(section, widest, setter)).collect()
}

fn of_section(section: &Section, widest: f32, setter: &mut Typesetter<'_>) -> Vec<Part> {
    let mut parts = Vec::new();
    if !section.heading.is_empty() {
        parts.push(Part::Heading(Words::of(&section.heading, Weight::Bold, setter)));
    }
    for block in &section.blocks {
        let table = match block {
            report::Block::Grid(grid) => Table::of(grid, Look::Rows, setter),
            report::Block::Tree(grid) => Table::of(grid, Look::Drawing, setter),
            report::Block::Facts(facts) => Table::of(&of_facts(facts), Look::Facts, setter),
            report::Block::Note(note) => {
                parts.push(Part::Note(Words::of(note, Weight::Regular, setter)));
                continue;
            }
            report::Block::Working(working) => {
                parts.extend(in_short(working, setter));
                continue;
            }
            report::Block::Slips(_) | report::Block::Signs(..) => continue,
        };
        parts.extend(table.divided(widest).into_iter().map(Part::Table));
    }
    parts
}

/// Returns the few lines of a working with the heading of its table; a sheet has no room for the table.
fn in_short(working: &Working, setter: &mut Typesetter<'_>) -> Vec<Part> {
    let heading = working.full.columns.last().filter(|_| !working.short.is_empty());
    let heading = heading.map(|column| Part::Heading(Words::of(&column.head, Weight::Bold, setter)));
    let lines = working.short.iter().map(|line| Part::Note(Words::of(line, Weight::Regular, setter)));
    heading.into_iter().chain(lines).collect()
}

/// Returns labels and values as a table; many facts as two pairs of columns.
pub(crate) fn of_facts(facts: &[(String, String)]) -> Grid {
    let pairs = if MANY_FACTS < facts.len() { 2 } else { 1 };
    let lines = facts.len().div_ceil(pairs);
    let cells = |at: usize| {
        let fact = |pair: usize| facts.get(at + pair * lines).cloned().unwrap_or_default();
        (0..pairs).map(fact).flat_map(|(label, value)| [Cell::of(label), Cell::of(value)]).collect()
    };
    let columns = (0..2 * pairs).map(|_| report::Column::text("")).collect();
    Grid { columns, rows: (0..lines).map(|at| Row::of(cells(at))).collect() }
}

/// Lays out parts at a size; `None` if a table or a word is too wide.
pub(crate) fn flow(parts: &[Part], space: &Space, size: f32) -> Option<Flow> {
    let available = space.width / size;
    let none_if = |is_too_wide: bool| (!is_too_wide).then(Widths::default);
    let widths = |part: &Part| match part {
        Part::Table(table) => table.widths(available),
        Part::Heading(words) => none_if(available < words.longest() * HEADING),
        Part::Note(words) => none_if(available < words.longest()),
    };
    let widths = parts.iter().map(widths).collect::<Option<Vec<_>>>()?;
    let flow = Flow { pages: 1, placed: Vec::new(), widths };
    let mut cursor = Cursor { flow, space, size, page: 0, column: 0, y: space.first_top, overflows: false };
    for (at, part) in parts.iter().enumerate() {
        match part {
            Part::Heading(words) => cursor.heading(at, words, parts.get(at + 1)),
            Part::Note(words) => cursor.note(at, words),
            Part::Table(table) => cursor.table(at, table),
        }
    }
    (!cursor.overflows).then_some(cursor.flow)
}

/// The place of the next piece.
struct Cursor<'a> {
    flow: Flow,
    space: &'a Space,
    size: f32,
    page: usize,
    column: usize,
    y: f32,
    /// True if a piece is higher than a page.
    overflows: bool,
}

impl Cursor<'_> {
    fn top(&self) -> f32 {
        if self.page == 0 { self.space.first_top } else { self.space.top }
    }

    /// Returns true if the next piece is the first one of its column.
    fn is_at_top(&self) -> bool {
        self.y <= self.top()
    }

    /// Goes on to the next column or page unless `height` points are free; returns true if it did.
    fn reserve(&mut self, height: f32) -> bool {
        if self.y + height <= self.space.bottom || self.is_at_top() {
            return false;
        }
        self.column += 1;
        if self.column == self.space.columns {
            self.column = 0;
            self.page += 1;
            self.flow.pages = self.page + 1;
        }
        self.y = self.top();
        true
    }

    /// Adds space, but not above the first piece of a column.
    fn space(&mut self, ems: f32) {
        if !self.is_at_top() {
            self.y += ems * self.size;
        }
    }

    fn put(&mut self, part: usize, piece: Piece, height: f32) {
        let (page, column, y) = (self.page, self.column, self.y);
        self.flow.placed.push(Placed { part, piece, page, column, y, height });
        self.y += height;
        self.overflows |= self.space.bottom + TOLERANCE < self.y;
    }

    fn heading(&mut self, part: usize, words: &Words, next: Option<&Part>) {
        let lines = words.wrap(self.space.width / (self.size * HEADING));
        let height = LEADING * HEADING * self.size;
        self.space(AROUND);
        self.reserve(height * count(lines.len()) + self.beginning(part + 1, next));
        for line in lines {
            self.put(part, Piece::Line(line), height);
        }
    }

    /// Returns the height of the beginning of a part, which stays with the heading above it.
    fn beginning(&self, at: usize, part: Option<&Part>) -> f32 {
        let ems = match (part, self.flow.widths.get(at)) {
            (Some(Part::Table(table)), Some(widths)) => beginning(table, widths),
            (Some(Part::Heading(_) | Part::Note(_)), _) => LEADING,
            (Some(Part::Table(_)), None) | (None, _) => 0.0,
        };
        ems * self.size
    }

    fn note(&mut self, part: usize, words: &Words) {
        self.space(AROUND);
        for line in words.wrap(self.space.width / self.size) {
            self.reserve(LEADING * self.size);
            self.put(part, Piece::Line(line), LEADING * self.size);
        }
    }

    fn table(&mut self, part: usize, table: &Table) {
        let widths = self.flow.widths.get(part).cloned().unwrap_or_default();
        let head = if table.has_head() { table.head_height(&widths) * self.size } else { 0.0 };
        self.space(AROUND);
        self.reserve(self.together(table, &widths));
        if table.has_head() {
            self.put(part, Piece::Head(false), head);
        }
        for (at, row) in table.rows.iter().enumerate() {
            let height = table.row_height(row, &widths) * self.size;
            let next = table.rows.get(at + 1).filter(|_| row.heads);
            let with_next = next.map_or(0.0, |next| table.row_height(next, &widths) * self.size);
            if self.reserve(height + with_next) && table.has_head() {
                self.put(part, Piece::Head(true), head);
            }
            self.put(part, Piece::Row(at), height);
        }
        self.space(AROUND);
    }

    /// Returns the height that stays together at the beginning of a table: all of a drawing that fits on a
    /// page, the first rows of others.
    fn together(&self, table: &Table, widths: &Widths) -> f32 {
        let whole: f32 = table.rows.iter().map(|row| table.row_height(row, widths)).sum();
        let whole = (whole + table.head_height(widths)) * self.size;
        let fits = whole <= self.space.bottom - self.space.top;
        if table.look == Look::Drawing && fits { whole } else { beginning(table, widths) * self.size }
    }
}

/// Returns the height in ems of the headings of a table with its first rows.
fn beginning(table: &Table, widths: &Widths) -> f32 {
    let head = if table.has_head() { table.head_height(widths) } else { 0.0 };
    let rows = table.rows.iter().take(2).map(|row| table.row_height(row, widths) - space_before(row));
    head + rows.sum::<f32>()
}
