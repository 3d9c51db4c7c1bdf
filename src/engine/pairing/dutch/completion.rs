//! C4 and C5: a witness that the players still unpaired can all be paired, and the score of the bye.
//!
//! One complete legal pairing is kept all the time and repaired where the brackets decide otherwise.

use std::ops::Range;

use super::bracket::Bracket;
use super::player::{Roster, count};
use crate::engine::pairing::field::Tenths;
use crate::engine::pairing::matching::{Matching, Stopped};

/// The pairing-allocated bye of the round: the seat that plays against whoever gets it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bye {
    /// The vertex that stands for it.
    pub seat: u32,
    /// The lowest score with which somebody can get it (C5).
    pub score: Tenths,
}

impl Bye {
    /// Tells whether it may go to a player (C2, C5).
    pub fn may_go_to(self, roster: &Roster, player: u32) -> bool {
        let player = roster.get(player);
        player.may_have_bye && player.score == self.score
    }
}

/// The witness.
#[derive(Debug, Clone)]
pub(super) struct Completion<'a> {
    roster: &'a Roster,
    bye: Option<Bye>,
    matching: Matching,
    scratch: Matching,
}

impl<'a> Completion<'a> {
    /// Looks for a complete pairing with the bye at the lowest score; `None` when there is no legal pairing.
    pub fn find(roster: &'a Roster, stop: &dyn Fn() -> bool) -> Result<Option<Self>, Stopped> {
        let n = count(roster.len());
        let mut all: Vec<u32> = (0..n).collect();
        let mut witness = Self {
            roster,
            bye: None,
            matching: Matching::new(roster.len() + 1),
            scratch: Matching::new(roster.len() + 2),
        };
        if n.is_multiple_of(2) {
            let graph = |a, b| roster.may_meet(a, b);
            return Ok(witness.matching.complete(&graph, &all, stop)?.then_some(witness));
        }
        all.push(n);
        let anybody = |a, b| joined(roster, Some(Bye { seat: n, score: Tenths::MAX }), |_| true, a, b);
        if !witness.matching.complete(&anybody, &all, stop)? {
            return Ok(None);
        }
        let Some(score) = witness.lowest_bye(&all, stop)? else { return Ok(None) };
        witness.bye = Some(Bye { seat: n, score });
        let found = witness.complete(&all, stop)?;
        Ok(found.then_some(witness))
    }

    /// C5: frees the holder of the bye and sees who could be left over in that place; parts the bye.
    fn lowest_bye(&mut self, all: &[u32], stop: &dyn Fn() -> bool) -> Result<Option<Tenths>, Stopped> {
        let (Some((&seat, players)), roster) = (all.split_last(), self.roster) else { return Ok(None) };
        let Some(holder) = self.matching.part(seat) else { return Ok(None) };
        let graph = |a, b| roster.may_meet(a, b);
        let eligible = || players.iter().copied().filter(|&v| roster.get(v).may_have_bye);
        let Some(least) = eligible().map(|v| roster.score(v)).min() else { return Ok(None) };
        let swaps = |v: u32| v == holder || self.matching.mate(v).is_some_and(|m| graph(holder, m));
        if eligible().any(|v| roster.score(v) == least && swaps(v)) {
            return Ok(Some(least));
        }
        self.matching.augment(&graph, holder, players, stop)?;
        let candidates = players.iter().filter(|&&v| roster.get(v).may_have_bye);
        Ok(candidates.filter(|&&v| self.matching.could_be_left_over(v)).map(|&v| roster.score(v)).min())
    }

    /// C2, C4: everybody who could have the bye in some complete pairing of the round, in rank order.
    pub fn possible_byes(mut self, stop: &dyn Fn() -> bool) -> Result<Vec<u32>, Stopped> {
        let roster = self.roster;
        let Some(holder) = self.bye.and_then(|bye| self.matching.part(bye.seat)) else {
            return Ok(Vec::new());
        };
        let players: Vec<u32> = roster.ranks().collect();
        let graph = |a, b| roster.may_meet(a, b);
        self.matching.augment(&graph, holder, &players, stop)?;
        let eligible = players.into_iter().filter(|&v| roster.get(v).may_have_bye);
        Ok(eligible.filter(|&v| self.matching.could_be_left_over(v)).collect())
    }

    /// Gives the bye of the round, when there is one.
    pub fn bye(&self) -> Option<Bye> {
        self.bye
    }

    /// Tells whether the bye may go to a player (C2, C5).
    pub fn bye_may_go_to(&self, player: u32) -> bool {
        self.bye.is_some_and(|bye| bye.may_go_to(self.roster, player))
    }

    /// C4, C5: completes the pairing of these floaters with everybody below; remembers it when it can be done.
    pub fn admit(
        &mut self,
        bracket: &Bracket,
        floaters: &[u32],
        stop: &dyn Fn() -> bool,
    ) -> Result<bool, Stopped> {
        self.admit_with(bracket, floaters, &[], stop)
    }

