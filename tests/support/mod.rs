//! Shared parts of the tests: desks, terminals, disks, events and corpora.

pub mod audited;
pub mod captures;
pub mod crash;
pub mod deal;
pub mod expected;
pub mod failing_disk;
pub mod fuzz;
pub mod help;
pub mod literals;
pub mod memory_disk;
pub mod recording;
pub mod screen;
pub mod scripts;
pub mod showcase;
pub mod stream;
pub mod terminal;
