//! The difference between the pairing of a round in a report and that of its system, as text.

use std::collections::BTreeSet;

use engine::pairing::field::SwissPairing;
use formats::text::clean;
use formats::trf::report::{OtherLine, Report};

/// The boards of a round by the numbers of the file; a bye is a board with 0.
pub(super) type Boards = BTreeSet<(u16, u16)>;

/// The difference between a round and the system's pairing.
pub(super) struct Difference {
    /// Both pairings, if they differ.
    pub says: String,
    /// The boards that were played and differ.
    pub played: Boards,
    /// True if a line of the report names every manual board and the rest is the system's pairing.
    pub is_all_told: bool,
}

impl Difference {
    /// Returns the boards that differ, colours included; `None` if all are equal. The order of boards is only
    /// a recommendation (C.04.2 article 3.6), and a report does not have it.
    pub(super) fn between(right: &SwissPairing, played: &SwissPairing) -> Option<Self> {
        let (right, played) = (boards(right), boards(played));
        if right == played {
            return None;
        }
        let (by_rules, on_paper) = (right.difference(&played), played.difference(&right));
        let says = format!("  by the rules {}\n  as played    {}\n", list(by_rules), list(on_paper.clone()));
        Some(Self { says, played: on_paper.copied().collect(), is_all_told: false })
    }

    /// Returns a round without a legal pairing.
    pub(super) fn without_pairing(error: &dyn std::fmt::Display, played: &SwissPairing) -> Self {
        Self { says: format!("  {error}\n"), played: boards(played), is_all_told: false }
    }
}

/// Returns the lines about a round: whether it differs, and the comments of the report about it.
pub(super) fn told(report: &Report, round: u16, difference: Option<&Difference>) -> String {
    let Some(Difference { says, played, is_all_told }) = difference else {
        return format!("round {round}: as the rules make it\n");
    };
    let (lines, untold) = if *is_all_told {
        (report.told_of_pairing(round).collect(), Vec::new())
    } else {
        report.told_of_boards(round, played)
    };
    let line = |line: &&OtherLine| format!("  reported     ###{}\n", clean(&line.text));
    let lines: String = lines.iter().map(line).collect();
    // Without any line, no board is missing from them.
    let rest = if lines.is_empty() || untold.is_empty() {
        String::new()
    } else {
        format!("  not reported {}\n", list(untold))
    };
    format!("round {round}: DIFFERS\n{says}{lines}{rest}")
}

fn list<'a>(boards: impl IntoIterator<Item = &'a (u16, u16)>) -> String {
    boards.into_iter().map(|(white, black)| format!("{white}-{black}")).collect::<Vec<_>>().join(" ")
}

fn boards(pairing: &SwissPairing) -> Boards {
    pairing.boards.iter().copied().chain(pairing.bye.map(|bye| (bye, 0))).collect()
}
