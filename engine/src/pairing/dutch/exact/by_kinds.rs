//! The exact method for large brackets: classes instead of players, if the classes decide the pairing.
//!
//! Labels for the classes show which pairs of classes can have edges of a heaviest perfect matching. If these
//! edges match everybody, every perfect matching of them is heaviest, and no other is. Articles 4.2 to 4.4
//! then choose one of these matchings, one decision after the other, on a matching of few kinds. Neither
//! edges nor weights of players are stored.

use super::classes::Classes;
use super::problem::Problem;
use super::question::{Seat, Solved, Task};
use super::sides::{Class, Prices, Side, prices};
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::dutch::exchange::Remainder;
use crate::pairing::matching::kinds::{KindMatching, Kinds};
use crate::pairing::matching::weight::Weight;

/// The edges between classes that a heaviest matching can have.
pub(super) struct TightClasses {
    /// The class of every seat.
    pub of_seat: Vec<usize>,
    /// The number of classes.
    pub classes: usize,
    pub fits: Vec<bool>,
}

/// The seats, and which of them may be partners.
struct Seats<'a> {
    problem: &'a Problem<'a>,
    kind: Vec<usize>,
    kinds: usize,
    fits: Vec<bool>,
}

impl Kinds for Seats<'_> {
    fn kinds(&self) -> usize {
        self.kinds
    }

    fn kind(&self, v: u32) -> usize {
        self.kind[v as usize]
    }

    fn fits_kind(&self, a: usize, b: usize) -> bool {
        self.fits[a * self.kinds + b]
    }

    fn is_barred(&self, a: u32, b: u32) -> bool {
        let players = self.problem.player(a as usize).zip(self.problem.player(b as usize));
        players.is_some_and(|(p, q)| !self.problem.question.roster.c1(p, q))
    }
}

impl<'a> Seats<'a> {
    /// The classes as kinds.
    fn by_class(problem: &'a Problem<'a>, tight: &TightClasses) -> Self {
        Self { problem, kind: tight.of_seat.clone(), kinds: tight.classes, fits: tight.fits.clone() }
    }

    /// Splits every kind of moved-down players: those to be paired with residents, and those not.
    fn split_mdps(&mut self, is_resident: &[bool]) {
        let old = self.kinds;
        let new = 3 * old;
        let part = |kind: usize| (kind % old, kind / old);
        let fits = |at: usize| {
            let ((a, choice_a), (b, choice_b)) = (part(at / new), part(at % new));
            let permits = |choice: usize, other: usize| match choice {
                0 => true,
                1 => is_resident[other],
                _ => !is_resident[other],
            };
            self.fits[a * old + b] && permits(choice_a, b) && permits(choice_b, a)
        };
        self.fits = (0..new * new).map(fits).collect();
        self.kinds = new;
    }
}

/// Does a task by classes; `None` if the classes do not decide it.
pub(super) fn solve(
    problem: &Problem,
    mut tight: TightClasses,
    task: Task,
    progress: &dyn Progress,
) -> Result<Option<Solved>, Stopped> {
    let mut matching = KindMatching::new(problem.seats.len());
    let mut seats = Seats::by_class(problem, &tight);
    if !matching.complete(&seats, progress)? {
        return Ok(None);
    }
    if task != Task::Count {
        pair_mdps(&mut seats, &tight, &mut matching, progress)?;
        tight.part(
            &classes_where(problem, &tight, |seat| seat.pairable_mdp().is_some()),
            &is_resident(problem, &tight),
        );
        if !pair_remainder(problem, &tight, &mut matching, progress)? {
            return Ok(None);
        }
    }
    Ok(Some(Solved {
        still_to_pair: 0,
        remaining: Vec::new(),
        ahead: pairs_where(problem, &matching, |a, b| problem.is_ahead(a, b)),
        pairs: pairs_where(problem, &matching, |a, b| problem.is_of_bracket(a) && problem.is_of_bracket(b)),
    }))
}

/// Returns, for every class, whether its seats fulfil a condition.
fn classes_where(problem: &Problem, tight: &TightClasses, holds: impl Fn(Seat) -> bool) -> Vec<bool> {
    let mut found = vec![false; tight.classes];
    for (&class, &seat) in tight.of_seat.iter().zip(&problem.seats) {
        found[class] |= holds(seat);
    }
    found
}

