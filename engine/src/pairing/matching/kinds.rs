//! Perfect matchings of a graph whose vertices are of few kinds: two kinds fit or they do not, and few pairs
//! of vertices are exceptions.
//!
//! A search skips whole kinds, so that its cost grows with the number of vertices, not of edges. A
//! lexicographic choice is made one decision at a time: a vertex gets the first partner with which all others
//! can still be matched, both are closed, and the next vertex follows.

use crate::basics::progress::{Progress, Stopped};
use std::collections::VecDeque;

use super::NOBODY;

/// A graph, asked by kinds first.
pub trait Kinds {
    /// Returns the number of kinds.
    fn kinds(&self) -> usize;
    /// The kind of a vertex.
    fn kind(&self, v: u32) -> usize;
    /// Returns true if vertices of two kinds may be partners at all.
    fn fits_kind(&self, a: usize, b: usize) -> bool;
    /// Returns true if two vertices of kinds that fit are an exception.
    fn is_barred(&self, a: u32, b: u32) -> bool;

    /// Returns true if two vertices may be partners.
    fn fits(&self, a: u32, b: u32) -> bool {
        self.fits_kind(self.kind(a), self.kind(b)) && !self.is_barred(a, b)
    }
}

/// The state of a vertex in a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Unseen,
    /// At an even distance from the root.
    Outer,
    Inner,
}

/// A matching of the vertices that are not closed.
#[derive(Debug, Clone)]
pub struct KindMatching {
    mate: Vec<u32>,
    closed: Vec<bool>,
    role: Vec<Role>,
    /// The root of the tree that a vertex is in.
    root: Vec<u32>,
    /// True if the tree of a root has been used up.
    spent: Vec<bool>,
    /// The outer vertex from which an inner one was reached (or, in an odd cycle, the other way round the
    /// cycle).
    before: Vec<u32>,
    /// Leads to the base of the odd cycle that a vertex is in.
    base: Vec<u32>,
    trail: Vec<u32>,
    /// The unseen vertices by kind.
    unseen: Vec<Vec<u32>>,
    /// The outer vertices by kind, in lists of vertices with the same base: the first of each list,
    outer: Vec<Vec<u32>>,
    /// the next in the list of each,
    next: Vec<u32>,
    /// and the last in the list of each first.
    last: Vec<u32>,
    queue: VecDeque<u32>,
}

fn at(v: u32) -> usize {
    v as usize
}

impl KindMatching {
    /// Returns the empty matching of `n` open vertices.
    #[must_use]
    pub fn new(n: usize) -> Self {
        Self {
            mate: vec![NOBODY; n],
            closed: vec![false; n],
            role: vec![Role::Unseen; n],
            root: vec![NOBODY; n],
            spent: vec![false; n],
            before: vec![NOBODY; n],
            base: vec![NOBODY; n],
            trail: Vec::new(),
            unseen: Vec::new(),
            outer: Vec::new(),
            next: vec![NOBODY; n],
            last: vec![NOBODY; n],
            queue: VecDeque::new(),
        }
    }

    /// Returns the partner of a vertex.
    #[must_use]
    pub fn mate(&self, v: u32) -> Option<u32> {
        Some(self.mate[at(v)]).filter(|&m| m != NOBODY)
    }

    /// Returns true if the partner of a vertex is still to be decided.
    #[must_use]
    pub fn is_open(&self, v: u32) -> bool {
        !self.closed[at(v)]
    }

    /// Returns all partners, [`NOBODY`] for those without one.
    #[must_use]
    pub fn mates(&self) -> &[u32] {
        &self.mate
    }

    /// Restores partners that [`KindMatching::mates`] returned earlier.
    pub fn restore(&mut self, mates: &[u32]) {
        self.mate.copy_from_slice(mates);
    }

    /// Separates a vertex from its partner, which is returned.
    pub fn part(&mut self, v: u32) -> Option<u32> {
        let mate = self.mate(v)?;
        self.mate[at(v)] = NOBODY;
        self.mate[at(mate)] = NOBODY;
        Some(mate)
    }

    /// Opens some vertices, whose partners must be among them, and closes all others.
    pub fn open_only(&mut self, vertices: impl IntoIterator<Item = u32>) {
        self.closed.fill(true);
        for v in vertices {
            self.closed[at(v)] = false;
        }
    }

    /// Matches two vertices; both must be without a partner.
    pub fn join(&mut self, a: u32, b: u32) {
        self.mate[at(a)] = b;
        self.mate[at(b)] = a;
    }

