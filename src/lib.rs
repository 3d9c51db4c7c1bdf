//! wallchart: the tournament desk, its crates under one name.
//!
//! `engine <- formats <- pdf <- desk <- tui <- cli <- main`; ARCHITECTURE.md says what each crate is for
//! and what it refuses to know.

pub use wallchart_cli as cli;
pub use wallchart_desk::{self as desk, audit, desks, publication::site, signing, storage, user};
pub use wallchart_engine as engine;
pub use wallchart_formats::{self as formats, calendar, clock, entry, presets, text, views};
pub use wallchart_pdf as pdf;
pub use wallchart_tui as tui;
