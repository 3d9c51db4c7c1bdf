//! The formats of event files. A value that is saved states the first format that holds it (`least_format`).
//!
//! A new value joins the newest format as long as no release writes it. After a release, the next new value
//! begins a format: a constant one higher here, and a line in `engine/tests/file_format.rs`.

/// The newest format that this program reads.
///
/// The format of a file is the lowest one that can store its content. It rises with the first act that needs
/// a newer one, so that an older program reports a file that it cannot read, and reads all others.
pub const FORMAT: u32 = FORMAT_8;

/// The format of the first release.
pub const FIRST_FORMAT: u32 = 1;

/// The first format with a key in the header and signed seals.
pub(crate) const FORMAT_2: u32 = 2;

/// The first format in which a seal contains its table, rounds are corrected, and a list of players is one
/// act.
pub(crate) const FORMAT_3: u32 = 3;

/// The first format with prizes and check-in.
pub(crate) const FORMAT_4: u32 = 4;

/// The first format with all data of official reports and several ratings a player.
pub(crate) const FORMAT_5: u32 = 5;

/// The first format with what the regulations for official events require.
pub(crate) const FORMAT_6: u32 = 6;

/// The first format with further signing keys, partnerships, removed players, disputed results, changed table
/// sizes, ranking of unequal numbers of games, and undo of several entries at once.
pub(crate) const FORMAT_7: u32 = 7;

/// The first format with events of teams, the tie-breaks of teams, and the page of an event.
///
/// No release writes it; 0.1.0 writes up to format 7.
pub(crate) const FORMAT_8: u32 = 8;
