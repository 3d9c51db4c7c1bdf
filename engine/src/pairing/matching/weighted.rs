//! The heaviest perfect matching of a small dense graph (Edmonds' primal–dual method), which can be changed
//! later.
//!
//! After the first solution the edges of one vertex at a time can get other weights or be removed; the
//! matching is then repaired with few augmentations instead of being computed again. For a lexicographic
//! choice, the caller rewards a wish, checks whether it is met, settles it, and continues.
//!
//! Every vertex has a label, every blossom a charge; the *slack* of an edge is the sum of its labels minus
//! four times its weight, never negative. Edges of the matching have no slack. Weights are multiplied by four
//! so that labels and half slacks remain whole.

mod blossoms;
mod search;

use super::weight::Weight;
use super::{Matching, NOBODY};
use crate::basics::progress::{Progress, Stopped};

/// The role of a node in the alternating forest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Free,
    Outer,
    Inner,
    /// In a tree that has been augmented in this search.
    Done,
}

/// The outcome of a search for an augmenting path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    Complete,
    Augmented,
    Impossible,
}

/// An edge, its first end on the side of the forest.
type Edge = (u32, u32);

const NO_EDGE: Edge = (NOBODY, NOBODY);

/// A blossom: an odd cycle of nodes, the base's node first.
#[derive(Debug, Clone)]
struct Blossom<W> {
    children: Vec<u32>,
    /// The edge from each child to the next one around.
    links: Vec<Edge>,
    members: Vec<u32>,
    charge: W,
    /// For every vertex outside, the member with the least slack towards it.
    nearest: Vec<u32>,
}

/// A perfect matching of greatest weight and the labels that prove it.
#[derive(Debug, Clone)]
pub struct Solver<W> {
    n: usize,
    weight: Vec<W>,
    present: Vec<bool>,
    label: Vec<W>,
    mate: Vec<u32>,
    /// The outermost node of a vertex.
    top: Vec<u32>,
    /// The blossom directly around a node.
    around: Vec<u32>,
    base: Vec<u32>,
    blossoms: Vec<Option<Blossom<W>>>,
    /// Blossoms in the order of their creation, inner before outer.
    alive: Vec<u32>,
    role: Vec<Role>,
    /// The root of the tree that a node is in.
    root: Vec<u32>,
    entry: Vec<Edge>,
    slack: Vec<Edge>,
    visited: Vec<bool>,
    queue: Vec<u32>,
}

fn at(v: u32) -> usize {
    v as usize
}

impl<W: Weight> Solver<W> {
    /// Prepares `n` vertices; `weight(a, b)`, called with a < b, returns `None` if there is no edge.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` says so.
    pub fn new(
        n: usize,
        weight: impl Fn(usize, usize) -> Option<W>,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let mut solver = Self::without_labels(n, weight, progress)?;
        solver.label_at_first();
        Ok(solver)
    }

    /// The same with given initial labels: those of two joined vertices together must be at least twice the
    /// weight between them. The closer they are to the best ones, the less is left to do.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `progress` says so.
    pub fn with_labels(
        n: usize,
        weight: impl Fn(usize, usize) -> Option<W>,
        labels: impl Fn(usize) -> W,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let mut solver = Self::without_labels(n, weight, progress)?;
        for v in 0..n {
            solver.label[v] = labels(v).plus(labels(v));
        }
        let mut matching = Matching::new(n);
        let tight = |a: u32, b: u32| solver.joined(at(a), at(b)) && solver.is_tight((at(a), at(b)));
        let all: Vec<u32> = (0..number(n)).collect();
        matching.maximize(&tight, &all, progress)?;
        solver.mate.copy_from_slice(matching.mates());
        Ok(solver)
    }

