//! The ratings of an event: the choice among a player's ratings, the rated games, and the ratings after a
//! round.
//!
//! The formulas are in [`crate::rating_systems`]. Knows no pairing and no ranking.

pub mod event;
pub mod fide_event;
pub mod glicko2_event;
pub mod listed;
pub mod period;
pub mod summary;
