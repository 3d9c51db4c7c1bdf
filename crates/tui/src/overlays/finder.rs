//! A list to choose from, filtered by a few typed letters.

use std::collections::{BTreeMap, BTreeSet};

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::layer::{Heard, Layer};
use crate::jobs::request::{Choices, News, Request};
use crate::keys::intent::Intent;
use crate::keys::{Context, Keymap};
use crate::lists::search;
use crate::scene::Scene;
use crate::widgets::field::Field;
use crate::widgets::panel;
use crate::widgets::text::{self, Piece, own, piece};
use crate::widgets::theme::{Role, Theme};
use formats::language::desk::DeskLanguage;

/// The usual width of a list; a longer line makes it wider.
const USUAL: u16 = 76;

/// The cells around a line: the frame, the cursor, and the line count.
const FRAME: usize = 8;

/// The lines for the description of the item under the cursor.
const LINES_ABOUT: u16 = 4;

/// A list of texts, a query, the matching texts, and the request of each text.
#[derive(Debug)]
pub(crate) struct Finder {
    title: Piece,
    items: Vec<String>,
    /// The request of each text.
    requests: Vec<Request>,
    /// The numbers that also select a text.
    numbers: Vec<Option<u16>>,
    /// More data on each text, shown after it; not searched.
    beside: Vec<String>,
    /// Further names by which each text is found.
    also: Vec<Vec<String>>,
    /// The name of each text that matches the query better than the text itself.
    found_by: BTreeMap<usize, String>,
    /// The description of each text; may be empty.
    about: Vec<String>,
    /// The cells of the widest text.
    widest: usize,
    query: Field,
    /// The indices of the matching texts.
    hits: Vec<usize>,
    cursor: usize,
    top: usize,
    list: Rect,
}

impl Finder {
    /// Creates a list of items to choose from.
    #[must_use]
    pub(crate) fn new(choices: Choices) -> Self {
        let Choices { title, items, start } = choices;
        let numbers = items.iter().map(|item| item.number).collect();
        let about = items.iter().map(|item| item.about.clone()).collect();
        let beside: Vec<String> = items.iter().map(|item| text::clean(&item.beside).into_owned()).collect();
        let also = items.iter().map(|item| item.also.clone()).collect();
        let whole = items.iter().map(|item| text::width(&item.text) + text::width(&item.beside));
        let widest = whole.max().unwrap_or(0);
        let asked = items.into_iter().map(|item| (item.text, Request::Tell(News::Found(item.found))));
        Self { numbers, about, beside, also, widest, cursor: start, ..Self::of(title, asked) }
    }

    /// Lists every action by name: first those of the present context, then those of every other screen.
    #[must_use]
    pub(crate) fn of_actions(here: Context, keymap: &Keymap, language: &DeskLanguage) -> Self {
        let mut known = Vec::new();
        let mut actions = Vec::new();
        let near = keymap.here(here).into_iter().filter(|one| is_action(one.context));
        let far =
            keymap.offered().filter(|one| is_action(one.context) && !here.chain().contains(&one.context));
        for one in near.chain(far) {
            let screen = one.context.screen();
            if known.contains(&(one.intent, screen)) {
                continue;
            }
            known.push((one.intent, screen));
            let key = one.keys.first().map(ToString::to_string).unwrap_or_default();
            let key = language.key(&key);
            let label = language.word_at("key", one.label);
            let name = match screen {
                Some(screen) => format!("{}: {label}  {key}", language.word(screen.name())),
                None => format!("{label}  {key}"),
            };
            actions.push((name, Request::Perform(one.intent, screen)));
        }
        Self::of("actions", actions.into_iter())
    }

    /// Lists the languages of the desk, each by its own name.
    #[must_use]
    pub(crate) fn of_languages() -> Self {
        let languages = DeskLanguage::all().map(|one| (one.name(), Request::Language(one)));
        Self::of("language of the desk", languages)
    }

