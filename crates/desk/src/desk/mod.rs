//! An open event, alone or shared with other desks.
//!
//! The journal writes the acts of an event that is not shared. In a shared event the sharing does it, in turn
//! with the other desks.

mod keys;
mod others;
mod sealing;
mod signing;

use std::ops::Deref;
use std::path::Path;

use crate::computed::Computed;
use crate::equipment::Equipment;
use crate::error::DeskError;
use crate::journal::{Journal, Reading};
use crate::news::News;
use crate::shared::{Shared, What};
use crate::storage::event_file::EventFile;
use engine::action::{Act, Header};
use engine::id::Seq;
use engine::refusal::Warning;
use engine::text::Label;
use formats::clock;
pub use keys::Keys;
pub use others::{Others, OthersMut};

/// An open event. Its [`Journal`] can be read through it, and changed only by its methods.
pub struct Desk {
    event: Computed,
    /// The other desks, if the event is shared.
    shared: Option<Box<Shared>>,
}

impl Deref for Desk {
    type Target = Computed;

    fn deref(&self) -> &Computed {
        &self.event
    }
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk")
            .field("header", &self.header)
            .field("entries", &self.entries.len())
            .finish_non_exhaustive()
    }
}

impl From<Journal> for Desk {
    fn from(journal: Journal) -> Self {
        Self { event: journal.into(), shared: None }
    }
}

impl Desk {
    /// Creates an event in memory only.
    ///
    /// # Errors
    ///
    /// The choices contradict each other.
    pub fn in_memory(header: Header, equipment: impl Into<Equipment>) -> Result<Self, DeskError> {
        Ok(Journal::in_memory(header, equipment.into())?.into())
    }

    /// Creates an event and its file.
    ///
    /// # Errors
    ///
    /// The choices contradict each other, or the file cannot be created.
    pub fn create(path: &Path, header: Header, equipment: impl Into<Equipment>) -> Result<Self, DeskError> {
        let mut desk = Self::in_memory(header, equipment)?;
        desk.save_as(path)?;
        Ok(desk)
    }

    /// Writes an event that is in memory to a new file with all its entries, and continues there.
    ///
    /// # Errors
    ///
    /// The file cannot be created.
    pub fn save_as(&mut self, path: &Path) -> Result<(), DeskError> {
        self.event.journal.save_as(path)
    }

    /// Opens an event, as far as its file is sound.
    ///
    /// # Errors
    ///
    /// The file cannot be read or is not an event.
    pub fn open(path: &Path, equipment: impl Into<Equipment>) -> Result<Self, DeskError> {
        let equipment = equipment.into();
        Ok(Self::of(Reading::of(&equipment.disk, path, &())?, equipment))
    }

    /// Opens an event that was read.
    #[must_use]
    pub fn of(reading: Reading, equipment: impl Into<Equipment>) -> Self {
        Journal::of(reading, equipment.into()).into()
    }

    /// Sets the operator of new entries; empty for no name.
    pub fn sign(&mut self, operator: &Label) {
        self.event.journal.operator.clone_from(operator);
    }

    /// Does an act: checks it, writes it, then changes the state.
    ///
    /// # Errors
    ///
    /// The rules refuse it, or it could not be written. Nothing has changed then.
    pub fn record(&mut self, act: Act, accepted: &[Warning]) -> Result<Seq, DeskError> {
        let act = match self.shared_mut() {
            Some((shared, journal)) => shared.with_results_since(journal, act)?,
            None => act,
        };
        self.in_turn(What::Acts(std::slice::from_ref(&act)), |mut writer| writer.one(act.clone(), accepted))
    }

    /// Does several acts in one write: all of them or none. Each entry has the warnings of its act. A warning
    /// that is more than a line to read must be among the accepted ones.
    ///
    /// # Errors
    ///
    /// The rules refuse one of them, a warning was not accepted, or they could not be written. Nothing has
    /// changed then.
    pub fn record_all(&mut self, acts: &[Act], accepted: &[Warning]) -> Result<(), DeskError> {
        self.in_turn(What::Acts(acts), |mut writer| Ok(((), writer.all(acts.to_vec(), accepted)?)))
    }

