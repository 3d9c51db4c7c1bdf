//! Pairing: the pairing systems, pairing numbers, and the meetings so far.
//!
//! It uses no ranking, and no rule about the acts of a director.

pub mod acceleration;
pub mod berger;
pub mod dutch;
pub mod field;
pub mod fixed;
pub mod history;
pub mod knockout;
pub mod legal;
pub mod matching;
pub mod meetings;
pub mod numbering;
pub mod proposal;
pub mod propose;
pub mod remarks;
pub mod scheveningen;
pub mod swiss;
pub mod system;
mod systems;
pub mod tables;
pub mod team_records;
pub mod team_swiss;
pub mod unranked;
pub mod varma;
