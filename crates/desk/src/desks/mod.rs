//! Several desks at one event: the server that one of them starts, how a desk joins, and the link to the
//! others.
//!
//! The network is built only with the cargo feature `desks`. Without it a shared event is read-only: no other
//! desk would receive new entries.

#[cfg(feature = "desks")]
pub mod code;
pub mod conflict;
#[cfg(feature = "desks")]
mod greeting;
#[cfg(feature = "desks")]
mod hex;
#[cfg(feature = "desks")]
pub mod host;
#[cfg(feature = "desks")]
pub mod join;
pub mod membership;
#[cfg(feature = "desks")]
mod nats;
pub mod network;
#[cfg(feature = "desks")]
mod pinned;
#[cfg(feature = "desks")]
mod roster;
#[cfg(feature = "desks")]
mod server;
mod together;

pub use together::{NotTogether, ahead, follow_move, meet};
#[cfg(feature = "desks")]
pub use together::{link, present};

/// The default name of the lead's desk.
pub const LEAD: &str = "Lead";

/// True if the program is built with the network. If not, no screen offers to share or to join.
pub const BUILT: bool = cfg!(feature = "desks");

/// The message of a program that is built without the network.
pub const NOT_BUILT: &str = "this wallchart works alone: it is built without several desks (`cargo build --release --features desks` has them)";

/// The function that is called when news of the other desks arrives.
pub type Wake = Box<dyn Fn() + Send>;
