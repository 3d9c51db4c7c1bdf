//! Tournament report files: TRF16, TRF25, TRF26 and the extensions of the pairing engines in use.
//!
//! [`read()`] reads the players' lines and every record that pairing needs, and stores all other
//! lines unchanged; [`write()`] writes them back. The [`Report`] checks its own consistency.
//! Positions count characters from 1, both ends included (trf 1).

mod columns;
mod comments;
mod days;
pub mod event;
pub mod event_type;
mod kept;
mod national;
mod points;
mod read;
pub mod report;
pub mod simulate;
pub mod teams;
mod tenths;
mod write;

pub use comments::{Told, ToldBoards, ToldPlace, ToldResult, comments, tells_by_hand};
pub use read::{read, read_in};
pub use report::{Fault, Report};
pub use write::{CannotWrite, Codes, write};

use super::decoding;

/// Returns true if an input is a tournament report: it has players' lines, which no other format has.
#[must_use]
pub fn is_report(input: &[u8]) -> bool {
    let wide = decoding::wide(input);
    let input = wide.as_deref().map_or(input, str::as_bytes);
    input.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| line.starts_with(b"001 "))
}

/// The fixed columns of a player's line (trf 4); a national line has the same.
mod player {
    pub(super) const NUMBER: (usize, usize) = (5, 8);
    pub(super) const SEX: (usize, usize) = (10, 10);
    pub(super) const TITLE: (usize, usize) = (11, 13);
    pub(super) const NAME: (usize, usize) = (15, 47);
    pub(super) const RATING: (usize, usize) = (49, 52);
    pub(super) const FEDERATION: (usize, usize) = (54, 56);
    pub(super) const FIDE_NUMBER: (usize, usize) = (58, 68);
    pub(super) const BIRTH: (usize, usize) = (70, 79);
    pub(super) const POINTS: (usize, usize) = (81, 84);
    pub(super) const RANK: (usize, usize) = (86, 89);
    /// The first column of the first round.
    pub(super) const ROUNDS: usize = 92;
    /// The number of columns of a round.
    pub(super) const ROUND_WIDTH: usize = 10;
}
