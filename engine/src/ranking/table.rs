//! What a ranking makes: columns, and players with values and sorting keys.

use std::borrow::Cow;
use std::fmt;

use crate::basics::decimal;
use crate::basics::id::PlayerId;
use crate::basics::number::{Points, Rating};
use crate::basics::text::Label;
use crate::event::state::State;
use crate::game::tractor::cards::Rank;

/// What a ranking found: the columns, and every player with values and sorting keys, in no order yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranked {
    /// The columns.
    pub columns: Vec<Column>,
    /// The players.
    pub entries: Vec<RankedPlayer>,
}

/// A player as a ranking sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankedPlayer {
    /// The player.
    pub player: PlayerId,
    /// What is shown, one value a column.
    pub values: Vec<Value>,
    /// What decides, most important first, more is better; equal keys share the place.
    pub keys: Vec<i64>,
    /// In what order players who share a place are listed, least first.
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

/// What a value of the standings is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The short heading.
    pub code: Cow<'static, str>,
    /// The name in words.
    pub name: Cow<'static, str>,
}

impl Column {
    /// Makes a column whose heading and name are fixed.
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
    /// A rank of Tractor; none when it is beyond the ace and the game is won.
    Rank(Option<Rank>),
    /// A mean of places, in thousandths.
    Mean(i64),
    /// A number in ten-thousandths, with the decimals that are shown at least.
    Exact(i64, usize),
    /// Nothing there.
    None,
}

impl Value {
    /// Reads a value as it is shown; `None` where no value is shown so. The code is that of its column.
    ///
    /// What comes back shows the same and no more: a whole number of points is a number.
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

/// The code of the column that holds ranks of Tractor.
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
