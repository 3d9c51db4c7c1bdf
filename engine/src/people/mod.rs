//! People: the facts of a person (sex, title, federation, date of birth), and how namesakes are distinguished.
//!
//! Knows no event: neither rounds nor results.

pub mod entrant;
pub(crate) mod namesakes;
pub mod person;
