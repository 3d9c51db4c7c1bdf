//! Computes the state from the journal: the current one, or that at any entry.

use super::ledger::{Ledger, OutOfOrder};
use crate::basics::id::Seq;
use crate::event::action::{Act, Action, Entry, Header};
use crate::event::refusal::Refused;
use crate::event::state::State;

/// A reason why a journal cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// Invalid choices in the header.
    #[error("the header: {0}")]
    Setup(String),
    /// An undo or redo that is not the next one.
    #[error("entry {seq}: {error}")]
    OutOfOrder {
        /// The entry.
        seq: Seq,
        /// The error.
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

/// Returns the ledger of a journal.
///
/// # Errors
///
/// An undo or redo that is not the next one.
pub fn ledger(entries: &[Entry]) -> Result<Ledger, ReplayError> {
    let mut ledger = Ledger::default();
    for entry in entries {
        ledger.note(entry).map_err(|error| ReplayError::OutOfOrder { seq: entry.seq, error })?;
    }
    Ok(ledger)
}

/// Returns the acts that count, each with its entry, in order.
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

/// Returns the state before the first entry.
///
/// # Errors
///
/// If the choices of the header cannot be combined.
pub fn start(header: &Header) -> Result<State, ReplayError> {
    let complaint = header.setup.complaints().into_iter().next();
    complaint.map_or_else(|| Ok(State::new(header)), |wrong| Err(ReplayError::Setup(wrong)))
}

/// Replays a journal from the start: each act that counts is checked and applied.
///
/// # Errors
///
/// Invalid choices in the header, or the first impossible entry.
pub fn replay(header: &Header, entries: &[Entry]) -> Result<(State, Ledger), ReplayError> {
    let ledger = ledger(entries)?;
    let mut state = start(header)?;
    for (entry, act) in counting(entries, &ledger) {
        state.apply(act).map_err(|error| ReplayError::Refused { seq: entry.seq, error })?;
    }
    Ok((state, ledger))
}

/// Returns the state of a journal that was checked before.
#[must_use]
pub fn rebuild(header: &Header, entries: &[Entry], ledger: &Ledger) -> State {
    let mut state = State::new(header);
    counting(entries, ledger).for_each(|(_, act)| state.evolve(act));
    state
}

/// Returns the state after an entry of a journal that was checked before.
#[must_use]
pub fn as_of(header: &Header, entries: &[Entry], seq: Seq) -> State {
    let until = usize::try_from(seq.0).unwrap_or(usize::MAX).min(entries.len());
    let entries = &entries[..until];
    ledger(entries).map_or_else(|_| State::new(header), |ledger| rebuild(header, entries, &ledger))
}

/// States at intervals of a journal, so that reading an earlier state need not replay from the start.
///
/// A state is stored every `STRIDE` acts that count; copies share unchanged parts, so many of them cost
/// little.
#[derive(Debug, Default)]
pub struct Checkpoints {
    kept: Vec<Checkpoint>,
}

/// The state after the first acts of a journal.
#[derive(Debug)]
struct Checkpoint {
    acts: Vec<Seq>,
    state: State,
}

/// The number of acts from one checkpoint to the next.
const STRIDE: usize = 1024;

impl Checkpoints {
    /// Returns the state after an entry of a journal that was checked before, as [`as_of`] does.
    pub fn as_of(&mut self, header: &Header, entries: &[Entry], seq: Seq) -> State {
        let until = usize::try_from(seq.0).unwrap_or(usize::MAX).min(entries.len());
        let entries = &entries[..until];
        let Ok(ledger) = ledger(entries) else { return State::new(header) };
        let acts = ledger.counting();
        let shorter = self.kept.partition_point(|kept| kept.acts.len() <= acts.len());
        let fitting = self.kept[..shorter].iter().rposition(|kept| acts.starts_with(&kept.acts));
        let fitting = fitting.map_or(0, |at| at + 1);
        if fitting < shorter {
            // Checkpoints of acts that were undone and replaced belong to another history.
            self.kept.truncate(fitting);
        }
        let last = self.kept[..fitting].last();
        let (done, mut state) =
            last.map_or_else(|| (0, State::new(header)), |kept| (kept.acts.len(), kept.state.clone()));
        for (at, (_, act)) in (done + 1..).zip(counting(entries, &ledger).skip(done)) {
            state.evolve(act);
            if at % STRIDE == 0 && self.kept.last().is_none_or(|kept| kept.acts.len() < at) {
                self.kept.push(Checkpoint { acts: acts[..at].to_vec(), state: state.clone() });
            }
        }
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::id::PlayerId;
    use crate::basics::rng::Rng;
    use crate::basics::text::Label;
    use crate::event::action::{Details, Entrant};
    use crate::event::setup::{Game, PairingSystem, PointSystem, Ranking, RatingSystem, Regulations, Setup};

    fn header() -> Header {
        let setup = Setup {
            game: Game::Chess(PointSystem::default()),
            pairing: PairingSystem::Manual,
            rating: RatingSystem::Unrated,
            ranking: Ranking::by(Vec::new()),
            rounds: 9,
            rated_by: Vec::new(),
            regulations: Regulations::default(),
        };
        Header::new(Label::default(), Details::default(), setup)
    }

    /// No desk creates an event with such choices, so a file with them is foreign.
    #[test]
    fn contradictory_choices_are_not_an_event() {
        let mut header = header();
        assert_eq!(replay(&header, &[]).map(|_| ()), Ok(()));
        header.setup.rounds = 0;
        let refused = replay(&header, &[]).unwrap_err();
        assert_eq!(refused.to_string(), "the header: the event has no rounds (expected at least 1)");
    }

    /// Creates a journal with many acts undone, redone or replaced.
    fn journal(len: u64) -> Vec<Entry> {
        let mut rng = Rng::seeded(7);
        let (mut entries, mut ledger): (Vec<Entry>, _) = (Vec::new(), Ledger::default());
        for seq in (1..=len).map(Seq) {
            let wanted = rng.below(100);
            let action = match (wanted, ledger.to_undo(), ledger.to_redo()) {
                (0..20, Some(of), _) => Action::Undo { of },
                (20..35, _, Some(of)) => Action::Redo { of },
                _ => {
                    let id = PlayerId(u32::try_from(ledger.counting().len() + 1).unwrap());
                    let entrant = Entrant {
                        name: format!("player of entry {seq}").parse().unwrap(),
                        ..Entrant::default()
                    };
                    Action::Do(Act::Register { id, entrant })
                }
            };
            let entry = Entry {
                seq,
                at: Label::default(),
                by: Label::default(),
                action,
                accepted: Vec::new(),
                joined: false,
            };
            ledger.note(&entry).unwrap();
            entries.push(entry);
        }
        entries
    }

    #[test]
    fn checkpoints_agree_with_a_plain_replay() {
        let header = header();
        let entries = journal(6000);
        let (mut checkpoints, mut rng) = (Checkpoints::default(), Rng::seeded(9));
        for _ in 0..60 {
            let seq = Seq(rng.below(6200));
            let plain = as_of(&header, &entries, seq);
            assert_eq!(checkpoints.as_of(&header, &entries, seq), plain, "after entry {seq}");
        }
        assert!(checkpoints.kept.len() > 1, "the journal is long enough for more than one");
    }
}
