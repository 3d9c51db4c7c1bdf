//! The draft of an event: what a report, or another input, says of one.

use crate::engine::action::{Act, Details};
use crate::engine::kept::KeptReport;
use crate::engine::setup::Setup;

/// An event that could be made of an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Title, place, dates, arbiter.
    pub details: Details,
    /// The choices, on the ground of those given.
    pub setup: Setup,
    /// What was done.
    pub acts: Vec<Act>,
    /// The texts that an event cannot hold as they are, each with its line, and what became of them.
    pub changed: Vec<String>,
    /// Where the event is another one than the input says, each behind its line where it is about one.
    pub adjustments: Vec<String>,
    /// What a director should know of the event before it is made, which changes nothing of it.
    pub notes: Vec<String>,
    /// The rules that the rounds of the input break: who met twice, who had a second bye.
    pub breaches: Vec<String>,
}

impl Draft {
    /// Removes a line that is kept of a report, for the event writes it by itself.
    pub fn forget(&mut self, own: &str) {
        for act in &mut self.acts {
            if let Act::KeepReport { kept } = act {
                kept.records.retain(|record| *record.line != *own);
            }
        }
        let is_empty = |act: &Act| matches!(act, Act::KeepReport { kept } if **kept == KeptReport::default());
        self.acts.retain(|act| !is_empty(act));
    }
}
