//! Plain repetition, as the author sketched it: start with the ratings before the batch and rate again
//! until nothing changes (3.4, 3.6).

use super::batch::Batch;
use super::rounding::{Decimals, round};

/// The most sweeps; if the last of them does not stop there is no result (3.6).
pub const MOST_SWEEPS: u32 = 1000;

/// The decimals that must agree between two sweeps, whatever Q is (3.6, 3.10).
pub(super) const COMPARED: Decimals = Decimals::One;

/// How plain repetition ends.
#[derive(Debug, Clone, PartialEq)]
pub enum Repetition<N> {
    /// The ratings agree with those of the sweep before.
    Settled {
        /// The sweeps until then, that one included.
        n_sweeps: u32,
        /// The ratings of the last sweep.
        ratings: Vec<N>,
    },
    /// The ratings still differ after the last sweep; in the end they swing between two vectors (3.4).
    Swings {
        /// The largest change of a rating in the last sweep.
        swing: N,
    },
}

impl Batch {
    /// Repeats with the true normal distribution (3.6, `plain`).
    #[must_use]
    pub fn repeat(&self) -> Repetition<f64> {
        let before = self.before();
        let sweep = |ratings: &[f64]| {
            let gains = self.gains(ratings);
            before.iter().zip(gains).map(|(rating, gain)| rating + gain).collect()
        };
        let change = |one: f64, other: f64| libm::fabs(one - other);
        repeat(before.clone(), sweep, |rating| round(rating, COMPARED), change)
    }
}

/// Repeats sweeps until all ratings agree with those before.
///
/// Where the ratings are exactly those of the sweep before the last, they swing for ever, and the sweeps
/// that are left are not done.
pub(super) fn repeat<N: Copy + Default + PartialOrd>(
    start: Vec<N>,
    sweep: impl Fn(&[N]) -> Vec<N>,
    rounded: impl Fn(N) -> i64,
    change: impl Fn(N, N) -> N,
) -> Repetition<N> {
    let (mut last, mut before_last) = (start, Vec::new());
    let mut swing = N::default();
    for n_sweeps in 1..=MOST_SWEEPS {
        let next = sweep(&last);
        if next.iter().zip(&last).all(|(&next, &last)| rounded(next) == rounded(last)) {
            return Repetition::Settled { n_sweeps, ratings: next };
        }
        swing = next.iter().zip(&last).fold(N::default(), |most, (&next, &last)| {
            let change = change(next, last);
            if most < change { change } else { most }
        });
        if next == before_last {
            break;
        }
        before_last = std::mem::replace(&mut last, next);
    }
    Repetition::Swings { swing }
}
