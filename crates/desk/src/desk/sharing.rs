//! A desk among others: joining them, waiting for them, and how far it is in step with them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use crate::Desk;
use crate::journal::Journal;
use crate::news::SharedNews;
use crate::not_shared::NO_ANSWER;
use crate::shared::link::Link;
use crate::shared::waiting::{Kept, NotKept, Waiting};
use crate::shared::{A_WHILE, Place, Shared, Standing};
use crate::storage::chain;
use engine::id::Seq;
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
        let Some((path, event)) = self.waiting_path().zip(self.path()) else { return Ok(()) };
        let (waiting, aside) = Waiting::take_up(&**self.disk(), &path, event)?;
        if let Some(aside) = aside {
            let lines = vec![
                "The results typed here while the server was away cannot be read. They were not entered."
                    .to_owned(),
                format!("The file is kept as {aside}."),
                "Compare the slips with the boards and type what is missing again.".to_owned(),
            ];
            self.tell(SharedNews::ToRead { title: "waiting results cannot be read".to_owned(), lines });
        }
        let lost = NO_ANSWER.to_owned();
        self.shared = Some(Box::new(Shared {
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
            signing_as: None,
            asked_at: None,
            told_open: Vec::new(),
            elsewhere: Vec::new(),
        }));
        Ok(())
    }

    /// Limits the time that an act waits for the server, so that a server without an answer blocks no screen.
    pub fn waits_at_most(&mut self, most: Duration) {
        if let Some(shared) = &mut self.shared {
            shared.most = most;
        }
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
        let shared = self.shared.as_ref()?;
        let (waiting, to_decide): (Vec<&Kept>, Vec<_>) =
            shared.waiting.acts().iter().partition(|kept| kept.refused.is_none());
        Some(Standing {
            me: shared.me().clone(),
            present: shared.link.present().into_iter().map(|(desk, _)| desk).collect(),
            offline: shared.until.is_none().then(|| shared.lost.clone()),
            is_out: shared.is_out,
            waiting: waiting.len(),
            to_decide: to_decide.len(),
            apart: shared.apart.as_ref().map(|(seq, _)| *seq),
            ahead: shared.ahead(self),
            is_behind: shared.told_disk,
        })
    }

    /// Whether this desk has all entries of the others, and they have all of this desk.
    #[must_use]
    pub fn is_in_step(&self) -> bool {
        self.shared.as_ref().is_none_or(|shared| shared.is_in_step(self))
    }

    /// Waits until all entries of the others are applied, at most this long. Returns whether they are.
    pub fn come_in_step(&mut self, most: Duration) -> bool {
        let journal = &mut self.event.journal;
        self.shared.as_mut().is_none_or(|shared| shared.come_in_step(journal, most))
    }

    /// Applies new entries for this long.
    pub fn listen(&mut self, most: Duration) {
        let mut left = most;
        while let Some(shared) = self.shared.as_mut().filter(|_| !left.is_zero()) {
            left = left.saturating_sub(shared.link.wait(A_WHILE.min(left)));
            self.take_in_others();
        }
    }

    /// The time until every present desk has reported its presence and its open acts.
    pub const HEARING: Duration = Duration::from_millis(2500);

    /// Listens until the other desks had time to report their open acts, if they can be reached.
    pub fn hear_what_is_open(&mut self) {
        if self.standing().is_some_and(|standing| standing.offline.is_none()) {
            self.listen(Self::HEARING);
        }
    }

    /// Returns the lines of the file before an entry, and all lines.
    #[must_use]
    pub fn text_before(&self, entry: Seq) -> Option<(&[u8], &[u8])> {
        let text = self.file.as_ref()?.text();
        let lines = text.split_inclusive(|byte| *byte == b'\n');
        let before = usize::try_from(entry.0.saturating_sub(1)).ok()?;
        let first = chain::entries_at(text);
        let behind: usize = lines
            .skip_while({
                let mut at = 0;
                move |line| {
                    at += line.len();
                    at <= first
                }
            })
            .take(before)
            .map(<[u8]>::len)
            .sum();
        Some((text.get(..first + behind)?, text))
    }

    /// Whether the last entry is from another desk, which has another clock.
    pub(super) fn last_is_of_others(&self) -> bool {
        let shared = self.shared.as_ref().zip(self.entries.last());
        shared.is_some_and(|(shared, last)| !shared.me().is_of(last))
    }

    /// Returns the author of new entries.
    pub(super) fn signing(&self) -> Label {
        let Some(shared) = &self.shared else { return self.operator.clone() };
        shared.signing_as.clone().unwrap_or_else(|| shared.me().signing(&self.operator))
    }
}

impl Shared {
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
}
