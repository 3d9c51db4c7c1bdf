//! Who meets whom.

pub mod dutch;
pub mod field;
pub mod matching;
