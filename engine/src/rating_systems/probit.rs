//! Rönnblom's two probit systems of 2005: a batch of games rated together (sections 3.1 to 3.6).
//!
//! The old system rates every game with the ratings before the batch, the new one with the ratings after it,
//! which are therefore the solution of an equation. Both are implemented with the true normal distribution
//! ([`model`], [`solve`]), and as the author sketched them: by plain repetition ([`plain`]) and with a
//! four-digit polynomial ([`seed4`]). The module has no names or dates; players are numbered from 0.

pub mod batch;
pub mod model;
pub mod normal;
mod pairs;
pub mod plain;
pub mod rounding;
pub mod seed4;
pub mod solve;
