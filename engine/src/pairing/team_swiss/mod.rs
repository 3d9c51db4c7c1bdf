//! The Swiss team system, C.04.6 in the edition in force since 1 February 2026.

mod field;

pub use field::{TeamEntrant, TeamField};
