//! The colours of a pair (article 4).

use std::cmp::Reverse;

use super::preference::difference;
use super::team::Team;
use crate::pairing::field::Color;

/// The rule of article 4.3 that gave a pair its colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeamColorRule {
    /// 4.3.1: neither team has played; the parity of the first-team's number gives the initial colour.
    Initial,
    /// 4.3.2: the only preference is granted.
    OnlyPreference,
    /// 4.3.3: both preferences are granted.
    Both,
    /// 4.3.4: the only strong preference is granted.
    OnlyStrong,
    /// 4.3.5: White to the lower colour difference.
    Difference,
    /// 4.3.6: the colours alternate with the last time in which they differed.
    Alternate,
    /// 4.3.7: the preference of the first-team is granted.
    FirstTeam,
    /// 4.3.8: the first-team alternates from its last match.
    FirstTeamAlternates,
    /// 4.3.9: the other team alternates from its last match.
    OtherTeamAlternates,
}

impl TeamColorRule {
    /// Returns the clause and the rule in words.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Initial => "4.3.1, by the initial colour",
            Self::OnlyPreference => "4.3.2, only one team has a preference, and gets it",
            Self::Both => "4.3.3, both teams get the colour they prefer",
            Self::OnlyStrong => "4.3.4, only one team has a strong preference, and gets it",
            Self::Difference => "4.3.5, the team with the lower colour difference has White",
            Self::Alternate => "4.3.6, the opposite of the last time one had White and the other Black",
            Self::FirstTeam => "4.3.7, the first team gets the colour it prefers",
            Self::FirstTeamAlternates => "4.3.8, the first team changes its colour",
            Self::OtherTeamAlternates => "4.3.9, the other team changes its colour",
        }
    }

    /// Returns the clause.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Initial => "C.04.6 4.3.1",
            Self::OnlyPreference => "C.04.6 4.3.2",
            Self::Both => "C.04.6 4.3.3",
            Self::OnlyStrong => "C.04.6 4.3.4",
            Self::Difference => "C.04.6 4.3.5",
            Self::Alternate => "C.04.6 4.3.6",
            Self::FirstTeam => "C.04.6 4.3.7",
            Self::FirstTeamAlternates => "C.04.6 4.3.8",
            Self::OtherTeamAlternates => "C.04.6 4.3.9",
        }
    }
}

/// Returns the first-team of a pair (4.2), then the other one.
pub(super) fn in_order<'a>(a: &'a Team, b: &'a Team) -> (&'a Team, &'a Team) {
    let key = |team: &Team| (Reverse(team.score), Reverse(team.secondary), team.tpn);
    if key(a) <= key(b) { (a, b) } else { (b, a) }
}

/// Returns the colour of the first-team and the first rule of article 4.3 that decides.
pub(super) fn allocate(first: &Team, other: &Team, initial: Color) -> (Color, TeamColorRule) {
    let alternating = |team: &Team| team.colors.last().map(|last| last.other());
    let rules = [
        (TeamColorRule::OnlyPreference, only_preference(first, other)),
        (TeamColorRule::Both, both(first, other)),
        (TeamColorRule::OnlyStrong, only_strong(first, other)),
        (TeamColorRule::Difference, by_difference(first, other)),
        (TeamColorRule::Alternate, alternate(first, other)),
        (TeamColorRule::FirstTeam, first.preference.color),
        (TeamColorRule::FirstTeamAlternates, alternating(first)),
        (TeamColorRule::OtherTeamAlternates, alternating(other).map(Color::other)),
    ];
    // Of two teams that have not played, none of these rules applies.
    let decided = rules.into_iter().find_map(|(rule, color)| color.map(|color| (color, rule)));
    decided.unwrap_or((by_parity(first, initial), TeamColorRule::Initial))
}

/// 4.3.2: the preference of one team if the other has none.
fn only_preference(first: &Team, other: &Team) -> Option<Color> {
    match (first.preference.color, other.preference.color) {
        (Some(color), None) => Some(color),
        (None, Some(color)) => Some(color.other()),
        (Some(_), Some(_)) | (None, None) => None,
    }
}

/// 4.3.3: opposite preferences.
fn both(first: &Team, other: &Team) -> Option<Color> {
    first.preference.color.filter(|color| other.preference.color == Some(color.other()))
}

/// 4.3.4: the strong preference of one team if the other's is mild.
fn only_strong(first: &Team, other: &Team) -> Option<Color> {
    match (first.preference.is_strong, other.preference.is_strong) {
        (true, false) => first.preference.color,
        (false, true) => other.preference.color.map(Color::other),
        (true, true) | (false, false) => None,
    }
}

/// 4.3.5: White to the lower colour difference.
fn by_difference(first: &Team, other: &Team) -> Option<Color> {
    match difference(&first.colors).cmp(&difference(&other.colors)) {
        std::cmp::Ordering::Less => Some(Color::White),
        std::cmp::Ordering::Greater => Some(Color::Black),
        std::cmp::Ordering::Equal => None,
    }
}

/// 4.3.6: the last time they had different colours, match by match from the end (reading A12), each gets the
/// other colour than then.
fn alternate(first: &Team, other: &Team) -> Option<Color> {
    let mut steps = first.colors.iter().rev().zip(other.colors.iter().rev());
    steps.find(|(a, b)| a != b).map(|(a, _)| a.other())
}

/// 4.3.1: an odd number gives the initial colour.
fn by_parity(first: &Team, initial: Color) -> Color {
    if first.number % 2 == 1 { initial } else { initial.other() }
}
