//! The wall of the playing hall: pairings by board and by name, standings, crosstable.
//!
//! A [`content::Sheet`] is the content, a [`layout::Layout`] its places on pages of some size, and
//! [`letters`] are headlines that can be read from the other end of the hall. The projector overlay decides
//! when pages turn.

pub(crate) mod content;
pub(crate) mod layout;
pub(crate) mod letters;
pub(crate) mod page;
