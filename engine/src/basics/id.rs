//! Identifiers of players, rounds, boards and journal entries.

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
    /// The id of a player, assigned at registration, from 1; it never changes and is never used twice.
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
    /// The position of an entry in the journal, from 1.
    Seq(u64)
}

impl PlayerId {
    /// Returns the player's index in the order of registration.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }
}

impl RoundNo {
    /// Returns the round's index.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }
}

impl BoardNo {
    /// Returns the number of the board with an index in its round.
    #[must_use]
    pub fn at(index: usize) -> Self {
        Self(u16::try_from(index).unwrap_or(u16::MAX).saturating_add(1))
    }

    /// Returns the board's index in its round.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }
}
