//! The draft of an event: the content of a report or of another input, before an event is created
//! from it.

use std::collections::BTreeSet;

use engine::action::{Act, Details, Header};
use engine::id::PlayerId;
use engine::kept::KeptReport;
use engine::setup::Setup;
use engine::state::State;
use engine::text::Label;

/// An event that can be created from an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Title, place, dates, arbiter.
    pub details: Details,
    /// The settings, based on those of the caller.
    pub setup: Setup,
    /// The acts, in order.
    pub acts: Vec<Act>,
    /// The texts that an event cannot store as they are, each with its line and its replacement.
    pub changed: Vec<String>,
    /// The differences between the event and the input, each after its line if it is about one.
    pub adjustments: Vec<String>,
    /// Notes for the director before the event is created; they change nothing.
    pub notes: Vec<String>,
    /// The rules that the rounds of the input break: players who met twice, a second bye.
    pub breaches: Vec<String>,
}

impl Draft {
    /// Returns the header of the event.
    #[must_use]
    pub fn header(&self) -> Header {
        Header::new(Label::default(), self.details.clone(), self.setup.clone())
    }

    /// Returns the state of the event; `None` if the rules refuse an act, which is reported when the draft is
    /// recorded.
    #[must_use]
    pub fn state(&self) -> Option<State> {
        let mut state = State::new(&self.header());
        self.acts.iter().try_for_each(|act| state.apply(act)).ok()?;
        Some(state)
    }

    /// Returns the players who withdrew and did not return.
    #[must_use]
    pub fn withdrawn(&self) -> BTreeSet<PlayerId> {
        let mut gone = BTreeSet::new();
        for act in &self.acts {
            if let Act::Withdraw { id, .. } = act {
                gone.insert(*id);
            } else if let Act::Return { id, .. } = act {
                gone.remove(id);
            }
        }
        gone
    }

    /// Removes a stored line of the report, because the event writes this line itself.
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
