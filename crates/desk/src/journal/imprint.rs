//! The journal that a report or a site is made from.

use super::Journal;
use crate::signing;
use formats::calendar::Calendar;
use formats::report::Imprint;

impl Journal {
    /// Returns the journal that a report is made from, in a zone and a language.
    #[must_use]
    pub fn imprint(&self, calendar: &Calendar) -> Imprint {
        let details = &self.state().details;
        Imprint {
            last_entry: calendar.moment(self.saved_at()),
            days: calendar.days(&details.first_day, &details.last_day),
            head: self.head().to_owned(),
            key: signing::listed(&self.state().keys),
            identity: self.identity().to_owned(),
        }
    }
}
