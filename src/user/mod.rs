//! What belongs to the user and to no event: where the files are, settings, recent events, sites.

pub mod command;
pub mod files;
pub mod lists;
pub mod own;
pub mod rating_lists;
pub mod settings;
