//! The lines around the body of a page: event and title above, seal and number of the page below.

use std::rc::Rc;

use crate::code::Code;
use crate::page::{ASCENT, Area, Content, Owner, Sheets, Tag};
use crate::paper::MARGIN;
use crate::shaping::Typesetter;
use crate::table::{LEADING, count};
use crate::typefaces::Weight;
use crate::words::Words;
use formats::language::Language;
use formats::report::Report;
use formats::values;

/// The size of the lines at the bottom.
const FOOTER: f32 = 7.5;
/// The width at the bottom for the number of the page.
const NUMBER: f32 = 90.0;
/// The side of the code, as a part of the shorter side of the page.
const CODE: f32 = 0.09;
/// The space between the body and what surrounds it.
const SPACE: f32 = 6.0;
/// The space below the base line of the number of the page, in ems.
const BELOW_NUMBER: f32 = 0.29;

/// The lines around the body, measured.
#[derive(Debug, Clone)]
pub(crate) struct Furniture {
    title: Words,
    event: Words,
    about: Words,
    repeated: Words,
    footer: Vec<Words>,
    language: Language,
    /// The page of the event as a code.
    code: Option<Rc<Code>>,
}

/// A line at the top: text, size and level; the level 0 is no heading.
type Part<'a> = (&'a Words, f32, u16);

impl Furniture {
    /// Measures the lines of a report.
    pub(crate) fn of(report: &Report, setter: &mut Typesetter<'_>) -> Self {
        let repeated = format!("{}  ·  {}", report.title, report.event);
        let page = Some(&report.page).filter(|page| !page.is_empty());
        let footer = report.footer.iter().chain(page).map(|line| Words::of(line, Weight::Regular, setter));
        Self {
            footer: footer.collect(),
            language: report.language.clone(),
            code: Code::of(&report.page).map(Rc::new),
            title: Words::of(&report.title, Weight::Bold, setter),
            event: Words::of(&report.event, Weight::Bold, setter),
            about: Words::of(&report.about, Weight::Regular, setter),
            repeated: Words::of(&repeated, Weight::Bold, setter),
        }
    }

    /// Returns the lines at the top of the first page, for rows of a size.
    fn first(&self, size: f32) -> [Part<'_>; 3] {
        let event = (size * 0.75).clamp(9.0, 15.0);
        let about = (size * 0.55).clamp(7.5, 10.0);
        [(&self.event, event, 0), (&self.title, (size * 1.25).clamp(14.0, 30.0), 1), (&self.about, about, 0)]
    }

    /// Returns the line at the top of later pages.
    fn later(&self, size: f32) -> [Part<'_>; 1] {
        [(&self.repeated, (size * 0.6).clamp(8.0, 11.0), 0)]
    }

