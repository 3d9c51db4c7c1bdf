//! The desk: an event, its journal, its file and the clock, alone or shared with other desks.
//!
//! * [`Desk`] is an open event. [`Desk::record`] is the only way to change it.
//! * [`Journal`] checks acts, appends their entries to the file and applies them to the state.
//! * [`Computed`] is a journal with the results computed from it.
//! * [`shared`] is an event that several desks share; [`desks`] is the network between them.
//! * [`storage`] reads and writes files.

pub mod audit;
mod computed;
mod desk;
pub mod desks;
mod equipment;
mod error;
pub mod import;
pub mod input;
mod journal;
pub mod news;
mod not_shared;
pub mod publication;
pub mod shared;
pub mod signing;
pub mod storage;
pub mod user;

pub use crate::storage::event_file::{FileNews, Moved};
pub use computed::{Computed, history};
pub use desk::{Desk, Keys, Others, OthersMut};
pub use equipment::Equipment;
pub use error::DeskError;
pub use journal::{Journal, Reading, warnings_of};
pub use news::News;
pub use not_shared::{BoardElsewhere, Change, Disagreement, Forbidden, NotShared, SameElsewhere, Unreached};
