//! Facts of an act that several parts of the program ask for.

use super::Act;
use crate::basics::id::{BoardNo, RoundNo};

impl Act {
    /// Returns the board that the act is about.
    #[must_use]
    pub fn board(&self) -> Option<(RoundNo, BoardNo)> {
        if let Self::Record { round, board, .. }
        | Self::Agree { round, board }
        | Self::Correct { round, board, .. }
        | Self::CorrectForRating { round, board, .. }
        | Self::Dispute { round, board, .. }
        | Self::LineUp { round, board, .. }
        | Self::RecordGame { round, board, .. }
        | Self::Uphold { round, board } = self
        {
            return Some((*round, *board));
        }
        None
    }

    /// Returns true for the result of a board, or of one board of a match: a desk for entry does such acts,
    /// and they are about their board alone.
    #[must_use]
    pub const fn is_result(&self) -> bool {
        matches!(self, Self::Record { .. } | Self::Agree { .. } | Self::RecordGame { .. })
    }
}
