//! One search for augmenting paths: alternating trees grow from the vertices without a partner, and labels
//! move until an edge between two trees is tight.

use super::{Edge, NO_EDGE, Phase, Role, Solver, at, number};
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::NOBODY;
use crate::pairing::matching::weight::Weight;

impl<W: Weight> Solver<W> {
    pub(super) fn phase(&mut self, progress: &dyn Progress) -> Result<Phase, Stopped> {
        self.make_even();
        if !self.plant() {
            return Ok(Phase::Complete);
        }
        loop {
            if !progress.may_go_on() {
                return Err(Stopped);
            }
            if self.grow(progress)? {
                return Ok(Phase::Augmented);
            }
            let Some(distance) = self.step() else { return Ok(Phase::Impossible) };
            self.shift(distance);
            if self.take_tight_edges() {
                return Ok(Phase::Augmented);
            }
            self.expand_uncharged();
        }
    }

    /// Starts a tree at every vertex left over; returns whether there are any.
    fn plant(&mut self) -> bool {
        self.role.fill(Role::Free);
        self.slack.fill(NO_EDGE);
        self.queue.clear();
        let roots: Vec<u32> =
            self.outermost().filter(|&x| self.mate[at(self.base[at(x)])] == NOBODY).collect();
        for &root in &roots {
            self.root[at(root)] = root;
            self.make_outer(root);
        }
        !roots.is_empty()
    }

    pub(super) fn make_outer(&mut self, node: u32) {
        self.role[at(node)] = Role::Outer;
        self.slack[at(node)] = NO_EDGE;
        let members = self.members(node);
        self.queue.extend(members);
    }

    /// Looks along the edges of new outer vertices; returns whether an augmenting path was found.
    fn grow(&mut self, progress: &dyn Progress) -> Result<bool, Stopped> {
        let mut augmented = false;
        let mut next = 0;
        while next < self.queue.len() {
            if !progress.may_go_on() {
                return Err(Stopped);
            }
            let u = self.queue[next];
            next += 1;
            augmented |= self.scan(u);
        }
        self.queue.clear();
        Ok(augmented)
    }

    /// Looks along the edges of one outer vertex.
    fn scan(&mut self, u: u32) -> bool {
        for v in 0..number(self.n) {
            let (node, own) = (self.top[at(v)], self.top[at(u)]);
            if node == own
                || !matches!(self.role[at(node)], Role::Free | Role::Outer)
                || !self.joined(at(u), at(v))
            {
                continue;
            }
            if self.role[at(own)] != Role::Outer {
                return false;
            }
            if self.slack_of((u, v)) != W::ZERO {
                self.offer((u, v));
            } else if self.use_edge((u, v)) {
                return true;
            }
        }
        false
    }

    /// Stores an edge if it has the least slack towards the node of its second end.
    fn offer(&mut self, edge: Edge) {
        let node = at(self.top[at(edge.1)]);
        if self.slack[node] == NO_EDGE || self.slack_of(edge) < self.slack_of(self.slack[node]) {
            self.slack[node] = edge;
        }
    }

    /// Looks for the least slack edge from outer vertices elsewhere to a node.
    pub(super) fn find_slack(&mut self, node: u32) {
        self.slack[at(node)] = NO_EDGE;
        for u in 0..number(self.n) {
            let own = self.top[at(u)];
            if own == node || self.role[at(own)] != Role::Outer {
                continue;
            }
            let v = self.nearest(node, at(u));
            if v != NOBODY {
                self.offer((u, v));
            }
        }
    }

    /// Returns how far the labels may move, or `None` when nothing limits them.
    fn step(&self) -> Option<W> {
        let mut least: Option<W> = None;
        for node in self.outermost() {
            let limit = match self.role[at(node)] {
                Role::Inner => self.blossom(node).map(|b| b.charge.half()),
                Role::Free if self.slack[at(node)] != NO_EDGE => Some(self.slack_of(self.slack[at(node)])),
                Role::Outer if self.slack[at(node)] != NO_EDGE => {
                    Some(self.slack_of(self.slack[at(node)]).half())
                }
                Role::Free | Role::Outer | Role::Done => None,
            };
            least = least.into_iter().chain(limit).min();
        }
        least
    }

