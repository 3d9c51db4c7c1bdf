//! A bracket as a matching problem: its seats, and the weights between them.

use super::question::{Question, Seat};
use super::scale::{Digit, Scale, Sum, digits};
use crate::pairing::dutch::criteria::{breaks_c10, breaks_c11, breaks_c12, breaks_c13};
use crate::pairing::dutch::exchange::{Cost, Remainder};
use crate::pairing::dutch::not_paired::NotPaired;
use crate::pairing::dutch::player::count;
use crate::pairing::matching::weight::Weight;

/// The question put to the solver.
pub(super) struct Problem<'a> {
    pub(super) question: Question<'a>,
    pub(super) seats: Vec<Seat>,
    pub(super) scale: Scale,
    /// The remainder, when the exchanges count; its residents are the first seats.
    pub(super) remainder: Option<Remainder>,
    /// Bits that the labels may need above the weights.
    pub(super) headroom: u32,
}

impl<'a> Problem<'a> {
    pub(super) fn new(
        question: Question<'a>,
        seats: Vec<Seat>,
        c9: bool,
        remainder: Option<Remainder>,
    ) -> Self {
        let scale = Scale::new(digits(question.roster, question.bracket, &seats, c9, remainder));
        let headroom = 8 + 2 * (usize::BITS - seats.len().leading_zeros());
        Self { question, seats, scale, remainder, headroom }
    }

    /// Returns the bits that a weight must have.
    pub(super) fn bits(&self) -> u32 {
        self.scale.bits + self.headroom
    }

    pub(super) fn too_wide(&self) -> NotPaired {
        NotPaired::TooManyScores { bracket: self.question.bracket.score }
    }

    /// Returns a seat after the pairing of the moved-down players: those left are in the limbo.
    pub(super) fn in_limbo(&self, v: usize) -> Seat {
        match self.seats[v] {
            Seat::Mdp(p) => Seat::Limbo(p),
            seat @ (Seat::Limbo(_)
            | Seat::Resident(_)
            | Seat::Next(_)
            | Seat::Rest(_)
            | Seat::Spare
            | Seat::Bye) => seat,
        }
    }

    /// Articles 4.3.1 and 4.3.2.
    pub(super) fn weigh_exchange<W: Weight>(&self, a: usize, b: usize) -> W {
        let Some(remainder) = self.remainder.filter(|_| self.is_resident(a)) else { return W::ZERO };
        let cost =
            if self.is_resident(b) { remainder.cost_of_pair(a, b) } else { remainder.cost_of_float(a) };
        if cost == Cost::default() {
            return W::ZERO;
        }
        let mut sum = Sum { scale: &self.scale, total: W::ZERO };
        sum.add(Digit::Exchanged, cost.exchanged);
        sum.add(Digit::ExchangeDistance, cost.distance);
        sum.total
    }

    /// Returns the weight between two seats by everything but C1 and the exchanges, which concern these two
    /// players alone; a < b, and the bracket's seats come first.
    pub(super) fn weigh<W: Weight>(&self, a: usize, b: usize) -> Option<W> {
        let mut sum = Sum { scale: &self.scale, total: W::ZERO };
        let is_edge = match (self.seats[a].of_bracket(), self.seats[b].of_bracket()) {
            (Some(_), Some(_)) => self.weigh_within(a, b, &mut sum),
            (Some(p), None) => self.weigh_leaving(a, p, self.seats[b], &mut sum),
            (None, None) => self.weigh_below(self.seats[a], self.seats[b], &mut sum),
            (None, Some(_)) => false,
        };
        is_edge.then_some(sum.total)
    }

    /// A pair of the bracket. Two moved-down players never meet (section 10.19), and a player in the limbo
    /// has no pair.
    pub(super) fn weigh_within<W: Weight>(&self, a: usize, b: usize, sum: &mut Sum<W>) -> bool {
        let (Seat::Mdp(p) | Seat::Resident(p), Seat::Resident(q)) = (self.seats[a], self.seats[b]) else {
            return false;
        };
        if !self.question.roster.c3(p, q) || !self.question.demand.permits_pair(p, q) {
            return false;
        }
        self.weigh_pair(p, q, sum);
        if self.seats[a].pairable_mdp().is_some() {
            self.weigh_mdp_pair(p, q, sum);
        }
        true
    }

