//! The journal that a report or a site is made from.

use super::Journal;
use crate::signing;
use formats::calendar::Calendar;
use formats::language::Language;
use formats::report::Imprint;

impl Journal {
    /// Returns the journal that a report is made from, in a zone and a language.
    #[must_use]
    pub fn imprint(&self, calendar: &Calendar) -> Imprint {
        let details = &self.state().details;
        let imprint = Imprint {
            head: self.head().to_owned(),
            key: signing::listed(&self.state().keys),
            identity: self.identity().to_owned(),
            ..Imprint::default()
        };
        imprint.dated(Language::of_event(details), calendar, details, self.saved_at())
    }
}
