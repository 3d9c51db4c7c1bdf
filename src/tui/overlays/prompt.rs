//! An input line that asks for one thing.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Heard, Layer};
use crate::tui::answers;
use crate::tui::intent::Intent;
use crate::tui::keys::Context;
use crate::tui::request::Asked;
use crate::tui::scene::Scene;
use crate::tui::text::{self, piece};
use crate::tui::theme::Role;
use crate::tui::widgets::field::Field;
use crate::tui::widgets::panel;

/// The widest an input line becomes.
const WIDEST: u16 = 76;

/// An input line that asks for one thing.
#[derive(Debug)]
pub struct Prompt {
    title: String,
    hint: String,
    field: Field,
    asked: Asked,
    complaint: Option<String>,
}

impl Prompt {
    /// Asks for something; `hint` says what it looks like.
    #[must_use]
    pub fn new(title: impl Into<String>, hint: impl Into<String>, asked: Asked) -> Self {
        Self { title: title.into(), hint: hint.into(), field: Field::default(), asked, complaint: None }
    }

    /// Offers a text to be changed.
    #[must_use]
    pub fn offering(mut self, text: &str) -> Self {
        self.field = Field::holding(text);
        self
    }
}

impl Layer for Prompt {
    fn context(&self) -> Context {
        Context::Line
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "whatever does not answer is for the input line")]
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Heard {
        match intent {
            Intent::Cancel => Heard::Close,
            Intent::Accept => match answers::answer(&self.asked, self.field.text(), scene) {
                Ok(request) => Heard::Then(request),
                Err(complaint) => {
                    self.complaint = Some(complaint);
                    Heard::Stay
                }
            },
            other => {
                if self.field.handle(other) {
                    self.complaint = None;
                }
                Heard::Stay
            }
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let theme = scene.theme();
        let room = usize::from(WIDEST.min(area.width)).saturating_sub(4);
        let below = match &self.complaint {
            Some(complaint) => text::wrap(complaint, room),
            None => text::wrap(&self.hint, room),
        };
        let height = u16::try_from(below.len() + 3).unwrap_or(u16::MAX);
        let inside = panel::open(area, (WIDEST, height), &self.title, buffer, theme);
        self.field.draw(inside, buffer, theme);
        let role = if self.complaint.is_some() { Role::Error } else { Role::Dim };
        for (y, line) in (inside.y + 1..inside.bottom()).zip(below) {
            text::put(buffer, (inside.x, y), room, &piece(role, line), theme);
        }
    }

    fn paste(&mut self, text: &str) {
        self.field.insert(text);
    }
}
