//! Laid-out pages as data: what is where, and which part of the document it belongs to.

use std::rc::Rc;

use crate::code::Code;
use crate::shaping::Line;

/// The greatest height of a letter above its line, in ems.
pub(crate) const ASCENT: f32 = 0.93;
/// The greatest depth of a letter below its line, in ems.
pub(crate) const DESCENT: f32 = 0.24;

/// A rectangle in points, from the upper left corner of a page.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Area {
    /// The left edge.
    pub(crate) x: f32,
    /// The upper edge.
    pub(crate) y: f32,
    /// The width.
    pub(crate) width: f32,
    /// The height.
    pub(crate) height: f32,
}

/// The strokes of a line or frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stroke {
    /// A thin line.
    Thin,
    /// The line below headings, and the lines of drawings.
    Strong,
    /// The line where paper is cut.
    Cut,
}

/// Something on a page.
#[derive(Debug, Clone)]
pub(crate) enum Content {
    /// A line of text: its left end on the base line, its size in points.
    Text { x: f32, y: f32, size: f32, line: Rc<Line> },
    /// A line of text upside down: its left end, which is on the right, on the base line.
    Turned { x: f32, y: f32, size: f32, line: Rc<Line> },
    /// A code to scan.
    Code(Area, Rc<Code>),
    /// A shaded area.
    Shade(Area),
    /// A frame around an area.
    Frame(Area),
    /// A straight line.
    Rule { from: (f32, f32), to: (f32, f32), stroke: Stroke },
}

/// The part of the document that something belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Owner {
    /// An element of its structure.
    Element(usize),
    /// A line at the top that repeats what was said.
    Header,
    /// A line at the bottom that is on every page.
    Footer,
    /// Decoration.
    Layout,
}

/// Something on a page, and the part that it belongs to.
#[derive(Debug, Clone)]
pub(crate) struct Item {
    /// The content.
    pub(crate) content: Content,
    /// The part.
    pub(crate) owner: Owner,
}

/// A page.
#[derive(Debug, Clone)]
pub(crate) struct Page {
    /// The width in points.
    pub(crate) width: f32,
    /// The height in points.
    pub(crate) height: f32,
    /// Its content, in the order of drawing.
    pub(crate) items: Vec<Item>,
}

/// The meaning of an element of the structure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Tag {
    /// A heading with its level and text.
    Heading(u16, String),
    /// A sentence or another line.
    Paragraph,
    /// A table.
    Table,
    /// The headings of a table.
    TableHead,
    /// The rows of a table.
    TableBody,
    /// A row.
    Row,
    /// The heading of a column.
    ColumnHead,
    /// The label of a row.
    RowHead,
    /// A cell.
    Cell,
}

/// An element of the structure.
#[derive(Debug, Clone)]
pub(crate) struct Element {
    /// The meaning.
    pub(crate) tag: Tag,
    /// The number of the element that contains it.
    pub(crate) parent: Option<usize>,
}

/// The pages of a document and its structure, each element after the one that contains it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Sheets {
    /// The pages.
    pub(crate) pages: Vec<Page>,
    /// The elements.
    pub(crate) elements: Vec<Element>,
}

impl Sheets {
    /// Adds an element and returns its number.
    pub(crate) fn element(&mut self, tag: Tag, parent: Option<usize>) -> usize {
        self.elements.push(Element { tag, parent });
        self.elements.len() - 1
    }

    /// Adds content that is not part of a table: a text is a paragraph, the rest is layout.
    pub(crate) fn put_alone(&mut self, page: usize, content: Content) {
        let owner = match content {
            Content::Text { .. } => Owner::Element(self.element(Tag::Paragraph, None)),
            Content::Turned { .. }
            | Content::Code(..)
            | Content::Shade(_)
            | Content::Frame(_)
            | Content::Rule { .. } => Owner::Layout,
        };
        self.put(page, content, owner);
    }

    /// Adds content to a page.
    pub(crate) fn put(&mut self, page: usize, content: Content, owner: Owner) {
        if let Some(page) = self.pages.get_mut(page) {
            page.items.push(Item { content, owner });
        }
    }
}

impl Content {
    /// Returns the content farther to the right and farther down.
    pub(crate) fn shifted(self, right: f32, down: f32) -> Self {
        let moved = |area: Area| Area { x: area.x + right, y: area.y + down, ..area };
        let point = |(x, y): (f32, f32)| (x + right, y + down);
        match self {
            Self::Text { x, y, size, line } => Self::Text { x: x + right, y: y + down, size, line },
            Self::Turned { x, y, size, line } => Self::Turned { x: x + right, y: y + down, size, line },
            Self::Code(area, code) => Self::Code(moved(area), code),
            Self::Shade(area) => Self::Shade(moved(area)),
            Self::Frame(area) => Self::Frame(moved(area)),
            Self::Rule { from, to, stroke } => Self::Rule { from: point(from), to: point(to), stroke },
        }
    }

    /// Returns the area that a text covers with the highest and deepest letters; the area itself of other
    /// content.
    #[cfg(test)]
    pub(crate) fn area(&self) -> Area {
        match self {
            Self::Text { x, y, size, line } => Area {
                x: *x,
                y: y - ASCENT * size,
                width: line.width * size,
                height: (ASCENT + DESCENT) * size,
            },
            Self::Turned { x, y, size, line } => Area {
                x: x - line.width * size,
                y: y - DESCENT * size,
                width: line.width * size,
                height: (ASCENT + DESCENT) * size,
            },
            Self::Code(area, _) | Self::Shade(area) | Self::Frame(area) => *area,
            Self::Rule { from, to, .. } => Area {
                x: from.0.min(to.0),
                y: from.1.min(to.1),
                width: (to.0 - from.0).abs(),
                height: (to.1 - from.1).abs(),
            },
        }
    }
}
