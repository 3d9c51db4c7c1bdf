//! The interface of every screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::jobs::job::Work;
use crate::jobs::request::{News, Request, Said};
use crate::keys::Context;
use crate::keys::intent::Intent;
use crate::lists::reports::{NotReported, OnPaper};
use crate::scene::Scene;
use crate::widgets::text::Line;
use desk::input::drafts::Drafts;

/// The interface of every screen.
pub(crate) trait Face {
    /// Returns the context in which keys are looked up.
    fn context(&self, scene: &Scene<'_>) -> Context;

    /// Called when the screen is shown.
    fn enter(&mut self, _scene: &Scene<'_>) -> Option<Request> {
        None
    }

    /// Called when the screen is left; records a changed line.
    fn leave(&mut self, _scene: &Scene<'_>) -> Option<Request> {
        None
    }

    /// Carries out the meaning of a key.
    fn handle(&mut self, intent: Intent, scene: &Scene<'_>) -> Option<Request>;

    /// Returns true if a key would have an effect now.
    fn possible(&self, intent: Intent, scene: &Scene<'_>) -> bool;

    /// Returns true if a key can ever have an effect in this event; the key bar shows no others.
    fn offers(&self, _intent: Intent, _scene: &Scene<'_>) -> bool {
        true
    }

    /// Returns the effect of a key here, if it differs from the label in the table of keys.
    fn label(&self, _intent: Intent, _scene: &Scene<'_>) -> Option<&'static str> {
        None
    }

    /// Draws itself.
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, scene: &Scene<'_>);

    /// Returns the name of the place for the header, in the language.
    fn place(&self, scene: &Scene<'_>) -> String;

    /// Returns the status for the line above the keys.
    fn status(&self, _cells: usize, _scene: &Scene<'_>) -> Line {
        Line::new()
    }

    /// Lays out what the screen shows on paper; `None` for a screen without a report.
    fn paper(&self, _scene: &Scene<'_>) -> Option<Result<OnPaper, NotReported>> {
        None
    }

    /// Handles a pasted text.
    fn paste(&mut self, _text: &str, _scene: &Scene<'_>) -> Option<Request> {
        Some(Request::refuse("nothing was pasted: no line is being typed"))
    }

    /// Handles a click.
    fn click(&mut self, _x: u16, _y: u16, _scene: &Scene<'_>) {}

    /// Handles news.
    fn hear(&mut self, _news: &News, _scene: &Scene<'_>) -> Option<Request> {
        None
    }

    /// Returns a description of the unrecorded input.
    fn draft(&self) -> Option<String> {
        None
    }

    /// Undoes the last step of unrecorded work here; `None` if there is no such step.
    fn take_back(&mut self) -> Option<Said> {
        None
    }

    /// Returns the unrecorded work that stops undo: an undo would change the journal, which is not what the
    /// user means.
    fn keeps_from_undo(&self) -> Option<String> {
        None
    }

    /// Returns the unrecorded input that should be saved on disk.
    fn drafts(&self, _scene: &Scene<'_>) -> Drafts {
        Drafts::default()
    }

    /// Restores saved input.
    fn take_up(&mut self, _drafts: &Drafts, _scene: &Scene<'_>) -> TakenUp {
        TakenUp::default()
    }
}

/// The result of restoring drafts.
#[derive(Debug, Default)]
pub(crate) struct TakenUp {
    /// The restored drafts.
    pub here: Vec<String>,
    /// The drafts that no longer fit the event, and the reasons.
    pub unfit: Vec<String>,
    /// The work that a restored draft needs.
    pub work: Option<Work>,
}
