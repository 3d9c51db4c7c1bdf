//! Blossoms: making one of an odd cycle, opening one, and augmenting along a path through them.

use super::{Blossom, Edge, NO_EDGE, Role, Solver, at, number};
use crate::pairing::matching::NOBODY;
use crate::pairing::matching::weight::Weight;

impl<W: Weight> Solver<W> {
    pub(super) fn make_blossom(&mut self, stem: u32, (u, v): Edge) {
        let (left_nodes, left_edges) = self.climb(self.top[at(u)], stem);
        let (right_nodes, right_edges) = self.climb(self.top[at(v)], stem);
        let mut children = vec![stem];
        children.extend(left_nodes.iter().rev());
        children.extend(&right_nodes);
        let mut links: Vec<Edge> = left_edges.iter().rev().map(|&(a, b)| (b, a)).collect();
        links.push((u, v));
        links.extend(&right_edges);

        let newly_outer: Vec<u32> =
            children.iter().copied().filter(|&c| self.role[at(c)] == Role::Inner).collect();
        for child in newly_outer {
            let members = self.members(child);
            self.queue.extend(members);
        }
        let members: Vec<u32> = children.iter().flat_map(|&c| self.members(c)).collect();
        let Some(slot) = self.blossoms.iter().position(Option::is_none) else { return };
        let node = number(self.n + slot);
        self.base[at(node)] = self.base[at(stem)];
        self.around[at(node)] = NOBODY;
        self.role[at(node)] = Role::Outer;
        self.root[at(node)] = self.root[at(stem)];
        for &child in &children {
            self.around[at(child)] = node;
        }
        for &member in &members {
            self.top[at(member)] = node;
        }
        let nearest = vec![NOBODY; self.n];
        self.blossoms[slot] = Some(Blossom { children, links, members, charge: W::ZERO, nearest });
        self.alive.push(node);
        for x in 0..self.n {
            if self.top[x] != node {
                self.find_nearest(node, x);
            }
        }
        self.find_slack(node);
    }

    pub(super) fn expand_uncharged(&mut self) {
        let spent: Vec<u32> = self
            .outermost()
            .filter(|&x| {
                self.role[at(x)] == Role::Inner && self.blossom(x).is_some_and(|b| b.charge == W::ZERO)
            })
            .collect();
        for node in spent {
            self.expand(node);
        }
    }

    /// Opens an inner blossom without charge; the even way through it stays in the tree.
    fn expand(&mut self, node: u32) {
        let (from, into) = self.entry[at(node)];
        let base = self.base[at(node)];
        let Some(entered) = self.child_with(node, into) else { return };
        let Some(mut blossom) = self.blossoms[at(node) - self.n].take() else { return };
        self.alive.retain(|&b| b != node);
        for &child in &blossom.children {
            self.around[at(child)] = NOBODY;
            self.lift(child);
            self.role[at(child)] = Role::Free;
            self.slack[at(child)] = NO_EDGE;
        }
        debug_assert_eq!(self.top[at(base)], blossom.children[0]);
        let k = blossom.children.len();
        if entered % 2 == 1 {
            turn_around(&mut blossom);
        }
        let entered = if entered % 2 == 1 { k - entered } else { entered };
        let root = self.root[at(node)];
        for &child in &blossom.children[..=entered] {
            self.root[at(child)] = root;
        }
        self.keep_in_tree(&blossom, entered, (from, into));
        for i in entered + 1..k {
            self.find_slack(blossom.children[i]);
        }
    }

    /// Puts the children from the entered one back to the base into the tree, inner and outer in turn.
    fn keep_in_tree(&mut self, blossom: &Blossom<W>, entered: usize, entry: Edge) {
        let mut entry = entry;
        for i in (0..=entered).rev() {
            let child = blossom.children[i];
            if (entered - i).is_multiple_of(2) {
                self.role[at(child)] = Role::Inner;
                self.entry[at(child)] = entry;
            } else {
                self.make_outer(child);
                self.find_slack(child);
                let (a, b) = blossom.links[i - 1];
                entry = (b, a);
            }
        }
    }

    fn child_with(&self, node: u32, v: u32) -> Option<usize> {
        let mut child = v;
        while self.around[at(child)] != node {
            child = self.around[at(child)];
            if child == NOBODY {
                return None;
            }
        }
        self.blossom(node)?.children.iter().position(|&c| c == child)
    }

    /// Follows the tree from the outer vertex `u`, which gets `v` as its partner, to its root.
    pub(super) fn flip(&mut self, u: u32, v: u32) {
        let (mut u, mut v) = (u, v);
        loop {
            let node = self.top[at(u)];
            let mate = self.mate[at(self.base[at(node)])];
            self.rebase(node, u);
            self.mate[at(u)] = v;
            if mate == NOBODY {
                return;
            }
            let inner = self.top[at(mate)];
            let (from, into) = self.entry[at(inner)];
            self.rebase(inner, into);
            self.mate[at(into)] = from;
            (u, v) = (from, into);
        }
    }

    /// Turns `v` into the base of a node: all its other vertices are partners of each other.
    fn rebase(&mut self, node: u32, v: u32) {
        self.base[at(node)] = v;
        if at(node) < self.n {
            return;
        }
        let Some(at_child) = self.child_with(node, v) else { return };
        let Some(mut blossom) = self.blossoms[at(node) - self.n].take() else { return };
        if at_child % 2 == 1 {
            turn_around(&mut blossom);
        }
        let k = blossom.children.len();
        let at_child = if at_child % 2 == 1 { k - at_child } else { at_child };
        for i in (0..at_child).step_by(2) {
            let (a, b) = blossom.links[i];
            self.rebase(blossom.children[i], a);
            self.rebase(blossom.children[i + 1], b);
            self.link(a, b);
        }
        self.rebase(blossom.children[at_child], v);
        blossom.children.rotate_left(at_child);
        blossom.links.rotate_left(at_child);
        self.blossoms[at(node) - self.n] = Some(blossom);
    }
}

/// Reverses the direction of the cycle; the first child remains first.
fn turn_around<W>(blossom: &mut Blossom<W>) {
    blossom.children[1..].reverse();
    blossom.links.reverse();
    for link in &mut blossom.links {
        *link = (link.1, link.0);
    }
}