fn is_resident(problem: &Problem, tight: &TightClasses) -> Vec<bool> {
    classes_where(problem, tight, |seat| seat.resident().is_some())
}

fn pairs_where(
    problem: &Problem,
    matching: &KindMatching,
    holds: impl Fn(usize, usize) -> bool,
) -> Vec<(u32, u32)> {
    let edges = (0..).take(problem.seats.len()).filter_map(|v| matching.mate(v).map(|to| (v, to)));
    let edges = edges.map(|(a, b)| (a as usize, b as usize)).filter(|&(a, b)| a < b && holds(a, b));
    edges.filter_map(|(a, b)| problem.player(a).zip(problem.player(b))).collect()
}

fn vertices(problem: &Problem, holds: impl Fn(Seat) -> bool) -> Vec<u32> {
    (0..).zip(&problem.seats).filter(|(_, seat)| holds(**seat)).map(|(v, _)| v).collect()
}

// ---- articles 4.4 and 4.2: the moved-down players ----

/// Decides which moved-down players are paired, and with whom; closes these pairs.
fn pair_mdps(
    seats: &mut Seats,
    tight: &TightClasses,
    matching: &mut KindMatching,
    progress: &dyn Progress,
) -> Result<(), Stopped> {
    let problem = seats.problem;
    let mdps = vertices(problem, |seat| seat.pairable_mdp().is_some());
    if mdps.is_empty() {
        return Ok(());
    }
    let residents = vertices(problem, |seat| seat.resident().is_some());
    let is_resident = is_resident(problem, tight);
    seats.split_mdps(&is_resident);
    let mut paired = Vec::new();
    for v in mdps {
        let has_resident = |matching: &KindMatching| {
            matching.mate(v).is_some_and(|to| is_resident[tight.of_seat[to as usize]])
        };
        if !has_resident(matching) {
            matching.rejoin(seats, v, residents.iter().copied(), progress)?;
        }
        let is_paired = has_resident(matching);
        seats.kind[v as usize] = tight.of_seat[v as usize] + tight.classes * if is_paired { 1 } else { 2 };
        if is_paired {
            paired.push(v);
        }
    }
    for v in paired {
        matching.choose_first(seats, v, residents.iter().copied(), progress)?;
    }
    Ok(())
}

// ---- articles 4.3 and 4.2: the remainder ----

/// By seat, for each resident of the remainder: whether the resident is in S1, and the cost of changing
/// sides.
type Costs = Vec<Option<(bool, i64)>>;

/// Decides the exchange and the transposition of the open residents; returns whether the classes decide them.
fn pair_remainder(
    problem: &Problem,
    tight: &TightClasses,
    matching: &mut KindMatching,
    progress: &dyn Progress,
) -> Result<bool, Stopped> {
    let mut residents = vertices(problem, |seat| seat.resident().is_some());
    residents.retain(|&v| matching.is_open(v));
    let is_paired = |v: &&u32| matching.mate(**v).is_some_and(|to| problem.is_resident(to as usize));
    let remainder =
        Remainder { residents: residents.len(), pairs: residents.iter().filter(is_paired).count() / 2 };
    if remainder.pairs == 0 {
        return Ok(true);
    }
    let costs = costs(problem, &residents, remainder);
    let mut seats = without_exchange(problem, tight, &costs);
    let before = matching.clone();
    matching.part_misfits(&seats);
    matching.pair_nearest(&seats);
    if !matching.complete(&seats, progress)? {
        let Some(with_exchange) = with_least_exchange(problem, tight, &costs, &before, progress)? else {
            return Ok(false);
        };
        seats = with_exchange;
        *matching = before;
        matching.part_misfits(&seats);
        matching.pair_nearest(&seats);
        if !matching.complete(&seats, progress)? {
            return Ok(false);
        }
        settle_sides(&mut seats, tight, &residents, remainder, matching, progress)?;
    }
    for &v in residents.iter().filter(|&&v| seats.kind[v as usize] == tight.kind_on(v, Choice::Left)) {
        matching.choose_first(&seats, v, residents.iter().copied(), progress)?;
    }
    Ok(true)
}

