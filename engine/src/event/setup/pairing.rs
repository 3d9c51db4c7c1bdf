//! The pairing systems as they are saved, and the facts of them that the state of an event depends on. How a
//! system pairs, and the rest that is known of it, is in [`pairing::systems`](crate::pairing).

use serde::{Deserialize, Serialize};

use crate::basics::file_format::{FIRST_FORMAT, FORMAT_7, FORMAT_8};
use crate::game::team::{ColorPreferences, TeamScore};

/// The pairing system: it decides who meets whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PairingSystem {
    /// The director seats the players.
    Manual,
    /// Every player meets every other, by the Berger tables (C.05 annex 1).
    RoundRobin {
        /// The number of times two players meet; colours are reversed in every even cycle.
        cycles: u8,
        /// True if the last two rounds of the first of two cycles are exchanged, as FIDE recommends.
        exchange_last_two: bool,
    },
    /// Tables of several players.
    Tables(TableRules),
    /// The FIDE (Dutch) Swiss system, C.04.3.
    Swiss(SwissRules),
    /// A player who has lost once or twice is out.
    Elimination(Elimination),
    /// The Swiss team system, C.04.6 (from format 8 on).
    TeamSwiss(TeamSwissRules),
    /// Two teams: everybody meets everybody of the other team (from format 8 on).
    Scheveningen {
        /// How often each two players meet; colours are reversed in every even cycle.
        cycles: u8,
    },
}

/// The choices of a team Swiss event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamSwissRules {
    /// The colour preferences (C.04.6 1.7).
    pub preferences: ColorPreferences,
    /// The primary score (C.04.6 1.2).
    pub primary: TeamScore,
    /// True if the other score decides which team of a match comes first (C.04.6 4.2.2).
    pub is_secondary_used: bool,
    /// Virtual match points in the first rounds.
    #[serde(default, skip_serializing_if = "Acceleration::is_none")]
    pub acceleration: Acceleration,
}

impl TeamSwissRules {
    /// Returns the score that decides which team of a match comes first; `None` if the event does not use it.
    #[must_use]
    pub fn secondary(self) -> Option<TeamScore> {
        self.is_secondary_used.then(|| self.primary.other())
    }
}

/// The choices of a Swiss event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwissRules {
    /// Virtual points in the first rounds.
    pub acceleration: Acceleration,
}

/// Virtual points in the first rounds of a Swiss event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Acceleration {
    /// None.
    #[default]
    None,
    /// Baku acceleration (C.04.7).
    Baku,
}

impl Acceleration {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }
}

/// The number of losses after which a player is out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Elimination {
    /// Knockout: one.
    Single {
        /// True if the losers of the semifinals play for the third place.
        third_place: bool,
        /// True if the loser of the final is second before the game for the third place is played (from
        /// format 7 on). Older programs ranked both players of that game above the loser of the final, and
        /// the seals of older events contain such tables.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        final_first: bool,
    },
    /// Double elimination: two; a lost grand final is played again.
    Double,
}

/// The way tables are formed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TableRules {
    /// Tables as even as possible; the same players meet again as late as possible.
    Mixed {
        /// The most players at a table, 2 to 10.
        seats: u8,
    },
    /// Tables of four, two partnerships each; partners stay together.
    PartnersKept,
    /// Tables of four, two partnerships each; partners change every round.
    PartnersRotated,
}

impl PairingSystem {
    /// Returns the least format of an event file that names the system.
    #[must_use]
    pub const fn least_format(&self) -> u32 {
        match self {
            Self::TeamSwiss(_) | Self::Scheveningen { .. } => FORMAT_8,
            Self::Elimination(Elimination::Single { final_first: true, .. }) => FORMAT_7,
            Self::Manual
            | Self::RoundRobin { .. }
            | Self::Tables(_)
            | Self::Swiss(_)
            | Self::Elimination(Elimination::Single { .. } | Elimination::Double) => FIRST_FORMAT,
        }
    }

    /// Returns how often each two players meet, if the rounds follow a table of everybody against everybody.
    #[must_use]
    pub const fn cycles(&self) -> Option<u8> {
        let Self::RoundRobin { cycles, .. } = self else { return None };
        Some(*cycles)
    }

    /// Returns the rules of its tables, if it makes tables of several players.
    const fn table_rules(&self) -> Option<TableRules> {
        let Self::Tables(rules) = self else { return None };
        Some(*rules)
    }

    /// Returns the most players at a table, if the director can change it between rounds.
    #[must_use]
    pub const fn table_size(&self) -> Option<u8> {
        match self.table_rules() {
            Some(TableRules::Mixed { seats }) => Some(seats),
            Some(TableRules::PartnersKept | TableRules::PartnersRotated) | None => None,
        }
    }

    /// Returns the system with another table size; `None` if it has no size that can change.
    #[must_use]
    pub fn resized(&self, seats: u8) -> Option<Self> {
        self.table_size().map(|_| Self::Tables(TableRules::Mixed { seats }))
    }

    /// Returns true if partners stay together in all rounds.
    #[must_use]
    pub fn keeps_partners(&self) -> bool {
        self.table_rules() == Some(TableRules::PartnersKept)
    }
}
