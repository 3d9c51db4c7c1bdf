//! The only place that reads the time.

use std::time::Instant;

use jiff::{SignedDuration, Timestamp, Unit};

/// The source of the time of an act.
pub trait Clock {
    /// Returns the time now in RFC 3339, whole seconds, UTC.
    fn now(&mut self) -> String;
}

impl<C: Clock + ?Sized> Clock for Box<C> {
    fn now(&mut self) -> String {
        (**self).now()
    }
}

/// The clock of the machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&mut self) -> String {
        let now = time();
        now.round(Unit::Second).unwrap_or(now).to_string()
    }
}

#[expect(clippy::disallowed_methods, reason = "this is the one place")]
fn time() -> Timestamp {
    Timestamp::now()
}

/// Returns the present moment of a monotonic clock, for measuring durations.
#[must_use]
pub fn instant() -> Instant {
    Instant::now()
}

/// Returns true if a text is a moment in RFC 3339.
#[must_use]
pub fn is_moment(text: &str) -> bool {
    text.parse::<Timestamp>().is_ok()
}

/// Returns true if a moment is before another one; false if one of them is not a moment.
#[must_use]
pub fn is_before(one: &str, other: &str) -> bool {
    let parsed = one.parse::<Timestamp>().ok().zip(other.parse::<Timestamp>().ok());
    parsed.is_some_and(|(one, other)| one < other)
}

/// Returns the seconds from one moment to another, negative if the second one is earlier.
#[must_use]
pub fn seconds_between(one: &str, other: &str) -> Option<i64> {
    let (one, other) = one.parse::<Timestamp>().ok().zip(other.parse::<Timestamp>().ok())?;
    Some(other.as_second() - one.as_second())
}

/// Returns the moment that is so many seconds later than another one; `None` if it does not exist.
#[must_use]
pub fn later(moment: &str, by: std::time::Duration) -> Option<String> {
    let moment = moment.parse::<Timestamp>().ok()?;
    moment.checked_add(by).ok().map(|later| later.to_string())
}

/// The error of a clock, in seconds, from which nothing waits for it: a smaller one passes
/// within the hour.
pub const FAR: i64 = 3600;

/// The earliest moment of a correct clock: the program is younger.
const EARLIEST: &str = "2026-01-01T00:00:00Z";

/// Returns true if a correct clock can show a moment (seconds since 1970): it cannot be earlier than the
/// program itself.
#[must_use]
pub fn may_be_right(moment: i64) -> bool {
    seconds(EARLIEST).is_some_and(|earliest| earliest <= moment)
}

/// Returns the seconds of a moment since 1970.
#[must_use]
pub fn seconds(moment: &str) -> Option<i64> {
    moment.parse::<Timestamp>().ok().map(Timestamp::as_second)
}

/// Returns true if a moment is so far ahead of the clock that the moment is wrong, and not the clock.
#[must_use]
pub fn is_far_ahead(moment: &str, now: &str) -> bool {
    !is_before(now, EARLIEST) && seconds_between(now, moment).is_some_and(|ahead| FAR < ahead)
}

/// Returns a random seed; a run is repeatable with it once the seed is recorded.
#[must_use]
pub fn fresh_seed() -> u64 {
    // Without a random source of the system, the moment is the next best.
    let moment = |_| u32::try_from(time().subsec_nanosecond()).unwrap_or_default();
    getrandom::u32().unwrap_or_else(moment).into()
}

/// A clock that starts at a given moment and advances by one second per act: the same run creates the
/// same file.
#[derive(Debug, Clone, Copy)]
pub struct SteppingClock {
    next: Timestamp,
}

impl SteppingClock {
    /// Starts at a moment in RFC 3339.
    ///
    /// # Errors
    ///
    /// The text is not a moment.
    pub fn starting(at: &str) -> Result<Self, jiff::Error> {
        Ok(Self { next: at.parse()? })
    }
}

impl Clock for SteppingClock {
    fn now(&mut self) -> String {
        let now = self.next;
        self.next = now.checked_add(SignedDuration::from_secs(1)).unwrap_or(now);
        now.to_string()
    }
}
