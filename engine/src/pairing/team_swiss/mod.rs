//! The Swiss team system, C.04.6 in the edition in force since 1 February 2026.
//!
//! The bye is given first. Then every scoregroup is paired, from the top down: the upfloaters it needs are
//! chosen ([`upfloaters`]), then the pairs ([`pairs`]); colours are set at the end. Nothing is paired again
//! later, because C3 guarantees that the rest can be completed. This module uses neither files nor later
//! results.

mod boards;
mod bracket;
mod bye;
mod colors;
mod criteria;
mod explain;
mod field;
mod legal;
mod opponents;
mod pairs;
mod preference;
mod reasons;
mod round;
mod team;
mod upfloaters;

#[cfg(test)]
mod tests;

pub use boards::TeamBoard;
pub use colors::TeamColorRule;
pub use criteria::{TeamCriterion, TeamMeasure, TeamValue};
pub use explain::{
    TeamBracketReport, TeamByeBar, TeamByeReport, TeamExplanation, TeamWhyNot, explain, why_not,
};
pub use field::{TeamEntrant, TeamField};
pub use legal::{TeamBreach, breaches};
pub(in crate::pairing) use preference::color_due;
pub use reasons::{NamedTeam, reason_not_met, reasons_of_match, reasons_of_round};

use self::round::Round;
use self::team::Roster;
use super::dutch::NotPaired;
use super::field::SwissPairing;
use crate::basics::progress::Progress;
use crate::basics::why::Why;

/// Pairs a round.
///
/// # Errors
/// [`NotPaired`] without a legal pairing, on a stop, or with too many scores in a bracket.
pub fn pair(
    field: &TeamField,
    progress: &dyn Progress,
    why: &mut dyn Why,
) -> Result<SwissPairing, NotPaired> {
    let roster = Roster::new(field);
    let mut round = Round::begin(&roster, progress)?;
    let mut pairs = Vec::with_capacity(roster.len() / 2);
    while let Some(step) = round.step() {
        let bracket = bracket::pair(&step, progress)?;
        if why.listens() {
            explain::tell_bracket(&step, &bracket, progress, why)?;
        }
        pairs.extend(bracket.pairs.iter().copied());
        round.finish(&bracket);
        if !progress.reached(2 * pairs.len(), roster.len()) {
            return Err(NotPaired::Stopped);
        }
    }
    let boards = boards::seat(&roster, &pairs);
    if why.listens() {
        for board in &boards {
            why.because(
                board.rule.clause(),
                format_args!("{} has White against {}", board.white, board.black),
            );
        }
    }
    let bye = round.bye.map(|team| roster.get(team).tpn);
    Ok(SwissPairing { boards: boards.iter().map(|board| (board.white, board.black)).collect(), bye })
}
