//! Recorded rounds of Tractor with their results.

use super::outcome::Outcome;
use super::tractor::round::{NotOver, Refusal, Round, RoundJudge, RoundResult, RoundSetup};

/// A reason why a round of Tractor cannot be judged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotJudged {
    /// An impossible trick.
    #[error("trick {trick}: {wrong}")]
    Trick {
        /// The trick, from 1.
        trick: usize,
        /// The error.
        wrong: Refusal,
    },
    /// Tricks are missing.
    #[error(transparent)]
    NotOver(#[from] NotOver),
}

/// Judges a recorded round of Tractor.
///
/// # Errors
///
/// The first impossible trick with the reason, or that tricks are missing.
pub fn judge_tractor(round: &Round) -> Result<RoundResult, NotJudged> {
    let mut judge = RoundJudge::new(round.setup);
    for (at, trick) in round.tricks.iter().enumerate() {
        judge.play(trick, &mut ()).map_err(|wrong| NotJudged::Trick { trick: at + 1, wrong })?;
    }
    Ok(judge.finish(&mut ())?)
}

/// A round of Tractor with its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TractorRound {
    /// The state before the first trick.
    pub setup: RoundSetup,
    /// The result.
    pub result: RoundResult,
    /// True if its tricks were judged; otherwise only the score is known, without the main suit.
    pub is_judged: bool,
}

/// Returns the result of a round of Tractor, from its tricks or its score; `None` for another game or an
/// impossible round.
#[must_use]
pub fn tractor_round(outcome: &Outcome) -> Option<TractorRound> {
    let (setup, result, is_judged) = match outcome {
        Outcome::Tractor(round) => (round.setup, judge_tractor(round).ok()?, true),
        Outcome::TractorScore(score) => (score.setup(), score.result().ok()?, false),
        Outcome::Game { .. }
        | Outcome::Forfeit { .. }
        | Outcome::Adjourned
        | Outcome::Crikey(_)
        | Outcome::Dice(_)
        | Outcome::Match(_) => return None,
    };
    Some(TractorRound { setup, result, is_judged })
}
