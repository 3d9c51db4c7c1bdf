//! The criteria of article 2 and their values for a bracket.

use std::fmt;

use super::bracket::Bracket;
use super::pairs::{Class, Cost, cost};
use super::upfloaters::Step;
use crate::basics::number::Points;
use crate::basics::progress::{Progress, Stopped};

/// A criterion by which the brackets of a scoregroup are compared, in falling priority.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TeamCriterion {
    /// C4: as few upfloaters as possible.
    Upfloaters,
    /// C5: the highest scores for the upfloaters.
    UpfloaterScores,
    /// C6: the following scoregroup can still be paired as well as its parity allows.
    Following,
    /// C7: upfloaters that floated in the previous round.
    UpfloatersAgain,
    /// C8: colour preferences not granted.
    Preference,
    /// C9: strong preferences not granted.
    StrongPreference,
    /// C10: opponents of upfloaters that floated in the previous round.
    OpponentsAgain,
}

impl TeamCriterion {
    /// Returns the clause.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Upfloaters => "C.04.6 C4",
            Self::UpfloaterScores => "C.04.6 C5",
            Self::Following => "C.04.6 C6",
            Self::UpfloatersAgain => "C.04.6 C7",
            Self::Preference => "C.04.6 C8",
            Self::StrongPreference => "C.04.6 C9",
            Self::OpponentsAgain => "C.04.6 C10",
        }
    }

    /// Returns its measure in words.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Upfloaters => "upfloaters",
            Self::UpfloaterScores => "scores of the upfloaters",
            Self::Following => "the following scoregroup can be paired",
            Self::UpfloatersAgain => "upfloaters that floated in the previous round",
            Self::Preference => "colour preferences not granted",
            Self::StrongPreference => "strong colour preferences not granted",
            Self::OpponentsAgain => "opponents of upfloaters that floated in the previous round",
        }
    }
}

/// The value of a criterion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamMeasure {
    /// A number; less is better.
    Count(usize),
    /// Scores, lowest first; the first difference decides, and more is better.
    Scores(Vec<Points>),
    /// True if the criterion is fulfilled.
    Fulfilled(bool),
}

impl fmt::Display for TeamMeasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(n) => write!(f, "{n}"),
            Self::Scores(list) if list.is_empty() => f.write_str("none"),
            Self::Scores(list) => {
                f.write_str(&list.iter().map(Points::to_string).collect::<Vec<_>>().join(", "))
            }
            Self::Fulfilled(true) => f.write_str("yes"),
            Self::Fulfilled(false) => f.write_str("no"),
        }
    }
}

/// A criterion and its value for a bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamValue {
    /// The criterion.
    pub criterion: TeamCriterion,
    /// Its value.
    pub measure: TeamMeasure,
}

/// Returns the values of all criteria for a bracket, in the order of article 2. Those about the previous
/// round are missing in the last two rounds.
pub(super) fn values(
    step: &Step,
    bracket: &Bracket,
    progress: &dyn Progress,
) -> Result<Vec<TeamValue>, Stopped> {
    let roster = step.roster;
    let again = bracket.upfloaters.iter().filter(|&&team| roster.get(team).is_floater).count();
    let cost = total(step, bracket);
    let fulfilled = step.respects_following(&bracket.upfloaters, progress)?;
    let mut values = vec![
        (TeamCriterion::Upfloaters, TeamMeasure::Count(bracket.upfloaters.len())),
        (TeamCriterion::UpfloaterScores, TeamMeasure::Scores(scores(step, &bracket.upfloaters))),
        (TeamCriterion::Following, TeamMeasure::Fulfilled(fulfilled)),
        (TeamCriterion::UpfloatersAgain, TeamMeasure::Count(again)),
        (TeamCriterion::Preference, TeamMeasure::Count(cost.preferences)),
        (TeamCriterion::StrongPreference, TeamMeasure::Count(cost.strong_preferences)),
        (TeamCriterion::OpponentsAgain, TeamMeasure::Count(cost.opponents)),
    ];
    values.retain(|(criterion, _)| match criterion {
        TeamCriterion::UpfloatersAgain | TeamCriterion::OpponentsAgain => roster.counts_floaters,
        TeamCriterion::Upfloaters
        | TeamCriterion::UpfloaterScores
        | TeamCriterion::Following
        | TeamCriterion::Preference
        | TeamCriterion::StrongPreference => true,
    });
    Ok(values.into_iter().map(|(criterion, measure)| TeamValue { criterion, measure }).collect())
}

/// C5: the scores of the upfloaters in ascending order (reading A5).
fn scores(step: &Step, upfloaters: &[u32]) -> Vec<Points> {
    let mut scores: Vec<Points> = upfloaters.iter().map(|&team| step.roster.score(team)).collect();
    scores.sort_unstable();
    scores
}

/// Adds up C8, C9 and C10.
fn total(step: &Step, bracket: &Bracket) -> Cost {
    let class = |team: u32| Class::new(step.roster, team, bracket.upfloaters.contains(&team));
    let mut total = Cost::default();
    for &(a, b) in &bracket.pairs {
        total += cost(class(a), class(b));
    }
    total
}
