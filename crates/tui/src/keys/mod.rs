//! The keys: one table, from which lookup, key bar, help, palette and the manual's table are made.
//!
//! They cannot disagree, because none of them is written twice. A key means an [`intent`] in a [`Context`];
//! the settings of a user change the keys of the table, never the intents.

mod bindings;
mod context;
pub mod intent;
mod key;
mod keymap;

pub use bindings::{BINDINGS, Binding, manual};
pub use context::Context;
pub use key::{Key, Named};
pub use keymap::{Bound, Keymap, KeymapError, Override};
