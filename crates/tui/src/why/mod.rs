//! Explanations for a director: the reasons of a pairing, and the result of a game.
//!
//! The engine returns reasons as data with the clause of each; here they become lines of text. A job creates
//! them, because a pairing is calculated again to explain it.

pub(crate) mod clauses;
pub(crate) mod game;
pub mod pairing;
