//! What happened, in one line each: to the file and the clock, for whoever shows no dialogs, and what an entry did.

use std::path::Path;

use super::shared::SharedNews;
use super::{Desk, News};
use crate::storage::event_file::{FileNews, Moved};
use engine::id::Seq;
use formats::views::{changes, words};

impl Desk {
    /// Says what entries did that were undone or redone at once, after a colon.
    #[must_use]
    pub fn told_of_step(&self, step: &[Seq]) -> String {
        /// How many entries are named.
        const NAMED: usize = 3;
        let mut step = step.to_vec();
        step.sort_unstable();
        let named: Vec<String> = step
            .iter()
            .take(NAMED)
            .map(|seq| self.told_of(*seq).trim_start_matches(": ").to_owned())
            .collect();
        let more = step.len().saturating_sub(NAMED);
        let more = if more == 0 { String::new() } else { format!("; and {more} more") };
        format!(": {}{more}", named.join("; "))
    }

    /// Tells what an entry did, behind a colon, for whoever has undone or redone it; nothing where there is no such entry.
    #[must_use]
    pub fn told_of(&self, seq: Seq) -> String {
        let Some(entry) = self.entries().iter().find(|entry| entry.seq == seq) else { return String::new() };
        let told = words::entry(self.state(), self.entries(), entry);
        let changes = self.changes(entry).map(|changes| format!(" ({})", changes::listed(&changes)));
        format!(": {} {}{}", told.kind, told.text, changes.unwrap_or_default())
    }
}

impl News {
    /// Tells it of the event in a file.
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

/// Says that the clock shows an earlier time than the last entry has, and which time new entries have.
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

/// Says that acts which waited for the server are entered.
#[must_use]
pub fn sent_words(sent: usize) -> String {
    format!("the server is back: {} entered that waited", words::count_of(sent, "act is", "acts are"))
}
