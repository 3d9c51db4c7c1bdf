//! The elements of Buchholz and Sonneborn-Berger: what each round of a player brings, and what of it is cut (C.07 articles
//! 8, 9, 14 and 16).

use crate::basics::number::Points;
use crate::tie_breaks::code::Code;
use crate::tie_breaks::table::{Edition, Pairings, RecordKind, Table};

/// Everybody's scores, as they are needed again and again.
#[derive(Debug, Clone)]
pub(in crate::tie_breaks) struct Scores {
    /// The points of all rounds.
    pub own: Vec<Points>,
    /// The score as opponents see it (16.3).
    pub adjusted: Vec<Points>,
}

impl Scores {
    pub(in crate::tie_breaks) fn of(table: &Table) -> Self {
        Self { own: table.scores(), adjusted: table.adjusted() }
    }
}

/// Why a round counts with a dummy's score, and what keeps that down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::tie_breaks) enum Cap {
    /// Nothing: the own score, or the edition knows no cap.
    None,
    /// The adjusted score of the scheduled opponent (16.4.1).
    Opponent(usize),
    /// A draw in every round (16.4.2).
    Draws,
}

/// What a round brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::tie_breaks) struct Element {
    /// The round, from 0.
    pub round: usize,
    /// The score of the opponent, or of the dummy.
    pub contribution: Points,
    /// The points scored in the round.
    pub points: Points,
    /// Whether it is a voluntary unplayed round, which is cut first (16.5).
    pub is_voluntary: bool,
    /// Whether it counts with a dummy (16.4), and what keeps its score down.
    pub dummy: Option<Cap>,
}

/// Why an element is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::tie_breaks) enum Cut {
    /// The least significant value (14.1 to 14.4).
    Least,
    /// A voluntary unplayed round instead of it (16.5).
    Voluntary,
    /// The most significant value (14.3, 14.4).
    Most,
}

/// What a value of an element is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::tie_breaks) enum Measure {
    /// The contribution itself: Buchholz.
    Score,
    /// The contribution times the points: Sonneborn-Berger.
    Product,
}

impl Element {
    /// Returns the value in ten-thousandths.
    pub(in crate::tie_breaks) const fn value(&self, measure: Measure) -> i64 {
        let contribution = self.contribution.units();
        match measure {
            Measure::Score => contribution * 100,
            Measure::Product => contribution.saturating_mul(self.points.units()),
        }
    }
}

/// Collects the elements of a player into a list that is emptied first.
pub(in crate::tie_breaks) fn collect(
    table: &Table,
    scores: &Scores,
    player: usize,
    code: Code,
    into: &mut Vec<Element>,
) {
    into.clear();
    let own = scores.own[player];
    for (round, record) in table.rounds_of(player).iter().enumerate() {
        let element = |contribution, is_voluntary, dummy| Element {
            round,
            contribution,
            points: record.points,
            is_voluntary,
            dummy,
        };
        let scheduled = record.opponent.map(|opponent| opponent as usize);
        let dummy = |cap: Cap| {
            let most = match cap {
                Cap::None => own,
                Cap::Opponent(opponent) => scores.adjusted[opponent],
                Cap::Draws => table.points.draw * i64::try_from(table.rounds).unwrap_or(i64::MAX),
            };
            let cap = if most < own { cap } else { Cap::None };
            element(own.min(most), record.is_voluntary(), Some(cap))
        };
        let is_capped = table.edition == Edition::March2026;
        match (record.kind, scheduled) {
            (RecordKind::Open, _) => {}
            (RecordKind::Played(_) | RecordKind::Adjourned, Some(opponent)) => {
                into.push(element(scores.adjusted[opponent], false, None));
            }
            (RecordKind::Forfeit { .. }, Some(opponent))
                if code.counts_forfeits || table.pairings == Pairings::Predetermined =>
            {
                into.push(element(scores.adjusted[opponent], false, None));
            }
            // With predetermined pairings a round without an opponent is the free one of an odd field.
            _ if table.pairings == Pairings::Predetermined => {}
            (RecordKind::Forfeit { .. }, Some(opponent)) => {
                into.push(dummy(if is_capped { Cap::Opponent(opponent) } else { Cap::None }));
            }
            (
                RecordKind::Forfeit { .. }
                | RecordKind::Played(_)
                | RecordKind::Adjourned
                | RecordKind::PairingAllocatedBye
                | RecordKind::FullPointBye
                | RecordKind::HalfPointBye
                | RecordKind::ZeroPointBye,
                _,
            ) => into.push(dummy(if is_capped { Cap::Draws } else { Cap::None })),
        }
    }
}

/// Cuts elements, the least significant first, and tells which and why.
///
/// The least significant value is the lowest contribution; of Sonneborn-Berger the product with the lowest contribution,
/// and of several such the lowest. A voluntary unplayed round, the one with the lowest value and of several such with the
/// lowest contribution, is cut instead where its value is not lower (16.5).
pub(in crate::tie_breaks) fn cut(
    elements: &mut Vec<Element>,
    code: Code,
    measure: Measure,
    table: &Table,
    mut told: impl FnMut(Element, Cut),
) {
    let by_opponent = |element: &Element| (element.contribution, element.value(measure));
    for _ in 0..code.cut_least {
        let lowest = (0..elements.len()).min_by_key(|at| by_opponent(&elements[*at]));
        let Some(lowest) = lowest else { return };
        let is_swiss = table.pairings == Pairings::Swiss;
        let voluntary = (0..elements.len()).filter(|at| is_swiss && elements[*at].is_voluntary);
        let voluntary = voluntary.min_by_key(|at| (elements[*at].value(measure), elements[*at].contribution));
        let instead = voluntary.filter(|at| elements[lowest].value(measure) <= elements[*at].value(measure));
        let why = if instead.is_some_and(|at| at != lowest) { Cut::Voluntary } else { Cut::Least };
        told(elements.remove(instead.unwrap_or(lowest)), why);
    }
    for _ in 0..code.cut_most {
        let highest = (0..elements.len()).max_by_key(|at| by_opponent(&elements[*at]));
        let Some(highest) = highest else { return };
        told(elements.remove(highest), Cut::Most);
    }
}

/// Returns the sum of the values of elements.
pub(in crate::tie_breaks) fn sum(elements: &[Element], measure: Measure) -> i64 {
    elements.iter().fold(0, |sum: i64, element| sum.saturating_add(element.value(measure)))
}