    fn of(title: impl Into<Piece>, asked: impl Iterator<Item = (String, Request)>) -> Self {
        let (items, requests): (Vec<String>, Vec<Request>) =
            asked.map(|(item, request)| (text::clean(&item).into_owned(), request)).unzip();
        let widest = items.iter().map(|item| text::width(item)).max().unwrap_or(0);
        let hits = search::search("", items.iter().map(String::as_str));
        Self {
            title: title.into(),
            items,
            requests,
            numbers: Vec::new(),
            about: Vec::new(),
            beside: Vec::new(),
            also: Vec::new(),
            found_by: BTreeMap::new(),
            widest,
            query: Field::default(),
            hits,
            cursor: 0,
            top: 0,
            list: Rect::ZERO,
        }
    }

    /// Returns the request of the text under the cursor, and closes the list.
    fn choose(&mut self) -> Heard {
        let hit = self.hits.get(self.cursor).filter(|hit| **hit < self.requests.len());
        hit.map_or(Heard::Stay, |hit| Heard::Then(self.requests.swap_remove(*hit)))
    }

    fn search(&mut self) {
        self.find();
        let called = called(self.query.text(), &self.numbers);
        self.hits.retain(|hit| !called.contains(hit));
        self.hits.splice(0..0, called);
        self.cursor = 0;
    }

    /// Finds the texts that match the query, the best first. A text may match by one of its further names.
    fn find(&mut self) {
        let texts = self.items.iter().map(|item| &**item).enumerate().map(|(at, text)| (at, text, false));
        let also = self.also.iter().enumerate().filter(|_| !self.query.is_empty());
        let names = also.flat_map(|(at, names)| names.iter().map(move |name| (at, &**name, true)));
        let all: Vec<(usize, &str, bool)> = texts.chain(names).collect();
        let (mut hits, mut found_by, mut seen) = (Vec::new(), BTreeMap::new(), BTreeSet::new());
        for hit in search::search(self.query.text(), all.iter().map(|(_, text, _)| *text)) {
            let Some((at, text, is_name)) = all.get(hit).copied() else { continue };
            if seen.insert(at) {
                hits.push(at);
                found_by.extend(is_name.then(|| (at, text::clean(text).into_owned())));
            }
        }
        (self.hits, self.found_by) = (hits, found_by);
    }

    /// Draws the description of the item under the cursor.
    fn draw_about(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        let about = self.hits.get(self.cursor).and_then(|hit| self.about.get(*hit));
        let lines = about.map(|about| text::wrap(about, usize::from(area.width))).unwrap_or_default();
        for (y, line) in (area.y..area.bottom()).zip(lines) {
            text::put(buffer, (area.x, y), usize::from(area.width), &piece(Role::Dim, line), theme);
        }
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
            let mut line = search::marked(item, letters);
            let hit = self.hits.get(at);
            let beside = hit.and_then(|hit| self.beside.get(*hit));
            line.extend(beside.map(|beside| piece(Role::Dim, beside.clone())));
            let name = hit.and_then(|hit| self.found_by.get(hit));
            line.extend(name.map(|name| own(Role::Found, format!("  {name}"))));
            text::put_line(buffer, (self.list.x + 2, y), cells, &line, theme);
            if at == self.cursor {
                let style = ratatui::style::Style { fg: None, ..theme.style(Role::Cursor) };
                buffer.set_style(Rect { y, height: 1, ..self.list }, style);
                text::put(buffer, (self.list.x, y), 1, &piece(Role::Accent, "▌"), theme);
            }
        }
        if self.hits.is_empty() {
            let nothing = own(Role::Dim, theme.language().word("nothing matches"));
            text::put(buffer, (self.list.x + 2, self.list.y), cells, &nothing, theme);
        }
    }
}

/// Returns the indices of the numbers that begin with the query, the lowest first; empty if the query is not
/// a number.
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

