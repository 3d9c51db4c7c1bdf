//! The exact method: the bracket as a heaviest perfect matching, then the order of articles 4.2 to 4.4 by
//! settling one decision after the other (`fide-dutch` section 5).
//!
//! Every criterion is a digit of one wide weight, sized for its true maximum in this bracket. A bracket has
//! up to six digits for each score of its moved-down players, and a field may have as many scores as players,
//! so that no width is enough for every field. A bracket beyond the widest weight is refused
//! ([`NotPaired::TooManyScores`]) before any weight is computed; that takes thousands of scores in one
//! bracket.

mod by_kinds;
mod classes;
mod problem;
mod question;
mod scale;
mod sides;

use self::by_kinds::tight_classes;
use self::classes::{ClassWeights, Classes};
use self::problem::Problem;
pub(super) use self::question::{Demand, Depth, Found, Question};
use self::question::{Seat, Solved, Task};
use self::scale::{Digit, Scale};

use super::eligible::Eligible;
use super::exchange::Remainder;
use super::not_paired::NotPaired;
use super::player::count;
use crate::basics::number::Points;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::kinds::{KindMatching, Kinds};
use crate::pairing::matching::weight::{Weight, wide_enough};
use crate::pairing::matching::weighted::Solver;
use crate::pairing::matching::wishes::{choose_first, prefer};

/// Finds the pairing of a bracket; `None` when the chosen depth cannot hold it.
pub(super) fn solve(
    question: Question,
    depth: Depth,
    progress: &dyn Progress,
) -> Result<Option<Found>, NotPaired> {
    let Some(seats) = question.seats(depth, progress)? else { return Ok(None) };
    let Some(c9) = question.c9_applies(&seats, progress)? else { return Ok(None) };
    let whole = Problem::new(question, seats, c9, None);
    let Some(first) = whole.run(Task::PairMdps, progress)? else { return Ok(None) };
    let (mut pairs, mut ahead) = (first.pairs, first.ahead);
    if 0 < first.still_to_pair {
        let (residents, others): (Vec<Seat>, Vec<Seat>) =
            first.remaining.into_iter().partition(|seat| seat.resident().is_some());
        let remainder = Remainder { residents: residents.len(), pairs: first.still_to_pair };
        let second = Problem::new(question, [residents, others].concat(), c9, Some(remainder));
        let Some(second) = second.run(Task::PairRemainder, progress)? else { return Ok(None) };
        pairs.extend(second.pairs);
        ahead = second.ahead;
    }
    Ok(Some(Found { paired: question.bracket.paired(pairs), ahead }))
}

/// C8: returns the best pairs of the next bracket that these floaters allow, with everybody below paired too.
pub(super) fn look_ahead(
    question: Question,
    floaters: &[u32],
    progress: &dyn Progress,
) -> Result<Vec<(u32, u32)>, NotPaired> {
    if let Some(ahead) = look_ahead_by_classes(question, floaters, progress)? {
        return Ok(ahead);
    }
    let problem = Problem::new(question, seats_ahead(question, floaters), false, None);
    Ok(problem.run(Task::Count, progress)?.map(|progress| progress.ahead).unwrap_or_default())
}

/// The floaters, everybody below, and the bye.
fn seats_ahead(question: Question, floaters: &[u32]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = floaters.iter().map(|&p| Seat::Limbo(p)).collect();
    seats.extend(question.seats_below());
    seats.extend(question.bye.map(|_| Seat::Bye));
    seats
}

/// The same by classes of players; `None` if the classes do not decide it.
pub(super) fn look_ahead_by_classes(
    question: Question,
    floaters: &[u32],
    progress: &dyn Progress,
) -> Result<Option<Vec<(u32, u32)>>, NotPaired> {
    let problem = Problem::new(question, seats_ahead(question, floaters), false, None);
    Ok(problem.run_by_classes(Task::Count, progress)?.map(|progress| progress.ahead))
}

