//! The floats of each round for the cards (C.04.3 article 1.4): for people to read, not for pairing.
//!
//! In a game between players of different score, the higher-scored player floated down, the other one
//! up. A player who scored more than the worth of a loss without playing floated down; a team that did not
//! play is no floater (C.04.6 article 1.5). Scores are those before the round, with its virtual points.

use std::cmp::Ordering;

use engine::id::{PlayerId, RoundNo};
use engine::meetings::{Meeting, MeetingKind, Meetings};
use engine::number::Points;
use engine::state::State;

/// The scores that decide about floats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Floats {
    /// For each player the score before each round, with the virtual points of that round.
    scores: Vec<Vec<Points>>,
    /// The worth of a loss, if players float without playing.
    loss: Option<Points>,
}

/// The direction of a float.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Float {
    /// The player met a lower score, or scored without playing.
    Down,
    /// The player met a higher score.
    Up,
}

impl Float {
    /// Returns the mark.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Down => "↓",
            Self::Up => "↑",
        }
    }
}

impl Floats {
    /// Looks up the scores before each round up to one, which may not be played yet, from the meetings so
    /// far; `None` if pairing does not go by score or the game has no points.
    #[must_use]
    pub fn up_to(state: &State, round: RoundNo, meetings: &Meetings) -> Option<Self> {
        let loss = state.setup.game.points()?.loss;
        let pairing = &state.setup.pairing;
        if !state.setup.counts_points() || !pairing.pairs_by_score() && !pairing.system().is_manual() {
            return None;
        }
        let virtual_points = virtual_points(state, round);
        let scores = state.slots().map(|player| {
            let Some(id) = player.map(|player| player.id) else { return Vec::new() };
            let bonus = virtual_points.get(id.index()).map_or(&[][..], Vec::as_slice);
            scores_before(meetings.of(id), round, bonus)
        });
        let loss = state.setup.game.match_rules().is_none().then_some(loss);
        Some(Self { scores: scores.collect(), loss })
    }

    /// Returns the float of a player in a pair, by the scores alone.
    #[must_use]
    pub fn between(&self, player: PlayerId, opponent: PlayerId, round: RoundNo) -> Option<Float> {
        match self.before(player, round)?.cmp(&self.before(opponent, round)?) {
            Ordering::Greater => Some(Float::Down),
            Ordering::Less => Some(Float::Up),
            Ordering::Equal => None,
        }
    }

    /// Returns the float of a player in a round.
    #[must_use]
    pub fn float(&self, player: PlayerId, meeting: &Meeting) -> Option<Float> {
        let unplayed = || self.loss.filter(|loss| *loss < meeting.points).map(|_| Float::Down);
        let MeetingKind::Board { opponent, result, .. } = meeting.kind else { return unplayed() };
        if !result.is_game() {
            return unplayed();
        }
        self.between(player, opponent, meeting.round)
    }

    /// Returns the scores of a player before each round, with its virtual points.
    #[must_use]
    pub fn scores_of(&self, player: PlayerId) -> &[Points] {
        self.scores.get(player.index()).map_or(&[], Vec::as_slice)
    }

    fn before(&self, player: PlayerId, round: RoundNo) -> Option<Points> {
        self.scores.get(player.index())?.get(round.index()).copied()
    }
}

/// Returns the virtual points of every player, round by round (C.04.7).
fn virtual_points(state: &State, round: RoundNo) -> Vec<Vec<Points>> {
    let mut points = vec![Vec::new(); state.registered()];
    let Some(named) = state.setup.pairing.system().dutch_field(state, round) else { return points };
    for (player, entrant) in named.players.iter().zip(&named.field.entrants) {
        if let Some(own) = points.get_mut(player.index()) {
            own.clone_from(&entrant.virtual_points);
        }
    }
    points
}

fn scores_before(row: &[Meeting], round: RoundNo, bonus: &[Points]) -> Vec<Points> {
    let mut scored = vec![Points::ZERO; usize::from(round.0)];
    for meeting in row {
        scored.get_mut(meeting.round.index()).into_iter().for_each(|points| *points += meeting.points);
    }
    let mut sum = Points::ZERO;
    let before = scored.iter().enumerate().map(|(at, points)| {
        let before = sum + bonus.get(at).copied().unwrap_or_default();
        sum += *points;
        before
    });
    before.collect()
}
