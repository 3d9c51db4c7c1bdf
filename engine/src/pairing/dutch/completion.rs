//! C4 and C5: a witness that the players still unpaired can all be paired, and the score of the bye.
//!
//! The witness is a complete legal pairing, which is repaired when a bracket decides otherwise.

use super::bracket::Bracket;
use super::eligible::Eligible;
use super::player::{Roster, count};
use crate::basics::number::Points;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::kinds::KindMatching;

/// The pairing-allocated bye of the round, as a seat whose partner is the player who gets it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bye {
    /// Its vertex.
    pub seat: u32,
    /// The lowest score with which a player can get it (C5).
    pub score: Points,
}

impl Bye {
    /// Returns true if it may go to a player (C2, C5).
    pub(super) fn may_go_to(self, roster: &Roster, player: u32) -> bool {
        let player = roster.get(player);
        player.may_have_bye && player.score == self.score
    }
}

/// The witness. Its vertices are the players by rank, and the bye's seat.
#[derive(Debug, Clone)]
pub(super) struct Completion<'a> {
    roster: &'a Roster,
    bye: Option<Bye>,
    graph: Eligible<'a>,
    matching: KindMatching,
}

impl<'a> Completion<'a> {
    /// Finds a complete pairing with the bye at the lowest score; `None` if there is no legal pairing.
    pub(super) fn find(roster: &'a Roster, progress: &dyn Progress) -> Result<Option<Self>, Stopped> {
        let players = || Eligible::new(roster, roster.ranks());
        let is_odd = !roster.len().is_multiple_of(2);
        let graph = if is_odd { players().with_seat(|v| roster.get(v).may_have_bye) } else { players() };
        let matching = KindMatching::new(graph.len());
        let mut witness = Self { roster, bye: None, graph, matching };
        // A bracket parts few pairs of neighbours.
        witness.matching.pair_nearest(&witness.graph);
        if !witness.matching.complete(&witness.graph, progress)? {
            return Ok(None);
        }
        if !is_odd {
            return Ok(Some(witness));
        }
        let Some(score) = witness.lowest_bye(progress)? else { return Ok(None) };
        let bye = Bye { seat: count(roster.len()), score };
        witness.bye = Some(bye);
        witness.graph = players().with_seat(|v| bye.may_go_to(roster, v));
        witness.matching.open_only(0..=bye.seat);
        let found = witness.matching.complete(&witness.graph, progress)?;
        Ok(found.then_some(witness))
    }

    /// C5: frees the player with the bye and returns the lowest score of the players who could have it
    /// instead.
    fn lowest_bye(&mut self, progress: &dyn Progress) -> Result<Option<Points>, Stopped> {
        let roster = self.roster;
        let Some(holder) = self.matching.part(count(roster.len())) else { return Ok(None) };
        let eligible = || roster.ranks().filter(|&v| roster.get(v).may_have_bye);
        let Some(least) = eligible().map(|v| roster.score(v)).min() else { return Ok(None) };
        let swaps = |v: u32| v == holder || self.matching.mate(v).is_some_and(|m| roster.may_meet(holder, m));
        if eligible().any(|v| roster.score(v) == least && swaps(v)) {
            return Ok(Some(least));
        }
        let could_be_left_over = self.left_over_instead(progress)?;
        Ok(eligible().filter(|&v| could_be_left_over[v as usize]).map(|v| roster.score(v)).min())
    }

    /// Returns, for every player, whether the player could be the one left over.
    fn left_over_instead(&mut self, progress: &dyn Progress) -> Result<Vec<bool>, Stopped> {
        self.matching.open_only(self.roster.ranks());
        self.matching.could_be_left_over(&self.graph, progress)
    }

    /// C2, C4: returns the players who could have the bye in some complete pairing of the round, in rank
    /// order.
    pub(super) fn possible_byes(mut self, progress: &dyn Progress) -> Result<Vec<u32>, Stopped> {
        let roster = self.roster;
        if self.bye.and_then(|bye| self.matching.part(bye.seat)).is_none() {
            return Ok(Vec::new());
        }
        let could_be_left_over = self.left_over_instead(progress)?;
        let eligible = roster.ranks().filter(|&v| roster.get(v).may_have_bye);
        Ok(eligible.filter(|&v| could_be_left_over[v as usize]).collect())
    }