    fn shift(&mut self, step: W) {
        for v in 0..self.n {
            match self.role[at(self.top[v])] {
                Role::Outer => self.label[v] = self.label[v].minus(step),
                Role::Inner => self.label[v] = self.label[v].plus(step),
                Role::Free | Role::Done => {}
            }
        }
        for i in 0..self.alive.len() {
            let node = self.alive[i];
            if self.around[at(node)] != NOBODY {
                continue;
            }
            let role = self.role[at(node)];
            if let Some(blossom) = &mut self.blossoms[at(node) - self.n] {
                match role {
                    Role::Outer => blossom.charge = blossom.charge.plus(step).plus(step),
                    Role::Inner => blossom.charge = blossom.charge.minus(step).minus(step),
                    Role::Free | Role::Done => {}
                }
            }
        }
    }

    fn take_tight_edges(&mut self) -> bool {
        let nodes: Vec<u32> = self.outermost().collect();
        let mut augmented = false;
        for node in nodes {
            let edge = self.slack[at(node)];
            if self.around[at(node)] != NOBODY || edge == NO_EDGE {
                continue;
            }
            let (from, role) = (self.top[at(edge.0)], self.role[at(node)]);
            let is_open = self.role[at(from)] == Role::Outer && matches!(role, Role::Free | Role::Outer);
            if is_open && from != node && self.slack_of(edge) == W::ZERO {
                augmented |= self.use_edge(edge);
            }
        }
        augmented
    }

    /// Uses a tight edge from an outer vertex: grows a tree, makes a blossom, or augments (then returns
    /// true).
    fn use_edge(&mut self, (u, v): Edge) -> bool {
        let node = self.top[at(v)];
        match self.role[at(node)] {
            Role::Inner | Role::Done => false,
            Role::Free => {
                let root = self.root[at(self.top[at(u)])];
                self.role[at(node)] = Role::Inner;
                self.entry[at(node)] = (u, v);
                self.slack[at(node)] = NO_EDGE;
                let next = self.top[at(self.mate[at(self.base[at(node)])])];
                self.root[at(node)] = root;
                self.root[at(next)] = root;
                self.make_outer(next);
                false
            }
            Role::Outer => self.use_edge_between_outer((u, v)),
        }
    }

    fn use_edge_between_outer(&mut self, (u, v): Edge) -> bool {
        let (a, b) = (self.top[at(u)], self.top[at(v)]);
        let (root_a, root_b) = (self.root[at(a)], self.root[at(b)]);
        if root_a != root_b {
            self.flip(u, v);
            self.flip(v, u);
            self.bury(root_a, root_b);
            return true;
        }
        if let Some(stem) = self.common_ancestor(a, b) {
            self.make_blossom(stem, (u, v));
        }
        false
    }

    /// Removes two trees from the search.
    fn bury(&mut self, a: u32, b: u32) {
        let nodes: Vec<u32> = self.outermost().collect();
        for node in nodes {
            let is_tree = matches!(self.role[at(node)], Role::Outer | Role::Inner);
            if is_tree && (self.root[at(node)] == a || self.root[at(node)] == b) {
                self.role[at(node)] = Role::Done;
            }
        }
    }

    fn outer_parent(&self, node: u32) -> Option<u32> {
        let mate = self.mate[at(self.base[at(node)])];
        if mate == NOBODY {
            return None;
        }
        let inner = self.top[at(mate)];
        Some(self.top[at(self.entry[at(inner)].0)])
    }

    fn common_ancestor(&mut self, a: u32, b: u32) -> Option<u32> {
        let mut trail = Vec::new();
        let mut node = Some(a);
        while let Some(x) = node {
            self.visited[at(x)] = true;
            trail.push(x);
            node = self.outer_parent(x);
        }
        let mut node = Some(b);
        while let Some(x) = node {
            if self.visited[at(x)] {
                break;
            }
            node = self.outer_parent(x);
        }
        for x in trail {
            self.visited[at(x)] = false;
        }
        node
    }

    /// Returns the nodes from an outer node up to `stem` (exclusive) and the edge that leads on from each.
    pub(super) fn climb(&self, from: u32, stem: u32) -> (Vec<u32>, Vec<Edge>) {
        let (mut nodes, mut edges) = (Vec::new(), Vec::new());
        let mut node = from;
        while node != stem {
            let base = self.base[at(node)];
            let mate = self.mate[at(base)];
            let inner = self.top[at(mate)];
            let (u, v) = self.entry[at(inner)];
            nodes.extend([node, inner]);
            edges.extend([(base, mate), (v, u)]);
            node = self.top[at(u)];
        }
        (nodes, edges)
    }
}
