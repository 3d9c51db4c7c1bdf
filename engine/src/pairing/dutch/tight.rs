//! The pairs that a pairing may have if it meets the lower bounds of C6 to C21 in a bracket.
//!
//! The bounds follow from counting. If `x` players prefer one colour, `y` the other and `o` none, at least
//! `(x - y - o) / 2` pairs clash (C12), and exactly so many if every pair has one of the `x`. If only `m` of
//! the `x` have a mild preference, at least that number less `m` of the clashes hurt a strong preference
//! (C13). So the bounds decide pair by pair, and any complete pairing of allowed pairs meets them all.

use super::bracket::Bracket;
use super::completion::Completion;
use super::criteria::{breaks_c10, breaks_c11, breaks_c13};
use super::player::{Player, Roster};
use super::preference::Strength;
use crate::pairing::field::Color;
use crate::pairing::matching::kinds::Kinds;

/// The number of kinds of preference.
pub(super) const KINDS: usize = 5;

/// The kind of a player's preference: its colour, and whether it is mild; the last kind wants none.
fn kind(player: &Player) -> usize {
    let color = match player.preference.color {
        Some(Color::White) => 0,
        Some(Color::Black) => 2,
        None => return KINDS - 1,
    };
    color + usize::from(player.strength() == Strength::Mild)
}

/// The downfloats and upfloats that a bound allows (C14 to C17), the earlier criterion first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Level([bool; 4]);

impl Level {
    /// C14, C16: whether the downfloater may have floated down `rounds_ago` rounds ago.
    fn lets_fall(self, rounds_ago: usize) -> bool {
        self.0[2 * rounds_ago - 2]
    }

    /// C15, C17: whether the opponent of the moved-down player may have floated up `rounds_ago` rounds ago.
    fn lets_rise(self, rounds_ago: usize) -> bool {
        self.0[2 * rounds_ago - 1]
    }
}

/// The pairs that meet the bounds. Vertices are the players of the bracket in rank order, followed by
/// the float.
pub(super) struct Tight<'a> {
    roster: &'a Roster,
    players: Vec<u32>,
    mdps: usize,
    kinds: Vec<usize>,
    allowed: [[bool; KINDS]; KINDS],
    /// The possible kinds of the downfloater.
    floating: [bool; KINDS],
    topscorers: bool,
    may_float: Vec<bool>,
    level: Level,
}

impl<'a> Tight<'a> {
    /// Finds the bounds; `None` if counting does not give all of them. With `floaters` no other player may
    /// float.
    pub(super) fn new(
        roster: &'a Roster,
        completion: &Completion,
        bracket: &Bracket,
        floaters: Option<&[u32]>,
    ) -> Option<Self> {
        if bracket.residents.len() < bracket.mdps.len() {
            return None;
        }
        let players: Vec<u32> = bracket.players().collect();
        let kinds: Vec<usize> = players.iter().map(|&p| kind(roster.get(p))).collect();
        let topscorers = players.iter().any(|&p| roster.get(p).is_topscorer);
        let odd = !players.len().is_multiple_of(2);
        let allowed = allowed_kinds(&kinds, odd, topscorers)?;
        let level = Level([false; 4]);
        let mut tight = Self {
            roster,
            mdps: bracket.mdps.len(),
            floating: allowed[KINDS - 1],
            may_float: vec![false; players.len()],
            players,
            kinds,
            allowed,
            topscorers,
            level,
        };
        if odd {
            tight.note_floaters(completion, bracket, floaters);
        }
        Some(tight)
    }

    /// C2, C5, C9: sets the residents who may be the downfloater.
    fn note_floaters(&mut self, completion: &Completion, bracket: &Bracket, floaters: Option<&[u32]>) {
        let gets_bye = completion.bye().is_some_and(|bye| bracket.score <= bye.score);
        let unplayed = |v: usize| self.roster.get(self.players[v]).unplayed;
        let may_float = |v: usize| floaters.is_none_or(|list| list.binary_search(&self.players[v]).is_ok());
        let eligible = |v: usize| may_float(v) && (!gets_bye || completion.bye_may_go_to(self.players[v]));
        let fewest = (self.mdps..self.players.len()).filter(|&v| eligible(v)).map(unplayed).min();
        for v in self.mdps..self.players.len() {
            let c9 = !gets_bye || Some(unplayed(v)) == fewest;
            self.may_float[v] = eligible(v) && c9 && self.floating[self.kinds[v]];
        }
    }

