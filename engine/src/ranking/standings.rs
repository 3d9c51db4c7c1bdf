//! The standings after a round: places, the values that decide them, and ratings.

use std::fmt;
use std::fmt::Write as _;
use std::num::ParseIntError;
use std::str::FromStr;

pub use super::table::{Column, Value};
use super::table::{Ranked, RankedPlayer};
use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::number::Rating;
use crate::basics::text::Label;
use crate::basics::why::{Reason, Why};
use crate::event::setup::{Ranking, RatingSystem};
use crate::event::state::State;
use crate::fact;
use crate::pairing::unranked::Unranked;
use crate::ranking;
use crate::tournament_ratings::event::{self, RatingLine};

/// The standings of an event after a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The round.
    pub after: RoundNo,
    /// The columns of values, most important first.
    pub columns: Vec<Column>,
    /// The players in order.
    pub rows: Vec<Row>,
    /// The decimals of displayed ratings; `None` in an event without ratings.
    pub rating_places: Option<usize>,
    /// True if they are a sealed table, not computed by the present rules.
    pub is_announced: bool,
    /// The indexes of the rows, in the order of the players' ids.
    by_player: Vec<usize>,
}

/// The place of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowPlace {
    /// A place; players equal in everything share it, and the next place counts them all.
    Number(u32),
    /// No place: unranked, after all others.
    Unranked,
}

impl RowPlace {
    /// Returns the number; `None` for unranked players.
    #[must_use]
    pub const fn number(self) -> Option<u32> {
        match self {
            Self::Number(number) => Some(number),
            Self::Unranked => None,
        }
    }
}

/// The number, or `-`.
impl fmt::Display for RowPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Unranked => f.pad("-"),
        }
    }
}

impl FromStr for RowPlace {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "-" { Ok(Self::Unranked) } else { text.parse().map(Self::Number) }
    }
}

/// A player in the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The place.
    pub place: RowPlace,
    /// The player.
    pub player: PlayerId,
    /// The name in the sealed table; `None` if it is that of the event.
    pub name: Option<Label>,
    /// The values, one per column.
    pub values: Vec<Value>,
    /// The rating before and now.
    pub rating: RatingLine,
}

impl Standings {
    /// Computes the standings after a round; round 0 is the state before the first round.
    #[must_use]
    pub fn after(state: &State, round: RoundNo) -> Self {
        let ratings = event::after(state, round);
        let Ranked { columns, mut entries } = ranking::rank(state, round, &ratings);
        let unranked = Unranked::after(state, round);
        entries.sort_by(|one, other| {
            let behind = |entry: &RankedPlayer| unranked.contains(entry.player);
            (behind(one).cmp(&behind(other)))
                .then_with(|| other.keys.cmp(&one.keys))
                .then_with(|| one.listing.cmp(&other.listing))
        });
        let mut rows: Vec<Row> = Vec::with_capacity(entries.len());
        for (at, entry) in entries.iter().enumerate() {
            let shares = at > 0 && entries[at - 1].keys == entry.keys;
            let own = RowPlace::Number(u32::try_from(at + 1).unwrap_or(u32::MAX));
            let place = match rows.last() {
                _ if unranked.contains(entry.player) => RowPlace::Unranked,
                Some(row) if shares => row.place,
                Some(_) | None => own,
            };
            let rating = ratings.get(entry.player.index()).copied().unwrap_or_default();
            rows.push(Row { place, player: entry.player, name: None, values: entry.values.clone(), rating });
        }
        let system = state.setup.rating_of_players();
        let rating_places = (system != RatingSystem::Unrated).then(|| system.decimals());
        Self::of_rows(round, columns, rows, rating_places)
    }

    /// Creates standings of rows in order.
    #[must_use]
    pub fn of_rows(
        after: RoundNo,
        columns: Vec<Column>,
        rows: Vec<Row>,
        rating_places: Option<usize>,
    ) -> Self {
        let mut by_player: Vec<usize> = (0..rows.len()).collect();
        by_player.sort_unstable_by_key(|at| rows[*at].player);
        Self { after, columns, rows, rating_places, is_announced: false, by_player }
    }

    /// Marks them as a sealed table.
    #[must_use]
    pub fn announced(self) -> Self {
        Self { is_announced: true, ..self }
    }

