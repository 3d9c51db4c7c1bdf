//! The cells of a table.

use crate::widgets::text;
use crate::widgets::theme::Role;

/// The content of a cell of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Cell {
    /// The text.
    pub text: String,
    /// Its meaning on the screen.
    pub role: Role,
    /// True if it may extend over the empty cells after it instead of widening its column.
    pub(super) spills: bool,
    /// True if it is a text of the program, in a column of names or other texts.
    pub(super) told: bool,
    /// For a name: the width that should be visible before other columns get room.
    pub(super) whole: usize,
    /// The length of the end that is not cut: it distinguishes namesakes.
    end: usize,
    /// The short name that is shown instead of a text that does not fit; empty without one.
    short_name: String,
}

impl Cell {
    /// Lets a text on the left extend over the empty cells after it; it does not widen its column.
    #[must_use]
    pub(crate) const fn spilling(mut self) -> Self {
        self.spills = true;
        self
    }

    /// Marks the text as one of the program, which is shown in the language of the desk.
    #[must_use]
    pub(crate) const fn told(mut self) -> Self {
        self.told = true;
        self
    }

    /// Marks the cell as a name: the surname and the addition that distinguishes namesakes are shown whole
    /// before other columns get room, and the whole name before others get more than their least width.
    #[must_use]
    pub(crate) fn named(mut self) -> Self {
        /// The width of the mark of a cut.
        const CUT: usize = 1;
        let (name, apart) = text::without_end(&self.text);
        let surname = name.split_once(',').map(|(surname, _)| text::width(surname) + CUT);
        self.whole = surname.unwrap_or_else(|| text::width(name)) + text::width(apart);
        self.end = apart.len();
        self
    }

    /// Shows the addition that distinguishes namesakes whole, after some letters of the name.
    #[must_use]
    pub(crate) fn told_apart(mut self) -> Self {
        /// The letters of the name.
        const LETTERS: usize = 4;
        let (name, apart) = text::without_end(&self.text);
        if self.short_name.is_empty() && !apart.is_empty() {
            self.whole = text::width(name).min(LETTERS) + text::width(apart);
            self.end = apart.len();
        }
        self
    }

    /// Adds a short name, which is shown instead of a text that does not fit.
    #[must_use]
    pub(crate) fn shortened(mut self, short_name: &str) -> Self {
        short_name.clone_into(&mut self.short_name);
        self
    }

    /// Adds a text at the end of the text and of the short name.
    pub(crate) fn extend(&mut self, end: &str) {
        self.text.push_str(end);
        if !self.short_name.is_empty() {
            self.short_name.push_str(end);
        }
    }

    /// Returns the text, or the short name if it does not fit into some cells.
    pub(crate) fn fitting(&self, cells: usize) -> &str {
        let is_cut = !self.short_name.is_empty() && cells < text::width(&text::clean(&self.text));
        if is_cut { &self.short_name } else { &self.text }
    }

    /// Returns the text cut to some cells; a name with namesakes is cut in its middle.
    pub(super) fn cut_to(&self, cells: usize) -> String {
        let fitting = self.fitting(cells);
        if fitting != self.text {
            return text::clean(fitting).into_owned();
        }
        let (name, apart) = self.text.split_at(self.text.len() - self.end);
        let (name, apart) = (text::clean(name), text::clean(apart));
        let room = cells.saturating_sub(text::width(&apart));
        if text::width(&name) <= room || room < 2 {
            return format!("{name}{apart}");
        }
        format!("{}{apart}", text::cut(&name, room))
    }
}

/// Creates a cell.
pub(crate) fn cell(role: Role, text: impl Into<String>) -> Cell {
    Cell { text: text.into(), role, spills: false, told: false, whole: 0, end: 0, short_name: String::new() }
}
