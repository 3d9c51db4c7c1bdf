//! An event as data: its setup, the acts of its journal and the resulting state, with refusals and warnings.
//!
//! Knows no rule about permissions, and computes neither pairing nor ranking.

pub mod action;
pub mod ban;
mod header;
pub mod kept;
pub mod page;
pub mod parameter;
pub mod partners;
pub mod players;
pub mod prize_rules;
pub mod refusal;
pub mod seal;
pub mod setup;
pub mod state;
