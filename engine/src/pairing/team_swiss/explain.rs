//! Explanations as data: the criteria of each bracket, the bye, the colours, and the reason why two teams do
//! not meet.

use super::boards::{TeamBoard, seat};
use super::bracket::{Bracket, Demand, pair, pair_under};
use super::bye;
use super::criteria::{TeamCriterion, TeamMeasure, TeamValue, values};
use super::field::TeamField;
use super::legal::{met_in, must_not_meet};
use super::round::Round;
use super::team::Roster;
use super::upfloaters::Step;
use crate::basics::number::Points;
use crate::basics::progress::Progress;
use crate::basics::why::Why;
use crate::pairing::dutch::NotPaired;
use crate::pairing::field::Tpn;

/// The explanation of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamExplanation {
    /// The team with the bye, and the reasons for the others.
    pub bye: Option<TeamByeReport>,
    /// The brackets, from the top down.
    pub brackets: Vec<TeamBracketReport>,
    /// The matches in order, with the rule that decided the colours.
    pub boards: Vec<TeamBoard>,
}

/// The explanation of a bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamBracketReport {
    /// The score of the residents.
    pub score: Points,
    /// The scoregroup, by TPN.
    pub residents: Vec<Tpn>,
    /// The upfloaters with their scores, in the order of 3.5.3.
    pub upfloaters: Vec<(Tpn, Points)>,
    /// The pairs, top member first, in the order of the identifier (3.6.2).
    pub pairs: Vec<(Tpn, Tpn)>,
    /// The criteria and their values.
    pub values: Vec<TeamValue>,
}

/// The team with the bye (3.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamByeReport {
    /// The team.
    pub team: Tpn,
    /// Its score (3.4.2).
    pub score: Points,
    /// The matches that it has played (3.4.3).
    pub played: usize,
    /// The reasons why others with that score or less do not have it.
    pub others: Vec<(Tpn, TeamByeBar)>,
}

/// The reason why a team does not have the bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeamByeBar {
    /// C2: the team had a bye, or won by forfeit.
    NotEligible,
    /// 3.4.1: the others could not all be paired.
    NoCompletion,
    /// 3.4.3: the team has played fewer matches.
    FewerMatches,
    /// 3.4.4: the team has a smaller TPN.
    SmallerNumber,
}

/// The explanation for two teams that do not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamWhyNot {
    /// The two meet.
    TheyMeet,
    /// A team is not to be paired in this round.
    NotInRound(Tpn),
    /// A team has the bye.
    HasBye(Tpn),
    /// C1: they played each other in a round.
    PlayedInRound(u16),
    /// The pair is forbidden.
    Forbidden,
    /// C3: with the pair, the round could not be completed.
    NoCompletion,
    /// A criterion would be worse in the bracket of this score.
    Worse {
        /// The score of the bracket.
        bracket: Points,
        /// The first criterion that would be worse.
        criterion: TeamCriterion,
        /// Its value as the bracket was paired.
        is: TeamMeasure,
        /// Its value with the pair.
        would_be: TeamMeasure,
    },
    /// The pair is equal by all criteria, but its set of upfloaters comes later (3.5.4).
    LaterUpfloaters {
        /// The score of the bracket.
        bracket: Points,
    },
    /// The pair is equal by all criteria, but its identifier comes later (3.6.3).
    LaterIdentifier {
        /// The score of the bracket.
        bracket: Points,
    },
}

/// Explains a round.
///
/// # Errors
/// [`NotPaired`] as for [`super::pair`].
pub fn explain(field: &TeamField, progress: &dyn Progress) -> Result<TeamExplanation, NotPaired> {
    let roster = Roster::new(field);
    let mut round = Round::begin(&roster, progress)?;
    let (mut brackets, mut pairs) = (Vec::new(), Vec::new());
    while let Some(step) = round.step() {
        let bracket = pair(&step, progress)?;
        brackets.push(report(&step, &bracket, progress)?);
        pairs.extend(bracket.pairs.iter().copied());
        round.finish(&bracket);
    }
    let bye = match round.bye {
        Some(team) => Some(bye_report(&roster, team, &bye::possible(&roster, progress)?)),
        None => None,
    };
    Ok(TeamExplanation { bye, brackets, boards: seat(&roster, &pairs) })
}

/// Reports to a listener how a bracket was paired.
pub(super) fn tell_bracket(
    step: &Step,
    bracket: &Bracket,
    progress: &dyn Progress,
    why: &mut dyn Why,
) -> Result<(), NotPaired> {
    let report = report(step, bracket, progress)?;
    let score = report.score;
    let upfloaters: Vec<Tpn> = report.upfloaters.iter().map(|&(team, _)| team).collect();
    why.because(
        "C.04.6 1.3",
        format_args!("bracket {score}: residents {:?}, upfloaters {upfloaters:?}", report.residents),
    );
    for TeamValue { criterion, measure } in &report.values {
        why.because(criterion.clause(), format_args!("bracket {score}: {}: {measure}", criterion.text()));
    }
    Ok(())
}

