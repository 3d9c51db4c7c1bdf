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
mod player;
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
