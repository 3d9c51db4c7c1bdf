//! Numbers, identifiers, texts, randomness and reasons: the vocabulary of all other folders.
//!
//! Begin with [`number::Points`], [`number::Rating`] and [`number::Money`], the identifiers of [`id`], and
//! [`text::Label`], the type of a name or a title. [`why::Why`] collects the reasons of a computation, and
//! [`progress::Progress`] watches long work and can stop it.
//!
//! * Points, ratings and money are whole numbers of units, never floats. [`decimal`] alone reads and writes
//!   them. Sums saturate instead of wrapping.
//! * A number and its reasons come from the same function, so they cannot disagree. The listener `()` ignores
//!   the reasons, at no cost.
//! * A text that was checked has no control characters ([`text::OneLine`]). One from an older event file was
//!   not; it is escaped wherever it is shown.
//! * Names are compared with [`folding`] and with nothing else.
//! * Chance comes from a seed ([`rng::Rng`]); the same seed draws the same on every machine.
//! * A saved value states the first file format that has it; [`file_format`] lists the formats.
//!
//! No rule of the sport is here. Nothing here knows a player, a game or an event.

pub mod decimal;
pub(crate) mod file_format;
pub mod folding;
pub mod id;
pub(crate) mod listed;
pub mod number;
pub mod progress;
pub mod rng;
pub mod shared;
pub mod text;
pub mod why;
pub mod words;
