//! The ways in which the lines of a list are split.

/// The character between two columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separator {
    /// A comma.
    Comma,
    /// A semicolon.
    Semicolon,
    /// A tab.
    Tab,
}

impl Separator {
    /// Every separator, in order of preference.
    pub const ALL: [Self; 3] = [Self::Comma, Self::Semicolon, Self::Tab];

    /// Returns the character as a byte.
    #[must_use]
    pub const fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
        }
    }

    /// Returns its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Comma => "commas",
            Self::Semicolon => "semicolons",
            Self::Tab => "tabs",
        }
    }

    /// Returns the separator that the menu offers after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Comma => Self::Semicolon,
            Self::Semicolon => Self::Tab,
            Self::Tab => Self::Comma,
        }
    }
}

/// The way in which the lines of a list are split.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A character separates the columns.
    Separated(Separator),
    /// The columns have a fixed width, as in the federation's own lists.
    FixedWidth,
    /// The input is a tournament report; only its players are read.
    Report,
}
