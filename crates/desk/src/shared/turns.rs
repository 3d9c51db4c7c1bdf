//! Acts in turn: an act that other desks were faster than is checked again, and done if it still means the
//! same.

use super::link::Role;
use super::meanwhile::{author_of, last_about, meanwhile, met};
use super::questions::{rests_on_everything, was_asked_about};
use super::waiting::{Board, board_of};
use super::{Shared, What};
use crate::DeskError;
use crate::journal::{Journal, Made, Writer};
use crate::not_shared::{Change, NotShared, Unreached};
use engine::action::{Act, Action, Entry};
use engine::id::Seq;
use engine::text::Label;
use formats::views::words;

/// The number of times an act is tried if other desks are faster.
pub(super) const MOST_TURNS: usize = 200;

/// The event when somebody decided.
pub(super) struct Before {
    /// The number of entries when the director was asked.
    asked: usize,
    /// The number of entries when it was decided. The acts of this desk until then were known.
    entries: usize,
    pub(super) boards: Vec<Option<Board>>,
}

impl Shared {
    /// Does an act in its turn: if other desks were faster, it is checked again and done if it still means
    /// the same.
    pub(crate) fn in_turn<T>(
        &mut self,
        journal: &mut Journal,
        what: What<'_>,
        mut make: impl FnMut(Writer<'_>) -> Made<T>,
    ) -> Result<T, DeskError> {
        let by = self.signing(journal);
        self.may(journal, what)?;
        let before = self.before(journal, what);
        self.take_in(journal);
        for _ in 0..MOST_TURNS {
            if let Err(why) = self.means_the_same(journal, &before, what) {
                if let (NotShared::Disagrees(_), What::Acts([act])) = (&why, what) {
                    self.note_disagreement(journal, act, &by);
                }
                return Err(why.into());
            }
            match self.write_made(journal, &by, &mut make) {
                Err(DeskError::Shared(NotShared::Overtaken)) => {
                    if let Err(NotShared::Offline(why)) = self.catch_up(journal) {
                        return Err(self.keep_for_later(journal, what, &before, why)?.into());
                    }
                }
                Err(DeskError::Shared(NotShared::Behind)) => {}
                Err(DeskError::Shared(NotShared::Offline(why))) => {
                    return Err(self.keep_for_later(journal, what, &before, why)?.into());
                }
                Err(DeskError::Shared(NotShared::Sent)) => {
                    return Err(match self.keep_for_later(journal, what, &before, Unreached::NoAnswer) {
                        Ok(waits) => waits.into(),
                        Err(NotShared::Offline(_)) => {
                            self.name_sent(journal, what);
                            NotShared::Sent.into()
                        }
                        Err(other) => other.into(),
                    });
                }
                Err(DeskError::Shared(NotShared::Unknown(why))) => {
                    return Err(match self.keep_for_later(journal, what, &before, why.clone()) {
                        // It may have arrived; then the journal will show it.
                        Ok(waits) => waits.into(),
                        Err(NotShared::Offline(_)) => NotShared::Unknown(why).into(),
                        Err(other) => other.into(),
                    });
                }
                done => {
                    if let (Ok(_), What::Acts(acts)) = (&done, what) {
                        self.forget_decided(journal, acts);
                    }
                    return done;
                }
            }
        }
        Err(NotShared::Meanwhile(Change::EveryTime).into())
    }

    pub(super) fn before(&self, journal: &Journal, what: What<'_>) -> Before {
        let acts = if let What::Acts(acts) = what { acts } else { &[] };
        let boards = acts.iter().map(|act| Board::of(&journal.state, board_of(act)?)).collect();
        let asked_at = self.asked_at.filter(|_| acts.iter().any(was_asked_about));
        let entries = journal.entries.len();
        Before { asked: asked_at.unwrap_or(entries), entries, boards }
    }

    /// Checks that an act still means the same: its board is unchanged, or the event if it is about more than
    /// a board.
    fn means_the_same(
        &mut self,
        journal: &mut Journal,
        before: &Before,
        what: What<'_>,
    ) -> Result<(), NotShared> {
        let is_mine = |entry: &Entry| self.me().is_of(entry);
        let is_known = |(at, entry): &(usize, &Entry)| *at < before.entries && is_mine(entry);
        let came = journal.entries.iter().enumerate().skip(before.asked).filter(|one| !is_known(one));
        let came: Vec<&Entry> = came.map(|(_, entry)| entry).collect();
        let Some(last) = came.last() else { return Ok(()) };
        let What::Acts(acts) = what else { return Err(meanwhile(journal, last)) };
        // No act depends on remarks and on results that agree.
        let rested_on = |entry: &&Entry| {
            !matches!(entry.action, Action::Do(Act::Note { .. } | Act::Agree { .. } | Act::Uphold { .. }))
        };
        let changed = came.iter().rev().copied().find(rested_on).cloned();
        let now = journal.equipment.clock.now();
        for (act, saw) in acts.iter().zip(&before.boards) {
            if let Some(at) = board_of(act) {
                if Board::of(&journal.state, at) != *saw {
                    return Err(met(journal, act, at, saw.as_ref(), &now));
                }
            } else if let Some(changed) = changed.as_ref().filter(|_| rests_on_everything(act)) {
                return Err(meanwhile(journal, changed));
            }
        }
        Ok(())
    }

    /// Records that two desks have different results of a board. Every desk marks the board until the lead
    /// decides.
    pub(super) fn note_disagreement(&mut self, journal: &mut Journal, act: &Act, by: &Label) {
        let (Act::Record { round, board, outcome: typed }, Some(at)) = (act, board_of(act)) else { return };
        let Some(held) = journal.state.board(*round, *board) else { return };
        // The author sees it in any case; the journal has the dispute once.
        if held.disputes.iter().any(|dispute| dispute.typed == *typed && dispute.by == *by) {
            return;
        }
        let against = last_about(journal, at).map_or_else(String::new, author_of);
        let against = Label::taken_over(&against);
        let dispute =
            Act::Dispute { round: *round, board: *board, typed: typed.clone(), by: by.clone(), against };
        drop(self.record_signed(journal, dispute, by));
    }

    /// Records a result that was typed here and that only the lead may correct, so that the lead sees it.
    /// Returns true if it was recorded.
    pub fn note_for_the_lead(&mut self, journal: &mut Journal, act: &Act) -> bool {
        let Act::Correct { round, board, now: Some(outcome), .. } = act else { return false };
        if self.me().role != Role::Entry || !self.is_in_step(journal) {
            return false;
        }
        let (by, before) = (self.signing(journal), journal.entries.len());
        let typed = Act::Record { round: *round, board: *board, outcome: outcome.clone() };
        self.note_disagreement(journal, &typed, &by);
        before < journal.entries.len()
    }

    /// Records an act under the name of its author.
    pub(super) fn record_signed(
        &mut self,
        journal: &mut Journal,
        act: Act,
        by: &Label,
    ) -> Result<Seq, DeskError> {
        self.write_made(journal, by, |mut writer| writer.one(act, &[]))
    }

    /// Notes the name of the act that was sent.
    fn name_sent(&mut self, journal: &Journal, what: What<'_>) {
        let told = match what {
            What::Acts([act, ..]) => {
                let told = words::act(&journal.state, act);
                format!("{} {}", told.kind, told.text)
            }
            What::Acts([]) => return,
            What::Undo => "undo".to_owned(),
            What::Redo => "redo".to_owned(),
        };
        if let Some(sent) = self.sent.as_mut() {
            sent.told = Some(told);
        }
    }
}
