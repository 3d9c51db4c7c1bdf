//! A graph of few kinds: some players and one more seat, joined if they may meet.

use super::player::{Roster, count};
use crate::pairing::field::Color;
use crate::pairing::matching::kinds::{KindMatching, Kinds};

/// The kinds that C3 makes: no absolute preference, White, Black.
const COLORS: usize = 3;
/// The kinds of players who may take the seat come after those who may not,
const SEATED: usize = COLORS;
/// those of moved-down players after those of residents,
const MDPS: usize = 2 * SEATED;
/// and the seat itself is the last.
const SEAT: usize = 2 * MDPS;

/// The rule that is waived.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Waived {
    /// Nothing.
    Nothing,
    /// C3.
    AbsoluteColors,
    /// The pairs that the arbiter has forbidden.
    Forbidden,
    /// C1.
    Rematches,
}

/// The players are the vertices, in the given order; the seat, if any, is the last vertex.
#[derive(Debug, Clone)]
pub(super) struct Eligible<'a> {
    roster: &'a Roster,
    ranks: Vec<u32>,
    kinds: Vec<usize>,
    waived: Waived,
}

impl<'a> Eligible<'a> {
    /// The graph of C1 and C3.
    pub(super) fn new(roster: &'a Roster, ranks: impl Iterator<Item = u32>) -> Self {
        let ranks: Vec<u32> = ranks.collect();
        let kinds = ranks.iter().map(|&rank| color_kind(roster, rank)).collect();
        Self { roster, ranks, kinds, waived: Waived::Nothing }
    }

    /// Forbids some players to meet each other (section 10.19: the moved-down players).
    pub(super) fn with_mdps(mut self, is_mdp: impl Fn(u32) -> bool) -> Self {
        for (kind, _) in self.kinds.iter_mut().zip(&self.ranks).filter(|(_, rank)| is_mdp(**rank)) {
            *kind += MDPS;
        }
        self
    }

    /// Adds a seat after the players that some of them may take instead of a partner: the bye, or the place
    /// of the downfloater.
    pub(super) fn with_seat(mut self, may_take: impl Fn(u32) -> bool) -> Self {
        for (kind, _) in self.kinds.iter_mut().zip(&self.ranks).filter(|(_, rank)| may_take(**rank)) {
            *kind += SEATED;
        }
        self.kinds.push(SEAT);
        self
    }

    /// Waives a rule; must be called before the other settings.
    pub(super) fn waiving(mut self, waived: Waived) -> Self {
        if waived == Waived::AbsoluteColors {
            self.kinds.fill(0);
        }
        self.waived = waived;
        self
    }

    /// Returns the number of vertices.
    pub(super) fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Returns the pairs of players of a matching.
    pub(super) fn pairs(&self, matching: &KindMatching) -> Vec<(u32, u32)> {
        let pairs = (0..count(self.len())).filter_map(|v| matching.mate(v).map(|mate| (v, mate)));
        pairs.filter(|(v, mate)| v < mate).filter_map(|(v, mate)| self.rank(v).zip(self.rank(mate))).collect()
    }

    /// Returns the player of a vertex; the seat has none.
    pub(super) fn rank(&self, v: u32) -> Option<u32> {
        self.ranks.get(v as usize).copied()
    }
}

/// The kind of a player for C3.
fn color_kind(roster: &Roster, rank: u32) -> usize {
    match roster.bound(rank) {
        None => 0,
        Some(Color::White) => 1,
        Some(Color::Black) => 2,
    }
}

impl Kinds for Eligible<'_> {
    fn kinds(&self) -> usize {
        SEAT + 1
    }

    fn kind(&self, v: u32) -> usize {
        self.kinds[v as usize]
    }

    fn fits_kind(&self, a: usize, b: usize) -> bool {
        let (a, b) = (a.min(b), a.max(b));
        if b == SEAT {
            return a != SEAT && SEATED <= a % MDPS;
        }
        a < MDPS && (a % COLORS == 0 || a % COLORS != b % COLORS)
    }

    fn is_barred(&self, a: u32, b: u32) -> bool {
        let (Some(p), Some(q)) = (self.rank(a), self.rank(b)) else { return false };
        (self.waived != Waived::Rematches && self.roster.have_met(p, q))
            || (self.waived != Waived::Forbidden && self.roster.are_kept_apart(p, q))
    }
}

/// Players grouped by their kind for C3, to find the possible opponents of another player.
pub(super) struct Company<'a> {
    roster: &'a Roster,
    by_color: [Vec<u32>; COLORS],
}

impl<'a> Company<'a> {
    pub(super) fn new(roster: &'a Roster, ranks: impl Iterator<Item = u32>) -> Self {
        let mut by_color: [Vec<u32>; COLORS] = Default::default();
        for rank in ranks {
            by_color[color_kind(roster, rank)].push(rank);
        }
        Self { roster, by_color }
    }

    /// Returns true if a player may meet any of them by C1 and C3.
    pub(super) fn any_meets(&self, player: u32) -> bool {
        let own = color_kind(self.roster, player);
        let fitting = (0..COLORS).filter(|&other| own == 0 || own != other);
        fitting.flat_map(|color| &self.by_color[color]).any(|&rank| self.roster.c1(player, rank))
    }
}
