//! The tie-breaks of FIDE (Handbook C.07), individual: codes, values and their working.
//!
//! A [`Table`] is all that they rest on; events and tournament reports both become one. What a list of
//! [`Code`]s makes of it is an order: [`Basis::order`]. Sums are exact: points in hundredths, products in ten-thousandths.
//!
//! Where the regulations leave something open, this is what is done (fide-tiebreaks 9):
//!
//! * STD compares with the scheduled opponent, by the letter of 7.7: a double forfeit is ½ for both.
//! * AOB is rounded to hundredths, half up, before it ranks; ARO, APRO and APPO to whole points, half up.
//! * TPR rests on the rounded ARO and on a share rounded to hundredths, half up.
//! * In the middle of an event the rounds are those counted so far, and the last of them is the last round of 16.2.
//! * PS/C1 leaves the first round out, whatever happened in it.
//! * Penalties and bonuses (TRF 299 without a type) belong to the own score alone, not to opponents' sums.
//! * Opponents without a rating ([`Unrated`]): left out, they are no opponents of APRO and APPO either; with a rating in their place
//!   they are. The lowest and the mean are of the first ratings of all who are in the event, the mean rounded half up; where nobody
//!   has one, these tie-breaks are undefined. RTNG is the player's own rating and knows no other.
//! * A game that is still open is no element of anything; an adjourned one is a draw.

mod code;
mod kinds;
mod order;
mod table;
mod working;

pub use code::{Code, CodeFault, Kind};
pub use order::{Basis, Criterion, Order};
pub use table::{Edition, Pairings, Player, Record, RecordKind, Table, Unrated};
pub use working::{Names, Shown};

/// What a tie-break makes of a player: a number in ten-thousandths; none where it is undefined, which ranks last.
pub type Exact = Option<i64>;

/// The ten-thousandths of one.
pub const ONE: i64 = 10_000;
