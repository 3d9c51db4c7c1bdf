//! The requests of screens to the program, and the long work that answers them.
//!
//! A screen or an overlay returns a [`request::Request`]; the program fulfils it at once or starts a [`job`].
//! A job is a function of a snapshot, runs on its own thread, shows its progress and can be stopped through a
//! [`watch`]. Nothing here draws, and nothing here changes the event.

pub mod consequences;
pub(crate) mod desks_job;
pub mod importing;
pub(crate) mod input_lines;
pub mod job;
pub mod publishing;
pub mod request;
pub(crate) mod said;
pub mod watch;
