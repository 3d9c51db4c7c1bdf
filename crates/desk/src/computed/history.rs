//! The event after any entry, and the effect of each correction when it was made: computed once.
//!
//! The past does not change, so a result is valid as long as the event is open.

use std::collections::BTreeMap;
use std::rc::Rc;

use engine::action::{Act, Action, Entry, Header};
use engine::id::{RoundNo, Seq};
use engine::replay::Checkpoints;
use engine::standings::Standings;
use engine::state::State;

/// The number of cached moments: the one under the cursor, its base, and the one where the cursor was before.
const KEPT: usize = 3;

/// The event after an entry.
#[derive(Debug, Clone)]
pub struct Moment {
    /// The entry.
    pub seq: Seq,
    /// The event.
    pub state: Rc<State>,
    /// Its standings.
    pub standings: Rc<Standings>,
}

/// The effect of a correction when it was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effect {
    /// The players who moved in the standings.
    pub moved: Moved,
    /// The first and the last of the later rounds already published.
    pub later: Option<(RoundNo, RoundNo)>,
}

/// The number of players with another place or rating than before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    /// Players with another place.
    pub places: usize,
    /// Players with another rating.
    pub ratings: usize,
}

/// Counts the players who moved between two moments.
#[must_use]
pub fn moved(before: &Moment, now: &Moment) -> Moved {
    let rows = || {
        let both = now.standings.rows.iter();
        both.filter_map(|row| Some((before.standings.row(row.player)?, row)))
    };
    Moved {
        places: rows().filter(|(was, row)| was.place != row.place).count(),
        ratings: rows().filter(|(was, row)| was.rating.now != row.rating.now).count(),
    }
}

/// The results computed from the past of an event.
#[derive(Debug, Default)]
pub(super) struct History {
    moments: Vec<Moment>,
    checkpoints: Checkpoints,
    effects: BTreeMap<Seq, Effect>,
}

impl History {
    /// Returns the event after an entry. The last moments are cached.
    pub(super) fn moment(&mut self, seq: Seq, header: &Header, entries: &[Entry]) -> Moment {
        if let Some(known) = self.moments.iter().position(|moment| moment.seq == seq) {
            let moment = self.moments.remove(known);
            self.moments.push(moment.clone());
            return moment;
        }
        let moment = self.worked_out(seq, header, entries);
        self.moments.push(moment.clone());
        if self.moments.len() > KEPT {
            self.moments.remove(0);
        }
        moment
    }

    pub(super) fn known_effect(&self, seq: Seq) -> Option<Effect> {
        self.effects.get(&seq).copied()
    }

    pub(super) fn effect(&mut self, seq: Seq, header: &Header, entries: &[Entry]) -> Option<Effect> {
        if let Some(known) = self.known_effect(seq) {
            return Some(known);
        }
        let round = corrected_round(entries, seq)?;
        let before = self.seen(Seq(seq.0.saturating_sub(1)), header, entries);
        let effect = effect_on(&before, &self.seen(seq, header, entries), round);
        self.effects.insert(seq, effect);
        Some(effect)
    }

    /// Returns the event before an entry.
    pub(super) fn before(&mut self, seq: Seq, header: &Header, entries: &[Entry]) -> State {
        self.checkpoints.as_of(header, entries, Seq(seq.0.saturating_sub(1)))
    }

    /// Returns a moment without caching it.
    fn seen(&mut self, seq: Seq, header: &Header, entries: &[Entry]) -> Moment {
        let known = self.moments.iter().find(|moment| moment.seq == seq).cloned();
        known.unwrap_or_else(|| self.worked_out(seq, header, entries))
    }

    fn worked_out(&mut self, seq: Seq, header: &Header, entries: &[Entry]) -> Moment {
        let state = Rc::new(self.checkpoints.as_of(header, entries, seq));
        let standings = Rc::new(Standings::after(&state, state.last_round()));
        Moment { seq, state, standings }
    }
}

/// Returns the round in which an entry corrected a result.
#[must_use]
pub fn corrected_round(entries: &[Entry], seq: Seq) -> Option<RoundNo> {
    let at = usize::try_from(seq.0.checked_sub(1)?).ok()?;
    match entries.get(at)?.action {
        Action::Do(Act::Correct { round, .. }) => Some(round),
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => None,
    }
}

/// Compares the moments before and after a correction in a round.
fn effect_on(before: &Moment, after: &Moment, round: RoundNo) -> Effect {
    let last = after.state.last_round();
    let next = RoundNo(round.0.saturating_add(1));
    let later = (next <= last).then_some((next, last));
    Effect { moved: moved(before, after), later }
}
