//! wallchart: the tournament desk.
//!
//! `engine <- formats, storage <- desk <- user <- tui, cli <- main`, where `engine` is a crate of its own; ARCHITECTURE.md says what each room is for and
//! what it refuses to know.

pub mod calendar;
pub mod cli;
pub mod clock;
pub mod desk;
pub mod desks;
pub mod entry;
pub mod formats;
pub mod presets;
pub mod storage;
pub mod text;
pub mod tui;
pub mod user;
pub mod views;

pub use desk::{audit, signing, site};
pub use wallchart_engine as engine;
