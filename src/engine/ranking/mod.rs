//! Rankings: the order of the players, and what it rests on.

pub mod resistance;
