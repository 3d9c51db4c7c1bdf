//! Sums over rounds, as of Buchholz and Sonneborn-Berger: the value of each round, cuts, and the explanation
//! (C.07 articles 8, 9, 14 and 16).

use crate::basics::number::Points;
use crate::basics::why::{Fact, Value, Why};
use crate::basics::words::of_round;
use crate::fact;
use crate::game::team::TeamScore;
use crate::tie_breaks::Exact;
use crate::tie_breaks::basis::{Basis, Scores};
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Part, Rule};
use crate::tie_breaks::table::{Edition, Pairings, Record, RecordKind, Table};
use crate::tie_breaks::working::{Names, Shown, cut_round, product, round_in_words, score_of};

/// A kind that sums a value over rounds.
pub(super) struct Summed {
    /// Its facts.
    pub about: About,
    /// True if the games of the last round count as drawn (8.3).
    pub is_fore: bool,
    /// The value of a round.
    pub measure: Measure,
    /// Of teams, the score of the opponents and that of the points scored in the round.
    pub scores: Option<[TeamScore; 2]>,
}

/// The rounds and scores of a sum.
struct Seen<'a> {
    /// The rounds.
    table: &'a Table,
    /// Everybody's scores.
    scores: &'a Scores,
    /// The rounds with the points by which contributions are multiplied.
    multiplied: &'a Table,
}

impl Summed {
    /// Returns the rounds and scores of its sums.
    fn seen<'a>(&self, basis: &'a Basis) -> Seen<'a> {
        let [whose, points] = self.scores.map_or([None; 2], |scores| scores.map(Some));
        let (table, scores) = seen(basis.on(whose), self.is_fore);
        let multiplied = if points == whose { table } else { &basis.on(points).table };
        Seen { table, scores, multiplied }
    }
}

/// Returns the table and the scores of a sum; with `is_fore`, those of Fore Buchholz (8.3).
fn seen(basis: &Basis, is_fore: bool) -> (&Table, &Scores) {
    if !is_fore {
        return (&basis.table, &basis.scores);
    }
    let (table, scores) = basis.fore.get_or_init(|| {
        let fore = basis.table.fore();
        let scores = Scores::of(&fore);
        (fore, scores)
    });
    (table, scores)
}

/// The limit of a dummy's score (16.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cap {
    /// No limit applies: the dummy has the player's own score.
    None,
    /// The adjusted score of the scheduled opponent (16.4.1).
    Opponent(usize),
    /// A draw in every round (16.4.2).
    Draws,
}

/// The part of a round in a sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Element {
    /// The round, from 0.
    round: usize,
    /// The score of the opponent, or of the dummy.
    contribution: Points,
    /// The points scored in the round.
    points: Points,
    /// True if the round is a voluntary unplayed one, which is cut first (16.5).
    is_voluntary: bool,
    /// The limit of the dummy's score, if the round counts with a dummy (16.4).
    dummy: Option<Cap>,
}

/// The reason why an element is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cut {
    /// The least significant value (14.1 to 14.4).
    Least,
    /// A voluntary unplayed round instead of it (16.5).
    Voluntary,
    /// The most significant value (14.3, 14.4).
    Most,
}

/// The value of an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Measure {
    /// The contribution itself: Buchholz.
    Score,
    /// The contribution times the points: Sonneborn-Berger.
    Product,
}

impl Element {
    /// Returns the value in ten-thousandths.
    const fn value(&self, measure: Measure) -> i64 {
        let contribution = self.contribution.units();
        match measure {
            Measure::Score => contribution * 100,
            Measure::Product => contribution.saturating_mul(self.points.units()),
        }
    }
}

