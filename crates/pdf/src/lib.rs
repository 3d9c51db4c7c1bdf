//! Reports on paper: laid out in points and written as tagged PDF.
//!
//! A sheet for the wall has the largest type at which its rows fit on few pages; slips are cut apart; a card
//! is one page. The layout is data, which tests can measure without a reader of PDF; the
//! same report gives the same bytes. Files and the typefaces of the system are the caller's.

mod code;
mod columns;
mod compose;
mod drawing;
mod fitting;
mod flow;
mod furniture;
mod page;
mod paper;
mod shaping;
mod signs;
mod slips;
mod table;
mod typefaces;
mod words;

pub use drawing::NotWritten;
pub use paper::{Orientation, Paper};
pub use typefaces::{BuiltInOnly, Fallback, FontFile, Weight};

use compose::Composer;
use drawing::About;
use fitting::{Body, Demand, Fit};
use flow::Part;
use formats::report::{Block, ReadAt, Report, ReportKind, Section, Sign, SignShape, Slip};
use furniture::Furniture;
use page::Sheets;
use shaping::Typesetter;

/// The choices for a report on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Options {
    /// The paper.
    pub paper: Paper,
    /// The orientation; if not given, the one with the larger type.
    pub orientation: Option<Orientation>,
    /// The number of pages of a sheet for the wall; if not given, the type decides.
    pub pages: Option<usize>,
}

/// A report as PDF.
#[derive(Debug, Clone, PartialEq)]
pub struct Pdf {
    /// The content of the file.
    pub bytes: Vec<u8>,
    /// The number of pages.
    pub pages: usize,
    /// The paper.
    pub paper: Paper,
    /// The orientation of the first page.
    pub orientation: Orientation,
    /// The size of the smallest type of rows, in points.
    pub type_size: f32,
    /// The characters that no typeface has; a replacement character stands for each.
    pub missing: Vec<char>,
}

/// The reason why there is no PDF.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoPdf {
    /// A part is too large for the paper at the smallest type.
    #[error("the report does not fit on {} paper (choose larger paper, or another format)", .0.name())]
    TooLarge(Paper),
    /// A typeface that comes with the program cannot be read.
    #[error("a built-in typeface cannot be read")]
    NoTypeface,
    /// The writer of PDF refuses.
    #[error("the PDF cannot be written: {0}")]
    NotWritten(#[from] NotWritten),
}

/// A layout: its pages and the facts about them.
struct LaidOut {
    sheets: Sheets,
    orientation: Orientation,
    type_size: f32,
}

/// Writes a report as PDF.
///
/// # Errors
///
/// The report does not fit on the paper, a built-in typeface cannot be read, or the writer of PDF refuses.
pub fn write(
    kind: ReportKind,
    report: &Report,
    options: Options,
    fonts: &mut dyn Fallback,
) -> Result<Pdf, NoPdf> {
    let report = &*report.translated();
    let mut setter = Typesetter::new(fonts).ok_or(NoPdf::NoTypeface)?;
    let LaidOut { sheets, orientation, type_size } = lay_out(kind, report, options, &mut setter)?;
    let title = format!("{} - {}", report.title, report.event);
    let about = About { title: &title, language: report.language.tag() };
    let bytes = drawing::write(&sheets, about, &setter)?;
    let (pages, paper, missing) = (sheets.pages.len(), options.paper, setter.missing());
    Ok(Pdf { bytes, pages, paper, orientation, type_size, missing })
}

impl Pdf {
    /// Describes the paper: `2 pages A4 portrait, type 13.5 pt`.
    #[must_use]
    pub fn summary(&self) -> String {
        let pages = if self.pages == 1 { "1 page".to_owned() } else { format!("{} pages", self.pages) };
        let (paper, orientation) = (self.paper.title(), self.orientation.name());
        format!("{pages} {paper} {orientation}, type {} pt", self.type_size)
    }
}

/// Names the characters that no typeface has; `None` if every one is shown.
#[must_use]
pub fn warning<'a>(missing: impl IntoIterator<Item = &'a char>) -> Option<String> {
    let missing: String = missing.into_iter().collect();
    let all = format!("no font has these characters, install one that does: {missing}");
    (!missing.is_empty()).then_some(all)
}

fn lay_out(
    kind: ReportKind,
    report: &Report,
    options: Options,
    setter: &mut Typesetter<'_>,
) -> Result<LaidOut, NoPdf> {
    let slips = slips_of(report);
    let is_in_hand = kind.read_at() == ReadAt::Hand;
    let Options { paper, orientation, pages } = options;
    let demand = Demand { paper, orientation, pages, is_in_hand };
    let laid_out = match signs_of(report) {
        Some((shape, signs)) => on_signs(shape, signs, &demand, setter),
        None if slips.is_empty() => on_sheets(kind, report, &demand, setter),
        None => on_slips(&slips, report, &demand, setter),
    };
    laid_out.ok_or(NoPdf::TooLarge(paper))
}

