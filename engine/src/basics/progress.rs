//! Long work: how far it is, and whether it may go on.

/// Watches a piece of long work, which asks it now and then. `()` lets everything run to its end.
pub trait Progress {
    /// Whether the work may go on; what it has worked out so far is thrown away otherwise.
    fn may_go_on(&self) -> bool {
        true
    }

    /// Notes that `done` parts of `of` are done. Returns whether the work may go on.
    fn reached(&self, _done: usize, _of: usize) -> bool {
        self.may_go_on()
    }
}

impl Progress for () {}

/// The work was stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("stopped")]
pub struct Stopped;

/// A part of longer work: it is stopped with the whole, and how far it is is nobody's concern.
pub struct Part<'a>(pub &'a dyn Progress);

impl Progress for Part<'_> {
    fn may_go_on(&self) -> bool {
        self.0.may_go_on()
    }
}
