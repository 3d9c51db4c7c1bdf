//! Colour preferences (C.04.3, article 1.7) and their allocation (article 5).

use super::player::{Player, completed, is_participation, record};
use crate::pairing::field::{Color, Field, Record};

/// How much a player wants a colour (article 1.7), weakest first.
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

/// What colour a player wants, how much and why.
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
    pub fn of(colors: &[Color]) -> Self {
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

    /// Gives the colour of an absolute preference.
    pub fn absolute(self) -> Option<Color> {
        self.color.filter(|_| self.strength == Strength::Absolute)
    }
}

/// Which rule of article 5.2 gave a board its colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColorRule {
    /// 5.2.1: both preferences are granted.
    Both,
    /// 5.2.2: the stronger preference is granted.
    Stronger,
    /// 5.2.3: the colours alternate with the last round in which they differed.
    Alternate,
    /// 5.2.4: the preference of the higher ranked is granted.
    HigherRanked,
    /// 5.2.5: the initial colour by the parity of the pairing number.
    Initial,
}

impl ColorRule {
    /// Returns the clause and the rule in words.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Both => "5.2.1, both preferences granted",
            Self::Stronger => "5.2.2, the stronger preference granted",
            Self::Alternate => "5.2.3, alternating to the last round in which their colours differed",
            Self::HigherRanked => "5.2.4, the higher-ranked player's preference granted",
            Self::Initial => "5.2.5, by the initial colour",
        }
    }

    /// Gives the clause.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Both => "C.04.3 5.2.1",
            Self::Stronger => "C.04.3 5.2.2",
            Self::Alternate => "C.04.3 5.2.3",
            Self::HigherRanked => "C.04.3 5.2.4",
            Self::Initial => "C.04.3 5.2.5",
        }
    }
}

/// Gives the colour of the higher-ranked player of a pair and the first rule of article 5.2 that decides.
pub(super) fn allocate(higher: &Player, lower: &Player, initial: Color) -> (Color, ColorRule) {
    let rules = [
        (ColorRule::Both, grant_both(higher, lower)),
        (ColorRule::Stronger, grant_stronger(higher, lower)),
        (ColorRule::Alternate, alternate(higher, lower)),
        (ColorRule::HigherRanked, higher.preference.color),
    ];
    rules
        .into_iter()
        .find_map(|(rule, color)| color.map(|c| (c, rule)))
        .unwrap_or((by_parity(higher, initial), ColorRule::Initial))
}

/// 5.2.1: preferences that do not clash are granted.
fn grant_both(higher: &Player, lower: &Player) -> Option<Color> {
    match (higher.preference.color, lower.preference.color) {
        (Some(a), Some(b)) if a == b => None,
        (Some(a), _) => Some(a),
        (None, b) => b.map(Color::other),
    }
}

/// 5.2.2: absolute over strong over mild; of two absolute ones the larger colour difference.
fn grant_stronger(higher: &Player, lower: &Player) -> Option<Color> {
    let (a, b) = (&higher.preference, &lower.preference);
    let weight =
        |p: &Preference| (p.strength, if p.strength == Strength::Absolute { p.difference.abs() } else { 0 });
    match weight(a).cmp(&weight(b)) {
        std::cmp::Ordering::Greater => a.color,
        std::cmp::Ordering::Less => b.color.map(Color::other),
        std::cmp::Ordering::Equal => None,
    }
}

/// 5.2.3: the last time they had different colours, each gets the other colour than then. A history that ends
/// first decides nothing (section 10.8).
fn alternate(higher: &Player, lower: &Player) -> Option<Color> {
    let steps = higher.colors.iter().rev().zip(lower.colors.iter().rev());
    steps.into_iter().find(|(a, b)| a != b).map(|(a, _)| a.other())
}

/// 5.2.5: an odd number gives the initial colour.
fn by_parity(higher: &Player, initial: Color) -> Color {
    if higher.number % 2 == 1 { initial } else { initial.other() }
}

/// Finds the initial colour from the first round with colours (section 10.15), `None` when there is none.
///
/// It is the colour of the best player who has one there, inverted for each player above who had taken part
/// by then.
#[must_use]
pub fn infer_initial_color(field: &Field) -> Option<Color> {
    (0..completed(field)).find_map(|round| initial_color_from(field, round))
}

fn initial_color_from(field: &Field, round: usize) -> Option<Color> {
    let mut above = 0;
    for entrant in &field.entrants {
        match record(entrant, round) {
            Record::Played { color, .. } => {
                return Some(if above % 2 == 0 { color } else { color.other() });
            }
            Record::Forfeit { .. }
            | Record::PairingAllocatedBye
            | Record::FullPointBye
            | Record::HalfPointBye
            | Record::ZeroPointBye => {
                let took_part = (0..=round).any(|r| is_participation(record(entrant, r)));
                above += usize::from(took_part);
            }
        }
    }
    None
}
