//! Converts between an event and a tournament report (TRF): the players, their rounds and the
//! settings of a game of two.

mod read;
#[cfg(test)]
mod tests;
mod write;

pub(super) use read::behind_line;
pub(crate) use read::entrant;
pub use read::read;
pub(super) use write::field_of;
pub use write::{OWN_TABLES, PLACE, is_place, write, write_for_rating};
