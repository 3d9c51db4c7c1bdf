//! Explanations for a director: why a round is paired as it is, and how a game ended.
//!
//! The engine gives reasons as data with the clause of each; here they become lines of text. They are made by a job,
//! because a pairing is computed again to explain it.

pub(crate) mod clauses;
pub(crate) mod game;
pub mod pairing;