fn report(step: &Step, bracket: &Bracket, progress: &dyn Progress) -> Result<TeamBracketReport, NotPaired> {
    let roster = step.roster;
    let tpn = |team: u32| roster.get(team).tpn;
    Ok(TeamBracketReport {
        score: score(step),
        residents: bracket.residents.iter().map(|&team| tpn(team)).collect(),
        upfloaters: bracket.upfloaters.iter().map(|&team| (tpn(team), roster.score(team))).collect(),
        pairs: bracket.pairs.iter().map(|&(a, b)| (tpn(a), tpn(b))).collect(),
        values: values(step, bracket, progress)?,
    })
}

/// Returns the score of the residents.
fn score(step: &Step) -> Points {
    step.residents.first().map(|&team| step.roster.score(team)).unwrap_or_default()
}

fn bye_report(roster: &Roster, holder: u32, possible: &[u32]) -> TeamByeReport {
    let own = roster.get(holder);
    let reason = |team: u32| {
        let other = roster.get(team);
        if !other.may_have_bye {
            TeamByeBar::NotEligible
        } else if !possible.contains(&team) {
            TeamByeBar::NoCompletion
        } else if other.colors.len() < own.colors.len() {
            TeamByeBar::FewerMatches
        } else {
            TeamByeBar::SmallerNumber
        }
    };
    let others = roster.ranks().filter(|&team| team != holder && roster.score(team) <= own.score);
    TeamByeReport {
        team: own.tpn,
        score: own.score,
        played: own.colors.len(),
        others: others.map(|team| (roster.get(team).tpn, reason(team))).collect(),
    }
}

/// Explains why two teams do not meet.
///
/// # Errors
/// [`NotPaired`] as for [`super::pair`].
pub fn why_not(field: &TeamField, a: Tpn, b: Tpn, progress: &dyn Progress) -> Result<TeamWhyNot, NotPaired> {
    let roster = Roster::new(field);
    let (p, q) = match (roster.find(a), roster.find(b)) {
        (None, _) => return Ok(TeamWhyNot::NotInRound(a)),
        (_, None) => return Ok(TeamWhyNot::NotInRound(b)),
        (Some(p), Some(q)) => (p.min(q), p.max(q)),
    };
    if let Some(round) = met_in(field, a, b) {
        return Ok(TeamWhyNot::PlayedInRound(round));
    }
    if must_not_meet(field, a, b) {
        return Ok(TeamWhyNot::Forbidden);
    }
    let mut round = Round::begin(&roster, progress)?;
    if let Some(team) = round.bye.filter(|bye| [p, q].contains(bye)) {
        return Ok(TeamWhyNot::HasBye(roster.get(team).tpn));
    }
    while let Some(step) = round.step() {
        let bracket = pair(&step, progress)?;
        if bracket.pairs.iter().any(|&pair| pair == (p, q) || pair == (q, p)) {
            return Ok(TeamWhyNot::TheyMeet);
        }
        if let Some(demand) = demand(&bracket, p, q) {
            return compare(&step, &bracket, demand, progress);
        }
        round.finish(&bracket);
    }
    Ok(TeamWhyNot::NoCompletion)
}

/// Returns the demand on a bracket under which two teams can meet, if this bracket decides it; `p` is ranked
/// higher.
fn demand(bracket: &Bracket, p: u32, q: u32) -> Option<Demand> {
    if bracket.residents.contains(&p) {
        return Some(Demand::Meet(p, q));
    }
    [p, q].into_iter().find(|team| bracket.upfloaters.contains(team)).map(Demand::Stay)
}

/// Pairs the bracket again under a demand and finds the first criterion that becomes worse.
fn compare(
    step: &Step,
    bracket: &Bracket,
    demand: Demand,
    progress: &dyn Progress,
) -> Result<TeamWhyNot, NotPaired> {
    let Some(other) = pair_under(step, demand, progress)? else { return Ok(TeamWhyNot::NoCompletion) };
    let is_same_set = bracket.upfloaters == other.upfloaters;
    let (is, would_be) = (values(step, bracket, progress)?, values(step, &other, progress)?);
    // Of different sets, the criteria of the pairs decide nothing.
    let decides = |value: &TeamValue| is_same_set || value.criterion < TeamCriterion::Preference;
    let worse = is.into_iter().zip(would_be).find(|(is, would_be)| is != would_be && decides(is));
    let bracket = score(step);
    Ok(match worse {
        Some((is, would_be)) => {
            TeamWhyNot::Worse { bracket, criterion: is.criterion, is: is.measure, would_be: would_be.measure }
        }
        None if is_same_set => TeamWhyNot::LaterIdentifier { bracket },
        None => TeamWhyNot::LaterUpfloaters { bracket },
    })
}
