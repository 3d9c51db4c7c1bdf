//! The interface of overlays, and their answers.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::jobs::request::Request;
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;

/// The answer of an overlay to a key.
#[derive(Debug)]
pub(crate) enum Heard {
    /// It stays open.
    Stay,
    /// It closes.
    Close,
    /// It closes with a request.
    Then(Request),
    /// It stays open with a request.
    Also(Request),
    /// It stays open until the program has processed its text.
    Typed,
    /// It stays open and explains why the key did nothing.
    Refuse(String),
    /// It stays open: the key has no meaning here.
    Unhandled,
}

/// The interface of every overlay.
pub(crate) trait Layer {
    /// Returns the context in which keys are looked up.
    fn context(&self) -> Context;

    /// Returns the keys of its context that have a meaning now; `None` if all have.
    fn answers(&self) -> Option<Vec<Intent>> {
        None
    }

    /// Returns true if this intent answers a question, so that a key which was typed ahead must not trigger
    /// it.
    fn is_answer(&self, _intent: Intent) -> bool {
        false
    }

    /// Carries out the meaning of a key.
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Heard;

    /// Draws itself over the screen.
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>);

    /// Handles a pasted text.
    fn paste(&mut self, _text: &str) {}

    /// Handles a click.
    fn click(&mut self, _x: u16, _y: u16, _scene: &Scene<'_>) -> Heard {
        Heard::Stay
    }
}
