//! Signs: few large lines on a page or on a part of one, for tables, for players and for winners.
//!
//! A card to fold has the lines on both sides, on the upper one upside down.

use crate::fitting::{Demand, SMALLEST, STEP};
use crate::page::{ASCENT, Area, Content, DESCENT, Owner, Page, Sheets, Stroke};
use crate::paper::{MARGIN, Orientation};
use crate::shaping::Typesetter;
use crate::table::{LEADING, count};
use crate::typefaces::Weight;
use crate::words::Words;
use formats::report::{Emphasis, Sign, SignShape};

/// The part of the height that the largest line may have.
const HUGE: f32 = 0.7;
/// The largest type of a name, as a part of the height.
const LARGE: f32 = 0.3;
/// The largest type of the other lines, as a part of the height.
const PLAIN: f32 = 0.05;
/// The largest type of the other lines, in points.
const LARGEST: f32 = 54.0;
/// The smallest type of the other lines if there is room, in points.
const READABLE: f32 = 11.0;
/// The step from a size to the next smaller one.
const SMALLER: f32 = 0.92;
/// The width of a line to sign on, in points.
const SIGNATURE: f32 = 220.0;
/// The length of the marks where a card is folded, in points.
const FOLD: f32 = 14.0;

/// A measured line of a sign.
struct Measured {
    words: Words,
    emphasis: Emphasis,
}

/// Lays out signs and returns the orientation and the smallest size of type; `None` if one does not fit.
pub(crate) fn lay_out(
    signs: &[Sign],
    shape: SignShape,
    demand: &Demand,
    sheets: &mut Sheets,
    setter: &mut Typesetter<'_>,
) -> Option<(Orientation, f32)> {
    let orientation = demand.orientation.unwrap_or(match shape {
        SignShape::Page => Orientation::Landscape,
        SignShape::Half | SignShape::Folded => Orientation::Portrait,
    });
    let (width, height) = demand.paper.size(orientation);
    let on_a_page = if shape == SignShape::Page { 1 } else { 2 };
    let mut smallest = f32::INFINITY;
    for (at, sign) in signs.iter().enumerate() {
        let (page, place) = (at / on_a_page, at % on_a_page);
        if place == 0 {
            sheets.pages.push(Page { width, height, items: Vec::new() });
        }
        let own = height / count(on_a_page);
        let field = Area { x: 0.0, y: count(place) * own, width, height: own };
        smallest = smallest.min(draw(sign, shape, field, page, sheets, setter)?);
        if place > 0 {
            cut(sheets, page, field, Stroke::Cut, width);
        }
    }
    Some((orientation, smallest))
}

/// Draws a sign and returns its smallest size of type.
fn draw(
    sign: &Sign,
    shape: SignShape,
    field: Area,
    page: usize,
    sheets: &mut Sheets,
    setter: &mut Typesetter<'_>,
) -> Option<f32> {
    let lines: Vec<Measured> = sign
        .lines
        .iter()
        .map(|line| {
            let weight = match line.emphasis {
                Emphasis::Huge | Emphasis::Large => Weight::Bold,
                Emphasis::Plain | Emphasis::Signature => Weight::Regular,
            };
            Measured { words: Words::of(&line.text, weight, setter), emphasis: line.emphasis }
        })
        .collect();
    let front = match shape {
        SignShape::Page | SignShape::Half => field,
        SignShape::Folded => {
            let half = field.height / 2.0;
            cut(sheets, page, Area { y: field.y + half, ..field }, Stroke::Thin, FOLD);
            Area { y: field.y + half, height: half, ..field }
        }
    };
    let drawn = fitted(&lines, front, setter)?;
    let smallest = drawn.smallest;
    if shape == SignShape::Folded {
        for content in &drawn.contents {
            if let Some(turned) = turned(content, front) {
                sheets.put(page, turned, Owner::Layout);
            }
        }
    }
    for content in drawn.contents {
        sheets.put_alone(page, content);
    }
    Some(smallest)
}

