//! Standings and data derived from them: one module per ranking, dispatched by [`rank`]; announced tables,
//! prizes.
//!
//! Begin with [`standings::Standings::after`], the table of a round with places, values and ratings, and
//! [`standings::explain_place`], the reasons for a place. [`rank`] is the only place that chooses the module
//! of a ranking: [`points`], [`placings`], [`progress`], [`elimination`], or the rating.
//!
//! * Players who are equal in everything share the place, and the next place counts them all.
//! * Unranked players come last, without a place ([`Unranked`](crate::pairing::unranked::Unranked)).
//! * A sealed table is stored and is shown as it was announced; [`announced`] compares it with the standings
//!   of today and never mixes the two.
//! * The tie-breaks of C.07 are in [`tie_breaks`](crate::tie_breaks), which also states how open questions
//!   are decided. [`points::table`] turns an event into its input.
//! * Other lists rest on the standings: teams of an individual event ([`clubs`]), persons of a team event by
//!   board ([`boards`]), prizes ([`prizes`]), whose parts sum exactly to the whole.
//!
//! Sources: C.07 for points; the seed documents (2.5, 4.1, 5.2, 5.3) for [`progress`], [`placings`] and
//! [`resistance`]; organisers' custom for clubs, boards and prizes. Nothing here knows what a director may
//! do.

pub mod announced;
pub mod board_prizes;
pub mod boards;
mod club_prizes;
pub mod clubs;
pub mod elimination;
pub mod placings;
pub mod points;
pub mod prizes;
pub mod progress;
pub mod resistance;
pub mod standings;
pub mod table;
mod tie_breaks;

use crate::basics::id::{PlayerId, RoundNo};
use crate::basics::why::Reason;
use crate::event::setup::{Ranking, TieBreak};
use crate::event::state::State;
use crate::tournament_ratings::event::RatingLine;
use table::{Column, Listing, Ranked, RankedPlayer, Value};

/// Ranks the players after a round; the only place that chooses the ranking's module.
#[must_use]
pub fn rank(state: &State, round: RoundNo, ratings: &[RatingLine]) -> Ranked {
    match &state.setup.ranking {
        Ranking::Points { tie_breaks, rules } => points::rank(state, round, tie_breaks, *rules),
        Ranking::Rating => by_rating(state, ratings),
        Ranking::Placings => placings::rank(state, round, None),
        Ranking::PlacingsBy(rule) => placings::rank(state, round, Some(*rule)),
        Ranking::Progress => progress::rank(state, round),
        Ranking::Elimination => elimination::rank(state, round),
    }
}

/// The basis of explanations, computed once for all players.
#[derive(Debug)]
pub enum Basis {
    /// The basis of a ranking by points.
    Points(Box<points::Basis>),
    /// The reasons for each player, in order of registration.
    Told(Vec<Vec<Reason>>),
}

impl Basis {
    /// Computes the basis of explanations after a round.
    #[must_use]
    pub fn of(state: &State, round: RoundNo) -> Self {
        match &state.setup.ranking {
            Ranking::Points { tie_breaks, rules } => {
                Self::Points(Box::new(points::Basis::of(state, round, tie_breaks, *rules)))
            }
            Ranking::Rating => Self::Told(Vec::new()),
            Ranking::Placings => Self::Told(placings::explain(state, round, None)),
            Ranking::PlacingsBy(rule) => Self::Told(placings::explain(state, round, Some(*rule))),
            Ranking::Progress => Self::Told(progress::explain(state, round)),
            Ranking::Elimination => Self::Told(elimination::explain(state, round)),
        }
    }

    /// Returns the reasons for a player's values.
    #[must_use]
    pub fn explain(&self, state: &State, player: PlayerId) -> Vec<Reason> {
        match self {
            Self::Points(basis) => {
                let mut why = Vec::new();
                basis.explain(state, player, &mut why);
                why
            }
            Self::Told(told) => told.get(player.index()).cloned().unwrap_or_default(),
        }
    }

    /// Returns the reasons for one value of a player.
    #[must_use]
    pub fn explain_value(&self, state: &State, player: PlayerId, at: usize) -> Vec<Reason> {
        match self {
            Self::Points(basis) => {
                let mut why = Vec::new();
                basis.explain_value(state, player, at, &mut why);
                why
            }
            Self::Told(_) => self.explain(state, player),
        }
    }

    /// Returns the reasons for a round's part of a player's values; without points, those of every round.
    #[must_use]
    pub fn explain_game(&self, state: &State, player: PlayerId, round: RoundNo) -> Vec<Reason> {
        match self {
            Self::Points(basis) => {
                let mut why = Vec::new();
                basis.explain_game(state, player, round, &mut why);
                why
            }
            Self::Told(_) => self.explain(state, player),
        }
    }
}

fn by_rating(state: &State, ratings: &[RatingLine]) -> Ranked {
    let places = state.setup.rating.decimals();
    let entries = state.players.iter().map(|player| {
        let now = ratings.get(player.id.index()).and_then(|line| line.now);
        RankedPlayer {
            player: player.id,
            values: vec![now.map_or(Value::None, |now| Value::Rating(now, places))],
            keys: vec![now.map_or(i64::MIN, crate::basics::number::Rating::units)],
            listing: Listing::NameDown(std::cmp::Reverse(player.entrant.name.clone()), player.id.0),
        }
    });
    Ranked { columns: vec![RATING], entries: entries.collect() }
}

/// The column of standings by rating.
const RATING: Column = Column::fixed("RTG", "rating now");

/// Returns the column with a code, of any ranking.
#[must_use]
pub fn column(code: &str) -> Option<Column> {
    known_column(code).or_else(|| TieBreak::own_column(code))
}

/// Returns the column with a code that not only one event has.
pub(crate) fn known_column(code: &str) -> Option<Column> {
    let scores = [points::POINTS, points::MATCH_POINTS, points::GAME_POINTS];
    let fixed = scores.into_iter().chain([RATING]).chain(placings::COLUMNS).chain(progress::COLUMNS);
    let mut fixed = fixed.chain(elimination::COLUMNS);
    fixed.find(|column| column.code == code).or_else(|| TieBreak::column_of(code))
}
