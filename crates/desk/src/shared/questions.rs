//! Questions to the director, and the entries of other desks between question and answer.

use super::Shared;
use super::meanwhile::meanwhile;
use crate::journal::Journal;
use crate::not_shared::NotShared;
use engine::action::{Act, Action, Entry};
use engine::id::{RoundNo, Seq};
use engine::replay;

impl Shared {
    /// Notes whether the director is being asked. Entries of other desks from then on are not part of the
    /// question.
    pub fn decides(&mut self, journal: &Journal, is_asked: bool) {
        self.asked_at = is_asked.then(|| self.asked_at.unwrap_or(journal.entries.len()));
    }

    /// Adds to a correction of a round the results that other desks entered since the director was asked, at
    /// the boards that stay as they are.
    ///
    /// # Errors
    ///
    /// A result was entered at a board that changes.
    pub(crate) fn with_results_since(&mut self, journal: &Journal, mut act: Act) -> Result<Act, NotShared> {
        let (Some(asked_at), Act::CorrectRound { round, boards, outcomes, .. }) = (self.asked_at, &mut act)
        else {
            return Ok(act);
        };
        let came = journal.entries.get(asked_at..).unwrap_or_default();
        if came.is_empty() || !came.iter().all(|entry| is_result_of(entry, *round)) {
            // Other entries are found when it is this desk's turn.
            return Ok(act);
        }
        let asked = replay::as_of(&journal.header, &journal.entries, Seq(asked_at as u64));
        let (Some(was), Some(now)) = (asked.round(*round), journal.state.round(*round)) else {
            return Ok(act);
        };
        for (at, (was, now)) in was.boards.iter().zip(&now.boards).enumerate() {
            if was.outcome == now.outcome {
                continue;
            }
            let stays = boards.get(at) == Some(&now.seats) && outcomes.get(at) == Some(&was.outcome);
            match outcomes.get_mut(at).filter(|_| stays) {
                Some(outcome) => outcome.clone_from(&now.outcome),
                None => return came.last().map_or(Ok(act.clone()), |last| Err(meanwhile(journal, last))),
            }
        }
        self.asked_at = None;
        Ok(act)
    }
}

/// Returns true if an entry changes only results of a round.
fn is_result_of(entry: &Entry, of: RoundNo) -> bool {
    #[expect(clippy::wildcard_enum_match_arm, reason = "any other act is found when this desk has its turn")]
    match &entry.action {
        Action::Do(
            Act::Record { round, .. }
            | Act::RecordGame { round, .. }
            | Act::Agree { round, .. }
            | Act::Correct { round, .. },
        ) => *round == of,
        Action::Do(Act::Note { .. } | Act::Dispute { .. } | Act::Uphold { .. }) => true,
        _ => false,
    }
}

/// Returns true if an act is about the whole event, so that the event must be as its author saw it.
pub(super) const fn rests_on_everything(act: &Act) -> bool {
    was_asked_about(act)
        || matches!(
            act,
            Act::Configure { .. } | Act::Number { .. } | Act::TakeList { .. } | Act::ResizeTables { .. }
        )
}

/// Returns true if the director answers questions about such an act knowing every result, so that later
/// entries are shown first.
pub(super) const fn was_asked_about(act: &Act) -> bool {
    matches!(
        act,
        Act::Publish { .. }
            | Act::Rearrange { .. }
            | Act::CorrectRound { .. }
            | Act::Unpublish { .. }
            | Act::Seal { .. }
            | Act::DrawLots { .. }
    )
}
