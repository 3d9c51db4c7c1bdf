//! What the completed rounds say about a player: results, colours, scores round by round.
//!
//! Preferences, floats and the players themselves are computed from this.

use crate::number::Points;
use crate::pairing::field::{Color, Entrant, Field, Record};

/// The points of every entrant before every round.
pub(super) struct Scores<'a> {
    field: &'a Field,
    before: Vec<Vec<Points>>,
}

impl<'a> Scores<'a> {
    pub fn new(field: &'a Field) -> Self {
        let completed = completed(field);
        let before = field
            .entrants
            .iter()
            .map(|entrant| {
                let mut sum = Points::ZERO;
                let mut list = vec![sum];
                for round in 0..completed {
                    sum += record(entrant, round).worth(&field.scoring);
                    list.push(sum);
                }
                list
            })
            .collect();
        Self { field, before }
    }

    /// The points of an entrant before a round (from 0), without virtual points.
    pub fn points(&self, entrant: usize, round: usize) -> Points {
        self.before.get(entrant).and_then(|list| list.get(round)).copied().unwrap_or_default()
    }

    /// The score with which an entrant went into a round (from 0).
    pub fn score(&self, entrant: usize, round: usize) -> Points {
        let bonus = self.field.entrants.get(entrant).and_then(|e| e.virtual_points.get(round));
        self.points(entrant, round) + bonus.copied().unwrap_or_default()
    }
}

/// Returns the number of completed rounds.
pub(super) fn completed(field: &Field) -> usize {
    usize::from(field.round.saturating_sub(1))
}

/// Returns what an entrant did in a completed round (from 0); nothing is a zero-point bye.
pub(super) fn record(entrant: &Entrant, round: usize) -> Record {
    entrant.history.get(round).copied().unwrap_or(Record::ZeroPointBye)
}

pub(super) fn color(record: Record) -> Option<Color> {
    match record {
        Record::Played { color, .. } => Some(color),
        Record::Forfeit { .. }
        | Record::PairingAllocatedBye
        | Record::FullPointBye
        | Record::HalfPointBye
        | Record::ZeroPointBye => None,
    }
}

pub(super) fn took_part(field: &Field, entrant: &Entrant) -> bool {
    (0..completed(field)).any(|round| is_participation(record(entrant, round)))
}

/// Whether a record comes from having been in a round's pairing.
pub(super) fn is_participation(record: Record) -> bool {
    match record {
        Record::Played { .. } | Record::Forfeit { .. } | Record::PairingAllocatedBye => true,
        Record::FullPointBye | Record::HalfPointBye | Record::ZeroPointBye => false,
    }
}