    /// Returns the levels of C14 to C17 from the best on, as far as counting proves that none between is left
    /// out.
    pub(super) fn levels(&self) -> Vec<Level> {
        let bits = [false, true];
        let floats: Vec<(bool, bool)> = self.float_levels();
        let mut levels = Vec::new();
        for &(c14, c16) in &floats {
            let upfloats = if self.mdps == 1 { &bits[..] } else { &bits[..1] };
            for &c15 in upfloats {
                levels.extend(upfloats.iter().map(|&c17| Level([c14, c15, c16, c17])));
            }
        }
        levels.sort_unstable();
        if 1 < self.mdps {
            levels.truncate(1);
        }
        levels
    }

    /// The values of C14 and C16 that some possible downfloater has.
    fn float_levels(&self) -> Vec<(bool, bool)> {
        if !self.has_float() {
            return vec![(false, false)];
        }
        let candidates = (self.mdps..self.players.len()).filter(|&v| self.may_float[v]);
        let mut levels: Vec<(bool, bool)> = candidates.map(|v| self.floats_again(v)).collect();
        levels.sort_unstable();
        levels.dedup();
        levels
    }

    fn floats_again(&self, v: usize) -> (bool, bool) {
        let player = self.player(v);
        (player.went_down(1), player.went_down(2))
    }

    /// Sets the floats that C14 to C17 allow.
    pub(super) fn set_level(&mut self, level: Level) {
        self.level = level;
    }

    /// Returns the number of vertices.
    pub(super) fn len(&self) -> usize {
        self.players.len() + usize::from(self.has_float())
    }

    /// Returns true if one player floats.
    pub(super) fn has_float(&self) -> bool {
        !self.players.len().is_multiple_of(2)
    }

    /// Returns the number of moved-down players, who are the first vertices.
    pub(super) fn mdps(&self) -> usize {
        self.mdps
    }

    /// Returns the vertices that are residents.
    pub(super) fn residents(&self) -> std::ops::Range<usize> {
        self.mdps..self.players.len()
    }

    /// Returns the player of a vertex, by rank.
    pub(super) fn rank(&self, v: usize) -> u32 {
        self.players[v]
    }

    fn player(&self, v: usize) -> &Player {
        self.roster.get(self.players[v])
    }

    /// Returns the kind of preference of a vertex.
    pub(super) fn kind(&self, v: usize) -> usize {
        self.kinds[v]
    }

    /// Returns true if a vertex may be paired with any vertex of a kind.
    pub(super) fn fits_kind(&self, v: usize, kind: usize) -> bool {
        match self.kinds.get(v) {
            Some(&own) => self.allowed[own][kind],
            None => self.floating[kind],
        }
    }

    /// Returns true if two vertices may be paired; with the float: whether the other may be the downfloater.
    pub(super) fn fits(&self, a: usize, b: usize) -> bool {
        let (a, b) = (a.min(b), a.max(b));
        if b == self.players.len() {
            return self.fits_float(a);
        }
        self.mdps <= b
            && self.allowed[self.kinds[a]][self.kinds[b]]
            && (self.mdps <= a || self.fits_mdp(b))
            && (!self.topscorers || self.fits_topscorers(a, b))
            && self.roster.may_meet(self.players[a], self.players[b])
    }

    fn fits_float(&self, v: usize) -> bool {
        let (c14, c16) = self.floats_again(v);
        self.may_float[v] && (!c14 || self.level.lets_fall(1)) && (!c16 || self.level.lets_fall(2))
    }

    fn fits_mdp(&self, resident: usize) -> bool {
        let player = self.player(resident);
        (self.level.lets_rise(1) || !player.went_up(1)) && (self.level.lets_rise(2) || !player.went_up(2))
    }

    fn fits_topscorers(&self, a: usize, b: usize) -> bool {
        let (a, b) = (self.player(a), self.player(b));
        !breaks_c10(a, b) && !breaks_c11(a, b) && !breaks_c13(a, b)
    }
}