    /// Decides on a vertex and its partner, if it has one.
    pub fn close(&mut self, v: u32) {
        self.closed[at(v)] = true;
        if let Some(mate) = self.mate(v) {
            self.closed[at(mate)] = true;
        }
    }

    /// Separates the open pairs that the graph does not allow.
    pub fn part_misfits(&mut self, graph: &impl Kinds) {
        for v in self.open() {
            if let Some(mate) = self.mate(v)
                && !graph.fits(v, mate)
            {
                self.mate[at(v)] = NOBODY;
                self.mate[at(mate)] = NOBODY;
            }
        }
    }

    /// Returns the open vertices.
    fn open(&self) -> Vec<u32> {
        (0..).zip(&self.closed).filter(|(_, closed)| !**closed).map(|(v, _)| v).collect()
    }

    /// Returns the open vertices without a partner.
    fn free(&self) -> Vec<u32> {
        let all = (0..).zip(self.closed.iter().zip(&self.mate));
        all.filter(|(_, (closed, mate))| !**closed && **mate == NOBODY).map(|(v, _)| v).collect()
    }

    /// Finds partners for all open vertices; returns the number of vertices without one.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` says so.
    pub fn maximize(&mut self, graph: &impl Kinds, progress: &dyn Progress) -> Result<usize, Stopped> {
        self.pair_greedily(graph);
        loop {
            let free = self.free();
            self.plant(graph, &free);
            if self.grow(graph, None, progress)? == 0 {
                return Ok(free.len());
            }
        }
    }

    /// Finds partners for all open vertices; returns whether none is left over.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` says so.
    pub fn complete(&mut self, graph: &impl Kinds, progress: &dyn Progress) -> Result<bool, Stopped> {
        Ok(self.maximize(graph, progress)? == 0)
    }

    /// Pairs open vertices without a partner with one of the kind that finds the fewest partners.
    fn pair_greedily(&mut self, graph: &impl Kinds) {
        let mut free = self.free_by_kind(graph);
        let sizes: Vec<usize> = free.iter().map(VecDeque::len).collect();
        let partners = |kind: usize| -> usize {
            (0..sizes.len()).filter(|&other| graph.fits_kind(kind, other)).map(|other| sizes[other]).sum()
        };
        let partners: Vec<usize> = (0..sizes.len()).map(partners).collect();
        self.pair_by(graph, &mut free, |kind, _| partners[kind]);
    }

    /// Pairs open vertices without a partner with the nearest, a first guess where the order of the vertices
    /// counts.
    pub fn pair_nearest(&mut self, graph: &impl Kinds) {
        let mut free = self.free_by_kind(graph);
        self.pair_by(graph, &mut free, |_, v| at(v));
    }

    fn free_by_kind(&self, graph: &impl Kinds) -> Vec<VecDeque<u32>> {
        let mut free = vec![VecDeque::new(); graph.kinds()];
        for v in self.free() {
            free[graph.kind(v)].push_back(v);
        }
        free
    }

    /// Pairs each vertex with the first of the kind that comes first, given the kind and its first vertex.
    fn pair_by(
        &mut self,
        graph: &impl Kinds,
        free: &mut [VecDeque<u32>],
        order: impl Fn(usize, u32) -> usize,
    ) {
        for v in self.free() {
            if self.mate[at(v)] != NOBODY {
                continue;
            }
            // The vertex is the first one that is still free.
            free[graph.kind(v)].pop_front();
            let fitting = (0..free.len()).filter(|&kind| graph.fits_kind(graph.kind(v), kind));
            let first = |kind: usize| {
                let place = free[kind].iter().position(|&u| !graph.is_barred(v, u))?;
                Some((order(kind, free[kind][place]), kind, place))
            };
            if let Some((_, kind, place)) = fitting.filter_map(first).min()
                && let Some(u) = free[kind].remove(place)
            {
                self.join(v, u);
            }
        }
    }

    /// Matches a vertex with the first partner of `among` with which all others can still be matched, and
    /// closes both. Returns `None`, without a change, if there is no such partner.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `progress` says so.
    pub fn choose_first(
        &mut self,
        graph: &impl Kinds,
        v: u32,
        among: impl Iterator<Item = u32>,
        progress: &dyn Progress,
    ) -> Result<Option<u32>, Stopped> {
        let chosen = self.rejoin(graph, v, among, progress)?;
        if chosen.is_some() {
            self.close(v);
        }
        Ok(chosen)
    }

