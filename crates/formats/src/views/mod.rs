//! The views of an event: tables with the meaning of each column and cell, independent of the output.
//!
//! One module per view builds a [`View`] from the event. Text, CSV, page, screen and projector choose
//! their columns from it and their widths. The view defines headings, cells, and the order in which
//! columns yield when room is short. Cells are created on demand, so that a screen pays only for its
//! visible part.

mod absence;
pub mod before;
pub mod boards;
pub mod card;
pub mod changes;
pub mod clubs;
pub mod crosstable;
pub mod fees;
pub mod floats;
pub mod lineups;
pub mod matches;
pub mod members;
pub mod name_order;
pub mod numbers;
pub mod pairings;
pub mod players;
pub mod presence;
mod results;
pub mod seating;
pub mod standings;
mod table;
pub mod time_control;
mod wording;
pub mod words;

pub use table::{Cell, CellKind, Code, Column, Datum, Line, Medium, Sense, View};
use table::{
    Columns, DESK, EVERYWHERE, Fact, LIST, NOT_ON_THE_WALL, PAPER, PROJECTOR, REPORT, REPORT_AND_SCREEN,
    SCREEN, short_name,
};
pub use wording::{Told, Wording};
