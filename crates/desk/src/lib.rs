//! The desk: an event, its journal, its file and the clock. [`Desk::record`] is the only way anything happens.
//!
//! An act is checked, then written and synced, then it changes the state: a refused act never reaches the disk,
//! and one that is not on disk never reaches the screen. What happened to the file or the clock meanwhile is kept as
//! [`News`] for whoever shows it.

pub mod audit;
mod desk;
pub mod desks;
pub mod drafts;
pub mod import;
pub mod named_player;
pub mod news;
pub mod pairing;
pub mod paper;
pub mod partnerships;
pub mod results;
mod retold;
pub mod shared;
pub mod signing;
pub mod site;
pub mod storage;
pub mod user;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::storage::chain::{self, Damage};
use crate::storage::disk::{self, SharedDisk, folder_of, open_to_everybody};
use crate::storage::event_file::{EventFile, Lines, Opened, ReadOnly, StorageError};
pub use crate::storage::event_file::{FileNews, Moved};
use crate::storage::refusal;
use desk::computed::Derived;
pub use desk::history;
use engine::action::{Act, Action, Entry, Header, PairedBy};
use engine::id::{RoundNo, Seq};
use engine::ledger::Ledger;
use engine::official::Ban;
use engine::pairing::propose;
use engine::progress::Progress;
use engine::refusal::{Clause, Level, Refusal, Refused, Warning};
use engine::replay::{self, ReplayError};
use engine::seal::AnnouncedTable;
use engine::state::State;
use engine::text::Label;
use formats::clock::{self, Clock};
use formats::views::{changes, words};
use shared::{NotShared, Shared, SharedNews, What};
use signing::Signer;

/// Why something did not happen.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The rules say no.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The disk says no.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The journal contradicts itself.
    #[error("{}: {error}", path.display())]
    Replay {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        error: ReplayError,
    },
    /// Acts that were to be done at once have warnings that nobody has accepted.
    #[error("{} (not recorded: this has to be accepted first)", texts(.0))]
    NotAccepted(Vec<Warning>),
    /// Nothing is left to take back.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Nothing was taken back.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// It has no file to be signed.
    #[error("not signed: the event is not saved in a file")]
    Unsaved,
    /// It cannot be signed; why.
    #[error(
        "nothing is signed or sealed: {0} (mend that file, or move it away: a new key is made then, and asked about)"
    )]
    NotSigned(String),
    /// Several desks share the event, and it is not done, or not yet.
    #[error(transparent)]
    Shared(#[from] NotShared),
    /// The choices of a new event do not go together.
    #[error("{}", .0.join("; "))]
    Setup(Vec<String>),
}

fn texts(warnings: &[Warning]) -> String {
    warnings.iter().map(|warning| warning.text.as_str()).collect::<Vec<_>>().join("; ")
}

/// What a desk works with.
pub struct Equipment {
    /// Where its event lies.
    pub disk: SharedDisk,
    /// The time.
    pub clock: Box<dyn Clock>,
    /// Where the key of the user is, or is to be, with which seals are signed; none where nothing is to be signed.
    pub key_file: Option<PathBuf>,
    /// A folder of the user's, for a journal that cannot be written beside its event.
    pub refuge: Option<PathBuf>,
}

/// The disk of the machine, and nothing of the user's.
impl<C: Clock + 'static> From<C> for Equipment {
    fn from(clock: C) -> Self {
        Self { disk: disk::system(), clock: Box::new(clock), key_file: None, refuge: None }
    }
}

impl Equipment {
    /// Names the user's key in the header of a new event, so that its seals are signed with it.
    ///
    /// # Errors
    ///
    /// There is no key, and none can be made.
    pub fn sign(&self, header: Header) -> std::io::Result<Header> {
        let Some(path) = &self.key_file else { return Ok(header) };
        let signer = Signer::load_or_create(&*self.disk, path);
        let named =
            |error| std::io::Error::other(format!("{}: {}", path.display(), refusal::of_disk(&error)));
        let key = signer.map_err(named)?.public_key();
        Ok(header.signed_with(Label::taken_over(&key)))
    }

