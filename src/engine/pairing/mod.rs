//! Who meets whom.

pub mod acceleration;
pub mod field;
