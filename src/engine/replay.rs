//! From the journal to the state: now, or as it stood at any entry.

use super::action::{Act, Action, Entry, Header};
use super::id::Seq;
use super::ledger::{Ledger, OutOfOrder};
use super::refusal::Refused;
use super::state::State;

/// Why a journal cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// An undo or redo out of line.
    #[error("entry {seq}: {error}")]
    OutOfOrder {
        /// The entry.
        seq: Seq,
        /// What is wrong.
        error: OutOfOrder,
    },
    /// An act that the rules refuse.
    #[error("entry {seq}: {error}")]
    Refused {
        /// The entry.
        seq: Seq,
        /// Every reason.
        error: Refused,
    },
}

/// Gives the ledger of a journal.
///
/// # Errors
///
/// An undo or redo that is out of line.
pub fn ledger(entries: &[Entry]) -> Result<Ledger, ReplayError> {
    let mut ledger = Ledger::default();
    for entry in entries {
        ledger.note(entry).map_err(|error| ReplayError::OutOfOrder { seq: entry.seq, error })?;
    }
    Ok(ledger)
}

/// Gives the acts that count, each with its entry, in order.
pub fn counting<'a>(entries: &'a [Entry], ledger: &'a Ledger) -> impl Iterator<Item = (&'a Entry, &'a Act)> {
    ledger.counting().iter().filter_map(|seq| {
        let at = usize::try_from(seq.0.checked_sub(1)?).ok()?;
        let entry = entries.get(at)?;
        match &entry.action {
            Action::Do(act) => Some((entry, act)),
            Action::Undo { .. } | Action::Redo { .. } => None,
        }
    })
}

/// Replays a journal from nothing: each act that counts is checked and done again.
///
/// # Errors
///
/// The first entry that cannot be.
pub fn replay(header: &Header, entries: &[Entry]) -> Result<(State, Ledger), ReplayError> {
    let ledger = ledger(entries)?;
    let mut state = State::new(header);
    for (entry, act) in counting(entries, &ledger) {
        state.apply(act).map_err(|error| ReplayError::Refused { seq: entry.seq, error })?;
    }
    Ok((state, ledger))
}

/// Gives the state of a journal whose acts were checked before.
#[must_use]
pub fn rebuild(header: &Header, entries: &[Entry], ledger: &Ledger) -> State {
    let mut state = State::new(header);
    counting(entries, ledger).for_each(|(_, act)| state.evolve(act));
    state
}

/// Gives the state as it stood after an entry of a journal that was checked before.
#[must_use]
pub fn as_of(header: &Header, entries: &[Entry], seq: Seq) -> State {
    let until = usize::try_from(seq.0).unwrap_or(usize::MAX).min(entries.len());
    let entries = &entries[..until];
    ledger(entries).map_or_else(|_| State::new(header), |ledger| rebuild(header, entries, &ledger))
}
