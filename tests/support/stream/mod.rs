//! A desk to which anything happens: keys, clicks, pastes, sizes and restarts in an order that no director would choose.
//!
//! [`Source`] makes what happens out of chance, [`Table`] lets it happen and looks at what became of it, [`Glass`] is the
//! terminal in which it is seen.

mod glass;
mod source;
pub mod table;

use std::fmt;
use std::path::{Path, PathBuf};

use crossterm::event::Event as Raw;
use wallchart::tui::keys::Key;

pub use self::source::Source;
pub use self::table::Table;

/// What happens.
#[derive(Clone)]
pub enum Step {
    Key(Key),
    Raw(Raw),
    /// A second passes.
    Tick,
    /// The program is gone and started again, without having been asked to quit.
    Restart,
    /// No event: disk and screen are compared here.
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
pub enum Game {
    Chess,
    Decided,
    Crikey,
    Dice,
    Tractor,
}

/// What lies on the desk at the beginning.
#[derive(Debug, Clone, Copy)]
pub enum Start {
    /// An event of `saves/`.
    Save(&'static str),
    /// A new event of a preset with so many players.
    New(&'static str, u32),
}

/// Returns where the example events are: in the folder of the package, or in one above.
fn saves() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let found = here.ancestors().map(|folder| folder.join("saves")).find(|saves| saves.is_dir());
    found.unwrap()
}
