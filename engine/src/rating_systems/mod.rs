//! The rating systems (FIDE, Glicko-2, probit) as functions of results and earlier ratings.
//!
//! Begin with [`fide`], [`glicko2`] or [`probit`], each a system with its rules as a struct of parameters.
//! The rating-points exchange of Crikey is part of that game ([`crikey`](crate::game::crikey)). The games of
//! an event become the input of these functions in [`tournament_ratings`](crate::tournament_ratings).
//!
//! * [`fide`] counts in whole points and hundredths, and rounds only where the regulations do. The scoring
//!   probabilities are FIDE's table ([`fide_table`]), which no formula reproduces.
//! * [`glicko2`] and [`probit`] use floats, with the functions of `libm`, so that every machine has the same
//!   digits. Their results are rounded once, by a named rule ([`probit::rounding`]).
//! * [`performance`] is the rating at which a result would have been expected; tie-breaks and lists use it.
//! * [`kind`] names the rating lists from which a player can have a rating.
//!
//! Sources: FIDE B.02 in the editions of [`fide::FideEdition`], Glickman's paper of 2012, Rönnblom's systems
//! of 2005 (sections 3.1 to 3.6 of the seed documents). Nothing here knows an event or names: players are
//! numbers.

pub mod fide;
pub mod fide_table;
pub mod glicko2;
pub mod kind;
pub mod performance;
pub mod probit;
