//! A progress bar.

use crate::widgets::text::{Line, piece};
use crate::widgets::theme::Role;

/// Draws `done` of `all` as a bar of `cells` cells.
#[must_use]
pub(crate) fn bar(done: usize, all: usize, cells: usize) -> Line {
    let full = (done.min(all) * cells).checked_div(all).unwrap_or(0);
    vec![piece(Role::Done, "█".repeat(full)), piece(Role::Rest, "░".repeat(cells - full))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(done: usize, all: usize, expected: &str) {
        let shown: String = bar(done, all, 10).into_iter().map(|piece| piece.text).collect();
        assert_eq!(shown, expected);
    }

    #[test]
    fn a_bar_is_full_only_when_all_is_done() {
        check(0, 0, "░░░░░░░░░░");
        check(31, 50, "██████░░░░");
        check(49, 50, "█████████░");
        check(50, 50, "██████████");
        check(60, 50, "██████████");
    }
}
