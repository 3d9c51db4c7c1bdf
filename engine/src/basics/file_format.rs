//! The formats of event files. A value that is saved states the first format that holds it (`least_format`).

/// The newest format that this program reads.
///
/// The format of a file is the least one that holds what is in it. It rises with the first act that needs a newer one,
/// so that an older program says that it cannot read the file, and reads every file that it can.
pub const FORMAT: u32 = KEYED;

/// The format of the first release.
pub const FIRST_FORMAT: u32 = 1;

/// The format from which on headers may hold a key and seals may be signed.
pub(crate) const SIGNED: u32 = 2;

/// The format from which on seals keep the table that was announced, rounds can be put right, and a list of players is one act.
pub(crate) const KEPT: u32 = 3;

/// The format from which on an event holds its prizes, and who is here before a round is paired.
pub(crate) const HALL: u32 = 4;

/// The format from which on an event holds all that official reports ask for, and players may have several ratings.
pub(crate) const REPORTED: u32 = 5;

/// The format from which on an event holds what the regulations for official events ask for.
pub(crate) const OFFICIAL: u32 = 6;

/// The format of events that name further signing keys, partnerships, removed players, disputed results, other table sizes or how
/// unequal numbers of games rank, and in which one undo takes back several entries.
pub(crate) const KEYED: u32 = 7;
