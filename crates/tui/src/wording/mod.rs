//! Texts that several screens share: the header, questions about an act and their outcomes, refusals, the
//! consequences of an act, the comparison of two moments, the manual and the tour.
//!
//! Keys in a text come from the keymap, so a text never names a key that the director has bound to something else.

pub mod act_consequences;
pub mod compare_moments;
pub mod header_text;
pub mod manual;
pub mod question_outcomes;
pub mod refusals;
pub mod tour;
