//! Lines that this desk publishes to the others.

use std::time::Duration;

use super::link::Published;
use super::{A_WHILE, Sent, Shared};
use crate::DeskError;
use crate::journal::{Journal, Made, Next, Writer};
use crate::not_shared::{Forbidden, NotShared, Unreached};
use crate::storage::event_file::Lines;
use engine::text::Label;

/// The time to wait for entries of other desks that must come.
const COMING: Duration = Duration::from_secs(2);

impl Shared {
    /// Writes new entries now, under the name of their author. Returns the answer about them.
    pub(super) fn write_made<T>(
        &mut self,
        journal: &mut Journal,
        by: &Label,
        make: impl FnOnce(Writer<'_>) -> Made<T>,
    ) -> Result<T, DeskError> {
        let (done, next) = make(self.writer(journal, by))?;
        self.write(journal, next)?;
        Ok(done)
    }

    /// Returns the writer of the next entries of an author at this desk.
    pub(super) fn writer<'a>(&self, journal: &'a mut Journal, by: &Label) -> Writer<'a> {
        let follows_others = journal.entries.last().is_some_and(|last| !self.me().is_of(last));
        Writer { journal, by: by.clone(), follows_others }
    }

    /// Publishes entries, appends them to the file and applies them.
    fn write(&mut self, journal: &mut Journal, next: Next) -> Result<(), DeskError> {
        if let Some(file) = journal.file() {
            let lines = file.lines_of(next.entries())?;
            let number = self.publish(journal, &lines)?;
            journal.append(&lines).map_err(|error| NotShared::Unwritten(error.to_string()))?;
            self.number = number;
            self.same.go_on(&lines.text, &lines.head);
        }
        journal.enter(next);
        Ok(())
    }

    /// Publishes the lines that come next in the file. Returns the number of the message.
    fn publish(&mut self, journal: &mut Journal, lines: &Lines) -> Result<u64, DeskError> {
        if self.sent.is_some() {
            return Err(NotShared::Offline(Unreached::NoAnswer).into());
        }
        if !self.is_in_step(journal) {
            self.come_in_step_now(journal)?;
            // New entries are before these lines now.
            return Err(NotShared::Behind.into());
        }
        self.check_own(journal, lines)?;
        match self.link.publish(&lines.text, self.number, self.most) {
            Published::As(number) => Ok(number),
            Published::Overtaken => Err(NotShared::Overtaken.into()),
            Published::TooMuch => Err(NotShared::TooMuch.into()),
            Published::Sent => {
                self.sent = Some(Sent::default());
                Err(NotShared::Sent.into())
            }
            Published::NotSent(why) => {
                self.until = None;
                self.lost.clone_from(&why);
                Err(NotShared::Offline(Unreached::Link(why)).into())
            }
            Published::Unknown(why) => {
                self.until = None;
                self.lost.clone_from(&why);
                Err(NotShared::Unknown(Unreached::Link(why)).into())
            }
        }
    }

    /// Waits for new entries of other desks and applies them. If none arrive, the stream is read again.
    pub(super) fn catch_up(&mut self, journal: &mut Journal) -> Result<(), NotShared> {
        let (before, mut left) = (self.number, COMING.min(self.most));
        while self.number == before && !left.is_zero() {
            left = left.saturating_sub(self.link.wait(A_WHILE.min(left)));
            self.take_in(journal);
        }
        if self.number != before {
            return Ok(());
        }
        self.link.begin_again("no entries arrive from the other desks");
        Err(NotShared::Offline(Unreached::NothingArrives))
    }

    /// Waits until this desk is in step with the others.
    ///
    /// # Errors
    ///
    /// It cannot be: the reason.
    fn come_in_step_now(&mut self, journal: &mut Journal) -> Result<(), NotShared> {
        if let Some((seq, who)) = &self.apart {
            return Err(NotShared::MayNot(Forbidden::Apart(*seq, who.clone())));
        }
        if self.until.is_none() {
            return Err(NotShared::Offline(Unreached::Link(self.lost.clone())));
        }
        self.publish_again(journal);
        if let Some(seq) = self.ahead(journal) {
            return Err(NotShared::Offline(Unreached::Ahead(seq)));
        }
        if self.come_in_step(journal, COMING.min(self.most)) {
            return Ok(());
        }
        Err(NotShared::Offline(Unreached::StillReading))
    }
}
