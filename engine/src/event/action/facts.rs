//! Facts of an act that several parts of the program ask for.

use super::Act;
use crate::basics::id::{BoardNo, RoundNo};

impl Act {
    /// Returns the board that the act is about.
    #[must_use]
    pub fn board(&self) -> Option<(RoundNo, BoardNo)> {
        match self {
            Self::Record { round, board, .. }
            | Self::Agree { round, board }
            | Self::Correct { round, board, .. }
            | Self::CorrectForRating { round, board, .. }
            | Self::Dispute { round, board, .. }
            | Self::LineUp { round, board, .. }
            | Self::RecordGame { round, board, .. }
            | Self::Uphold { round, board } => Some((*round, *board)),
            Self::Register { .. }
            | Self::Edit { .. }
            | Self::Remove { .. }
            | Self::TakeList { .. }
            | Self::Withdraw { .. }
            | Self::Exclude { .. }
            | Self::Return { .. }
            | Self::GrantBye { .. }
            | Self::CancelBye { .. }
            | Self::FixBoard { .. }
            | Self::Number { .. }
            | Self::DrawColor { .. }
            | Self::Forbid { .. }
            | Self::Configure { .. }
            | Self::Prizes { .. }
            | Self::CheckIn { .. }
            | Self::Publish { .. }
            | Self::Rearrange { .. }
            | Self::CorrectRound { .. }
            | Self::Unpublish { .. }
            | Self::Seal { .. }
            | Self::DrawLots { .. }
            | Self::Give { .. }
            | Self::KeepReport { .. }
            | Self::Value { .. }
            | Self::LeaveOut { .. }
            | Self::BarHalfPointByes { .. }
            | Self::DrawPosition { .. }
            | Self::Rerate { .. }
            | Self::Partner { .. }
            | Self::ResizeTables { .. }
            | Self::Members { .. }
            | Self::Note { .. }
            | Self::NameKey { .. }
            | Self::Sign { .. } => None,
        }
    }

    /// Returns true for the result of a board, or of one board of a match: a desk for entry does such acts,
    /// and they are about their board alone.
    #[must_use]
    pub const fn is_result(&self) -> bool {
        match self {
            Self::Record { .. } | Self::Agree { .. } | Self::RecordGame { .. } => true,
            Self::Register { .. }
            | Self::Edit { .. }
            | Self::Remove { .. }
            | Self::TakeList { .. }
            | Self::Withdraw { .. }
            | Self::Exclude { .. }
            | Self::Return { .. }
            | Self::GrantBye { .. }
            | Self::CancelBye { .. }
            | Self::FixBoard { .. }
            | Self::Number { .. }
            | Self::DrawColor { .. }
            | Self::Forbid { .. }
            | Self::Configure { .. }
            | Self::Prizes { .. }
            | Self::CheckIn { .. }
            | Self::Publish { .. }
            | Self::Rearrange { .. }
            | Self::CorrectRound { .. }
            | Self::Unpublish { .. }
            | Self::Correct { .. }
            | Self::Seal { .. }
            | Self::DrawLots { .. }
            | Self::Give { .. }
            | Self::KeepReport { .. }
            | Self::Value { .. }
            | Self::CorrectForRating { .. }
            | Self::LeaveOut { .. }
            | Self::BarHalfPointByes { .. }
            | Self::DrawPosition { .. }
            | Self::Rerate { .. }
            | Self::Partner { .. }
            | Self::ResizeTables { .. }
            | Self::Dispute { .. }
            | Self::Uphold { .. }
            | Self::Members { .. }
            | Self::LineUp { .. }
            | Self::Note { .. }
            | Self::NameKey { .. }
            | Self::Sign { .. } => false,
        }
    }
}
