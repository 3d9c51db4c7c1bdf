//! A question: its outcomes, each with its own key, and Esc, which changes nothing.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layer::{Heard, Layer};
use crate::jobs::request::{NamedOutcome, Question};
use crate::keys::intent::Intent;
use crate::keys::{Context, Keymap};
use crate::scene::Scene;
use crate::widgets::panel;
use crate::widgets::text::{self, Line, Piece, own, piece};
use crate::widgets::theme::Role;
use formats::language::desk::DeskLanguage;

/// A question.
#[derive(Debug)]
pub(crate) struct Confirm {
    title: Piece,
    lines: Vec<Line>,
    outcomes: Vec<NamedOutcome>,
    safe: Piece,
    is_twice: bool,
    /// The outcome that was chosen once and waits for a confirmation.
    chosen: Option<Intent>,
    from: usize,
}

impl Confirm {
    /// Creates a question.
    #[must_use]
    pub(crate) fn new(question: Question) -> Self {
        let Question { title, lines, outcomes, safe, is_twice, level: _, after: _ } = question;
        Self { title, lines, outcomes, safe, is_twice, chosen: None, from: 0 }
    }

    /// Chooses an outcome, which is then done or asked about a second time.
    fn choose(&mut self, intent: Intent) -> Heard {
        // Only the named keys answer.
        let Some(at) = self.outcomes.iter().position(|one| one.intent == intent) else {
            return Heard::Refuse("that key is no answer to this question".to_owned());
        };
        let chosen = self.outcomes[at].intent;
        if self.is_twice && self.chosen != Some(chosen) {
            self.chosen = Some(chosen);
            return Heard::Stay;
        }
        Heard::Then(self.outcomes.swap_remove(at).then)
    }

    /// Names the outcomes with their keys, the safe one last.
    fn named(&self, keymap: &Keymap, language: &DeskLanguage) -> Vec<Line> {
        let key =
            |intent| keymap.key_of(Context::Confirm, intent).map_or_else(String::new, |key| key.to_string());
        let mut lines: Vec<Line> = Vec::new();
        for one in &self.outcomes {
            let again = match (self.is_twice, self.chosen == Some(one.intent)) {
                (false, _) => "",
                (true, false) => " (asked once more)",
                (true, true) => ", once more",
            };
            lines.push(vec![
                piece(Role::Key, key(one.intent)),
                own(
                    Role::Warning,
                    format!(" {}{}", panel::said(&one.does, language).text, language.word(again)),
                ),
            ]);
        }
        lines.push(vec![
            piece(Role::Key, key(Intent::No)),
            own(Role::Text, format!(" {}", panel::said(&self.safe, language).text)),
        ]);
        lines
    }
}

/// Puts parts side by side if there is room, otherwise below each other.
fn beside(parts: Vec<Line>, cells: usize) -> Vec<Line> {
    const GAP: &str = "   ";
    let width =
        parts.iter().map(|part| text::line_width(part)).sum::<usize>() + GAP.len() * (parts.len() - 1);
    if cells < width {
        return parts.into_iter().flat_map(|part| text::wrap_line(&part, cells)).collect();
    }
    let joined = parts.into_iter().reduce(|mut line, part| {
        line.push(piece(Role::Text, GAP));
        line.extend(part);
        line
    });
    joined.into_iter().collect()
}

impl Layer for Confirm {
    fn context(&self) -> Context {
        Context::Confirm
    }

    fn answers(&self) -> Option<Vec<Intent>> {
        Some(self.outcomes.iter().map(|one| one.intent).chain([Intent::No]).collect())
    }

    fn is_answer(&self, intent: Intent) -> bool {
        intent == Intent::No || self.outcomes.iter().any(|one| one.intent == intent)
    }

    fn handle(&mut self, intent: Intent, _scene: &Scene<'_>) -> Heard {
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "whatever does not scroll or leave may be an outcome"
        )]
        match intent {
            Intent::No => return Heard::Close,
            // If no outcome saves input, the key moves the cursor as in every list.
            Intent::Keep if self.outcomes.iter().all(|one| one.intent != Intent::Keep) => {
                self.from = self.from.saturating_sub(1);
            }
            Intent::Up => self.from = self.from.saturating_sub(1),
            Intent::Down => self.from += 1,
            Intent::PageUp | Intent::PageDown | Intent::First | Intent::Last => {}
            outcome => return self.choose(outcome),
        }
        Heard::Stay
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let language = scene.language();
        let lines = panel::wrapped(&panel::in_language(&self.lines, language), area);
        let cells = usize::from(area.width).saturating_sub(4);
        let named = beside(self.named(&scene.settings.keymap, language), cells);
        let widest = lines.iter().chain(&named).map(|line| text::line_width(line)).max().unwrap_or(0);
        let width = widest.max(text::width(&panel::said(&self.title, language).text) + 4) + 4;
        let below = u16::try_from(named.len()).unwrap_or(u16::MAX);
        let height = u16::try_from(lines.len() + 3).unwrap_or(u16::MAX).saturating_add(below);
        let size = (u16::try_from(width).unwrap_or(u16::MAX), height);
        let inside = panel::open(area, size, &self.title, buffer, scene.theme());
        if inside.height <= below {
            return;
        }
        let above = Rect { height: inside.height - below, ..inside };
        self.from = panel::lines(&lines, self.from, above, buffer, scene.theme());
        let cells = usize::from(inside.width);
        for (y, line) in (above.bottom()..inside.bottom()).zip(&named) {
            text::put_line(buffer, (inside.x, y), cells, line, scene.theme());
        }
    }
}
