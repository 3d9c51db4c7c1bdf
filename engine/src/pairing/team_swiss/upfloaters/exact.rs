//! The set of upfloaters by weights: one heaviest perfect matching of the residents and everybody below.
//!
//! Its pairs of a resident and a lower team are the upfloaters. C4 to C7 are digits of the weight: the number
//! of these pairs, those of each score from the lowest up, the pairs of the following scoregroup with teams
//! below it, the upfloaters that floated. The order of 3.5.4 then settles one candidate after the other.
//!
//! If there are plenty of lower teams, those at the bottom are left out: all of them can be paired with
//! whatever the others leave.

use super::step::Step;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::dutch::NotPaired;
use crate::pairing::matching::digits::{Scale, Sum};
use crate::pairing::matching::weight::{Weight, wide_enough};
use crate::pairing::matching::weighted::Solver;
use crate::pairing::matching::wishes::prefer;
use crate::pairing::team_swiss::opponents::least_left_over;

/// The criteria that digits of the weight count, in falling priority.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Digit {
    /// C4.
    Upfloaters,
    /// C5: the upfloaters of a level, that is, a score.
    OfLevel(usize),
    /// C6: the upfloaters of the following scoregroup's bracket.
    OfFollowing,
    /// C7.
    Floaters,
    Wish,
}

/// A part of the teams, the residents first.
struct Problem<'a> {
    step: Step<'a>,
    teams: Vec<u32>,
    /// The level of each team below the residents, the highest score first.
    levels: Vec<usize>,
    /// The number of teams after which none is a candidate.
    candidates: usize,
    scale: Scale<Digit>,
}

/// The pairs of an optimum, counted.
struct Counted {
    upfloaters: usize,
    of_following: usize,
    following: usize,
}

/// Finds the upfloaters of any bracket; `None` without a legal pairing.
pub(super) fn find(step: &Step, progress: &dyn Progress) -> Result<Option<Vec<u32>>, NotPaired> {
    let least = least_left_over(step.roster, step.residents, progress)?;
    let mut levels = 1;
    loop {
        let problem = Problem::new(*step, levels, true);
        let is_whole = problem.is_whole();
        let accepts = |count: usize| is_whole || count == least;
        if let Some(found) = problem.run(accepts, progress)? {
            return Ok(Some(found));
        }
        if is_whole {
            return Ok(None);
        }
        levels *= 2;
    }
}

impl<'a> Problem<'a> {
    /// Prepares the candidates of the highest scores, the following scoregroup, and as many others as may
    /// have to be paired with them.
    fn new(step: Step<'a>, highest: usize, with_following: bool) -> Self {
        let levels = levels(&step);
        let own = levels.partition_point(|&level| level < highest).max(step.following);
        let size = size(&step, own);
        let residents = step.residents.len();
        let candidates = residents + if size == step.lower.len() { size } else { own };
        let mut problem = Self {
            teams: [step.residents, &step.lower[..size]].concat(),
            step,
            levels,
            candidates,
            scale: Scale::new(Vec::new()),
        };
        problem.scale = Scale::new(problem.digits(with_following));
        problem
    }

    fn is_whole(&self) -> bool {
        self.teams.len() == self.residents() + self.step.lower.len()
    }

    fn residents(&self) -> usize {
        self.step.residents.len()
    }

    /// The digits with their greatest totals.
    fn digits(&self, with_following: bool) -> Vec<(Digit, u64)> {
        let most = self.residents() as u64;
        let mut digits = vec![(Digit::Upfloaters, most)];
        let candidates = &self.levels[..self.candidates - self.residents()];
        digits.extend(candidates.chunk_by(|a, b| a == b).rev().map(|level| (Digit::OfLevel(level[0]), most)));
        if with_following {
            digits.push((Digit::OfFollowing, self.step.following as u64));
        }
        digits.extend([(Digit::Floaters, most), (Digit::Wish, 1)]);
        digits
    }

    fn bits(&self) -> u32 {
        self.scale.bits + 8 + 2 * (usize::BITS - self.teams.len().leading_zeros())
    }

