//! The FIDE (Dutch) System, C.04.3 in the edition in force since 1 February 2026.
//!
//! The brackets are paired from the top down. Each takes the candidate that comes first by the criteria of
//! article 2 and then by the order of articles 3 and 4; there is no going back, because C4 has made sure that
//! the rest can be completed. Most brackets are settled by counting ([`direct`]), the others by a weighted
//! matching ([`exact`]); both give the same answer. This room knows neither files nor results to come.

mod allocation;
mod boards;
mod bracket;
mod completion;
mod criteria;
mod direct;
mod eligible;
mod exact;
mod exchange;
mod explain;
mod floats;
mod lone;
mod player;
mod preference;
mod relax;
mod scores;
mod tight;

#[cfg(test)]
mod tests;

pub use allocation::{ColorRule, infer_initial_color};
pub use boards::by_pairing_score;
pub use criteria::{Criterion, Difference, Measure, Value};
pub use explain::{BoardReport, BracketReport, ByeBar, ByeReport, Explanation, WhyNot, explain, why_not};
pub use preference::{ColorDue, color_due};
pub use relax::Relaxation;

use std::ops::Range;

use self::bracket::{Bracket, Paired};
use self::completion::Completion;
use self::exact::{Demand, Depth, Found, Question};
use self::player::Roster;
use super::field::{Color, Field, SwissPairing};
use crate::basics::number::Points;
use crate::basics::progress::{Progress, Stopped};
use crate::basics::why::Why;

/// The reason for which a round was not paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPaired {
    /// The players cannot all be paired under C1 to C3; the arbiter decides (article 1.9.3).
    #[error("no pairing of all players satisfies C1 to C3 ({relaxation} would allow one)")]
    NoLegalPairing {
        /// The least that the arbiter would have to allow.
        relaxation: Relaxation,
    },
    /// The caller asked to stop.
    #[error("the pairing was stopped")]
    Stopped,
    /// Colours cannot be allocated: the initial colour is neither given nor can it be inferred (article 5.1).
    #[error("the initial colour is not known (draw it by lot)")]
    InitialColorUnknown,
    /// A bracket has too many different scores of moved-down players for the widest weight.
    #[error(
        "players of too many different scores come together in the bracket of {bracket} (make this pairing manually)"
    )]
    TooManyScores {
        /// The score of the bracket.
        bracket: Points,
    },
}

impl From<Stopped> for NotPaired {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// Pairs a round.
///
/// # Errors
/// [`NotPaired`] without a legal pairing, on a stop, without an initial colour, or with too many scores in a
/// bracket.
pub fn pair(field: &Field, progress: &dyn Progress, why: &mut dyn Why) -> Result<SwissPairing, NotPaired> {
    let initial = initial_color(field)?;
    let roster = Roster::new(field);
    let mut round = Round::begin(&roster, progress)?;
    let mut pairs = Vec::with_capacity(roster.len() / 2);
    while let Some(bracket) = round.next_bracket() {
        let paired = round.pair(&bracket, progress)?;
        if why.listens() {
            explain::tell_bracket(&round, &bracket, &paired, progress, why)?;
        }
        pairs.extend(paired.pairs.iter().copied());
        round.finish(paired);
        if !progress.reached(round.next, round.groups.len()) {
            return Err(NotPaired::Stopped);
        }
    }
    Ok(boards::seat(&roster, &pairs, round.floaters.first().copied(), initial, why))
}

fn initial_color(field: &Field) -> Result<Color, NotPaired> {
    field.initial_color.or_else(|| infer_initial_color(field)).ok_or(NotPaired::InitialColorUnknown)
}

/// A round on its way from the top bracket to the last (article 1.9).
struct Round<'a> {
    roster: &'a Roster,
    completion: Completion<'a>,
    groups: Vec<Range<u32>>,
    next: usize,
    floaters: Vec<u32>,
}

impl<'a> Round<'a> {
    fn begin(roster: &'a Roster, progress: &dyn Progress) -> Result<Self, NotPaired> {
        let Some(completion) = Completion::find(roster, progress)? else {
            return Err(NotPaired::NoLegalPairing { relaxation: relax::least(roster, progress)? });
        };
        Ok(Self { roster, completion, groups: roster.scoregroups(), next: 0, floaters: Vec::new() })
    }

    fn next_bracket(&self) -> Option<Bracket> {
        (self.next < self.groups.len())
            .then(|| Bracket::new(self.roster, &self.groups, self.next, self.floaters.clone()))
    }

    fn finish(&mut self, paired: Paired) {
        self.floaters = paired.floaters;
        self.next += 1;
    }

    /// Pairs a bracket: directly if its bounds can be met, else exactly.
    fn pair(&mut self, bracket: &Bracket, progress: &dyn Progress) -> Result<Paired, NotPaired> {
        if let Some(paired) = direct::solve(self.roster, &self.completion, bracket, None, progress)?
            && self.completion.admit_at_best(bracket, &paired.floaters, progress)?
        {
            return Ok(paired);
        }
        if let Some(paired) = lone::pair(self, bracket, progress)? {
            return Ok(paired);
        }
        match self.pair_exactly(bracket, Demand::Nothing, progress)? {
            Some(found) => Ok(found.paired),
            None => Err(NotPaired::NoLegalPairing { relaxation: relax::least(self.roster, progress)? }),
        }
    }

    /// Pairs a bracket, looking no further down than the proof needs; `None` if a demand cannot be met.
    fn pair_exactly(
        &mut self,
        bracket: &Bracket,
        demand: Demand,
        progress: &dyn Progress,
    ) -> Result<Option<Found>, NotPaired> {
        let question = Question { demand, ..self.question(bracket) };
        for depth in [Depth::Bracket, Depth::Next, Depth::Field] {
            if depth == Depth::Next && bracket.rest.len() <= bracket.len() + bracket.next.len() {
                continue;
            }
            let Some(found) = exact::solve(question, depth, progress)? else { continue };
            if self.proves(bracket, &found, depth, progress)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Whether the part of the field below a depth cannot change the answer.
    fn proves(
        &mut self,
        bracket: &Bracket,
        found: &Found,
        depth: Depth,
        progress: &dyn Progress,
    ) -> Result<bool, Stopped> {
        let floaters = &found.paired.floaters;
        match depth {
            Depth::Bracket => self.completion.admit_at_best(bracket, floaters, progress),
            Depth::Next => self.completion.admit_with(bracket, floaters, &found.ahead, progress),
            Depth::Field => self.completion.admit(bracket, floaters, progress),
        }
    }

    fn question<'b>(&self, bracket: &'b Bracket) -> Question<'b>
    where
        'a: 'b,
    {
        Question {
            roster: self.roster,
            bye: self.completion.bye(),
            bracket,
            demand: Demand::Nothing,
            floaters: None,
        }
    }
}
