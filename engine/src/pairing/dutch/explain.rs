//! Explanations as data: the criteria of each bracket, and the reason why a pair was not made.
//!
//! The values are computed from the pairing itself. To find the cost of another pair, its bracket is paired
//! again with it.

use std::cmp::Ordering;

use super::allocation::{ColorRule, allocate};
use super::boards::place;
use super::bracket::{Bracket, Paired};
use super::criteria::{Criterion, Measure, Value, values};
use super::exact::{Demand, look_ahead};
use super::not_paired::NotPaired;
use super::player::Roster;
use super::round::{Round, initial_color};
use crate::basics::number::Points;
use crate::basics::progress::Progress;
use crate::basics::why::Why;
use crate::pairing::field::{Color, Field, Tpn};
use crate::pairing::history::History;

/// The explanation of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The brackets, from the top down.
    pub brackets: Vec<BracketReport>,
    /// The player with the bye, and the reasons for the others.
    pub bye: Option<ByeReport>,
    /// The boards in order, with the rule that decided the colours.
    pub boards: Vec<BoardReport>,
}

/// The explanation of a bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketReport {
    /// The score of the residents.
    pub score: Points,
    /// The moved-down players.
    pub mdps: Vec<Tpn>,
    /// The scoregroup.
    pub residents: Vec<Tpn>,
    /// The pairs, the better-ranked player first.
    pub pairs: Vec<(Tpn, Tpn)>,
    /// The downfloaters (in the last bracket, the player who gets the bye).
    pub downfloaters: Vec<Tpn>,
    /// The criteria and their values.
    pub values: Vec<Value>,
}

/// The player with the bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByeReport {
    /// The player.
    pub player: Tpn,
    /// The lowest score with which the round can be completed (C5).
    pub score: Points,
    /// The reasons why others with that score or less do not have it.
    pub others: Vec<(Tpn, ByeBar)>,
}

/// The reason why a player does not have the bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByeBar {
    /// C2: the player had one already, or as many points without playing.
    NotEligible,
    /// C4: the others could not all be paired.
    NoCompletion,
    /// The pairing with the other player comes first by the criteria or their order.
    ComesLater,
}

/// The colours of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardReport {
    /// The player with White.
    pub white: Tpn,
    /// The player with Black.
    pub black: Tpn,
    /// The first rule of article 5.2 that decides.
    pub rule: ColorRule,
}

/// The explanation for two players who do not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhyNot {
    /// The two meet.
    TheyMeet,
    /// A player is not to be paired in this round.
    NotInRound(Tpn),
    /// C1: they played each other in a round.
    PlayedInRound(usize),
    /// The pair is forbidden.
    Forbidden,
    /// C3: both want this colour absolutely.
    SameAbsoluteColor(Color),
    /// C4, C5: with the pair, the round could not be completed.
    NoCompletion,
    /// A criterion would be worse in the bracket of this score.
    Worse {
        /// The score of the bracket.
        bracket: Points,
        /// The first criterion that would be worse.
        criterion: Criterion,
        /// Its value as the bracket was paired.
        is: Measure,
        /// Its value with the pair.
        would_be: Measure,
    },
    /// The pair is equal by all criteria, but later in the order of articles 4.2 to 4.4.
    ComesLater {
        /// The score of the bracket.
        bracket: Points,
    },
}

/// Explains a round.
///
/// # Errors
/// [`NotPaired`] as for [`super::pair`].
pub fn explain(field: &Field, progress: &dyn Progress) -> Result<Explanation, NotPaired> {
    let initial = initial_color(field)?;
    let roster = Roster::new(field);
    let mut round = Round::begin(&roster, progress)?;
    let witness = round.completion.clone();
    let (mut brackets, mut pairs) = (Vec::new(), Vec::new());
    while let Some(bracket) = round.next_bracket() {
        let paired = round.pair(&bracket, progress)?;
        brackets.push(report(&round, &bracket, &paired, progress)?);
        pairs.extend(paired.pairs.iter().copied());
        round.finish(paired);
    }
    let bye = round.floaters.first().copied();
    let holders = witness.possible_byes(progress)?;
    Ok(Explanation {
        brackets,
        bye: bye.map(|player| bye_report(&roster, player, &holders)),
        boards: board_reports(&roster, &pairs, initial),
    })
}

