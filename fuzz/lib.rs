//! The laws that the targets try; `tests/fuzz.rs` of the crate tries the same ones within bounds.

#[path = "../tests/support/fuzz/mod.rs"]
pub mod laws;
