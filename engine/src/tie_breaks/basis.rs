//! The basis of tie-breaks: a table, the scores in it, and values that several kinds share.

use std::cell::OnceCell;

use super::table::Table;
use crate::basics::number::Points;

/// Everybody's scores, computed once.
#[derive(Debug, Clone)]
pub(super) struct Scores {
    /// The points of all rounds.
    pub own: Vec<Points>,
    /// The score as opponents see it (16.3).
    pub adjusted: Vec<Points>,
}

impl Scores {
    /// Computes everybody's scores.
    pub(super) fn of(table: &Table) -> Self {
        Self { own: table.scores(), adjusted: table.adjusted() }
    }
}

/// A table with its scores, and values that are computed once, at their first use.
#[derive(Debug)]
pub struct Basis {
    pub(super) table: Table,
    pub(super) scores: Scores,
    /// The table and the scores of Fore Buchholz.
    pub(super) fore: OnceCell<(Table, Scores)>,
    /// Everybody's TPR.
    pub(super) performances: OnceCell<Vec<Option<i64>>>,
    /// Everybody's PTP.
    pub(super) perfect: OnceCell<Vec<Option<i64>>>,
}

impl Basis {
    /// Computes the scores of a table.
    #[must_use]
    pub fn of(table: Table) -> Self {
        let scores = Scores::of(&table);
        let (fore, performances, perfect) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Self { table, scores, fore, performances, perfect }
    }

    /// Returns the table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Computes a value for each player.
    pub(super) fn each<T>(&self, of: impl FnMut(usize) -> T) -> Vec<T> {
        (0..self.table.players.len()).map(of).collect()
    }

    /// Returns a player's games over the board: the round, from 0, the opponent, and the opponent's value in
    /// a list.
    pub(super) fn opponents<'s, T: Copy>(
        &'s self,
        player: usize,
        has: &'s [T],
    ) -> impl Iterator<Item = (usize, usize, T)> + 's {
        let rounds = self.table.rounds_of(player).iter().enumerate();
        rounds.filter_map(|(round, record)| {
            let opponent = record.opponent_played()?;
            Some((round, opponent, *has.get(opponent)?))
        })
    }
}
