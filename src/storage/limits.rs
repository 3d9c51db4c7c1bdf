//! The largest files that are read: what is larger is refused before it fills the memory.
//!
//! That of an event file is [`LARGEST`](super::event_file::LARGEST); those of rating lists, which are read as streams, stand
//! together in `formats::rating_list`.

/// Reports, lists of players and inputs of the judges, in bytes: the largest input that a format with bounds allows has
/// 36 MB (a thousand tournaments of Crikey), the report of 9,999 players in 99 rounds 11 MB.
pub const INPUT: u64 = 64 << 20;

/// What is typed and not recorded of an event, in bytes: the pairing of 9,999 players by hand, before and after, has 0.5 MB.
pub const DRAFTS: u64 = 16 << 20;

/// Settings, themes, definitions of prizes, and the lists that the program keeps for its user, in bytes.
pub const SMALL: u64 = 1 << 20;
