//! What the standings sort by: one module a kind, met in [`rank`].

pub mod elimination;
pub mod placings;
pub mod points;
pub mod progress;
pub mod resistance;
mod tie_breaks;

use super::id::{PlayerId, RoundNo};
use super::meetings::Meetings;
use super::rating::event::RatingLine;
use super::setup::Ranking;
use super::standings::{Column, Value};
use super::state::State;
use super::text::Label;
use super::why::Reason;

/// What a ranking found: the columns, and every player with values and sorting keys, in no order yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranked {
    /// The columns.
    pub columns: Vec<Column>,
    /// The players.
    pub entries: Vec<RankedPlayer>,
}

/// A player as a ranking sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankedPlayer {
    /// The player.
    pub player: PlayerId,
    /// What is shown, one value a column.
    pub values: Vec<Value>,
    /// What decides, most important first, more is better; equal keys share the place.
    pub keys: Vec<i64>,
    /// In what order players who share a place are listed, least first.
    pub listing: Listing,
}

/// The order of players who share a place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Listing {
    /// By pairing number, or in order of registration.
    Number(u32),
    /// By name in decreasing byte order, equal names by number (seed-systems 1.3).
    NameDown(std::cmp::Reverse<Label>, u32),
}

/// The only place where a ranking becomes behaviour.
#[must_use]
pub fn rank(state: &State, round: RoundNo, ratings: &[RatingLine]) -> Ranked {
    match &state.setup.ranking {
        Ranking::Points { tie_breaks } => points::rank(state, round, tie_breaks),
        Ranking::Rating => by_rating(state, ratings),
        Ranking::Placings => placings::rank(state, round),
        Ranking::Progress => progress::rank(state, round),
        Ranking::Elimination => elimination::rank(state, round),
    }
}

/// What explanations of values rest on: looked up once, however many players are explained.
#[derive(Debug)]
pub enum Basis {
    /// Who met whom.
    Meetings(Meetings),
    /// What there is to tell of each player, in order of registration.
    Told(Vec<Vec<Reason>>),
}

impl Basis {
    /// Looks up what explanations after a round rest on.
    #[must_use]
    pub fn of(state: &State, round: RoundNo) -> Self {
        match &state.setup.ranking {
            Ranking::Points { .. } => Self::Meetings(Meetings::after(state, round)),
            Ranking::Rating => Self::Told(Vec::new()),
            Ranking::Placings => Self::Told(placings::explain(state, round)),
            Ranking::Progress => Self::Told(progress::explain(state, round)),
            Ranking::Elimination => Self::Told(elimination::explain(state, round)),
        }
    }

    /// Tells how a player's values came about.
    #[must_use]
    pub fn explain(&self, state: &State, player: PlayerId) -> Vec<Reason> {
        match (self, &state.setup.ranking) {
            (Self::Meetings(meetings), Ranking::Points { tie_breaks }) => {
                let mut why = Vec::new();
                points::explain(state, meetings, player, tie_breaks, &mut why);
                why
            }
            (Self::Told(told), _) => told.get(player.index()).cloned().unwrap_or_default(),
            (Self::Meetings(_), _) => Vec::new(),
        }
    }
}

impl Basis {
    /// Tells how one value of a player came about.
    #[must_use]
    pub fn explain_value(&self, state: &State, player: PlayerId, at: usize) -> Vec<Reason> {
        match (self, &state.setup.ranking) {
            (Self::Meetings(meetings), Ranking::Points { tie_breaks }) => {
                let mut why = Vec::new();
                points::explain_value(state, meetings, player, tie_breaks, at, &mut why);
                why
            }
            _ => self.explain(state, player),
        }
    }

    /// Tells what one round brought a player; where nobody plays for points, every round.
    #[must_use]
    pub fn explain_game(&self, state: &State, player: PlayerId, round: RoundNo) -> Vec<Reason> {
        match (self, &state.setup.ranking) {
            (Self::Meetings(meetings), Ranking::Points { tie_breaks }) => {
                let mut why = Vec::new();
                points::explain_game(state, meetings, player, tie_breaks, round, &mut why);
                why
            }
            _ => self.explain(state, player),
        }
    }
}

/// Gives the listing by pairing number.
pub(crate) fn by_number(state: &State, player: PlayerId) -> Listing {
    let number = state.player(player).and_then(|player| player.number);
    Listing::Number(number.map_or(player.0, u32::from))
}

fn by_rating(state: &State, ratings: &[RatingLine]) -> Ranked {
    let places = state.setup.rating.decimals();
    let entries = state.players.iter().map(|player| {
        let now = ratings.get(player.id.index()).and_then(|line| line.now);
        RankedPlayer {
            player: player.id,
            values: vec![now.map_or(Value::None, |now| Value::Rating(now, places))],
            keys: vec![now.map_or(i64::MIN, super::number::Rating::units)],
            listing: Listing::NameDown(std::cmp::Reverse(player.entrant.name.clone()), player.id.0),
        }
    });
    Ranked { columns: vec![Column { code: "RTG", name: "rating now" }], entries: entries.collect() }
}
