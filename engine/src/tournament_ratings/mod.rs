//! The ratings of an event: the choice among a player's ratings, the rated games, and the ratings after a
//! round.
//!
//! Begin with [`event::after`], the ratings of all players after a round, and [`event::working`], the reasons
//! for one of them. [`summary::of`] has the numbers for a report of rating changes.
//!
//! * A player can have several ratings. [`listed`] alone decides which one counts: `State::rating_of` for
//!   seeding, prizes, performances and tie-breaks, `Entrant::fide_rating` for FIDE's calculation.
//! * Only games that were played are rated; [`period::not_counted`] names the others. A result that is
//!   reported for rating replaces that of the standings.
//! * An event is one rating period for FIDE ([`fide_event`]) and Glicko-2 ([`glicko2_event`]); with FIDE an
//!   event of more than 30 days has a period for each list.
//! * In an event of teams the persons are rated: call these functions with the state of
//!   [`Persons`](crate::event::state::Persons).
//!
//! The formulas, with their sources, are in [`rating_systems`](crate::rating_systems). Nothing here knows a
//! pairing or a ranking.

pub mod event;
pub mod fide_event;
pub mod glicko2_event;
pub mod listed;
pub mod period;
pub mod summary;
