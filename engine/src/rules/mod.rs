//! The rules for a director's acts: every act is checked here, by the rules of play and by the federation's
//! regulations.
//!
//! Begin with `State::check` in [`check`], which refuses impossible acts, and `State::warnings` there, which
//! asks about doubtful ones. [`catalogue`] has the choices of an event, their parameters and valid
//! combinations.
//!
//! * A check changes nothing. `State::apply` checks an act, then calls `State::evolve`.
//! * A replay calls `State::check` for old journals, so it refuses only what it always refused. A rule that
//!   came later belongs in `State::check_now` ([`regulated`]), which is called for new acts.
//! * A warning has a level and a clause ([`Warning`](crate::event::refusal::Warning)).
//! * [`official`] applies only while an event follows the regulations; it is asked last. [`partners`] has the
//!   checks of partnerships.
//! * [`plausible`] gives hints about improbable results and never asks; [`doubtful`] finds improbable data of
//!   players, about which the warnings ask.
//! * [`differences`] compares a published round with the system's pairing; [`round_correction`] decides what
//!   a correction of a round does to its results.
//!
//! Sources: C.04.1, C.04.2 and C.05, and the federation's checklist, as the modules name them. Pairing and
//! ranking do not know this folder; only [`journal`](crate::journal) is above it.

pub mod catalogue;
pub mod check;
pub(crate) mod differences;
pub mod doubtful;
pub mod official;
pub(crate) mod partners;
pub mod plausible;
pub mod regulated;
pub mod round_correction;
pub(crate) mod round_robin;
