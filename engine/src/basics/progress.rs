//! Progress of long work, and its cancellation.

/// A monitor that long work calls from time to time. `()` never stops the work.
pub trait Progress {
    /// Returns true if the work may continue; otherwise its partial result is discarded.
    fn may_go_on(&self) -> bool {
        true
    }

    /// Notes that `done` parts of `of` are done. Returns whether the work may continue.
    fn reached(&self, _done: usize, _of: usize) -> bool {
        self.may_go_on()
    }
}

impl Progress for () {}

/// The work was stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("stopped")]
pub struct Stopped;

/// A part of longer work: it stops with the whole, and its own progress is not reported.
pub struct Part<'a>(pub &'a dyn Progress);

impl Progress for Part<'_> {
    fn may_go_on(&self) -> bool {
        self.0.may_go_on()
    }
}
