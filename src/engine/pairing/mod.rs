//! Who meets whom.

pub mod berger;
pub mod field;
pub mod knockout;
pub mod propose;
pub mod swiss;
pub mod tables;
