//! wallchart: the tournament desk. See ARCHITECTURE.md for the map of the rooms.

pub mod engine;
pub mod formats;
