//! Lexicographic choices among the heaviest perfect matchings of a [`Solver`], one decision at a time.
//!
//! The weights must have a lowest digit with room for as much as the number of vertices; it is zero in all
//! edges.

use super::weight::Weight;
use super::weighted::Solver;
use crate::basics::progress::{Progress, Stopped};

/// Pairs a vertex within a set if the best matchings allow it, and settles the pair; returns whether it
/// did.
///
/// # Errors
/// [`Stopped`] if `progress` says so.
pub fn prefer<W: Weight>(
    solver: &mut Solver<W>,
    v: usize,
    wish: impl Fn(usize) -> bool,
    progress: &dyn Progress,
) -> Result<bool, Stopped> {
    if wish(solver.mate(v)) {
        solver.settle(v, wish, W::ZERO, progress)?;
        return Ok(true);
    }
    let wished: Vec<usize> = (0..solver.len()).filter(|&to| wish(to) && solver.is_possible(v, to)).collect();
    if wished.is_empty() {
        return Ok(false);
    }
    if wished.iter().take(8).any(|&to| solver.try_pair(v, to)) {
        solver.settle(v, wish, W::ZERO, progress)?;
        return Ok(true);
    }
    let one = W::scaled(0, 1);
    solver.reward(v, |to| if wish(to) { one } else { W::ZERO }, progress)?;
    let came_true = wish(solver.mate(v));
    let reward = if came_true { one } else { W::ZERO };
    solver.settle(v, |to| wish(to) == came_true, reward, progress)?;
    Ok(came_true)
}

/// Settles the partner of a vertex: the first of a set with which a best matching is still possible.
///
/// # Errors
/// [`Stopped`] if `progress` says so.
pub fn choose_first<W: Weight>(
    solver: &mut Solver<W>,
    v: usize,
    among: impl Fn(usize) -> bool,
    progress: &dyn Progress,
) -> Result<usize, Stopped> {
    let end = solver.len();
    let reward = |to: usize| if among(to) { W::scaled(0, room(end - to)) } else { W::ZERO };
    let better = (0..solver.mate(v)).find(|&to| among(to) && solver.is_possible(v, to));
    let must_search = better.is_some_and(|to| !solver.try_pair(v, to));
    if must_search {
        solver.reward(v, reward, progress)?;
    }
    let partner = solver.mate(v);
    let given = if must_search { reward(partner) } else { W::ZERO };
    solver.settle(v, |to| to == partner, given, progress)?;
    solver.settle(partner, |to| to == v, W::ZERO, progress)?;
    Ok(partner)
}

/// Converts a number of vertices.
#[expect(clippy::cast_possible_wrap, reason = "graphs have fewer than 2^31 vertices")]
fn room(n: usize) -> i64 {
    n as i64
}