    /// Names the folder of the key where everybody may write in it.
    #[must_use]
    pub fn open_folder(&self) -> Option<String> {
        open_to_everybody(&*self.disk, folder_of(self.key_file.as_ref()?))
    }
}

/// What a director should know besides what was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// Something happened to the file.
    File(FileNews),
    /// The clock of the machine shows an earlier time than the last entry.
    ClockWentBack {
        /// The time of the last entry.
        last: String,
        /// What the clock shows.
        now: String,
        /// Whether new entries bear the time of the last one until the clock has caught up; where that one is dated far
        /// ahead, they bear the time of the clock.
        is_kept: bool,
    },
    /// Something happened among the desks that share the event.
    Shared(SharedNews),
}

/// An act that the rules allow, and what they warn of.
type LookedAt = (Act, Vec<Warning>);

/// An event at work.
pub struct Desk {
    header: Header,
    entries: Vec<Entry>,
    ledger: Ledger,
    state: State,
    file: Option<EventFile>,
    equipment: Equipment,
    /// Who types: it stands in every entry made from now on.
    operator: Label,
    damage: Option<Damage>,
    news: Vec<News>,
    /// Whether the clock shows an earlier time than the last entry, which is told once.
    clock_is_behind: bool,
    derived: Derived,
    /// The other desks, where the event is shared.
    shared: Option<Box<Shared>>,
}

/// An event that was read from its file and replayed, before a desk works at it.
#[derive(Debug)]
pub struct Reading {
    opened: Opened,
    state: State,
    ledger: Ledger,
}

impl Reading {
    /// Opens an event, as far as its file is sound. Its progress is in bytes.
    ///
    /// # Errors
    ///
    /// The file cannot be read or is not an event; or it was stopped.
    pub fn of(disk: &SharedDisk, path: &Path, progress: &dyn Progress) -> Result<Self, DeskError> {
        Self::replayed(path, EventFile::open(disk, path, progress)?)
    }

    /// Reads an event that another desk has open, as far as that desk has written it.
    ///
    /// # Errors
    ///
    /// As [`Reading::of`].
    pub fn follow(disk: &SharedDisk, path: &Path) -> Result<Self, DeskError> {
        Self::replayed(path, EventFile::follow(disk, path)?)
    }

    /// Replays a journal; one with an act that the rules refuse is read as it stood before that, and never written.
    fn replayed(path: &Path, mut opened: Opened) -> Result<Self, DeskError> {
        loop {
            let error = match replay::replay(&opened.contents.header, &opened.contents.entries) {
                Ok((state, ledger)) => return Ok(Self { opened, state, ledger }),
                Err(error) => error,
            };
            let ReplayError::Refused { seq, .. } = &error else {
                return Err(DeskError::Replay { path: path.to_owned(), error });
            };
            let sound = usize::try_from(seq.0.saturating_sub(1)).unwrap_or(0);
            opened.contents.entries.truncate(sound);
            opened.file.refuse(error.to_string());
        }
    }

