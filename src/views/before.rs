//! What a pairing list shows beside a name: score, rating and float as they stood before the round.

use std::rc::Rc;

use super::floats::{Float, Floats};
use super::{Cell, Datum, Sense};
use crate::engine::id::{PlayerId, RoundNo};
use crate::engine::meetings::Meetings;
use crate::engine::number::Rating;
use crate::engine::setup::{Ranking, RatingSystem};
use crate::engine::standings::{Column, Row, Standings};
use crate::engine::state::{Player, State};

/// The standings before a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Before {
    standings: Rc<Standings>,
    games: Option<Games>,
    /// The ratings by player.
    ratings: Vec<Option<Rating>>,
    is_scored: bool,
    counts_points: bool,
}

/// What the games of two before a round came to.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Games {
    meetings: Rc<Meetings>,
    floats: Option<Rc<Floats>>,
}

impl Before {
    /// Works out how everybody stood before a round.
    #[must_use]
    pub fn round(state: &State, round: RoundNo) -> Self {
        Self::of(state, Rc::new(Standings::after(state, RoundNo(round.0.saturating_sub(1)))))
    }

    /// Takes how everybody stood from the standings after the round before.
    #[must_use]
    pub fn of(state: &State, standings: Rc<Standings>) -> Self {
        let now = |player| standings.row(player).and_then(|row| row.rating.now);
        let next = RoundNo(standings.after.0.saturating_add(1));
        // A federation's list stands still during an event.
        let is_listed = matches!(state.setup.rating, RatingSystem::Fide(_) | RatingSystem::Glicko2(_));
        let rating = |player: Option<&Player>| {
            let player = player?;
            if is_listed { state.rating_in(player, next) } else { now(player.id) }
        };
        let ratings = state.slots().map(rating).collect();
        // A rating stands there already, and in a knockout everybody who plays is still in.
        let counts_points = state.setup.counts_points();
        let is_scored = !matches!(state.setup.ranking, Ranking::Rating | Ranking::Elimination);
        Self { standings, games: None, ratings, is_scored, counts_points }
    }

    /// Adds the meetings of the rounds before, and the scores that decide who floats where pairing goes by score.
    #[must_use]
    pub fn with_games(self, meetings: Rc<Meetings>, floats: Option<Rc<Floats>>) -> Self {
        Self { games: Some(Games { meetings, floats }), ..self }
    }

    /// Whether anybody has a rating.
    #[must_use]
    pub fn is_rated(&self) -> bool {
        self.ratings.iter().any(Option::is_some)
    }

    /// Returns what the standings sort by first, where it says something about a pairing.
    #[must_use]
    pub fn score(&self) -> Option<Column> {
        self.standings.columns.first().cloned().filter(|_| self.is_scored)
    }

    /// Whether the points of the games are known and decide anything.
    #[must_use]
    pub const fn has_points(&self) -> bool {
        self.games.is_some() && self.counts_points
    }

    /// Whether it is known who floats.
    #[must_use]
    pub fn has_floats(&self) -> bool {
        self.floats().is_some()
    }

    /// Shows the rating of a player.
    #[must_use]
    pub fn rating_of<'a>(&self, player: PlayerId) -> Cell<'a> {
        let rating = self.ratings.get(player.index()).copied().flatten();
        Cell::of(Datum::Rating(rating, self.standings.rating_places.unwrap_or(0))).meaning(Sense::Aside)
    }

    /// Shows the score of a player.
    #[must_use]
    pub fn score_of<'a>(&self, player: PlayerId) -> Cell<'a> {
        Cell::value(self.row(player).and_then(|row| row.values.first()))
    }

    /// Shows the points of a player's games, whatever the standings sort by.
    #[must_use]
    pub fn points_of<'a>(&self, player: PlayerId) -> Cell<'a> {
        let points = self.games.as_ref().map(|games| Datum::Points(games.meetings.points(player)));
        points.map_or_else(Cell::empty, Cell::of).meaning(Sense::Aside)
    }

    /// Shows how a player floats who meets an opponent.
    #[must_use]
    pub fn float_of<'a>(&self, player: PlayerId, opponent: PlayerId) -> Cell<'a> {
        let round = RoundNo(self.standings.after.0.saturating_add(1));
        let float = self.floats().and_then(|floats| floats.between(player, opponent, round));
        Cell::text(float.map_or("", Float::mark)).meaning(Sense::Aside)
    }

    fn floats(&self) -> Option<&Floats> {
        self.games.as_ref()?.floats.as_deref()
    }

    fn row(&self, player: PlayerId) -> Option<&Row> {
        self.standings.row(player)
    }
}
