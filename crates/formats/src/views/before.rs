//! The columns of a pairing list beside a name: score, rating and float before the round.

use std::rc::Rc;

use super::floats::{Float, Floats};
use super::{Cell, Datum, Sense};
use engine::id::{PlayerId, RoundNo};
use engine::meetings::Meetings;
use engine::number::Rating;
use engine::setup::{Ranking, RatingSystem};
use engine::standings::{Column, Row, Standings};
use engine::state::{Player, State};

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

/// The games of two players before a round.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Games {
    meetings: Rc<Meetings>,
    floats: Option<Rc<Floats>>,
}

impl Before {
    /// Computes the standings before a round.
    #[must_use]
    pub fn round(state: &State, round: RoundNo) -> Self {
        Self::of(state, Rc::new(Standings::after(state, RoundNo(round.0.saturating_sub(1)))))
    }

    /// Uses the standings after the previous round.
    #[must_use]
    pub fn of(state: &State, standings: Rc<Standings>) -> Self {
        let now = |player| standings.row(player).and_then(|row| row.rating.now);
        let next = RoundNo(standings.after.0.saturating_add(1));
        // A federation's list does not change during an event.
        let is_listed = matches!(state.setup.rating, RatingSystem::Fide(_) | RatingSystem::Glicko2(_));
        let rating = |player: Option<&Player>| {
            let player = player?;
            if is_listed { state.rating_in(player, next) } else { now(player.id) }
        };
        let ratings = state.slots().map(rating).collect();
        // Standings by rating show it already, and in a knockout every remaining player has won.
        let counts_points = state.setup.counts_points();
        let is_scored = !matches!(state.setup.ranking, Ranking::Rating | Ranking::Elimination);
        Self { standings, games: None, ratings, is_scored, counts_points }
    }

    /// Adds the meetings of the earlier rounds, and the scores that decide about floats if pairing goes
    /// by score.
    #[must_use]
    pub fn with_games(self, meetings: Rc<Meetings>, floats: Option<Rc<Floats>>) -> Self {
        Self { games: Some(Games { meetings, floats }), ..self }
    }

    /// Returns true if any player has a rating.
    #[must_use]
    pub fn is_rated(&self) -> bool {
        self.ratings.iter().any(Option::is_some)
    }

    /// Returns the first value of the standings if it matters for a pairing.
    #[must_use]
    pub fn score(&self) -> Option<Column> {
        self.standings.columns.first().cloned().filter(|_| self.is_scored)
    }

    /// Returns true if the points of the games are known and decide anything.
    #[must_use]
    pub const fn has_points(&self) -> bool {
        self.games.is_some() && self.counts_points
    }

    /// Returns true if floats are known.
    #[must_use]
    pub fn has_floats(&self) -> bool {
        self.floats().is_some()
    }

    /// Returns the rating of a player.
    #[must_use]
    pub fn rating_of<'a>(&self, player: PlayerId) -> Cell<'a> {
        let rating = self.ratings.get(player.index()).copied().flatten();
        Cell::of(Datum::Rating(rating, self.standings.rating_places.unwrap_or(0))).meaning(Sense::Aside)
    }

    /// Returns the score of a player.
    #[must_use]
    pub fn score_of<'a>(&self, player: PlayerId) -> Cell<'a> {
        Cell::value(self.row(player).and_then(|row| row.values.first()))
    }

    /// Returns the points of a player's games, independent of the order of the standings.
    #[must_use]
    pub fn points_of<'a>(&self, player: PlayerId) -> Cell<'a> {
        let points = self.games.as_ref().map(|games| Datum::Points(games.meetings.points(player)));
        points.map_or_else(Cell::empty, Cell::of).meaning(Sense::Aside)
    }

    /// Returns the float of a player against an opponent.
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
