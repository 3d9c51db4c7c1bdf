//! The rating systems (FIDE, Glicko-2, probit) as functions of results and earlier ratings.
//!
//! Knows no event and no names: players are numbers.

pub mod fide;
pub mod fide_table;
pub mod glicko2;
pub mod kind;
pub mod performance;
pub mod probit;
