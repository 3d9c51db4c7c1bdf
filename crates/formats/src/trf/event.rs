//! Converts between an event and a tournament report (TRF): the players, their rounds and the
//! settings of a game of two.

mod differences;
mod read;
mod teams;
#[cfg(test)]
mod tests;
mod write;

pub(crate) use read::entrant;
pub use read::{ReadEvent, read};
pub use write::{OWN_TABLES, PLACE, is_place, write, write_for_rating};

fn behind_line(line: usize, text: &str) -> String {
    if line == 0 { text.to_owned() } else { format!("line {line}: {text}") }
}
