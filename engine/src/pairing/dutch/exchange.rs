//! The order of candidates in a homogeneous bracket or remainder (C.04.3, articles 4.2 and 4.3), as decisions
//! on the heaviest matchings of a solver.
//!
//! A matching represents the earliest exchange that produces it: the one whose S1 consists of the
//! better-ranked players of its pairs.

use super::player::count;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::weight::Weight;
use crate::pairing::matching::weighted::Solver;
use crate::pairing::matching::wishes::{choose_first, prefer};

/// The cost of an edge by articles 4.3.1 and 4.3.2: zero without an exchange, never negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Cost {
    /// Players who move from S2 to S1.
    pub exchanged: i64,
    /// The distance from the border between S1 and S2 of the bracket numbers that move into S1 or out of it.
    /// The sum is the difference of article 4.3.2, since as many move in as out.
    pub distance: i64,
}

/// A remainder. Its residents are the first vertices, in rank order; all other vertices are outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Remainder {
    /// The number of residents.
    pub residents: usize,
    /// The number of their pairs, which is the size of the original S1 (article 3.2).
    pub pairs: usize,
}

impl Remainder {
    /// The cost of a pair of residents.
    pub(super) fn cost_of_pair(self, better: usize, worse: usize) -> Cost {
        if worse < self.pairs {
            return Cost { exchanged: 0, distance: self.to_border(worse) };
        }
        if self.pairs <= better {
            return Cost { exchanged: 1, distance: self.to_border(better) };
        }
        Cost::default()
    }

    /// The cost of a resident who floats.
    pub(super) fn cost_of_float(self, resident: usize) -> Cost {
        let distance = if resident < self.pairs { self.to_border(resident) } else { 0 };
        Cost { exchanged: 0, distance }
    }

    /// Returns the distance of a resident's bracket number from the first of S2.
    pub(super) fn to_border(self, resident: usize) -> i64 {
        i64::from(count(resident.abs_diff(self.pairs)))
    }

    /// Settles the first candidate of all heaviest matchings; returns its pairs.
    pub(super) fn settle<W: Weight>(
        self,
        solver: &mut Solver<W>,
        progress: &dyn Progress,
    ) -> Result<Vec<(usize, usize)>, Stopped> {
        self.settle_leaving(solver, progress)?;
        self.settle_entering(solver, progress)?;
        self.settle_transposition(solver, progress)
    }

    fn is_resident(self, v: usize) -> bool {
        v < self.residents
    }

    fn leaves(self, v: usize, partner: usize) -> bool {
        !self.is_resident(partner) || partner < v
    }

    fn enters(self, v: usize, partner: usize) -> bool {
        self.is_resident(partner) && v < partner
    }

    /// Article 4.3.3: the largest bracket numbers leave S1.
    fn settle_leaving<W: Weight>(
        self,
        solver: &mut Solver<W>,
        progress: &dyn Progress,
    ) -> Result<(), Stopped> {
        let mut open = (0..self.pairs).filter(|&v| self.leaves(v, solver.mate(v))).count();
        for v in (0..self.pairs).rev() {
            if 0 < open && prefer(solver, v, |to| self.leaves(v, to), progress)? {
                open -= 1;
            }
        }
        Ok(())
    }

    /// Article 4.3.4: the smallest bracket numbers enter S1.
    fn settle_entering<W: Weight>(
        self,
        solver: &mut Solver<W>,
        progress: &dyn Progress,
    ) -> Result<(), Stopped> {
        let members = self.pairs..self.residents;
        let mut open = members.clone().filter(|&v| self.enters(v, solver.mate(v))).count();
        for v in members {
            if 0 < open && prefer(solver, v, |to| self.enters(v, to), progress)? {
                open -= 1;
            }
        }
        Ok(())
    }

    /// Article 4.2: the opponents of S1, one after the other.
    fn settle_transposition<W: Weight>(
        self,
        solver: &mut Solver<W>,
        progress: &dyn Progress,
    ) -> Result<Vec<(usize, usize)>, Stopped> {
        let upper: Vec<usize> = (0..self.residents).filter(|&v| self.enters(v, solver.mate(v))).collect();
        let mut pairs = Vec::with_capacity(upper.len());
        for &v in &upper {
            let lower = |to: usize| self.is_resident(to) && upper.binary_search(&to).is_err();
            pairs.push((v, choose_first(solver, v, lower, progress)?));
        }
        Ok(pairs)
    }
}
