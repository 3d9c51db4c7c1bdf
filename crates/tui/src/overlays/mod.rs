//! Overlays: the windows over a screen. The topmost one gets a key first.
//!
//! Every overlay implements `Layer` (`layer.rs`), and [`Overlay`] lists them. A key ends in a `Heard`: the
//! overlay stays, closes, or hands a request to the program. So an overlay does not know the screen below it.
//! A question (`confirm.rs`) has a key for each outcome, and Esc changes nothing. Overlays that change with
//! time (`moves_by_itself`) are drawn on every tick.

pub(crate) mod confirm;
pub(crate) mod finder;
pub(crate) mod help;
pub(crate) mod layer;
pub(crate) mod list_check;
pub(crate) mod list_preview;
pub(crate) mod manual;
pub(crate) mod message;
pub(crate) mod projector;
pub(crate) mod prompt;
pub(crate) mod reader;
pub(crate) mod settings;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::jobs::request::Question;
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::scene::Scene;
use confirm::Confirm;
use finder::Finder;
use layer::{Heard, Layer};
use list_check::ListCheck;
use list_preview::ListPreview;
use manual::Manual;
use message::Message;
use projector::Projector;
use prompt::Prompt;
use reader::Reader;

/// A window over a screen.
#[derive(Debug)]
pub(crate) enum Overlay {
    /// A text to read: help, an explanation, an entry of the journal.
    Reader(Reader),
    /// The manual.
    Manual(Manual),
    /// A list to choose from.
    Finder(Finder),
    /// A question.
    Confirm(Confirm),
    /// A message to acknowledge.
    Message(Message),
    /// An input line.
    Prompt(Prompt),
    /// A list of players before it is imported.
    List(Box<ListPreview>),
    /// The differences from the rating lists.
    Check(Box<ListCheck>),
    /// The standings in large letters.
    Projector(Projector),
}

impl Overlay {
    /// Creates the overlay of a question: a message if it is only to be read.
    #[must_use]
    pub(crate) fn question(question: Question) -> Self {
        if question.outcomes.is_empty() {
            Self::Message(Message::new(question))
        } else {
            Self::Confirm(Confirm::new(question))
        }
    }

    fn layer(&mut self) -> &mut dyn Layer {
        match self {
            Self::Reader(layer) => layer,
            Self::Manual(layer) => layer,
            Self::Finder(layer) => layer,
            Self::Confirm(layer) => layer,
            Self::Message(layer) => layer,
            Self::Prompt(layer) => layer,
            Self::List(layer) => &mut **layer,
            Self::Check(layer) => &mut **layer,
            Self::Projector(layer) => layer,
        }
    }

    /// Returns the context in which keys are looked up.
    pub(crate) fn context(&mut self) -> Context {
        self.layer().context()
    }

    /// Returns the keys of its context that have a meaning now; `None` if all have.
    pub(crate) fn answers(&mut self) -> Option<Vec<Intent>> {
        self.layer().answers()
    }

    /// Returns true if this intent answers a question.
    pub(crate) fn is_answer(&mut self, intent: Intent) -> bool {
        self.layer().is_answer(intent)
    }

    /// Handles a key.
    pub(crate) fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Heard {
        self.layer().handle(intent, scene)
    }

    /// Draws itself over the screen.
    pub(crate) fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>) {
        self.layer().draw(area, buffer, scene);
    }

    /// Handles a pasted text.
    pub(crate) fn paste(&mut self, text: &str) {
        self.layer().paste(text);
    }

    /// Handles a click.
    pub(crate) fn click(&mut self, x: u16, y: u16, scene: &Scene<'_>) -> Heard {
        self.layer().click(x, y, scene)
    }

    /// Returns true if it covers the whole screen and turns its pages automatically.
    #[must_use]
    pub(crate) const fn moves_by_itself(&self) -> bool {
        matches!(self, Self::Projector(_))
    }
}
