//! Matchings in general graphs: as many pairs as possible, repaired one augmenting path at a time.
//!
//! The graph is a function ("may these two meet?") and is never stored, so that a field of ten thousand
//! players needs no hundred million edges. This module knows nothing of tournaments.

pub mod bipartite;
pub mod digits;
pub mod kinds;
pub mod transport;
pub mod weight;
pub mod weighted;
pub mod wishes;

use crate::basics::progress::{Progress, Stopped};
use std::collections::VecDeque;

/// "Nobody", as a vertex.
pub const NOBODY: u32 = u32::MAX;

/// A graph, asked edge by edge.
pub trait Graph {
    /// Returns true if two different vertices are joined by an edge.
    fn joined(&self, a: u32, b: u32) -> bool;
}

impl<F: Fn(u32, u32) -> bool> Graph for F {
    fn joined(&self, a: u32, b: u32) -> bool {
        self(a, b)
    }
}

/// A matching of the vertices `0..n`, and the working space to enlarge it (Edmonds' blossom search).
#[derive(Debug, Clone)]
pub struct Matching {
    mate: Vec<u32>,
    parent: Vec<u32>,
    base: Vec<u32>,
    outer: Vec<bool>,
    mark: Vec<bool>,
}

impl Matching {
    /// Returns the empty matching of `n` vertices.
    #[must_use]
    pub fn new(n: usize) -> Self {
        Self {
            mate: vec![NOBODY; n],
            parent: vec![NOBODY; n],
            base: vec![NOBODY; n],
            outer: vec![false; n],
            mark: vec![false; n],
        }
    }

    /// Returns the partner of a vertex.
    #[must_use]
    pub fn mate(&self, v: u32) -> Option<u32> {
        Some(self.mate[v as usize]).filter(|&m| m != NOBODY)
    }

    /// Returns all partners, [`NOBODY`] for those without one.
    #[must_use]
    pub fn mates(&self) -> &[u32] {
        &self.mate
    }

    /// Restores partners that [`Matching::mates`] returned earlier.
    pub fn restore(&mut self, mates: &[u32]) {
        self.mate.copy_from_slice(mates);
    }

    /// Matches two vertices; both must be without a partner.
    pub fn join(&mut self, a: u32, b: u32) {
        self.mate[a as usize] = b;
        self.mate[b as usize] = a;
    }

    /// Separates a vertex from its partner, which is returned.
    pub fn part(&mut self, v: u32) -> Option<u32> {
        let mate = self.mate(v)?;
        self.mate[v as usize] = NOBODY;
        self.mate[mate as usize] = NOBODY;
        Some(mate)
    }

    /// Returns true if the last failed search found that the vertex could be the one left over instead of its
    /// root.
    #[must_use]
    pub fn could_be_left_over(&self, v: u32) -> bool {
        self.outer[v as usize]
    }

