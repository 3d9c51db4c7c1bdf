//! What a director types at a board becomes an outcome: one draft a game.
//!
//! A draft knows what was typed so far and what it would mean; it knows no terminal and changes no event.

pub mod compare;
pub mod crikey;
pub mod dice;
pub mod keys;
pub mod sides;
pub mod tractor;
pub mod written;

use crate::engine::action::{Act, Outcome};
use crate::engine::id::{BoardNo, RoundNo};
use crate::engine::setup::Game;
use crate::engine::state::State;
use crate::engine::text::Remark;
use compare::Difference;
use keys::KeySet;

/// What typing came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Typed {
    /// More is to come.
    More,
    /// The outcome is complete.
    Done(Outcome),
    /// What was typed cannot be, and why.
    Wrong(String),
}

/// Returns the act that enters an outcome at a board where `stands` is the result; `None` where a result stands that must
/// be corrected. An adjourned game has no result yet: the one that comes is entered.
#[must_use]
pub fn entering(
    (round, board): (RoundNo, BoardNo),
    stands: Option<&Outcome>,
    outcome: &Outcome,
) -> Option<Act> {
    match stands {
        None => Some(Act::Record { round, board, outcome: outcome.clone() }),
        Some(Outcome::Adjourned) if *outcome != Outcome::Adjourned => {
            let (was, now) = (Outcome::Adjourned, Some(outcome.clone()));
            let reason = Remark::taken_over("the adjourned game is finished");
            Some(Act::Correct { round, board, was, now, reason })
        }
        Some(_) => None,
    }
}

/// A line of a draft as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Shown {
    /// Whose line it is.
    pub label: String,
    /// What was typed.
    pub typed: String,
    /// What it means, or what is still to come.
    pub meaning: String,
    /// The place it takes, where places move as one types.
    pub place: String,
    /// Whether this is the line being typed.
    pub current: bool,
}

/// An outcome that is being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Draft {
    /// A result of one key.
    Sides(sides::Draft),
    /// Result and piece values on one line.
    Crikey(crikey::Draft),
    /// Five dice a seat.
    Dice(dice::Draft),
    /// Main suit and dealer, then a trick a line.
    Tractor(tractor::Draft),
}

impl Draft {
    /// Begins the draft of a board; `None` when there is no such board.
    #[must_use]
    pub fn of(state: &State, round: RoundNo, board: BoardNo, keys: KeySet) -> Option<Self> {
        let found = state.board(round, board)?;
        let names = || found.seats.iter().map(|seat| state.name(*seat)).collect::<Vec<_>>();
        Some(match state.setup.game {
            Game::Chess(_) => Self::Sides(sides::Draft::new(keys, true)),
            Game::Decided(_) => Self::Sides(sides::Draft::new(keys, false)),
            Game::Crikey(_) => Self::Crikey(crikey::Draft::new(keys)),
            Game::Dice => Self::Dice(dice::Draft::new(names())),
            Game::Tractor(_) => Self::Tractor(tractor::Draft::new(state, round, board, names())?),
        })
    }

    /// Takes a character.
    pub fn type_char(&mut self, typed: char) -> Typed {
        match self {
            Self::Sides(draft) => draft.type_char(typed),
            Self::Crikey(draft) => draft.type_char(typed),
            Self::Dice(draft) => draft.type_char(typed),
            Self::Tractor(draft) => draft.type_char(typed),
        }
    }

    /// Closes the line that is being typed.
    pub fn enter(&mut self) -> Typed {
        match self {
            Self::Sides(_) => Typed::More,
            Self::Crikey(draft) => draft.enter(),
            Self::Dice(draft) => draft.enter(),
            Self::Tractor(draft) => draft.enter(),
        }
    }

    /// Takes the last character back; on an empty line the line before it.
    pub fn backspace(&mut self) {
        match self {
            Self::Sides(draft) => draft.backspace(),
            Self::Crikey(draft) => draft.backspace(),
            Self::Dice(draft) => draft.backspace(),
            Self::Tractor(draft) => draft.backspace(),
        }
    }

    /// Whether nothing was typed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Sides(draft) => draft.is_empty(),
            Self::Crikey(draft) => draft.is_empty(),
            Self::Dice(draft) => draft.is_empty(),
            Self::Tractor(draft) => draft.is_empty(),
        }
    }

    /// Compares the line that was closed last with a result that stands; boards of two have one line only, which is
    /// the result.
    #[must_use]
    pub fn last_difference(&self, stands: &Outcome) -> Option<Difference> {
        match self {
            Self::Sides(_) | Self::Crikey(_) => None,
            Self::Dice(draft) => draft.last_difference(stands),
            Self::Tractor(draft) => draft.last_difference(stands),
        }
    }

    /// Takes back the line that was closed last: it is typed again, from nothing.
    pub fn take_back(&mut self) {
        match self {
            Self::Sides(_) | Self::Crikey(_) => {}
            Self::Dice(draft) => draft.take_back(),
            Self::Tractor(draft) => draft.take_back(),
        }
    }

    /// Takes back what differs from a result that stands, from the first line that does.
    pub fn take_back_difference(&mut self, stands: &Outcome) {
        match self {
            Self::Sides(draft) => draft.backspace(),
            Self::Crikey(draft) => draft.clear(),
            Self::Dice(draft) => draft.take_back_difference(stands),
            Self::Tractor(draft) => draft.take_back_difference(stands),
        }
    }

    /// Returns the lines as they are shown; none for Tractor, whose tricks are a table.
    #[must_use]
    pub fn show(&self, state: &State, round: RoundNo, board: BoardNo) -> Vec<Shown> {
        match self {
            Self::Sides(draft) => draft.show(),
            Self::Crikey(draft) => draft.show(state, round, board),
            Self::Dice(draft) => draft.show(),
            Self::Tractor(_) => Vec::new(),
        }
    }
}
