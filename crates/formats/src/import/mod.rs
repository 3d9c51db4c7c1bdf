//! Import: an input becomes the draft of an event, in four steps.
//!
//! 1. `input` recognises the format and parses a judge input.
//! 2. `judge`, or `trf::read_in` with `trf::event::read` or, for teams, `trf::event::read_teams`, read it as
//!    a draft.
//! 3. `system`, `absences`, `ranks` and `corrections` repair the draft of a report (`teams` that of a report
//!    of teams): an event has one pairing system, one list of tie-breaks and a journal in order, and a report
//!    may have less or more.
//! 4. `explain` adds the findings about the draft as it is now.
//!
//! A step is a function from draft to draft. The desk records the result. A fault is a value with its line;
//! the caller words it with the name of the file.

mod absences;
mod corrections;
mod drafts;
mod error;
mod explain;
mod input;
pub mod judge;
mod ranks;
mod system;
mod teams;
mod wanted;

pub use crate::draft::Draft;
pub use drafts::{drafts, report};
pub use error::{DraftError, ImportError, MOST_EVENTS};
pub use explain::named_twice;
pub use wanted::{Format, GoesOn, Wanted};
