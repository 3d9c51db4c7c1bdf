//! The prizes of an event: the funds, their conditions and how they are shared. The winners are computed in
//! [`prizes`](crate::ranking::prizes).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::basics::number::{Money, Rating};
use crate::basics::text::Label;

/// The prizes of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrizeRules {
    /// The currency written after an amount, for instance `EUR`.
    #[serde(default)]
    pub currency: Label,
    /// The rule by which tied players share prizes.
    pub sharing: Sharing,
    /// The number of prizes that a player may win.
    #[serde(default)]
    pub per_player: PerPlayer,
    /// The funds; if two prizes of a player are equal, the one of the earlier fund counts.
    pub categories: Vec<Category>,
}

/// A fund and its conditions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    /// The name.
    pub name: Label,
    /// The conditions; none means all players.
    #[serde(default)]
    pub who: Who,
    /// Its own sharing rule, if it differs from the others'.
    #[serde(default)]
    pub sharing: Option<Sharing>,
    /// The prizes, first prize first.
    pub prizes: Fund,
}

/// The rule by which tied players share the prizes of their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sharing {
    /// Each player gets the prize of the own place; only players with the same place share.
    Place,
    /// Players with the same score divide the prizes of their places equally.
    Equal,
    /// Hort system: half of the own place's prize, and an equal part of half of the sum of all prizes of the
    /// group.
    Hort,
}

/// The number of prizes that a player may win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum PerPlayer {
    /// One, the largest.
    #[default]
    Largest,
    /// One of each fund.
    All,
}

/// The entry among a fund's titles for players without a title.
pub const NO_TITLE: &str = "none";

/// The conditions of a fund; a winner meets all of them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Who {
    /// The category of the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<Label>,
    /// The sex of the player, `m` or `w`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Label>,
    /// The titles of which the player has one; [`NO_TITLE`] for a player without (from format 7 on).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub titles: Vec<Label>,
    /// The federation of the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<Label>,
    /// The club of the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<Label>,
    /// The lowest rating before the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating_from: Option<Rating>,
    /// The rating before the event that is too high.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating_below: Option<Rating>,
    /// True if unrated players count as below every rating; otherwise they win no fund with a rating
    /// condition.
    pub unrated: bool,
    /// The first day of birth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born_from: Option<Birth>,
    /// The first day of birth that is too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born_before: Option<Birth>,
    /// The board of an event of teams at which the fund is won, by the persons in the list of that board;
    /// otherwise the teams win it (from format 8 on).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardPrize>,
    /// True if the teams of an individual event win the fund, by their ranking: all players of a team who
    /// count meet the conditions (from format 8 on).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub teams: bool,
}

impl Who {
    /// Returns true if the standings decide the fund, and neither the list of a board nor that of teams.
    #[must_use]
    pub const fn is_by_standings(&self) -> bool {
        self.board.is_none() && !self.teams
    }
}

/// The list of a board in which persons win a fund.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardPrize {
    /// The board, from 1.
    pub number: u8,
    /// The games played that a person needs.
    #[serde(default)]
    pub games: u32,
}

/// A date of birth, or a year; an unknown month or day counts as the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Birth {
    year: u16,
    month: u8,
    day: u8,
}

/// Prizes in falling order, none below zero.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Money>", into = "Vec<Money>")]
pub struct Fund(Vec<Money>);

/// An invalid prize list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PrizeError {
    /// Not a date.
    #[error("`{0}` is not a date (expected a year, or year-month-day)")]
    NotADate(String),
    /// A negative prize.
    #[error("a prize of {0} (expected at least 0)")]
    Negative(Money),
    /// A prize larger than the one before.
    #[error("a prize of {now} after one of {before} (expected the largest first)")]
    Rising {
        /// The prize before.
        before: Money,
        /// The prize that is larger.
        now: Money,
    },
    /// A sum out of range.
    #[error("the prizes are too large to be added up")]
    TooMuch,
}