    fn without_labels(
        n: usize,
        weight: impl Fn(usize, usize) -> Option<W>,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let mut solver = Self {
            n,
            weight: vec![W::ZERO; n * n],
            present: vec![false; n * n],
            label: vec![W::ZERO; n],
            mate: vec![NOBODY; n],
            top: (0..).take(n).collect(),
            around: vec![NOBODY; 2 * n],
            base: (0..).take(2 * n).collect(),
            blossoms: vec![None; n],
            alive: Vec::new(),
            role: vec![Role::Free; 2 * n],
            root: vec![NOBODY; 2 * n],
            entry: vec![NO_EDGE; 2 * n],
            slack: vec![NO_EDGE; 2 * n],
            visited: vec![false; 2 * n],
            queue: Vec::new(),
        };
        for a in 0..n {
            if !progress.may_go_on() {
                return Err(Stopped);
            }
            for b in a + 1..n {
                if let Some(w) = weight(a, b) {
                    solver.put(a, b, w);
                }
            }
        }
        Ok(solver)
    }

    /// Solves, or repairs the solution after changes; returns whether there is a perfect matching.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` says so.
    pub fn solve(&mut self, progress: &dyn Progress) -> Result<bool, Stopped> {
        loop {
            match self.phase(progress)? {
                Phase::Complete => return Ok(true),
                Phase::Impossible => return Ok(false),
                Phase::Augmented => {}
            }
        }
    }

    /// Returns the number of vertices.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a graph without vertices is never asked for")]
    pub fn len(&self) -> usize {
        self.n
    }

    /// Returns the partner of a vertex of the solved graph.
    #[must_use]
    pub fn mate(&self, v: usize) -> usize {
        at(self.mate[v])
    }

    /// Returns true if an edge exists and was not removed.
    #[must_use]
    pub fn joined(&self, a: usize, b: usize) -> bool {
        self.present[a * self.n + b]
    }

    /// Returns true if an edge may be in a heaviest perfect matching, as far as the labels show.
    #[must_use]
    pub fn is_possible(&self, a: usize, b: usize) -> bool {
        self.joined(a, b) && self.charged_slack(a, b) == W::ZERO
    }

    /// The slack of an edge with the charges of the blossoms around both its ends.
    fn charged_slack(&self, a: usize, b: usize) -> W {
        let mut slack = self.slack_of((number(a), number(b)));
        if self.top[a] != self.top[b] {
            return slack;
        }
        let mut node = self.around[a];
        while let Some(blossom) = self.blossom(node) {
            if blossom.members.contains(&number(b)) {
                slack = slack.plus(blossom.charge);
            }
            node = self.around[at(node)];
        }
        slack
    }

    /// Pairs two vertices if a short exchange of partners along tight edges allows it; otherwise nothing
    /// changes, and nothing is proved. It tries this only while no blossom is charged.
    pub fn try_pair(&mut self, v: usize, partner: usize) -> bool {
        if !self.is_possible(v, partner) || !self.drop_blossoms() {
            return false;
        }
        let freed = (self.mate(v), self.mate(partner));
        if self.is_tight_edge(freed) {
            self.link(number(freed.0), number(freed.1));
            self.link(number(v), number(partner));
            return true;
        }
        let helps = |&x: &usize| {
            let y = self.mate(x);
            ![v, partner, freed.0, freed.1].contains(&x)
                && self.is_tight_edge((freed.0, x))
                && self.is_tight_edge((y, freed.1))
        };
        let Some(helper) = (0..self.n).find(helps) else { return false };
        let last = self.mate(helper);
        self.link(number(freed.0), number(helper));
        self.link(number(last), number(freed.1));
        self.link(number(v), number(partner));
        true
    }

    fn is_tight_edge(&self, edge: (usize, usize)) -> bool {
        self.joined(edge.0, edge.1) && self.is_tight(edge)
    }

    /// Opens all blossoms and returns true if none is charged.
    fn drop_blossoms(&mut self) -> bool {
        let is_charged = |b: &Option<Blossom<W>>| b.as_ref().is_some_and(|b| b.charge != W::ZERO);
        if self.blossoms.iter().any(is_charged) {
            return false;
        }
        while let Some(&node) = self.alive.last() {
            self.dissolve(node);
        }
        true
    }

    /// Adds to the weights of the edges of one vertex, and solves again.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` says so.
    pub fn reward(
        &mut self,
        v: usize,
        reward: impl Fn(usize) -> W,
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        self.isolate(v);
        for to in 0..self.n {
            if self.joined(v, to) {
                let add = quadruple(reward(to));
                self.weight[v * self.n + to] = self.weight[v * self.n + to].plus(add);
                self.weight[to * self.n + v] = self.weight[v * self.n + to];
            }
        }
        self.relabel(v);
        self.refresh(v);
        self.solve(progress)
    }