    /// The same without closing them.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` says so.
    pub fn rejoin(
        &mut self,
        graph: &impl Kinds,
        v: u32,
        mut among: impl Iterator<Item = u32>,
        progress: &dyn Progress,
    ) -> Result<Option<u32>, Stopped> {
        let Some(held) = self.mate(v) else { return Ok(None) };
        let is_open = |matching: &Self, u: u32| u != v && !matching.closed[at(u)] && graph.fits(v, u);
        let Some(first) = among.find(|&u| is_open(self, u)) else { return Ok(None) };
        if first == held {
            return Ok(Some(first));
        }
        let other = self.mate[at(first)];
        if other != NOBODY && self.join_by_exchange(graph, other, held) {
            self.join(v, first);
            return Ok(Some(first));
        }
        self.mate[at(held)] = NOBODY;
        self.closed[at(v)] = true;
        self.plant(graph, &[held]);
        self.grow(graph, Some(first), progress)?;
        self.closed[at(v)] = false;
        let chosen = std::iter::once(first)
            .chain(among.filter(|&u| is_open(self, u)))
            .find(|&u| self.role[at(u)] == Role::Outer);
        if let Some(u) = chosen {
            self.mate[at(v)] = u;
            self.flip(u, v);
        } else {
            self.mate[at(held)] = v;
        }
        Ok(chosen)
    }

    /// Matches two freed vertices, directly or by exchanging partners with a matched pair.
    fn join_by_exchange(&mut self, graph: &impl Kinds, a: u32, b: u32) -> bool {
        if graph.fits(a, b) {
            self.join(a, b);
            return true;
        }
        let given_away = [a, b, self.mate[at(a)], self.mate[at(b)]];
        let helps = |x: &u32| {
            let y = self.mate[at(*x)];
            !self.closed[at(*x)]
                && y != NOBODY
                && !given_away.contains(x)
                && graph.fits(a, *x)
                && graph.fits(y, b)
        };
        let Some(x) = (0..).take(self.mate.len()).find(helps) else { return false };
        let y = self.mate[at(x)];
        self.join(a, x);
        self.join(y, b);
        true
    }

    /// Returns, for every vertex, whether some largest matching leaves it over; this matching must be a
    /// largest one.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` says so.
    pub fn could_be_left_over(
        &mut self,
        graph: &impl Kinds,
        progress: &dyn Progress,
    ) -> Result<Vec<bool>, Stopped> {
        let free = self.free();
        self.plant(graph, &free);
        self.grow(graph, None, progress)?;
        Ok(self.role.iter().map(|&role| role == Role::Outer).collect())
    }

    // ---- one search ----

    /// Starts a tree at every root.
    fn plant(&mut self, graph: &impl Kinds, roots: &[u32]) {
        self.role.fill(Role::Unseen);
        self.spent.fill(false);
        self.base.clear();
        self.base.extend((0..).take(self.mate.len()));
        for lists in [&mut self.unseen, &mut self.outer] {
            lists.iter_mut().for_each(Vec::clear);
            lists.resize(graph.kinds(), Vec::new());
        }
        self.queue.clear();
        for &root in roots {
            self.make_outer(graph, root, root);
        }
        for v in self.open() {
            if self.role[at(v)] == Role::Unseen {
                self.unseen[graph.kind(v)].push(v);
            }
        }
    }

    fn make_outer(&mut self, graph: &impl Kinds, v: u32, root: u32) {
        self.role[at(v)] = Role::Outer;
        self.root[at(v)] = root;
        self.next[at(v)] = NOBODY;
        self.last[at(v)] = v;
        self.outer[graph.kind(v)].push(v);
        self.queue.push_back(v);
    }

    /// Grows the trees, joining any two that meet by an augmenting path, until nothing can be added or
    /// `wanted` is outer; returns the number of paths.
    fn grow(
        &mut self,
        graph: &impl Kinds,
        wanted: Option<u32>,
        progress: &dyn Progress,
    ) -> Result<usize, Stopped> {
        let mut paths = 0;
        while let Some(v) = self.queue.pop_front() {
            if !progress.may_go_on() {
                return Err(Stopped);
            }
            for kind in 0..graph.kinds() {
                if self.is_spent(v) {
                    break;
                }
                if graph.fits_kind(graph.kind(v), kind) {
                    self.reach(graph, v, kind);
                    paths += usize::from(self.meet(graph, v, kind));
                }
            }
            if wanted.is_some_and(|u| self.role[at(u)] == Role::Outer) {
                break;
            }
        }
        Ok(paths)
    }

