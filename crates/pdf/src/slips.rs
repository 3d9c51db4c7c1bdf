//! Slips: several on a page, to be cut apart through a whole stack.
//!
//! After the cut, each pile has consecutive boards: board 1 is on top of the first pile.

use crate::fitting::{Demand, SMALLEST, STEP};
use crate::flow::of_facts;
use crate::page::{ASCENT, Area, Content, Owner, Page, Sheets, Stroke};
use crate::paper::Orientation;
use crate::shaping::Typesetter;
use crate::table::{LEADING, Look, SIDE, Table, count};
use crate::typefaces::Weight;
use crate::words::Words;
use formats::report::{Column, Grid, Row, Slip};

/// The space between the edge of a slip and its content, in points.
pub(crate) const INSET: f32 = 22.0;
/// The largest type on a slip, in points.
const LARGEST: f32 = 13.0;
/// Type at which more slips on a page are welcome, in points.
const COMFORTABLE: f32 = 9.0;
/// The size of the number of the board, in terms of the type.
const NUMBER: f32 = 1.7;
/// The height of a line to write on, in ems.
const BLANK: f32 = 2.0;
/// The length of a line to sign on, in ems.
const TO_SIGN: f32 = 8.0;
/// The side of a box, in ems.
const BOX: f32 = 1.5;
/// The space between two boxes, in ems.
const BETWEEN: f32 = 0.5;
/// The space above a box or a table, and between a box or a label and what is beside it, in ems.
const BESIDE: f32 = 0.4;
/// The space below a heading, and below the line to write on, in ems.
const BELOW: f32 = 0.3;
/// The space between two results to tick, in ems.
const BETWEEN_CHOICES: f32 = 1.5;

/// The slips on a page: in a row, below each other, and how the page is held.
type Shape = (usize, usize, Orientation);

/// The shapes, those with most slips first.
const SHAPES: [Shape; 10] = [
    (2, 4, Orientation::Portrait),
    (2, 3, Orientation::Portrait),
    (2, 3, Orientation::Landscape),
    (2, 2, Orientation::Portrait),
    (2, 2, Orientation::Landscape),
    (1, 4, Orientation::Portrait),
    (1, 3, Orientation::Portrait),
    (2, 1, Orientation::Landscape),
    (1, 2, Orientation::Portrait),
    (1, 1, Orientation::Portrait),
];

/// A layout of slips.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SlipFit {
    shape: Shape,
    /// The size of type in points.
    pub(crate) size: f32,
    may_wrap: bool,
}

/// A measured slip.
struct Measured {
    heading: Words,
    place: Words,
    facts: Table,
    choices: Vec<Words>,
    boxes: Vec<(Words, usize)>,
    list: Option<Table>,
    sheet: Option<Table>,
    blanks: Vec<Words>,
    signatures: Vec<Words>,
    /// The last entry of the journal, in the smallest type.
    mark: Words,
}

/// Lays out slips; those that are handed out have a page of their own.
pub(crate) fn lay_out(
    slips: &[Slip],
    mark: &str,
    demand: &Demand,
    sheets: &mut Sheets,
    setter: &mut Typesetter<'_>,
) -> Option<SlipFit> {
    let measured: Vec<Measured> = slips.iter().map(|slip| Measured::of(slip, mark, setter)).collect();
    let fit = fit(&measured, demand, setter)?;
    let (across, down, orientation) = fit.shape;
    let (width, height) = demand.paper.size(orientation);
    let pages = measured.len().div_ceil(across * down);
    for page in 0..pages {
        sheets.pages.push(Page { width, height, items: Vec::new() });
        cut_marks(sheets, page, (across, down));
    }
    // Read from page to page, the slips of one place follow each other.
    for (at, slip) in measured.iter().enumerate() {
        let (place, page) = (at / pages, at % pages);
        let (column, line) = (place % across, place / across);
        let (own_width, own_height) = (width / count(across), height / count(down));
        let corner = (count(column) * own_width + INSET, count(line) * own_height + INSET);
        let drawn = slip.draw(own_width - 2.0 * INSET, fit.size, fit.may_wrap, setter)?;
        drawn.add(sheets, page, corner);
    }
    Some(fit)
}

