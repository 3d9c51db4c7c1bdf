//! The short tables of the command line: standings and crosstable as aligned text and as CSV.

use super::report::{Grid, csv, text};
use crate::views::boards::Boards;
use crate::views::clubs::Clubs;
use crate::views::standings::Basis;
use crate::views::{self, Medium, View};
use engine::meetings::Meetings;
use engine::standings::Standings;
use engine::state::State;

/// A table of the command line.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table(Grid);

impl Table {
    fn of(view: &View<'_>) -> Self {
        Self(Grid::of(view, Medium::List))
    }

    /// Writes the table as aligned text: one line per row, columns separated by two blanks.
    #[must_use]
    pub fn to_text(&self) -> String {
        text::write_list(&self.0)
    }

    /// Writes the table as CSV, in the form of the reports ([`csv`]).
    ///
    /// # Errors
    ///
    /// The error of the CSV writer; writing to memory never fails.
    pub fn to_csv(&self) -> Result<String, ::csv::Error> {
        csv::write_grid(&self.0)
    }
}

/// Lays out the standings.
#[must_use]
pub fn standings(state: &State, standings: &Standings) -> Table {
    Table::of(&views::standings::standings(state, Basis::only(standings)))
}

/// Lays out the persons of teams by board.
#[must_use]
pub fn boards(boards: &Boards) -> Table {
    Table::of(&views::boards::boards(boards))
}

/// Lays out the teams of an individual event.
#[must_use]
pub fn clubs(teams: Clubs<'_>) -> Table {
    Table::of(&views::clubs::clubs(teams))
}

/// Lays out the crosstable, of a round robin of teams by opponents.
#[must_use]
pub fn crosstable(state: &State, standings: &Standings) -> Table {
    let meetings = Meetings::after(state, standings.after);
    if views::crosstable::is_all_against_all(state) {
        return Table::of(&views::crosstable::by_opponent(state, standings, &meetings));
    }
    Table::of(&views::crosstable::by_round(state, standings, &meetings))
}
