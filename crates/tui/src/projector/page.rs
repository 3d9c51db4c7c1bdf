//! A page of the wall: the parts of the screen and their content.

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::content::{Field, Sheet};
use super::layout::{GUTTER, Layout, Line};
use super::letters;
use crate::widgets::table::{Align, Cell};
use crate::widgets::text::{self, piece};
use crate::widgets::theme::{Role, Theme};
use formats::calendar::Ahead;

/// The screen heights from which a headline may have three and five lines.
const TALL: u16 = 26;
const TALLEST: u16 = 40;

/// The cells on either side of a page.
const MARGIN: u16 = 2;

/// The parts of the screen, from top to bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Parts {
    /// The title of the event.
    pub title: Rect,
    /// The headline.
    pub headline: Rect,
    /// The full title.
    pub caption: Rect,
    /// The lists with their heads.
    pub body: Rect,
    /// The page number, and the time until the next page.
    pub foot: Rect,
    /// The keys.
    pub keys: Rect,
}

impl Parts {
    /// Divides a screen for a headline of some height.
    #[must_use]
    pub(crate) fn of(area: Rect, headline: u16) -> Self {
        let air = u16::from(TALL <= area.height);
        let heights = [1, air, headline, 1, air, u16::MAX, 1, 1];
        let fixed: u16 = heights.iter().filter(|height| **height < u16::MAX).sum();
        let mut y = area.y;
        let parts = heights.map(|height| {
            let height = if height == u16::MAX { area.height.saturating_sub(fixed) } else { height };
            let height = height.min(area.bottom() - y);
            let part = Rect { y, height, ..area };
            y += height;
            part
        });
        let [title, _, headline, caption, _, body, foot, keys] = parts;
        Self { title, headline, caption, body, foot, keys }
    }
}

/// Returns the number of lines that a headline may have on a screen.
#[must_use]
pub(crate) const fn headline_lines(area: Rect) -> usize {
    match area.height {
        ..TALL => 1,
        TALL..TALLEST => 3,
        TALLEST.. => 5,
    }
}

/// A page to draw.
#[derive(Debug)]
pub(crate) struct Page<'a> {
    /// The title of the event.
    pub title: &'a str,
    /// The content.
    pub sheet: &'a Sheet,
    /// The time until the beginning of its round.
    pub ahead: Option<Ahead>,
    /// The index of the page; if there are fewer, the last one is drawn.
    pub number: usize,
}

impl Page<'_> {
    /// Draws the page; returns its parts, its index and the number of pages.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) -> (Parts, usize, usize) {
        let cells = usize::from(area.width.saturating_sub(2 * MARGIN));
        let (headline, caption) = self.heads();
        let headline = letters::headline(&headline, cells, headline_lines(area));
        let parts = Parts::of(area, u16::try_from(headline.len()).unwrap_or(1));
        centered(self.title, Role::Dim, parts.title, buffer, theme);
        for (y, line) in (parts.headline.y..parts.headline.bottom()).zip(&headline) {
            centered(line, Role::Title, Rect { y, height: 1, ..parts.headline }, buffer, theme);
        }
        centered(&caption, Role::Heading, parts.caption, buffer, theme);
        let heads = 1 + u16::from(TALL <= area.height);
        let lines = usize::from(parts.body.height.saturating_sub(heads));
        let layout = Layout::of(self.sheet, cells, lines);
        let number = self.number.min(layout.pages() - 1);
        self.draw_lists(&layout, number, heads, parts.body, buffer, theme);
        (parts, number, layout.pages())
    }

    /// Returns the headline, with a countdown in the last hour, and the caption with the start of the round.
    fn heads(&self) -> (String, String) {
        let Sheet { headline, caption, .. } = self.sheet;
        let Some(ahead) = &self.ahead else { return (headline.clone(), caption.clone()) };
        let clock = ahead.clock();
        let left = if clock.is_some() { String::new() } else { format!(", in {}", ahead.left()) };
        let headline = std::iter::once(headline.clone()).chain(clock).collect::<Vec<_>>().join("  ");
        (headline, format!("{caption} · starts {}{left}", ahead.starts))
    }

    fn draw_lists(
        &self,
        layout: &Layout,
        page: usize,
        heads: u16,
        body: Rect,
        buffer: &mut Buffer,
        theme: &Theme,
    ) {
        let all = layout.list_cells() * layout.across + GUTTER * (layout.across - 1);
        let mut x = body.x + body.width.saturating_sub(u16_of(all)) / 2;
        for (at, list) in layout.page(page).iter().enumerate() {
            if at > 0 {
                let middle = x - u16_of(GUTTER.div_ceil(2));
                for y in body.y..body.bottom() {
                    text::put(buffer, (middle, y), 1, &piece(Role::Rule, "│"), theme);
                }
            }
            self.draw_list(layout, list, heads, Rect { x, ..body }.intersection(body), buffer, theme);
            x = x.saturating_add(u16_of(layout.list_cells() + GUTTER));
        }
        if self.sheet.blocks.is_empty() {
            centered("nobody yet", Role::Dim, Rect { height: body.height.min(1), ..body }, buffer, theme);
        }
    }

    fn draw_list(
        &self,
        layout: &Layout,
        list: &[Line],
        heads: u16,
        area: Rect,
        buffer: &mut Buffer,
        theme: &Theme,
    ) {
        // A table that should be whole shows where fields are left out.
        let left_out = |fields: Range<usize>| self.sheet.stays_whole && !fields.is_empty() && area.height > 0;
        let mark = piece(Role::Dim, "…");
        let (mut x, mut next) = (area.x, 0);
        for place in &layout.places {
            let field = &self.sheet.fields[place.field];
            if left_out(next..place.field) {
                text::put(buffer, (x.saturating_sub(1), area.y), 1, &mark, theme);
            }
            next = place.field + 1;
            if area.height > 0 {
                let head = head(field, place.cells);
                text::put(buffer, (x, area.y), place.cells, &piece(Role::Heading, head), theme);
            }
            for line in list {
                let y = area.y.saturating_add(heads).saturating_add(u16_of(line.below));
                let row = &self.sheet.blocks[line.block][line.row];
                if let Some(cell) = row.get(place.field).filter(|_| y < area.bottom()) {
                    let shown = shown(cell, field, place.cells);
                    text::put(buffer, (x, y), place.cells, &piece(cell.role, shown), theme);
                }
            }
            x = x.saturating_add(u16_of(place.cells + layout.gap));
        }
        if left_out(next..self.sheet.fields.len()) {
            text::put(buffer, (x.saturating_sub(u16_of(layout.gap)), area.y), 1, &mark, theme);
        }
    }
}