    fn is_spent(&self, v: u32) -> bool {
        self.spent[at(self.root[at(v)])]
    }

    /// Reaches the unseen vertices of a kind from an outer vertex.
    fn reach(&mut self, graph: &impl Kinds, v: u32, kind: usize) {
        let mut barred = Vec::new();
        while let Some(to) = self.unseen[kind].pop() {
            if self.role[at(to)] != Role::Unseen {
                continue;
            }
            if graph.is_barred(v, to) {
                barred.push(to);
                continue;
            }
            self.role[at(to)] = Role::Inner;
            self.before[at(to)] = v;
            self.root[at(to)] = self.root[at(v)];
            self.make_outer(graph, self.mate[at(to)], self.root[at(v)]);
        }
        self.unseen[kind] = barred;
    }

    /// Follows the edges between an outer vertex and those of a kind: closes the odd cycles, and returns true
    /// when an augmenting path was found.
    fn meet(&mut self, graph: &impl Kinds, v: u32, kind: usize) -> bool {
        let mut same = NOBODY;
        let mut place = 0;
        while place < self.outer[kind].len() {
            let first = self.outer[kind][place];
            let is_same = self.find(first) == self.find(v);
            if !self.is_spent(first) && !is_same {
                let Some(u) = self.list(first).find(|&u| !graph.is_barred(v, u)) else {
                    place += 1;
                    continue;
                };
                if self.root[at(u)] != self.root[at(v)] {
                    self.augment(v, u);
                    return true;
                }
                let stem = self.stem(v, u);
                self.shrink(graph, v, u, stem);
                self.shrink(graph, u, v, stem);
            }
            self.outer[kind].swap_remove(place);
            if !self.is_spent(first) {
                same = self.chain(same, first);
            }
        }
        if same != NOBODY {
            self.outer[kind].push(same);
        }
        false
    }

    fn list(&self, first: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(Some(first), |&v| Some(self.next[at(v)]).filter(|&u| u != NOBODY))
    }

    /// Appends a list to another, which may be empty.
    fn chain(&mut self, list: u32, behind: u32) -> u32 {
        if list == NOBODY {
            return behind;
        }
        self.next[at(self.last[at(list)])] = behind;
        self.last[at(list)] = self.last[at(behind)];
        list
    }

    /// Matches two outer vertices of different trees; both trees are spent.
    fn augment(&mut self, a: u32, b: u32) {
        self.flip(a, b);
        self.flip(b, a);
        for v in [a, b] {
            self.spent[at(self.root[at(v)])] = true;
        }
    }

    /// The base of the odd cycle that a vertex is in.
    fn find(&mut self, v: u32) -> u32 {
        let mut top = v;
        while self.base[at(top)] != top {
            top = self.base[at(top)];
        }
        let mut v = v;
        while v != top {
            v = std::mem::replace(&mut self.base[at(v)], top);
        }
        top
    }

    /// The base at which the ways from two outer vertices to the root meet.
    fn stem(&mut self, a: u32, b: u32) -> u32 {
        self.trail.clear();
        let mut next = Some(a);
        while let Some(v) = next {
            let v = self.find(v);
            self.trail.push(v);
            next = self.outer_before(v);
        }
        let mut trail = std::mem::take(&mut self.trail);
        trail.sort_unstable();
        let mut next = Some(b);
        let mut stem = a;
        while let Some(v) = next {
            stem = self.find(v);
            if trail.binary_search(&stem).is_ok() {
                break;
            }
            next = self.outer_before(stem);
        }
        self.trail = trail;
        stem
    }

    fn outer_before(&self, v: u32) -> Option<u32> {
        self.mate(v).map(|mate| self.before[at(mate)])
    }

    /// Turns all vertices on the way from `from` to the stem of the odd cycle that the edge to `to` closes
    /// into outer ones.
    fn shrink(&mut self, graph: &impl Kinds, from: u32, to: u32, stem: u32) {
        let (mut v, mut child) = (from, to);
        while self.find(v) != stem {
            self.before[at(v)] = child;
            child = self.mate[at(v)];
            if self.role[at(child)] == Role::Inner {
                self.make_outer(graph, child, self.root[at(child)]);
            }
            for member in [v, child] {
                if self.base[at(member)] == member {
                    self.base[at(member)] = stem;
                }
            }
            v = self.before[at(child)];
        }
    }