impl Question<'_> {
    /// The vertices that a depth needs, in the order of their rank.
    fn seats(&self, depth: Depth, progress: &dyn Progress) -> Result<Option<Vec<Seat>>, Stopped> {
        let bracket = self.bracket;
        let mut seats: Vec<Seat> = bracket.mdps.iter().map(|&p| Seat::Mdp(p)).collect();
        seats.extend(bracket.residents.clone().map(Seat::Resident));
        let own: Vec<u32> = bracket.players().collect();
        let mut spares = match depth {
            Depth::Bracket => self.left_over(&own, progress)?,
            Depth::Next => {
                seats.extend(bracket.next.clone().map(Seat::Next));
                let next: Vec<u32> = bracket.next.clone().collect();
                self.left_over(&own, progress)? + self.left_over(&next, progress)?
            }
            Depth::Field => {
                seats.extend(self.seats_below());
                0
            }
        };
        if self.bye.is_some_and(|bye| self.lowest_score(depth) <= bye.score) {
            seats.push(Seat::Bye);
            match depth {
                Depth::Bracket if spares == 0 => return Ok(None),
                Depth::Bracket => spares -= 1,
                Depth::Next => spares += 1,
                Depth::Field => {}
            }
        }
        seats.extend(std::iter::repeat_n(Seat::Spare, spares));
        Ok(seats.len().is_multiple_of(2).then_some(seats))
    }

    fn seats_below(&self) -> impl Iterator<Item = Seat> + use<> {
        self.bracket.next.clone().map(Seat::Next).chain(self.bracket.rest.clone().map(Seat::Rest))
    }

    /// Returns the lowest score that a depth includes.
    fn lowest_score(&self, depth: Depth) -> Points {
        match depth {
            Depth::Bracket => self.bracket.score,
            Depth::Next if self.bracket.next.is_empty() => self.bracket.score,
            Depth::Next => self.roster.score(self.bracket.next.start),
            Depth::Field => Points::MIN,
        }
    }

    /// Returns the least number of players of a bracket who cannot be paired among themselves.
    fn left_over(&self, players: &[u32], progress: &dyn Progress) -> Result<usize, Stopped> {
        let first = self.bracket.residents.start;
        let players_of = Eligible::new(self.roster, players.iter().copied()).with_mdps(|p| p < first);
        let graph = Demanding { players: players_of, demand: self.demand };
        KindMatching::new(players.len()).maximize(&graph, progress)
    }

    /// C9 applies when the bye falls into this bracket or above and the bracket has a single downfloater.
    fn c9_applies(&self, seats: &[Seat], progress: &dyn Progress) -> Result<Option<bool>, NotPaired> {
        if self.bye.is_none_or(|bye| bye.score < self.bracket.score) {
            return Ok(Some(false));
        }
        let pairs_only = Problem {
            scale: Scale::new(vec![(Digit::Pairs, count(seats.len()).into())]),
            ..Problem::new(*self, seats.to_vec(), false, None)
        };
        let counted = pairs_only.run(Task::Count, progress)?;
        Ok(counted.map(|progress| 2 * progress.pairs.len() + 1 == self.bracket.len()))
    }

    fn permits_float(&self, player: u32) -> bool {
        self.demand.permits_float(player)
            && self.floaters.is_none_or(|list| list.binary_search(&player).is_ok())
    }

    fn bye_may_go_to(&self, player: u32) -> bool {
        self.bye.is_some_and(|bye| bye.may_go_to(self.roster, player))
    }
}

/// A graph of players under a demand.
struct Demanding<'a> {
    players: Eligible<'a>,
    demand: Demand,
}

impl Kinds for Demanding<'_> {
    fn kinds(&self) -> usize {
        self.players.kinds()
    }

    fn kind(&self, v: u32) -> usize {
        self.players.kind(v)
    }

    fn fits_kind(&self, a: usize, b: usize) -> bool {
        self.players.fits_kind(a, b)
    }

    fn is_barred(&self, a: u32, b: u32) -> bool {
        let named = self.players.rank(a).zip(self.players.rank(b));
        self.players.is_barred(a, b) || named.is_some_and(|(p, q)| !self.demand.permits_pair(p, q))
    }
}