fn fit(slips: &[Measured], demand: &Demand, setter: &mut Typesetter<'_>) -> Option<SlipFit> {
    let is_wanted = |shape: &Shape| demand.orientation.is_none_or(|wanted| wanted == shape.2);
    let mut shapes: Vec<Shape> =
        SHAPES.into_iter().filter(|shape| is_wanted(shape) && !demand.is_in_hand).collect();
    shapes.push((1, 1, demand.orientation.unwrap_or(Orientation::Portrait)));
    for may_wrap in [false, true] {
        let mut fits = Vec::new();
        for shape in &shapes {
            let largest = largest(slips, demand, *shape, may_wrap, setter);
            fits.extend(largest.map(|size| SlipFit { shape: *shape, size, may_wrap }));
        }
        let pages = |fit: &SlipFit| slips.len().div_ceil(fit.on_a_page());
        let fewest = fits.iter().filter(|fit| COMFORTABLE <= fit.size).map(pages).min();
        let fit = fits.iter().filter(|fit| fewest.is_none_or(|fewest| pages(fit) == fewest));
        let fit = fit.max_by(|a, b| a.size.total_cmp(&b.size));
        if fit.is_some() {
            return fit.copied();
        }
    }
    None
}

impl SlipFit {
    /// Returns the number of slips on a page.
    pub(crate) const fn on_a_page(&self) -> usize {
        self.shape.0 * self.shape.1
    }

    /// Returns how the page is held.
    pub(crate) const fn orientation(&self) -> Orientation {
        self.shape.2
    }
}

/// Returns the largest type at which every slip fits.
fn largest(
    slips: &[Measured],
    demand: &Demand,
    (across, down, orientation): Shape,
    may_wrap: bool,
    setter: &mut Typesetter<'_>,
) -> Option<f32> {
    let (width, height) = demand.paper.size(orientation);
    let (width, height) = (width / count(across) - 2.0 * INSET, height / count(down) - 2.0 * INSET);
    let mut size = LARGEST;
    for slip in slips {
        while slip.draw(width, size, may_wrap, setter).is_none_or(|drawn| height < drawn.height) {
            size -= STEP;
            if size < SMALLEST {
                return None;
            }
        }
    }
    Some(size)
}

/// Draws the lines along which the stack is cut.
fn cut_marks(sheets: &mut Sheets, page: usize, (across, down): (usize, usize)) {
    let Some((width, height)) = sheets.pages.get(page).map(|page| (page.width, page.height)) else { return };
    for column in 1..across {
        let x = width * count(column) / count(across);
        let rule = Content::Rule { from: (x, 0.0), to: (x, height), stroke: Stroke::Cut };
        sheets.put(page, rule, Owner::Layout);
    }
    for line in 1..down {
        let y = height * count(line) / count(down);
        let rule = Content::Rule { from: (0.0, y), to: (width, y), stroke: Stroke::Cut };
        sheets.put(page, rule, Owner::Layout);
    }
}

/// A slip with its content, from its own upper left corner.
struct Drawn {
    size: f32,
    width: f32,
    height: f32,
    contents: Vec<Content>,
}

impl Drawn {
    /// Adds a line of text with its upper edge at the present height.
    fn text(&mut self, words: &Words, x: f32, size: f32, setter: &mut Typesetter<'_>) {
        let line = setter.line(&words.text, words.weight);
        self.contents.push(Content::Text { x, y: self.height + ASCENT * size, size, line });
    }

    /// Adds the slip to a page.
    fn add(self, sheets: &mut Sheets, page: usize, (x, y): (f32, f32)) {
        for content in self.contents {
            sheets.put_alone(page, content.shifted(x, y));
        }
    }
}

impl Measured {
    fn of(slip: &Slip, mark: &str, setter: &mut Typesetter<'_>) -> Self {
        let (place, number) = &slip.place;
        let mut all = |texts: &[String]| -> Vec<Words> {
            texts.iter().map(|text| Words::of(text, Weight::Regular, setter)).collect()
        };
        let (choices, blanks, signatures) = (all(&slip.choices), all(&slip.blanks), all(&slip.signatures));
        let boxes =
            slip.boxes.iter().map(|(label, count)| (Words::of(label, Weight::Regular, setter), *count));
        let boxes = boxes.collect();
        let facts: Vec<Grid> = slip.facts.iter().map(|fact| of_facts(std::slice::from_ref(fact))).collect();
        let facts = Grid {
            columns: vec![Column::text(""), Column::text("")],
            rows: facts.into_iter().flat_map(|grid| grid.rows).collect(),
        };
        Self {
            heading: Words::of(&slip.heading, Weight::Regular, setter),
            place: Words::of(&format!("{place} {number}"), Weight::Bold, setter),
            facts: Table::of(&facts, Look::Facts, setter),
            choices,
            boxes,
            list: slip.list.as_ref().map(|grid| Table::of(grid, Look::Form, setter)),
            sheet: slip
                .sheet
                .as_ref()
                .map(|(heads, lines)| Table::of(&empty(heads, *lines), Look::Form, setter)),
            blanks,
            signatures,
            mark: Words::of(mark, Weight::Regular, setter),
        }
    }

