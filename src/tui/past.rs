//! The event as it stood after any entry, and what each correction did when it was made: worked out once.
//!
//! What has happened does not change, so what was found out of an entry holds as long as the event is on the desk.

use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

use super::moments::{self, Moment};
use super::words;
use crate::desk::Desk;
use crate::engine::action::{Act, Action};
use crate::engine::id::{RoundNo, Seq};
use crate::engine::replay::Checkpoints;
use crate::engine::standings::Standings;

/// How many moments are kept: the one under the cursor, its base, and the one the cursor came from.
const KEPT: usize = 3;

/// The rows of standings that may be worked out for one frame, so that a frame stays short: those before and after one
/// correction of 5,000 players, or all that a screen can show of an event of 200.
const ROWS_A_FRAME: usize = 10_000;

/// What was worked out of the past of an event.
#[derive(Debug, Default)]
pub struct Past {
    moments: Vec<Moment>,
    checkpoints: Checkpoints,
    effects: BTreeMap<Seq, Effect>,
    /// The rows of standings that were worked out for this frame.
    rows: usize,
}

/// What a correction did when it was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effect {
    /// How many players moved in the standings.
    places: usize,
    /// How many ratings became others.
    ratings: usize,
    /// The first and the last of the later rounds that were announced already.
    later: Option<(RoundNo, RoundNo)>,
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = [(self.places, "place"), (self.ratings, "rating")];
        let moved: Vec<String> =
            counts.into_iter().filter(|(n, _)| 0 < *n).map(|(n, thing)| words::count(n, thing)).collect();
        let moved = if moved.is_empty() { "nobody".to_owned() } else { moved.join(", ") };
        write!(f, "moved {moved}")?;
        match self.later {
            None => Ok(()),
            Some((first, last)) if first == last => write!(f, "; R{first} pairings stand"),
            Some((first, last)) => write!(f, "; R{first}–R{last} pairings stand"),
        }
    }
}

impl Past {
    /// Forgets everything: another event is on the desk.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Starts a frame.
    pub const fn start_frame(&mut self) {
        self.rows = 0;
    }

    /// Gives the event as it stood after an entry; the last moments are kept.
    pub fn moment(&mut self, seq: Seq, desk: &Desk) -> Moment {
        if let Some(known) = self.moments.iter().position(|moment| moment.seq == seq) {
            let moment = self.moments.remove(known);
            self.moments.push(moment.clone());
            return moment;
        }
        let moment = self.worked_out(seq, desk);
        self.moments.push(moment.clone());
        if self.moments.len() > KEPT {
            self.moments.remove(0);
        }
        moment
    }

    /// Gives what an entry did if it is a correction; none where that must wait for a later frame.
    pub fn effect(&mut self, seq: Seq, desk: &Desk) -> Option<Effect> {
        if let Some(known) = self.effects.get(&seq) {
            return Some(*known);
        }
        let round = corrected_round(desk, seq)?;
        let cost = desk.state().players.len().saturating_mul(2);
        if 0 < self.rows && ROWS_A_FRAME < self.rows.saturating_add(cost) {
            return None;
        }
        self.rows = self.rows.saturating_add(cost);
        let before = self.seen(Seq(seq.0.saturating_sub(1)), desk);
        let effect = effect_on(&before, &self.seen(seq, desk), round);
        self.effects.insert(seq, effect);
        Some(effect)
    }

    /// Gives a moment without keeping it.
    fn seen(&mut self, seq: Seq, desk: &Desk) -> Moment {
        let known = self.moments.iter().find(|moment| moment.seq == seq).cloned();
        known.unwrap_or_else(|| self.worked_out(seq, desk))
    }

    fn worked_out(&mut self, seq: Seq, desk: &Desk) -> Moment {
        let state = Rc::new(self.checkpoints.as_of(desk.header(), desk.entries(), seq));
        let standings = Rc::new(Standings::after(&state, state.last_round()));
        Moment { seq, state, standings }
    }
}

/// Gives the round in which an entry corrected a result.
fn corrected_round(desk: &Desk, seq: Seq) -> Option<RoundNo> {
    let at = usize::try_from(seq.0.checked_sub(1)?).ok()?;
    match desk.entries().get(at)?.action {
        Action::Do(Act::Correct { round, .. }) => Some(round),
        Action::Do(_) | Action::Undo { .. } | Action::Redo { .. } => None,
    }
}

/// Compares the moments before and after a correction in a round.
fn effect_on(before: &Moment, after: &Moment, round: RoundNo) -> Effect {
    let moved = moments::moved(before, after);
    let last = after.state.last_round();
    let next = RoundNo(round.0.saturating_add(1));
    let later = (next <= last).then_some((next, last));
    Effect { places: moved.places, ratings: moved.ratings, later }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(places: usize, ratings: usize, later: Option<(u16, u16)>, expected: &str) {
        let later = later.map(|(first, last)| (RoundNo(first), RoundNo(last)));
        assert_eq!(Effect { places, ratings, later }.to_string(), expected);
    }

    #[test]
    fn an_effect_is_told_in_one_line() {
        check(4, 3, Some((2, 2)), "moved 4 places, 3 ratings; R2 pairings stand");
        check(1, 1, Some((2, 5)), "moved 1 place, 1 rating; R2–R5 pairings stand");
        check(2, 0, None, "moved 2 places");
        check(0, 2, None, "moved 2 ratings");
        check(0, 0, None, "moved nobody");
    }
}
