//! The pairs of a bracket by the weights of all pairs, settling one decision after the other.

use super::members::Members;
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::weight::Weight;
use crate::pairing::matching::weighted::Solver;
use crate::pairing::matching::wishes::{choose_first, prefer};

/// Finds the first of the best pairings; `None` if there is no pairing.
pub(super) fn solve<W: Weight>(
    members: &Members,
    labels: Option<&[W]>,
    progress: &dyn Progress,
) -> Result<Option<Vec<(usize, usize)>>, Stopped> {
    let n = members.len();
    let class = |v: usize| members.of_member[v];
    let weigh =
        |a: usize, b: usize| members.may_meet(a, b).then(|| members.between(class(a), class(b))).flatten();
    let mut solver = match labels {
        Some(labels) => Solver::with_labels(n, weigh, |v| labels[class(v)], progress)?,
        None => Solver::new(n, weigh, progress)?,
    };
    if !solver.solve(progress)? {
        return Ok(None);
    }
    let tops = settle_tops(&mut solver, progress)?;
    let mut pairs = Vec::with_capacity(tops.len());
    for top in tops {
        pairs.push((top, choose_first(&mut solver, top, |to| top < to, progress)?));
    }
    Ok(Some(pairs))
}

/// 3.6.3: the smallest TPNs are top members, as far as possible.
fn settle_tops<W: Weight>(solver: &mut Solver<W>, progress: &dyn Progress) -> Result<Vec<usize>, Stopped> {
    let n = solver.len();
    let mut tops = Vec::with_capacity(n / 2);
    for v in 0..n {
        if tops.len() < n / 2 && prefer(solver, v, |to| v < to, progress)? {
            tops.push(v);
        }
    }
    Ok(tops)
}