/// Replaces the content of a list by the elements of a player.
fn collect(seen: &Seen<'_>, player: usize, modifiers: Modifiers, into: &mut Vec<Element>) {
    into.clear();
    let Seen { table, scores, multiplied } = *seen;
    let own = scores.own[player];
    for (round, record) in table.rounds_of(player).iter().enumerate() {
        let points = multiplied.rounds_of(player).get(round).map_or(Points::ZERO, |record| record.points);
        let element =
            |contribution, is_voluntary, dummy| Element { round, contribution, points, is_voluntary, dummy };
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
            (RecordKind::Forfeit(_), Some(opponent))
                if modifiers.counts_forfeits || table.pairings == Pairings::Predetermined =>
            {
                into.push(element(scores.adjusted[opponent], false, None));
            }
            // With predetermined pairings a round without an opponent is the free one of an odd field.
            _ if table.pairings == Pairings::Predetermined => {}
            (RecordKind::Forfeit(_), Some(opponent)) => {
                into.push(dummy(if is_capped { Cap::Opponent(opponent) } else { Cap::None }));
            }
            (
                RecordKind::Forfeit(_)
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

/// Cuts elements, the least significant first, and reports each with the reason.
///
/// The least significant value is the lowest contribution; of Sonneborn-Berger the product with the lowest
/// contribution, and of several such the lowest. A voluntary unplayed round, the one with the lowest value
/// and of several such with the lowest contribution, is cut instead where its value is not lower (16.5).
fn cut(
    elements: &mut Vec<Element>,
    modifiers: Modifiers,
    measure: Measure,
    table: &Table,
    mut report: impl FnMut(Element, Cut),
) {
    let by_opponent = |element: &Element| (element.contribution, element.value(measure));
    for _ in 0..modifiers.cut_least {
        let lowest = (0..elements.len()).min_by_key(|at| by_opponent(&elements[*at]));
        let Some(lowest) = lowest else { return };
        let is_swiss = table.pairings == Pairings::Swiss;
        let voluntary = (0..elements.len()).filter(|at| is_swiss && elements[*at].is_voluntary);
        let voluntary = voluntary.min_by_key(|at| (elements[*at].value(measure), elements[*at].contribution));
        let instead = voluntary.filter(|at| elements[lowest].value(measure) <= elements[*at].value(measure));
        let why = if instead.is_some_and(|at| at != lowest) { Cut::Voluntary } else { Cut::Least };
        report(elements.remove(instead.unwrap_or(lowest)), why);
    }
    for _ in 0..modifiers.cut_most {
        let highest = (0..elements.len()).max_by_key(|at| by_opponent(&elements[*at]));
        let Some(highest) = highest else { return };
        report(elements.remove(highest), Cut::Most);
    }
}

/// Returns everybody's sum.
pub(super) fn sums(basis: &Basis, modifiers: Modifiers, is_fore: bool, measure: Measure) -> Vec<i64> {
    let (table, scores) = seen(basis, is_fore);
    sums_of(&Seen { table, scores, multiplied: table }, modifiers, measure)
}

fn sums_of(seen: &Seen<'_>, modifiers: Modifiers, measure: Measure) -> Vec<i64> {
    let mut list: Vec<Element> = Vec::new();
    let of = |player| {
        collect(seen, player, modifiers, &mut list);
        cut(&mut list, modifiers, measure, seen.table, |_, _| {});
        list.iter().fold(0, |sum: i64, element| sum.saturating_add(element.value(measure)))
    };
    (0..seen.table.players.len()).map(of).collect()
}

impl Rule for Summed {
    fn about(&self) -> &About {
        &self.about
    }

    fn values(&self, basis: &Basis, modifiers: Modifiers) -> Vec<Exact> {
        sums_of(&self.seen(basis), modifiers, self.measure).into_iter().map(Some).collect()
    }

    fn is_of_teams(&self) -> bool {
        self.scores.is_some()
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let (article, measure) = (self.about.article, self.measure);
        let seen = self.seen(asked.basis);
        let Seen { table, scores, .. } = seen;
        if self.is_fore {
            let round = table.rounds;
            let fact =
                fact!("as-if-drawn", "as if all that was paired in round {round} had been drawn", round);
            why.tell(article, fact);
        }
        let mut list: Vec<Element> = Vec::new();
        collect(&seen, asked.player, asked.modifiers, &mut list);
        for element in &list {
            let Some(record) = table.rounds_of(asked.player).get(element.round) else { continue };
            let whose = whose(table, scores, asked.player, (element, record), asked.names);
            let round = element.round + 1;
            let what = match measure {
                Measure::Score => whose,
                Measure::Product => product(element.points, whose, shown(element, measure)).into(),
            };
            why.tell(article, of_round(round, what));
        }
        cut(&mut list, asked.modifiers, measure, table, |element, cut| {
            let (round, value) = (element.round + 1, shown(&element, measure));
            let clause = if cut == Cut::Voluntary { "C.07 16.5" } else { "C.07 14" };
            why.tell(clause, cut_round(round, value, reason(cut)));
        });
    }

    fn part(&self, basis: &Basis, player: usize, modifiers: Modifiers, round: usize) -> Option<Part> {
        let seen = self.seen(basis);
        let mut list = Vec::new();
        collect(&seen, player, modifiers, &mut list);
        let mut left_out = None;
        cut(&mut list, modifiers, self.measure, seen.table, |element, cut| {
            if element.round == round {
                left_out = Some(Part { value: shown(&element, self.measure), cut: Some(reason(cut)) });
            }
        });
        let counted = list.iter().find(|element| element.round == round);
        left_out.or_else(|| Some(Part { value: shown(counted?, self.measure), cut: None }))
    }
}

/// Returns the value of an element as explanations show it.
const fn shown(element: &Element, measure: Measure) -> Shown {
    let places = match measure {
        Measure::Score => 1,
        Measure::Product => 2,
    };
    Shown(Some(element.value(measure)), places)
}

fn reason(cut: Cut) -> Fact {
    match cut {
        Cut::Least => fact!("cut-least", "the least significant value (14.1)"),
        Cut::Voluntary => fact!("cut-voluntary", "a voluntary unplayed round (16.5)"),
        Cut::Most => fact!("cut-most", "the most significant value (14.3)"),
    }
}

/// Returns the score that counts in a round, its owner, and the adjustments to it.
fn whose(
    table: &Table,
    scores: &Scores,
    player: usize,
    (element, record): (&Element, &Record),
    names: Names<'_>,
) -> Value {
    let score = element.contribution;
    if let Some(cap) = element.dummy {
        let how = round_in_words(record, names);
        let dummy = fact!("of-dummy", "{score} of a dummy, {how}", score, how);
        return capped(dummy, cap, scores.own[player], names).into();
    }
    let Some(opponent) = record.opponent.map(|opponent| opponent as usize) else {
        return Value::from(score);
    };
    let own = scores.own[opponent];
    let of = score_of(score, names(opponent));
    if table.pairings != Pairings::Swiss || own == score {
        return of.into();
    }
    let round = table.first_as_draw(opponent) + 1;
    fact!("of-adjusted", "{of} ({own}, byes from round {round} on as draws, 16.3)", of, own, round).into()
}

/// Adds the limit of a dummy's score, if one applies.
fn capped(dummy: Fact, cap: Cap, own: Points, names: Names<'_>) -> Fact {
    match cap {
        Cap::None => dummy,
        Cap::Opponent(opponent) => {
            let name = names(opponent);
            fact!("dummy-as-opponent", "{dummy}, own {own}, at most as {name} (16.4.1)", dummy, own, name)
        }
        Cap::Draws => {
            fact!("dummy-draws", "{dummy}, own {own}, at most a draw a round (16.4.2)", dummy, own)
        }
    }
}
