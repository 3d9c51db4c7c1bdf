//! Parts of a screen: tables, panels, input lines, charts, the header and the key bar, and the text and themes of all.
//!
//! A widget draws what it is given and knows neither events nor games. All text passes [`text`], which removes what a
//! terminal could misread and measures in cells; all colours are roles of a [`theme`].

pub mod aside;
pub mod chart;
pub(crate) mod drawn;
pub mod field;
pub mod header;
pub mod keybar;
pub mod panel;
pub mod progress;
pub mod table;
pub mod text;
pub mod theme;
pub mod track;
