//! Ratings: what games do to a number that says how strong a player is.

pub mod event;
pub mod fide;
pub mod fide_event;
pub mod fide_table;
pub mod glicko2;
pub mod glicko2_event;
pub mod kind;
pub mod listed;
pub mod performance;
pub mod period;
pub mod probit;
pub mod summary;