    /// Whether the file is sound to its end: while another desk writes, it need not be.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.opened.contents.damage.is_none()
    }

    /// Returns why nothing can be written, if so.
    #[must_use]
    pub const fn read_only(&self) -> Option<&ReadOnly> {
        self.opened.file.read_only()
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

impl Desk {
    /// Makes an event that lives in memory only.
    ///
    /// # Errors
    ///
    /// The choices do not go together.
    pub fn in_memory(header: Header, equipment: impl Into<Equipment>) -> Result<Self, DeskError> {
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
            equipment: equipment.into(),
            operator: Label::default(),
            damage: None,
            news: Vec::new(),
            clock_is_behind: false,
            derived: Derived::default(),
            shared: None,
        })
    }

    /// Makes an event and its file.
    ///
    /// # Errors
    ///
    /// The choices do not go together, or the file cannot be made.
    pub fn create(path: &Path, header: Header, equipment: impl Into<Equipment>) -> Result<Self, DeskError> {
        let mut desk = Self::in_memory(header, equipment)?;
        desk.save_as(path)?;
        Ok(desk)
    }

    /// Writes an event that lives in memory into a new file, journal and all, and goes on there.
    ///
    /// # Errors
    ///
    /// The file cannot be made.
    pub fn save_as(&mut self, path: &Path) -> Result<(), DeskError> {
        // Nothing was written yet, so that what was done in memory may need a newer format than the event had when it was made.
        let needed = self.entries.iter().map(Entry::least_format).max().unwrap_or(0);
        self.header.format = self.header.format.max(self.header.least_format()).max(needed);
        let mut file = EventFile::create_with(&self.equipment.disk, path, &self.header, &self.entries)?;
        file.set_refuge(self.equipment.refuge.clone());
        self.file = Some(file);
        Ok(())
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

    /// Goes to work at an event that was read.
    #[must_use]
    pub fn of(reading: Reading, equipment: impl Into<Equipment>) -> Self {
        let equipment = equipment.into();
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
            damage: contents.damage,
            news: Vec::new(),
            clock_is_behind: false,
            derived: Derived::default(),
            shared: None,
        }
    }

    /// Says who types from now on; empty for no name.
    pub fn sign(&mut self, operator: &Label) {
        self.operator.clone_from(operator);
    }

    /// Does an act: checks it, writes it, then changes the state.
    ///
    /// # Errors
    ///
    /// The rules refuse it, or it could not be written; nothing has changed then.
    pub fn record(&mut self, act: Act, accepted: &[Warning]) -> Result<Seq, DeskError> {
        if self.shared.is_none() {
            return self.record_now(act, accepted);
        }
        let act = self.with_results_since(act)?;
        self.in_turn(What::Acts(std::slice::from_ref(&act)), |desk| desk.record_now(act.clone(), accepted))
    }

    fn record_now(&mut self, act: Act, accepted: &[Warning]) -> Result<Seq, DeskError> {
        self.state.check_now(&act)?;
        if changes::of(&self.state, &act).is_some_and(|changes| changes.is_empty()) {
            return Err(Refused(vec![Refusal::NothingChanges]).into());
        }
        let around = Around::of(&self.state, &act);
        if !around.is_empty() {
            return self.record_with(around, act, accepted);
        }
        let entries = self.entries_of(vec![(act.clone(), accepted.to_vec())]);
        self.append(&entries)?;
        // In place: a copy of the state would make the change copy its round.
        self.state.evolve(&act);
        for entry in entries {
            self.keep(entry);
        }
        Ok(Seq(self.entries.len() as u64))
    }

    /// Records an act with what goes with it, in one write.
    fn record_with(&mut self, around: Around, act: Act, accepted: &[Warning]) -> Result<Seq, DeskError> {
        let seq = Seq((self.entries.len() + around.before.len() + 1) as u64);
        let unasked = |act| (act, Vec::new());
        let acts: Vec<LookedAt> = (around.before.into_iter().map(unasked))
            .chain([(act, accepted.to_vec())])
            .chain(around.behind.into_iter().map(unasked))
            .collect();
        let mut state = self.state.clone();
        for (act, _) in &acts {
            state.check_now(act)?;
            state.evolve(act);
        }
        let entries = joined(self.entries_of(acts));
        self.append_all(entries, state)?;
        Ok(seq)
    }

    /// Does several acts in one write: all of them or none. Each entry holds the warnings of its act, which must have
    /// been accepted, unless they are only lines to read.
    ///
    /// # Errors
    ///
    /// The rules refuse one of them, a warning was not accepted, or they could not be written; nothing has changed then.
    pub fn record_all(&mut self, acts: Vec<Act>, accepted: &[Warning]) -> Result<(), DeskError> {
        if self.shared.is_none() {
            return self.record_all_now(acts, accepted);
        }
        self.in_turn(What::Acts(&acts), |desk| desk.record_all_now(acts.clone(), accepted))
    }

    fn record_all_now(&mut self, acts: Vec<Act>, accepted: &[Warning]) -> Result<(), DeskError> {
        let (acts, state) = looked_at(&self.state, acts)?;
        let warnings = acts.iter().flat_map(|(_, warnings)| warnings);
        let asking = warnings.filter(|one| Level::Line < one.level && !accepted.contains(one));
        let asking: Vec<Warning> = asking.cloned().collect();
        if !asking.is_empty() {
            return Err(DeskError::NotAccepted(asking));
        }
        let entries = joined(self.entries_of(acts));
        self.append_all(entries, state)
    }

    /// Returns what the director should think about before several acts, each after those before it; changes nothing.
    ///
    /// # Errors
    ///
    /// The rules refuse one of them.
    pub fn warnings_of(&self, acts: &[Act]) -> Result<Vec<Warning>, DeskError> {
        Ok(warnings_of(&self.state, acts)?)
    }

    /// Takes over acts that were done elsewhere, in one write, and returns their warnings: whoever takes them over
    /// accepts what happened.
    ///
    /// # Errors
    ///
    /// The rules refuse one of them, or they could not be written; nothing has changed then.
    pub fn take_over(&mut self, acts: Vec<Act>) -> Result<Vec<Warning>, DeskError> {
        if self.shared.is_none() {
            return self.take_over_now(acts);
        }
        self.in_turn(What::Acts(&acts), |desk| desk.take_over_now(acts.clone()))
    }

    fn take_over_now(&mut self, acts: Vec<Act>) -> Result<Vec<Warning>, DeskError> {
        let (acts, state) = looked_at(&self.state, acts)?;
        let warnings = acts.iter().flat_map(|(_, warnings)| warnings.clone()).collect();
        let entries = self.entries_of(acts);
        self.append_all(entries, state)?;
        Ok(warnings)
    }

    /// Returns the entries that acts will be, each undone for itself.
    fn entries_of(&mut self, acts: Vec<LookedAt>) -> Vec<Entry> {
        let (acts, warnings): (Vec<Action>, Vec<_>) =
            acts.into_iter().map(|(act, warnings)| (Action::Do(act), warnings)).unzip();
        let mut entries = self.entries_with(acts);
        for (entry, warnings) in entries.iter_mut().zip(warnings) {
            entry.accepted = clauses(&warnings);
        }
        entries
    }

    /// Returns the next entries of the journal, with what they do.
    fn entries_with(&mut self, actions: Vec<Action>) -> Vec<Entry> {
        let mut entries = Vec::with_capacity(actions.len());
        for (number, action) in actions.into_iter().enumerate() {
            let seq = Seq(self.entries.len() as u64 + number as u64 + 1);
            let last = entries.last().map(|entry: &Entry| entry.at.clone());
            let (at, by) = (self.now_after(last), self.signing());
            entries.push(Entry { seq, at, by, action, accepted: Vec::new(), joined: false });
        }
        entries
    }

    /// Appends entries in one write, all or none; the state is the one after them.
    fn append_all(&mut self, entries: Vec<Entry>, state: State) -> Result<(), DeskError> {
        self.append(&entries)?;
        self.state = state;
        for entry in entries {
            self.keep(entry);
        }
        Ok(())
    }

    /// Returns the acts of entries, without undos and redos.
    #[must_use]
    pub fn acts_of(&self, entries: &[Seq]) -> Vec<&Act> {
        let entries = entries.iter().filter_map(|seq| entry_of(&self.entries, *seq));
        let acts = entries.filter_map(|entry| match &entry.action {
            Action::Do(act) => Some(act),
            Action::Undo { .. } | Action::Redo { .. } => None,
        });
        acts.collect()
    }

    /// Returns what the director should think about before the next undo: what others have seen of what it takes back.
    #[must_use]
    pub fn warnings_of_undo(&self) -> Vec<Warning> {
        let acts = self.acts_of(&self.ledger.step_back()).into_iter();
        let seen = acts.filter_map(|act| words::seen_by_others(&self.state, act));
        seen.map(|text| Warning { level: Level::Confirm, clause: Clause::UndoneBeforeOthers, text }).collect()
    }

    /// Undoes the last act that counts, with those that were made together with it; returns their entries, last first.
    ///
    /// # Errors
    ///
    /// There is none, or the undo could not be written.
    pub fn undo(&mut self) -> Result<Vec<Seq>, DeskError> {
        self.in_turn(What::Undo, Self::undo_now)
    }

    fn undo_now(&mut self) -> Result<Vec<Seq>, DeskError> {
        let step = self.ledger.step_back();
        if step.is_empty() {
            return Err(DeskError::NothingToUndo);
        }
        let before = replay::rebuild(&self.header, &self.entries, &self.ledger.after_undo());
        // Who has left official mode does not come back into it on this way either.
        if self.state.left_official.is_some() && before.left_official.is_none() {
            return Err(Refused(vec![Refusal::Official(Ban::NoWayBack)]).into());
        }
        let entries = self.entries_with(step.iter().map(|of| Action::Undo { of: *of }).collect());
        self.append_all(entries, before)?;
        Ok(step)
    }

    /// Redoes what was undone last; returns its entries, first one first.
    ///
    /// # Errors
    ///
    /// Nothing was, or the redo could not be written.
    pub fn redo(&mut self) -> Result<Vec<Seq>, DeskError> {
        self.in_turn(What::Redo, Self::redo_now)
    }

    fn redo_now(&mut self) -> Result<Vec<Seq>, DeskError> {
        let step = self.ledger.step_forward();
        if step.is_empty() {
            return Err(DeskError::NothingToRedo);
        }
        let entries = self.entries_with(step.iter().map(|of| Action::Redo { of: *of }).collect());
        self.append(&entries)?;
        // They count again as the last ones: everything before them is as it was.
        for of in &step {
            if let Some(Entry { action: Action::Do(act), .. }) = entry_of(&self.entries, *of) {
                self.state.evolve(act);
            }
        }
        for entry in entries {
            self.keep(entry);
        }
        Ok(step)
    }

    fn append(&mut self, entries: &[Entry]) -> Result<(), DeskError> {
        let Some(file) = &self.file else { return Ok(()) };
        let lines = file.lines_of(entries)?;
        let number = self.publish(&lines)?;
        if let Err(error) = self.append_lines(&lines) {
            let published = number.map(|_| NotShared::Unwritten(error.to_string()).into());
            return Err(published.unwrap_or(error));
        }
        self.note_published(number, &lines);
        Ok(())
    }

    fn append_lines(&mut self, lines: &Lines) -> Result<(), DeskError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let appended = file.append_lines(lines);
        self.news.extend(file.take_news().into_iter().map(News::File));
        Ok(appended?)
    }

    /// Writes what the others did, without waiting for the disk.
    fn append_lines_of_others(&mut self, lines: &Lines) -> Result<(), DeskError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let appended = file.append_lines_of_others(lines);
        self.news.extend(file.take_news().into_iter().map(News::File));
        Ok(appended?)
    }

    /// Waits until the disk has what the others did, as far as it was taken in.
    ///
    /// # Errors
    ///
    /// The disk refuses; it is written again before anything else.
    pub fn sync_others(&mut self) -> Result<(), DeskError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        Ok(file.sync_others()?)
    }

    /// Looks whether the last entry is dated far ahead of the clock, and notes that for whoever shows it.
    pub fn look_at_clock(&mut self, now: &str) {
        let last = self.last_time();
        if clock::is_far_ahead(last, now) {
            let (last, now) = (last.to_string(), now.to_owned());
            self.news.push(News::ClockWentBack { last, now, is_kept: false });
        }
    }

    /// Returns the time of an entry: never before that of the entry before it, unless that one is dated far ahead.
    fn now_after(&mut self, last: Option<Label>) -> Label {
        let now = Label::taken_over(&self.equipment.clock.now());
        let last = last.unwrap_or_else(|| self.last_time().clone());
        let is_behind = clock::is_before(&now, &last);
        let is_kept = is_behind && !clock::is_far_ahead(&last, &now);
        let was_behind = std::mem::replace(&mut self.clock_is_behind, is_kept);
        if is_behind && !was_behind && !self.last_is_of_others() {
            let (last, now) = (last.to_string(), now.to_string());
            self.news.push(News::ClockWentBack { last, now, is_kept });
        }
        if is_kept { last } else { now }
    }

    /// Makes sure that what is said to be saved is on disk still, under the name that it has; the journal goes into
    /// another file where it is not.
    ///
    /// # Errors
    ///
    /// It is not, and no file can be written.
    pub fn make_sure(&mut self) -> Result<(), DeskError> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let sure = file.make_sure();
        self.news.extend(file.take_news().into_iter().map(News::File));
        Ok(sure?)
    }

    /// Returns whether all that was done is known to be on disk: not, when the file is gone and nothing else could be
    /// written, or when the disk did not confirm it.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.file.as_ref().is_none_or(EventFile::is_safe)
    }

    /// Returns whether the file seems to be what was left on disk, at a glance.
    #[must_use]
    pub fn seems_saved(&self) -> bool {
        self.file.as_ref().is_none_or(|file| file.read_only().is_some() || file.seems_whole())
    }

    /// Takes what happened to the file or the clock since it was asked for last.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    fn keep(&mut self, entry: Entry) {
        // The ledger was asked what is next before the entry was made, so it cannot be out of order.
        let noted = self.ledger.note(&entry);
        debug_assert!(noted.is_ok(), "an entry of our own is in order");
        self.keep_noted(entry);
    }

    fn keep_noted(&mut self, entry: Entry) {
        let first = first_changed(&self.entries, &entry.action);
        self.entries.push(entry);
        self.derived.forget_from(first);
    }

    /// Returns what the director should think about before the standings after a round are sealed.
    #[must_use]
    pub fn warnings_of_seal(&self, after: RoundNo) -> Vec<Warning> {
        // The digest does not matter to the warnings; it is made when the standings are announced.
        let seal = Act::Seal { after, digest: Label::default(), signed: None, table: None };
        let own = self.state.warnings(&seal).into_iter().chain(self.warnings_of_seal_key());
        own.chain(self.warnings_of_open(after)).collect()
    }

    /// Announces the standings after a round: records them whole, and their digest.
    ///
    /// # Errors
    ///
    /// As [`Desk::record`].
    pub fn seal(&mut self, after: RoundNo, accepted: &[Warning]) -> Result<Seq, DeskError> {
        let table = AnnouncedTable::new(&self.standings_after(after).canonical(&self.state));
        let digest = chain::digest(table.as_str());
        // Sealed is sealed: the same table is not announced twice, but signed where it was not.
        let is_same = self.state.seal(after).is_some_and(|seal| seal.table.as_ref() == Some(&table));
        if is_same && !self.is_seal_unsigned(after) {
            return Err(Refused(vec![Refusal::NothingChanges]).into());
        }
        let signer = self.signer_of_seal(accepted)?;
        let (digest, table) = (Label::taken_over(&digest), Some(table));
        let seal = Act::Seal { after, digest, signed: None, table };
        let accepted: Vec<Warning> =
            accepted.iter().filter(|one| !one.clause.is_of_keys()).cloned().collect();
        // The signature is of the entry before, which is known once it is this desk's turn.
        self.in_turn(What::Acts(std::slice::from_ref(&seal)), |desk| {
            desk.record_now(desk.signed_seal(&seal, signer.as_ref()), &accepted)
        })
    }

    /// Returns the event as it stands.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Returns the header of the event.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the journal.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns which acts count.
    #[must_use]
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Returns the disk at which the event is.
    #[must_use]
    pub const fn disk(&self) -> &SharedDisk {
        &self.equipment.disk
    }

    /// Returns the path of the event file, if there is one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(EventFile::path)
    }

    /// Returns the head of the chain of digests; empty in memory.
    #[must_use]
    pub fn head(&self) -> &str {
        self.file.as_ref().map_or("", EventFile::head)
    }

    /// Returns why the event cannot be written; `None` when it can.
    #[must_use]
    pub fn read_only(&self) -> Option<&ReadOnly> {
        self.file.as_ref().and_then(EventFile::read_only)
    }

    /// Whether another desk has this event open, so that this one can only follow it.
    #[must_use]
    pub fn is_open_elsewhere(&self) -> bool {
        self.file.as_ref().is_some_and(EventFile::is_open_elsewhere)
    }

    /// Whether that desk has written since this one read the file.
    #[must_use]
    pub fn went_on_elsewhere(&self) -> bool {
        self.file.as_ref().is_some_and(EventFile::went_on_elsewhere)
    }

    /// Returns the time of the last entry, or of the opening.
    #[must_use]
    pub fn saved_at(&self) -> &str {
        self.last_time()
    }

    fn last_time(&self) -> &Label {
        self.entries.last().map_or(&self.header.opened, |entry| &entry.at)
    }

    /// Returns the file in which the desk that writes this event goes on, where it is another one.
    #[must_use]
    pub fn next_path(&self) -> Option<PathBuf> {
        self.file.as_ref().and_then(EventFile::next_path)
    }

    /// Returns whether a path leads to the very file of this event.
    #[must_use]
    pub fn is_at(&self, path: &Path) -> bool {
        self.file.as_ref().is_some_and(|file| file.is(path))
    }

    /// Returns the digest of the header, by which the event is known; empty in memory.
    #[must_use]
    pub fn identity(&self) -> &str {
        self.file.as_ref().map_or("", EventFile::identity)
    }

    /// Returns what was wrong with the file when it was opened.
    #[must_use]
    pub const fn damage(&self) -> Option<&Damage> {
        self.damage.as_ref()
    }
}

