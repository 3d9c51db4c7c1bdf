//! The list of tie-breaks as lines of the setup: added, removed, moved, turned to the next one.

use super::Made;
use super::{goes, next};
use engine::setup::{Ranking, TieBreak};

impl Made {
    /// Returns the tie-breaks.
    #[must_use]
    pub(crate) fn tie_breaks(&self) -> &[TieBreak] {
        self.setup.ranking.tie_breaks()
    }

    pub(super) fn turn_tie_break(&mut self, at: usize, forward: bool) {
        let Some(here) = self.tie_breaks().get(at).cloned() else { return };
        let turned = next(&self.free_tie_breaks(Some(at)), &here, TieBreak::name, forward);
        if let Some(made) = self.clone().with_tie_break(Some(at), turned) {
            *self = made;
        }
    }

    /// Returns the tie-breaks that are possible at an index of the list, or at its end; empty if the event
    /// has no points.
    #[must_use]
    pub(crate) fn free_tie_breaks(&self, at: Option<usize>) -> Vec<TieBreak> {
        let goes = |one: &TieBreak| self.clone().with_tie_break(at, one.clone()).is_some();
        let is_of_teams = self.setup.game.match_rules().is_some();
        let offered = if is_of_teams { TieBreak::offered_to_teams() } else { TieBreak::offered() };
        offered.into_iter().filter(goes).collect()
    }

    /// Puts a tie-break at an index of the list, or at its end; `None` if it does not fit the others.
    #[must_use]
    pub(crate) fn with_tie_break(mut self, at: Option<usize>, tie_break: TieBreak) -> Option<Self> {
        let Ranking::Points { tie_breaks, .. } = &mut self.setup.ranking else { return None };
        match at {
            Some(at) => *tie_breaks.get_mut(at)? = tie_break,
            None => tie_breaks.push(tie_break),
        }
        goes(&self.setup).then_some(self)
    }

    /// Removes a tie-break.
    #[must_use]
    pub(crate) fn without_tie_break(mut self, at: usize) -> Option<Self> {
        let Ranking::Points { tie_breaks, .. } = &mut self.setup.ranking else { return None };
        (at < tie_breaks.len()).then(|| tie_breaks.remove(at))?;
        Some(self)
    }

    /// Swaps a tie-break with its neighbour.
    #[must_use]
    pub(crate) fn with_tie_break_moved(mut self, at: usize, up: bool) -> Option<Self> {
        let Ranking::Points { tie_breaks, .. } = &mut self.setup.ranking else { return None };
        let to = if up { at.checked_sub(1)? } else { at + 1 };
        if tie_breaks.len() <= at.max(to) {
            return None;
        }
        tie_breaks.swap(at, to);
        Some(self)
    }
}