    /// Finds partners for all of `vertices` that have none, greedily first, then by augmenting paths within
    /// `vertices`; returns whether all have one.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` says so.
    pub fn complete(
        &mut self,
        graph: &dyn Graph,
        vertices: &[u32],
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        self.pair_greedily(graph, vertices, progress)?;
        for &root in vertices {
            if self.mate(root).is_none() && !self.augment(graph, root, vertices, progress)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Enlarges the matching of `vertices` as far as possible; returns how many are left over.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `progress` says so.
    pub fn maximize(
        &mut self,
        graph: &dyn Graph,
        vertices: &[u32],
        progress: &dyn Progress,
    ) -> Result<usize, Stopped> {
        self.pair_greedily(graph, vertices, progress)?;
        let mut left = 0;
        for &root in vertices {
            if self.mate(root).is_none() && !self.augment(graph, root, vertices, progress)? {
                left += 1;
            }
        }
        Ok(left)
    }

    /// Pairs vertices without a partner with the next such vertex they are joined to.
    fn pair_greedily(
        &mut self,
        graph: &dyn Graph,
        vertices: &[u32],
        progress: &dyn Progress,
    ) -> Result<(), Stopped> {
        let mut free: VecDeque<u32> =
            vertices.iter().copied().filter(|&v| self.mate[v as usize] == NOBODY).collect();
        let mut passed = Vec::new();
        while let Some(v) = free.pop_front() {
            if !progress.may_go_on() {
                return Err(Stopped);
            }
            passed.clear();
            while let Some(to) = free.pop_front() {
                if graph.joined(v, to) {
                    self.join(v, to);
                    break;
                }
                passed.push(to);
            }
            for &to in passed.iter().rev() {
                free.push_front(to);
            }
        }
        Ok(())
    }

    /// Looks for an augmenting path from `root`, which has no partner, within `vertices`, and follows it.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` says so.
    pub fn augment(
        &mut self,
        graph: &dyn Graph,
        root: u32,
        vertices: &[u32],
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        let free: Vec<u32> =
            vertices.iter().copied().filter(|&v| v != root && self.mate[v as usize] == NOBODY).collect();
        if self.take_short_path(graph, root, &free, vertices) {
            return Ok(true);
        }
        self.search(graph, root, &free, vertices, progress)
    }

    /// Augments along a path of one or three edges to one of the first few free vertices, if there is one.
    fn take_short_path(&mut self, graph: &dyn Graph, root: u32, free: &[u32], vertices: &[u32]) -> bool {
        if let Some(&end) = free.iter().find(|&&end| graph.joined(root, end)) {
            self.join(root, end);
            return true;
        }
        for &end in free.iter().take(4) {
            let middle = vertices.iter().copied().find(|&v| {
                let mate = self.mate[v as usize];
                mate != NOBODY && graph.joined(mate, end) && graph.joined(root, v)
            });
            if let Some(v) = middle {
                let mate = self.mate[v as usize];
                self.join(root, v);
                self.join(mate, end);
                return true;
            }
        }
        false
    }

    /// The full search: grows a tree of alternating paths, shrinking odd cycles.
    fn search(
        &mut self,
        graph: &dyn Graph,
        root: u32,
        free: &[u32],
        vertices: &[u32],
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        self.plant(root, vertices);
        let mut queue = VecDeque::from([root]);
        while let Some(v) = queue.pop_front() {
            if !progress.may_go_on() {
                return Err(Stopped);
            }
            if let Some(&end) = free.iter().find(|&&end| graph.joined(v, end)) {
                self.parent[end as usize] = v;
                self.flip(end);
                return Ok(true);
            }
            for &to in vertices {
                if self.base[v as usize] == self.base[to as usize]
                    || self.mate[v as usize] == to
                    || (!self.outer[to as usize] && self.parent[to as usize] != NOBODY)
                    || !graph.joined(v, to)
                {
                    continue;
                }
                if self.outer[to as usize] {
                    self.shrink(v, to, vertices, &mut queue);
                } else {
                    let next = self.mate[to as usize];
                    self.parent[to as usize] = v;
                    self.outer[next as usize] = true;
                    queue.push_back(next);
                }
            }
        }
        Ok(false)
    }

    fn plant(&mut self, root: u32, vertices: &[u32]) {
        for &v in vertices {
            self.parent[v as usize] = NOBODY;
            self.base[v as usize] = v;
            self.outer[v as usize] = false;
        }
        self.outer[root as usize] = true;
    }

    fn flip(&mut self, end: u32) {
        let mut v = end;
        while v != NOBODY {
            let before = self.parent[v as usize];
            let next = self.mate[before as usize];
            self.join(v, before);
            v = next;
        }
    }

    /// Shrinks the odd cycle that the edge `a`–`b` closes; all its vertices become outer.
    fn shrink(&mut self, a: u32, b: u32, vertices: &[u32], queue: &mut VecDeque<u32>) {
        let stem = self.stem(a, b, vertices);
        for &v in vertices {
            self.mark[v as usize] = false;
        }
        self.mark_path(a, stem, b);
        self.mark_path(b, stem, a);
        for &v in vertices {
            if self.mark[self.base[v as usize] as usize] {
                self.base[v as usize] = stem;
                if !self.outer[v as usize] {
                    self.outer[v as usize] = true;
                    queue.push_back(v);
                }
            }
        }
    }

    fn stem(&mut self, a: u32, b: u32, vertices: &[u32]) -> u32 {
        for &v in vertices {
            self.mark[v as usize] = false;
        }
        let mut v = a;
        loop {
            v = self.base[v as usize];
            self.mark[v as usize] = true;
            match self.mate(v) {
                Some(mate) => v = self.parent[mate as usize],
                None => break,
            }
        }
        let mut v = b;
        loop {
            v = self.base[v as usize];
            if self.mark[v as usize] {
                return v;
            }
            match self.mate(v) {
                Some(mate) => v = self.parent[mate as usize],
                None => return v,
            }
        }
    }

    fn mark_path(&mut self, from: u32, stem: u32, child: u32) {
        let (mut v, mut child) = (from, child);
        while self.base[v as usize] != stem {
            let mate = self.mate[v as usize];
            self.mark[self.base[v as usize] as usize] = true;
            self.mark[self.base[mate as usize] as usize] = true;
            self.parent[v as usize] = child;
            child = mate;
            v = self.parent[mate as usize];
        }
    }
}
