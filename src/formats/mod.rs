//! Text to engine types and back; no files.

pub mod trf;
