//! Facts about an event that an audit compares with it.

/// Facts about an event from elsewhere: from paper, the site or the director.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Known {
    /// Heads of the chain, each given with at least [`SHORTEST_HEAD`] of its digits.
    pub heads: Vec<String>,
    /// The public keys that must have signed every seal and covered the last entry; those of the event if
    /// none is given.
    pub keys: Vec<String>,
    /// True if the event is not over, so that its last entries need not be signed.
    pub is_ongoing: bool,
    /// The time, if it is known.
    pub now: Option<String>,
}

/// The least number of digits of a head, which is the number that the screen and the reports show.
pub const SHORTEST_HEAD: usize = 6;