/// The other conditions that decide about a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Sort {
    /// The kind of the preference; the float has none.
    kind: Option<usize>,
    bound: Option<Color>,
    is_mdp: bool,
    fits_mdp: bool,
    fits_float: bool,
}

impl Sort {
    fn fits(self, other: Self, tight: &Tight) -> bool {
        match (self.kind, other.kind) {
            (None, None) => false,
            (None, Some(_)) => other.fits_float,
            (Some(_), None) => self.fits_float,
            (Some(a), Some(b)) => {
                let is_mdp_pair = self.is_mdp || other.is_mdp;
                tight.allowed[a][b]
                    && (self.bound.is_none() || self.bound != other.bound)
                    && !(self.is_mdp && other.is_mdp)
                    && (!is_mdp_pair || (self.fits_mdp && other.fits_mdp))
            }
        }
    }
}

/// The pairs that meet the bounds, as a graph of few kinds.
pub(super) struct Sorted<'a> {
    tight: &'a Tight<'a>,
    kinds: Vec<usize>,
    sorts: Vec<Sort>,
}

impl<'a> Sorted<'a> {
    /// Sorts the vertices.
    pub(super) fn new(tight: &'a Tight<'a>) -> Self {
        let sort_of = |v: usize| match tight.kinds.get(v) {
            Some(&kind) => Sort {
                kind: Some(kind),
                bound: tight.roster.bound(tight.rank(v)),
                is_mdp: v < tight.mdps,
                fits_mdp: v < tight.mdps || tight.fits_mdp(v),
                fits_float: tight.fits_float(v),
            },
            None => Sort { kind: None, bound: None, is_mdp: false, fits_mdp: false, fits_float: false },
        };
        let each: Vec<Sort> = (0..tight.len()).map(sort_of).collect();
        let mut sorts = each.clone();
        sorts.sort_unstable();
        sorts.dedup();
        let kinds = each.iter().map(|sort| sorts.partition_point(|known| known < sort)).collect();
        Self { tight, kinds, sorts }
    }
}

impl Kinds for Sorted<'_> {
    fn kinds(&self) -> usize {
        self.sorts.len()
    }

    fn kind(&self, v: u32) -> usize {
        self.kinds[v as usize]
    }

    fn fits_kind(&self, a: usize, b: usize) -> bool {
        self.sorts[a].fits(self.sorts[b], self.tight)
    }

    fn is_barred(&self, a: u32, b: u32) -> bool {
        !self.tight.fits(a as usize, b as usize)
    }
}

/// C12 and C13: which kinds may be paired when the bounds are met.
fn allowed_kinds(kinds: &[usize], odd: bool, topscorers: bool) -> Option<[[bool; KINDS]; KINDS]> {
    let mut count = [0_usize; KINDS];
    for &kind in kinds {
        count[kind] += 1;
    }
    let (white, black) = (count[0] + count[1], count[2] + count[3]);
    let indifferent = count[4] + usize::from(odd);
    let (major, more, fewer) = if white < black { (2, black, white) } else { (0, white, black) };
    let clashes = more.saturating_sub(fewer + indifferent) / 2;
    let mild = count[major + 1];
    if topscorers && mild < clashes {
        return None;
    }
    let mut allowed = [[false; KINDS]; KINDS];
    for (a, row) in allowed.iter_mut().enumerate() {
        for (b, cell) in row.iter_mut().enumerate() {
            *cell = if clashes == 0 {
                a == 4 || b == 4 || a / 2 != b / 2
            } else {
                in_clash(a, b, major, mild < clashes, topscorers)
            };
        }
    }
    Some(allowed)
}

/// The same where clashes of the kind `major` cannot be avoided.
fn in_clash(a: usize, b: usize, major: usize, mild_are_few: bool, topscorers: bool) -> bool {
    let (firm, mild) = (major, major + 1);
    let of_major = |kind: usize| kind == firm || kind == mild;
    if mild_are_few {
        return match (a == mild, b == mild) {
            (true, true) => false,
            (true, false) => b == firm,
            (false, true) => a == firm,
            (false, false) => of_major(a) || of_major(b),
        };
    }
    (of_major(a) || of_major(b)) && (topscorers || (a, b) != (firm, firm))
}
