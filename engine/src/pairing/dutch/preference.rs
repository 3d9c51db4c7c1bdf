//! Colour preferences (C.04.3, article 1.7).

use crate::game::color::ColorDue;
use crate::pairing::field::Color;

/// The strength of a colour preference (article 1.7), weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// No game played yet (1.7.4).
    None,
    /// Difference 0: the colour other than the last (1.7.3).
    Mild,
    /// Difference +1 or -1 (1.7.2).
    Strong,
    /// Difference beyond ±1, or the same colour twice in a row (1.7.1).
    Absolute,
}

/// Returns the colour that is due to a player with these played games (article 1.7); `None` before the first
/// game.
pub(in crate::pairing) fn color_due(colors: &[Color]) -> Option<ColorDue> {
    let Preference { color, strength, .. } = Preference::of(colors);
    let strength = match strength {
        Strength::None => return None,
        Strength::Mild => "mild",
        Strength::Strong => "strong",
        Strength::Absolute => "absolute",
    };
    color.map(|color| ColorDue { color, strength: Some(strength) })
}

/// A player's colour preference, its strength and its reasons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Preference {
    pub color: Option<Color>,
    pub strength: Strength,
    /// Games with White minus games with Black (article 1.6).
    pub difference: i32,
    /// The colour of the last two games, if it was the same.
    pub repeated: Option<Color>,
}

impl Preference {
    /// Finds the preference of a player with these played games.
    pub(super) fn of(colors: &[Color]) -> Self {
        let difference = colors.iter().map(|&c| if c == Color::White { 1 } else { -1 }).sum();
        let repeated = match colors {
            [.., a, b] if a == b => Some(*b),
            _ => None,
        };
        let lesser = if difference > 0 { Color::Black } else { Color::White };
        let (color, strength) = match (difference, repeated, colors.last()) {
            (2.. | ..=-2, _, _) => (Some(lesser), Strength::Absolute),
            (_, Some(twice), _) => (Some(twice.other()), Strength::Absolute),
            (1 | -1, None, _) => (Some(lesser), Strength::Strong),
            (0, None, Some(last)) => (Some(last.other()), Strength::Mild),
            (0, None, None) => (None, Strength::None),
        };
        Self { color, strength, difference, repeated }
    }

    /// Returns the colour of an absolute preference.
    pub(super) fn absolute(self) -> Option<Color> {
        self.color.filter(|_| self.strength == Strength::Absolute)
    }
}