    /// Sets a new partner of an outer vertex, and shifts the partners on the way from it to its root.
    fn flip(&mut self, v: u32, partner: u32) {
        let (mut v, mut partner) = (v, partner);
        loop {
            let inner = std::mem::replace(&mut self.mate[at(v)], partner);
            if inner == NOBODY {
                return;
            }
            let before = self.before[at(inner)];
            self.mate[at(inner)] = before;
            (v, partner) = (before, inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small generator (xorshift), so that every run is the same.
    struct Dice(u64);

    impl Dice {
        fn roll(&mut self, sides: u32) -> u32 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            u32::try_from((self.0 >> 20) % u64::from(sides)).unwrap()
        }
    }

    struct Graph {
        kind: Vec<usize>,
        fits: Vec<Vec<bool>>,
        barred: Vec<Vec<bool>>,
    }

    impl Kinds for Graph {
        fn kinds(&self) -> usize {
            self.fits.len()
        }

        fn kind(&self, v: u32) -> usize {
            self.kind[at(v)]
        }

        fn fits_kind(&self, a: usize, b: usize) -> bool {
            self.fits[a][b]
        }

        fn is_barred(&self, a: u32, b: u32) -> bool {
            self.barred[at(a)][at(b)]
        }
    }

    fn symmetric(dice: &mut Dice, n: u32, share: u32) -> Vec<Vec<bool>> {
        let mut table = vec![vec![false; at(n)]; at(n)];
        for a in 0..n {
            for b in 0..=a {
                table[at(a)][at(b)] = dice.roll(10) < share;
                table[at(b)][at(a)] = table[at(a)][at(b)];
            }
        }
        table
    }

    fn random(dice: &mut Dice, n: u32) -> Graph {
        let kinds = 1 + dice.roll(6);
        let (many, few) = (1 + dice.roll(8), dice.roll(5));
        Graph {
            kind: (0..n).map(|_| at(dice.roll(kinds))).collect(),
            fits: symmetric(dice, kinds, many),
            barred: symmetric(dice, n, few),
        }
    }

    /// Returns the largest number of pairs of these vertices.
    fn most_pairs(graph: &Graph, free: &[u32]) -> usize {
        let Some((&v, rest)) = free.split_first() else { return 0 };
        let with = |u: u32| {
            let others: Vec<u32> = rest.iter().copied().filter(|&w| w != u).collect();
            1 + most_pairs(graph, &others)
        };
        let best = rest.iter().copied().filter(|&u| graph.fits(v, u)).map(with).max();
        best.unwrap_or(0).max(most_pairs(graph, rest))
    }

    fn check(graph: &Graph, matching: &KindMatching, n: u32) {
        for v in 0..n {
            if let Some(mate) = matching.mate(v) {
                assert_eq!(matching.mate(mate), Some(v));
                assert!(graph.fits(v, mate));
            }
        }
    }

    #[test]
    fn as_many_pairs_as_possible_and_the_first_choices() {
        let mut dice = Dice(88_172_645_463_325_252);
        let mut perfect = 0;
        for _ in 0..4000 {
            let n = 2 + dice.roll(8);
            let graph = random(&mut dice, n);
            let mut matching = KindMatching::new(at(n));
            let left = matching.maximize(&graph, &()).unwrap();
            check(&graph, &matching, n);
            let mut free: Vec<u32> = (0..n).collect();
            assert_eq!(left, at(n) - 2 * most_pairs(&graph, &free));
            if 0 < left {
                continue;
            }
            perfect += 1;
            for v in 0..n {
                if !matching.is_open(v) {
                    continue;
                }
                free.retain(|&u| u != v);
                let is_first = |u: &u32| {
                    let others: Vec<u32> = free.iter().copied().filter(|w| w != u).collect();
                    2 * most_pairs(&graph, &others) == others.len()
                };
                // Sometimes only some partners are welcome.
                let welcome: Vec<u32> = (0..n).filter(|_| dice.roll(3) > 0).collect();
                let expected =
                    free.iter().copied().filter(|&u| graph.fits(v, u) && welcome.contains(&u)).find(is_first);
                let chosen = matching.choose_first(&graph, v, welcome.iter().copied(), &()).unwrap();
                assert_eq!(chosen, expected);
                check(&graph, &matching, n);
                if chosen.is_none() {
                    assert!(matching.mate(v).is_some());
                    matching.close(v);
                }
                let partner = matching.mate(v).unwrap();
                free.retain(|&u| u != partner);
            }
        }
        assert!(500 < perfect, "{perfect}");
    }
}
