//! A desk with random events: keys, clicks, pastes, sizes and restarts in an order that no director would
//! choose.
//!
//! [`Source`] produces the events, [`Table`] applies them and checks the results, [`Glass`] is the terminal
//! that shows them.

mod glass;
mod source;
pub(crate) mod table;

use std::fmt;
use std::path::{Path, PathBuf};

use crossterm::event::Event as Raw;
use wallchart::tui::keys::Key;

pub(crate) use self::source::Source;
pub(crate) use self::table::Table;

/// A step of a stream.
#[derive(Clone)]
pub(crate) enum Step {
    Key(Key),
    Raw(Raw),
    /// A second passes.
    Tick,
    /// The program is dropped and started again without a quit.
    Restart,
    /// No event: the disk and the screen are compared here.
    Check,
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(key) => write!(f, "{key}"),
            Self::Raw(raw) => write!(f, "{raw:?}"),
            Self::Tick => f.write_str("a second"),
            Self::Restart => f.write_str("restart"),
            Self::Check => f.write_str("check"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Game {
    Chess,
    Decided,
    Crikey,
    Dice,
    Tractor,
    Teams,
}

/// The event on the desk at the beginning.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Start {
    /// An event of `saves/`.
    Save(&'static str),
    /// A new event of a preset with this number of players.
    New(&'static str, u32),
}

/// Returns the folder of the example events, in the package or in one above.
fn saves() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let found = here.ancestors().map(|folder| folder.join("saves")).find(|saves| saves.is_dir());
    found.unwrap()
}
