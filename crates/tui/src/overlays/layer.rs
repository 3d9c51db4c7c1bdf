//! What every overlay can do, and what it answers.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use crate::work::request::Request;

/// What an overlay answers to a key.
#[derive(Debug)]
pub enum Heard {
    /// It stays.
    Stay,
    /// It goes.
    Close,
    /// It goes and something is to be done.
    Then(Request),
    /// It stays and something is to be done.
    Also(Request),
    /// It stays until the program has understood what is typed on it.
    Typed,
    /// It stays, and says why the key did nothing.
    Refuse(String),
    /// It stays: the key has no meaning on this overlay.
    Unhandled,
}

/// What every overlay can do.
pub trait Layer {
    /// Returns the context in which keys are looked up.
    fn context(&self) -> Context;

    /// Returns the keys of its context that mean something, where not all of them do.
    fn answers(&self) -> Option<Vec<Intent>> {
        None
    }

    /// Whether a key that means this answers what is asked here, so that it must not be one that was typed before it was read.
    fn is_answer(&self, _intent: Intent) -> bool {
        false
    }

    /// Does what a key means.
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Heard;

    /// Draws itself over the screen.
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>);

    /// Takes a pasted text.
    fn paste(&mut self, _text: &str) {}

    /// Takes a click.
    fn click(&mut self, _x: u16, _y: u16, _scene: &Scene<'_>) -> Heard {
        Heard::Stay
    }
}