    /// Returns the upper edge of the body on the first page and on later ones.
    pub(crate) fn tops(&self, width: f32, size: f32) -> (f32, f32) {
        let free = width - 2.0 * MARGIN;
        let top =
            |parts: &[Part<'_>]| MARGIN + SPACE + parts.iter().map(|part| height(part, free)).sum::<f32>();
        (top(&self.first(size)), top(&self.later(size)))
    }

    /// Returns the lower edge of the body.
    pub(crate) fn bottom(&self, (width, height): (f32, f32)) -> f32 {
        height - MARGIN - SPACE - self.footer_height((width, height))
    }

    fn footer_height(&self, (width, height): (f32, f32)) -> f32 {
        let free = self.footer_width((width, height)) / FOOTER;
        let lines: usize = self.footer.iter().map(|line| line.lines(free)).sum();
        (count(lines.max(1)) * LEADING * FOOTER).max(self.code_room((width, height)))
    }

    /// Returns the width of the lines at the bottom.
    fn footer_width(&self, page: (f32, f32)) -> f32 {
        page.0 - 2.0 * MARGIN - NUMBER - self.code_room(page)
    }

    /// Returns the side of the code; nothing without one.
    fn code_side(&self, (width, height): (f32, f32)) -> f32 {
        self.code.as_ref().map_or(0.0, |_| CODE * width.min(height))
    }

    /// Returns the side of the code with the white area beside it.
    fn code_room(&self, page: (f32, f32)) -> f32 {
        let side = self.code_side(page);
        side + self.code.as_ref().map_or(0.0, |code| code.quiet(side))
    }

    /// Draws the lines at the top of a page. Only the first time are they a part of the document.
    pub(crate) fn draw_top(
        &self,
        sheets: &mut Sheets,
        page: usize,
        size: f32,
        is_first: bool,
        setter: &mut Typesetter<'_>,
    ) {
        let width = sheets.pages.get(page).map_or(0.0, |page| page.width);
        let (first, later) = (self.first(size), self.later(size));
        let parts: &[Part<'_>] = if is_first { &first } else { &later };
        let mut y = MARGIN;
        for part in parts {
            let (words, own, level) = *part;
            let owner = if is_first && page == 0 {
                let tag = if level == 0 { Tag::Paragraph } else { Tag::Heading(level, words.text.clone()) };
                Owner::Element(sheets.element(tag, None))
            } else {
                Owner::Header
            };
            for line in words.wrap((width - 2.0 * MARGIN) / own).into_iter().filter(|line| !line.is_empty()) {
                let line = setter.line(&words.text[line], words.weight);
                let place = Content::Text { x: MARGIN, y: y + ASCENT * own, size: own, line };
                sheets.put(page, place, owner);
                y += LEADING * own;
            }
        }
    }

    /// Returns the number of a page, from 1, in words.
    fn number(&self, page: usize, pages: usize) -> String {
        self.language.tell("page-number", &values! { "page" => page, "pages" => pages })
    }

    /// Draws the lines at the bottom of every page.
    pub(crate) fn draw_bottom(&self, sheets: &mut Sheets, setter: &mut Typesetter<'_>) {
        let pages = sheets.pages.len();
        for page in 0..pages {
            let owner = if page + 1 == pages {
                Owner::Element(sheets.element(Tag::Paragraph, None))
            } else {
                Owner::Footer
            };
            self.draw_seal(sheets, page, owner, setter);
            let number = setter.line(&self.number(page + 1, pages), Weight::Regular);
            let Some(sheet) = sheets.pages.get(page) else { continue };
            let side = self.code_side((sheet.width, sheet.height));
            let room = self.code_room((sheet.width, sheet.height));
            let (right, y) = (sheet.width - MARGIN, sheet.height - MARGIN);
            let x = right - room - number.width * FOOTER;
            if let Some(code) = &self.code {
                let area = Area { x: right - side, y: y - side, width: side, height: side };
                sheets.put(page, Content::Code(area, Rc::clone(code)), Owner::Footer);
            }
            let place = Content::Text { x, y: y - FOOTER * BELOW_NUMBER, size: FOOTER, line: number };
            sheets.put(page, place, Owner::Footer);
        }
    }

    fn draw_seal(&self, sheets: &mut Sheets, page: usize, owner: Owner, setter: &mut Typesetter<'_>) {
        let Some((width, height)) = sheets.pages.get(page).map(|page| (page.width, page.height)) else {
            return;
        };
        let free = self.footer_width((width, height)) / FOOTER;
        let mut y = height - MARGIN - self.footer_height((width, height));
        for words in &self.footer {
            for line in words.wrap(free) {
                let line = setter.line(&words.text[line], words.weight);
                let place = Content::Text { x: MARGIN, y: y + ASCENT * FOOTER, size: FOOTER, line };
                sheets.put(page, place, owner);
                y += LEADING * FOOTER;
            }
        }
    }
}

/// Returns the height of a line at the top, wrapped; nothing for an empty one.
fn height((words, size, _): &Part<'_>, width: f32) -> f32 {
    if words.text.is_empty() { 0.0 } else { count(words.lines(width / size)) * LEADING * size }
}
