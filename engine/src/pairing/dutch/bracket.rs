//! A bracket: the players paired in one step, and their pairing (C.04.3, articles 1.3 and 3).

use std::ops::Range;

use super::player::Roster;
use crate::basics::number::Points;

/// The players of one step, each named by the place in rank order.
#[derive(Debug, Clone)]
pub(super) struct Bracket {
    /// The moved-down players, in rank order.
    pub mdps: Vec<u32>,
    /// The scoregroup.
    pub residents: Range<u32>,
    /// The score of the residents.
    pub score: Points,
    /// The scoregroup below, for the look-ahead of C8.
    pub next: Range<u32>,
    /// Everybody below that.
    pub rest: Range<u32>,
}

/// The pairing of one bracket.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Paired {
    /// The pairs, the better-ranked player first.
    pub pairs: Vec<(u32, u32)>,
    /// The downfloaters, in rank order.
    pub floaters: Vec<u32>,
}

impl Bracket {
    /// Creates the bracket of the floaters from above and the group numbered `index`.
    pub(super) fn new(roster: &Roster, groups: &[Range<u32>], index: usize, mdps: Vec<u32>) -> Self {
        let end = groups.last().map_or(0, |g| g.end);
        let next = groups.get(index + 1).cloned().unwrap_or(end..end);
        Self {
            mdps,
            residents: groups[index].clone(),
            score: roster.score(groups[index].start),
            rest: next.end..end,
            next,
        }
    }

    /// Returns the players of the bracket in rank order.
    pub(super) fn players(&self) -> impl Iterator<Item = u32> + '_ {
        self.mdps.iter().copied().chain(self.residents.clone())
    }

    /// Returns everybody below the bracket.
    pub(super) fn below(&self) -> Range<u32> {
        self.residents.end..self.rest.end
    }

    /// Returns the number of players of the bracket.
    pub(super) fn len(&self) -> usize {
        self.mdps.len() + self.residents.len()
    }

    /// Creates the pairing from its pairs; the other players float.
    pub(super) fn paired(&self, mut pairs: Vec<(u32, u32)>) -> Paired {
        for pair in &mut pairs {
            *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
        }
        pairs.sort_unstable();
        let mut busy: Vec<u32> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
        busy.sort_unstable();
        let floaters = self.players().filter(|p| busy.binary_search(p).is_err()).collect();
        Paired { pairs, floaters }
    }
}
