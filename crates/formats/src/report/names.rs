//! The pairings of a round by name, so that a player finds the own board.

use std::collections::BTreeSet;

use unicode_segmentation::UnicodeSegmentation as _;

use super::pairings::{beside_round, nothing_announced};
use super::{Block, Grid, Report, Section, Source};
use crate::values;
pub use crate::views::name_order::{NameOrder, NoSuchLanguage};
use crate::views::{Medium, pairings};
use engine::folding;

/// Lays out the pairings of a round by name.
#[must_use]
pub fn by_name(source: &Source<'_>, order: &NameOrder) -> Report {
    let mut report = source.report(title(source));
    report.sections.push(match source.state.round(source.round) {
        Some(held) => {
            let view = pairings::by_name(source.state, source.round, held, order);
            Section::of(vec![Block::Grid(with_letters(Grid::of(&view, Medium::Report)))])
        }
        None => Section::of(vec![Block::Note(nothing_announced(source))]),
    });
    report
}

fn title(source: &Source<'_>) -> String {
    let language = source.language();
    match source.round.0 {
        0 => language.say("title-names-alone"),
        round => {
            let beside = beside_round(source);
            language.tell("title-names", &values! { "round" => round, "beside" => beside })
        }
    }
}

/// Marks the first name of each letter. Letters that differ only in their accents are one, unless the
/// language sorts them apart.
fn with_letters(mut grid: Grid) -> Grid {
    let (mut before, mut seen) = (String::new(), BTreeSet::new());
    for row in &mut grid.rows {
        let name = row.cells.iter().find(|cell| cell.player.is_some());
        let Some(first) = name.and_then(|cell| cell.text.graphemes(true).next()) else { continue };
        let bare = folding::fold(first);
        if bare != before {
            let letters = [bare.to_uppercase(), first.to_uppercase()];
            row.letter = letters.into_iter().find(|letter| seen.insert(letter.clone()));
            before = bare;
        }
    }
    grid
}
