//! The number of players who have arrived before a round is paired.

use engine::id::RoundNo;
use engine::state::State;

/// The progress of a round's check-in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Presence {
    /// The round.
    pub round: RoundNo,
    /// The number of expected players: those who take part and have no bye.
    pub expected: usize,
    /// The number of those who have arrived.
    pub here: usize,
}

impl Presence {
    /// Counts the players who have arrived for the next round; `None` before its check-in begins.
    #[must_use]
    pub fn of(state: &State) -> Option<Self> {
        let round = state.next_round();
        let expected = state.expected(round).count();
        let missing = state.not_here(round).count();
        state.has_check_in(round).then_some(Self { round, expected, here: expected - missing })
    }
}

/// For instance `37 of 40 here`.
impl std::fmt::Display for Presence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} of {} here", self.here, self.expected)
    }
}
