//! The rules for a director's acts: every act is checked here, by the rules of play and by the federation's
//! regulations.
//!
//! The last folder but one: it uses pairing and ranking, which do not know it.

pub mod catalogue;
pub mod check;
pub mod differences;
pub mod doubtful;
pub mod official;
pub mod partners;
pub mod plausible;
pub mod regulated;
pub mod round_correction;
pub(crate) mod round_robin;
