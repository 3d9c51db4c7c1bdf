//! The acts that this desk may do at a shared event.

use super::link::Role;
use super::meanwhile::{author_of, elsewhere, last_about};
use super::{Shared, What};
use crate::journal::Journal;
use crate::not_shared::{BoardElsewhere, Forbidden, NotShared};
use engine::action::{Act, Action, Entry, Outcome};
use engine::id::{BoardNo, RoundNo};
use formats::views::words;

impl Shared {
    /// Returns the role of this desk.
    #[must_use]
    pub fn role(&self) -> Role {
        self.me().role
    }

    /// Returns the reason why this desk may not do the acts of the lead; `None` if it is the lead.
    #[must_use]
    pub fn not_the_lead(&self) -> Option<NotShared> {
        match self.me().role {
            Role::Lead => None,
            Role::Look => Some(NotShared::MayNot(Forbidden::OnlyLooks)),
            Role::Entry => Some(NotShared::MayNot(Forbidden::OnlyEnters)),
        }
    }

    /// Checks that this desk may do it.
    pub(super) fn may(&self, journal: &Journal, what: What<'_>) -> Result<(), NotShared> {
        let me = self.me();
        let may = match what {
            What::Acts(acts) => acts.iter().all(|act| me.role.may(&Action::Do(act.clone()))),
            What::Undo | What::Redo => me.role != Role::Look,
        };
        if !may {
            return self.not_the_lead().map_or(Ok(()), Err);
        }
        if let What::Acts(acts) = what
            && let Some(why) = acts.iter().find_map(|act| self.may_not(journal, act))
        {
            return Err(why);
        }
        let next = match what {
            What::Acts(_) => None,
            What::Undo => journal.ledger.to_undo(),
            What::Redo => journal.ledger.to_redo(),
        };
        // Entries from before the event was shared belong to the lead.
        let of_others =
            |entry: &&Entry| (self.begun < entry.seq.0 && !me.is_of(entry)) || !me.may_take_back(entry);
        match next.and_then(|seq| journal.entry(seq)).filter(of_others) {
            None => Ok(()),
            Some(entry) => {
                let told = words::entry(&journal.state, &journal.entries, entry);
                let told = format!("{} {}", told.kind, told.text);
                Err(NotShared::MayNot(Forbidden::LastIsOf { who: author_of(entry), told }))
            }
        }
    }

    /// Returns the reason why this desk may not do an act; `None` if it may.
    #[must_use]
    pub fn may_not(&self, journal: &Journal, act: &Act) -> Option<NotShared> {
        let me = self.me();
        let role = me.role;
        if role.may(&Action::Do(act.clone())) && me.may_correct(act, journal.entries.iter()) {
            return None;
        }
        if let (Role::Entry, Act::Correct { round, board, now, .. }) = (role, act) {
            return Some(NotShared::MayNot(result_is_of(journal, (*round, *board), now.as_ref())));
        }
        self.not_the_lead()
    }

    /// Returns true if another desk entered the result of a board, so that only the lead corrects it.
    #[must_use]
    pub fn leaves_to_the_lead(&self, journal: &Journal, at: (RoundNo, BoardNo)) -> bool {
        let is_of_others = |entry: &Entry| !self.me().is_of(entry);
        self.me().role == Role::Entry && last_about(journal, at).is_some_and(is_of_others)
    }
}

/// Returns the refusal of a correction, with the typed result if it differs.
fn result_is_of(journal: &Journal, at: (RoundNo, BoardNo), typed: Option<&Outcome>) -> Forbidden {
    let other = elsewhere(journal, at, "");
    let Some(typed) = typed else { return Forbidden::ResultIsOf { other, typed: None } };
    let held = journal.state.board(at.0, at.1);
    let seats = held.map_or(&[][..], |board| &board.seats);
    let stands = held.and_then(|board| board.outcome.as_ref());
    let (stands, typed) = words::both(&journal.state, seats, stands, typed);
    Forbidden::ResultIsOf { other: BoardElsewhere { stands, ..other }, typed: Some(typed) }
}
