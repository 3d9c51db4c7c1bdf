//! A rank of Tractor as a track from 2 to the ace.

use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;
use engine::game::tractor::cards::Rank;

/// The ranks from 2 to the ace.
pub(crate) const CELLS: usize = 13;

/// Returns a rank as text: one cell per rank; all of them if the game is won.
#[must_use]
pub(crate) fn text(rank: Option<Rank>) -> String {
    let full = full(rank);
    format!("▕{}{}▏", "█".repeat(full), "░".repeat(CELLS - full))
}

/// Returns a rank as a track, followed by the rank: `▕██████░░░░░░░▏7`.
#[must_use]
pub(crate) fn line(rank: Option<Rank>) -> Line {
    let full = full(rank);
    let told = rank.map_or_else(|| "won".to_owned(), |rank| rank.to_string());
    vec![
        piece(Role::Rule, "▕"),
        piece(Role::Done, "█".repeat(full)),
        piece(Role::Rest, "░".repeat(CELLS - full)),
        piece(Role::Rule, "▏"),
        piece(Role::Leader, told),
    ]
}

fn full(rank: Option<Rank>) -> usize {
    rank.map_or(CELLS, |rank| usize::from(rank.number()) + 1).min(CELLS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(rank: Option<Rank>, expected: &str) {
        let shown: String = line(rank).into_iter().map(|piece| piece.text).collect();
        assert_eq!(shown, expected);
        assert!(shown.starts_with(&text(rank)));
    }

    #[test]
    fn a_track_has_one_cell_per_rank() {
        check(Some(Rank::TWO), "▕█░░░░░░░░░░░░▏2");
        check(Rank::TWO.raised(5), "▕██████░░░░░░░▏7");
        check(Some(Rank::ACE), "▕█████████████▏A");
        check(None, "▕█████████████▏won");
    }
}
