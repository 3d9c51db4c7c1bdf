//! Numbers, identifiers, texts, randomness and reasons: the vocabulary of all other folders.
//!
//! Knows no player, game or event.

pub mod decimal;
pub mod file_format;
pub mod folding;
pub mod id;
pub(crate) mod listed;
pub mod number;
pub mod progress;
pub mod rng;
pub mod shared;
pub mod text;
pub mod why;
pub mod words;
