//! Event files on disk: written entry by entry, each covered by a chain of digests.

pub mod chain;
pub mod event_file;
pub mod refusal;
pub mod whole_file;
