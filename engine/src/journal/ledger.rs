//! The acts that count: a stack, so that undo and redo never leave a gap.

use std::collections::BTreeSet;

use crate::basics::id::{BoardNo, PlayerId, RoundNo, Seq};
use crate::event::action::{Act, Action, Entry};

/// The acts that count, and the undone ones.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ledger {
    counting: Vec<Seq>,
    undone: Vec<Seq>,
    /// The entries that belong to the entry before them.
    joined: BTreeSet<Seq>,
}

/// An undo or redo of an entry that is not the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("entry {0} is not the one to undo or redo now")]
pub struct OutOfOrder(pub Seq);

impl Ledger {
    /// Applies an entry.
    ///
    /// # Errors
    ///
    /// An undo of an act that is not the last one that counts, or a redo of one that was not undone last;
    /// nothing has changed then.
    pub fn note(&mut self, entry: &Entry) -> Result<(), OutOfOrder> {
        match entry.action {
            Action::Do(_) => {
                self.counting.push(entry.seq);
                self.undone.clear();
                if entry.joined {
                    self.joined.insert(entry.seq);
                }
            }
            Action::Undo { of } if self.counting.last() == Some(&of) => {
                self.undone.extend(self.counting.pop());
            }
            Action::Redo { of } if self.undone.last() == Some(&of) => self.counting.extend(self.undone.pop()),
            Action::Undo { of } | Action::Redo { of } => return Err(OutOfOrder(of)),
        }
        Ok(())
    }

    /// Returns the entries whose acts count, in order.
    #[must_use]
    pub fn counting(&self) -> &[Seq] {
        &self.counting
    }

    /// Returns the entry that an undo would revert.
    #[must_use]
    pub fn to_undo(&self) -> Option<Seq> {
        self.counting.last().copied()
    }

    /// Returns the entries that one undo reverts, last first: the last act that counts, and those joined with
    /// it.
    #[must_use]
    pub fn step_back(&self) -> Vec<Seq> {
        let from = self.counting.iter().rposition(|seq| !self.joined.contains(seq)).unwrap_or(0);
        self.counting[from..].iter().rev().copied().collect()
    }

    /// Returns the ledger after that undo.
    #[must_use]
    pub fn after_undo(&self) -> Self {
        let mut ledger = self.clone();
        let taken_back = self.step_back();
        ledger.counting.truncate(self.counting.len() - taken_back.len());
        ledger.undone.extend(taken_back);
        ledger
    }

    /// Returns the entry that a redo would restore.
    #[must_use]
    pub fn to_redo(&self) -> Option<Seq> {
        self.undone.last().copied()
    }

    /// Returns the entries that one redo restores, first one first.
    #[must_use]
    pub fn step_forward(&self) -> Vec<Seq> {
        let mut waiting = self.undone.iter().rev().copied();
        let first = waiting.next();
        first.into_iter().chain(waiting.take_while(|seq| self.joined.contains(seq))).collect()
    }
}

/// Returns the players of a board at the time of an entry; later corrections of the round do not matter.
#[must_use]
pub fn seated(entries: &[Entry], seq: Seq, at: (RoundNo, BoardNo)) -> Option<&[PlayerId]> {
    let before = entries.len().min(usize::try_from(seq.0.saturating_sub(1)).unwrap_or(usize::MAX));
    let mut later = BTreeSet::new();
    let mut undone = BTreeSet::new();
    for entry in entries[..before].iter().rev() {
        match &entry.action {
            Action::Undo { of } if later.insert(*of) => {
                undone.insert(*of);
            }
            Action::Redo { of } => {
                later.insert(*of);
            }
            Action::Do(
                Act::Publish { round, boards, .. }
                | Act::Rearrange { round, boards, .. }
                | Act::CorrectRound { round, boards, .. },
            ) if *round == at.0 && !undone.contains(&entry.seq) => {
                return boards.get(at.1.index()).map(Vec::as_slice);
            }
            Action::Do(_) | Action::Undo { .. } => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::basics::text::{Label, Remark};
    use crate::event::action::PairedBy;

    fn entry(seq: Seq, action: Action) -> Entry {
        Entry { seq, at: Label::default(), by: Label::default(), action, accepted: Vec::new(), joined: false }
    }

    #[test]
    fn the_seats_of_an_entry_are_those_before_it() {
        let (round, at) = (RoundNo(1), (RoundNo(1), BoardNo(1)));
        let (ana, bo) = (PlayerId(1), PlayerId(2));
        let publish = |boards| Act::Publish { round, boards, byes: Vec::new(), by: PairedBy::System };
        let turned = Act::CorrectRound {
            round,
            boards: vec![vec![bo, ana]],
            outcomes: vec![None],
            byes: Vec::new(),
            reason: Remark::default(),
        };
        let actions = [
            Action::Do(publish(vec![vec![ana, bo]])),
            Action::Do(turned),
            Action::Undo { of: Seq(2) },
            Action::Redo { of: Seq(2) },
            Action::Do(Act::Agree { round, board: BoardNo(1) }),
        ];
        let entries: Vec<Entry> =
            (1..).map(Seq).zip(actions).map(|(seq, action)| entry(seq, action)).collect();
        let sat = |seq| seated(&entries, Seq(seq), at);
        assert_eq!(sat(1), None);
        assert_eq!(sat(2), Some(&[ana, bo][..]));
        assert_eq!(sat(3), Some(&[bo, ana][..]));
        assert_eq!(sat(4), Some(&[ana, bo][..]));
        assert_eq!(sat(5), Some(&[bo, ana][..]));
        assert_eq!(seated(&entries, Seq(5), (round, BoardNo(2))), None);
    }
}
