//! Words and numbers of explanations.

use std::fmt;

use super::Exact;
use super::table::{Record, RecordKind};
use crate::basics::decimal;
use crate::basics::number::Points;
use crate::basics::why::Why;

/// The names of players, by place in the table.
pub type Names<'a> = &'a dyn Fn(usize) -> String;

/// Returns points as values.
pub(super) fn exact(points: &[Points]) -> Vec<Exact> {
    points.iter().map(|points| Some(points.units() * 100)).collect()
}

/// A value for display, with at least this number of decimals, and as many as it needs to be exact.
#[derive(Debug, Clone, Copy)]
pub struct Shown(pub Exact, pub usize);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(value) => decimal::write(f, value, 4, self.1),
            None => f.write_str("undefined"),
        }
    }
}

/// Reports points that are given or taken apart from the results, if there are any.
pub fn tell_added(clause: &'static str, added: Points, why: &mut dyn Why) {
    if added != Points::ZERO {
        why.because(clause, format_args!("given or taken by the arbiter: {added}"));
    }
}

/// Describes a round in words.
pub(super) fn round_in_words(record: &Record, names: Names<'_>) -> String {
    let opponent = record.opponent.map_or_else(String::new, |opponent| names(opponent as usize));
    match record.kind {
        RecordKind::Open => format!("not finished, against {opponent}"),
        RecordKind::Played(_) => format!("against {opponent}"),
        RecordKind::Adjourned => format!("adjourned, against {opponent}"),
        RecordKind::Forfeit { .. } if record.opponent.is_none() => "by forfeit".to_owned(),
        RecordKind::Forfeit { won: true } => format!("by forfeit against {opponent}"),
        RecordKind::Forfeit { won: false } => format!("lost by forfeit against {opponent}"),
        RecordKind::PairingAllocatedBye => "pairing-allocated bye".to_owned(),
        RecordKind::FullPointBye => "full-point bye".to_owned(),
        RecordKind::HalfPointBye => "half-point bye".to_owned(),
        RecordKind::ZeroPointBye => "zero-point bye".to_owned(),
    }
}
