//! Labels for a matching problem whose vertices fall into few classes: the dual of its fractional relaxation.
//!
//! The classes are matched among themselves as in a transport problem (each class once as a source, once as a
//! target). Its potentials, added up, are labels that no edge exceeds; a perfect matching of edges that reach
//! them is a heaviest one.

use super::weight::Weight;
use crate::basics::progress::{Progress, Stopped};

const NONE: usize = usize::MAX;

/// Returns a label for every class; the labels of two classes together are at least twice the weight
/// between them, and their sum over all vertices is least. `None` if not even fractions of edges match
/// all.
///
/// # Errors
///
/// [`Stopped`] if `progress` says so.
pub fn labels<W: Weight>(
    sizes: &[u64],
    weight: impl Fn(usize, usize) -> Option<W>,
    progress: &dyn Progress,
) -> Result<Option<Vec<W>>, Stopped> {
    let k = sizes.len();
    let weights: Vec<Option<W>> = (0..k * k).map(|at| weight(at / k, at % k)).collect();
    let mut plan = Plan::new(sizes, weights);
    for source in 0..k {
        while 0 < plan.supply[source] {
            if !progress.may_go_on() {
                return Err(Stopped);
            }
            if !plan.ship_from(source) {
                return Ok(None);
            }
        }
    }
    Ok(Some(plan.source_price.iter().zip(&plan.target_price).map(|(u, v)| u.plus(*v)).collect()))
}

/// A transport plan and the prices that prove it.
struct Plan<W> {
    k: usize,
    weights: Vec<Option<W>>,
    flow: Vec<u64>,
    supply: Vec<u64>,
    demand: Vec<u64>,
    source_price: Vec<W>,
    target_price: Vec<W>,
}

/// The least surcharges from one source to all sources and targets.
struct Routes<W> {
    to_source: Vec<Option<W>>,
    to_target: Vec<Option<W>>,
    /// The source from which each target was reached.
    source_before: Vec<usize>,
    /// The target from which each source was reached.
    target_before: Vec<usize>,
    end: usize,
}

impl<W: Weight> Plan<W> {
    fn new(sizes: &[u64], weights: Vec<Option<W>>) -> Self {
        let k = sizes.len();
        let row_best = |c: usize| weights[c * k..(c + 1) * k].iter().flatten().max().copied();
        let source_price = (0..k).map(|c| row_best(c).unwrap_or(W::ZERO)).collect();
        Self {
            k,
            flow: vec![0; k * k],
            supply: sizes.to_vec(),
            demand: sizes.to_vec(),
            source_price,
            target_price: vec![W::ZERO; k],
            weights,
        }
    }

    /// The cost of an edge above its weight; never negative.
    fn surcharge(&self, source: usize, target: usize) -> Option<W> {
        let weight = self.weights[source * self.k + target]?;
        Some(self.source_price[source].plus(self.target_price[target]).minus(weight))
    }

    /// Ships as much as one cheapest route takes; returns whether there is a route.
    fn ship_from(&mut self, source: usize) -> bool {
        let Some(routes) = self.cheapest_routes(source) else { return false };
        self.reprice(&routes);
        let mut amount = self.supply[source].min(self.demand[routes.end]);
        let mut steps = Vec::new();
        let mut target = routes.end;
        loop {
            let from = routes.source_before[target];
            let before = routes.target_before[from];
            steps.push((from, target, before));
            if before == NONE {
                break;
            }
            amount = amount.min(self.flow[from * self.k + before]);
            target = before;
        }
        for (from, target, before) in steps {
            self.flow[from * self.k + target] += amount;
            if before != NONE {
                self.flow[from * self.k + before] -= amount;
            }
        }
        self.supply[source] -= amount;
        self.demand[routes.end] -= amount;
        true
    }

    /// Dijkstra's search up to the nearest target with a demand.
    fn cheapest_routes(&self, source: usize) -> Option<Routes<W>> {
        let mut routes = Routes {
            to_source: vec![None; self.k],
            to_target: vec![None; self.k],
            source_before: vec![NONE; self.k],
            target_before: vec![NONE; self.k],
            end: NONE,
        };
        let mut settled = vec![false; self.k];
        self.reach_source(source, W::ZERO, NONE, &mut routes);
        loop {
            let open = (0..self.k).filter(|&t| !settled[t]);
            let (far, target) = open.filter_map(|t| routes.to_target[t].map(|far| (far, t))).min()?;
            settled[target] = true;
            if 0 < self.demand[target] {
                routes.end = target;
                return Some(routes);
            }
            for next in 0..self.k {
                if 0 < self.flow[next * self.k + target] && routes.to_source[next].is_none() {
                    self.reach_source(next, far, target, &mut routes);
                }
            }
        }
    }

    fn reach_source(&self, source: usize, far: W, before: usize, routes: &mut Routes<W>) {
        routes.to_source[source] = Some(far);
        routes.target_before[source] = before;
        for target in 0..self.k {
            let Some(surcharge) = self.surcharge(source, target) else { continue };
            let total = far.plus(surcharge);
            if routes.to_target[target].is_none_or(|known| total < known) {
                routes.to_target[target] = Some(total);
                routes.source_before[target] = source;
            }
        }
    }

    /// Changes the prices so that the route found has no surcharge.
    fn reprice(&mut self, routes: &Routes<W>) {
        let Some(limit) = routes.to_target[routes.end] else { return };
        for c in 0..self.k {
            if let Some(far) = routes.to_source[c].filter(|far| *far < limit) {
                self.source_price[c] = self.source_price[c].minus(limit.minus(far));
            }
            if let Some(far) = routes.to_target[c].filter(|far| *far < limit) {
                self.target_price[c] = self.target_price[c].plus(limit.minus(far));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(sizes: &[u64], weights: &[&[i64]], expected: Option<i64>) {
        let found = labels(sizes, |a, b| Some(weights[a][b]).filter(|&w| w >= 0), &()).unwrap();
        if let Some(labels) = &found {
            for (a, row) in weights.iter().enumerate() {
                for (b, weight) in row.iter().enumerate() {
                    assert!(*weight < 0 || 2 * weight <= labels[a] + labels[b]);
                }
            }
        }
        let total =
            |labels: Vec<i64>| labels.iter().zip(sizes).map(|(l, &n)| l * i64::try_from(n).unwrap()).sum();
        assert_eq!(found.map(total), expected);
    }

    #[test]
    fn the_labels_are_as_small_as_twice_the_best_fractional_weight() {
        check(&[4], &[&[3]], Some(12));
        check(&[3, 1], &[&[1, 5], &[5, -1]], Some(2 * (5 + 1)));
        check(&[3, 1], &[&[-1, 5], &[5, -1]], None);
        check(&[2, 2], &[&[0, 1], &[1, 0]], Some(4));
        check(&[5, 2, 3], &[&[1, 2, 3], &[2, 0, 9], &[3, 9, -1]], Some(2 * (18 + 3 + 2)));
    }
}
