//! The allocation of colours (C.04.3, article 5).

use super::player::Player;
use super::preference::{Preference, Strength};
use crate::pairing::field::{Color, Field, Record};
use crate::pairing::history::History;

/// The rule of article 5.2 that gave a board its colours.
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

    /// Returns the clause.
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

/// Returns the colour of the higher-ranked player of a pair and the first rule of article 5.2 that decides.
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

/// Finds the initial colour from the first round with colours (section 10.15); `None` without such a round.
///
/// It is the colour of the best player with a colour there, inverted once for each higher player who had
/// taken part by then.
#[must_use]
pub fn infer_initial_color(field: &Field) -> Option<Color> {
    (0..History::of(field).completed()).find_map(|round| initial_color_from(field, round))
}

fn initial_color_from(field: &Field, round: usize) -> Option<Color> {
    let history = History::of(field);
    let mut above = 0;
    for entrant in &field.entrants {
        match history.record(entrant, round) {
            Record::Played { color, .. } => {
                return Some(if above % 2 == 0 { color } else { color.other() });
            }
            Record::Forfeit { .. }
            | Record::PairingAllocatedBye
            | Record::FullPointBye
            | Record::HalfPointBye
            | Record::ZeroPointBye => {
                let took_part =
                    history.records(entrant).take(round + 1).any(|record| record.is_participation());
                above += usize::from(took_part);
            }
        }
    }
    None
}
