//! A list to choose from while typing a few letters.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::layer::{Heard, Layer};
use crate::tui::intent::Intent;
use crate::tui::keys::Context;
use crate::tui::request::{Choices, Found, News, Request};
use crate::tui::scene::Scene;
use crate::tui::search;
use crate::tui::text::{self, piece};
use crate::tui::theme::{Role, Theme};
use crate::tui::widgets::field::Field;
use crate::tui::widgets::panel;

/// The widest a list to choose from becomes.
const WIDEST: u16 = 76;

/// Texts, a few letters, and the texts that match them.
#[derive(Debug)]
pub struct Choice {
    title: String,
    items: Vec<String>,
    /// The numbers by which texts are called, too.
    numbers: Vec<Option<u16>>,
    query: Field,
    /// The places of the texts that match.
    hits: Vec<usize>,
    cursor: usize,
    top: usize,
    list: Rect,
}

impl Choice {
    /// Makes a choice of texts.
    #[must_use]
    pub fn new<'a>(title: impl Into<String>, items: impl Iterator<Item = &'a str>) -> Self {
        let items: Vec<String> = items.map(|item| text::clean(item).into_owned()).collect();
        let hits = search::search("", items.iter().map(String::as_str));
        let query = Field::default();
        let numbers = Vec::new();
        Self { title: title.into(), items, numbers, query, hits, cursor: 0, top: 0, list: Rect::ZERO }
    }

    /// Returns the text under the cursor, by its place.
    #[must_use]
    pub fn chosen(&self) -> Option<usize> {
        self.hits.get(self.cursor).copied()
    }

    /// Moves or searches.
    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever does not move is for the input line")]
    pub fn handle(&mut self, intent: Intent) {
        let last = self.hits.len().saturating_sub(1);
        match intent {
            Intent::Up => self.cursor = self.cursor.saturating_sub(1),
            Intent::Down => self.cursor = (self.cursor + 1).min(last),
            other => {
                if self.query.handle(other) {
                    self.search();
                }
            }
        }
    }

    /// Searches for a pasted text.
    pub fn paste(&mut self, text: &str) {
        self.query.insert(text);
        self.search();
    }

    fn search(&mut self) {
        self.hits = search::search(self.query.text(), self.items.iter().map(String::as_str));
        let called = called(self.query.text(), &self.numbers);
        self.hits.retain(|hit| !called.contains(hit));
        self.hits.splice(0..0, called);
        self.cursor = 0;
    }

    /// Puts the cursor where the mouse is; gives whether there is anything.
    pub fn click(&mut self, x: u16, y: u16) -> bool {
        let inside = self.list.contains(Position { x, y });
        let at = self.top + usize::from(y.saturating_sub(self.list.y));
        let hit = inside && at < self.hits.len();
        if hit {
            self.cursor = at;
        }
        hit
    }

    /// Draws the letters and what matches them.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        let height = u16::try_from(self.items.len() + 4).unwrap_or(u16::MAX);
        let inside =
            panel::open(area, (WIDEST, height.min(area.height.max(6) - 2)), &self.title, buffer, theme);
        if inside.height < 2 {
            return;
        }
        let count = format!("{}/{}", self.hits.len(), self.items.len());
        let count_width = u16::try_from(text::width(&count) + 1).unwrap_or(0);
        let line = Rect { width: inside.width.saturating_sub(count_width), height: 1, ..inside };
        self.query.draw(line, buffer, theme);
        text::put(buffer, (line.right() + 1, inside.y), count.len(), &piece(Role::Dim, count), theme);
        self.list = Rect { y: inside.y + 1, height: inside.height - 1, ..inside };
        self.draw_list(buffer, theme);
    }

    fn draw_list(&mut self, buffer: &mut Buffer, theme: &Theme) {
        let height = usize::from(self.list.height);
        self.top = self.top.min(self.cursor);
        if self.top + height <= self.cursor {
            self.top = self.cursor + 1 - height;
        }
        let cells = usize::from(self.list.width).saturating_sub(2);
        let seen = self.hits.iter().skip(self.top).take(height).map(|hit| self.items[*hit].as_str());
        let letters = search::letters(self.query.text(), seen.clone());
        for (y, (at, (item, letters))) in (self.list.y..).zip((self.top..).zip(seen.zip(&letters))) {
            let line = search::marked(item, letters);
            text::put_line(buffer, (self.list.x + 2, y), cells, &line, theme);
            if at == self.cursor {
                let style = ratatui::style::Style { fg: None, ..theme.style(Role::Cursor) };
                buffer.set_style(Rect { y, height: 1, ..self.list }, style);
                text::put(buffer, (self.list.x, y), 1, &piece(Role::Accent, "▌"), theme);
            }
        }
        if self.hits.is_empty() {
            let nothing = piece(Role::Dim, "nothing matches");
            text::put(buffer, (self.list.x + 2, self.list.y), cells, &nothing, theme);
        }
    }
}

/// Returns the places of the numbers that begin with what is typed, the lowest first; none when it is no number.
fn called(query: &str, numbers: &[Option<u16>]) -> Vec<usize> {
    let query = query.trim();
    if query.is_empty() || !query.chars().all(|c| c.is_ascii_digit()) {
        return Vec::new();
    }
    let mut called: Vec<(u16, usize)> =
        numbers.iter().enumerate().filter_map(|(at, number)| Some(((*number)?, at))).collect();
    called.retain(|(number, _)| number.to_string().starts_with(query));
    called.sort_unstable();
    called.into_iter().map(|(_, at)| at).collect()
}

/// A list of the event to choose from.
#[derive(Debug)]
pub struct Finder {
    choice: Choice,
    /// What the items stand for.
    found: Vec<Found>,
}

impl Finder {
    /// Opens a list to choose from.
    #[must_use]
    pub fn new(choices: Choices) -> Self {
        let Choices { title, items, start } = choices;
        let mut choice = Choice::new(title, items.iter().map(|item| item.text.as_str()));
        choice.numbers = items.iter().map(|item| item.number).collect();
        choice.cursor = start;
        Self { choice, found: items.into_iter().map(|item| item.found).collect() }
    }
}

impl Layer for Finder {
    fn context(&self) -> Context {
        Context::Pick
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever does not choose is for the list")]
    fn handle(&mut self, intent: Intent, _scene: &Scene<'_>) -> Heard {
        match intent {
            Intent::Cancel => Heard::Close,
            Intent::Accept => match self.choice.chosen().and_then(|at| self.found.get(at)) {
                Some(found) => Heard::Then(Request::Tell(News::Found(found.clone()))),
                None => Heard::Stay,
            },
            other => {
                self.choice.handle(other);
                Heard::Stay
            }
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        self.choice.draw(area, buffer, scene.theme());
    }

    fn paste(&mut self, text: &str) {
        self.choice.paste(text);
    }

    fn click(&mut self, x: u16, y: u16, scene: &Scene<'_>) -> Heard {
        if self.choice.click(x, y) { self.handle(Intent::Accept, scene) } else { Heard::Stay }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_calls_whoever_has_it() {
        let numbers = [Some(12), Some(3), None, Some(1)];
        assert_eq!(called("1", &numbers), [3, 0]);
        assert_eq!(called("12", &numbers), [0]);
        assert!(called("", &numbers).is_empty());
        assert!(called("dahl", &numbers).is_empty());
    }
}
