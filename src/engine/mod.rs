//! The rules engine: pure, without disk, clock, terminal, unseeded chance or platform float.

pub mod game;
pub mod id;
pub mod number;
pub mod pairing;
pub mod ranking;
pub mod rating;
pub mod why;
