//! The basis of tie-breaks: a table, the scores in it, and values that several kinds share.

use std::cell::OnceCell;

use super::table::Table;
use super::teams::TeamTable;
use crate::basics::number::Points;
use crate::game::team::TeamScore;

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
    /// All scores of teams; `None` in an individual event.
    teams: Option<Box<Teams>>,
}

/// The scores of teams beside the primary one.
#[derive(Debug)]
pub(super) struct Teams {
    /// The rounds of the teams in both scores, and the points at boards.
    pub table: TeamTable,
    /// The basis of the secondary score.
    secondary: Basis,
}

impl Basis {
    /// Computes the scores of a table.
    #[must_use]
    pub fn of(table: Table) -> Self {
        let scores = Scores::of(&table);
        let (fore, performances, perfect) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Self { table, scores, fore, performances, perfect, teams: None }
    }

    /// Computes the scores of teams. A code without a score counts on the primary one.
    #[must_use]
    pub fn of_teams(table: TeamTable) -> Self {
        let primary = table.rules().primary;
        let on = |score| Self::of(table.on(score).clone());
        let (first, secondary) = (on(primary), on(primary.other()));
        Self { teams: Some(Box::new(Teams { table, secondary })), ..first }
    }

    /// Returns the scores of teams; `None` in an individual event.
    pub(super) fn teams(&self) -> Option<&Teams> {
        self.teams.as_deref()
    }

    /// Returns the table of teams; `None` in an individual event.
    #[must_use]
    pub fn team_table(&self) -> Option<&TeamTable> {
        self.teams().map(|teams| &teams.table)
    }

    /// Returns the basis of a score of teams. In an individual event, and without a score, it is this one.
    pub(super) fn on(&self, score: Option<TeamScore>) -> &Self {
        match (self.teams(), score) {
            (Some(teams), Some(score)) if score != teams.table.rules().primary => &teams.secondary,
            _ => self,
        }
    }

    /// Returns the basis of the secondary score; this one in an individual event.
    pub(super) fn secondary(&self) -> &Self {
        self.teams().map_or(self, |teams| &teams.secondary)
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
