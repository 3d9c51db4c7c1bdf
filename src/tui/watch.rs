//! What the keyboard and the worker share of one piece of long work: how far it is, and whether it is to stop.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::engine::why::Why;

/// One piece of long work, seen from both sides.
#[derive(Debug, Default)]
pub struct Watch {
    stopped: AtomicBool,
    done: AtomicUsize,
    of: AtomicUsize,
}

impl Watch {
    /// Stops the work.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the work is to stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Notes how much of how much is done, and tells whether to stop there.
    pub fn reach(&self, done: usize, of: usize) -> bool {
        self.done.store(done, Ordering::Relaxed);
        self.of.store(of, Ordering::Relaxed);
        self.is_stopped()
    }

    /// Returns how much of how much is done, where that is known.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        let (done, of) = (self.done.load(Ordering::Relaxed), self.of.load(Ordering::Relaxed));
        (of > 0).then_some((done, of))
    }
}

/// Hears how far a computation is, and nothing of its reasons.
impl Why for &Watch {
    fn because(&mut self, _: &'static str, _: fmt::Arguments<'_>) {}

    fn reached(&mut self, done: usize, of: usize) {
        self.reach(done, of);
    }

    fn listens(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_known_once_there_is_some_and_a_stop_is_told_where_it_is_noted() {
        let watch = Watch::default();
        assert_eq!(watch.progress(), None);
        assert!(!watch.reach(3, 9));
        (&mut &watch).reached(4, 9);
        assert_eq!(watch.progress(), Some((4, 9)));
        watch.stop();
        assert!(watch.reach(5, 9));
    }
}