/// Returns what the director of an event should think about before several acts, each after those before it.
///
/// # Errors
///
/// The rules refuse one of them.
pub fn warnings_of(state: &State, acts: &[Act]) -> Result<Vec<Warning>, Refused> {
    let (acts, _) = looked_at(state, acts.to_vec())?;
    Ok(acts.into_iter().flat_map(|(_, warnings)| warnings).collect())
}

/// Whether two acts grant byes to the same player.
fn are_byes_of_one(one: &Act, other: &Act) -> bool {
    let player = |act: &Act| if let Act::GrantBye { id, .. } = act { Some(*id) } else { None };
    player(one).is_some() && player(one) == player(other)
}

/// Checks acts, each after those before it; returns them with their warnings, and the event after all of them.
fn looked_at(state: &State, acts: Vec<Act>) -> Result<(Vec<LookedAt>, State), Refused> {
    let mut state = state.clone();
    let mut seen: Vec<LookedAt> = Vec::with_capacity(acts.len());
    for act in acts {
        state.check_now(&act)?;
        if changes::of(&state, &act).is_some_and(|changes| changes.is_empty()) {
            continue;
        }
        let warnings = state.warnings(&act);
        // The last of several byes of a player speaks of all of them.
        if warnings.iter().any(|one| one.clause == Clause::SecondHalfPointBye) {
            for (of, told) in &mut seen {
                let is_over = are_byes_of_one(of, &act);
                told.retain(|one: &Warning| !is_over || one.clause != Clause::SecondHalfPointBye);
            }
        }
        let Around { before, behind } = Around::of(&state, &act);
        let unasked = |act| (act, Vec::new());
        let all = before.into_iter().map(unasked).chain([(act, warnings)]);
        for (act, warnings) in all.chain(behind.into_iter().map(unasked)) {
            state.check_now(&act)?;
            state.evolve(&act);
            seen.push((act, warnings));
        }
    }
    Ok((seen, state))
}

