//! Who is here before a round is paired, counted.

use crate::engine::id::RoundNo;
use crate::engine::state::State;

/// How far the check-in of a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Presence {
    /// The round.
    pub round: RoundNo,
    /// Who is expected: who takes part and has no bye.
    pub expected: usize,
    /// How many of them are here.
    pub here: usize,
}

impl Presence {
    /// Counts who is here before the next round; `None` where its check-in was not begun.
    #[must_use]
    pub fn of(state: &State) -> Option<Self> {
        let round = state.next_round();
        let expected = state.expected(round).count();
        let missing = state.not_here(round).count();
        state.has_check_in(round).then_some(Self { round, expected, here: expected - missing })
    }
}

/// `37 of 40 here`.
impl std::fmt::Display for Presence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} of {} here", self.here, self.expected)
    }
}