    /// A player of the bracket floats and meets the player of a seat below.
    pub(super) fn weigh_leaving<W: Weight>(
        &self,
        v: usize,
        player: u32,
        below: Seat,
        sum: &mut Sum<W>,
    ) -> bool {
        let roster = self.question.roster;
        if !self.question.permits_float(player) {
            return false;
        }
        self.weigh_float(v, player, sum);
        match below {
            Seat::Next(q) => {
                sum.add(Digit::NextPairs, 1);
                sum.add(Digit::FloatersPairedNext(roster.score(player)), 1);
                roster.c3(player, q)
            }
            Seat::Rest(q) => roster.c3(player, q),
            Seat::Spare => true,
            Seat::Bye => {
                sum.add(Digit::UnplayedOfBye, -i64::from(count(roster.get(player).unplayed)));
                self.question.bye_may_go_to(player)
            }
            Seat::Mdp(_) | Seat::Limbo(_) | Seat::Resident(_) => false,
        }
    }

    /// A pair of the completion (C4), or of the next bracket (C8).
    pub(super) fn weigh_below<W: Weight>(&self, a: Seat, b: Seat, sum: &mut Sum<W>) -> bool {
        let roster = self.question.roster;
        match (a, b) {
            (Seat::Next(p), Seat::Next(q)) => {
                sum.add(Digit::NextPairs, 1);
                roster.c3(p, q)
            }
            (Seat::Next(p) | Seat::Rest(p), Seat::Rest(q)) => roster.c3(p, q),
            (Seat::Next(p) | Seat::Rest(p), Seat::Bye) => self.question.bye_may_go_to(p),
            (Seat::Next(_) | Seat::Spare, Seat::Spare) => true,
            _ => false,
        }
    }

    /// C6, C10 to C13: a pair of the bracket.
    pub(super) fn weigh_pair<W: Weight>(&self, p: u32, q: u32, sum: &mut Sum<W>) {
        let (a, b) = (self.question.roster.get(p), self.question.roster.get(q));
        sum.add(Digit::Pairs, 1);
        sum.fault(Digit::Imbalanced, breaks_c10(a, b));
        sum.fault(Digit::ThirdInRow, breaks_c11(a, b));
        sum.fault(Digit::WithoutPreference, breaks_c12(a, b));
        sum.fault(Digit::WithoutStrongPreference, breaks_c13(a, b));
    }

    /// C7, C15, C17 to C21: a moved-down player is paired with a resident.
    pub(super) fn weigh_mdp_pair<W: Weight>(&self, mdp: u32, resident: u32, sum: &mut Sum<W>) {
        let (mdp, resident) = (self.question.roster.get(mdp), self.question.roster.get(resident));
        sum.add(Digit::MdpsPaired(mdp.score), 1);
        for ago in [1, 2] {
            if mdp.went_down(ago) {
                sum.add(Digit::MdpsDownAgain(ago, mdp.score), 1);
            }
            sum.fault(Digit::OpponentsUpAgain(ago), resident.went_up(ago));
            sum.fault(Digit::MdpsOfOpponentsUpAgain(ago, mdp.score), resident.went_up(ago));
        }
    }

    /// C14, C16: a player of the bracket floats.
    pub(super) fn weigh_float<W: Weight>(&self, v: usize, player: u32, sum: &mut Sum<W>) {
        if self.seats[v].resident().is_none() {
            return;
        }
        for ago in [1, 2] {
            sum.fault(Digit::ResidentsDownAgain(ago), self.question.roster.get(player).went_down(ago));
        }
    }

    pub(super) fn is_resident(&self, v: usize) -> bool {
        self.seats[v].resident().is_some()
    }

    pub(super) fn is_of_bracket(&self, v: usize) -> bool {
        self.seats[v].of_bracket().is_some()
    }

    pub(super) fn is_ahead(&self, a: usize, b: usize) -> bool {
        let next = |v: usize| matches!(self.seats[v], Seat::Next(_));
        (next(a) || next(b)) && (next(a) || self.is_of_bracket(a)) && (next(b) || self.is_of_bracket(b))
    }

    pub(super) fn player(&self, v: usize) -> Option<u32> {
        self.seats[v].player()
    }
}
