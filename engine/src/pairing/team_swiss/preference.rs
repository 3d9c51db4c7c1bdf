//! Colour preferences of teams (article 1.7).

use crate::game::color::ColorDue;
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
    pub(super) fn of(colors: &[Color], rule: ColorPreferences, is_last_round: bool) -> Self {
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

/// Returns the colour that is due to a team with these colours of played matches (1.7).
pub(in crate::pairing) fn color_due(
    colors: &[Color],
    rule: ColorPreferences,
    is_last_round: bool,
) -> Option<ColorDue> {
    let Preference { color, is_strong } = Preference::of(colors, rule, is_last_round);
    let strength = match rule {
        ColorPreferences::None | ColorPreferences::TypeA => None,
        ColorPreferences::TypeB => Some(if is_strong { "strong" } else { "mild" }),
    };
    color.map(|color| ColorDue { color, strength })
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The colours due to a team, as the list of a manual pairing shows them.
    #[test]
    fn type_a_knows_no_mild_preference() {
        use Color::{Black, White};
        let due =
            |colors: &[Color], rule| color_due(colors, rule, false).map(|due| (due.color, due.strength));
        assert_eq!(due(&[White], ColorPreferences::TypeA), None);
        assert_eq!(due(&[Black, White, Black, Black], ColorPreferences::TypeA), Some((White, None)));
        assert_eq!(due(&[White, Black], ColorPreferences::TypeB), Some((White, Some("mild"))));
        assert_eq!(due(&[White, White], ColorPreferences::TypeB), Some((Black, Some("strong"))));
        assert_eq!(due(&[White, White], ColorPreferences::None), None);
    }
}