/// Articles 4.3.1 and 4.3.2. An exchange costs more than all distances together.
fn costs(problem: &Problem, residents: &[u32], remainder: Remainder) -> Costs {
    let distances = (0..remainder.residents).map(|at| remainder.to_border(at));
    let exchange = 1 + distances.clone().sum::<i64>();
    let mut costs = vec![None; problem.seats.len()];
    for ((&v, distance), at) in residents.iter().zip(distances).zip(0..) {
        let is_upper = at < remainder.pairs;
        costs[v as usize] = Some((is_upper, distance + if is_upper { 0 } else { exchange }));
    }
    costs
}

/// The sides on which a resident may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    Left,
    Right,
    Either,
}

impl Choice {
    const ALL: [Self; 3] = [Self::Left, Self::Right, Self::Either];

    fn sides(self) -> &'static [Side] {
        match self {
            Self::Left => &[Side::Left],
            Self::Right => &[Side::Right],
            Self::Either => &[Side::Left, Side::Right],
        }
    }

    fn number(self) -> usize {
        match self {
            Self::Left => 1,
            Self::Right => 2,
            Self::Either => 3,
        }
    }
}

impl TightClasses {
    /// Forbids pairs between two sets of classes.
    fn part(&mut self, one: &[bool], other: &[bool]) {
        let k = self.classes;
        for (at, fits) in self.fits.iter_mut().enumerate() {
            let (a, b) = (at / k, at % k);
            *fits &= !(one[a] && other[b] || one[b] && other[a]);
        }
    }

    /// The kind of a resident with a choice of sides; the classes themselves are the kinds of all others.
    fn kind_on(&self, v: u32, choice: Choice) -> usize {
        self.of_seat[v as usize] + self.classes * choice.number()
    }

    /// Creates kinds from classes and choices; two kinds fit if their classes do and some of their sides
    /// may meet.
    fn by_sides(&self, may_meet: impl Fn((usize, Side), (usize, Side)) -> bool) -> (usize, Vec<bool>) {
        let k = self.classes;
        let kinds = 4 * k;
        let sides = |kind: usize| match kind / k {
            0 => &[Side::Outside][..],
            number => Choice::ALL[number - 1].sides(),
        };
        let fits = |at: usize| {
            let (a, b) = (at / kinds, at % kinds);
            let meet = |&x: &Side| sides(b).iter().any(|&y| may_meet((a % k, x), (b % k, y)));
            self.fits[(a % k) * k + b % k] && sides(a).iter().any(meet)
        };
        (kinds, (0..kinds * kinds).map(fits).collect())
    }
}

/// S1 against S2 as they are.
fn without_exchange<'a>(problem: &'a Problem<'a>, tight: &TightClasses, costs: &Costs) -> Seats<'a> {
    let (kinds, fits) = tight.by_sides(|a, b| a.1.meets(b.1));
    let kind = |v: u32| match costs[v as usize] {
        Some((true, _)) => tight.kind_on(v, Choice::Left),
        Some((false, _)) => tight.kind_on(v, Choice::Right),
        None => tight.of_seat[v as usize],
    };
    Seats { problem, kind: (0..).take(problem.seats.len()).map(kind).collect(), kinds, fits }
}

/// Returns the seats with the sides that the least exchange allows; `None` if the classes do not decide them.
fn with_least_exchange<'a>(
    problem: &'a Problem<'a>,
    tight: &TightClasses,
    costs: &Costs,
    matching: &KindMatching,
    progress: &dyn Progress,
) -> Result<Option<Seats<'a>>, Stopped> {
    let classes = classes_by_side(tight, costs, matching);
    let fits = |a: usize, b: usize| tight.fits[a * tight.classes + b];
    let Some(prices) = prices(&classes, fits, progress)? else { return Ok(None) };
    let (kinds, fits) = tight.by_sides(|a, b| prices.allow(a, b));
    let mut kind = tight.of_seat.clone();
    for (v, cost) in (0..).zip(costs) {
        let Some((is_upper, cost)) = *cost else { continue };
        let Some(choice) = choice(&prices, tight.of_seat[v as usize], is_upper, cost) else {
            return Ok(None);
        };
        kind[v as usize] = tight.kind_on(v, choice);
    }
    Ok(Some(Seats { problem, kind, kinds, fits }))
}