/// Explains why two players do not meet.
///
/// # Errors
/// [`NotPaired`] as for [`super::pair`].
pub fn why_not(field: &Field, a: Tpn, b: Tpn, progress: &dyn Progress) -> Result<WhyNot, NotPaired> {
    let roster = Roster::new(field);
    let (Some(p), Some(q)) = (roster.find(a), roster.find(b)) else {
        let missing = if roster.find(a).is_none() { a } else { b };
        return Ok(WhyNot::NotInRound(missing));
    };
    if let Some(bar) = barred(field, &roster, p, q) {
        return Ok(bar);
    }
    let (p, q) = (p.min(q), p.max(q));
    let mut round = Round::begin(&roster, progress)?;
    while let Some(bracket) = round.next_bracket() {
        let before = round.completion.clone();
        let paired = round.pair(&bracket, progress)?;
        if paired.pairs.contains(&(p, q)) {
            return Ok(WhyNot::TheyMeet);
        }
        if let Some(demand) = demand(&bracket, &paired, p, q) {
            round.completion = before;
            return compare(&mut round, &bracket, &paired, demand, progress);
        }
        round.finish(paired);
    }
    Ok(WhyNot::NoCompletion)
}

/// Reports to a listener how a bracket was paired.
pub(super) fn tell_bracket(
    round: &Round,
    bracket: &Bracket,
    paired: &Paired,
    progress: &dyn Progress,
    why: &mut dyn Why,
) -> Result<(), NotPaired> {
    let report = report(round, bracket, paired, progress)?;
    let score = report.score;
    why.because(
        "C.04.3 1.3",
        format_args!(
            "bracket {score}: moved down {:?}, residents {:?}, downfloaters {:?}",
            report.mdps, report.residents, report.downfloaters
        ),
    );
    for Value { criterion, measure } in &report.values {
        why.because(criterion.clause(), format_args!("bracket {score}: {}: {measure}", criterion.text()));
    }
    Ok(())
}

fn report(
    round: &Round,
    bracket: &Bracket,
    paired: &Paired,
    progress: &dyn Progress,
) -> Result<BracketReport, NotPaired> {
    let roster = round.roster;
    let tpns = |ranks: &[u32]| ranks.iter().map(|&p| roster.get(p).tpn).collect::<Vec<Tpn>>();
    Ok(BracketReport {
        score: bracket.score,
        mdps: tpns(&bracket.mdps),
        residents: bracket.residents.clone().map(|p| roster.get(p).tpn).collect(),
        pairs: paired.pairs.iter().map(|&(a, b)| (roster.get(a).tpn, roster.get(b).tpn)).collect(),
        downfloaters: tpns(&paired.floaters),
        values: measure(round, bracket, paired, progress)?,
    })
}

fn measure(
    round: &Round,
    bracket: &Bracket,
    paired: &Paired,
    progress: &dyn Progress,
) -> Result<Vec<Value>, NotPaired> {
    // Without downfloaters C8 has no choice about the next bracket.
    let ahead = if paired.floaters.is_empty() {
        None
    } else {
        Some(match round.completion.clone().best_next_pairs(bracket, &paired.floaters, progress)? {
            Some(pairs) => pairs,
            None => look_ahead(round.question(bracket), &paired.floaters, progress)?,
        })
    };
    let c9 = round.completion.bye().is_some_and(|bye| bracket.score <= bye.score);
    let gets_bye = if c9 && paired.floaters.len() == 1 { paired.floaters.first().copied() } else { None };
    Ok(values(round.roster, bracket, paired, ahead.as_deref(), gets_bye))
}

