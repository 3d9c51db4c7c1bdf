//! Acts from typed or written input: a file of results, a list of the players of teams, a list of boards, a
//! line that names a player or two partners, and the input that is not recorded yet.
//!
//! [`drafts`] stores that input beside the event. The other modules are functions from the state of an event
//! and the input to acts; the desk checks and records them.

pub mod drafts;
pub mod members;
pub mod named_player;
pub mod pairing;
pub mod partnerships;
pub mod results;
