//! Lines that this desk publishes to the others.

use std::time::Duration;

use crate::not_shared::{NO_ANSWER, NotShared};
use crate::shared::link::Published;
use crate::shared::{A_WHILE, CHOOSE, Sent, ahead, apart};
use crate::storage::event_file::Lines;
use crate::{Desk, DeskError};

/// The time to wait for entries of other desks that must come.
const COMING: Duration = Duration::from_secs(2);

impl Desk {
    /// Publishes the lines that come next in the file. Returns the number of the message; `None` if the event
    /// is not shared.
    pub(super) fn publish(&mut self, lines: &Lines) -> Result<Option<u64>, DeskError> {
        let Some(shared) = &self.shared else { return Ok(None) };
        if shared.sent.is_some() {
            return Err(NotShared::Offline(NO_ANSWER.to_owned()).into());
        }
        if !self.is_in_step() {
            self.come_in_step_now()?;
            // New entries are before these lines now.
            return Err(NotShared::Behind.into());
        }
        let journal = &self.event.journal;
        let Some(shared) = &mut self.shared else { return Ok(None) };
        shared.check_own(journal, lines)?;
        match shared.link.publish(&lines.text, shared.number, shared.most) {
            Published::As(number) => Ok(Some(number)),
            Published::Overtaken => Err(NotShared::Overtaken.into()),
            Published::TooMuch => Err(NotShared::TooMuch.into()),
            Published::Sent => {
                shared.sent = Some(Sent::default());
                Err(NotShared::Sent.into())
            }
            Published::NotSent(why) => {
                shared.until = None;
                shared.lost.clone_from(&why);
                Err(NotShared::Offline(why).into())
            }
            Published::Unknown(why) => {
                shared.until = None;
                shared.lost.clone_from(&why);
                Err(NotShared::Unknown(why).into())
            }
        }
    }

    /// Notes that the file has the lines of a message.
    pub(super) fn note_published(&mut self, number: Option<u64>, lines: &Lines) {
        let Some((shared, number)) = self.shared.as_mut().zip(number) else { return };
        shared.number = number;
        shared.same.go_on(&lines.text, &lines.head);
    }

    /// Waits for new entries of other desks and applies them. If none arrive, the stream is read again.
    pub(super) fn catch_up(&mut self) -> Result<(), NotShared> {
        let looked_at = |desk: &Self| desk.shared.as_ref().map(|shared| shared.number);
        let most = self.shared.as_ref().map_or(COMING, |shared| COMING.min(shared.most));
        let (before, mut left) = (looked_at(self), most);
        while looked_at(self) == before && !left.is_zero() {
            let Some(shared) = &mut self.shared else { return Ok(()) };
            left = left.saturating_sub(shared.link.wait(A_WHILE.min(left)));
            self.take_in();
        }
        if looked_at(self) != before {
            return Ok(());
        }
        if let Some(shared) = &mut self.shared {
            shared.link.begin_again("no entries arrive from the other desks");
        }
        Err(NotShared::Offline("no entries arrive from the other desks".to_owned()))
    }

    /// Waits until this desk is in step with the others.
    ///
    /// # Errors
    ///
    /// It cannot be: the reason.
    fn come_in_step_now(&mut self) -> Result<(), NotShared> {
        let Some(shared) = &self.shared else { return Ok(()) };
        if let Some((seq, who)) = &shared.apart {
            return Err(NotShared::MayNot(format!("{} ({CHOOSE})", apart(*seq, who))));
        }
        if shared.until.is_none() {
            return Err(NotShared::Offline(shared.lost.clone()));
        }
        let most = COMING.min(shared.most);
        if let Some(shared) = &mut self.shared {
            shared.publish_again(&self.event.journal);
        }
        if let Some(seq) = self.shared.as_ref().and_then(|shared| shared.ahead(self)) {
            return Err(NotShared::Offline(format!("{} (or {CHOOSE})", ahead(seq))));
        }
        if self.come_in_step(most) {
            return Ok(());
        }
        Err(NotShared::Offline("the entries of the other desks are still being read".to_owned()))
    }
}