fn slips_of(report: &Report) -> Vec<Slip> {
    let blocks = report.sections.iter().flat_map(|section| &section.blocks);
    let slips = blocks.filter_map(|block| match block {
        Block::Slips(slips) => Some(slips.clone()),
        Block::Grid(_)
        | Block::Tree(_)
        | Block::Facts(_)
        | Block::Note(_)
        | Block::Working(_)
        | Block::Signs(..) => None,
    });
    slips.flatten().collect()
}

/// Returns the signs of a report and their shape, if it has some.
fn signs_of(report: &Report) -> Option<(SignShape, &[Sign])> {
    report.sections.iter().flat_map(|section| &section.blocks).find_map(|block| match block {
        Block::Signs(shape, signs) if !signs.is_empty() => Some((*shape, &**signs)),
        Block::Signs(..)
        | Block::Grid(_)
        | Block::Tree(_)
        | Block::Facts(_)
        | Block::Note(_)
        | Block::Slips(_)
        | Block::Working(_) => None,
    })
}

fn on_signs(
    shape: SignShape,
    signs: &[Sign],
    demand: &Demand,
    setter: &mut Typesetter<'_>,
) -> Option<LaidOut> {
    let mut sheets = Sheets::default();
    let (orientation, type_size) = signs::lay_out(signs, shape, demand, &mut sheets, setter)?;
    Some(LaidOut { sheets, orientation, type_size })
}

fn on_slips(
    slips: &[Slip],
    report: &Report,
    demand: &Demand,
    setter: &mut Typesetter<'_>,
) -> Option<LaidOut> {
    let mut sheets = Sheets::default();
    let fit = slips::lay_out(slips, &report.mark, demand, &mut sheets, setter)?;
    Some(LaidOut { sheets, orientation: fit.orientation(), type_size: fit.size })
}

fn on_sheets(
    kind: ReportKind,
    report: &Report,
    demand: &Demand,
    setter: &mut Typesetter<'_>,
) -> Option<LaidOut> {
    let furniture = Furniture::of(report, setter);
    let mut sheets = Sheets::default();
    let (mut orientation, mut type_size) = (None, f32::INFINITY);
    for sections in groups(&report.sections, demand.is_in_hand) {
        let (parts, fit) = if kind.read_at() == ReadAt::Wall {
            on_wall(sections, &furniture, demand, setter)?
        } else {
            fitted(sections, &furniture, demand, setter)?
        };
        let mut composer = Composer { sheets: &mut sheets, setter };
        let first = composer.add_pages(&fit, demand.paper);
        for page in first..first + fit.flow.pages {
            furniture.draw_top(&mut sheets, page, fit.size, page == first, setter);
        }
        Composer { sheets: &mut sheets, setter }.body(&parts, &fit, first);
        orientation.get_or_insert(fit.orientation);
        type_size = type_size.min(fit.size);
    }
    furniture.draw_bottom(&mut sheets, setter);
    Some(LaidOut { sheets, orientation: orientation?, type_size })
}

/// Measures sections and finds their layout.
fn fitted(
    sections: &[Section],
    furniture: &Furniture,
    demand: &Demand,
    setter: &mut Typesetter<'_>,
) -> Option<(Vec<Part>, Fit)> {
    let parts = flow::parts(sections, demand.widest(), setter);
    let fit = fitting::fit(&Body { parts: &parts, furniture }, demand)?;
    Some((parts, fit))
}

/// Finds the layout of sections on the wall. Columns that a reader can do without are left out, the widest
/// first, if the type is then read from afar, on as few pages as that takes.
fn on_wall(
    sections: &[Section],
    furniture: &Furniture,
    demand: &Demand,
    setter: &mut Typesetter<'_>,
) -> Option<(Vec<Part>, Fit)> {
    let mut sections = columns::without_empty(sections);
    let whole = fitted(&sections, furniture, demand, setter);
    let is_large = |laid_out: &Option<(Vec<Part>, Fit)>| {
        laid_out.as_ref().is_some_and(|(_, fit)| fit.is_read_from_afar())
    };
    let is_asked = demand.pages.is_some();
    if is_asked || is_large(&whole) {
        return whole;
    }
    let least = fitted(&columns::without_minor(&sections), furniture, demand, setter);
    if !is_large(&least) {
        return whole.or(least);
    }
    while columns::remove_widest(&mut sections) {
        let laid_out = fitted(&sections, furniture, demand, setter);
        if is_large(&laid_out) {
            return laid_out;
        }
    }
    whole
}

/// Divides sections where a page begins: each in reports that are handed out.
fn groups(sections: &[Section], each: bool) -> impl Iterator<Item = &[Section]> {
    let groups = sections.chunk_by(move |_, next| !each && !next.new_page);
    groups.chain(sections.is_empty().then_some(sections))
}

#[cfg(test)]
mod tests;
