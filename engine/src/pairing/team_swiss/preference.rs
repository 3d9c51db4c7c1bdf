//! Colour preferences of teams (article 1.7).

use crate::game::team::ColorPreferences;
use crate::pairing::field::Color;

/// The colour preference of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Preference {
    /// The preferred colour.
    pub color: Option<Color>,
    /// True if it is strong; only type B has strong preferences.
    pub is_strong: bool,
}

/// Returns matches with White minus matches with Black (1.6).
pub(super) fn difference(colors: &[Color]) -> i32 {
    colors.iter().map(|&color| if color == Color::White { 1 } else { -1 }).sum()
}

impl Preference {
    /// Finds the preference of a team with these colours of played matches, first match first.
    pub fn of(colors: &[Color], rule: ColorPreferences, is_last_round: bool) -> Self {
        let due = due(colors);
        match rule {
            ColorPreferences::None => Self::default(),
            ColorPreferences::TypeA => Self { color: due, is_strong: false },
            ColorPreferences::TypeB => Self {
                color: due.or_else(|| mild(colors, is_last_round)),
                // In the last round only mild preferences lapse (reading A1).
                is_strong: due.is_some(),
            },
        }
    }
}

/// 1.7.1: the simple preference of type A, the strong one of type B (1.7.2).
fn due(colors: &[Color]) -> Option<Color> {
    let twice = match colors {
        [.., a, b] if a == b => Some(*b),
        _ => None,
    };
    match (difference(colors), twice) {
        (..=-2, _) | (-1 | 0, Some(Color::Black)) => Some(Color::White),
        (2.., _) | (0 | 1, Some(Color::White)) => Some(Color::Black),
        (-1 | 1, Some(_)) | (-1..=1, None) => None,
    }
}

/// 1.7.2: the mild preference of type B.
fn mild(colors: &[Color], is_last_round: bool) -> Option<Color> {
    match difference(colors) {
        -1 => Some(Color::White),
        1 => Some(Color::Black),
        0 if !is_last_round => colors.last().map(|last| last.other()),
        _ => None,
    }
}