    /// Removes the other edges of one vertex than those to `keep`, which include its partner's, takes back
    /// a reward that the remaining ones have, and solves again if that took a blossom apart.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `progress` says so.
    pub fn settle(
        &mut self,
        v: usize,
        keep: impl Fn(usize) -> bool,
        reward: W,
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        while self.top[v] != number(v) && self.would_break(v, &keep) {
            self.dissolve(self.top[v]);
        }
        let less = quadruple(reward);
        for to in 0..self.n {
            if !self.joined(v, to) {
                continue;
            }
            if keep(to) {
                self.weight[v * self.n + to] = self.weight[v * self.n + to].minus(less);
                self.weight[to * self.n + v] = self.weight[v * self.n + to];
            } else {
                self.present[v * self.n + to] = false;
                self.present[to * self.n + v] = false;
            }
        }
        self.label[v] = self.label[v].minus(less);
        self.refresh(v);
        self.solve(progress)
    }

    /// Returns true if a blossom around a vertex needs an edge that will be removed.
    fn would_break(&self, v: usize, keep: &impl Fn(usize) -> bool) -> bool {
        let mut node = self.around[v];
        while let Some(blossom) = self.blossom(node) {
            let lost = |&(a, b): &Edge| (at(a) == v && !keep(at(b))) || (at(b) == v && !keep(at(a)));
            if blossom.links.iter().any(lost) {
                return true;
            }
            node = self.around[at(node)];
        }
        false
    }

    fn put(&mut self, a: usize, b: usize, weight: W) {
        let weight = quadruple(weight);
        self.weight[a * self.n + b] = weight;
        self.weight[b * self.n + a] = weight;
        self.present[a * self.n + b] = true;
        self.present[b * self.n + a] = true;
    }

    /// Sets the first labels, each as low as possible, and pairs vertices joined by edges without slack.
    fn label_at_first(&mut self) {
        for a in 0..self.n {
            let best = (0..self.n).filter(|&b| self.joined(a, b)).map(|b| self.weight[a * self.n + b]).max();
            self.label[a] = best.unwrap_or(W::ZERO).half();
        }
        for a in 0..self.n {
            self.relabel(a);
        }
        for a in 0..self.n {
            if self.mate[a] != NOBODY {
                continue;
            }
            let free =
                (0..self.n).find(|&b| self.mate[b] == NOBODY && self.joined(a, b) && self.is_tight((a, b)));
            if let Some(b) = free {
                self.link(number(a), number(b));
            }
        }
    }

    fn is_tight(&self, (a, b): (usize, usize)) -> bool {
        self.slack_of((number(a), number(b))) == W::ZERO
    }

    fn slack_of(&self, (a, b): Edge) -> W {
        self.label[at(a)].plus(self.label[at(b)]).minus(self.weight[at(a) * self.n + at(b)])
    }

    fn link(&mut self, a: u32, b: u32) {
        self.mate[at(a)] = b;
        self.mate[at(b)] = a;
    }

    fn blossom(&self, node: u32) -> Option<&Blossom<W>> {
        at(node).checked_sub(self.n).and_then(|i| self.blossoms.get(i)?.as_ref())
    }

    fn members(&self, node: u32) -> Vec<u32> {
        self.blossom(node).map_or_else(|| vec![node], |blossom| blossom.members.clone())
    }

