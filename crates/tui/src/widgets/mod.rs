//! Parts of a screen: tables, panels, input lines, charts, the header, the key bar, and their text and
//! themes.
//!
//! A widget draws the data that it is given and knows neither events nor games. All text passes [`text`],
//! which removes everything that a terminal could misread and measures in cells; all colours are roles of a
//! [`theme`].

pub(crate) mod aside;
pub(crate) mod chart;
pub mod colours;
pub(crate) mod drawn;
pub(crate) mod field;
pub(crate) mod header;
pub(crate) mod keybar;
pub(crate) mod panel;
pub(crate) mod progress;
pub(crate) mod table;
pub mod text;
pub mod theme;
pub(crate) mod track;
