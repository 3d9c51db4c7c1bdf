//! The first of all perfect matchings between two rows: the first of the left row gets the first possible
//! partner, then the second, and so on (the transpositions of C.04.3, article 4.2, as a matching).

use super::NOBODY;
use crate::basics::progress::{Progress, Stopped};

/// A graph of two rows; the right vertices have kinds, so that a search can skip a whole kind.
pub trait Rows {
    /// Returns the number of left vertices.
    fn left(&self) -> usize;
    /// Returns the number of right vertices.
    fn right(&self) -> usize;
    /// Returns the number of kinds of right vertices.
    fn kinds(&self) -> usize;
    /// The kind of a right vertex.
    fn kind(&self, right: usize) -> usize;
    /// Returns true if a left vertex may have partners of a kind at all.
    fn fits_kind(&self, left: usize, kind: usize) -> bool;
    /// Returns true if two vertices may be partners.
    fn fits(&self, left: usize, right: usize) -> bool;
}

/// Returns the right partner of every left vertex in the first perfect matching; `None` without a perfect
/// matching.
///
/// # Errors
/// [`Stopped`] if `progress` says so.
pub fn first_perfect(rows: &impl Rows, progress: &dyn Progress) -> Result<Option<Vec<usize>>, Stopped> {
    if rows.left() != rows.right() {
        return Ok(None);
    }
    let mut search = Search::new(rows);
    if !search.match_all(progress)? {
        return Ok(None);
    }
    for left in 0..rows.left() {
        if !progress.may_go_on() {
            return Err(Stopped);
        }
        search.improve(left);
    }
    Ok(Some(search.partner.iter().map(|&right| right as usize).collect()))
}

struct Search<'a, R> {
    rows: &'a R,
    partner: Vec<u32>,
    owner: Vec<u32>,
    /// The right vertices not yet seen by the search, by kind.
    unseen: Vec<Vec<u32>>,
    /// The left vertex from which a right one was reached.
    reached_from: Vec<u32>,
}

#[expect(clippy::cast_possible_truncation, reason = "rows have fewer than 2^31 places")]
fn number(v: usize) -> u32 {
    v as u32
}

impl<'a, R: Rows> Search<'a, R> {
    fn new(rows: &'a R) -> Self {
        Self {
            rows,
            partner: vec![NOBODY; rows.left()],
            owner: vec![NOBODY; rows.right()],
            unseen: Vec::new(),
            reached_from: vec![NOBODY; rows.right()],
        }
    }

    /// Matches every left vertex with the first free partner, or with one by an augmenting path.
    fn match_all(&mut self, progress: &dyn Progress) -> Result<bool, Stopped> {
        let mut free: Vec<u32> = (0..number(self.rows.right())).rev().collect();
        let mut passed = Vec::new();
        for left in 0..self.rows.left() {
            if !progress.may_go_on() {
                return Err(Stopped);
            }
            while let Some(right) = free.pop() {
                if self.owner[right as usize] != NOBODY {
                    continue;
                }
                if self.rows.fits(left, right as usize) {
                    self.join(left, right);
                    break;
                }
                passed.push(right);
            }
            free.extend(passed.drain(..).rev());
            if self.partner[left] == NOBODY && !self.augment(left) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn join(&mut self, left: usize, right: u32) {
        self.partner[left] = right;
        self.owner[right as usize] = number(left);
    }

    /// Marks all right vertices as unseen, except the partners of left vertices before `first`.
    fn forget(&mut self, first: usize) {
        self.unseen.iter_mut().for_each(Vec::clear);
        self.unseen.resize(self.rows.kinds(), Vec::new());
        for right in (0..self.rows.right()).rev() {
            if self.owner[right] == NOBODY || first <= self.owner[right] as usize {
                self.unseen[self.rows.kind(right)].push(number(right));
            }
        }
    }

    fn augment(&mut self, left: usize) -> bool {
        self.forget(0);
        self.reach(left, NOBODY).is_some_and(|end| {
            self.follow(left, end);
            true
        })
    }

    /// Searches alternating paths from a left vertex to a right one owned by `end`; returns that right one.
    fn reach(&mut self, from: usize, end: u32) -> Option<u32> {
        let mut queue = vec![number(from)];
        let mut next = 0;
        while next < queue.len() {
            let left = queue[next];
            next += 1;
            for right in self.take_fitting(left as usize) {
                self.reached_from[right as usize] = left;
                let owner = self.owner[right as usize];
                if owner == end {
                    return Some(right);
                }
                queue.push(owner);
            }
        }
        None
    }

    /// Returns the unseen right vertices that fit a left one, and marks them as seen.
    fn take_fitting(&mut self, left: usize) -> Vec<u32> {
        let mut fitting = Vec::new();
        for kind in 0..self.unseen.len() {
            if !self.rows.fits_kind(left, kind) {
                continue;
            }
            let rows = self.rows;
            self.unseen[kind].retain(|&right| {
                let fits = rows.fits(left, right as usize);
                if fits {
                    fitting.push(right);
                }
                !fits
            });
        }
        fitting
    }

    /// Shifts the partners along the path that ends at a right vertex and starts at `from`.
    fn follow(&mut self, from: usize, end: u32) {
        let mut right = end;
        loop {
            let left = self.reached_from[right as usize] as usize;
            let before = self.partner[left];
            self.join(left, right);
            if left == from {
                return;
            }
            right = before;
        }
    }

    /// Matches a left vertex with the first partner that leaves a perfect matching for the later ones.
    fn improve(&mut self, left: usize) {
        let current = self.partner[left];
        let mut is_fresh = false;
        for right in 0..current {
            let owner = self.owner[right as usize];
            if (owner as usize) <= left || !self.rows.fits(left, right as usize) {
                continue;
            }
            if !is_fresh {
                self.forget(left + 1);
                self.unseen[self.rows.kind(current as usize)].push(current);
                self.owner[current as usize] = NOBODY;
                is_fresh = true;
            }
            if let Some(end) = self.reach(owner as usize, NOBODY) {
                self.join(left, right);
                self.partner[owner as usize] = NOBODY;
                self.follow(owner as usize, end);
                return;
            }
        }
        self.join(left, current);
    }
}
