//! The laws of the fuzz targets; `tests/fuzz.rs` of the crate checks the same ones within bounds.

#![expect(dead_code, reason = "the tests use more of these modules")]

#[path = "../tests/support/audited.rs"]
pub mod audited;
#[path = "../tests/support/deal.rs"]
pub mod deal;
#[path = "../tests/support/fuzz/mod.rs"]
pub mod laws;
#[path = "../tests/support/memory_disk.rs"]
pub mod memory_disk;
#[path = "../tests/support/screen.rs"]
pub mod screen;
#[path = "../tests/support/stream/mod.rs"]
pub mod stream;
