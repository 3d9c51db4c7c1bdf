//! The five judge formats: a system's text input in, its text results out, byte for byte.
//!
//! Each system has one file with `parse` (the input as engine types), `write` (the input again, from
//! the types) and `judge` (the results). What the formats have in common is in [`lines`] and [`numbers`].

pub mod crikey;
pub mod dice;
pub mod lines;
pub mod numbers;
pub mod probit;
pub mod swiss;
pub mod tractor;

/// The most players of one input, where its format names no bound: a judge's work fits into memory.
const MOST_PLAYERS: usize = 4_000_000;

/// The first error of an input, in reading order (judge formats, section 0.2).
///
/// Whoever shows it puts the file's name and the line in front: `FILE:LINE: wrong (expected …)`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{wrong} (expected {expected})")]
pub struct SyntaxError {
    /// The line, counted physically from 1, blank lines included.
    pub line: usize,
    /// What is wrong, in words.
    pub wrong: String,
    /// What should stand there instead.
    pub expected: String,
}
