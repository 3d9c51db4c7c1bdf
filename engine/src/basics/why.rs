//! Reasons: a function that computes a number can report the steps to a listener.
//!
//! The number and its explanation come from the same code and cannot disagree.

use std::fmt;

/// A listener for the reasons of a computation.
pub trait Why {
    /// Reports a fact, with the clause of the rules that applies.
    fn because(&mut self, clause: &'static str, fact: fmt::Arguments<'_>);

    /// Returns true if the listener uses the facts; otherwise a caller may skip preparing them.
    fn listens(&self) -> bool {
        true
    }
}

/// Ignores all reasons.
impl Why for () {
    fn because(&mut self, _: &'static str, _: fmt::Arguments<'_>) {}

    fn listens(&self) -> bool {
        false
    }
}

/// One reason: the clause and the fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The clause of the rules, for instance `C.04.3 C6`.
    pub clause: &'static str,
    /// The fact.
    pub fact: String,
}

/// Collects the reasons in order.
impl Why for Vec<Reason> {
    fn because(&mut self, clause: &'static str, fact: fmt::Arguments<'_>) {
        self.push(Reason { clause, fact: fact.to_string() });
    }
}
