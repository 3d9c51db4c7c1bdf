//! The formats of event files. A value that is saved states the first format that holds it (`least_format`).

/// The newest format that this program reads.
///
/// The format of a file is the lowest one that can store its content. It rises with the first act that needs
/// a newer one, so that an older program reports a file that it cannot read, and reads all others.
pub const FORMAT: u32 = TEAMS;

/// The format of the first release.
pub const FIRST_FORMAT: u32 = 1;

/// The first format with a key in the header and signed seals.
pub(crate) const SIGNED: u32 = 2;

/// The first format in which a seal contains its table, rounds are corrected, and a list of players is one
/// act.
pub(crate) const KEPT: u32 = 3;

/// The first format with prizes and check-in.
pub(crate) const HALL: u32 = 4;

/// The first format with all data of official reports and several ratings a player.
pub(crate) const REPORTED: u32 = 5;

/// The first format with what the regulations for official events require.
pub(crate) const OFFICIAL: u32 = 6;

/// The first format with further signing keys, partnerships, removed players, disputed results, changed table
/// sizes, ranking of unequal numbers of games, and undo of several entries at once.
pub(crate) const KEYED: u32 = 7;

/// The first format with events of teams, the tie-breaks of teams, and the page of an event.
pub(crate) const TEAMS: u32 = 8;