/// Returns true if a context has actions with names: not the keys of lists, input lines and questions.
const fn is_action(context: Context) -> bool {
    match context {
        Context::Global
        | Context::Home
        | Context::Setup
        | Context::Players
        | Context::Round
        | Context::Walk
        | Context::Special
        | Context::Slips
        | Context::Hands
        | Context::Matches
        | Context::MatchIn
        | Context::Tricks
        | Context::Draft
        | Context::Standings
        | Context::Crosstable
        | Context::Card
        | Context::Audit
        | Context::Reports => true,
        Context::List
        | Context::Prizes
        | Context::Field
        | Context::Reader
        | Context::Manual
        | Context::Slip
        | Context::Forfeit
        | Context::Other
        | Context::Check
        | Context::Working
        | Context::Hand
        | Context::Match
        | Context::MatchLine
        | Context::Trick
        | Context::Projector
        | Context::Line
        | Context::Pick
        | Context::Confirm
        | Context::Message
        | Context::ListPreview
        | Context::ListCheck
        | Context::Adding => false,
    }
}

impl Layer for Finder {
    fn context(&self) -> Context {
        Context::Pick
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys edit the line or are unhandled")]
    fn handle(&mut self, intent: Intent, _scene: &Scene<'_>) -> Heard {
        let last = self.hits.len().saturating_sub(1);
        match intent {
            Intent::Cancel => return Heard::Close,
            Intent::Accept => return self.choose(),
            Intent::Up => self.cursor = self.cursor.saturating_sub(1),
            Intent::Down => self.cursor = (self.cursor + 1).min(last),
            other if self.query.handle(other) => self.search(),
            _ => return Heard::Unhandled,
        }
        Heard::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let theme = scene.theme();
        let wanted = self.widest.max(text::width(&panel::said(&self.title, theme.language()).text)) + FRAME;
        let width = u16::try_from(wanted).unwrap_or(u16::MAX).max(USUAL).min(area.width.max(USUAL + 4) - 4);
        let about = if self.about.iter().all(String::is_empty) { 0 } else { LINES_ABOUT };
        let height = u16::try_from(self.items.len() + 4).unwrap_or(u16::MAX).saturating_add(about);
        let inside =
            panel::open(area, (width, height.min(area.height.max(6) - 2)), &self.title, buffer, theme);
        if inside.height < 2 {
            return;
        }
        let count = format!("{}/{}", self.hits.len(), self.items.len());
        let count_width = u16::try_from(text::width(&count) + 1).unwrap_or(0);
        let line = Rect { width: inside.width.saturating_sub(count_width), height: 1, ..inside };
        self.query.draw(line, buffer, theme);
        text::put(buffer, (line.right() + 1, inside.y), count.len(), &piece(Role::Dim, count), theme);
        // The description must leave room for a few items.
        let about = if inside.height < 2 * LINES_ABOUT { 0 } else { about };
        self.list = Rect { y: inside.y + 1, height: inside.height - 1 - about, ..inside };
        self.draw_list(buffer, theme);
        self.draw_about(Rect { y: self.list.bottom(), height: about, ..inside }, buffer, theme);
    }

    fn paste(&mut self, text: &str) {
        self.query.insert(text);
        self.search();
    }

    fn click(&mut self, x: u16, y: u16, _scene: &Scene<'_>) -> Heard {
        let inside = self.list.contains(Position { x, y });
        let at = self.top + usize::from(y.saturating_sub(self.list.y));
        if !inside || self.hits.len() <= at {
            return Heard::Stay;
        }
        self.cursor = at;
        self.choose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_selects_its_player() {
        let numbers = [Some(12), Some(3), None, Some(1)];
        assert_eq!(called("1", &numbers), [3, 0]);
        assert_eq!(called("12", &numbers), [0]);
        assert!(called("", &numbers).is_empty());
        assert!(called("dahl", &numbers).is_empty());
    }
}
