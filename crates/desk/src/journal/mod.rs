//! The journal of an event: its entries, the state after them, and the file they are in.
//!
//! The rules check an act, then its entry is written and synced, then it changes the state. A refused act
//! never reaches the disk, and an act that is not on disk never reaches the screen. [`Writer`] makes the
//! entries that come next; [`Journal`] appends them.

mod acts;
mod imprint;
mod reading;
mod writer;

use std::path::{Path, PathBuf};

use crate::equipment::Equipment;
use crate::error::DeskError;
use crate::news::{News, SharedNews};
use crate::storage::chain::Damage;
use crate::storage::disk::SharedDisk;
use crate::storage::event_file::{EventFile, Lines, Opened, ReadOnly, StorageError};
pub use acts::warnings_of;
use engine::action::{Act, Action, Entry, Header};
use engine::id::{RoundNo, Seq};
use engine::ledger::Ledger;
use engine::state::State;
use engine::text::Label;
pub use reading::Reading;
pub(crate) use writer::{Made, Next, Writer};

/// An event with its entries, its file and the clock.
pub struct Journal {
    pub(crate) header: Header,
    pub(crate) entries: Vec<Entry>,
    pub(crate) ledger: Ledger,
    pub(crate) state: State,
    pub(crate) file: Option<EventFile>,
    pub(crate) equipment: Equipment,
    /// The name of the operator, which every new entry has.
    pub(crate) operator: Label,
    pub(crate) news: Vec<News>,
    damage: Option<Damage>,
    /// True if the clock shows an earlier time than the last entry. This is reported once.
    clock_is_behind: bool,
}

impl Journal {
    /// Creates an event in memory.
    ///
    /// # Errors
    ///
    /// The choices contradict each other.
    pub(crate) fn in_memory(header: Header, equipment: Equipment) -> Result<Self, DeskError> {
        let complaints = header.setup.complaints();
        if !complaints.is_empty() {
            return Err(DeskError::Setup(complaints));
        }
        let state = State::new(&header);
        Ok(Self {
            header,
            entries: Vec::new(),
            ledger: Ledger::default(),
            state,
            file: None,
            equipment,
            operator: Label::default(),
            news: Vec::new(),
            damage: None,
            clock_is_behind: false,
        })
    }

    /// Opens an event that was read.
    pub(crate) fn of(reading: Reading, equipment: Equipment) -> Self {
        let Reading { opened, state, ledger } = reading;
        let Opened { mut file, contents } = opened;
        file.set_refuge(equipment.refuge.clone());
        Self {
            header: contents.header,
            entries: contents.entries,
            ledger,
            state,
            file: Some(file),
            equipment,
            operator: Label::default(),
            news: Vec::new(),
            damage: contents.damage,
            clock_is_behind: false,
        }
    }

    /// Writes an event that is in memory to a new file with all its entries, and continues there.
    ///
    /// # Errors
    ///
    /// The file cannot be created.
    pub(crate) fn save_as(&mut self, path: &Path) -> Result<(), DeskError> {
        // An entry made in memory may need a newer format than the event had when it was created.
        let needed = self.entries.iter().map(Entry::least_format).max().unwrap_or(0);
        self.header.format = self.header.format.max(self.header.least_format()).max(needed);
        let mut file = EventFile::create_with(&self.equipment.disk, path, &self.header, &self.entries)?;
        file.set_refuge(self.equipment.refuge.clone());
        self.file = Some(file);
        Ok(())
    }