/// Joins entries, so that one undo takes back all of them.
fn joined(mut entries: Vec<Entry>) -> Vec<Entry> {
    entries.iter_mut().skip(1).for_each(|entry| entry.joined = true);
    entries
}

/// What is recorded with a round that is published here, in the same write; what was published elsewhere is as it was there.
struct Around {
    /// The numbers of late entries who are seated by hand, then missing results of the rounds before, as adjourned games, then
    /// who are partners from now on.
    before: Vec<Act>,
    /// Forfeits of those who have left and were seated by the system.
    behind: Vec<Act>,
}

impl Around {
    fn of(state: &State, act: &Act) -> Self {
        let mut before: Vec<Act> = pairing::numbers_for(state, act).into_iter().collect();
        if let Act::Publish { round, boards, by: PairedBy::System | PairedBy::Hand, .. } = act {
            before.extend(propose::adjournments(state, *round));
            before.extend(state.naming_partners(boards));
            return Self { before, behind: propose::forfeits(state, act) };
        }
        Self { before, behind: Vec::new() }
    }

    const fn is_empty(&self) -> bool {
        self.before.is_empty() && self.behind.is_empty()
    }
}

/// Names what was accepted, each once: a list may have one doubt about many of its players.
fn clauses(accepted: &[Warning]) -> Vec<Label> {
    let mut seen = BTreeSet::new();
    let clauses = accepted.iter().map(|warning| warning.clause).filter(|clause| seen.insert(*clause));
    clauses.map(|clause| Label::taken_over(clause.words())).collect()
}

