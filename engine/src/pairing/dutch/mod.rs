//! The FIDE (Dutch) System, C.04.3 in the edition in force since 1 February 2026.
//!
//! The brackets are paired from the top down. Each takes the candidate that comes first by the criteria of
//! article 2 and then by the order of articles 3 and 4; no bracket is paired again later, because C4
//! guarantees that the rest can be completed. Most brackets are settled by counting ([`direct`]), the others
//! by a weighted matching ([`exact`]); both give the same answer. This module uses neither files nor later
//! results.

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
mod not_paired;
mod player;
mod preference;
mod relax;
mod round;
mod scores;
mod tight;

#[cfg(test)]
mod tests;

pub use allocation::{ColorRule, infer_initial_color};
pub use boards::by_pairing_score;
pub use criteria::{Criterion, Difference, Measure, Value};
pub use explain::{BoardReport, BracketReport, ByeBar, ByeReport, Explanation, WhyNot, explain, why_not};
pub use not_paired::NotPaired;
pub(in crate::pairing) use preference::color_due;
pub use relax::Relaxation;

use self::bracket::{Bracket, Paired};
use self::exact::{Demand, Depth, Found, Question};
use self::player::Roster;
use self::round::{Round, initial_color};
use super::field::{Field, SwissPairing};
use crate::basics::progress::{Progress, Stopped};
use crate::basics::why::Why;

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

impl Round<'_> {
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

    /// Returns true if the part of the field below a depth cannot change the answer.
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
}
