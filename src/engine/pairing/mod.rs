//! Who meets whom.

pub mod berger;
pub mod field;
pub mod propose;
pub mod tables;
