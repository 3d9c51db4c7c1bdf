//! Who meets whom.

pub mod field;
