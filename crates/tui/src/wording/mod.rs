//! Texts that several screens share: the header, questions about an act and their outcomes, refusals, the
//! consequences of an act, the comparison of two moments, the manual and the tour.
//!
//! Keys in a text come from the keymap, so a text never names a key that the director has bound to something
//! else.

pub(crate) mod act_consequences;
pub(crate) mod compare_moments;
pub(crate) mod header_text;
pub mod manual;
pub(crate) mod question_outcomes;
pub(crate) mod refusals;
pub mod tour;
