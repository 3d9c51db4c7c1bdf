//! The scores of a field, round by round.

use crate::basics::number::Points;
use crate::pairing::field::Field;
use crate::pairing::history::History;

/// The points of every entrant before every round.
pub(super) struct Scores<'a> {
    field: &'a Field,
    before: Vec<Vec<Points>>,
}

impl<'a> Scores<'a> {
    pub(super) fn new(field: &'a Field) -> Self {
        let history = History::of(field);
        let before = field
            .entrants
            .iter()
            .map(|entrant| {
                let mut sum = Points::ZERO;
                let mut list = vec![sum];
                for record in history.records(entrant) {
                    sum += record.worth(&field.scoring);
                    list.push(sum);
                }
                list
            })
            .collect();
        Self { field, before }
    }

    /// The points of an entrant before a round (from 0), without virtual points.
    pub(super) fn points(&self, entrant: usize, round: usize) -> Points {
        self.before.get(entrant).and_then(|list| list.get(round)).copied().unwrap_or_default()
    }

    /// The score with which an entrant went into a round (from 0).
    pub(super) fn score(&self, entrant: usize, round: usize) -> Points {
        let bonus = self.field.entrants.get(entrant).and_then(|e| e.virtual_points.get(round));
        self.points(entrant, round) + bonus.copied().unwrap_or_default()
    }
}
