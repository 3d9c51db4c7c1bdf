//! The direct way: a bracket in which all of C6 to C21 can be at their lower bounds at once.
//!
//! Nearly all brackets of a large field are of this kind. Any complete pairing of the pairs that [`Tight`]
//! allows is then as good as can be, and only the order of articles 4.2 to 4.4 remains.

use super::bracket::{Bracket, Paired};
use super::completion::Completion;
use super::exchange::Remainder;
use super::player::{Roster, count};
use super::tight::{Sorted, Tight};
use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::bipartite::{Rows, first_perfect};
use crate::pairing::matching::kinds::KindMatching;
use crate::pairing::matching::weight::Weight;
use crate::pairing::matching::weighted::Solver;

type Pairs = Vec<(usize, usize)>;

/// Finds the first candidate at the bounds; `None` if they cannot all be met or counting does not decide it.
/// With `floaters` no other player may float.
pub(super) fn solve(
    roster: &Roster,
    completion: &Completion,
    bracket: &Bracket,
    floaters: Option<&[u32]>,
    progress: &dyn Progress,
) -> Result<Option<Paired>, Stopped> {
    let Some(mut tight) = Tight::new(roster, completion, bracket, floaters) else { return Ok(None) };
    for level in tight.levels() {
        tight.set_level(level);
        if let Some(pairs) = first_candidate(&tight, progress)? {
            let float = tight.residents().end;
            let real = pairs.into_iter().filter(|&(a, b)| a.max(b) != float);
            return Ok(Some(bracket.paired(real.map(|(a, b)| (tight.rank(a), tight.rank(b))).collect())));
        }
    }
    Ok(None)
}

fn first_candidate(tight: &Tight, progress: &dyn Progress) -> Result<Option<Pairs>, Stopped> {
    if let Some(mut pairs) = greedy_mdp_pairs(tight, progress)?
        && let Some(more) = pair_without_exchange(tight, &pairs, progress)?
    {
        pairs.extend(more);
        return Ok(Some(pairs));
    }
    let Some(mut pairs) = mdp_pairs(tight, progress)? else { return Ok(None) };
    let more = match pair_without_exchange(tight, &pairs, progress)? {
        Some(more) => more,
        None => pair_with_exchange(tight, &pairs, progress)?,
    };
    pairs.extend(more);
    Ok(Some(pairs))
}

/// Pairs every moved-down player with the first free resident (article 4.2), without regard to the others.
fn greedy_mdp_pairs(tight: &Tight, progress: &dyn Progress) -> Result<Option<Pairs>, Stopped> {
    let mut pairs = Pairs::new();
    let mut is_taken = vec![false; tight.len()];
    for mdp in 0..tight.mdps() {
        if !progress.may_go_on() {
            return Err(Stopped);
        }
        let first = tight.residents().find(|&v| !is_taken[v] && tight.fits(mdp, v));
        let Some(partner) = first else { return Ok(None) };
        is_taken[partner] = true;
        pairs.push((mdp, partner));
    }
    Ok(Some(pairs))
}

/// Returns the residents that are not opponents of moved-down players.
fn remainder(tight: &Tight, mdp_pairs: &[(usize, usize)]) -> Vec<usize> {
    let mut taken: Vec<usize> = mdp_pairs.iter().map(|&(_, v)| v).collect();
    taken.sort_unstable();
    tight.residents().filter(|v| taken.binary_search(v).is_err()).collect()
}

// ---- the remainder: S1 against S2 ----

/// S1 (and the float) against S2 of the remainder.
struct Halves<'a> {
    tight: &'a Tight<'a>,
    upper: Vec<usize>,
    lower: Vec<usize>,
}

impl Rows for Halves<'_> {
    fn left(&self) -> usize {
        self.upper.len()
    }

    fn right(&self) -> usize {
        self.lower.len()
    }

    fn kinds(&self) -> usize {
        super::tight::KINDS
    }

    fn kind(&self, right: usize) -> usize {
        self.tight.kind(self.lower[right])
    }

    fn fits_kind(&self, left: usize, kind: usize) -> bool {
        self.tight.fits_kind(self.upper[left], kind)
    }

    fn fits(&self, left: usize, right: usize) -> bool {
        self.tight.fits(self.upper[left], self.lower[right])
    }
}

/// Article 4.2: the first transposition without an exchange.
fn pair_without_exchange(
    tight: &Tight,
    mdp_pairs: &[(usize, usize)],
    progress: &dyn Progress,
) -> Result<Option<Pairs>, Stopped> {
    let mut upper = remainder(tight, mdp_pairs);
    let lower = upper.split_off(upper.len() / 2);
    if tight.has_float() {
        upper.push(tight.residents().end);
    }
    let halves = Halves { tight, upper, lower };
    let Some(partners) = first_perfect(&halves, progress)? else { return Ok(None) };
    Ok(Some(halves.upper.iter().zip(partners).map(|(&a, b)| (a, halves.lower[b])).collect()))
}

// ---- the moved-down players, if the first free residents cannot be taken ----

/// Article 4.2: the first opponents of the moved-down players with whom everybody else can be paired too;
/// `None` if no pairing meets the bounds.
fn mdp_pairs(tight: &Tight, progress: &dyn Progress) -> Result<Option<Pairs>, Stopped> {
    let graph = Sorted::new(tight);
    let mut matching = KindMatching::new(tight.len());
    if !matching.complete(&graph, progress)? {
        return Ok(None);
    }
    let mut pairs = Pairs::new();
    for mdp in 0..tight.mdps() {
        let residents = tight.residents().map(count);
        let Some(partner) = matching.choose_first(&graph, count(mdp), residents, progress)? else {
            return Ok(None);
        };
        pairs.push((mdp, partner as usize));
    }
    Ok(Some(pairs))
}

// ---- the remainder, if S1 against S2 is impossible ----

/// Articles 4.3 and 4.2: the first exchange and transposition.
fn pair_with_exchange(
    tight: &Tight,
    mdp_pairs: &[(usize, usize)],
    progress: &dyn Progress,
) -> Result<Pairs, Stopped> {
    let residents = remainder(tight, mdp_pairs);
    let bits = usize::BITS - residents.len().leading_zeros();
    if 6 * bits + 16 <= i64::BITS {
        exchange_in::<i64>(tight, residents, bits, progress)
    } else {
        exchange_in::<i128>(tight, residents, bits, progress)
    }
}

fn exchange_in<W: Weight>(
    tight: &Tight,
    residents: Vec<usize>,
    bits: u32,
    progress: &dyn Progress,
) -> Result<Pairs, Stopped> {
    let remainder = Remainder { residents: residents.len(), pairs: residents.len() / 2 };
    let mut vertices = residents;
    if tight.has_float() {
        vertices.push(tight.residents().end);
    }
    let weigh = |a: usize, b: usize| {
        if !tight.fits(vertices[a], vertices[b]) {
            return None;
        }
        let is_float = b == remainder.residents;
        let cost = if is_float { remainder.cost_of_float(a) } else { remainder.cost_of_pair(a, b) };
        // The wish takes the lowest bits, the distance at most twice as many, the number of exchanges the
        // rest.
        Some(W::scaled(bits + 1, -cost.distance).minus(W::scaled(3 * bits + 2, cost.exchanged)))
    };
    let mut solver = Solver::<W>::new(vertices.len(), weigh, progress)?;
    solver.solve(progress)?;
    let pairs = remainder.settle(&mut solver, progress)?;
    Ok(pairs.into_iter().map(|(a, b)| (vertices[a], vertices[b])).collect())
}
