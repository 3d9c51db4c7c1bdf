//! Event files on disk, written entry by entry and covered by a chain of digests; and files that are written
//! whole.

pub mod chain;
pub mod disk;
pub mod event_file;
pub mod limits;
pub mod lock;
mod platform;
pub mod refusal;
pub mod stream;
pub mod whole_file;