    /// Draws a slip; `None` if it is too wide.
    fn draw(&self, width: f32, size: f32, may_wrap: bool, setter: &mut Typesetter<'_>) -> Option<Drawn> {
        let mut drawn = Drawn { size, width, height: 0.0, contents: Vec::new() };
        self.draw_heading(&mut drawn, setter)?;
        self.draw_facts(&mut drawn, may_wrap, setter)?;
        self.draw_choices(&mut drawn, setter)?;
        self.draw_boxes(&mut drawn, setter)?;
        draw_form(&mut drawn, self.list.as_ref(), setter)?;
        draw_blanks(&mut drawn, &self.blanks, setter)?;
        draw_form(&mut drawn, self.sheet.as_ref(), setter)?;
        draw_signatures(&mut drawn, &self.signatures, setter)?;
        self.draw_mark(&mut drawn, setter)?;
        Some(drawn)
    }

    fn draw_mark(&self, drawn: &mut Drawn, setter: &mut Typesetter<'_>) -> Option<()> {
        if !self.mark.text.is_empty() {
            drawn.text(&self.mark, 0.0, SMALLEST, setter);
            drawn.height += LEADING * SMALLEST;
        }
        (self.mark.width * SMALLEST <= drawn.width).then_some(())
    }

    fn draw_heading(&self, drawn: &mut Drawn, setter: &mut Typesetter<'_>) -> Option<()> {
        let (size, large) = (drawn.size, drawn.size * NUMBER);
        let x = drawn.width - self.place.width * large;
        drawn.text(&self.place, x, large, setter);
        let free = x / size - 1.0;
        let lines = self.heading.wrap(free);
        let mut y = ASCENT * size;
        for range in &lines {
            let line = setter.line(&self.heading.text[range.clone()], self.heading.weight);
            drawn.contents.push(Content::Text { x: 0.0, y, size, line });
            y += LEADING * size;
        }
        drawn.height += (count(lines.len()) * LEADING).max(NUMBER * LEADING) * size + BELOW * size;
        (self.heading.longest() <= free).then_some(())
    }

    fn draw_facts(&self, drawn: &mut Drawn, may_wrap: bool, setter: &mut Typesetter<'_>) -> Option<()> {
        let (size, available) = (drawn.size, drawn.width / drawn.size);
        let widths = self.facts.widths(available)?;
        for row in &self.facts.rows {
            for (cell, (start, width)) in row.cells.iter().zip(&widths.columns) {
                if *width + 0.01 < cell.words.width && !may_wrap {
                    return None;
                }
                let x = (start - SIDE) * size;
                for (at, range) in cell.words.wrap(*width).into_iter().enumerate() {
                    let line = setter.line(&cell.words.text[range], cell.words.weight);
                    let y = drawn.height + (ASCENT + LEADING * count(at)) * size;
                    drawn.contents.push(Content::Text { x, y, size, line });
                }
            }
            drawn.height += self.facts.row_height(row, &widths) * size;
        }
        Some(())
    }

    /// Draws the results to tick side by side.
    fn draw_choices(&self, drawn: &mut Drawn, setter: &mut Typesetter<'_>) -> Option<()> {
        let size = drawn.size;
        let mut x = 0.0;
        for choice in &self.choices {
            let edge = LEADING * size;
            let y = drawn.height + BESIDE * size;
            drawn.contents.push(Content::Frame(Area { x, y, width: edge, height: edge }));
            x += edge + BESIDE * size;
            let line = setter.line(&choice.text, choice.weight);
            drawn.contents.push(Content::Text { x, y: y + ASCENT * size, size, line });
            x += (choice.width + BETWEEN_CHOICES) * size;
        }
        if !self.choices.is_empty() {
            drawn.height += (LEADING + 2.0 * BESIDE) * size;
        }
        (x - BETWEEN_CHOICES * size <= drawn.width).then_some(())
    }

