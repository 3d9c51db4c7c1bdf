//! How far this desk is in step with the others.

use std::time::Duration;

use super::waiting::Kept;
use super::{A_WHILE, Shared, Standing};
use crate::journal::Journal;
use engine::id::Seq;

impl Shared {
    /// Returns the state of the sharing.
    pub(crate) fn standing(&self, journal: &Journal) -> Standing {
        let (waiting, to_decide): (Vec<&Kept>, Vec<_>) =
            self.waiting.acts().iter().partition(|kept| kept.refused.is_none());
        Standing {
            me: self.me().clone(),
            present: self.link.present().into_iter().map(|(desk, _)| desk).collect(),
            offline: self.until.is_none().then(|| self.lost.clone()),
            is_out: self.is_out,
            waiting: waiting.len(),
            to_decide: to_decide.len(),
            apart: self.apart.as_ref().map(|(seq, _)| *seq),
            ahead: self.ahead(journal),
            is_behind: self.told_disk,
        }
    }

    /// Returns true if this desk has all entries of the others, and they have all of this desk.
    pub(crate) fn is_in_step(&self, journal: &Journal) -> bool {
        let Some(file) = journal.file() else { return true };
        self.is_read()
            && self.apart.is_none()
            && self.queue.is_empty()
            && self.sent.is_none()
            && self.same.bytes == file.text().len()
    }

    /// Returns the first entry that the other desks lack and that this desk may not publish.
    pub(super) fn ahead(&self, journal: &Journal) -> Option<Seq> {
        let file = journal.file()?;
        let is_ahead = self.is_read()
            && self.number != 0
            && self.apart.is_none()
            && self.queue.is_empty()
            && self.same.bytes < file.text().len();
        let next = journal.entries.get(usize::try_from(self.same.entries).ok()?)?;
        let is_of_others = is_ahead && !self.me().may_bring(next);
        is_of_others.then_some(next.seq)
    }

    /// Waits until all entries of the others are applied, at most this long. Returns whether they are.
    pub(crate) fn come_in_step(&mut self, journal: &mut Journal, most: Duration) -> bool {
        let mut left = most;
        while !self.is_in_step(journal) && self.ahead(journal).is_none() && !left.is_zero() {
            if self.apart.is_some() {
                return false;
            }
            left = left.saturating_sub(self.link.wait(A_WHILE.min(left)));
            self.take_in(journal);
            self.publish_again(journal);
        }
        self.is_in_step(journal)
    }

    /// Applies new entries for this long.
    pub(crate) fn listen(&mut self, journal: &mut Journal, most: Duration) {
        let mut left = most;
        while !left.is_zero() {
            left = left.saturating_sub(self.link.wait(A_WHILE.min(left)));
            self.take_in_others(journal);
        }
    }

    /// The time until every present desk has reported its presence and its open acts.
    pub const HEARING: Duration = Duration::from_millis(2500);

    /// Listens until the other desks had time to report their open acts, if they can be reached.
    pub fn hear_what_is_open(&mut self, journal: &mut Journal) {
        if self.until.is_some() {
            self.listen(journal, Self::HEARING);
        }
    }
}
