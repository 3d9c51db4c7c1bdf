//! Lists of players as other programs save them: bytes are read into a draft, which is compared with
//! an event and becomes one act.
//!
//! [`read()`] detects the encoding, the separator and the columns, and reads every line. All of its
//! decisions are in the [`Draft`] and can be overridden ([`Choices`]). [`compare::compare`] finds the
//! new players, the registered ones and their changes. No files or screens here.

mod choices;
pub mod compare;
mod draft;
mod error;
mod fixed;
mod form;
pub(crate) mod headings;
mod lines;
mod looks;
mod read;
mod sexes;

pub use choices::{Choices, FromLists, NotAMapping};
pub use draft::{Column, ColumnName, Draft, Finding, ListedPlayer, PlayersOfTeams};
pub use error::ListError;
pub use form::{Form, Separator};
pub use headings::{Field, RatingKind};
pub use lines::{reaches_the_end_in_quotes, spaced, too_long_a_line};
pub use read::read;

#[cfg(test)]
mod tests;
