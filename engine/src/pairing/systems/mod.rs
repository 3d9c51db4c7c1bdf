//! The pairing systems: a module each, and the one place where a saved choice becomes a system.

mod elimination;
mod manual;
mod round_robin;
mod swiss;
mod tables;

use super::system::System;
use crate::parameter::{Parameter, Value};
use crate::setup::PairingSystem;

/// What each module offers, in the order in which systems are offered.
const OFFERED: [&[PairingSystem]; 5] =
    [manual::OFFERED, swiss::OFFERED, round_robin::OFFERED, elimination::OFFERED, tables::OFFERED];

impl PairingSystem {
    /// Returns every system with its usual choices, in the order in which they are offered.
    pub fn offered() -> impl Iterator<Item = Self> {
        OFFERED.into_iter().flatten().cloned()
    }

    /// Returns what the system is and does.
    #[must_use]
    pub fn system(&self) -> Box<dyn System> {
        match self {
            Self::Manual => Box::new(manual::Manual),
            Self::Swiss(rules) => Box::new(*rules),
            Self::RoundRobin { cycles, exchange_last_two } => {
                Box::new(round_robin::RoundRobin { cycles: *cycles, exchange_last_two: *exchange_last_two })
            }
            Self::Elimination(rules) => Box::new(*rules),
            Self::Tables(rules) => Box::new(*rules),
        }
    }

    /// Returns the name in words.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.system().name()
    }

    /// Returns what it does, in a line.
    #[must_use]
    pub fn help(&self) -> &'static str {
        self.system().help()
    }

    /// Returns what can be set at it.
    #[must_use]
    pub fn parameters(&self) -> Vec<Parameter> {
        self.system().parameters()
    }

    /// Returns the system with another value of a parameter; `None` where it has none such.
    #[must_use]
    pub fn with(&self, parameter: usize, value: Value) -> Option<Self> {
        self.system().with(parameter, value)
    }
}