    /// Changes the file, if there is one, and takes its news.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub(crate) fn with_file(
        &mut self,
        change: impl FnOnce(&mut EventFile) -> Result<(), StorageError>,
    ) -> Result<(), DeskError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let changed = change(file);
        self.news.extend(file.take_news().into_iter().map(News::File));
        Ok(changed?)
    }

    /// Appends lines to the file and waits for the disk.
    ///
    /// # Errors
    ///
    /// The disk refuses.
    pub(crate) fn append(&mut self, lines: &Lines) -> Result<(), DeskError> {
        self.with_file(|file| file.append_lines(lines))
    }

    /// Returns the first round that may be different since the journal had this many entries; `None` if there
    /// are no others.
    pub(crate) fn first_changed_since(&self, count: usize) -> Option<RoundNo> {
        let since = self.entries.get(count..).unwrap_or_default();
        since.iter().map(|entry| first_changed(&self.entries, &entry.action)).min()
    }

    /// Applies an entry to the state in place: a copy of the state would make the change copy its round.
    fn evolve(&mut self, entry: &Entry) {
        match &entry.action {
            Action::Do(act) => self.state.evolve(act),
            // A redone act counts again as the last one: everything before it is as it was.
            Action::Redo { of } => {
                if let Some(Entry { action: Action::Do(act), .. }) = entry_of(&self.entries, *of) {
                    self.state.evolve(act);
                }
            }
            Action::Undo { .. } => debug_assert!(false, "an undo has a state of its own"),
        }
    }

    /// Adds news of the other desks.
    pub(crate) fn tell(&mut self, news: SharedNews) {
        self.news.push(News::Shared(news));
    }

    /// Returns an entry by its number.
    #[must_use]
    pub fn entry(&self, seq: Seq) -> Option<&Entry> {
        entry_of(&self.entries, seq)
    }

    /// Returns the acts of entries, without undos and redos.
    #[must_use]
    pub fn acts_of(&self, entries: &[Seq]) -> Vec<&Act> {
        let entries = entries.iter().filter_map(|seq| self.entry(*seq));
        let acts = entries.filter_map(|entry| match &entry.action {
            Action::Do(act) => Some(act),
            Action::Undo { .. } | Action::Redo { .. } => None,
        });
        acts.collect()
    }

    /// Returns the state of the event.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Returns the header of the event.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the entries.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the ledger, which knows the acts that count.
    #[must_use]
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Returns the disk of the event.
    #[must_use]
    pub const fn disk(&self) -> &SharedDisk {
        &self.equipment.disk
    }

    /// Returns the event file; `None` in memory.
    #[must_use]
    pub const fn file(&self) -> Option<&EventFile> {
        self.file.as_ref()
    }

    /// Returns the path of the event file; `None` in memory.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file().map(EventFile::path)
    }

    /// Returns the head of the chain of digests; empty in memory.
    #[must_use]
    pub fn head(&self) -> &str {
        self.file().map_or("", EventFile::head)
    }

    /// Returns the digest of the header, which identifies the event; empty in memory.
    #[must_use]
    pub fn identity(&self) -> &str {
        self.file().map_or("", EventFile::identity)
    }

    /// Returns the reason why the event cannot be written; `None` if it can.
    #[must_use]
    pub fn read_only(&self) -> Option<&ReadOnly> {
        self.file().and_then(EventFile::read_only)
    }

    /// Returns true if all entries are known to be on disk. They are not if the file is lost and no other
    /// file could be written, or if the disk did not confirm the last ones.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.file().is_none_or(EventFile::is_safe)
    }

    /// Returns true if the file seems to be what was written: a quick check that reads nothing.
    #[must_use]
    pub fn seems_saved(&self) -> bool {
        self.file().is_none_or(|file| file.read_only().is_some() || file.seems_whole())
    }

    /// Returns true if another desk has this event open, so that this desk can only follow it.
    #[must_use]
    pub fn is_open_elsewhere(&self) -> bool {
        self.file().is_some_and(EventFile::is_open_elsewhere)
    }

    /// Returns the path of the file in which the desk that writes this event continues, if it is another one.
    #[must_use]
    pub fn next_path(&self) -> Option<PathBuf> {
        self.file().and_then(EventFile::next_path)
    }

    /// Returns the time of the last entry, or of the creation of the event.
    #[must_use]
    pub fn saved_at(&self) -> &Label {
        self.entries.last().map_or(&self.header.opened, |entry| &entry.at)
    }

    /// Returns the damage that the file had when it was opened.
    #[must_use]
    pub const fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }
}

/// Returns the first round that may be different after an entry. An entry that is not about the result of a
/// board may change every round.
fn first_changed(entries: &[Entry], action: &Action) -> RoundNo {
    let act = match action {
        Action::Do(act) => Some(act),
        Action::Undo { of } | Action::Redo { of } => match entry_of(entries, *of) {
            Some(Entry { action: Action::Do(act), .. }) => Some(act),
            Some(_) | None => None,
        },
    };
    match act {
        Some(
            Act::Record { round, .. }
            | Act::RecordGame { round, .. }
            | Act::Agree { round, .. }
            | Act::Correct { round, .. },
        ) => *round,
        Some(_) | None => RoundNo(0),
    }
}

fn entry_of(entries: &[Entry], seq: Seq) -> Option<&Entry> {
    entries.get(usize::try_from(seq.0.checked_sub(1)?).ok()?)
}
