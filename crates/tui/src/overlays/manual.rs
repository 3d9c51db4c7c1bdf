//! The manual on the screen: chapters to turn, scroll and search.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layer::{Heard, Layer};
use crate::keys::intent::{Intent, ScreenKind};
use crate::keys::{Context, Keymap};
use crate::scene::Scene;
use crate::widgets::field::Field;
use crate::widgets::panel;
use crate::widgets::text::{self, Line, piece, titled};
use crate::widgets::theme::Role;
use crate::wording::manual::{Block, CHAPTERS, Chapter};
use formats::language::desk::DeskLanguage;
use formats::values;

/// The widest line of prose that is easy to read.
const WIDEST: u16 = 84;

/// The manual, open at a chapter.
#[derive(Debug)]
pub(crate) struct Manual {
    chapter: usize,
    from: usize,
    height: usize,
    cells: usize,
    /// The word that is being typed.
    typing: Option<Field>,
    /// The word to find, in lower case.
    wanted: String,
    /// The line of the last match.
    found: Option<usize>,
}

impl Manual {
    /// Opens the manual at the chapter of a screen.
    #[must_use]
    pub(crate) fn at(screen: ScreenKind) -> Self {
        let (chapter, wanted) = (Chapter::of(screen), String::new());
        Self { chapter, from: 0, height: 1, cells: usize::from(WIDEST), typing: None, wanted, found: None }
    }

    fn turn(&mut self, forward: bool) {
        let step = if forward { 1 } else { CHAPTERS.len() - 1 };
        self.chapter = (self.chapter + step) % CHAPTERS.len();
        (self.from, self.found) = (0, None);
    }

    /// Goes to the next line with the word, through all chapters and back to this one.
    fn search(&mut self, keymap: &Keymap) -> bool {
        if self.wanted.is_empty() {
            return false;
        }
        let first = self.found.map_or(0, |line| line + 1);
        for further in 0..=CHAPTERS.len() {
            let chapter = (self.chapter + further) % CHAPTERS.len();
            let lines = lines(chapter, self.cells, keymap);
            let start = if further == 0 { first } else { 0 };
            let hit = lines.iter().skip(start).position(|line| holds(line, &self.wanted));
            if let Some(hit) = hit {
                (self.chapter, self.found) = (chapter, Some(start + hit));
                self.from = (start + hit).saturating_sub(self.height / 3);
                return true;
            }
        }
        false
    }

    fn handle_typing(&mut self, intent: Intent, keymap: &Keymap) {
        let Some(field) = &mut self.typing else { return };
        #[expect(clippy::wildcard_enum_match_arm, reason = "whatever does not end the search is typed")]
        match intent {
            Intent::Cancel => self.typing = None,
            Intent::Accept => {
                self.wanted = field.take().to_lowercase();
                (self.typing, self.found) = (None, None);
                self.search(keymap);
            }
            other => drop(field.handle(other)),
        }
    }

    fn title(&self, language: &DeskLanguage) -> String {
        let chapter = CHAPTERS[self.chapter];
        let nowhere = !self.wanted.is_empty() && self.found.is_none();
        let told = if nowhere { format!(" · `{}` not found", self.wanted) } else { String::new() };
        let values = values! { "chapter" => self.chapter + 1, "chapters" => CHAPTERS.len() };
        let manual = language.tell("manual-title", &values);
        format!("{manual} · {}{}", chapter.title(), language.word(&told))
    }
}

impl Layer for Manual {
    fn context(&self) -> Context {
        if self.typing.is_some() { Context::Line } else { Context::Manual }
    }

    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Heard {
        let keymap = &scene.settings.keymap;
        if self.typing.is_some() {
            self.handle_typing(intent, keymap);
            return Heard::Stay;
        }
        let page = self.height.max(2) - 1;
        #[expect(clippy::wildcard_enum_match_arm, reason = "other keys are answered as unhandled")]
        match intent {
            Intent::Up => self.from = self.from.saturating_sub(1),
            Intent::Down => self.from += 1,
            Intent::PageUp => self.from = self.from.saturating_sub(page),
            Intent::PageDown => self.from += page,
            Intent::First => self.from = 0,
            Intent::Last => self.from = usize::MAX / 2,
            Intent::Later => self.turn(true),
            Intent::Earlier => self.turn(false),
            Intent::Find => self.typing = Some(Field::default()),
            Intent::FindNext => drop(self.search(keymap)),
            Intent::Cancel => return Heard::Close,
            _ => return Heard::Unhandled,
        }
        Heard::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let theme = scene.theme();
        let inside =
            panel::open(area, (WIDEST, area.height), &titled(self.title(theme.language())), buffer, theme);
        self.cells = usize::from(inside.width);
        let mut lines = lines(self.chapter, self.cells, &scene.settings.keymap);
        if let Some(line) = self.found.and_then(|at| lines.get_mut(at)) {
            for piece in line {
                piece.role = Role::Found;
            }
        }
        let body = match &self.typing {
            Some(field) => {
                let line = Rect { height: inside.height.min(1), ..inside };
                field.draw(line, buffer, theme);
                Rect { y: inside.y + line.height, height: inside.height - line.height, ..inside }
            }
            None => inside,
        };
        self.height = usize::from(body.height);
        self.from = panel::lines(&lines, self.from, body, buffer, theme);
    }

    fn paste(&mut self, text: &str) {
        if let Some(field) = &mut self.typing {
            field.insert(text);
        }
    }
}

fn holds(line: &Line, wanted: &str) -> bool {
    let text: String = line.iter().map(|piece| piece.text.as_str()).collect();
    text.to_lowercase().contains(wanted)
}

/// Wraps a chapter into lines of `cells` cells.
fn lines(chapter: usize, cells: usize, keymap: &Keymap) -> Vec<Line> {
    let mut lines = Vec::new();
    // The first line is the title, which is in the frame.
    for block in CHAPTERS[chapter].blocks(keymap).into_iter().skip(2) {
        match block {
            Block::Heading(line) | Block::Verbatim(line) => lines.push(line),
            Block::Gap => lines.push(Line::new()),
            Block::Paragraph(line) => {
                let broken = text::wrap_line(&line, cells).into_iter().enumerate();
                // Prose is not indented.
                lines.extend(broken.map(|(at, line)| if at == 0 { line } else { line[1..].to_vec() }));
            }
            Block::Point(mut line) => {
                line.insert(0, piece(Role::Dim, "• "));
                lines.extend(text::wrap_line(&line, cells));
            }
        }
    }
    lines
}
