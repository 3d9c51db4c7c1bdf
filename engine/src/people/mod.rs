//! People: the data of a person (sex, title, federation, date of birth), and the distinction of namesakes.
//!
//! Knows no event: neither rounds nor results.

pub mod entrant;
pub(crate) mod namesakes;
pub mod person;
