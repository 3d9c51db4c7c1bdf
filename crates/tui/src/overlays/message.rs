//! A message to acknowledge.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layer::{Heard, Layer};
use crate::jobs::request::{Question, Request};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::panel;
use crate::widgets::text::{self, Line, Piece};
use formats::text::one_line;

/// A message to acknowledge, and the request after it.
#[derive(Debug)]
pub(crate) struct Message {
    title: Piece,
    lines: Vec<Line>,
    then: Option<Request>,
}

impl Message {
    /// Creates a message of a question that is only to be read.
    #[must_use]
    pub(crate) fn new(question: Question) -> Self {
        let Question { title, mut lines, after: then, .. } = question;
        for piece in lines.iter_mut().flatten() {
            // An error in a file may quote the content of the file.
            piece.text = one_line(&piece.text).into_owned();
        }
        Self { title, lines, then }
    }
}

impl Layer for Message {
    fn context(&self) -> Context {
        Context::Message
    }

    fn is_answer(&self, intent: Intent) -> bool {
        intent == Intent::Accept
    }

    fn handle(&mut self, intent: Intent, _scene: &Scene<'_>) -> Heard {
        if intent != Intent::Accept {
            return Heard::Unhandled;
        }
        self.then.take().map_or(Heard::Close, Heard::Then)
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let language = scene.language();
        let lines = panel::wrapped(&panel::in_language(&self.lines, language), area);
        let widest = lines.iter().map(|line| text::line_width(line)).max().unwrap_or(0);
        let width = u16::try_from(widest.max(text::width(&panel::said(&self.title, language).text) + 4) + 4)
            .unwrap_or(u16::MAX);
        let height = u16::try_from(lines.len() + 2).unwrap_or(u16::MAX);
        let inside = panel::open(area, (width, height), &self.title, buffer, scene.theme());
        panel::lines(&lines, 0, inside, buffer, scene.theme());
    }

    fn click(&mut self, _x: u16, _y: u16, scene: &Scene<'_>) -> Heard {
        self.handle(Intent::Accept, scene)
    }
}
