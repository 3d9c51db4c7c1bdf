//! The tie-breaks of teams by the points at each board (C.07 article 12).

use std::cmp::Reverse;

use crate::basics::file_format::FORMAT_8;
use crate::basics::number::Points;
use crate::basics::why::{Fact, Why};
use crate::basics::words;
use crate::fact;
use crate::game::team::TeamScore;
use crate::tie_breaks::Exact;
use crate::tie_breaks::basis::Basis;
use crate::tie_breaks::modifiers::Modifiers;
use crate::tie_breaks::rule::{About, Asked, Needs, Reach, Rule};
use crate::tie_breaks::table::Record;
use crate::tie_breaks::working::product;

/// A tie-break by the points at boards.
pub(super) struct AtBoards {
    about: About,
    /// The comparison.
    by: By,
}

/// A comparison of two teams by their points at each board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    /// The sum of board numbers times points, the lower the better (12.1).
    Count,
    /// Board 1, then board 2, and so on (12.2).
    Top,
    /// All boards but the last, then all but the last two, and so on (12.3).
    Bottom,
}

/// BC.
pub(super) const BOARD_COUNT: AtBoards = AtBoards {
    about: About {
        code: "BC",
        name: "board count",
        help: "board numbers times the points there, summed, the lower first; for equal game points",
        article: "C.07 12.1",
        modifiers: "",
        decimals: 1,
        format: FORMAT_8,
        needs: Needs::Results,
        reach: Reach::Opponents,
    },
    by: By::Count,
};

/// TBR.
pub(super) const TOP_BOARDS: AtBoards = AtBoards {
    about: About {
        code: "TBR",
        name: "top board results",
        help: "the points at board 1, then at board 2, and so on",
        article: "C.07 12.2",
        decimals: 0,
        reach: Reach::Others,
        ..BOARD_COUNT.about
    },
    by: By::Top,
};

/// BBE.
pub(super) const BOTTOM_BOARDS: AtBoards = AtBoards {
    about: About {
        code: "BBE",
        name: "bottom board elimination",
        help: "the points without the last board, then without the last two, and so on",
        article: "C.07 12.3",
        ..TOP_BOARDS.about
    },
    by: By::Bottom,
};

impl By {
    /// Returns the article, as reasons name it.
    pub(super) const fn article(self) -> &'static str {
        match self {
            Self::Count => BOARD_COUNT.about.article,
            Self::Top => TOP_BOARDS.about.article,
            Self::Bottom => BOTTOM_BOARDS.about.article,
        }
    }

    /// Returns the numbers that are compared, one after the other, the higher the better.
    fn keys(self, boards: &[Points]) -> Vec<Points> {
        match self {
            Self::Count => vec![-count(boards)],
            Self::Top => boards.to_vec(),
            Self::Bottom => (1..boards.len()).rev().map(|to| boards[..to].iter().copied().sum()).collect(),
        }
    }

    /// Returns the keys as words.
    pub(super) fn in_words(self, boards: &[Points]) -> Fact {
        let all = self.keys(boards).into_iter().zip(1..);
        let all = all.map(|(points, number)| match self {
            Self::Count => fact!("board-count", "board numbers times points {points}", points = -points),
            Self::Top => fact!("board-points", "board {number} {points}", number, points),
            Self::Bottom => fact!("without-last", "without the last {number} {points}", number, points),
        });
        words::list(all.collect())
    }
}

/// Returns the sum of board numbers times points.
fn count(boards: &[Points]) -> Points {
    (1..).zip(boards).map(|(number, points)| *points * number).sum()
}

/// Orders teams by their points at boards in some rounds, and reports each.
pub(super) fn resolve(
    basis: &Basis,
    group: &[usize],
    by: By,
    counts: impl Fn(&Record) -> bool,
    mut report: impl FnMut(usize, &[Points]),
) -> Vec<Vec<usize>> {
    let Some(table) = basis.team_table() else { return vec![group.to_vec()] };
    let with_keys = group.iter().map(|team| {
        let boards = table.at_boards(*team, &counts);
        report(*team, &boards);
        (by.keys(&boards), *team)
    });
    let mut teams: Vec<(Vec<Points>, usize)> = with_keys.collect();
    teams.sort_by_key(|(keys, _)| Reverse(keys.clone()));
    let parts = teams.chunk_by(|(one, _), (other, _)| one == other);
    parts.map(|part| part.iter().map(|(_, team)| *team).collect()).collect()
}

impl Rule for AtBoards {
    fn about(&self) -> &About {
        &self.about
    }

    fn is_of_teams(&self) -> bool {
        true
    }

    fn is_encounter(&self) -> bool {
        self.by != By::Count
    }

    fn is_lower_better(&self) -> bool {
        self.by == By::Count
    }

    fn equal_in(&self) -> Option<TeamScore> {
        (self.by == By::Count).then_some(TeamScore::GamePoints)
    }

    fn values(&self, basis: &Basis, _: Modifiers) -> Vec<Exact> {
        let table = basis.team_table().filter(|_| self.by == By::Count);
        basis.each(|team| Some(count(&table?.at_boards(team, |_| true)).units() * 100))
    }

    fn resolve(&self, basis: &Basis, _: Modifiers, group: &[usize]) -> Vec<Vec<usize>> {
        resolve(basis, group, self.by, |_| true, |_, _| {})
    }

    fn explain(&self, asked: &Asked<'_>, why: &mut dyn Why) {
        let Some(table) = asked.basis.team_table() else { return };
        let boards = table.at_boards(asked.player, |_| true);
        if self.by == By::Count {
            for (number, points) in (1..).zip(&boards) {
                let product = product(number, *points, *points * number);
                why.tell(self.about.article, fact!("board", "board {number}: {product}", number, product));
            }
        } else {
            let boards = self.by.in_words(&boards);
            why.tell(self.about.article, boards);
        }
    }
}
