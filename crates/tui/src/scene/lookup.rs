//! The local rating lists for the screens. A search takes a few milliseconds, so it is done at once.

use std::cell::RefCell;

use desk::user::rating_lists::{RatingLists, Shelf};
use engine::action::Entrant;
use engine::state::State;
use formats::rating_list::fill::{self, Listed};

/// The local rating lists.
#[derive(Debug)]
pub struct Lookup {
    lists: RatingLists,
    /// The lists, once they are opened.
    shelf: RefCell<Shelf>,
}

/// The error of the disk at a rating list.
#[derive(Debug, thiserror::Error)]
#[error("the rating lists cannot be read: {0}")]
pub struct UnreadableLists(pub std::io::Error);

impl Lookup {
    /// Creates the lookup; the lists are opened later.
    #[must_use]
    pub fn of(lists: RatingLists) -> Self {
        Self { lists, shelf: RefCell::default() }
    }

    /// Opens the lists again, because another program may have replaced one. Returns the errors of those that
    /// cannot be read.
    #[must_use]
    pub fn renew(&self) -> Vec<String> {
        let (opened, wrong) = self.lists.open();
        self.shelf.replace(opened);
        wrong
    }

    /// Returns true if any list is open.
    #[must_use]
    pub fn is_at_hand(&self) -> bool {
        !self.shelf.borrow().is_empty()
    }

    /// Returns the likeliest people for a typed text, the likeliest first, and the event's federation before
    /// others.
    ///
    /// # Errors
    ///
    /// A list cannot be read.
    pub fn search(&self, typed: &str, state: &State, most: usize) -> Result<Vec<Listed>, UnreadableLists> {
        let federation = &state.details.federation;
        self.shelf.borrow_mut().search(typed, federation, most).map_err(UnreadableLists)
    }

    /// Returns a person of the lists as an entrant, with the data of all lists.
    ///
    /// # Errors
    ///
    /// As [`Self::search`].
    pub fn taken(&self, listed: &Listed, state: &State) -> Result<Entrant, UnreadableLists> {
        let taken = fill::taken(listed, &mut *self.shelf.borrow_mut(), &fill::order(state));
        taken.map_err(UnreadableLists)
    }
}
