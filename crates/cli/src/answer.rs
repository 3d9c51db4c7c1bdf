//! The answers of commands, and the exit statuses that follow from them.

use desk::DeskError;
use desk::input::pairing::NotPaired;
use engine::pairing::propose::NoProposal;
use engine::refusal::{Refusal, Refused};
use formats::rerating::NoRerating;

/// The answer of a subcommand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// Done.
    Yes,
    /// The answer is no.
    No,
    /// The desk was ended by a signal, or by a fault of the program, with this exit status.
    Ended(u8),
}

/// Returns true if the event itself refuses in its present state; any other error is a fault of the input or
/// the usage.
pub(super) fn says_no(cause: &(dyn std::error::Error + 'static)) -> bool {
    let refused = |refused: &Refused| refused.0.iter().all(Refusal::is_of_the_event);
    if let Some(error) = cause.downcast_ref::<DeskError>() {
        return match error {
            DeskError::Refused(of) => refused(of),
            DeskError::NotAccepted(_)
            | DeskError::NothingToUndo
            | DeskError::NothingToRedo
            | DeskError::Shared(_) => true,
            DeskError::Storage(_)
            | DeskError::Replay { .. }
            | DeskError::Unsaved
            | DeskError::NotSigned(_)
            | DeskError::Setup(_) => false,
        };
    }
    if let Some(error) = cause.downcast_ref::<NotPaired>() {
        return match error {
            NotPaired::NoProposal(_) => true,
            NotPaired::Refused(of) => refused(of),
        };
    }
    if let Some(error) = cause.downcast_ref::<NoRerating>() {
        return *error == NoRerating::NotLong;
    }
    cause.is::<NoProposal>()
        || cause.is::<NoRound>()
        || cause.is::<NotYet>()
        || cause.downcast_ref().is_some_and(refused)
}

/// The error of a command that needs a published round, before there is one.
#[derive(Debug, thiserror::Error)]
#[error("no round is published yet (pair round 1 first)")]
pub(super) struct NoRound;

/// The error of a command that needs finished games, and what is missing.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct NotYet(pub(super) String);