fn head(field: &Field, cells: usize) -> String {
    match field.align {
        Align::Left => text::left(&field.head, cells),
        Align::Center => text::center(&field.head, cells),
        Align::Right | Align::Point => text::right(&field.head, cells),
    }
}

fn shown(cell: &Cell, field: &Field, cells: usize) -> String {
    let safe = text::clean(cell.fitting(cells));
    match field.align {
        Align::Left => text::left(&safe, cells),
        Align::Center => text::center(&safe, cells),
        Align::Right => text::right(&safe, cells),
        Align::Point => text::on_point(&safe, cells, field.behind),
    }
}

/// Draws a text in the middle of a line.
pub(crate) fn centered(shown: &str, role: Role, area: Rect, buffer: &mut Buffer, theme: &Theme) {
    if area.height == 0 {
        return;
    }
    let cells = usize::from(area.width);
    let shown = text::center(&text::clean(shown), cells);
    text::put(buffer, (area.x, area.y), cells, &piece(role, shown), theme);
}

fn u16_of(cells: usize) -> u16 {
    u16::try_from(cells).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts of every screen are inside it, one below the other.
    #[test]
    fn parts_never_overlap() {
        for (width, height) in
            (1..=220).step_by(7).flat_map(|width| (0..=70).map(move |height| (width, height)))
        {
            let area = Rect::new(3, 2, width, height);
            for headline in [1, 3, 5] {
                let Parts { title, headline, caption, body, foot, keys } = Parts::of(area, headline);
                let mut y = area.y;
                for part in [title, headline, caption, body, foot, keys] {
                    assert!(y <= part.y && part.bottom() <= area.bottom(), "{part:?} of {area:?}");
                    assert_eq!((part.x, part.width), (area.x, area.width));
                    y = part.bottom();
                }
            }
        }
    }

    /// A table that should be whole marks the fields that are left out; another sheet does not.
    #[test]
    fn left_out_fields_are_marked() {
        let field =
            |rank, head: &str| Field { head: head.to_owned(), align: Align::Left, rank, cells: 4, behind: 0 };
        let drawn = |stays_whole| {
            let fields = vec![field(0, "name"), field(2, "1"), field(1, "2"), field(0, "MP"), field(3, "GP")];
            let row = vec![crate::widgets::table::cell(Role::Text, "x"); fields.len()];
            let (headline, caption) = (String::new(), String::new());
            let sheet = Sheet { headline, caption, fields, stays_whole, blocks: vec![vec![row]] };
            let page = Page { title: "", sheet: &sheet, ahead: None, number: 0 };
            let mut buffer = Buffer::empty(Rect::new(0, 0, 22, 12));
            let (parts, ..) = page.draw(buffer.area, &mut buffer, &Theme::plain());
            (0..22).map(|x| buffer[(x, parts.body.y)].symbol()).collect::<String>().trim().to_owned()
        };
        assert_eq!(drawn(true), "name  …2      MP  …");
        assert_eq!(drawn(false), "name   2      MP");
    }
}
