//! The least exchange of a remainder by counting: how many of each class change sides between S1 and S2
//! (article 4.3).
//!
//! Every player of a pair is on the left (S1) or on the right (S2); a downfloater is on the right, and a
//! player outside the remainder has one side only. Changing sides costs something. Prices of the sides, such
//! that no two fitting sides have a negative sum, prove the least total cost. The prices alone determine the
//! sides of each player, and the sides that may meet, at this least cost. They come from a transport of all
//! players (once as sources, once as targets) over the sides.

use std::collections::VecDeque;

use crate::basics::progress::{Progress, Stopped};

/// One class of the vertices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Class {
    /// The number of vertices outside the remainder.
    Outside(usize),
    /// Residents of the remainder; both lists hold the costs of changing sides, least first.
    Residents { upper: Vec<i64>, lower: Vec<i64> },
}

/// A side of a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Outside,
    Left,
    Right,
}

impl Side {
    /// Returns true if vertices on two sides can be partners.
    pub(super) fn meets(self, other: Self) -> bool {
        match self {
            Self::Left => other == Self::Right,
            Self::Right => other != Self::Right,
            Self::Outside => other != Self::Left,
        }
    }
}

/// The prices of the sides, doubled.
#[derive(Debug)]
pub(super) struct Prices {
    ports: Vec<(usize, Side)>,
    doubled: Vec<i64>,
}

impl Prices {
    fn of(&self, class: usize, side: Side) -> Option<i64> {
        self.ports.iter().position(|&port| port == (class, side)).map(|at| self.doubled[at])
    }

    /// Returns true if two fitting classes may meet on these sides at the least total cost.
    pub(super) fn allow(&self, a: (usize, Side), b: (usize, Side)) -> bool {
        a.1.meets(b.1) && self.of(a.0, a.1).zip(self.of(b.0, b.1)).is_some_and(|(a, b)| a + b == 0)
    }

    /// Returns the sides, left and right, on which a player of a class may be, with this cost of changing
    /// sides.
    pub(super) fn sides(&self, class: usize, is_upper: bool, cost: i64) -> (bool, bool) {
        let (left, right) = if is_upper { (0, cost) } else { (cost, 0) };
        let (Some(left_price), Some(right_price)) = (self.of(class, Side::Left), self.of(class, Side::Right))
        else {
            return (false, false);
        };
        let (left, right) = (2 * left - left_price, 2 * right - right_price);
        (left <= right, right <= left)
    }
}

/// Finds the prices; `None` if not even fractions of pairs match all. `fits` returns whether two classes fit.
pub(super) fn prices(
    classes: &[Class],
    fits: impl Fn(usize, usize) -> bool,
    progress: &dyn Progress,
) -> Result<Option<Prices>, Stopped> {
    let mut transport = Transport::new(classes, fits);
    while 0 < transport.supply.iter().sum::<usize>() {
        if !progress.may_go_on() {
            return Err(Stopped);
        }
        let Some(route) = transport.cheapest_route() else { return Ok(None) };
        transport.ship(&route);
    }
    let doubled = transport.doubled_prices();
    Ok(Some(Prices { ports: transport.ports, doubled }))
}

/// The costs of the next units over an arc from a class to one of its sides.
#[derive(Debug, Clone)]
struct Arc {
    flow: usize,
    /// The number of units that cost nothing.
    free: usize,
    /// The costs of the others, least first.
    costs: Vec<i64>,
}

impl Arc {
    /// Returns the cost of one more unit, and the number of units at this cost.
    fn more(&self) -> Option<(i64, usize)> {
        if self.flow < self.free {
            return Some((0, self.free - self.flow));
        }
        self.costs.get(self.flow - self.free).map(|&cost| (cost, 1))
    }

    /// Returns the cost of one unit less (never positive), and the number of units at this cost.
    fn less(&self) -> Option<(i64, usize)> {
        if self.flow <= self.free {
            return (0 < self.flow).then_some((0, self.flow));
        }
        self.costs.get(self.flow - self.free - 1).map(|&cost| (-cost, 1))
    }
}

/// A transport from the classes over their sides to the sides of other classes and to these classes.
///
/// The nodes: the classes as sources, the sides as sources, the sides as targets, the classes as targets.
struct Transport {
    classes: usize,
    ports: Vec<(usize, Side)>,
    fits: Vec<bool>,
    /// From the classes to their sides, and from the sides to their classes.
    out: Vec<Arc>,
    into: Vec<Arc>,
    across: Vec<usize>,
    supply: Vec<usize>,
    demand: Vec<usize>,
}

/// A residual arc: its ends, its cost, its capacity.
type Residual = (usize, usize, i64, usize);

impl Transport {
    fn new(classes: &[Class], fits: impl Fn(usize, usize) -> bool) -> Self {
        let mut ports = Vec::new();
        let mut out = Vec::new();
        for (class, members) in classes.iter().enumerate() {
            match members {
                Class::Outside(n) => {
                    ports.push((class, Side::Outside));
                    out.push(Arc { flow: 0, free: *n, costs: Vec::new() });
                }
                Class::Residents { upper, lower } => {
                    ports.push((class, Side::Left));
                    out.push(Arc { flow: 0, free: upper.len(), costs: lower.clone() });
                    ports.push((class, Side::Right));
                    out.push(Arc { flow: 0, free: lower.len(), costs: upper.clone() });
                }
            }
        }
        let n = ports.len();
        let meet = |at: usize| {
            let (a, b): ((usize, Side), (usize, Side)) = (ports[at / n], ports[at % n]);
            a.1.meets(b.1) && fits(a.0, b.0)
        };
        let size = |class: &Class| match class {
            Class::Outside(n) => *n,
            Class::Residents { upper, lower } => upper.len() + lower.len(),
        };
        let supply: Vec<usize> = classes.iter().map(size).collect();
        Self {
            classes: classes.len(),
            fits: (0..n * n).map(meet).collect(),
            into: out.clone(),
            out,
            across: vec![0; n * n],
            demand: supply.clone(),
            supply,
            ports,
        }
    }

