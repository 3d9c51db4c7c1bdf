//! A question that wants `y`, once or twice, with what the answer leads to.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layer::{Heard, Layer};
use crate::tui::intent::Intent;
use crate::tui::keys::Context;
use crate::tui::request::{Question, Request};
use crate::tui::scene::Scene;
use crate::tui::text::{self, Line, piece};
use crate::tui::theme::Role;
use crate::tui::widgets::panel;

/// A question.
#[derive(Debug)]
pub struct Confirm {
    title: String,
    lines: Vec<Line>,
    /// How often `y` is still wanted.
    left: u8,
    from: usize,
    yes: Option<Request>,
}

impl Confirm {
    /// Asks a question that wants so many times yes.
    #[must_use]
    pub fn new(question: Question, times: u8) -> Self {
        let Question { title, lines, then, .. } = question;
        Self { title, lines, left: times, from: 0, yes: then }
    }
}

impl Layer for Confirm {
    fn context(&self) -> Context {
        Context::Confirm
    }

    fn handle(&mut self, intent: Intent, _scene: &Scene<'_>) -> Heard {
        #[expect(clippy::wildcard_enum_match_arm, reason = "a question hears yes and no, and scrolls")]
        match intent {
            Intent::No => return Heard::Close,
            Intent::Up => self.from = self.from.saturating_sub(1),
            Intent::Down => self.from += 1,
            Intent::Yes => {
                self.left = self.left.saturating_sub(1);
                if self.left == 0 {
                    return self.yes.take().map_or(Heard::Close, Heard::Then);
                }
            }
            _ => {}
        }
        Heard::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let lines = panel::wrapped(&self.lines, area);
        let widest = lines.iter().map(|line| text::line_width(line)).max().unwrap_or(0);
        let question = match self.left {
            2 => "y does it (after one more question), n changes nothing",
            _ => "y does it, n changes nothing",
        };
        let width = widest.max(text::width(question)).max(text::width(&self.title) + 4) + 4;
        let size =
            (u16::try_from(width).unwrap_or(u16::MAX), u16::try_from(lines.len() + 4).unwrap_or(u16::MAX));
        let inside = panel::open(area, size, &self.title, buffer, scene.theme());
        if inside.height < 2 {
            return;
        }
        let above = Rect { height: inside.height - 1, ..inside };
        self.from = panel::lines(&lines, self.from, above, buffer, scene.theme());
        let question = piece(Role::Warning, question);
        let cells = usize::from(inside.width);
        text::put(buffer, (inside.x, inside.bottom() - 1), cells, &question, scene.theme());
    }
}