    fn run(
        &self,
        accepts: impl Fn(usize) -> bool,
        progress: &dyn Progress,
    ) -> Result<Option<Vec<u32>>, NotPaired> {
        let bracket = self.step.residents.first().map(|&team| self.step.roster.score(team));
        let bracket = bracket.unwrap_or_default();
        wide_enough!(
            self.bits(),
            W => self.run_in::<W>(accepts, progress),
            else Err(NotPaired::TooManyScores { bracket })
        )
    }

    fn run_in<W: Weight>(
        &self,
        accepts: impl Fn(usize) -> bool,
        progress: &dyn Progress,
    ) -> Result<Option<Vec<u32>>, NotPaired> {
        let mut solver = Solver::new(self.teams.len(), |a, b| self.weigh::<W>(a, b), progress)?;
        if !solver.solve(progress)? {
            return Ok(None);
        }
        let counted = self.count(&solver);
        if !accepts(counted.upfloaters) {
            return Ok(None);
        }
        if self.scale.find(Digit::OfFollowing).is_some() && counted.following % 2 < counted.of_following {
            // No set complies with C6, so it does not count.
            return self.without_following().run(accepts, progress);
        }
        Ok(Some(self.settle(&mut solver, counted.upfloaters, progress)?))
    }

    fn without_following(&self) -> Self {
        Self {
            step: self.step,
            teams: self.teams.clone(),
            levels: self.levels.clone(),
            candidates: self.candidates,
            scale: Scale::new(self.digits(false)),
        }
    }

    /// Returns the weight of a pair, a < b.
    fn weigh<W: Weight>(&self, a: usize, b: usize) -> Option<W> {
        if !self.step.roster.may_meet(self.teams[a], self.teams[b]) {
            return None;
        }
        let mut sum = Sum { scale: &self.scale, total: W::ZERO };
        if self.is_resident(a) && !self.is_resident(b) {
            if self.candidates <= b || self.step.barred == Some(self.teams[b]) {
                return None;
            }
            sum.fault(Digit::Upfloaters, true);
            sum.fault(Digit::OfLevel(self.levels[b - self.residents()]), true);
            sum.fault(Digit::Floaters, self.step.roster.get(self.teams[b]).is_floater);
        }
        sum.fault(Digit::OfFollowing, self.is_following(a) && !self.is_following(b));
        Some(sum.total)
    }

    fn is_resident(&self, v: usize) -> bool {
        v < self.residents()
    }

    /// Returns true if a vertex is in the following scoregroup.
    fn is_following(&self, v: usize) -> bool {
        !self.is_resident(v) && v - self.residents() < self.step.following
    }

    fn count<W: Weight>(&self, solver: &Solver<W>) -> Counted {
        let mut counted = Counted { upfloaters: 0, of_following: 0, following: 0 };
        for v in self.residents()..self.teams.len() {
            let mate = solver.mate(v);
            if self.is_resident(mate) {
                counted.upfloaters += 1;
            } else if self.is_following(v) {
                counted.following += 1;
                counted.of_following += usize::from(!self.is_following(mate));
            }
        }
        counted
    }

    /// 3.5.4: every candidate in the order of 3.5.3 is in the set if possible.
    fn settle<W: Weight>(
        &self,
        solver: &mut Solver<W>,
        mut open: usize,
        progress: &dyn Progress,
    ) -> Result<Vec<u32>, Stopped> {
        let mut chosen = Vec::with_capacity(open);
        for v in self.residents()..self.candidates {
            if 0 < open && prefer(solver, v, |to| self.is_resident(to), progress)? {
                chosen.push(self.teams[v]);
                open -= 1;
            }
        }
        Ok(chosen)
    }
}

/// Returns the level of each lower team: the number of higher scores below the residents.
fn levels(step: &Step) -> Vec<usize> {
    let mut levels = Vec::with_capacity(step.lower.len());
    for (level, same) in
        step.lower.chunk_by(|&a, &b| step.roster.score(a) == step.roster.score(b)).enumerate()
    {
        levels.extend(std::iter::repeat_n(level, same.len()));
    }
    levels
}

/// Returns the number of lower teams to include so that all others do not matter; all teams, if that is not
/// certain.
fn size(step: &Step, own: usize) -> usize {
    let all = step.lower.len();
    let taken = step.residents.len() + own;
    let size = own + step.roster.plenty_beside(taken);
    let size = size + (step.residents.len() + size) % 2;
    if all < size || !step.roster.are_plenty(all - size) { all } else { size }
}
