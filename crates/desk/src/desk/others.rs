//! The other desks at an event, as this desk sees them. An event that is not shared has none and is always in
//! step.

use std::time::Duration;

use crate::journal::{Journal, Made, Writer};
use crate::not_shared::NotShared;
use crate::shared::link::Link;
use crate::shared::waiting::{Kept, NotKept};
use crate::shared::{Shared, Standing, What};
use crate::{Desk, DeskError};
use engine::action::Act;
use engine::id::RoundNo;
use engine::refusal::Warning;

/// The other desks at an event.
#[derive(Clone, Copy)]
pub struct Others<'a> {
    shared: Option<&'a Shared>,
    journal: &'a Journal,
}

/// The other desks at an event, to exchange entries with them.
pub struct OthersMut<'a> {
    shared: Option<&'a mut Shared>,
    journal: &'a mut Journal,
}

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

    /// Returns the other desks.
    #[must_use]
    pub fn others(&self) -> Others<'_> {
        Others { shared: self.shared(), journal: self }
    }

    /// Returns the other desks, to exchange entries with them.
    pub fn others_mut(&mut self) -> OthersMut<'_> {
        OthersMut { shared: self.shared.as_deref_mut(), journal: &mut self.event.journal }
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

impl<'a> Others<'a> {
    /// Returns the state of the sharing; `None` if the event is not shared.
    #[must_use]
    pub fn standing(self) -> Option<Standing> {
        Some(self.shared?.standing(self.journal))
    }

    /// Returns true if this desk has all entries of the others, and they have all of this desk.
    #[must_use]
    pub fn is_in_step(self) -> bool {
        self.shared.is_none_or(|shared| shared.is_in_step(self.journal))
    }

    /// Returns the reason why this desk may not do an act; `None` if it may.
    #[must_use]
    pub fn may_not(self, act: &Act) -> Option<NotShared> {
        self.shared?.may_not(self.journal, act)
    }

    /// Returns the acts that wait at this desk for the server or the director.
    #[must_use]
    pub fn waiting(self) -> &'a [Kept] {
        self.shared.map_or(&[], Shared::waiting)
    }

    /// Returns the warning about open acts, at this desk and at others, of boards up to a round. It is shown
    /// before that round is closed.
    #[must_use]
    pub fn warnings_of_open(self, last: RoundNo) -> Vec<Warning> {
        self.shared.map_or_else(Vec::new, |shared| shared.warnings_of_open(self.journal, last))
    }
}

impl OthersMut<'_> {
    /// Applies the new entries of other desks, publishes again the lines that the stream has lost, and
    /// publishes the waiting acts. Returns true if there were new entries.
    pub fn take_in(&mut self) -> bool {
        self.shared.as_deref_mut().is_some_and(|shared| shared.take_in_others(self.journal))
    }

    /// Waits until all entries of the others are applied, at most this long. Returns true if they are.
    pub fn come_in_step(&mut self, most: Duration) -> bool {
        self.shared.as_deref_mut().is_none_or(|shared| shared.come_in_step(self.journal, most))
    }

    /// Applies new entries for this long.
    pub fn listen(&mut self, most: Duration) {
        if let Some(shared) = self.shared.as_deref_mut() {
            shared.listen(self.journal, most);
        }
    }

    /// Notes if the director is being asked. Entries of other desks from then on are not part of the
    /// question.
    pub fn decides(&mut self, is_asked: bool) {
        if let Some(shared) = self.shared.as_deref_mut() {
            shared.decides(self.journal, is_asked);
        }
    }

    /// Drops some waiting acts, once the director has decided.
    pub fn drop_kept(&mut self, is_dropped: impl Fn(&Kept) -> bool) {
        if let Some(shared) = self.shared.as_deref_mut() {
            shared.drop_kept(self.journal, is_dropped);
        }
    }

    /// Switches the event to read-only, because the other desks cannot be reached.
    pub(crate) fn refuse_to_write(&mut self, why: String) {
        if let Some(file) = &mut self.journal.file {
            file.refuse(why);
        }
    }
}
