//! Names of things: players, rounds, boards, journal entries.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$meta:meta])* $name:ident($inner:ty)) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id! {
    /// The number a player was given at registration, from 1; it never changes and is never used twice.
    PlayerId(u32)
}
id! {
    /// A round, from 1.
    RoundNo(u16)
}
id! {
    /// A board (two players) or table (more) within a round, from 1.
    BoardNo(u16)
}
id! {
    /// The place of an entry in the journal, from 1.
    Seq(u64)
}

impl PlayerId {
    /// Returns the player's place in registration order, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }
}

impl RoundNo {
    /// Returns the round's place, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }
}

impl BoardNo {
    /// Returns the number of the board in a place of its round, from 0.
    #[must_use]
    pub fn at(index: usize) -> Self {
        Self(u16::try_from(index).unwrap_or(u16::MAX).saturating_add(1))
    }

    /// Returns the board's place in its round, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }
}
