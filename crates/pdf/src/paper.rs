//! Sizes of paper, in points of 1/72 inch.

/// The margin around a page; few printers reach nearer to the edge.
pub(crate) const MARGIN: f32 = 30.0;

/// A size of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 x 297 mm (ISO 216).
    #[default]
    A4,
    /// 297 x 420 mm (ISO 216).
    A3,
    /// 8.5 x 11 inches.
    Letter,
}

/// The orientation of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Orientation {
    /// Higher than wide.
    Portrait,
    /// Wider than high.
    Landscape,
}

impl Paper {
    /// Every size, in the order of the help.
    pub const ALL: [Self; 3] = [Self::A4, Self::A3, Self::Letter];

    /// Returns the name on the command line and in the settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::A3 => "a3",
            Self::Letter => "letter",
        }
    }

    /// Returns the name in sentences.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::A3 => "A3",
            Self::Letter => "Letter",
        }
    }

    /// Returns the size in words.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Self::A4 => "210 x 297 mm",
            Self::A3 => "297 x 420 mm",
            Self::Letter => "8.5 x 11 inches",
        }
    }

    /// Returns width and height.
    pub(crate) const fn size(self, orientation: Orientation) -> (f32, f32) {
        let (short, long) = match self {
            Self::A4 => (595.28, 841.89),
            Self::A3 => (841.89, 1190.55),
            Self::Letter => (612.0, 792.0),
        };
        match orientation {
            Orientation::Portrait => (short, long),
            Orientation::Landscape => (long, short),
        }
    }
}

impl Orientation {
    /// Both, the usual one first.
    pub const ALL: [Self; 2] = [Self::Portrait, Self::Landscape];

    /// Returns the name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portrait => "portrait",
            Self::Landscape => "landscape",
        }
    }

    /// Returns the name that the command line had before, and still accepts.
    #[must_use]
    pub const fn old_name(self) -> &'static str {
        match self {
            Self::Portrait => "upright",
            Self::Landscape => "across",
        }
    }

    /// Returns the meaning in words.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Self::Portrait => "higher than wide",
            Self::Landscape => "wider than high",
        }
    }
}
