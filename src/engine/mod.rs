//! The rules engine: pure, without disk, clock, terminal, unseeded chance or platform float.

pub mod id;
pub mod number;
pub mod pairing;
pub mod report;
pub mod why;
