//! An event that could be made of a report or another input.

use crate::engine::action::{Act, Details};
use crate::engine::kept::KeptReport;
use crate::engine::setup::Setup;

/// An event that could be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Title, place, dates, arbiter.
    pub details: Details,
    /// The choices.
    pub setup: Setup,
    /// What was done.
    pub acts: Vec<Act>,
    /// What became of the texts that an event cannot hold as they are, each behind its line.
    pub changed: Vec<String>,
    /// Where the event is another one than the report says.
    pub adjustments: Vec<String>,
    /// What a director should know of the event before it is made.
    pub notes: Vec<String>,
}

impl Draft {
    /// Keeps no line that the event writes by itself.
    pub(super) fn forget(&mut self, own: &str) {
        for act in &mut self.acts {
            if let Act::KeepReport { kept } = act {
                kept.records.retain(|record| *record.line != *own);
            }
        }
        let is_empty = |act: &Act| matches!(act, Act::KeepReport { kept } if **kept == KeptReport::default());
        self.acts.retain(|act| !is_empty(act));
    }
}