    /// Returns a player's row.
    #[must_use]
    pub fn row(&self, player: PlayerId) -> Option<&Row> {
        self.row_at(player).map(|at| &self.rows[at])
    }

    /// Returns the index of a player's row.
    #[must_use]
    pub fn row_at(&self, player: PlayerId) -> Option<usize> {
        let found = self.by_player.binary_search_by_key(&player, |at| self.rows[*at].player);
        found.ok().map(|at| self.by_player[at])
    }

    /// Returns the number of players that have a place.
    #[must_use]
    pub fn ranked(&self) -> usize {
        self.rows.iter().filter(|row| row.place != RowPlace::Unranked).count()
    }

    /// Returns a place and the number of places: `3 of 9`.
    #[must_use]
    pub fn place_of_all(&self, row: &Row) -> String {
        match row.place {
            RowPlace::Number(number) => format!("{number} of {}", self.ranked()),
            RowPlace::Unranked => "none, not ranked".to_owned(),
        }
    }

    /// Writes the standings in the form whose digest is in a seal: a line a player, fields separated by tabs:
    /// place (`-` if unranked), player number, name, values, rating before, rating now.
    #[must_use]
    pub fn canonical(&self, state: &State) -> String {
        let mut text = format!("after\t{}", self.after);
        for column in &self.columns {
            let _ = write!(text, "\t{}", column.code);
        }
        text.push('\n');
        for row in &self.rows {
            // Names as they are written: a sealed table does not change with the display of names.
            let name = state.player(row.player).map_or("", |player| player.entrant.name.written());
            let _ = write!(text, "{}\t{}\t{name}", row.place, row.player);
            for value in &row.values {
                let _ = write!(text, "\t{value}");
            }
            if self.rating_places.is_some() {
                let _ = write!(text, "\t{}\t{}", Shown(row.rating.before), Shown(row.rating.now));
            }
            text.push('\n');
        }
        text
    }
}

/// A rating in full, or `-`.
struct Shown(Option<Rating>);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(rating) => rating.fmt(f),
            None => f.write_str("-"),
        }
    }
}

/// The basis of explanations of places, computed once for all players.
#[derive(Debug)]
pub struct Explanations<'a> {
    state: &'a State,
    ranking: ranking::Basis,
    rating: event::Basis<'a>,
}

impl<'a> Explanations<'a> {
    /// Computes the basis of explanations of the places after a round.
    #[must_use]
    pub fn after(state: &'a State, round: RoundNo) -> Self {
        let (ranking, rating) = (ranking::Basis::of(state, round), event::Basis::of(state, round));
        Self { state, ranking, rating }
    }

    /// Explains a player's place: every value with its parts.
    #[must_use]
    pub fn place(&self, player: PlayerId) -> Vec<Reason> {
        let mut why = self.ranking.explain(self.state, player);
        self.rating.explain(self.state, player, &mut why);
        if why.is_empty() {
            let name = self.state.name(player);
            why.tell("standings", fact!("no-result", "{name} has no result yet", name));
        }
        why
    }

    /// Explains one number of a player's row.
    #[must_use]
    pub fn part(&self, player: PlayerId, part: Part) -> Vec<Reason> {
        let mut why = match part {
            Part::Value(at) => self.ranking.explain_value(self.state, player, at),
            Part::Rating => Vec::new(),
        };
        if part == Part::Rating || matches!(self.state.setup.ranking, Ranking::Rating) {
            self.rating.explain(self.state, player, &mut why);
        }
        if why.is_empty() {
            why.tell("standings", fact!("unchanged", "nothing has changed it yet"));
        }
        why
    }

    /// Explains a round's game of a player: points, parts of the tie-breaks, rating.
    #[must_use]
    pub fn game(&self, player: PlayerId, round: RoundNo) -> Vec<Reason> {
        let mut why = self.ranking.explain_game(self.state, player, round);
        self.rating.explain_game(self.state, player, round, &mut why);
        why
    }
}

/// One number of a row of the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The value of a column, from 0.
    Value(usize),
    /// The rating now, and its changes.
    Rating,
}

/// Explains a player's place: every value with its parts.
#[must_use]
pub fn explain_place(state: &State, round: RoundNo, player: PlayerId) -> Vec<Reason> {
    Explanations::after(state, round).place(player)
}
