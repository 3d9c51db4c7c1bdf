//! The rating lists while they are being loaded.

use std::time::{Duration, Instant};

/// The time between two checks for old rating lists.
const EVERY: Duration = Duration::from_hours(1);

/// The rating lists while they are being loaded.
#[derive(Debug, Default)]
pub(super) struct Loading {
    pub(super) runs: bool,
    /// True if the user waits for a comparison with the new lists.
    pub(super) is_asked: bool,
    looked: Option<Instant>,
}

impl Loading {
    /// Returns true if the lists should be checked now; `true` at most once an hour.
    pub(super) fn is_due(&mut self) -> bool {
        let is_due = self.looked.is_none_or(|looked| EVERY <= looked.elapsed());
        if is_due {
            self.looked = Some(Instant::now());
        }
        is_due
    }
}
