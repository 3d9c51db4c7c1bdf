//! Reasons: a function that computes a number tells a listener how it came about.
//!
//! The number and its explanation come from the same code and cannot disagree.

use std::fmt;

/// Hears the reasons of a computation.
pub trait Why {
    /// Takes one fact, with the clause of the rules that it applies.
    fn because(&mut self, clause: &'static str, fact: fmt::Arguments<'_>);

    /// Whether anybody listens; a caller may skip preparing facts when nobody does.
    fn listens(&self) -> bool {
        true
    }
}

/// Nobody asks.
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
    /// What was found.
    pub fact: String,
}

/// Keeps the reasons in the order in which they were given.
impl Why for Vec<Reason> {
    fn because(&mut self, clause: &'static str, fact: fmt::Arguments<'_>) {
        self.push(Reason { clause, fact: fact.to_string() });
    }
}
