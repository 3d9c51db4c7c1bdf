//! Acts that are checked one after another, with the acts that are recorded together with them.

use std::collections::BTreeSet;

use super::Journal;
use crate::error::DeskError;
use crate::input::pairing;
use engine::action::{Act, Entry, PairedBy};
use engine::pairing::propose;
use engine::refusal::{Clause, Level, Refused, Warning};
use engine::state::State;
use engine::text::Label;
use formats::views::{changes, words};

/// An act that the rules allow, and its warnings.
pub(super) type LookedAt = (Act, Vec<Warning>);

/// Returns the warnings of several acts, each after those before it.
///
/// # Errors
///
/// The rules refuse one of them.
pub fn warnings_of(state: &State, acts: &[Act]) -> Result<Vec<Warning>, Refused> {
    let (acts, _) = looked_at(state, acts.to_vec())?;
    Ok(acts.into_iter().flat_map(|(_, warnings)| warnings).collect())
}

impl Journal {
    /// Returns the warnings of several acts, each after those before it. It changes nothing.
    ///
    /// # Errors
    ///
    /// The rules refuse one of them.
    pub fn warnings_of(&self, acts: &[Act]) -> Result<Vec<Warning>, DeskError> {
        Ok(warnings_of(&self.state, acts)?)
    }

    /// Returns the warnings of the next undo: the undone acts that others have seen.
    #[must_use]
    pub fn warnings_of_undo(&self) -> Vec<Warning> {
        let acts = self.acts_of(&self.ledger.step_back()).into_iter();
        let seen = acts.filter_map(|act| words::seen_by_others(&self.state, act));
        seen.map(|text| Warning { level: Level::Confirm, clause: Clause::UndoneBeforeOthers, text }).collect()
    }
}

/// Returns true if two acts grant byes to the same player.
fn are_byes_of_one(one: &Act, other: &Act) -> bool {
    let player = |act: &Act| if let Act::GrantBye { id, .. } = act { Some(*id) } else { None };
    player(one).is_some() && player(one) == player(other)
}

/// Checks acts, each after those before it. Returns them with their warnings, and the state after all of
/// them.
pub(super) fn looked_at(state: &State, acts: Vec<Act>) -> Result<(Vec<LookedAt>, State), Refused> {
    let mut state = state.clone();
    let mut seen: Vec<LookedAt> = Vec::with_capacity(acts.len());
    for act in acts {
        state.check_now(&act)?;
        if changes::of(&state, &act).is_some_and(|changes| changes.is_empty()) {
            continue;
        }
        let warnings = state.warnings(&act);
        // The warning of the last of several byes of a player counts all of them.
        if warnings.iter().any(|one| one.clause == Clause::SecondHalfPointBye) {
            for (of, told) in &mut seen {
                let is_over = are_byes_of_one(of, &act);
                told.retain(|one: &Warning| !is_over || one.clause != Clause::SecondHalfPointBye);
            }
        }
        let Around { before, after } = Around::of(&state, &act);
        let unasked = |act| (act, Vec::new());
        let all = before.into_iter().map(unasked).chain([(act, warnings)]);
        for (act, warnings) in all.chain(after.into_iter().map(unasked)) {
            state.check_now(&act)?;
            state.evolve(&act);
            seen.push((act, warnings));
        }
    }
    Ok((seen, state))
}

/// Joins entries, so that one undo undoes all of them.
pub(super) fn joined(mut entries: Vec<Entry>) -> Vec<Entry> {
    entries.iter_mut().skip(1).for_each(|entry| entry.joined = true);
    entries
}

/// The acts that are recorded together with a round that is published here. An imported round has none.
pub(super) struct Around {
    /// The pairing numbers of late entries, then the adjourned games of earlier rounds, then the new
    /// partnerships.
    pub(super) before: Vec<Act>,
    /// The line-ups that the system makes, and the forfeits of withdrawn players whom it has seated.
    pub(super) after: Vec<Act>,
}

impl Around {
    pub(super) fn of(state: &State, act: &Act) -> Self {
        let mut before: Vec<Act> = pairing::numbers_for(state, act).into_iter().collect();
        if let Act::Publish { round, boards, by: PairedBy::System | PairedBy::Hand, .. } = act {
            before.extend(propose::adjournments(state, *round));
            before.extend(state.naming_partners(boards));
            let line_ups = propose::line_ups(state, act).into_iter();
            return Self { before, after: line_ups.chain(propose::forfeits(state, act)).collect() };
        }
        Self { before, after: Vec::new() }
    }
}

/// Returns the names of the accepted warnings, each once: a list may have one warning about many players.
pub(super) fn clauses(accepted: &[Warning]) -> Vec<Label> {
    let mut seen = BTreeSet::new();
    let clauses = accepted.iter().map(|warning| warning.clause).filter(|clause| seen.insert(*clause));
    clauses.map(|clause| Label::taken_over(clause.words())).collect()
}
