//! Progress and stop flag of long work, shared by the keyboard and the worker.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use engine::progress::Progress;

/// The shared state of one piece of long work.
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

    /// Returns true if the work should stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Returns how much of the work is done, and how much there is, if that is known.
    #[must_use]
    pub fn progress(&self) -> Option<(usize, usize)> {
        let (done, of) = (self.done.load(Ordering::Relaxed), self.of.load(Ordering::Relaxed));
        (of > 0).then_some((done, of))
    }
}

impl Progress for Watch {
    fn may_go_on(&self) -> bool {
        !self.is_stopped()
    }

    fn reached(&self, done: usize, of: usize) -> bool {
        self.done.store(done, Ordering::Relaxed);
        self.of.store(of, Ordering::Relaxed);
        self.may_go_on()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_known_after_a_step_and_a_stop_ends_it() {
        let watch = Watch::default();
        assert_eq!(watch.progress(), None);
        assert!(watch.reached(3, 9));
        assert_eq!(watch.progress(), Some((3, 9)));
        watch.stop();
        assert!(!watch.reached(5, 9));
    }
}
