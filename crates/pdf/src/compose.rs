//! A layout becomes pages: every piece with its text, lines and shades.

use std::ops::Range;

use crate::fitting::{Fit, GUTTER};
use crate::flow::{HEADING, Part, Piece, Placed};
use crate::page::{ASCENT, Area, Content, Owner, Page, Sheets, Stroke, Tag};
use crate::paper::{MARGIN, Paper};
use crate::shaping::Typesetter;
use crate::table::{Cell, Column, LEADING, Look, ROW_ABOVE, Row, Table, Widths, count, space_before};
use crate::words::Words;
use formats::report::Align;

/// The space between the upper edge of a line and its highest letters, in ems.
const ABOVE: f32 = 0.025;
/// The space between the line below the headings and the rows, in ems.
const BELOW_HEAD: f32 = 0.06;

/// The structure of a table: its element, and the one of its rows once there is a row.
#[derive(Debug, Clone, Copy)]
struct TableElements {
    table: usize,
    body: Option<usize>,
}

/// The place of a table on a page.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Spot {
    /// The page.
    pub(crate) page: usize,
    /// The left edge in points.
    pub(crate) x: f32,
    /// The upper edge in points.
    pub(crate) y: f32,
    /// The size of type in points.
    pub(crate) size: f32,
}

/// Draws onto sheets.
pub(crate) struct Composer<'a, 'b> {
    /// The sheets.
    pub(crate) sheets: &'a mut Sheets,
    /// The typefaces.
    pub(crate) setter: &'a mut Typesetter<'b>,
}

impl Composer<'_, '_> {
    /// Adds the pages of a layout and returns the number of the first one.
    pub(crate) fn add_pages(&mut self, fit: &Fit, paper: Paper) -> usize {
        let first = self.sheets.pages.len();
        let (width, height) = paper.size(fit.orientation);
        let page = || Page { width, height, items: Vec::new() };
        self.sheets.pages.extend(std::iter::repeat_with(page).take(fit.flow.pages));
        first
    }

    /// Draws the body of a layout from a page on.
    pub(crate) fn body(&mut self, parts: &[Part], fit: &Fit, first: usize) {
        let mut elements = TableElements { table: 0, body: None };
        let mut last = None;
        for placed in &fit.flow.placed {
            let is_new = last != Some(placed.part);
            last = Some(placed.part);
            let Some(part) = parts.get(placed.part) else { continue };
            let spot = spot(fit, placed, first);
            match part {
                Part::Heading(words) => self.line(words, placed, spot, fit.size * HEADING, is_new, true),
                Part::Note(words) => self.line(words, placed, spot, fit.size, is_new, false),
                Part::Table(table) => {
                    if is_new {
                        elements = TableElements { table: self.sheets.element(Tag::Table, None), body: None };
                    }
                    if let Some(widths) = fit.flow.widths.get(placed.part) {
                        self.piece_of_table(table, widths, placed, spot, &mut elements);
                    }
                }
            }
        }
    }

    fn line(&mut self, words: &Words, placed: &Placed, spot: Spot, size: f32, is_new: bool, heads: bool) {
        let Piece::Line(range) = &placed.piece else { return };
        if is_new {
            let tag = if heads { Tag::Heading(2, words.text.clone()) } else { Tag::Paragraph };
            self.sheets.element(tag, None);
        }
        let owner = Owner::Element(self.sheets.elements.len() - 1);
        let y = spot.y + (ABOVE + ASCENT) * size;
        self.text(words, range.clone(), (spot.page, spot.x, y), size, owner);
    }

    /// Draws a part of a text with its left end on the base line.
    pub(crate) fn text(
        &mut self,
        words: &Words,
        range: Range<usize>,
        (page, x, y): (usize, f32, f32),
        size: f32,
        owner: Owner,
    ) {
        let line = self.setter.line(&words.text[range], words.weight);
        self.sheets.put(page, Content::Text { x, y, size, line }, owner);
    }

    fn piece_of_table(
        &mut self,
        table: &Table,
        widths: &Widths,
        placed: &Placed,
        spot: Spot,
        elements: &mut TableElements,
    ) {
        match placed.piece {
            Piece::Head(repeats) => {
                let parent = (!repeats).then_some(elements.table);
                self.head(table, widths, spot, placed.height, parent);
            }
            Piece::Row(at) => {
                let table_element = elements.table;
                let make = || self.sheets.element(Tag::TableBody, Some(table_element));
                let body = *elements.body.get_or_insert_with(make);
                if let Some(row) = table.rows.get(at) {
                    self.row(table, widths, row, (spot, placed.height), body);
                }
            }
            Piece::Line(_) => {}
        }
    }

    /// Draws the headings of a table; without a parent they are a repetition.
    pub(crate) fn head(
        &mut self,
        table: &Table,
        widths: &Widths,
        spot: Spot,
        height: f32,
        parent: Option<usize>,
    ) {
        let row = parent.map(|parent| {
            let head = self.sheets.element(Tag::TableHead, Some(parent));
            self.sheets.element(Tag::Row, Some(head))
        });
        let bottom = spot.y + height - BELOW_HEAD * spot.size;
        for (column, (start, width)) in table.columns.iter().zip(&widths.columns) {
            let owner = row
                .map_or(Owner::Header, |row| Owner::Element(self.sheets.element(Tag::ColumnHead, Some(row))));
            let lines = column.head.wrap(*width);
            // The headings stand on the rows, so short ones begin lower.
            let free = height - (count(lines.len()) * LEADING + 2.0 * ROW_ABOVE) * spot.size;
            let spot = Spot { x: spot.x + start * spot.size, y: spot.y + free, ..spot };
            self.lines(&column.head, &lines, column.align, *width, spot, owner);
        }
        let right = spot.x + widths.whole * spot.size;
        self.rule(spot.page, (spot.x, bottom), (right, bottom), Stroke::Strong);
    }