    /// Draws boxes at the right edge, after their label.
    fn draw_boxes(&self, drawn: &mut Drawn, setter: &mut Typesetter<'_>) -> Option<()> {
        let size = drawn.size;
        for (label, number) in &self.boxes {
            let all = count(*number) * (BOX + BETWEEN) * size;
            if drawn.width < all + (label.width + BETWEEN) * size {
                return None;
            }
            drawn.height += BESIDE * size;
            drawn.text(label, 0.0, size, setter);
            for at in 0..*number {
                let x = drawn.width - all + (count(at) * (BOX + BETWEEN) + BETWEEN) * size;
                let area = Area { x, y: drawn.height, width: BOX * size, height: BOX * size };
                drawn.contents.push(Content::Frame(area));
            }
            drawn.height += (BOX + 0.1) * size;
        }
        Some(())
    }
}

/// Returns a table with empty lines to fill in.
fn empty(heads: &[String], lines: usize) -> Grid {
    let columns: Vec<Column> = heads.iter().map(|head| Column::text(head)).collect();
    let row = Row::of(vec![formats::report::Cell::default(); columns.len()]);
    Grid { columns, rows: vec![row; lines] }
}

/// Draws a table to fill in, with a frame around each cell.
fn draw_form(drawn: &mut Drawn, table: Option<&Table>, setter: &mut Typesetter<'_>) -> Option<()> {
    let Some(table) = table else { return Some(()) };
    let size = drawn.size;
    let widths = table.widths(drawn.width / size)?;
    drawn.height += BESIDE * size;
    for (column, (start, width)) in table.columns.iter().zip(&widths.columns) {
        for (at, range) in column.head.wrap(*width).into_iter().enumerate() {
            let line = setter.line(&column.head.text[range], column.head.weight);
            let y = drawn.height + (ASCENT + LEADING * count(at)) * size;
            drawn.contents.push(Content::Text { x: start * size, y, size, line });
        }
    }
    drawn.height += table.head_height(&widths) * size;
    for row in &table.rows {
        let height = table.row_height(row, &widths) * size;
        for (cell, (start, width)) in row.cells.iter().zip(&widths.columns) {
            let (x, y) = ((start - SIDE) * size, drawn.height);
            let area = Area { x, y, width: (width + 2.0 * SIDE) * size, height };
            drawn.contents.push(Content::Frame(area));
            for (at, range) in
                cell.words.wrap(*width).into_iter().enumerate().filter(|(_, range)| !range.is_empty())
            {
                let line = setter.line(&cell.words.text[range], cell.words.weight);
                let y = y + (BESIDE + ASCENT + LEADING * count(at)) * size;
                drawn.contents.push(Content::Text { x: start * size, y, size, line });
            }
        }
        drawn.height += height;
    }
    Some(())
}

/// Draws labels with a line to write on, one below the other.
fn draw_blanks(drawn: &mut Drawn, labels: &[Words], setter: &mut Typesetter<'_>) -> Option<()> {
    for label in labels {
        draw_blank(drawn, label, 0.0, drawn.width, setter)?;
        drawn.height += BLANK * drawn.size;
    }
    Some(())
}

/// Draws the lines for those who sign: two side by side if both have enough room, else one below the other.
fn draw_signatures(drawn: &mut Drawn, labels: &[Words], setter: &mut Typesetter<'_>) -> Option<()> {
    let half = (drawn.width / drawn.size - 1.0) / 2.0;
    let have_room = labels.iter().all(|label| label.width + BESIDE + TO_SIGN <= half);
    for pair in labels.chunks(if have_room { 2 } else { 1 }) {
        let own = (drawn.width + drawn.size) / count(pair.len());
        for (at, label) in pair.iter().enumerate() {
            let left = count(at) * own;
            draw_blank(drawn, label, left, left + own - drawn.size, setter)?;
        }
        drawn.height += BLANK * drawn.size;
    }
    Some(())
}

fn draw_blank(
    drawn: &mut Drawn,
    label: &Words,
    left: f32,
    right: f32,
    setter: &mut Typesetter<'_>,
) -> Option<()> {
    let size = drawn.size;
    let (begin, y) = (left + (label.width + BESIDE) * size, drawn.height + (BLANK - BELOW) * size);
    let line = setter.line(&label.text, label.weight);
    drawn.contents.push(Content::Text { x: left, y, size, line });
    drawn.contents.push(Content::Rule { from: (begin, y + 1.0), to: (right, y + 1.0), stroke: Stroke::Thin });
    (begin + 2.0 * size <= right).then_some(())
}
