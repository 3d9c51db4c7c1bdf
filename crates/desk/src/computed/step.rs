//! Undone and redone entries in words.

use super::Computed;
use engine::id::Seq;
use formats::language::desk::DeskLanguage;
use formats::values;
use formats::views::{changes, words};

impl Computed {
    /// Describes entries that were undone or redone at once, after a colon.
    #[must_use]
    pub fn step_in_words(&self, step: &[Seq], language: &DeskLanguage) -> String {
        /// The number of entries that are named.
        const NAMED: usize = 3;
        let mut step = step.to_vec();
        step.sort_unstable();
        let named: Vec<String> = step
            .iter()
            .take(NAMED)
            .map(|seq| self.entry_in(*seq, language).trim_start_matches(": ").to_owned())
            .collect();
        let more = step.len().saturating_sub(NAMED);
        let more = if more == 0 {
            String::new()
        } else {
            format!("; {}", language.tell("and-more", &values! { "count" => more }))
        };
        format!(": {}{more}", named.join("; "))
    }

    /// Describes an undone or redone entry, after a colon; empty if there is no such entry.
    #[must_use]
    pub fn entry_in_words(&self, seq: Seq) -> String {
        self.entry_in(seq, &DeskLanguage::default())
    }

    fn entry_in(&self, seq: Seq, language: &DeskLanguage) -> String {
        let Some(entry) = self.entries().iter().find(|entry| entry.seq == seq) else { return String::new() };
        let told = words::entry(self.state(), self.entries(), entry);
        let changes = self.changes(entry).map(|changes| changes::listed(&changes));
        let changes = changes.map(|changes| format!(" ({})", language.word(&changes)));
        let (kind, text) = (language.word_at("act", told.kind), language.word(&told.text));
        format!(": {kind} {text}{}", changes.unwrap_or_default())
    }
}