    fn outermost(&self) -> impl Iterator<Item = u32> + '_ {
        let vertices = (0..number(self.n)).filter(|&v| self.top[at(v)] == v);
        let blossoms = self.alive.iter().copied().filter(|&b| self.around[at(b)] == NOBODY);
        vertices.chain(blossoms)
    }

    // ---- changes between solutions ----

    /// Removes a vertex from all blossoms and from its partner.
    fn isolate(&mut self, v: usize) {
        while self.top[v] != number(v) {
            self.dissolve(self.top[v]);
        }
        let mate = self.mate[v];
        if mate != NOBODY {
            self.mate[v] = NOBODY;
            self.mate[at(mate)] = NOBODY;
        }
    }

    /// Opens an outermost blossom, moving its charge to its vertices; its base loses its partner unless free
    /// of charge.
    fn dissolve(&mut self, node: u32) {
        let Some(blossom) = self.blossoms[at(node) - self.n].take() else { return };
        self.alive.retain(|&b| b != node);
        if blossom.charge != W::ZERO {
            let half = blossom.charge.half();
            for &v in &blossom.members {
                self.label[at(v)] = self.label[at(v)].plus(half);
            }
            let base = self.base[at(node)];
            let mate = self.mate[at(base)];
            if mate != NOBODY {
                self.mate[at(base)] = NOBODY;
                self.mate[at(mate)] = NOBODY;
            }
        }
        for &child in &blossom.children {
            self.around[at(child)] = NOBODY;
            self.lift(child);
        }
    }

    /// Sets a node as the outermost one of its vertices.
    fn lift(&mut self, node: u32) {
        for v in self.members(node) {
            self.top[at(v)] = node;
        }
    }

    /// Sets the label of an isolated vertex to the least value with which no slack is negative.
    fn relabel(&mut self, v: usize) {
        let least = (0..self.n)
            .filter(|&to| self.joined(v, to))
            .map(|to| self.weight[v * self.n + to].minus(self.label[to]))
            .max();
        if let Some(least) = least {
            self.label[v] = least;
        }
    }

    /// Looks again for the nearest members after the edges of a vertex have changed.
    fn refresh(&mut self, v: usize) {
        for i in 0..self.alive.len() {
            let node = self.alive[i];
            if self.blossom(node).is_some_and(|b| b.members.contains(&number(v))) {
                for x in 0..self.n {
                    self.find_nearest(node, x);
                }
            } else {
                self.find_nearest(node, v);
            }
        }
    }

    fn find_nearest(&mut self, node: u32, x: usize) {
        let Some(blossom) = self.blossom(node) else { return };
        let mut best = NOBODY;
        for &child in &blossom.children {
            let candidate = self.nearest(child, x);
            if candidate != NOBODY && (best == NOBODY || self.is_nearer(candidate, best, x)) {
                best = candidate;
            }
        }
        if let Some(blossom) = &mut self.blossoms[at(node) - self.n] {
            blossom.nearest[x] = best;
        }
    }

    fn is_nearer(&self, candidate: u32, best: u32, x: usize) -> bool {
        self.slack_of((candidate, number(x))) < self.slack_of((best, number(x)))
    }

    fn nearest(&self, node: u32, x: usize) -> u32 {
        match self.blossom(node) {
            Some(blossom) => blossom.nearest[x],
            None if self.joined(at(node), x) => node,
            None => NOBODY,
        }
    }

    /// Changes the labels of all vertices left over to even ones, so that half slacks are whole.
    fn make_even(&mut self) {
        let exposed: Vec<u32> =
            self.outermost().filter(|&x| self.mate[at(self.base[at(x)])] == NOBODY).collect();
        for mut node in exposed {
            let base = self.base[at(node)];
            if !self.label[at(base)].is_odd() {
                continue;
            }
            while self.blossom(node).is_some_and(|b| b.charge == W::ZERO) {
                self.dissolve(node);
                node = self.top[at(base)];
            }
            let one = W::scaled(0, 1);
            for v in self.members(node) {
                self.label[at(v)] = self.label[at(v)].plus(one);
            }
            if at(node) >= self.n
                && let Some(blossom) = &mut self.blossoms[at(node) - self.n]
            {
                blossom.charge = blossom.charge.minus(one).minus(one);
            }
        }
    }
}

fn quadruple<W: Weight>(weight: W) -> W {
    let double = weight.plus(weight);
    double.plus(double)
}

#[expect(clippy::cast_possible_truncation, reason = "graphs have fewer than 2^31 vertices")]
fn number(v: usize) -> u32 {
    v as u32
}

#[cfg(test)]
mod tests {
    use super::super::transport::labels;
    use super::*;

    /// A small generator (xorshift), so that every run is the same.
    struct Dice(u64);

