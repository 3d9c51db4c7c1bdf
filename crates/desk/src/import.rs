//! Records the draft of an imported event, in memory.

use crate::{Desk, DeskError, Equipment};
use engine::action::Header;
use engine::integrity::{self, Incident};
use engine::refusal::{Clause, Warning};
use formats::import::{Draft, named_twice};
use formats::presets;

/// An event that was created from a draft, in memory.
#[derive(Debug)]
pub struct Imported {
    /// The event.
    pub desk: Desk,
    /// The reason why its seals will not be signed, if the user's key is not available.
    pub unsigned: Option<std::io::Error>,
    /// The texts that were changed because an event cannot have them as they are, each after its line.
    pub changed: Vec<String>,
    /// The differences between the event and the report.
    pub adjustments: Vec<String>,
    /// Notes for the director.
    pub notes: Vec<String>,
    /// The rules that its rounds break, and the rounds that differ from the pairing of its system.
    pub breaches: Vec<String>,
    /// The warnings of its acts. The journal has them as accepted.
    pub accepted: Vec<Warning>,
}

impl Imported {
    /// Records the event of a draft in memory.
    ///
    /// # Errors
    ///
    /// The rules refuse one of its acts.
    pub fn of(draft: Draft, mut equipment: Equipment) -> Result<Self, DeskError> {
        let Draft { details, setup, acts, changed, adjustments, mut notes, mut breaches } = draft;
        let header = presets::header(setup, details.title.clone(), &mut *equipment.clock);
        let header = Header { details, ..header };
        // An event without a signer is valid; its first seal reports it.
        let (header, unsigned) = match equipment.sign(header.clone()) {
            Ok(signed) => (signed, None),
            Err(error) => (header, Some(error)),
        };
        let mut desk = Desk::in_memory(header, equipment)?;
        let mut accepted = desk.take_over(&acts)?;
        // The notes name players who left a round robin too early and namesakes, and the report names absent
        // players.
        let told = [Clause::ResultsVoid, Clause::AbsentSeated, Clause::SameName, Clause::SameId];
        accepted.retain(|warning| !told.contains(&warning.clause));
        notes.extend(named_twice(desk.state()));
        for Incident { round, kind, .. } in desk.incidents() {
            if let integrity::IncidentKind::Import(difference) = kind {
                let told = desk.state().difference_in_words(&difference);
                breaches.push(format!(
                    "round {round} is not as {} pairs it: {told}",
                    desk.state().setup.pairing.name()
                ));
            }
        }
        Ok(Self { desk, unsigned, changed, adjustments, notes, breaches, accepted })
    }

    /// Returns the findings before the event is written: changed texts, differences from the report, broken
    /// rules, and accepted warnings.
    #[must_use]
    pub fn findings(&self) -> Vec<String> {
        let changed = self.changed.iter().map(|changed| format!("line {changed}"));
        let notes = self.adjustments.iter().chain(&self.notes).chain(&self.breaches).cloned();
        let accepted = self.accepted.iter().map(|one| format!("accepted without asking: {one}"));
        changed.chain(notes).chain(accepted).collect()
    }

    /// Returns the findings as the command line reports them, after the name of the input.
    #[must_use]
    pub fn findings_of(&self, name: &str) -> Vec<String> {
        let changed = self.changed.iter().map(|changed| format!("{name}:{changed}"));
        let others = self.findings().split_off(self.changed.len());
        changed.chain(others.into_iter().map(|one| format!("{name}: {one}"))).collect()
    }
}
