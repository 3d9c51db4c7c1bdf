//! A player as registered: names, federation data and listed ratings.

use serde::{Deserialize, Serialize};

use crate::basics::number::{Money, Rating};
use crate::basics::text::Label;
use crate::rating_systems::kind::RatingKind;

/// The data of a player.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The name as lists show it.
    pub name: Label,
    /// The rating before the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The title, for instance `WIM`.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub title: Label,
    /// The sex, `m` or `w`, as in reports.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub sex: Label,
    /// The federation, for instance `SWE`.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub federation: Label,
    /// The number in the federation's list.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub fide_id: Label,
    /// The date or year of birth.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub born: Label,
    /// The club.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub club: Label,
    /// The category for prizes, for instance `U16`.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub category: Label,
    /// The label of the partnership; two players with the same label are partners, if the game has partners.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub partnership: Label,
    /// The fee paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee: Option<Money>,
    /// The ratings in rating lists, at most one of each kind (from format 5 on).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<ListedRating>,
    /// The short name of a team, as crosstables and reports show it (TRF 310; from format 8 on).
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub short_name: Label,
    /// The captain of a team (from format 8 on).
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub captain: Label,
}

impl Entrant {
    /// Returns true if it has a fact that only a team has.
    #[must_use]
    pub fn is_of_team(&self) -> bool {
        !self.short_name.is_empty() || !self.captain.is_empty()
    }
}

/// A player's rating in a rating list.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedRating {
    /// The kind of rating.
    pub kind: RatingKind,
    /// The rating.
    pub rating: Rating,
    /// The development coefficient K, if the list contains it (FIDE B.02, 8.3.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub k: Option<u8>,
    /// The list with its month, for instance `FIDE OCT26`; empty for a typed rating.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub source: Label,
}
