//! Parts of a screen. They draw what they are given and know neither events nor games.

pub mod aside;
pub mod chart;
pub mod field;
pub mod header;
pub mod keybar;
pub mod panel;
pub mod progress;
pub mod table;
pub mod track;
