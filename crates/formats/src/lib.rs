//! Converts text to engine types and back; no file access.

#![warn(unreachable_pub)]

pub mod boards;
pub mod bye_input;
pub mod calendar;
pub mod choices;
pub mod clock;
mod code_pages;
mod date_format;
pub mod decoding;
mod draft;
pub mod entry;
pub mod explanation;
pub mod export;
pub mod import;
pub mod json;
pub mod judge;
pub mod language;
pub mod penalty;
pub mod player_list;
pub mod presets;
pub mod prizes;
pub mod rating_list;
pub mod registration;
pub mod report;
pub mod rerating;
pub mod results;
pub mod table;
mod taking_over;
pub mod text;
pub mod trf;
pub mod views;
