//! The table: the four players in order of play, and their teams (2.1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A player's seat, in order of play; Alice follows David (2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// Alice, of team 1.
    Alice,
    /// Bob, of team 2.
    Bob,
    /// Charles, of team 1.
    Charles,
    /// David, of team 2.
    David,
}

impl Seat {
    /// All seats in order of play.
    pub const ALL: [Self; 4] = [Self::Alice, Self::Bob, Self::Charles, Self::David];

    /// Returns the seat a number of places later in order of play.
    #[must_use]
    #[inline]
    pub const fn after(self, places: usize) -> Self {
        Self::ALL[(self as usize + places % 4) % 4]
    }

    /// Returns the partner, who sits opposite.
    #[must_use]
    pub const fn partner(self) -> Self {
        self.after(2)
    }

    /// Returns the team.
    #[must_use]
    pub const fn team(self) -> Team {
        match self {
            Self::Alice | Self::Charles => Team::One,
            Self::Bob | Self::David => Team::Two,
        }
    }

    /// Returns the player's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Alice => "Alice",
            Self::Bob => "Bob",
            Self::Charles => "Charles",
            Self::David => "David",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that is not one of the four names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a player (write Alice, Bob, Charles or David)")]
pub struct BadSeat;

impl FromStr for Seat {
    type Err = BadSeat;

    fn from_str(text: &str) -> Result<Self, BadSeat> {
        Self::ALL.into_iter().find(|seat| seat.name() == text).ok_or(BadSeat)
    }
}

/// A team: team 1 is Alice and Charles, team 2 is Bob and David (2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Team {
    /// Team 1.
    One,
    /// Team 2.
    Two,
}

impl Team {
    /// Returns the team's index, 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the other team.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Team {}", self.index() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s2_1_after_david_comes_alice_again() {
        let round = (0..5).map(|places| Seat::Charles.after(places).name()).collect::<Vec<_>>();
        assert_eq!(round, ["Charles", "David", "Alice", "Bob", "Charles"]);
        assert_eq!(Seat::Bob.after(usize::MAX), Seat::Alice);
        assert_eq!(Seat::Bob.partner(), Seat::David);
    }

    #[test]
    fn s2_1_partners_are_of_one_team() {
        for seat in Seat::ALL {
            assert_eq!(seat.team(), seat.partner().team());
            assert_eq!(seat.team(), seat.after(1).team().other());
        }
        assert_eq!(Seat::Charles.team().to_string(), "Team 1");
    }

    #[test]
    fn s2_6_names_are_compared_exactly() {
        assert_eq!("David".parse(), Ok(Seat::David));
        assert_eq!("david".parse::<Seat>(), Err(BadSeat));
    }
}