    impl Dice {
        fn roll(&mut self, sides: u64) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 >> 20) % sides
        }
    }

    type Edges = Vec<Vec<Option<i64>>>;

    fn heaviest(edges: &Edges, free: &mut Vec<usize>) -> Option<i64> {
        let Some(a) = free.pop() else { return Some(0) };
        let mut best = None;
        for i in 0..free.len() {
            let b = free.swap_remove(i);
            if let Some(weight) = edges[a][b] {
                best = best.max(heaviest(edges, free).map(|rest| rest + weight));
            }
            free.push(b);
            let last = free.len() - 1;
            free.swap(i, last);
        }
        free.push(a);
        best
    }

    fn total(edges: &Edges, solver: &Solver<i64>) -> Option<i64> {
        let n = edges.len();
        let sum: Option<i64> = (0..n).map(|v| edges[v][solver.mate(v)]).sum();
        sum.map(|twice| twice / 2)
    }

    fn check(edges: &Edges, solver: &Solver<i64>) {
        let n = edges.len();
        for v in 0..n {
            assert_eq!(solver.mate(solver.mate(v)), v);
        }
        assert_eq!(total(edges, solver), heaviest(edges, &mut (0..n).collect()));
    }

    fn random(dice: &mut Dice, n: usize) -> Edges {
        let mut edges = vec![vec![None; n]; n];
        let sides = [2, 4, 50][usize::try_from(dice.roll(3)).unwrap()];
        let density = 2 + dice.roll(8);
        let all = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
        for (a, b) in all {
            if dice.roll(10) < density {
                let weight = Some(i64::try_from(dice.roll(sides)).unwrap() - 1);
                edges[a][b] = weight;
                edges[b][a] = weight;
            }
        }
        edges
    }

    #[test]
    fn the_heaviest_perfect_matching_is_found_and_survives_changes() {
        let mut dice = Dice(88_172_645_463_325_252);
        for _ in 0..3000 {
            let n = 2 * usize::try_from(1 + dice.roll(5)).unwrap();
            let mut edges = random(&mut dice, n);
            let mut solver = Solver::new(n, |a, b| edges[a][b], &()).unwrap();
            let is_perfect = solver.solve(&()).unwrap();
            assert_eq!(is_perfect, heaviest(&edges, &mut (0..n).collect()).is_some());
            let sizes = vec![1; n];
            let labels = labels(&sizes, |a, b| edges[a][b], &()).unwrap();
            if let Some(labels) = labels {
                let mut warm = Solver::with_labels(n, |a, b| edges[a][b], |v| labels[v], &()).unwrap();
                assert_eq!(warm.solve(&()), Ok(is_perfect));
                if is_perfect {
                    check(&edges, &warm);
                    change(&mut dice, &mut edges.clone(), &mut warm);
                }
            } else {
                assert!(!is_perfect, "what whole edges match, fractions match too");
            }
            if is_perfect {
                check(&edges, &solver);
                change(&mut dice, &mut edges, &mut solver);
            }
        }
    }

    fn change(dice: &mut Dice, edges: &mut Edges, solver: &mut Solver<i64>) {
        let n = edges.len();
        for _ in 0..6 {
            let v = usize::try_from(dice.roll(n as u64)).unwrap();
            let wished = usize::try_from(dice.roll(n as u64)).unwrap();
            assert_eq!(solver.mate(v) == wished || solver.try_pair(v, wished), solver.mate(v) == wished);
            check(edges, solver);
            let liked: Vec<bool> = (0..n).map(|_| dice.roll(2) == 0).collect();
            let amount = i64::try_from(dice.roll(3)).unwrap();
            assert!(solver.reward(v, |to| if liked[to] { amount } else { 0 }, &()).unwrap());
            for to in 0..n {
                let more = edges[v][to].map(|w| w + if liked[to] { amount } else { 0 });
                edges[v][to] = more;
                edges[to][v] = more;
            }
            check(edges, solver);
            let came_true = liked[solver.mate(v)];
            let less = if came_true { amount } else { 0 };
            assert!(solver.settle(v, |to| liked[to] == came_true, less, &()).unwrap());
            for to in 0..n {
                let kept = edges[v][to].filter(|_| liked[to] == came_true).map(|w| w - less);
                edges[v][to] = kept;
                edges[to][v] = kept;
            }
            check(edges, solver);
        }
    }
}
