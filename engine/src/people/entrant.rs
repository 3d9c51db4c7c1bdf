//! A player as registered: names, federation data and listed ratings.

use serde::{Deserialize, Serialize};

use crate::basics::number::{Money, Rating};
use crate::basics::text::Label;
use crate::rating_systems::kind::RatingKind;

/// Who a player is.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The name as it stands in lists.
    pub name: Label,
    /// The rating before the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The title, for instance `WIM`.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub title: Label,
    /// The sex, `m` or `w`, as reports want it.
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
    /// The partnership; two players with the same one are partners where the game has any.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub partnership: Label,
    /// The fee paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee: Option<Money>,
    /// The ratings that lists have, at most one of each kind (from format 5 on).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<ListedRating>,
}

/// A rating that a list has of a player.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedRating {
    /// What it rates.
    pub kind: RatingKind,
    /// The rating.
    pub rating: Rating,
    /// The development coefficient K, where the list has it (FIDE B.02, 8.3.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub k: Option<u8>,
    /// The list and its month, for instance `FIDE OCT26`; empty when it was typed.
    #[serde(default, skip_serializing_if = "Label::is_unwritten")]
    pub source: Label,
}