    /// Returns the bye of the round, if it has one.
    pub(super) fn bye(&self) -> Option<Bye> {
        self.bye
    }

    /// Returns true if the bye may go to a player (C2, C5).
    pub(super) fn bye_may_go_to(&self, player: u32) -> bool {
        self.bye.is_some_and(|bye| bye.may_go_to(self.roster, player))
    }

    /// C4, C5: completes the pairing of these floaters with everybody below, and stores it if that is
    /// possible.
    pub(super) fn admit(
        &mut self,
        bracket: &Bracket,
        floaters: &[u32],
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        self.admit_with(bracket, floaters, &[], progress)
    }

    /// As above, with some pairs of the next bracket fixed.
    pub(super) fn admit_with(
        &mut self,
        bracket: &Bracket,
        floaters: &[u32],
        ahead: &[(u32, u32)],
        progress: &dyn Progress,
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
        let unpaired = floaters.iter().copied().chain(bracket.below()).chain(self.bye.map(|bye| bye.seat));
        self.matching.open_only(unpaired);
        for &(a, _) in ahead {
            self.matching.close(a);
        }
        self.matching.pair_nearest(&self.graph);
        let complete = self.matching.complete(&self.graph, progress)?;
        if !complete {
            self.matching.restore(&before);
        }
        Ok(complete)
    }

    /// C8 and C4 for floaters who are best for the next bracket: all of them are paired there, at most one of
    /// its residents is not, and the rest can be completed. Stores the completion in that case.
    pub(super) fn admit_at_best(
        &mut self,
        bracket: &Bracket,
        floaters: &[u32],
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        if floaters.is_empty() || self.next_bracket_has_no_choice(bracket, floaters) {
            return self.admit(bracket, floaters, progress);
        }
        if self.bye.is_some_and(|bye| self.is_bye_beyond_the_best(bracket, bye)) {
            return Ok(false);
        }
        let Some(ahead) = self.best_next_pairs(bracket, floaters, progress)? else { return Ok(false) };
        self.admit_with(bracket, floaters, &ahead, progress)
    }

    /// A single floater who gets the bye takes no part in the next bracket.
    fn next_bracket_has_no_choice(&self, bracket: &Bracket, floaters: &[u32]) -> bool {
        bracket.next.is_empty()
            || (floaters.len() == 1 && self.bye.is_some_and(|bye| bracket.score <= bye.score))
    }

    /// Returns true if the bye takes somebody out of this or the next bracket while others are left below.
    fn is_bye_beyond_the_best(&self, bracket: &Bracket, bye: Bye) -> bool {
        let next = self.roster.score(bracket.next.start);
        next < bye.score || (next == bye.score && !bracket.rest.is_empty())
    }

    /// Pairs all floaters and all residents of the next bracket but at most one among themselves.
    pub(super) fn best_next_pairs(
        &self,
        bracket: &Bracket,
        floaters: &[u32],
        progress: &dyn Progress,
    ) -> Result<Option<Vec<(u32, u32)>>, Stopped> {
        let mut graph = Eligible::new(self.roster, floaters.iter().copied().chain(bracket.next.clone()))
            .with_mdps(|rank| !bracket.next.contains(&rank));
        if !graph.len().is_multiple_of(2) {
            graph = graph.with_seat(|rank| self.may_be_left(bracket, rank));
        }
        let mut matching = KindMatching::new(graph.len());
        if !matching.complete(&graph, progress)? {
            return Ok(None);
        }
        Ok(Some(graph.pairs(&matching)))
    }

    /// Returns true if a player may be the only downfloater of the next bracket: a resident, who gets the bye
    /// if there are no players below.
    fn may_be_left(&self, bracket: &Bracket, player: u32) -> bool {
        bracket.next.contains(&player) && (!bracket.rest.is_empty() || self.bye_may_go_to(player))
    }
}