    /// Imports acts that were done elsewhere, in one write. Their warnings count as accepted and are
    /// returned.
    ///
    /// # Errors
    ///
    /// The rules refuse one of them, or they could not be written. Nothing has changed then.
    pub fn take_over(&mut self, acts: &[Act]) -> Result<Vec<Warning>, DeskError> {
        self.in_turn(What::Acts(acts), |mut writer| writer.done_elsewhere(acts.to_vec()))
    }

    /// Undoes the last act that counts, with those that were recorded together with it. Returns their
    /// entries, last first.
    ///
    /// # Errors
    ///
    /// Nothing is left to undo, or the undo could not be written.
    pub fn undo(&mut self) -> Result<Vec<Seq>, DeskError> {
        self.in_turn(What::Undo, |mut writer| writer.undo())
    }

    /// Redoes the step that was undone last. Returns its entries, first one first.
    ///
    /// # Errors
    ///
    /// Nothing is left to redo, or the redo could not be written.
    pub fn redo(&mut self) -> Result<Vec<Seq>, DeskError> {
        self.in_turn(What::Redo, |mut writer| writer.redo())
    }

    /// Checks that the entries are still on disk under the name of the event, and writes the journal to
    /// another file if they are not.
    ///
    /// # Errors
    ///
    /// They are not, and no file can be written.
    pub fn make_sure(&mut self) -> Result<(), DeskError> {
        self.event.journal.with_file(EventFile::make_sure)
    }

    /// Waits until the entries of other desks that were applied are on disk.
    ///
    /// # Errors
    ///
    /// The disk refuses. They are then written again before anything else.
    pub fn sync_others(&mut self) -> Result<(), DeskError> {
        self.event.journal.with_file(EventFile::sync_others)
    }

    /// Adds news if the last entry is dated far ahead of the clock.
    pub fn look_at_clock(&mut self, now: &str) {
        let last = self.saved_at();
        if clock::is_far_ahead(last, now) {
            let (last, now) = (last.to_string(), now.to_owned());
            self.event.journal.news.push(News::ClockWentBack { last, now, is_kept: false });
        }
    }

    /// Takes the news of the file, the clock and the other desks since the last call.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.event.journal.news)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::action::Entrant;
    use engine::id::PlayerId;
    use engine::refusal::Clause;
    use formats::clock::SteppingClock;
    use formats::presets;

    fn desk() -> Desk {
        let mut clock = SteppingClock::starting("2026-11-21T14:00:00Z").unwrap();
        let setup = presets::find("chess-round-robin").unwrap().setup;
        let header = presets::header(setup, "Club Evening".parse().unwrap(), &mut clock);
        Desk::in_memory(header, clock).unwrap()
    }

    fn register(id: u32, name: &str) -> Act {
        Act::Register {
            id: PlayerId(id),
            entrant: Entrant { name: name.parse().unwrap(), ..Entrant::default() },
        }
    }

    #[test]
    fn several_acts_are_done_once_their_warnings_are_accepted() {
        let mut desk = desk();
        let acts = vec![register(1, "Berg, Luca"), register(2, "Dahl, Ida"), register(3, "Berg, Luca")];
        let Err(DeskError::NotAccepted(warnings)) = desk.record_all(&acts, &[]) else {
            panic!("a namesake is not asked about");
        };
        assert!(desk.entries().is_empty() && desk.state().players.is_empty(), "nothing is recorded");
        desk.record_all(&acts, &warnings).unwrap();
        let accepted = |at: usize| &desk.entries()[at].accepted;
        assert!(accepted(0).is_empty() && accepted(1).is_empty());
        assert_eq!(*accepted(2), ["same name twice"]);
    }

    #[test]
    fn acts_done_elsewhere_return_their_warnings() {
        let mut desk = desk();
        let acts = vec![register(1, "Berg, Luca"), register(2, "Berg, Luca")];
        let told = desk.take_over(&acts).unwrap();
        assert_eq!(told.iter().map(|one| one.clause).collect::<Vec<_>>(), [Clause::SameName]);
        assert_eq!(desk.entries()[1].accepted, ["same name twice"]);
    }
}
