//! Words and numbers of explanations.

use std::fmt;

use super::Exact;
use super::table::{Record, RecordKind};
use crate::basics::decimal;
use crate::basics::number::Points;
use crate::basics::why::{Fact, Value, Why};
use crate::basics::words::{adjourned, against, not_finished, of_round};
use crate::fact;
use crate::game::scoring::GameScore;

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
        why.tell(clause, fact!("given-or-taken", "given or taken by the arbiter: {added}", added));
    }
}

/// Returns the points of a round, from 1, and how they came about.
pub fn points_of_round(round: impl fmt::Display, points: impl fmt::Display, how: impl Into<Value>) -> Fact {
    of_round(round, fact!("points-how", "{points} {how}", points, how = how.into()))
}

/// Returns the score of an opponent that counts: `2.5 of Ana`.
pub fn score_of(score: impl fmt::Display, name: impl fmt::Display) -> Fact {
    fact!("score-of", "{score} of {name}", score, name)
}

/// Returns the value of an opponent: `Ana has 2.5`.
pub fn has(name: impl fmt::Display, score: impl fmt::Display) -> Fact {
    fact!("has", "{name} has {score}", name, score)
}

/// Returns a product: `0.5 x 2.5 of Ana = 1.25`.
pub fn product(points: impl fmt::Display, whose: impl Into<Value>, value: impl fmt::Display) -> Fact {
    fact!("product", "{points} x {whose} = {value}", points, whose = whose.into(), value)
}

/// Returns the part of a round in a tie-break.
pub fn part_for(value: impl fmt::Display, tie_break: impl Into<String>) -> Fact {
    fact!("part-for", "{value} for {name}", value, name = Value::word(tie_break))
}

/// Returns a value that is cut, with the reason.
pub(super) fn cut_round(round: usize, value: impl fmt::Display, reason: Fact) -> Fact {
    fact!("cut-round", "cut round {round}: {value}, {reason}", round, value, reason)
}

/// Describes a round in words.
pub(super) fn round_in_words(record: &Record, names: Names<'_>) -> Value {
    let name = record.opponent.map_or_else(String::new, |opponent| names(opponent as usize));
    match record.kind {
        RecordKind::Open => not_finished(name).into(),
        RecordKind::Played(_) => against(name).into(),
        RecordKind::Adjourned => adjourned(name).into(),
        RecordKind::Forfeit(_) if record.opponent.is_none() => fact!("forfeit", "by forfeit").into(),
        RecordKind::Forfeit(GameScore::Win) => fact!("won-forfeit", "by forfeit against {name}", name).into(),
        RecordKind::Forfeit(GameScore::Draw) => {
            fact!("drawn-forfeits", "drawn by forfeits against {name}", name).into()
        }
        RecordKind::Forfeit(GameScore::Loss) => {
            fact!("lost-forfeit", "lost by forfeit against {name}", name).into()
        }
        RecordKind::PairingAllocatedBye => Value::word("pairing-allocated bye"),
        RecordKind::FullPointBye => Value::word("full-point bye"),
        RecordKind::HalfPointBye => Value::word("half-point bye"),
        RecordKind::ZeroPointBye => Value::word("zero-point bye"),
    }
}