fn board_reports(roster: &Roster, pairs: &[(u32, u32)], initial: Color) -> Vec<BoardReport> {
    let mut ordered: Vec<_> = pairs.iter().map(|&(a, b)| (roster.get(a), roster.get(b))).collect();
    ordered.sort_by_key(|(a, b)| place(a, b));
    let report = |(a, b): (&super::player::Player, &super::player::Player)| {
        let (color, rule) = allocate(a, b, initial);
        let (white, black) = if color == Color::White { (a.tpn, b.tpn) } else { (b.tpn, a.tpn) };
        BoardReport { white, black, rule }
    };
    ordered.into_iter().map(report).collect()
}

fn bye_report(roster: &Roster, holder: u32, possible: &[u32]) -> ByeReport {
    let score = roster.score(holder);
    let reason = |p: u32| match (roster.get(p).may_have_bye, possible.binary_search(&p)) {
        (false, _) => ByeBar::NotEligible,
        (true, Err(_)) => ByeBar::NoCompletion,
        (true, Ok(_)) => ByeBar::ComesLater,
    };
    let others = roster.ranks().filter(|&p| p != holder && roster.score(p) <= score);
    ByeReport {
        player: roster.get(holder).tpn,
        score,
        others: others.map(|p| (roster.get(p).tpn, reason(p))).collect(),
    }
}

/// C1, C3 and forbidden pairs.
fn barred(field: &Field, roster: &Roster, p: u32, q: u32) -> Option<WhyNot> {
    let (a, b) = (roster.get(p), roster.get(q));
    if let Some(round) = History::of(field).met_in(a.tpn, b.tpn) {
        return Some(WhyNot::PlayedInRound(round.into()));
    }
    if roster.are_kept_apart(p, q) {
        return Some(WhyNot::Forbidden);
    }
    match a.preference.absolute() {
        Some(color) if !roster.c3(p, q) => Some(WhyNot::SameAbsoluteColor(color)),
        Some(_) | None => None,
    }
}

/// Returns the demand on this bracket under which two players meet, if this bracket decides it.
fn demand(bracket: &Bracket, paired: &Paired, p: u32, q: u32) -> Option<Demand> {
    let is_member = |x: u32| bracket.players().any(|y| y == x);
    let is_resident = |x: u32| bracket.residents.contains(&x);
    if is_member(p) && is_member(q) && (is_resident(p) || is_resident(q)) {
        return Some(Demand::Meet(p, q));
    }
    let is_paired = |x: u32| is_member(x) && !paired.floaters.contains(&x);
    [p, q].into_iter().find(|&x| is_paired(x)).map(Demand::Float)
}

/// Pairs the bracket again under a demand and finds the first criterion that becomes worse.
fn compare(
    round: &mut Round,
    bracket: &Bracket,
    paired: &Paired,
    demand: Demand,
    progress: &dyn Progress,
) -> Result<WhyNot, NotPaired> {
    let is = measure(round, bracket, paired, progress)?;
    let Some(found) = round.pair_exactly(bracket, demand, progress)? else { return Ok(WhyNot::NoCompletion) };
    let would_be = measure(round, bracket, &found.paired, progress)?;
    // If only one of the two has downfloaters, their number has decided before.
    let both = is.into_iter().filter_map(|is| {
        let would_be = would_be.iter().find(|would_be| would_be.criterion == is.criterion)?;
        Some((is, would_be.clone()))
    });
    let worse = both.into_iter().find(|(is, would_be)| is.measure.cmp(&would_be.measure) == Ordering::Less);
    Ok(match worse {
        Some((is, would_be)) => WhyNot::Worse {
            bracket: bracket.score,
            criterion: is.criterion,
            is: is.measure,
            would_be: would_be.measure,
        },
        None => WhyNot::ComesLater { bracket: bracket.score },
    })
}
