//! The table of a ranking: columns, and players with values and sorting keys.

use std::borrow::Cow;
use std::fmt;

use crate::basics::decimal;
use crate::basics::id::PlayerId;
use crate::basics::number::{Points, Rating};
use crate::basics::text::Label;
use crate::event::state::State;
use crate::game::tractor::cards::Rank;

/// The result of a ranking: the columns, and every player with values and sorting keys, not yet sorted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranked {
    /// The columns.
    pub columns: Vec<Column>,
    /// The players.
    pub entries: Vec<RankedPlayer>,
}

/// A player in a ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankedPlayer {
    /// The player.
    pub player: PlayerId,
    /// The displayed values, one a column.
    pub values: Vec<Value>,
    /// The sorting keys, most important first, more is better; players with equal keys share the place.
    pub keys: Vec<i64>,
    /// The order among players who share a place, least first.
    pub listing: Listing,
}

/// The order of players who share a place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Listing {
    /// By pairing number, or in order of registration.
    Number(u32),
    /// By name in decreasing byte order, equal names by number (seed-systems 1.3).
    NameDown(std::cmp::Reverse<Label>, u32),
}

/// A column of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The short heading.
    pub code: Cow<'static, str>,
    /// The name in words.
    pub name: Cow<'static, str>,
}

impl Column {
    /// Creates a column with a fixed heading and name.
    #[must_use]
    pub const fn fixed(code: &'static str, name: &'static str) -> Self {
        Self { code: Cow::Borrowed(code), name: Cow::Borrowed(name) }
    }
}

/// A value of the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// Points, or a sum of points, with the decimals shown.
    Points(Points, usize),
    /// A number of things.
    Count(i64),
    /// A rating, with the decimals shown.
    Rating(Rating, usize),
    /// A rank of Tractor; `None` beyond the ace, when the game is won.
    Rank(Option<Rank>),
    /// A mean of places, in thousandths.
    Mean(i64),
    /// A number in ten-thousandths, with the minimum number of decimals.
    Exact(i64, usize),
    /// No value.
    None,
}

impl Value {
    /// Reads a displayed value; `None` if no value is displayed so. The code is that of its column.
    ///
    /// The value has the same text, but the type may differ: a whole number of points is read as a number.
    #[must_use]
    pub fn read(code: &str, text: &str) -> Option<Self> {
        let places = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
        match (text, places) {
            ("", _) => Some(Self::None),
            ("won", _) => Some(Self::Rank(None)),
            _ if code == RANK => text.parse().ok().map(|rank| Self::Rank(Some(rank))),
            (_, 0) => text.parse().ok().map(Self::Count),
            (_, 1 | 2) => text.parse().ok().map(|points| Self::Points(points, places)),
            (_, 3) => decimal::parse(text, 3).ok().map(Self::Mean),
            _ => decimal::parse(text, 4).ok().map(|number| Self::Exact(number, 4)),
        }
    }
}

/// The code of the column of ranks of Tractor.
pub(super) const RANK: &str = "RANK";

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points, places) => write!(f, "{points:.places$}"),
            Self::Count(count) => count.fmt(f),
            Self::Rating(rating, places) => write!(f, "{rating:.places$}"),
            Self::Rank(Some(rank)) => rank.fmt(f),
            Self::Rank(None) => f.write_str("won"),
            Self::Exact(number, places) => decimal::write(f, *number, 4, *places),
            Self::Mean(thousandths) => decimal::write(f, *thousandths, 3, 3),
            Self::None => Ok(()),
        }
    }
}

/// Returns the listing by pairing number.
pub(super) fn by_number(state: &State, player: PlayerId) -> Listing {
    let number = state.player(player).and_then(|player| player.number);
    Listing::Number(number.map_or(player.0, u32::from))
}