/// Returns the first round that may be different after an entry; what is not the result of a board may change them all.
fn first_changed(entries: &[Entry], action: &Action) -> RoundNo {
    let act = match action {
        Action::Do(act) => Some(act),
        Action::Undo { of } | Action::Redo { of } => match entry_of(entries, *of) {
            Some(Entry { action: Action::Do(act), .. }) => Some(act),
            Some(_) | None => None,
        },
    };
    match act {
        Some(Act::Record { round, .. } | Act::Agree { round, .. } | Act::Correct { round, .. }) => *round,
        Some(_) | None => RoundNo(0),
    }
}

fn entry_of(entries: &[Entry], seq: Seq) -> Option<&Entry> {
    entries.get(usize::try_from(seq.0.checked_sub(1)?).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::action::Entrant;
    use engine::id::PlayerId;
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
        let Err(DeskError::NotAccepted(warnings)) = desk.record_all(acts.clone(), &[]) else {
            panic!("a namesake is not asked about");
        };
        assert!(desk.entries().is_empty() && desk.state().players.is_empty(), "nothing is recorded");
        desk.record_all(acts, &warnings).unwrap();
        let accepted = |at: usize| &desk.entries()[at].accepted;
        assert!(accepted(0).is_empty() && accepted(1).is_empty());
        assert_eq!(*accepted(2), ["same name twice"]);
    }

    #[test]
    fn what_is_taken_over_tells_its_warnings() {
        let mut desk = desk();
        let acts = vec![register(1, "Berg, Luca"), register(2, "Berg, Luca")];
        let told = desk.take_over(acts).unwrap();
        assert_eq!(told.iter().map(|one| one.clause).collect::<Vec<_>>(), [Clause::SameName]);
        assert_eq!(desk.entries()[1].accepted, ["same name twice"]);
    }
}
