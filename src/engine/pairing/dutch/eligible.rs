//! Some players (and the bye) and who of them may meet by C1 to C3, as a graph of few kinds.

use super::completion::Bye;
use super::player::{Roster, count};
use crate::engine::pairing::field::Color;
use crate::engine::pairing::matching::kinds::Kinds;

/// The kinds that C3 makes: no absolute preference, White, Black.
const COLORS: usize = 3;

/// The kind of the bye's seat, behind those who may not have it and those who may.
const BYE: usize = 2 * COLORS;

/// The players are the vertices, in the order given; the bye's seat may be among them.
pub(super) struct Eligible<'a> {
    pub roster: &'a Roster,
    pub ranks: Vec<u32>,
    bye: Option<Bye>,
}

impl<'a> Eligible<'a> {
    pub fn new(roster: &'a Roster, ranks: impl Iterator<Item = u32>) -> Self {
        Self { roster, ranks: ranks.collect(), bye: None }
    }

    /// Puts the bye's seat behind the players.
    pub fn with_bye(self, bye: Option<Bye>) -> Self {
        let ranks = self.ranks.into_iter().chain(bye.map(|bye| bye.seat)).collect();
        Self { ranks, bye, ..self }
    }

    /// The kind of a player or of the bye's seat.
    pub fn kind_of(&self, rank: u32) -> usize {
        if rank == count(self.roster.len()) {
            return BYE;
        }
        let color = match self.roster.bound(rank) {
            None => 0,
            Some(Color::White) => 1,
            Some(Color::Black) => 2,
        };
        let may_have_bye = self.bye.is_some_and(|bye| bye.may_go_to(self.roster, rank));
        color + if may_have_bye { COLORS } else { 0 }
    }
}

impl Kinds for Eligible<'_> {
    fn kinds(&self) -> usize {
        BYE + 1
    }

    fn kind(&self, v: u32) -> usize {
        self.kind_of(self.ranks[v as usize])
    }

    fn fits_kind(&self, a: usize, b: usize) -> bool {
        if a.max(b) == BYE {
            return (COLORS..BYE).contains(&a.min(b));
        }
        a % COLORS == 0 || a % COLORS != b % COLORS
    }

    fn is_barred(&self, a: u32, b: u32) -> bool {
        let [a, b] = [a, b].map(|v| self.ranks[v as usize]);
        a.max(b) < count(self.roster.len()) && !self.roster.c1(a, b)
    }
}
