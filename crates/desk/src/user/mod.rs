//! Everything that belongs to the user and not to an event: places of files, settings, recent events, sites.

pub mod command;
pub mod files;
mod lists;
pub mod own;
pub mod own_languages;
pub mod rating_lists;
pub mod settings;
pub mod viewer;
