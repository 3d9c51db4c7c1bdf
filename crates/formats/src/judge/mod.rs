//! The five judge formats: a system's text input is read, its text results are written, byte for
//! byte.
//!
//! Each system has one file with `parse` (the input as engine types), `write` (the input again, from
//! the types) and `judge` (the results). The common parts of the formats are in [`lines`] and
//! [`numbers`].

pub mod crikey;
pub mod dice;
mod lines;
mod numbers;
pub mod probit;
pub mod swiss;
pub mod tractor;

/// The most players of one input if its format has no limit, so that the judge's data fit into
/// memory.
const MOST_PLAYERS: usize = 4_000_000;

/// The first error of an input, in reading order (judge formats, section 0.2).
///
/// Callers add the file's name and the line in front: `FILE:LINE: wrong (expected …)`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{wrong} (expected {expected})")]
pub struct SyntaxError {
    /// The line, counted physically from 1, blank lines included.
    pub line: usize,
    /// The fault, in words.
    pub wrong: String,
    /// The expected text.
    pub expected: String,
}
