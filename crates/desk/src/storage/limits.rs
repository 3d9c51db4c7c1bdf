//! The size limits of files that are read: a larger file is refused before it fills the memory.
//!
//! The limit of an event file is [`LARGEST`](super::event_file::LARGEST). The limits of rating lists, which
//! are read as streams, are in `formats::rating_list`.

/// The limit of reports, lists of players and inputs of the judges, in bytes. The largest input that a
/// bounded format allows has 36 MB (a thousand tournaments of Crikey); the report of 9,999 players in 99
/// rounds has 11 MB.
pub const INPUT: u64 = 64 << 20;

/// The limit of the unrecorded input of an event, in bytes. A hand-made pairing of 9,999 players, before and
/// after, has 0.5 MB.
pub const DRAFTS: u64 = 16 << 20;

/// The limit of settings, themes, definitions of prizes, and the program's lists for its user, in bytes.
pub const SMALL: u64 = 1 << 20;
