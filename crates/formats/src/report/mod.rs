//! Reports: the documents that a director prints, posts and hands out. `kind` lists them.
//!
//! One module per report builds a [`Report`]; one module per form (`text`, `csv`, `html`) writes one.
//! They are independent of each other: every form shows every report.

pub mod boards;
pub mod bracket;
pub mod card;
mod check_in;
pub mod crosstable;
pub mod csv;
mod diplomas;
mod document;
mod fees;
mod format;
pub mod html;
mod imprint;
mod kind;
mod name_cards;
pub mod names;
pub mod pairings;
mod place;
pub mod prizes;
mod ratings;
mod result_sheet;
mod schedule;
pub mod slips;
pub mod standings;
mod starting_list;
mod table_numbers;
pub mod teams;
pub mod text;
mod translated;

pub use document::{
    Align, Block, Cell, Column, Emphasis, Grid, Imprint, NoReport, Report, Row, Section, Sign, SignLine,
    SignShape, Slip, Source, Tone, UNOFFICIAL, Working,
};
pub use format::Format;
pub use kind::{Options, ReadAt, ReportKind};