impl PrizeRules {
    /// Returns the sum of all funds; `None` if it is out of range.
    #[must_use]
    pub fn total(&self) -> Option<Money> {
        let funds = self.categories.iter().map(|category| category.prizes.total().units());
        let units = funds.into_iter().try_fold(0_i64, i64::checked_add)?;
        Some(Money::from_units(units))
    }

    /// Writes an amount, followed by the currency if there is one.
    #[must_use]
    pub fn with_currency(&self, amount: Money) -> String {
        if self.currency.is_empty() { amount.to_string() } else { format!("{amount} {}", self.currency) }
    }
}

impl Sharing {
    /// Every rule, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Place, Self::Equal, Self::Hort];

    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place => "own place",
            Self::Equal => "equal division",
            Self::Hort => "Hort system",
        }
    }
}

impl PerPlayer {
    /// Returns the name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Largest => "one prize a player",
            Self::All => "all prizes a player wins",
        }
    }
}

impl Fund {
    /// Returns the prizes, first prize first.
    #[must_use]
    pub fn prizes(&self) -> &[Money] {
        &self.0
    }

    /// Returns the sum of the prizes.
    #[must_use]
    pub fn total(&self) -> Money {
        self.0.iter().copied().sum()
    }

    /// Returns the sum of the prizes of some places, counted from 0; places without a prize bring nothing.
    pub(crate) fn between(&self, first: usize, end: usize) -> i128 {
        let end = end.min(self.0.len());
        self.0.get(first..end).unwrap_or(&[]).iter().map(|prize| i128::from(prize.units())).sum()
    }
}

impl TryFrom<Vec<Money>> for Fund {
    type Error = PrizeError;

    fn try_from(prizes: Vec<Money>) -> Result<Self, PrizeError> {
        if let Some(prize) = prizes.iter().find(|prize| **prize < Money::ZERO) {
            return Err(PrizeError::Negative(*prize));
        }
        if let Some(pair) = prizes.windows(2).find(|pair| pair[0] < pair[1]) {
            return Err(PrizeError::Rising { before: pair[0], now: pair[1] });
        }
        let total = prizes.iter().try_fold(0_i64, |total, prize| total.checked_add(prize.units()));
        total.ok_or(PrizeError::TooMuch).map(|_| Self(prizes))
    }
}

impl From<Fund> for Vec<Money> {
    fn from(fund: Fund) -> Self {
        fund.0
    }
}

impl FromStr for Birth {
    type Err = PrizeError;

    fn from_str(text: &str) -> Result<Self, PrizeError> {
        let not_a_date = || PrizeError::NotADate(text.to_owned());
        let separators = ['-', '/', '.'];
        if !text.trim().chars().all(|c| c.is_ascii_digit() || separators.contains(&c)) {
            return Err(not_a_date());
        }
        let mut parts = text.trim().split(separators);
        let year = parts.next().filter(|year| year.len() == 4).ok_or_else(not_a_date)?;
        let mut rest = |most: u8| match parts.next() {
            None => Ok(1),
            Some(part) => part.parse().ok().filter(|part| *part <= most).ok_or_else(not_a_date),
        };
        let (month, day) = (rest(12)?, rest(31)?);
        let year = year.parse().ok().filter(|year| *year > 0).ok_or_else(not_a_date)?;
        if parts.next().is_some() {
            return Err(not_a_date());
        }
        Ok(Self { year, month: month.max(1), day: day.max(1) })
    }
}

impl TryFrom<String> for Birth {
    type Error = PrizeError;

    fn try_from(text: String) -> Result<Self, PrizeError> {
        text.parse()
    }
}

impl From<Birth> for String {
    fn from(birth: Birth) -> Self {
        format!("{:04}-{:02}-{:02}", birth.year, birth.month, birth.day)
    }
}

/// `2008` for a year alone, `2008-09-01` otherwise.
impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.month, self.day) {
            (1, 1) => write!(f, "{:04}", self.year),
            (month, day) => write!(f, "{:04}-{month:02}-{day:02}", self.year),
        }
    }
}
