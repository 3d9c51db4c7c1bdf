//! Parts of the desk.

pub(crate) mod computed;
pub mod history;
mod imprint;
pub(crate) mod new_entries;
pub(crate) mod questions;
mod signing;
