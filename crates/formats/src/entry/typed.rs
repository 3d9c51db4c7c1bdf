//! The result of a key, and the lines that show it.

use engine::action::Outcome;

/// The result of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Typed {
    /// The input is not complete.
    More,
    /// The outcome is complete.
    Done(Outcome),
    /// The input is impossible, with the reason.
    Wrong(String),
}

/// A line of a draft on the screen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shown {
    /// The player or name of the line.
    pub label: String,
    /// The text before the caret.
    pub typed: String,
    /// The text after the caret.
    pub behind: String,
    /// The meaning, or the expected input.
    pub meaning: String,
    /// The place, in games whose places change during entry.
    pub place: String,
    /// True if this is the current line.
    pub current: bool,
}
