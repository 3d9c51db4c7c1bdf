//! Converts text to engine types and back; no file access.

pub mod boards;
pub mod byes;
pub mod draft;
pub mod explanation;
pub mod export;
pub mod import;
pub mod json;
pub mod judge;
pub mod penalty;
pub mod player_list;
pub mod prizes;
pub mod rating_list;
pub mod registration;
pub mod report;
pub mod rerating;
pub mod results;
pub mod table;
pub mod taking_over;
pub mod trf;
