//! Games: what happens at a board or table, what a result says and what it is worth.

pub mod crikey;
pub mod dice;
pub mod tractor;
