//! The columns of a table.

use std::borrow::Cow;

/// The alignment of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    /// On the left.
    Left,
    /// On the right.
    Right,
    /// In the middle.
    Center,
    /// Numbers on the right, with aligned decimal points.
    Point,
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Column {
    /// Its heading.
    pub head: Cow<'static, str>,
    /// The alignment of its texts.
    pub align: Align,
    /// The least useful width.
    pub least: usize,
    /// The largest useful width; up to this, a column is as wide as its texts.
    pub most: usize,
    /// The rank in which it is removed if there is little room, the highest first; 0 is never removed.
    pub drop: u8,
    /// True if it stays when the table is scrolled sideways.
    pub fixed: bool,
    /// The kind of its cells if they are texts of the program, which are shown in the language of the desk.
    pub told: Option<&'static str>,
    /// True if its cells are games as marks, with a letter for the colour: `12w1`.
    pub games: bool,
}

impl Column {
    /// Creates a column of text that can be cut down to a least width.
    #[must_use]
    pub(crate) fn text(head: impl Into<Cow<'static, str>>, least: usize, most: usize) -> Self {
        Self::new(head.into(), Align::Left, least, most)
    }

    /// Creates a column of numbers, which are never cut.
    #[must_use]
    pub(crate) fn number(head: impl Into<Cow<'static, str>>) -> Self {
        Self::new(head.into(), Align::Point, 0, 24)
    }

    /// Creates a column of centred marks, which are never cut.
    #[must_use]
    pub(crate) fn mark(head: impl Into<Cow<'static, str>>) -> Self {
        Self::new(head.into(), Align::Center, 0, 24)
    }

    const fn new(head: Cow<'static, str>, align: Align, least: usize, most: usize) -> Self {
        Self { head, align, least, most, drop: 0, fixed: true, told: None, games: false }
    }

    /// Sets the rank in which the column is removed if there is little room.
    #[must_use]
    pub(crate) fn dropped(mut self, drop: u8) -> Self {
        self.drop = drop;
        self
    }

    /// Lets the column scroll sideways.
    #[must_use]
    pub(crate) fn scrolled(mut self) -> Self {
        self.fixed = false;
        self
    }

    /// Shows the texts of the cells in the language of the desk.
    #[must_use]
    pub(crate) fn told(self) -> Self {
        self.told_as("text")
    }

    /// Shows the texts of the cells, which are of a kind, in the language of the desk.
    #[must_use]
    pub(crate) fn told_as(mut self, kind: &'static str) -> Self {
        self.told = Some(kind);
        self
    }

    /// Shows the colours of games by their letters in the language of the desk.
    #[must_use]
    pub(crate) fn of_games(mut self) -> Self {
        self.games = true;
        self
    }

    /// Aligns the texts on the right.
    #[must_use]
    pub(crate) fn on_the_right(mut self) -> Self {
        self.align = Align::Right;
        self
    }

    /// Returns true if a text may be cut; numbers are never cut.
    pub(super) const fn can_be_cut(&self) -> bool {
        self.least > 0
    }
}
