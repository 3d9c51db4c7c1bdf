//! Which acts count: a stack, so that undo and redo never leave a gap.

use super::action::{Action, Entry};
use super::id::Seq;

/// The acts that count and those taken back.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ledger {
    counting: Vec<Seq>,
    undone: Vec<Seq>,
}

/// An undo or redo of something that is not next in line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("entry {0} is not the one to undo or redo now")]
pub struct OutOfOrder(pub Seq);

impl Ledger {
    /// Takes notice of an entry.
    ///
    /// # Errors
    ///
    /// An undo that is not of the last act that counts, or a redo that is not of the last one taken back;
    /// nothing has changed then.
    pub fn note(&mut self, entry: &Entry) -> Result<(), OutOfOrder> {
        match entry.action {
            Action::Do(_) => {
                self.counting.push(entry.seq);
                self.undone.clear();
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

    /// Returns the entry that an undo would take back.
    #[must_use]
    pub fn to_undo(&self) -> Option<Seq> {
        self.counting.last().copied()
    }

    /// Returns the ledger without the last act that counts.
    #[must_use]
    pub fn after_undo(&self) -> Self {
        let mut ledger = self.clone();
        ledger.undone.extend(ledger.counting.pop());
        ledger
    }

    /// Returns the entry that a redo would do again.
    #[must_use]
    pub fn to_redo(&self) -> Option<Seq> {
        self.undone.last().copied()
    }
}
