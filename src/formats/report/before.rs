//! What a pairing list shows beside a name: score and rating as they stood before the round.

use super::{Cell, Column, Source};
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::setup::Ranking;
use crate::engine::standings::{Row, Standings};
use crate::formats::table::show_rating;

/// The standings before a round, by player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Before {
    standings: Standings,
    /// Where a player stands in the rows.
    rows: Vec<Option<usize>>,
    rated: bool,
    scored: bool,
}

impl Before {
    /// Looks up how everybody stood before the round of a source.
    #[must_use]
    pub fn round(source: &Source<'_>) -> Self {
        let standings = Standings::after(source.state, RoundNo(source.round.0.saturating_sub(1)));
        let rated = standings.rows.iter().any(|row| row.rating.now.is_some());
        // A rating stands there already, and in a knockout everybody who plays is still in.
        let scored = !matches!(source.state.setup.ranking, Ranking::Rating | Ranking::Elimination);
        Self { rows: index(&standings, source.state.players.len()), standings, rated, scored }
    }

    /// Gives the columns.
    #[must_use]
    pub fn columns(&self) -> Vec<Column> {
        let mut columns = Vec::new();
        if self.rated {
            columns.push(Column::number("Rtg").named("rating").minor());
        }
        if let Some(score) = self.standings.columns.first().filter(|_| self.scored) {
            columns.push(Column::number(score.code).named(score.name));
        }
        columns
    }

    /// Gives the cells of a player.
    #[must_use]
    pub fn cells(&self, player: PlayerId) -> Vec<Cell> {
        let row = self.row(player);
        let mut cells = Vec::new();
        if self.rated {
            let places = self.standings.rating_places.unwrap_or(0);
            cells.push(Cell::of(show_rating(row.and_then(|row| row.rating.now), places)));
        }
        if self.scored && !self.standings.columns.is_empty() {
            cells.push(Cell::of(
                row.and_then(|row| row.values.first()).map_or_else(String::new, ToString::to_string),
            ));
        }
        cells
    }

    fn row(&self, player: PlayerId) -> Option<&Row> {
        let at = self.rows.get(player.index()).copied().flatten()?;
        self.standings.rows.get(at)
    }
}

/// Gives where each player stands in the rows of standings.
#[must_use]
pub fn index(standings: &Standings, players: usize) -> Vec<Option<usize>> {
    let mut rows = vec![None; players];
    for (at, row) in standings.rows.iter().enumerate() {
        rows.get_mut(row.player.index()).into_iter().for_each(|place| *place = Some(at));
    }
    rows
}
