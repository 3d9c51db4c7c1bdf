//! The pairings of a round by name, so that a player finds the own board.

use super::pairings::{nothing_announced, title};
use super::{Block, Grid, Report, Section, Source};
pub use crate::views::name_order::{NameOrder, NoSuchLanguage};
use crate::views::{Medium, pairings};

/// Lays out the pairings of a round by name.
#[must_use]
pub fn by_name(source: &Source<'_>, order: &NameOrder) -> Report {
    let mut report = source.report(format!("{} by name", title(source, "Pairings")));
    report.sections.push(match source.state.round(source.round) {
        Some(held) => {
            let view = pairings::by_name(source.state, source.round, held, order);
            Section::of(vec![Block::Grid(Grid::of(&view, Medium::Report))])
        }
        None => Section::of(vec![Block::Note(nothing_announced(source))]),
    });
    report
}
