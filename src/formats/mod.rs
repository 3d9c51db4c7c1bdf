//! Text to engine types and back; no files.

pub mod json;
pub mod judge;
pub mod table;
