//! Pages become a PDF: tagged after PDF/UA-1, and the same bytes for the same pages.

use std::num::NonZeroU16;

use krilla::configure::{Accessibility, ConfigurationBuilder, ConfigurationError};
use krilla::destination::XyzDestination;
use krilla::error::KrillaError;
use krilla::geom::{PathBuilder, Point, Rect, Transform};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke as Pen, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Identifier, Node, SpanTag, TableHeaderScope, TagGroup, TagKind,
    TagTree,
};
use krilla::{Document, SerializeSettings, color};

use crate::code::Code;
use crate::page::{Area, Content, Element, Item, Owner, Page, Sheets, Stroke, Tag};
use crate::shaping::{Line, Typesetter};
use crate::table::count;

/// The grey of every second row: light enough for every printer.
const SHADE: u8 = 236;

/// The overlap of two lines of a code, in points.
const BLEED: f32 = 0.02;

/// The words around the pages.
#[derive(Debug, Clone, Copy)]
pub(crate) struct About<'a> {
    /// The title of the document.
    pub(crate) title: &'a str,
    /// The language of its words (BCP 47).
    pub(crate) language: &'a str,
}

/// The reason why pages cannot be written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotWritten {
    /// The standards contradict each other.
    #[error("the standards of the document contradict each other")]
    Standards(ConfigurationError),
    /// A page has no width or no height.
    #[error("a page has no size")]
    NoSize,
    /// A font or the structure breaks a rule of the format.
    #[error("{0}")]
    Rule(#[from] KrillaError),
}

