//! What a result does to a rating.
pub mod event;
pub mod probit;
