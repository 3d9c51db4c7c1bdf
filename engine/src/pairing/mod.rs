//! Who meets whom.

pub mod acceleration;
pub mod berger;
pub mod dutch;
pub mod field;
pub mod fixed;
pub mod history;
pub mod knockout;
pub mod legal;
pub mod matching;
pub mod proposal;
pub mod propose;
pub mod remarks;
pub mod swiss;
pub mod system;
mod systems;
pub mod tables;
