//! An event as data: its setup, the acts of its journal and the resulting state, with refusals and warnings.
//!
//! Begin with [`setup::Setup`], the four choices of an event, then [`action::Act`], the list of everything a
//! director can do, and [`state::State`], the result of the acts so far. [`refusal::Refusal`] and
//! [`refusal::Warning`] are the answers to an act; the rules that give them are in [`rules`](crate::rules).
//!
//! * An act is a fact: a published round contains its boards, so a replay pairs and draws nothing again.
//! * `State::evolve` changes the state and refuses nothing. It is called only after the act was checked.
//! * All saved types are here or in the folders below. Variants are added and never changed, and each states
//!   the first format that has it (`least_format`), so every older file can still be read.
//! * The ids of players are given in the order of registration, from 1, and are never used again.
//! * Copies of a state share what has not changed ([`Shared`](crate::basics::shared::Shared)), so a copy is
//!   cheap.
//! * The players of an event of teams are the teams; [`state::Persons`] is the same event seen from the
//!   boards, with the members of the teams as players.
//!
//! A warning names the article or the habit that it touches ([`refusal::Clause`]). Nothing here pairs, ranks
//! or rates, or knows what a director may do.

pub mod action;
pub(crate) mod ban;
mod header;
pub mod kept;
pub mod page;
pub mod parameter;
pub mod partners;
pub(crate) mod players;
pub mod prize_rules;
pub mod refusal;
pub mod seal;
pub mod setup;
pub mod state;
