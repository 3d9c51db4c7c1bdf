//! News of the file, the clock and the other desks, and their wording in one line each.

use std::path::Path;

use crate::storage::event_file::{FileNews, Moved};
use formats::views::words;

/// News for the director besides the outcome of an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// Something happened to the file.
    File(FileNews),
    /// The clock of the machine shows an earlier time than the last entry.
    ClockWentBack {
        /// The time of the last entry.
        last: String,
        /// The time of the clock.
        now: String,
        /// True if new entries have the time of the last one until the clock has caught up. If that time is
        /// far ahead, they have the time of the clock.
        is_kept: bool,
    },
    /// Something happened among the desks that share the event.
    Shared(SharedNews),
}

/// News of the other desks for the director.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SharedNews {
    /// The number of waiting acts that were entered.
    Sent(usize),
    /// A line to read in passing.
    Told(String),
    /// A text to read before anything else is done.
    ToRead {
        /// The subject.
        title: String,
        /// The text.
        lines: Vec<String>,
    },
}

impl News {
    /// Words the news, with the file of the event.
    #[must_use]
    pub fn told(&self, event: &Path) -> String {
        let name = event.display();
        match self {
            Self::File(FileNews::Moved(Moved { loss, from, to })) => {
                format!("{}: the file {loss}; the event goes on in {}", from.display(), to.display())
            }
            Self::File(FileNews::Kept(path)) => {
                format!("{name}: the damaged file is kept as {}", path.display())
            }
            Self::File(FileNews::Doubtful(why)) => format!(
                "{name}: the entry is in the file, but the disk reports: {why} (copy the event to another disk)"
            ),
            Self::ClockWentBack { last, now, is_kept } => {
                format!("{name}: {}", clock_words(last, now, *is_kept))
            }
            Self::Shared(SharedNews::Sent(sent)) => format!("{name}: {}", sent_words(*sent)),
            Self::Shared(SharedNews::Told(told)) => format!("{name}: {told}"),
            Self::Shared(SharedNews::ToRead { title, lines }) => {
                format!("{name}: {title}: {}", lines.join(" "))
            }
        }
    }
}

/// Words that the clock is behind the last entry, and the time of new entries.
#[must_use]
pub fn clock_words(last: &str, now: &str, is_kept: bool) -> String {
    if is_kept {
        format!(
            "the clock of this computer went back to {now}; entries are dated {last} until it has caught up"
        )
    } else {
        format!(
            "the last entry is dated {last}, but the clock of this computer shows {now}: new entries are dated by the clock"
        )
    }
}

/// Words that waiting acts were entered.
#[must_use]
pub fn sent_words(sent: usize) -> String {
    format!("the server is back: {} entered that waited", words::count_of(sent, "act is", "acts are"))
}
