//! The facts of a pairing system that the state of an event depends on. How it pairs, and the rest that is
//! known of it, is in [`pairing::systems`](crate::pairing).

use super::{PairingSystem, TableRules};

impl PairingSystem {
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
