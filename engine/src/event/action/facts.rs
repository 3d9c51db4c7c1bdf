//! The table of the kinds of acts, for the parts of the program that only ask what kind an act is.
//!
//! A new kind is one row here. The matches that work on most kinds one by one name each of them instead, so
//! that the compiler asks for the work on a new one: checks, changes, words, what an audit looks into.

use Fact::{Accident, BoardResult, Consequences, Entry, Pages, Pairing, Replaces, Settles};

use super::{Act, Outcome};
use crate::basics::id::{BoardNo, RoundNo};

/// A fact of an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// The pairing of the next round may depend on it.
    Pairing,
    /// It can change places, ratings or pairings of rounds that were played.
    Consequences,
    /// It replaces something, so that the act alone does not show the change.
    Replaces,
    /// It changes published pages.
    Pages,
    /// It corrects a publication or a record, withdraws or returns a player, or records a round without
    /// judged tricks.
    Accident,
    /// It is the result of a board, or of one board of a match, and is about that board alone.
    BoardResult,
    /// A desk for entry may do it.
    Entry,
    /// It ends the corrections of a desk for entry: boards are published, changed or withdrawn, or the round
    /// is sealed.
    Settles,
}

impl Act {
    /// Returns true if the act is of a kind with this fact.
    #[must_use]
    pub fn has(&self, fact: Fact) -> bool {
        self.row().1.contains(&fact)
    }

    /// Returns the board that the act is about.
    #[must_use]
    pub fn board(&self) -> Option<(RoundNo, BoardNo)> {
        self.row().0
    }

    /// Returns the board that the act is about, and its facts.
    #[expect(clippy::match_same_arms, reason = "a table: one row for each kind, in the order of `Act`")]
    fn row(&self) -> (Option<(RoundNo, BoardNo)>, &'static [Fact]) {
        let at = |round: &RoundNo, board: &BoardNo| Some((*round, *board));
        match self {
            Self::Register { .. } => (None, &[Pairing]),
            Self::Edit { .. } => (None, &[Pairing, Consequences, Replaces]),
            Self::Remove { .. } => (None, &[Pairing, Accident]),
            Self::TakeList { .. } => (None, &[Pairing, Consequences, Replaces]),
            Self::Withdraw { .. } => (None, &[Pairing, Accident]),
            Self::Exclude { .. } => (None, &[Pairing, Accident]),
            Self::Return { .. } => (None, &[Pairing, Accident]),
            Self::GrantBye { .. } => (None, &[Pairing]),
            Self::CancelBye { .. } => (None, &[Pairing]),
            Self::FixBoard { .. } => (None, &[Pairing, Replaces]),
            Self::Number { .. } => (None, &[Pairing, Consequences, Replaces]),
            Self::DrawColor { .. } => (None, &[Pairing]),
            Self::Forbid { .. } => (None, &[Pairing]),
            Self::Configure { .. } => (None, &[Pairing, Consequences, Replaces]),
            Self::Prizes { .. } => (None, &[Pairing, Replaces, Pages]),
            Self::CheckIn { .. } => (None, &[Pairing]),
            Self::Publish { .. } => (None, &[Pairing, Pages, Settles]),
            Self::Rearrange { .. } => (None, &[Pairing, Replaces, Pages, Accident, Settles]),
            Self::CorrectRound { .. } => (None, &[Pairing, Consequences, Replaces, Pages, Accident, Settles]),
            Self::Unpublish { .. } => (None, &[Pairing, Consequences, Pages, Accident, Settles]),
            Self::Record { round, board, outcome: Outcome::TractorScore(_) } => {
                (at(round, board), &[Pairing, Accident, BoardResult, Entry])
            }
            Self::Record { round, board, .. } => (at(round, board), &[Pairing, BoardResult, Entry]),
            Self::Agree { round, board } => (at(round, board), &[BoardResult, Entry]),
            Self::Correct { round, board, now: Some(_), .. } => {
                (at(round, board), &[Pairing, Consequences, Pages, Accident, Entry])
            }
            Self::Correct { round, board, .. } => {
                (at(round, board), &[Pairing, Consequences, Pages, Accident])
            }
            Self::Seal { .. } => (None, &[Pairing, Pages, Settles]),
            Self::DrawLots { .. } => (None, &[Pairing, Consequences]),
            Self::Give { .. } => (None, &[Pairing, Consequences, Replaces]),
            Self::KeepReport { .. } => (None, &[Pairing]),
            Self::Value { .. } => (None, &[Pairing, Consequences, Accident]),
            Self::CorrectForRating { round, board, .. } => {
                (at(round, board), &[Pairing, Consequences, Replaces, Accident])
            }
            Self::LeaveOut { .. } => (None, &[Pairing, Consequences, Replaces, Accident]),
            Self::BarHalfPointByes { .. } => (None, &[Pairing, Replaces]),
            Self::DrawPosition { .. } => (None, &[]),
            Self::Rerate { .. } => (None, &[Pairing, Consequences, Replaces]),
            Self::Partner { .. } => (None, &[Pairing, Replaces]),
            Self::ResizeTables { .. } => (None, &[Pairing, Replaces]),
            Self::Dispute { round, board, .. } => (at(round, board), &[Entry]),
            Self::Uphold { round, board } => (at(round, board), &[]),
            Self::Members { .. } => (None, &[]),
            Self::LineUp { round, board, .. } => (at(round, board), &[Entry]),
            Self::RecordGame { round, board, .. } => (at(round, board), &[BoardResult, Entry]),
            Self::Note { .. } => (None, &[Entry]),
            Self::NameKey { .. } => (None, &[Pairing]),
            Self::Sign { .. } => (None, &[Pairing]),
        }
    }
}
