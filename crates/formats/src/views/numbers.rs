//! Numbers in lists: pairing numbers, ratings and their change.

use std::fmt;

use engine::id::PlayerId;
use engine::number::Rating;
use engine::state::{Player, State};

/// The number of a player in lists: the pairing number, or the number of the registration in
/// parentheses before that one is assigned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// The pairing number, once it is assigned.
    pub pairing: Option<u16>,
    /// The number of the registration.
    pub registered: PlayerId,
}

impl Number {
    /// Returns the number of a player.
    #[must_use]
    pub fn of(state: &State, player: PlayerId) -> Self {
        let pairing = state.player(player).and_then(|player| player.number);
        Self { pairing, registered: player }
    }

    /// Returns the number without a mark of its kind: for the cells of a crosstable, and for sorting.
    #[must_use]
    pub fn bare(self) -> u32 {
        self.pairing.map_or(self.registered.0, u32::from)
    }
}

impl From<&Player> for Number {
    fn from(player: &Player) -> Self {
        Self { pairing: player.number, registered: player.id }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pairing {
            Some(number) => number.fmt(f),
            None => write!(f, "({})", self.registered),
        }
    }
}

/// Returns a player's name, with what distinguishes namesakes ([`State::name`]).
#[must_use]
pub fn called(state: &State, player: PlayerId) -> String {
    state.name(player)
}

/// Returns a player's number and name, with what distinguishes namesakes: `No 7 Nowak, Jan (SK
/// Nord)`.
#[must_use]
pub fn numbered(state: &State, player: PlayerId) -> String {
    format!("No {} {}", Number::of(state, player), state.name_at_number(player))
}

/// Returns a rating with the decimals of its system; empty without a rating.
#[must_use]
pub fn show_rating(rating: Option<Rating>, places: usize) -> String {
    rating.map_or_else(String::new, |rating| format!("{rating:.places$}"))
}

/// Returns a change with its sign; empty if one of the ratings is missing.
#[must_use]
pub fn show_change(before: Option<Rating>, now: Option<Rating>, places: usize) -> String {
    let (Some(before), Some(now)) = (before, now) else { return String::new() };
    let change = now - before;
    let sign = if change > Rating::ZERO { "+" } else { "" };
    format!("{sign}{change:.places$}")
}