impl Problem<'_> {
    /// Does a task with weights that are wide enough.
    fn run(&self, task: Task, progress: &dyn Progress) -> Result<Option<Solved>, NotPaired> {
        wide_enough!(self.bits(), W => Ok(self.run_in::<W>(task, progress)?), else Err(self.too_wide()))
    }

    /// Does a task by classes only; `None` if the classes do not decide it.
    fn run_by_classes(&self, task: Task, progress: &dyn Progress) -> Result<Option<Solved>, NotPaired> {
        wide_enough!(self.bits(), W => Ok(self.run_by_classes_in::<W>(task, progress)?), else Err(self.too_wide()))
    }

    fn run_by_classes_in<W: Weight>(
        &self,
        task: Task,
        progress: &dyn Progress,
    ) -> Result<Option<Solved>, Stopped> {
        let classes = Classes::of(self);
        let table = ClassWeights::<W>::new(self, &classes);
        let Some(labels) = table.labels(&classes, progress)? else { return Ok(None) };
        let tight = tight_classes(&classes, &labels, |a, b| table.between(a, b));
        by_kinds::solve(self, tight, task, progress)
    }

    fn run_in<W: Weight>(&self, task: Task, progress: &dyn Progress) -> Result<Option<Solved>, Stopped> {
        let classes = Classes::of(self);
        let table = ClassWeights::<W>::new(self, &classes);
        let weigh = |a: usize, b: usize| self.weigh_edge(&table, &classes, a, b);
        let n = self.seats.len();
        let labels = if classes.are_few(n) {
            let Some(labels) = table.labels(&classes, progress)? else { return Ok(None) };
            Some(labels)
        } else {
            None
        };
        if let Some(labels) = &labels
            && self.remainder.is_none()
        {
            let tight = tight_classes(&classes, labels, |a, b| table.between(a, b));
            if let Some(progress) = by_kinds::solve(self, tight, task, progress)? {
                return Ok(Some(progress));
            }
        }
        let mut solver = match labels {
            Some(labels) => Solver::with_labels(n, weigh, |v| labels[classes.of_seat[v]], progress)?,
            None => Solver::new(n, weigh, progress)?,
        };
        if !solver.solve(progress)? {
            return Ok(None);
        }
        let pairs = match task {
            Task::Count => self.bracket_pairs(&solver),
            Task::PairMdps => self.pair_mdps(&mut solver, progress)?,
            Task::PairRemainder => self.pair_remainder(&mut solver, progress)?,
        };
        let paired = |v: &usize| {
            self.seats[*v].of_bracket().is_some_and(|p| pairs.iter().any(|&(a, b)| a == p || b == p))
        };
        let remaining: Vec<Seat> =
            (0..self.seats.len()).filter(|v| !paired(v)).map(|v| self.in_limbo(v)).collect();
        Ok(Some(Solved {
            still_to_pair: self.bracket_pairs(&solver).len() - pairs.len(),
            remaining,
            ahead: self.pairs_where(&solver, |a, b| self.is_ahead(a, b)),
            pairs,
        }))
    }

    fn pairs_where<W: Weight>(
        &self,
        solver: &Solver<W>,
        holds: impl Fn(usize, usize) -> bool,
    ) -> Vec<(u32, u32)> {
        let edges = (0..self.seats.len()).map(|v| (v, solver.mate(v))).filter(|&(a, b)| a < b && holds(a, b));
        edges.filter_map(|(a, b)| self.player(a).zip(self.player(b))).collect()
    }

    fn bracket_pairs<W: Weight>(&self, solver: &Solver<W>) -> Vec<(u32, u32)> {
        self.pairs_where(solver, |a, b| self.is_of_bracket(a) && self.is_of_bracket(b))
    }

    /// Articles 4.4 and 4.2: which moved-down players are paired, and with whom.
    fn pair_mdps<W: Weight>(
        &self,
        solver: &mut Solver<W>,
        progress: &dyn Progress,
    ) -> Result<Vec<(u32, u32)>, Stopped> {
        let mdps = (0..self.seats.len()).filter(|&v| self.seats[v].pairable_mdp().is_some());
        let mut paired = Vec::new();
        for v in mdps {
            if prefer(solver, v, |to| self.is_resident(to), progress)? {
                paired.push(v);
            }
        }
        let mut pairs = Vec::with_capacity(paired.len());
        for v in paired {
            let partner = choose_first(solver, v, |to| self.is_resident(to), progress)?;
            pairs.extend(self.player(v).zip(self.player(partner)));
        }
        Ok(pairs)
    }

    /// Articles 4.3 and 4.2: the exchange and the transposition of the remainder.
    fn pair_remainder<W: Weight>(
        &self,
        solver: &mut Solver<W>,
        progress: &dyn Progress,
    ) -> Result<Vec<(u32, u32)>, Stopped> {
        let Some(remainder) = self.remainder else { return Ok(Vec::new()) };
        let pairs = remainder.settle(solver, progress)?;
        Ok(pairs.into_iter().filter_map(|(a, b)| self.player(a).zip(self.player(b))).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::scoring::PointSystem;
    use crate::pairing::dutch::bracket::Bracket;
    use crate::pairing::dutch::player::Roster;
    use crate::pairing::field::{Color, Entrant, Field};
    use crate::pairing::matching::weight::{WIDEST, Wide, Widest};

    /// A field before its first round: `scores` players, each with a different score, then two scoregroups
    /// of two.
    fn field(scores: u16) -> Field {
        let entrant = |virtual_points| Entrant { history: Vec::new(), absent: false, virtual_points };
        let own = (0..scores).map(|at| entrant(vec![Points::from_units(i64::from(scores - at) + 1)]));
        let last = [1, 1, 0, 0].map(|units| entrant(vec![Points::from_units(units)]));
        Field {
            round: 1,
            rounds: 9,
            initial_color: Some(Color::White),
            scoring: PointSystem::default(),
            entrants: own.chain(last).collect(),
            forbidden: Vec::new(),
        }
    }

    /// The bracket into which the first players have moved down.
    fn bracket(roster: &Roster, mdps: u32) -> Bracket {
        let end = count(roster.len());
        let (residents, next) = (end - 4..end - 2, end - 2..end);
        Bracket {
            mdps: (0..mdps).collect(),
            score: roster.score(residents.start),
            residents,
            next,
            rest: end..end,
        }
    }

    fn question<'a>(roster: &'a Roster, bracket: &'a Bracket) -> Question<'a> {
        Question { roster, bye: None, bracket, demand: Demand::Nothing, floaters: None }
    }

    #[test]
    fn a_bracket_beyond_the_widest_weight_is_refused() {
        let roster = Roster::new(&field(17_000));
        let bits = |mdps: u32| {
            let bracket = bracket(&roster, mdps);
            let question = question(&roster, &bracket);
            let seats = question.seats(Depth::Field, &()).unwrap().unwrap();
            Problem::new(question, seats, false, None).bits()
        };
        // Both numbers are even: a bracket of this depth has no seat for one player alone.
        let most = 16_336;
        assert!(bits(most) <= WIDEST && WIDEST < bits(most + 2), "{} {}", bits(most), bits(most + 2));
        let bracket = bracket(&roster, most + 2);
        let refused = NotPaired::TooManyScores { bracket: Points::from_units(1) };
        assert_eq!(solve(question(&roster, &bracket), Depth::Field, &()).map(|_| ()), Err(refused.clone()));
        assert_eq!(look_ahead(question(&roster, &bracket), &[0, 1], &()).map(|_| ()), Ok(()));
        assert_eq!(
            refused.to_string(),
            "players of too many different scores come together in the bracket of 0.01 (make this pairing manually)"
        );
    }

    #[test]
    fn the_width_of_the_weights_changes_no_answer() {
        let roster = Roster::new(&field(6));
        let bracket = bracket(&roster, 6);
        let question = question(&roster, &bracket);
        let seats = question.seats(Depth::Field, &()).unwrap().unwrap();
        let problem = Problem::new(question, seats, false, None);
        let pairs = |progress: Result<Option<Solved>, Stopped>| progress.unwrap().map(|found| found.pairs);
        assert!(problem.bits() <= i64::BITS);
        let expected = pairs(problem.run_in::<i64>(Task::PairMdps, &()));
        assert_eq!(pairs(problem.run_in::<i128>(Task::PairMdps, &())), expected);
        assert_eq!(pairs(problem.run_in::<Wide<4>>(Task::PairMdps, &())), expected);
        assert_eq!(pairs(problem.run_in::<Widest>(Task::PairMdps, &())), expected);
    }
}