    fn nodes(&self) -> usize {
        2 * (self.classes + self.ports.len())
    }

    fn source_port(&self, port: usize) -> usize {
        self.classes + port
    }

    fn target_port(&self, port: usize) -> usize {
        self.classes + self.ports.len() + port
    }

    fn target(&self, class: usize) -> usize {
        self.classes + 2 * self.ports.len() + class
    }

    /// Returns the residual arcs out of a node.
    fn arcs_from(&self, node: usize) -> Vec<Residual> {
        let n = self.ports.len();
        let mut arcs = Vec::new();
        if node < self.classes {
            let own = (0..n).filter(|&port| self.ports[port].0 == node);
            arcs.extend(own.filter_map(|port| {
                self.out[port].more().map(|(cost, most)| (node, self.source_port(port), cost, most))
            }));
        } else if node < self.classes + n {
            let port = node - self.classes;
            let class = self.ports[port].0;
            arcs.extend(self.out[port].less().map(|(cost, most)| (node, class, cost, most)));
            let across = (0..n).filter(|&to| self.fits[port * n + to]);
            arcs.extend(across.map(|to| (node, self.target_port(to), 0, usize::MAX)));
        } else if node < self.classes + 2 * n {
            let port = node - self.classes - n;
            let class = self.ports[port].0;
            let more = self.into[port].more();
            arcs.extend(more.map(|(cost, most)| (node, self.target(class), cost, most)));
            let back = (0..n).filter(|&from| 0 < self.across[from * n + port]);
            arcs.extend(back.map(|from| (node, self.source_port(from), 0, self.across[from * n + port])));
        } else {
            let class = node - self.classes - 2 * n;
            let own = (0..n).filter(|&port| self.ports[port].0 == class);
            arcs.extend(own.filter_map(|port| {
                self.into[port].less().map(|(cost, most)| (node, self.target_port(port), cost, most))
            }));
        }
        arcs
    }

    /// Returns the least costs to all nodes from the starting nodes, and the arcs by which they are reached
    /// (Bellman and Ford; no cycle has a negative cost).
    fn search(&self, start: &[Option<i64>]) -> (Vec<Option<i64>>, Vec<Option<Residual>>) {
        let mut cost = start.to_vec();
        let mut reached_by = vec![None; cost.len()];
        let mut queue: VecDeque<usize> = (0..cost.len()).filter(|&node| cost[node].is_some()).collect();
        let mut is_queued: Vec<bool> = cost.iter().map(Option::is_some).collect();
        while let Some(node) = queue.pop_front() {
            is_queued[node] = false;
            let Some(far) = cost[node] else { continue };
            for arc in self.arcs_from(node) {
                let total = far + arc.2;
                if cost[arc.1].is_none_or(|known| total < known) {
                    cost[arc.1] = Some(total);
                    reached_by[arc.1] = Some(arc);
                    if !std::mem::replace(&mut is_queued[arc.1], true) {
                        queue.push_back(arc.1);
                    }
                }
            }
        }
        (cost, reached_by)
    }

    fn cheapest_route(&self) -> Option<Vec<Residual>> {
        let mut start = vec![None; self.nodes()];
        for (cost, supply) in start.iter_mut().zip(&self.supply) {
            *cost = Some(0).filter(|_| 0 < *supply);
        }
        let (cost, reached_by) = self.search(&start);
        let ends = (0..self.classes).filter(|&class| 0 < self.demand[class]).map(|class| self.target(class));
        let (_, mut node) = ends.filter_map(|end| cost[end].map(|far| (far, end))).min()?;
        let mut route = Vec::new();
        while let Some(arc) = reached_by[node] {
            route.push(arc);
            node = arc.0;
        }
        Some(route)
    }

    /// Ships as much as a route takes; the route is listed from its end.
    fn ship(&mut self, route: &[Residual]) {
        let (Some(last), Some(first)) = (route.first(), route.last()) else { return };
        let (source, target) = (first.0, last.1 - self.target(0));
        let most = route.iter().map(|arc| arc.3).min().unwrap_or(0);
        let amount = most.min(self.supply[source]).min(self.demand[target]);
        for &(from, to, _, _) in route {
            self.shift(from, to, amount);
        }
        self.supply[source] -= amount;
        self.demand[target] -= amount;
    }

    fn shift(&mut self, from: usize, to: usize, amount: usize) {
        let (k, n) = (self.classes, self.ports.len());
        if from < k {
            self.out[to - k].flow += amount;
        } else if to < k {
            self.out[from - k].flow -= amount;
        } else if self.target(0) <= to {
            self.into[from - k - n].flow += amount;
        } else if self.target(0) <= from {
            self.into[to - k - n].flow -= amount;
        } else if from < to {
            self.across[(from - k) * n + to - k - n] += amount;
        } else {
            self.across[(to - k) * n + from - k - n] -= amount;
        }
    }

    fn doubled_prices(&self) -> Vec<i64> {
        let (cost, _) = self.search(&vec![Some(0); self.nodes()]);
        let of = |node: usize| cost[node].unwrap_or(0);
        (0..self.ports.len()).map(|port| of(self.source_port(port)) - of(self.target_port(port))).collect()
    }
}
