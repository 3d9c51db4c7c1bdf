//! A desk among others: joining them, waiting for them, and how far it is in step with them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use crate::journal::{Journal, Made, Writer};
use crate::news::SharedNews;
use crate::not_shared::{NO_ANSWER, NotShared};
use crate::shared::link::Link;
use crate::shared::waiting::{self, Kept, NotKept, Waiting};
use crate::shared::{A_WHILE, Place, Shared, Standing, What};
use crate::{Desk, DeskError};
use engine::action::Act;
use engine::id::{RoundNo, Seq};
use engine::refusal::Warning;
use engine::text::Label;

/// The time that an act waits for the answer of the server if no screen waits for it. The link gives up
/// earlier.
const LONG: Duration = Duration::from_secs(10);

impl Desk {
    /// Joins the other desks: from now on their entries are applied, and those of this desk are published
    /// first.
    ///
    /// # Errors
    ///
    /// The file of the waiting acts can neither be read nor moved aside.
    pub fn share(&mut self, link: Box<dyn Link>) -> Result<(), NotKept> {
        if let Some(shared) = Shared::join(&mut self.event.journal, link)? {
            self.shared = Some(Box::new(shared));
        }
        Ok(())
    }

    /// Returns the sharing; `None` if the event is not shared.
    #[must_use]
    pub fn shared(&self) -> Option<&Shared> {
        self.shared.as_deref()
    }

    /// Returns the sharing, to change it, and the journal; `None` if the event is not shared.
    pub fn shared_mut(&mut self) -> Option<(&mut Shared, &mut Journal)> {
        Some((self.shared.as_deref_mut()?, &mut self.event.journal))
    }

    /// Switches the event to read-only, because it is shared and the other desks cannot be reached.
    pub fn refuse_to_write(&mut self, why: String) {
        if let Some(file) = &mut self.event.journal.file {
            file.refuse(why);
        }
    }

    /// Returns the state of the sharing; `None` if the event is not shared.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        Some(self.shared()?.standing(self))
    }

    /// Whether this desk has all entries of the others, and they have all of this desk.
    #[must_use]
    pub fn is_in_step(&self) -> bool {
        self.shared().is_none_or(|shared| shared.is_in_step(self))
    }

    /// Returns the reason why this desk may not do an act; `None` if it may.
    #[must_use]
    pub fn may_not(&self, act: &Act) -> Option<NotShared> {
        self.shared()?.may_not(self, act)
    }

    /// Returns the acts that wait at this desk for the server or the director.
    #[must_use]
    pub fn waiting(&self) -> &[Kept] {
        self.shared().map_or(&[], Shared::waiting)
    }

    /// Applies the new entries of other desks, publishes again the lines that the stream has lost, and
    /// publishes the waiting acts. Returns whether there were new entries.
    pub fn take_in_others(&mut self) -> bool {
        self.shared_mut().is_some_and(|(shared, journal)| shared.take_in_others(journal))
    }

    /// Waits until all entries of the others are applied, at most this long. Returns whether they are.
    pub fn come_in_step(&mut self, most: Duration) -> bool {
        self.shared_mut().is_none_or(|(shared, journal)| shared.come_in_step(journal, most))
    }

    /// Applies new entries for this long.
    pub fn listen(&mut self, most: Duration) {
        if let Some((shared, journal)) = self.shared_mut() {
            shared.listen(journal, most);
        }
    }

    /// Notes whether the director is being asked. Entries of other desks from then on are not part of the
    /// question.
    pub fn decides(&mut self, is_asked: bool) {
        if let Some((shared, journal)) = self.shared_mut() {
            shared.decides(journal, is_asked);
        }
    }

    /// Returns the warning about open acts, at this desk and at others, of boards up to a round. It is shown
    /// before that round is closed.
    #[must_use]
    pub fn warnings_of_open(&self, last: RoundNo) -> Vec<Warning> {
        self.shared().map_or_else(Vec::new, |shared| shared.warnings_of_open(self, last))
    }

    /// Drops some waiting acts, once the director has decided.
    pub fn drop_kept(&mut self, is_dropped: impl Fn(&Kept) -> bool) {
        if let Some((shared, journal)) = self.shared_mut() {
            shared.drop_kept(journal, is_dropped);
        }
    }

    /// Does an act, in turn if other desks share the event.
    pub(super) fn in_turn<T>(
        &mut self,
        what: What<'_>,
        make: impl FnMut(Writer<'_>) -> Made<T>,
    ) -> Result<T, DeskError> {
        match &mut self.shared {
            Some(shared) => shared.in_turn(&mut self.event.journal, what, make),
            None => self.event.journal.write_made(make),
        }
    }
}

impl Shared {
    /// Joins the other desks of an event; `None` if the event has no file.
    ///
    /// # Errors
    ///
    /// The file of the waiting acts can neither be read nor moved aside.
    pub(super) fn join(journal: &mut Journal, link: Box<dyn Link>) -> Result<Option<Self>, NotKept> {
        let Some((path, event)) = waiting::path_for(journal).zip(journal.path()) else { return Ok(None) };
        let (waiting, aside) = Waiting::take_up(&**journal.disk(), &path, event)?;
        if let Some(aside) = aside {
            let lines = vec![
                "The results typed here while the server was away cannot be read. They were not entered."
                    .to_owned(),
                format!("The file is kept as {aside}."),
                "Compare the slips with the boards and type what is missing again.".to_owned(),
            ];
            journal.tell(SharedNews::ToRead { title: "waiting results cannot be read".to_owned(), lines });
        }
        let lost = NO_ANSWER.to_owned();
        Ok(Some(Self {
            link,
            most: LONG,
            sent: None,
            waiting,
            queue: VecDeque::new(),
            number: 0,
            same: Place::default(),
            until: None,
            lost,
            is_out: false,
            begun: 0,
            apart: None,
            told_apart: None,
            told_disk: false,
            seen: 0,
            refused: BTreeMap::new(),
            ahead: BTreeSet::new(),
            asked_at: None,
            told_open: Vec::new(),
            elsewhere: Vec::new(),
        }))
    }

    /// Returns the state of the sharing.
    pub(super) fn standing(&self, journal: &Journal) -> Standing {
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

    /// Whether this desk has all entries of the others, and they have all of this desk.
    pub(super) fn is_in_step(&self, journal: &Journal) -> bool {
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
    pub(super) fn come_in_step(&mut self, journal: &mut Journal, most: Duration) -> bool {
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

    /// Limits the time that an act waits for the server, so that a server without an answer blocks no screen.
    pub const fn waits_at_most(&mut self, most: Duration) {
        self.most = most;
    }

    /// Applies new entries for this long.
    pub(super) fn listen(&mut self, journal: &mut Journal, most: Duration) {
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

    /// Returns the author of new entries.
    pub(super) fn signing(&self, journal: &Journal) -> Label {
        self.me().signing(&journal.operator)
    }
}
