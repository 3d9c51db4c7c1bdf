//! The tie-breaks of FIDE (Handbook C.07) for events of players and of teams: codes, values, explanations.
//!
//! All is computed from a [`Table`], or from a [`TeamTable`], which has a table for each score of teams.
//! Events and tournament reports both become one. [`Basis::order`] orders players, or teams, by a list of
//! [`Code`]s. Each [`Kind`] has a file in `kinds` with all that is known of it. Sums are
//! exact: points in hundredths, products in ten-thousandths.
//!
//! The program's decisions on open questions of the regulations (fide-tiebreaks 9):
//!
//! * STD compares with the scheduled opponent, by the letter of 7.7: a double forfeit is ½ for both.
//! * AOB is rounded to hundredths, half up, before it ranks; ARO, APRO and APPO to whole points, half up.
//! * TPR is computed from the rounded ARO and a share rounded to hundredths, half up.
//! * In the middle of an event the rounds are those that count so far, and the last of them is the last round
//!   of 16.2.
//! * PS/C1 leaves out the first round, whatever happened in it.
//! * Penalties and bonuses (TRF 299 without a type) change the player's own score alone, not opponents' sums.
//! * Opponents without a rating ([`Unrated`]): if they are left out, they do not count for APRO and APPO
//!   either; with a rating set by the rule they do. The lowest and the mean rating are those of the first
//!   ratings of all players in the event, the mean rounded half up; if no player has a rating, these
//!   tie-breaks are undefined. The rule does not apply to RTNG, the player's own rating.
//! * An unfinished game counts for nothing; an adjourned one is a draw.
//! * SSSC is rounded to hundredths, half up, before it ranks. Its factor comes from the announced number of
//!   rounds; where it is 0 and `/K` sets none, SSSC is undefined.
//! * EDEBT, EDEBB, EDET and EDEB compare the boards in the matches between the two teams alone.
//! * BC does not count in a tie of teams with different game points. A half-point bye of a team is a draw at
//!   each board.
//! * On game points a match is won over the board if it is won at each board.

mod basis;
mod code;
mod kinds;
mod modifiers;
mod order;
mod rule;
mod table;
mod teams;
mod working;

pub use basis::Basis;
pub use code::{Code, CodeFault};
pub use kinds::Kind;
pub use modifiers::Modifiers;
pub use order::{Criterion, Order};
pub use table::{Edition, Pairings, Player, Record, RecordKind, Table, Unrated};
pub use teams::{TeamRules, TeamTable};
pub use working::{Names, Shown, has, part_for, points_of_round, product, score_of, tell_added};

/// The value of a player, in ten-thousandths; `None` if it is undefined, which ranks last.
pub type Exact = Option<i64>;

/// One, in ten-thousandths.
pub const ONE: i64 = 10_000;
