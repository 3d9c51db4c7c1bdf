//! The next entries of a journal: checked by the rules, dated and signed with a name.

use super::Journal;
use super::acts::{Around, LookedAt, clauses, joined, looked_at};
use crate::error::DeskError;
use crate::news::News;
use engine::action::{Act, Action, Entry};
use engine::id::Seq;
use engine::official::Ban;
use engine::refusal::{Level, Refusal, Refused, Warning};
use engine::replay;
use engine::state::State;
use engine::text::Label;
use formats::clock;
use formats::views::changes;

/// The next entries, written together.
pub(crate) struct Next {
    entries: Vec<Entry>,
    /// The state after them; `None` if they are applied to the state of the journal in place.
    state: Option<State>,
}

/// The next entries, with the answer about them; or the reason why there are none.
pub(crate) type Made<T> = Result<(T, Next), DeskError>;

impl Next {
    /// Returns the entries.
    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }
}

/// Creates the entries that come next in a journal. It writes nothing.
pub(crate) struct Writer<'a> {
    pub(crate) journal: &'a mut Journal,
    /// The author of the entries.
    pub(crate) by: Label,
    /// True if the last entry is from a desk with another clock.
    pub(crate) follows_others: bool,
}

impl Writer<'_> {
    /// Creates the entry of an act, with those that are recorded together with it. Returns the number of its
    /// entry as well.
    ///
    /// # Errors
    ///
    /// The rules refuse it, or it changes nothing.
    pub(crate) fn one(&mut self, act: Act, accepted: &[Warning]) -> Made<Seq> {
        let state = &self.journal.state;
        state.check_now(&act)?;
        if changes::of(state, &act).is_some_and(|changes| changes.is_empty()) {
            return Err(Refused(vec![Refusal::NothingChanges]).into());
        }
        let Around { before, after } = Around::of(state, &act);
        let seq = Seq((self.journal.entries.len() + before.len() + 1) as u64);
        if before.is_empty() && after.is_empty() {
            let entries = self.entries_of(vec![(act, accepted.to_vec())]);
            return Ok((seq, Next { entries, state: None }));
        }
        let unasked = |act| (act, Vec::new());
        let acts: Vec<LookedAt> = (before.into_iter().map(unasked))
            .chain([(act, accepted.to_vec())])
            .chain(after.into_iter().map(unasked))
            .collect();
        let mut state = state.clone();
        for (act, _) in &acts {
            state.check_now(act)?;
            state.evolve(act);
        }
        Ok((seq, Next { entries: joined(self.entries_of(acts)), state: Some(state) }))
    }

    /// Creates the entries of several acts, which are undone at once.
    ///
    /// # Errors
    ///
    /// The rules refuse one of them, or a warning was not accepted that is more than a line to read.
    pub(crate) fn all(&mut self, acts: Vec<Act>, accepted: &[Warning]) -> Result<Next, DeskError> {
        let (acts, state) = looked_at(&self.journal.state, acts)?;
        let warnings = acts.iter().flat_map(|(_, warnings)| warnings);
        let asking = warnings.filter(|one| Level::Line < one.level && !accepted.contains(one));
        let asking: Vec<Warning> = asking.cloned().collect();
        if !asking.is_empty() {
            return Err(DeskError::NotAccepted(asking));
        }
        Ok(Next { entries: joined(self.entries_of(acts)), state: Some(state) })
    }

    /// Creates the entries of acts that were done elsewhere, each undone separately. Their warnings count as
    /// accepted and are returned.
    ///
    /// # Errors
    ///
    /// The rules refuse one of them.
    pub(crate) fn done_elsewhere(&mut self, acts: Vec<Act>) -> Made<Vec<Warning>> {
        let (acts, state) = looked_at(&self.journal.state, acts)?;
        let warnings = acts.iter().flat_map(|(_, warnings)| warnings.clone()).collect();
        Ok((warnings, Next { entries: self.entries_of(acts), state: Some(state) }))
    }

    /// Creates the undo of the last step. Returns the entries that it undoes as well, last first.
    ///
    /// # Errors
    ///
    /// Nothing is left to undo, or the rules refuse it.
    pub(crate) fn undo(&mut self) -> Made<Vec<Seq>> {
        let Journal { header, entries, ledger, state, .. } = &*self.journal;
        let step = ledger.step_back();
        if step.is_empty() {
            return Err(DeskError::NothingToUndo);
        }
        let before = replay::rebuild(header, entries, &ledger.after_undo());
        // An event that has left official mode does not return to it by an undo either.
        if state.left_official.is_some() && before.left_official.is_none() {
            return Err(Refused(vec![Refusal::Official(Ban::NoWayBack)]).into());
        }
        let entries = self.entries_with(step.iter().map(|of| Action::Undo { of: *of }).collect());
        Ok((step, Next { entries, state: Some(before) }))
    }

    /// Creates the redo of the step that was undone last. Returns the entries that it redoes as well, first
    /// one first.
    ///
    /// # Errors
    ///
    /// Nothing is left to redo.
    pub(crate) fn redo(&mut self) -> Made<Vec<Seq>> {
        let step = self.journal.ledger.step_forward();
        if step.is_empty() {
            return Err(DeskError::NothingToRedo);
        }
        let entries = self.entries_with(step.iter().map(|of| Action::Redo { of: *of }).collect());
        Ok((step, Next { entries, state: None }))
    }

    /// Creates the entry of an act that depends on its own number, time and author, such as a signature.
    ///
    /// # Errors
    ///
    /// The rules refuse it.
    pub(crate) fn placed(&mut self, act: impl FnOnce(&Journal, (Seq, &Label, &Label)) -> Act) -> Made<Seq> {
        let seq = Seq(self.journal.entries.len() as u64 + 1);
        let (at, by) = (self.now_after(None), self.by.clone());
        let act = act(self.journal, (seq, &at, &by));
        self.journal.state.check_now(&act)?;
        let entry = Entry { seq, at, by, action: Action::Do(act), accepted: Vec::new(), joined: false };
        Ok((seq, Next { entries: vec![entry], state: None }))
    }

    /// Returns the entries of acts, each undone separately.
    fn entries_of(&mut self, acts: Vec<LookedAt>) -> Vec<Entry> {
        let (acts, warnings): (Vec<Action>, Vec<_>) =
            acts.into_iter().map(|(act, warnings)| (Action::Do(act), warnings)).unzip();
        let mut entries = self.entries_with(acts);
        for (entry, warnings) in entries.iter_mut().zip(warnings) {
            entry.accepted = clauses(&warnings);
        }
        entries
    }

    fn entries_with(&mut self, actions: Vec<Action>) -> Vec<Entry> {
        let mut entries = Vec::with_capacity(actions.len());
        for (number, action) in actions.into_iter().enumerate() {
            let seq = Seq(self.journal.entries.len() as u64 + number as u64 + 1);
            let last = entries.last().map(|entry: &Entry| entry.at.clone());
            let (at, by) = (self.now_after(last), self.by.clone());
            entries.push(Entry { seq, at, by, action, accepted: Vec::new(), joined: false });
        }
        entries
    }

    /// Returns the time of an entry: never before that of the entry before it, unless that one is dated far
    /// ahead.
    pub(crate) fn now_after(&mut self, last: Option<Label>) -> Label {
        let journal = &mut *self.journal;
        let now = Label::taken_over(&journal.equipment.clock.now());
        let last = last.unwrap_or_else(|| journal.saved_at().clone());
        let is_behind = clock::is_before(&now, &last);
        let is_kept = is_behind && !clock::is_far_ahead(&last, &now);
        let was_behind = std::mem::replace(&mut journal.clock_is_behind, is_kept);
        if is_behind && !was_behind && !self.follows_others {
            let (last, now) = (last.to_string(), now.to_string());
            journal.news.push(News::ClockWentBack { last, now, is_kept });
        }
        if is_kept { last } else { now }
    }
}

impl Journal {
    /// Writes new entries of the operator. Returns the answer about them.
    ///
    /// # Errors
    ///
    /// The rules refuse them, or the disk does.
    pub(crate) fn write_made<T>(&mut self, make: impl FnOnce(Writer<'_>) -> Made<T>) -> Result<T, DeskError> {
        let by = self.operator.clone();
        let (done, next) = make(Writer { journal: self, by, follows_others: false })?;
        if let Some(file) = &self.file {
            let lines = file.lines_of(next.entries())?;
            self.append(&lines)?;
        }
        self.enter(next);
        Ok(done)
    }

    /// Adds entries that are on disk, and changes the state.
    pub(crate) fn enter(&mut self, next: Next) {
        let Next { entries, state } = next;
        match state {
            Some(state) => self.state = state,
            None => entries.iter().for_each(|entry| self.evolve(entry)),
        }
        for entry in &entries {
            // The ledger was asked for the next entry before this one was made, so it cannot be out of order.
            let noted = self.ledger.note(entry);
            debug_assert!(noted.is_ok(), "an entry of our own is in order");
        }
        self.entries.extend(entries);
    }
}
