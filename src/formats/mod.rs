//! Formats: text into engine types and back. Knows no files, no clock and no screen.

pub mod judge;
