//! The kinds of tie-breaks.

pub(super) mod counted;
pub(super) mod direct_encounter;
pub(super) mod elements;
pub(super) mod ratings;
