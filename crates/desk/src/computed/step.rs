//! Undone and redone entries in words.

use super::Computed;
use engine::id::Seq;
use formats::views::{changes, words};

impl Computed {
    /// Describes entries that were undone or redone at once, after a colon.
    #[must_use]
    pub fn step_in_words(&self, step: &[Seq]) -> String {
        /// The number of entries that are named.
        const NAMED: usize = 3;
        let mut step = step.to_vec();
        step.sort_unstable();
        let named: Vec<String> = step
            .iter()
            .take(NAMED)
            .map(|seq| self.entry_in_words(*seq).trim_start_matches(": ").to_owned())
            .collect();
        let more = step.len().saturating_sub(NAMED);
        let more = if more == 0 { String::new() } else { format!("; and {more} more") };
        format!(": {}{more}", named.join("; "))
    }

    /// Describes an undone or redone entry, after a colon; empty if there is no such entry.
    #[must_use]
    pub fn entry_in_words(&self, seq: Seq) -> String {
        let Some(entry) = self.entries().iter().find(|entry| entry.seq == seq) else { return String::new() };
        let told = words::entry(self.state(), self.entries(), entry);
        let changes = self.changes(entry).map(|changes| format!(" ({})", changes::listed(&changes)));
        format!(": {} {}{}", told.kind, told.text, changes.unwrap_or_default())
    }
}
