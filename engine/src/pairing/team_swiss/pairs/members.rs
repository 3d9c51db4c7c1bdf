//! The members of a bracket, and what a pair of them costs by C8, C9 and C10.

use std::collections::BTreeMap;

use crate::basics::progress::{Progress, Stopped};
use crate::pairing::matching::digits::{Scale, Sum};
use crate::pairing::matching::transport;
use crate::pairing::matching::weight::Weight;
use crate::pairing::team_swiss::preference::Preference;
use crate::pairing::team_swiss::team::Roster;

/// The criteria that digits of a weight count, in falling priority.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Digit {
    Preference,
    StrongPreference,
    Opponents,
    Wish,
}

/// Everything on which the cost of a member's pairs depends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::pairing::team_swiss) struct Class {
    preference: Preference,
    is_floater: bool,
    is_upfloater: bool,
}

impl Class {
    pub(crate) fn new(roster: &Roster, team: u32, is_upfloater: bool) -> Self {
        let team = roster.get(team);
        Self { preference: team.preference, is_floater: team.is_floater, is_upfloater }
    }
}

/// The cost of a pair, or of all pairs of a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(in crate::pairing::team_swiss) struct Cost {
    /// C8.
    pub preferences: usize,
    /// C9.
    pub strong_preferences: usize,
    /// C10.
    pub opponents: usize,
}

impl std::ops::AddAssign for Cost {
    fn add_assign(&mut self, other: Self) {
        self.preferences += other.preferences;
        self.strong_preferences += other.strong_preferences;
        self.opponents += other.opponents;
    }
}

/// Returns the cost of a pair.
pub(in crate::pairing::team_swiss) fn cost(a: Class, b: Class) -> Cost {
    let clash = a.preference.color.is_some() && a.preference.color == b.preference.color;
    let met_upfloater = |one: Class, other: Class| usize::from(one.is_floater && other.is_upfloater);
    Cost {
        preferences: usize::from(clash),
        strong_preferences: usize::from(clash && a.preference.is_strong && b.preference.is_strong),
        // Two upfloaters would each be the other's opponent (reading A16).
        opponents: met_upfloater(a, b) + met_upfloater(b, a),
    }
}

/// The members by TPN, and their classes.
pub(super) struct Members<'a> {
    roster: &'a Roster,
    teams: Vec<u32>,
    /// The class of every member.
    pub of_member: Vec<usize>,
    classes: Vec<Class>,
    sizes: Vec<u64>,
    scale: Scale<Digit>,
}

impl<'a> Members<'a> {
    pub(super) fn new(roster: &'a Roster, residents: &[u32], upfloaters: &[u32]) -> Self {
        let mut teams: Vec<(u32, bool)> = residents.iter().map(|&team| (team, false)).collect();
        teams.extend(upfloaters.iter().map(|&team| (team, true)));
        teams.sort_by_key(|&(team, _)| roster.get(team).tpn);
        let mut known = BTreeMap::new();
        let (mut classes, mut sizes, mut of_member) = (Vec::new(), Vec::new(), Vec::new());
        for &(team, is_upfloater) in &teams {
            let class = Class::new(roster, team, is_upfloater);
            let at = *known.entry(class).or_insert_with(|| {
                classes.push(class);
                sizes.push(0);
                classes.len() - 1
            });
            sizes[at] += 1;
            of_member.push(at);
        }
        let teams: Vec<u32> = teams.into_iter().map(|(team, _)| team).collect();
        let n = teams.len() as u64;
        let digits = [Digit::Preference, Digit::StrongPreference, Digit::Opponents, Digit::Wish];
        Self { roster, teams, of_member, classes, sizes, scale: Scale::new(digits.map(|d| (d, n)).to_vec()) }
    }

    pub(super) fn len(&self) -> usize {
        self.teams.len()
    }

    pub(super) fn team(&self, v: usize) -> u32 {
        self.teams[v]
    }

    pub(super) fn classes(&self) -> usize {
        self.classes.len()
    }

    /// C1.
    pub(super) fn may_meet(&self, a: usize, b: usize) -> bool {
        self.roster.may_meet(self.teams[a], self.teams[b])
    }

    /// Returns the bits that a weight must have.
    pub(super) fn bits(&self) -> u32 {
        self.scale.bits + 8 + 2 * (usize::BITS - self.len().leading_zeros())
    }

    /// Returns the weight between two classes by C8, C9 and C10; a class of one member has no pair.
    pub(super) fn between<W: Weight>(&self, a: usize, b: usize) -> Option<W> {
        if a == b && self.sizes[a] == 1 {
            return None;
        }
        let cost = cost(self.classes[a], self.classes[b]);
        let mut sum = Sum { scale: &self.scale, total: W::ZERO };
        sum.fault(Digit::Preference, 0 < cost.preferences);
        sum.fault(Digit::StrongPreference, 0 < cost.strong_preferences);
        for _ in 0..cost.opponents {
            sum.fault(Digit::Opponents, true);
        }
        Some(sum.total)
    }

    /// Returns labels of the classes that prove a bound of the weight.
    pub(super) fn labels<W: Weight>(&self, progress: &dyn Progress) -> Result<Option<Vec<W>>, Stopped> {
        transport::labels(&self.sizes, |a, b| self.between(a, b), progress)
    }
}