/// Writes pages.
pub(crate) fn write(
    sheets: &Sheets,
    about: About<'_>,
    setter: &Typesetter<'_>,
) -> Result<Vec<u8>, NotWritten> {
    let configuration = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = configuration.map_err(NotWritten::Standards)?;
    let settings = SerializeSettings { configuration, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    let mut identifiers = vec![Vec::new(); sheets.elements.len()];
    for page in &sheets.pages {
        draw_page(&mut document, page, &mut identifiers, setter)?;
    }
    document.set_tag_tree(tree(&sheets.elements, identifiers, about.language));
    document.set_outline(outline(about.title));
    let metadata = Metadata::new().title(about.title.to_owned()).language(about.language.to_owned());
    document.set_metadata(metadata.creator("wallchart".to_owned()));
    Ok(document.finish()?)
}

fn outline(title: &str) -> Outline {
    let mut outline = Outline::new();
    outline.push_child(OutlineNode::new(title.to_owned(), XyzDestination::new(0, Point::from_xy(0.0, 0.0))));
    outline
}

fn draw_page(
    document: &mut Document,
    page: &Page,
    identifiers: &mut [Vec<Identifier>],
    setter: &Typesetter<'_>,
) -> Result<(), NotWritten> {
    let settings = PageSettings::from_wh(page.width, page.height).ok_or(NotWritten::NoSize)?;
    let mut sheet = document.start_page_with(settings);
    let mut surface = sheet.surface();
    for item in &page.items {
        draw_item(&mut surface, item, identifiers, setter);
    }
    surface.finish();
    sheet.finish();
    Ok(())
}

fn draw_item(
    surface: &mut Surface<'_>,
    item: &Item,
    identifiers: &mut [Vec<Identifier>],
    setter: &Typesetter<'_>,
) {
    let artifact = |kind| ContentTag::Artifact(Artifact::with_kind(kind));
    let tag = match item.owner {
        Owner::Element(_) => ContentTag::Span(SpanTag::empty()),
        Owner::Header => artifact(ArtifactType::Header),
        Owner::Footer => artifact(ArtifactType::Footer),
        Owner::Layout => artifact(ArtifactType::Layout),
    };
    let identifier = surface.start_tagged(tag);
    draw_content(surface, &item.content, setter);
    surface.end_tagged();
    if let Owner::Element(number) = item.owner
        && let Some(own) = identifiers.get_mut(number)
    {
        own.push(identifier);
    }
}

fn draw_content(surface: &mut Surface<'_>, content: &Content, setter: &Typesetter<'_>) {
    match content {
        Content::Text { x, y, size, line } => draw_text(surface, (*x, *y), *size, line, setter),
        Content::Turned { x, y, size, line } => {
            surface.push_transform(&Transform::from_row(-1.0, 0.0, 0.0, -1.0, 2.0 * x, 2.0 * y));
            draw_text(surface, (*x, *y), *size, line, setter);
            surface.pop();
        }
        Content::Code(area, code) => draw_code(surface, area, code),
        Content::Shade(area) => {
            surface.set_stroke(None);
            surface.set_fill(Some(Fill { paint: color::luma::Color::new(SHADE).into(), ..Fill::default() }));
            draw_area(surface, area);
        }
        Content::Frame(area) => {
            surface.set_fill(None);
            surface.set_stroke(Some(pen(Stroke::Thin)));
            draw_area(surface, area);
        }
        Content::Rule { from, to, stroke } => {
            surface.set_fill(None);
            surface.set_stroke(Some(pen(*stroke)));
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            if let Some(path) = path.finish() {
                surface.draw_path(&path);
            }
        }
    }
}

/// Draws the dark squares of a code as one shape, so that no lines show between them.
fn draw_code(surface: &mut Surface<'_>, area: &Area, code: &Code) {
    let square = area.width / count(code.side);
    let mut path = PathBuilder::new();
    for (line, begin, length) in code.bars() {
        let (x, y) = (area.x + count(begin) * square, area.y + count(line) * square);
        if let Some(bar) = Rect::from_xywh(x, y, count(length) * square, square + BLEED) {
            path.push_rect(bar);
        }
    }
    surface.set_stroke(None);
    surface.set_fill(Some(Fill { paint: color::luma::Color::black().into(), ..Fill::default() }));
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

fn pen(stroke: Stroke) -> Pen {
    let black = || color::luma::Color::black().into();
    let cut = StrokeDash { array: vec![4.0, 4.0], offset: 0.0 };
    match stroke {
        Stroke::Thin => Pen { paint: black(), width: 0.5, ..Pen::default() },
        Stroke::Strong => Pen { paint: black(), width: 0.9, ..Pen::default() },
        Stroke::Cut => Pen { paint: black(), width: 0.5, dash: Some(cut), ..Pen::default() },
    }
}

fn draw_area(surface: &mut Surface<'_>, area: &Area) {
    let mut path = PathBuilder::new();
    if let Some(rectangle) = Rect::from_xywh(area.x, area.y, area.width, area.height) {
        path.push_rect(rectangle);
    }
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

fn draw_text(surface: &mut Surface<'_>, (x, y): (f32, f32), size: f32, line: &Line, setter: &Typesetter<'_>) {
    surface.set_stroke(None);
    surface.set_fill(Some(Fill { paint: color::luma::Color::black().into(), ..Fill::default() }));
    let mut at = x;
    for run in &line.runs {
        let Some(face) = setter.face(run.face) else { continue };
        let start = Point::from_xy(at, y);
        surface.draw_glyphs(start, &run.glyphs, face.font.clone(), &run.text, size, false);
        at += run.width * size;
    }
}

/// Builds the tree of the structure. Each element comes after the one that contains it, so that the last
/// one is complete when it is added to its parent.
fn tree(elements: &[Element], identifiers: Vec<Vec<Identifier>>, language: &str) -> TagTree {
    let mut children: Vec<Vec<Node>> =
        identifiers.into_iter().map(|own| own.into_iter().map(Node::from).collect()).collect();
    let mut roots = Vec::new();
    for (number, element) in elements.iter().enumerate().rev() {
        let mut own = std::mem::take(&mut children[number]);
        if is_group(&element.tag) {
            own.reverse();
        }
        let group = Node::from(TagGroup::with_children(kind(&element.tag), own));
        match element.parent.and_then(|parent| children.get_mut(parent)) {
            Some(siblings) => siblings.push(group),
            None => roots.push(group),
        }
    }
    roots.reverse();
    TagTree::from(roots).with_lang(Some(language.to_owned()))
}

/// Returns true if an element has other elements, which were added from the last to the first.
const fn is_group(tag: &Tag) -> bool {
    match tag {
        Tag::Table | Tag::TableHead | Tag::TableBody | Tag::Row => true,
        Tag::Heading(..) | Tag::Paragraph | Tag::ColumnHead | Tag::RowHead | Tag::Cell => false,
    }
}

fn kind(tag: &Tag) -> TagKind {
    use krilla::tagging::Tag as Kind;
    match tag {
        Tag::Heading(level, text) => {
            let level = NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN);
            Kind::Hn(level, Some(text.clone())).into()
        }
        Tag::Paragraph => Kind::P.into(),
        Tag::Table => Kind::Table.into(),
        Tag::TableHead => Kind::THead.into(),
        Tag::TableBody => Kind::TBody.into(),
        Tag::Row => Kind::TR.into(),
        Tag::ColumnHead => Kind::TH(TableHeaderScope::Column).into(),
        Tag::RowHead => Kind::TH(TableHeaderScope::Row).into(),
        Tag::Cell => Kind::TD.into(),
    }
}