fn choice(prices: &Prices, class: usize, is_upper: bool, cost: i64) -> Option<Choice> {
    match prices.sides(class, is_upper, cost) {
        (true, true) => Some(Choice::Either),
        (true, false) => Some(Choice::Left),
        (false, true) => Some(Choice::Right),
        (false, false) => None,
    }
}

/// Counts the open seats of every class, with the costs of changing sides in the remainder.
fn classes_by_side(tight: &TightClasses, costs: &Costs, matching: &KindMatching) -> Vec<Class> {
    let mut classes = vec![Class::Outside(0); tight.classes];
    for ((v, cost), &class) in (0..).zip(costs).zip(&tight.of_seat) {
        if !matching.is_open(v) {
            continue;
        }
        match (cost, &mut classes[class]) {
            (None, Class::Outside(n)) => *n += 1,
            (Some((true, cost)), Class::Residents { upper, .. }) => upper.push(*cost),
            (Some((false, cost)), Class::Residents { lower, .. }) => lower.push(*cost),
            (Some((true, cost)), empty) => {
                *empty = Class::Residents { upper: vec![*cost], lower: Vec::new() };
            }
            (Some((false, cost)), empty) => {
                *empty = Class::Residents { upper: Vec::new(), lower: vec![*cost] };
            }
            (None, Class::Residents { .. }) => {}
        }
    }
    for class in &mut classes {
        if let Class::Residents { upper, lower } = class {
            upper.sort_unstable();
            lower.sort_unstable();
        }
    }
    classes
}

/// Articles 4.3.3 and 4.3.4: the largest bracket numbers leave S1, the smallest enter it.
fn settle_sides(
    seats: &mut Seats,
    tight: &TightClasses,
    residents: &[u32],
    remainder: Remainder,
    matching: &mut KindMatching,
    progress: &dyn Progress,
) -> Result<(), Stopped> {
    let (upper, lower) = residents.split_at(remainder.pairs);
    let is_free = |seats: &Seats, v: u32| seats.kind[v as usize] == tight.kind_on(v, Choice::Either);
    for &v in upper.iter().rev() {
        if is_free(seats, v) {
            settle_side(seats, tight, v, Choice::Right, matching, progress)?;
        }
    }
    for &v in lower {
        if is_free(seats, v) {
            settle_side(seats, tight, v, Choice::Left, matching, progress)?;
        }
    }
    Ok(())
}

/// Puts a resident on the preferred side if possible, else on the other.
fn settle_side(
    seats: &mut Seats,
    tight: &TightClasses,
    v: u32,
    wish: Choice,
    matching: &mut KindMatching,
    progress: &dyn Progress,
) -> Result<(), Stopped> {
    let all = (0..).take(seats.kind.len());
    // In a pair the better-ranked is on the left.
    let is_right = |to: u32| !seats.problem.is_resident(to as usize) || to < v;
    let is_wished = |to: u32| is_right(to) == (wish == Choice::Right);
    if !matching.mate(v).is_some_and(is_wished) {
        matching.rejoin(seats, v, all.filter(|&to| is_wished(to)), progress)?;
    }
    let other = if wish == Choice::Right { Choice::Left } else { Choice::Right };
    let came_true = matching.mate(v).is_some_and(is_wished);
    seats.kind[v as usize] = tight.kind_on(v, if came_true { wish } else { other });
    Ok(())
}

/// Finds the pairs of classes between which a heaviest matching can have edges.
pub(super) fn tight_classes<W: Weight>(
    classes: &Classes,
    labels: &[W],
    between: impl Fn(usize, usize) -> Option<W>,
) -> TightClasses {
    let k = classes.sizes.len();
    let is_tight = |at: usize| {
        let (a, b) = (at / k, at % k);
        between(a, b).is_some_and(|weight| labels[a].plus(labels[b]) == weight.plus(weight))
    };
    TightClasses { of_seat: classes.of_seat.clone(), classes: k, fits: (0..k * k).map(is_tight).collect() }
}
