//! The rules engine: pure, without disk, clock, terminal, unseeded chance or platform float.

pub mod action;
pub mod check;
pub mod game;
pub mod id;
pub mod ledger;
pub mod meetings;
pub mod number;
pub mod pairing;
pub mod prizes;
pub mod ranking;
pub mod rating;
pub mod refusal;
pub mod replay;
pub mod report;
pub mod rng;
pub mod setup;
pub mod shared;
pub mod simulate;
pub mod standings;
pub mod state;
pub mod text;
pub mod why;
pub mod words;
