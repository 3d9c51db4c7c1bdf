//! Records the draft of an imported event, in memory.

use crate::{Desk, DeskError, Equipment};
use engine::action::Header;
use engine::integrity::{self, Incident};
use engine::refusal::{Clause, Warning};
use formats::import::{Draft, named_twice};
use formats::presets;

/// An event that was made of a draft, in memory.
#[derive(Debug)]
pub struct Imported {
    /// The event.
    pub desk: Desk,
    /// Why its seals will not be signed, where the user's key cannot be had.
    pub unsigned: Option<std::io::Error>,
    /// What became of the texts that an event cannot hold as they are, each behind its line.
    pub changed: Vec<String>,
    /// Where the event is another one than the report says.
    pub adjustments: Vec<String>,
    /// What a director should know of the event.
    pub notes: Vec<String>,
    /// The rules that its rounds break, and the rounds that are not as its system pairs them.
    pub breaches: Vec<String>,
    /// What a director would have been asked about, had it been done at this desk; the journal holds it as accepted.
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
        // An event that nobody can sign is still an event; its first seal says so.
        let (header, unsigned) = match equipment.sign(header.clone()) {
            Ok(signed) => (signed, None),
            Err(error) => (header, Some(error)),
        };
        let mut desk = Desk::in_memory(header, equipment)?;
        let mut accepted = desk.take_over(acts)?;
        // The notes tell of whoever left a round robin too early and of who is named twice, and the report of who is absent from one.
        let told = [Clause::ResultsVoid, Clause::AbsentSeated, Clause::SameName, Clause::SameId];
        accepted.retain(|warning| !told.contains(&warning.clause));
        notes.extend(named_twice(desk.state()));
        for Incident { round, kind, .. } in desk.incidents() {
            if let integrity::Kind::Import(difference) = kind {
                let told = desk.state().told(&difference);
                breaches.push(format!(
                    "round {round} is not as {} pairs it: {told}",
                    desk.state().setup.pairing.name()
                ));
            }
        }
        Ok(Self { desk, unsigned, changed, adjustments, notes, breaches, accepted })
    }

    /// Says what there is to know of the event before it is written, behind the name of the input: which texts it could not
    /// hold as they are, where it is not what the report says, which rules its rounds break, and what a director would have been asked about.
    #[must_use]
    pub fn findings(&self, name: &str) -> Vec<String> {
        let changed = self.changed.iter().map(|changed| format!("{name}:{changed}"));
        let notes = self
            .adjustments
            .iter()
            .chain(&self.notes)
            .chain(&self.breaches)
            .map(|note| format!("{name}: {note}"));
        let accepted = self.accepted.iter();
        let accepted = accepted.map(|one| format!("{name}: accepted without asking: {one}"));
        changed.chain(notes).chain(accepted).collect()
    }
}
