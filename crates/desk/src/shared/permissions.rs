//! The acts that this desk may do at a shared event.

use super::link::Role;
use super::meanwhile::{author_of, last_about};
use super::{Shared, What};
use crate::journal::Journal;
use crate::not_shared::NotShared;
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
        let why = match self.me().role {
            Role::Lead => return None,
            Role::Look => "this desk only looks (its role is look)",
            Role::Entry => {
                "this desk enters results (its role is entry); everything else is done at the desk of the lead"
            }
        };
        Some(NotShared::MayNot(why.to_owned()))
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
                Err(NotShared::MayNot(format!(
                    "the last act is of {}: {} {} (here you can undo only the last act of this desk; ask the lead to correct a mistake)",
                    author_of(entry),
                    told.kind,
                    told.text
                )))
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
            let (stands, typed) = stands(journal, (*round, *board), now.as_ref());
            let typed = typed.map_or_else(String::new, |typed| format!("; you typed {typed}"));
            return Some(NotShared::MayNot(format!(
                "{stands}{typed} (an entry desk corrects only its own results, until the next round or a seal; ask the lead)"
            )));
        }
        self.not_the_lead()
    }

    /// Whether another desk entered the result of a board, so that only the lead corrects it.
    #[must_use]
    pub fn leaves_to_the_lead(&self, journal: &Journal, at: (RoundNo, BoardNo)) -> bool {
        let is_of_others = |entry: &Entry| !self.me().is_of(entry);
        self.me().role == Role::Entry && last_about(journal, at).is_some_and(is_of_others)
    }
}

/// Words the result of a board with its author, and the typed result if it differs.
fn stands(journal: &Journal, at: (RoundNo, BoardNo), typed: Option<&Outcome>) -> (String, Option<String>) {
    let who = last_about(journal, at).map_or_else(|| "another desk".to_owned(), author_of);
    let held = journal.state.board(at.0, at.1);
    let stands = held.and_then(|board| board.outcome.as_ref());
    let both = typed
        .map(|typed| words::both(&journal.state, held.map_or(&[][..], |board| &board.seats), stands, typed));
    let (stands, typed) =
        both.map_or_else(|| (words::score(stands), None), |(stands, typed)| (stands, Some(typed)));
    (format!("{who} entered {stands} at board {} of round {}", at.1, at.0), typed)
}
