//! What a pairing list shows beside a name: score and rating as they stood before the round.

use super::{Cell, Datum};
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::setup::Ranking;
use crate::engine::standings::{Column, Row, Standings};
use crate::engine::state::State;

/// The standings before a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Before {
    standings: Standings,
    is_rated: bool,
    is_scored: bool,
}

impl Before {
    /// Looks up how everybody stood before a round.
    #[must_use]
    pub fn round(state: &State, round: RoundNo) -> Self {
        let standings = Standings::after(state, RoundNo(round.0.saturating_sub(1)));
        let is_rated = standings.rows.iter().any(|row| row.rating.now.is_some());
        // A rating stands there already, and in a knockout everybody who plays is still in.
        let is_scored = !matches!(state.setup.ranking, Ranking::Rating | Ranking::Elimination);
        Self { standings, is_rated, is_scored }
    }

    /// Whether anybody has a rating.
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        self.is_rated
    }

    /// Returns what the standings sort by first, where it says something about a pairing.
    #[must_use]
    pub fn score(&self) -> Option<Column> {
        self.standings.columns.first().copied().filter(|_| self.is_scored)
    }

    /// Shows the rating of a player.
    #[must_use]
    pub fn rating_of<'a>(&self, player: PlayerId) -> Cell<'a> {
        let rating = self.row(player).and_then(|row| row.rating.now);
        Cell::of(Datum::Rating(rating, self.standings.rating_places.unwrap_or(0)))
    }

    /// Shows the score of a player.
    #[must_use]
    pub fn score_of<'a>(&self, player: PlayerId) -> Cell<'a> {
        Cell::value(self.row(player).and_then(|row| row.values.first()))
    }

    fn row(&self, player: PlayerId) -> Option<&Row> {
        self.standings.row(player)
    }
}