/// Draws a line along the upper edge of a field, or marks of a length at both ends of it.
fn cut(sheets: &mut Sheets, page: usize, field: Area, stroke: Stroke, length: f32) {
    let Area { x, y, width, .. } = field;
    for (from, to) in [(x, x + length), (x + width - length, x + width)] {
        sheets.put(page, Content::Rule { from: (from, y), to: (to, y), stroke }, Owner::Layout);
        if width <= length {
            return;
        }
    }
}

/// Returns a text on the other side of the fold, upside down.
fn turned(content: &Content, front: Area) -> Option<Content> {
    let Content::Text { x, y, size, line } = content else { return None };
    let (x, y) = (2.0 * front.x + front.width - x, 2.0 * front.y - y);
    Some(Content::Turned { x, y, size: *size, line: line.clone() })
}

/// Lines with their places.
struct Drawn {
    contents: Vec<Content>,
    smallest: f32,
}

/// Places lines in the middle of a field, in the largest type that fits.
fn fitted(lines: &[Measured], field: Area, setter: &mut Typesetter<'_>) -> Option<Drawn> {
    let free = (field.width - 2.0 * MARGIN, field.height - 2.0 * MARGIN);
    let mut sizes: Vec<f32> = lines.iter().map(|line| largest(line, free)).collect();
    while free.1 < lines.iter().zip(&sizes).map(|(line, size)| height(line, *size, free.0)).sum() {
        if sizes.iter().all(|size| *size <= SMALLEST) {
            return None;
        }
        for size in &mut sizes {
            *size = rounded(*size * SMALLER);
        }
    }
    let whole: f32 = lines.iter().zip(&sizes).map(|(line, size)| height(line, *size, free.0)).sum();
    let mut y = field.y + (field.height - whole) / 2.0;
    let mut drawn = Drawn { contents: Vec::new(), smallest: f32::INFINITY };
    for (line, size) in lines.iter().zip(&sizes) {
        draw_line(line, *size, (field, free.0, y), &mut drawn, setter);
        y += height(line, *size, free.0);
        drawn.smallest = drawn.smallest.min(*size);
    }
    Some(drawn)
}

fn draw_line(
    line: &Measured,
    size: f32,
    (field, free, top): (Area, f32, f32),
    drawn: &mut Drawn,
    setter: &mut Typesetter<'_>,
) {
    let middle = field.x + field.width / 2.0;
    let mut y = top + above(line.emphasis) * size;
    if line.emphasis == Emphasis::Signature {
        let (from, to) = ((middle - SIGNATURE / 2.0, y), (middle + SIGNATURE / 2.0, y));
        drawn.contents.push(Content::Rule { from, to, stroke: Stroke::Thin });
    }
    for range in line.words.wrap(free / size).into_iter().filter(|range| !range.is_empty()) {
        let text = setter.line(&line.words.text[range], line.words.weight);
        let x = middle - text.width * size / 2.0;
        drawn.contents.push(Content::Text { x, y: y + ASCENT * size, size, line: text });
        y += LEADING * size;
    }
}

/// Returns the largest type of a line in a field: names and numbers do not wrap while they are readable.
fn largest(line: &Measured, (width, height): (f32, f32)) -> f32 {
    let whole = width / line.words.width.max(0.1);
    let wanted = match line.emphasis {
        Emphasis::Huge => (HUGE * height).min(whole),
        Emphasis::Large => (LARGE * height).clamp(READABLE, LARGEST).min(whole.max(READABLE)),
        Emphasis::Plain | Emphasis::Signature => (PLAIN * height).clamp(READABLE, LARGEST / 2.0),
    };
    rounded(wanted.min(width / line.words.longest().max(0.1)))
}

/// Returns a size in whole steps, not below the smallest one.
fn rounded(size: f32) -> f32 {
    ((size / STEP).floor() * STEP).max(SMALLEST)
}

/// Returns the space above a line, in ems.
const fn above(emphasis: Emphasis) -> f32 {
    match emphasis {
        Emphasis::Huge => 0.0,
        Emphasis::Large => 0.3,
        Emphasis::Plain => 0.5,
        Emphasis::Signature => 4.0,
    }
}

/// Returns the height of a line with the space above it.
fn height(line: &Measured, size: f32, width: f32) -> f32 {
    (above(line.emphasis) + count(line.words.lines(width / size) - 1) * LEADING + ASCENT + DESCENT) * size
}
