//! Pairing: the pairing systems, pairing numbers, and the meetings so far.
//!
//! Begin with [`propose::propose`], which makes the next round of an event, and [`system::System`], all that
//! the rest of the program knows of a pairing system; `systems` has a module for each. [`propose::explain`]
//! and [`propose::why_not`] give the reasons. The page `docs/design/pairing.md` describes how a Swiss round
//! is found.
//!
//! * A round depends on nothing but the state before it, so any round can be paired again and compared.
//! * A Swiss round is paired from a [`field::Field`] (of teams: a [`team_swiss::TeamField`]). Events and
//!   tournament reports both become one.
//! * [`legal`] judges a round by the absolute criteria and calls no engine, so it can judge every engine.
//! * A system that pairs by results takes points from [`meetings::Meetings`]; rankings are above this folder.
//! * [`matching`] knows graphs and nothing of tournaments.
//!
//! Sources: C.04.2 ([`numbering`], [`fixed`]), C.04.3 ([`dutch`]), C.04.6 ([`team_swiss`]), C.04.7
//! ([`acceleration`]), C.05 annexes 1 and 2 ([`berger`], [`varma`]). [`knockout`], [`tables`] and
//! [`scheveningen`] follow custom, as they say. Nothing here uses a ranking, or a rule about the acts of a
//! director.

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
