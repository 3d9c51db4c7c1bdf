//! The round that is shown, and how results of its game are typed.

use crate::keys::Context;
use crate::keys::intent::Intent;
use desk::shared::link::{Author, OpenAct};
use desk::shared::waiting::{Kept, board_of};
use engine::action::{Act, Outcome};
use engine::id::{BoardNo, RoundNo};
use engine::scoring::GameScore;
use engine::setup::Game;
use engine::state::{Board, Round, State};
use formats::entry::line::Move;

/// The way in which results of a game are typed. Only here do the screens depend on the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// One key; `draws` if the game has draws and adjourned games.
    Keys { draws: bool },
    /// A line.
    Line,
    /// One hand per seat.
    Hands,
    /// One trick per line.
    Tricks,
    /// A match of teams, one board per line.
    Boards,
}

impl Form {
    pub(super) const fn of(game: &Game) -> Self {
        match game {
            Game::Chess(_) => Self::Keys { draws: true },
            Game::Decided(_) => Self::Keys { draws: false },
            Game::Crikey(_) => Self::Line,
            Game::Dice => Self::Hands,
            Game::Tractor(_) => Self::Tricks,
            Game::Match(_) => Self::Boards,
        }
    }

    pub(super) const fn is_for_two(self) -> bool {
        matches!(self, Self::Keys { .. } | Self::Line)
    }

    pub(super) const fn context(self, typing: bool, checking: bool) -> Context {
        match (self, typing) {
            (Self::Keys { .. } | Self::Line, false) if checking => Context::Check,
            (Self::Keys { .. } | Self::Line, false) => Context::Walk,
            (Self::Keys { .. } | Self::Line, true) => Context::Working,
            (Self::Hands, false) => Context::Hands,
            (Self::Hands, true) => Context::Hand,
            (Self::Boards, false) => Context::Matches,
            (Self::Boards, true) => Context::Match,
            (Self::Tricks, false) => Context::Tricks,
            (Self::Tricks, true) => Context::Trick,
        }
    }
}

/// The shown round and its data.
#[derive(Clone, Copy)]
pub(super) struct Here<'a> {
    pub(super) state: &'a State,
    pub(super) round: RoundNo,
    pub(super) held: &'a Round,
    pub(super) form: Form,
    /// The acts of this desk that wait for the server or for the director.
    pub(super) waiting: &'a [Kept],
    /// The open acts of other desks.
    pub(super) elsewhere: &'a [(Author, OpenAct)],
}

impl<'a> Here<'a> {
    /// Returns the act that waits at a board.
    pub(super) fn waits_at(&self, at: BoardNo) -> Option<&'a Kept> {
        self.waiting.iter().rev().find(|kept| board_of(&kept.act) == Some((self.round, at)))
    }

    /// Returns the open acts of other desks at a board: a dispute between two results, or an act that waits
    /// or must be decided there.
    pub(super) fn open_at(&self, at: BoardNo) -> Option<String> {
        if self.board(at).is_some_and(|board| board.disputed().next().is_some()) {
            return Some("disputed".to_owned());
        }
        let (desk, open) = self.elsewhere.iter().find(|(_, open)| open.board == Some((self.round, at)))?;
        Some(format!("{} at {}", open.state(), desk.name))
    }

    /// Returns true if input of this desk at a board waits for the server: for the user it is done.
    pub(super) fn is_typed(&self, at: BoardNo) -> bool {
        let is_whole = |act: &Act| !matches!(act, Act::RecordGame { .. } | Act::LineUp { .. });
        self.waits_at(at).is_some_and(|kept| kept.refused.is_none() && is_whole(&kept.act))
    }

    pub(super) fn board(&self, at: BoardNo) -> Option<&Board> {
        self.held.boards.get(at.index())
    }
}

/// Returns the movement of a key in the input.
pub(super) const fn movement(intent: Intent) -> Option<Move> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other key does something else")]
    Some(match intent {
        Intent::Up => Move::Up,
        Intent::Down => Move::Down,
        Intent::First => Move::First,
        Intent::Last => Move::Last,
        Intent::CaretLeft => Move::Left,
        Intent::CaretRight => Move::Right,
        Intent::CaretStart => Move::Start,
        Intent::CaretEnd => Move::End,
        Intent::EraseForward => Move::EraseForward,
        Intent::EraseWord => Move::EraseWord,
        Intent::EraseToStart => Move::EraseToStart,
        _ => return None,
    })
}

pub(super) fn board_no(at: usize) -> BoardNo {
    BoardNo(u16::try_from(at).unwrap_or(u16::MAX).saturating_add(1))
}

/// Returns the outcome of a key in the list of other results.
pub(super) const fn other_outcome(intent: Intent) -> Option<Outcome> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other key is of the list")]
    let (white, black, rated) = match intent {
        Intent::HalfZero => (GameScore::Draw, GameScore::Loss, true),
        Intent::ZeroHalf => (GameScore::Loss, GameScore::Draw, true),
        Intent::ZeroZero => (GameScore::Loss, GameScore::Loss, true),
        Intent::WhiteUnrated => (GameScore::Win, GameScore::Loss, false),
        Intent::DrawUnrated => (GameScore::Draw, GameScore::Draw, false),
        Intent::BlackUnrated => (GameScore::Loss, GameScore::Win, false),
        _ => return None,
    };
    Some(Outcome::Game { white, black, rated })
}
