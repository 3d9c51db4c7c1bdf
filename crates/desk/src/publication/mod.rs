//! The files that an event gives to players and the public: the paper of a round, and a small web site.
//!
//! Both are made from a state after the act was recorded. A fault here never undoes the act.

pub mod form;
pub mod paper;
pub mod site;
mod typefaces;
