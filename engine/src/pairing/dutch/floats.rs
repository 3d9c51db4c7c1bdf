//! The float history of a player (C.04.3, article 1.4).

use super::scores::Scores;
use crate::pairing::field::{Field, Record};
use crate::pairing::history::History;

/// The direction in which a player floated in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Float {
    /// The player met an opponent with a lower score, or scored without playing.
    Down,
    /// The player met an opponent with a higher score.
    Up,
}

/// Returns the floats of the last round and of the round before it, by tournament round (section 10.16).
pub(super) fn floats_of(field: &Field, scores: &Scores, entrant: usize) -> [Option<Float>; 2] {
    let completed = History::of(field).completed();
    [1, 2].map(|ago| completed.checked_sub(ago).and_then(|round| float_in(field, scores, entrant, round)))
}

fn float_in(field: &Field, scores: &Scores, entrant: usize, round: usize) -> Option<Float> {
    let record = History::of(field).record(field.entrants.get(entrant)?, round);
    match record {
        Record::Played { opponent, .. } => {
            let own = scores.score(entrant, round);
            let other = scores.score(usize::from(opponent).checked_sub(1)?, round);
            match own.cmp(&other) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            }
        }
        Record::Forfeit { .. }
        | Record::PairingAllocatedBye
        | Record::FullPointBye
        | Record::HalfPointBye
        | Record::ZeroPointBye => (record.worth(&field.scoring) > field.scoring.loss).then_some(Float::Down),
    }
}
