//! What the wall of the playing hall shows: pairings by board and by name, standings, the crosstable.
//!
//! A [`content::Sheet`] is what is said, a [`layout::Layout`] where on a page of some size it stands, [`letters`] are the
//! headlines that are read from the other end of the hall. When pages turn is for the projector to know.

pub mod content;
pub mod layout;
pub mod letters;
pub mod page;
