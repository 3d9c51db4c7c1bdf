//! Classes of seats: seats of a class have the same weights, except for pairs that have met and exchanges.

use std::collections::BTreeMap;

use super::problem::Problem;
use super::question::Seat;
use super::scale::Digit;
use crate::basics::number::Points;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::dutch::floats::Float;
use crate::pairing::dutch::preference::{Preference, Strength};
use crate::pairing::field::Color;
use crate::pairing::matching::transport::labels;
use crate::pairing::matching::weight::Weight;

/// The seats by class.
pub(super) struct Classes {
    pub(super) of_seat: Vec<usize>,
    /// A seat of every class.
    pub(super) example: Vec<usize>,
    pub(super) sizes: Vec<u64>,
}

impl Classes {
    pub(super) fn of(problem: &Problem) -> Self {
        let mut classes = Self { of_seat: Vec::new(), example: Vec::new(), sizes: Vec::new() };
        let mut known = BTreeMap::new();
        for (v, &seat) in problem.seats.iter().enumerate() {
            let class = *known.entry(problem.class_key(seat)).or_insert_with(|| {
                classes.example.push(v);
                classes.sizes.push(0);
                classes.example.len() - 1
            });
            classes.sizes[class] += 1;
            classes.of_seat.push(class);
        }
        classes
    }

    /// Returns true if trying the classes before the seats saves time.
    pub(super) fn are_few(&self, seats: usize) -> bool {
        64 <= seats && 4 * self.sizes.len() <= seats
    }
}

/// Everything on which the weights of a seat's edges depend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct ClassKey {
    pub(super) kind: u8,
    pub(super) bound: Option<Color>,
    pub(super) may_have_bye: bool,
    pub(super) named: Option<u32>,
    pub(super) may_float: bool,
    pub(super) score: Points,
    pub(super) preference: Option<(Option<Color>, Strength)>,
    pub(super) balance: Option<Preference>,
    pub(super) floats: [Option<Float>; 2],
    pub(super) unplayed: usize,
}

/// Returns a downfloat; for moved-down players only downfloats count.
pub(super) fn only_down(float: Option<Float>) -> Option<Float> {
    float.filter(|&f| f == Float::Down)
}

/// The weights between the classes.
pub(super) struct ClassWeights<W> {
    pub(super) k: usize,
    pub(super) weights: Vec<Option<W>>,
}

impl<W: Weight> ClassWeights<W> {
    pub(super) fn new(problem: &Problem, classes: &Classes) -> Self {
        let k = classes.example.len();
        let between = |at: usize| {
            // A class of one player has no pair, and no digit has room for one.
            if at / k == at % k && classes.sizes[at / k] == 1 {
                return None;
            }
            let (a, b) = (classes.example[at / k], classes.example[at % k]);
            problem.weigh(a.min(b), a.max(b))
        };
        Self { k, weights: (0..k * k).map(between).collect() }
    }

    pub(super) fn between(&self, a: usize, b: usize) -> Option<W> {
        self.weights[a * self.k + b]
    }

    /// Returns labels for the classes that are close to the best ones.
    pub(super) fn labels(
        &self,
        classes: &Classes,
        progress: &dyn Progress,
    ) -> Result<Option<Vec<W>>, Stopped> {
        labels(&classes.sizes, |a, b| self.between(a, b), progress)
    }
}

impl Problem<'_> {
    /// Returns the class of a seat.
    pub(super) fn class_key(&self, seat: Seat) -> ClassKey {
        let kind = match seat {
            Seat::Mdp(_) => 0,
            Seat::Limbo(_) => 1,
            Seat::Resident(_) => 2,
            Seat::Next(_) => 3,
            Seat::Rest(_) => 4,
            Seat::Spare => 5,
            Seat::Bye => 6,
        };
        let blank = ClassKey { kind, ..ClassKey::default() };
        let Some(rank) = seat.player() else { return blank };
        let (roster, question) = (self.question.roster, self.question);
        let player = roster.get(rank);
        let blank = ClassKey {
            bound: roster.bound(rank),
            may_have_bye: question.bye_may_go_to(rank),
            named: Some(rank).filter(|&p| question.demand.names(p)),
            ..blank
        };
        if seat.of_bracket().is_none() {
            return blank;
        }
        let with_topscorers = self.scale.find(Digit::Imbalanced).is_some();
        let with_c9 = self.scale.find(Digit::UnplayedOfBye).is_some();
        ClassKey {
            score: player.score,
            may_float: question.permits_float(rank),
            preference: Some((player.preference.color, player.strength())),
            balance: Some(player.preference).filter(|_| with_topscorers),
            floats: if seat.resident().is_some() { player.floats } else { player.floats.map(only_down) },
            unplayed: if with_c9 { player.unplayed } else { 0 },
            ..blank
        }
    }

    /// Returns the weight of an edge, `None` if there is no edge; a < b.
    pub(super) fn weigh_edge<W: Weight>(
        &self,
        table: &ClassWeights<W>,
        classes: &Classes,
        a: usize,
        b: usize,
    ) -> Option<W> {
        let weight = table.between(classes.of_seat[a], classes.of_seat[b])?;
        if let Some((p, q)) = self.player(a).zip(self.player(b))
            && !self.question.roster.c1(p, q)
        {
            return None;
        }
        Some(weight.minus(self.weigh_exchange(a, b)))
    }
}
