//! An input line that asks for one thing.

use std::borrow::Cow;

use desk::input::members;
use formats::values;
use formats::views::numbers::called;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::layer::{Heard, Layer};
use crate::jobs::input_lines;
use crate::jobs::request::{InputLine, InputPurpose};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::widgets::field::Field;
use crate::widgets::panel;
use crate::widgets::text::{self, Line, Piece, piece, titled};
use crate::widgets::theme::Role;

/// The greatest width of an input line.
const WIDEST: u16 = 76;

/// An input line that asks for one thing.
#[derive(Debug)]
pub(crate) struct Prompt {
    line: InputLine,
    field: Field,
    complaint: Option<String>,
}

impl Prompt {
    /// Opens an input line, with the caret at the end of the offered text or at its first field.
    #[must_use]
    pub(crate) fn new(line: InputLine) -> Self {
        let mut field = Field::holding(&line.offered);
        if line.at_start {
            field.handle(Intent::CaretStart);
        }
        Self { line, field, complaint: None }
    }

    /// Returns the line as it was opened.
    #[must_use]
    pub(crate) const fn line(&self) -> &InputLine {
        &self.line
    }

    /// Replaces the offered text by one that was typed before.
    pub(crate) fn type_again(&mut self, text: &str) {
        self.field = Field::holding(text);
    }

    /// Replaces the offered text by one that was typed before and left: typing replaces it.
    pub(crate) fn offer_again(&mut self, text: &str) {
        self.field = Field::offering(text);
    }

    /// Returns the purpose of the line, and its text.
    #[must_use]
    pub(crate) fn typed(&self) -> (&InputPurpose, &str) {
        (&self.line.asked, self.field.text())
    }

    /// Shows the mistake in the text until the text changes.
    pub(crate) fn refuse(&mut self, complaint: String) {
        self.complaint = Some(complaint);
    }
}

impl Prompt {
    /// Returns the title; of a line that corrects a player of a team, it names that player.
    fn title(&self, scene: &Scene<'_>) -> Cow<'_, Piece> {
        let corrected = || {
            let InputPurpose::Member(team) = self.line.asked else { return None };
            let state = scene.state()?;
            let number = members::corrects(state.player(team)?.members.len(), self.field.text())?;
            let values = values! { "number" => number, "team" => called(state, team) };
            Some(titled(scene.tell("player-of-team", &values)))
        };
        corrected().map_or(Cow::Borrowed(&self.line.title), Cow::Owned)
    }
}

impl Layer for Prompt {
    fn context(&self) -> Context {
        Context::Line
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other keys edit the line or are unhandled")]
    fn handle(&mut self, intent: Intent, _scene: &Scene<'_>) -> Heard {
        match intent {
            Intent::Cancel => Heard::Close,
            Intent::Accept => Heard::Typed,
            other if self.field.handle(other) => {
                self.complaint = None;
                Heard::Stay
            }
            _ => Heard::Unhandled,
        }
    }

    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        let theme = scene.theme();
        let room = usize::from(WIDEST.min(area.width)).saturating_sub(4);
        let plain = |role: Role, said: &str| -> Vec<Line> {
            text::wrap(&theme.language().word(said), room)
                .into_iter()
                .map(|line| vec![piece(role, line)])
                .collect()
        };
        let understood = || input_lines::understood(&self.line.asked, self.field.text(), scene);
        let below = match &self.complaint {
            Some(complaint) => plain(Role::Error, complaint),
            None => understood().map_or_else(
                || plain(Role::Dim, &self.line.hint),
                |lines| {
                    let lines = panel::in_language(&lines, theme.language());
                    lines.iter().flat_map(|line| text::wrap_line(line, room)).collect()
                },
            ),
        };
        let height = u16::try_from(below.len() + 3).unwrap_or(u16::MAX);
        let inside = panel::open(area, (WIDEST, height), &self.title(scene), buffer, theme);
        self.field.draw(inside, buffer, theme);
        for (y, line) in (inside.y + 1..inside.bottom()).zip(&below) {
            text::put_line(buffer, (inside.x, y), room, line, theme);
        }
    }

    /// Pastes a text. Several lines are refused, except for the players of a team, one a line.
    fn paste(&mut self, text: &str) {
        // Terminals paste the end of a line as CR, files have CRLF or LF.
        let lines = text.split(['\n', '\r']).map(str::trim).filter(|line| !line.is_empty());
        let lines: Vec<&str> = lines.collect();
        match (&self.line.asked, &lines[..]) {
            (InputPurpose::Member(_), lines) => self.field.insert(&lines.join("; ")),
            (_, [] | [_]) => self.field.insert(text.trim_matches(['\n', '\r'])),
            (_, [_, _, ..]) => {
                self.complaint = Some("nothing was pasted: only one line fits here".to_owned());
                return;
            }
        }
        self.complaint = None;
    }
}
