//! Checks the times of entries.
//!
//! Times increase in a journal. If they do not, the fewest entries are named that explain it: one entry dated
//! far ahead is wrong, not the hundred after it.

use super::known::Known;
use crate::storage::chain::Contents;
use engine::id::Seq;
use engine::text::Label;
use formats::clock;

/// An entry whose time cannot be right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimeFault {
    /// The entry; 0 for the header.
    pub entry: Seq,
    /// Its time.
    pub at: Label,
    /// The fault.
    pub wrong: WrongTime,
    /// True if the fault is so large that the clock was wrong; the desk continues with the true time then.
    pub is_by_far: bool,
}

/// The fault of a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WrongTime {
    /// It is not a time.
    #[error("is not a time (expected RFC 3339)")]
    NoTime,
    /// It is before that of the previous entry.
    #[error("is before the time of the entry before it")]
    Backwards,
    /// It is after those of later entries, which are in order.
    #[error("is ahead of the entries after it")]
    Ahead,
    /// It is after the time of the audit.
    #[error("is ahead of the clock of this computer")]
    AheadOfClock,
}

/// Returns the fault of the time of an entry after others, latest first. A desk continues with the true time
/// after an entry that was dated far ahead, and after those with the same time. No desk writes any other step
/// back.
pub(crate) fn wrong_time<'a>(at: &Label, before: impl Iterator<Item = &'a Label>) -> Option<WrongTime> {
    let Some(here) = clock::seconds(at) else { return Some(WrongTime::NoTime) };
    let mut before = before.filter_map(|label| clock::seconds(label));
    let last = before.next().filter(|last| here < *last)?;
    let is_ahead = clock::FAR < last - here;
    let is_true = before.find(|time| *time != last).is_none_or(|time| time <= here);
    (!is_ahead || !is_true || !clock::may_be_right(here)).then_some(WrongTime::Backwards)
}

/// Returns the entries of a journal with wrong times; 0 is the header. Of several entries with the same time
/// ahead, only the first is named.
pub(super) fn wrong_times(contents: &Contents, known: &Known) -> Vec<TimeFault> {
    let entries = contents.entries.iter().map(|entry| (entry.seq, &entry.at));
    let now = known.now.as_deref().and_then(clock::seconds);
    let mut faults = Vec::new();
    let mut timed: Vec<(Seq, &Label, i64)> = Vec::new();
    let mut ahead_of_clock = None;
    for (entry, at) in std::iter::once((Seq(0), &contents.header.opened)).chain(entries) {
        let fault = |wrong, is_by_far| TimeFault { entry, at: at.clone(), wrong, is_by_far };
        match clock::seconds(at) {
            None => faults.push(fault(WrongTime::NoTime, false)),
            Some(seconds) if now.is_some_and(|now| now + clock::FAR < seconds) => {
                if ahead_of_clock.replace(seconds) != Some(seconds) {
                    faults.push(fault(WrongTime::AheadOfClock, true));
                }
            }
            Some(seconds) => timed.push((entry, at, seconds)),
        }
    }
    let seconds: Vec<i64> = timed.iter().map(|(.., seconds)| *seconds).collect();
    let in_order = longest_in_order(&seconds);
    let mut named = None;
    for (place, (entry, at, here)) in timed.into_iter().enumerate() {
        let next = in_order.partition_point(|kept| *kept < place);
        if in_order.get(next) == Some(&place) {
            continue;
        }
        let time_of = |kept: Option<&usize>| kept.and_then(|kept| seconds.get(*kept)).copied();
        let before = next.checked_sub(1).and_then(|last| time_of(in_order.get(last)));
        let (wrong, by) = match time_of(in_order.get(next)) {
            Some(after) if after < here => (WrongTime::Ahead, here - after),
            Some(_) | None => (WrongTime::Backwards, before.map_or(0, |before| before - here)),
        };
        if named.replace((wrong, here)) != Some((wrong, here)) {
            faults.push(TimeFault { entry, at: at.clone(), wrong, is_by_far: clock::FAR < by });
        }
    }
    faults.sort_by_key(|fault| fault.entry);
    faults
}

/// Returns the places of a longest sequence of numbers that do not decrease; of several, the one with the
/// smaller numbers.
fn longest_in_order(numbers: &[i64]) -> Vec<usize> {
    // The last place of the best sequence of each length, and the place before each place in its sequence.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(numbers.len());
    for (place, number) in numbers.iter().enumerate() {
        let length = ends.partition_point(|end| numbers[*end] <= *number);
        before.push(length.checked_sub(1).map(|shorter| ends[shorter]));
        match ends.get_mut(length) {
            Some(end) => *end = place,
            None => ends.push(place),
        }
    }
    let mut places: Vec<usize> =
        std::iter::successors(ends.last().copied(), |place| before[*place]).collect();
    places.reverse();
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_few_as_possible_are_out_of_order() {
        assert_eq!(longest_in_order(&[1, 2, 9, 3, 4]), [0, 1, 3, 4]);
        assert_eq!(longest_in_order(&[5, 6, 7, 1, 8]), [0, 1, 2, 4]);
        assert_eq!(longest_in_order(&[1, 9, 2]), [0, 2], "what is ahead is wrong, not what follows");
        assert_eq!(longest_in_order(&[2, 2, 2]), [0, 1, 2]);
        assert!(longest_in_order(&[]).is_empty());
    }
}