    /// The same with some pairs of the next bracket fixed.
    pub fn admit_with(
        &mut self,
        bracket: &Bracket,
        floaters: &[u32],
        ahead: &[(u32, u32)],
        stop: &dyn Fn() -> bool,
    ) -> Result<bool, Stopped> {
        let before = self.matching.mates().to_vec();
        for player in bracket.players() {
            self.matching.part(player);
        }
        for &(a, b) in ahead {
            self.matching.part(a);
            self.matching.part(b);
            self.matching.join(a, b);
        }
        let mut fixed: Vec<u32> = ahead.iter().flat_map(|&(a, b)| [a, b]).collect();
        fixed.sort_unstable();
        let unpaired = floaters.iter().copied().chain(bracket.below());
        let mut open: Vec<u32> = unpaired.filter(|v| fixed.binary_search(v).is_err()).collect();
        open.extend(self.bye.map(|bye| bye.seat));
        let complete = self.complete(&open, stop)?;
        if !complete {
            self.matching.restore(&before);
        }
        Ok(complete)
    }

    fn complete(&mut self, open: &[u32], stop: &dyn Fn() -> bool) -> Result<bool, Stopped> {
        let (roster, bye) = (self.roster, self.bye);
        let graph = |a, b| joined(roster, bye, |score| bye.is_some_and(|bye| bye.score == score), a, b);
        self.matching.complete(&graph, open, stop)
    }

    /// C8 and C4 for floaters that would leave the next bracket nothing to wish: all of them are paired there,
    /// at most one of its residents is not, and the rest can be completed. Remembers the completion then.
    pub fn admit_at_best(
        &mut self,
        bracket: &Bracket,
        floaters: &[u32],
        stop: &dyn Fn() -> bool,
    ) -> Result<bool, Stopped> {
        if floaters.is_empty() || self.next_bracket_has_no_choice(bracket, floaters) {
            return self.admit(bracket, floaters, stop);
        }
        if self.bye.is_some_and(|bye| self.is_bye_beyond_the_best(bracket, bye)) {
            return Ok(false);
        }
        let Some(ahead) = self.best_next_pairs(bracket, floaters, stop)? else { return Ok(false) };
        self.admit_with(bracket, floaters, &ahead, stop)
    }

    /// A single floater who gets the bye takes no part in the next bracket.
    fn next_bracket_has_no_choice(&self, bracket: &Bracket, floaters: &[u32]) -> bool {
        bracket.next.is_empty()
            || (floaters.len() == 1 && self.bye.is_some_and(|bye| bracket.score <= bye.score))
    }

    /// Tells whether the bye takes somebody out of this or the next bracket while others are left below.
    fn is_bye_beyond_the_best(&self, bracket: &Bracket, bye: Bye) -> bool {
        let next = self.roster.score(bracket.next.start);
        next < bye.score || (next == bye.score && !bracket.rest.is_empty())
    }

    /// Pairs all floaters and all residents of the next bracket but at most one among themselves.
    pub fn best_next_pairs(
        &mut self,
        bracket: &Bracket,
        floaters: &[u32],
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Vec<(u32, u32)>>, Stopped> {
        let (roster, bye) = (self.roster, self.bye);
        let leave = count(roster.len()) + 1;
        let mut open: Vec<u32> = floaters.iter().copied().chain(bracket.next.clone()).collect();
        if !open.len().is_multiple_of(2) {
            open.push(leave);
        }
        for &v in &open {
            self.scratch.part(v);
        }
        let last = bracket.rest.is_empty();
        let graph = |a: u32, b: u32| {
            if a == leave || b == leave {
                may_be_left(roster, bye, &bracket.next, last, a.min(b))
            } else {
                roster.may_meet(a, b) && (bracket.next.contains(&a) || bracket.next.contains(&b))
            }
        };
        if !self.scratch.complete(&graph, &open, stop)? {
            return Ok(None);
        }
        let pairs = open.iter().filter_map(|&a| self.scratch.mate(a).map(|b| (a, b)));
        Ok(Some(pairs.filter(|&(a, b)| a < b && b != leave).collect()))
    }
}

/// Tells whether a resident of the next bracket may be its only downfloater.
fn may_be_left(roster: &Roster, bye: Option<Bye>, next: &Range<u32>, last: bool, player: u32) -> bool {
    next.contains(&player) && (!last || bye.is_some_and(|bye| bye.may_go_to(roster, player)))
}

/// The edges of the witness: who may meet, and who may have the bye.
fn joined(roster: &Roster, bye: Option<Bye>, score_fits: impl Fn(Tenths) -> bool, a: u32, b: u32) -> bool {
    let (low, high) = (a.min(b), a.max(b));
    if bye.is_some_and(|bye| bye.seat == high) {
        let player = roster.get(low);
        return player.may_have_bye && score_fits(player.score);
    }
    roster.may_meet(a, b)
}
