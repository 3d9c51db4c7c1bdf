//! The order that a list of tie-breaks makes, and the explanations of values (C.07 articles 4 and 6).

use super::basis::Basis;
use super::code::Code;
use super::kinds::Kind;
use super::rule::{Asked, Needs};
use super::working::{Names, exact, part_for};
use super::{Exact, ONE};
use crate::basics::why::Why;
use crate::fact;

/// A criterion of a list.
#[derive(Debug, Clone)]
pub enum Criterion {
    /// A value of each player, the higher the better; players without a value come last.
    Values(Vec<Exact>),
    /// Such a value, which counts only in a tie of players who all have the same value in a second list.
    ValuesOfEquals(Vec<Exact>, Vec<Exact>),
    /// A tie-break that compares those who are tied at that moment.
    Encounter(Code),
}

/// Orders a group by values.
fn by_values(values: &[Exact], mut group: Vec<usize>) -> Vec<Vec<usize>> {
    group.sort_by_key(|player| std::cmp::Reverse(values[*player]));
    let parts = group.chunk_by(|one, other| values[*one] == values[*other]);
    parts.map(<[usize]>::to_vec).collect()
}

/// An order of players.
#[derive(Debug, Clone, Default)]
pub struct Order {
    /// The players, best first, those who are still tied together.
    pub groups: Vec<Vec<usize>>,
    /// The value of each player in each criterion, by criterion and then player. The value of a direct
    /// encounter is the place within the tied group, negative; `None` for players who were not tied.
    pub found: Vec<Vec<Exact>>,
}

impl Basis {
    /// Returns everybody's points of all rounds; of teams, the primary score as the standings have it.
    #[must_use]
    pub fn points(&self) -> Vec<Exact> {
        match self.team_table() {
            Some(table) => exact(&table.scores(table.rules().primary)),
            None => exact(&self.scores.own),
        }
    }

    /// Returns true if a kind is undefined for all because a player has no rating (article 10). The event's
    /// rule for unrated players does not apply to the player's own rating.
    pub(super) fn lacks_ratings(&self, kind: Kind) -> bool {
        match kind.rule().about().needs {
            Needs::Results | Needs::AdjustedScores => false,
            Needs::OwnRating => self.table.has_unrated(),
            Needs::OpponentsRatings => self.table.lacks_ratings(),
        }
    }

    /// Returns each player's value; [`Code::is_lower_better`] has its direction.
    ///
    /// An encounter has no values: it is an order of tied players ([`order`](Self::order)).
    #[must_use]
    pub fn values(&self, code: Code) -> Vec<Exact> {
        if self.lacks_ratings(code.kind) || (code.is_of_teams() && self.team_table().is_none()) {
            return self.each(|_| None);
        }
        code.kind.rule().values(self.on(code.score), code.modifiers)
    }

    /// Returns the criterion by which a tie-break orders players.
    #[must_use]
    pub fn criterion(&self, code: Code) -> Criterion {
        if code.kind.is_encounter() {
            return Criterion::Encounter(code);
        }
        let mut values = self.values(code);
        if code.is_lower_better() {
            values.iter_mut().flatten().for_each(|value| *value = -*value);
        }
        match code.kind.rule().equal_in() {
            Some(score) => {
                let scores = self.team_table().map(|table| exact(&table.scores(score)));
                Criterion::ValuesOfEquals(values, scores.unwrap_or_default())
            }
            None => Criterion::Values(values),
        }
    }

    /// Orders the players by a list of criteria; each is applied within the groups that are tied at that
    /// moment (4.2).
    #[must_use]
    pub fn order(&self, criteria: &[Criterion]) -> Order {
        let all: Vec<usize> = (0..self.table.players.len()).collect();
        let mut order = Order { groups: vec![all], found: Vec::with_capacity(criteria.len()) };
        for criterion in criteria {
            let mut found = match criterion {
                Criterion::Values(values) | Criterion::ValuesOfEquals(values, _) => values.clone(),
                Criterion::Encounter(_) => vec![None; self.table.players.len()],
            };
            let mut groups = Vec::with_capacity(order.groups.len());
            for group in order.groups {
                if group.len() < 2 {
                    groups.push(group);
                } else {
                    groups.extend(self.apply(criterion, group, &mut found));
                }
            }
            order.groups = groups;
            order.found.push(found);
        }
        order
    }

    /// Applies a criterion to a tied group; `found` becomes the values that ordered it.
    fn apply(&self, criterion: &Criterion, group: Vec<usize>, found: &mut [Exact]) -> Vec<Vec<usize>> {
        match criterion {
            Criterion::ValuesOfEquals(_, second)
                if group.iter().any(|at| second[*at] != second[group[0]]) =>
            {
                for player in &group {
                    found[*player] = None;
                }
                vec![group]
            }
            Criterion::Values(values) | Criterion::ValuesOfEquals(values, _) => by_values(values, group),
            Criterion::Encounter(code) => {
                let parts = code.kind.rule().resolve(self.on(code.score), code.modifiers, &group);
                let mut place = 1;
                for part in &parts {
                    for player in part {
                        found[*player] = Some(-place * ONE);
                    }
                    place += i64::try_from(part.len()).unwrap_or(i64::MAX);
                }
                parts
            }
        }
    }

    /// Reports how a player's value is computed; for a direct encounter, among the tied players.
    pub fn explain(&self, player: usize, code: Code, tied: &[usize], names: Names<'_>, why: &mut dyn Why) {
        if self.lacks_ratings(code.kind) {
            let unrated = self.table.players.iter().position(|player| player.rating.is_none());
            let name = unrated.map_or_else(String::new, names);
            why.tell("C.07 10", fact!("no-rating", "undefined for all: {name} has no rating", name));
            return;
        }
        let modifiers = code.modifiers;
        let basis = self.on(code.score);
        code.kind.rule().explain(&Asked { basis, player, modifiers, tied, names }, why);
    }

    /// Reports a round's part, from 0, of a player's value, if the value is a sum over rounds.
    pub fn explain_round(&self, player: usize, code: Code, round: usize, why: &mut dyn Why) {
        let Some(part) = code.kind.rule().part(self.on(code.score), player, code.modifiers, round) else {
            return;
        };
        let own = part_for(part.value, code.name());
        match part.cut {
            Some(reason) => why.tell("C.07 14", fact!("part-cut", "{own} is cut: {reason}", own, reason)),
            None => why.tell(code.kind.article(), own),
        }
    }
}

impl Order {
    /// Returns everybody's place; tied players share the best one (1, 2, 2, 4).
    #[must_use]
    pub fn places(&self) -> Vec<u32> {
        let mut places = vec![0; self.groups.iter().map(Vec::len).sum()];
        let mut place = 1;
        for group in &self.groups {
            for player in group {
                places[*player] = place;
            }
            place += u32::try_from(group.len()).unwrap_or(u32::MAX);
        }
        places
    }
}