    /// Draws lines of text in a column.
    fn lines(
        &mut self,
        words: &Words,
        lines: &[Range<usize>],
        align: Align,
        width: f32,
        spot: Spot,
        owner: Owner,
    ) {
        for (at, range) in lines.iter().enumerate() {
            // A cell without text would be lost, and the cells after it would move into other columns.
            let text = if range.is_empty() { " " } else { &words.text[range.clone()] };
            let line = self.setter.line(text, words.weight);
            let free = (width - line.width).max(0.0) * spot.size;
            let x = spot.x
                + match align {
                    Align::Left => 0.0,
                    Align::Center => free / 2.0,
                    Align::Right => free,
                };
            let y = spot.y + (ROW_ABOVE + ABOVE + ASCENT + LEADING * count(at)) * spot.size;
            self.sheets.put(spot.page, Content::Text { x, y, size: spot.size, line }, owner);
        }
    }

    /// Draws a row of a table.
    pub(crate) fn row(
        &mut self,
        table: &Table,
        widths: &Widths,
        row: &Row,
        (spot, height): (Spot, f32),
        parent: usize,
    ) {
        let before = if table.look == Look::Rows { space_before(row) * spot.size } else { 0.0 };
        let area =
            Area { x: spot.x, y: spot.y + before, width: widths.whole * spot.size, height: height - before };
        self.decorate(table, row, spot.page, area);
        let element = self.sheets.element(Tag::Row, Some(parent));
        for (at, (cell, (start, width))) in row.cells.iter().zip(&widths.columns).enumerate() {
            let Some(column) = table.columns.get(at) else { continue };
            let is_label = table.look == Look::Facts && at % 2 == 0;
            let tag = if is_label || row.heads { Tag::RowHead } else { Tag::Cell };
            let owner = Owner::Element(self.sheets.element(tag, Some(element)));
            let spot = Spot { x: spot.x + start * spot.size, y: spot.y + before, ..spot };
            if column.is_lines {
                self.drawing(cell, spot, *width, owner);
            } else {
                self.cell(table, column, cell, (*width, height - before), spot, owner);
            }
        }
    }

    fn decorate(&mut self, table: &Table, row: &Row, page: usize, area: Area) {
        match table.look {
            Look::Rows if row.begins => {
                self.rule(page, (area.x, area.y), (area.x + area.width, area.y), Stroke::Thin);
            }
            Look::Rows if row.is_shaded => self.sheets.put(page, Content::Shade(area), Owner::Layout),
            Look::Form => self.sheets.put(page, Content::Frame(area), Owner::Layout),
            Look::Rows | Look::Drawing | Look::Facts => {}
        }
    }

    fn cell(
        &mut self,
        table: &Table,
        column: &Column,
        cell: &Cell,
        (width, height): (f32, f32),
        spot: Spot,
        owner: Owner,
    ) {
        let lines = cell.words.wrap(width);
        let free = height - (count(lines.len()) * LEADING + 2.0 * ROW_ABOVE) * spot.size;
        let down = match table.look {
            Look::Form => free / 2.0,
            // The rows of a drawing touch, so that its lines do.
            Look::Drawing => -ROW_ABOVE * spot.size,
            Look::Rows | Look::Facts => 0.0,
        };
        let spot = Spot { y: spot.y + down, ..spot };
        match cell.before_point {
            Some(before) if column.align == Align::Right => {
                let x = spot.x + (width - column.after_point - before) * spot.size;
                self.lines(&cell.words, &lines, Align::Left, width, Spot { x, ..spot }, owner);
            }
            Some(_) | None => self.lines(&cell.words, &lines, column.align, width, spot, owner),
        }
    }

    /// Draws the lines between two names of a drawing, which join those of the rows above and below.
    fn drawing(&mut self, cell: &Cell, spot: Spot, width: f32, owner: Owner) {
        let Spot { page, x, y, size } = spot;
        let (left, middle, right) = (x, x + width * size / 2.0, x + width * size);
        let (center, bottom) = (y + LEADING * size / 2.0, y + LEADING * size);
        let mut rule = |from, to| self.rule(page, from, to, Stroke::Strong);
        for c in cell.words.text.chars() {
            match c {
                '┐' => {
                    rule((left, center), (middle, center));
                    rule((middle, center), (middle, bottom));
                }
                '┘' => {
                    rule((left, center), (middle, center));
                    rule((middle, y), (middle, center));
                }
                '├' => {
                    rule((middle, y), (middle, bottom));
                    rule((middle, center), (right, center));
                }
                '│' => rule((middle, y), (middle, bottom)),
                _ => {}
            }
        }
        let line = self.setter.line(" ", cell.words.weight);
        self.sheets.put(page, Content::Text { x, y: bottom, size, line }, owner);
    }

    /// Draws a straight line.
    pub(crate) fn rule(&mut self, page: usize, from: (f32, f32), to: (f32, f32), stroke: Stroke) {
        self.sheets.put(page, Content::Rule { from, to, stroke }, Owner::Layout);
    }
}

fn spot(fit: &Fit, placed: &Placed, first: usize) -> Spot {
    let x = MARGIN + count(placed.column) * (fit.space.width + GUTTER);
    Spot { page: first + placed.page, x, y: placed.y, size: fit.size }
}
